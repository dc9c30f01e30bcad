"""What a rule set offers to the kernel."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from engine.core.calculator import Calculator
from engine.core.command import Command, Gesture, Question, Suggestion
from engine.core.dice import Dice, Picker
from engine.core.event import Event
from engine.core.ids import PhaseId, PieceId, PlayerId, RuleId
from engine.core.state import GameState
from engine.core.view import Inspection, TableView
from engine.core.violation import Violation

S = TypeVar("S", bound=GameState)
S_contra = TypeVar("S_contra", bound=GameState, contravariant=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseSpec:
    """A row of the phase table."""

    id: PhaseId
    title: str
    rule: RuleId
    simultaneous: bool = False
    automatic: bool = False
    forced: str = ""
    """What it means when the table ends this phase by force (`engine.core.force`), as a sentence."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Resolution(Generic[S]):
    """What a command led to."""

    state: S
    events: tuple[Event, ...] = ()
    reveals: bool = False
    """Something hidden became known: no undo past this."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleText:
    """A rule of the printed game, told in our own words."""

    id: RuleId
    title: str
    text: str
    kind: str = "mechanic"
    module: str = "core"
    chapter: str = ""
    see: tuple[RuleId, ...] = ()
    rulings: tuple[str, ...] = ()
    """Our reading where the print is unclear, one paragraph each."""
    provenance: str = "printed"

    @classmethod
    def of_table(cls, rule: RuleId, title: str, text: str) -> "RuleText":
        """A rule that no printed game has: how the table itself plays."""
        return cls(id=rule, title=title, text=text, kind="table", module="table", provenance="house")


class Ruleset(Protocol[S]):
    """A printed game. Everything but `setup` and `apply` is free of chance."""

    slug: str
    title: str
    version: int
    """Raised when recorded games may replay differently."""
    content: str
    """Hash of the shipped tables and units that results depend on."""
    state_type: type[S]
    command_type: Any
    """`Annotated[A | B | ..., Field(discriminator="kind")]`."""

    def phases(self) -> Sequence[PhaseSpec]: ...

    def setup(self, scenario: Mapping[str, Any], options: Mapping[str, Any], dice: Dice) -> S:
        """The first state; raises ContentError for a scenario it can't read."""
        ...

    def check(self, state: S, command: Command) -> tuple[Violation, ...]:
        """Every rule that the command breaks, judged by what its player may know."""
        ...

    def apply(self, state: S, command: Command, dice: Dice) -> Resolution[S]:
        """Carries out a command that `check` passed, or that was overruled."""
        ...

    def view_for(self, state: S, player: PlayerId | None) -> TableView: ...

    def inspect(self, state: S, player: PlayerId | None, piece: PieceId) -> Inspection: ...

    def propose(self, state: S, gesture: Gesture) -> Command | None: ...

    def suggest(self, state: S, command: Command) -> tuple[Suggestion, ...]:
        """Legal commands near a refused one, the nearest first."""
        ...

    def answer(self, state: S, question: Question) -> object:
        """The answer to one of the rule set's own questions, from what the asking player may know."""
        ...

    def rule_text(self, rule: RuleId) -> RuleText | None: ...

    def rule_texts(self) -> Sequence[RuleText]:
        """All rules of the game, in the order of its book."""
        ...

    def calculators(self) -> Mapping[str, Calculator]: ...

    def scenarios(self) -> Sequence[Mapping[str, Any]]:
        """The shipped scenarios, each with at least id, title and summary."""
        ...

    def sample(self, state: S, player: PlayerId, rnd: Picker) -> Command | None:
        """A random legal command."""
        ...

    def scramble_hidden(self, state: S, player: PlayerId, rnd: Picker) -> S:
        """Another true state that looks the same to `player`; for tests."""
        ...


@runtime_checkable
class Surmising(Protocol[S]):
    """What a rule set adds when it has hidden things that a command may run into."""

    def surmise(self, state: S, player: PlayerId) -> S:
        """The state as `player` may take it to be, for previews: what he can't know is left out.

        States that look the same to him give equal surmises.
        """
        ...


@runtime_checkable
class Vetting(Protocol[S_contra]):
    """What a rule set adds that plays on from a position in a file, which anybody may have written."""

    def vet(self, state: S_contra) -> str:
        """A sentence about the first thing in it that no game leads to; empty for a position to play on.

        Players, phase and who is to act have been looked at before.
        """
        ...
