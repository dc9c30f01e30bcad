"""Whether a position from a file is one that a game could have reached: only such a one can be played on."""

from collections.abc import Iterator
from itertools import chain

from engine.rulesets.star_control import units
from engine.rulesets.star_control.hexes import holds
from engine.rulesets.star_control.setup import choosable
from engine.rulesets.star_control.state import SIDES, StarControlState, Unit


def vet(state: StarControlState) -> str:
    """A sentence about the first thing that no game leads to; empty for a position to play on.

    What an overruled command may bring about (two sides in one hex, a ship on the planet) is no fault.
    """
    faults = chain(_table_faults(state), _ship_faults(state), _fleet_faults(state), _battle_faults(state))
    return next(faults, "")


def _table_faults(state: StarControlState) -> Iterator[str]:
    if {*state.players} != {*SIDES} or {*state.order} != {*SIDES}:
        yield "expected the Alliance and the Hierarchy, each once"
    if state.turn < 0:
        yield "expected turns counted from 1, 0 before the first"
    options = state.options
    sizes = {
        "galactic_columns": options.galactic.columns,
        "galactic_rows": options.galactic.rows,
        "tactical_columns": options.tactical.columns,
        "tactical_rows": options.tactical.rows,
        "quiet_turns": options.quiet_turns,
        "turn_limit": options.turn_limit,
    }
    numbers = choosable().numbers
    for name, value in sizes.items():
        option = numbers[name]
        if value is not None and not option.low <= value <= option.high:
            yield f"expected {name} from {option.low} to {option.high}, not {value}"
    if len(state.sectors) != state.board.columns * state.board.rows:
        yield "expected a sector for each hex of the starmap"
    yield from (f"{cell!r} lies beyond the starmap" for cell in state.sectors if not holds(state.board, cell))
    owners = {sector.owner for sector in state.sectors.values() if sector.installation is not None}
    if owners - {*SIDES}:
        yield "expected every installation to be a side's"
    if {*state.money} != {*SIDES} or {*state.found} - {*SIDES}:
        yield "expected an account for each side"


def _ship_faults(state: StarControlState) -> Iterator[str]:
    aboard = [ship for fleet in state.fleets.values() for ship in fleet.ships]
    if sorted(aboard) != sorted(state.ships):
        yield "expected every ship in one Fleet"
    for key, ship in state.ships.items():
        if key != ship.id or key not in _counters() or units.code_of(key) != ship.code:
            yield f"ship {key} has another's id or code"
        elif ship.damage < 0:
            yield f"ship {key} can't have {ship.damage} damage"


def _counters() -> frozenset[str]:
    return frozenset(chain.from_iterable(units.counters(side) for side in SIDES))


def _fleet_faults(state: StarControlState) -> Iterator[str]:
    for key, fleet in state.fleets.items():
        if key != fleet.id or fleet.owner not in SIDES or not fleet.ships:
            yield f"Fleet {key} has another's id, no side or no ships"
        elif not holds(state.board, fleet.cell):
            yield f"Fleet {key} lies beyond the starmap"


def _battle_faults(state: StarControlState) -> Iterator[str]:
    battle = state.battle
    if battle is None:
        return
    if {battle.attacker, battle.defender} != {*SIDES} or battle.mover not in SIDES:
        yield "expected a battle between the two sides"
    if battle.attacking not in state.fleets or battle.defending not in state.fleets:
        yield "expected the Fleets of the battle on the starmap"
    if battle.turn < 1 or not holds(state.board, battle.cell):
        yield "expected a battle in a hex of the starmap, its turns counted from 1"
    for key, unit in battle.units.items():
        yield from _unit_faults(state, key, unit)


def _unit_faults(state: StarControlState, key: str, unit: Unit) -> Iterator[str]:
    if key != unit.id or unit.owner not in SIDES:
        yield f"unit {key} has another's id or no side"
    if unit.code not in units.units():
        yield f"unit {key} is of no type of this game"
    elif unit.damage < 0:
        yield f"unit {key} can't have {unit.damage} damage"
    if unit.cell is not None and not holds(state.arena, unit.cell):
        yield f"unit {key} stands beyond the battlefield"
