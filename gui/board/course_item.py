"""Lines of movement: trail, course, plotted course and coasting path, each with a line style of its own."""

import math
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItemGroup, QGraphicsPathItem, QGraphicsSimpleTextItem

from engine.core.view import CourseView
from gui.board.hex_geometry import HEX, BoardGeometry, Point
from gui.presenters.hexes import signed
from gui.theme.style import hub

_DASH: Final = {"trail": [1.0, 3.0], "course": [], "plotted": [5.0, 3.0], "coast": [7.0, 3.0, 1.0, 3.0]}
_WIDTH: Final = {"trail": 1.6, "course": 2.2, "plotted": 2.2, "coast": 1.4}
_ALPHA: Final = {"trail": 150, "course": 235, "plotted": 255, "coast": 190}
_NAMED: Final = 36.0
"""Logical pixels of a hex from which levels are written at the points."""


class CourseItem(QGraphicsItemGroup):
    """A line through hexes with dots and a head; levels are written where no marker tells them."""

    def __init__(self, course: CourseView, side: str, geometry: BoardGeometry) -> None:
        super().__init__()
        self.course = course
        self._side = side
        self._geometry = geometry
        self._line = QGraphicsPathItem(self)
        self._marks = QGraphicsPathItem(self)
        self._words: list[tuple[QGraphicsSimpleTextItem, Point]] = []
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._write()

    def _write(self) -> None:
        kind, level = self.course.kind, None
        last = len(self.course.points) - 1
        for index, (cell, at) in enumerate(self.course.points):
            turn = kind == "coast" and index > 0
            if index and (turn or (kind == "trail" and at != level and index < last)):
                text = f"{index}: {signed(at)}" if turn else signed(at)
                self._words.append((QGraphicsSimpleTextItem(text, self), self._geometry.centre(cell)))
            level = at

    def draw(self, zoom: float, ratio: float) -> None:
        """Sets strokes, heads and words to their size at this zoom, in the theme's colours."""
        kind = self.course.kind
        colour = hub().colour("accent" if kind == "plotted" else self._side)
        colour.setAlpha(_ALPHA.get(kind, 235))
        pen = QPen(colour, _WIDTH.get(kind, 2.0) * ratio)
        pen.setCosmetic(True)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if dash := _DASH.get(kind, []):
            pen.setDashPattern(dash)
        points = [QPointF(*self._geometry.centre(cell)) for cell, _ in self.course.points]
        self._line.setPen(pen)
        self._line.setPath(_polyline(points))
        self._draw_marks(points, colour, zoom)
        font = hub().font("small", 600)
        shown = zoom * HEX >= _NAMED
        ink = QColor(hub().colour("text_dim" if kind == "trail" else "text"))
        for word, (x, y) in self._words:
            word.setPos(x + 7 / zoom, y + 3 / zoom)
            word.setVisible(shown)
            word.setFont(font)
            word.setBrush(ink)
            word.setScale(1 / zoom)

    def _draw_marks(self, points: list[QPointF], colour: QColor, zoom: float) -> None:
        size = 5.5 if zoom >= 1 else min(5.5, max(2.6, HEX * zoom * 0.1)) / zoom
        marks = QPainterPath()
        for point in points[1:-1] if self.course.kind != "trail" else points[:-1]:
            marks.addEllipse(point, size * 0.5, size * 0.5)
        if len(points) > 1 and self.course.kind != "trail" and points[-1] != points[-2]:
            marks.addPath(_head(points[-2], points[-1], size * 1.5))
        self._marks.setPath(marks)
        self._marks.setPen(QPen(Qt.PenStyle.NoPen))
        self._marks.setBrush(colour)


def _polyline(points: list[QPointF]) -> QPainterPath:
    path = QPainterPath()
    if points:
        path.moveTo(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path


def _head(before: QPointF, at: QPointF, size: float) -> QPainterPath:
    angle = math.atan2(at.y() - before.y(), at.x() - before.x())
    back = [
        QPointF(at.x() - size * 1.7 * math.cos(angle + turn), at.y() - size * 1.7 * math.sin(angle + turn))
        for turn in (0.42, -0.42)
    ]
    path = QPainterPath()
    path.addPolygon(QPolygonF([at, *back]))
    path.closeSubpath()
    return path
