"""The plotting grids: from thrust and Forward window to the vector changes a player may choose."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import isqrt
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.mechanics.avid import Colour, Window, colour, directions, elevation
from engine.mechanics.hexgrid import Direction
from engine.mechanics.vector import Vectors

Changes = Mapping[str, int]

# Units in the edge direction and in one neighbour on the green hexes of the edge grid; there are no others.
_GREEN_HEXES: Final = {2: (1, 1), 3: (2, 1), 4: (2, 2), 5: (3, 2)}


class Square(NamedTuple):
    """A square of the vertical grid: hexes of horizontal and levels of vertical change (sits/B3.243)."""

    h: int
    v: int


class ThrustPlot(NamedTuple):
    """One way to plot a thrust: the square, signed in v, and the changes written in the gray halves."""

    h: int
    v: int
    changes: Vectors


def square_colours(h: int, v: int) -> tuple[Colour, ...]:
    """The colours of a square of the vertical grid: two when it is split (sits/B3.242; AMB.split).

    The ratio tests of C1.151-C1.153 with their borders open to both sides; v is taken without its sign.
    The square (0, 0) has none.
    """
    v = abs(v)
    if h == 0 and v == 0:
        return ()
    tests = {
        Colour.YELLOW: h >= 4 * v,
        Colour.BLUE: v <= h <= 4 * v,
        Colour.GREEN: h <= v <= 4 * h,
        Colour.PURPLE: v >= 4 * h,
    }
    return tuple(colour_ for colour_, holds in tests.items() if holds)


def square_thrust(h: int, v: int) -> int:
    """The thrust printed on a square of the vertical grid (T.vertical-grid)."""
    return isqrt(h * h + v * v)


@cache
def vertical_squares(ring_colour: str, thrust: int) -> tuple[Square, ...]:
    """The squares of a zone that bear a thrust, v not negative, flattest first (sits/B3.241-B3.243).

    Thrust 0 has none. ValueError for a negative thrust or an unknown colour.
    """
    if thrust < 0:
        raise ValueError(f"Thrust is {thrust}; it is never negative.")
    zone = Colour(ring_colour)
    return tuple(
        Square(h, v)
        for v in range(thrust + 1)
        for h in range(thrust, -1, -1)
        if thrust > 0 and square_thrust(h, v) == thrust and zone in square_colours(h, v)
    )


def edge_choices(direction: Direction, n: int, *, green: bool = False) -> tuple[Changes, ...]:
    """The hexes numbered n of the edge grid, from left (counter-clockwise) to right (sits/B3.254).

    `green` adds the green hexes, which only a ship in a green ring may use (sits/B3.2541).
    """
    if n == 0:
        return (_changes({}),)
    sides = list(range(n // 4 + 1))
    if green and n in _GREEN_HEXES:
        sides.append(_GREEN_HEXES[n][1])
    left = [_edge(direction, direction.turned(-1), n, side) for side in reversed(sides) if side]
    right = [_edge(direction, direction.turned(1), n, side) for side in sides if side]
    return (*left, _changes({direction.letter: n}), *right)


def _edge(main: Direction, beside: Direction, n: int, side: int) -> Changes:
    return _changes({main.letter: n - side, beside.letter: side})


def corner_choices(first: Direction, second: Direction, n: int) -> tuple[Changes, ...]:
    """The hexes numbered n of the corner grid, from left (most in `first`) to right (sits/B3.255).

    `second` is the clockwise neighbour of `first`; ValueError if not. One unit goes to either edge
    (AMB.corner1).
    """
    if second is not first.turned(1):
        raise ValueError(f"{first.letter}/{second.letter} is no corner; expected clockwise neighbours.")
    least = 0 if n < 2 else -(-n // 4)
    return tuple(
        _changes({first.letter: n - units, second.letter: units}) for units in range(least, n - least + 1)
    )


def _changes(amounts: dict[str, int]) -> Changes:
    return MappingProxyType({slot: n for slot, n in amounts.items() if n})


def horizontal_choices(window: Window, h: int) -> tuple[Changes, ...]:
    """All ways to plot a horizontal amount for a ship whose thrust goes through a window (sits/B3.251).

    A green window uses the edge grid with its green hexes; a pole lets the player pick any one of the six
    directions for the offset (sits/B3.251.purple).
    """
    if h == 0:
        return (_changes({}),)
    if colour(window) is Colour.PURPLE:
        return tuple(_changes({direction.letter: h}) for direction in Direction)
    heading = directions(window)
    if len(heading) == 2:
        return corner_choices(heading[0], heading[1], h)
    return edge_choices(heading[0], h, green=colour(window) is Colour.GREEN)


def signed_squares(window: Window, thrust: int) -> tuple[Square, ...]:
    """The squares for a window with v signed: by its half of the sphere, from yellow either way."""
    squares = vertical_squares(colour(window), thrust)
    rise = elevation(window)
    if rise:
        sign = 1 if rise > 0 else -1
        return tuple(Square(h, sign * v) for h, v in squares)
    return squares + tuple(Square(h, -v) for h, v in squares if v)


@cache
def thrust_plots(window: Window, thrust: int) -> tuple[ThrustPlot, ...]:
    """Every way to plot a thrust through a window; one empty plot for thrust 0 (sits/B3.24-B3.26)."""
    if thrust == 0:
        return (ThrustPlot(0, 0, Vectors.none()),)
    return tuple(
        ThrustPlot(h, v, Vectors.of({**flat, **_vertical(v)}))
        for h, v in signed_squares(window, thrust)
        for flat in horizontal_choices(window, h)
    )


def thrust_changes(window: Window, thrust: int) -> tuple[Vectors, ...]:
    """The vector changes of every plot of a thrust through a window, each once."""
    return tuple(dict.fromkeys(plot.changes for plot in thrust_plots(window, thrust)))


def _vertical(v: int) -> dict[str, int]:
    return {"+" if v > 0 else "-": abs(v)} if v else {}
