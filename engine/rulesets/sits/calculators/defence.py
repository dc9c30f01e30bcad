"""Calculators for missile defence, layer by layer and as a whole (C4)."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Any

from pydantic import Field

from engine.core.calculator import Calculator, Worked
from engine.core.ids import PieceId
from engine.mechanics.avid import label
from engine.mechanics.bearing import shoot
from engine.mechanics.d10 import difference
from engine.rulesets.sits import card
from engine.rulesets.sits.book import plural
from engine.rulesets.sits.c4_expect import after_active, mean, outlook, totals
from engine.rulesets.sits.c4_layers import (
    Active,
    Battery,
    Defences,
    Flight,
    battery_reading,
    ecm_layer,
    kill_total,
)
from engine.rulesets.sits.c4_situation import lent_at
from engine.rulesets.sits.c4_tables import Reading, mixed
from engine.rulesets.sits.c4_words import active_parts, breakdown, ecm_parts
from engine.rulesets.sits.calculators.base import (
    Arguments,
    PlaceName,
    ShipArguments,
    WindowName,
    place,
    rules,
    ship_of,
    stand_in,
    window,
    worked,
)
from engine.rulesets.sits.calculators.missiles import sum_line
from engine.rulesets.sits.combat import Mount
from engine.rulesets.sits.combat_view import Distribution
from engine.rulesets.sits.readiness import countermissiles, ecm, fire_control, left, point_defence, value

MOST = 300
"""Missiles of a set that are looked up; no force of the book launches more at once."""
Missiles = Annotated[int, Field(ge=0, le=MOST, description="Missiles that come in.")]
Quality = Annotated[int, Field(ge=-20, le=40, description="MQL of the missiles (C2.15).")]
Face = Annotated[int, Field(ge=0, le=10)]
Faces = Annotated[
    tuple[Face, ...] | None,
    Field(min_length=2, max_length=2, description="Faces of the 2d10-; 0 counts 10. Left out: the odds."),
]
Shift = Annotated[int, Field(ge=0, le=20)]
Kills = Annotated[
    str,
    Field(
        pattern=r"^\d{1,2}( [12]/3)?$|^[12]/3$",
        description="Probable kills of a row, thirds written out.",
        examples=["4", "1/3", "2 2/3"],
    ),
]
_SHIP = PieceId("ship")


def probable(text: str) -> Fraction:
    """A mixed number like "2 2/3"."""
    return sum((Fraction(part) for part in text.split()), Fraction(0))


def odds(found: Distribution) -> dict[str, float]:
    """A distribution as JSON has it, chances to four places, those below left out."""
    return {str(number): round(chance, 4) for number, chance in found.items() if chance >= 0.00005}


def _flights(missiles: int, mql: int, *, nuke: bool = False) -> tuple[Flight]:
    return (Flight("salvo", mql, 1, nuke, missiles),)


def _rows(reading: Reading) -> list[dict[str, Any]]:
    names = reading.row.partition(" = ")[2] or reading.row
    return [
        {"row": name, "kills": cell.value}
        for name, cell in zip(names.split(" + "), reading.cells, strict=True)
    ]


@dataclass(frozen=True, slots=True, kw_only=True)
class EcmArguments(Arguments):
    """A salvo at the ECM layer."""

    missiles: Missiles
    mql: Quality
    ecm: Annotated[int | None, Field(ge=-5, le=20, description="ECM value; null: no box left, no roll.")]
    faces: Faces = None
    decoy: Annotated[Shift | None, Field(description="Number in the box of a decoy that is spent.")] = None
    wedge: Annotated[bool, Field(description="The wedge is interposed (C4.122).")] = False


def _ecm(given: EcmArguments) -> Worked:
    flights = _flights(given.missiles, given.mql)
    defences = Defences(given.ecm, given.wedge, (), ())
    roll = 0 if given.ecm is None else None if given.faces is None else difference(given.faces)
    spent = None if given.decoy is None else ("spent", given.decoy)
    column = breakdown("Column", ecm_parts(given.mql, defences, roll, spent))
    if roll is None:
        found = outlook(flights, defences, decoy=given.decoy).after_ecm
        return worked(
            {"column_before_roll": column.total, "left": odds(found), "expected": round(mean(found), 3)},
            sum_line(column),
            (_on_average(found, given.missiles), "C4.125"),
        )
    passed = ecm_layer(flights, defences, roll, given.decoy)
    if not passed.lines:
        return worked({"kills": 0, "left": 0}, ("No missile, no look-up.", "C4.113"))
    (line,) = passed.lines
    left_ = given.missiles - line.kills
    result = {
        "column": line.reading.column,
        "row": line.reading.row,
        "rows": _rows(line.reading),
        "kills": line.kills,
        "left": left_,
    }
    lines = [sum_line(column), _held(column.total, line.reading), _read(line.reading, "C4.125")]
    if line.extra:
        lines.append(("A decoy kills at least one missile more.", "C4.124.use"))
    lines.append((f"{line.kills} killed, {left_} fly on.", "C4.126"))
    return worked(result, *(each for each in lines if each))


def _on_average(found: Distribution, missiles: int) -> str:
    return f"On average {mean(found):.1f} of {plural(missiles, 'missile')} fly on."


def _held(total: int, reading: Reading) -> tuple[str, ...]:
    if total == reading.column:
        return ()
    return (f"Column {total} is held to {reading.column}.", "A1.23")


def _read(reading: Reading, number: str) -> tuple[str, ...]:
    told = ", ".join(f"row {each['row']} kills {each['kills']}" for each in _rows(reading))
    return (f"Column {reading.column}: {told or 'no row'}.", number)


@dataclass(frozen=True, slots=True, kw_only=True)
class ActiveArguments(Arguments):
    """A salvo at countermissiles or point defence."""

    layer: Active
    """CM or PD."""
    missiles: Missiles
    mql: Quality
    probable_kills: Kills
    fire_control: Annotated[Shift, Field(description="Penalty of the mount (C4.133).")] = 0
    faces: Faces = None
    nukes: Annotated[bool, Field(description="All of them are contact nukes (C4.142).")] = False
    wedge: Annotated[bool, Field(description="The wedge is interposed (C4.141).")] = False


def _active(given: ActiveArguments) -> Worked:
    if given.layer == "CM" and given.wedge:
        text = "No countermissile is fired through the wedge."
        return worked({"kills": 0, "left": given.missiles}, (text, "C4.141.cm"))
    row = probable(given.probable_kills)
    battery = Battery(_SHIP, "", "port", row, given.fire_control)
    roll = None if given.faces is None else difference(given.faces)
    column = breakdown("Column", active_parts(given.mql, battery, roll))
    if roll is None:
        flights = _flights(given.missiles, given.mql, nuke=given.nukes)
        defences = Defences(None, given.wedge, (battery,), (battery,))
        found = totals(after_active(given.layer, flights, {(given.missiles,): 1.0}, defences))
        return worked(
            {"column_before_roll": column.total, "left": odds(found), "expected": round(mean(found), 3)},
            sum_line(column),
            (_on_average(found, given.missiles), "C4.132"),
        )
    reading = battery_reading(battery, given.mql, roll)
    total = kill_total(given.layer, reading.kills, nukes=given.nukes, wedge=given.wedge)
    kills = min(total, given.missiles)
    lines = [sum_line(column), _held(column.total, reading), _read(reading, "C4.132")]
    if given.layer == "PD" and given.nukes:
        lines.append(("Point defence kills twice as many contact nukes.", "C4.142"))
    if given.layer == "PD" and given.wedge:
        lines.append(("Through the wedge kill totals are halved.", "C4.141.pd"))
    lines.append((f"{kills} killed, {given.missiles - kills} left.", "C4.113"))
    result = {
        "column": reading.column,
        "row": reading.row,
        "rows": _rows(reading),
        "kills": kills,
        "left": given.missiles - kills,
    }
    return worked(result, *(each for each in lines if each))


@dataclass(frozen=True, slots=True, kw_only=True)
class DefenceArguments(Arguments):
    """A salvo and all layers that it has to pass."""

    missiles: Missiles
    mql: Quality
    ecm: Annotated[int | None, Field(ge=-5, le=20, description="ECM value; null: no box left, no roll.")]
    cm: Annotated[Kills, Field(description="Probable kills of the countermissiles, canister included.")]
    pd: Annotated[Kills, Field(description="Probable kills of the point defence.")]
    fire_control: Annotated[Shift, Field(description="Penalty of the mount (C4.133).")] = 0
    decoy: Annotated[Shift | None, Field(description="Number in the box of a decoy that is spent.")] = None
    roll: Annotated[int | None, Field(ge=0, le=9, description="The 2d10- of ECM, where it is known.")] = None
    nukes: Annotated[bool, Field(description="All of them are contact nukes (C4.142).")] = False
    wedge: Annotated[bool, Field(description="The wedge is interposed (C4.122, C4.141).")] = False


def _defence(given: DefenceArguments) -> Worked:
    cm = Battery(_SHIP, "", "port", probable(given.cm), given.fire_control)
    pd = Battery(_SHIP, "", "port", probable(given.pd), given.fire_control)
    defences = Defences(given.ecm, given.wedge, (cm,), (pd,))
    flights = _flights(given.missiles, given.mql, nuke=given.nukes)
    found = outlook(flights, defences, roll=given.roll, decoy=given.decoy)
    layers = {"after_ecm": found.after_ecm, "after_cm": found.after_cm, "leakers": found.leakers}
    value: dict[str, Any] = {
        name: {"odds": odds(each), "expected": round(mean(each), 3)} for name, each in layers.items()
    }
    spent = None if given.decoy is None else ("spent", given.decoy)
    known = given.roll if given.ecm is not None else 0
    parts = ecm_parts(given.mql, defences, known, spent)
    number = "C4.141.cm" if given.wedge else "C4.132"
    return worked(
        {**value, "no_leaker": round(found.leakers.get(0, 0.0), 4)},
        sum_line(breakdown("ECM column", parts)),
        (f"Past ECM fly {mean(found.after_ecm):.1f} of {given.missiles} on average.", "C4.125"),
        (f"Past countermissiles {mean(found.after_cm):.1f}.", number),
        (f"Past point defence {mean(found.leakers):.1f}: these strike.", "C4.132", "A2.415"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ArrayArguments(ShipArguments):
    """A ship and the mount that faces the missiles."""

    mount: Annotated[Mount, Field(description="The mount that defends (C4.131.mounts).")]


def _arrays(given: ArrayArguments) -> Worked:
    ship = ship_of(given)
    cm, pd = countermissiles(ship, given.mount), point_defence(ship, given.mount)
    penalty, electronic = fire_control(ship, given.mount), ecm(ship)
    track = f"{given.mount}.decoys"
    decoy = {"left": left(ship, track), "shift": int(value(ship, track))}
    found = {"ecm": electronic, "cm": mixed(cm), "pd": mixed(pd), "fire_control": penalty, "decoys": decoy}
    told = "no box left, so no roll" if electronic is None else f"value {electronic}"
    lines = [
        (f"ECM: {told}.", "C4.121", "C4.123"),
        (
            f"Probable kills of the {given.mount} mount: CM {mixed(cm)}, PD {mixed(pd)}.",
            "C4.131",
            "C4.131.ato",
        ),
        (f"Fire control takes {plural(penalty, 'column')} off.", "C4.133"),
    ]
    if track in card.load_card(ship.ship_class).by_id:
        count = plural(decoy["left"], "decoy")
        lines.append((f"{count} left, the next worth {decoy['shift']}.", "C4.124.use"))
    return worked(found, *lines)


@dataclass(frozen=True, slots=True, kw_only=True)
class LendingArguments(Arguments):
    """A target under fire and a friend of it."""

    target: PlaceName
    """Where the target is."""
    friend: PlaceName
    """Where its friend is."""
    impact: WindowName
    """Impact Window of the missiles."""


def _lending(given: LendingArguments) -> Worked:
    here, there = place(given.target), place(given.friend)
    through = window(given.impact)
    seen = shoot(here, there)
    layers = lent_at(stand_in(at=here), stand_in(at=there), through)
    value = {"range": seen.range, "seen_in": list(seen.windows), "lends": list(layers)}
    known = "any window" if seen.range == 0 else " or ".join(label(each) for each in seen.windows)
    kills = " and ".join(layers) if layers else "no"
    return worked(
        value,
        (f"The target sees its friend at range {seen.range} in {known}.", "C4.143.r1"),
        (f"It lends {kills} kills, if a mount of it bears.", *_LENT[layers], "C4.143.bear"),
    )


_LENT: dict[tuple[Active, ...], tuple[str, ...]] = {
    ("CM", "PD"): ("C4.143.r1",),
    ("CM",): ("C4.143.r2",),
    (): ("C4.143.r1", "C4.143.r2"),
}


CALCULATORS = (
    Calculator(
        name="ecm_layer",
        summary="The ECM layer: column part by part, rows, kills; without dice the odds.",
        arguments=EcmArguments,
        run=_ecm,
        rules=rules(
            "A1.23", "C4.12.order", "C4.121", "C4.122", "C4.123", "C4.124.use", "C4.125", "C4.126", "C4.ecm"
        ),
    ),
    Calculator(
        name="active_defense",
        summary="Countermissiles or point defence: column, rows, kills; without dice the odds.",
        arguments=ActiveArguments,
        run=_active,
        rules=rules(
            "C4.13", "C4.13.rows", "C4.132", "C4.133", "C4.141.cm", "C4.141.pd", "C4.142", "C4.ad", "A1.23"
        ),
    ),
    Calculator(
        name="missile_defense",
        summary="The whole Missile Defense Card: exact odds of what is left after each layer.",
        arguments=DefenceArguments,
        run=_defence,
        rules=rules("A2.415", "C4.113", "C4.12.order", "C4.125", "C4.132", "C4.133", "C4.141.cm", "C4.142"),
    ),
    Calculator(
        name="ship_defenses",
        summary="What a ship has against missiles: ECM, arrays of a mount, fire control, decoys.",
        arguments=ArrayArguments,
        run=_arrays,
        rules=rules("C4.121", "C4.123", "C4.124.use", "C4.131", "C4.131.ato", "C4.133", "D1.142"),
    ),
    Calculator(
        name="lending",
        summary="Which kills a friend may lend, by its range and where the target sees it.",
        arguments=LendingArguments,
        run=_lending,
        rules=rules("C4.143.bear", "C4.143.r1", "C4.143.r2"),
    ),
)
