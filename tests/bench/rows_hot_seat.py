"""The chair goes to the other side, from the key to the picture; a command of SITS until it is on disk."""

from __future__ import annotations

import pathlib
import random
import tempfile
import time
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from engine.core.game import Game
from engine.core.seat_key import SALT, seat_key
from engine.core.store import Shelf, last_command
from tests.bench.harness import Bench
from tests.bench.rows_engine import do, fitting, thirty_ships
from tests.helpers.open_window import open_window, settle, start

if TYPE_CHECKING:
    from gui.window import MainWindow

TIMES = 24


def _seats(scenario: str, *, curtain: bool) -> list[float]:
    with tempfile.TemporaryDirectory() as folder:
        window = open_window(pathlib.Path(folder))
        start(window, scenario, curtain=curtain)
        samples = [_change(window, curtain=curtain) for _ in range(TIMES)]
        window.close()
        window.deleteLater()
        settle()
        return samples[2:]


def _change(window: MainWindow, *, curtain: bool) -> float:
    """Milliseconds of falling, lifting and drawing; what the player takes to sit down is not counted."""
    app = QApplication.instance()
    began = time.perf_counter()
    window.pass_chair()
    app.processEvents()
    if curtain:
        window.curtain.lifted.emit()
        app.processEvents()
    took = (time.perf_counter() - began) * 1000
    settle(60)
    return took


def sits() -> list[float]:
    """The plotting side of SITS, ten ships, curtain and all."""
    return _seats("pass-in-review", curtain=True)


def sits_open() -> list[float]:
    """The same without the curtain."""
    return _seats("pass-in-review", curtain=False)


def star_control() -> list[float]:
    """A war of Star Control."""
    return _seats("fleet-action", curtain=True)


def autosave(*, sealed: bool = False) -> list[float]:
    """Milliseconds of plots of thirty ships: checked, carried out, sealed where asked, written and synced."""
    with tempfile.TemporaryDirectory() as folder:
        played = thirty_ships()
        shelf = Shelf(pathlib.Path(folder))
        game = Game(played.header, played.bus, shelf.create("Bench"))
        if sealed:
            for player in game.players:
                key = seat_key(player, "bench", bytes(SALT))
                game.keep_key(player, key, key.secret("bench"))
        chance = random.Random(3)
        samples = []
        while len(samples) < 90:
            for plot in fitting(game.bus, chance):
                began = time.perf_counter()
                do(game.bus, plot)
                samples.append((time.perf_counter() - began) * 1000)
        written = last_command(game.path) if game.path else 0
        if game.trouble or written != game.bus.seq:
            raise RuntimeError(f"{written} of {game.bus.seq} commands are on disk {game.trouble}")
        return samples


BENCHES = (
    Bench("hot seat: SITS, curtain falls and lifts to the picture", 100.0, None, "ms", sits),
    Bench("hot seat: SITS, other side at once", 100.0, None, "ms", sits_open),
    Bench("hot seat: Star Control, curtain and picture", 100.0, None, "ms", star_control),
    Bench("hot seat: a plot of SITS of thirty ships until it is on disk", 30.0, 30.0, "ms", autosave),
    Bench("hot seat: the same with passphrases, sealed", 30.0, 30.0, "ms", lambda: autosave(sealed=True)),
)
