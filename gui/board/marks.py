"""Marks over the counters: brackets of the selected, reticle of the target, cursor, highlights, ruler."""

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsPathItem

from engine.mechanics.hexgrid import Direction, Hex
from gui.board.hex_geometry import BoardGeometry
from gui.theme.style import hub


class Mark(QGraphicsPathItem):
    """A line drawing in a theme colour whose strokes keep their width at every zoom."""

    def __init__(
        self, token: str, width: float, z: float, *, fill: float = 0.0, dash: tuple[float, ...] = ()
    ) -> None:
        super().__init__()
        self._token, self._width, self._fill, self._dash = token, width, fill, dash
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()
        self.recolour(1.0)

    def recolour(self, ratio: float) -> None:
        """Takes the colours in force; a cosmetic pen counts device pixels, `ratio` to a logical one."""
        pen = QPen(hub().colour(self._token), self._width * ratio)
        pen.setCosmetic(True)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if not self._width:
            pen = QPen(Qt.PenStyle.NoPen)
        elif self._dash:
            pen.setDashPattern(list(self._dash))
        self.setPen(pen)
        if self._fill:
            colour = QColor(hub().colour(self._token))
            colour.setAlphaF(self._fill)
            self.setBrush(colour)


def brackets(reach: float = 51.0, arm: float = 12.0) -> QPainterPath:
    """Four corners around the selected counter."""
    path = QPainterPath()
    for sx in (-1, 1):
        for sy in (-1, 1):
            path.moveTo(sx * reach, sy * (reach - arm))
            path.lineTo(sx * reach, sy * reach)
            path.lineTo(sx * (reach - arm), sy * reach)
    return path


def reticle(radius: float = 47.0) -> QPainterPath:
    """A ring with four ticks and a T around the target."""
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), radius, radius)
    for step in range(4):
        angle = math.radians(45 + 90 * step)
        x, y = math.sin(angle), math.cos(angle)
        path.moveTo(x * (radius - 7), y * (radius - 7))
        path.lineTo(x * (radius + 9), y * (radius + 9))
    top = -radius - 4
    path.moveTo(-5, top - 11)
    path.lineTo(5, top - 11)
    path.moveTo(0, top - 11)
    path.lineTo(0, top)
    return path


def cells_path(geometry: BoardGeometry, cells: Iterable[str], inset: float = 0.94) -> QPainterPath:
    """The outlines of cells, a little within their edges."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for cell in cells:
        x, y = geometry.centre(cell)
        points = [QPointF(x + dx * inset, y + dy * inset) for dx, dy in geometry.corner_offsets]
        path.addPolygon(QPolygonF([*points, points[0]]))
    return path


def border_path(geometry: BoardGeometry, cells: Iterable[str]) -> QPainterPath:
    """The outer edge of a region of cells: one line around it, however many cells it has."""
    places = {Hex.parse(cell) for cell in cells}
    path = QPainterPath()
    for place in sorted(places):
        x, y = geometry.at(place.q, place.r)
        corners = [QPointF(x + dx, y + dy) for dx, dy in geometry.corner_offsets]
        for direction in Direction:
            if place.neighbour(direction) not in places:
                path.moveTo(corners[direction - 1])
                path.lineTo(corners[direction])
    return path
