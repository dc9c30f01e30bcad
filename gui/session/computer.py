"""Sides that the computer plays: it thinks beside the window, and gives its commands like anybody."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from engine.core.command import Command
from engine.core.ids import PlayerId
from engine.core.session import Session, ThrowAsked, Update
from gui.presenters.computer_choice import BOTH, NOBODY
from gui.session.thinker import Player, Thinker
from gui.speech import tr

PAUSE = 650
"""Milliseconds between two commands that are watched."""
LOOK = 12
"""Milliseconds between two looks whether a program has decided."""


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


def assignment(options: Mapping[str, Any], players: Iterable[PlayerId]) -> Assignment:
    """Read from the options of a game: `computer` names a side, "both" or "nobody", `strength` how well."""
    chosen = options.get("computer", NOBODY)
    sides = tuple(player for player in players if chosen in (BOTH, player))
    return Assignment(sides=sides, strength=str(options.get("strength", "casual")))


class _Side:
    """One side that the computer plays: what its program was asked, and what it has decided."""

    def __init__(self, session: Session, player: Player, changed: Callable[[], None]) -> None:
        self.session = session
        self.ready: Command | None = None
        self.moment = 0
        """Counts the changes of the table: a decision for another moment is thrown away."""
        self.thinker = Thinker(player)
        self._asked = 0
        self._told = changed
        self._dispose = session.subscribe(self._changed)

    @property
    def to_act(self) -> bool:
        view = self.session.view()
        return view.outcome is None and self.session.viewer in view.active

    def think(self) -> None:
        """Asks its program, if the table waits for it and it has not been asked yet."""
        if self.ready is None and not self.thinker.busy and self.to_act:
            self._asked = self.moment
            self.thinker.ask(self.session.still())

    def take(self) -> BaseException | None:
        """Takes what its program has decided for this moment; its fault, if it has failed."""
        decided = self.thinker.take()
        if decided is None or self._asked != self.moment:
            return None
        if isinstance(decided, Command):
            self.ready = decided
            return None
        return decided

    def close(self) -> None:
        self._dispose()
        self._told = _nothing
        self.ready = None
        self.thinker.close()

    def _changed(self, _update: Update) -> None:
        self.moment += 1
        self.ready = None
        self._told()


def _nothing() -> None:
    pass


class Computers(QObject):
    """The computer's sides of an open game, with one pace for them all.

    Each program is asked in a thread of its own (`Thinker`), which holds nothing of Qt; here a timer looks
    whether one has decided, and its command is given after a pause.
    """

    changed = Signal()
    """It has begun or ended to be a side's turn, or one has decided, or the pace is another."""
    failed = Signal(str)
    """A side can't go on, and why."""
    dice_asked = Signal(object, object)
    """A Throw that a command waits for, and what takes the faces (None: the program rolls)."""

    def __init__(
        self,
        sessions: Iterable[Session],
        make: Callable[[int], Player],
        strength: str,
    ) -> None:
        super().__init__()
        self._shown = Pace.WATCH
        self.strength = strength
        self._look_due = QTimer(self)
        self._look_due.setSingleShot(True)
        self._look_due.timeout.connect(self._look)
        self._asking = QTimer(self)
        self._asking.setInterval(LOOK)
        self._asking.timeout.connect(self._hear)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self.step)
        self._all = [_Side(session, make(seed), self._changed) for seed, session in enumerate(sessions)]
        self._look_due.start(0)

    @property
    def sides(self) -> tuple[PlayerId, ...]:
        """The sides that the computer plays."""
        return tuple(side for each in self._all if (side := each.session.viewer) is not None)

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
        return any(each.ready is not None for each in self._all)

    def step(self) -> None:
        """Has the next command be given now."""
        for each in tuple(self._all):
            command, each.ready = each.ready, None
            if command is not None:
                self._give(each, command, ())

    def close(self) -> None:
        """They hear and do nothing any more."""
        sides, self._all = self._all, []
        if not sides:
            return
        for each in sides:
            each.close()
        for timer in (self._look_due, self._asking, self._pause):
            timer.stop()
        self.deleteLater()

    def _changed(self) -> None:
        self._pause.stop()
        # Later: the command is still on its way through the other listeners.
        self._look_due.start(0)

    def _look(self) -> None:
        self.changed.emit()
        for each in self._all:
            each.think()
        if self._all and not self._asking.isActive():
            self._asking.start()

    def _hear(self) -> None:
        """Takes what has been decided meanwhile."""
        for each in tuple(self._all):
            if not each.thinker.busy:
                continue
            fault = each.take()
            if fault is not None:
                self.failed.emit(
                    tr(
                        "The computer's player of the {side} failed: {fault}",
                        side=each.session.viewer,
                        fault=repr(fault),
                    )
                )
            elif each.ready is not None:
                self._decided()
            elif not each.thinker.busy:
                each.think()  # it had decided for a moment that has passed
        if not any(each.thinker.busy for each in self._all):
            self._asking.stop()

    def _decided(self) -> None:
        self.changed.emit()
        if self._shown is not Pace.STEP and not self._pause.isActive():
            self._pause.start(PAUSE if self._shown is Pace.WATCH else 0)

    def _give(self, side: _Side, command: Command, thrown: tuple[tuple[int, ...] | None, ...]) -> None:
        try:
            refused = side.session.give(command, thrown=thrown)
        except ThrowAsked as asked:
            throw, moment = asked.throw, side.moment

            def answer(faces: tuple[int, ...] | None) -> None:
                # The table may have changed, or the game been closed, while somebody looked for his dice.
                if moment == side.moment and side in self._all:
                    self._give(side, command, throw.answered(faces))

            self.dice_asked.emit(throw, answer)
            return
        if refused:
            words = "; ".join(str(v) for v in refused)
            self.failed.emit(tr("The computer's order was refused: {reasons}", reasons=words))
