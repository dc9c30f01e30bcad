"""Toy games in the positions that kernel tests start from."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.core.bus import CommandBus, UndoPolicy
from engine.core.dice import NoDice, RecordingDice, scripted
from engine.core.flow import commit
from engine.core.ruleset import Resolution
from tests.helpers.toy import EAST, STRIP_SCENARIO, TABLE, WEST, Hold, Move, Toy, ToyState


def clear(mines: int = 2, scenario: Any = STRIP_SCENARIO) -> ToyState:
    """The first position on a clear day, both sides plotting."""
    return Toy().setup(scenario, {"mines": mines}, RecordingDice(scripted((6,))))


def fresh(
    *, seed: int = 1, policy: UndoPolicy = UndoPolicy.STANDARD, rules: Toy | None = None
) -> CommandBus[ToyState]:
    """A game not yet begun."""
    return CommandBus(rules or Toy(), clear(), seed=seed, policy=policy)


def to_move(
    *,
    enemy_mine: int | None = None,
    apart: int | None = None,
    seed: int = 1,
    policy: UndoPolicy = UndoPolicy.STANDARD,
    rules: Toy | None = None,
) -> CommandBus[ToyState]:
    """Speeds of 1 are revealed; it is west's move."""
    state = clear()
    for player in (WEST, EAST):
        state = state.with_runner(replace(state.runners[player], speed=1))
        state = commit(state, player)
    if apart is not None:
        state = state.with_runner(replace(state.runners[EAST], cell=state.runners[WEST].cell + apart))
    if enemy_mine is not None:
        state = replace(state, mines={EAST: frozenset({enemy_mine})})
    start = TABLE.settle(Resolution(state=state), NoDice()).state
    return CommandBus(rules or Toy(), start, seed=seed, policy=policy)


def to_shoot(
    *,
    seed: int = 1,
    policy: UndoPolicy = UndoPolicy.STANDARD,
    mines: int = 2,
    foggy: bool = False,
    apart: int = 2,
) -> CommandBus[ToyState]:
    """The runners have moved and stand so far apart; west may shoot."""
    state = to_move(apart=apart).state
    rules = Toy()
    for command in (Move(player=WEST, steps=0), Move(player=EAST, steps=0)):
        state = rules.apply(state, command, NoDice()).state
    return CommandBus(rules, replace(state, foggy=foggy), seed=seed, policy=policy)


def turn_over(bus: CommandBus[ToyState]) -> None:
    """Both hold fire."""
    for player in (WEST, EAST):
        bus.execute(Hold(player=player))


def undo_by_its_player(bus: CommandBus[ToyState]) -> None:
    """Takes the last command back as the player who gave it."""
    bus.undo(bus.journal[-1].command.player)
