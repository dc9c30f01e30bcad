"""The firing arc diagram of a mount: its own globe of windows, seen along the mount (C1.21)."""

import math
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from engine.mechanics.avid import WINDOWS, Ring, Window, azimuth, parse_window, ring
from engine.rulesets.sits.view import SheetMount
from gui.theme.style import hub

_BANDS: Final[dict[Ring, tuple[float, float, int]]] = {
    Ring.YELLOW: (-15, 15, 30),
    Ring.BLUE_UPPER: (15, 45, 30),
    Ring.BLUE_LOWER: (-45, -15, 30),
    Ring.GREEN_UPPER: (45, 75, 60),
    Ring.GREEN_LOWER: (-75, -45, 60),
}
"""Lowest and highest degree of a ring of windows, and the breadth of each (B2.123)."""
_TONES: Final = {"black": "#10151C", "grey": "#9AA4B0", "white": "#FFFFFF"}
"""The printed fills mean something: they are the same in every theme and on paper."""
_GRID: Final = "#5F6A77"
_Patch = tuple[tuple[float, float], ...]


@cache
def _patch(window: Window, centre: int) -> _Patch:
    """The outline of a window on a globe of radius 1 that is turned to a centre; empty on the far side."""
    band = _BANDS.get(ring(window))
    if band is None:
        low, high, left, right = (75.0, 90.0, -180.0, 180.0)
        if ring(window) is Ring.PURPLE_LOWER:
            low, high = -90.0, -75.0
    else:
        low, high, breadth = band
        turn = (azimuth(window) - centre + 180) % 360 - 180
        left, right = turn - breadth / 2, turn + breadth / 2
    if right <= -90 or left >= 90:
        return ()
    left, right = max(left, -90.0), min(right, 90.0)
    along = [left + (right - left) * n / 12 for n in range(13)]
    up = [low + (high - low) * n / 4 for n in range(5)]
    rim = [(turn, low) for turn in along] + [(right, tilt) for tilt in up]
    rim += [(turn, high) for turn in reversed(along)] + [(left, tilt) for tilt in reversed(up)]
    return tuple(_seen(turn, tilt) for turn, tilt in rim)


def _seen(turn: float, tilt: float) -> tuple[float, float]:
    side, height = math.radians(turn), math.radians(tilt)
    return math.cos(height) * math.sin(side), -math.sin(height)


def draw_globe(painter: QPainter, box: QRectF, mount: SheetMount, lit: frozenset[str] = frozenset()) -> None:
    """Black where the mount can't fire, gray behind a sidewall, white where nothing covers it (C1.225).

    `lit` windows, in the ship's own axes, are framed: where a target is seen.
    """
    fills = {arc.window: arc.fill for arc in mount.arcs}
    centre = azimuth(parse_window(mount.centre))
    radius, middle = min(box.width(), box.height()) / 2 - 1, box.center()
    line = QPen(QColor(_GRID), 0.9)
    line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(line)
    for window in WINDOWS:
        patch = _patch(window, centre)
        if not patch:
            continue
        painter.setBrush(QColor(_TONES[fills.get(window, "black")]))
        points = [QPointF(middle.x() + x * radius, middle.y() + y * radius) for x, y in patch]
        painter.drawPolygon(QPolygonF(points))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(hub().colour("target"), 2.6))
    for window in WINDOWS:
        if window in lit and (patch := _patch(window, centre)):
            points = [QPointF(middle.x() + x * radius, middle.y() + y * radius) for x, y in patch]
            painter.drawPolygon(QPolygonF(points))
            painter.drawEllipse(_middle(points), 2.2, 2.2)
    painter.setPen(QPen(hub().colour("text_dim"), 1.6))
    painter.drawEllipse(middle, radius, radius)


def _middle(points: list[QPointF]) -> QPointF:
    return QPointF(sum(p.x() for p in points) / len(points), sum(p.y() for p in points) / len(points))
