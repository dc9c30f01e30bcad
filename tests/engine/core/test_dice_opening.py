"""A game given up for good, so that its dice can be checked."""

from __future__ import annotations

import json
import random

import pytest

from engine import library
from engine.core import table
from engine.core.bus import Barrier, Rejected, UndoPolicy
from engine.core.dice_opening import OPENING, OpenDice, given_up
from engine.core.dice_record import opened
from engine.core.game import load_game, new_game
from engine.core.session import Session
from tests.helpers.toy import EAST, WEST, Plot, rulesets
from tests.helpers.toy_battles import open_strip, seats, turn

GIVE_UP = OpenDice(player=WEST, agreed="both")


def given_up_game(**more):
    game = open_strip(**more)
    turn(game)
    assert Session(game, WEST).give(GIVE_UP) == ()
    return game


def test_a_game_that_is_given_up_is_over_and_nobody_has_won_it():
    game = given_up_game()
    state = game.bus.state
    assert (state.outcome.winner, state.active, state.pending) == (None, (), ())
    assert given_up(state)
    _, east = seats(game)
    assert east.log()[-1].events[0].text == "The game is given up and its dice are opened (agreed: both)."


def test_its_seed_is_opened_with_every_roll():
    game = given_up_game(seed=99)
    record = json.loads(opened(game).json())
    assert record["seeds"][-1]["seed"] == "99"
    assert len(record["rolls"]) > 1


@pytest.mark.parametrize("policy", list(UndoPolicy))
def test_it_is_never_taken_back(policy):
    game = given_up_game(policy=policy)
    for player in (WEST, EAST):
        assert not game.bus.can_undo(player)
        assert game.bus.undo_barrier(player) is Barrier.REVEAL
        assert not Session(game, player).update().can_undo


def test_nothing_is_played_with_dice_that_are_known():
    game = given_up_game()
    done = game.bus.execute(Plot(player=WEST, speed=1))
    assert isinstance(done, Rejected)
    assert OPENING in {violation.rule for violation in done.violations}
    assert not any(violation.overridable for violation in done.violations)
    again = game.bus.execute(GIVE_UP)
    assert isinstance(again, Rejected)


@pytest.mark.parametrize(
    "command", [OpenDice(player="nobody", agreed="both"), OpenDice(player=WEST, agreed=" ")]
)
def test_it_needs_a_seat_and_consent(command):
    done = open_strip().bus.execute(command)
    assert isinstance(done, Rejected)
    assert {violation.rule for violation in done.violations} == {OPENING}


def test_a_game_that_goes_on_is_not_given_up():
    assert not given_up(open_strip().bus.state)


def test_its_rule_has_a_text():
    assert table.rule_text(OPENING).title == "Dice opened"


def test_it_is_over_when_it_is_read_back(tmp_path):
    game = given_up_game()
    path = tmp_path / "game.hexsave"
    game.export(path)
    again = load_game(path, rulesets)
    assert again.bus.state == game.bus.state
    assert opened(again) == opened(game)


@pytest.mark.parametrize("slug", [game.slug for game in library.games() if game.available])
def test_every_game_can_be_given_up_at_any_step_and_read_back(slug, tmp_path):
    rules = library.create(slug)
    game = new_game(rules, rules.scenarios()[0], seed=5, policy=UndoPolicy.OPEN)
    rnd = random.Random(3)
    for step in range(12):
        path = tmp_path / f"{step}.hexsave"
        side = rnd.choice(game.players)
        twin = game.bus.fork()
        assert not isinstance(twin.execute(OpenDice(player=side, agreed="both")), Rejected)
        assert rules.view_for(twin.state, side).outcome is not None
        command = rules.sample(game.bus.state, (game.bus.state.active or game.players)[0], rnd)
        assert command is None or isinstance(twin.execute(command), Rejected)
        if command is not None:
            game.bus.execute(command)
    Session(game, game.players[0]).give(OpenDice(player=game.players[0], agreed="both"))
    game.export(path)
    assert load_game(path, library.create).bus.state == game.bus.state
