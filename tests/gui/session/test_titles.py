"""Games that are called as their scenarios are shown so in the window's language."""

from __future__ import annotations

import pytest

from engine import library
from gui import language
from gui.presenters.phases import Standing
from gui.session.titles import shown_title
from tests.helpers.open_window import open_window, start


@pytest.fixture(autouse=True)
def english_afterwards():
    yield
    language.use(language.ENGLISH)


def test_english_shows_every_title_as_it_is_kept():
    assert shown_title("First Flight 2") == "First Flight 2"


@pytest.mark.parametrize("number", ["", " 2", " 17"])
def test_a_scenarios_title_is_shown_in_german_with_its_number(number):
    language.use("de")
    assert shown_title(f"First Flight{number}") == f"Erster Flug{number}"


@pytest.mark.parametrize("title", ["Early", "My First Flight", "First Flight, again", ""])
def test_what_a_player_wrote_stays_as_it_is(title):
    language.use("de")
    assert shown_title(title) == title


@pytest.mark.parametrize("number", ["", " 2"])
def test_a_game_begun_under_a_scenarios_former_title_is_shown_in_german_by_the_new_one(number):
    language.use("de")
    assert shown_title(f"Cruiser and Battlecruiser{number}") == f"Aus zwei Ecken{number}"


def test_no_two_scenarios_of_a_game_are_told_apart_by_small_words_only():
    """ "Cruiser and Battlecruiser" and "Cruiser against Battlecruiser" were easily mixed up."""
    small = {"a", "the", "and", "against", "of", "at", "in", "by", "with"}
    for game in library.games():
        titles = [str(data["title"]) for data in library.scenarios(game.slug)] if game.available else []
        told = [tuple(word for word in title.lower().split() if word not in small) for title in titles]
        assert len(set(told)) == len(told), titles


def test_where_a_game_stands_is_told_in_the_language_of_whoever_looks(tmp_path, qtbot):
    """A German window listed "Turn 1, Plotting: Green and Red to act"."""
    window = open_window(tmp_path)
    qtbot.addWidget(window)
    start(window, "first-flight")
    start(window, "first-battle")
    window.go_home()
    assert [game.stands for game in window.documents.recent()] == [
        "Turn 1, Movement: Hierarchy to act",
        "Turn 1, Plotting: Green and Red to act",
    ]
    language.use("de")
    assert [game.stands for game in window.documents.recent()] == [
        "Runde 1, Bewegung: Hierarchie am Zug",
        "Runde 1, Kursbefehle: Grün und Rot am Zug",
    ]
    window.close()


@pytest.mark.parametrize(
    "facts", [None, 3, {}, {"turn": "1"}, {"turn": 1, "phase": "Plotting", "sides": [1], "how": "act"}]
)
def test_facts_that_make_no_sense_are_no_standing(facts):
    assert Standing.read(facts) is None
