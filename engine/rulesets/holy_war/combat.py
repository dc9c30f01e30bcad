"""Combats of a phase: which are due, their order, their beginning, and what the phase ends with.

Rules: VIII.when, VIII.separate, VIII.one-at-a-time, IX.opponent-handles.
Rulings: AMB.a10, AMB.a25, AMB.a39, AMB.a40.

Command: BeginCombat. `denial` and `rounds` carry a combat on, `ending` ends it.
"""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.dice import Dice
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.violation import Violation
from engine.mechanics.wording import listed
from engine.rulesets.holy_war.battle_state import Combat
from engine.rulesets.holy_war.book import book, note, rule
from engine.rulesets.holy_war.commands import BeginCombat
from engine.rulesets.holy_war.denial import went_on
from engine.rulesets.holy_war.movement import contested
from engine.rulesets.holy_war.phases import HOLY_AFTERMATH, SIDE_OF
from engine.rulesets.holy_war.starbuster import burst
from engine.rulesets.holy_war.starguards import asked
from engine.rulesets.holy_war.state import HolyWarState
from engine.rulesets.holy_war.victory import declared

WHEN = rule("VIII.when")
SEPARATE = rule("VIII.separate")
ONE_AT_A_TIME = rule("VIII.one-at-a-time")
NEUTRAL = rule("IX.opponent-handles")
DAMAGE_ENDS = rule("VIII.result.damage")


def opened(state: HolyWarState, _dice: Dice) -> Resolution[HolyWarState]:
    """VIII.when: a combat phase begins; its side chooses a level to fight for, and without any it passes."""
    side = SIDE_OF[state.phase]
    due = contested(state, side)
    state = replace(state, contested=due, fought=(), guarded=(), active=(side,) if due else ())
    if not due:
        return Resolution(state=state)
    where = listed(state.board.name(level) for level in due)
    return Resolution(state=state, events=(note(f"Combat is due in {where}.", WHEN),))


@book.check(BeginCombat, stage=Stage.TURN)
def level_is_contested(state: HolyWarState, command: BeginCombat) -> Iterator[Violation]:
    """VIII.when, VIII.one-at-a-time: a level with units of both, and no other combat unfinished."""
    if command.level not in state.contested:
        yield Violation(WHEN, "No combat is due there.", cells=(command.level,))
    elif state.combat is not None:
        where = state.board.name(state.combat.level)
        yield Violation(ONE_AT_A_TIME, f"The combat in {where} is fought to its end first.")


@book.resolve(BeginCombat)
def begin_combat(state: HolyWarState, command: BeginCombat, dice: Dice) -> Resolution[HolyWarState]:
    """VIII.separate: the phasing side attacks (AMB.a40); its enemy defends, a neutral StarGuard too.

    It reveals how many units are under the force counters of the level (AMB.a52).
    """
    side, level = command.player, command.level
    others = state.occupants(level) - {side}
    neutral = others == {None}
    combat = Combat(
        level=level,
        attacker=side,
        defender=state.other(side),
        neutral=neutral,
        system=state.has_star(level),
    )
    where = state.board.name(level)
    told = [note(f"Combat in {where}: the {side} attack.", SEPARATE)]
    if neutral:
        told.append(note(f"The {combat.defender} fight for the neutral StarGuard.", NEUTRAL))
    done = went_on(replace(state, combat=combat), dice, *told)
    return replace(done, reveals=True)


def aftermath(state: HolyWarState, _dice: Dice) -> Resolution[HolyWarState]:
    """A combat phase ends: the StarBuster works, damage goes (AMB.a10), victory is looked for, and
    StarGuards appear where systems were gained.
    """
    done = burst(state)
    state = done.state
    state = state.with_unit(*(replace(unit, damage=()) for unit in state.units.values() if unit.damage))
    if state.phase == HOLY_AFTERMATH:
        won = declared(state)
        done = Resolution(
            state=won.state, events=(*done.events, *won.events), reveals=done.reveals or won.reveals
        )
        state = won.state
    return replace(done, state=state if state.outcome is not None else asked(state))
