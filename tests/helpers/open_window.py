"""A main window of its own, with its data in a folder of the test's."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

from PySide6.QtCore import QAbstractEventDispatcher, QCoreApplication, QEvent, QEventLoop
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import library
from gui.games.registry import screen_module
from gui.presenters.new_game import new_game
from gui.program import find_scenario
from gui.resources import folder
from gui.session.documents import Documents
from gui.session.folders import Folders
from gui.settings.settings import Settings
from gui.theme.style import hub, load_fonts
from gui.window import MainWindow, theme_of

_QUIET: Final = 0.006
"""Seconds without an event after which nothing more waits: the window's timers are due at once, or later."""
_QUIET_ON_A_SCREEN: Final = 0.025
"""The same where a screen's server has its say."""
_LONGEST: Final = 1.0
"""Seconds after which a window that never comes to rest is left as it is."""


def open_window(place: Path, *, size: tuple[int, int] = (1366, 768), **settings) -> MainWindow:
    """A shown window on the home screen; settings hold for this window only."""
    app = QApplication.instance() or QApplication([])
    load_fonts(folder("fonts"))
    chosen = Settings(place / "settings.json")
    chosen.override("motion", "reduced")
    for name, value in settings.items():
        chosen.override(name, value)
    hub().use(app, theme_of(chosen))
    window = MainWindow(Documents(Folders(place), library.create), chosen)
    window.resize(*size)
    window.show()
    window.activateWindow()
    end = time.monotonic() + 10
    while window.home.chosen is None and time.monotonic() < end:
        settle()  # the scenarios are read after the first painting, and the layout follows them
    settle()
    return window


def settle(milliseconds: int | None = None) -> None:
    """Lets the window deal with what is waiting, until nothing more comes; so long, for what comes late."""
    if milliseconds is not None:
        QTest.qWait(milliseconds)
        return
    dispatcher = QAbstractEventDispatcher.instance()
    now = time.monotonic()
    rest = _QUIET if QApplication.platformName() == "offscreen" else _QUIET_ON_A_SCREEN
    end, quiet = now + _LONGEST, now + rest
    while now < min(end, quiet):
        if dispatcher.processEvents(QEventLoop.ProcessEventsFlag.AllEvents):
            quiet = time.monotonic() + rest
        else:
            time.sleep(0.001)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        now = time.monotonic()


def start(
    window: MainWindow,
    scenario: str,
    *,
    curtain: bool = True,
    undo: str = "standard",
    seed: int = 7,
    **options,
) -> None:
    """Starts a scenario without asking."""
    card = find_scenario(scenario)
    assert card is not None
    specs = screen_module(card.game).options_for(card.data)
    game = new_game(card, specs, seed=seed, curtain=curtain).with_choice("undo", undo)
    for name, value in options.items():
        game = game.with_choice(name, value)
    assert window.start_game(game)
    settle()
