"""Going back in time: a step of the history slider, and what a long game takes of memory."""

from __future__ import annotations

import gc
import pathlib
import random
import subprocess
import sys
import time

from PySide6.QtWidgets import QApplication

from engine import library
from engine.core.bus import UndoPolicy
from engine.core.game import Game, new_game
from engine.core.session import Session
from gui.game_screen import GameScreen, Memory
from gui.games.registry import screen_module
from gui.session.qt_session import QtSession
from gui.settings.settings import Settings
from gui.theme.style import hub, load_fonts
from gui.theme.tokens import Theme
from tests.bench.harness import Bench
from tests.bench.rows_board import FONTS
from tests.bench.rows_engine import do, finish, fitting, plot_all, thirty_ships

COMMANDS = 5000
STEPS = 80
BACK = 400
"""Commands that are taken back where a game has ended."""
ROUNDS = 20
"""How often all ships are plotted anew in a turn of SITS."""


def long_game(slug: str, commands: int = COMMANDS) -> Game:
    """A game of so many legal commands."""
    return _plotted(commands) if slug == "sits" else _random(slug, "fleet-action", commands)


def _plotted(commands: int) -> Game:
    """Thirty ships of SITS that are plotted anew again and again before each turn is flown."""
    game = thirty_ships()
    bus, chance = game.bus, random.Random(3)
    while bus.seq < commands:
        for _ in range(ROUNDS):
            plot_all(bus, chance)
        for plot in fitting(bus, chance):
            do(bus, plot)
        finish(bus)
    return game


def _random(slug: str, scenario: str, commands: int) -> Game:
    """Random commands; where the game ends before, others are tried from earlier on."""
    rules, rnd = library.create(slug), random.Random(3)
    data = next(each for each in library.scenarios(slug) if each["id"] == scenario)
    game = new_game(rules, data, {}, seed=1, policy=UndoPolicy.OPEN)
    bus = game.bus
    while bus.seq < commands:
        state = bus.state
        if state.outcome is not None:
            for _ in range(BACK):
                bus.undo(bus.journal[-1].command.player)
            continue
        player = state.pending[-1].owner if state.pending else rnd.choice(state.active)
        command = rules.sample(state, player, rnd)
        if command is not None:
            bus.execute(command)
    return game


class Stage:
    """A seat's screen at 1440 x 900 at the end of a long game."""

    def __init__(self, slug: str) -> None:
        self.app = QApplication.instance() or QApplication([])
        load_fonts(FONTS)
        hub().use(self.app, Theme())
        game = long_game(slug)
        self.session = QtSession(Session(game, game.players[0]))
        settings = Settings(None)
        settings.override("motion", "reduced")
        self.screen: GameScreen = screen_module(slug).build(self.session, settings, Memory())
        self.screen.resize(1440, 900)
        self.screen.show()
        self.screen.start()
        self.rest()

    def rest(self) -> None:
        until = time.perf_counter() + 0.5
        while time.perf_counter() < until:
            self.app.processEvents()

    def scrub(self) -> list[float]:
        """Milliseconds from a moment that is asked for to its picture, all through the game."""
        last = self.session.history.last
        samples = []
        for step in range(STEPS):
            number = (last * (step + 1) // (STEPS + 1)) if step % 2 else last - step - 1
            began = time.perf_counter()
            self.session.look(number)
            self.app.processEvents()
            samples.append((time.perf_counter() - began) * 1000)
        return samples

    def end(self) -> None:
        self.screen.close_screen()
        self.screen.close()
        self.screen.deleteLater()
        self.app.processEvents()


def _scrub(slug: str) -> list[float]:
    stage = Stage(slug)
    samples = stage.scrub()
    stage.end()
    return samples


def sits_scrub() -> list[float]:
    """The history slider in SITS with thirty ships."""
    return _scrub("sits")


def star_control_scrub() -> list[float]:
    """The history slider in Star Control."""
    return _scrub("star-control")


def resident() -> float:
    """Megabytes that the process holds in memory now."""
    pages = int(pathlib.Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 2**20


def grown(slug: str) -> float:
    """Megabytes that a game of 5,000 commands and its seats' logs take."""
    long_game(slug, 40)  # the rule set's own tables are no part of it
    gc.collect()
    before = resident()
    game = long_game(slug)
    for player in game.players:
        Session(game, player).log()
    gc.collect()
    return resident() - before


def _grown(slug: str) -> list[float]:
    """Each sample in a process of its own, so that none lives on what another one gave back."""
    words = [sys.executable, "-c", f"from tests.bench import rows_history as r; print(r.grown({slug!r}))"]
    return [float(subprocess.run(words, capture_output=True, check=True).stdout) for _ in range(5)]


def sits_memory() -> list[float]:
    """A long game of SITS in memory."""
    return _grown("sits")


def star_control_memory() -> list[float]:
    """A long game of Star Control in memory."""
    return _grown("star-control")


BENCHES = (
    Bench("history: scrub step, 5,000 commands of SITS", 50.0, None, "ms", sits_scrub),
    Bench("history: scrub step, 5,000 commands of Star Control", 50.0, None, "ms", star_control_scrub),
    Bench("history: memory of 5,000 commands of SITS", 60.0, None, "MB", sits_memory),
    Bench("history: memory of 5,000 commands of Star Control", 60.0, None, "MB", star_control_memory),
)
