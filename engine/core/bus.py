"""The command bus: the one way a game's state changes, its journal, and undo."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import count
from typing import Generic, Literal, TypeVar

from engine.core.command import Command, FinalCommand
from engine.core.dice import (
    DiceNeeded,
    NoDice,
    RecordingDice,
    ReplayMismatch,
    Roll,
    TableDice,
    replayed,
    seeded,
)
from engine.core.event import Event
from engine.core.ids import PlayerId
from engine.core.ruleset import Resolution, Ruleset, Surmising
from engine.core.state import Enforcement, GameState
from engine.core.view import TableView
from engine.core.violation import Violation, blocking

S = TypeVar("S", bound=GameState)


class Barrier(StrEnum):
    """Why a command can't be taken back."""

    DICE = "dice"
    REVEAL = "reveal"
    OTHER_PLAYER = "other player"
    POLICY = "policy"
    """This game is played without undo."""


class UndoPolicy(StrEnum):
    """How freely commands may be taken back."""

    STANDARD = "standard"
    """One's own last command, if it had neither dice nor surprises."""
    OPEN = "open"
    """Everything: solo play, teaching, design. A command given again has the same dice."""
    NONE = "none"


class Cause(StrEnum):
    """Why the state changed."""

    EXECUTE = "execute"
    UNDO = "undo"
    REDO = "redo"


@dataclass(frozen=True, slots=True, kw_only=True)
class Overrule:
    """Why the table does something against the rules, and who agreed."""

    reason: str = ""
    agreed: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Overruled(Event):
    """A rule was broken with the table's consent; `rule` says which."""

    kind: Literal["table.overruled"] = "table.overruled"
    reason: str = ""
    agreed: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step(Generic[S]):
    """A command that was carried out: an entry of the journal."""

    seq: int
    """Its number, from 1."""
    command: Command
    rolls: tuple[Roll, ...]
    events: tuple[Event, ...]
    before: S
    after: S
    reveals: bool
    overruled: tuple[Violation, ...] = ()
    """The rules that it broke with the table's consent."""
    overrule: Overrule | None = None


@dataclass(frozen=True, slots=True)
class Executed(Generic[S]):
    """The command was carried out."""

    step: Step[S]


@dataclass(frozen=True, slots=True)
class Rejected:
    """The command was refused; nothing changed."""

    command: Command
    violations: tuple[Violation, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Preview(Generic[S]):
    """What a command would do, as far as its player can know."""

    violations: tuple[Violation, ...]
    after: S | None = None
    """None: refused, or dice are needed, or something hidden would become known."""
    events: tuple[Event, ...] = ()
    needs_dice: DiceNeeded | None = None
    reveals: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Change(Generic[S]):
    """The news that subscribers get."""

    cause: Cause
    step: Step[S]
    state: S


def refusing(state: GameState, violations: Iterable[Violation]) -> tuple[Violation, ...]:
    """What stops a command at this table: as referee all that forbids, else what nobody can overrule."""
    found = blocking(violations)
    if state.enforcement is Enforcement.REFEREE:
        return found
    return tuple(v for v in found if not v.overridable)


class CommandBus(Generic[S]):
    """Checks, applies and records commands. `initial` is the state before command `first`."""

    def __init__(
        self,
        ruleset: Ruleset[S],
        initial: S,
        *,
        seed: int,
        policy: UndoPolicy = UndoPolicy.STANDARD,
        first: int = 1,
    ) -> None:
        self.ruleset = ruleset
        self.seed = seed
        self.policy = policy
        self.initial = initial
        self.first = first
        self._state = initial
        self._done: list[Step[S]] = []
        self._undone: list[Step[S]] = []
        self._subscribers: dict[int, Callable[[Change[S]], None]] = {}
        self._tickets = count()
        self._busy = False
        self._views: dict[PlayerId | None, tuple[S, TableView]] = {}
        self._simultaneous = frozenset(phase.id for phase in ruleset.phases() if phase.simultaneous)

    @property
    def state(self) -> S:
        """The state now."""
        return self._state

    def view(self, player: PlayerId | None) -> TableView:
        """The table as a player sees it now; made once for each state, however many ask."""
        known = self._views.get(player)
        if known is None or known[0] is not self._state:
            known = self._state, self.ruleset.view_for(self._state, player)
            self._views[player] = known
        return known[1]

    @property
    def journal(self) -> Sequence[Step[S]]:
        """The commands in force, oldest first; it grows and shrinks with the game and is not for changing."""
        return self._done

    @property
    def seq(self) -> int:
        """The number of the last command in force."""
        return self.first + len(self._done) - 1

    def check(self, command: Command) -> tuple[Violation, ...]:
        """Every rule that the command breaks now."""
        return self.ruleset.check(self._state, command)

    def preview(self, command: Command) -> Preview[S]:
        """Tries a command without dice and without its player's learning what he can't know."""
        violations = self.check(command)
        if refusing(self._state, violations):
            return Preview(violations=violations)
        ground = self._state
        if isinstance(self.ruleset, Surmising):
            ground = self.ruleset.surmise(ground, command.player)
        try:
            result = self.ruleset.apply(ground, command, NoDice())
        except DiceNeeded as needed:
            return Preview(violations=violations, needs_dice=needed)
        if result.reveals:
            return Preview(violations=violations, reveals=True)
        told = tuple(e for e in result.events if e.seen_by is None or command.player in e.seen_by)
        return Preview(violations=violations, after=result.state, events=told)

    def fork(self, seed: int = 0) -> "CommandBus[S]":
        """A scratch bus from here, for a chain of what-ifs; its dice are its own and foretell nothing."""
        return CommandBus(self.ruleset, self._state, seed=seed, policy=UndoPolicy.OPEN, first=self.seq + 1)

    def branched(self, at: int, *, seed: int) -> "CommandBus[S]":
        """Another game with this one's commands up to number `at`, everything free to be taken back.

        Its further dice come of `seed`, so that it foretells nothing. ValueError for a command not in force.
        """
        if not self.first - 1 <= at <= self.seq:
            raise ValueError(f"command {at} is not one of this game")
        other = CommandBus(self.ruleset, self.initial, seed=seed, policy=UndoPolicy.OPEN, first=self.first)
        for step in self._done[: at - self.first + 1]:
            other._push(step)
        return other

    def execute(
        self,
        command: Command,
        overrule: Overrule | None = None,
        *,
        thrown: Sequence[tuple[int, ...] | None] = (),
    ) -> Executed[S] | Rejected:
        """Carries out a command, or says which rules it breaks. RuntimeError from within a subscriber.

        `thrown` are the real dice of a side that rolls them, roll by roll as TableDice takes them; DiceNeeded
        asks for the next, and nothing has changed.
        """
        self._not_busy()
        self._busy = True
        try:
            violations = self.check(command)
            if refusing(self._state, violations):
                return Rejected(command, violations)
            source = seeded(self.seed, self.seq + 1)
            by_hand = command.player in self._state.table_dice
            dice = TableDice(thrown, source, command.player) if by_hand else RecordingDice(source)
            step = self._step(command, dice, blocking(violations), overrule)
        finally:
            self._busy = False
        self._push(step)
        self._undone.clear()
        self._notify(Cause.EXECUTE, step)
        return Executed(step)

    def replay(
        self,
        command: Command,
        rolls: Sequence[Roll],
        overrule: Overrule | None = None,
        overruled: tuple[Violation, ...] = (),
    ) -> Step[S]:
        """Carries out a recorded command with its recorded dice, unchecked; ReplayMismatch for others."""
        self._not_busy()
        tape = iter(rolls)
        step = self._step(command, RecordingDice(replayed(tape)), overruled, overrule)
        if (left := next(tape, None)) is not None:
            raise ReplayMismatch(f"{left.purpose}: this recorded roll is no longer asked for")
        if any(roll.by_hand for roll in rolls):
            told = (replace(new, by_hand=old.by_hand) for new, old in zip(step.rolls, rolls, strict=True))
            step = replace(step, rolls=tuple(told))
        self._push(step)
        self._undone.clear()
        return step

    def undo_barrier(self, by: PlayerId | None) -> Barrier | None:
        """Why `by` can't take back the last command; None if he can or there is none."""
        if not self._done:
            return None
        last = self._done[-1]
        if isinstance(last.command, FinalCommand):
            return Barrier.REVEAL
        if self.policy is UndoPolicy.OPEN:
            return Barrier.OTHER_PLAYER if last.command.player != by and self.sealed(last) else None
        if self.policy is UndoPolicy.NONE:
            return Barrier.POLICY
        # Another's command comes first: whether it rolled or revealed is not for `by` to learn from a button.
        if last.command.player != by:
            return Barrier.OTHER_PLAYER
        if last.reveals:
            return Barrier.REVEAL
        return Barrier.DICE if last.rolls else None

    def sealed(self, step: Step[S]) -> bool:
        """Whether a step was made while several sides wrote orders that are not in the open yet."""
        return step.before.phase in self._simultaneous and not step.reveals

    def can_undo(self, by: PlayerId | None) -> bool:
        """Whether `by` may take back the last command."""
        return bool(self._done) and self.undo_barrier(by) is None

    def undo(self, by: PlayerId | None) -> Step[S]:
        """Takes back the last command; RuntimeError where `can_undo` says no."""
        self._not_busy()
        if not self.can_undo(by):
            raise RuntimeError(f"nothing to undo, or {self.undo_barrier(by)} forbids it")
        step = self._done.pop()
        self._undone.append(step)
        self._state = step.before
        self._notify(Cause.UNDO, step)
        return step

    def can_redo(self) -> bool:
        """Whether a command was taken back and none given since."""
        return bool(self._undone)

    @property
    def redoable(self) -> Step[S] | None:
        """The step that `redo` would bring back."""
        return self._undone[-1] if self._undone else None

    def redo(self) -> Step[S]:
        """Brings back the command last undone; RuntimeError where `can_redo` says no."""
        self._not_busy()
        if not self._undone:
            raise RuntimeError("nothing to redo")
        step = self._undone.pop()
        self._push(step)
        self._notify(Cause.REDO, step)
        return step

    def subscribe(self, subscriber: Callable[[Change[S]], None]) -> Callable[[], None]:
        """Tells `subscriber` of every change, in the order of subscription; call the result to stop it."""
        ticket = next(self._tickets)
        self._subscribers[ticket] = subscriber

        def dispose() -> None:
            self._subscribers.pop(ticket, None)

        return dispose

    def _step(
        self,
        command: Command,
        dice: RecordingDice | TableDice,
        overruled: tuple[Violation, ...],
        overrule: Overrule | None,
    ) -> Step[S]:
        result: Resolution[S] = self.ruleset.apply(self._state, command, dice)
        return Step(
            seq=self.seq + 1,
            command=command,
            rolls=tuple(dice.tape),
            events=_rulings(command, overruled, overrule, result.events) + result.events,
            before=self._state,
            after=result.state,
            reveals=result.reveals,
            overruled=overruled,
            overrule=overrule if overruled else None,
        )

    def _push(self, step: Step[S]) -> None:
        self._done.append(step)
        self._state = step.after

    def _not_busy(self) -> None:
        if self._busy:
            raise RuntimeError("a command may not be given while another one is being carried out or told of")

    def _notify(self, cause: Cause, step: Step[S]) -> None:
        change = Change(cause=cause, step=step, state=self._state)
        errors: list[Exception] = []
        self._busy = True
        try:
            for subscriber in tuple(self._subscribers.values()):
                try:
                    subscriber(change)
                except Exception as error:  # noqa: BLE001 - the others must hear of it; raised together below
                    errors.append(error)
        finally:
            self._busy = False
        if errors:
            raise ExceptionGroup("subscribers failed", errors)


def _rulings(
    command: Command, broken: tuple[Violation, ...], overrule: Overrule | None, events: tuple[Event, ...]
) -> tuple[Event, ...]:
    """One event for each broken rule, as public as the command itself, if the rule's own words may be."""
    if not broken:
        return ()
    given = overrule or Overrule()
    public = any(event.seen_by is None for event in events)
    return tuple(
        Overruled(
            text=f"Against the rules: {violation.message}",
            rule=violation.rule,
            pieces=violation.pieces,
            seen_by=violation.seen_by if public else (command.player,),
            reason=given.reason,
            agreed=given.agreed,
        )
        for violation in broken
    )
