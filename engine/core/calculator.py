"""Look-ups that a player would do by hand, offered by name with typed arguments."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.ids import RuleId


@dataclass(frozen=True, slots=True, kw_only=True)
class Worked:
    """A calculator's result: the values, and the reasoning line by line with rule numbers."""

    value: Mapping[str, Any]
    """JSON-able."""
    steps: tuple[str, ...] = ()
    rules: tuple[RuleId, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Calculator:
    """A named procedure of the rulebook, on plain arguments."""

    name: str
    summary: str
    arguments: type[Any]
    """A frozen dataclass; its JSON schema describes the call."""
    run: Callable[[Any], Worked]
    """Raises ValueError with a sentence for arguments that make no sense together."""
    rules: tuple[RuleId, ...] = ()
