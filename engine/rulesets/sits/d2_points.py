"""Victory points, ratios and margins as functions of what is on the table (D2.22-D2.232)."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from math import ceil
from typing import Any

from engine.content import loader
from engine.core.ids import PlayerId
from engine.rulesets.sits import card
from engine.rulesets.sits.book import SLUG, rule
from engine.rulesets.sits.c6_damage_control import is_magazine
from engine.rulesets.sits.c6_rigs import lost
from engine.rulesets.sits.combat import Fate
from engine.rulesets.sits.combat_view import Scoreboard, ShipScore, SideScore
from engine.rulesets.sits.d1_grades import adjusted_cost, grade_change
from engine.rulesets.sits.d1_officers import POSTS, grade
from engine.rulesets.sits.state import Ship, SitsState

D2_222 = rule("D2.222")
D2_223 = rule("D2.223")
D2_224 = rule("D2.224")
D2_225 = rule("D2.225")
D2_231 = rule("D2.231")
D2_232 = rule("D2.232")
D2_232_TABLE = rule("D2.232.table")
A2_65 = rule("A2.65")

DRAW = "Draw"
PER_OFFICER, PER_RATING = Fraction(1, 5), Fraction(1, 100)
"""What everybody aboard takes off the points for a surrendered ship (D2.224)."""


def damage_points(cost: int, lost_boxes: int, boxes: int, *, destroyed: bool = False) -> int:
    """D2.223: the share of a ship's cost that its lost boxes are worth, rounded up; all of it when destroyed.

    ValueError for a display without boxes.
    """
    if boxes < 1:
        raise ValueError("A ship has at least one box.")
    if destroyed:
        return cost
    return ceil(Fraction(cost) * min(boxes, max(0, lost_boxes)) / boxes)


def surrender_points(cost: int, officers: int, others: int) -> int:
    """D2.224: the cost less 0.2 for each officer and 0.01 for each rating or Marine, rounded up."""
    return max(0, ceil(cost - officers * PER_OFFICER - others * PER_RATING))


def pod_points(price: int, bought: int, gone: int) -> int:
    """D2.225, AMB.pod-vp: pods used or killed at the card's price for the number bought, the sum rounded up.

    ValueError for more pods than were bought.
    """
    if not 0 <= gone <= bought:
        raise ValueError(f"Of {bought} pods {gone} can't be gone (D2.225).")
    return ceil(Fraction(price * gone, bought)) if bought else 0


def victory_point_ratio(points: int, cost: int, objectives: int = 0) -> Fraction:
    """D2.231, D2.222: what was earned, objectives included, by the initial cost of one's own force.

    A force that cost nothing risked nothing: its ratio is what it earned.
    """
    return Fraction(points + objectives, max(1, cost))


def margin_of(one: Fraction, other: Fraction) -> str:
    """D2.232, AMB.margin: the margin of an unrounded difference; equal to a bound is in the lower class."""
    difference = abs(one - other)
    bands: Any = loader.load_tables(SLUG)["vpr_bands"].cells
    for band in bands:
        if band["upto"] is None or difference <= Fraction(band["upto"]):
            return str(band["result"])
    raise AssertionError("the table of margins has an open last band")


def cost_of(ship: Ship) -> int:
    """AMB.vp-cost: a ship's adjusted cost as the game began (D1.112): grades lost since still count."""
    grades = {post: grade_change(grade(ship, post), ship.lowered.get(post, 0)) for post in POSTS}
    return adjusted_cost(ship.ship_class, grades)


def box_count(ship: Ship) -> int:
    """A2.65: the number of boxes printed on the display."""
    return loader.load_ship_class(ship.ship_class).boxes


def marked_boxes(ship: Ship) -> int:
    """AMB.boxes-lost: boxes crossed off, jury-rigged ones too, but no circled ones and no magazine dots."""
    if not (ship.marked or ship.rigged):
        return 0
    tracks = card.load_card(ship.ship_class).tracks
    return sum(lost(ship, row.id) for row in tracks if not is_magazine(row.id))


def boxes_lost(ship: Ship) -> int:
    """Boxes destroyed since the game began."""
    return max(0, marked_boxes(ship) - ship.scars)


def points_for(ship: Ship) -> int:
    """What a ship has yielded to the enemy so far (D2.223, D2.224)."""
    cost = cost_of(ship)
    if ship.fate is Fate.SURRENDERED:
        crew = loader.load_ship_class(ship.ship_class).crew
        return surrender_points(cost, crew.officers, crew.enlisted + crew.marines)
    destroyed = ship.fate is Fate.DESTROYED
    return damage_points(cost, boxes_lost(ship), box_count(ship), destroyed=destroyed)


def scoreboard(state: SitsState) -> Scoreboard:
    """Victory as it stands (D2.2); all of it is public."""
    ships = tuple(_ship(state.ships[key]) for key in sorted(state.ships))
    ratios = {side: _ratio(ships, side) for side in state.players}
    best = max(ratios.values())
    leaders = [side for side, ratio in ratios.items() if ratio == best]
    margin = margin_of(best, min(ratios.values()))
    return Scoreboard(
        ships=ships,
        sides=tuple(_side(ships, side, ratios[side]) for side in state.players),
        margin=margin,
        leader=leaders[0] if margin != DRAW and len(leaders) == 1 else None,
        drawn=cowardly(state),
    )


@dataclass(frozen=True, slots=True)
class _Account:
    """A ship for its score alone: equal to every other stand of it that scores the same."""

    key: tuple[Hashable, ...]
    ship: Ship = field(compare=False)


def _ship(ship: Ship) -> ShipScore:
    grades = (tuple(ship.officers.items()), tuple(ship.lowered.items()))
    boxes = (tuple(ship.marked.items()), ship.rigged, ship.scars)
    return _scored(_Account((ship.id, ship.side, ship.ship_class, ship.fate, *grades, *boxes), ship))


# Every view asks for every ship, and few of them change from one moment to the next.
@lru_cache(maxsize=4096)
def _scored(account: _Account) -> ShipScore:
    ship = account.ship
    return ShipScore(
        ship=ship.id,
        side=ship.side,
        cost=cost_of(ship),
        boxes=box_count(ship),
        lost=boxes_lost(ship),
        points=points_for(ship),
        fate=ship.fate.value,
    )


def _earned(ships: Iterable[ShipScore], side: PlayerId) -> tuple[int, int]:
    """Points that a side has scored, and the cost of its force."""
    mine = [ship for ship in ships if ship.side == side]
    theirs = [ship for ship in ships if ship.side != side]
    return sum(ship.points for ship in theirs), sum(ship.cost for ship in mine)


def _ratio(ships: Sequence[ShipScore], side: PlayerId) -> Fraction:
    return victory_point_ratio(*_earned(ships, side))


def _side(ships: Sequence[ShipScore], side: PlayerId, ratio: Fraction) -> SideScore:
    points, cost = _earned(ships, side)
    return SideScore(side=side, points=points, cost=cost, ratio=float(ratio))


COWARDLY_TURNS = 10
COWARDLY_SHARE = Fraction(2, 100)


def cowardly(state: SitsState) -> bool:
    """D2.draw: ten turns, and no side has cost at least half the enemy's ships 2% of their boxes or more.

    Counted at the end of a turn; False where the table has agreed to do without the rule.
    """
    if not state.options.cowardly_draw or state.turn < COWARDLY_TURNS:
        return False
    return not any(_has_fought(state, side) for side in state.players)


def _has_fought(state: SitsState, side: PlayerId) -> bool:
    enemies = [ship for ship in state.ships.values() if ship.side != side]
    hurt = [ship for ship in enemies if _is_hurt(_ship(ship))]
    return bool(enemies) and 2 * len(hurt) >= len(enemies)


def _is_hurt(ship: ShipScore) -> bool:
    return ship.fate != Fate.FIGHTING.value or ship.lost >= COWARDLY_SHARE * ship.boxes
