"""A ship's action in a battle turn: it moves once and attacks, all before another ship acts."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.ids import PieceId
from engine.core.rulebook import Stage as CheckStage
from engine.core.ruleset import Resolution
from engine.core.violation import Severity, Violation
from engine.rulesets.star_control.battle.challenge import BAT_NO_STACK, TAC_MAP, TAC_PLANET, TAC_STARBASE
from engine.rulesets.star_control.battle.profile import attacks_left, battle_of, stat, title, weapons
from engine.rulesets.star_control.book import book, note, rule
from engine.rulesets.star_control.commands import (
    Finish,
    Fire,
    Launch,
    MoveShip,
    RaiseShield,
    Reconfigure,
    Retro,
)
from engine.rulesets.star_control.hexes import distance, holds, name_of, reach
from engine.rulesets.star_control.ships import squad_returned
from engine.rulesets.star_control.state import Battle, StarControlState, Unit

BAT_ACTIONS = rule("BAT.actions")
BAT_PLANET = rule("BAT.planet-block")
STAT_SPEED = rule("STAT.speed")


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipMoved(Event):
    """A ship moved on the tactical map."""

    kind: Literal["star-control.ship_moved"] = "star-control.ship_moved"
    start: str
    goal: str


def ship_is_in_the_battle(
    state: StarControlState, command: MoveShip | Fire | Launch | Retro | Finish | Reconfigure | RaiseShield
) -> Iterator[Violation]:
    """BAT.actions: a player acts with his own ships of the battle."""
    if state.battle is None:
        return
    member = state.battle.units.get(command.unit)
    if member is None:
        yield Violation(BAT_ACTIONS, f"{command.unit} is no ship of this battle.")
    elif member.owner != command.player:
        yield Violation(BAT_ACTIONS, f"{title(member)} belongs to the {member.owner}.", (member.id,))


book.check(MoveShip, stage=CheckStage.FORM)(ship_is_in_the_battle)
book.check(Fire, stage=CheckStage.FORM)(ship_is_in_the_battle)
book.check(Launch, stage=CheckStage.FORM)(ship_is_in_the_battle)
book.check(Retro, stage=CheckStage.FORM)(ship_is_in_the_battle)
book.check(Finish, stage=CheckStage.FORM)(ship_is_in_the_battle)
book.check(Reconfigure, stage=CheckStage.FORM)(ship_is_in_the_battle)
book.check(RaiseShield, stage=CheckStage.FORM)(ship_is_in_the_battle)


def cell_is_on_the_map(state: StarControlState, command: MoveShip | Launch) -> Iterator[Violation]:
    """TAC.map: nobody leaves the tactical map (AMB.a04)."""
    if not holds(state.arena, command.cell):
        yield Violation(TAC_MAP, f"There is no hex {name_of(command.cell)} on the tactical map.")


book.check(MoveShip, stage=CheckStage.FORM)(cell_is_on_the_map)
book.check(Launch, stage=CheckStage.FORM)(cell_is_on_the_map)


def ship_has_not_finished(
    state: StarControlState, command: MoveShip | Fire | Launch | Retro | Finish
) -> Iterator[Violation]:
    """BAT.actions: one action in a battle turn, done before another ship acts (AMB.a05)."""
    member = battle_of(state).units[command.unit]
    if member.done:
        yield Violation(BAT_ACTIONS, f"The action of {title(member)} is over for this turn.", (member.id,))


book.check(MoveShip)(ship_has_not_finished)
book.check(Fire)(ship_has_not_finished)
book.check(Launch)(ship_has_not_finished)
book.check(Retro)(ship_has_not_finished)
book.check(Finish)(ship_has_not_finished)


def other_ship_has_finished(
    state: StarControlState, command: MoveShip | Fire | Launch | Retro | Finish
) -> Iterator[Violation]:
    """AMB.a05: acting with another ship ends the action under way; a question if that one could fire."""
    battle = battle_of(state)
    if battle.acting in (None, command.unit):
        return
    acting = battle.units.get(battle.acting)
    if acting is not None and not acting.done and could_fire(state, acting):
        yield Violation(
            BAT_ACTIONS,
            f"{title(acting)} could still attack; its action ends when another ship acts.",
            (acting.id,),
            severity=Severity.WARNING,
        )


book.check(MoveShip)(other_ship_has_finished)
book.check(Fire)(other_ship_has_finished)
book.check(Launch)(other_ship_has_finished)
book.check(Retro)(other_ship_has_finished)
book.check(Finish)(other_ship_has_finished)


def could_fire(state: StarControlState, member: Unit) -> bool:
    """Whether a ship has an attack left and an enemy in range of some weapon."""
    if member.done or not attacks_left(member) or member.cell is None:
        return False
    battle = battle_of(state)
    enemies = [e.cell for e in battle.of_side(battle.other(member.owner)) if e.cell is not None]
    nearest = min((distance(member.cell, cell) for cell in enemies), default=99)
    return any(w.range >= nearest for w in weapons(state, member))


def acting(battle: Battle, member: PieceId) -> Battle:
    """AMB.a05: the action of another ship that was under way is over, and this one's is under way."""
    if battle.acting is not None and battle.acting != member:
        battle = finished(battle, battle.acting)
    return replace(battle, acting=member)


def finished(battle: Battle, member: PieceId) -> Battle:
    """A ship's action is over; UQ.return: a Fighter Squad beside a Dreadnaught starts a new count."""
    battle = replace(battle, acting=None if battle.acting == member else battle.acting)
    known = battle.units.get(member)
    if known is None or known.done:
        return battle
    if squad_returned(known, battle):
        known = replace(known, count=battle.turn + 1)
    return battle.with_unit(replace(known, done=True))


@book.resolve(Finish)
def finish(state: StarControlState, command: Finish, _dice: Dice) -> Resolution[StarControlState]:
    """AMB.a05: the ship does no more in this battle turn."""
    battle = finished(acting(battle_of(state), command.unit), command.unit)
    text = f"{title(battle.units[command.unit])} has acted."
    return Resolution(state=replace(state, battle=battle), events=(note(text, BAT_ACTIONS, command.unit),))


# --- movement


def may_still_act(state: StarControlState, member: Unit) -> bool:
    """BAT.actions: whether a ship has done nothing in this battle turn and could at least move."""
    fresh = not member.attacks and battle_of(state).acting != member.id
    return fresh and bool(reachable(state, member))


def reachable(state: StarControlState, member: Unit) -> dict[str, int]:
    """STAT.speed: the hexes that a ship could move to, over other ships but not over a planet (AMB.a04)."""
    battle = battle_of(state)
    if member.cell is None or member.moved or member.done:
        return {}
    around = reach(state.arena, member.cell, stat(state, member, "speed"), battle.closed(state.arena))
    taken = battle.occupied()
    return {cell: steps for cell, steps in around.items() if cell not in taken}


@book.check(MoveShip)
def ship_moves_once(state: StarControlState, move: MoveShip) -> Iterator[Violation]:
    """BAT.actions: one move in a battle turn."""
    member = battle_of(state).units[move.unit]
    if member.moved:
        yield Violation(BAT_ACTIONS, f"{title(member)} has moved in this turn.", (member.id,))


@book.check(MoveShip)
def ship_moves_within_its_speed(state: StarControlState, move: MoveShip) -> Iterator[Violation]:
    """STAT.speed, BAT.planet-block: so many hexes, round the planet or Starbase in the centre."""
    battle = battle_of(state)
    member = battle.units[move.unit]
    closed = battle.closed(state.arena)
    if move.cell in closed:
        block = TAC_PLANET if battle.centre == "planet" else TAC_STARBASE
        thing = "planet" if battle.centre == "planet" else "Starbase"
        yield Violation(
            BAT_PLANET if block == TAC_PLANET else block,
            f"The {thing} in {name_of(move.cell)} may not be entered.",
            cells=(move.cell,),
        )
        return
    speed = stat(state, member, "speed")
    start = member.cell or move.cell
    if move.cell not in reach(state.arena, start, speed, closed):
        far = reach(state.arena, start, 99, closed).get(move.cell)
        yield Violation(
            STAT_SPEED,
            f"{title(member)} has Speed {speed}; {name_of(move.cell)} is {far} hexes away.",
            (member.id,),
            (move.cell,),
        )


@book.check(MoveShip)
def ship_ends_in_a_free_hex(state: StarControlState, move: MoveShip) -> Iterator[Violation]:
    """BAT.no-stack: one ship in a hex."""
    battle = battle_of(state)
    if move.cell == battle.units[move.unit].cell:
        yield Violation(STAT_SPEED, "It stands there already.", (move.unit,), (move.cell,))
    elif move.cell in battle.occupied():
        yield Violation(BAT_NO_STACK, f"A ship is in {name_of(move.cell)}.", cells=(move.cell,))


@book.resolve(MoveShip)
def move_ship(state: StarControlState, command: MoveShip, _dice: Dice) -> Resolution[StarControlState]:
    """STAT.speed: the ship goes there."""
    battle = acting(battle_of(state), command.unit)
    member = battle.units[command.unit]
    battle = battle.with_unit(replace(member, cell=command.cell, moved=True))
    event = ShipMoved(
        text=f"{title(member)} moves to {name_of(command.cell)}.",
        rule=STAT_SPEED,
        pieces=(member.id,),
        start=member.cell or command.cell,
        goal=command.cell,
    )
    return Resolution(state=replace(state, battle=battle), events=(event,))
