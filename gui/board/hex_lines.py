"""The hexes of a map in lines instead of pixels, for paper and picture files of any size."""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPolygonF

from engine.mechanics.hexgrid import Hex
from gui.board.hex_geometry import HEX, BoardGeometry, Box
from gui.theme.style import hub
from gui.theme.tokens import FAMILY

_NEIGHBOURS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
_NAME = 11
"""Height of a hex's name in units of the scene, a hex being 96."""


def paint_hexes(painter: QPainter, geometry: BoardGeometry, box: Box, *, named: bool = True) -> None:
    """Draws the hexes that a box shows: grounds, edges, sheet borders, dots, names; in units of the scene."""
    cells = list(geometry.cells_in(box))
    inner: list[QLineF] = []
    border: list[QLineF] = []
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(hub().colour("map"))
    for q, r in cells:
        x, y = geometry.at(q, r)
        points = [QPointF(x + dx, y + dy) for dx, dy in geometry.corner_offsets]
        painter.drawConvexPolygon(QPolygonF(points))
        own = geometry.sheet_of[q, r]
        for side, (dq, dr) in enumerate(_NEIGHBOURS):
            other = geometry.sheet_of.get((q + dq, r + dr))
            line = QLineF(points[side - 1], points[side])
            if other == own and side < 3:
                inner.append(line)
            elif other is None or (other != own and side < 3):
                border.append(line)
    painter.setPen(_round(QPen(hub().colour("grid_strong"), 0.9)))
    painter.drawLines(inner)
    painter.setPen(_round(QPen(hub().colour("line_strong"), 2.0)))
    painter.drawLines(border)
    if named:
        _names(painter, geometry, cells)


def _round(pen: QPen) -> QPen:
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def _names(painter: QPainter, geometry: BoardGeometry, cells: list[tuple[int, int]]) -> None:
    font = QFont(FAMILY)
    font.setPixelSize(_NAME)
    font.setWeight(QFont.Weight.Medium)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    for q, r in cells:
        place, (x, y) = Hex(q, r), geometry.at(q, r)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(hub().colour("grid_strong"))
        painter.drawEllipse(QPointF(x, y), 1.3, 1.3)
        painter.setFont(font)
        painter.setPen(hub().colour("text_faint"))
        room = QRectF(x - HEX / 2, y + HEX * 0.5 - _NAME * 1.45, HEX, _NAME * 1.3)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, f"{place.column:02d}/{place.row:02d}")
