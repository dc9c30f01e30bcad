"""The dice report: observed against expected, chi-square, and luck."""

from __future__ import annotations

import math

import pytest

from engine.core.dice import Roll
from engine.core.dice_report import occasion, report, upper_tail


def rolls(player: str, sides: int, *faces: int, purpose: str = "C3.2 beam hit, A at B", **more):
    return [(player, Roll(purpose, (sides,), (face,), **more)) for face in faces]


def test_faces_are_counted_by_kind_of_die():
    found = report([*rolls("w", 6, 1, 1, 6), *rolls("e", 10, 10), ("e", Roll("x", (6, 10), (2, 3)))])
    six, ten = found.dice
    assert (six.sides, six.counts, six.thrown) == (6, (2, 1, 0, 0, 0, 1), 4)
    assert (ten.sides, ten.thrown) == (10, 2)
    assert six.expected == pytest.approx(4 / 6)
    assert not six.enough


def test_a_roll_is_the_luck_of_the_side_whose_it_is_whoever_gave_the_command():
    found = report([*rolls("w", 6, 1, 2, side="e"), *rolls("w", 6, 6), *rolls("e", 6, 3, side="")])
    assert {row.player: (row.rolls, row.total) for row in found.sides} == {"e": (2, 3), "w": (1, 6)}
    assert {(row.player, row.rolls) for row in found.purposes} == {("e", 2), ("w", 1)}
    assert found.dice[0].thrown == 4
    assert found.common == 1


def test_even_dice_have_a_chi_square_of_nought():
    (row,) = report(rolls("w", 6, *(1, 2, 3, 4, 5, 6) * 5)).dice
    assert (row.chi_square, row.p_value) == (0.0, 1.0)
    assert row.enough


def test_loaded_dice_have_a_tiny_p_value():
    (row,) = report(rolls("w", 6, *(6,) * 60)).dice
    assert row.chi_square == pytest.approx(300.0)
    assert row.p_value < 1e-12


@pytest.mark.parametrize(
    ("chi_square", "degrees", "p"),
    # The 5 % and 1 % points of any printed table of the distribution.
    [
        (3.841, 1, 0.05),
        (5.991, 2, 0.05),
        (11.070, 5, 0.05),
        (15.086, 5, 0.01),
        (16.919, 9, 0.05),
        (30.144, 19, 0.05),
        (124.342, 100, 0.05),
    ],
)
def test_p_values_are_those_of_the_tables(chi_square, degrees, p):
    assert upper_tail(chi_square, degrees) == pytest.approx(p, rel=0.01)


def test_nothing_uneven_is_certain_and_the_far_tail_is_no_overflow():
    assert upper_tail(0, 5) == 1.0
    assert upper_tail(3, 0) == 1.0
    assert 0 <= upper_tail(5000.0, 99) < 1e-300 or math.isclose(upper_tail(5000.0, 99), 0.0)


def test_luck_is_told_by_side_and_by_purpose():
    found = report([*rolls("w", 6, 6, 6, 6, by_hand=True), *rolls("e", 6, 1, purpose="weather, turn 1")])
    west, east = found.sides
    assert (west.player, west.rolls, west.total, west.expected, west.by_hand) == ("w", 3, 18, 10.5, 3)
    assert west.deviation == pytest.approx(7.5 / math.sqrt(3 * 35 / 12))
    assert east.deviation < 0
    assert [(row.player, row.purpose) for row in found.purposes] == [("e", "weather"), ("w", "C3.2")]
    assert found.by_hand == 3


def test_a_draw_without_a_choice_is_neither_luck_nor_a_die():
    found = report(rolls("w", 1, 1))
    assert found.dice == ()
    assert found.sides[0].deviation == 0.0


@pytest.mark.parametrize(
    ("purpose", "what"),
    [
        ("C3.2 beam hit, Scimitar at Fearless", "C3.2"),
        ("BAT.hit Cruiser 1 at Cruiser 2", "BAT.hit"),
        ("weather", "weather"),
        ("a beam hit, B at C", "a beam hit"),
    ],
)
def test_rolls_of_one_rule_belong_together(purpose, what):
    assert occasion(purpose) == what


def test_no_rolls_make_an_empty_report():
    assert report(()).dice == ()
