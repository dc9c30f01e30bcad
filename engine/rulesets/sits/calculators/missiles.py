"""Calculators for salvoes of missiles: bands, MQL, sizes and canister (A2.66, C2, C4.15)."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Any

from pydantic import Field

from engine.content import loader
from engine.core.calculator import Calculator, Worked
from engine.core.view import Breakdown
from engine.mechanics.wording import listed
from engine.rulesets.sits.book import plural
from engine.rulesets.sits.c2_bands import base_mql, reach, salvoes_at, zone
from engine.rulesets.sits.c2_salvo import missile_damage, mql_breakdown
from engine.rulesets.sits.c4_tables import canisters_each, mixed
from engine.rulesets.sits.calculators.base import Amount, Arguments, ShipArguments, rules, ship_of, worked
from engine.rulesets.sits.combat import STEPS, Mount
from engine.rulesets.sits.readiness import launchers, missile_track, salvoes_left

_THIRD = Fraction(1, 3)


@dataclass(frozen=True, slots=True, kw_only=True)
class BandArguments(Arguments):
    """A class and the true range between two End of Turn markers."""

    ship_class: str
    """Its class in the data, for example sample-sd."""
    range: Amount
    """True range, levels counted (C2.12)."""


def _bands(given: BandArguments) -> Worked:
    name = loader.load_ship_class(given.ship_class).name
    if reach(given.ship_class) < 0:
        raise ValueError(f"The {name} class carries no missiles and has no range bands.")
    open_to = salvoes_at(given.ship_class, given.range)
    mql = base_mql(given.ship_class, given.range)
    limits = {step: zone(given.ship_class, step) for step in STEPS}
    value = {"salvoes": list(open_to), "mql": mql, "limits": limits}
    told = listed(f"{step} to {limit}" for step, limit in limits.items())
    what = f"{listed(open_to)} salvoes" if open_to else "no salvo"
    return worked(
        value,
        (f"The bands of the {name} class allow {told}.", "A2.66"),
        (f"At an EoT-to-EoT range of {given.range}: {what}.", "C2.121"),
        (f"At a range of its own of {given.range} a salvo has base MQL {mql}.", "C2.15"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class SalvoArguments(ShipArguments):
    """A ship, the mount that launches, and the range of the salvo's own bearing."""

    mount: Annotated[Mount, Field(description="The mount that launches.")]
    range: Annotated[Amount, Field(description="True range of its bearing (C2.14).")]


def _salvo(given: SalvoArguments) -> Worked:
    ship = ship_of(given)
    if missile_track(ship, given.mount) is None:
        raise ValueError(f"{ship.name} has no missile launchers in its {given.mount} mount.")
    tubes, magazine = launchers(ship, given.mount), salvoes_left(ship, given.mount)
    mql, damage = mql_breakdown(ship, given.mount, given.range), missile_damage(ship, given.mount)
    value = {
        "missiles": tubes if magazine else 0,
        "launchers": tubes,
        "magazine": magazine,
        "mql": mql.total,
        "damage": damage,
        "breakdown": parts_of(mql),
    }
    have = f"{plural(tubes, 'working launcher')}, {plural(magazine, 'salvo', 'salvoes')} in the magazine"
    return worked(
        value,
        (f"The {given.mount} mount has {have}.", "C2.13"),
        sum_line(mql),
        (f"Each missile does {damage} damage.", "C2.16"),
    )


def parts_of(breakdown: Breakdown) -> list[dict[str, Any]]:
    """The parts of a figure as JSON has them."""
    return [{"value": part.value, "label": part.label, "rule": part.rule} for part in breakdown.parts]


def sum_line(breakdown: Breakdown) -> tuple[str, ...]:
    """A line of working: "MQL 7 = 6 (base MQL at range 18) + 1 (leftmost fire control box)."""
    first, *others = breakdown.parts
    terms = "".join(f" {'-' if part.value < 0 else '+'} {abs(part.value)} ({part.label})" for part in others)
    numbers = dict.fromkeys(part.rule.partition("/")[2] for part in breakdown.parts)
    return (f"{breakdown.title} {breakdown.total} = {first.value} ({first.label}){terms}.", *numbers)


@dataclass(frozen=True, slots=True, kw_only=True)
class CanisterArguments(Arguments):
    """Tubes that fire canister in place of missiles."""

    damage: Annotated[int, Field(ge=1, le=99)]
    """The number before the M of the missiles that they would launch."""
    tubes: Annotated[int, Field(ge=1, le=999)] = 1


def _canister(given: CanisterArguments) -> Worked:
    each = canisters_each(given.damage)
    adds = _THIRD * each * given.tubes
    value = {"each": each, "canisters": each * given.tubes, "probable_kills": mixed(adds)}
    count = plural(each * given.tubes, "canister")
    return worked(
        value,
        (f"In place of a {given.damage}M a tube fires {plural(each, 'canister')}.", "C4.15.size"),
        (f"{count}, a third each: {mixed(adds)} probable kills for the countermissiles.", "C4.15"),
        (f"{plural(given.tubes, 'fire control box', 'fire control boxes')} can't defend.", "C4.154"),
    )


CALCULATORS = (
    Calculator(
        name="range_bands",
        summary="Which salvoes a range between End of Turn markers allows a class, and the MQL of a range.",
        arguments=BandArguments,
        run=_bands,
        rules=rules("A2.66", "A3.132", "C2.12", "C2.121", "C2.15"),
    ),
    Calculator(
        name="missile_salvo",
        summary="The salvo of a mount: missiles, magazine, MQL with its parts, damage.",
        arguments=SalvoArguments,
        run=_salvo,
        rules=rules("C2.13", "C2.15", "C2.15.tac", "C2.151", "C2.16"),
    ),
    Calculator(
        name="canister",
        summary="Canisters in place of missiles, and the probable kills that they add.",
        arguments=CanisterArguments,
        run=_canister,
        rules=rules("C4.15", "C4.15.size", "C4.154"),
    ),
)
