"""Sides that the computer plays: it thinks beside the window, and gives its commands like anybody."""

from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from engine.core.command import Command, Question
from engine.core.ids import PlayerId
from engine.core.session import Session, ThrowAsked, Update
from gui.speech import tr

PAUSE = 650
"""Milliseconds between two commands that are watched."""


class Seat(Protocol):
    """What a playing program needs of its seat."""

    viewer: PlayerId | None

    def answer(self, question: Question) -> object: ...


class Player(Protocol):
    """A program that plays a side."""

    def decide(self, seat: Seat) -> Command: ...


class Pace(Enum):
    """How the computer's commands are shown."""

    STEP = "step"
    WATCH = "watch"
    SKIP = "skip"


@dataclass(frozen=True, slots=True, kw_only=True)
class Assignment:
    """Which sides the computer plays, and how well."""

    sides: tuple[PlayerId, ...] = ()
    strength: str = "casual"


NOBODY = "nobody"
BOTH = "both"


def assignment(options: Mapping[str, Any], players: Iterable[PlayerId]) -> Assignment:
    """Read from the options of a game: `computer` names a side, "both" or "nobody", `strength` how well."""
    chosen = options.get("computer", NOBODY)
    sides = tuple(player for player in players if chosen in (BOTH, player))
    return Assignment(sides=sides, strength=str(options.get("strength", "casual")))


class Computer(QObject):
    """Plays one side: asks its program in a thread and gives what it decides after a pause."""

    acting = Signal()
    """It has begun or ended to be its turn."""
    failed = Signal(str)
    """It can't go on, and why."""
    dice_asked = Signal(object, object)
    """A Throw that its command waits for, and what takes the faces (None: the program rolls)."""
    _decided = Signal(int, object)

    def __init__(self, session: Session, player: Player, pace: Callable[[], Pace]) -> None:
        super().__init__()
        self._session = session
        self._player = player
        self._pace = pace
        self._moment = 0
        """Counts the changes of the table: a decision for another moment is thrown away."""
        self._ready: Command | None = None
        self._busy = False
        self._stopped = False
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="computer")
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self.go)
        self._decided.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._dispose = session.subscribe(self._changed)
        QTimer.singleShot(0, self, self._look)

    @property
    def side(self) -> PlayerId | None:
        """The side that it plays."""
        return self._session.viewer

    @property
    def waits(self) -> bool:
        """Whether it has decided, and waits for its next step to be asked for."""
        return self._ready is not None

    @property
    def to_act(self) -> bool:
        """Whether the table waits for it."""
        view = self._session.view()
        return view.outcome is None and self.side in view.active

    def close(self) -> None:
        """It hears and does nothing any more."""
        if self._stopped:
            return
        self._stopped = True
        self._dispose()
        self._pause.stop()
        self._thread.shutdown(wait=False, cancel_futures=True)
        # By the event loop: the thread may hold the last reference, and Qt's objects must not die in it.
        self.deleteLater()

    def _changed(self, update: Update) -> None:
        self._moment += 1
        self._ready = None
        self._pause.stop()
        # Later: the command is still on its way through the other listeners.
        QTimer.singleShot(0, self, self._look)

    def _look(self) -> None:
        if self._stopped:
            return
        self.acting.emit()
        if self._busy or self._ready is not None or not self.to_act:
            return
        self._busy = True
        moment = self._moment
        done = self._thread.submit(self._player.decide, self._session)
        done.add_done_callback(lambda future: self._tell(moment, future))

    def _tell(self, moment: int, future: "Future[Command]") -> None:
        """In the thread: hands the decision over to the window."""
        if self._stopped or future.cancelled():
            return
        problem = future.exception()
        self._decided.emit(moment, problem if problem is not None else future.result())

    def _take(self, moment: int, decided: object) -> None:
        self._busy = False
        if self._stopped:
            return
        if moment != self._moment:
            self._look()
            return
        if not isinstance(decided, Command):
            self.failed.emit(
                tr("The computer's player of the {side} failed: {decided!r}", side=self.side, decided=decided)
            )
            return
        self._ready = decided
        self.acting.emit()
        match self._pace():
            case Pace.WATCH:
                self._pause.start(PAUSE)
            case Pace.SKIP:
                self._pause.start(0)
            case Pace.STEP:
                pass

    def go(self) -> None:
        """Gives what it has decided."""
        command, self._ready = self._ready, None
        if command is None or self._stopped:
            return
        self._give(command, ())

    def _give(self, command: Command, thrown: tuple[tuple[int, ...] | None, ...]) -> None:
        try:
            refused = self._session.give(command, thrown=thrown)
        except ThrowAsked as asked:
            throw, moment = asked.throw, self._moment

            def answer(faces: tuple[int, ...] | None) -> None:
                # The table may have changed, or the game been closed, while somebody looked for his dice.
                if moment == self._moment and not self._stopped:
                    self._give(command, throw.answered(faces))

            self.dice_asked.emit(throw, answer)
            return
        if refused:
            self.failed.emit(
                tr(
                    "The computer's order was refused: {refused}",
                    refused="; ".join(str(v) for v in refused),
                )
            )


class Computers(QObject):
    """The computer's sides of an open game, with one pace for them all."""

    changed = Signal()
    failed = Signal(str)
    dice_asked = Signal(object, object)

    def __init__(
        self,
        sessions: Iterable[Session],
        make: Callable[[int], Player],
        strength: str,
    ) -> None:
        super().__init__()
        self._shown = Pace.WATCH
        self.strength = strength
        self._all = [
            Computer(session, make(seed), lambda: self._shown) for seed, session in enumerate(sessions)
        ]
        for each in self._all:
            each.acting.connect(self.changed)
            each.failed.connect(self.failed)
            each.dice_asked.connect(self.dice_asked)

    @property
    def sides(self) -> tuple[PlayerId, ...]:
        """The sides that the computer plays."""
        return tuple(each.side for each in self._all if each.side is not None)

    @property
    def pace(self) -> Pace:
        """How its commands are shown."""
        return self._shown

    @pace.setter
    def pace(self, pace: Pace) -> None:
        self._shown = pace
        if pace is not Pace.STEP:
            self.step()
        self.changed.emit()

    @property
    def to_act(self) -> bool:
        """Whether the table waits for one of them."""
        return any(each.to_act for each in self._all)

    @property
    def waits(self) -> bool:
        """Whether a step is ready to be asked for."""
        return any(each.waits for each in self._all)

    def step(self) -> None:
        """Has the next command be given now."""
        for each in self._all:
            each.go()

    def close(self) -> None:
        """Nothing is played any more."""
        for each in self._all:
            each.close()
