"""Shooting bearings: horizontal bearings, rings, ranges, windows and their reciprocity."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given

from engine.mechanics import avid
from engine.mechanics.avid import WINDOWS, Colour
from engine.mechanics.bearing import horizontal, reciprocal, ring_of, shoot, true_range
from engine.mechanics.hexgrid import Direction, Hex
from engine.mechanics.hexlevels import Place
from tests.helpers.mechanics import hexes, places, steps, table

ORIGIN = Place(Hex(0, 0))
LETTERS = {"y": Colour.YELLOW, "b": Colour.BLUE, "g": Colour.GREEN, "p": Colour.PURPLE}


def at(a=0, b=0, level=0):
    """The place a hexes in direction A and b hexes in direction B."""
    return Place(Direction.A.unit * a + Direction.B.unit * b, level)


@pytest.mark.rule("sits/C1.12", "sits/C1.121")
@pytest.mark.parametrize(
    ("a", "b", "through", "name"),
    [
        (1, 0, "edge", "A"),
        (3, 1, "edge", "A"),
        (6, 2, "edge", "A"),
        (5, 2, "corner", "A/B"),
        (2, 1, "corner", "A/B"),
        (1, 1, "corner", "A/B"),
        (1, 2, "corner", "A/B"),
        (1, 3, "edge", "B"),
        (0, 0, "none", ""),
    ],
)
def test_three_times_as_far_in_one_direction_is_an_edge(a, b, through, name):
    seen = horizontal(at(a, b).hex)
    assert (seen.through, seen.name) == (through, name)


def test_a_corner_is_named_clockwise_whichever_component_is_larger():
    offset = Direction.F.unit * 2 + Direction.A.unit * 3
    assert horizontal(offset).names == ("F", "A")
    assert horizontal(offset).components == (3, 2)


@pytest.mark.rule("sits/C1.121")
@given(hexes, steps)
def test_horizontal_bearings_turn_with_the_offset(offset, turn):
    seen, turned = horizontal(offset), horizontal(offset.rotated(turn))
    assert turned.directions == tuple(d.turned(turn) for d in seen.directions)
    assert (turned.through, turned.components) == (seen.through, seen.components)


@pytest.mark.rule("sits/C1.14")
@pytest.mark.parametrize("v", range(36))
def test_ranges_equal_the_shipped_lookup_table(v):
    row = table("ralt")[str(v)]
    assert [true_range(h, v) for h in range(36)] == row["range"]


@pytest.mark.rule("sits/C1.14")
@pytest.mark.parametrize("v", range(36))
def test_rings_equal_the_shipped_lookup_table(v):
    row = table("ralt")[str(v)]
    expected = [LETTERS.get(letter) for letter in row["ring"]]
    assert [ring_of(h, v) for h in range(36)] == expected


@pytest.mark.rule("sits/C1.151", "sits/C1.152", "sits/C1.153")
@pytest.mark.parametrize(
    ("h", "v", "colour"),
    [
        (8, 2, "yellow"),
        (7, 2, "blue"),
        (5, 5, "blue"),
        (5, 6, "green"),
        (2, 7, "green"),
        (2, 8, "purple"),
        (0, 1, "purple"),
        (1, 0, "yellow"),
    ],
)
def test_rings_change_at_the_exact_ratios(h, v, colour):
    assert ring_of(h, v) == colour
    assert ring_of(h, -v) == colour


@pytest.mark.rule("sits/C1.151", "sits/C1.152", "sits/C1.153")
def test_every_ratio_gives_the_ring_of_the_rules_of_thumb():
    for h in range(1, 80):
        for v in range(1, 80):
            slope = Fraction(v, h)
            bound = {Colour.YELLOW: slope <= Fraction(1, 4), Colour.PURPLE: slope >= 4}
            expected = next((c for c, holds in bound.items() if holds), None)
            expected = expected or (Colour.GREEN if slope > 1 else Colour.BLUE)
            assert ring_of(h, v) is expected


def test_range_nought_has_no_ring():
    assert ring_of(0, 0) is None


@pytest.mark.rule("sits/C1.14")
@given(places, places)
def test_the_true_range_is_the_root_rounded_down(own, target):
    shot = shoot(own, target)
    assert shot.range**2 <= shot.h**2 + shot.v**2 < (shot.range + 1) ** 2


@given(places, places)
def test_the_true_range_is_the_same_from_both_ends(own, target):
    assert shoot(own, target).range == shoot(target, own).range


@pytest.mark.rule("sits/C1.14")
def test_three_levels_do_not_lengthen_a_range_of_seven():
    assert true_range(7, 3) == 7


@pytest.mark.rule("sits/C1.11")
@pytest.mark.parametrize(
    ("a", "b", "level", "window"),
    [
        (5, 0, 0, "A y"),
        (4, 3, 0, "A/B y"),
        (4, 3, 2, "A/B bu"),
        (4, 3, -2, "A/B bl"),
        (3, 1, 5, "A gu"),
        (3, 2, 6, "A gu"),
        (2, 3, 6, "B gu"),
        (2, 0, 9, "+ p"),
        (0, 0, -1, "- p"),
    ],
)
def test_slice_and_ring_make_the_window(a, b, level, window):
    assert shoot(ORIGIN, at(a, b, level)).windows == (window,)


@pytest.mark.rule("sits/C1.12")
def test_equal_components_at_a_green_corner_leave_the_window_to_the_attacker():
    assert shoot(ORIGIN, at(2, 2, -6)).windows == ("A gl", "B gl")


@pytest.mark.rule("sits/C1.11")
def test_at_range_nought_the_attacker_may_pick_any_window():
    assert shoot(ORIGIN, ORIGIN).windows == WINDOWS
    assert shoot(ORIGIN, ORIGIN).range == 0


@pytest.mark.rule("sits/C1.15b")
def test_a_lower_target_is_circled_even_in_the_yellow_ring():
    shot = shoot(Place(Hex(0, 0), 3), at(9, 0, 1))
    assert (shot.window, shot.below) == ("A y", True)
    assert not shoot(ORIGIN, at(9, 0, 0)).below


@pytest.mark.rule("sits/C1.16")
def test_bearings_are_reciprocal_for_every_offset_in_a_large_cube():
    for q in range(-13, 14):
        for r in range(-13, 14):
            for level in range(-13, 14):
                target = Place(Hex(q, r), level)
                there, back = shoot(ORIGIN, target), shoot(target, ORIGIN)
                if there.range:
                    assert set(back.windows) == {reciprocal(window) for window in there.windows}


@pytest.mark.rule("sits/C1.16")
@given(places, places)
def test_the_target_sees_the_shooter_through_the_opposite_window(own, target):
    there, back = shoot(own, target), shoot(target, own)
    assert {avid.opposite(window) for window in there.windows} == set(back.windows)


@pytest.mark.rule("sits/C1.13")
def test_range_components_are_written_with_the_bearing():
    shot = shoot(Place(Hex(0, 0), 4), at(4, 3, 2))
    assert (shot.h, shot.v, shot.range) == (7, 2, 7)
