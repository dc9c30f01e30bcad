"""The AVID as an instrument: from a move of the pointer to the picture of the plot it draws."""

from __future__ import annotations

import time

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import library
from engine.core.game import new_game
from engine.core.session import Session
from gui.games.sits.plot_desk import PlotDesk
from gui.games.sits.plot_panel import PlotPanel
from gui.theme.style import hub
from gui.theme.tokens import Theme
from tests.bench.harness import Bench

MOVES = 120
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def replot():
    """Drags a pivot to and fro over the panel of a real game; every instrument of it repaints."""
    app = QApplication.instance() or QApplication([])
    hub().use(app, Theme())
    rules = library.create("sits")
    scenario = next(s for s in rules.scenarios() if s["id"] == "first-flight")
    game = new_game(rules, scenario, seed=1)
    desk = PlotDesk(Session(game, game.players[0]))
    panel = PlotPanel(desk)
    panel.resize(420, 1000)
    panel.show()
    desk.next_ship()
    desk.choose_target(desk.targets[0])
    desk.set_thrust(2)
    avid = panel.avid.avid
    for _ in range(20):
        app.processEvents()
    if desk.advice is None:
        raise RuntimeError("the scenario offers no plot to measure")
    reached = [choice.window for choice in desk.advice.pivots if 0 < choice.count <= 3][:8]
    points = [avid.spot(window).toPoint() for window in reached]
    QTest.mousePress(avid, LEFT, NONE, avid.spot(desk.advice.start).toPoint() + QPoint(0, 16))
    samples = []
    for number in range(MOVES):
        began = time.perf_counter()
        QTest.mouseMove(avid, points[number % len(points)])
        app.processEvents()
        samples.append((time.perf_counter() - began) * 1000)
    QTest.mouseRelease(avid, LEFT, NONE, points[0])
    desk.close()
    panel.close()
    panel.deleteLater()
    app.processEvents()
    return samples


BENCHES = (Bench("AVID re-plot (pointer move to repaint)", 8.0, None, "ms", replot),)
