"""Where the AVID's windows, spines and arrows lie on the screen, and what lies under a point."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.mechanics.avid import (
    DOWN,
    SPINES,
    UP,
    WINDOWS,
    Colour,
    Ring,
    Site,
    azimuth,
    colour,
    is_lower,
    is_pole,
    is_spine,
    ring,
    window_at,
)

Point = tuple[float, float]

VIEWPOINTS: Final = {"A": 0, "B/C": 90, "D": 180, "E/F": 270}
"""Compass degrees at the top of the card, by the names of the printed cards (sits/A2.21)."""
BANDS: Final = {
    Colour.PURPLE: (0.0, 0.22),
    Colour.GREEN: (0.22, 0.48),
    Colour.BLUE: (0.48, 0.745),
    Colour.YELLOW: (0.745, 1.0),
}
"""Inner and outer radius of each ring, the rim being 1. The print spreads the rings evenly, and so do we:
seen truly from above the yellow ring would be a sliver too thin to hit."""


class Half(StrEnum):
    """What a disc shows: both halves of the sphere in the same rings, as printed, or one of them."""

    BOTH = "both"
    UPPER = "upper"
    LOWER = "lower"


@dataclass(frozen=True, slots=True)
class Sector:
    """A piece of a ring: radii as parts of the disc's radius, angles in degrees clockwise from the top."""

    inner: float
    outer: float
    middle: float
    width: float


@dataclass(frozen=True, slots=True)
class Disc:
    """One drawn disc: its centre and radius in widget coordinates, and which half of the sphere it shows."""

    x: float
    y: float
    radius: float
    half: Half = Half.BOTH
    top: int = 0
    """Compass degrees at the top of the screen."""

    def bearing(self, compass: float) -> float:
        """Screen angle, clockwise from the top, of a compass bearing."""
        return (compass - self.top) % 360

    def point(self, compass: float, distance: float) -> Point:
        """The widget point at a compass bearing and a distance, the rim being 1."""
        angle = math.radians(self.bearing(compass))
        reach = distance * self.radius
        return self.x + reach * math.sin(angle), self.y - reach * math.cos(angle)

    def sector(self, site: Site) -> Sector:
        """The piece of ring that a window fills; for a spine the border it is."""
        inner, outer = BANDS[colour(site)]
        if is_pole(site):
            return Sector(0.0, outer, 0.0, 360.0)
        width = 0.0 if is_spine(site) else 60.0 if colour(site) is Colour.GREEN else 30.0
        return Sector(inner, outer, self.bearing(azimuth(site)), width)

    def centre(self, site: Site) -> Point:
        """Where a marker in this site stands."""
        if is_pole(site):
            return self.x, self.y
        inner, outer = BANDS[colour(site)]
        return self.point(azimuth(site), (inner + outer) / 2)

    def polar(self, x: float, y: float) -> Point:
        """Distance (the rim being 1) and compass bearing of a widget point."""
        dx, dy = (x - self.x) / self.radius, (self.y - y) / self.radius
        return math.hypot(dx, dy), (math.degrees(math.atan2(dx, dy)) + self.top) % 360

    def window_at(self, x: float, y: float, *, lower: bool = False) -> Site | None:
        """The window under a point; `lower` picks the half where the disc shows both."""
        distance, compass = self.polar(x, y)
        if distance > 1.0:
            return None
        below = lower if self.half is Half.BOTH else self.half is Half.LOWER
        band = next(c for c, (_, outer) in BANDS.items() if distance <= outer)
        if band is Colour.PURPLE:
            return DOWN if below else UP
        step = 60 if band is Colour.GREEN else 30
        return window_at(round(compass / step) * step % 360, Ring.of(band, below=below))

    def shows(self, site: Site) -> bool:
        """Whether this disc shows the half that a site lies in; the yellow ring is in both."""
        if self.half is Half.BOTH or ring(site) is Ring.YELLOW:
            return True
        return is_lower(site) == (self.half is Half.LOWER)

    def windows(self) -> Iterator[Site]:
        """The windows to draw, each place once."""
        for window in WINDOWS:
            if self.shows(window) and not (self.half is Half.BOTH and is_lower(window)):
                yield window

    def spines(self) -> Iterator[Site]:
        """The spines to draw, each place once."""
        for spine in SPINES:
            if self.shows(spine) and not (self.half is Half.BOTH and is_lower(spine)):
                yield spine


@dataclass(frozen=True, slots=True)
class Arrow:
    """A vector arrow: where its band and its head lie, and which way it points on the screen."""

    slot: str
    x: float
    y: float
    """The middle of the arrow's foot."""
    angle: float
    """Degrees clockwise from the top of the screen."""
    size: float
    """Width of the head."""

    def along(self, distance: float, aside: float = 0.0) -> Point:
        """A point at `distance` sizes from the foot along the arrow, and `aside` to its right."""
        angle = math.radians(self.angle)
        forward = (math.sin(angle), -math.cos(angle))
        right = (math.cos(angle), math.sin(angle))
        reach, off = distance * self.size, aside * self.size
        return (
            self.x + forward[0] * reach + right[0] * off,
            self.y + forward[1] * reach + right[1] * off,
        )


BAND_END: Final = 0.48
"""Where an arrow's gray band ends and its white head begins, in sizes from the foot."""
HEAD_END: Final = 1.30
HEXAGON: Final = 1.10
"""Distance from the centre to the hexagon's edges, the disc's rim being 1."""
FOOT: Final = 1.215
"""Distance of the arrows' feet."""
_REACH: Final = 1.66
"""Distance of the arrows' tips."""
MAP_SLOTS: Final = "ABCDEF"
SLOTS: Final = ("A", "B", "C", "D", "E", "F", "+", "-")


@dataclass(frozen=True, slots=True)
class Layout:
    """All of the AVID's parts for one widget size."""

    width: float
    height: float
    discs: tuple[Disc, ...]
    arrows: tuple[Arrow, ...]

    def disc_at(self, x: float, y: float) -> Disc | None:
        """The disc whose hexagon holds a point, or nearly so."""
        for disc in self.discs:
            if disc.polar(x, y)[0] <= HEXAGON:
                return disc
        return None

    def disc_for(self, site: Site) -> Disc:
        """The disc in which a site is drawn first."""
        return next((disc for disc in self.discs if disc.shows(site)), self.discs[0])

    def arrow_at(self, x: float, y: float) -> Arrow | None:
        """The vector arrow under a point."""
        for arrow in self.arrows:
            cx, cy = arrow.along(HEAD_END / 2)
            if math.hypot(x - cx, y - cy) <= arrow.size * 0.65:
                return arrow
        return None


def layout(width: float, height: float, viewpoint: str, *, two_discs: bool = False) -> Layout:
    """The parts for a widget of this size in logical pixels; KeyError for an unknown viewpoint."""
    top = VIEWPOINTS[viewpoint]
    return _two_discs(width, height, top) if two_discs else _one_disc(width, height, top)


def _one_disc(width: float, height: float, top: int) -> Layout:
    radius = max(min(width / (2 * 1.60), height / (2 * _REACH)), 20.0)
    disc = Disc(width / 2, height / 2, radius, Half.BOTH, top)
    size = radius * (_REACH - FOOT) / HEAD_END
    arrows = []
    for index, slot in enumerate(MAP_SLOTS):
        x, y = disc.point(60 * index, FOOT)
        arrows.append(Arrow(slot, x, y, disc.bearing(60 * index), size))
    edge = min(disc.x - size * 0.62, radius * 1.52)
    low = min(disc.y, radius * _REACH)
    arrows.append(Arrow("+", disc.x + edge, disc.y - low + size * HEAD_END, 0.0, size))
    arrows.append(Arrow("-", disc.x + edge, disc.y + low - size * HEAD_END, 180.0, size))
    return Layout(width, height, (disc,), tuple(arrows))


def _two_discs(width: float, height: float, top: int) -> Layout:
    # The arrows stand in a row below: round two discs they would have to be drawn twice.
    row = min(84.0, max(44.0, height * 0.24))
    radius = max(min(width / 4 / 1.33, (height - row - 26) / 2 / 1.33), 20.0)
    middle = (height - row + 16) / 2
    discs = (
        Disc(width / 4, middle, radius, Half.UPPER, top),
        Disc(width * 3 / 4, middle, radius, Half.LOWER, top),
    )
    size = min(row / 1.9, width / 8 / 1.15)
    step = width / 8
    arrows = []
    for index, slot in enumerate(SLOTS):
        arrows.append(Arrow(slot, step * (index + 0.5), height - 4 - size * 0.5, 0.0, size))
    return Layout(width, height, discs, tuple(arrows))


def outline(disc: Disc, site: Site, steps: int = 8) -> list[Point]:
    """A window's border as a polygon in widget coordinates."""
    piece = disc.sector(site)
    if piece.inner == 0.0:
        return [disc.point(disc.top + 360 * i / 36, piece.outer) for i in range(36)]
    start = piece.middle - piece.width / 2 + disc.top
    turns = [start + piece.width * i / steps for i in range(steps + 1)]
    outer = [disc.point(turn, piece.outer) for turn in turns]
    inner = [disc.point(turn, piece.inner) for turn in reversed(turns)]
    return outer + inner


def hexagon(disc: Disc, distance: float = HEXAGON) -> list[Point]:
    """The six corners of the hexagon whose edges face directions A to F."""
    corner = distance / math.cos(math.radians(30))
    return [disc.point(60 * i + 30, corner) for i in range(6)]


def beside(site: Site, clockwise: int, upward: int, keep: float = 0.0) -> Site:
    """The window next to this one: along the ring, or one ring up or down (for moving a cursor by key).

    `keep` is the compass bearing to come down on from a pole.
    """
    here = ring(site)
    bearing = keep if is_pole(site) else float(azimuth(site))
    if clockwise:
        if is_pole(site):
            return site
        step = 60 if here.colour is Colour.GREEN else 30
        return _snapped(bearing + step * clockwise, here)
    rise = max(-90, min(90, here.elevation + 30 * upward))
    band = list(Colour)[abs(rise) // 30]
    return _snapped(bearing, Ring.of(band, below=rise < 0))


def _snapped(bearing: float, ring_: Ring) -> Site:
    step = 60 if ring_.colour is Colour.GREEN else 30
    return window_at(math.floor(bearing / step + 0.5) * step % 360, ring_)
