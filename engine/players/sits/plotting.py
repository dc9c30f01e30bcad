"""Orders for the turn: pivots, rolls and thrust weighed by the fire that they give and take.

What a nose at the midpoint decides and what it decides at the end of the turn are told apart (C2.14): each is
weighed once, and a plot is the sum of its two halves, of a look at the next turn's first salvoes, and of where
its thrust leads.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from engine.core.dice import Picker
from engine.core.ids import PieceId
from engine.core.violation import blocking
from engine.mechanics.attitude import Attitude
from engine.mechanics.avid import Window
from engine.mechanics.bearing import ship_window, true_range
from engine.mechanics.hexlevels import Place
from engine.mechanics.plotgrid import ThrustPlot, thrust_plots
from engine.mechanics.vector import Vectors, midpoint
from engine.players.sits.picture import BEAM_REACH, Picture, Stand, seen
from engine.rulesets.sits.b1_placement import placed
from engine.rulesets.sits.b2_avid import end_attitude, midpoint_attitude
from engine.rulesets.sits.b3_movement import by_slot, coast, flight, thrust_window
from engine.rulesets.sits.book import book
from engine.rulesets.sits.c2_bands import reach, salvoes_at
from engine.rulesets.sits.commands import Plot
from engine.rulesets.sits.d1_officers import ratings
from engine.rulesets.sits.grids import pivot_choices
from engine.rulesets.sits.state import Ship, SitsState

AHEAD = 4
"""Turns of drifting that a thrust is judged by."""
FADES = 0.75
"""What a turn further on counts for."""
CAUTION = 0.45
"""How much a blow taken weighs against one given where only the range is known: one turns away from most."""
NEARS = 0.93
"""What a fight counts for by each hex that it is still away."""
SURE = 0.15
"""The same where the enemy is known to keep its attitude: one need never be where it shoots well."""


class Foe(NamedTuple):
    """An enemy as it may fly this turn: drifting, in each of the attitudes that it may end in."""

    ship: Ship
    here: Stand
    middle: tuple[tuple[float, Stand], ...]
    end: tuple[tuple[float, Stand], ...]
    then: Place
    """Its midpoint of the turn after."""
    nearness: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Idea:
    """A plot and what it is worth."""

    plot: Plot
    score: float
    fire: float = 0.0
    """Of the score, what is given less what is taken this turn and early in the next."""
    way: float = 0.0
    """Of the score, what the thrust is for."""


class Helm:
    """Weighs the plots of one ship."""

    def __init__(self, picture: Picture, ship: Ship, trust: Mapping[PieceId, float]) -> None:
        self.picture = picture
        self.ship = ship
        self.rounding = picture.state.options.midpoint
        self.here = Stand(placed(ship), ship.attitude)
        self.midpoint = self.here.place.moved(midpoint(ship.vectors))
        foes = [self._foe(enemy, trust.get(enemy.id, 0.6)) for enemy in picture.enemies]
        self.foes = sorted(foes, key=lambda foe: (foe.nearness, foe.ship.id))[:3]
        self._middles: dict[tuple[object, ...], float] = {}
        self._ends: dict[tuple[object, ...], float] = {}
        self._mid_windows = self._windows(self.midpoint, ("here", "middle", "end"))
        self._end_windows: dict[Place, tuple[Window, ...]] = {}
        self._worths: dict[PieceId, list[float]] = {}
        self._share = 1.0 / max(1, len(picture.own))

    def _foe(self, enemy: Ship, trust: float) -> Foe:
        place, drift = placed(enemy), enemy.vectors
        eot = place.moved(drift)
        most = min(3, ratings(enemy).roll())
        turned = (
            [(1.0, 0)]
            if trust >= 1.0 or not most
            else [(trust, 0), ((1 - trust) / 2, most), ((1 - trust) / 2, -most)]
        )
        half_way = place.moved(midpoint(drift))
        return Foe(
            enemy,
            Stand(place, enemy.attitude),
            tuple((w, Stand(half_way, enemy.attitude.rolled(n // 2))) for w, n in turned),
            tuple((w, Stand(eot, enemy.attitude.rolled(n))) for w, n in turned),
            eot.moved(midpoint(drift)),
            _apart(self.here.place.moved(self.ship.vectors), eot),
        )

    # --- Fire.

    def middle(self, attitude: Attitude) -> float:
        """What the attitude at the midpoint decides: the middle salvo taken, the late one given, beams."""
        key = tuple(_axes(attitude, window) for window in self._mid_windows)
        if key not in self._middles:
            at = Stand(self.midpoint, attitude)
            self._middles[key] = sum(self._middle(foe, at) for foe in self.foes)
        return self._middles[key]

    def _middle(self, foe: Foe, at: Stand) -> float:
        picture, enemy, ship = self.picture, foe.ship, self.ship
        eot = self.here.place.moved(ship.vectors)
        total = 0.0
        if "late" in _steps(ship, eot, foe.end[0][1].place):
            total += self._given(foe, (w * picture.strike(ship, at, enemy, to).boxes for w, to in foe.end))
        if "middle" in _steps(enemy, eot, foe.end[0][1].place):
            total -= self._taken(picture.strike(enemy, foe.here, ship, at).boxes)
        return total + self._beams(foe, at, foe.middle)

    def _beams(self, foe: Foe, at: Stand, there: Iterable[tuple[float, Stand]]) -> float:
        total = 0.0
        for weight, to in there:
            if _apart(at.place, to.place) <= BEAM_REACH:
                given = self.picture.beams(self.ship, at, foe.ship, to)
                taken = self.picture.beams(foe.ship, to, self.ship, at)
                total += weight * (self.picture.value(foe.ship, given) - self._taken(taken))
        return total

    def _given(self, foe: Foe, parts: Iterable[float]) -> float:
        return self.picture.value(foe.ship, sum(parts))

    def _taken(self, boxes: float) -> float:
        return self.picture.value(self.ship, boxes) * (self._share + 1) / 2

    def end(self, attitude: Attitude, eot: Place) -> float:
        """What the attitude at the end decides: the late salvo taken, beams, and the next turn's start."""
        if eot not in self._end_windows:
            self._end_windows[eot] = self._windows(eot, ("middle", "end", "then"))
        key = (eot, tuple(_axes(attitude, window) for window in self._end_windows[eot]))
        if key not in self._ends:
            at = Stand(eot, attitude)
            self._ends[key] = sum(self._end(foe, at) for foe in self.foes)
        return self._ends[key]

    def _windows(self, place: Place, points: tuple[str, ...]) -> tuple[Window, ...]:
        """Through which enemies are seen from a place: attitudes that show them the same are the same."""
        found: dict[Window, None] = {}
        for foe in self.foes:
            there = {
                "here": foe.here.place,
                "middle": foe.middle[0][1].place,
                "end": foe.end[0][1].place,
                "then": foe.then,
            }
            for point in points:
                found.update(dict.fromkeys(seen(place, there[point]).windows))
        return tuple(found)

    def _end(self, foe: Foe, at: Stand) -> float:
        picture, enemy, ship = self.picture, foe.ship, self.ship
        there = foe.end[0][1].place
        total = self._beams(foe, at, foe.end)
        if "late" in _steps(enemy, at.place, there):
            total -= self._taken(sum(w * picture.strike(enemy, to, ship, at).boxes for w, to in foe.middle))
        next_own, next_theirs = at.place.moved(ship.vectors), there.moved(enemy.vectors)
        own, theirs = _steps(ship, next_own, next_theirs), _steps(enemy, next_own, next_theirs)
        if "early" in own:
            total += FADES * self._given(
                foe, (w * picture.strike(ship, at, enemy, to).boxes for w, to in foe.end)
            )
        if "middle" in own:
            turned = ((w, Stand(foe.then, to.attitude)) for w, to in foe.end)
            total += FADES * self._given(
                foe, (w * picture.strike(ship, at, enemy, to).boxes for w, to in turned)
            )
        if "early" in theirs:
            total -= FADES * self._taken(
                sum(w * picture.strike(enemy, to, ship, at).boxes for w, to in foe.end)
            )
        return total

    # --- Thrust.

    def way(self, eot: Place, vectors: Vectors) -> float:
        """What drifting on with these vectors is worth, by the ranges that it leads to."""
        total, weight = 0.0, FADES
        places = {foe.ship.id: foe.end[0][1].place for foe in self.foes}
        for _ in range(AHEAD):
            eot = eot.moved(vectors)
            for foe in self.foes:
                places[foe.ship.id] = places[foe.ship.id].moved(foe.ship.vectors)
                total += weight * self.at_range(foe, _apart(eot, places[foe.ship.id]))
            weight *= FADES
        return total

    def at_range(self, foe: Foe, range_: int) -> float:
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

    def thrusts(self, route: tuple[str, ...]) -> list[tuple[float, Plot]]:
        """The best ways to thrust with a route, and coasting, each with the worth of where it leads."""
        plain = replace(coast(self.ship), route=route)
        window = thrust_window(self.ship, route, self.rounding)
        rated = ratings(self.ship)
        most = 0 if rated.check_causes(1) else rated.thrust
        drift = self.here.place.moved(self.ship.vectors)
        found = [(self.way(drift, self.ship.vectors), plain)]
        for thrust in sorted({most, most // 2} - {0}):
            for chosen in thrust_plots(window, thrust):
                worth = self.way(drift, self.ship.vectors.added(chosen.changes).consolidated())
                found.append((worth, _thrusting(plain, thrust, chosen)))
        return sorted(found, key=lambda pair: -pair[0])

    # --- All together.

    def ideas(self, *, best: int = 6) -> list[Idea]:
        """The best plots, the best first."""
        ways: dict[Window, list[tuple[float, Plot]]] = {}
        found: list[Idea] = []
        drift = self.here.place.moved(self.ship.vectors)
        in_reach = any(
            foe.nearness <= 2 * AHEAD + max(reach(foe.ship.ship_class), reach(self.ship.ship_class))
            for foe in self.foes
        )
        for route in self._routes():
            window = thrust_window(self.ship, route, self.rounding)
            lead = ways.get(window) if route else None
            if lead is None:
                lead = self.thrusts(route)[:3]
                if route:
                    ways[window] = lead
            for roll in self._rolls() if in_reach else (0,):
                turned = Plot(player=self.ship.side, ship=self.ship.id, route=route, roll=roll)
                fire = self.middle(midpoint_attitude(self.ship, turned, self.rounding))
                ending = end_attitude(self.ship, turned)
                plain = fire + self.end(ending, drift)
                worth, thrusting = lead[0]
                plot = replace(thrusting, route=route, roll=roll)
                effort = 0.002 * (len(route) + abs(roll))
                found.append(Idea(plot=plot, score=plain + worth - effort, fire=plain, way=worth))
        found.sort(key=lambda idea: -idea.score)
        return found[:best]

    def _routes(self) -> Iterator[tuple[str, ...]]:
        rated = ratings(self.ship)
        for choice in pivot_choices(rated, self.ship.attitude.forward, None, self.rounding):
            if not choice.violations:
                yield choice.route

    def _rolls(self) -> tuple[int, ...]:
        most = min(6, ratings(self.ship).roll())
        return tuple(sorted(range(-most, most + 1), key=abs))


def _thrusting(plain: Plot, thrust: int, chosen: ThrustPlot) -> Plot:
    if not (chosen.h or chosen.v):
        return plain
    flat = {slot: n for slot, n in by_slot(chosen.changes).items() if slot not in ("+", "-")}
    return replace(plain, thrust=thrust, square=(chosen.h, chosen.v), spread=flat)


@lru_cache(maxsize=32768)
def _axes(attitude: Attitude, window: Window) -> tuple[Window, ...]:
    return ship_window(attitude, window).choices


def _apart(one: Place, other: Place) -> int:
    return true_range(*one.range_components(other))


def _steps(firer: Ship, one: Place, other: Place) -> tuple[str, ...]:
    """C2.121: the salvoes of a turn that ends with the ships there."""
    return salvoes_at(firer.ship_class, _apart(one, other))


def best_plot(
    picture: Picture, ship: Ship, trust: Mapping[PieceId, float], picker: Picker, *, sharp: bool
) -> Idea:
    """The plot to write for a ship: the best legal one, or for a casual captain one of the better ones."""
    ideas = Helm(picture, ship, trust).ideas(best=6 if sharp else 40)
    if not sharp:
        ideas = picker.sample(ideas, len(ideas))
    legal = (idea for idea in ideas if _legal(picture.state, idea.plot))
    return next(legal, Idea(plot=coast(ship), score=0.0))


def _legal(state: SitsState, plot: Plot) -> bool:
    return not blocking(book.violations(state, plot))
