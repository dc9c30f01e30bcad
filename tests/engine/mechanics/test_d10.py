"""Ten-sided dice: combinations, targets and distributions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.mechanics import d10
from engine.mechanics.d10 import D10Roll
from tests.helpers.mechanics import table

faces = st.integers(0, 10)
three = st.tuples(faces, faces, faces)
PERCENT = [10, 18, 16, 14, 12, 10, 8, 6, 4, 2]


@pytest.mark.rule("sits/A1.211")
def test_a_nought_counts_ten():
    assert [d10.value(face) for face in (0, 1, 9, 10)] == [10, 1, 9, 10]


@pytest.mark.parametrize("face", [-1, 11])
def test_other_faces_are_refused(face):
    with pytest.raises(ValueError, match="shows 0 to 9"):
        d10.value(face)


@pytest.mark.rule("sits/A1.211")
@given(faces, st.integers(-2, 13))
def test_under_and_over_both_include_the_target(face, target):
    shown = face or 10
    assert d10.rolls_under(face, target) == (shown <= target)
    assert d10.rolls_over(face, target) == (shown >= target)


@pytest.mark.rule("sits/A1.211")
@pytest.mark.parametrize("target", range(-2, 14))
def test_chances_count_the_faces_that_succeed(target):
    assert d10.chance_under(target) == sum(d10.rolls_under(face, target) for face in d10.FACES)
    assert d10.chance_over(target) == sum(d10.rolls_over(face, target) for face in d10.FACES)


@pytest.mark.rule("sits/A1.212")
@given(faces, faces)
def test_two_dice_minus_is_the_higher_less_the_lower(x, y):
    assert d10.difference([x, y]) == abs(d10.value(x) - d10.value(y))


@pytest.mark.rule("sits/A1.213")
@given(faces, faces)
def test_two_dice_plus_is_the_sum(x, y):
    assert d10.total([x, y]) == d10.value(x) + d10.value(y)


@pytest.mark.rule("sits/A1.214", "sits/A1.215", "sits/A1.216")
@given(three)
def test_of_three_dice_the_lowest_middle_or_highest_counts(shown):
    assert [d10.low(shown), d10.middle(shown), d10.high(shown)] == sorted(d10.value(face) for face in shown)


@pytest.mark.rule("sits/A1.22")
def test_a_modifier_is_added_after_the_dice_are_combined():
    assert d10.result(D10Roll.MINUS, [3, 7], modifier=2) == 6
    assert d10.result(D10Roll.LOW, [0, 4, 9], modifier=-5) == -1


@pytest.mark.parametrize(("roll", "wrong"), [("d10", 2), ("2d10-", 3), ("2d10+", 1), ("3d10med", 2)])
def test_a_roll_takes_its_number_of_dice(roll, wrong):
    with pytest.raises(ValueError, match=f"{wrong} faces were given"):
        d10.result(D10Roll(roll), [5] * wrong)


@pytest.mark.parametrize(("roll", "dice"), [("d10", 1), ("2d10-", 2), ("2d10+", 2), ("3d10low", 3)])
def test_a_roll_asks_for_ten_sided_dice(roll, dice):
    assert D10Roll(roll).sides == (10,) * dice


@pytest.mark.rule("sits/A1.212.dist")
def test_the_difference_of_two_dice_has_the_printed_distribution():
    assert list(d10.distribution(D10Roll.MINUS).items()) == list(enumerate(PERCENT))


@pytest.mark.parametrize("roll", ["2d10+", "3d10low", "3d10med", "3d10hi"])
def test_distributions_equal_the_shipped_table(roll):
    expected = {int(key): n for key, n in table("dice_other")[roll].items()}
    assert d10.distribution(D10Roll(roll)) == expected


def test_a_distribution_can_not_be_changed_by_whoever_gets_it():
    with pytest.raises(TypeError):
        d10.distribution(D10Roll.D10)[1] = 2
