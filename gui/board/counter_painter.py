"""Draws a ship's counter: hull from above, facing wedge, pitch, bank, altitude, side and state."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPolygonF,
)

from gui.board.brushwork import Brushwork, mix, stack_tiles
from gui.board.hulls import Hull, hull
from gui.board.sprite_spec import SpriteSpec
from gui.theme.style import hub

REACH: Final = 66.0
"""Half the edge of a counter's picture, in scene units."""
PLATE: Final = 33.0
DETAILED: Final = 54.0
"""Logical pixels of a hex from which counters carry stacking tiles, and their tags degrees of pitch."""
_SMALL: Final = 40.0
"""Below it the hull is drawn a little larger than it is."""


def paint_counter(painter: QPainter, spec: SpriteSpec, zoom: float) -> None:
    """Draws a ship around the origin; the painter is scaled so that a hex is 96 units."""
    work = Brushwork(painter, spec, zoom)
    _plate(work)
    if spec.face_down:
        work.text(QPointF(0, 0), "?", work.text_size(30, 10), work.side)
        return
    _bank(work)
    if spec.angle is None:
        _end_on(work)
    else:
        painter.save()
        painter.rotate(spec.angle)
        _hull(work, hull(spec.art))
        _wedge(work)
        painter.restore()
    _chips(work)


def plate_path(shape: int, radius: float = PLATE) -> QPainterPath:
    """The ground of a counter: the side's shape."""
    path = QPainterPath()
    if shape == 0:
        path.addEllipse(QPointF(0, 0), radius, radius)
    elif shape == 1:
        half = radius * 0.9
        path.addRoundedRect(QRectF(-half, -half, 2 * half, 2 * half), half * 0.28, half * 0.28)
    else:
        points = [
            QPointF(radius * 1.04 * math.sin(angle), -radius * 1.04 * math.cos(angle))
            for angle in (math.radians(22.5 + 45 * k) for k in range(8))
        ]
        path.addPolygon(QPolygonF(points))
        path.closeSubpath()
    return path


def _plate(work: Brushwork) -> None:
    painter, spec = work.painter, work.spec
    ground = QColor(hub().colour("map"))
    mixed = mix(ground, work.deep, 0.62 if work.dark else 0.55)
    mixed.setAlpha(190 if spec.ghost else 246)
    edge = hub().colour("bad") if spec.illegal else hub().colour("ghost") if spec.ghost else work.side
    style = Qt.PenStyle.DashLine if spec.ghost else Qt.PenStyle.SolidLine
    painter.setBrush(mixed)
    painter.setPen(work.pen(edge, 1.6 if work.hex_pixels > 30 else 1.2, style))
    painter.drawPath(plate_path(spec.shape))


def _bank(work: Brushwork) -> None:
    """B1.13 at a glance: an arc along the rim from the bow to where the ship's top has rolled to."""
    spec, painter = work.spec, work.painter
    if spec.roll == 0:
        return
    bow = spec.angle or 0.0
    turn = spec.roll * 30 if spec.roll <= 6 else spec.roll * 30 - 360
    radius = PLATE - 5
    box = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    colour = QColor(work.ink)
    colour.setAlpha(150)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = work.pen(colour, 1.6)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawArc(box, round((90 - bow) * 16), round(-turn * 16))
    painter.save()
    painter.rotate(bow + turn)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(work.ink)
    size = max(4.6, work.units(2.6))
    painter.drawPolygon(
        QPolygonF(
            [QPointF(0, -radius - size * 0.9), QPointF(size, -radius + size), QPointF(-size, -radius + size)]
        )
    )
    painter.restore()


def _hull(work: Brushwork, shape: Hull) -> None:
    """The hull, shortened by its pitch and narrowed by its roll as it is seen from straight above."""
    painter, spec = work.painter, work.spec
    shorter = (1.0, 0.87, 0.58, 0.3)[min(3, abs(spec.pitch))]
    narrower = 0.62 + 0.38 * abs(math.cos(math.radians(spec.roll * 30)))
    grow = 1.2 if work.hex_pixels < _SMALL else 1.0
    painter.save()
    painter.scale(narrower * grow, shorter * grow)
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in shape.outline]))
    path.closeSubpath()
    bright = QColor(work.side)
    if spec.ghost:
        bright.setAlpha(150)
    if 3 < spec.roll < 9:
        _belly(work, shape, path, bright)
    else:
        _back(work, shape, path, bright)
    painter.restore()


def _back(work: Brushwork, shape: Hull, path: QPainterPath, bright: QColor) -> None:
    """Seen on her back: solid, lit from the bow, with the spine and the drive rings."""
    painter = work.painter
    shade = mix(bright, work.deep if work.dark else work.ink, 0.42)
    shade.setAlpha(bright.alpha())
    light = QLinearGradient(0, -shape.reach, 0, shape.reach)
    light.setColorAt(0, mix(bright, QColor("#FFFFFF"), 0.35 if work.dark else 0.12))
    light.setColorAt(0.5, bright)
    light.setColorAt(1, shade)
    painter.setBrush(light)
    edge = QColor(hub().colour("map"))
    painter.setPen(work.pen(edge, 0.8) if work.hex_pixels > 40 else Qt.PenStyle.NoPen)
    painter.drawPath(path)
    if work.hex_pixels > 44:
        line = QColor(hub().colour("map"))
        line.setAlpha(170)
        painter.setPen(work.pen(line, 1.0))
        painter.drawLine(QPointF(0, -shape.reach * 0.62), QPointF(0, shape.reach * 0.62))
        _rings(work, shape, line)


def _belly(work: Brushwork, shape: Hull, path: QPainterPath, bright: QColor) -> None:
    """Seen on her belly: hollow, and an anchor where the spine would be."""
    painter = work.painter
    painter.setBrush(mix(hub().colour("map"), work.deep, 0.35))
    painter.setPen(work.pen(bright, 1.6))
    painter.drawPath(path)
    if work.hex_pixels > 44:
        _rings(work, shape, bright)
    size = max(6.0, work.units(4.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(work.pen(work.ink, 1.3))
    anchor = QPainterPath(QPointF(0, -size * 0.6))
    anchor.lineTo(0, size)
    anchor.moveTo(-size * 0.6, -size * 0.2)
    anchor.lineTo(size * 0.6, -size * 0.2)
    anchor.addEllipse(QPointF(0, -size), size * 0.36, size * 0.36)
    anchor.moveTo(-size, size * 0.2)
    anchor.quadTo(-size * 0.8, size, 0, size)
    anchor.quadTo(size * 0.8, size, size, size * 0.2)
    painter.drawPath(anchor)


def _rings(work: Brushwork, shape: Hull, colour: QColor) -> None:
    work.painter.setPen(work.pen(colour, 1.1))
    for y in shape.rings:
        wide = _beam(shape, y)
        work.painter.drawLine(QPointF(-wide, y), QPointF(wide, y))


def _beam(shape: Hull, y: float) -> float:
    for (xa, ya), (xb, yb) in zip(shape.half, shape.half[1:], strict=False):
        if ya <= y <= yb:
            return xa + (xb - xa) * (y - ya) / max(yb - ya, 1e-6)
    return 0.0


def _wedge(work: Brushwork) -> None:
    """The facing wedge beyond the rim; chevrons on it open outwards for nose up, inwards for nose down."""
    painter, spec = work.painter, work.spec
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(hub().colour("bad") if spec.illegal else work.side)
    half, base, tip = 8.5, -PLATE - 2.5, -PLATE - 14.0
    if spec.pitch == 0:
        painter.drawPolygon(QPolygonF([QPointF(0, tip), QPointF(half, base), QPointF(-half, base)]))
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = work.pen(work.side, max(1.6, 2.6 * min(1.2, work.zoom)))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    for step in range(min(3, abs(spec.pitch))):
        y = base - 1.5 - step * 4.6
        foot, point = (y, y - 6.5) if spec.pitch > 0 else (y - 6.5, y)
        painter.drawPolyline(QPolygonF([QPointF(-half, foot), QPointF(0, point), QPointF(half, foot)]))


def _end_on(work: Brushwork) -> None:
    """Nose straight up or down: the hull's end, with an arrow's dot or the cross of its feathers."""
    painter, spec = work.painter, work.spec
    radius = 15.0
    colour = QColor(work.side)
    if spec.ghost:
        colour.setAlpha(150)
    painter.setBrush(mix(hub().colour("map"), work.deep, 0.35))
    painter.setPen(work.pen(colour, 2.0))
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    if spec.pitch >= 0:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(0, 0), 6.0, 6.0)
        return
    reach = radius * 0.707
    painter.drawLine(QPointF(-reach, -reach), QPointF(reach, reach))
    painter.drawLine(QPointF(-reach, reach), QPointF(reach, -reach))


def _chips(work: Brushwork) -> None:
    """Stacking tiles at the upper right, states at the upper left; what is written stands on the tag."""
    if work.hex_pixels > DETAILED:
        stack_tiles(work, _corner(work, 52) + QPointF(2, 12), work.spec.level, inverted=False)
    _states(work, _corner(work, 315), work.text_size(13.5, 8.0))


def _corner(work: Brushwork, angle: float) -> QPointF:
    """A place at the plate's rim, moved along it where the facing wedge would lie under it."""
    far = 45.0 if work.hex_pixels > 44 else 40.0
    if work.spec.angle is not None:
        apart = (angle - work.spec.angle + 180) % 360 - 180
        if abs(apart) < 40:
            angle += 38 if apart >= 0 else -38
    turned = math.radians(angle)
    return QPointF(far * math.sin(turned), -far * math.cos(turned))


def _states(work: Brushwork, at: QPointF, size: float) -> None:
    """Plotted: a square P. Committed: a round C. Other badges by their first letter, eight-cornered."""
    x = at.x()
    for badge in work.spec.badges[:3]:
        word = badge.lower()
        if word == "plotted":
            shape, letter, token = "square", "P", "accent"
        elif word == "committed":
            shape, letter, token = "round", "C", "good"
        else:
            shape, letter, token = "square", badge[:1].upper(), "warn"
        _badge(work, QPointF(x, at.y()), shape, letter, hub().colour(token), size)
        x += size * 1.4


def _badge(work: Brushwork, at: QPointF, shape: str, letter: str, colour: QColor, size: float) -> None:
    painter = work.painter
    half = size * 0.66
    painter.setPen(work.pen(hub().colour("map"), 1.0))
    painter.setBrush(colour)
    box = QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half)
    if shape == "round":
        painter.drawEllipse(box)
    else:
        painter.drawRoundedRect(box, half * 0.25, half * 0.25)
    work.text(at, letter, size * 0.92, hub().colour("text_on_accent"))
