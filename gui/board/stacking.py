"""Where counters that share a hex are drawn: cascaded at rest, in a ring when fanned out."""

import math
from collections.abc import Sequence
from typing import Final

from engine.core.view import CounterView
from gui.board.hex_geometry import HEX, Point
from gui.presenters.kinds import is_piece

_STEP: Final = 7.0
_GROUNDED: Final = 20.0
"""How far down a Fleet lies where a world or a station is in its hex."""
_MARKER_PLACES: Final = {"midpoint": (-22.0, 24.0), "eot": (22.0, 24.0)}


def in_order(counters: Sequence[CounterView]) -> list[CounterView]:
    """The counters of a hex from bottom to top: markers, then pieces by level; stable by id."""
    return sorted(counters, key=lambda c: (is_piece(c), c.level, c.id))


def at_rest(counters: Sequence[CounterView], *, grounded: bool = False) -> dict[str, Point]:
    """Offsets from the hex's middle; a single counter lies there, a marker beside a ship makes room.

    Fleets leave the upper part of a hex free where something lies under them.
    """
    ordered = in_order(counters)
    if any(c.kind == "fleet" for c in ordered):
        return _fleets(ordered, _GROUNDED if grounded else 0.0)
    if len(ordered) == 1:
        return {ordered[0].id: (0.0, 0.0)}
    pieces = [c for c in ordered if is_piece(c)]
    places: dict[str, Point] = {}
    middle = (len(pieces) - 1) / 2
    for index, counter in enumerate(pieces):
        away = (index - middle) * _STEP
        places[counter.id] = (away, -away)
    markers = [c for c in ordered if not is_piece(c)]
    for index, counter in enumerate(markers):
        x, y = _MARKER_PLACES.get(counter.kind, (0.0, 24.0))
        if not pieces:
            x, y = x * 0.6, 0.0
        places[counter.id] = (x, y - index * _STEP)
    return places


def _fleets(ordered: Sequence[CounterView], down: float) -> dict[str, Point]:
    """Fleets side by side, closer the more there are."""
    step = min(38.0, 60.0 / max(1, len(ordered) - 1))
    middle = (len(ordered) - 1) / 2
    return {c.id: ((index - middle) * step, down) for index, c in enumerate(ordered)}


def fanned(counters: Sequence[CounterView]) -> tuple[dict[str, Point], float]:
    """Offsets on a ring around the hex's middle, the topmost counter at the top, and the ring's radius."""
    ordered = list(reversed(in_order(counters)))
    radius = max(HEX * 0.56, len(ordered) * HEX * 0.92 / math.tau)
    places: dict[str, Point] = {}
    for index, counter in enumerate(ordered):
        angle = math.tau * index / len(ordered)
        places[counter.id] = (radius * math.sin(angle), -radius * math.cos(angle))
    return places, radius
