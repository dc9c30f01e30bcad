"""Attacking a Fleet: the battle begins, and both sides set up."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

from engine.core.dice import Dice
from engine.core.ids import PieceId
from engine.core.rulebook import Stage as CheckStage
from engine.core.ruleset import Resolution
from engine.core.violation import Violation
from engine.rulesets.star_control.battle.profile import battle_of, title
from engine.rulesets.star_control.book import book, note, rule, ships
from engine.rulesets.star_control.commands import Attack, Deploy, Ready
from engine.rulesets.star_control.fleets import FLEET_DEF
from engine.rulesets.star_control.galaxy import words
from engine.rulesets.star_control.hexes import column, distance, holds, name_of
from engine.rulesets.star_control.phases import BAT_DEPLOY
from engine.rulesets.star_control.state import (
    Battle,
    Fleet,
    Installation,
    Kind,
    Stage,
    StarControlState,
    Unit,
)

BAT_ATTACK = rule("BAT.attack")
BAT_HEX_TYPE = rule("BAT.hex-type")
BAT_ONE_FLEET = rule("BAT.one-fleet-each")
BAT_SEVERAL = rule("BAT.several")
BAT_NO_STACK = rule("BAT.no-stack")
TAC_MAP = rule("TAC.map")
TAC_PLANET = rule("TAC.planet")
TAC_STARBASE = rule("TAC.starbase")


@book.check(Attack, stage=CheckStage.FORM)
def target_is_an_enemy_fleet(state: StarControlState, attack: Attack) -> Iterator[Violation]:
    """BAT.one-fleet-each: one Fleet against one Fleet of the enemy."""
    target = state.fleets.get(attack.target)
    if target is None:
        yield Violation(FLEET_DEF, f"There is no Fleet {attack.target}.")
    elif target.owner == attack.player:
        yield Violation(BAT_ONE_FLEET, f"Fleet {target.id} is your own.", (target.id,))


@book.check(Attack)
def target_is_adjacent(state: StarControlState, attack: Attack) -> Iterator[Violation]:
    """BAT.attack: in a neighbouring hex."""
    away = distance(state.fleets[attack.fleet].cell, state.fleets[attack.target].cell)
    if away != 1:
        yield Violation(
            BAT_ATTACK, f"A Fleet attacks one in the hex next to it, not {away} hexes away.", (attack.target,)
        )


@book.check(Attack)
def target_was_not_fought_before(state: StarControlState, attack: Attack) -> Iterator[Violation]:
    """BAT.several, AMB.a07: several battles in a phase, but not twice with the same Fleet."""
    if attack.target in state.fleets[attack.fleet].fought:
        yield Violation(
            BAT_SEVERAL,
            f"Fleet {attack.fleet} has fought Fleet {attack.target} in this phase.",
            (attack.target,),
        )


def attacks(state: StarControlState, fleet: Fleet) -> tuple[PieceId, ...]:
    """The enemy Fleets that a Fleet could attack now by the rules."""
    return tuple(
        other.id
        for _, other in sorted(state.fleets.items())
        if other.owner != fleet.owner
        and other.id not in fleet.fought
        and distance(fleet.cell, other.cell) == 1
    )


@book.resolve(Attack)
def attack(state: StarControlState, command: Attack, _dice: Dice) -> Resolution[StarControlState]:
    """BAT.attack: the battle is in the hex of the defending Fleet (BAT.hex-type)."""
    ours, theirs = state.fleets[command.fleet], state.fleets[command.target]
    members = {ship: _unit(state, ship, fleet) for fleet in (ours, theirs) for ship in fleet.ships}
    battle = Battle(
        attacker=ours.owner,
        defender=theirs.owner,
        attacking=ours.id,
        defending=theirs.id,
        cell=theirs.cell,
        centre=centre_of(state, theirs.cell),
        mover=ours.owner,
        units=members,
    )
    state = state.with_fleet(replace(ours, fought=(*ours.fought, theirs.id)))
    state = replace(state, battle=battle, active=(ours.owner,))
    text = (
        f"Fleet {ours.id} ({ships(len(ours.ships))}) attacks Fleet {theirs.id} "
        f"({ships(len(theirs.ships))}) in {name_of(theirs.cell)}: {words(state.sectors[theirs.cell])}."
    )
    return Resolution(state=state, events=(note(text, BAT_HEX_TYPE, ours.id, theirs.id),))


def centre_of(state: StarControlState, cell: str) -> Literal["planet", "starbase"] | None:
    """TAC.planet, TAC.starbase: what stands in the centre hex, by the hex of the defending Fleet."""
    sector = state.sectors[cell]
    if sector.installation is Installation.STARBASE:
        return "starbase"
    return "planet" if sector.kind is Kind.STAR else None


def _unit(state: StarControlState, ship: PieceId, fleet: Fleet) -> Unit:
    known = state.ships[ship]
    return Unit(id=ship, code=known.code, owner=fleet.owner, damage=known.damage)


# --- deployment


def end_column(state: StarControlState, battle: Battle) -> int:
    """BAT.deploy, AMB.a40: the attacker sets up in the first column, the defender in the last."""
    return 1 if battle.mover == battle.attacker else state.arena.columns


def deployment(state: StarControlState) -> tuple[str, ...]:
    """The free cells of the end column of the side that sets up.

    Overruled commands can make a Fleet too large for its column, or fill it with the enemy. The ships that
    are left then go into the next column with a free hex: otherwise a referee's table could not go on.
    """
    battle = battle_of(state)
    taken = battle.occupied()
    end = end_column(state, battle)
    free = tuple(cell for cell in column(state.arena, end) if cell not in taken)
    if free or all(member.cell is not None for member in battle.of_side(battle.mover)):
        return free
    taken |= battle.closed(state.arena)
    inward = sorted(range(1, state.arena.columns + 1), key=lambda number: abs(number - end))
    rows = (tuple(c for c in column(state.arena, number) if c not in taken) for number in inward)
    return next((cells for cells in rows if cells), ())


@book.check(Deploy, stage=CheckStage.FORM)
def deployed_ship_is_there(state: StarControlState, deploy: Deploy) -> Iterator[Violation]:
    """BAT.deploy: a side sets up its own ships, on the tactical map."""
    member = state.battle.units.get(deploy.unit) if state.battle else None
    if state.battle and (member is None or member.owner != deploy.player):
        yield Violation(BAT_DEPLOY, f"{deploy.unit} is no ship of yours in this battle.")
    if not holds(state.arena, deploy.cell):
        yield Violation(TAC_MAP, f"There is no hex {name_of(deploy.cell)} on the tactical map.")


@book.check(Deploy)
def deployed_at_ones_end(state: StarControlState, deploy: Deploy) -> Iterator[Violation]:
    """BAT.deploy: the sides set up at opposite ends."""
    number = end_column(state, battle_of(state))
    if deploy.cell not in column(state.arena, number) and deploy.cell not in deployment(state):
        yield Violation(BAT_DEPLOY, f"Set up in column {number}, not in {name_of(deploy.cell)}.")


@book.check(Deploy)
def deployed_in_a_free_hex(state: StarControlState, deploy: Deploy) -> Iterator[Violation]:
    """BAT.no-stack: one ship in a hex."""
    if deploy.cell in battle_of(state).occupied():
        yield Violation(BAT_NO_STACK, f"{name_of(deploy.cell)} is taken.", cells=(deploy.cell,))


@book.resolve(Deploy)
def deploy(state: StarControlState, command: Deploy, _dice: Dice) -> Resolution[StarControlState]:
    """BAT.deploy: the ship stands in its hex; it may be moved until all are ready."""
    battle = battle_of(state)
    member = replace(battle.units[command.unit], cell=command.cell)
    text = f"{title(member)} is set up in {name_of(command.cell)}."
    state = replace(state, battle=battle.with_unit(member))
    return Resolution(state=state, events=(note(text, BAT_DEPLOY, member.id),))


@book.check(Ready, stage=CheckStage.TURN)
def all_ships_are_set_up(state: StarControlState, ready: Ready) -> Iterator[Violation]:
    """BAT.deploy: every ship of the Fleet is set up."""
    if state.battle is None:
        return
    left = [member for member in state.battle.of_side(ready.player) if member.cell is None]
    if left:
        yield Violation(BAT_DEPLOY, f"{ships(len(left))} of yours are still to be set up.", (left[0].id,))


@book.resolve(Ready)
def ready(state: StarControlState, command: Ready, _dice: Dice) -> Resolution[StarControlState]:
    """BAT.deploy, AMB.a06: then the defender sets up, then the attacker has the first battle turn."""
    battle = battle_of(state)
    stage = Stage.DEPLOY if command.player == battle.attacker else Stage.ACTION
    mover = battle.other(command.player)
    text = f"The {command.player} is set up."
    if stage is Stage.ACTION:
        text += f" Battle turn 1 of the {mover}."
    state = replace(state, battle=replace(battle, stage=stage, mover=mover), active=(mover,))
    return Resolution(state=state, events=(note(text, BAT_DEPLOY),))
