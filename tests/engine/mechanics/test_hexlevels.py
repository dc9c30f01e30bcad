"""Places with altitude and the stacking tiles that show it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.mechanics.hexgrid import Direction, Hex
from engine.mechanics.hexlevels import Place, Tiles, marker_tiles, tiles
from engine.mechanics.vector import Vectors
from tests.helpers.mechanics import places, vectors


@given(places)
def test_text_of_a_place_reads_back(place):
    assert Place.parse(str(place)) == place


@pytest.mark.parametrize("text", ["", "1,2", "1,2@", "@3", "1,2@x"])
def test_other_texts_are_no_place(text):
    with pytest.raises(ValueError, match="no place"):
        Place.parse(text)


@given(places, places)
def test_an_offset_leads_to_the_other_place(own, other):
    hexes, levels = own.offset_to(other)
    assert Place(own.hex + hexes, own.level + levels) == other


@pytest.mark.rule("sits/C1.13")
@given(places, places)
def test_range_components_are_the_same_from_both_ends(own, other):
    assert own.range_components(other) == other.range_components(own)
    assert min(own.range_components(other)) >= 0


@pytest.mark.rule("sits/B3.12", "sits/INT.space")
def test_a_move_adds_every_vector_altitude_included():
    start = Place(Hex(2, 5), 7)
    there = start.moved(Vectors.of({"B": 4, "A": 3, "-": 2}))
    assert there == Place(start.hex.neighbour(Direction.B, 4).neighbour(Direction.A, 3), 5)


@given(places, vectors)
def test_moving_by_the_reversed_vectors_leads_back(place, move):
    assert place.moved(move).moved(move.reversed()) == place


@pytest.mark.rule("sits/A2.13", "sits/B1.14")
@pytest.mark.parametrize(
    ("level", "expected"),
    [
        (0, Tiles(0, 0, 0, False)),
        (3, Tiles(0, 0, 3, False)),
        (4, Tiles(0, 1, 0, False)),
        (15, Tiles(0, 3, 3, False)),
        (16, Tiles(1, 0, 0, False)),
        (18, Tiles(1, 0, 2, False)),
        (-21, Tiles(1, 1, 1, True)),
    ],
)
def test_tiles_are_worth_sixteen_four_and_one(level, expected):
    assert tiles(level) == expected


@pytest.mark.rule("sits/B1.14")
@given(st.integers(-200, 200))
def test_tiles_add_up_to_the_level_with_no_change_left_to_make(level):
    stack = tiles(level)
    assert stack.levels == level
    assert max(stack.light_blue, stack.white) < 4


@pytest.mark.rule("sits/B1.142")
@given(st.integers(-50, 50), st.integers(-50, 50))
def test_a_marker_shows_only_the_difference(present, marked):
    assert marker_tiles(present, marked).levels == marked - present


@pytest.mark.rule("sits/B1.143")
def test_a_marker_below_the_ship_has_inverted_tiles_even_above_the_map():
    assert marker_tiles(18, 17) == Tiles(0, 0, 1, True)
    assert not marker_tiles(-18, -17).inverted
