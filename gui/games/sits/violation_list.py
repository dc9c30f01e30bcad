"""What is wrong with a draft, rule by rule, and below it what would be legal."""

from collections.abc import Callable
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from engine.core.violation import Severity, Violation
from gui.games.sits.plot_desk import PlotDesk
from gui.games.sits.words import rule_number
from gui.panels.wrap_button import WrapButton
from gui.qt import TIGHT, clear
from gui.theme.style import hub

OFFERED = 3
"""Suggestions that are offered."""


class ViolationList(QWidget):
    """Violations, each with its rule as a link, and below them suggestions as buttons."""

    def __init__(self, desk: PlotDesk, on_rule: Callable[[str], None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._on_rule = on_rule
        self._shown: tuple[object, ...] = ()
        self.setObjectName("clear")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(TIGHT)

    def refresh(self) -> None:
        """Shows what is wrong with the draft now."""
        desk = self._desk
        shown = (desk.violations, desk.suggestions, desk.is_given, hub().theme)
        if shown == self._shown:
            return
        self._shown = shown
        clear(self._column)
        for violation in desk.violations:
            self._column.addWidget(self._line(violation))
        if desk.violations and not desk.is_given:
            for suggestion in desk.suggestions[:OFFERED]:
                button = WrapButton(suggestion.text)
                button.clicked.connect(lambda _=False, s=suggestion: desk.adopt(s))
                self._column.addWidget(button)

    def needed(self, width: int) -> int:
        """Height at which nothing of it is cut."""
        if not self._column.count():
            return 0
        return max(self._column.heightForWidth(width), self._column.minimumSize().height())

    def _line(self, violation: Violation) -> QLabel:
        warns = violation.severity is Severity.WARNING
        colour = hub().theme.colour("warn" if warns else "bad")
        link = link_to(violation.rule, rule_number(violation))
        line = QLabel(
            f'<span style="color:{colour}">{"△" if warns else "⊘"} {escape(violation.message)}</span> {link}'
        )
        line.setWordWrap(True)
        line.setTextFormat(Qt.TextFormat.RichText)
        line.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        line.linkActivated.connect(self._on_rule)
        return line


def link_to(rule: str, shown: str) -> str:
    """A rule's number as a link that no line end cuts."""
    accent = hub().theme.colour("accent")
    whole = escape(shown).replace("-", "\N{NON-BREAKING HYPHEN}")
    return f'<a href="{escape(rule)}" style="color:{accent}; text-decoration:none">{whole}</a>'
