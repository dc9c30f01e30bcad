"""A fight of SITS in a window for tests of what comes of it: driven by the rules, looked at by the seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.dice import Picker
from engine.rulesets.sits.ruleset import create
from gui.games.registry import overview, screen_module
from gui.presenters.new_game import new_game
from tests.helpers.open_window import settle

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from gui.window import MainWindow

RULES = create()


def begin(window: MainWindow, scenario: Mapping[str, Any], *, seed: int = 3, undo: str = "open") -> None:
    """Opens a game of a scenario that is not shipped, without a curtain."""
    card = overview("sits", scenario)
    specs = screen_module("sits").options_for(card.data)
    game = new_game(card, specs, seed=seed, curtain=False).with_choice("undo", undo)
    assert window.start_game(game)
    settle()


def drive(window: MainWindow, until: Callable[[Any], bool], *, lot: str = "x3", most: int = 500) -> None:
    """Has both sides play at random until the screen shows what is wanted."""
    rnd = Picker(lot)
    game = window.documents.current.game
    for _ in range(most):
        if until(window.screen_):
            settle()
            return
        state = game.bus.state
        commands = (RULES.sample(state, player, rnd) for player in state.players)
        command = next((each for each in commands if each is not None), None)
        assert command is not None, "the game came to its end first"
        game.bus.execute(command)
        settle(2)
    raise AssertionError("it did not come about")


def hits(screen: Any) -> int:
    """How many hits the open report walks."""
    panel = screen.damage.panel
    return 0 if panel.isHidden() or panel.report is None else len(panel.report.walks)
