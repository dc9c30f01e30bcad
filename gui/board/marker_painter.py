"""Draws the flat midpoint counter and the end of turn tent, with the tiles beside them (B1.142)."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from gui.board.brushwork import Brushwork, stack_tiles
from gui.board.counter_painter import DETAILED
from gui.board.sprite_spec import SpriteSpec, tag
from gui.theme.style import hub

_NUMBERED: Final = 40.0
"""Logical pixels of a hex from which a marker carries its number."""


def paint_marker(painter: QPainter, spec: SpriteSpec, zoom: float) -> None:
    """Draws a marker around the origin; the painter is scaled so that a hex is 96 units."""
    work = Brushwork(painter, spec, zoom)
    edge = hub().colour("ghost") if spec.ghost else work.side
    pen = work.pen(edge, 1.5, Qt.PenStyle.DashLine if spec.ghost else Qt.PenStyle.SolidLine)
    fill = QColor(hub().colour("map"))
    fill.setAlpha(120 if spec.ghost else 235)
    painter.setPen(pen)
    painter.setBrush(fill)
    if spec.kind == "midpoint":
        painter.drawRoundedRect(QRectF(-19, -13, 38, 26), 4, 4)
        if work.hex_pixels > 40:
            painter.setPen(work.pen(edge, 1.0))
            painter.drawLine(QPointF(-19, 13 - 5), QPointF(19, 13 - 5))
        middle = QPointF(0, -2.5)
    else:
        painter.drawPolygon(
            QPolygonF([QPointF(-11, -17), QPointF(11, -17), QPointF(22, 15), QPointF(-22, 15)])
        )
        face = QColor(edge)
        face.setAlpha(60)
        painter.setBrush(face)
        painter.drawPolygon(
            QPolygonF([QPointF(-11, -17), QPointF(11, -17), QPointF(13, -10), QPointF(-13, -10)])
        )
        middle = QPointF(0, 3.5)
    if work.hex_pixels < _NUMBERED:
        return
    work.text(middle, tag(spec), work.text_size(13, 8.5), work.ink)
    _nose(work)
    if spec.level and work.hex_pixels > DETAILED:
        # Inverted where the course falls (B1.143).
        stack_tiles(work, QPointF(30, -10), spec.level, inverted=spec.level < 0)


def _nose(work: Brushwork) -> None:
    """A small wedge where the marker has a heading."""
    if work.spec.angle is None:
        return
    painter = work.painter
    painter.save()
    painter.rotate(work.spec.angle)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(work.side)
    painter.drawPolygon(QPolygonF([QPointF(0, -33), QPointF(5, -25.5), QPointF(-5, -25.5)]))
    painter.restore()
