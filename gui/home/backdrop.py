"""The picture of the home screen: a plotting table under the stars, painted in the colours of the theme."""

import itertools
import math
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPen,
    QPixmap,
    QPixmapCache,
    QPolygonF,
    QRadialGradient,
)

from gui.qt import tint
from gui.theme.style import hub

STARS: Final = 420
TABLE: Final = 9
"""Hexes from the middle of the table to its rim."""
Point3 = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Camera:
    """A simple pinhole over the table, looking down at a slant."""

    width: float
    height: float

    def see(self, point: Point3) -> tuple[QPointF, float]:
        """Where a point of the table's space is painted, and how far away it is."""
        x, y, z = point
        turn = math.radians(24)
        east = x * math.cos(turn) - y * math.sin(turn)
        north = x * math.sin(turn) + y * math.cos(turn)
        slant = math.radians(27)
        away = north * math.cos(slant) - z * math.sin(slant) + 19
        up = north * math.sin(slant) + z * math.cos(slant) - 4.6
        size = self.height * 1.28 / max(away, 1.0)
        return QPointF(self.width * 0.76 + east * size, self.height * 0.50 - up * size), away


@dataclass(frozen=True, slots=True)
class Vessel:
    """A ship on the table of the picture."""

    at: Point3
    heading: float
    pitch: float
    token: str
    reach: float
    """Length of its course this turn."""


VESSELS: Final = (
    Vessel((-1.6, -1.2, 2.6), 38, 12, "green", 5.2),
    Vessel((2.3, -3.6, 1.5), 64, 6, "green", 4.2),
    Vessel((3.6, 3.2, 3.4), 205, -10, "red", 4.8),
    Vessel((5.6, 0.6, 1.6), 186, 6, "red", 3.6),
)


def backdrop(size: QSize, ratio: float) -> QPixmap:
    """The picture at a size in logical pixels, for a screen of that pixel ratio; the last ones are kept."""
    theme = hub().theme
    facts = (__name__, size.width(), size.height(), ratio, theme.name, theme.palette)
    name = "/".join(map(str, facts))
    kept = QPixmap()
    if QPixmapCache.find(name, kept):
        return kept
    made = _painted(size, ratio)
    QPixmapCache.insert(name, made)
    return made


def _painted(size: QSize, ratio: float) -> QPixmap:
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width, height = float(size.width()), float(size.height())
    _sky(painter, width, height)
    _stars(painter, width, height)
    camera = Camera(width, height)
    _table(painter, camera)
    _rings(painter, camera, VESSELS[0])
    for vessel in VESSELS:
        _vessel(painter, camera, vessel)
    _veil(painter, width, height)
    painter.end()
    return made


def _sky(painter: QPainter, width: float, height: float) -> None:
    sky = QLinearGradient(0, 0, width * 0.2, height)
    sky.setColorAt(0, hub().colour("space"))
    sky.setColorAt(1, hub().colour("ground"))
    painter.fillRect(QRectF(0, 0, width, height), sky)
    for x, y, spread, token, strength in (
        (0.72, 0.30, 0.55, "accent_deep", 0.20),
        (0.92, 0.72, 0.40, "ring_purple", 0.07),
        (0.40, 0.05, 0.40, "ring_blue", 0.06),
    ):
        glow = QRadialGradient(width * x, height * y, width * spread)
        glow.setColorAt(0, tint(token, strength))
        glow.setColorAt(1, tint(token, 0.0))
        painter.fillRect(QRectF(0, 0, width, height), glow)


def _stars(painter: QPainter, width: float, height: float) -> None:
    # Always the same sky: a picture that changed at each start would look like a fault.
    chance = random.Random(20)
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(STARS):
        if number % 3:
            along = chance.random()
            x = along * width
            y = height * (0.62 - 0.55 * along) + chance.gauss(0, height * 0.11)
        else:
            x, y = chance.random() * width, chance.random() * height
        bright = chance.random() ** 4
        radius = 0.35 + 1.25 * bright
        token = "accent" if chance.random() < 0.12 else "text"
        painter.setBrush(tint(token, 0.30 + 0.6 * bright))
        painter.drawEllipse(QPointF(x, y), radius, radius)
        if bright > 0.72:
            painter.setBrush(tint(token, 0.07))
            painter.drawEllipse(QPointF(x, y), radius * 4, radius * 4)


def _hexes() -> Iterator[tuple[float, float]]:
    for q in range(-TABLE, TABLE + 1):
        for r in range(-TABLE, TABLE + 1):
            if abs(q + r) <= TABLE:
                yield 1.5 * q, -math.sqrt(3) * (r + q / 2)


def _table(painter: QPainter, camera: Camera) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for x, y in _hexes():
        fade = 1 - math.hypot(x, y) / (TABLE * 1.62)
        if fade <= 0:
            continue
        corners = [
            camera.see((x + math.cos(math.tau * k / 6), y + math.sin(math.tau * k / 6), 0))[0]
            for k in range(4)
        ]
        painter.setPen(QPen(tint("grid_strong", 0.95 * fade), 1.0))
        painter.drawPolyline(QPolygonF(corners))


def _rings(painter: QPainter, camera: Camera, vessel: Vessel) -> None:
    radius = 2.15
    cx, cy, cz = vessel.at
    rings = (
        (0, "ring_yellow"),
        (30, "ring_blue"),
        (60, "ring_green"),
        (-30, "ring_blue"),
        (-60, "ring_green"),
    )
    for elevation, token in rings:
        up, flat = radius * math.sin(math.radians(elevation)), radius * math.cos(math.radians(elevation))
        points = [
            camera.see((cx + flat * math.cos(a), cy + flat * math.sin(a), cz + up))
            for a in (math.tau * k / 72 for k in range(73))
        ]
        middle = camera.see(vessel.at)[1]
        for (here, away), (there, _) in itertools.pairwise(points):
            near = away < middle
            painter.setPen(QPen(tint(token, 0.85 if near else 0.28), 1.6 if elevation == 0 else 1.1))
            painter.drawLine(here, there)
    for k in range(12):
        a = math.tau * k / 12
        painter.setPen(QPen(tint("text_dim", 0.20), 0.8))
        arc = []
        for elevation in range(-90, 91, 6):
            e = math.radians(elevation)
            flat = radius * math.cos(e)
            arc.append(
                camera.see((cx + flat * math.cos(a), cy + flat * math.sin(a), cz + radius * math.sin(e)))[0]
            )
        painter.drawPolyline(QPolygonF(arc))


def _along(vessel: Vessel, ahead: float, side: float = 0.0, top: float = 0.0) -> Point3:
    h, p = math.radians(vessel.heading), math.radians(vessel.pitch)
    x, y, z = vessel.at
    return (
        x + ahead * math.cos(p) * math.cos(h) - side * math.sin(h) - top * math.sin(p) * math.cos(h),
        y + ahead * math.cos(p) * math.sin(h) + side * math.cos(h) - top * math.sin(p) * math.sin(h),
        z + ahead * math.sin(p) + top * math.cos(p),
    )


def _vessel(painter: QPainter, camera: Camera, vessel: Vessel) -> None:
    _stem(painter, camera, vessel.at, vessel.token)
    end = _along(vessel, vessel.reach)
    start_at, end_at = camera.see(vessel.at)[0], camera.see(end)[0]
    course = QPen(tint(vessel.token, 0.8), 1.4, Qt.PenStyle.DashLine)
    painter.setPen(course)
    painter.drawLine(start_at, end_at)
    for share, filled in ((0.5, False), (1.0, True)):
        spot = camera.see(_along(vessel, vessel.reach * share))[0]
        _stem(painter, camera, _along(vessel, vessel.reach * share), vessel.token, faint=True)
        painter.setPen(QPen(tint(vessel.token, 0.9), 1.4))
        painter.setBrush(tint(vessel.token, 0.9) if filled else hub().colour("space"))
        painter.drawEllipse(spot, 3.2, 3.2)
    hull = [
        (0.72, 0.0),
        (0.40, 0.10),
        (-0.40, 0.10),
        (-0.72, 0.16),
        (-0.72, -0.16),
        (-0.40, -0.10),
        (0.40, -0.10),
    ]
    for lift in (0.32, -0.32):
        band = [
            _along(vessel, a, s, lift * (1.0 if a > 0 else 0.55))
            for a, s in ((0.7, 0.55), (0.7, -0.55), (-0.7, -0.42), (-0.7, 0.42))
        ]
        painter.setPen(QPen(tint(vessel.token, 0.85), 1.1))
        painter.setBrush(tint(vessel.token, 0.16))
        painter.drawPolygon(QPolygonF([camera.see(p)[0] for p in band]))
        if lift > 0:
            painter.setPen(QPen(hub().colour(vessel.token), 1.2))
            painter.setBrush(hub().colour("raised"))
            painter.drawPolygon(QPolygonF([camera.see(_along(vessel, a, s))[0] for a, s in hull]))


def _stem(painter: QPainter, camera: Camera, at: Point3, token: str, *, faint: bool = False) -> None:
    head, foot = camera.see(at)[0], camera.see((at[0], at[1], 0.0))[0]
    painter.setPen(QPen(tint(token, 0.22 if faint else 0.6), 1.0))
    painter.drawLine(head, foot)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(foot, 5.0, 2.2)


def _veil(painter: QPainter, width: float, height: float) -> None:
    """Darkens the side where the text stands, so that it reads on every ground."""
    veil = QLinearGradient(0, 0, width, 0)
    ground = QColor(hub().colour("space"))
    for stop, alpha in ((0.0, 0.80), (0.45, 0.45), (0.7, 0.0), (1.0, 0.0)):
        ground.setAlphaF(alpha)
        veil.setColorAt(stop, ground)
    painter.fillRect(QRectF(0, 0, width, height), veil)
