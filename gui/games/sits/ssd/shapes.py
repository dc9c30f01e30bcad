"""The boxes of a ship's sheet: their outlines, what stands in them, and what has become of them."""

import math
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from engine.rulesets.sits.view import SheetBox
from gui.panels.ship_display import octagon
from gui.theme.style import hub
from gui.theme.tokens import FAMILY

CENTRE: Final = Qt.AlignmentFlag.AlignCenter
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEAST: Final = 7
"""The smallest type, in units of the sheet."""


@cache
def type_of(size: int, weight: int) -> QFont:
    """The typeface at a size in units of the sheet; the painter's scale does the rest."""
    font = QFont(FAMILY)
    font.setPixelSize(size)
    font.setWeight(QFont.Weight(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def wide(text: str, size: int, weight: int = 500) -> float:
    """Breadth of a text in units of the sheet."""
    return QFontMetricsF(type_of(size, weight)).horizontalAdvance(text)


def write(
    painter: QPainter,
    box: QRectF,
    text: str,
    size: int,
    *,
    token: str = "text",
    weight: int = 500,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """A line of text in a box; smaller where it would not fit."""
    while size > LEAST and wide(text, size, weight) > box.width():
        size -= 1
    painter.setFont(type_of(size, weight))
    painter.setPen(hub().colour(token))
    painter.drawText(box, align | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip, text)


def tinted(token: str, alpha: float) -> QColor:
    """A colour of the theme, see-through: 0 nothing, 1 solid."""
    colour = hub().colour(token)
    colour.setAlphaF(alpha)
    return colour


def outline(shape: str, box: QRectF) -> QPainterPath:
    """The printed shape of a box (A2.674, A2.675)."""
    path = QPainterPath()
    match shape:
        case "circle" | "dot":
            path.addEllipse(box)
        case "octagon":
            path.addPolygon(octagon(box))
            path.closeSubpath()
        case "star":
            far, near = box.width() * 0.53, box.width() * 0.22
            middle = box.center() + QPointF(0, box.height() * 0.04)
            points = [
                QPointF(
                    middle.x() + (near if turn % 2 else far) * math.sin(turn * math.pi / 5),
                    middle.y() - (near if turn % 2 else far) * math.cos(turn * math.pi / 5),
                )
                for turn in range(10)
            ]
            path.addPolygon(QPolygonF(points))
            path.closeSubpath()
        case _:
            path.addRoundedRect(box, 1.5, 1.5)
    return path


def draw_box(painter: QPainter, box: QRectF, view: SheetBox, *, grey: bool) -> None:
    """One box as printed, and what has been marked in it."""
    lost = view.state in ("destroyed", "spent")
    counts = view.current and bool(view.value)
    painter.setPen(QPen(hub().colour("text" if counts else "text_dim"), 2.4 if counts else 1.3))
    painter.setBrush(hub().colour("line" if grey else "raised"))
    if view.shape == "dot":
        # A salvo: full until it is fired or lost (A2.634).
        painter.setBrush(Qt.BrushStyle.NoBrush if lost else hub().colour("text_dim"))
        painter.setPen(QPen(hub().colour("text_dim"), 1.2))
    if counts:
        painter.setBrush(hub().colour("accent_deep"))
    painter.drawPath(outline(view.shape, box))
    _sign(painter, box, view, faint=lost)
    _fate(painter, box, view)


def _sign(painter: QPainter, box: QRectF, view: SheetBox, *, faint: bool) -> None:
    token = "text_faint" if faint else "text"
    size = round(box.height() * (0.5 if len(view.value) > 2 else 0.58))
    if view.icon == "wrench":
        wrench(painter, box.adjusted(4, 4, -4, -4), token)
    elif view.icon == "core":
        write(painter, box, "C", size, token=token, weight=600, align=CENTRE)
    elif view.icon == "sail":
        write(painter, box, "W", size, token=token, weight=600, align=CENTRE)
    elif view.value:
        words = view.value.replace("-", "−")
        write(painter, box.adjusted(1, 0, -1, 0), words, size, token=token, weight=600, align=CENTRE)


def _fate(painter: QPainter, box: QRectF, view: SheetBox) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(hub().colour("bad"), max(1.8, box.width() * 0.1))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    if view.state == "destroyed":
        painter.setPen(pen)
        inset = box.width() * 0.12
        painter.drawLine(box.topLeft() + QPointF(inset, inset), box.bottomRight() - QPointF(inset, inset))
        painter.drawLine(box.topRight() + QPointF(-inset, inset), box.bottomLeft() + QPointF(inset, -inset))
    elif view.state == "spent" and view.shape != "dot":
        # Used up and no damage: one stroke. A dot that was fired is hollow, which says enough.
        pen.setColor(hub().colour("text_dim"))
        painter.setPen(pen)
        painter.drawLine(box.bottomLeft() + QPointF(3, -3), box.topRight() + QPointF(-3, 3))
    elif view.state == "disabled":
        pen.setColor(hub().colour("warn"))
        painter.setPen(pen)
        painter.drawEllipse(box.adjusted(-2, -2, 2, 2))
    elif view.state == "repaired":
        # A jury rig: a patch over the upper right corner, held by a dashed seam.
        pen.setColor(hub().colour("good"))
        pen.setStyle(Qt.PenStyle.DashLine)
        pen.setWidthF(max(1.4, box.width() * 0.07))
        painter.setPen(pen)
        painter.drawRect(box.adjusted(-1, -1, 1, 1))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(hub().colour("good"))
        corner = box.width() * 0.42
        painter.drawPolygon(
            QPolygonF(
                [box.topRight(), box.topRight() - QPointF(corner, 0), box.topRight() + QPointF(0, corner)]
            )
        )


def wrench(painter: QPainter, box: QRectF, token: str) -> None:
    """A wrench across a box: a damage control party (C6.11)."""
    painter.save()
    painter.translate(box.center())
    painter.rotate(45)
    reach = min(box.width(), box.height()) * 0.62
    painter.setPen(QPen(hub().colour(token), reach * 0.3, c=Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawLine(QPointF(0, -reach * 0.2), QPointF(0, reach))
    jaw = reach * 0.42
    painter.drawArc(QRectF(-jaw, -reach * 0.2 - 2 * jaw, 2 * jaw, 2 * jaw), 130 * 16, 280 * 16)
    painter.restore()
