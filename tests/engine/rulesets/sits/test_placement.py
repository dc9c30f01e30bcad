"""Markers, altitude tiles, and the leapfrogging of map sheets."""

import pytest

from engine.rulesets.sits.b1_placement import altitude_words, marker_words
from engine.rulesets.sits.commands import Deploy, MoveSheet
from tests.helpers.sits import GREEN, RULES, Table, a_ship


def sailing(vectors, **fields) -> Table:
    return Table(a_ship("Ship", vectors=vectors, **fields))


@pytest.mark.rule("sits/A3.11")
@pytest.mark.rule("sits/B3.12")
def test_markers_are_placed_at_the_beginning_of_every_turn():
    table = sailing({"A": 4, "+": 2})
    ship = table.ship()
    assert (str(ship.eot), str(ship.midpoint)) == ("5,1@2", "5,3@1")
    table.turn()
    ship = table.ship()
    assert (str(ship.place), str(ship.eot), str(ship.midpoint)) == ("5,1@2", "5,-3@4", "5,-1@3")


@pytest.mark.rule("sits/B3.121")
@pytest.mark.rule("sits/B4.22")
def test_the_midpoint_is_half_of_every_component_rounded_up():
    assert str(sailing({"A": 7}).ship().midpoint) == "5,1@0"
    assert str(sailing({"C": 4, "D": 2}).ship().midpoint) == "7,6@0"
    assert str(sailing({"A": 1, "B": 1}).ship().midpoint) == str(sailing({"A": 1, "B": 1}).ship().eot)


@pytest.mark.rule("sits/B4.12.split")
def test_altitude_is_split_at_the_midpoint_like_map_movement():
    ship = sailing({"+": 2}).ship()
    assert (ship.midpoint.level, ship.eot.level) == (1, 2)
    assert sailing({"-": 3}).ship().midpoint.level == -2


@pytest.mark.rule("sits/B3.15")
def test_vectors_given_on_three_arrows_are_written_on_two():
    table = sailing({"A": 7, "D": 8, "B": 4})
    assert table.ship().vectors.as_dict() == {"B": 3, "C": 1}


@pytest.mark.rule("sits/B1.14")
@pytest.mark.rule("sits/A2.13")
def test_the_inspector_shows_an_altitude_with_its_tiles():
    table = sailing({}, level=18)
    rows = dict(RULES.inspect(table.state, GREEN, "ship").rows)
    assert rows["Altitude"] == "18 (1 dark blue, 2 white)"
    assert altitude_words(-5) == "-5 (1 light blue, 1 white, 1 black)"


@pytest.mark.rule("sits/B1.142")
@pytest.mark.rule("sits/B1.143")
def test_under_a_marker_lie_only_the_tiles_of_the_difference():
    climbing, falling = sailing({"+": 1}, level=7).ship(), sailing({"-": 1}, level=18).ship()
    assert marker_words(climbing, climbing.eot) == "1 up (1 white)"
    assert marker_words(falling, falling.eot) == "1 down (1 white, inverted)"


@pytest.mark.rule("sits/B1.142")
def test_the_markers_of_the_table_say_how_far_they_are_up_or_down():
    table = sailing({"+": 3})
    badges = {c.kind: c.badges for c in RULES.view_for(table.state, GREEN).counters if c.of == "ship"}
    assert badges == {"midpoint": ("+2",), "eot": ("+3",)}


def leap(**fields) -> MoveSheet:
    return MoveSheet(**{"player": GREEN, "sheet": "pale", "onto": "blue", "edge": "top", **fields})


@pytest.mark.rule("sits/BOX.maps")
def test_an_empty_sheet_may_be_laid_at_any_other_edge():
    table = sailing({})
    table.give(leap())
    assert [(sheet.id, sheet.q, sheet.r) for sheet in table.state.sheets] == [
        ("blue", 0, 0),
        ("pale", 0, -17),
    ]
    table.give(leap(edge="right"))
    table.give(leap(edge="left"))
    assert [(sheet.q, sheet.r) for sheet in table.state.sheets] == [(0, 0), (-22, 11)]


@pytest.mark.rule("sits/BOX.maps")
def test_a_sheet_in_use_stays_where_it_is():
    table = sailing({})
    assert "is in use" in table.refusals(leap(sheet="blue", onto="pale", edge="bottom"))["BOX.maps"]


@pytest.mark.rule("sits/BOX.maps")
def test_a_marker_on_a_sheet_keeps_it_there_too():
    table = sailing({"D": 14})
    assert "Ship" in table.refusals(leap())["BOX.maps"]


@pytest.mark.rule("sits/BOX.maps")
@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"edge": "bottom"}, "lies at the bottom edge"),
        ({"onto": "pale"}, "against itself"),
        ({"sheet": "green"}, "no map sheet"),
    ],
)
def test_a_sheet_goes_to_a_free_edge_of_another_sheet(fields, words):
    assert words in sailing({}).refusals(leap(**fields))["BOX.maps"]


@pytest.mark.rule("sits/BOX.maps")
def test_sheets_lie_as_the_scenario_has_them_until_play_begins():
    table = Table(a_ship("Ship", hex=None), deploy=True)
    assert set(table.refusals(leap())) == {"BOX.maps"}
    table.give(Deploy(player=GREEN, ship="ship", cell="0,33"))
    assert set(table.refusals(leap())) == {"BOX.maps"}


@pytest.mark.rule("sits/BOX.maps")
def test_play_may_go_on_beyond_all_sheets():
    table = sailing({"A": 20})
    table.turn()
    assert str(table.ship().place) == "5,-15@0"
