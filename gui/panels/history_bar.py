"""The bar under the board: through the earlier moments of a game, by hand and by itself."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QSizePolicy

from engine.core.view import TableView
from gui.announce import say
from gui.icons import icon, sign_tool
from gui.panels.time_line import TimeLine
from gui.presenters.history import HistoryLine, history_line
from gui.qt import SMALL, TIGHT, Elided, button, painting, row, tint
from gui.session.qt_session import QtSession
from gui.speech import tr
from gui.theme.style import hub

STEP = 800
"""Milliseconds between the moments of a replay."""
BIG = 1.4
"""From this text size on the bar says less beside its slider."""


class _Where(Elided):
    """Where the bar stands: with turn, phase and deed as far as they can be read, else the number alone."""

    def tell(self, line: HistoryLine) -> None:
        """Shows another moment."""
        self._line = line
        self.say(f"{line.where}  {line.what}")

    def _fit(self) -> None:
        line = getattr(self, "_line", None)
        if line is not None and self.fontMetrics().horizontalAdvance(line.where) > self.width():
            self.setText(line.short)
            self.setToolTip(self.whole())
        else:
            super()._fit()


class HistoryBar(QFrame):
    """Leads a session through its moments. Whoever draws the table hears of it from the session."""

    mark_asked = Signal()
    marks_asked = Signal()
    branch_asked = Signal()

    def __init__(self, session: QtSession, *, looked: int | None = None) -> None:
        super().__init__()
        self.setObjectName("history-bar")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._session = session
        self._looked = session.history.last if looked is None else looked
        self._line: HistoryLine | None = None
        self._wanted: int | None = None
        self._until: int | None = None
        self._due = QTimer(self)
        self._due.setSingleShot(True)
        self._due.setInterval(0)
        self._due.timeout.connect(self._go)
        self._play = QTimer(self)
        self._play.setInterval(STEP)
        self._play.timeout.connect(self._play_step)
        self.slider = TimeLine()
        self.slider.valueChanged.connect(self._slid)
        self.where = _Where("", "small")
        self.where.setMinimumWidth(110)
        self._build()

    def _build(self) -> None:
        self.first = sign_tool(
            "to_start", "history-first", tr("The table as it was set up (Alt+Home)"), self.to_start
        )
        self.back = sign_tool(
            "step_back", "history-back", tr("One step back (Alt+Left)"), lambda: self.step(-1)
        )
        self.player = sign_tool("play", "history-play", tr("Play from here (Alt+P)"), self.play)
        self.forward = sign_tool(
            "step_on", "history-forward", tr("One step on (Alt+Right)"), lambda: self.step(1)
        )
        self.now = button(tr("Now"), self.to_now, role="flat", tip=tr("Back to the present (Alt+End)"))
        self.now.setObjectName("history-now")
        self.replay_button = button("", self.replay, tip=tr("What others did since you last looked (Alt+R)"))
        self.replay_button.setObjectName("history-replay")
        self.mark = sign_tool(
            "bookmark", "history-mark", tr("Bookmark this moment (Ctrl+B)"), self.mark_asked.emit
        )
        self.marks = sign_tool("list", "history-marks", tr("Bookmarks (Ctrl+Shift+B)"), self.marks_asked.emit)
        self.branch = button(
            tr("What if…"), self.branch_asked.emit, tip=tr("Play on from here in another game (Alt+B)")
        )
        self.branch.setObjectName("history-branch")
        layout = row(
            self.first,
            self.back,
            self.player,
            self.forward,
            self.slider,
            self.where,
            self.replay_button,
            self.now,
            self.mark,
            self.marks,
            self.branch,
            gap=TIGHT,
        )
        layout.setContentsMargins(SMALL, 2, SMALL, 2)
        layout.setStretch(4, 3)
        layout.setStretch(5, 2)
        self.setLayout(layout)
        for each in (self.now, self.replay_button, self.branch):
            each.setProperty("role", "flat")

    # ---- showing

    def show_view(self, view: TableView) -> None:
        """Shows where the session stands; `view` is what the table shows there."""
        session = self._session
        line = history_line(
            session.history, session.phases(), view.seats, looked=self._looked, seal=session.engine.seal
        )
        before, self._line = self._line, line
        self.slider.show_line(line)
        if before is not None and (line.looking, line.number) != (before.looking, before.number):
            # Back at the present the prompt and the log speak for it.
            say(self, line.words if line.looking else tr("Now.") if before.looking else "")
        self.where.tell(line)
        self.where.setAccessibleName(line.words)
        # Both would make the bar, and with it the whole middle, wider: the docks would jump.
        self.where.setVisible(line.looking or not line.replay)
        for each, able in (
            (self.first, line.number > 0),
            (self.back, line.number > 0),
            (self.forward, line.looking and line.number < line.last),
            (self.now, line.looking),
            (self.player, line.last > 0),
        ):
            each.setEnabled(able)
        self.replay_button.setText(
            line.replay if hub().theme.text_scale < BIG else tr("Replay {unseen}", unseen=line.unseen)
        )
        self.replay_button.setVisible(bool(line.replay))
        self.branch.setVisible(hub().theme.text_scale < BIG)
        if not line.looking:
            self.stop()
        self.update()

    @property
    def line(self) -> HistoryLine | None:
        """What is shown."""
        return self._line

    @property
    def looked(self) -> int:
        """How many moments this seat knows."""
        return self._looked

    def know_all(self) -> None:
        """The seat has acted, or has seen the replay: there is nothing that it doesn't know."""
        self._looked = self._session.history.last

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.fillRect(self.rect(), hub().colour("panel"))
            if self._line is not None and self._line.looking:
                painter.fillRect(self.rect(), tint("warn", 0.16))
                painter.fillRect(0, 0, self.width(), 2, hub().colour("warn"))

    # ---- going

    def _slid(self, number: int) -> None:
        # Of several movements that wait only the last is shown.
        self.stop()
        self._wanted = number
        self._due.start()

    def _go(self) -> None:
        if self._wanted is not None:
            number, self._wanted = self._wanted, None
            self.look(number)

    def look(self, number: int | None) -> None:
        """Looks at a moment; None is now."""
        self._session.look(number)

    def step(self, by: int) -> None:
        """Goes so many moments on or back."""
        self.stop()
        self._by(by)

    def _by(self, by: int) -> None:
        history = self._session.history
        here = history.last if history.at is None else history.at
        self.look(max(0, here + by))

    def to_start(self) -> None:
        """Goes to the table as it was set up."""
        self.stop()
        self.look(0)

    def to_now(self) -> None:
        """Goes back to the present."""
        self.stop()
        self.look(None)

    # ---- playing

    @property
    def playing(self) -> bool:
        """Whether moments follow one another by themselves."""
        return self._play.isActive()

    def play(self) -> None:
        """Plays from here, from the start if it is now; stops when it plays already."""
        if self.playing:
            self.stop()
        elif self._session.history.last:
            if self._session.history.at is None:
                self.look(0)
            self._run()

    def replay(self) -> None:
        """Plays what others did since this seat last looked."""
        history = self._session.history
        if history.others_since(self._looked):
            start, self._looked = self._looked, history.last
            self.look(start)
            self._run()

    def _run(self) -> None:
        self._play.start()
        self.player.setIcon(icon("pause"))
        self.player.setToolTip(tr("Stop here (Alt+P)"))

    def stop(self) -> None:
        """Stays where it is."""
        if self._play.isActive():
            self._play.stop()
            self.player.setIcon(icon("play"))
            self.player.setToolTip(tr("Play from here (Alt+P)"))

    def _play_step(self) -> None:
        self._by(1)
