"""Positions of Star Control in files that anybody may have written: they can be played on or are refused."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.dice import Picker
from engine.core.errors import SaveError
from engine.core.game import Game, new_game
from engine.core.save import dump
from engine.core.session import Session
from engine.rulesets.star_control.vetting import vet
from tests.helpers.conformance import find_ruleset, random_command
from tests.helpers.positions import changed, opened, places

RULES = find_ruleset("star-control")
GAME = new_game(RULES, RULES.scenarios()[0], seed=3)


def positions() -> list[dict[str, Any]]:
    """A position early in the campaign, one later, one in a battle if there is one by then."""
    rnd, found = Picker(1), []
    for number in range(260):
        GAME.bus.execute(random_command(RULES, GAME.bus.state, rnd))
        if number in (30, 120, 250):
            found.append(json.loads(dump(GAME.header, GAME.bus).splitlines()[-1])["state"])
    return found


POSITIONS = positions()


def play_on(loaded) -> None:
    game = Game(loaded.header, loaded.bus)
    for seat in (*game.players, None):
        session = Session(game, seat)
        for counter in session.update().view.counters:
            session.inspect(counter.id)
    if command := random_command(RULES, game.bus.state, Picker(0)):
        game.bus.execute(command)


@pytest.mark.parametrize("number", range(3))
def test_a_position_of_a_game_is_played_on(number):
    play_on(opened(GAME.header, POSITIONS[number]))


@given(
    st.sampled_from(POSITIONS).flatmap(lambda p: st.tuples(st.just(p), st.sampled_from(places(p)))),
    st.sampled_from([None, True, -1, 0, 99, 10**6, "", "x", "nobody", "0,0", [], {}]),
)
def test_any_value_changed_is_refused_or_played_on(place, to):
    position, path = place
    try:
        loaded = opened(GAME.header, changed(position, path, to))
    except SaveError:
        return
    play_on(loaded)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda p: {**p, "turn": -1}, "expected turns"),
        (lambda p: {**p, "order": ["Alliance", "Alliance"]}, "each once"),
        (lambda p: {**p, "ships": {}}, "every ship in one Fleet"),
        (lambda p: {**p, "money": {"Alliance": 3}}, "an account for each side"),
        (lambda p: {**p, "sectors": {}}, "a sector for each hex"),
        (lambda p: changed(p, ("options", "galactic", "rows"), 99), "expected galactic_rows"),
    ],
)
def test_what_no_game_leads_to_is_named(change, words):
    with pytest.raises(SaveError, match=words):
        opened(GAME.header, change(POSITIONS[0]))


def test_every_position_of_a_long_random_game_is_one_to_play_on():
    game, rnd = new_game(RULES, RULES.scenarios()[0], seed=8), Picker(8)
    for _ in range(400):
        assert vet(game.bus.state) == ""
        game.bus.execute(random_command(RULES, game.bus.state, rnd))


def in_a_battle() -> dict[str, Any]:
    """The position after the first commands of the first battle of a random game."""
    scenario = next(s for s in RULES.scenarios() if s["id"] == "fleet-action")
    game, rnd = new_game(RULES, scenario, seed=2), Picker(2)
    while game.bus.state.battle is None:
        game.bus.execute(random_command(RULES, game.bus.state, rnd))
    for _ in range(12):
        game.bus.execute(random_command(RULES, game.bus.state, rnd))
    return json.loads(dump(GAME.header, game.bus).splitlines()[-1])["state"]


@pytest.mark.rule("star-control/SH.glory")
def test_a_ship_that_destroyed_itself_may_still_be_the_one_whose_action_is_under_way():
    loaded = opened(GAME.header, changed(in_a_battle(), ("battle", "acting"), "SH-9"))
    assert loaded.bus.state.battle.acting == "SH-9"
    play_on(loaded)
