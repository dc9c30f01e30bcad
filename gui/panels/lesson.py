"""The lesson panel: a scenario's notes, with the step for the turn that is played marked."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from gui.presenters.help import LessonStep, lesson_steps
from gui.qt import BASE, SMALL, clear, column, label, row, scroller
from gui.speech import tr
from gui.theme.style import hub


class LessonPanel(QFrame):
    """Keeps what the scenario has to say beside the game, from its first turn to its last."""

    def __init__(self, notes: Sequence[str]) -> None:
        super().__init__()
        self._notes = tuple(notes)
        self._turn = 0
        self._step = ""
        self._steps = QVBoxLayout()
        self._steps.setSpacing(BASE)
        inside = column(self._steps, None, gap=BASE)
        inside.setContentsMargins(0, 0, SMALL, BASE)
        inner = QWidget()
        inner.setObjectName("clear")
        inner.setLayout(inside)
        self._area = scroller(inner)
        layout = column(self._area)
        layout.setContentsMargins(BASE, BASE, 0, 0)
        self.setLayout(layout)
        hub().changed.connect(self._again)

    def show_turn(self, turn: int, step: str = "") -> None:
        """Marks what is to be done in a turn, and in the step of it with that title."""
        if (turn, step) != (self._turn, self._step):
            self._turn, self._step = turn, step
            self._again()

    def _again(self) -> None:
        clear(self._steps)
        self._first: QLabel | None = None
        for step in lesson_steps(self._notes, self._turn, self._step):
            words = _words(step)
            self._steps.addLayout(row(_mark(step), words, gap=SMALL))
            if step.now and self._first is None:
                self._first = words
        # Where the words lie is known only after the layout.
        QTimer.singleShot(0, self, self._show_now)

    def _show_now(self) -> None:
        """Brings the step to follow to the top."""
        if self._first is not None:
            self._area.verticalScrollBar().setValue(max(0, self._first.y() - BASE))


def _mark(step: LessonStep) -> QLabel:
    """A pointing hand's place: an arrow before the step to follow."""
    made = label("▸" if step.now else "", "body")
    made.setAlignment(Qt.AlignmentFlag.AlignTop)
    made.setFixedWidth(round(10 * hub().theme.text_scale))
    made.setStyleSheet(f"color: {hub().theme.colour('accent')};")
    return made


def _words(step: LessonStep) -> QLabel:
    made = label(step.text, "body" if step.now else "dim", wrap=True)
    made.setObjectName("lesson-now" if step.now else "lesson-step")
    made.setAlignment(Qt.AlignmentFlag.AlignTop)
    made.setAccessibleName(tr("Now: {text}", text=step.text) if step.now else step.text)
    if step.now:
        made.setStyleSheet("font-weight: 600;")
    return made
