"""A window in which a battle of Star Control has gone on for a while, for tests of time and dice."""

from __future__ import annotations

import random

from engine import library
from tests.helpers.open_window import settle, start

HIERARCHY, ALLIANCE = "Hierarchy", "Alliance"


def play(bus, commands: int, *, chance: int = 2) -> None:
    """Random legal commands until there are so many; real dice are left to the program."""
    rules, rnd = library.create("star-control"), random.Random(chance)
    while bus.seq < commands and bus.state.outcome is None:
        state = bus.state
        player = state.pending[-1].owner if state.pending else state.active[0]
        command = rules.sample(state, player, rnd)
        if command is not None and not command.kind.startswith("table."):
            bus.execute(command, thrown=(None,) * 40)


def battle(window, commands: int = 60, **options) -> None:
    """The fleet action, so many commands on."""
    start(window, "fleet-action", curtain=False, **options)
    play(window.documents.current.game.bus, commands)
    settle(120)


def stays(window) -> tuple:
    """What of a game may not change: its commands, its state, its file."""
    game = window.documents.current.game
    return tuple(step.command for step in game.bus.journal), game.bus.state, game.path.read_bytes()
