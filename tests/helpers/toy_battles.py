"""Toy games that have gone on for a while: two sides that run at each other without mines, and shoot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.bus import UndoPolicy
from engine.core.game import Game, new_game
from engine.core.session import Session
from tests.helpers.toy import EAST, STRIP_SCENARIO, WEST, Commit, Hold, Move, Plot, Toy

if TYPE_CHECKING:
    from engine.core.store import Shelf

SIDES = (WEST, EAST)


def open_strip(
    *,
    seed: int = 7,
    policy: UndoPolicy = UndoPolicy.STANDARD,
    store: Shelf | None = None,
    mines: int = 0,
    **options: Any,
) -> Game:
    """A game not yet begun in which nobody has a mine, unless it is said otherwise."""
    return new_game(Toy(), STRIP_SCENARIO, {"mines": mines, **options}, seed=seed, policy=policy, store=store)


def plot(game: Game, speed: int = 0) -> None:
    """Both sides plot a speed and commit."""
    for player in SIDES:
        game.bus.execute(Plot(player=player, speed=speed))
    for player in SIDES:
        game.bus.execute(Commit(player=player))


def turn(game: Game, steps: int = 0) -> None:
    """A whole turn of eight commands: both run towards each other and hold fire. The last one rolls."""
    plot(game, abs(steps))
    while game.bus.state.phase == "move":
        player = game.bus.state.active[0]
        game.bus.execute(Move(player=player, steps=steps if player == WEST else -steps))
    for player in SIDES:
        game.bus.execute(Hold(player=player))


def seats(game: Game) -> tuple[Session, Session]:
    """The seats of west and east."""
    return Session(game, WEST), Session(game, EAST)


def to_the_end(game: Game) -> None:
    """Turns without a step until the turns have run out."""
    while game.bus.state.outcome is None:
        turn(game)
