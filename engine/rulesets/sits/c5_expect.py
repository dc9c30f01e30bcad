"""Expected damage, exact where it can be: boxes lost by a hit and by a salvo, the chance of a kill.

Every hit is walked by the code that resolves it, once for each depth and location that the dice can give. The
dice that fall on the way are worked in afterwards: hull boxes as the sum of their 2d10-, octagons by their
chance. What is left out is said at `boxes_of_hit`. A box counts as in D2.223: magazine dots are none.
"""

from functools import lru_cache

from engine.rulesets.sits.c5_chances import CERTAIN, MINUS, add, as_distribution, many, mean
from engine.rulesets.sits.c5_outcomes import Boxes, State, at_depth, end_chance
from engine.rulesets.sits.c5_penetration import Facing, depth, depth_modifier, facing
from engine.rulesets.sits.c5_systems import SI
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
    return as_distribution(_of_hit(ship, weapon, damage, axis, edge, doubled=doubled).lost)


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

    The hits count as independent: that the first ones leave less to lose for those after them is left out,
    except that no more boxes can go than there are.
    """
    top = max(0, min(limit, boxes_left(ship)))
    one = _of_hit(ship, weapon, damage, axis, edge, doubled=doubled).lost
    return as_distribution(many(one, leakers, top))


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
    """The mean of `boxes_of_salvo` without its limit: the hits that get through times the boxes of one."""
    one = _of_hit(ship, weapon, damage, axis, edge, doubled=doubled).lost
    return min(float(boxes_left(ship)), mean(leakers) * sum(n * chance for n, chance in enumerate(one)))


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

    The hits count as independent, and the hull boxes are taken as they stand before the first: close for a
    hit or two, too low for many hits on a ship that runs out of hull boxes on the way.
    """
    row = load_card(ship.ship_class).by_id.get(SI)
    if row is None or not len(row):
        return 0.0
    start = min(len(row), ship.marked.get(SI, 0))
    one = _of_hit(ship, weapon, damage, axis, edge, doubled=doubled).si
    marks = many(one, leakers, len(row) - start)
    holds = 1.0
    survived = 0.0
    for n, chance in enumerate(marks):
        if n:
            holds *= 1.0 - end_chance(row, start + n - 1)
        survived += chance * holds
    return max(0.0, min(1.0, 1.0 - survived))


def boxes_left(ship: Ship) -> int:
    """Boxes that can still be destroyed, magazine dots not among them."""
    tracks = (track for track in load_card(ship.ship_class).tracks if not track.id.endswith(".magazine"))
    return sum(
        max(0, len(track) - ship.marked.get(track.id, 0) - ship.spent.get(track.id, 0)) for track in tracks
    )


# --- One hit. ---


def _of_hit(
    ship: Ship, weapon: WeaponKind, damage: int, axis: str, edge: Mount | None, *, doubled: bool
) -> Boxes:
    burst = Burst(ship=ship.id, label="", count=1, damage=damage, axis=axis, edge=edge, doubled=doubled)
    found = facing(ship, weapon, burst)
    if found.choices:
        each = (Facing(side, 0, found.doubled) for side in found.choices)
        return min((_from(ship, weapon, damage, at) for at in each), key=_mean_lost)
    return _from(ship, weapon, damage, found)


def _mean_lost(boxes: Boxes) -> float:
    return sum(n * chance for n, chance in enumerate(boxes.lost))


def _from(ship: Ship, weapon: WeaponKind, damage: int, found: Facing) -> Boxes:
    if found.edge is None:
        return Boxes(CERTAIN, CERTAIN)
    state = State(ship.ship_class, tuple(sorted(ship.marked.items())), tuple(sorted(ship.spent.items())))
    modifier = depth_modifier(ship, damage, found.edge)
    return _over_rolls(state, weapon, modifier, found.edge, found.leak, found.doubled)


@lru_cache(maxsize=2048)
def _over_rolls(
    state: State,
    weapon: WeaponKind,
    modifier: int,
    edge: Mount,
    leak: int,
    doubled: bool,  # noqa: FBT001
) -> Boxes:
    known = effect(weapon)
    span = known.span if known else 1
    lost: list[float] = []
    si: list[float] = []
    for roll, chance in MINUS.items():
        deep = max(0, depth(weapon, roll, modifier, doubled=doubled))
        boxes = at_depth(state, edge, leak, span, deep, roll == 0)
        add(lost, boxes.lost, chance)
        add(si, boxes.si, chance)
    return Boxes(tuple(lost), tuple(si))


__all__ = [
    "LIMIT",
    "boxes_left",
    "boxes_of_hit",
    "boxes_of_salvo",
    "chance_to_kill",
    "expected_boxes",
    "mean",
]
