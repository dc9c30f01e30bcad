"""Draws what lies still on the map: columns, levels, systems, seams and warp lines."""

import math
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from gui.board.brushwork import mix
from gui.games.holy_war.spiral import COLUMN, Point, Spiral, Spot, hexagon
from gui.games.holy_war.words import Chart, side_of
from gui.qt import tint
from gui.theme.style import hub
from gui.theme.tokens import FAMILY

_NUMBERED: Final = 15.0
"""Pixels of a level's radius from which it bears its number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ground:
    """What is known of the levels themselves."""

    guards: dict[str, str | None] = field(default_factory=dict)
    """Owners of StarGuards by level; None is a neutral one."""
    stars: frozenset[str] = frozenset()
    """Levels with a star that lies open."""
    absent: frozenset[str] = frozenset()
    """Systems whose star is away."""
    closed: frozenset[str] = frozenset()
    """Levels in which the viewer has to stop."""
    lines: tuple[tuple[str, str], ...] = ()
    """Lines of the viewer's generators."""


@dataclass(slots=True)
class Lens:
    """How the scene is seen: pixels a unit, and where its origin lies."""

    scale: float = 1.0
    dx: float = 0.0
    dy: float = 0.0

    def at(self, point: Point) -> QPointF:
        """A point of the scene in the widget."""
        return QPointF(point[0] * self.scale + self.dx, point[1] * self.scale + self.dy)

    def back(self, at: QPointF) -> Point:
        """A point of the widget in the scene."""
        return (at.x() - self.dx) / self.scale, (at.y() - self.dy) / self.scale

    def polygon(self, points: tuple[Point, ...]) -> QPolygonF:
        """A closed outline in the widget."""
        return QPolygonF([self.at(point) for point in points])


def text_font(pixels: float, weight: int = 600) -> QFont:
    """The typeface at a size in pixels."""
    font = QFont(FAMILY)
    font.setPixelSize(max(6, round(pixels)))
    font.setWeight(QFont.Weight(weight))
    return font


def draw_word(painter: QPainter, box: QRectF, text: str) -> None:
    """A word in the middle of a box, on whole pixels: sharp, and the same whatever was drawn before."""
    metrics = QFontMetricsF(painter.font())
    left = box.center().x() - metrics.horizontalAdvance(text) / 2
    base = box.center().y() + metrics.capHeight() / 2
    painter.drawText(QPoint(round(left), round(base)), text)


def paint_ground(painter: QPainter, spiral: Spiral, chart: Chart, ground: Ground, lens: Lens) -> None:
    """The map without counters."""
    for key, (x, y) in spiral.columns.items():
        _column(painter, spiral, key, lens.polygon(hexagon(x, y, COLUMN * 0.985)), lens)
    for spot in spiral.spots.values():
        _level(painter, spot, ground, lens)
    for a, b in ground.lines:
        _own_line(painter, spiral, a, b, lens)
    for _, a, b in chart.view.lines:
        paint_line(painter, spiral, a, b, lens, closed=bool({a, b} & ground.closed), lit=False)


def _column(painter: QPainter, spiral: Spiral, key: str, outline: QPolygonF, lens: Lens) -> None:
    painter.setPen(QPen(hub().colour("grid_strong"), 1.2))
    painter.setBrush(hub().colour("map"))
    painter.drawPolygon(outline)
    heights = sorted(spot.level.height for spot in spiral.spots.values() if spot.level.column == key)
    thread = QPolygonF([lens.at((s.x, s.y)) for s in (spiral.spots[f"{key}/{k}"] for k in heights)])
    painter.setPen(QPen(tint("grid_strong", 0.7), 3.0 * lens.scale, c=Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(thread)


def _level(painter: QPainter, spot: Spot, ground: Ground, lens: Lens) -> None:
    """The deeper a level lies, the darker it is; systems and seams have a ground of their own."""
    level = spot.level
    depth = (level.height - 1) / 6
    base = mix(hub().colour("raised"), hub().colour("map_off"), 0.12 + 0.72 * depth)
    if level.kind == "system":
        base = mix(base, hub().colour("star"), 0.13)
    elif level.kind == "seam":
        base = mix(base, hub().colour("world_life"), 0.3)
    painter.setBrush(base)
    painter.setPen(QPen(hub().colour("line_strong" if level.kind else "grid_strong"), 1.0))
    painter.drawPolygon(lens.polygon(spot.corners(-1.0)))
    middle, radius = lens.at((spot.x, spot.y)), spot.radius * lens.scale
    if level.kind == "seam":
        paint_seam(painter, middle, radius)
    if level.id in ground.stars:
        paint_star(painter, middle, radius * 0.62)
    if level.id in ground.absent:
        paint_absent(painter, middle, radius * 0.5)
    if level.id in ground.guards:
        _guard(painter, spot, ground.guards[level.id], lens)
    if radius >= _NUMBERED:
        font = text_font(min(11.0, radius * 0.34) * hub().theme.text_scale, 500)
        painter.setFont(font)
        painter.setPen(hub().colour("text_faint"))
        high = QFontMetricsF(font).height()
        box = QRectF(middle.x() - radius, middle.y() - radius * 0.93, 2 * radius, high)
        draw_word(painter, box, str(level.height))


def paint_star(painter: QPainter, middle: QPointF, reach: float) -> None:
    """A star: a disc with eight rays."""
    colour = hub().colour("star")
    rays = QColor(colour)
    rays.setAlphaF(0.75)
    painter.setPen(QPen(rays, max(1.0, reach * 0.11), c=Qt.PenCapStyle.RoundCap))
    for k in range(8):
        angle = math.radians(45 * k)
        far = reach if k % 2 == 0 else reach * 0.72
        way = QPointF(math.cos(angle), math.sin(angle))
        painter.drawLine(middle + way * reach * 0.5, middle + way * far)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(middle, reach * 0.38, reach * 0.38)


def paint_absent(painter: QPainter, middle: QPointF, reach: float) -> None:
    """Star Absent: an empty dashed disc, crossed out."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(hub().colour("warn"), 1.4, Qt.PenStyle.DashLine))
    painter.drawEllipse(middle, reach * 0.7, reach * 0.7)
    painter.drawLine(middle + QPointF(-reach * 0.6, reach * 0.6), middle + QPointF(reach * 0.6, -reach * 0.6))


def paint_seam(painter: QPainter, middle: QPointF, radius: float) -> None:
    """A seam in space: a lens between two walls."""
    painter.setPen(QPen(hub().colour("world_life"), max(1.2, radius * 0.07)))
    painter.setBrush(tint("world_life", 0.25))
    path = QPainterPath(middle + QPointF(0, -radius * 0.66))
    path.quadTo(middle + QPointF(radius * 0.52, 0), middle + QPointF(0, radius * 0.66))
    path.quadTo(middle + QPointF(-radius * 0.52, 0), middle + QPointF(0, -radius * 0.66))
    painter.drawPath(path)


def _guard(painter: QPainter, spot: Spot, owner: str | None, lens: Lens) -> None:
    """A StarGuard: a double rim in its side's colour, and the side's letter; neutral ones are dashed."""
    colour, _, letter = side_of(owner)
    style = Qt.PenStyle.SolidLine if owner else Qt.PenStyle.DashLine
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(hub().colour(colour), max(1.6, spot.radius * lens.scale * 0.1), style))
    painter.drawPolygon(lens.polygon(spot.corners(-spot.radius * 0.1)))
    radius = spot.radius * lens.scale
    size = max(7.0, radius * 0.3) * min(1.3, hub().theme.text_scale)
    at = lens.at((spot.x, spot.y)) + QPointF(-radius * 0.62, -radius * 0.36)
    painter.setPen(QPen(hub().colour("map_off"), 1.0))
    painter.setBrush(hub().colour(colour))
    painter.drawEllipse(at, size * 0.72, size * 0.72)
    painter.setFont(text_font(size))
    painter.setPen(hub().colour("text_on_accent"))
    draw_word(painter, QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size), letter)


# --- warp lines


def paint_line(
    painter: QPainter, spiral: Spiral, a: str, b: str, lens: Lens, *, closed: bool, lit: bool
) -> None:
    """A line with a mouth at each end; closed ones are dotted and barred."""
    points = [lens.at(point) for point in spiral.sweep(a, b)]
    token = "hazard"
    strength = 1.0 if lit else 0.4 if closed else 0.66
    pen = QPen(tint(token, strength), 2.6 if lit else 1.7)
    pen.setStyle(Qt.PenStyle.DotLine if closed else Qt.PenStyle.SolidLine)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawPolyline(QPolygonF(points))
    _mouth(painter, points[0], points[1], token, lens)
    _mouth(painter, points[-1], points[-2], token, lens)
    if closed:
        middle = points[len(points) // 2]
        painter.setPen(QPen(hub().colour("bad"), 2.0))
        painter.drawLine(middle + QPointF(-4, -4), middle + QPointF(4, 4))
        painter.drawLine(middle + QPointF(-4, 4), middle + QPointF(4, -4))


def _mouth(painter: QPainter, at: QPointF, ahead: QPointF, token: str, lens: Lens) -> None:
    """A funnel that opens toward the level."""
    angle = math.atan2(ahead.y() - at.y(), ahead.x() - at.x())
    size = max(3.5, 6.5 * lens.scale)
    wide = QPointF(-math.sin(angle), math.cos(angle)) * size
    throat = at + QPointF(math.cos(angle), math.sin(angle)) * size * 1.5
    painter.setPen(QPen(hub().colour(token), 1.2))
    painter.setBrush(mix(hub().colour("map"), hub().colour(token), 0.45))
    narrow = wide * 0.25
    painter.drawPolygon(QPolygonF([at + wide, throat + narrow, throat - narrow, at - wide]))


def _own_line(painter: QPainter, spiral: Spiral, a: str, b: str, lens: Lens) -> None:
    one, two = spiral.spots[a], spiral.spots[b]
    painter.setPen(QPen(tint("accent", 0.55), 1.2, Qt.PenStyle.DashLine))
    painter.drawLine(lens.at((one.x, one.y)), lens.at((two.x, two.y)))
