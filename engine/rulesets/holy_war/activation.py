"""Activation of forces: income, sealed purchases, and units that appear when both sides are done.

To implement: III.initial-activation, III.save-initial, III.then-turn-1, IV.income, VII.cost,
VII.complete, VII.saving, VII.placement, VII.pool, VII.income-systems, VII.income-base, VII.emergency,
VII.emergency.again, XII.mix.
Rulings: AMB.a20, AMB.a22, AMB.a26, AMB.a27, AMB.a35, AMB.a36, AMB.a44, AMB.a49.

Commands: Activate, Unactivate, PlaceStarGuard, Reopen, Proceed (check and `closed`; `turn` resolves it).
Questions: AskIncome, AskActivation.
"""

from dataclasses import replace

from engine.core.dice import Dice
from engine.core.flow import commit
from engine.core.ids import PlayerId
from engine.core.ruleset import Resolution
from engine.rulesets.holy_war.state import HolyWarState


def opened(state: HolyWarState, _dice: Dice) -> Resolution[HolyWarState]:
    """The phase begins: income from the second turn on, and captured points; both sides act."""
    return Resolution(state=replace(state, active=state.players))


def closed(state: HolyWarState, player: PlayerId, _dice: Dice) -> Resolution[HolyWarState]:
    """A side is done; when both are, what was sealed appears on the map face down."""
    return Resolution(state=commit(state, player))
