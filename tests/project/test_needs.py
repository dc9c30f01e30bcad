"""The page of needs: all forty stand there, and what it names as proof exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ROWS = re.findall(
    r"^\| (\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$",
    (ROOT / "docs/needs.md").read_text(encoding="utf-8"),
    re.M,
)
TESTS = {
    name
    for path in (ROOT / "tests").rglob("test_*.py")
    for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.M)
}


def test_all_forty_needs_stand_there_in_their_order():
    assert [int(row[0]) for row in ROWS] == list(range(1, 41))


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_every_need_names_tests_that_exist(row):
    named = re.findall(r"`(test_\w+)`", row[3])
    assert named
    assert not {*named} - TESTS
