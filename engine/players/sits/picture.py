"""What fire is worth, as a captain reckons it: expected boxes of salvoes and beams between ships anywhere.

Everything is a mean: leakers through the defences (c4_expect) times boxes of one hit (c5_expect). Wear from
hit to hit is left out, so that a figure depends on few things and is worked out once a step of the turn.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import NamedTuple

from engine.core.ids import PieceId, PlayerId
from engine.mechanics.attitude import Attitude
from engine.mechanics.avid import Window
from engine.mechanics.bearing import Bearing, shoot
from engine.mechanics.hexgrid import Hex
from engine.mechanics.hexlevels import Place
from engine.rulesets.sits.c2_bands import reach, salvoes_at
from engine.rulesets.sits.c2_bearings import mount_windows, named
from engine.rulesets.sits.c2_salvo import missile_damage, mql_breakdown
from engine.rulesets.sits.c3_aspect import Aspect, Beam, aspects, beams_of, best_first, damage_at
from engine.rulesets.sits.c4_expect import mean as mean_number
from engine.rulesets.sits.c4_expect import outlook
from engine.rulesets.sits.c4_layers import Flight
from engine.rulesets.sits.c4_situation import Struck, defences_of, interposed, struck
from engine.rulesets.sits.c5_expect import boxes_left, boxes_of_hit
from engine.rulesets.sits.c5_expect import mean as mean_boxes
from engine.rulesets.sits.combat import MOUNTS, Mount, WeaponKind
from engine.rulesets.sits.d2_points import box_count, boxes_lost, cost_of
from engine.rulesets.sits.readiness import fights, launchers, left, salvoes_left
from engine.rulesets.sits.state import Ship, SitsState

BEAM_REACH = 7
"""The range beyond which no beam of the game hurts: three hexes, doubled against an open aspect (C3.123)."""
LETHAL = 3.0
"""What a lost box counts for: a ship is gone when about a third of its boxes are (C5.464)."""
TORPEDO_HITS = 2.5
"""About the hits of one energy torpedo launcher (C5.3421)."""


class Stand(NamedTuple):
    """Where a ship is and how it lies."""

    place: Place
    attitude: Attitude


class Strike(NamedTuple):
    """A salvo that a mount could have: what it is worth in boxes, and through which window."""

    boxes: float
    mount: Mount
    window: str


SIDE = named("E/F y")
"""A window of the port side in a ship's own axes."""
_ORIGIN = Place(Hex(0, 0), 0)
_MANY = 4
"""Windows of a bearing that are looked at."""
NOTHING = Strike(0.0, "forward", "")


@lru_cache(maxsize=16384)
def _seen(offset: Hex, levels: int) -> Bearing:
    return shoot(_ORIGIN, Place(offset, levels))


def seen(own: Place, other: Place) -> Bearing:
    """The bearing from a place to another; at range 0, where any window will do, only some of them."""
    found = _seen(*own.offset_to(other))
    return found if len(found.windows) <= _MANY else found._replace(windows=found.windows[:_MANY])


@lru_cache(maxsize=65536)
def _bearing_mounts(attitude: Attitude, windows: tuple[Window, ...]) -> tuple[tuple[Mount, Window], ...]:
    """The mounts that bear, each with the Impact Windows that it has (C1.225)."""
    return tuple((mount, each) for mount in MOUNTS for each in mount_windows(mount, attitude, windows))


def as_new(ship: Ship) -> Ship:
    """The ship with nothing but its sidewalls marked: what a hit on it costs is then soon known for good."""
    walls = {track: n for track, n in ship.marked.items() if track.startswith("sidewalls.")}
    return replace(ship, marked=walls, spent={}, disabled={}, rigged=(), beyond={})


class Picture:
    """The table as one side knows it, with what fire would do on it."""

    def __init__(self, state: SitsState, side: PlayerId) -> None:
        self.state = state
        self.side = side
        self.own = tuple(ship for ship in state.of_side(side) if fights(ship))
        self.enemies = tuple(s for s in state.ships.values() if s.side != side and fights(s))
        self._blows: dict[tuple[object, ...], float] = {}
        self._beams: dict[tuple[object, ...], float] = {}
        self._mqls: dict[tuple[PieceId, Mount, int], int] = {}
        self._lines: dict[tuple[object, ...], Strike] = {}

    # --- What a box is worth.

    @cached_property
    def costs(self) -> Mapping[PlayerId, int]:
        """What each side's force cost as the game began."""
        state = self.state
        return {side: max(1, sum(map(cost_of, state.of_side(side)))) for side in state.players}

    @cached_property
    def _rates(self) -> Mapping[PieceId, float]:
        return {key: self._rate(ship) for key, ship in self.state.ships.items()}

    def _rate(self, ship: Ship) -> float:
        """D2.231: a box by the ratio of whoever shoots it; a ship near its end is worth finishing."""
        firers = sum(cost for side, cost in self.costs.items() if side != ship.side)
        worn = min(1.0, boxes_lost(ship) / box_count(ship))
        return 100 * cost_of(ship) / box_count(ship) / firers * (1.0 + 1.5 * worn)

    def value(self, target: Ship, boxes: float) -> float:
        """Hundredths of a victory ratio that boxes of a ship are worth to its enemy; all of it at most."""
        return min(boxes * LETHAL, self._lefts[target.id]) * self._rates[target.id]

    # --- Missiles.

    def strike(self, firer: Ship, at: Stand, target: Ship, to: Stand) -> Strike:
        """The salvo of all launchers of the mount that does most from there to there (C2.14)."""
        key = (firer.id, at, target.id, to)
        found = self._lines.get(key)
        if found is None:
            found = self._lines[key] = max(self.strikes(firer, at, target, to), default=NOTHING)
        return found

    def strikes(self, firer: Ship, at: Stand, target: Ship, to: Stand) -> list[Strike]:
        """A full salvo of each mount that bears and has one."""
        bearing = seen(at.place, to.place)
        return [
            Strike(self.blow(firer, mount, bearing.range, target, struck(to.attitude, window)), mount, window)
            for mount, window in _bearing_mounts(at.attitude, bearing.windows)
            if self.tubes[firer.id][mount]
        ]

    @cached_property
    def tubes(self) -> Mapping[PieceId, Mapping[Mount, int]]:
        """Launchers of each mount that have a salvo left, by ship."""
        return {
            key: {m: launchers(ship, m) if salvoes_left(ship, m) else 0 for m in MOUNTS}
            for key, ship in self.state.ships.items()
        }

    @cached_property
    def _lefts(self) -> Mapping[PieceId, int]:
        return {key: boxes_left(ship) for key, ship in self.state.ships.items()}

    @cached_property
    def _new(self) -> Mapping[PieceId, Ship]:
        return {key: as_new(ship) for key, ship in self.state.ships.items()}

    @cached_property
    def _guns(self) -> Mapping[PieceId, tuple[tuple[Beam, int], ...]]:
        found = {}
        for key, ship in self.state.ships.items():
            beams = (beam for beam in beams_of(ship.ship_class) if beam.kind is not WeaponKind.GRAV_LANCE)
            found[key] = tuple((beam, n) for beam in beams if (n := left(ship, beam.track)))
        return found

    def blow(
        self, firer: Ship, mount: Mount, range_: int, target: Ship, met: Struck, *, nuke: bool = False
    ) -> float:
        """Expected boxes of a full salvo that strikes a target so (C2.15, C4, C5)."""
        mql = self._mql(firer, mount, range_)
        key = (firer.id, mount, mql, target.id, met, nuke)
        if key not in self._blows:
            each = [self._through(firer, mount, mql, target, met, side, nuke=nuke) for side in met.sides]
            self._blows[key] = (min if met.covered else max)(each, default=0.0)
        return self._blows[key]

    def _mql(self, firer: Ship, mount: Mount, range_: int) -> int:
        key = (firer.id, mount, range_)
        if key not in self._mqls:
            self._mqls[key] = mql_breakdown(firer, mount, range_).total
        return self._mqls[key]

    def _through(
        self, firer: Ship, mount: Mount, mql: int, target: Ship, met: Struck, side: Mount, *, nuke: bool
    ) -> float:
        damage, wedge = missile_damage(firer, mount), interposed(target, met.axis)
        key = ("leak", mql, launchers(firer, mount), target.id, side, wedge, nuke)
        if key not in self._blows:
            flight = Flight("", mql, damage, nuke, launchers(firer, mount))
            met_by = defences_of(
                self.state, target, window=met.axis, axis=met.axis, mount=side, step="middle"
            )
            self._blows[key] = mean_number(outlook((flight,), met_by).leakers)
        weapon = WeaponKind.CONTACT_NUKE if nuke else WeaponKind.LASER_HEAD
        edge = side if met.covered else None
        doubled = met.covered and not wedge
        hit = boxes_of_hit(
            self._new[target.id], weapon, damage, "" if wedge else met.axis, edge, doubled=doubled
        )
        return min(self._blows[key] * mean_boxes(hit), self._lefts[target.id])

    # --- Beams.

    def beams(self, firer: Ship, at: Stand, target: Ship, to: Stand) -> float:
        """Expected boxes of all beams that bear from there to there (C3.1)."""
        bearing = seen(at.place, to.place)
        if bearing.range > BEAM_REACH or not self._guns[firer.id]:
            return 0.0
        key = ("all", firer.id, at, target.id, to)
        if key not in self._beams:
            there = replace(self._new[target.id], place=to.place, attitude=to.attitude)
            found = (n * self._beam(beam, at, there, bearing) for beam, n in self._guns[firer.id])
            self._beams[key] = sum(found)
        return self._beams[key]

    def _beam(self, beam: Beam, at: Stand, target: Ship, bearing: Bearing) -> float:
        """Expected boxes of one weapon."""
        windows = mount_windows(beam.mount, at.attitude, bearing.windows)
        ways = best_first(beam, aspects(target, windows), bearing.range) if windows else ()
        damage = damage_at(beam, ways[0], bearing.range) if ways else 0
        return self._hit(target, beam, damage, ways[0].axis) if damage else 0.0

    def _hit(self, target: Ship, beam: Beam, damage: int, axis: Window) -> float:
        key = (target.id, beam.kind, damage, axis)
        if key not in self._beams:
            self._beams[key] = mean_boxes(boxes_of_hit(self._new[target.id], beam.kind, damage, axis))
        return self._beams[key] * (TORPEDO_HITS if beam.kind is WeaponKind.ENERGY_TORPEDO else 1.0)

    # --- By range alone.

    def typical(self, firer: Ship, target: Ship, range_: int) -> float:
        """Value of a turn's fire at a range, broadside at sidewall: for judging where one wants to be."""
        key = ("typical", firer.id, target.id, range_)
        if key not in self._blows:
            self._blows[key] = self._typical(firer, target, range_) * LETHAL * self._rates[target.id]
        return self._blows[key]

    def _typical(self, firer: Ship, target: Ship, range_: int) -> float:
        mount = max(MOUNTS, key=lambda each: self.tubes[firer.id][each])
        total = 0.0
        if range_ <= reach(firer.ship_class) and self.tubes[firer.id][mount]:
            met = Struck(SIDE, covered=False, sides=("port",))
            once = self.blow(firer, mount, range_, target, met)
            total = once * len(salvoes_at(firer.ship_class, range_))
        for beam, working in self._guns[firer.id]:
            damage = beam.damage(range_) if beam.mount in ("port", "forward") else 0
            if damage and beam.kind is not WeaponKind.ENERGY_TORPEDO:
                total += 1.5 * working * self._hit(target, beam, damage, SIDE)
        return total

    # --- From a place, whichever way one turns.

    def upon(self, firer: Ship, place: Place, target: Ship, to: Stand) -> float:
        """Boxes of a turn's fire from a place, its best broadside turned to a target that lies so."""
        bearing = seen(to.place, place)
        mount = max(MOUNTS, key=lambda each: self.tubes[firer.id][each])
        total = 0.0
        if self.tubes[firer.id][mount]:
            met = (struck(to.attitude, window) for window in bearing.windows)
            once = max(self.blow(firer, mount, bearing.range, target, each) for each in met)
            total = once * len(salvoes_at(firer.ship_class, bearing.range))
        if bearing.range <= BEAM_REACH:
            there = replace(self._new[target.id], place=to.place, attitude=to.attitude)
            ways = aspects(there, bearing.windows)
            total += sum(n * self._struck(b, there, ways, bearing.range) for b, n in self._side_guns(firer))
        return total

    def from_(self, firer: Ship, at: Stand, target: Ship, place: Place) -> float:
        """Boxes of a turn's fire of a ship that lies so at one in a place that turns a sidewall to it."""
        bearing = seen(at.place, place)
        once = 0.0
        mounts = {mount for mount, _ in _bearing_mounts(at.attitude, bearing.windows)}
        for mount in mounts:
            if self.tubes[firer.id][mount]:
                met = Struck(SIDE, covered=False, sides=("port",))
                once = max(once, self.blow(firer, mount, bearing.range, target, met))
        total = once * len(salvoes_at(firer.ship_class, bearing.range))
        for beam, working in self._guns[firer.id]:
            damage = beam.damage(bearing.range) if beam.mount in mounts else 0
            if damage and beam.kind is not WeaponKind.ENERGY_TORPEDO:
                total += 2 * working * self._hit(target, beam, damage, SIDE)
        return total

    def _side_guns(self, firer: Ship) -> list[tuple[Beam, int]]:
        sides = {
            side: [each for each in self._guns[firer.id] if each[0].mount == side]
            for side in ("port", "starboard")
        }
        return max(sides.values(), key=lambda guns: sum(n for _, n in guns))

    def _struck(self, beam: Beam, target: Ship, ways: tuple[Aspect, ...], range_: int) -> float:
        best = best_first(beam, ways, range_)[0]
        damage = damage_at(beam, best, range_)
        return 2 * self._hit(target, beam, damage, best.axis) if damage else 0.0
