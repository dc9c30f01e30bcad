"""Luckships: 1 added to a die after it was rolled, if the owner wants.

Rules: XII.LS.bonus, XII.LS.optional, XII.LS.both.
Rulings: AMB.a13, AMB.a14, AMB.a48.

Command: UseLuck. A side is asked only where the added 1 changes the result, and whenever its enemy can't rule
out that a Luckship of it is there: a question put to owners alone would give away a hidden one.
"""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.event import Event
from engine.core.ids import PlayerId
from engine.core.rulebook import Stage
from engine.core.state import Decision
from engine.core.violation import Violation
from engine.rulesets.holy_war import tables
from engine.rulesets.holy_war.battle_state import Attempt, Combat, Shot
from engine.rulesets.holy_war.book import book, note, rule
from engine.rulesets.holy_war.commands import UseLuck
from engine.rulesets.holy_war.phases import LUCK
from engine.rulesets.holy_war.state import HolyWarState, Unit

BONUS = rule("XII.LS.bonus")
OPTIONAL = rule("XII.LS.optional")
BOTH = rule("XII.LS.both")
LUCKSHIP = "LS"


def luckship(state: HolyWarState, side: PlayerId) -> Unit | None:
    """A side's Luckship in the level being fought for, in a hidden Flight too (AMB.a14)."""
    if state.combat is None:
        return None
    there = state.units_in(state.combat.level)
    return next((unit for unit in there if unit.code == LUCKSHIP and unit.owner == side), None)


def suspected(state: HolyWarState, combat: Combat, side: PlayerId) -> bool:
    """Whether a Luckship of a side may be in the level, by what its enemy knows.

    It lies there face up; or it is face up nowhere and Flights are hidden.
    """
    shown = [unit for unit in state.of_side(side) if unit.code == LUCKSHIP and unit.shown]
    if shown:
        return any(unit.level == combat.level for unit in shown)
    return bool(combat.hidden(side))


def improves_shot(shot: Shot) -> bool:
    """Whether an added 1 changes what a roll on the Combat Results Table does."""
    here, there = (tables.combat_result(shot.differential, shot.die + n) for n in (0, 1))
    return here != there


def improves_attempt(attempt: Attempt) -> bool:
    """Whether an added 1 makes a capture of a boarding roll."""
    return tables.captures(attempt.odds, attempt.die) != tables.captures(attempt.odds, attempt.die + 1)


def question(side: PlayerId, die: int) -> Decision:
    """What a side is asked; it reads the same with a Luckship and without."""
    return Decision(owner=side, kind=LUCK, prompt=f"Does a Luckship add 1 to the die of {die}?")


@book.check(UseLuck, stage=Stage.TURN)
def luckship_is_there(state: HolyWarState, command: UseLuck) -> Iterator[Violation]:
    """XII.LS.bonus: in the level of the event, neither destroyed nor dispersed."""
    if command.use and state.combat is not None and luckship(state, command.player) is None:
        where = state.board.name(state.combat.level)
        yield Violation(BONUS, f"You have no Luckship in {where}.")


def used(state: HolyWarState, command: UseLuck) -> tuple[HolyWarState, tuple[Event, ...]]:
    """XII.LS.optional: the Luckship shows itself with what it does (AMB.a48), or nothing is known of it."""
    side = command.player
    ship = luckship(state, side) if command.use else None
    if ship is None:
        return state, (note(f"The {side} leave the die as it is.", OPTIONAL),)
    state = state.with_unit(replace(ship, shown=True))
    return state, (note(f"The Luckship of the {side} adds 1 to the die.", BONUS),)
