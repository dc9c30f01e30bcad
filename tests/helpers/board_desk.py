"""A shown board with presenter and fake session, and a hand on it: real events on the viewport."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gui.board.binding import bind
from gui.board.board_view import BoardView
from gui.presenters.board import BoardPresenter
from tests.helpers.board_tables import FakeSession, cell, table

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Desk:
    """A board under a hand."""

    def __init__(self, qtbot, view, *, size=(900, 640), violations=(), **more):
        self.qtbot = qtbot
        self.view = BoardView()
        qtbot.addWidget(self.view)
        self.session = FakeSession(violations)
        self.presenter = BoardPresenter(self.view, self.session, **more)
        bind(self.view, self.presenter)
        self.view.resize(*size)
        self.presenter.show(view)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.vp = self.view.viewport()

    def at(self, column, row):
        """The middle of a hex on the viewport; it must be in sight."""
        return self.seen(*self.view.board.geometry.centre(cell(column, row)))

    def seen(self, x, y):
        """Where a point of the scene is on the viewport; it must be in sight."""
        point = self.view.viewportTransform().map(QPointF(x, y)).toPoint()
        assert self.vp.rect().contains(point)
        return point

    def hover(self, at):
        """Moves the pointer with no button held, through the window as a real pointer does."""
        # Two steps, as a pointer that is there already would not be heard.
        for point in (at - QPoint(1, 1), at):
            QTest.mouseMove(self.view.window().windowHandle(), self.vp.mapTo(self.view.window(), point))

    def press(self, at):
        self.qtbot.mousePress(self.vp, LEFT, pos=at)

    def move(self, at):
        self.qtbot.mouseMove(self.vp, at)

    def release(self, at):
        self.qtbot.mouseRelease(self.vp, LEFT, pos=at)

    def drag(self, start, end):
        self.press(start)
        self.move(start + QPoint(12, 0))
        self.move(end)
        self.release(end)

    def click(self, at, modifiers=NONE, button=LEFT):
        self.qtbot.mouseClick(self.vp, button, modifiers, at)

    def key(self, key, modifiers=NONE):
        self.qtbot.keyClick(self.view, key, modifiers)

    def wheel(self, at, notches, modifiers=NONE):
        where = QPointF(at)
        event = QWheelEvent(
            where,
            self.vp.mapToGlobal(where),
            QPoint(0, 0),
            QPoint(0, 120 * notches),
            Qt.MouseButton.NoButton,
            modifiers,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(self.vp, event)

    def zoom_to(self, zoom):
        """Brings the view to rest at a zoom."""
        self.view.zoom_by(zoom / self.view.zoom)
        self.view.settle()

    @property
    def ghost(self):
        ghosts = self.view.board.ghosts()
        return ghosts[0] if ghosts else None

    @property
    def tags(self):
        """What the tags say, by what they belong to."""
        return {key: placed.tag.text for key, placed in self.view.board.labels.layer.placed.items()}


def desk_of(qtbot, *counters, **more):
    """A desk with these counters on the common map."""
    return Desk(qtbot, table(*counters), **more)
