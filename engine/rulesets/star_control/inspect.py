"""What is known of one counter: a Fleet, a ship, a hex or an installation."""

from engine.core.ids import PieceId, RuleId
from engine.core.view import BoxTrack, BoxView, Breakdown, Inspection
from engine.rulesets.star_control.appearance import CENTRE, cell_of_piece
from engine.rulesets.star_control.battle.profile import (
    LISTS,
    STAT_RULES,
    crew,
    modes,
    stat,
    stat_parts,
    title,
    weapon,
)
from engine.rulesets.star_control.book import hexes, rule
from engine.rulesets.star_control.fleets import FLEET_DEF, allowance, name, statistic
from engine.rulesets.star_control.galaxy import GAL_HAZARD, GAL_STAR, words
from engine.rulesets.star_control.hexes import name_of
from engine.rulesets.star_control.movement import MOV_ONE, MOV_TWO
from engine.rulesets.star_control.siege import BES_ATTACK, BES_CAPTURE
from engine.rulesets.star_control.state import Battle, Fleet, Ship, StarControlState, Unit
from engine.rulesets.star_control.units import STATS, UnitType, unit


def inspect(state: StarControlState, piece: PieceId) -> Inspection:
    """A counter of either map; KeyError for none of this game."""
    if state.battle is not None and piece in state.battle.units:
        return _unit(state, state.battle, state.battle.units[piece])
    if piece in state.fleets:
        return _fleet(state, state.fleets[piece])
    if piece in state.ships:
        return _ship(state, state.ships[piece])
    cell = state.battle.cell if piece == CENTRE and state.battle else cell_of_piece(piece)
    if cell is None or cell not in state.sectors:
        raise KeyError(piece)
    return _hex(state, cell)


def _hex(state: StarControlState, cell: str) -> Inspection:
    sector = state.sectors[cell]
    rows = [("Hex", name_of(cell)), ("Here", words(sector))]
    fleets = ", ".join(fleet.id for fleet in state.fleets_in(cell))
    if fleets:
        rows.append(("Fleets", fleets))
    return Inspection(
        title=words(sector), rows=tuple(rows), rules=(GAL_STAR, GAL_HAZARD, BES_ATTACK, BES_CAPTURE)
    )


def _fleet(state: StarControlState, fleet: Fleet) -> Inspection:
    rows = [
        ("Side", str(fleet.owner)),
        ("Hex", name_of(fleet.cell)),
        ("Moves", f"{hexes(allowance(state, fleet))} a turn, {fleet.moved} gone"),
    ]
    for ship in fleet.ships:
        known = state.ships[ship]
        state_of = (
            f", damage {known.damage} of {statistic(state, known.code, 'crew')}" if known.damage else ""
        )
        rows.append((name(state, ship), f"{unit(known.code).title}{state_of}"))
    return Inspection(title=f"Fleet {fleet.id}", rows=tuple(rows), rules=(FLEET_DEF, MOV_ONE, MOV_TWO))


def _ship(state: StarControlState, ship: Ship) -> Inspection:
    kind = unit(ship.code)
    rows = [("Side", kind.side), ("Ship", kind.title)]
    rows += [(s.title(), str(statistic(state, ship.code, s))) for s in STATS]
    rows += _weapon_rows(kind)
    full = statistic(state, ship.code, "crew")
    return Inspection(
        title=f"{kind.title}, {name(state, ship.id)}",
        rows=tuple(rows),
        tracks=(_crew_track(ship.damage, full),),
        rules=_rules(kind),
    )


def _unit(state: StarControlState, battle: Battle, member: Unit) -> Inspection:
    kind = unit(member.code)
    rows = [("Side", kind.side), ("Ship", kind.title)]
    if member.cell:
        rows.append(("Hex", name_of(member.cell)))
    for mode in modes(member):
        arm = weapon(state, member, mode)
        if arm is not None:
            missile = ", a missile" if arm.missile else ""
            rows.append((arm.name, f"Range {arm.range}, Damage {arm.damage}, Aim {arm.aim}{missile}"))
    if member.count is not None:
        rows.append(("Back to a Dreadnaught", f"by battle turn {member.count + 3}"))
    breakdowns = tuple(
        Breakdown(title=s.title(), total=stat(state, member, s), parts=stat_parts(state, member, s))
        for s in STATS
    )
    return Inspection(
        title=f"{kind.title}, {title(member)}",
        rows=tuple(rows),
        breakdowns=breakdowns,
        tracks=(_crew_track(member.damage, crew(state, member)),),
        rules=_rules(kind),
    )


def _weapon_rows(kind: UnitType) -> list[tuple[str, str]]:
    rows = [("Weapon", kind.weapon + (", a missile" if kind.missile else ""))]
    for mode in kind.modes:
        sign = "" if mode.fixed else "+"
        numbers = f"Range {mode.range:{sign}}, Damage {mode.damage:{sign}}, Aim {mode.aim:{sign}}"
        rows.append((mode.name, numbers))
    return rows


def _crew_track(damage: int, full: int) -> BoxTrack:
    boxes = tuple(
        BoxView(text=str(n), shape="square", state="destroyed" if n <= damage else "open")
        for n in range(1, full + 1)
    )
    note = "One point more than the boxes destroys the ship."
    return BoxTrack(id="crew", title="Crew", boxes=boxes, rule=STAT_RULES["crew"], note=note)


def _rules(kind: UnitType) -> tuple[RuleId, ...]:
    numbers = [kind.weapon_rule, *kind.rules, *(mode.rule for mode in kind.modes)]
    own = (rule(number) for number in dict.fromkeys(numbers))
    return (LISTS[kind.side][0 if kind.count else 1], *own)
