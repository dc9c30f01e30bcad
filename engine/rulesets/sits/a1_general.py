"""General conventions: how a die is rolled against a number, and which way a fraction is rounded."""

from fractions import Fraction

from engine.core.dice import Dice
from engine.mechanics.d10 import D10Roll, result
from engine.rulesets.sits.book import rule

A1_211 = rule("A1.211")
A1_22 = rule("A1.22")
A1_25 = rule("A1.25")


def throw(dice: Dice, roll: D10Roll, purpose: str, modifier: int = 0) -> int:
    """The result of a named throw of ten-sided dice, its modifier added last (A1.211-A1.216, A1.22)."""
    return result(roll, dice.roll(*roll.sides, purpose=purpose).faces) + modifier


def rounded(value: Fraction, *, more_is_better: bool) -> int:
    """A1.25: a fraction for which no rule says otherwise is rounded in the attacker's favour.

    `more_is_better` says what the attacker would like: the higher whole number or the lower one.
    """
    below, over = divmod(value.numerator, value.denominator)
    return below + 1 if over and more_is_better else below
