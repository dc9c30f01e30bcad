"""The options of a new game, read against what a rule set lists."""

from __future__ import annotations

import pytest

from engine.content.errors import ContentError
from engine.core.view import NewGameOption
from engine.mechanics.game_options import GameOptions

LISTED = (
    NewGameOption(name="map", title="Map", tip="", choices=("small", "large")),
    NewGameOption(name="turns", title="Turns", tip="", low=1, high=9, default=4),
    NewGameOption(name="limit", title="Limit", tip="", low=2, high=5),
    NewGameOption(name="columns", title="Columns", tip="", low=3, high=9, odd=True),
    NewGameOption(name="mines", title="Mines", tip="", default=False),
)
OPTIONS = GameOptions(LISTED, numbers={"columns": 7})
DEFAULTS = {
    "map": "small",
    "enforcement": "referee",
    "turns": 4,
    "limit": None,
    "columns": 7,
    "mines": False,
}


def test_every_option_has_the_value_that_holds_when_nobody_chooses():
    assert OPTIONS.defaults() == OPTIONS.chosen({}, {}) == DEFAULTS


def test_the_player_chooses_before_the_scenario_and_the_scenario_before_the_default():
    scenario = {"options": {"map": "large", "turns": 1}}
    assert OPTIONS.chosen(scenario, {"turns": 2}) == {**DEFAULTS, "map": "large", "turns": 2}


def test_choices_of_the_shipped_data_stand_in_place_of_those_listed():
    options = GameOptions(LISTED, words={"map": ("far", "near")}, numbers={"columns": 3})
    assert options.defaults()["map"] == "far"
    with pytest.raises(ContentError, match="expected one of far and near, not small"):
        options.chosen({}, {"map": "small"})


def test_options_of_the_table_itself_pass_as_they_are():
    assert OPTIONS.chosen({}, {"dice": "table"})["dice"] == "table"


@pytest.mark.parametrize("value", [2, None])
def test_a_number_that_nothing_gives_may_be_left_out(value):
    assert OPTIONS.chosen({}, {"limit": value})["limit"] == value


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("map", "huge", "one of small and large, not huge"),
        ("map", ["small"], "one of small and large"),
        ("enforcement", "lax", "one of referee, adviser and free, not lax"),
        ("turns", 10, "a whole number from 1 to 9, not 10"),
        ("turns", True, "a whole number from 1 to 9, not True"),
        ("turns", None, "a whole number from 1 to 9, not None"),
        ("limit", 1, "a whole number from 2 to 5, not 1"),
        ("columns", None, "a whole number from 3 to 9, not None"),
        ("columns", 4, "an odd number"),
        ("mines", 1, "true or false, not 1"),
    ],
)
def test_a_value_that_an_option_cannot_have_is_refused_with_what_was_expected(name, value, expected):
    with pytest.raises(ContentError) as refused:
        OPTIONS.chosen({"options": {name: value}}, {})
    assert refused.value.place == f"/{name}"
    assert refused.value.expectation.startswith(expected)


def test_a_scenario_has_an_object_of_options_or_none():
    with pytest.raises(ContentError, match="at /options, expected an object"):
        OPTIONS.chosen({"options": []}, {})
