"""Calculators for repairs, grades and victory (C6.1, D1.1, D2.2)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any

from pydantic import Field

from engine.core.calculator import Calculator, Worked
from engine.mechanics.d10 import chance_under
from engine.rulesets.sits.book import plural
from engine.rulesets.sits.c6_damage_control import MOST_PARTIES, RIG_TURNS, parties
from engine.rulesets.sits.calculators.base import (
    Arguments,
    Grade,
    Post,
    ShipArguments,
    rules,
    ship_of,
    stand_in,
    worked,
)
from engine.rulesets.sits.combat import Fate
from engine.rulesets.sits.d1_grades import (
    VICTORY_BONUS,
    adjusted_cost,
    changed_grade,
    crew_words,
    rolled_grade,
)
from engine.rulesets.sits.d1_officers import POSTS
from engine.rulesets.sits.d2_points import (
    box_count,
    cost_of,
    damage_points,
    margin_of,
    pod_points,
    points_for,
    victory_point_ratio,
)
from engine.rulesets.sits.readiness import crew_number

Count = Annotated[int, Field(ge=0, le=100_000)]
Faces = Annotated[tuple[int, ...], Field(min_length=2, max_length=2)]


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsArguments(ShipArguments):
    """A ship and what has become of it."""

    fate: Annotated[Fate, Field(description="What became of it.")] = Fate.FIGHTING
    lost: Annotated[Count | None, Field(description="Boxes lost; left out: those marked.")] = None


def _points(given: PointsArguments) -> Worked:
    ship = replace(ship_of(given), fate=given.fate)
    cost, boxes = cost_of(ship), box_count(ship)
    if given.lost is not None and given.fate is Fate.FIGHTING:
        points = damage_points(cost, given.lost, boxes)
    else:
        points = points_for(ship)
    lines = [(f"The ship costs {cost} points ({crew_words(ship.officers)}).", "D1.112")]
    if given.fate is Fate.SURRENDERED:
        lines.append((f"Surrendered, less a little for everyone aboard: {points} points.", "D2.224"))
    else:
        lines.append((f"It yields {points} points of {boxes} boxes.", "D2.223"))
    return worked({"cost": cost, "boxes": boxes, "points": points}, *lines)


@dataclass(frozen=True, slots=True, kw_only=True)
class DamagePointsArguments(Arguments):
    """A ship's figures, without its card."""

    cost: Count
    boxes: Annotated[int, Field(ge=1, le=100_000)]
    """Boxes printed on its display."""
    lost: Count
    """Of them, those crossed off."""
    destroyed: bool = False


def _damage_points(given: DamagePointsArguments) -> Worked:
    points = damage_points(given.cost, given.lost, given.boxes, destroyed=given.destroyed)
    if given.destroyed:
        return worked({"points": points}, (f"Destroyed it yields its whole cost of {points}.", "D2.223"))
    share = f"{given.lost} of {given.boxes} boxes of a ship of {given.cost} points"
    return worked({"points": points}, (f"{share} are worth {points}, rounded up.", "D2.223"))


@dataclass(frozen=True, slots=True, kw_only=True)
class PodPointsArguments(Arguments):
    """Missile pods of a force."""

    price: Count
    """What all that were bought cost."""
    bought: Count
    gone: Count
    """Of them, those used or killed."""


def _pod_points(given: PodPointsArguments) -> Worked:
    points = pod_points(given.price, given.bought, given.gone)
    text = (
        f"{given.gone} of {plural(given.bought, 'pod')} for {given.price} points yield {points}, rounded up."
    )
    return worked({"points": points}, (text, "D2.225"))


@dataclass(frozen=True, slots=True, kw_only=True)
class MarginArguments(Arguments):
    """What each side earned and what its own force cost at the start."""

    green_points: Count
    green_cost: Count
    red_points: Count
    red_cost: Count
    green_objectives: Count = 0
    """Bonus points of the scenario (D2.222)."""
    red_objectives: Count = 0


def _margin(given: MarginArguments) -> Worked:
    green = victory_point_ratio(given.green_points, given.green_cost, given.green_objectives)
    red = victory_point_ratio(given.red_points, given.red_cost, given.red_objectives)
    margin = margin_of(green, red)
    leader = None if margin == "Draw" else ("Green" if green > red else "Red")
    won = f" for {leader}" if leader else ""
    value = {"green": float(green), "red": float(red), "difference": float(abs(green - red))}
    return worked(
        {**value, "margin": margin, "winner": leader},
        (f"Green's ratio is {float(green):.3f}, Red's {float(red):.3f}.", "D2.231"),
        (f"They differ by {value['difference']:.3f}: {margin}{won}.", "D2.232"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class RepairArguments(ShipArguments):
    """A ship, damaged or not, whose parties go to work."""


def _repair(given: RepairArguments) -> Worked:
    ship = ship_of(given)
    number = crew_number(ship)
    one = chance_under(number) / 10
    chances = {str(count): round(1 - (1 - one) ** count, 4) for count in range(1, MOST_PARTIES + 1)}
    return worked(
        {"parties": parties(ship), "number": number, "chances": chances, "turns": RIG_TURNS},
        (f"{plural(parties(ship), 'party', 'parties')} for the wrenches left in the hull.", "C6.11"),
        (f"A party succeeds at {number} or less: {one:.0%}; two at one box {chances['2']:.0%}.", "C6.122"),
        (f"What is mended works for {RIG_TURNS} turns.", "C6.13"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class GradesArguments(Arguments):
    """The dice of a ship's grades, two for each post; posts left out are not rolled for."""

    faces: Annotated[Mapping[Post, Faces], Field(description="Faces of the 2d10-, by post; 0 counts 10.")]
    before: Annotated[
        Mapping[Post, Grade] | None, Field(description="Grades a year ago; left out: a new ship (D1.12).")
    ] = None
    margin: Annotated[str, Field(max_length=40, description="Margin that the ship won, for D1.135.")] = ""
    ship_class: Annotated[str, Field(description="To tell the cost; may be left out.")] = ""


def _grades(given: GradesArguments) -> Worked:
    if given.margin and given.margin not in VICTORY_BONUS:
        raise ValueError(f"{given.margin} brings no new roll of grades; {' and '.join(VICTORY_BONUS)} do.")
    bonus = VICTORY_BONUS.get(given.margin, 0)
    before: dict[str, str] = {str(post): str(grade) for post, grade in (given.before or {}).items()}
    after = {post: before.get(post, "average") for post in POSTS}
    for post, faces in given.faces.items():
        old = after[post]
        fresh = given.before is None and not given.margin
        after[post] = rolled_grade(faces) if fresh else changed_grade(old, faces, bonus)
    number = "D1.12" if given.before is None and not bonus else "D1.135" if bonus else "D1.131"
    value: dict[str, Any] = {"grades": after}
    lines = [(f"Grades: {crew_words(after)}.", number)]
    if given.ship_class:
        value["cost"] = adjusted_cost(stand_in(given.ship_class).ship_class, after)
        lines.append((f"The ship costs {value['cost']} points with them.", "D1.112"))
    return worked(value, *lines)


CALCULATORS = (
    Calculator(
        name="victory_points",
        summary="What a damaged, lost or surrendered ship is worth to the enemy.",
        arguments=PointsArguments,
        run=_points,
        rules=rules("D1.112", "D2.223", "D2.224"),
    ),
    Calculator(
        name="damage_points",
        summary="Victory points for so many lost boxes of a ship of a known cost.",
        arguments=DamagePointsArguments,
        run=_damage_points,
        rules=rules("D2.223"),
    ),
    Calculator(
        name="pod_points",
        summary="Victory points for missile pods used or killed.",
        arguments=PodPointsArguments,
        run=_pod_points,
        rules=rules("D2.225"),
    ),
    Calculator(
        name="victory_margin",
        summary="Victory Point Ratios of both sides and the margin of victory.",
        arguments=MarginArguments,
        run=_margin,
        rules=rules("D2.222", "D2.231", "D2.232", "D2.232.table"),
    ),
    Calculator(
        name="repairs",
        summary="Damage control parties of a ship and their chances to mend a box.",
        arguments=RepairArguments,
        run=_repair,
        rules=rules("C6.11", "C6.121", "C6.122", "C6.13", "D1.111"),
    ),
    Calculator(
        name="grades",
        summary="Grades from dice: of a new ship, after a year, or after a great victory.",
        arguments=GradesArguments,
        run=_grades,
        rules=rules("D1.112", "D1.12", "D1.121", "D1.122", "D1.123", "D1.124", "D1.131", "D1.135"),
    ),
)
