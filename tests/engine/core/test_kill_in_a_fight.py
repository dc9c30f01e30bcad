"""kill -9 in the middle of a fight: the same position stands again, and the same question is asked."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
KILLS = max(40, int(os.environ.get("HOLOTANK_KILLS", "120")) // 5)
"""A fifth of `HOLOTANK_KILLS` for each game."""
MET = {
    "sits": {"sits.decoy", "sits.side", "sits.kills"},
    "holy-war": {"denial", "boarding", "placing"},
    "star-control": {""},
}
"""Questions at which a program must have been killed; in Star Control's battles nobody is asked any."""


@pytest.fixture(params=sorted(MET), scope="module")
def lives(request, tmp_path_factory):
    """The game, and what is told of each kill."""
    folder = tmp_path_factory.mktemp("games")
    done = subprocess.run(
        [sys.executable, "-m", "tests.helpers.kill_fights", str(folder), request.param, str(KILLS), "1"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=300 + 5 * KILLS,
    )
    assert done.returncode == 0, done.stderr
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(found) == KILLS
    assert all(life["killed"] for life in found)
    return request.param, found


def test_a_program_killed_in_a_fight_loses_at_most_the_command_in_flight(lives):
    _, found = lives
    stood: dict[str, int] = {}
    for life in found:
        now = life["found"]["seq"]
        before = stood.get(life["game"], now) if life["last"] is None else life["last"]
        assert abs(now - before) <= 1
        assert life["offered"], "the next start does not offer the fight"
        stood[life["game"]] = now


def test_the_fight_stands_as_it_stood_and_asks_the_same_question(lives):
    _, found = lives
    assert all(life["same"] is not False for life in found)
    assert all(life["before"] is not False for life in found), "what lies under the command in flight"
    told = [life for life in found if life["same"] or life["before"]]
    assert len(told) > len(found) * 2 // 3, "too few of them could be compared"


def test_it_was_killed_at_every_question_of_a_fight(lives):
    game, found = lives
    met = {life["found"]["moment"][1] for life in found if life["found"]["fighting"]}
    assert met >= MET[game]
