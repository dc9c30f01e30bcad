"""The state of a game: frozen, whole, and the same for every rule set at its base."""

from dataclasses import dataclass
from enum import StrEnum

from engine.core.ids import PhaseId, PlayerId, RuleId


class Enforcement(StrEnum):
    """How strictly the table holds to the rules."""

    REFEREE = "referee"
    """What breaks a rule is refused."""
    ADVISER = "adviser"
    """What breaks a rule is done, and the log names the rule."""
    FREE = "free"
    """Pieces are set as the table has them; the log still names the rules."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """A choice inside a phase that one player owes before anything else may happen."""

    owner: PlayerId
    kind: str
    prompt: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """How the game ended."""

    winner: PlayerId | None
    reason: str
    rule: RuleId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class GameState:
    """Base of every rule set's state; subclasses add frozen fields of their own."""

    players: tuple[PlayerId, ...]
    turn: int
    phase: PhaseId
    active: tuple[PlayerId, ...]
    """Who may act now; several in a simultaneous phase."""
    pending: tuple[Decision, ...] = ()
    """A stack: while it is not empty only the owner of the last one may act."""
    outcome: Outcome | None = None
    enforcement: Enforcement = Enforcement.REFEREE
    table_dice: tuple[PlayerId, ...] = ()
    """The sides whose commands are rolled for with real dice, in the order of `players`."""
