"""The map under the hand: 300 counters on a 60x60 map, all in sight."""

from __future__ import annotations

import pathlib
import time

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from gui.board.binding import bind
from gui.board.board_view import BoardView
from gui.board.tools.tool import Pointer
from gui.presenters.board import BoardPresenter
from gui.theme.style import hub, load_fonts
from gui.theme.tokens import Theme
from tests.bench.harness import Bench
from tests.helpers.board_tables import FakeSession, cell, crowd

FONTS = pathlib.Path(__file__).resolve().parents[2] / "resources" / "gui" / "fonts"
FRAMES = 120


class Stage:
    """A shown board of 1280x800 at rest, and its presenter with a session that answers at once."""

    def __init__(self):
        self.app = QApplication.instance() or QApplication([])
        load_fonts(FONTS)
        hub().use(self.app, Theme())
        self.view = BoardView()
        self.presenter = BoardPresenter(self.view, FakeSession())
        bind(self.view, self.presenter)
        self.view.resize(1280, 800)
        self.presenter.show(crowd())
        self.view.show()
        self.view.settle()
        self.rest()

    def rest(self):
        """Lets the board finish what it draws between frames."""
        until = time.perf_counter() + 2
        while time.perf_counter() < until:
            self.app.processEvents()
            if not self.view.board.unfinished and not self.view._rest.isActive():
                return

    def frame(self, action):
        """Milliseconds from an action to its picture; what is drawn between frames counts with it."""
        began = time.perf_counter()
        action()
        self.app.processEvents()
        return (time.perf_counter() - began) * 1000

    def end(self):
        self.view.close()
        self.view.deleteLater()
        self.app.processEvents()


def pan():
    """Shifts the whole map to and fro, a few pixels a frame."""
    stage = Stage()
    stage.view.zoom_by(0.98)
    stage.rest()
    ways = [(9, 4) if n // 12 % 2 == 0 else (-9, -4) for n in range(FRAMES)]
    samples = [stage.frame(lambda way=way: stage.view.pan_by(*way)) for way in ways]
    stage.end()
    return samples


def zoom():
    """Turns the wheel out and in again around a point."""
    stage = Stage()
    at = QPointF(500, 300)
    factors = [2 ** (-1 / 12 if n // 6 % 2 == 0 else 1 / 12) for n in range(FRAMES)]
    samples = [stage.frame(lambda by=by: stage.view.zoom_by(by, at)) for by in factors]
    stage.end()
    return samples


def drag():
    """Carries one counter over the map: gesture, proposal, peek, ghost and repaint of each step."""
    stage = Stage()
    stage.view.tools.carry.lift("s000", cell=cell(5, 5), dragged=True)
    stage.app.processEvents()
    cells = [cell(6 + n % 40, 6 + n % 37) for n in range(FRAMES)]
    samples = [stage.frame(lambda at=at: stage.view.tools.carry.move(Pointer(cell=at))) for at in cells]
    stage.view.tools.escape()
    stage.end()
    return samples


BENCHES = [
    Bench("pan frame, 300 counters on 60x60, all visible", 10, 20, "ms", pan),
    Bench("zoom frame, same map", 10, 20, "ms", zoom),
    Bench("drag of one counter, same map", 3, None, "ms", drag),
]
