"""The lesson part of scenario files: what is accepted, and what is refused with its place."""

from __future__ import annotations

import pytest

from engine import library
from engine.content import loader
from engine.core.dice import RecordingDice, seeded
from tests.helpers.content_files import refusal

STEP = {
    "text": "Do it.",
    "rules": ["BAT.hit"],
    "side": "Hierarchy",
    "done": {"by": "Hierarchy", "rule": "BAT.hit", "piece": "UQ-1", "says": "hit", "rolled": "BAT.hit"},
    "otherwise": "Undo.",
}
GAMES = ("star-control", "holy-war")


def set_up(game: str, part: dict) -> object:
    rules = library.create(game)
    return rules.setup({"title": "Mine", **part}, {}, RecordingDice(seeded(1, 0)))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "part",
    [
        {},
        {"lesson": 2, "steps": [STEP, {"text": "Look."}], "notes": ["A remark."]},
        {"steps": [{"text": "Choose.", "choose": "level C05/4"}]},
        {"steps": [{"text": "Choose.", "choose": "UQ.F-1"}]},
        {"throws": [{"rule": "BES.roll", "faces": [8]}]},
    ],
)
def test_a_lesson_of_the_right_form_is_accepted_in_every_game(game, part):
    assert set_up(game, part) is not None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("part", "place", "expectation"),
    [
        ({"lesson": 0}, "/lesson", "at least 1"),
        ({"lesson": "first"}, "/lesson", "a whole number"),
        ({"steps": "all"}, "/steps", "a list"),
        ({"steps": [{}]}, "/steps/0/text", "text"),
        ({"steps": [{**STEP, "next": True}]}, "/steps/0/next", "no field of this name"),
        ({"steps": [{**STEP, "text": 5}]}, "/steps/0/text", "text"),
        ({"steps": [{**STEP, "rules": ["<a>"]}]}, "/steps/0/rules/0", "text of the form"),
        ({"steps": [{**STEP, "rules": ["A"] * 9}]}, "/steps/0/rules", "at most 8"),
        ({"steps": [{**STEP, "done": {"by": "Hierarchy"}}]}, "/steps/0/done", "what happened"),
        ({"steps": [{**STEP, "done": {"eval": "1"}}]}, "/steps/0/done/eval", "no field of this name"),
        ({"steps": [{**STEP, "choose": "UQ-1"}]}, "/steps/0", '"choose" or "done"'),
        ({"steps": [{"text": "x", "choose": "<script>"}]}, "/steps/0/choose", "text of the form"),
        ({"steps": [STEP] * 61}, "/steps", "at most 60"),
        ({"notes": [1]}, "/notes/0", "text"),
        ({"throws": [{"rule": "BES.roll", "faces": []}]}, "/throws/0/faces", "at least 1"),
        ({"throws": [{"rule": "BES.roll", "faces": [21]}]}, "/throws/0/faces/0", "at most 20"),
        ({"throws": [{"rule": "BES.roll", "faces": [True]}]}, "/throws/0/faces/0", "a whole number"),
    ],
)
def test_a_wrong_lesson_is_refused_with_its_place_before_the_game_begins(game, part, place, expectation):
    error = refusal(lambda: set_up(game, part))
    assert error.place == place
    assert expectation in error.expectation


def test_a_flood_of_steps_is_refused_before_it_is_read():
    error = refusal(lambda: set_up("star-control", {"steps": [[0] * 100] * 1000}))
    assert error.expectation == "at most 50,000 values"


@pytest.mark.parametrize("game", ["sits", *GAMES])
def test_every_shipped_lesson_passes_its_own_check(game):
    found = [data for data in library.scenarios(game) if data.get("steps")]
    assert len(found) >= 3
    for data in found:
        loader.check_lesson(data, data["id"])
