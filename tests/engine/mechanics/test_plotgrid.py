"""The plotting grids: squares, edge and corner hexes, and whole thrust plots."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.mechanics import avid
from engine.mechanics.avid import WINDOWS, Colour
from engine.mechanics.hexgrid import Direction, Hex
from engine.mechanics.plotgrid import (
    corner_choices,
    edge_choices,
    horizontal_choices,
    signed_squares,
    square_colours,
    square_thrust,
    thrust_changes,
    thrust_plots,
    vertical_squares,
)
from engine.mechanics.vector import Vectors
from tests.helpers.mechanics import directions, table, windows

GRID = table("vertical_grid")
INITIALS = {"yellow": "y", "blue": "b", "green": "g", "purple": "p"}
RING_THRUSTS = [(ring, int(n)) for ring, row in GRID["options_by_ring_and_thrust"].items() for n in row]
thrusts = st.integers(1, 14)
amounts = st.integers(1, 14)


def as_sets(choices):
    return {frozenset(choice.items()) for choice in choices}


def changes(**amounts):
    names = {"up": "+", "down": "-"}
    return Vectors.of({names.get(key, key): n for key, n in amounts.items()})


@pytest.mark.rule("sits/B3.24", "sits/B3.242")
@pytest.mark.parametrize("level", range(-7, 8))
def test_squares_equal_the_shipped_grid(level):
    for h, square in enumerate(GRID["grid"][str(level)]):
        if square is None:
            assert square_colours(h, level) == ()
            continue
        colours = {INITIALS[colour] for colour in square_colours(h, level)}
        assert square_thrust(h, level) == square["thrust"]
        assert colours == {square["ring"], square["split_with"]} - {None}


@pytest.mark.rule("sits/B3.241", "sits/B3.242")
@pytest.mark.parametrize(("ring", "thrust"), RING_THRUSTS)
def test_choices_of_a_zone_equal_the_shipped_table(ring, thrust):
    expected = {tuple(pair) for pair in GRID["options_by_ring_and_thrust"][ring][str(thrust)]}
    squares = vertical_squares(ring, thrust)
    assert len(squares) == len(expected)
    assert {tuple(square) for square in squares} == expected


@pytest.mark.rule("sits/B3.241")
@given(st.sampled_from(Colour), thrusts)
def test_every_zone_has_a_square_for_every_thrust(ring, thrust):
    assert vertical_squares(ring, thrust)


@pytest.mark.rule("sits/B3.242")
def test_a_split_square_may_be_used_from_both_rings():
    assert (1, 1) in vertical_squares("blue", 1)
    assert (1, 1) in vertical_squares("green", 1)


def test_thrust_nought_has_no_square():
    assert vertical_squares("yellow", 0) == ()


def test_a_negative_thrust_is_refused():
    with pytest.raises(ValueError, match="never negative"):
        vertical_squares("blue", -1)


@pytest.mark.rule("sits/B3.254", "sits/B3.2541")
@pytest.mark.parametrize("green", [False, True])
@pytest.mark.parametrize("n", range(1, 15))
def test_edge_hexes_equal_the_shipped_table(n, green):
    rows = [row for row in table("horizontal_edge_fan")[str(n)] if green or not row["green"]]
    expected = {
        frozenset((slot, units) for slot, units in (("A", row["main"]), (side, row["side"])) if units)
        for row in rows
        for side in "FB"
    }
    choices = edge_choices(Direction.A, n, green=green)
    assert len(choices) == len(expected)
    assert as_sets(choices) == expected


@pytest.mark.rule("sits/B3.255")
@pytest.mark.parametrize("n", range(1, 15))
def test_corner_hexes_equal_the_shipped_table(n):
    choices = corner_choices(Direction.B, Direction.C, n)
    assert [[choice.get("B", 0), choice.get("C", 0)] for choice in choices] == table("horizontal_corner_fan")[
        str(n)
    ]


@pytest.mark.rule("sits/B3.253")
@given(directions, amounts, st.booleans())
def test_every_edge_hex_uses_the_whole_amount(direction, n, green):
    for choice in edge_choices(direction, n, green=green):
        assert sum(choice.values()) == n
        assert Vectors.of(choice).displacement()[0].distance(Hex(0, 0)) == n


@pytest.mark.rule("sits/B3.253")
@given(directions, amounts)
def test_every_corner_hex_uses_the_whole_amount(direction, n):
    for choice in corner_choices(direction, direction.turned(1), n):
        assert sum(choice.values()) == n
        assert set(choice) <= {direction.letter, direction.turned(1).letter}


@pytest.mark.rule("sits/B3.254")
def test_edge_hexes_run_from_left_to_right():
    choices = [dict(choice) for choice in edge_choices(Direction.A, 4, green=True)]
    assert choices == [{"A": 2, "F": 2}, {"A": 3, "F": 1}, {"A": 4}, {"A": 3, "B": 1}, {"A": 2, "B": 2}]


@pytest.mark.rule("sits/B3.255")
def test_one_unit_at_a_corner_goes_to_either_edge():
    assert [dict(choice) for choice in corner_choices(Direction.F, Direction.A, 1)] == [{"F": 1}, {"A": 1}]


@pytest.mark.parametrize("second", [Direction.A, Direction.C, Direction.D])
def test_only_clockwise_neighbours_make_a_corner(second):
    with pytest.raises(ValueError, match="no corner"):
        corner_choices(Direction.A, second, 2)


def test_no_amount_at_an_edge_has_the_one_empty_choice():
    assert [dict(choice) for choice in edge_choices(Direction.A, 0)] == [{}]


def test_a_choice_can_not_be_changed_by_whoever_gets_it():
    (choice,) = edge_choices(Direction.A, 3)
    with pytest.raises(TypeError):
        choice["A"] = 9


@pytest.mark.rule("sits/B3.251", "sits/B3.2541")
@given(windows, amounts)
def test_the_grid_follows_from_the_window(window, n):
    choices = horizontal_choices(window, n)
    heading = avid.directions(window)
    if avid.colour(window) is Colour.PURPLE:
        assert as_sets(choices) == {frozenset({(d.letter, n)}) for d in Direction}
    elif len(heading) == 2:
        assert choices == corner_choices(*heading, n)
    else:
        assert choices == edge_choices(*heading, n, green=avid.colour(window) is Colour.GREEN)


@pytest.mark.rule("sits/B3.251")
@pytest.mark.parametrize("window", ["A y", "A/B bu", "C gl", "+ p"])
def test_no_horizontal_amount_needs_no_grid(window):
    assert [dict(choice) for choice in horizontal_choices(window, 0)] == [{}]


@pytest.mark.rule("sits/B3.2541")
def test_only_a_green_window_reaches_the_green_hexes():
    assert changes(up=3, A=1, B=1) in thrust_changes("A gu", 3)
    assert changes(up=2, A=1, B=1) not in thrust_changes("A bu", 2)


@pytest.mark.rule("sits/B3.243")
@given(windows, thrusts)
def test_the_half_of_the_window_gives_the_sign_of_the_vertical_change(window, thrust):
    for plot in thrust_plots(window, thrust):
        assert plot.v * avid.elevation(window) >= 0
        assert plot.v == plot.changes["+"] - plot.changes["-"]


@pytest.mark.rule("sits/B3.243")
def test_from_the_yellow_ring_the_vertical_change_may_go_either_way():
    assert [(h, v) for h, v in signed_squares("A y", 8)] == [(8, 0), (8, 1), (8, 2), (8, -1), (8, -2)]


@pytest.mark.rule("sits/B3.253", "sits/B3.243")
@given(windows, thrusts)
def test_a_plot_uses_a_square_of_its_thrust_and_zone_whole(window, thrust):
    plots = thrust_plots(window, thrust)
    assert plots
    for plot in plots:
        assert (plot.h, abs(plot.v)) in vertical_squares(avid.colour(window), thrust)
        assert sum(plot.changes.amounts[:6]) == plot.h
        assert not (plot.changes["+"] and plot.changes["-"])


@given(windows, thrusts, st.integers(0, 5))
def test_plots_turn_with_the_window(window, thrust, turn):
    def turned(v):
        flat = v.amounts[:6]
        return Vectors(*(flat[(k - turn) % 6] for k in range(6)), *v.amounts[6:])

    expected = {turned(v) for v in thrust_changes(window, thrust)}
    assert set(thrust_changes(avid.rotated_window(window, turn), thrust)) == expected


@pytest.mark.parametrize("window", WINDOWS)
def test_thrust_nought_changes_nothing(window):
    assert thrust_changes(window, 0) == (Vectors.none(),)


@pytest.mark.rule("sits/B3.251.purple")
@pytest.mark.parametrize(("pole", "slot"), [("+ p", "+"), ("- p", "-")])
def test_straight_up_from_thrust_four_on_one_hex_may_be_set_off_in_any_direction(pole, slot):
    assert thrust_changes(pole, 3) == (Vectors.of({slot: 3}),)
    offsets = {Vectors.of({slot: 4, letter: 1}) for letter in "ABCDEF"}
    assert set(thrust_changes(pole, 4)) == offsets | {Vectors.of({slot: 4})}
