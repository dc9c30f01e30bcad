"""Figures of the kernel alone, measured on the toy rule set, whose own rules cost next to nothing."""

import pathlib
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from engine.core.bus import CommandBus, UndoPolicy
from engine.core.save import load, save
from engine.core.session import Game, new_game
from engine.core.store import Shelf
from tests.bench.harness import Bench, timed
from tests.helpers.sealed import guard
from tests.helpers.toy import EAST, LONG_SCENARIO, WEST, Commit, Hold, Move, Plot, Toy, rulesets
from tests.helpers.toy_games import undo_by_its_player

COMMANDS = 5000


def long_game(store: Shelf | None = None) -> Game:
    """A game of 5,000 commands in which nobody gets anywhere."""
    game = new_game(Toy(), LONG_SCENARIO, seed=1, policy=UndoPolicy.OPEN, store=store)
    while game.bus.seq < COMMANDS:
        play_turn(game.bus)
    return game


def play_turn(bus: CommandBus) -> None:
    """Eight commands, the last of which rolls."""
    for kind in (lambda p: Plot(player=p, speed=0), lambda p: Commit(player=p)):
        for player in (WEST, EAST):
            bus.execute(kind(player))
    for _ in range(2):
        bus.execute(Move(player=bus.state.active[0], steps=0))
    for player in (WEST, EAST):
        bus.execute(Hold(player=player))


@contextmanager
def shelf() -> Iterator[Shelf]:
    """A shelf that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        yield Shelf(pathlib.Path(folder))


def overhead() -> list[float]:
    """Milliseconds that the bus adds to a command's own check and apply."""
    game = long_game()
    rules, state, plot = game.ruleset, game.bus.state, Plot(player=WEST, speed=1)
    bare = timed(lambda: (rules.check(state, plot), rules.apply(state, plot, None)), 400)
    whole = timed(lambda: game.bus.execute(plot), 400)
    return [all_of_it - own for all_of_it, own in zip(sorted(whole), sorted(bare), strict=True)]


def undo() -> list[float]:
    """Milliseconds of an undo, 5,000 commands deep."""
    game = long_game()
    return timed(lambda: undo_by_its_player(game.bus), 400)


def autosave() -> list[float]:
    """Milliseconds of a command with everything that comes with it, 5,000 commands deep, on a shelf."""
    with shelf() as store:
        game = long_game(store)
        return timed(lambda: game.bus.execute(Plot(player=WEST, speed=1)), 200)


def autosave_sealed() -> list[float]:
    """The same where both sides have a passphrase, late in a long writing: the order is sealed as well."""
    with shelf() as store:
        game = long_game(store)
        guard(game)
        for _ in range(200):
            game.bus.execute(Plot(player=EAST, speed=1))
        return timed(lambda: game.bus.execute(Plot(player=WEST, speed=1)), 200)


def autosave_undo() -> list[float]:
    """The same for an undo."""
    with shelf() as store:
        game = long_game(store)
        return timed(lambda: undo_by_its_player(game.bus), 200)


def autosave_copy() -> list[float]:
    """Milliseconds of the older generation that a new turn leaves behind, 5,000 commands deep."""
    with shelf() as store:
        game = long_game(store)
        begins = next(step for step in game.bus.journal[::-1] if step.after.turn != step.before.turn)

        def once() -> None:
            game._autosave._copied = 0
            game._autosave._copy(begins)

        return timed(once, 40)


def save_and_reload() -> list[float]:
    """Seconds of writing 5,000 commands and reading them back."""
    game = long_game()
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "game.hexsave")

        def both() -> None:
            save(path, game.header, game.bus)
            if load(path, rulesets).bus.state != game.bus.state:
                raise RuntimeError("the reloaded game is another one")

        return [took / 1000 for took in timed(both, 7, warm_up=1)]


BENCHES = (
    Bench("kernel: what the bus adds to a command", 0.1, None, "ms", overhead),
    Bench("kernel: undo, 5,000 commands deep", 0.1, None, "ms", undo),
    Bench("kernel: a command with its autosave, 5,000 deep", 10, None, "ms", autosave),
    Bench("kernel: the same sealed, 200 to 400 orders into a writing", 10, None, "ms", autosave_sealed),
    Bench("kernel: an undo with its autosave, 5,000 deep", 10, None, "ms", autosave_undo),
    Bench("kernel: the generation that a new turn leaves, 5,000 deep", 30, None, "ms", autosave_copy),
    Bench("kernel: save and reload 5,000 toy commands", 1.5, None, "s", save_and_reload),
)
