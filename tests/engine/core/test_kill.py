"""kill -9 at any moment loses at most the command in flight."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
KILLS = int(os.environ.get("HOLOTANK_KILLS", "120"))
"""`make soak` makes the long run of it: 1,000 kills, of some minutes."""


@pytest.mark.parametrize("sides", ["open", "guarded"])
def test_a_killed_program_loses_at_most_the_command_in_flight(tmp_path: Path, sides: str):
    words = [str(tmp_path / "games"), str(KILLS), "1", sides]
    done = subprocess.run(
        [sys.executable, "-m", "tests.helpers.kill_children", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=120 + KILLS,
    )
    assert done.returncode == 0, done.stderr
    lives = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(lives) == KILLS
    assert all(life["killed"] for life in lives)
    found = 0
    played = 0
    for number, life in enumerate(lives):
        before = 0 if number % 25 == 0 else found
        found = life["found"]
        told = life["told"] or [before]
        assert told[0] == before, "the next program found another game than the last one left"
        assert abs(found - told[-1]) <= 1, "more than the command in flight was lost or made"
        assert life["offered"] or not life["told"]
        played += len(life["told"]) - 1
    assert (sum(life["sealed"] for life in lives) > KILLS // 4) is (sides == "guarded")
    assert played > KILLS // 4, "the children hardly played: the kills came too early to prove anything"
