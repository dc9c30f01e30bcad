"""Draws the way of a marker over the AVID: arrow, windows counted, midpoint dashes, diagonal, U-turn."""

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from engine.mechanics.avid import Ring, Site, azimuth, is_lower, is_pole, ring
from gui.attitude.avid_card import faded, polygon, sized
from gui.attitude.avid_geometry import Disc, Half
from gui.attitude.avid_overlay import PathOverlay
from gui.attitude.marker_shapes import draw_marker
from gui.theme.style import hub

_ASIDE: Final = 0.1
"""How far apart the two legs of a path through both halves are drawn: the turn shows as a U (B2.242)."""


def path_points(disc: Disc, sites: Sequence[str]) -> list[tuple[int, QPointF]]:
    """Index and widget point of each site of a path that this disc shows."""
    both = (
        disc.half is Half.BOTH
        and any(is_lower(Site(s)) for s in sites)
        and not all(is_lower(Site(s)) for s in sites)
    )
    return [
        (index, _shifted(disc, Site(name), both=both))
        for index, name in enumerate(sites)
        if disc.shows(Site(name))
    ]


def _shifted(disc: Disc, site: Site, *, both: bool) -> QPointF:
    x, y = disc.centre(site)
    if not both:
        return QPointF(x, y)
    if ring(site) is Ring.YELLOW:
        return QPointF(*disc.point(azimuth(site), 0.91))
    aside = disc.radius * (_ASIDE if is_lower(site) else -_ASIDE)
    turn = 0.0 if is_pole(site) else math.radians(disc.bearing(azimuth(site)))
    return QPointF(x + math.cos(turn) * aside, y + math.sin(turn) * aside)


def draw_path(painter: QPainter, disc: Disc, path: PathOverlay) -> None:
    """Draws one path in one disc; a disc that shows a single half shows its part."""
    points = path_points(disc, path.sites)
    if len(path.sites) < 2 or not points:
        return
    where = dict(points)
    colour = hub().colour("accent" if path.marker == "forward" else "text")
    refused = hub().colour("bad")
    width = max(disc.radius * 0.026, 2.4)
    allowed = len(path.sites) if path.allowed is None else path.allowed
    _line(painter, [where[i] for i in _run(where, 0, allowed)], colour, width, path.marker)
    if allowed < len(path.sites) - 1:
        _line(painter, [where[i] for i in _run(where, allowed, len(path.sites))], refused, width, "over")
    last = len(path.sites) - 1
    for index in range(1, last + 1):
        if index in where and index - 1 in where and index == path.diagonal:
            _diamond(painter, where[index - 1], where[index], disc, colour)
    if path.midpoint in path.sites and path.sites.index(path.midpoint) in where:
        _midpoint(painter, disc, where, path.sites.index(path.midpoint), colour)
    for index in range(1, last):
        if index in where:
            _number(painter, where[index], index, disc, refused if index > allowed else colour)
    if last in where:
        end = Site(path.sites[last])
        _end(painter, disc, where, last, path.marker, lower=is_lower(end), over=last > allowed)


def _run(where: dict[int, QPointF], first: int, last: int) -> list[int]:
    return [i for i in sorted(where) if first <= i <= last]


def _line(painter: QPainter, points: list[QPointF], colour: QColor, width: float, kind: str) -> None:
    if len(points) < 2:
        return
    curve = smooth(points)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_round_pen(faded("space" if hub().theme.name == "dark" else "raised", 170), width * 2.2))
    painter.drawPath(curve)
    pen = _round_pen(colour, width)
    if kind == "over":
        pen.setDashPattern([0.6, 1.9])
    painter.setPen(pen)
    painter.drawPath(curve)


def _round_pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def smooth(points: list[QPointF]) -> QPainterPath:
    """A curve through all the points (Catmull-Rom)."""
    curve = QPainterPath(points[0])
    for index in range(len(points) - 1):
        before = points[max(index - 1, 0)]
        here, there = points[index], points[index + 1]
        after = points[min(index + 2, len(points) - 1)]
        curve.cubicTo(here + (there - before) / 6, there - (after - here) / 6, there)
    return curve


def _heading(where: dict[int, QPointF], index: int) -> float:
    """Direction of travel at a point, in radians from the x axis."""
    before = where.get(index - 1, where[index])
    after = where.get(index + 1, where[index])
    step = after - before
    return math.atan2(step.y(), step.x())


def _midpoint(painter: QPainter, disc: Disc, where: dict[int, QPointF], index: int, colour: QColor) -> None:
    at = where[index]
    angle = _heading(where, index)
    ahead = QPointF(math.cos(angle), math.sin(angle))
    across = QPointF(-ahead.y(), ahead.x())
    # A pivot of one window has its midpoint where it starts: the dashes then stand just off the marker.
    clear = disc.radius * (0.13 if index == 0 else 0.0)
    reach = disc.radius * 0.082
    gap = disc.radius * (0.03 if index == 0 else 0.068)
    painter.setPen(_round_pen(colour, max(disc.radius * 0.022, 2.0)))
    for side in (-gap, gap):
        middle = at + ahead * (clear + side)
        painter.drawLine(middle - across * reach, middle + across * reach)


def _diamond(painter: QPainter, a: QPointF, b: QPointF, disc: Disc, colour: QColor) -> None:
    at = (a + b) / 2
    size = disc.radius * 0.062
    corners = [
        (at.x(), at.y() - size),
        (at.x() + size, at.y()),
        (at.x(), at.y() + size),
        (at.x() - size, at.y()),
    ]
    painter.setBrush(hub().colour("focus"))
    painter.setPen(QPen(faded("space" if hub().theme.name == "dark" else "raised", 230), 1.4))
    painter.drawPolygon(polygon(corners))


def _number(painter: QPainter, at: QPointF, number: int, disc: Disc, colour: QColor) -> None:
    size = max(disc.radius * 0.062, 7.0)
    painter.setBrush(hub().colour("space" if hub().theme.name == "dark" else "raised"))
    painter.setPen(QPen(colour, 1.5))
    painter.drawEllipse(at, size, size)
    painter.setFont(sized(size * 1.35))
    painter.setPen(colour)
    box = QRectF(at.x() - 14, at.y() - 14, 28, 28)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))


def _end(
    painter: QPainter,
    disc: Disc,
    where: dict[int, QPointF],
    last: int,
    marker: str,
    *,
    lower: bool,
    over: bool,
) -> None:
    """The arrow's end: the marker as it will stand, circled in the lower half, and the windows counted."""
    at = where[last]
    size = disc.radius * 0.09
    ink = "accent" if marker == "forward" else "text"
    outward = math.degrees(_heading(where, last)) + 90 if last - 1 in where else 0.0
    painter.setBrush(hub().colour("bad" if over else ink))
    painter.setPen(QPen(faded("space" if hub().theme.name == "dark" else "raised", 230), 1.4))
    if marker == "forward":
        _arrow_tip(painter, at, size * 1.25, math.radians(outward - 90))
        if lower:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(hub().colour("bad" if over else "accent"), 2.0))
            painter.drawEllipse(at, size * 1.6, size * 1.6)
    else:
        draw_marker(painter, marker, at, size, circled=lower, ghost=True)
    badge = at + QPointF(size * 1.5, -size * 1.5)
    _number(painter, badge, last, disc, hub().colour("bad" if over else ink))


def _arrow_tip(painter: QPainter, at: QPointF, size: float, angle: float) -> None:
    ahead = QPointF(math.cos(angle), math.sin(angle)) * size
    across = QPointF(-math.sin(angle), math.cos(angle)) * size
    corners = [
        at + ahead * 0.9,
        at - ahead * 0.7 + across * 0.8,
        at - ahead * 0.35,
        at - ahead * 0.7 - across * 0.8,
    ]
    painter.drawPolygon(polygon([(p.x(), p.y()) for p in corners]))
