"""Positions of a fight in files that anybody may have written: they can be played on or are refused."""

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.bus import CommandBus
from engine.core.codec import Header
from engine.core.dice import Picker
from engine.core.errors import SaveError
from engine.core.game import Game
from engine.core.save import Loaded, dump
from engine.core.session import Session
from tests.helpers.conformance import random_command
from tests.helpers.positions import changed, opened, places
from tests.helpers.sits import RULES, a_bus, do
from tests.helpers.sits_battles import a_battle

FACTS = a_battle(turn_limit=20)
HEADER = Header(ruleset="sits", ruleset_version=RULES.version, content=RULES.content, seed=5, scenario=FACTS)
FIELDS = ("salvoes", "holds", "launched", "fire", "work", "pending", "active", "committed", "phase", "ships")
OF_A_SHIP = (
    "spent",
    "canister",
    "sails",
    "lowered",
    "scars",
    "rigged",
    "beyond",
    "parties_used",
    "tried",
    "barred",
    "passed",
    "wedge_up",
    "bubble_wall",
    "fate",
)
VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    7,
    10**18,
    "",
    "x",
    "A y",
    "port",
    "late",
    "rook",
    "anvil:port:early",
    "Green",
    "sits.side",
    "leak",
    "faced",
    "pd",
    [],
    ["x"],
    ["rook:port:late"],
    {},
    {"x": 1},
    {"port.decoys": 2},
)


MOMENTS = 7
"""Sorts of moments that fights come to soon."""


@cache
def moments() -> dict[str, dict[str, Any]]:
    """A position with each kind of decision, and one of each stop with something written."""
    found: dict[str, dict[str, Any]] = {}
    for seed in range(60):
        bus, rnd = a_bus(FACTS, seed=seed), Picker(seed)
        while bus.state.outcome is None and len(found) < MOMENTS:
            if (name := what(bus)) and name not in found:
                found[name] = json.loads(dump(HEADER, bus).splitlines()[-1])["state"]
            command = random_command(RULES, bus.state, rnd)
            assert command is not None
            do(bus, command)
    return found


def what(bus: CommandBus[Any]) -> str:
    """What is remarkable about a moment; empty for nothing."""
    state = bus.state
    if state.pending:
        return f"{state.pending[-1].kind} {type(state.work[0]).__name__}"
    if state.salvoes and state.holds and not state.launched:
        return "launch"
    if state.fire:
        return "beams"
    return "repairs" if any(ship.rigged for ship in state.ships.values()) else ""


def fight_paths(position: dict[str, Any]) -> list[tuple[Any, ...]]:
    """The paths of all that belongs to the fight."""
    return [
        path
        for path in places(position)
        if path[0] in FIELDS and (path[0] != "ships" or (len(path) > 2 and path[2] in OF_A_SHIP))
    ]


def play_on(loaded: Loaded) -> None:
    game, rnd = Game(loaded.header, loaded.bus), Picker(0)
    for _ in range(5):
        for seat in (*game.players, None):
            session = Session(game, seat)
            session.update()
            for ship in game.bus.state.ships:
                session.inspect(ship)
        command = random_command(RULES, game.bus.state, rnd)
        if command is None:
            assert game.bus.state.outcome is not None
            return
        do(game.bus, command)


def opened_or_refused(position: dict[str, Any], path: tuple[Any, ...], value: Any) -> None:
    try:
        loaded = opened(HEADER, changed(position, path, value))
    except SaveError:
        return
    play_on(loaded)


def test_moments_of_every_sort_are_found():
    assert {
        "sits.decoy Engagement",
        "sits.canister Engagement",
        "sits.kills Engagement",
        "launch",
        "beams",
        "repairs",
    } <= {*moments()}
    assert any(name.startswith("sits.side") for name in moments())


def test_a_moment_of_a_fight_is_played_on():
    for position in moments().values():
        play_on(opened(HEADER, position))


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_moment_with_any_value_changed_is_played_on_or_refused_in_a_sentence(data):
    position = moments()[data.draw(st.sampled_from(sorted(moments())))]
    path = data.draw(st.sampled_from(fight_paths(position)))
    opened_or_refused(position, path, data.draw(st.sampled_from(VALUES)))


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_moment_with_the_work_or_the_question_of_another_is_played_on_or_refused(data):
    names = sorted(moments())
    one, other = (moments()[data.draw(st.sampled_from(names))] for _ in range(2))
    for field in data.draw(st.lists(st.sampled_from(FIELDS[:-1]), min_size=1, max_size=4, unique=True)):
        one = changed(one, (field,), other[field])
    try:
        loaded = opened(HEADER, one)
    except SaveError:
        return
    play_on(loaded)


@pytest.mark.parametrize(
    ("moment", "path", "value", "said"),
    [
        ("sits.decoy Engagement", ("work", 0, "stage"), "leak", "does not ask for 'sits.decoy'"),
        ("sits.decoy Engagement", ("work", 0, "salvoes"), ["rook:port:late"], "no salvoes on the table"),
        ("sits.decoy Engagement", ("pending", 0, "kind"), "tea", "nobody can decide 'tea'"),
        ("sits.decoy Engagement", ("pending",), [], "expected players to be waited for"),
        ("sits.decoy Engagement", ("active",), ["Green"], "nobody else acts"),
        ("sits.decoy Engagement", ("work", 0, "ecm_roll"), 10, "a window or roll that can't be"),
        ("launch", ("launched",), True, "end the launch step"),
        ("launch", ("phase",), "2 plotting", "nothing is fired"),
        ("beams", ("fire", 0, "count"), 99, "has no 99 beams"),
        ("beams", ("fire", 0, "weapon"), "port.cm", "has no"),
        ("repairs", ("ships", "anvil", "canister"), {"bow": 1}, "is no mount"),
        ("repairs", ("ships", "anvil", "spent"), {"hull": 1}, "only salvoes and decoys are"),
        ("repairs", ("ships", "anvil", "barred"), ["launch:moon"], "no bridge check for"),
        ("repairs", ("ships", "anvil", "parties_used"), 99_999, "99999 damage control parties"),
        ("repairs", ("ships", "anvil", "fate"), "destroyed", "is lost, but on the map"),
    ],
)
def test_a_fight_that_no_game_leads_to_is_refused_by_what_is_wrong_with_it(moment, path, value, said):
    with pytest.raises(SaveError, match=said):
        opened(HEADER, changed(moments()[moment], path, value))
