"""Where columns and levels lie on the drawing: each column a hexagon, its levels a spiral of shrinking ones.

Our own drawing of the printed idea (II.column): level 1, the highest, is the largest at the upper left;
the next five go clockwise around the rim, and the seventh, farthest below, is the smallest in the middle.
Pure arithmetic in scene units; also the ground plan of the columns in the 3D view.
"""

import math
from dataclasses import dataclass
from typing import Final

from engine.rulesets.holy_war.view import ChartView, LevelView

COLUMN: Final = 100.0
"""Scene units from the middle of a column to its corners."""
_RIM: Final = 0.6
"""From the middle of a column to the middles of its outer levels, in columns' radii."""
_LARGEST: Final = 0.352
_SHRINK: Final = 0.015
_BEND: Final = 0.2
"""How far a warp line swings out, in lengths of the straight way."""
_STEPS: Final = 28
_START: Final = -120.0
"""Degrees clockwise from the right at which level 1 lies."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Spot:
    """A level on the drawing."""

    level: LevelView
    x: float
    y: float
    radius: float
    """From its middle to its corners."""

    def corners(self, grown: float = 0.0) -> tuple[Point, ...]:
        """Its six corners, clockwise; one is straight up, so that levels side by side share an edge."""
        return hexagon(self.x, self.y, self.radius + grown, 30.0)

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies in it."""
        dx, dy = abs(x - self.x), abs(y - self.y)
        inner = self.radius * math.sqrt(3) / 2
        return dx <= inner and math.sqrt(3) * dy + dx <= math.sqrt(3) * self.radius


def hexagon(x: float, y: float, radius: float, turned: float = 0.0) -> tuple[Point, ...]:
    """A hexagon with a corner at the right, or turned by so many degrees."""
    turns = (math.radians(60 * k + turned) for k in range(6))
    return tuple((x + radius * math.cos(a), y + radius * math.sin(a)) for a in turns)


def column_at(q: int, r: int) -> Point:
    """The middle of a column; its rows run down the page, so that the map is wider than high."""
    return COLUMN * 1.5 * r, COLUMN * math.sqrt(3) * (q + r / 2)


class Spiral:
    """All levels of a map on the drawing."""

    def __init__(self, chart: ChartView) -> None:
        self.spots = {level.id: _spot(level) for level in chart.levels}
        self.columns = {level.column: column_at(level.q, level.r) for level in chart.levels}
        xs = [x for x, _ in self.columns.values()]
        ys = [y for _, y in self.columns.values()]
        tall = COLUMN * math.sqrt(3) / 2
        self.box = (min(xs) - COLUMN, min(ys) - tall, max(xs) + COLUMN, max(ys) + tall)
        """Left, top, right, bottom."""

    def at(self, x: float, y: float) -> str | None:
        """The level under a point of the scene; None between them."""
        return next((key for key, spot in self.spots.items() if spot.holds(x, y)), None)

    def step(self, level: str, dx: int, dy: int) -> str:
        """The level of the nearest column that lies that way, at the same height; the same at the border."""
        here = self.spots[level].level
        x, y = self.columns[here.column]
        best: tuple[float, str] | None = None
        for column, (tx, ty) in self.columns.items():
            forward, across = ((tx - x) * dx, abs(ty - y)) if dx else ((ty - y) * dy, abs(tx - x))
            if forward < COLUMN * 0.4:
                continue
            far = math.hypot(tx - x, ty - y) + across * 0.6
            if best is None or far < best[0]:
                best = far, column
        return f"{best[1]}/{here.height}" if best is not None else level

    def climb(self, level: str, by: int) -> str:
        """The level so many below in its column, as far as there are any."""
        here = self.spots[level].level
        goal = f"{here.column}/{here.height + by}"
        return goal if goal in self.spots else level

    def sweep(self, a: str, b: str) -> tuple[Point, ...]:
        """A warp line between two levels as a curve from mouth to mouth, the same from either end."""
        one, two = self.spots[min(a, b)], self.spots[max(a, b)]
        dx, dy = two.x - one.x, two.y - one.y
        length = math.hypot(dx, dy) or 1.0
        nx, ny = -dy * _BEND, dx * _BEND
        ends = (
            _toward(one, dx / length, dy / length),
            (one.x + dx * 0.3 + nx, one.y + dy * 0.3 + ny),
            (one.x + dx * 0.7 + nx, one.y + dy * 0.7 + ny),
            _toward(two, -dx / length, -dy / length),
        )
        return tuple(_bezier(ends, k / _STEPS) for k in range(_STEPS + 1))


def _bezier(ends: tuple[Point, Point, Point, Point], t: float) -> Point:
    """A point of a cubic curve."""
    u = 1.0 - t
    weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return (
        sum(w * x for w, (x, _) in zip(weights, ends, strict=True)),
        sum(w * y for w, (_, y) in zip(weights, ends, strict=True)),
    )


def _toward(spot: Spot, ux: float, uy: float) -> Point:
    """A point on the rim of a level, where the mouth of a line lies."""
    reach = spot.radius * 0.8
    return spot.x + ux * reach, spot.y + uy * reach


def _spot(level: LevelView) -> Spot:
    x, y = column_at(level.q, level.r)
    radius = COLUMN * (_LARGEST - _SHRINK * (level.height - 1))
    if level.height == 7:
        return Spot(level, x, y, radius * 0.93)
    angle = math.radians(_START + 60 * (level.height - 1))
    reach = COLUMN * _RIM
    return Spot(level, x + reach * math.cos(angle), y + reach * math.sin(angle), radius)
