"""The movement phase: rearranging Fleets, and moving them past Hazards, enemies and Fortresses."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal

from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.ids import PieceId, PlayerId
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.violation import Violation
from engine.rulesets.star_control.book import book, hexes, note, rule, ships
from engine.rulesets.star_control.commands import Attack, Besiege, MoveFleet, Transfer
from engine.rulesets.star_control.exploration import explore, unexplored
from engine.rulesets.star_control.fleets import (
    FLEET_DEF,
    FLEET_MAX,
    FLEET_STACK,
    MOST_SHIPS,
    allowance,
)
from engine.rulesets.star_control.galaxy import GAL_HAZARD, GAL_MAP, enemy_fortresses, zone
from engine.rulesets.star_control.hexes import distance, holds, name_of, neighbours
from engine.rulesets.star_control.state import Fleet, Kind, StarControlState

MOV_REARRANGE = rule("MOV.rearrange")
MOV_ONE = rule("MOV.one")
MOV_TWO = rule("MOV.two")
MOV_ENTRY = rule("MOV.fortress-entry")
MOV_ZONE = rule("MOV.fortress-zone")
_LONGEST = 9
"""Hexes in a path beyond which it is no move of this game, whatever the table agrees to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FleetMoved(Event):
    """A Fleet went along a path."""

    kind: Literal["star-control.fleet_moved"] = "star-control.fleet_moved"
    path: tuple[str, ...]


# --- what a command has to be


def fleet_exists(state: StarControlState, command: MoveFleet | Attack | Besiege) -> Iterator[Violation]:
    """FLEET.def: orders are for a Fleet on the starmap, and by its owner."""
    fleet = state.fleets.get(command.fleet)
    if fleet is None:
        yield Violation(FLEET_DEF, f"There is no Fleet {command.fleet}.")
    elif fleet.owner != command.player:
        yield Violation(FLEET_DEF, f"Fleet {command.fleet} belongs to the {fleet.owner}.", (fleet.id,))


book.check(MoveFleet, stage=Stage.FORM)(fleet_exists)
book.check(Attack, stage=Stage.FORM)(fleet_exists)
book.check(Besiege, stage=Stage.FORM)(fleet_exists)


@book.check(MoveFleet, stage=Stage.FORM)
def path_is_on_the_map(state: StarControlState, move: MoveFleet) -> Iterator[Violation]:
    """GAL.hex-map: a path leads through hexes of the starmap."""
    if not 0 < len(move.path) <= _LONGEST:
        yield Violation(GAL_MAP, f"A path has 1 to {_LONGEST} hexes, not {len(move.path)}.")
    for cell in move.path:
        if not holds(state.board, cell):
            yield Violation(GAL_MAP, f"There is no hex {name_of(cell)} on the starmap.", cells=(cell,))


@book.check(Transfer, stage=Stage.FORM)
def ships_are_ones_own(state: StarControlState, transfer: Transfer) -> Iterator[Violation]:
    """FLEET.def: a player rearranges his own ships."""
    own = {ship for fleet in state.of_side(transfer.player) for ship in fleet.ships}
    if not transfer.ships or len(set(transfer.ships)) != len(transfer.ships):
        yield Violation(FLEET_DEF, "Name the ships to rearrange, each of them once.")
    for ship in transfer.ships:
        if ship not in own:
            yield Violation(FLEET_DEF, f"{ship} is no ship of yours on the starmap.", (ship,))
    if transfer.fleet is not None and transfer.fleet not in {f.id for f in state.of_side(transfer.player)}:
        yield Violation(FLEET_DEF, f"You have no Fleet {transfer.fleet}.")


# --- rearranging


def fleet_of(state: StarControlState, ship: PieceId) -> Fleet:
    """The Fleet that a ship is in; KeyError for a ship that is not on the starmap."""
    found = next((fleet for fleet in state.fleets.values() if ship in fleet.ships), None)
    if found is None:
        raise KeyError(ship)
    return found


def may_rearrange(state: StarControlState, side: PlayerId) -> bool:
    """MOV.rearrange: as long as none of the side's Fleets has moved in this phase."""
    return not any(fleet.moved for fleet in state.of_side(side))


@book.check(Transfer)
def rearranged_before_moving(state: StarControlState, transfer: Transfer) -> Iterator[Violation]:
    """MOV.rearrange: only at the beginning of the movement phase."""
    if not may_rearrange(state, transfer.player):
        yield Violation(MOV_REARRANGE, "Fleets are rearranged before the first of them moves in this phase.")


@book.check(Transfer)
def rearranged_within_a_hex(state: StarControlState, transfer: Transfer) -> Iterator[Violation]:
    """MOV.rearrange: among Fleets in the same hex."""
    cells = {fleet_of(state, ship).cell for ship in transfer.ships}
    if transfer.fleet is not None:
        cells.add(state.fleets[transfer.fleet].cell)
    if len(cells) > 1:
        names = " and ".join(name_of(cell) for cell in sorted(cells))
        yield Violation(MOV_REARRANGE, f"Ships change Fleets within one hex, not between {names}.")


@book.check(Transfer)
def rearranging_changes_something(state: StarControlState, transfer: Transfer) -> Iterator[Violation]:
    """MOV.rearrange: a transfer that leaves every Fleet as it was is none."""
    sources = {fleet_of(state, ship).id for ship in transfer.ships}
    if transfer.fleet in sources:
        yield Violation(MOV_REARRANGE, f"A ship named is in Fleet {transfer.fleet} already.")
    elif transfer.fleet is None and len(sources) == 1:
        (source,) = sources
        if len(state.fleets[source].ships) == len(transfer.ships):
            yield Violation(MOV_REARRANGE, f"That is all of Fleet {source}: nothing would change.")


@book.check(Transfer)
def fleet_is_not_too_big(state: StarControlState, transfer: Transfer) -> Iterator[Violation]:
    """FLEET.max: at most 7 ships."""
    already = state.fleets[transfer.fleet].ships if transfer.fleet is not None else ()
    total = len(set(already) | set(transfer.ships))
    if total > MOST_SHIPS:
        needed = -(-total // MOST_SHIPS)
        yield Violation(FLEET_MAX, f"A Fleet holds {MOST_SHIPS} ships at most; {total} need {needed} Fleets.")


@book.resolve(Transfer)
def transfer(state: StarControlState, command: Transfer, _dice: Dice) -> Resolution[StarControlState]:
    """MOV.rearrange: the ships leave their Fleets and join the other."""
    gone = frozenset(command.ships)
    cell = fleet_of(state, command.ships[0]).cell
    target = command.fleet or state.new_fleet_id(command.player)
    known = state.fleets.get(target) or Fleet(id=target, owner=command.player, cell=cell, ships=())
    for fleet in state.of_side(command.player):
        if fleet.id != target and gone & set(fleet.ships):
            left = tuple(ship for ship in fleet.ships if ship not in gone)
            state = state.with_fleet(replace(fleet, ships=left))
    kept = tuple(ship for ship in known.ships if ship not in gone)
    state = state.with_fleet(replace(known, ships=(*kept, *command.ships)))
    text = f"The {command.player} puts {ships(len(gone))} into Fleet {target}."
    return Resolution(state=state, events=(note(text, MOV_REARRANGE, target),))


# --- moving


@book.check(MoveFleet)
def fleet_goes_hex_by_hex(state: StarControlState, move: MoveFleet) -> Iterator[Violation]:
    """MOV.one: each step leads to a neighbouring hex."""
    for here, there in pairwise((state.fleets[move.fleet].cell, *move.path)):
        if distance(here, there) != 1:
            yield Violation(MOV_ONE, f"{name_of(there)} is not next to {name_of(here)}.", cells=(there,))


@book.check(MoveFleet)
def fleet_has_moves_left(state: StarControlState, move: MoveFleet) -> Iterator[Violation]:
    """MOV.one: 1 hex; MOV.two: 2 when every ship has Speed 3 or more."""
    fleet = state.fleets[move.fleet]
    limit = allowance(state, fleet)
    if fleet.moved + len(move.path) > limit:
        why = "all its ships have Speed 3 or more" if limit == 2 else "a ship of it is slower than Speed 3"
        gone = f" and has gone {fleet.moved}" if fleet.moved else ""
        yield Violation(
            MOV_TWO if limit == 2 else MOV_ONE,
            f"Fleet {fleet.id} goes {hexes(limit)} a turn ({why}){gone}; this is {hexes(len(move.path))}.",
            (fleet.id,),
        )


@book.check(MoveFleet)
def fleet_avoids_hazards_and_enemies(state: StarControlState, move: MoveFleet) -> Iterator[Violation]:
    """GAL.hazard, FLEET.stack (AMB.a11), MOV.fortress-entry: hexes that may not be entered."""
    closed = enemy_fortresses(state, move.player)
    for cell in move.path:
        if state.sectors[cell].kind is Kind.HAZARD:
            yield Violation(GAL_HAZARD, f"{name_of(cell)} is a Hazard: no ship may enter it.", cells=(cell,))
        if state.holder(cell) not in (None, move.player):
            yield Violation(
                FLEET_STACK, f"An enemy Fleet is in {name_of(cell)}: attack it from beside.", cells=(cell,)
            )
        if cell in closed:
            yield Violation(MOV_ENTRY, f"An enemy Fortress closes {name_of(cell)}.", cells=(cell,))


@book.check(MoveFleet)
def fleet_does_not_pass_fortresses(state: StarControlState, move: MoveFleet) -> Iterator[Violation]:
    """MOV.fortress-zone: no step from beside an enemy Fortress to beside one (AMB.a38)."""
    watched = zone(state.board, enemy_fortresses(state, move.player))
    for here, there in pairwise((state.fleets[move.fleet].cell, *move.path)):
        if here in watched and there in watched:
            yield Violation(
                MOV_ZONE,
                f"{name_of(here)} and {name_of(there)} are both next to an enemy Fortress.",
                cells=(here, there),
            )


@book.resolve(MoveFleet)
def move_fleet(state: StarControlState, command: MoveFleet, dice: Dice) -> Resolution[StarControlState]:
    """MOV.one: the Fleet goes hex by hex and explores what it enters (AMB.a12)."""
    fleet = state.fleets[command.fleet]
    start = fleet.cell
    way = " and ".join(name_of(cell) for cell in command.path)
    events: list[Event] = [
        FleetMoved(
            text=f"Fleet {fleet.id} moves to {way}.",
            rule=MOV_ONE if len(command.path) == 1 else MOV_TWO,
            pieces=(fleet.id,),
            path=(start, *command.path),
        )
    ]
    for cell in command.path:
        fleet = replace(fleet, cell=cell, moved=fleet.moved + 1)
        state = state.with_fleet(fleet)
        if unexplored(state, cell):
            state, found = explore(state, cell, fleet.id, command.player, dice)
            events += found
    return Resolution(state=state, events=tuple(events))


def steps_from(state: StarControlState, side: PlayerId, cell: str) -> tuple[str, ...]:
    """The neighbouring hexes that a side's Fleet may step into from a cell."""
    closed = enemy_fortresses(state, side)
    watched = zone(state.board, closed)
    enemies = {fleet.cell for fleet in state.fleets.values() if fleet.owner != side}
    return tuple(
        there
        for there in neighbours(state.board, cell)
        if state.sectors[there].kind is not Kind.HAZARD
        and there not in closed
        and there not in enemies
        and not (cell in watched and there in watched)
    )


def paths(state: StarControlState, fleet: Fleet) -> dict[str, tuple[str, ...]]:
    """Where a Fleet may still go in this phase, with a shortest path to each hex."""
    found: dict[str, tuple[str, ...]] = {}
    left = allowance(state, fleet) - fleet.moved
    edge: list[tuple[str, ...]] = [()]
    for _ in range(max(0, left)):
        grown = []
        for path in edge:
            for there in steps_from(state, fleet.owner, path[-1] if path else fleet.cell):
                if there not in found and there != fleet.cell:
                    found[there] = (*path, there)
                    grown.append(found[there])
        edge = grown
    return found
