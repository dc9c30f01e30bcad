"""What a target shows to a beam, and what the beam does to it at that range (C3.1)."""

from collections.abc import Mapping, Set
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from engine.content.models import Weapon
from engine.mechanics.avid import Window
from engine.mechanics.bearing import Bearing, reciprocal, ship_window, shoot
from engine.mechanics.firing_arcs import Coverage, coverage, hit_edge, slides_to
from engine.rulesets.sits.b1_placement import placed
from engine.rulesets.sits.book import rule
from engine.rulesets.sits.c2_bearings import mount_windows
from engine.rulesets.sits.combat import MOUNTS, BeamFire, Mount, WeaponKind
from engine.rulesets.sits.combat_commands import Aim
from engine.rulesets.sits.readiness import sidewall_up, weapons
from engine.rulesets.sits.state import Ship

for _number in ("A2.413", "C3.111", "C3.121", "C3.123", "C3.124"):
    rule(_number)

KINDS: Mapping[str, WeaponKind] = MappingProxyType(
    {
        "grav_lance": WeaponKind.GRAV_LANCE,
        "energy_torpedo": WeaponKind.ENERGY_TORPEDO,
        "laser": WeaponKind.LASER,
        "graser": WeaponKind.GRASER,
    }
)
"""The beam weapons of the cards in the order of their fire (C5.311)."""


class Beam(NamedTuple):
    """One beam weapon of a ship class."""

    track: str
    mount: Mount
    kind: WeaponKind
    printed: Weapon

    def damage(self, range_: int) -> int:
        """The number printed for a range (C3.111); 0 beyond the last one."""
        return self.printed.damage_by_range.get(str(range_), 0)

    @property
    def reach(self) -> int:
        """The greatest range with a number printed; 0 for a grav lance."""
        return max(map(int, self.printed.damage_by_range), default=0)


class Aspect(NamedTuple):
    """One way in which a target may be hit."""

    window: Window
    """Impact Window on the map."""
    axis: Window
    """The same in the target's own axes."""
    kind: str
    """"wedge", "sidewall" or "open": without either, or with it down (C3.12, AMB.sidewall-down)."""
    edge: Mount | None
    """The side behind it; None behind the wedge, and where the defender of a bubble wall will choose it."""
    lowered: bool = False
    """Behind a wedge that is down (C5.1111)."""

    @property
    def words(self) -> str:
        """ "sidewall, port"."""
        if self.lowered:
            return "open, wedge down"
        return f"{self.kind}, {self.edge}" if self.edge else self.kind


@cache
def farthest(ship_class: str) -> int:
    """The greatest range with a number printed for any beam of a class; 0 without a beam."""
    return max((found.reach for found in beams_of(ship_class)), default=0)


@cache
def beams_of(ship_class: str) -> tuple[Beam, ...]:
    """The beam weapons of a class, mount by mount."""
    found = ((mount, track, weapon) for mount in MOUNTS for track, weapon in weapons(ship_class, mount))
    return tuple(Beam(track, mount, KINDS[w.kind], w) for mount, track, w in found if w.kind in KINDS)


def beam(ship: Ship, track: str) -> Beam | None:
    """The beam weapon of a track; None for a track that is none."""
    return next((found for found in beams_of(ship.ship_class) if found.track == track), None)


def sighted(ship: Ship, target: Ship) -> Bearing:
    """C3.11: the bearing between the current positions; ValueError from the tray."""
    return shoot(placed(ship), placed(target))


def bearing_windows(ship: Ship, target: Ship, mount: Mount) -> tuple[Window, ...]:
    """Impact Windows on which a mount bears now (C1.225); none where it does not bear."""
    return mount_windows(mount, ship.attitude, sighted(ship, target).windows)


def aspects(target: Ship, windows: tuple[Window, ...]) -> tuple[Aspect, ...]:
    """Every way in which a target may be hit through these Impact Windows (C5.11, C5.12)."""
    return tuple(
        _aspect(target, window, axis, {marker.value for marker in seen.nearest})
        for window in windows
        for seen in (ship_window(target.attitude, window),)
        for axis in seen.choices
    )


def aspect_of(target: Ship, axis: Window) -> Aspect:
    """What a target shows through a window of its own axes (C3.12, C5.11), wherever that lies on the map."""
    near = {facing.value for facing in slides_to(axis)}
    return _aspect(target, axis, axis, near)


def _aspect(target: Ship, window: Window, axis: Window, near: Set[str]) -> Aspect:
    if coverage(axis) is Coverage.WEDGE and target.bubble_wall:
        return _through_bubble(target, window, axis, near)
    if coverage(axis) is Coverage.WEDGE:
        kind = "wedge" if target.wedge_up else "open"
        return Aspect(window, axis, kind, None, lowered=not target.wedge_up)
    side = hit_edge(axis)
    edge = next(mount for mount in MOUNTS if side is not None and mount == side.value)
    walled = coverage(axis) is Coverage.SIDEWALL and sidewall_up(target, edge)
    return Aspect(window, axis, "sidewall" if walled else "open", edge)


def _through_bubble(target: Ship, window: Window, axis: Window, near: Set[str]) -> Aspect:
    """C5.1112: the nearest facing; of several the defender will pick, and he has a wall up if one has."""
    sides = tuple(mount for mount in MOUNTS if mount in near)
    walled = any(sidewall_up(target, side) for side in sides)
    return Aspect(window, axis, "sidewall" if walled else "open", sides[0] if len(sides) == 1 else None)


def effective_range(kind: WeaponKind, aspect: Aspect, range_: int) -> int:
    """C3.121-C3.124: halved, rounded down, against an open aspect; never for an energy torpedo."""
    halved = aspect.kind == "open" and kind in (WeaponKind.LASER, WeaponKind.GRASER)
    return range_ // 2 if halved else range_


def damage_at(found: Beam, aspect: Aspect, range_: int) -> int:
    """Weapon damage (C3.111-C3.124, C5.342); 0 for what can't hurt, and for a grav lance."""
    stopped = aspect.kind == "wedge" or (
        found.kind is WeaponKind.ENERGY_TORPEDO and aspect.kind == "sidewall"
    )
    return 0 if stopped else found.damage(effective_range(found.kind, aspect, range_))


def best_first(found: Beam, open_to: tuple[Aspect, ...], range_: int) -> tuple[Aspect, ...]:
    """Aspects in the attacker's order (C5.12): a lance wants a wall to tear down, other beams want damage."""
    if found.kind is WeaponKind.GRAV_LANCE:
        return tuple(sorted(open_to, key=lambda aspect: aspect.kind != "sidewall"))
    worth = {"open": 0, "sidewall": 1, "wedge": 2}
    return tuple(sorted(open_to, key=lambda aspect: (-damage_at(found, aspect, range_), worth[aspect.kind])))


def chosen(ship: Ship, target: Ship, found: Beam, wish: Aim | BeamFire) -> Aspect | None:
    """The aspect that is struck; None where the mount does not bear or the wish is no choice of it."""
    ways = wished(aspects(target, bearing_windows(ship, target, found.mount)), wish)
    ordered = best_first(found, ways, sighted(ship, target).range)
    return ordered[0] if ordered else None


def wished(ways: tuple[Aspect, ...], wish: Aim | BeamFire) -> tuple[Aspect, ...]:
    """Those of the aspects that an aim leaves open."""
    return tuple(way for way in ways if wish.window in ("", way.window) and wish.axis in ("", way.axis))


def struck_aspect(ship: Ship, target: Ship, found: Beam, fire: BeamFire) -> Aspect:
    """The aspect that a beam strikes, also one that a table fires against its arc or through no choice."""
    if (right := chosen(ship, target, found, fire)) is not None:
        return right
    at = sighted(ship, target)
    ways = aspects(target, tuple(reciprocal(window) for window in at.windows))
    return best_first(found, wished(ways, fire) or ways, at.range)[0]
