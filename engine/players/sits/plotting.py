"""Orders for the turn: pivots, rolls and thrust weighed by the fire that they give and take.

What a nose at the midpoint decides and what it decides at the end of the turn are told apart (C2.14): each
is weighed once, and a plot is the sum of its two halves, of a look at the next turn's first salvoes, and of
where its thrust leads.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from engine.core.dice import Picker
from engine.core.ids import PieceId
from engine.core.violation import blocking
from engine.mechanics.attitude import Attitude
from engine.mechanics.avid import Window
from engine.mechanics.bearing import ship_window
from engine.mechanics.hexlevels import Place
from engine.mechanics.vector import midpoint
from engine.players.sits.courses import AHEAD, FADES, Course, Foe, apart
from engine.players.sits.picture import BEAM_REACH, Picture, Stand, seen
from engine.rulesets.sits.b1_placement import placed
from engine.rulesets.sits.b2_avid import end_attitude, midpoint_attitude
from engine.rulesets.sits.b3_movement import coast
from engine.rulesets.sits.book import book
from engine.rulesets.sits.c2_bands import reach, salvoes_at
from engine.rulesets.sits.commands import Plot
from engine.rulesets.sits.d1_officers import ratings
from engine.rulesets.sits.grids import pivot_choices
from engine.rulesets.sits.state import Ship, SitsState


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
        self.course = Course(picture, ship, self.foes)
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
            apart(self.here.place.moved(self.ship.vectors), eot),
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
            if apart(at.place, to.place) <= BEAM_REACH:
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

    # --- All together.

    def ideas(self, *, best: int = 6) -> list[Idea]:
        """The best plots, the best first."""
        found: list[Idea] = []
        drift = self.here.place.moved(self.ship.vectors)
        in_reach = any(
            foe.nearness <= 2 * AHEAD + max(reach(foe.ship.ship_class), reach(self.ship.ship_class))
            for foe in self.foes
        )
        for route in self._routes():
            worth, thrusting = self.course.best(route)
            for roll in self._rolls() if in_reach else (0,):
                turned = Plot(player=self.ship.side, ship=self.ship.id, route=route, roll=roll)
                fire = self.middle(midpoint_attitude(self.ship, turned, self.rounding))
                ending = end_attitude(self.ship, turned)
                plain = fire + self.end(ending, drift)
                plot = replace(thrusting, route=route, roll=roll)
                effort = 0.002 * (len(route) + abs(roll))
                found.append(Idea(plot=plot, score=plain + worth - effort, fire=plain, way=worth))
        found.sort(key=lambda idea: -idea.score)
        return found[:best]

    def _routes(self) -> Iterator[tuple[str, ...]]:
        rated = ratings(self.ship)
        if "facing" in self.ship.barred:
            yield ()
            return
        for choice in pivot_choices(rated, self.ship.attitude.forward, None, self.rounding):
            if not choice.violations:
                yield choice.route

    def _rolls(self) -> tuple[int, ...]:
        most = 0 if "facing" in self.ship.barred else min(6, ratings(self.ship).roll())
        return tuple(sorted(range(-most, most + 1), key=abs))


@lru_cache(maxsize=32768)
def _axes(attitude: Attitude, window: Window) -> tuple[Window, ...]:
    return ship_window(attitude, window).choices


def _steps(firer: Ship, one: Place, other: Place) -> tuple[str, ...]:
    """C2.121: the salvoes of a turn that ends with the ships there."""
    return salvoes_at(firer.ship_class, apart(one, other))


def best_plot(
    picture: Picture, ship: Ship, trust: Mapping[PieceId, float], picker: Picker, *, sharp: bool
) -> Idea:
    """The plot to write for a ship: the best legal one, or for a casual captain one of the better ones."""
    ideas = Helm(picture, ship, trust).ideas(best=200 if sharp else 40)
    if not sharp:
        ideas = picker.sample(ideas, len(ideas))
    legal = (idea for idea in ideas if _legal(picture.state, idea.plot))
    return next(legal, Idea(plot=coast(ship), score=0.0))


def _legal(state: SitsState, plot: Plot) -> bool:
    return not blocking(book.violations(state, plot))
