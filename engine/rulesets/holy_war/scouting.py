"""Probe detection, an optional rule.

Rules: XII.P.plain, XII.P.detect, XII.P.detect.1-4, XII.P.detect.5, XII.P.detect.6.
Rulings: AMB.a10, AMB.a48.

Command: Scout. The Probe jumps or warps like any unit, with the dispersal die of an extended jump, and
looks when it has arrived.
"""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.violation import Violation
from engine.rulesets.holy_war.battle_state import Weapon
from engine.rulesets.holy_war.book import book, note, rule, whisper
from engine.rulesets.holy_war.commands import Scout
from engine.rulesets.holy_war.jumps import rolled
from engine.rulesets.holy_war.movement import arrived, by_warp, told
from engine.rulesets.holy_war.state import HolyWarState, Moved, Report

PLAIN = rule("XII.P.plain")
DETECT = rule("XII.P.detect")
RETURNS = rule("XII.P.detect.1-4")
HIT = rule("XII.P.detect.5")
LOST = rule("XII.P.detect.6")
PROBE = "P"
_HIT_ON, _LOST_ON = 5, 6


@book.check(Scout, stage=Stage.FORM)
def probes_may_look(state: HolyWarState, _command: Scout) -> Iterator[Violation]:
    """XII.P.plain: without the option a Probe can do nothing special."""
    if not state.options.probe_detection:
        yield Violation(PLAIN, "In this game Probes have no special ability.")


@book.check(Scout)
def unit_is_a_probe(state: HolyWarState, command: Scout) -> Iterator[Violation]:
    """XII.P.detect: a Probe, and nothing else."""
    unit = state.units.get(command.unit)
    if unit is not None and unit.code != PROBE:
        yield Violation(DETECT, "Only a Probe looks into a level.", pieces=(command.unit,))


@book.check(Scout)
def probe_goes_first_and_alone(state: HolyWarState, command: Scout) -> Iterator[Violation]:
    """XII.P.detect: before any other unit of its side is there."""
    goal = command.path[-1]
    if any(unit.owner == command.player for unit in state.units_in(goal)):
        text = f"Units of yours are in {state.board.name(goal)}: a Probe looks first, and alone."
        yield Violation(DETECT, text, cells=(goal,))


@book.resolve(Scout)
def scout(state: HolyWarState, command: Scout, dice: Dice) -> Resolution[HolyWarState]:
    """XII.P.detect: the Probe arrives, if it isn't dispersed, and a die says what comes of its look."""
    side, goal = command.player, command.path[-1]
    probe = state.units[command.unit]
    start = probe.level or ""
    how = "along warp lines" if by_warp(command) else "by a jump"
    seen = told(state, side, f"send a Probe {how}", start, goal, DETECT)
    events: list[Event] = [event for event in seen if event.rule == DETECT]
    state = arrived(state, side, (command.unit,), goal, Moved.SCOUT)
    state = state.with_unit(replace(state.units[command.unit], shown=True))
    if not by_warp(command):
        state, more = rolled(state, side, (probe,), len(command.path), dice)
        events += more
    if state.adrift:
        return Resolution(state=state, events=tuple(events))
    die = dice.roll(6, purpose="XII.P.detect").total
    state, found = _looked(state, command, start, die)
    return Resolution(state=state, events=(*events, *found), reveals=True)


def _looked(
    state: HolyWarState, command: Scout, start: str, die: int
) -> tuple[HolyWarState, tuple[Event, ...]]:
    side, goal = command.player, command.path[-1]
    where = state.board.name(goal)
    if die >= _LOST_ON:
        return state.without(command.unit), (note(f"The Probe is destroyed in {where}.", LOST),)
    report = look(state, command)
    text = f"In {where}: Starcruisers {report.starcruisers}, Field Generators {report.field_generators}."
    probe = state.units[command.unit]
    if die == _HIT_ON:
        damage = (*probe.damage, Weapon.ENERGY)
        state = state.with_unit(replace(probe, damage=damage))
        seen = note(f"The Probe detects, takes EW damage and stays in {where}.", HIT)
        number = HIT
    else:
        state = state.with_unit(replace(probe, level=start))
        seen = note(f"The Probe detects and returns to {state.board.name(start)}.", RETURNS)
        number = RETURNS
    state = replace(state, reports=(*state.reports, report))
    return state, (seen, whisper(side, text, number))


def look(state: HolyWarState, command: Scout) -> Report:
    """XII.P.detect.1-4: how many enemy Starcruisers and Field Generator Ships are in the level."""
    goal, enemy = command.path[-1], state.other(command.player)
    codes = [unit.code for unit in state.units_in(goal) if unit.owner == enemy]
    return Report(
        side=command.player,
        turn=state.turn,
        level=goal,
        starcruisers=codes.count("SC"),
        field_generators=codes.count("FGS"),
    )
