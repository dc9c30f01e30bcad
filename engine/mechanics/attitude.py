"""A ship's attitude as Forward window and roll, its six markers, pivots, rolls and midpoints."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

from engine.mechanics.avid import (
    SPINES,
    UP,
    WINDOWS,
    Fault,
    Site,
    Window,
    azimuth,
    count,
    elevation,
    is_lower,
    is_pole,
    is_spine,
    is_window,
    label,
    opposite,
    ring,
    rotated,
    rotated_window,
    route_length,
)

Vector3: TypeAlias = tuple[float, float, float]

# T.orientation: Top for rolls 0 to 11 by 30 degrees to starboard, for Forward at A and at A/B in each ring.
# Starboard needs no table of its own: it is where Top will be three steps of roll later.
# In the green rings "X/Y gu" without a window of that name is the spine.
_TOPS: Final = {
    "A y": "+ p|B/C gu|B/C bu|B/C y|B/C bl|B/C gl|- p|E/F gl|E/F bl|E/F y|E/F bu|E/F gu",
    "A/B y": "+ p|C gu|C bu|C y|C bl|C gl|- p|F gl|F bl|F y|F bu|F gu",
    "A bu": "D gu|C gu|B/C bu|B/C y|B bl|B gl|A gl|F gl|F bl|E/F y|E/F bu|E gu",
    "A/B bu": "D/E gu|C/D gu|C/D bu|C y|B/C bl|B gl|A/B gl|A gl|F/A bl|F y|E/F bu|E/F gu",
    "A bl": "A gu|B gu|B bu|B/C y|B/C bl|C gl|D gl|E gl|E/F bl|E/F y|F bu|F gu",
    "A/B bl": "A/B gu|B gu|B/C bu|C y|C/D bl|C/D gl|D/E gl|E/F gl|E/F bl|F y|F/A bu|A gu",
    "A gu": "D bu|C/D bu|C y|B/C y|B bl|A/B bl|A bl|F/A bl|F bl|E/F y|E y|D/E bu",
    "A gl": "A bu|A/B bu|B bu|B/C y|C y|C/D bl|D bl|D/E bl|E y|E/F y|F bu|F/A bu",
    "+ p": "D y|C/D y|C y|B/C y|B y|A/B y|A y|F/A y|F y|E/F y|E y|D/E y",
    "- p": "A y|A/B y|B y|B/C y|C y|C/D y|D y|D/E y|E y|E/F y|F y|F/A y",
}


class MarkerName(StrEnum):
    """The six orientation markers (sits/B2.13)."""

    FORWARD = "forward"
    AFT = "aft"
    TOP = "top"
    BOTTOM = "bottom"
    PORT = "port"
    STARBOARD = "starboard"

    @property
    def opposite(self) -> MarkerName:
        """The other marker of the pair."""
        return _PAIRED[self]


_PAIRED: Final = {
    MarkerName.FORWARD: MarkerName.AFT,
    MarkerName.AFT: MarkerName.FORWARD,
    MarkerName.TOP: MarkerName.BOTTOM,
    MarkerName.BOTTOM: MarkerName.TOP,
    MarkerName.PORT: MarkerName.STARBOARD,
    MarkerName.STARBOARD: MarkerName.PORT,
}


class Markers(NamedTuple):
    """The sites of the six orientation markers."""

    forward: Site
    aft: Site
    top: Site
    bottom: Site
    port: Site
    starboard: Site

    def site(self, name: str) -> Site:
        """The site of the marker with that name."""
        found: Site = getattr(self, MarkerName(name).value)
        return found

    def circled(self) -> tuple[str, ...]:
        """The names of the markers in the lower half (sits/B2.133)."""
        return tuple(name for name, site in zip(self._fields, self, strict=True) if is_lower(site))


class MidpointRounding(StrEnum):
    """How half of an odd number of windows is taken (AMB.midpoint)."""

    RULE = "rule"
    """Down, as the text says (sits/B2.222)."""
    ILLUSTRATED = "illustrated"
    """Up from two windows on, as the book's drawings show it."""


def half(n: int, rounding: MidpointRounding = MidpointRounding.RULE) -> int:
    """Windows done at the midpoint of a pivot or roll of n windows, with the sign of n (sits/B2.222)."""
    size = abs(n)
    up = rounding is MidpointRounding.ILLUSTRATED and size >= 2
    done = (size + 1) // 2 if up else size // 2
    return done if n >= 0 else -done


def finishing_order(pivot: int, roll: int) -> tuple[str, str]:
    """The names "pivot" and "roll" as they finish: the shorter first, of equals the roll (sits/B2.26)."""
    return ("pivot", "roll") if abs(pivot) < abs(roll) else ("roll", "pivot")


@dataclass(frozen=True, slots=True)
class Attitude:
    """Where the nose points and how far the ship is rolled to starboard, in steps of 30 degrees.

    Roll 0 is upright: Top above the nose. At a pole there is no upright; there roll 0 has Top at D for a
    nose straight up and at A for a nose straight down (T.orientation). ValueError for an unknown window or
    a roll outside 0 to 11.
    """

    forward: Window
    roll: int = 0

    def __post_init__(self) -> None:
        if not is_window(self.forward):
            raise ValueError(f"Forward is {self.forward!r}, which is no AVID window.")
        if not 0 <= self.roll < 12:
            raise ValueError(f"Roll is {self.roll}; expected 0 to 11 steps of 30 degrees to starboard.")

    @property
    def top(self) -> Site:
        """Where the Top marker stands (sits/B2.135)."""
        return _TOP[self.forward][self.roll]

    @property
    def starboard(self) -> Site:
        """Where the Starboard marker stands (sits/B2.134)."""
        return _TOP[self.forward][(self.roll + 3) % 12]

    def markers(self) -> Markers:
        """All six markers (sits/B2.13; T.orientation)."""
        top, starboard = self.top, self.starboard
        return Markers(
            self.forward, opposite(self.forward), top, opposite(top), opposite(starboard), starboard
        )

    def circled(self) -> tuple[str, ...]:
        """The names of the markers in the lower half, which the card circles (sits/B2.133)."""
        return self.markers().circled()

    def rolled(self, steps: int) -> Attitude:
        """After a roll: positive steps of 30 degrees to starboard, negative to port (sits/B2.212)."""
        return Attitude(self.forward, (self.roll + steps) % 12)

    def roll_path(self, steps: int) -> tuple[Site, ...]:
        """Where Top stands before a roll and after each of its steps, 30 degrees each (sits/B2.25).

        `steps` is signed like in `rolled`; the path has one site more than the roll has windows.
        """
        sign = 1 if steps >= 0 else -1
        return tuple(self.rolled(sign * n).top for n in range(abs(steps) + 1))

    def pivoted(self, route: Sequence[Window]) -> Attitude:
        """After a pivot along a connected route that begins with the present Forward window (sits/B2.211).

        Roll is kept; over a pole it changes as the exact rotation does (AMB.roll-through-pivot). ValueError
        when the route is empty or begins elsewhere; legality is for avid.route_faults.
        """
        if not route or route[0] != self.forward:
            raise ValueError(
                f"A pivot route must begin at Forward {self.forward!r}, not {list(route[:1])!r}."
            )
        here = self
        for window in route[1:]:
            here = here._turned_to(window)
        return here

    def pivoted_part(self, route: Sequence[Window], steps: int) -> Attitude:
        """After the first `steps` windows of a pivot, as at its midpoint (sits/B2.241)."""
        return self.pivoted(route[: min(steps, route_length(route)) + 1])

    def _turned_to(self, window: Window) -> Attitude:
        # A pole has no upright of its own: its roll is told against azimuth A, so 30 degrees of azimuth are
        # one step of roll, counted with the turn at the upper pole and against it at the lower one.
        roll = self.roll
        if is_pole(self.forward):
            roll += _pole_turn(self.forward) * (azimuth(window) // 30)
        if is_pole(window):
            roll -= _pole_turn(window) * (azimuth(self.forward) // 30)
        return Attitude(window, roll % 12)

    def rotated(self, hexsides: int) -> Attitude:
        """The whole ship turned clockwise about the vertical by whole hexsides."""
        turn = -2 * hexsides * _pole_turn(self.forward) if is_pole(self.forward) else 0
        return Attitude(rotated_window(self.forward, hexsides), (self.roll + turn) % 12)

    def frame(self) -> tuple[Vector3, Vector3, Vector3]:
        """Unit vectors of Forward, Top and Starboard for drawing only.

        World axes: x to azimuth 90 (corner B/C), y to direction A, z up; right-handed.
        """
        bearing, rise = math.radians(azimuth(self.forward)), math.radians(elevation(self.forward))
        sin_b, cos_b, sin_e, cos_e = math.sin(bearing), math.cos(bearing), math.sin(rise), math.cos(rise)
        forward = (sin_b * cos_e, cos_b * cos_e, sin_e)
        upright = (-sin_b * sin_e, -cos_b * sin_e, cos_e)
        beam = (cos_b, -sin_b, 0.0)
        angle = math.radians(30 * self.roll)
        return forward, _mix(upright, beam, angle), _mix(beam, upright, -angle)

    @classmethod
    def from_markers(cls, forward: Window, top: Site) -> Attitude | None:
        """The attitude with these two markers; None when no roll puts Top there (sits/B2.16)."""
        tops = _TOP.get(forward)
        return cls(forward, tops.index(top)) if tops is not None and top in tops else None

    @classmethod
    def every(cls) -> Iterator[Attitude]:
        """All 600 attitudes."""
        for window in WINDOWS:
            for roll in range(12):
                yield cls(window, roll)


def _pole_turn(pole: Window) -> int:
    """Steps of roll told against azimuth A for 30 degrees of azimuth: +1 at the upper pole, -1 below."""
    return 1 if pole == UP else -1


def _mix(a: Vector3, b: Vector3, angle: float) -> Vector3:
    cosine, sine = math.cos(angle), math.sin(angle)
    return (a[0] * cosine + b[0] * sine, a[1] * cosine + b[1] * sine, a[2] * cosine + b[2] * sine)


def _read_site(text: str) -> Site:
    return Site(text if is_window(text) else f"{text} spine")


def _tops_of(window: Window) -> tuple[Site, ...]:
    if is_pole(window):
        return tuple(_read_site(text) for text in _TOPS[window].split("|"))
    turns = azimuth(window) // 60
    model = rotated(window, -turns)
    return tuple(rotated(_read_site(text), turns) for text in _TOPS[model].split("|"))


_TOP: Final = {window: _tops_of(window) for window in WINDOWS}


def legal_sites(name: MarkerName) -> tuple[Site, ...]:
    """Where a marker may stand at all: spines are not for Forward and Aft (sits/B2.151-B2.153)."""
    if name in (MarkerName.FORWARD, MarkerName.AFT):
        return WINDOWS
    return WINDOWS + SPINES


def spine_allowed(spine: Site, others: Sequence[Site]) -> bool:
    """Whether a spine may be used: no green window of its half is three counts from all four others.

    `others` are the markers of the two other pairs (sits/B2.153).
    """
    half_ring = ring(spine)
    greens = (window for window in WINDOWS if ring(window) is half_ring)
    return not any(all(count(other, green) == 3 for other in others) for green in greens)


def marker_faults(markers: Markers) -> list[Fault]:
    """What is wrong with six markers drawn by hand; the codes are rule numbers.

    Checks the pairs (B2.13), the spines (B2.151, B2.153), that the side markers are three counts from
    Forward (B2.134, B2.135) and that a table row has them (AMB.orientation).
    """
    faults = _pair_faults(markers) + _spine_faults(markers)
    for name, rule in ((MarkerName.STARBOARD, "B2.134"), (MarkerName.TOP, "B2.135")):
        windows = count(markers.forward, markers.site(name))
        if windows != 3:
            away = "1 window" if windows == 1 else f"{windows} windows"
            text = f"{name.value.capitalize()} is {away} from Forward; it must be 3."
            faults.append(Fault(rule, text))
    if faults or not is_window(markers.forward):
        return faults
    attitude = Attitude.from_markers(Window(markers.forward), markers.top)
    if attitude is not None and attitude.markers().starboard == markers.port:
        text = "Starboard is to the right of a ship seen from astern with Top up: it and Port are swapped."
        faults.append(Fault("B2.134", text))
    elif attitude is None or attitude.markers() != markers:
        faults.append(Fault("B2.135", "No roll of the ship puts Top and Starboard there together."))
    return faults


def _pair_faults(markers: Markers) -> list[Fault]:
    faults: list[Fault] = []
    for name in (MarkerName.FORWARD, MarkerName.TOP, MarkerName.STARBOARD):
        here, there = markers.site(name), markers.site(name.opposite)
        if there != opposite(here):
            where = label(opposite(here))
            text = f"{name.opposite.value.capitalize()} must be opposite {name.value}, in {where}."
            faults.append(Fault("B2.13", text))
    return faults


def _spine_faults(markers: Markers) -> list[Fault]:
    faults: list[Fault] = []
    for name in MarkerName:
        site = markers.site(name)
        if not is_spine(site):
            continue
        if name in (MarkerName.FORWARD, MarkerName.AFT):
            faults.append(
                Fault("B2.151", f"{name.value.capitalize()} must point through a window, not a spine.")
            )
            continue
        others = [markers.site(n) for n in MarkerName if n not in (name, name.opposite)]
        if not spine_allowed(site, others):
            text = f"{name.value.capitalize()} fits a green window; {label(site)} is not allowed."
            faults.append(Fault("B2.153", text))
    return faults
