"""What all movement has in common: who may move, where it must halt, attacks by entering.

To implement: II.level, VI.starguard-immobile, VI.equal-mobility, VI.all-may-move, VI.once-per-turn,
VI.face-down, VI.halt, VI.entry-is-attack, VI.jump.exclusive, IX.no-passage, IX.entry-attack,
IX.plus-five, XII.SG.static.
Rulings: AMB.a23, AMB.a43, AMB.a48, AMB.a49.

Shared checks for Jump, Warp, MoveStar and Scout; force counters are resolved to units here by `forces`.
"""

from dataclasses import replace

from engine.core.dice import Dice
from engine.core.ids import PlayerId
from engine.core.ruleset import Resolution
from engine.rulesets.holy_war.phases import SIDE_OF
from engine.rulesets.holy_war.state import HOLY_BAND, HolyWarState
from engine.rulesets.holy_war.victory import watched


def opened(state: HolyWarState, _dice: Dice) -> Resolution[HolyWarState]:
    """A movement phase begins: its side's units have not moved, and `origin` is where they are."""
    side = SIDE_OF[state.phase]
    mine = (replace(unit, moved=None, origin=unit.level) for unit in state.of_side(side))
    stars = {key: replace(star, moved=False) for key, star in state.stars.items()}
    state = replace(state.with_unit(*mine), stars=stars, active=(side,))
    return Resolution(state=watched(state) if side == HOLY_BAND else state)


def closed(state: HolyWarState, _player: PlayerId, _dice: Dice) -> Resolution[HolyWarState]:
    """The side has moved all that it wants to."""
    return Resolution(state=replace(state, active=()))
