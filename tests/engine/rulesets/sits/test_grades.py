from collections.abc import Iterable

import pytest

from engine.content.errors import ContentError
from engine.core.dice import RecordingDice, scripted
from engine.core.ids import PieceId
from engine.rulesets.sits.commands import Commit, SetShip
from engine.rulesets.sits.d1_grades import (
    adjusted_cost,
    after_a_year,
    after_victory,
    changed_grade,
    grade_change,
    random_grades,
    rolled_grade,
    under_a_miracle_commander,
)
from engine.rulesets.sits.d1_officers import POSTS
from tests.helpers.sits import GREEN, RED, RULES, Table, a_scenario, a_ship

KNIGHT = "star-knight-ca"
ROLLS = {0: (4, 4), 1: (5, 4), 2: (5, 3), 5: (9, 4), 7: (1, 8), 8: (10, 2), 9: (10, 1)}
"""Faces for a 2d10-."""


def pairs(*faces: Iterable[int]) -> RecordingDice:
    return RecordingDice(scripted(*faces))


# --- What a grade costs ---


@pytest.mark.rule("sits/D1.11")
@pytest.mark.rule("sits/D1.112")
@pytest.mark.parametrize(
    ("officers", "cost"),
    [
        ({}, 124),
        ({"EWO": "veteran"}, 126),
        ({"TAC": "poor", "ENG": "elite"}, 142),
        (dict.fromkeys(POSTS, "poor"), 124 - 6 - 2 - 1 - 5 - 8 - 2),
        (dict.fromkeys(POSTS, "elite"), 124 + 11 + 4 + 2 + 5 + 24 + 4),
    ],
)
def test_the_cost_is_the_base_cost_with_what_six_grades_add(officers: dict[str, str], cost: int):
    assert adjusted_cost(KNIGHT, officers) == cost


# --- Grades by lot ---


@pytest.mark.rule("sits/D1.121")
@pytest.mark.parametrize(
    ("faces", "grade"),
    [((1, 1), "poor"), ((9, 9), "poor"), ((2, 2), "average"), ((10, 10), "average"), ((0, 0), "average")],
)
def test_two_equal_dice_mean_poor_if_odd_and_average_if_even(faces: tuple[int, int], grade: str):
    assert rolled_grade(faces) == grade


@pytest.mark.rule("sits/D1.124")
@pytest.mark.parametrize("result", [1, 2, 5, 7])
def test_one_to_seven_is_average(result: int):
    assert rolled_grade(ROLLS[result]) == "average"


@pytest.mark.rule("sits/D1.122")
def test_an_eight_is_veteran():
    assert rolled_grade((10, 2)) == rolled_grade((1, 9)) == "veteran"


@pytest.mark.rule("sits/D1.123")
def test_a_nine_is_elite():
    assert rolled_grade((1, 10)) == "elite"


@pytest.mark.rule("sits/A1.22")
def test_a_modifier_is_added_to_the_difference():
    assert [rolled_grade(faces, 1) for faces in ((1, 1), (8, 1), (10, 2))] == ["average", "veteran", "elite"]


@pytest.mark.rule("sits/D1.12")
def test_six_rolls_give_a_ship_its_grades_in_the_order_of_the_posts():
    thrown = pairs((1, 1), ROLLS[8], ROLLS[9], ROLLS[1], ROLLS[1], (2, 2))
    assert random_grades(thrown, "Fearless") == {
        "TAC": "poor",
        "EWO": "veteran",
        "ATO": "elite",
        "HELM": "average",
        "ENG": "average",
        "CREW": "average",
    }
    assert thrown.tape[0].purpose == "D1.12 2d10- grade, TAC of Fearless"


@pytest.mark.rule("sits/D1.12")
@pytest.mark.rule("sits/D1.125")
def test_officers_of_a_new_game_may_be_drawn_by_lot_and_the_log_tells_their_price():
    scenario = a_scenario(a_ship("Ship", ship_class=KNIGHT, officers={"TAC": "elite"}))
    thrown = pairs(*[ROLLS[1], ROLLS[8], *[ROLLS[1]] * 4, *[ROLLS[1]] * 6])
    state = RULES.setup(scenario, {"random_officers": True}, thrown)
    assert dict(state.ships[PieceId("ship")].officers) == {"EWO": "veteran"}
    table = Table(a_ship("Ship"))
    table.state = state
    table.give(Commit(player=GREEN))
    told = [event.text for event in table.give(Commit(player=RED)) if event.rule == "sits/D1.12"]
    assert told[0] == "Ship: officers drawn by lot, veteran EWO; 126 points."
    assert told[1].startswith("Watcher: officers drawn by lot, all average")


def test_without_the_option_no_lots_are_drawn():
    state = RULES.setup(a_scenario(a_ship("Ship", officers={"TAC": "elite"})), {}, pairs())
    assert dict(state.ships[PieceId("ship")].officers) == {"TAC": "elite"}


def test_an_option_that_is_neither_true_nor_false_is_refused():
    with pytest.raises(ContentError, match="random_officers"):
        RULES.setup(a_scenario(a_ship("Ship")), {"random_officers": "yes"}, pairs())


# --- Grades over time ---


@pytest.mark.rule("sits/D1.131")
@pytest.mark.parametrize(
    ("faces", "grade"),
    [
        ((10, 1), "veteran"),
        ((1, 1), "poor"),
        ((10, 10), "poor"),
        ((5, 5), "average"),
        ((2, 2), "average"),
        ((9, 1), "average"),
    ],
)
def test_a_year_raises_on_a_nine_and_lowers_on_two_ones_or_two_tens(faces: tuple[int, int], grade: str):
    assert changed_grade("average", faces) == grade


@pytest.mark.rule("sits/D1.131")
def test_no_grade_goes_beyond_poor_and_elite():
    assert (changed_grade("poor", (1, 1)), changed_grade("elite", (10, 1))) == ("poor", "elite")
    assert (grade_change("veteran", 5), grade_change("average", -5)) == ("elite", "poor")


@pytest.mark.rule("sits/D1.131")
def test_the_book_s_year_makes_a_veteran_of_the_engineer():
    rolls = pairs((5, 4), (6, 3), (8, 1), (9, 2), (10, 1), (5, 5))
    after = after_a_year({"EWO": "veteran"}, rolls, "Knight")
    assert after == {**dict.fromkeys(POSTS, "average"), "EWO": "veteran", "ENG": "veteran"}


@pytest.mark.rule("sits/D1.135")
@pytest.mark.parametrize(("margin", "raised"), [("Overwhelming Victory", 1), ("Legendary Victory", 2)])
def test_a_great_victory_rolls_anew_with_a_bonus_and_lowers_nothing(margin: str, raised: int):
    rolls = pairs((10, 2), (9, 2), (8, 2), (1, 1), (10, 10), (5, 5))
    after = after_victory({}, margin, rolls, "Ship")
    assert list(after.values()).count("veteran") == raised
    assert "poor" not in after.values()


@pytest.mark.rule("sits/D1.135")
def test_a_lesser_victory_brings_no_roll():
    with pytest.raises(ValueError, match="brings no new roll"):
        after_victory({}, "Major Victory", pairs(), "Ship")


@pytest.mark.rule("sits/D1.132")
def test_a_miracle_commander_rolls_anew_for_average_and_worse_with_his_level():
    officers = {"TAC": "poor", "EWO": "veteran", "HELM": "elite"}
    rolls = pairs((1, 1), (8, 2), (9, 2), (10, 2))
    after = under_a_miracle_commander(officers, 2, rolls, "Ship")
    assert after == {
        "TAC": "average",
        "EWO": "veteran",
        "ATO": "veteran",
        "HELM": "elite",
        "ENG": "elite",
        "CREW": "elite",
    }
    assert len(rolls.tape) == 4


@pytest.mark.rule("sits/D1.132")
@pytest.mark.parametrize("level", [0, 4])
def test_there_are_three_levels_of_miracle(level: int):
    with pytest.raises(ValueError, match="No miracle level"):
        under_a_miracle_commander({}, level, pairs(), "Ship")


@pytest.mark.rule("sits/D1.134")
def test_no_referee_lets_grades_move_from_ship_to_ship():
    table = Table(a_ship("Ship", officers={"TAC": "elite"}), a_ship("Mate", hex="9,9"))
    moved = SetShip(player=GREEN, ship=PieceId("mate"), officers={"TAC": "elite"})
    assert table.refusals(moved)
