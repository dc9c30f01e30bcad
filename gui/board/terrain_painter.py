"""Draws what a hex is and bears: stars, worlds, hazards, and the installations of the sides."""

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPolygonF,
    QRadialGradient,
)

from gui.board.brushwork import Brushwork, mix
from gui.board.counter_painter import plate_path
from gui.board.sprite_spec import SpriteSpec
from gui.theme.style import hub

GLOBE: Final = 32.0
"""Radius of a world."""
_SIGNED: Final = 30.0
"""Logical pixels of a hex from which installations carry the side's letter."""
_FINE: Final = 40.0
AT_RIM: Final = (25.0, -24.0)
"""Where installations sit that do not fill their hex."""


def paint_terrain(painter: QPainter, spec: SpriteSpec, zoom: float) -> None:
    """Draws a hex's ground around the origin; the painter is scaled so that a hex is 96 units."""
    work = Brushwork(painter, spec, zoom)
    if spec.art in STATIONS and spec.kind == "terrain":
        paint_installation(painter, spec, zoom)
        return
    GROUNDS.get(spec.art, _planet)(work)


def paint_installation(painter: QPainter, spec: SpriteSpec, zoom: float) -> None:
    """Draws an installation: a Starbase fills its hex, the others sit at the rim of their world."""
    work = Brushwork(painter, spec, zoom)
    painter.save()
    if spec.art == "starbase":
        _starbase(work)
    else:
        small = work.hex_pixels < _SIGNED
        painter.translate(*AT_RIM)
        if small:
            painter.scale(1.35, 1.35)
        ground = mix(hub().colour("map"), work.deep, 0.75 if work.dark else 0.8)
        painter.setBrush(ground)
        painter.setPen(work.pen(work.side, 1.5))
        painter.drawPath(plate_path(spec.shape, 17.0))
        STATIONS.get(spec.art, _colony)(work)
    painter.restore()


# ---- grounds


def _glow(work: Brushwork, token: str, radius: float, strength: float, at: QPointF | None = None) -> None:
    at = at or QPointF(0, 0)
    glow = QRadialGradient(at, radius)
    inner, outer = QColor(hub().colour(token)), QColor(hub().colour(token))
    if work.painter.paintEngine().type() == QPaintEngine.Type.Pdf:
        # In a PDF a gradient is never see-through: it fades into the ground instead.
        outer = QColor(hub().colour("map"))
        inner = mix(outer, inner, strength)
    else:
        inner.setAlphaF(strength)
        outer.setAlphaF(0)
    glow.setColorAt(0, inner)
    glow.setColorAt(1, outer)
    work.painter.setPen(Qt.PenStyle.NoPen)
    work.painter.setBrush(glow)
    work.painter.drawEllipse(at, radius, radius)


def _star(work: Brushwork) -> None:
    """A Star that nobody has explored: its light and a question mark."""
    painter = work.painter
    _glow(work, "star", 42, 0.34 if work.dark else 0.26)
    painter.setBrush(hub().colour("star"))
    painter.setPen(Qt.PenStyle.NoPen)
    rays = QPainterPath()
    for long, thin, turn in ((34.0, 4.2, 0.0), (20.0, 3.2, 45.0)):
        for k in range(4):
            angle = math.radians(turn + 90 * k)
            side = math.radians(turn + 90 * k + 90)
            rays.moveTo(math.sin(angle) * long, -math.cos(angle) * long)
            rays.lineTo(math.sin(side) * thin, -math.cos(side) * thin)
            rays.lineTo(-math.sin(side) * thin, math.cos(side) * thin)
            rays.closeSubpath()
    rays.setFillRule(Qt.FillRule.WindingFill)
    painter.drawPath(rays)
    painter.drawEllipse(QPointF(0, 0), 10.5, 10.5)
    if work.hex_pixels >= _SIGNED:
        ink = hub().colour("text_on_accent")
        work.text(QPointF(0, 0), "?", work.text_size(15, 9), ink)


def _globe(work: Brushwork, token: str, *, lit: float = 0.5) -> QPainterPath:
    painter = work.painter
    base = hub().colour(token)
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), GLOBE, GLOBE)
    light = QRadialGradient(QPointF(-11, -13), GLOBE * 1.75)
    light.setColorAt(0, mix(base, QColor("#FFFFFF"), lit))
    light.setColorAt(0.4, base)
    light.setColorAt(1, mix(base, hub().colour("space" if work.dark else "text"), 0.78 if work.dark else 0.5))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawPath(path)
    return path


def _shadow(work: Brushwork) -> None:
    """The night side, so that all worlds are lit by the same star."""
    night = QLinearGradient(-GLOBE * 0.5, -GLOBE * 0.6, GLOBE * 0.8, GLOBE * 0.8)
    dark = QColor(hub().colour("space") if work.dark else hub().colour("text"))
    for stop, alpha in ((0.0, 0.0), (0.55, 0.0), (1.0, 0.72 if work.dark else 0.42)):
        dark.setAlphaF(alpha)
        night.setColorAt(stop, dark)
    work.painter.setPen(Qt.PenStyle.NoPen)
    work.painter.setBrush(night)
    work.painter.drawEllipse(QPointF(0, 0), GLOBE, GLOBE)


def _life(work: Brushwork) -> None:
    """Seas, lands and a ring of air."""
    painter = work.painter
    _glow(work, "world_life", 43, 0.30)
    disc = _globe(work, "world_life")
    land = mix(hub().colour("world_land"), hub().colour("world_life"), 0.1)
    painter.save()
    painter.setClipPath(disc, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(land)
    for start, *curves in (
        ((-34, -10), (-22, -30, -6, -26), (4, -20, -4, -10), (-12, -2, -20, -4), (-30, 0, -34, -10)),
        ((2, -4), (14, -14, 26, -8), (34, 4, 20, 10), (12, 20, 6, 12), (-2, 6, 2, -4)),
        ((-20, 14), (-10, 8, -4, 16), (0, 26, -12, 28), (-24, 26, -20, 14)),
        ((10, -30), (20, -30, 22, -22), (14, -18, 10, -30)),
    ):
        path = QPainterPath(QPointF(*start))
        for cx, cy, x, y in curves:
            path.quadTo(cx, cy, x, y)
        painter.drawPath(path)
    painter.restore()
    _shadow(work)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    air = QColor(hub().colour("world_life"))
    air.setAlpha(190)
    painter.setPen(work.pen(air, 1.4))
    painter.drawEllipse(QPointF(0, 0), GLOBE + 3.2, GLOBE + 3.2)


def _mineral(work: Brushwork) -> None:
    """A rock of facets with veins of ore."""
    painter = work.painter
    base = hub().colour("world_mineral")
    rim = [(0, -33), (19, -28), (32, -11), (30, 13), (15, 30), (-8, 33), (-27, 21), (-33, 0), (-24, -22)]
    heart = [(-4, -12), (14, -8), (10, 10), (-10, 9)]
    points = [QPointF(x, y) for x, y in rim]
    painter.setPen(Qt.PenStyle.NoPen)
    for index, (here, there) in enumerate(zip(points, [*points[1:], points[0]], strict=True)):
        middle = (here + there) / 2
        near = min(
            (QPointF(x, y) for x, y in heart),
            key=lambda p: (p.x() - middle.x()) ** 2 + (p.y() - middle.y()) ** 2,
        )
        bright = max(0.0, (-middle.x() * 0.6 - middle.y()) / 45)
        dim = max(0.0, (middle.x() * 0.6 + middle.y()) / 45)
        shade = mix(mix(base, QColor("#FFFFFF"), 0.5 * bright), QColor("#05070B"), 0.7 * dim)
        painter.setBrush(mix(shade, base, 0.12 * (index % 2)))
        painter.drawPolygon(QPolygonF([here, there, near]))
        painter.drawPolygon(QPolygonF([here, near, QPointF(0, 0)]))
        painter.drawPolygon(QPolygonF([there, near, QPointF(0, 0)]))
    painter.setBrush(mix(base, QColor("#FFFFFF"), 0.22))
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in heart]))
    if work.hex_pixels > _FINE:
        vein = QColor(hub().colour("star"))
        vein.setAlpha(210)
        painter.setPen(work.pen(vein, 1.3))
        for line in (
            ((-20, -10), (-14, -16), (-8, -14)),
            ((16, 0), (22, -6)),
            ((-12, 20), (-4, 16), (0, 21)),
        ):
            painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in line]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = mix(base, hub().colour("map"), 0.35)
    painter.setPen(work.pen(edge, 1.2))
    painter.drawPolygon(QPolygonF(points))


def _dead(work: Brushwork) -> None:
    """Craters and a crack on a grey ball."""
    painter = work.painter
    disc = _globe(work, "world_dead", lit=0.35)
    painter.save()
    painter.setClipPath(disc, Qt.ClipOperation.IntersectClip)
    base = hub().colour("world_dead")
    for x, y, radius in ((-13, -12, 8), (9, -18, 5), (13, 4, 9.5), (-8, 14, 6), (-24, 4, 4.5), (4, 25, 5)):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mix(base, QColor("#05070B"), 0.45))
        painter.drawEllipse(QPointF(x, y), radius, radius * 0.94)
        painter.setBrush(mix(base, QColor("#05070B"), 0.22))
        painter.drawEllipse(QPointF(x + radius * 0.16, y + radius * 0.2), radius * 0.78, radius * 0.72)
    if work.hex_pixels > _FINE:
        painter.setPen(work.pen(mix(base, QColor("#05070B"), 0.6), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        crack = ((-4, -33), (-1, -24), (-7, -18), (-1, -8), (-5, -1), (1, 7))
        painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in crack]))
    painter.restore()
    _shadow(work)


def _planet(work: Brushwork) -> None:
    _globe(work, "neutral")
    _shadow(work)


def _hazard(work: Brushwork) -> None:
    """A field of shards over hatching: nothing may enter here."""
    painter = work.painter
    reach = 96 / math.sqrt(3)
    hexagon = QPainterPath()
    corners = [
        QPointF(reach * math.cos(math.radians(60 * k)), reach * math.sin(math.radians(60 * k)))
        for k in range(6)
    ]
    hexagon.addPolygon(QPolygonF([*corners, corners[0]]))
    painter.save()
    if work.spec.angle is not None:
        painter.rotate(work.spec.angle)
    painter.setClipPath(hexagon, Qt.ClipOperation.IntersectClip)
    ground = QColor(hub().colour("hazard"))
    ground.setAlpha(26 if work.dark else 34)
    painter.fillPath(hexagon, ground)
    line = QColor(hub().colour("hazard"))
    line.setAlpha(70 if work.dark else 90)
    painter.setPen(work.pen(line, 1.1))
    step = max(10.0, work.units(6))
    x = -120.0
    while x < 120:
        painter.drawLine(QPointF(x, 60), QPointF(x + 120, -60))
        x += step
    painter.restore()
    base = hub().colour("hazard")
    for index, (x, y, size) in enumerate(
        ((-17, -15, 15), (15, -20, 10), (20, 10, 14), (-9, 17, 11), (-30, 8, 7), (3, -2, 6), (4, 33, 5))
    ):
        rock = []
        for k in range(7):
            angle = math.tau * k / 7 + index * 0.9
            far = size * (0.72 + 0.28 * math.sin(index * 3.1 + k * 2.3))
            rock.append(QPointF(x + far * math.cos(angle), y + far * math.sin(angle)))
        light = QLinearGradient(x - size, y - size, x + size, y + size)
        light.setColorAt(0, mix(base, QColor("#FFFFFF"), 0.4 if work.dark else 0.25))
        light.setColorAt(1, mix(base, QColor("#05070B"), 0.62 if work.dark else 0.35))
        painter.setBrush(light)
        painter.setPen(work.pen(mix(base, hub().colour("map"), 0.5), 1.0))
        painter.drawPolygon(QPolygonF(rock))


GROUNDS: Final[dict[str, Callable[[Brushwork], None]]] = {
    "star": _star,
    "life": _life,
    "mineral": _mineral,
    "dead": _dead,
    "hazard": _hazard,
    "planet": _planet,
}

# ---- installations


def _starbase(work: Brushwork) -> None:
    """A wheel of six spokes around a hub, on the side's plate."""
    painter = work.painter
    radius = 35.0
    ground = mix(hub().colour("map"), work.deep, 0.45 if work.dark else 0.5)
    painter.setBrush(ground)
    painter.setPen(work.pen(work.side, 1.8))
    painter.drawPath(plate_path(work.spec.shape, radius))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(work.pen(work.side, max(2.2, 4.6 * min(1.3, work.zoom))))
    painter.drawEllipse(QPointF(0, 0), 22, 22)
    painter.setPen(work.pen(work.side, max(1.4, 2.4 * min(1.3, work.zoom))))
    for k in range(6):
        angle = math.radians(60 * k + 30)
        x, y = math.cos(angle), math.sin(angle)
        painter.drawLine(QPointF(8 * x, 8 * y), QPointF(22 * x, 22 * y))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(work.side)
    for k in range(6):
        angle = math.radians(60 * k)
        painter.drawRect(QRectF(22 * math.cos(angle) - 3.6, 22 * math.sin(angle) - 3.6, 7.2, 7.2))
    painter.drawEllipse(QPointF(0, 0), 10, 10)
    if work.hex_pixels >= _SIGNED:
        work.text(QPointF(0, 0), work.spec.letter, work.text_size(14, 9), hub().colour("text_on_accent"))


def _ready(work: Brushwork) -> QPainter:
    work.painter.setPen(Qt.PenStyle.NoPen)
    work.painter.setBrush(work.side)
    return work.painter


def _colony(work: Brushwork) -> None:
    """A dome on the ground."""
    painter = _ready(work)
    dome = QPainterPath(QPointF(-10, 5))
    dome.cubicTo(-10, -13, 10, -13, 10, 5)
    dome.closeSubpath()
    painter.drawPath(dome)
    painter.drawRect(QRectF(-12, 6, 24, 3))
    painter.setBrush(mix(hub().colour("map"), work.deep, 0.75))
    painter.drawRect(QRectF(-2.4, -1.5, 4.8, 6.5))


def _mine(work: Brushwork) -> None:
    """Two crossed picks."""
    painter = work.painter
    for turn in (45, -45):
        painter.save()
        painter.rotate(turn)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(work.side)
        painter.drawRect(QRectF(-1.5, -9, 3, 21))
        head = QPainterPath(QPointF(-9, -5))
        head.quadTo(0, -14, 9, -5)
        head.quadTo(0, -9.5, -9, -5)
        painter.drawPath(head)
        painter.restore()


def _fortification(work: Brushwork) -> None:
    """A tower with battlements."""
    painter = _ready(work)
    tower = [
        (-10, -10),
        (-6, -10),
        (-6, -6),
        (-2, -6),
        (-2, -10),
        (2, -10),
        (2, -6),
        (6, -6),
        (6, -10),
        (10, -10),
    ]
    foot = [(10, -2), (7.5, 0), (7.5, 11), (-7.5, 11), (-7.5, 0), (-10, -2)]
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in (*tower, *foot)]))
    painter.setBrush(mix(hub().colour("map"), work.deep, 0.75))
    painter.drawRect(QRectF(-2, 3, 4, 8))


STATIONS: Final[dict[str, Callable[[Brushwork], None]]] = {
    "starbase": _starbase,
    "colony": _colony,
    "mine": _mine,
    "fortification": _fortification,
}
