"""What the look-ups share: sides, types and levels by name, a table to lay cases out on, and limits."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from engine.core.calculator import Calculator, Worked
from engine.core.dice import NoDice
from engine.core.ids import PieceId, PlayerId, RuleId
from engine.mechanics.wording import listed
from engine.rulesets.holy_war.battle_state import Weapon
from engine.rulesets.holy_war.board import board, layouts
from engine.rulesets.holy_war.setup import first_state
from engine.rulesets.holy_war.state import HOLY_BAND, SIDES, HolyWarState, Unit
from engine.rulesets.holy_war.units import codes

MOST_UNITS = 40
"""More than a side has: a call with more is a mistake."""
MOST = 999


def tool(
    name: str, summary: str, arguments: type[Any], run: Callable[[Any], Worked], *rules: RuleId
) -> Calculator:
    """A calculator."""
    return Calculator(name=name, summary=summary, arguments=arguments, run=run, rules=rules)


def bounded(name: str, value: int, low: int, high: int) -> int:
    """A number within its limits; ValueError for another."""
    if not low <= value <= high:
        raise ValueError(f"{name} is {low} to {high}, not {value}.")
    return value


def die_of(value: int) -> int:
    """A face of a die."""
    return bounded("A die", value, 1, 6)


def side_of(name: str) -> PlayerId:
    """A side by its name."""
    if name not in SIDES:
        raise ValueError(f"{name!r} is no side; there are {listed(SIDES)}.")
    return PlayerId(name)


def weapon_of(name: str) -> Weapon:
    """ "LW", "EW" or "PW"."""
    if name not in (*Weapon,):
        raise ValueError(f"{name!r} is no weapon system; there are {listed(Weapon)}.")
    return Weapon(name)


def layout_of(name: str) -> str:
    """A layout of the map; the first one for an empty name."""
    if name and name not in layouts():
        raise ValueError(f"{name!r} is no layout; there are {listed(layouts())}.")
    return name or layouts()[0]


def level_of(layout: str, name: str) -> str:
    """A level by its name ("C05/3") or that of the place there ("Talmaf")."""
    chart = board(layout)
    if chart.holds(name):
        return name
    found = next((at for at, place in chart.places.items() if place.name == name), None)
    if found is None:
        raise ValueError(f"The map has no level {name!r}.")
    return found


def units_of(side: PlayerId, kinds: Sequence[str], damage: Sequence[Sequence[str]] = ()) -> tuple[Unit, ...]:
    """Units of a side by type ("SC"), with their damage markers in the same order where there are any."""
    bounded("The number of units", len(kinds), 0, MOST_UNITS)
    if len(damage) > len(kinds):
        raise ValueError("There are more lists of damage than units.")
    known = codes(side)
    wrong = [code for code in kinds if code not in known]
    if wrong:
        raise ValueError(f"{side} have no {wrong[0]!r}; they have {listed(known)}.")
    marks = [tuple(weapon_of(word) for word in words) for words in damage]
    marks += [()] * (len(kinds) - len(marks))
    return tuple(
        Unit(id=PieceId(f"{side[0]}.{code}-{n}"), owner=side, code=code, level="", damage=mark)
        for n, (code, mark) in enumerate(zip(kinds, marks, strict=True), start=1)
    )


@cache
def table_of(layout: str) -> HolyWarState:
    """A table with nothing on it but the stars, on which a case is laid out."""
    options = {"layout": layout_of(layout), "first_choice": HOLY_BAND}
    return first_state({}, options, NoDice())


def laid(state: HolyWarState, level: str, owner: PlayerId | None, *kinds: str) -> HolyWarState:
    """The table with units in a level."""
    start = len(state.units)
    letter = "N" if owner is None else owner[0]
    return state.with_unit(
        *(
            Unit(id=PieceId(f"{letter}.{code}-{n}"), owner=owner, code=code, level=level, origin=level)
            for n, code in enumerate(kinds, start=start + 1)
        )
    )


def decimal(numerator: int, denominator: int) -> str:
    """A chance as text with three places, rounded half up: no float decides anything here."""
    thousandths = (2000 * numerator + denominator) // (2 * denominator)
    return f"{thousandths // 1000}.{thousandths % 1000:03d}"
