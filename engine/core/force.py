"""What ends by force, so that no game is ever stuck: the question on the table, a step, or a whole phase."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Literal, TypeAlias, TypeVar

from engine.core.command import Command, TableCommand
from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.ids import PhaseId, PlayerId, RuleId
from engine.core.rulebook import RuleBook, Stage
from engine.core.ruleset import PhaseSpec, Resolution, RuleText
from engine.core.state import GameState
from engine.core.violation import Violation

S = TypeVar("S", bound=GameState)

What: TypeAlias = Literal["step", "phase"]

FORCE = RuleId("table/force")
TEXT = RuleText.of_table(
    FORCE,
    "Ended by force",
    "A phase ends when the sides for which it waits have done with it. A table on which nobody can go on "
    "may end by force what it waits for, or the whole phase. The sides that are waited for then count as "
    "having chosen nothing: questions get the answer that spends and chooses least, orders that are "
    "written and not committed are taken back unread, and what must be carried out is carried out by the "
    "rules. A referee refuses it; a table that plays as adviser or free does it and writes down why and "
    "who agreed.",
)
_MOST = 5000
"""Commands in place of the sides after which an end that doesn't come is a fault of the rule set."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ForceEnd(TableCommand):
    """End by force what the table waits for now, or all of the phase."""

    kind: Literal["table.force_end"] = "table.force_end"
    what: What = "phase"
    """"step": the question on top or, without one, the part of those whose turn it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ForcedEnd(Event):
    """The table went on by force; what was carried out for the sides stands in the events that follow."""

    kind: Literal["table.force_end"] = "table.force_end"
    phase: PhaseId
    sides: tuple[PlayerId, ...]
    """The sides for which the table waited."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Neutral(Generic[S]):
    """What a rule set does and says for sides that have chosen nothing."""

    phases: Sequence[PhaseSpec]
    """With what a forced end of each means in `forced`."""
    questions: Mapping[str, str]
    """What a question of a kind is answered then, as a sentence."""
    choose: Callable[[S, PlayerId], Command]
    """The command of a side that chooses nothing: it answers its question, takes back what it has written and
    not committed, or is done. It is carried out unchecked. What it does may depend on the side's own secrets,
    never on another's.
    """
    carry_out: Callable[[S, Command, Dice], Resolution[S]]
    """The rule set's `apply`, as far as it belongs to every command."""
    part: Callable[[S], object] = lambda _state: None
    """What else tells one step of a phase from the next, beside who acts and what is asked."""


def waited_for(state: GameState) -> tuple[PlayerId, ...]:
    """The sides for which a table waits."""
    return (state.pending[-1].owner,) if state.pending else state.active


def install(book: RuleBook[S], neutral: Neutral[S]) -> None:
    """Gives a rule set the command."""
    book.rules.add(FORCE)
    specs = {spec.id: spec for spec in neutral.phases}

    def meaning(state: S, what: What) -> str:
        asked = (neutral.questions[state.pending[-1].kind],) if state.pending else ()
        whole = what == "phase" or not state.pending
        # A phase that is one question means the same as that.
        return " ".join(dict.fromkeys((*asked, *((specs[state.phase].forced,) if whole else ()))))

    @book.check(ForceEnd, stage=Stage.FORM)
    def somebody_sits_there(state: S, command: ForceEnd) -> Iterator[Violation]:
        """A side of the game asks for it."""
        if command.player not in state.players:
            yield Violation(FORCE, f"{command.player} has no seat at this table.")

    @book.check(ForceEnd, stage=Stage.TURN)
    def there_is_something_to_end(state: S, _command: ForceEnd) -> Iterator[Violation]:
        """A game that is over is not stuck."""
        if state.outcome is not None:
            yield Violation(FORCE, f"The game is over: {state.outcome.reason}")

    @book.check(ForceEnd)
    def phases_end_by_the_rules(state: S, command: ForceEnd) -> Iterator[Violation]:
        """Never by the rules; the table may agree to it."""
        means = meaning(state, command.what)
        yield Violation(FORCE, f"The table waits for {_names(state)}, not for an end by force. {means}")

    @book.resolve(ForceEnd)
    def force_end(state: S, command: ForceEnd, dice: Dice) -> Resolution[S]:
        """The sides that are waited for choose nothing until what is to end has ended."""
        title = specs[state.phase].title
        told = ForcedEnd(
            text=f"By force the table goes on from {title}, where it waited for {_names(state)}. "
            f"{meaning(state, command.what)}",
            rule=FORCE,
            phase=state.phase,
            sides=waited_for(state),
        )
        return _moved_on(neutral, state, command.what, told, dice)


def _names(state: GameState) -> str:
    return " and ".join(waited_for(state)) or "nobody"


def _moved_on(neutral: Neutral[S], start: S, what: What, told: ForcedEnd, dice: Dice) -> Resolution[S]:
    state, reveals = start, False
    events: tuple[Event, ...] = (told,)
    for _ in range(_MOST):
        # Nobody is waited for where a position is broken: the first side's being done sets it going again.
        side = (*waited_for(state), *state.players)[0]
        done = neutral.carry_out(state, neutral.choose(state, side), dice)
        state, events, reveals = done.state, (*events, *done.events), reveals or done.reveals
        if _ended(neutral, start, state, what):
            return Resolution(state=state, events=events, reveals=reveals)
    raise RuntimeError(f"{start.phase} (turn {start.turn}) does not come to an end, not even by force")


def _ended(neutral: Neutral[S], start: S, state: S, what: What) -> bool:
    """Whether what was to end has ended. One command answers a question; the next one may read alike."""
    if state.outcome is not None or (state.turn, state.phase) != (start.turn, start.phase):
        return True
    if what == "phase":
        return False
    if start.pending or state.pending or neutral.part(state) != neutral.part(start):
        return True
    return not set(start.active) & set(state.active)
