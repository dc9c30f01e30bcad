"""Calculators: weapon system, Flights, Differential, results, damage, odds of a round and of a fight."""

from dataclasses import dataclass, replace

from engine.core.calculator import Worked
from engine.core.ids import PieceId, PlayerId
from engine.rulesets.holy_war import tables
from engine.rulesets.holy_war.battle_state import Combat, Flight, Weapon
from engine.rulesets.holy_war.calculators.base import (
    MOST_UNITS,
    bounded,
    decimal,
    die_of,
    side_of,
    table_of,
    tool,
    units_of,
    weapon_of,
)
from engine.rulesets.holy_war.commands import AskFight
from engine.rulesets.holy_war.fights import MOST_UNITS as MOST_FIGHTING
from engine.rulesets.holy_war.fights import SURPLUS, fight_view
from engine.rulesets.holy_war.flights import FOUR, ORDER, chunks, enters_at_once
from engine.rulesets.holy_war.hits import MARKERS, NOTE_STARGUARD, THIRD, fate
from engine.rulesets.holy_war.odds import fire_view
from engine.rulesets.holy_war.state import HOLY_BAND, SUNTHROWERS, Unit
from engine.rulesets.holy_war.strength import DIFFERENTIAL, TRIPLE, differential, total

MOST_TOTAL = 9999
"""Farther apart no totals are."""


def _other(side: PlayerId) -> PlayerId:
    return HOLY_BAND if side == SUNTHROWERS else SUNTHROWERS


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceArguments:
    """Weapon dice."""

    dice: tuple[int, ...]


def _weapons(a: DiceArguments) -> Worked:
    bounded("The number of dice", len(a.dice), 1, 99)
    found = [tables.weapon_of(die_of(die)) for die in a.dice]
    return Worked(value={"systems": found}, rules=(tables.WEAPON,))


@dataclass(frozen=True, slots=True, kw_only=True)
class FlightsArguments:
    """Units of the attacker and of the defender; stars count for nothing."""

    attacker: int
    defender: int = 0


def _flights(a: FlightsArguments) -> Worked:
    numbers = {SUNTHROWERS: a.attacker, HOLY_BAND: a.defender}
    for number in numbers.values():
        bounded("The number of units", number, 0, MOST_UNITS)
    formed = {
        side: tuple(Flight(units=keys) for keys in chunks([PieceId(f"{n}") for n in range(number)]))
        for side, number in numbers.items()
    }
    sizes = {side: [len(flight.units) for flight in flights] for side, flights in formed.items()}
    combat = Combat(level="", attacker=SUNTHROWERS, defender=HOLY_BAND, flights=formed)
    value = {
        "attacker": sizes[SUNTHROWERS],
        "defender": sizes[HOLY_BAND],
        "revealed": _revealed(combat) if a.attacker and a.defender else [],
    }
    step = "VIII.2.flights: four each, the last with what is left; one is revealed in each round."
    return Worked(value=value, steps=(step,), rules=(FOUR, ORDER, SURPLUS))


def _revealed(combat: Combat) -> list[dict[str, int]]:
    """How many Flights come in each round, by the rules' own question whether all come at once."""
    rounds = []
    while combat.hidden(combat.attacker) or combat.hidden(combat.defender):
        combat = replace(combat, round=combat.round + 1)
        came = {}
        for name, side in (("attacker", combat.attacker), ("defender", combat.defender)):
            hidden = combat.hidden(side)
            number = len(hidden) if enters_at_once(combat, side) else min(1, len(hidden))
            came[name] = number
            for n in hidden[:number]:
                flight = Flight(units=combat.flights[side][n].units, revealed=combat.round)
                combat = combat.with_flight(side, n, flight)
        rounds.append(came)
    return rounds


@dataclass(frozen=True, slots=True, kw_only=True)
class ForcesArguments:
    """The revealed units of two sides by type ("SC"); a StarGuard is "SG"."""

    side: str
    own: tuple[str, ...]
    enemy: tuple[str, ...]
    weapon: str = ""
    """"LW", "EW" or "PW"; empty: all three."""
    own_damage: tuple[tuple[str, ...], ...] = ()
    """Damage markers, in the order of the units."""
    enemy_damage: tuple[tuple[str, ...], ...] = ()


def _forces(a: ForcesArguments) -> tuple[PlayerId, tuple[Unit, ...], tuple[Unit, ...]]:
    side = side_of(a.side)
    return side, units_of(side, a.own, a.own_damage), units_of(_other(side), a.enemy, a.enemy_damage)


def _systems(name: str) -> tuple[Weapon, ...]:
    return (weapon_of(name),) if name else tuple(Weapon)


def _differential(a: ForcesArguments) -> Worked:
    _, own, enemy = _forces(a)
    found = {}
    for weapon in _systems(a.weapon):
        value = differential(own, enemy, weapon)
        found[weapon.value] = {
            "own": total(own, enemy, weapon),
            "enemy": total(enemy, own, weapon),
            "differential": value,
            "column": tables.combat_column(value),
            "enemy_column": tables.combat_column(-value),
        }
    steps = tuple(
        f"{name}: {row['own']} - {row['enemy']} = {row['differential']}." for name, row in found.items()
    )
    return Worked(value=found, steps=steps, rules=(DIFFERENTIAL, tables.COLUMNS, TRIPLE))


def _round(a: ForcesArguments) -> Worked:
    side, own, enemy = _forces(a)
    found = {}
    for weapon in _systems(a.weapon):
        mine = fire_view(side, own, enemy, weapon)
        theirs = fire_view(_other(side), enemy, own, weapon)
        found[weapon.value] = {
            name: {
                "total": view.total,
                "column": view.column,
                "faces": list(view.faces),
                "destroyed": decimal(view.destroyed, 1000),
                "dispersed": decimal(view.dispersed, 1000),
            }
            for name, view in (("own", mine), ("enemy", theirs))
        }
    return Worked(value=found, rules=(DIFFERENTIAL, tables.RESULTS))


@dataclass(frozen=True, slots=True, kw_only=True)
class ColumnArguments:
    """A Differential."""

    differential: int


def _column(a: ColumnArguments) -> Worked:
    bounded("A Differential", a.differential, -MOST_TOTAL, MOST_TOTAL)
    value = {
        "column": tables.combat_column(a.differential),
        "opposite": tables.combat_column(-a.differential),
        "results": [tables.combat_result(a.differential, die) for die in range(1, 7)],
    }
    return Worked(value=value, rules=(tables.COLUMNS, tables.RESULTS))


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultArguments:
    """A side's own Differential, its die, and whether its Luckship adds 1."""

    differential: int
    die: int
    luck: bool = False


def _result(a: ResultArguments) -> Worked:
    bounded("A Differential", a.differential, -MOST_TOTAL, MOST_TOTAL)
    die = die_of(a.die) + a.luck
    result = tables.combat_result(a.differential, die)
    column = tables.combat_column(a.differential)
    value = {"column": column, "result": result, "markers": list(tables.damage_of(result))}
    return Worked(
        value=value, steps=(f"VIII.crt: a {die} in column {column}: {result}.",), rules=(tables.RESULTS,)
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class DamageArguments:
    """A result, and units of a side by type with the markers that they have."""

    result: str
    side: str = SUNTHROWERS
    units: tuple[str, ...] = ("SC",)
    damage: tuple[tuple[str, ...], ...] = ()


def _damage(a: DamageArguments) -> Worked:
    known = {tables.combat_result(n, die) for n in (-4, -1, 0, 1, 4, 7, 10) for die in range(1, 7)}
    words = {*known, *(weapon.value for weapon in Weapon)}
    if a.result not in words:
        raise ValueError(f"{a.result!r} is no result; there are {', '.join(sorted(words))}.")
    found = []
    for unit in units_of(side_of(a.side), a.units, a.damage):
        came = fate(unit, a.result)
        found.append({"unit": unit.code, "end": came.end, "markers": list(came.unit.damage)})
    return Worked(value={"units": found}, rules=(MARKERS, NOTE_STARGUARD, THIRD))


@dataclass(frozen=True, slots=True, kw_only=True)
class FightArguments:
    """Two forces of up to eight units each, in the order of their Flights."""

    side: str
    own: tuple[str, ...]
    enemy: tuple[str, ...]


def _fight(a: FightArguments) -> Worked:
    side = side_of(a.side)
    for kinds, owner in ((a.own, side), (a.enemy, _other(side))):
        bounded("The number of units", len(kinds), 1, MOST_FIGHTING)
        units_of(owner, kinds)
    view = fight_view(table_of(""), AskFight(player=side, own=a.own, enemy=a.enemy))
    value = {
        "win": decimal(view.win, 1000),
        "lose": decimal(view.lose, 1000),
        "both_lost": decimal(view.both_lost, 1000),
        "rounds": decimal(view.rounds, 1000),
    }
    return Worked(value=value, rules=view.rules)


CALCULATORS = (
    tool("weapon", "The weapon system of a round", DiceArguments, _weapons, tables.WEAPON),
    tool("flights", "Flights, and how they are revealed", FlightsArguments, _flights, FOUR, SURPLUS),
    tool("column", "Columns of the Combat Results Table", ColumnArguments, _column, tables.COLUMNS),
    tool(
        "differential", "Totals and Differential of two forces", ForcesArguments, _differential, DIFFERENTIAL
    ),
    tool("result", "A cell of the Combat Results Table", ResultArguments, _result, tables.RESULTS),
    tool("damage", "What a result does to units", DamageArguments, _damage, MARKERS, THIRD),
    tool("round", "What both rolls of a round can do", ForcesArguments, _round, tables.RESULTS),
    tool("fight", "How a combat ends, exactly", FightArguments, _fight, tables.RESULTS, SURPLUS),
)
