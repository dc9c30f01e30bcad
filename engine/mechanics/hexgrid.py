"""Axial hex coordinates, the six map directions and drawing coordinates for both map orientations."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Final

_UNITS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
_LETTERS: Final = "ABCDEF"
_ROW: Final = math.sqrt(3) / 2  # distance between neighbouring columns when hexes are one unit wide


class Direction(IntEnum):
    """One of the six map directions, clockwise seen from above (sits/B1.11)."""

    A = 0
    B = 1
    C = 2
    D = 3
    E = 4
    F = 5

    @property
    def letter(self) -> str:
        """The letter printed on the map."""
        return _LETTERS[self]

    @property
    def opposite(self) -> Direction:
        """The direction three hexsides away."""
        return self.turned(3)

    @property
    def azimuth(self) -> int:
        """Compass degrees clockwise from direction A: 0, 60, ... 300."""
        return 60 * self

    @property
    def unit(self) -> Hex:
        """The offset of one hex in this direction."""
        return Hex(*_UNITS[self])

    def turned(self, steps: int) -> Direction:
        """The direction `steps` hexsides clockwise; negative steps turn counter-clockwise."""
        return Direction((self + steps) % 6)

    @classmethod
    def parse(cls, text: str) -> Direction:
        """Read a letter A-F; ValueError for anything else."""
        if len(text) != 1 or text not in _LETTERS:
            raise ValueError(f"{text!r} is no map direction; expected one letter A to F.")
        return cls(_LETTERS.index(text))


@dataclass(frozen=True, slots=True, order=True)
class Hex:
    """A hex, or an offset between two hexes, in axial coordinates."""

    q: int
    r: int

    @property
    def s(self) -> int:
        """The third cube coordinate: q + r + s is always 0."""
        return -self.q - self.r

    @property
    def length(self) -> int:
        """Hexes from the origin."""
        return max(abs(self.q), abs(self.r), abs(self.q + self.r))

    def __add__(self, other: Hex) -> Hex:
        return Hex(self.q + other.q, self.r + other.r)

    def __sub__(self, other: Hex) -> Hex:
        return Hex(self.q - other.q, self.r - other.r)

    def __neg__(self) -> Hex:
        return Hex(-self.q, -self.r)

    def __mul__(self, factor: int) -> Hex:
        return Hex(self.q * factor, self.r * factor)

    __rmul__ = __mul__

    def __str__(self) -> str:
        return f"{self.q},{self.r}"

    @property
    def column(self) -> int:
        """The map column, counted from 1 at the hex 0,0; columns further left are 0, -1, ..."""
        return self.q + 1

    @property
    def row(self) -> int:
        """The place in its column, counted from 1; odd columns lie half a hex higher than the next."""
        return self.r + self.q // 2 + 1

    @property
    def name(self) -> str:
        """What players call it: column and row, like "05/32".

        It is counted from the hex 0,0 wherever the sheets lie, so that no name changes in a game.
        """
        return f"{self.column:02d}/{self.row:02d}"

    @classmethod
    def parse(cls, text: str) -> Hex:
        """Read "q,r" as written by str(); ValueError for anything else."""
        parts = text.split(",")
        try:
            q, r = (int(part) for part in parts)
        except ValueError:
            raise ValueError(f"{text!r} is no hex; expected two whole numbers like '3,-1'.") from None
        return cls(q, r)

    def distance(self, other: Hex) -> int:
        """Hexes between two hexes: the far one counts, the near one does not (sits/C1.13)."""
        # The length of their difference, without making it: ranges between whole fleets are asked for.
        q, r = self.q - other.q, self.r - other.r
        return max(abs(q), abs(r), abs(q + r))

    def neighbour(self, direction: Direction, steps: int = 1) -> Hex:
        """The hex `steps` hexes away in a map direction."""
        dq, dr = _UNITS[direction]
        return Hex(self.q + dq * steps, self.r + dr * steps)

    def neighbours(self) -> tuple[Hex, ...]:
        """The six adjacent hexes in the order A to F."""
        return tuple(self.neighbour(direction) for direction in Direction)

    def rotated(self, steps: int) -> Hex:
        """This offset turned about the origin, `steps` hexsides clockwise."""
        q, r = self.q, self.r
        for _ in range(steps % 6):
            q, r = -r, q + r
        return Hex(q, r)

    def components(self) -> dict[Direction, int]:
        """The offset as positive amounts in at most two adjacent directions (sits/C1.12).

        The origin has no components; a straight line has one. Of two, the counter-clockwise one comes first.
        """
        q, r = self.q, self.r
        # How far the offset reaches in each direction when it is split between that one and the next; the
        # share of the next one is the reach of the next but one.
        reach = (-q - r, -r, q, q + r, r, -q)
        for first in Direction:
            a, b = reach[first], reach[(first + 2) % 6]
            if a > 0 and b >= 0:
                return {first: a} if b == 0 else {first: a, first.turned(1): b}
        return {}

    def line(self, other: Hex) -> tuple[Hex, ...]:
        """The hexes of the straight line from here to `other`, both ends included.

        A line along the edge between two hexes takes the same side whatever the distance.
        """
        steps = self.distance(other)
        if steps == 0:
            return (self,)
        return tuple(self._between(other, i, steps) for i in range(steps + 1))

    def _between(self, other: Hex, i: int, steps: int) -> Hex:
        # Whole numbers only: a nudge by 1, 2 and -3 parts of a large denominator settles lines along an edge.
        scale = 1000 * steps
        q = (self.q * (steps - i) + other.q * i) * 1000 + 1
        r = (self.r * (steps - i) + other.r * i) * 1000 + 2
        return _rounded(q, r, scale)

    def ring(self, n: int) -> tuple[Hex, ...]:
        """The hexes exactly `n` away, clockwise from the one in direction A."""
        if n == 0:
            return (self,)
        found: list[Hex] = []
        here = self.neighbour(Direction.A, n)
        for side in (2, 3, 4, 5, 0, 1):
            for _ in range(n):
                found.append(here)
                here = here.neighbour(Direction(side))
        return tuple(found)

    def spiral(self, n: int) -> Iterator[Hex]:
        """All hexes up to `n` away, nearest first."""
        for radius in range(n + 1):
            yield from self.ring(radius)

    def within(self, n: int) -> frozenset[Hex]:
        """The set of all hexes up to `n` away, this one included."""
        return frozenset(self.spiral(n))


def line(a: Hex, b: Hex) -> tuple[Hex, ...]:
    """The hexes of the straight line from `a` to `b`, both included."""
    return a.line(b)


def _rounded(q: int, r: int, scale: int) -> Hex:
    """The hex that holds the point (q, r) / scale."""
    s = -q - r
    rq, rr, rs = (_nearest(value, scale) for value in (q, r, s))
    dq, dr, ds = abs(rq * scale - q), abs(rr * scale - r), abs(rs * scale - s)
    if dq >= dr and dq >= ds:
        rq = -rr - rs
    elif dr >= ds:
        rr = -rq - rs
    return Hex(rq, rr)


def _nearest(value: int, scale: int) -> int:
    return (2 * value + scale) // (2 * scale)


class Orientation(StrEnum):
    """How the map lies before the viewer: an edge of each hex at the top, or a corner."""

    EDGE_UP = "edge up"
    CORNER_UP = "corner up"

    @property
    def up(self) -> int:
        """The azimuth that points up on the screen when the map is not turned: A, or the corner A/B."""
        return 0 if self is Orientation.EDGE_UP else 30


def centre(
    place: Hex, orientation: Orientation = Orientation.EDGE_UP, turned: int = 0
) -> tuple[float, float]:
    """Where the middle of a hex is drawn: (x to the right, y DOWN), one unit = one hex from edge to edge.

    `turned` turns the map counter-clockwise by whole hexsides, so that EDGE_UP turned 3 has D at the top
    and CORNER_UP turned 1 has B/C there. For drawing only; no rule looks at these numbers.
    """
    where = place.rotated(-turned)
    x, y = _ROW * where.q, where.r + where.q / 2
    return (x, y) if orientation is Orientation.EDGE_UP else _spun(x, y, -1)


def hex_at(x: float, y: float, orientation: Orientation = Orientation.EDGE_UP, turned: int = 0) -> Hex:
    """The hex drawn under a point; the inverse of `centre`."""
    if orientation is Orientation.CORNER_UP:
        x, y = _spun(x, y, 1)
    q = x / _ROW
    scale = 1 << 20  # a pixel is far coarser than a millionth of a hex
    found = _rounded(round(q * scale), round((y - q / 2) * scale), scale)
    return found.rotated(turned)


def corners(
    place: Hex, orientation: Orientation = Orientation.EDGE_UP, turned: int = 0
) -> tuple[tuple[float, float], ...]:
    """The six corners of a hex as drawn, clockwise from the corner A/B, in the units of `centre`."""
    x, y = centre(place, orientation, turned)
    radius = 1 / math.sqrt(3)
    angles = (math.radians(30 + 60 * (k - turned) - orientation.up) for k in range(6))
    return tuple((x + radius * math.sin(angle), y - radius * math.cos(angle)) for angle in angles)


def screen_angle(azimuth: int, orientation: Orientation = Orientation.EDGE_UP, turned: int = 0) -> int:
    """Degrees clockwise from straight up at which a compass azimuth is drawn, 0 to 359."""
    return (azimuth - orientation.up - 60 * turned) % 360


def _spun(x: float, y: float, way: int) -> tuple[float, float]:
    """A point turned by 30 degrees on the screen: clockwise for way 1, counter-clockwise for -1."""
    sine, cosine = 0.5 * way, _ROW
    return x * cosine - y * sine, x * sine + y * cosine


def azimuth_name(azimuth: int) -> str:
    """The name of a compass azimuth: "A" for 0, "A/B" for 30; ValueError off the 30 degree steps."""
    if azimuth % 30:
        raise ValueError(f"{azimuth} degrees is no facing; facings are whole steps of 30 degrees.")
    step = azimuth // 30 % 12
    first = Direction(step // 2)
    return first.letter if step % 2 == 0 else f"{first.letter}/{first.turned(1).letter}"


def parse_azimuth(name: str) -> int:
    """The compass azimuth of "A", "A/B", ... in degrees; ValueError for any other text."""
    letters = name.split("/")
    first = Direction.parse(letters[0])
    if len(letters) == 1:
        return first.azimuth
    if len(letters) != 2 or Direction.parse(letters[1]) is not first.turned(1):
        raise ValueError(f"{name!r} is no corner; expected two neighbours in clockwise order like 'A/B'.")
    return first.azimuth + 30
