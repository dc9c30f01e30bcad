"""Look-ups that a player would do by hand, done by the rules' own functions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache

from engine.content.errors import ContentError
from engine.core.calculator import Calculator, Worked
from engine.core.ids import PieceId, PlayerId
from engine.mechanics.wording import listed
from engine.rulesets.star_control import odds, tables
from engine.rulesets.star_control.battle.attack import BAT_0, BAT_1, BAT_DESTROYED, BAT_HIT
from engine.rulesets.star_control.battle.profile import STAT_RULES
from engine.rulesets.star_control.book import face, rule, starbucks
from engine.rulesets.star_control.economy import INC_COLONY, INC_MINE, INC_STARBASE
from engine.rulesets.star_control.exploration import RELIC, WORLD
from engine.rulesets.star_control.fleets import FAST, MOST_SHIPS, speed_of
from engine.rulesets.star_control.galaxy import GAL_TYPE, allowed_on
from engine.rulesets.star_control.hexes import Board, cell_of, holds, name_of, place_of, reach
from engine.rulesets.star_control.movement import MOV_ONE, MOV_TWO
from engine.rulesets.star_control.research import RES_RACE, RES_STAT
from engine.rulesets.star_control.ships import (
    AR_TELEPORT,
    DEFENDED,
    DRONE,
    SKIFF,
    UM_CONE,
    UQ_BOMBARD,
    bombardment_bonus,
    teleport_goal,
)
from engine.rulesets.star_control.siege import BES_DESTROY, BES_ROLL, NEEDED
from engine.rulesets.star_control.state import Battle, Unit, World
from engine.rulesets.star_control.units import MAIN, UnitType, unit, units

STAT_SPEED = STAT_RULES["speed"]
MAP = rule("TAC.map")
MOST_ATTACKS = 99
"""More than any ship has, and few enough that the exact fractions of a volley stay quick."""


def known(code: str) -> UnitType:
    """A ship type by code; ValueError that names the codes."""
    if code not in units():
        raise ValueError(f"{code!r} is no ship; expected one of {listed(units())}.")
    return unit(code)


def _fleet(codes: Sequence[str]) -> list[UnitType]:
    """The ships of one Fleet by code (FLEET.max); ValueError for none, too many, or an unknown one."""
    if not 1 <= len(codes) <= MOST_SHIPS:
        raise ValueError(f"A Fleet has 1 to {MOST_SHIPS} ships, not {len(codes)}.")
    return [known(code) for code in codes]


@dataclass(frozen=True, slots=True, kw_only=True)
class HitArguments:
    """Attacker and target by code ("UQ", "AN.C"), the weapon's mode, and what changes the statistics."""

    attacker: str
    target: str
    mode: str = MAIN
    distance: int = 1
    aim: int = 0
    """Change of the attacker's Aim: research +, Limpets -."""
    turn: int = 0
    """Change of the target's Turn: research and force field +, Limpets and DOGIs -."""
    damage: int = 0
    """Change of the attacker's Damage."""
    range: int = 0
    """Change of the attacker's Range."""
    crew: int = 0
    """Change of the target's Crew."""
    taken: int = 0
    """Damage that the target has already."""
    attacks: int = 1


def _hit(a: HitArguments) -> Worked:
    attacker, target = known(a.attacker), known(a.target)
    if not 0 <= a.attacks <= MOST_ATTACKS:
        raise ValueError(f"Attacks are 0 to {MOST_ATTACKS}, not {a.attacks}.")
    if a.taken < 0:
        raise ValueError("Damage taken is not below 0.")
    name, arm_range, damage, aim, missile, number = _arm(attacker, a)
    turn = max(0, target.turn + a.turn)
    needed = aim - turn
    roll = odds.chance_to_hit(needed)
    cone, teleport = missile and target.code == DRONE, target.code == SKIFF
    chance = roll * odds.pierces(cone=cone, teleport=teleport)
    shots = odds.volley(chance, damage, target.crew + a.crew - a.taken, a.attacks)
    steps = [
        f"{name} of the {attacker.name}: Range {arm_range}, Damage {damage}, Aim {aim} [{number}]",
        f"Aim {aim} - Turn {turn} = {needed}: hits on {odds.hits_on(needed)} [BAT.hit]",
    ]
    if cone or teleport:
        steps.append(
            f"a hit is stopped on 4 or more of a d6 [{'UM.cone-defence' if cone else 'AR.teleport'}]"
        )
    steps.append(f"destroyed by more than {target.crew + a.crew} damage [BAT.destroyed]")
    value = {
        "in_range": a.distance <= arm_range,
        "needed": needed,
        "hits_on": odds.hits_on(needed),
        "chance_to_hit": _decimal(roll),
        "chance": _decimal(chance),
        "damage": damage,
        "expected_damage": _decimal(shots.expected),
        "chance_to_destroy": _decimal(shots.destroys),
    }
    return Worked(value=value, steps=tuple(steps), rules=(BAT_HIT, BAT_1, BAT_0, rule(number), BAT_DESTROYED))


def _arm(attacker: UnitType, a: HitArguments) -> tuple[str, int, int, int, bool, str]:
    own = (
        max(0, attacker.range + a.range),
        max(0, attacker.damage + a.damage),
        max(0, attacker.aim + a.aim),
    )
    mode = attacker.mode(a.mode)
    if mode is None:
        if a.mode != MAIN:
            modes = listed([MAIN, *(m.mode for m in attacker.modes)])
            raise ValueError(f"{attacker.title} has {modes}, not {a.mode!r}.")
        return (attacker.weapon, *own, attacker.missile, attacker.weapon_rule)
    values = (mode.range, mode.damage, mode.aim)
    if not mode.fixed:
        reach_, damage, aim = (max(0, b + c) for b, c in zip(own, values, strict=True))
        values = (reach_, damage, aim)
    return (mode.name, *values, mode.missile, mode.rule)


def _decimal(value: Fraction) -> str:
    """Text, because a float never decides anything here: three places."""
    n = odds.thousandths(value)
    return f"{n // 1000}.{n % 1000:03d}"


@dataclass(frozen=True, slots=True, kw_only=True)
class SiegeArguments:
    """The ships that bombard by code; with `rolls`, what these faces (0 as 10) come to."""

    ships: tuple[str, ...]
    rolls: tuple[int, ...] = ()


def _siege(a: SiegeArguments) -> Worked:
    codes = [ship.code for ship in _fleet(a.ships)]
    chance = odds.siege(codes)
    value: dict[str, object] = {"chance": _decimal(chance)}
    steps = [f"{unit(code).name}: {odds.bombards_on(code)} or more [BES.destroy]" for code in codes]
    if a.rolls:
        if len(a.rolls) != len(codes) or not all(1 <= roll <= 10 for roll in a.rolls):
            raise ValueError(f"Expected {len(codes)} faces from 1 to 10, one for each ship.")
        sums = [roll + bombardment_bonus(code) for roll, code in zip(a.rolls, codes, strict=True)]
        value["destroyed"] = any(total >= NEEDED for total in sums)
        steps.append(f"rolls {listed(face(n) for n in a.rolls)}, with bonuses {listed(map(str, sums))}")
    return Worked(value=value, steps=tuple(steps), rules=(BES_ROLL, BES_DESTROY, UQ_BOMBARD))


@dataclass(frozen=True, slots=True, kw_only=True)
class ResearchArguments:
    """A side; with dice, what they come to: d10s until one names a race, and a d6."""

    side: str
    d10: tuple[int, ...] = ()
    d6: int | None = None


def _research(a: ResearchArguments) -> Worked:
    if a.side not in ("Alliance", "Hierarchy"):
        raise ValueError(f"{a.side!r} is no side; expected Alliance or Hierarchy.")
    value: dict[str, object] = {
        "races": {str(n): tables.race(a.side, n) or "reroll" for n in range(1, 11)},
        "stats": {str(n): tables.cell("stat", n) for n in range(1, 7)},
    }
    steps = []
    if a.d10:
        if not all(1 <= n <= 10 for n in a.d10):
            raise ValueError("A d10 shows 1 to 10 (0 as 10).")
        race = next((r for n in a.d10 if (r := tables.race(a.side, n))), None)
        steps.append(f"d10 {listed(face(n) for n in a.d10)}: {race or 'roll again'} [RES.race]")
        value["race"] = race
    if a.d6 is not None:
        value["stat"] = _row("stat", a.d6)
        steps.append(f"d6 {a.d6}: {value['stat']} +1 [RES.stat]")
    return Worked(value=value, steps=tuple(steps), rules=(RES_RACE, RES_STAT))


def _row(table: str, die: int) -> str:
    try:
        return tables.cell(table, die)
    except ContentError:
        raise ValueError(f"A d6 shows 1 to 6, not {die}.") from None


@dataclass(frozen=True, slots=True, kw_only=True)
class IncomeArguments:
    """How many of each a side controls."""

    starbases: int = 1
    mines: int = 0
    colonies: int = 0


def _income(a: IncomeArguments) -> Worked:
    counts = {"mine": a.mines, "colony": a.colonies, "starbase": a.starbases}
    if min(counts.values()) < 0:
        raise ValueError("Nobody controls fewer than none.")
    pays = {kind: n * tables.number("income", kind) for kind, n in counts.items()}
    steps = tuple(f"{counts[kind]} x {kind}: {starbucks(pay)}" for kind, pay in pays.items())
    return Worked(
        value={"income": sum(pays.values())}, steps=steps, rules=(INC_MINE, INC_COLONY, INC_STARBASE)
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ExploreArguments:
    """The dice of an exploration."""

    world: int
    relic: int
    crystals: int | None = None


def _explore(a: ExploreArguments) -> Worked:
    world, relic = World(_row("world", a.world)), _row("relic", a.relic)
    value: dict[str, object] = {"world": world.value, "installation": allowed_on(world).value, "relic": relic}
    if relic == "crystals" and a.crystals is not None:
        if not 1 <= a.crystals <= 6:
            raise ValueError(f"A d6 shows 1 to 6, not {a.crystals}.")
        value["starbucks"] = a.crystals
    steps = (f"d6 {a.world}: {world.value} world [EXP.world]", f"d6 {a.relic}: {relic} [EXP.relic]")
    return Worked(value=value, steps=steps, rules=(WORLD, RELIC))


@dataclass(frozen=True, slots=True, kw_only=True)
class HexArguments:
    """A die for a hex of the starmap."""

    die: int


def _hex(a: HexArguments) -> Worked:
    found = _row("hex_type", a.die)
    return Worked(value={"type": found}, steps=(f"d6 {a.die}: {found} [GAL.hex-type]",), rules=(GAL_TYPE,))


@dataclass(frozen=True, slots=True, kw_only=True)
class FleetMoveArguments:
    """The ships of a Fleet by code, and research in Speed by race."""

    ships: tuple[str, ...]
    speed: Mapping[str, int] = field(default_factory=dict)


def _fleet_moves(a: FleetMoveArguments) -> Worked:
    kinds = _fleet(a.ships)
    speeds = [kind.speed + a.speed.get(kind.race, 0) for kind in kinds]
    steps = tuple(f"{kind.name}: Speed {n}" for kind, n in zip(kinds, speeds, strict=True))
    went = speed_of(speeds)
    return Worked(
        value={"hexes": went},
        steps=(*steps, f"all {FAST} or more: {'yes' if went == 2 else 'no'} [MOV.two]"),
        rules=(MOV_ONE, MOV_TWO),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipMoveArguments:
    """A ship's Speed and place on the tactical map, and what stands in the way."""

    speed: int
    column: int
    row: int
    planet: bool = True
    taken: tuple[tuple[int, int], ...] = ()
    """Columns and rows with ships: they may be crossed, but not ended in."""
    columns: int = 15
    rows: int = 11


def _arena(columns: int, rows: int, *places: tuple[int, int]) -> tuple[Board, tuple[str, ...]]:
    if not (1 <= columns <= 99 and 1 <= rows <= 99):
        raise ValueError("A map has 1 to 99 columns and rows.")
    board = Board(columns, rows)
    cells = tuple(cell_of(column, row) for column, row in places)
    for cell in cells:
        if not holds(board, cell):
            raise ValueError(f"{name_of(cell)} is not on a map of {columns} columns and {rows} rows.")
    return board, cells


def _ship_moves(a: ShipMoveArguments) -> Worked:
    board, (start, *taken) = _arena(a.columns, a.rows, (a.column, a.row), *a.taken)
    if not 0 <= a.speed <= 99:
        raise ValueError(f"A Speed is 0 to 99, not {a.speed}.")
    closed = frozenset({board.centre}) if a.planet else frozenset()
    found = reach(board, start, a.speed, closed)
    cells = sorted(place_of(cell) for cell in found if cell != start and cell not in taken)
    steps = (f"{len(cells)} hexes within Speed {a.speed} of {name_of(start)} [STAT.speed]",)
    return Worked(value={"cells": cells}, steps=steps, rules=(STAT_SPEED, MAP))


@dataclass(frozen=True, slots=True, kw_only=True)
class TeleportArguments:
    """A Skiff that was hit: where it is, and its dice."""

    column: int
    row: int
    evade: int
    direction: int = 1
    distance: int = 1
    planet: bool = True
    taken: tuple[tuple[int, int], ...] = ()
    columns: int = 15
    rows: int = 11


def _teleport(a: TeleportArguments) -> Worked:
    board, (start, *taken) = _arena(a.columns, a.rows, (a.column, a.row), *a.taken)
    if not all(1 <= die <= 6 for die in (a.evade, a.direction, a.distance)):
        raise ValueError("A d6 shows 1 to 6.")
    evaded = a.evade >= DEFENDED
    goal = start
    if evaded:
        goal = teleport_goal(
            board, _skiff_battle(start, taken, planet=a.planet), _skiff(start), a.direction, a.distance
        )
    steps = (f"d6 {a.evade}: {'evaded' if evaded else 'hit'} [AR.teleport]", f"to {name_of(goal)}")
    return Worked(value={"evaded": evaded, "to": list(place_of(goal))}, steps=steps, rules=(AR_TELEPORT,))


def _skiff(cell: str) -> Unit:
    return Unit(id=PieceId(f"{SKIFF}-1"), code=SKIFF, owner=PlayerId("Alliance"), cell=cell)


def _skiff_battle(start: str, taken: list[str], *, planet: bool) -> Battle:
    others = [
        Unit(id=PieceId(f"x-{n}"), code="UQ", owner=PlayerId("Hierarchy"), cell=c)
        for n, c in enumerate(taken)
    ]
    return Battle(
        attacker=PlayerId("Hierarchy"),
        defender=PlayerId("Alliance"),
        attacking=PieceId("HF1"),
        defending=PieceId("AF1"),
        cell="0,0",
        centre="planet" if planet else None,
        mover=PlayerId("Hierarchy"),
        units={u.id: u for u in (_skiff(start), *others)},
    )


@cache
def calculators() -> Mapping[str, Calculator]:
    """All calculators by name."""
    found = (
        Calculator(
            name="hit-chance",
            summary="Chance to hit, expected damage and chance to destroy of an attack",
            arguments=HitArguments,
            run=_hit,
            rules=(BAT_HIT, BAT_1, BAT_0, BAT_DESTROYED, UM_CONE, AR_TELEPORT),
        ),
        Calculator(
            name="siege",
            summary="Chance that a bombardment destroys a Fortress, or what given rolls come to",
            arguments=SiegeArguments,
            run=_siege,
            rules=(BES_ROLL, BES_DESTROY, UQ_BOMBARD),
        ),
        Calculator(
            name="research",
            summary="The research tables of a side, or what given dice come to",
            arguments=ResearchArguments,
            run=_research,
            rules=(RES_RACE, RES_STAT),
        ),
        Calculator(
            name="income",
            summary="Starbucks that Starbases, Mines and Colonies pay",
            arguments=IncomeArguments,
            run=_income,
            rules=(INC_MINE, INC_COLONY, INC_STARBASE),
        ),
        Calculator(
            name="explore",
            summary="World and relics for given dice",
            arguments=ExploreArguments,
            run=_explore,
            rules=(WORLD, RELIC),
        ),
        Calculator(
            name="hex-type",
            summary="What a die puts on the starmap",
            arguments=HexArguments,
            run=_hex,
            rules=(GAL_TYPE,),
        ),
        Calculator(
            name="fleet-moves",
            summary="Hexes that a Fleet goes in a turn",
            arguments=FleetMoveArguments,
            run=_fleet_moves,
            rules=(MOV_ONE, MOV_TWO),
        ),
        Calculator(
            name="ship-moves",
            summary="Hexes of the tactical map that a ship can move to",
            arguments=ShipMoveArguments,
            run=_ship_moves,
            rules=(STAT_SPEED,),
        ),
        Calculator(
            name="teleport",
            summary="Whether and where a Skiff evades a hit",
            arguments=TeleportArguments,
            run=_teleport,
            rules=(AR_TELEPORT,),
        ),
    )
    return {calculator.name: calculator for calculator in found}
