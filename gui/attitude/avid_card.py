"""The still part of the AVID, drawn once and kept as a picture: hexagon, sphere, angles, arrows and key."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from engine.mechanics.avid import Colour, Ring, Site, azimuth, colour, is_pole, ring
from engine.mechanics.hexgrid import azimuth_name
from gui.attitude.avid_geometry import (
    BAND_END,
    BANDS,
    FOOT,
    HEAD_END,
    HEXAGON,
    MAP_SLOTS,
    Arrow,
    Disc,
    Half,
    Layout,
    Point,
    hexagon,
    layout,
    outline,
)
from gui.attitude.marker_shapes import TITLES, draw_marker
from gui.speech import tr
from gui.theme.style import hub

NAMES_FROM: Final = 170.0
"""Radius from which the windows carry their names."""
ANGLES: Final = ((Colour.YELLOW, 0), (Colour.BLUE, 30), (Colour.GREEN, 60), (Colour.PURPLE, 90))
"""What the rings are labelled with."""
_KEY_ORDER: Final = ("forward", "top", "port", "aft", "bottom", "starboard")
_GLOW: Final = {"dark": 40, "light": 16}
"""How strongly the windows take their ring's colour (alpha 0 to 255)."""
_ANGLE_AT: Final = 195.0
"""Screen angle of the ring labels: between two windows, so that no marker covers them."""


@dataclass(frozen=True, slots=True)
class CardLook:
    """What the still part depends on."""

    width: int
    height: int
    ratio: float
    viewpoint: str
    side: str
    """Colour token of the side: "green", "red" or "neutral"."""
    two_discs: bool
    lower: bool
    """The single disc shows the lower half as the one in hand."""
    theme: str
    text_scale: float

    def parts(self) -> Layout:
        """Where everything lies."""
        return layout(self.width, self.height, self.viewpoint, two_discs=self.two_discs)


def polygon(points: list[Point]) -> QPolygonF:
    """Points as Qt takes them."""
    return QPolygonF([QPointF(x, y) for x, y in points])


def ring_token(site: Site) -> str:
    """The colour token of a site's ring."""
    return f"ring_{colour(site).value}"


def faded(token: str, alpha: int) -> QColor:
    """A token's colour, partly transparent (alpha 0 to 255)."""
    found = hub().colour(token)
    found.setAlpha(alpha)
    return found


def sized(pixels: float, weight: int = 600) -> QFont:
    """The typeface at a drawn size, at least as large as can be read."""
    font = hub().font("small", weight)
    font.setPixelSize(max(round(pixels), 8))
    return font


def still_card(look: CardLook) -> QPixmap:
    """The picture of the still part."""
    picture = QPixmap(round(look.width * look.ratio), round(look.height * look.ratio))
    picture.setDevicePixelRatio(look.ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_still(painter, look)
    painter.end()
    return picture


def draw_still(painter: QPainter, look: CardLook, *, lit: bool = True) -> None:
    """Draws the still part with any painter: a logical pixel is a unit. `lit` shades the sphere."""
    parts = look.parts()
    for disc in parts.discs:
        _hexagon(painter, disc, look.side)
        _sphere(painter, disc)
        if lit:
            hollow = look.lower if disc.half is Half.BOTH else disc.half is Half.LOWER
            _light(painter, disc, hollow=hollow)
        _angles(painter, disc)
        if disc.radius >= NAMES_FROM:
            _names(painter, disc, lower=look.lower)
        if look.two_discs:
            _caption(painter, disc)
    for arrow in parts.arrows:
        _arrow(painter, arrow)
    for disc in parts.discs:
        _compass(painter, disc, look.side)
    for arrow in parts.arrows:
        if look.two_discs or arrow.slot not in MAP_SLOTS:
            _chip(painter, QPointF(*arrow.along(-0.24)), arrow.slot, look.side, arrow.size * 0.23)
        if not look.two_discs and arrow.slot in ("+", "-"):
            _word(painter, arrow)
    if not look.two_discs:
        _key(painter, parts)


def _hexagon(painter: QPainter, disc: Disc, side: str) -> None:
    deep = f"{side}_deep" if side in ("green", "red") else "grid_strong"
    dark = hub().theme.name == "dark"
    painter.setBrush(faded(deep, 150 if dark else 190))
    painter.setPen(QPen(hub().colour(side), max(disc.radius * 0.02, 2.0)))
    painter.drawPolygon(polygon(hexagon(disc)))


def _sphere(painter: QPainter, disc: Disc) -> None:
    for site in disc.windows():
        token = ring_token(site)
        shape = polygon(outline(disc, site))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(hub().colour(f"{token}_fill"))
        painter.drawPolygon(shape)
        painter.setBrush(faded(token, _GLOW[hub().theme.name]))
        painter.setPen(QPen(faded(token, 165), 1.0))
        painter.drawPolygon(shape)
    for band in (Colour.YELLOW, Colour.BLUE, Colour.GREEN, Colour.PURPLE):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(hub().colour(f"ring_{band.value}"), max(disc.radius * 0.016, 1.6)))
        reach = BANDS[band][1] * disc.radius
        painter.drawEllipse(QPointF(disc.x, disc.y), reach, reach)
    for spine in disc.spines():
        inner, outer = BANDS[Colour.GREEN]
        turn = azimuth(spine)
        painter.setPen(QPen(hub().colour("ring_green"), max(disc.radius * 0.02, 2.0)))
        painter.drawLine(QPointF(*disc.point(turn, inner + 0.015)), QPointF(*disc.point(turn, outer - 0.015)))


def _light(painter: QPainter, disc: Disc, *, hollow: bool) -> None:
    # The upper half bulges toward the eye; the lower is seen like the inside of a bowl, lit from beyond.
    dark = hub().theme.name == "dark"
    sign = 1 if hollow else -1
    lit = QRadialGradient(disc.x, disc.y, disc.radius)
    lit.setFocalPoint(disc.x + sign * 0.38 * disc.radius, disc.y + sign * 0.45 * disc.radius)
    lit.setColorAt(0.0, QColor(255, 255, 255, 52 if dark else 170))
    lit.setColorAt(0.6, QColor(255, 255, 255, 10 if dark else 50))
    lit.setColorAt(1.0, QColor(0, 0, 0, 62 if dark else 22))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(lit))
    painter.drawEllipse(QPointF(disc.x, disc.y), disc.radius, disc.radius)
    if hollow:
        painter.setBrush(QColor(0, 0, 0, 60 if dark else 16))
        painter.drawEllipse(QPointF(disc.x, disc.y), disc.radius, disc.radius)


def _angles(painter: QPainter, disc: Disc) -> None:
    size = max(disc.radius * 0.076, 8.0)
    painter.setFont(sized(size))
    sign = "−" if disc.half is Half.LOWER else "+" if disc.half is Half.UPPER else "±"
    for band, degrees in ANGLES:
        at = QPointF(*angle_spot(disc, band))
        text = f"{sign}{degrees}°" if degrees and disc.half is not Half.BOTH else f"{degrees}°"
        painter.setPen(hub().colour(f"ring_{band.value}"))
        box = QRectF(at.x() - 24, at.y() - 10, 48, 20)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def angle_spot(disc: Disc, band: Colour) -> Point:
    """Where a ring's angle is written."""
    inner, outer = BANDS[band]
    where = 0.135 if band is Colour.PURPLE else (inner + outer) / 2
    return disc.point(disc.top + (180 if band is Colour.PURPLE else _ANGLE_AT), where)


def _names(painter: QPainter, disc: Disc, *, lower: bool) -> None:
    painter.setFont(sized(disc.radius * 0.052, 500))
    sign = "−" if (lower and disc.half is Half.BOTH) or disc.half is Half.LOWER else "+"
    for site in disc.windows():
        if is_pole(site):
            continue
        _, outer = BANDS[colour(site)]
        at = QPointF(*disc.point(azimuth(site), outer - 0.052))
        painter.setPen(faded(ring_token(site), 200))
        mark = "" if ring(site) is Ring.YELLOW else sign
        box = QRectF(at.x() - 30, at.y() - 9, 60, 18)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, f"{azimuth_name(azimuth(site))}{mark}")


def _caption(painter: QPainter, disc: Disc) -> None:
    painter.setFont(hub().font("small", 600))
    painter.setPen(hub().colour("text_dim"))
    text = tr("UPPER HALF") if disc.half is Half.UPPER else tr("LOWER HALF")
    box = QRectF(disc.x - disc.radius * 1.2, 2, disc.radius * 2.4, 16)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def arrow_head(arrow: Arrow) -> QPolygonF:
    """The white part, which holds the vector."""
    corners = (
        arrow.along(BAND_END, -0.5),
        arrow.along(0.92, -0.5),
        arrow.along(HEAD_END, 0.0),
        arrow.along(0.92, 0.5),
        arrow.along(BAND_END, 0.5),
    )
    return polygon(list(corners))


def arrow_band(arrow: Arrow) -> QPolygonF:
    """The gray part, which holds the pending change."""
    corners = (
        arrow.along(0.02, -0.4),
        arrow.along(BAND_END, -0.5),
        arrow.along(BAND_END, 0.5),
        arrow.along(0.02, 0.4),
    )
    return polygon(list(corners))


def _arrow(painter: QPainter, arrow: Arrow) -> None:
    painter.setPen(QPen(hub().colour("line_strong"), 1.2))
    painter.setBrush(hub().colour("panel"))
    painter.drawPolygon(arrow_head(arrow))
    painter.setBrush(hub().colour("grid"))
    painter.drawPolygon(arrow_band(arrow))


def _compass(painter: QPainter, disc: Disc, side: str) -> None:
    size = disc.radius * 0.082
    for index, slot in enumerate(MAP_SLOTS):
        _chip(painter, QPointF(*disc.point(60 * index, (HEXAGON + FOOT) / 2 - 0.03)), slot, side, size)


def _chip(painter: QPainter, at: QPointF, slot: str, side: str, size: float) -> None:
    size = max(size, 8.0)
    painter.setPen(QPen(hub().colour(side), 1.4))
    painter.setBrush(hub().colour("panel"))
    painter.drawEllipse(at, size, size)
    painter.setFont(sized(size * 1.28))
    painter.setPen(hub().colour("text"))
    text = "−" if slot == "-" else slot
    painter.drawText(QRectF(at.x() - 16, at.y() - 16, 32, 32), Qt.AlignmentFlag.AlignCenter, text)


def _word(painter: QPainter, arrow: Arrow) -> None:
    painter.setFont(hub().font("small", 500))
    if QFontMetricsF(painter.font()).height() > arrow.size * 0.7:
        return
    chip = 0.24 + max(0.23, 8 / arrow.size)
    at = QPointF(*arrow.along(-chip - QFontMetricsF(painter.font()).height() * 0.55 / arrow.size))
    painter.setPen(hub().colour("text_dim"))
    box = QRectF(at.x() - 30, at.y() - 9, 60, 18)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, tr("up") if arrow.slot == "+" else tr("down"))


def _key(painter: QPainter, parts: Layout) -> None:
    scale = hub().theme.text_scale
    font = hub().font("small", 400)
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    row = max(17.0, 15.0 * scale)
    # With a corner on top an arrow hangs beside the lower left corner: the key then stands in one column.
    rows = 3 if parts.discs[0].top % 60 == 0 else 6
    if parts.discs[0].radius * 0.64 < row * 3 or parts.height < row * rows * 3:
        return
    bottom = parts.height - row * rows - 2
    first = max(metrics.horizontalAdvance(TITLES[name]) for name in _KEY_ORDER[:rows]) + 34
    for index, name in enumerate(_KEY_ORDER):
        column, line = divmod(index, rows)
        x = 10.0 + column * first
        y = bottom + line * row + row / 2
        draw_marker(painter, name, QPointF(x, y), 6.0, outward=0.0)
        painter.setFont(font)
        painter.setPen(hub().colour("text_dim"))
        box = QRectF(x + 13, y - row / 2, 90, row)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, TITLES[name])
