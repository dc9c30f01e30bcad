"""A shown plotting panel with a real hand: mouse and keys at AVID windows, markers and grid squares."""

from __future__ import annotations

import pathlib

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gui.games.sits.plot_desk import PlotDesk
from gui.games.sits.plot_panel import PlotPanel
from gui.theme.style import hub, load_fonts
from gui.theme.tokens import Theme
from tests.helpers.plot_seat import PlotSeat

FONTS = pathlib.Path(__file__).resolve().parents[2] / "resources" / "gui" / "fonts"
LEFT, NONE, SHIFT = (
    Qt.MouseButton.LeftButton,
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
)


class Stage:
    """Panel, desk and seat."""

    def __init__(self, seat=None, ship="g1", theme="dark", height=1100, width=420, scale=1.0):
        self.app = QApplication.instance()
        load_fonts(FONTS)
        if hub().theme != Theme(theme, scale) or not self.app.styleSheet():
            hub().use(self.app, Theme(theme, scale))
        self.seat = seat or PlotSeat()
        self.desk = PlotDesk(self.seat)
        self.panel = PlotPanel(self.desk)
        self.panel.resize(width, height)
        self.plotter = self.panel.avid
        self.avid = self.plotter.avid
        self.panel.show()
        self.desk.select(ship)
        self.settle()

    def settle(self):
        """Lets Qt lay out and paint."""
        for _ in range(3):
            self.app.processEvents()

    @property
    def orders(self):
        """The plots given so far."""
        return [command for command in self.seat.given if command.kind == "sits.plot"]

    def at(self, site):
        """The pixel at which a window is drawn."""
        return self.avid.spot(site).toPoint()

    def marker(self, name):
        """The pixel at which a marker is drawn."""
        return self.avid.marker_spot(name).toPoint()

    def click(self, spot, modifier=NONE):
        """Clicks a window by name, or a point."""
        QTest.mouseClick(self.avid, LEFT, modifier, spot if isinstance(spot, QPoint) else self.at(spot))
        self.settle()

    def hover(self, spot, widget=None):
        """Moves the pointer there through the window, as a real one does."""
        target = widget or self.avid
        point = spot if isinstance(spot, QPoint) else self.at(spot)
        QTest.mouseMove(self.panel.windowHandle(), target.mapTo(self.panel, point))
        self.settle()

    def drag(self, *spots, release=True):
        """Presses at the first spot, moves over the others and lets go at the last."""
        points = [spot if isinstance(spot, QPoint) else self.at(spot) for spot in spots]
        QTest.mousePress(self.avid, LEFT, NONE, points[0])
        for point in points[1:]:
            QTest.mouseMove(self.avid, point)
        if release:
            QTest.mouseRelease(self.avid, LEFT, NONE, points[-1])
        self.settle()

    def wheel(self, widget, turns=-1):
        """Turns the wheel over a widget, as a real one does."""
        spot = QPointF(widget.mapTo(self.panel, widget.rect().center()))
        handle, phase = self.panel.windowHandle(), Qt.ScrollPhase.NoScrollPhase
        QTest.wheelEvent(handle, spot, QPoint(0, 120 * turns), QPoint(), NONE, phase)
        self.settle()

    def keys(self, *keys, modifier=NONE, widget=None):
        """Presses keys on the AVID, or on another instrument."""
        target = widget or self.avid
        target.setFocus()
        for key in keys:
            QTest.keyClick(target, key, modifier)
        self.settle()

    def close(self):
        """Closes the panel and the desk."""
        self.desk.close()
        self.panel.close()
        self.panel.deleteLater()
        # Without an event loop nothing else carries out the deletion.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self.settle()
