"""Where a salvo is launched from, what it is aimed at, and which mounts bear (C2.12, C2.14)."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from engine.core.ids import PlayerId
from engine.mechanics.attitude import Attitude
from engine.mechanics.avid import Site, Window
from engine.mechanics.bearing import reciprocal, ship_window, true_range
from engine.mechanics.firing_arcs import Facing, bears
from engine.mechanics.hexlevels import Place
from engine.rulesets.sits.book import rule
from engine.rulesets.sits.c1_bearings import Standing, shot, standing
from engine.rulesets.sits.combat import Mount, Step
from engine.rulesets.sits.commands import Point
from engine.rulesets.sits.state import Ship, SitsState

C2_12 = rule("C2.12")
C2_14 = rule("C2.14")
C2_14_ARC = rule("C2.14.arc")

POINTS_OF: Mapping[Step, tuple[Point, Point]] = MappingProxyType(
    {"early": ("now", "now"), "middle": ("now", "midpoint"), "late": ("midpoint", "eot")}
)
"""The firer's and the target's point of the turn (C2.142, C2.143, C2.144)."""


class Line(NamedTuple):
    """The bearing of a salvo, whatever mount it comes from."""

    range: int
    windows: tuple[Window, ...]
    """Bearing windows, several where the attacker may choose (C1.15b)."""
    attitude: Attitude
    """The firer's, at the point of launch."""


def named(window: str) -> Window:
    """A window by a name that is known to be one."""
    return Window(Site(window))


def eot_range(state: SitsState, player: PlayerId | None, own: Ship, target: Ship) -> int:
    """True range between the EoT markers, displacements included (C2.12); ValueError from the tray."""
    here, there = eot_place(state, player, own), eot_place(state, player, target)
    return true_range(*here.range_components(there))


def eot_place(state: SitsState, player: PlayerId | None, ship: Ship) -> Place:
    """Where a ship's EoT marker lies, displaced as far as `player` knows it; ValueError from the tray."""
    return standing(state, player, ship, "eot").place


def launch_point(state: SitsState, player: PlayerId | None, own: Ship, step: Step) -> Standing:
    """Where and how the firer is when the salvo of a step leaves it (C2.14); ValueError from the tray."""
    return standing(state, player, own, POINTS_OF[step][0])


def salvo_line(state: SitsState, player: PlayerId | None, own: Ship, target: Ship, step: Step) -> Line:
    """The bearing of a step's salvo as `player` knows it (C2.14); ValueError for a ship in the tray."""
    points = POINTS_OF[step]
    at = launch_point(state, player, own, step)
    found = shot(own, target, points, at, standing(state, player, target, points[1]))
    return Line(found.range, tuple(map(named, found.windows)), at.attitude)


@lru_cache(maxsize=8192)
def mount_windows(mount: Mount, attitude: Attitude, windows: tuple[Window, ...]) -> tuple[Window, ...]:
    """Impact Windows of the bearings on which a mount bears (C2.14.arc, C1.16)."""
    facing = Facing(mount)
    return tuple(
        reciprocal(window)
        for window in windows
        if any(bears(facing, axis) for axis in ship_window(attitude, window).choices)
    )


def adjacent(one: Place, other: Place) -> bool:
    """Whether two ships are neighbours: true range 1, or the same place (AMB.adjacent)."""
    return true_range(*one.range_components(other)) <= 1
