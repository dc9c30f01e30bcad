"""Opponents for Holy War in two strengths."""

from collections.abc import Callable, Mapping

from engine.players.holy_war.casual import Casual
from engine.players.holy_war.strong import Strong
from engine.players.seat import Player

STRENGTHS: Mapping[str, Callable[[int], Player]] = {"casual": Casual, "strong": Strong}


def opponent(strength: str, seed: int) -> Player:
    """A player of one of the STRENGTHS; the seed decides where it is in two minds. LookupError for others."""
    if strength not in STRENGTHS:
        raise LookupError(f"no opponent of strength {strength!r}; there are {' and '.join(STRENGTHS)}")
    return STRENGTHS[strength](seed)
