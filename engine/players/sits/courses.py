"""Where a thrust leads: ranges and bearings that are worth having, and how soon they can be had."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from math import hypot, sqrt
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from engine.mechanics.avid import Window
from engine.mechanics.bearing import true_range
from engine.mechanics.hexgrid import Direction, Hex
from engine.mechanics.hexlevels import Place
from engine.mechanics.plotgrid import ThrustPlot, thrust_plots
from engine.mechanics.vector import Vectors
from engine.players.sits.picture import Picture, Stand
from engine.rulesets.sits.b1_placement import placed
from engine.rulesets.sits.b3_movement import by_slot, coast, thrust_window
from engine.rulesets.sits.c2_bands import reach
from engine.rulesets.sits.commands import Plot
from engine.rulesets.sits.d1_officers import ratings
from engine.rulesets.sits.state import Ship

if TYPE_CHECKING:
    from engine.core.ids import PieceId

AHEAD = 5
"""Turns of drifting that a thrust is judged by."""
FADES = 0.75
"""What a turn further on counts for."""
NEARS = 0.93
"""What a fight counts for by each hex that it is still away."""
CAUTION = 0.8
"""How much a blow taken weighs against one given where only the range is known: one turns away from most."""
SURE = 0.15
"""The same where the enemy is known to keep its attitude: one need never be where it shoots well."""
SPARED = 3.0
"""How much a blow taken weighs at a goal, where the facing that the enemy shows is known."""
GOALS = 12
"""Places about an enemy that are striven for."""
LASTS = 0.92
"""What a goal counts for by each turn that it takes to come to rest there."""
_NEVER = 40.0
STAYS = 0.5
"""Turns that one means to stay at a goal."""
_RINGS = (1, 2, 4, 6, 9, 13, 18)


Point: TypeAlias = tuple[float, float, float]
_SLANT = sqrt(3) / 2


class Foe(NamedTuple):
    """An enemy as it may fly this turn: drifting, in each of the attitudes that it may end in."""

    ship: Ship
    here: Stand
    middle: tuple[tuple[float, Stand], ...]
    end: tuple[tuple[float, Stand], ...]
    then: Place
    """Its midpoint of the turn after."""
    nearness: int

    @property
    def sure(self) -> bool:
        """Whether it is known to keep its attitude."""
        return len(self.end) == 1


class Goal(NamedTuple):
    """A place to be in, as seen from an enemy."""

    worth: float
    offset: Hex
    levels: int


class Course:
    """Judges the ways in which one ship could thrust."""

    def __init__(self, picture: Picture, ship: Ship, foes: Sequence[Foe]) -> None:
        self.picture = picture
        self.ship = ship
        self.foes = foes
        self._worths: dict[PieceId, list[float]] = {}
        self._nets: dict[tuple[PieceId, Hex, int], float] = {}
        self._goals: dict[PieceId, list[Goal]] = {}
        self._ways: dict[tuple[Window, bool], tuple[float, Plot]] = {}
        self._drift = placed(ship).moved(ship.vectors)
        rated = ratings(ship)
        self._most = 0 if rated.check_causes(1) or "thrust" in ship.barred else rated.thrust

    def best(self, route: tuple[str, ...]) -> tuple[float, Plot]:
        """The best way to thrust with a route, coasting among them, with the worth of where it leads."""
        window = thrust_window(self.ship, route, self.picture.state.options.midpoint)
        key = (window, bool(route))
        if key not in self._ways:
            self._ways[key] = max(self._thrusts(window), key=lambda pair: pair[0])
        return self._ways[key]

    def _thrusts(self, window: Window) -> list[tuple[float, Plot]]:
        plain = coast(self.ship)
        found = [(self._way(self.ship.vectors), plain)]
        for thrust in sorted({self._most, self._most // 2} - {0}, reverse=True):
            for chosen in thrust_plots(window, thrust):
                worth = self._way(self.ship.vectors.added(chosen.changes).consolidated())
                found.append((worth, _thrusting(plain, thrust, chosen)))
        return found

    def _way(self, vectors: Vectors) -> float:
        """What drifting on with these vectors is worth."""
        total, places = 0.0, [self._drift]
        for _ in range(AHEAD):
            places.append(places[-1].moved(vectors))
        for foe in self.foes:
            theirs = [foe.end[0][1].place]
            for _ in range(AHEAD):
                theirs.append(theirs[-1].moved(foe.ship.vectors))
            if foe.sure:
                total += self._by_bearing(foe, places, theirs, vectors)
            else:
                total += self._by_range(foe, places, theirs)
        return total

    def _by_range(self, foe: Foe, own: list[Place], theirs: list[Place]) -> float:
        pairs = zip(own[1:], theirs[1:], strict=True)
        return sum(FADES**n * self._at_range(foe, apart(*pair)) for n, pair in enumerate(pairs, 1))

    def _at_range(self, foe: Foe, range_: int) -> float:
        """What a range is worth: the best that can be had from there, the further to go for it the less."""
        if foe.ship.id not in self._worths:
            self._worths[foe.ship.id] = self._ranges(foe)
        worths = self._worths[foe.ship.id]
        far = max(0, range_ - len(worths) + 1)
        return worths[range_ - far] * NEARS**far - 0.02 * range_

    def _ranges(self, foe: Foe) -> list[float]:
        enemy, ship, typical = foe.ship, self.ship, self.picture.typical
        caution = SURE + (CAUTION - SURE) * (1.0 - foe.end[0][0])
        furthest = max(reach(ship.ship_class), reach(enemy.ship_class), 8) + 1
        here = [typical(ship, enemy, n) - caution * typical(enemy, ship, n) for n in range(furthest + 1)]
        return [
            max(worth * NEARS ** abs(n - there) for there, worth in enumerate(here))
            for n in range(furthest + 1)
        ]

    # --- An enemy that keeps its attitude: places where it is open and shoots badly.

    def _by_bearing(self, foe: Foe, own: list[Place], theirs: list[Place], vectors: Vectors) -> float:
        """What is given and taken on the way, and the best place that can still be come to."""
        total = 0.0
        for turn in range(1, AHEAD + 1):
            total += FADES**turn * self._net(foe, *theirs[turn].offset_to(own[turn]))
        here = _point(*theirs[0].offset_to(own[0]))
        speed = _less(_point(*vectors.displacement()), _point(*foe.ship.vectors.displacement()))
        goals = self._goals_of(foe)
        best: float = max(goal.worth * LASTS ** self._turns_to(goal, here, speed) for goal in goals)
        return total + STAYS * max(0.0, best)

    def _turns_to(self, goal: Goal, here: Point, speed: Point) -> float:
        """About how many turns it takes to come to rest at a goal: to brake, and to cross what is left."""
        if not self._most:
            return _NEVER
        fast = hypot(*speed)
        way = _less(_point(goal.offset, goal.levels), here)
        rest = tuple(w - v * fast / (2 * self._most) for w, v in zip(way, speed, strict=True))
        return float(fast / self._most + 2 * sqrt(hypot(*rest) / self._most))

    def _net(self, foe: Foe, offset: Hex, levels: int) -> float:
        key = (foe.ship.id, offset, levels)
        if key not in self._nets:
            self._nets[key] = self._worth(foe, offset, levels)
        return self._nets[key]

    def _goals_of(self, foe: Foe) -> list[Goal]:
        if foe.ship.id not in self._goals:
            found = [Goal(self._worth(foe, *at), *at) for at in _offsets()]
            self._goals[foe.ship.id] = sorted(found, key=lambda goal: -goal.worth)[:GOALS]
        return self._goals[foe.ship.id]

    def _worth(self, foe: Foe, offset: Hex, levels: int) -> float:
        enemy, ship, picture = foe.ship, self.ship, self.picture
        lies = Stand(Place(Hex(0, 0), 0), enemy.attitude)
        place = Place(offset, levels)
        given = picture.upon(ship, place, enemy, lies)
        taken = picture.from_(enemy, lies, ship, place)
        return picture.value(enemy, given) - SPARED * picture.value(ship, taken) - 0.02 * offset.length


@lru_cache(maxsize=1)
def _offsets() -> tuple[tuple[Hex, int], ...]:
    found: list[tuple[Hex, int]] = []
    for ring in _RINGS:
        for way in Direction:
            side = way.turned(1).unit
            found += [(way.unit * ring, 0), (way.unit * (ring - ring // 2) + side * (ring // 2), 0)]
            found += [(way.unit * ring, ring // 2), (way.unit * ring, -(ring // 2))] if ring > 2 else []
        found += [(Hex(0, 0), ring), (Hex(0, 0), -ring)]
    return tuple(dict.fromkeys(found))


def _point(offset: Hex, levels: int) -> Point:
    """Where that is in space, hexes and levels being as wide as high (B1.14)."""
    return (offset.q * _SLANT, offset.r + offset.q / 2, float(levels))


def _less(one: Point, other: Point) -> Point:
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2])


def _thrusting(plain: Plot, thrust: int, chosen: ThrustPlot) -> Plot:
    if not (chosen.h or chosen.v):
        return plain
    flat = {slot: n for slot, n in by_slot(chosen.changes).items() if slot not in ("+", "-")}
    return replace(plain, thrust=thrust, square=(chosen.h, chosen.v), spread=flat)


def apart(one: Place, other: Place) -> int:
    """True range between two places (C1.14)."""
    return true_range(*one.range_components(other))
