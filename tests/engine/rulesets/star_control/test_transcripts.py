"""The reviewed transcripts of the ships' powers; tests.helpers.star_control_transcripts rewrites them."""

from __future__ import annotations

import pytest

from tests.helpers.star_control_transcripts import FOLDER, STORIES, told


@pytest.mark.parametrize("story", STORIES)
def test_the_story_is_told_as_it_was_reviewed(story):
    assert told(story) == (FOLDER / f"{story}.txt").read_text("utf-8")


def test_there_is_a_story_for_each_ship_and_no_file_without_one():
    assert len(STORIES) == 14
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(STORIES)
