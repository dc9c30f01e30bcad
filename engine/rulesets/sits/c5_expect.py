"""Expected damage, exact where it can be: boxes lost by a hit and by a salvo, the chance of a kill.

Every hit is walked by the code that resolves it, once for each depth and location that the dice can give. The
dice that fall on the way are worked in afterwards: hull boxes as the sum of their 2d10-, octagons by their
chance. What is left out is said at `boxes_of_hit`. A box counts as in D2.223: magazine dots are none.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import erf, sqrt
from typing import NamedTuple

from engine.rulesets.sits.c5_chances import CERTAIN, MINUS, add, as_distribution, held, mean, mixed, times
from engine.rulesets.sits.c5_outcomes import Boxes, State, at_depth, end_chance
from engine.rulesets.sits.c5_penetration import Facing, depth, depth_modifier, facing
from engine.rulesets.sits.c5_systems import HULL, SI
from engine.rulesets.sits.c5_tables import effect
from engine.rulesets.sits.card import load_card
from engine.rulesets.sits.combat import Burst, Mount, WeaponKind
from engine.rulesets.sits.combat_view import Distribution
from engine.rulesets.sits.state import Ship

LIMIT = 40
"""Boxes beyond which a salvo's distribution gathers the rest in its last key."""


def boxes_of_hit(
    ship: Ship,
    weapon: WeaponKind,
    damage: int,
    axis: str,
    edge: Mount | None = None,
    *,
    doubled: bool = False,
) -> Distribution:
    """Boxes lost to one hit, over its penetration and location rolls; a natural zero's box is among them.

    `axis` is the window in the target's axes, `edge` the facing it slid to, as in a `Burst`. Where the
    defender has the choice of the facing he takes the one that costs him least. Exact but for core
    cascades: they count the boxes that stand when the hit begins, and their hull hits apart from the rest.
    """
    aim = _aim(ship, weapon, damage, axis, edge, doubled=doubled)
    return as_distribution(_over_rolls(aim).lost if aim else CERTAIN)


def boxes_of_salvo(
    ship: Ship,
    weapon: WeaponKind,
    damage: int,
    axis: str,
    leakers: Distribution,
    edge: Mount | None = None,
    *,
    doubled: bool = False,
    limit: int = LIMIT,
) -> Distribution:
    """Boxes lost to as many hits as get through; the key `limit` stands for that many and more.

    One hit counts as in `boxes_of_hit`. From the second on hull boxes run out at their mean pace and hits on
    a ship that is gone are wasted; that other systems leave less to lose is left out.
    """
    found = _course(ship, weapon, damage, axis, leakers, edge, doubled=doubled, limit=limit)
    return as_distribution(found.lost)


def expected_boxes(
    ship: Ship,
    weapon: WeaponKind,
    damage: int,
    axis: str,
    leakers: Distribution,
    edge: Mount | None = None,
    *,
    doubled: bool = False,
) -> float:
    """The mean of `boxes_of_salvo` without its limit."""
    return _course(ship, weapon, damage, axis, leakers, edge, doubled=doubled).expected


def chance_to_kill(
    ship: Ship,
    weapon: WeaponKind,
    damage: int,
    axis: str,
    leakers: Distribution,
    edge: Mount | None = None,
    *,
    doubled: bool = False,
) -> float:
    """About how likely a salvo is to destroy the ship: by the Structural Integrity boxes that it marks.

    Exact for one hit but for cascades; from the second on hull boxes run out at their mean pace.
    """
    return _course(ship, weapon, damage, axis, leakers, edge, doubled=doubled).kill


def boxes_left(ship: Ship) -> int:
    """Boxes that can still be destroyed, magazine dots not among them."""
    tracks = (track for track in load_card(ship.ship_class).tracks if not track.id.endswith(".magazine"))
    return sum(
        max(0, len(track) - ship.marked.get(track.id, 0) - ship.spent.get(track.id, 0)) for track in tracks
    )


# --- One hit. ---


class _Aim(NamedTuple):
    """How every hit of a burst strikes."""

    state: State
    weapon: WeaponKind
    modifier: int
    edge: Mount
    leak: int
    doubled: bool


def _aim(
    ship: Ship, weapon: WeaponKind, damage: int, axis: str, edge: Mount | None, *, doubled: bool
) -> _Aim | None:
    """The aim of a burst; None where it does nothing."""
    burst = Burst(ship=ship.id, label="", count=1, damage=damage, axis=axis, edge=edge, doubled=doubled)
    found = facing(ship, weapon, burst)
    if found.choices:
        each = [_at(ship, weapon, damage, Facing(side, 0, found.doubled)) for side in found.choices]
        return min((aim for aim in each if aim), key=_mean_lost)
    return _at(ship, weapon, damage, found)


def _at(ship: Ship, weapon: WeaponKind, damage: int, found: Facing) -> _Aim | None:
    if found.edge is None:
        return None
    state = State(ship.ship_class, tuple(sorted(ship.marked.items())), tuple(sorted(ship.spent.items())))
    modifier = depth_modifier(ship, damage, found.edge)
    return _Aim(state, weapon, modifier, found.edge, found.leak, found.doubled)


def _mean_lost(aim: _Aim) -> float:
    return sum(n * chance for n, chance in enumerate(_over_rolls(aim).lost))


@lru_cache(maxsize=2048)
def _over_rolls(aim: _Aim) -> Boxes:
    """One hit over its penetration roll."""
    known = effect(aim.weapon)
    span = known.span if known else 1
    lost: list[float] = []
    si: list[float] = []
    hulls = squares = 0.0
    for roll, chance in MINUS.items():
        deep = max(0, depth(aim.weapon, roll, aim.modifier, doubled=aim.doubled))
        boxes = at_depth(aim.state, aim.edge, aim.leak, span, deep, roll == 0)
        add(lost, boxes.lost, chance)
        add(si, boxes.si, chance)
        hulls += chance * boxes.hulls
        squares += chance * boxes.squares
    return Boxes(tuple(lost), tuple(si), hulls, squares)


# --- Hit after hit. ---


class _Course(NamedTuple):
    """What a salvo does."""

    lost: tuple[float, ...]
    expected: float
    kill: float


def _course(
    ship: Ship,
    weapon: WeaponKind,
    damage: int,
    axis: str,
    leakers: Distribution,
    edge: Mount | None,
    *,
    doubled: bool,
    limit: int = LIMIT,
) -> _Course:
    aim = _aim(ship, weapon, damage, axis, edge, doubled=doubled)
    if aim is None:
        return _Course(CERTAIN, 0.0, 0.0)
    hits = tuple(sorted((n, chance) for n, chance in leakers.items() if chance > 0))
    return _run(aim, hits, boxes_left(ship), limit)


@lru_cache(maxsize=256)
def _run(aim: _Aim, leakers: tuple[tuple[int, float], ...], left: int, limit: int) -> _Course:
    """Plays the hits one after another, as many as may get through, weighing where it ends."""
    chances = dict(leakers)
    top, reached = max(0, min(limit, left)), sum(chances.values())
    wear = _Wear(aim)
    lost: list[float] = [0.0] * (top + 1)
    boxes: list[float] = [1.0]
    alive, expected, kill, average = 1.0, 0.0, 0.0, 0.0
    for hits in range(max(chances, default=0) + 1):
        if hits:
            one = wear.hit(hits - 1)
            boxes = times(boxes, one, top)
            average += sum(n * chance for n, chance in enumerate(one))
        died, alive = reached * (alive - wear.alive), wear.alive
        weight = died + chances.get(hits, 0.0) * alive
        reached -= chances.get(hits, 0.0)
        kill += died
        expected += weight * min(average, left)
        add(lost, held(boxes, top), weight)
        if alive < _GONE:
            break
    return _Course(tuple(lost), expected, kill)


_GONE = 1e-9
"""A chance to be alive with which no further hit is worth the reckoning."""


class _Wear:
    """A ship under hit after hit: its hull running out, its Structural Integrity going."""

    def __init__(self, aim: _Aim) -> None:
        marked = dict(aim.state.marked)
        card = load_card(aim.state.ship_class)
        hull, self._row = len(card.track(HULL)), card.by_id.get(SI)
        self._start = marked.get(SI, 0)
        self._top = max(0, len(self._row or ()) - self._start)
        self._room = hull - marked.get(HULL, 0)
        self._fresh = _over_rolls(aim)
        bare = tuple(sorted({**marked, HULL: hull}.items()))
        self._bare = self._fresh
        if self._room > 0 and self._fresh.hulls:
            self._bare = _over_rolls(aim._replace(state=aim.state._replace(marked=bare)))
        self._si: list[float] = [1.0]
        self.alive = 1.0

    def hit(self, before: int) -> Sequence[float]:
        """One more hit after so many: the chances of its boxes. `alive` is the chance to outlive it."""
        share = self._run_out(before)
        self._si = times(self._si, mixed(self._fresh.si, self._bare.si, share), self._top)
        holds, self.alive = 1.0, 0.0
        for marks, chance in enumerate(self._si):
            if marks:
                holds *= 1.0 - end_chance(self._row, self._start + marks - 1)
            self.alive += chance * holds
        return mixed(self._fresh.lost, self._bare.lost, share)

    def _run_out(self, before: int) -> float:
        """C5.422: how likely the hull boxes are gone in the middle of the next hit."""
        if not before or not self._fresh.hulls:
            return 0.0
        hits = before + 0.5
        wanted = hits * self._fresh.hulls * _ROLL_MEAN
        varied = self._fresh.squares - self._fresh.hulls**2
        spread = hits * (self._fresh.hulls * _ROLL_VARIANCE + varied * _ROLL_MEAN**2)
        return 0.5 * (1.0 + erf((wanted - self._room) / sqrt(2.0 * spread)))


_ROLL_MEAN = sum(roll * chance for roll, chance in MINUS.items())
_ROLL_VARIANCE = sum(roll * roll * chance for roll, chance in MINUS.items()) - _ROLL_MEAN**2


__all__ = [
    "LIMIT",
    "boxes_left",
    "boxes_of_hit",
    "boxes_of_salvo",
    "chance_to_kill",
    "expected_boxes",
    "mean",
]
