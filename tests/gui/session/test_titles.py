"""Games that are called as their scenarios are shown so in the window's language."""

from __future__ import annotations

import pytest

from gui import language
from gui.session.titles import shown_title


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
