"""All commands that the rules allow a side now: for offers, random play and players that are programs."""

from collections.abc import Iterator

from engine.core.command import Command
from engine.core.flow import may_act
from engine.core.ids import PlayerId
from engine.rulesets.star_control.battle.action import reachable
from engine.rulesets.star_control.battle.attack import targets as fire_targets
from engine.rulesets.star_control.battle.challenge import attacks, deployment
from engine.rulesets.star_control.battle.course import may_change
from engine.rulesets.star_control.battle.powers import launch_cells, retro_possible
from engine.rulesets.star_control.battle.profile import attacks_left, battle_of, weapons
from engine.rulesets.star_control.commands import (
    Attack,
    Besiege,
    BuildShip,
    Deploy,
    EndBattleTurn,
    Finish,
    Fire,
    FireMode,
    Launch,
    MoveFleet,
    MoveShip,
    PlaceStarbase,
    Proceed,
    RaiseShield,
    Ready,
    Reconfigure,
    Retro,
    Scuttle,
    Transfer,
)
from engine.rulesets.star_control.economy import building_sites, constructions
from engine.rulesets.star_control.fleets import MOST_SHIPS
from engine.rulesets.star_control.movement import may_rearrange, paths
from engine.rulesets.star_control.phases import (
    BATTLE,
    BESIEGE,
    BUILD,
    CONSTRUCTION,
    END,
    MOVEMENT,
    SETUP,
)
from engine.rulesets.star_control.setup import home_sites
from engine.rulesets.star_control.ships import TERMINATOR, other_form
from engine.rulesets.star_control.siege import targets
from engine.rulesets.star_control.state import Fleet, Stage, StarControlState, Unit

FIRE_MODES: dict[str, FireMode] = {
    "main": "main",
    "long": "long",
    "extreme": "extreme",
    "limpet": "limpet",
    "fragment": "fragment",
    "dogi": "dogi",
    "song": "song",
    "laser": "laser",
    "glory": "glory",
}


def legal(state: StarControlState, side: PlayerId) -> Iterator[Command]:
    """Every legal command of a side, but of the ways to rearrange and scuttle only those of single ships."""
    if not may_act(state, side):
        return
    if state.battle is not None:
        yield from _in_battle(state, side)
    elif state.phase == SETUP:
        yield from (PlaceStarbase(player=side, cell=cell) for cell in home_sites(state, side))
    else:
        yield from _in_phase(state, side)
        yield Proceed(player=side)


def _in_phase(state: StarControlState, side: PlayerId) -> Iterator[Command]:
    fleets = state.of_side(side)
    if state.phase == MOVEMENT:
        yield from transfers(state, side)
        yield from (
            MoveFleet(player=side, fleet=fleet.id, path=path)
            for fleet in fleets
            for path in paths(state, fleet).values()
        )
    elif state.phase == BATTLE:
        yield from (
            Attack(player=side, fleet=fleet.id, target=target)
            for fleet in fleets
            for target in attacks(state, fleet)
        )
    elif state.phase == CONSTRUCTION:
        yield from constructions(state, side)
    elif state.phase == BUILD:
        yield from purchases(state, side)
    elif state.phase == BESIEGE:
        yield from (
            Besiege(player=side, fleet=fleet.id, cell=cell)
            for fleet in fleets
            for cell in targets(state, fleet)
        )
    elif state.phase == END:
        yield from (Scuttle(player=side, ships=(ship,)) for fleet in fleets for ship in fleet.ships)


def transfers(state: StarControlState, side: PlayerId) -> Iterator[Transfer]:
    """Single ships into another Fleet of their hex, and into one of their own."""
    if not may_rearrange(state, side):
        return
    fleets = state.of_side(side)
    for fleet in fleets:
        others = [f.id for f in fleets if f.cell == fleet.cell and f.id != fleet.id and _has_room(f)]
        for ship in fleet.ships:
            yield from (Transfer(player=side, ships=(ship,), fleet=other) for other in others)
            if len(fleet.ships) > 1:
                yield Transfer(player=side, ships=(ship,))


def _has_room(fleet: Fleet) -> bool:
    return len(fleet.ships) < MOST_SHIPS


def purchases(state: StarControlState, side: PlayerId) -> Iterator[BuildShip]:
    """A ship at each Starbase that may build: for each Fleet there with room, and as a Fleet of its own."""
    for cell in building_sites(state, side):
        for fleet in state.fleets_in(cell):
            if _has_room(fleet):
                yield BuildShip(player=side, cell=cell, fleet=fleet.id)
        yield BuildShip(player=side, cell=cell)


def _in_battle(state: StarControlState, side: PlayerId) -> Iterator[Command]:
    battle = battle_of(state)
    own = battle.of_side(side)
    if battle.stage is Stage.DEPLOY:
        free = deployment(state)
        yield from (Deploy(player=side, unit=member.id, cell=cell) for member in own for cell in free)
        if all(member.cell is not None for member in own):
            yield Ready(player=side)
        return
    if battle.stage is Stage.ACTION:
        for member in own:
            yield from actions(state, member)
    else:
        for member in own:
            yield from changes(member)
    yield EndBattleTurn(player=side)


def actions(state: StarControlState, member: Unit) -> Iterator[Command]:
    """All that a ship may do in its action."""
    if member.done:
        return
    side = member.owner
    if retro_possible(state, member):
        yield Retro(player=side, unit=member.id)
    yield from (Launch(player=side, unit=member.id, cell=cell) for cell in launch_cells(state, member))
    yield from shots(state, member)
    yield from (MoveShip(player=side, unit=member.id, cell=cell) for cell in reachable(state, member))
    yield Finish(player=side, unit=member.id)


def shots(state: StarControlState, member: Unit) -> Iterator[Fire]:
    """All attacks that a ship may make from where it stands."""
    if not attacks_left(member) or member.done:
        return
    for arm in weapons(state, member):
        for target in fire_targets(state, member, arm):
            yield Fire(player=member.owner, unit=member.id, target=target.id, mode=FIRE_MODES[arm.mode])


def changes(member: Unit) -> Iterator[Command]:
    """All that a ship may do in its End Segment."""
    if not may_change(member):
        return
    if member.code == TERMINATOR:
        yield RaiseShield(player=member.owner, unit=member.id)
    elif other_form(member) is not None:
        yield Reconfigure(player=member.owner, unit=member.id)
