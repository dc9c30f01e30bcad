"""Reads saves and prints a hash of everything that came of them, to be compared between processes."""

from __future__ import annotations

import sys
from dataclasses import asdict
from pathlib import Path

from engine.core.codec import canonical, digest, state_hash
from engine.core.save import load
from tests.helpers.conformance import find_ruleset


def hashes(path: Path) -> list[str]:
    """Of every position, of every command's events, and of what each seat sees in the end."""
    bus = load(path, find_ruleset).bus
    states = [
        state_hash(bus.ruleset, state) for state in (bus.initial, *(step.after for step in bus.journal))
    ]
    events = [digest(canonical([asdict(event) for event in step.events])) for step in bus.journal]
    views = [digest(repr(bus.ruleset.view_for(bus.state, p)).encode()) for p in (None, *bus.state.players)]
    return states + events + views


if __name__ == "__main__":
    for name in sys.argv[1:]:
        sys.stdout.write(" ".join(hashes(Path(name))) + "\n")
