"""Reads saves and prints the hash of every position, to be compared between processes."""

from __future__ import annotations

import sys
from pathlib import Path

from engine.core.codec import state_hash
from engine.core.save import load
from tests.helpers.conformance import find_ruleset


def hashes(path: Path) -> list[str]:
    bus = load(path, find_ruleset).bus
    return [state_hash(bus.ruleset, state) for state in (bus.initial, *(step.after for step in bus.journal))]


if __name__ == "__main__":
    for name in sys.argv[1:]:
        sys.stdout.write(" ".join(hashes(Path(name))) + "\n")
