"""General conventions as the rules of SITS use them."""

from fractions import Fraction

import pytest

from engine.core.dice import RecordingDice, scripted
from engine.mechanics.d10 import D10Roll
from engine.rulesets.sits.a1_general import rounded, throw


@pytest.mark.rule("sits/A1.25")
@pytest.mark.parametrize(
    ("value", "more", "whole"),
    [
        (Fraction(5, 2), True, 3),
        (Fraction(5, 2), False, 2),
        (Fraction(4, 2), True, 2),
        (Fraction(-5, 2), True, -2),
        (Fraction(-5, 2), False, -3),
    ],
)
def test_a_fraction_is_rounded_to_what_the_attacker_would_like(value, more, whole):
    assert rounded(value, more_is_better=more) == whole


@pytest.mark.rule("sits/A1.22")
def test_a_modifier_is_added_after_the_dice_are_combined():
    dice = RecordingDice(scripted((7, 3)))
    assert throw(dice, D10Roll.MINUS, "a test", modifier=-2) == 2


@pytest.mark.rule("sits/A1.211")
def test_a_d10_shows_1_to_10_and_its_purpose_is_recorded():
    dice = RecordingDice(scripted((10,)))
    assert throw(dice, D10Roll.D10, "a test") == 10
    assert [(roll.purpose, roll.sides) for roll in dice.tape] == [("a test", (10,))]
