"""Lines of movement: trail, course, plotted course and coasting path, each with a line style of its own."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItemGroup, QGraphicsPathItem

from engine.core.view import CourseView
from gui.board.hex_geometry import HEX, BoardGeometry, Point
from gui.presenters.hexes import signed
from gui.speech import tr
from gui.theme.style import hub

_DASH: Final = {"trail": [1.0, 3.0], "course": [], "plotted": [5.0, 3.0], "coast": [7.0, 3.0, 1.0, 3.0]}
_WIDTH: Final = {"trail": 1.6, "course": 2.2, "plotted": 2.2, "coast": 1.4}
_ALPHA: Final = {"trail": 150, "course": 235, "plotted": 255, "coast": 190}


@dataclass(frozen=True, slots=True)
class CourseNote:
    """What is to be told at a point of a course, in forms from the longest to the shortest, and in full."""

    index: int
    cell: str
    at: Point
    forms: tuple[str, ...]
    words: str


class CourseItem(QGraphicsItemGroup):
    """A line through hexes with dots and a head; `notes` tell levels where no marker does."""

    def __init__(self, course: CourseView, side: str, geometry: BoardGeometry) -> None:
        super().__init__()
        self.course = course
        self.side = side
        self._geometry = geometry
        self._line = QGraphicsPathItem(self)
        self._marks = QGraphicsPathItem(self)
        self.notes = tuple(self._turns() if course.kind == "coast" else self._levels())
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def _turns(self) -> Iterator[CourseNote]:
        """Along a coasting path: each turn's end with its number and level."""
        points, turns = self.course.points, self.course.turns
        for index, (cell, level) in enumerate(points):
            if index >= len(turns) or not turns[index]:
                continue
            turn, told = turns[index], signed(level)
            short = tr("T{turn}", turn=turn)
            forms = (f"{short} · {told}", short)
            words = tr("end of turn {turn} at level {level}", turn=turn, level=told)
            yield CourseNote(index, cell, self._geometry.centre(cell), forms, words)

    def _levels(self) -> Iterator[CourseNote]:
        """Along a past course: the level wherever it changed."""
        if self.course.kind != "trail":
            return
        points = self.course.points
        for index in range(1, len(points) - 1):
            cell, level = points[index]
            if level != points[index - 1][1]:
                words = tr("passed at level {level}", level=signed(level))
                yield CourseNote(index, cell, self._geometry.centre(cell), (signed(level),), words)

    def draw(self, zoom: float, ratio: float) -> None:
        """Sets strokes and heads to their size at this zoom, in the theme's colours."""
        kind = self.course.kind
        colour = hub().colour("accent" if kind == "plotted" else self.side)
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
