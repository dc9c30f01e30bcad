"""What a command breaks: the rule, a sentence for the player, and what to highlight."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from engine.core.ids import PieceId, PlayerId, RuleId


class Severity(StrEnum):
    """How much a violation weighs."""

    ILLEGAL = "illegal"
    WARNING = "warning"
    """Legal, but worth a question before it is done."""


@dataclass(frozen=True, slots=True)
class Violation:
    """One broken rule. `message` is a whole sentence with the numbers that matter."""

    rule: RuleId
    message: str
    pieces: tuple[PieceId, ...] = ()
    cells: tuple[str, ...] = ()
    severity: Severity = Severity.ILLEGAL
    overridable: bool = True
    """False for what no table can wave through: a malformed command, or one out of turn."""
    seen_by: tuple[PlayerId, ...] | None = None
    """Who may read it once it is overruled; its sentence may tell a secret. None: who sees the command."""

    def __str__(self) -> str:
        number = self.rule.partition("/")[2] or self.rule
        return f"{self.message} [{number}]"


def blocking(violations: Iterable[Violation]) -> tuple[Violation, ...]:
    """The violations that forbid the command; warnings are left out."""
    return tuple(v for v in violations if v.severity is Severity.ILLEGAL)
