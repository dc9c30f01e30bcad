"""Kinds of counters: what is a piece, what marks one, what lies under them all."""

from typing import Final

from engine.core.view import CounterView

MARKERS: Final = frozenset({"midpoint", "eot"})
"""Belong to a piece and lie where it was or will be."""
GROUND: Final = frozenset({"terrain", "installation"})
"""What a hex is or bears; pieces lie on it."""
FLAT: Final = frozenset({"ship", "fleet"}) | GROUND
"""Of games without levels and attitudes."""

LOST: Final = frozenset({"destroyed", "surrendered"})
"""Badges of pieces that are out of the game: off the board, and never to be placed again."""


def is_piece(counter: CounterView) -> bool:
    """Whether a counter is a piece of a side: a ship or a Fleet, not a marker, ghost or ground."""
    return counter.kind not in MARKERS and counter.kind not in GROUND and counter.kind != "ghost"


def is_lost(counter: CounterView) -> bool:
    """Whether a piece is out of the game for good."""
    return counter.cell is None and not LOST.isdisjoint(counter.badges)


def has_level(counter: CounterView) -> bool:
    """Whether a counter's level and attitude mean anything."""
    return counter.kind not in FLAT
