"""A main window of its own, with its data in a folder of the test's."""

from __future__ import annotations

from pathlib import Path

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
    for _ in range(100):
        # The scenarios are read after the first painting, and the layout follows them.
        settle(30)
        if window.home.chosen is not None:
            break
    settle(60)
    return window


def settle(milliseconds: int = 30) -> None:
    """Lets the window deal with what is waiting."""
    QTest.qWait(milliseconds)


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
    settle(60)
