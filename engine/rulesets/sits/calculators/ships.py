"""Calculators for a ship's ratings and its compensators (B2.22, B3.22, B3.23, D1.14)."""

from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import Field

from engine.core.calculator import Calculator, Worked
from engine.core.dice import RecordingDice, scripted
from engine.core.view import Breakdown
from engine.mechanics.d10 import chance_under, value
from engine.mechanics.wording import listed
from engine.rulesets.sits.b3_thrust import compensator_check, thrust_faults
from engine.rulesets.sits.calculators.base import ShipArguments, Thrust, rules, ship_of, worked
from engine.rulesets.sits.d1_officers import (
    Ratings,
    pivot_breakdown,
    ratings,
    roll_breakdown,
    thrust_breakdown,
)


def _ratings(given: ShipArguments) -> Worked:
    rated = ratings(ship_of(given))
    parts = (
        pivot_breakdown(rated, given.helm_bonus),
        roll_breakdown(rated, given.helm_bonus),
        thrust_breakdown(rated),
    )
    pivot, roll, thrust = parts
    value = {
        "pivot": pivot.total,
        "roll": roll.total,
        "thrust": thrust.total,
        "thrust_limit": rated.thrust_limit,
        "compensator": rated.compensator,
        "half_hexes": rated.rounding.value,
        "breakdown": {each.title: _parts(each) for each in parts},
    }
    lines = [(_words(each), *_numbers(each)) for each in parts]
    if rated.thrust_limit > rated.thrust:
        lines.append((f"Red-lined, thrust {rated.thrust_limit} at most.", "B3.231"))
    lines.append((_compensator_words(rated), "B3.23"))
    return worked(value, *lines)


def _parts(breakdown: Breakdown) -> list[dict[str, Any]]:
    return [{"value": part.value, "label": part.label, "rule": part.rule} for part in breakdown.parts]


def _words(breakdown: Breakdown) -> str:
    first, *others = breakdown.parts
    sum_ = "".join(f" {part.value:+d} ({part.label})" for part in others)
    return f"{breakdown.title} {breakdown.total} = {first.value} ({first.label}){sum_}."


def _numbers(breakdown: Breakdown) -> tuple[str, ...]:
    return tuple(part.rule.partition("/")[2] for part in breakdown.parts)


def _compensator_words(rated: Ratings) -> str:
    if rated.compensator < 1:
        return f"Compensator number {rated.compensator}: any check fails."
    return f"Compensator number {rated.compensator}: a check succeeds at that or less on a d10."


@dataclass(frozen=True, slots=True, kw_only=True)
class CompensatorArguments(ShipArguments):
    """A ship and the thrust that it means to use."""

    thrust: Thrust
    """Red-lining included."""
    face: Annotated[int, Field(ge=0, le=10)] | None = None
    """What the die shows, if it has been rolled; 0 counts 10."""


def _compensator(given: CompensatorArguments) -> Worked:
    ship = ship_of(given)
    rated = ratings(ship)
    faults = thrust_faults(rated, given.thrust)
    if faults:
        raise ValueError(faults[0].message)
    causes = rated.check_causes(given.thrust)
    result: dict[str, Any] = {
        "needed": bool(causes),
        "causes": list(causes),
        "number": rated.compensator,
        "tenths": chance_under(rated.compensator) if causes else 10,
    }
    if not causes:
        return worked(result, (f"Thrust {given.thrust} needs no compensator check.", "B3.23"))
    lines = [
        (f"One check for {listed(causes)}.", "B3.23"),
        (f"{_compensator_words(rated)} {result['tenths']} chances in 10.", "B3.23"),
    ]
    if given.face is not None:
        check = compensator_check(ship, given.thrust, RecordingDice(scripted((value(given.face),))))
        if check is not None:
            result |= {"face": check.face, "safe": check.safe}
            lines.append((check.text, "B3.23"))
    return worked(result, *lines)


CALCULATORS = (
    Calculator(
        name="ratings",
        summary="What a ship can do in a turn: pivot, roll, thrust, compensator number, with all parts.",
        arguments=ShipArguments,
        run=_ratings,
        rules=rules(
            "B2.22", "B2.231", "B2.232", "B2.233", "B3.22", "B3.221", "B3.23", "B3.231", "D1.144", "D1.145"
        ),
    ),
    Calculator(
        name="compensator",
        summary="Whether a thrust needs a compensator check, why, and its chances.",
        arguments=CompensatorArguments,
        run=_compensator,
        rules=rules("B3.23", "B3.231", "B3.232", "B3.233"),
    ),
)
