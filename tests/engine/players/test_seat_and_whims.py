"""What the opponents of all games share: how they look at the table, and how a casual one wavers."""

from __future__ import annotations

import pytest

from engine.core.dice import Picker
from engine.core.session import Session, new_game
from engine.players.seat import surveyed
from engine.players.whims import TRY, Whims
from engine.rulesets.star_control.commands import Survey
from engine.rulesets.star_control.state import ALLIANCE, StarControlState
from tests.helpers.star_control import RULES
from tests.helpers.toy import ToyState


@pytest.fixture
def game():
    return new_game(RULES, {}, seed=1)


def test_an_opponent_sees_what_its_side_may_know_and_learns_which_side_it_is(game):
    state, side = surveyed(Session(game, ALLIANCE), Survey, StarControlState)
    assert (state.players, side) == (game.players, ALLIANCE)


def test_an_opponent_plays_its_own_game_only(game):
    with pytest.raises(TypeError, match="its own game"):
        surveyed(Session(game, ALLIANCE), Survey, ToyState)


def test_each_thing_is_thought_of_once_until_the_moment_passes():
    whims = Whims(Picker("5"))
    whims.at((1, "movement"))
    first = [whims.once(f"move {n}") for n in range(400)]
    assert abs(sum(first) / 400 - TRY) < 0.1
    assert whims.thought_of("move 3")
    assert not any(whims.once(f"move {n}") for n in range(400))
    whims.at((1, "movement"))
    assert whims.thought_of("move 3")
    whims.at((1, "battle"))
    assert not whims.thought_of("move 3")


def test_what_is_left_is_not_thought_of_again():
    whims = Whims(Picker("5"))
    whims.leave("fire")
    assert whims.thought_of("fire")
    assert not whims.once("fire")
