"""Opponents for Star Control in two strengths."""

from collections.abc import Callable, Mapping

from engine.players.seat import Player
from engine.players.star_control.casual import Casual
from engine.players.star_control.strong import Strong

STRENGTHS: Mapping[str, Callable[[int], Player]] = {"casual": Casual, "strong": Strong}


def opponent(strength: str, seed: int) -> Player:
    """A player of one of the STRENGTHS; the seed decides where it is in two minds. LookupError for others."""
    if strength not in STRENGTHS:
        raise LookupError(f"no opponent of strength {strength!r}; there are {' and '.join(STRENGTHS)}")
    return STRENGTHS[strength](seed)
