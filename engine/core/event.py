"""What happened: for log, animation and tests; never a source of state."""

from dataclasses import dataclass

from engine.core.ids import PieceId, PlayerId, RuleId


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Base of all events; a subclass adds `kind: Literal[...]` and facts."""

    text: str
    rule: RuleId | None = None
    pieces: tuple[PieceId, ...] = ()
    seen_by: tuple[PlayerId, ...] | None = None
    """None: everybody."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Note(Event):
    """An event without facts beyond its text."""

    kind: str = "note"
