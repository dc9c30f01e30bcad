"""Calculators for the dice rolls and the order of turning (A1.2)."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from engine.core.calculator import Calculator, Worked
from engine.mechanics import d10
from engine.mechanics.d10 import D10Roll
from engine.rulesets.sits.calculators.base import Arguments, Level, rules, worked

_RULES = {
    D10Roll.D10: "A1.211",
    D10Roll.MINUS: "A1.212",
    D10Roll.PLUS: "A1.213",
    D10Roll.LOW: "A1.214",
    D10Roll.MED: "A1.215",
    D10Roll.HI: "A1.216",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceArguments(Arguments):
    """A named roll, and the faces if they lie on the table."""

    roll: D10Roll
    """How the dice are combined."""
    faces: tuple[Annotated[int, Field(ge=0, le=10)], ...] = ()
    """As they lie; 0 counts 10. Left out: the odds of every result."""
    modifier: Level = 0
    """Added last (A1.22)."""


def _dice(given: DiceArguments) -> Worked:
    rule = _RULES[given.roll]
    odds = d10.distribution(given.roll)
    throws = sum(odds.values())
    table = {str(result + given.modifier): count for result, count in odds.items()}
    average = sum((result + given.modifier) * count for result, count in odds.items())
    value = {"roll": given.roll.value, "throws": throws, "odds": table, "average": f"{average}/{throws}"}
    if not given.faces:
        likely = max(odds.values())
        best = ", ".join(str(n + given.modifier) for n, count in odds.items() if count == likely)
        return worked(value, (f"Of {throws} throws, {likely} give the likeliest result, {best}.", rule))
    plain = d10.result(given.roll, given.faces)
    total = d10.result(given.roll, given.faces, given.modifier)
    lines = [(f"{given.roll.value} of {', '.join(map(str, given.faces))} is {plain}.", "A1.21", rule)]
    if given.modifier:
        lines.append((f"With the modifier {given.modifier:+d} it is {total}.", "A1.22", rule))
    return worked({**value, "result": total}, *lines)


CALCULATORS = (
    Calculator(
        name="dice",
        summary="The result of a named roll of ten-sided dice, or the odds of all its results.",
        arguments=DiceArguments,
        run=_dice,
        rules=rules(*_RULES.values(), "A1.21", "A1.22", "A1.212.dist"),
    ),
)
