"""Captains for SITS: two strengths, and a drifter to measure them against."""

from collections.abc import Callable, Mapping
from functools import partial

from engine.players.seat import Player
from engine.players.sits.captain import Captain
from engine.players.sits.drifter import Drifter

STRENGTHS: Mapping[str, Callable[[int], Player]] = {
    "casual": partial(Captain, "casual", sharp=False),
    "strong": partial(Captain, "strong", sharp=True),
    "drifter": Drifter,
}
"""The strengths to choose from, and the drifter."""


def opponent(strength: str, seed: int) -> Player:
    """A captain of one of the STRENGTHS; the seed decides what is left to chance. LookupError for others."""
    if strength not in STRENGTHS:
        raise LookupError(f"no captain of strength {strength!r}; there are {', '.join(STRENGTHS)}")
    return STRENGTHS[strength](seed)
