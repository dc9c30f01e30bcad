"""How the computer's turn is shown: step by step, at a pace to be followed, or at once."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QFrame, QToolButton

from gui.icons import icon
from gui.qt import TIGHT, button, label, row
from gui.session.computer import Computers, Pace
from gui.speech import both, tr
from gui.theme.style import hub

_TITLES = {
    Pace.STEP: (tr("Step"), tr("Each of the computer's steps waits for you")),
    Pace.WATCH: (tr("Watch"), tr("The computer's steps follow one another so that you can see them")),
    Pace.SKIP: (tr("Skip"), tr("The computer's turn is played at once")),
}


class PaceBar(QFrame):
    """Lies in the phase bar of a game in which the computer plays."""

    def __init__(self, computers: Computers) -> None:
        super().__init__()
        self._computers = computers
        self.setObjectName("pace-bar")
        sides = both(computers.sides)
        self._words = label(tr("Computer"), "small")
        self._words.setToolTip(
            tr("The computer plays the {sides} ({strength}).", sides=sides, strength=computers.strength)
        )
        self._group = QButtonGroup(self)
        self._buttons: dict[Pace, QToolButton] = {}
        for pace, (title, tip) in _TITLES.items():
            made = QToolButton()
            made.setText(title)
            made.setToolTip(tip)
            made.setCheckable(True)
            made.setProperty("role", "flat")
            made.setObjectName(f"pace-{pace.value}")
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            made.clicked.connect(partial(self._choose, pace))
            self._group.addButton(made)
            self._buttons[pace] = made
        self.next = button(tr("Next step"), computers.step)
        self.next.setIcon(icon("play"))
        self.next.setObjectName("pace-next")
        layout = row(self._words, *self._buttons.values(), self.next, gap=TIGHT)
        layout.setContentsMargins(0, 0, 0, 0)
        self.setLayout(layout)
        computers.changed.connect(self.refresh)
        self._dress()
        hub().changed.connect(self._dress)
        self.refresh()

    def _dress(self) -> None:
        theme = hub().theme
        self.setStyleSheet(
            "QToolButton { padding: 3px 8px; border-radius: 5px; }"
            f"QToolButton:checked {{ background: {theme.colour('accent_deep')};"
            f" border: 1px solid {theme.colour('accent')}; }}"
        )

    def _choose(self, pace: Pace, *_clicked: object) -> None:
        self._computers.pace = pace

    def refresh(self) -> None:
        """Shows whether the computer is at it."""
        self._buttons[self._computers.pace].setChecked(True)
        acts = self._computers.to_act
        self._words.setText(tr("Computer thinks…") if acts and not self._computers.waits else tr("Computer"))
        self.next.setVisible(acts and self._computers.pace is Pace.STEP)
        self.next.setEnabled(self._computers.waits)
