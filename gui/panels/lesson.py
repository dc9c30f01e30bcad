"""The lesson panel: the steps of a scenario's lesson as they are ticked off, and its remarks."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from engine.core.ids import PieceId
from engine.core.session import LogEntry
from gui.actions.menu_names import TURN
from gui.announce import SOFT, say
from gui.panels.links import CHAIR, SCHEME, chair_link, coloured, rule_link
from gui.panels.wrap_button import WrapButton
from gui.presenters.lesson import Mark, Progress, Step, chosen_step, follow
from gui.presenters.log import rule_number
from gui.presenters.new_game import ScenarioCard
from gui.qt import BASE, SMALL, clear, column, label, row, scroller, set_role
from gui.speech import mark, said, tr
from gui.theme.style import hub

SIGNS: Final = {Mark.DONE: "✓", Mark.PASSED: "–", Mark.NOW: "▸", Mark.LATER: ""}
SPOKEN: Final = {
    Mark.DONE: mark("Done"),
    Mark.PASSED: mark("Passed over"),
    Mark.NOW: mark("Now"),
    Mark.LATER: mark("Later"),
}
BREAK: Final = "\u200b"
WHOLE: Final = 8
"""Letters of a rule's number that find room on a line even at large text."""
_TOKENS: Final = {Mark.DONE: "good", Mark.NOW: "accent"}


class LessonPanel(QFrame):
    """Keeps what the scenario has to say beside the game, from its first turn to its last."""

    chair_asked = Signal()
    next_asked = Signal(object)
    """The lesson is done and the next one wanted: a ScenarioCard."""
    rule_clicked = Signal(str)
    moved = Signal()
    """The steps were drawn anew: another one may be to be followed."""

    def __init__(
        self,
        steps: Sequence[Step],
        notes: Sequence[str],
        chosen: Sequence[int] = (),
        *,
        seat: str = "",
        after: Callable[[], ScenarioCard | None] = lambda: None,
    ) -> None:
        """`seat` has the chair: a step of another side says how the chair is passed. Empty: nobody's.

        `after` finds the next lesson, when this one is done.
        """
        super().__init__()
        self._seat = seat
        self._after = after
        self._coming: ScenarioCard | None = None
        self._script = tuple(steps)
        self._notes = tuple(notes)
        self._entries: tuple[LogEntry, ...] = ()
        self._chosen = frozenset(chosen)
        self.progress = Progress()
        self._first: QWidget | None = None
        self.told = ""
        """The step that this seat heard last."""
        self._steps = QVBoxLayout()
        self._steps.setSpacing(BASE)
        inside = column(self._steps, None, gap=BASE)
        inside.setContentsMargins(0, 0, SMALL, BASE)
        inner = QWidget()
        inner.setObjectName("clear")
        inner.setLayout(inside)
        self._area = scroller(inner, name=tr("Lesson") if steps else tr("Notes"))
        self._head = label("", "small", wrap=True)
        self._head.setObjectName("lesson-head")
        self.next = WrapButton("")
        self.next.setProperty("role", "primary")
        self.next.setObjectName("lesson-next")
        self.next.clicked.connect(lambda _checked=False: self.next_asked.emit(self._coming))
        layout = column(self._head, row(self.next, SMALL), self._area, gap=SMALL)
        layout.setContentsMargins(BASE, BASE, 0, 0)
        self.setLayout(layout)
        self.next.hide()
        self._head.setHidden(not steps)  # not before it has its place: it would be a window of its own
        hub().changed.connect(self._again)
        # With another width or size of text everything lies elsewhere.
        self._area.verticalScrollBar().rangeChanged.connect(self._place_now)
        self._follow()
        self._again()

    @property
    def chosen(self) -> tuple[int, ...]:
        """The steps that were done by choosing a piece, to be kept for the seat."""
        return tuple(sorted(self._chosen))

    def show_log(self, entries: tuple[LogEntry, ...]) -> None:
        """Ticks off what the seat has seen happen."""
        self._entries = entries
        self._follow()

    def choose(self, piece: PieceId | None) -> None:
        """A piece was chosen in the window."""
        step = chosen_step(self._script, self.progress, piece)
        if step is not None:
            self._chosen |= {step}
            self._follow()

    def _follow(self) -> None:
        progress = follow(self._script, self._entries, self._chosen)
        if progress != self.progress:
            self.progress = progress
            self._again()

    def _again(self) -> None:
        clear(self._steps)
        self._first = None
        self._count()
        for step, state in zip(self._script, self.progress.marks, strict=True):
            words = self._words(step, state)
            line = row(_sign(state), words, gap=SMALL)
            line.setStretch(1, 1)
            self._steps.addLayout(line)
            if state is Mark.NOW and self._first is None:
                self._first = words
        for note in self._notes:
            made = label(said(note), "dim", wrap=True)
            made.setObjectName("lesson-note")
            self._steps.addWidget(made)
        # Where the words lie is known only after the layout.
        QTimer.singleShot(0, self, self._place_now)
        self.moved.emit()

    def _count(self) -> None:
        done, count = self.progress.done, len(self._script)
        over = self.progress.over and count > 0
        if over and self._coming is None:
            self._coming = self._after()
        coming = self._coming if over else None
        if coming is not None:
            text = tr("The lesson is done. Play on as you like, or take the next one.")
            self.next.setText(tr("Next: {title}", title=coming.title))
        elif over:
            text = tr("The lesson is done. Play on as you like.")
        else:
            text = tr("{done} of {count} steps done", done=done, count=count)
        self._head.setText(text)
        set_role(self._head, "good" if over else "small")
        self.next.setVisible(coming is not None)

    def _words(self, step: Step, state: Mark) -> QLabel:
        now = state is Mark.NOW
        who = f"{coloured(said(step.side), 'accent', strong=True)}: " if step.side else ""
        links = " ".join(rule_link(rule, _breakable(rule_number(rule))) for rule in step.rules)
        html = f"{who}{escape(said(step.text))} {links}"
        if now and self.progress.strayed and step.otherwise:
            html += f"<br>{coloured(said(step.otherwise), 'warn')}"
        if elsewhere := self._elsewhere(step, state):
            deed = tr("Pass the chair")
            words, _, rest = elsewhere.partition(deed)
            html += f"<br>{coloured(words, 'warn')}{chair_link(deed)}{coloured(rest, 'warn')}"
        made = QLabel(html)
        made.setTextFormat(Qt.TextFormat.RichText)
        made.setWordWrap(True)
        made.setMinimumWidth(1)  # else one long word at large text would push the others out of sight
        made.setProperty("role", "body" if now else "dim")
        made.setObjectName("lesson-now" if now else "lesson-step")
        made.setAlignment(Qt.AlignmentFlag.AlignTop)
        side = f"{said(step.side)}: " if step.side else ""
        spoken = f"{tr(SPOKEN[state])}: {side}{said(step.text)}".replace(SOFT, "")
        made.setAccessibleName(f"{spoken} {elsewhere}" if elsewhere else spoken)
        made.linkActivated.connect(self._follow_link)
        return made

    def _follow_link(self, link: str) -> None:
        if link == CHAIR:
            self.chair_asked.emit()
        else:
            self.rule_clicked.emit(link.removeprefix(f"{SCHEME}:"))

    def _elsewhere(self, step: Step, state: Mark) -> str:
        """Where another side has to do what is marked now, how it gets the chair; else empty."""
        due = self.progress.side
        if state is not Mark.NOW or step.read_only or not self._seat or due in ("", self._seat):
            return ""
        return tr(
            "{seat} has the chair. {side} sits down by “{deed}” in the menu {menu}.",
            seat=said(self._seat),
            side=said(due),
            deed=tr("Pass the chair"),
            menu=TURN.replace("&", ""),
        )

    def speak(self) -> None:
        """Speaks the step to follow, if it is another one than before."""
        words = self._first.accessibleName() if self._first is not None else ""
        if self._first is not None and words != self.told:
            self.told = words
            say(self._first, words)

    def _place_now(self) -> None:
        """Brings the step to follow to the top."""
        if self._first is not None:
            self._area.verticalScrollBar().setValue(max(0, self._first.y() - BASE))


def _breakable(number: str) -> str:
    """A rule's number that may be broken after its dots where room is short; short ones stay whole."""
    return number.replace(".", f".{BREAK}") if len(number) > WHOLE else number


def _sign(state: Mark) -> QLabel:
    """A tick, or the arrow before the step to follow."""
    made = label(SIGNS[state], "body")
    made.setAlignment(Qt.AlignmentFlag.AlignTop)
    made.setFixedWidth(round(12 * hub().theme.text_scale))
    made.setStyleSheet(f"color: {hub().theme.colour(_TOKENS.get(state, 'text_dim'))};")
    return made
