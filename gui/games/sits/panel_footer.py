"""The foot of the plotting panel: the order in words, what is wrong with it, and what can be done with it."""

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from engine.core.violation import blocking
from gui.announce import put
from gui.dialogs.ledger import ask_reason
from gui.games.sits.plot_desk import PlotDesk
from gui.games.sits.plot_summary import put as write
from gui.games.sits.plot_summary import words_label
from gui.games.sits.violation_list import ViolationList
from gui.games.sits.words import order_words
from gui.qt import button, scroller
from gui.speech import mark, tr
from gui.theme.style import hub

_SIDE: Final = 10
_SHARE: Final = 0.3
"""Of the panel's height, that reasons and suggestions may take at 100 % text size."""
BIG: Final = 1.7
"""Text scale from which words are short and narrow, for a small screen."""


class PanelFooter(QFrame):
    """Stays in sight whatever the instruments above show."""

    def __init__(self, desk: PlotDesk, on_rule: Callable[[str], None]) -> None:
        super().__init__()
        self._desk = desk
        self.setObjectName("panel")
        column = QVBoxLayout(self)
        column.setContentsMargins(_SIDE, 6, _SIDE, 8)
        column.setSpacing(6)
        self.order = words_label()
        self.violations = ViolationList(desk, on_rule)
        column.addWidget(self.order)
        self.area = scroller(self.violations, tabbed=False)
        column.addWidget(self.area)
        self.revert = small(tr("Revert"), tr("Back to the order that was given"), desk.revert)
        self.overrule = small(
            tr("Do it anyway"), tr("The table lets it pass; the log names the rule"), self._overrule
        )
        self.repeat = small(
            tr("Repeat last"), tr("Plot what this ship did in its last turn"), desk.repeat_last_plot
        )
        self.clear = small(tr("Clear plot"), tr("Plot to coast"), desk.clear_plot)
        self.next_ship = button(tr("Next ship"), desk.next_ship, role="primary")
        row = QHBoxLayout()
        row.setSpacing(6)
        for part in (self.revert, self.overrule, self.repeat, self.clear):
            row.addWidget(part)
        row.addStretch(1)
        row.addWidget(self.next_ship)
        column.addLayout(row)
        self._dress()
        hub().changed.connect(self._dress)

    def _dress(self) -> None:
        # Two lines at once: the instruments above must not jump when an order grows by a few words.
        self.order.ensurePolished()
        self.order.setMinimumHeight(2 * self.order.fontMetrics().lineSpacing())

    def _overrule(self) -> None:
        ask_reason(self, blocking(self._desk.violations), self._desk.give)

    def refresh(self) -> None:
        """Shows the order on the desk."""
        desk = self._desk
        plotting = desk.draft is not None
        # Heard too, but not at every move of a hand that drags.
        (write if desk.dragging else put)(self.order, self._words())
        self.violations.refresh()
        # While a hand drags, the card above must not grow or shrink.
        refused = plotting and bool(desk.violations) and not desk.is_given and not desk.dragging
        self.order.setVisible(desk.order is not None and not refused)
        self.repeat.setEnabled(desk.can_repeat)
        self.clear.setEnabled(plotting)
        self.repeat.setVisible(desk.plotting and not refused)
        self.clear.setVisible(desk.plotting and not refused)
        self.revert.setVisible(refused)
        self.overrule.setVisible(desk.can_overrule and not desk.is_given)
        several = len(desk.ships) > 1 or desk.selected not in desk.ships
        self.next_ship.setEnabled(bool(desk.ships) and several)
        left = len(desk.unplotted) if plotting else 0
        self.next_ship.setToolTip(tr("{left} without an order", left=left) if left else "")
        whole = tr("Next ship ({left})", left=left) if left else tr("Next ship")
        text = whole
        if hub().theme.text_scale > BIG:
            text = tr("Next ({left})", left=left) if left else tr("Next")
        self.next_ship.setAccessibleName(whole)
        if self.next_ship.text() != text:
            self.next_ship.setText(text)

    def limit(self, height: int) -> None:
        """Lets reasons take a third of the panel's height, less where the text is large; the rest scrolls."""
        wanted = self.violations.needed(self.width() - 2 * _SIDE)
        self.area.setVisible(wanted > 0)
        self.area.setFixedHeight(min(wanted, round(_SHARE * height / max(hub().theme.text_scale, 1.0))))

    def _words(self) -> str:
        desk = self._desk
        if desk.order is None:
            return ""
        if desk.draft is not None:
            return order_words(desk.order, desk.advice)
        words = order_words(desk.order, desk.advice, within=True)
        form = mark("Sealed: {order}") if desk.advice else mark("Ordered this turn: {order}")
        return tr(form, order=words)


def small(text: str, tip: str, done: Callable[[], object] | None = None) -> QPushButton:
    """A button with little room around its words."""
    made = button(text, done, tip=tip)
    made.setProperty("room", "4 2" if hub().theme.text_scale > BIG else "4 8")
    return made
