"""Calculators for where hits strike, how deep they go and what they cost on average (C5.1-C5.3)."""

from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import Field

from engine.core.calculator import Calculator, Worked
from engine.mechanics.avid import label
from engine.mechanics.wording import listed
from engine.rulesets.sits.book import plural
from engine.rulesets.sits.c5_expect import LIMIT, boxes_of_salvo, chance_to_kill, expected_boxes
from engine.rulesets.sits.c5_penetration import depth, facing, modifier_parts
from engine.rulesets.sits.c5_tables import BROADSIDES, effect
from engine.rulesets.sits.calculators.base import Arguments, WindowName, rules, window, worked
from engine.rulesets.sits.calculators.beams import TargetArguments, target_of
from engine.rulesets.sits.calculators.defence import odds
from engine.rulesets.sits.calculators.missiles import parts_of, sum_line
from engine.rulesets.sits.combat import Burst, Mount, WeaponKind
from engine.rulesets.sits.readiness import left
from engine.rulesets.sits.state import Ship

MOST_HITS = 200
_FACTOR_RULES = {WeaponKind.CONTACT_NUKE: "C5.32.nuke", WeaponKind.ENERGY_TORPEDO: "C5.32.et"}
Damage = Annotated[int, Field(ge=0, le=99, description="The weapon's damage, before scale and wall.")]


@dataclass(frozen=True, slots=True, kw_only=True)
class FacingArguments(Arguments):
    """A weapon and the window that it comes through."""

    target: TargetArguments
    """The ship that is hit."""
    weapon: WeaponKind
    axis: WindowName
    """Impact Window in the target's own axes: A y is its nose, B/C y its starboard side."""


def _burst(ship: Ship, damage: int, axis: str, edge: Mount | None = None, *, doubled: bool = False) -> Burst:
    at = window(axis) if axis else ""
    return Burst(
        ship=ship.id, label="Depth modifier", count=1, damage=damage, axis=at, edge=edge, doubled=doubled
    )


def _facing(given: FacingArguments) -> Worked:
    ship = target_of(given.target)
    found = facing(ship, given.weapon, _burst(ship, 0, given.axis))
    value = {
        "edge": found.edge,
        "leak": found.leak,
        "doubled": found.doubled,
        "choices": list(found.choices),
        "stopped": found.why,
    }
    through = f"A {given.weapon.value} through {label(window(given.axis))}"
    number = found.rule.partition("/")[2]
    if found.choices:
        text = f"{through} strikes the facing that the defender chooses: {' or '.join(found.choices)}."
        return worked(value, (text, number), *_doubled_line(doubled=found.doubled))
    if found.edge is None:
        return worked(value, (f"{through} does nothing: {found.why}.", number))
    lines: list[tuple[str, ...]] = [(f"{through} strikes the {found.edge} edge.", number)]
    if found.leak:
        end = "bow" if found.leak < 0 else "stern"
        lines.append((f"Beside the {end} the location roll takes {found.leak:+d}.", "C5.113"))
    return worked(value, *lines, *_doubled_line(doubled=found.doubled))


def _doubled_line(*, doubled: bool) -> tuple[tuple[str, ...], ...]:
    return (("Through a lowered wedge the depth doubles.", "C5.1111", "C5.32.top"),) if doubled else ()


@dataclass(frozen=True, slots=True, kw_only=True)
class DepthArguments(Arguments):
    """Hits on one facing and their penetration rolls."""

    target: TargetArguments
    """The ship that is hit."""
    edge: Mount
    """The facing that is struck."""
    damage: Damage
    weapon: WeaponKind = WeaponKind.LASER_HEAD
    rolls: Annotated[tuple[Annotated[int, Field(ge=0, le=9)], ...], Field(max_length=MOST_HITS)] = ()
    """Results of the 2d10- penetration rolls; left out: the depth of every result."""
    doubled: bool = False
    """Through a lowered wedge (C5.32.top)."""


def _depth(given: DepthArguments) -> Worked:
    if effect(given.weapon) is None:
        raise ValueError("A grav lance has no depth (C5.341).")
    ship = target_of(given.target)
    parts = modifier_parts(ship, _burst(ship, given.damage, "", given.edge), given.edge)
    rolls = given.rolls or tuple(range(10))
    depths = [max(0, depth(given.weapon, roll, parts.total, doubled=given.doubled)) for roll in rolls]
    value: dict[str, Any] = {"modifier": parts.total, "breakdown": parts_of(parts), "rolls": list(rolls)}
    value |= {"depths": depths, "deflected": depths.count(0)}
    lines = [sum_line(parts)]
    known = effect(given.weapon)
    if known is not None and known.factor != 1:
        lines.append(
            (
                f"The depth of a {given.weapon.value} is multiplied by {known.factor}.",
                _FACTOR_RULES[given.weapon],
            )
        )
    lines += _doubled_line(doubled=given.doubled)
    if not given.rolls:
        told = ", ".join(f"{roll} goes {deep}" for roll, deep in zip(rolls, depths, strict=True))
        return worked(value, *lines, (f"Of the 2d10- {told} deep.", "C5.211", "C5.212"))
    ordered = sorted((deep for deep in depths if deep), reverse=True)
    lines.append((f"Depths from the deepest on: {listed(map(str, ordered)) or 'none'}.", "C5.211", "C5.22"))
    lines.append((f"{depths.count(0)} deflected.", "C5.212"))
    value["zeros"] = rolls.count(0)
    if value["zeros"]:
        value["zero_costs"] = f"sidewalls.{given.edge}" if _walled(ship, given.edge) else "si"
        lines.append(_zero_line(ship, given.edge, value["zeros"]))
    return worked(value, *lines)


def _walled(ship: Ship, edge: Mount) -> bool:
    return edge in BROADSIDES and left(ship, f"sidewalls.{edge}") > 0


def _zero_line(ship: Ship, edge: Mount, zeros: int) -> tuple[str, ...]:
    if _walled(ship, edge):
        return (
            f"{plural(zeros, 'natural zero')}: so many {edge} sidewall boxes at the end of the step.",
            "C5.213.wall",
        )
    return (f"{plural(zeros, 'natural zero')}: Structural Integrity at the end of the step.", "C5.213.si")


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpectedArguments(Arguments):
    """So many equal hits on a ship."""

    target: TargetArguments
    """The ship that is hit."""
    weapon: WeaponKind
    damage: Damage
    axis: WindowName = ""
    """Impact Window in the target's own axes; in place of it `edge`."""
    edge: Mount | None = None
    """The facing that is struck."""
    hits: Annotated[int, Field(ge=0, le=MOST_HITS)] = 1
    """How many get through."""


def _expected(given: ExpectedArguments) -> Worked:
    if bool(given.axis) == (given.edge is not None):
        raise ValueError("Name either the window in the target's axes or the edge.")
    ship = target_of(given.target)
    axis = window(given.axis) if given.axis else ""
    shot = (ship, given.weapon, given.damage, axis, {given.hits: 1.0}, given.edge)
    mean, kill = expected_boxes(*shot), chance_to_kill(*shot)
    value = {
        "boxes": odds(boxes_of_salvo(*shot)),
        "expected": round(mean, 3),
        "chance_to_kill": round(kill, 4),
        "more_than_listed": LIMIT,
    }
    count = plural(given.hits, given.weapon.value)
    return worked(
        value,
        (f"{count} with damage {given.damage}: {mean:.2f} boxes on average.", "C5.211", "C5.23"),
        (f"The chance to destroy the ship is {kill:.1%}.", "C5.4213"),
        (f"The key {LIMIT} holds that many boxes and more; magazine dots are none.", "D2.223"),
    )


CALCULATORS = (
    Calculator(
        name="hit_facing",
        summary="Which edge of a ship a weapon strikes through a window, what leaks, and what stops it.",
        arguments=FacingArguments,
        run=_facing,
        rules=rules("C5.11", "C5.111", "C5.1111", "C5.1112", "C5.112", "C5.113", "C5.342"),
    ),
    Calculator(
        name="penetration",
        summary="The depth modifier of a weapon against a facing, and the depths of penetration rolls.",
        arguments=DepthArguments,
        run=_depth,
        rules=rules(
            "C5.21",
            "C5.211",
            "C5.212",
            "C5.213.si",
            "C5.213.wall",
            "C5.214",
            "C5.22",
            "C5.32.et",
            "C5.32.nuke",
            "C5.32.top",
        ),
    ),
    Calculator(
        name="expected_boxes",
        summary="The odds of the boxes that hits cost a ship, and of its end.",
        arguments=ExpectedArguments,
        run=_expected,
        rules=rules("C5.211", "C5.23", "C5.4213", "D2.223"),
    ),
)
