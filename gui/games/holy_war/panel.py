"""What the panels at the right have in common: a title, a field that scrolls, lines built anew."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.core.view import Offer
from engine.core.violation import blocking
from gui.games.holy_war.parts import OfferButton, rich, why_html
from gui.panels.links import SCHEME
from gui.qt import BASE, SMALL, clear, column, holder, keep_keys, label, row, scroller
from gui.speech import tr
from gui.theme.style import hub

ROOMY: Final = 1.3
"""Text scale beyond which buttons stand under each other."""


class Panel(QFrame):
    """A subclass fills it in `build`; `refresh` does so anew."""

    given = Signal(object)
    """A command."""
    pointed = Signal(object)
    """Levels of what is under the hand, to be lit on the map; empty when it leaves."""
    level_asked = Signal(str)
    """A level that shall be chosen on the map."""
    rule_clicked = Signal(str)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.title = label("", "title", wrap=True)
        self.title.setObjectName(f"{name}-title")
        self._inside = QVBoxLayout()
        self._inside.setSpacing(SMALL)
        self._inside.setContentsMargins(0, 0, 8, BASE)
        inner = QWidget()
        inner.setLayout(self._inside)
        inner.setObjectName(f"{name}-inside")
        inner.setStyleSheet(f"QWidget#{name}-inside {{ background: transparent; }}")
        self._field = scroller(inner, name=tr("Orders"))
        self.setFocusProxy(self._field)
        layout = column(self.title, self._field, gap=SMALL)
        layout.setContentsMargins(BASE, BASE, SMALL, 0)
        self.setLayout(layout)
        self.setMinimumWidth(300)
        hub().changed.connect(self.refresh)

    def minimumSizeHint(self) -> QSize:
        return QSize(280, 160)

    def refresh(self) -> None:
        """Builds everything anew; where the field was scrolled to is kept."""
        bar = self._field.verticalScrollBar()
        kept = bar.value()
        keep_keys(self._field)
        clear(self._inside)
        self.build()
        self._inside.addStretch(1)
        bar.setValue(kept)

    def build(self) -> None:
        """Fills the panel."""

    def add(self, part: QWidget) -> None:
        """One more part at the end."""
        self._inside.addWidget(part)

    def section(self, text: str) -> None:
        """A heading."""
        self.add(label(text, "section", wrap=True))

    def say(self, text: str, role: str = "body", name: str = "") -> QLabel:
        """A plain line."""
        made = label(text, role, wrap=True)
        made.setObjectName(name)
        made.setMinimumWidth(1)
        self.add(made)
        return made

    def rich(self, html: str, name: str = "") -> QLabel:
        """A line with links to rules."""
        made = rich(html, name)
        made.linkActivated.connect(lambda link: self.rule_clicked.emit(link.removeprefix(f"{SCHEME}:")))
        self.add(made)
        return made

    def offers(self, offers: Iterable[Offer]) -> None:
        """A button for each; under one that can't be pressed stands why."""
        for offer in offers:
            made = OfferButton(offer)
            made.clicked.connect(partial(self._give, offer))
            made.entered.connect(partial(self.pointed.emit, offer.cells))
            made.left.connect(partial(self.pointed.emit, ()))
            self.add(made)
            why = blocking(offer.violations)
            if why:
                self.rich(why_html(why))

    def _give(self, offer: Offer, *_clicked: object) -> None:
        self.pointed.emit(())
        self.given.emit(offer.command)

    def beside(self, *parts: QWidget) -> None:
        """Parts in a row, or under each other where large text leaves no room for that."""
        if hub().theme.text_scale > ROOMY:
            for part in parts:
                self.add(part)
        else:
            self.add(holder(row(*parts, None, gap=SMALL)))

    def press(self, made: QPushButton, run: Callable[[], object]) -> QPushButton:
        """Adds a button that does something when it is clicked."""
        made.clicked.connect(lambda _checked=False: run())
        self.add(made)
        return made
