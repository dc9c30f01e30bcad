"""The choices of a new game, without Qt."""

from __future__ import annotations

import pytest

from engine import library
from gui.games.registry import overview
from gui.games.sits.options import options_for
from gui.presenters.new_game import Choice, OptionSpec, class_name, new_game, scenario_card

DATA = {
    "id": "duel",
    "title": "A Duel",
    "summary": "Two ships.",
    "map": {"columns": 22, "rows": 34},
    "options": {"stacking": "unlimited", "undo": "open"},
    "sides": [{"id": "Green", "colour": "green", "corner": "bottom left"}, {"id": "Red", "colour": "red"}],
    "ships": [
        {
            "id": "a",
            "number": 1,
            "side": "Green",
            "class": "star-knight-ca",
            "name": "Intrepid",
            "officers": {"HELM": "elite"},
        },
        {
            "id": "b",
            "number": 1,
            "side": "Red",
            "class": "sultan-bc",
            "name": "Saladin",
            "placed": {"hex": "0,0"},
        },
    ],
}
STACKING = OptionSpec(
    name="stacking",
    title="Stacking",
    default="limit",
    choices=(Choice(value="limit", title="One"), Choice(value="unlimited", title="Any")),
)


def test_a_card_tells_sides_ships_map_and_how_they_start():
    card = scenario_card("sits", DATA)
    assert (card.map, card.ships, card.setup) == ("22 × 34 hexes", 2, "ships are placed by hand")
    assert card.sides[0].ships[0].officers == (("HELM", "Elite"),)
    assert card.sides[1].ships[0].ship_class == "Sultan BC"


def test_a_class_is_named_from_its_file():
    assert class_name("prince-consort-ca") == "Prince Consort CA"


def test_the_scenario_presets_the_choices():
    game = new_game(scenario_card("sits", DATA), (STACKING,), seed=5, curtain=True)
    assert game.chosen["stacking"] == "unlimited"
    assert game.chosen["enforcement"] == "referee"
    assert game.undo == "open"


def test_the_undo_policy_is_no_option_of_the_rule_set():
    game = new_game(scenario_card("sits", DATA), (STACKING,), seed=5, curtain=True)
    assert set(game.options) == {"stacking", "enforcement"}


def test_a_choice_that_an_option_does_not_have_is_refused():
    game = new_game(scenario_card("sits", DATA), (STACKING,), seed=5, curtain=True)
    with pytest.raises(ValueError, match="Stacking can't be 'seven'"):
        game.with_choice("stacking", "seven")


@pytest.mark.parametrize("text", ["", "seven", "-1", str(2**128)])
def test_a_seed_that_is_no_seed_is_told_and_the_old_one_kept(text):
    game = new_game(scenario_card("sits", DATA), (STACKING,), seed=5, curtain=True).with_seed(text)
    assert game.seed == 5
    assert game.problems


def test_a_good_seed_clears_the_problem():
    game = new_game(scenario_card("sits", DATA), (STACKING,), seed=5, curtain=True)
    assert game.with_seed("x").with_seed("42").problems == ()


def test_the_course_comes_first_and_says_where_to_start():
    step = {"steps": [{"text": "Wait."}]}
    cards = [scenario_card("sits", {**DATA, **step, "id": str(n), "lesson": n}) for n in (2, None, 1)]
    assert [card.id for card in sorted(cards, key=lambda card: card.order)] == ["1", "2", "None"]
    assert [card.tag for card in cards] == ["Lesson 2", "", "Start here"]


@pytest.mark.parametrize("slug", ["star-control", "holy-war"])
def test_a_whole_game_stands_after_the_lessons_of_its_course(slug):
    course = sorted((overview(slug, data) for data in library.scenarios(slug)), key=lambda card: card.order)
    tags = [card.tag for card in course if card.tag]
    assert tags == ["Start here", "Lesson 2", "Lesson 3", "A whole game"]
    assert [card.tag for card in course[:4]] == tags
    assert all(card.steps for card in course[:3])


DEPLOYED = {
    "deploy": {"radius": 5},
    "sides": [{"id": "Green", "altitude": 0}, {"id": "Red", "altitude": 12}],
}


@pytest.mark.rule("sits/D2.12")
def test_who_starts_high_can_be_chosen_where_ships_are_deployed():
    high = options_for(DEPLOYED)[0]
    assert (high.name, high.default) == ("high", "Red")
    assert [choice.value for choice in high.choices] == ["Green", "Red", "roll"]
    assert high.choices[0].tip == "Green starts at level 12, the other side at level 0."


def test_nobody_chooses_who_starts_high_where_the_ships_stand_already():
    found = [spec.name for spec in options_for({**DEPLOYED, "deploy": None})]
    fight = ["stops", "salvoes_per_ship", "duel_reductions", "random_officers"]
    assert found == ["computer", "strength", "midpoint", "stacking", *fight]


def test_an_exercise_has_no_options_of_the_fight():
    assert [spec.name for spec in options_for({"options": {"exercise": True}})] == ["midpoint", "stacking"]


def test_the_options_of_the_fight_stand_as_the_scenario_has_them():
    data = next(d for d in library.scenarios("sits") if d["id"] == "damage-lesson")
    game = new_game(scenario_card("sits", data), options_for(data), seed=1, curtain=False)
    assert game.chosen["stops"] == "needed"
    assert game.with_choice("duel_reductions", "on").options["duel_reductions"] is True
    assert game.options["duel_reductions"] is False


def test_a_lesson_with_dice_of_the_book_is_played_with_real_dice():
    data = next(d for d in library.scenarios("sits") if d["id"] == "damage-lesson")
    game = new_game(scenario_card("sits", data), options_for(data), seed=1, curtain=False)
    assert game.options["table_dice"] == ["Green", "Red"]
