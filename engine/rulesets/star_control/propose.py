"""What a hand that moves a counter wants done."""

from engine.core.command import Command, Gesture
from engine.core.ids import PieceId
from engine.core.state import Enforcement
from engine.rulesets.star_control.appearance import cell_of_piece
from engine.rulesets.star_control.battle.attack import targets
from engine.rulesets.star_control.battle.profile import weapons
from engine.rulesets.star_control.commands import (
    Attack,
    Besiege,
    Deploy,
    Fire,
    Launch,
    MoveFleet,
    MoveShip,
    SetFleet,
    SetUnit,
    Transfer,
)
from engine.rulesets.star_control.hexes import holds, route
from engine.rulesets.star_control.movement import fleet_of, paths
from engine.rulesets.star_control.moves import FIRE_MODES
from engine.rulesets.star_control.phases import BATTLE, BESIEGE, MOVEMENT
from engine.rulesets.star_control.state import Battle, Fleet, Stage, StarControlState, Unit


def propose(state: StarControlState, gesture: Gesture) -> Command | None:
    """The command that a drag means; None where moving this counter means nothing.

    Fleets move to hexes, merge with Fleets, attack Fleets and bombard Fortresses; ships of the drawer change
    Fleets; ships of a battle are set up, move, and attack what they are dropped on. The tool names a weapon
    ("limpet"), or "launch", or "set" at a table without a referee.
    """
    if state.outcome is not None:
        return None
    if state.battle is not None:
        member = state.battle.units.get(gesture.piece)
        return None if member is None else _in_battle(state, state.battle, member, gesture)
    if gesture.piece in state.ships:
        return _ship(state, gesture)
    fleet = state.fleets.get(gesture.piece)
    return None if fleet is None else _fleet(state, fleet, gesture)


def _fleet(state: StarControlState, fleet: Fleet, gesture: Gesture) -> Command | None:
    onto = state.fleets.get(gesture.onto) if gesture.onto else None
    cell = _goal(state, gesture)
    if gesture.tool == "set" and state.enforcement is not Enforcement.REFEREE and cell:
        return SetFleet(player=gesture.by, fleet=fleet.id, cell=cell)
    if onto is not None and onto.owner != fleet.owner:
        return Attack(player=gesture.by, fleet=fleet.id, target=onto.id)
    if onto is not None and onto.id != fleet.id and onto.cell == fleet.cell:
        return Transfer(player=gesture.by, ships=fleet.ships, fleet=onto.id)
    if cell is None or cell == fleet.cell:
        return None
    if state.phase == BATTLE:
        enemies = [f for f in state.fleets_in(cell) if f.owner != fleet.owner and f.id not in fleet.fought]
        return Attack(player=gesture.by, fleet=fleet.id, target=enemies[0].id) if enemies else None
    if state.phase == BESIEGE:
        return Besiege(player=gesture.by, fleet=fleet.id, cell=cell)
    if state.phase != MOVEMENT or not holds(state.board, cell):
        return None
    way = paths(state, fleet).get(cell) or route(state.board, fleet.cell, cell, frozenset())
    return MoveFleet(player=gesture.by, fleet=fleet.id, path=way)


def _goal(state: StarControlState, gesture: Gesture) -> str | None:
    """The hex dropped on: named, or that of the counter dropped on."""
    if gesture.cell is not None:
        return gesture.cell
    if gesture.onto is None:
        return None
    if gesture.onto in state.fleets:
        return state.fleets[gesture.onto].cell
    return cell_of_piece(gesture.onto)


def _ship(state: StarControlState, gesture: Gesture) -> Command | None:
    """A ship of the drawer dropped on a Fleet or a ship of one joins it; elsewhere it is alone."""
    goal = gesture.onto or (PieceId(gesture.cell) if gesture.cell else None)
    if goal is not None and goal in state.ships:
        goal = fleet_of(state, goal).id
    home = fleet_of(state, gesture.piece)
    if goal == home.id:
        return None
    fleet = goal if goal in state.fleets else None
    return Transfer(player=gesture.by, ships=(gesture.piece,), fleet=fleet)


def _in_battle(state: StarControlState, battle: Battle, member: Unit, gesture: Gesture) -> Command | None:
    onto = battle.units.get(gesture.onto) if gesture.onto else None
    if onto is None and gesture.cell is not None:
        onto = next((m for m in battle.units.values() if m.cell == gesture.cell and m.id != member.id), None)
    if gesture.tool == "set" and state.enforcement is not Enforcement.REFEREE and gesture.cell:
        return SetUnit(player=gesture.by, unit=member.id, cell=gesture.cell)
    if battle.stage is Stage.DEPLOY:
        cell = gesture.cell
        return Deploy(player=gesture.by, unit=member.id, cell=cell) if cell and cell != member.cell else None
    if onto is not None and onto.owner != member.owner:
        return _shot(state, member, onto, gesture)
    if gesture.cell is None or gesture.cell == member.cell:
        return None
    if gesture.tool == "launch":
        return Launch(player=gesture.by, unit=member.id, cell=gesture.cell)
    return MoveShip(player=gesture.by, unit=member.id, cell=gesture.cell)


def _shot(state: StarControlState, member: Unit, onto: Unit, gesture: Gesture) -> Fire:
    """With the weapon that the tool names, else the first one that reaches, the main weapon before others."""
    mode = FIRE_MODES.get(gesture.tool)
    if mode is None:
        # A glory attack is never meant by a mere drag: it costs the Scout.
        reaching = (
            arm.mode
            for arm in weapons(state, member)
            if arm.mode != "glory" and onto in targets(state, member, arm)
        )
        mode = FIRE_MODES[next(reaching, "main")]
    return Fire(player=gesture.by, unit=member.id, target=onto.id, mode=mode)
