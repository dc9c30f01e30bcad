"""Texts with rules' numbers in them: every number is a link that opens the rule."""

import re
from html import escape
from typing import Final

from PySide6.QtCore import QUrl, Signal
from PySide6.QtWidgets import QTextBrowser

from engine.core.ids import RuleId
from gui.presenters.log import rule_number
from gui.theme.style import hub

SCHEME: Final = "rule"
DEED: Final = "do"
CHAIR: Final = "chair:"
"""The link by which the chair is passed."""
_GAP: Final = re.compile(r"[\s]+")


def rule_link(rule: RuleId | None, text: str = "") -> str:
    """The number of a rule as a link in HTML; nothing for no rule."""
    if not rule:
        return ""
    shown = escape(text or rule_number(rule))
    accent = hub().theme.colour("accent")
    return f'<a href="{SCHEME}:{escape(rule)}" style="color:{accent}; text-decoration:none">{shown}</a>'


def deed_link(number: int, text: str) -> str:
    """Something that can be done by a click, as a link in HTML."""
    accent = hub().theme.colour("accent")
    return f'<a href="{DEED}:{number}" style="color:{accent}; text-decoration:none">{escape(text)}</a>'


def chair_link(text: str) -> str:
    """Words by which the chair is passed, as a link in HTML."""
    accent = hub().theme.colour("accent")
    return f'<a href="{CHAIR}" style="color:{accent}; text-decoration:none">{escape(text)}</a>'


def coloured(text: str, token: str, *, strong: bool = False) -> str:
    """Text in a theme colour, as HTML."""
    weight = "font-weight:600;" if strong else ""
    return f'<span style="color:{hub().theme.colour(token)};{weight}">{escape(text)}</span>'


class LinkedText(QTextBrowser):
    """A text panel whose links are rules."""

    rule_clicked = Signal(str)
    deed_clicked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.anchorClicked.connect(self._clicked)

    def _clicked(self, url: QUrl) -> None:
        if url.scheme() == DEED:
            self.deed_clicked.emit(int(url.path()))
        elif url.scheme() == SCHEME:
            # QUrl would lower a host's letters, so the rule is taken from the whole.
            self.rule_clicked.emit(QUrl.fromPercentEncoding(url.toEncoded()).partition(":")[2])


def plain(text: str) -> str:
    """Text on one line."""
    return _GAP.sub(" ", text).strip()
