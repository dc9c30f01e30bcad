"""What a seat at the table can see and do: all that a window, a referee or a bot needs of the engine."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

from engine.core import table
from engine.core.bus import Barrier, Cause, Change, Overrule, Rejected, Step, UndoPolicy
from engine.core.calculator import Calculator
from engine.core.command import Command, Gesture, Question, Suggestion
from engine.core.commitment import commitment
from engine.core.dice import DiceNeeded, Roll
from engine.core.dice_record import setup_by_hand
from engine.core.event import Event
from engine.core.game import Game, load_game, new_game, resume_game
from engine.core.history import REFUSAL, History
from engine.core.ids import PieceId, PlayerId, RuleId
from engine.core.ruleset import PhaseSpec, RuleText
from engine.core.seat_log import LogEntry, Ruling, SeatLog
from engine.core.state import Enforcement
from engine.core.still_seat import StillSeat, WrongSeat, check_seat
from engine.core.throw import RollAsked, Throw, next_throw, setup_throw
from engine.core.view import Inspection, TableView
from engine.core.violation import Violation

__all__ = [
    "Game",
    "LogEntry",
    "Peek",
    "RollAsked",
    "Ruling",
    "Session",
    "Throw",
    "ThrowAsked",
    "Update",
    "WrongSeat",
    "dice_text",
    "load_game",
    "new_game",
    "resume_game",
    "setup_throw",
]


class ThrowAsked(Exception):
    """A command waits for real dice: `throw` says what to roll. Give it again with the faces."""

    def __init__(self, throw: Throw) -> None:
        super().__init__(f"{throw.purpose}: {dice_text(throw.sides)}")
        self.throw = throw


@dataclass(frozen=True, slots=True, kw_only=True)
class Update:
    """The table as a seat sees it now, and what it saw happen."""

    view: TableView
    cause: Cause | None = None
    """None: asked for, nothing changed."""
    events: tuple[Event, ...] = ()
    rolls: tuple[Roll, ...] = ()
    can_undo: bool = False
    undo_barrier: Barrier | None = None
    undo_label: str = ""
    """What an undo would take back."""
    can_redo: bool = False
    redo_barrier: Barrier | None = None
    looking: int | None = None
    """The earlier moment that the view shows; None for now."""
    trouble: str = ""
    """Why the game could not be written to disk; play goes on, but is not safe from a crash."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Peek:
    """What a command would do, as far as this seat can know."""

    violations: tuple[Violation, ...]
    view: TableView | None = None
    """None: refused, or it needs dice, or it makes something known."""
    events: tuple[Event, ...] = ()
    rolls: str = ""
    """The dice that it needs first: "2d10: C3.2 beam hit"."""


class Session:
    """One seat at a game, or a spectator (None). The true state never leaves it.

    Several sessions on one game are a hot seat. Who is `watching` can look at every moment and do nothing.
    ValueError for a player who isn't in the game.
    """

    def __init__(self, game: Game, viewer: PlayerId | None, *, watching: bool = False) -> None:
        if viewer is not None and viewer not in game.players:
            raise ValueError(f"{viewer} has no seat in this game")
        self.viewer = viewer
        self._game = game
        self._bus = game.bus
        self._rules = game.ruleset
        self._heard: dict[int, Callable[[Update], None]] = {}
        self._tickets = count()
        self._dispose: Callable[[], None] | None = None
        self._log = SeatLog(game.bus, viewer)
        self.history = History(game, self._log, viewer, watching=watching)
        """The earlier moments; `look` shows one of them."""

    # what it sees

    def view(self) -> TableView:
        """The table as this seat sees it."""
        at = self.history.at
        return self._bus.view(self.viewer) if at is None else self.history.view_at(at)

    def look(self, number: int | None) -> None:
        """Shows an earlier moment in place of now, to look at only; None is now."""
        before = self.history.at
        self.history.look(number)
        if self.history.at != before:
            self._tell(self._update(None, None))

    def update(self) -> Update:
        """The table now, and what this seat may do about the last command."""
        return self._update(None, None)

    def subscribe(self, heard: Callable[[Update], None]) -> Callable[[], None]:
        """Tells `heard` of every change; call the result to stop it."""
        ticket = next(self._tickets)
        self._heard[ticket] = heard
        if self._dispose is None:
            self._dispose = self._bus.subscribe(self._changed)

        def dispose() -> None:
            self._heard.pop(ticket, None)
            if not self._heard and self._dispose:
                self._dispose()
                self._dispose = None

        return dispose

    def log(self, after: int = 0) -> tuple[LogEntry, ...]:
        """What this seat saw happen after an entry of its log, oldest first."""
        return tuple(self._log.entries()[max(0, after) :])

    def setup_rolls(self) -> tuple[Roll, ...]:
        """The rolls of the setup that were thrown with real dice: all at the table have seen them."""
        return setup_by_hand(self._game)

    def rulings(self) -> tuple[Ruling, ...]:
        """The ruling ledger, as far as this seat may read it."""
        return self._log.rulings()

    def inspect(self, piece: PieceId) -> Inspection:
        """What this seat may know of a piece."""
        return self._rules.inspect(self.history.state, self.viewer, piece)

    def answer(self, question: Question) -> object:
        """The answer to a question of this seat's own; WrongSeat for another's."""
        return self.still().answer(question)

    def still(self) -> StillSeat:
        """The seat as it is at this moment, to be thought on in another thread."""
        return StillSeat(self._rules, self.history.state, self.viewer)

    # what it does

    def propose(self, gesture: Gesture) -> Command | None:
        """The command that a movement of the hand means, if it means one."""
        self._own(gesture.by)
        if self.history.at is not None:
            return None
        return self._rules.propose(self._bus.state, gesture)

    def peek(self, command: Command) -> Peek:
        """What a command would do, without doing it."""
        self._own(command.player)
        if self.history.at is not None:
            return Peek(violations=(REFUSAL,))
        tried = self._bus.preview(command)
        dice = tried.needs_dice
        return Peek(
            violations=tried.violations,
            view=None if tried.after is None else self._rules.view_for(tried.after, self.viewer),
            events=self._log.visible(tried.events),
            rolls=f"{dice_text(dice.sides)}: {dice.purpose}" if dice else "",
        )

    def give(
        self,
        command: Command,
        overrule: Overrule | None = None,
        *,
        thrown: Sequence[tuple[int, ...] | None] = (),
    ) -> tuple[Violation, ...]:
        """Gives a command: empty when it was done, else every rule that it breaks and nothing has changed.

        A seat that rolls real dice gives those `thrown` for it so far; ThrowAsked says what to roll next, and
        nothing has changed.
        """
        self._own(command.player)
        if self.history.at is not None:
            return (REFUSAL,)
        try:
            done = self._bus.execute(command, overrule, thrown=thrown)
        except DiceNeeded as needed:
            raise ThrowAsked(next_throw(self._bus, command, overrule, thrown, needed)) from None
        return done.violations if isinstance(done, Rejected) else ()

    def suggest(self, command: Command) -> tuple[Suggestion, ...]:
        """Legal commands near a refused one, the nearest first."""
        self._own(command.player)
        return () if self.history.at is not None else self._rules.suggest(self._bus.state, command)

    def undo(self) -> None:
        """Takes back the last command; RuntimeError where the last update said that it can't be."""
        if not self._can_undo():
            raise RuntimeError("this seat can't undo now")
        self._bus.undo(self.viewer)

    def redo(self) -> None:
        """Brings back what was undone; RuntimeError where the last update said that it can't be."""
        if not self._can_redo():
            raise RuntimeError("this seat can't redo now")
        self._bus.redo()

    # what lies on the table for everybody

    @property
    def ruleset(self) -> str:
        """Slug of the game."""
        return self._rules.slug

    @property
    def title(self) -> str:
        """The game's own title."""
        return self._game.header.title

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """The sides, in their printed order."""
        return self._game.players

    @property
    def policy(self) -> UndoPolicy:
        """How freely commands may be taken back."""
        return self._bus.policy

    @property
    def table_dice(self) -> tuple[PlayerId, ...]:
        """The sides that roll real dice."""
        sides: tuple[PlayerId, ...] = self._bus.state.table_dice
        return sides

    @property
    def enforcement(self) -> Enforcement:
        """How strictly the table holds to the rules now."""
        level: Enforcement = self._bus.state.enforcement
        return level

    @property
    def seal(self) -> str:
        """The commitment to the seed of the dice."""
        return commitment(self._bus.seed)

    def phases(self) -> Sequence[PhaseSpec]:
        """The phase table."""
        return self._rules.phases()

    def calculators(self) -> Mapping[str, Calculator]:
        """The look-ups of the printed rules, by name."""
        return self._rules.calculators()

    def rule_text(self, rule: RuleId) -> RuleText | None:
        """A rule in our words: the game's or the table's."""
        return table.rule_text(rule) or self._rules.rule_text(rule)

    def rule_texts(self) -> Sequence[RuleText]:
        """All rules of the game in our words, in the order of its book."""
        return self._rules.rule_texts()

    # within

    def _own(self, player: PlayerId) -> None:
        check_seat(self.viewer, player)

    def _can_undo(self) -> bool:
        now = self.history.at is None
        return now and self.viewer is not None and self._bus.can_undo(self.viewer)

    def _can_redo(self) -> bool:
        step = self._bus.redoable
        if step is None or self.viewer is None or self.history.at is not None:
            return False
        if step.command.player == self.viewer:
            return True
        return self._bus.policy is UndoPolicy.OPEN and not self._bus.sealed(step)

    def _redo_barrier(self) -> Barrier | None:
        """Why what was undone stays so. That another undid sealed orders stays its secret."""
        step = self._bus.redoable
        if step is None or self._can_redo() or self.history.at is not None or self._bus.sealed(step):
            return None
        return Barrier.OTHER_PLAYER

    def _undo_label(self) -> str:
        if not self._can_undo():
            return ""
        events = self._log.visible(self._bus.journal[-1].events)
        return events[-1].text if events else ""

    def _update(self, cause: Cause | None, step: Step[Any] | None) -> Update:
        seen: LogEntry | None = None
        if step and cause is not Cause.UNDO and self.history.at is None:
            seen = self._log.entry(step)
        return Update(
            view=self.view(),
            cause=cause,
            events=seen.events if seen else (),
            rolls=seen.rolls if seen else (),
            can_undo=self._can_undo(),
            undo_barrier=self._bus.undo_barrier(self.viewer),
            undo_label=self._undo_label(),
            can_redo=self._can_redo(),
            redo_barrier=self._redo_barrier(),
            looking=self.history.at,
            trouble=self._game.trouble,
        )

    def _changed(self, change: Change[Any]) -> None:
        self._tell(self._update(change.cause, change.step))

    def _tell(self, update: Update) -> None:
        for heard in tuple(self._heard.values()):
            heard(update)


def dice_text(sides: Sequence[int]) -> str:
    """Dice as a player says it: "2d10", "d6 + d20"."""
    counts = {n: sides.count(n) for n in dict.fromkeys(sides)}
    return " + ".join(f"{many if many > 1 else ''}d{n}" for n, many in counts.items())
