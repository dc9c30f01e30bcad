"""Where grades come from and what they cost: prices, lots, years and victories (D1.11-D1.135)."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.core.dice import Dice
from engine.mechanics.d10 import D10Roll, difference, value
from engine.rulesets.sits import card
from engine.rulesets.sits.book import rule
from engine.rulesets.sits.d1_officers import GRADES, POSTS

D1_112 = rule("D1.112")
D1_12 = rule("D1.12")
D1_121 = rule("D1.121")
D1_122 = rule("D1.122")
D1_123 = rule("D1.123")
D1_124 = rule("D1.124")
D1_125 = rule("D1.125")
D1_131 = rule("D1.131")
D1_132 = rule("D1.132")
D1_135 = rule("D1.135")

VICTORY_BONUS: Mapping[str, int] = MappingProxyType({"Overwhelming Victory": 1, "Legendary Victory": 2})
"""What a margin of victory adds to the rolls of the ships that won it (D1.135)."""
MIRACLE_LEVELS = (1, 2, 3)
"""Superb, Excellent, Legendary (D1.23)."""
_RAISED = 9
_LOWERED = ((1, 1), (10, 10))


def adjusted_cost(ship_class: str, officers: Mapping[str, str]) -> int:
    """D1.112, D1.125: the base cost with what the grades of all six posts add; missing ones are average."""
    sheet = card.load_card(ship_class)
    return sheet.cost + sum(sheet.officer_costs[post][officers.get(post, "average")] for post in POSTS)


def grade_change(grade: str, steps: int) -> str:
    """A grade so many steps better, or worse; never beyond Poor and Elite. ValueError for no grade."""
    return GRADES[max(0, min(GRADES.index(grade) + steps, len(GRADES) - 1))]


def rolled_grade(faces: Sequence[int], modifier: int = 0) -> str:
    """D1.121-D1.124: the grade that a 2d10- gives; the modifier is added to the difference (A1.22).

    A result of 0 comes from two equal dice: odd ones mean Poor, even ones Average.
    """
    result = difference(faces) + modifier
    if result <= 0:
        return "poor" if value(faces[0]) % 2 else "average"
    if result >= _RAISED:
        return "elite"
    return "veteran" if result == _RAISED - 1 else "average"


def random_grades(dice: Dice, name: str, modifier: int = 0) -> dict[str, str]:
    """D1.12: six rolls, TAC, EWO, ATO, Helm, Engineering, Crew; every post is in the answer."""
    return {post: rolled_grade(_throw(dice, "D1.12", post, name), modifier) for post in POSTS}


def _throw(dice: Dice, number: str, post: str, name: str) -> tuple[int, ...]:
    return dice.roll(*D10Roll.MINUS.sides, purpose=f"{number} 2d10- grade, {post} of {name}").faces


def changed_grade(grade: str, faces: Sequence[int], bonus: int = 0) -> str:
    """D1.131: a grade after a year, by a 2d10-. 9 raises it; two 1s or two 10s lower it.

    With a bonus (D1.135) the sum counts: 9 or more raises, and nothing is lowered any more.
    """
    result = difference(faces) + bonus
    if result >= _RAISED:
        return grade_change(grade, 1)
    lowered = not bonus and tuple(value(face) for face in faces) in _LOWERED
    return grade_change(grade, -1) if lowered else grade


def after_a_year(officers: Mapping[str, str], dice: Dice, name: str) -> dict[str, str]:
    """D1.131: the six grades of a ship after its yearly rolls."""
    return _changed(officers, dice, name, "D1.131", 0)


def after_victory(officers: Mapping[str, str], margin: str, dice: Dice, name: str) -> dict[str, str]:
    """D1.135: the six grades after an Overwhelming or Legendary Victory: rolled like a year, with a bonus.

    ValueError for a smaller margin, which brings no roll.
    """
    if margin not in VICTORY_BONUS:
        raise ValueError(f"{margin} brings no new roll of grades; {' and '.join(VICTORY_BONUS)} do (D1.135).")
    return _changed(officers, dice, name, "D1.135", VICTORY_BONUS[margin])


def _changed(officers: Mapping[str, str], dice: Dice, name: str, number: str, bonus: int) -> dict[str, str]:
    return {
        post: changed_grade(officers.get(post, "average"), _throw(dice, number, post, name), bonus)
        for post in POSTS
    }


def under_a_miracle_commander(
    officers: Mapping[str, str], level: int, dice: Dice, name: str
) -> dict[str, str]:
    """D1.132: two months after he took over, posts at Average or worse roll anew, each at plus his level.

    ValueError for a level that there is none of: 1 Superb, 2 Excellent, 3 Legendary.
    """
    if level not in MIRACLE_LEVELS:
        raise ValueError(f"No miracle level {level}: 1 to 3 are Superb, Excellent, Legendary (D1.132).")
    grades = {post: officers.get(post, "average") for post in POSTS}
    settled = ("veteran", "elite")
    return {
        post: grade if grade in settled else rolled_grade(_throw(dice, "D1.132", post, name), level)
        for post, grade in grades.items()
    }


def crew_words(officers: Mapping[str, str]) -> str:
    """Grades that are not average, in words: "veteran EWO, poor CREW"."""
    named = [f"{officers[post]} {post}" for post in POSTS if officers.get(post, "average") != "average"]
    return ", ".join(named) or "all average"
