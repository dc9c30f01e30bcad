"""Positions in files that anybody may have written: they can be played on or are refused."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.codec import Header
from engine.core.dice import Picker
from engine.core.errors import SaveError
from engine.core.game import Game
from engine.core.ids import PieceId, PlayerId
from engine.core.save import Loaded, dump, loads
from engine.core.session import Session
from engine.rulesets.sits.commands import Commit, Plot, SetShip
from engine.rulesets.sits.sample import any_plot
from tests.helpers.conformance import find_ruleset, random_command
from tests.helpers.positions import changed, opened, places
from tests.helpers.sits import GREEN, RED, RULES, a_bus, a_fleet, do, go_on

FACTS = a_fleet() | {"options": {"enforcement": "adviser"}}
HEADER = Header(ruleset="sits", ruleset_version=1, content=RULES.content, seed=5, scenario=FACTS)


def positions() -> list[dict[str, Any]]:
    """A position while plots are written, one at the midpoint."""
    bus, rnd, found = a_bus(FACTS, seed=5), Picker(1), []
    for side in (GREEN, RED):
        for ship in bus.state.of_side(side):
            do(bus, any_plot(bus.state, ship, rnd))
    for commands in ((), (Commit(player=GREEN), Commit(player=RED))):
        for command in commands:
            do(bus, command)
        if commands:
            go_on(bus)
        found.append(json.loads(dump(HEADER, bus).splitlines()[-1])["state"])
    return found


POSITIONS = positions()


def play_on(loaded: Loaded) -> None:
    game, rnd = Game(loaded.header, loaded.bus), Picker(0)
    for _ in range(4):
        for seat in (*game.players, None):
            session = Session(game, seat)
            session.update()
            for ship in game.bus.state.ships:
                session.inspect(ship)
        if command := random_command(RULES, game.bus.state, rnd):
            do(game.bus, command)
    assert loads(dump(game.header, game.bus), find_ruleset).bus.state == game.bus.state


VALUES = (
    None,
    True,
    -1,
    0,
    1,
    7,
    10**18,
    "",
    "x",
    "A y",
    "Green",
    "setup",
    [],
    ["x"],
    ["Green"],
    {},
    {"x": 1},
)


@given(st.data())
def test_a_position_with_any_value_changed_is_played_on_or_refused_in_a_sentence(data):
    position = data.draw(st.sampled_from(POSITIONS))
    path = data.draw(st.sampled_from(places(position)))
    value = data.draw(st.sampled_from(VALUES) | st.just({"HELM": "x"}) | st.just({"pivot": -3}))
    try:
        loaded = opened(HEADER, changed(position, path, value))
    except SaveError:
        return
    play_on(loaded)


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("phase",), "tea", "no phase of the game"),
        (("phase",), "9 record keeping", "nobody is ever waited for"),
        (("active",), ["Blue"], "expected players to be waited for"),
        (("active",), [], "expected players to be waited for"),
        (("players",), [], "expected players"),
        (("players",), ["Green", "Green"], "each once"),
        (("seats",), [], "a seat for each player"),
        (("turn",), 0, "counted from 1"),
        (("sheets",), [], "map sheets"),
        (("sheets", 0, "rows"), 0, "has no hex"),
        (("deploy",), {"radius": -1, "max_speed": 5}, "limits of setup"),
        (("committed",), ["Green"], "not both"),
        (("ships",), {}, "expected ships"),
        (("ships", "ace", "id"), "worn", "another's id"),
        (("ships", "ace", "side"), "Blue", "no side"),
        (("ships", "ace", "ship_class"), "rowing-boat", "no class that can be read"),
        (("ships", "ace", "marked"), {"sail": 1}, "no such boxes: sail"),
        (("ships", "ace", "officers"), {"COOK": "elite"}, "is no post"),
        (("ships", "ace", "vectors", "e"), 3, "not consolidated"),
        (("ships", "ace", "place"), None, "is not on the map"),
        (("plots", "ace", "ship"), "worn", "orders for ace"),
        (("plots", "ace", "route"), ["Q y"], "no AVID window"),
        (("plots", "ace", "thrust"), -1, "Thrust is -1"),
    ],
)
def test_a_position_that_no_game_leads_to_is_refused_by_what_is_wrong_with_it(path, value, said):
    with pytest.raises(SaveError, match=said):
        opened(HEADER, changed(POSITIONS[0], path, value))


@pytest.mark.parametrize("position", POSITIONS)
def test_a_position_of_a_game_is_played_on(position):
    play_on(opened(HEADER, position))


FORGED = (
    SetShip(player=GREEN, ship=PieceId("ace"), officers={"ENG": "tea"}),
    SetShip(player=GREEN, ship=PieceId("ace"), marked={"pivot": -4}),
    Commit(player=PlayerId("Blue")),
    Plot(player=GREEN, ship=PieceId("raw"), thrust=1, square=(1, 0), spread={"A": 1}),
    Plot(player=GREEN, ship=PieceId("ace"), thrust=-1),
)


@pytest.mark.parametrize("command", FORGED)
def test_a_command_that_no_table_allows_is_found_though_a_hash_vouches_for_it(command):
    bus = a_bus(FACTS, seed=5)
    bus.replay(command, ())
    with pytest.raises(SaveError, match="command 1: the rules refuse it now"):
        loads(dump(HEADER, bus), find_ruleset)
