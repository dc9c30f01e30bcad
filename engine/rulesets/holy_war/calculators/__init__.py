"""Look-ups that a player would do by hand, one module a subject."""

from collections.abc import Mapping

from engine.core.calculator import Calculator


def calculators() -> Mapping[str, Calculator]:
    """All of them by name: none yet."""
    return {}
