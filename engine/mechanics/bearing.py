"""Shooting bearings: range, ring and window of a target, and its window in the ship's own axes."""

from __future__ import annotations

from functools import cache
from math import isqrt
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from engine.mechanics.attitude import Attitude, MarkerName, Markers
from engine.mechanics.avid import (
    DOWN,
    UP,
    WINDOWS,
    Colour,
    Ring,
    Site,
    Window,
    azimuth,
    count,
    edge_count,
    elevation,
    opposite_window,
    ring,
    window_at,
)
from engine.mechanics.exact import ZERO, Surd, cosine, sine

if TYPE_CHECKING:
    from engine.mechanics.hexgrid import Direction, Hex
    from engine.mechanics.hexlevels import Place

Through = Literal["edge", "corner", "none"]


class HorizontalBearing(NamedTuple):
    """The slice of the sphere in which a target is seen (sits/C1.12, C1.122)."""

    through: Through
    """"none" for a target in the same hex."""
    directions: tuple[Direction, ...]
    """One map direction for an edge, two for a corner (clockwise order), none for the same hex."""
    components: tuple[int, int]
    """The hexes in the larger and in the smaller of the two map directions."""

    @property
    def name(self) -> str:
        """ "A" for an edge, "A/B" for a corner, "" for the same hex."""
        return "/".join(direction.letter for direction in self.directions)

    @property
    def names(self) -> tuple[str, ...]:
        """The letters of the directions."""
        return tuple(direction.letter for direction in self.directions)


def horizontal(offset: Hex) -> HorizontalBearing:
    """Through which edge or corner a target at this map offset is seen (sits/C1.12).

    An edge when one component is at least three times the other; exactly three times is an edge (AMB.4x-3x).
    """
    parts = sorted(offset.components().items(), key=lambda part: -part[1])
    if not parts:
        return HorizontalBearing("none", (), (0, 0))
    (main, a), (side, b) = parts[0], parts[1] if len(parts) == 2 else (parts[0][0], 0)
    if a >= 3 * b:
        return HorizontalBearing("edge", (main,), (a, b))
    clockwise = (main, side) if main.turned(1) is side else (side, main)
    return HorizontalBearing("corner", clockwise, (a, b))


def ring_of(h: int, v: int) -> Colour | None:
    """The colour of the ring for h hexes and v levels (sits/C1.151-C1.153); None for range 0."""
    v = abs(v)
    if h == 0 and v == 0:
        return None
    if h >= 4 * v:
        return Colour.YELLOW
    if v >= 4 * h:
        return Colour.PURPLE
    return Colour.GREEN if v > h else Colour.BLUE


def true_range(h: int, v: int) -> int:
    """The true range by Pythagoras, rounded down (sits/C1.14; AMB.ralt-round)."""
    return isqrt(h * h + v * v)


class Bearing(NamedTuple):
    """A shot bearing (sits/C1.11)."""

    windows: tuple[Window, ...]
    """The windows in which the target may be seen; the attacker picks one when there are several:
    two for a tie at a green corner (AMB.green-corner), all 50 at range 0 (AMB.bearing-zero)."""
    range: int
    h: int
    """Horizontal hexes."""
    v: int
    """Difference of levels, never negative."""
    below: bool
    """Whether the target is lower: then the range is written with a circle (sits/C1.15b)."""

    @property
    def window(self) -> Window:
        """The only window, or the first of several."""
        return self.windows[0]


def shoot(own: Place, target: Place) -> Bearing:
    """Shoot a bearing from one place to another (sits/C1.11-C1.15b)."""
    offset, levels = own.offset_to(target)
    h, v = own.range_components(target)
    return Bearing(_windows(offset, levels), true_range(h, v), h, v, levels < 0)


def _windows(offset: Hex, levels: int) -> tuple[Window, ...]:
    colour = ring_of(offset.length, levels)
    if colour is None:
        return WINDOWS
    ring_ = Ring.of(colour, below=levels < 0)
    if colour is Colour.PURPLE:
        return (window_at(0, ring_),)
    slice_ = horizontal(offset)
    if slice_.through == "edge":
        return (window_at(slice_.directions[0].azimuth, ring_),)
    if colour is not Colour.GREEN:
        return (window_at(slice_.directions[0].azimuth + 30, ring_),)
    components = offset.components()
    most = max(components.values())
    return tuple(window_at(d.azimuth, ring_) for d, amount in components.items() if amount == most)


def reciprocal(window: Window) -> Window:
    """The window through which the target sees the shooter (sits/C1.16)."""
    return opposite_window(window)


class ShipBearing(NamedTuple):
    """A bearing carried into the axes of the ship by counting (sits/C1.221-C1.224; AMB.arc-map).

    Ship axes use AVID names: Forward A y, Starboard B/C y, Aft D y, Port E/F y, Top + p, Bottom - p.
    """

    bearing: Window
    from_top: int
    """Windows from the bearing to the Top marker."""
    from_bottom: int
    """Windows from the bearing to the Bottom marker."""
    pole: MarkerName
    """The nearer of Top and Bottom; Top when both are equally near."""
    rows: int
    """Rows to count down from Top, or up from Bottom."""
    nearest: tuple[MarkerName, ...]
    """The nearest of Forward, Starboard, Aft and Port; several when the attacker may choose."""
    windows_from_marker: int
    toward: MarkerName | None
    """Whether the bearing lies from those markers toward Top or toward Bottom; None when level."""
    counted: tuple[MarkerName, ...]
    """The markers whose column is used because the edge-only counts add up to three; () when the exact
    rotation picks the column."""
    choices: tuple[Window, ...]
    """The window in ship axes; several when the attacker may choose."""


_SIDES: Final = (MarkerName.FORWARD, MarkerName.STARBOARD, MarkerName.AFT, MarkerName.PORT)
_COLUMN: Final = {
    MarkerName.FORWARD: 0,
    MarkerName.STARBOARD: 90,
    MarkerName.AFT: 180,
    MarkerName.PORT: 270,
}
_ROWS_DOWN: Final = (Ring.PURPLE_UPPER, Ring.GREEN_UPPER, Ring.BLUE_UPPER, Ring.YELLOW)


@cache
def ship_window(attitude: Attitude, bearing: Window) -> ShipBearing:
    """The window in ship axes through which a bearing is seen (sits/C1.221-C1.224; AMB.arc-map)."""
    markers = attitude.markers()
    from_top, from_bottom = count(bearing, markers.top), count(bearing, markers.bottom)
    pole = MarkerName.TOP if from_top <= from_bottom else MarkerName.BOTTOM
    rows = min(from_top, from_bottom, 3)
    row = _ROWS_DOWN[rows] if pole is MarkerName.TOP else _ROWS_DOWN[rows].mirrored
    counts = {name: count(bearing, markers.site(name)) for name in _SIDES}
    least = min(counts.values())
    poles = (MarkerName.TOP, MarkerName.BOTTOM) if from_top == from_bottom else (pole,)
    counted = _counted_columns(markers, bearing, poles, row)
    choices = (
        tuple(window_at(_COLUMN[name], row) for name in counted)
        if counted
        else _nearest(attitude, bearing, row)
    )
    return ShipBearing(
        bearing,
        from_top,
        from_bottom,
        pole,
        rows,
        tuple(name for name in _SIDES if counts[name] == least),
        least,
        None if rows == 3 else pole,
        counted,
        choices,
    )


def _counted_columns(
    markers: Markers, bearing: Window, poles: tuple[MarkerName, ...], row: Ring
) -> tuple[MarkerName, ...]:
    """The side markers that the bearing lies straight between and the pole, three border steps in all."""
    if row.colour not in (Colour.YELLOW, Colour.BLUE):
        return ()
    on_to_pole = min(edge_count(bearing, markers.site(pole)) for pole in poles)
    return tuple(name for name in _SIDES if edge_count(markers.site(name), bearing) + on_to_pole == 3)


def _nearest(attitude: Attitude, bearing: Window, row: Ring) -> tuple[Window, ...]:
    """The windows of a row nearest to the bearing when the sphere is turned exactly into ship axes.

    All windows of a row have the same elevation, so the nearest one is the one whose azimuth fits best:
    the largest scalar product in the ship's deck plane, compared without rounding.
    """
    if row.colour is Colour.PURPLE:
        return (UP if row.is_upper else DOWN,)
    ahead, abeam = exact_deck_plane(attitude, bearing)
    best: Surd | None = None
    found: list[Window] = []
    for window in WINDOWS:
        if ring(window) is not row:
            continue
        fit = ahead * cosine(azimuth(window)) + abeam * sine(azimuth(window))
        if best is None or (fit - best).sign() > 0:
            best, found = fit, [window]
        elif (fit - best).sign() == 0:
            found.append(window)
    return tuple(found)


def exact_deck_plane(attitude: Attitude, bearing: Window) -> tuple[Surd, Surd]:
    """How far the centre of a window lies toward Forward and toward Starboard, times 32, exactly."""
    forward, upright, beam = _axes(attitude.forward)
    sight = _direction(bearing)
    to_beam, to_upright = _dot(beam, sight), _dot(upright, sight)
    angle = 30 * attitude.roll
    abeam = to_beam * cosine(angle) - to_upright * sine(angle)
    return _dot(forward, sight) * Surd(2, 0), abeam


_Exact = tuple[Surd, Surd, Surd]


def _direction(site: Site) -> _Exact:
    """The unit vector to a site, times 4."""
    a, e = azimuth(site), elevation(site)
    return sine(a) * cosine(e), cosine(a) * cosine(e), Surd(2, 0) * sine(e)


def _axes(forward: Window) -> tuple[_Exact, _Exact, _Exact]:
    """Forward, Top when upright, and the level Starboard, each times 4."""
    a, e = azimuth(forward), elevation(forward)
    minus, two = Surd(-1, 0), Surd(2, 0)
    upright = (minus * sine(a) * sine(e), minus * cosine(a) * sine(e), two * cosine(e))
    return _direction(forward), upright, (two * cosine(a), minus * two * sine(a), ZERO)


def _dot(a: _Exact, b: _Exact) -> Surd:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
