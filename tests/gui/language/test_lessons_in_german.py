"""Lessons follow what the engine says, whatever the window speaks: steps are ticked off in German."""

from __future__ import annotations

import pytest

from gui import language
from tests.gui.presenters import test_lessons as others
from tests.gui.presenters import test_lessons_of_sits as sits

LESSONS = {
    "sits": sits.test_the_first_flight_is_ticked_off_turn_by_turn,
    "sits, the book's dice": sits.test_the_defense_lesson_is_ticked_off_with_the_dice_of_the_book,
    "star-control": others.test_the_siege_comes_out_as_its_examples_say,
    "holy-war": others.test_the_boarding_lesson_comes_out_as_the_books_examples_say,
}


@pytest.fixture
def german():
    language.use("de")
    yield
    language.use(language.ENGLISH)


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_ticked_off_in_german(lesson):
    LESSONS[lesson]()
