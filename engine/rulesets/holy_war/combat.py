"""Combats of a phase: which are due, their order, their beginning and end.

To implement: VIII.when, VIII.until, VIII.separate, VIII.one-at-a-time, VIII.2.remove,
VIII.7.end-or-repeat, VIII.1.committed, IX.opponent-handles.
Rulings: AMB.a25, AMB.a38, AMB.a39, AMB.a40.

Command: BeginCombat. `finished` writes `Fought`, calls `conquest.settled`, turns survivors face down.
"""

from dataclasses import replace

from engine.core.dice import Dice
from engine.core.ruleset import Resolution
from engine.rulesets.holy_war.phases import HOLY_AFTERMATH
from engine.rulesets.holy_war.state import HolyWarState
from engine.rulesets.holy_war.victory import declared


def opened(state: HolyWarState, _dice: Dice) -> Resolution[HolyWarState]:
    """A combat phase begins: `contested` is found, and its side chooses; without any it passes by."""
    return Resolution(state=replace(state, contested=(), fought=(), guarded=(), active=()))


def aftermath(state: HolyWarState, _dice: Dice) -> Resolution[HolyWarState]:
    """A combat phase ends: damage goes, the StarBuster works, StarGuards appear, victory is looked for."""
    return declared(state) if state.phase == HOLY_AFTERMATH else Resolution(state=state)
