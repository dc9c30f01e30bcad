"""Dispersed units: adrift until the opponent places them.

Rules: VI.jump.dispersal-placement, VIII.result.disp, VIII.note1.starguard.
Rulings: AMB.a03, AMB.a48.

Command: PlaceDispersed. `adrift` starts a batch and asks; a StarGuard is never in it. Jumps and combat call
it; combat goes on from `rounds.resumed` when nobody is adrift.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.flow import answered, ask
from engine.core.ids import PieceId, PlayerId
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.state import Decision
from engine.core.violation import Violation
from engine.rulesets.holy_war.battle_state import Adrift
from engine.rulesets.holy_war.book import book, note, rule
from engine.rulesets.holy_war.commands import PlaceDispersed
from engine.rulesets.holy_war.phases import PLACING
from engine.rulesets.holy_war.state import HolyWarState

PLACEMENT = rule("VI.jump.dispersal-placement")
RESULT = rule("VIII.result.disp")


def adrift(state: HolyWarState, units: Iterable[PieceId], placer: PlayerId, *, seen: bool) -> HolyWarState:
    """The state with units of one side dispersed together, and their opponent asked to place them.

    Args:
        state: the position.
        units: who is dispersed; StarGuards among them stay where they are (VIII.note1.starguard).
        placer: the opponent.
        seen: dispersed in combat, so that the placer knows what they are (AMB.a48).
    """
    gone = [state.units[key] for key in units if not state.units[key].is_starguard]
    batch = 1 + max((entry.batch for entry in state.adrift), default=0)
    more = tuple(Adrift(unit=unit.id, placer=placer, seen=seen, batch=batch) for unit in gone)
    state = state.with_unit(*(replace(unit, level=None, force=None, shown=False) for unit in gone))
    return _asked(replace(state, adrift=(*state.adrift, *more)))


def free_levels(state: HolyWarState) -> tuple[str, ...]:
    """Where the first unit adrift may be placed: levels empty of units, and none for two of a batch."""
    taken = state.adrift[0].taken if state.adrift else ()
    held = {unit.level for unit in state.units.values()}
    return tuple(level for level in state.board.levels if level not in held and level not in taken)


def _asked(state: HolyWarState) -> HolyWarState:
    """One decision at a time, for whoever places the first of the units adrift."""
    waiting = state.pending[-1].kind if state.pending else None
    if not state.adrift or waiting == PLACING:
        return state
    placer = state.adrift[0].placer
    mine = sum(entry.placer == placer for entry in state.adrift)
    text = "Place the dispersed unit of the" if mine == 1 else f"Place {mine} dispersed units of the"
    prompt = f"{text} {state.other(placer)} in an empty level."
    return ask(state, Decision(owner=placer, kind=PLACING, prompt=prompt))


@book.check(PlaceDispersed, stage=Stage.FORM)
def level_exists(state: HolyWarState, command: PlaceDispersed) -> Iterator[Violation]:
    """II.level: a level of the map."""
    if not state.board.holds(command.level):
        yield Violation(rule("II.level"), f"The map has no level {command.level}.")


@book.check(PlaceDispersed)
def level_is_empty(state: HolyWarState, command: PlaceDispersed) -> Iterator[Violation]:
    """VI.jump.dispersal-placement, VIII.result.disp: a level empty of units, another one for each."""
    if not state.adrift:
        return
    where, first = state.board.name(command.level), state.adrift[0]
    number = RESULT if first.seen else PLACEMENT
    if not state.is_empty(command.level):
        yield Violation(number, f"{where} is not empty of units.", cells=(command.level,))
    elif command.level in first.taken:
        text = f"A unit dispersed together with this one was placed in {where}."
        yield Violation(number, text, cells=(command.level,))


@book.resolve(PlaceDispersed)
def place_dispersed(state: HolyWarState, command: PlaceDispersed, dice: Dice) -> Resolution[HolyWarState]:
    """VI.jump.dispersal-placement: the unit lies face down there; the next one is asked for, if any."""
    first, *rest = state.adrift
    state = answered(state).with_unit(replace(state.units[first.unit], level=command.level))
    rest = [
        replace(entry, taken=(*entry.taken, command.level)) if entry.batch == first.batch else entry
        for entry in rest
    ]
    state = _asked(replace(state, adrift=tuple(rest)))
    text = f"The {command.player} place a dispersed unit in {state.board.name(command.level)}."
    placed = note(text, RESULT if first.seen else PLACEMENT)
    if state.adrift or state.combat is None:
        return Resolution(state=state, events=(placed,))
    return _resumed(state, dice, placed)


def _resumed(state: HolyWarState, dice: Dice, *events: Event) -> Resolution[HolyWarState]:
    """The combat goes on; it is told late, for combat itself disperses units."""
    from engine.rulesets.holy_war.rounds import resumed

    after = resumed(state, dice)
    return replace(after, events=(*events, *after.events))
