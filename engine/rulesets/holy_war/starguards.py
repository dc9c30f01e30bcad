"""StarGuards that appear at the end of a combat phase, or are declined.

Rules: XII.SG.control, XII.SG.one, XII.SG.free, XII.SG.decline, XII.SG.permanent.
Rulings: AMB.a26, AMB.a27.

Command: AnswerStarGuard. `asked` is part of the aftermath of each combat phase.
"""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.dice import Dice
from engine.core.flow import answered, ask
from engine.core.ids import PlayerId
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.state import Decision
from engine.core.violation import Violation
from engine.rulesets.holy_war.book import book, note, rule
from engine.rulesets.holy_war.commands import AnswerStarGuard
from engine.rulesets.holy_war.phases import SIDE_OF, STARGUARD
from engine.rulesets.holy_war.state import HolyWarState, new_unit, spare_starguards

FREE = rule("XII.SG.free")
DECLINE = rule("XII.SG.decline")


def due(state: HolyWarState, side: PlayerId) -> tuple[str, ...]:
    """The systems with their stars and without a StarGuard that a side holds alone, and has not answered
    about at the end of this phase; none when all its StarGuards are on the map (AMB.a26).
    """
    if not spare_starguards(state, side):
        return ()
    return tuple(
        level
        for level in state.board.systems
        if level not in state.guarded and state.starguard(level) is None and state.holds_system(side, level)
    )


def asked(state: HolyWarState) -> HolyWarState:
    """The state in which the next owner of a system without a StarGuard is asked, the phasing side first."""
    first = SIDE_OF[state.phase]
    for side in (first, state.other(first)):
        for level in due(state, side)[:1]:
            prompt = f"Place a StarGuard in {state.board.name(level)}, or decline it?"
            return ask(state, Decision(owner=side, kind=STARGUARD, prompt=prompt))
    return state


@book.check(AnswerStarGuard, stage=Stage.TURN)
def system_was_gained(state: HolyWarState, command: AnswerStarGuard) -> Iterator[Violation]:
    """XII.SG.free: a system with its star that the side holds alone, without a StarGuard."""
    if not state.pending or command.level not in due(state, command.player)[:1]:
        yield Violation(FREE, "No StarGuard appears there now.", cells=(command.level,))


@book.resolve(AnswerStarGuard)
def answer_starguard(state: HolyWarState, command: AnswerStarGuard, _dice: Dice) -> Resolution[HolyWarState]:
    """XII.SG.free, XII.SG.decline: it marks who controls the system (XII.SG.control), or is left out."""
    side, level = command.player, command.level
    where = state.board.name(level)
    state = replace(answered(state), guarded=(*state.guarded, level))
    if not command.place:
        told = note(f"The {side} decline a StarGuard in {where}.", DECLINE)
        return Resolution(state=asked(state), events=(told,))
    guard = new_unit(spare_starguards(state, side)[0], side, level)
    told = note(f"A StarGuard of the {side} appears in {where}.", FREE, guard.id)
    return Resolution(state=asked(state.with_unit(guard)), events=(told,))
