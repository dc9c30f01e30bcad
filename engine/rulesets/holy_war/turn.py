"""The walk through a turn: what each phase does when it begins, and when a side is done with it.

The work is in the modules of the phases; here they are only called in the order of IV.sequence. No module
needs to move the game on itself: it empties `active` and `pending`, and `settled`, which follows every
command, goes to the next phase.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from engine.core.dice import Dice
from engine.core.flow import PhaseTable
from engine.core.ids import PhaseId, PlayerId
from engine.core.ruleset import Resolution
from engine.rulesets.holy_war import activation, combat, extended, movement, neutrals
from engine.rulesets.holy_war.book import book
from engine.rulesets.holy_war.commands import Proceed
from engine.rulesets.holy_war.phases import (
    ACTIVATION,
    AFTERMATHS,
    COMBATS,
    CYCLE,
    JUDGMENT,
    MOVEMENTS,
    SYSTEMS,
    TURN_END,
)
from engine.rulesets.holy_war.state import HolyWarState
from engine.rulesets.holy_war.victory import kept_watch

TABLE: PhaseTable[HolyWarState] = PhaseTable(
    CYCLE,
    {
        ACTIVATION: activation.opened,
        **dict.fromkeys(MOVEMENTS, movement.opened),
        **dict.fromkeys(COMBATS, combat.opened),
        **dict.fromkeys(AFTERMATHS, combat.aftermath),
        JUDGMENT: neutrals.opened,
        TURN_END: extended.turn_ended,
    },
)
_DONE: Mapping[PhaseId, Callable[[HolyWarState, PlayerId, Dice], Resolution[HolyWarState]]] = {
    ACTIVATION: activation.closed,
    **dict.fromkeys(MOVEMENTS, movement.closed),
    JUDGMENT: neutrals.passed,
}


@book.resolve(Proceed)
def proceed(state: HolyWarState, command: Proceed, dice: Dice) -> Resolution[HolyWarState]:
    """IV.sequence: a side is done with a phase."""
    return _DONE[state.phase](state, command.player, dice)


def settled(resolution: Resolution[HolyWarState], dice: Dice) -> Resolution[HolyWarState]:
    """What a command led to, with every phase that it brought to an end and begun."""
    resolution = replace(resolution, state=kept_watch(resolution.state))
    if resolution.state.phase == SYSTEMS:
        return resolution
    done = TABLE.settle(resolution, dice)
    return replace(done, state=kept_watch(done.state))
