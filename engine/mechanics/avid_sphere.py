"""The sphere of the AVID: rings, 50 windows and 12 green spines, their azimuths, opposites and neighbours."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple, NewType

from engine.mechanics.hexgrid import Direction, azimuth_name, parse_azimuth

Site = NewType("Site", str)
"""Where a marker may stand: a window, or a green spine like "A/B gu spine"."""
Window = NewType("Window", Site)
"""A window in catalogue notation: "A y", "A/B bu", "C gl", "+ p", "- p"."""


class Colour(StrEnum):
    """The colours of the rings."""

    YELLOW = "yellow"
    BLUE = "blue"
    GREEN = "green"
    PURPLE = "purple"


class Ring(StrEnum):
    """A ring of windows at one elevation; u and l are the upper and the lower half (sits/B2.123)."""

    YELLOW = "y"
    BLUE_UPPER = "bu"
    BLUE_LOWER = "bl"
    GREEN_UPPER = "gu"
    GREEN_LOWER = "gl"
    PURPLE_UPPER = "+ p"
    PURPLE_LOWER = "- p"

    @property
    def colour(self) -> Colour:
        """The printed colour."""
        return _RING_FACTS[self][0]

    @property
    def elevation(self) -> int:
        """Degrees above the map plane: 0, 30, 60 or 90, negative in the lower half."""
        return _RING_FACTS[self][1]

    @property
    def is_upper(self) -> bool:
        """Whether the ring lies in the upper half; the yellow ring lies in neither."""
        return self.elevation > 0

    @property
    def is_lower(self) -> bool:
        """Whether the ring lies in the lower half; the yellow ring lies in neither."""
        return self.elevation < 0

    @property
    def band(self) -> tuple[int, int]:
        """The lowest and highest whole degree of elevation that the ring covers."""
        return _RING_FACTS[self][2]

    @property
    def mirrored(self) -> Ring:
        """The ring of the same colour in the other half."""
        return _RING_AT[-self.elevation]

    @classmethod
    def of(cls, colour: Colour, *, below: bool) -> Ring:
        """The ring of a colour in the upper or the lower half."""
        elevation = 30 * list(Colour).index(colour)
        return _RING_AT[-elevation if below else elevation]


_RING_FACTS: Final = {
    Ring.YELLOW: (Colour.YELLOW, 0, (-15, 15)),
    Ring.BLUE_UPPER: (Colour.BLUE, 30, (16, 45)),
    Ring.BLUE_LOWER: (Colour.BLUE, -30, (-45, -16)),
    Ring.GREEN_UPPER: (Colour.GREEN, 60, (46, 75)),
    Ring.GREEN_LOWER: (Colour.GREEN, -60, (-75, -46)),
    Ring.PURPLE_UPPER: (Colour.PURPLE, 90, (76, 90)),
    Ring.PURPLE_LOWER: (Colour.PURPLE, -90, (-90, -76)),
}
_RING_AT: Final = {facts[1]: ring for ring, facts in _RING_FACTS.items()}

UP: Final = Window(Site("+ p"))
DOWN: Final = Window(Site("- p"))


class _Facts(NamedTuple):
    azimuth: int
    ring: Ring
    spine: bool


@cache
def window_at(azimuth: int, ring: Ring) -> Window:
    """The window of a ring at an azimuth in degrees; any azimuth will do for a pole.

    ValueError for an azimuth off the 30 degree steps and for a corner of a green ring, which has none.
    """
    if ring.colour is Colour.PURPLE:
        return Window(Site(ring.value))
    name = azimuth_name(azimuth)
    if ring.colour is Colour.GREEN and azimuth % 60:
        raise ValueError(f"The green rings have windows at A to F only, none at {name}.")
    return Window(Site(f"{name} {ring.value}"))


def spine_at(azimuth: int, ring: Ring) -> Site:
    """The spine of a green ring at a corner azimuth; ValueError anywhere else."""
    if ring.colour is not Colour.GREEN or azimuth % 60 != 30:
        raise ValueError(f"No spine at {azimuth} degrees in ring {ring.value}; spines lie at green corners.")
    return Site(f"{azimuth_name(azimuth)} {ring.value} spine")


def site_at(azimuth: int, ring: Ring) -> Site:
    """The site of a ring at an azimuth: the window, or the spine at a corner of a green ring."""
    if ring.colour is Colour.GREEN and azimuth % 60 == 30:
        return spine_at(azimuth, ring)
    return window_at(azimuth, ring)


def window_for(azimuth: str, ring: Ring) -> Window:
    """The window of a ring at a named azimuth, e.g. ("A/B", Ring.BLUE_UPPER); ValueError if there is none."""
    return window_at(parse_azimuth(azimuth), ring)


_RINGS_OUTWARD: Final = (Ring.YELLOW, Ring.BLUE_UPPER, Ring.BLUE_LOWER, Ring.GREEN_UPPER, Ring.GREEN_LOWER)
_AROUND: Final = range(0, 360, 30)


def _every_site() -> dict[Site, _Facts]:
    found: dict[Site, _Facts] = {}
    for ring_ in _RINGS_OUTWARD:
        for azimuth_ in _AROUND:
            spine = ring_.colour is Colour.GREEN and azimuth_ % 60 == 30
            found[site_at(azimuth_, ring_)] = _Facts(azimuth_, ring_, spine)
    found[UP] = _Facts(0, Ring.PURPLE_UPPER, spine=False)
    found[DOWN] = _Facts(0, Ring.PURPLE_LOWER, spine=False)
    return found


_FACTS: Final[Mapping[Site, _Facts]] = MappingProxyType(_every_site())

SITES: Final[tuple[Site, ...]] = tuple(_FACTS)
WINDOWS: Final[tuple[Window, ...]] = tuple(Window(site) for site, facts in _FACTS.items() if not facts.spine)
"""The 50 windows: yellow, blue upper, blue lower, green upper, green lower, then the two poles."""
SPINES: Final[tuple[Site, ...]] = tuple(site for site, facts in _FACTS.items() if facts.spine)
"""The 12 borders between green windows on which Top, Bottom, Port and Starboard may stand (sits/B2.153)."""
_WINDOW_SET: Final = frozenset(WINDOWS)


def is_window(site: str) -> bool:
    """Whether a text names one of the 50 windows."""
    return site in _WINDOW_SET


def is_spine(site: str) -> bool:
    """Whether a text names one of the 12 green spines."""
    facts = _FACTS.get(Site(site))
    return facts is not None and facts.spine


def parse_window(text: str) -> Window:
    """The window of that name; ValueError for any other text."""
    if text not in _WINDOW_SET:
        raise ValueError(f"{text!r} is no AVID window; expected names like 'A y', 'A/B bu', 'C gl' or '+ p'.")
    return Window(Site(text))


def parse_site(text: str) -> Site:
    """The window or spine of that name; ValueError for any other text."""
    site = Site(text)
    if site not in _FACTS:
        raise ValueError(f"{text!r} is no AVID window and no green spine.")
    return site


def ring(site: Site) -> Ring:
    """The ring a window or spine lies in."""
    return _FACTS[site].ring


def colour(site: Site) -> Colour:
    """The colour of the ring a window or spine lies in."""
    return _FACTS[site].ring.colour


def azimuth(site: Site) -> int:
    """Compass degrees clockwise from A, a multiple of 30; 0 for the poles."""
    return _FACTS[site].azimuth


def elevation(site: Site) -> int:
    """Degrees above the map plane: 0, 30, 60, 90, negative in the lower half."""
    return _FACTS[site].ring.elevation


def is_lower(site: Site) -> bool:
    """Whether a marker here is circled: the lower half, the yellow ring not included (sits/B2.133)."""
    return _FACTS[site].ring.elevation < 0


def is_pole(site: Site) -> bool:
    """Whether the site is one of the two purple windows."""
    return site in (UP, DOWN)


def label(site: Site) -> str:
    """How the rulebook writes a site: "A (yellow)", "A/B (blue, upper)", "+ (purple)"."""
    facts = _FACTS[site]
    if facts.ring.colour is Colour.PURPLE:
        return f"{site[0]} (purple)"
    half = "" if facts.ring is Ring.YELLOW else ", upper" if facts.ring.is_upper else ", lower"
    spine = "spine " if facts.spine else ""
    return f"{spine}{azimuth_name(facts.azimuth)} ({facts.ring.colour.value}{half})"


def directions(site: Site) -> tuple[Direction, ...]:
    """The map directions of a site: one at an edge, two at a corner, none at a pole."""
    facts = _FACTS[site]
    if facts.ring.colour is Colour.PURPLE:
        return ()
    first = Direction(facts.azimuth // 60)
    return (first,) if facts.azimuth % 60 == 0 else (first, first.turned(1))


def opposite(site: Site) -> Site:
    """The site on the far side of the sphere, six windows away (sits/B2.133)."""
    return _OPPOSITE[site]


def opposite_window(window: Window) -> Window:
    """The window on the far side of the sphere (sits/C1.16)."""
    return Window(_OPPOSITE[window])


def rotated(site: Site, hexsides: int) -> Site:
    """The site turned clockwise about the vertical by whole hexsides."""
    facts = _FACTS[site]
    return site_at((facts.azimuth + 60 * hexsides) % 360, facts.ring)


def rotated_window(window: Window, hexsides: int) -> Window:
    """The window turned clockwise about the vertical by whole hexsides."""
    return Window(rotated(window, hexsides))


def ring_for_elevation(degrees: int) -> Ring:
    """The ring whose band holds an elevation in whole degrees (sits/B2.123); ValueError beyond 90."""
    for ring_ in Ring:
        low, high = ring_.band
        if low <= degrees <= high:
            return ring_
    raise ValueError(f"{degrees} degrees is no elevation; expected -90 to 90.")


def _flat_neighbours(azimuth_: int, ring_: Ring) -> list[Window]:
    step = 60 if ring_.colour is Colour.GREEN else 30
    return [window_at((azimuth_ + step) % 360, ring_), window_at((azimuth_ - step) % 360, ring_)]


def _green_beside(azimuth_: int, ring_: Ring) -> list[Window]:
    """The green windows that a blue window of this azimuth borders: one at an edge, two at a corner."""
    sides = [azimuth_] if azimuth_ % 60 == 0 else [azimuth_ + 30, azimuth_ - 30]
    return [window_at(side % 360, ring_) for side in sides]


def _derive_edges(window: Window) -> tuple[Window, ...]:
    azimuth_, ring_, _ = _FACTS[window]
    lower = ring_.elevation < 0
    green, blue = Ring.of(Colour.GREEN, below=lower), Ring.of(Colour.BLUE, below=lower)
    if ring_.colour is Colour.PURPLE:
        return tuple(window_at(a, green) for a in range(0, 360, 60))
    found = _flat_neighbours(azimuth_, ring_)
    if ring_ is Ring.YELLOW:
        found += [window_at(azimuth_, Ring.BLUE_UPPER), window_at(azimuth_, Ring.BLUE_LOWER)]
    elif ring_.colour is Colour.BLUE:
        found += [window_at(azimuth_, Ring.YELLOW), *_green_beside(azimuth_, green)]
    else:
        found.append(DOWN if lower else UP)
        found += [window_at((azimuth_ + turn) % 360, blue) for turn in (-30, 0, 30)]
    return tuple(found)


def _derive_diagonals(window: Window) -> tuple[Window, ...]:
    azimuth_, ring_, _ = _FACTS[window]
    if ring_ is Ring.YELLOW:
        across: tuple[Ring, ...] = (Ring.BLUE_UPPER, Ring.BLUE_LOWER)
    elif ring_.colour is Colour.BLUE:
        across = (Ring.YELLOW,)
    else:
        return ()
    return tuple(window_at((azimuth_ + turn) % 360, other) for other in across for turn in (30, -30))


_OPPOSITE: Final[Mapping[Site, Site]] = {
    site: site_at((facts.azimuth + 180) % 360, facts.ring.mirrored) for site, facts in _FACTS.items()
}
_EDGES: Final[Mapping[Site, tuple[Window, ...]]] = {w: _derive_edges(w) for w in WINDOWS}
_DIAGONALS: Final[Mapping[Site, tuple[Window, ...]]] = {w: _derive_diagonals(w) for w in WINDOWS}


def edges(window: Window) -> tuple[Window, ...]:
    """The windows that share a border with this one."""
    return _EDGES[window]


def diagonals(window: Window) -> tuple[Window, ...]:
    """The windows that share only a corner with this one: between yellow and blue (AMB.diagonal)."""
    return _DIAGONALS[window]


def neighbours(window: Window) -> tuple[Window, ...]:
    """All adjacent windows, corners included, as in sits/C4.143 and C5.113."""
    return _EDGES[window] + _DIAGONALS[window]


def is_diagonal(a: Window, b: Window) -> bool:
    """Whether the step between two windows crosses a corner."""
    return b in _DIAGONALS[a]


def is_step(a: Window, b: Window) -> bool:
    """Whether two windows touch at a border or a corner."""
    return b in _EDGES[a] or b in _DIAGONALS[a]


def touching(site: Site) -> tuple[Site, ...]:
    """The sites one step away: for a spine its blue window, pole, both green windows and both next spines."""
    return _TOUCHING[site]


def _derive_touching() -> dict[Site, tuple[Site, ...]]:
    spines: dict[Site, tuple[Site, ...]] = {}
    for spine in SPINES:
        azimuth_, ring_, _ = _FACTS[spine]
        lower = ring_.is_lower
        spines[spine] = (
            window_at(azimuth_, Ring.of(Colour.BLUE, below=lower)),
            DOWN if lower else UP,
            *(window_at((azimuth_ + turn) % 360, ring_) for turn in (30, -30)),
            *(spine_at((azimuth_ + turn) % 360, ring_) for turn in (60, -60)),
        )
    reached: dict[Site, list[Site]] = {window: list(_EDGES[window]) for window in WINDOWS}
    for spine, sites in spines.items():
        for site in sites:
            if site in reached:
                reached[site].append(spine)
    return spines | {window: tuple(sites) for window, sites in reached.items()}


_TOUCHING: Final[Mapping[Site, tuple[Site, ...]]] = _derive_touching()
