"""Pieces set as the table has them, with the adviser or without a referee.

Commands: SetUnit, SetStar, SetCrew, SetMarker. What is set by hand stays within what a position can be: no
second StarGuard in a level, no unit taken out of a combat.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeAlias

from engine.core.dice import Dice
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.state import Enforcement
from engine.core.table import ENFORCEMENT
from engine.core.violation import Violation
from engine.rulesets.holy_war import tables
from engine.rulesets.holy_war.battle_state import Weapon
from engine.rulesets.holy_war.book import book, note, points, rule, whisper
from engine.rulesets.holy_war.commands import SetCrew, SetMarker, SetStar, SetUnit
from engine.rulesets.holy_war.knowledge import resolve
from engine.rulesets.holy_war.state import SIDES, SUNTHROWERS, HolyWarState, Unit

II_LEVEL = rule("II.level")
II_SYSTEMS = rule("II.systems")
VII_SAVING = rule("VII.saving")
DAMAGE = rule("VIII.result.damage")
LIMITS = rule("IX.marker-limits")
STARGUARD = rule("XII.SG.static")
SG_ONE = rule("XII.SG.one")
STAR_ONLY = rule("VI.star.sunthrower-only")
STAR_RATE = rule("VI.star.rate")
MOST_CREW = 9999


Edit: TypeAlias = SetUnit | SetStar | SetCrew | SetMarker


def _no_referee_is_at_the_table(state: HolyWarState, _command: Edit) -> Iterator[Violation]:
    """With a referee counters are only moved by the rules."""
    if state.enforcement is Enforcement.REFEREE:
        yield Violation(ENFORCEMENT, "With a referee at the table nothing is set by hand.")
    elif state.outcome is not None:
        yield Violation(ENFORCEMENT, f"The game is over: {state.outcome.reason}")


_KINDS: tuple[type[Edit], ...] = (SetUnit, SetStar, SetCrew, SetMarker)
for _kind in _KINDS:
    book.check(_kind, stage=Stage.TURN)(_no_referee_is_at_the_table)


def _meant(state: HolyWarState, command: SetUnit) -> Unit | None:
    """The unit: one's own, a StarGuard, or one of the enemy's that lies face up, by its alias."""
    key = resolve(state, command.player, command.unit)
    return None if key is None else state.units[key]


def _waiting(state: HolyWarState) -> bool:
    """Whether a combat or a decision is due that counters set elsewhere could leave without an answer."""
    return state.combat is not None or bool(state.contested or state.adrift or state.pending)


@book.check(SetUnit, stage=Stage.FORM)
def unit_can_be_set(state: HolyWarState, command: SetUnit) -> Iterator[Violation]:
    """II.level, VIII.result.damage: a unit in play, a level of the map, and damage that doesn't destroy."""
    unit = _meant(state, command)
    if unit is None or unit.level is None:
        yield Violation(II_LEVEL, f"You see no unit {command.unit} on the map.")
    if command.level is not None:
        yield from _level_can_be_set(state, command.level)
    if unit is not None and unit.is_starguard and command.level not in (None, unit.level):
        guard = state.starguard(command.level or "")
        if guard is not None:
            yield Violation(SG_ONE, f"{state.board.name(command.level or '')} has a StarGuard already.")
    damage = command.damage or ()
    if len(damage) >= tables.number("limits", "damage") or not {*damage} <= {*Weapon}:
        yield Violation(DAMAGE, "A unit in play has at most two damage markers.")


def _level_can_be_set(state: HolyWarState, level: str) -> Iterator[Violation]:
    if not state.board.holds(level):
        yield Violation(II_LEVEL, f"The map has no level {level}.")
    if _waiting(state):
        yield Violation(II_LEVEL, "Counters stay where they are while a combat or a decision is due.")


@book.check(SetUnit)
def unit_may_be_there(state: HolyWarState, command: SetUnit) -> Iterator[Violation]:
    """XII.SG.static: what no StarGuard does."""
    unit = _meant(state, command)
    if unit is not None and unit.is_starguard and command.level not in (None, unit.level):
        yield Violation(STARGUARD, "A StarGuard is never moved.", pieces=(unit.id,))


@book.resolve(SetUnit)
def set_unit(state: HolyWarState, command: SetUnit, _dice: Dice) -> Resolution[HolyWarState]:
    """The unit is as the table has it; set down elsewhere it is out of its force."""
    unit = _meant(state, command)
    if unit is None:
        return Resolution(state=state)
    there = command.level in (None, unit.level)
    damage = unit.damage if command.damage is None else command.damage
    level = command.level or unit.level or ""
    state = state.with_unit(replace(unit, level=level, damage=damage, force=unit.force if there else None))
    whose = f"of the {unit.owner}" if unit.owner else "of the neutrals"
    text = f"A counter {whose} is set by hand in {state.board.name(level)}."
    return Resolution(state=state, events=(note(text, II_LEVEL),))


@book.check(SetStar, stage=Stage.FORM)
def star_can_be_set(state: HolyWarState, command: SetStar) -> Iterator[Violation]:
    """II.systems: a star of this game, a level of the map, and no two stars in one.

    The Sunthrowers set stars: the Holy Band does not know where all of them are.
    """
    if command.player != SUNTHROWERS:
        yield Violation(STAR_ONLY, "Only the Sunthrowers know where every star is, and set them.")
        return
    if command.star not in state.stars:
        yield Violation(II_SYSTEMS, f"There is no {command.star}.")
    yield from _level_can_be_set(state, command.level)
    there = state.star_in(command.level)
    if there is not None and there.id != command.star:
        yield Violation(STAR_RATE, f"Another star is in {state.board.name(command.level)}.")


@book.resolve(SetStar)
def set_star(state: HolyWarState, command: SetStar, _dice: Dice) -> Resolution[HolyWarState]:
    """The star is there; face down with a Pressorship, and then its side alone reads where (AMB.a48)."""
    star = replace(state.stars[command.star], level=command.level)
    state = state.with_star(star)
    text = f"The {star.id} is set by hand in {state.board.name(command.level)}."
    if not state.being_moved(star):
        return Resolution(state=state, events=(note(text, II_SYSTEMS, star.id),))
    events = (note(f"The {star.id} is set by hand.", II_SYSTEMS), whisper(command.player, text, II_SYSTEMS))
    return Resolution(state=state, events=events)


@book.check(SetCrew, stage=Stage.FORM)
def sum_is_a_sum(_state: HolyWarState, command: SetCrew) -> Iterator[Violation]:
    """VII.saving: whole crew points."""
    if not 0 <= command.amount <= MOST_CREW:
        yield Violation(VII_SAVING, f"A side has 0 to {MOST_CREW} crew points, not {command.amount}.")


@book.resolve(SetCrew)
def set_crew(state: HolyWarState, command: SetCrew, _dice: Dice) -> Resolution[HolyWarState]:
    """The side has so many crew points; the other one reads only that they were set."""
    side = command.player
    state = replace(state, crew={**state.crew, side: command.amount})
    events = (
        note(f"The crew points of the {side} are set by hand.", VII_SAVING),
        whisper(side, f"You have {points(command.amount)} now.", VII_SAVING),
    )
    return Resolution(state=state, events=events)


@book.check(SetMarker, stage=Stage.FORM)
def marker_can_stand_there(_state: HolyWarState, command: SetMarker) -> Iterator[Violation]:
    """IX.marker-limits: a side's marker, on a space of the chart."""
    low, high = (tables.number("limits", f"{end} standing") for end in ("lowest", "highest"))
    if command.side not in SIDES:
        yield Violation(LIMITS, f"{command.side} has no marker on the Neutrals Chart.")
    if not low <= command.standing <= high:
        yield Violation(LIMITS, f"The chart goes from {low} to +{high}, not to {command.standing}.")


@book.resolve(SetMarker)
def set_marker(state: HolyWarState, command: SetMarker, _dice: Dice) -> Resolution[HolyWarState]:
    """The marker stands there; nobody gets an allotment for it."""
    side = next(side for side in SIDES if side == command.side)
    markers = {**state.neutrals.markers, side: command.standing}
    state = replace(state, neutrals=replace(state.neutrals, markers=markers))
    text = f"The marker of the {side} is set by hand to {command.standing:+d}."
    return Resolution(state=state, events=(note(text, LIMITS),))
