"""Positions in short notation: what is written reads back the same, and mistakes have a place."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.ids import PieceId
from engine.mechanics.attitude import Attitude
from engine.mechanics.avid import WINDOWS
from engine.mechanics.hexgrid import Hex
from engine.mechanics.hexlevels import Place
from engine.mechanics.vector import SLOTS, Vectors
from engine.rulesets.sits.shorthand import Entry, Slip, named_hex, parse, split_name, write
from tests.helpers.sits import Table, a_ship

BLANK = Table(a_ship("Swift")).state.ships[PieceId("swift")]
numbers = st.integers(-400, 400)
hexes = st.builds(Hex, numbers, numbers)
ships = st.builds(
    lambda hex_, level, window, roll, vectors, halves, wedge, marked: replace(
        BLANK,
        place=Place(hex_, level),
        attitude=Attitude(window, roll),
        vectors=vectors.consolidated(),
        halves=tuple(slot for slot in SLOTS if slot in halves),
        wedge_up=wedge,
        marked=marked,
    ),
    hexes,
    numbers,
    st.sampled_from(WINDOWS),
    st.integers(0, 11),
    st.builds(Vectors, *(st.integers(0, 30) for _ in SLOTS)),
    st.sets(st.sampled_from(SLOTS)),
    st.booleans(),
    st.dictionaries(
        st.sampled_from(("si", "thrust", "fwd_impeller", "forward.weapons.0")), st.integers(1, 3)
    ),
)


def read(text: str) -> Entry:
    found = parse(text)
    assert isinstance(found, Entry), found
    return found


def slip(text: str) -> Slip:
    found = parse(text)
    assert isinstance(found, Slip), found
    return found


@given(ships)
def test_a_ship_that_is_written_reads_back_the_same(ship):
    entry = read(write(ship, full=True))
    assert Place(entry.cell, entry.level) == ship.place
    assert Attitude(entry.forward, entry.roll) == ship.attitude
    assert (entry.vectors, entry.halves, entry.wedge_up) == (ship.vectors, ship.halves, ship.wedge_up)
    assert entry.boxes({"hull": 1}) == ship.marked


@given(ships)
def test_the_short_line_says_nothing_else_than_the_full_one(ship):
    short, full = read(write(ship)), read(write(ship, full=True))
    for name in ("cell", "level", "forward", "roll", "vectors"):
        assert getattr(short, name) == getattr(full, name)
    assert short.boxes(ship.marked) == ship.marked


@given(ships)
def test_small_letters_and_more_gaps_change_nothing(ship):
    line = write(ship, full=True)
    assert read(line.lower().replace(" ", "   ")) == read(line)


@given(st.text(max_size=60) | st.text("abcdefuvhwp+-/=0123456789 ", max_size=60))
def test_any_text_is_read_or_refused_in_a_sentence_with_a_place_in_it(text):
    found = parse(text)
    if isinstance(found, Slip):
        assert found.message.endswith(".")
        assert 0 <= found.span.start < found.span.end <= len(text)


@given(hexes)
def test_a_hex_is_found_by_the_name_that_players_give_it(hex_):
    assert named_hex(hex_.column, hex_.row) == hex_


def test_the_line_in_the_help_is_read_as_it_is_explained():
    entry = read("09/32 +2 A/B u3 v4A2B1+")
    assert (entry.cell.name, entry.level, entry.forward, entry.roll) == ("09/32", 2, "A/B y", 3)
    assert entry.vectors.as_dict() == {"A": 4, "B": 2, "+": 1}


@pytest.mark.parametrize(
    ("text", "part", "value"),
    [
        ("9/32", "cell", Hex(8, 27)),
        ("9.32", "cell", Hex(8, 27)),
        ("0932", "cell", Hex(8, 27)),
        ("-3/05", "cell", named_hex(-3, 5)),
        ("+2", "level", 2),
        ("\u22122", "level", -2),
        ("l2", "level", 2),
        ("7", "level", 7),
        ("ab", "forward", "A/B y"),
        ("B/A", "forward", "A/B y"),
        ("f/a bu", "forward", "F/A bu"),
        ("abu", "forward", "A bu"),
        ("abbu", "forward", "A/B bu"),
        ("c gl", "forward", "C gl"),
        ("+ p", "forward", "+ p"),
        ("-p", "forward", "- p"),
        ("u-2", "roll", 10),
        ("r3", "roll", 3),
        ("u 3", "roll", 3),
        ("4a2b", "vectors", Vectors(a=4, b=2)),
        ("v4a 2b 1+", "vectors", Vectors(a=4, b=2, up=1)),
        ("v4a v2b", "vectors", Vectors(b=2)),
        ("v0", "vectors", Vectors.none()),
        ("ha+", "halves", ("A", "+")),
        ("w-", "wedge_up", False),
        ("9/32, 10/31", "cell", named_hex(10, 31)),
    ],
)
def test_a_part_is_read_however_it_is_written(text, part, value):
    assert getattr(read(text), part) == value


@pytest.mark.parametrize(
    ("text", "start", "end", "words"),
    [
        ("09/32 xyz", 6, 9, "is no part of a position"),
        ("A/C", 0, 3, "no neighbours"),
        ("u3  A/Bgu", 4, 9, "none at A/B"),
        ("+2 u12", 3, 6, "Roll is 12"),
        ("v4A2A", 0, 5, "Vector A stands there twice"),
    ],
)
def test_a_mistake_is_told_with_its_place(text, start, end, words):
    found = slip(text)
    assert tuple(found.span) == (start, end)
    assert words in found.message


def test_boxes_that_are_not_named_stay_as_they_are_and_whole_clears_them():
    assert read("si=2").boxes({"si": 1, "roll": 1}) == {"si": 2, "roll": 1}
    assert read("whole si=2").boxes({"roll": 1}) == {"si": 2}
    assert read("roll=0").boxes({"roll": 1}) == {}


def test_a_line_longer_than_any_ship_is_refused():
    assert "too long" in slip("v1a " * 200).message


def test_a_ship_is_named_by_as_much_of_its_name_as_no_other_has():
    names = {PieceId("a"): "Star Knight", PieceId("b"): "Star", PieceId("c"): "Swift"}
    assert split_name("Star Knight: 09/32", names) == ("a", 13)
    assert split_name("star 09/32", names) == ("b", 5)
    assert split_name("  sw 09/32", names) == ("c", 5)
    assert split_name("s 09/32", names) == (None, 0)
    assert split_name("09/32", names) == (None, 0)
