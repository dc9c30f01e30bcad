"""Pieces and money set as the table has them, where no referee holds to the rules."""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.dice import Dice
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.state import Enforcement
from engine.core.violation import Violation
from engine.rulesets.star_control.battle.challenge import BAT_NO_STACK, TAC_MAP
from engine.rulesets.star_control.battle.profile import battle_of, title
from engine.rulesets.star_control.book import book, note, rule, starbucks
from engine.rulesets.star_control.commands import SetFleet, SetMoney, SetUnit
from engine.rulesets.star_control.economy import EQ_STARBUCKS
from engine.rulesets.star_control.fleets import FLEET_DEF, FLEET_STACK
from engine.rulesets.star_control.galaxy import GAL_HAZARD, GAL_MAP
from engine.rulesets.star_control.hexes import holds, name_of
from engine.rulesets.star_control.state import Kind, StarControlState

EQ_COUNTERS = rule("EQ.counters")
_MOST = 9999


def no_referee_is_at_the_table(
    state: StarControlState, _command: SetFleet | SetUnit | SetMoney
) -> Iterator[Violation]:
    """EQ.counters: with a referee counters are only moved by the rules."""
    if state.enforcement is Enforcement.REFEREE:
        yield Violation(EQ_COUNTERS, "With a referee at the table nothing is set by hand.")
    elif state.outcome is not None:
        yield Violation(EQ_COUNTERS, f"The game is over: {state.outcome.reason}")


book.check(SetFleet, stage=Stage.TURN)(no_referee_is_at_the_table)
book.check(SetUnit, stage=Stage.TURN)(no_referee_is_at_the_table)
book.check(SetMoney, stage=Stage.TURN)(no_referee_is_at_the_table)


@book.check(SetFleet, stage=Stage.FORM)
def fleet_and_hex_exist(state: StarControlState, command: SetFleet) -> Iterator[Violation]:
    """FLEET.def, GAL.hex-map: a Fleet and a hex of the starmap; not while it fights."""
    if command.fleet not in state.fleets:
        yield Violation(FLEET_DEF, f"There is no Fleet {command.fleet}.")
    if not holds(state.board, command.cell):
        yield Violation(GAL_MAP, f"There is no hex {name_of(command.cell)} on the starmap.")
    if state.battle is not None:
        yield Violation(FLEET_DEF, "Fleets stay where they are during a battle.")


@book.check(SetFleet)
def fleet_may_be_there(state: StarControlState, command: SetFleet) -> Iterator[Violation]:
    """GAL.hazard, FLEET.stack: what no Fleet may do."""
    where = name_of(command.cell)
    if state.sectors[command.cell].kind is Kind.HAZARD:
        yield Violation(GAL_HAZARD, f"{where} is a Hazard: no ship may enter it.")
    if state.holder(command.cell) not in (None, state.fleets[command.fleet].owner):
        yield Violation(FLEET_STACK, f"An enemy Fleet is in {where}.")


@book.resolve(SetFleet)
def set_fleet(state: StarControlState, command: SetFleet, _dice: Dice) -> Resolution[StarControlState]:
    """The Fleet stands there."""
    fleet = replace(state.fleets[command.fleet], cell=command.cell)
    text = f"Fleet {fleet.id} is set down in {name_of(command.cell)} by hand."
    return Resolution(state=state.with_fleet(fleet), events=(note(text, EQ_COUNTERS, fleet.id),))


@book.check(SetUnit, stage=Stage.FORM)
def ship_and_hex_exist(state: StarControlState, command: SetUnit) -> Iterator[Violation]:
    """TAC.map: a ship of the battle, a hex of the tactical map, damage that can be."""
    if state.battle is None or command.unit not in state.battle.units:
        yield Violation(EQ_COUNTERS, f"There is no ship {command.unit} in a battle.")
    if command.cell is not None and not holds(state.arena, command.cell):
        yield Violation(TAC_MAP, f"There is no hex {name_of(command.cell)} on the tactical map.")
    if command.damage is not None and not 0 <= command.damage <= _MOST:
        yield Violation(EQ_COUNTERS, f"Damage is 0 to {_MOST}, not {command.damage}.")


@book.check(SetUnit)
def hex_is_free(state: StarControlState, command: SetUnit) -> Iterator[Violation]:
    """BAT.no-stack: one ship in a hex."""
    battle = battle_of(state)
    others = {m.cell for m in battle.units.values() if m.id != command.unit}
    if command.cell is not None and command.cell in others | battle.closed(state.arena):
        yield Violation(BAT_NO_STACK, f"{name_of(command.cell)} is taken.", cells=(command.cell,))


@book.resolve(SetUnit)
def set_unit(state: StarControlState, command: SetUnit, _dice: Dice) -> Resolution[StarControlState]:
    """The ship is as the table has it."""
    battle = battle_of(state)
    member = battle.units[command.unit]
    member = replace(
        member,
        cell=command.cell or member.cell,
        damage=member.damage if command.damage is None else command.damage,
    )
    text = f"{title(member)} is set by hand: {name_of(member.cell or '')}, damage {member.damage}."
    state = replace(state, battle=battle.with_unit(member))
    return Resolution(state=state, events=(note(text, EQ_COUNTERS, member.id),))


@book.check(SetMoney, stage=Stage.FORM)
def sum_is_a_sum(state: StarControlState, command: SetMoney) -> Iterator[Violation]:
    """EQ.starbucks: whole tokens, of one of the two sides."""
    if command.side not in state.players:
        yield Violation(EQ_STARBUCKS, f"{command.side} is no side of this game.")
    if not 0 <= command.amount <= _MOST:
        yield Violation(EQ_STARBUCKS, f"A side has 0 to {_MOST} Starbucks, not {command.amount}.")


@book.resolve(SetMoney)
def set_money(state: StarControlState, command: SetMoney, _dice: Dice) -> Resolution[StarControlState]:
    """The side has so many tokens."""
    side = next(player for player in state.players if player == command.side)
    state = replace(state, money={**state.money, side: command.amount})
    text = f"The {side} is set to {starbucks(command.amount)} by hand."
    return Resolution(state=state, events=(note(text, EQ_STARBUCKS),))
