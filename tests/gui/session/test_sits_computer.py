"""The computer's captains at a window: options, and a duel that plays itself."""

from __future__ import annotations

import pytest

from engine import library
from engine.core.bus import UndoPolicy
from engine.core.game import new_game
from engine.core.session import Session
from gui.games.sits.opponent import opponent
from gui.games.sits.options import options_for
from gui.session.computer import Computers, Pace
from tests.helpers.sits import GREEN, RED

DUEL = next(each for each in library.scenarios("sits") if each["id"] == "destroyer-duel")


@pytest.fixture
def game():
    ruleset = library.create("sits")
    return new_game(ruleset, DUEL, {"turn_limit": 2}, seed=4, policy=UndoPolicy.OPEN)


@pytest.fixture
def computers(game, qtbot):
    made = Computers(
        (Session(game, side) for side in (GREEN, RED)), lambda n: opponent("casual", n), "casual"
    )
    yield made
    made.close()


def test_a_duel_offers_captains_and_an_exercise_none():
    assert [spec.name for spec in options_for(DUEL)][:2] == ["computer", "strength"]
    assert "computer" not in [spec.name for spec in options_for({"options": {"exercise": True}})]


def test_the_captains_of_both_sides_play_the_duel_to_its_end(game, computers, qtbot):
    failed: list[str] = []
    computers.failed.connect(failed.append)
    computers.pace = Pace.SKIP
    qtbot.waitUntil(lambda: game.bus.state.outcome is not None or bool(failed), timeout=60000)
    assert failed == []


def test_what_a_captain_was_about_stands_in_the_log_of_the_other_side(game, computers, qtbot):
    computers.pace = Pace.SKIP
    qtbot.waitUntil(lambda: game.bus.state.outcome is not None, timeout=60000)
    log = [event.text for entry in Session(game, RED).log() for event in entry.events]
    assert any(line.startswith("Green: turn 1: Swift ") for line in log)
