"""The six orientation markers as paths: triangle, semicircle, star, anchor and the two brackets (A2.224)."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from gui.speech import tr
from gui.theme.style import hub

MARKERS: Final = ("forward", "aft", "top", "bottom", "port", "starboard")
TITLES: Final = {
    "forward": tr("Forward"),
    "aft": tr("Aft"),
    "top": tr("Top"),
    "bottom": tr("Bottom"),
    "port": tr("Port"),
    "starboard": tr("Starboard"),
}
NAMES: Final = {
    "forward": tr("forward"),
    "aft": tr("aft"),
    "top": tr("top"),
    "bottom": tr("bottom"),
    "port": tr("port"),
    "starboard": tr("starboard"),
}
"""The same within a sentence."""
TURNING: Final = ("forward", "aft", "port", "starboard")
"""Markers that are turned outward where they stand; star and anchor stay upright."""


def _triangle() -> QPainterPath:
    path = QPainterPath()
    # Clearly longer than wide: an equal-sided one looks the same when it is turned by 60 degrees.
    path.moveTo(0, -1.2)
    path.lineTo(0.74, 0.86)
    path.lineTo(-0.74, 0.86)
    path.closeSubpath()
    return path


def _semicircle() -> QPainterPath:
    # Round side outward: the ship's stern as the box miniature has it.
    path = QPainterPath()
    path.moveTo(-0.92, 0.42)
    path.arcTo(QRectF(-0.92, -0.5, 1.84, 1.84), 180, -180)
    path.closeSubpath()
    return path


def _star() -> QPainterPath:
    path = QPainterPath()
    for k in range(10):
        reach = 1.08 if k % 2 == 0 else 0.45
        angle = math.pi * k / 5
        point = QPointF(reach * math.sin(angle), -reach * math.cos(angle))
        if k == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    path.closeSubpath()
    return path


def _anchor() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, -0.74), 0.24, 0.24)
    path.moveTo(0, -0.5)
    path.lineTo(0, 0.95)
    path.moveTo(-0.45, -0.18)
    path.lineTo(0.45, -0.18)
    path.moveTo(-0.86, 0.22)
    path.cubicTo(-0.8, 0.8, -0.35, 0.95, 0, 0.95)
    path.cubicTo(0.35, 0.95, 0.8, 0.8, 0.86, 0.22)
    path.moveTo(-0.98, 0.48)
    path.lineTo(-0.86, 0.16)
    path.lineTo(-0.56, 0.4)
    path.moveTo(0.98, 0.48)
    path.lineTo(0.86, 0.16)
    path.lineTo(0.56, 0.4)
    return path


def _bracket() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(-0.95, 0.12)
    path.lineTo(0, -0.98)
    path.lineTo(0.95, 0.12)
    return path


_SHAPES: Final = {
    "forward": _triangle(),
    "aft": _semicircle(),
    "top": _star(),
    "bottom": _anchor(),
    "port": _bracket(),
    "starboard": _bracket(),
}
_FILLED: Final = ("forward", "aft", "top")
_LETTERS: Final = {"port": "P", "starboard": "S"}


def draw_marker(
    painter: QPainter,
    name: str,
    at: QPointF,
    size: float,
    *,
    outward: float = 0.0,
    circled: bool = False,
    ghost: bool = False,
) -> None:
    """Draws a marker of half-width `size`.

    `outward` is the screen angle, clockwise from the top, that counts as outward where it stands; `circled`
    says that it lies in the lower half, `ghost` that it shows where the marker will be: an outline.
    """
    device = painter.device()
    ratio = device.devicePixelRatio()
    key = (name, round(size, 1), round(outward, 1), circled, ghost, hub().theme.look, ratio)
    picture = _pictures.get(key)
    if picture is None:
        if len(_pictures) >= _KEPT:
            _pictures.clear()
        picture = _pictures[key] = _picture(name, size, outward, ratio, circled=circled, ghost=ghost)
    reach = picture.width() / ratio / 2
    # On whole pixels of the screen, or the picture would be blurred.
    corner = QPointF(round((at.x() - reach) * ratio) / ratio, round((at.y() - reach) * ratio) / ratio)
    painter.drawPixmap(corner, picture)


_KEPT: Final = 256
_pictures: dict[tuple[object, ...], QPixmap] = {}


def _picture(name: str, size: float, outward: float, ratio: float, *, circled: bool, ghost: bool) -> QPixmap:
    reach = size * 1.9 + 2
    picture = QPixmap(round(2 * reach * ratio), round(2 * reach * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = QPointF(picture.width() / ratio / 2, picture.height() / ratio / 2)
    _draw(painter, name, middle, size, outward, circled=circled, ghost=ghost)
    painter.end()
    return picture


def _draw(
    painter: QPainter, name: str, at: QPointF, size: float, outward: float, *, circled: bool, ghost: bool
) -> None:
    theme = hub()
    ink = theme.colour("ghost" if ghost else "text")
    ground = theme.colour("space" if theme.theme.name == "dark" else "raised")
    painter.save()
    painter.translate(at)
    if circled:
        back = QColor(ground)
        back.setAlpha(215)
        painter.setBrush(back)
        painter.setPen(
            QPen(ink, max(size * 0.17, 1.3), Qt.PenStyle.DashLine if ghost else Qt.PenStyle.SolidLine)
        )
        painter.drawEllipse(QPointF(0, 0), size * 1.42, size * 1.42)
    if name in TURNING:
        painter.rotate(outward)
    scale = size * (0.86 if circled else 1.0)
    painter.scale(scale, scale)
    path = _SHAPES[name]
    halo = QColor(ground)
    halo.setAlpha(190)
    if not circled:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_pen(halo, 0.62))
        painter.drawPath(path)
    if name in _FILLED:
        painter.setBrush(Qt.BrushStyle.NoBrush if ghost else QBrush(ink))
        painter.setPen(_pen(ink, 0.18))
    else:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_pen(ink, 0.3 if name in _LETTERS else 0.24))
    painter.drawPath(path)
    if name in _LETTERS:
        _letter(painter, _LETTERS[name], outward, ink)
    painter.restore()


def _pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _letter(painter: QPainter, text: str, outward: float, ink: QColor) -> None:
    font = QFont(hub().font("small", 600))
    font.setPixelSize(100)
    painter.translate(0, 0.42)
    painter.rotate(-outward)
    painter.scale(0.0098, 0.0098)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(QRectF(-100, -100, 200, 200), Qt.AlignmentFlag.AlignCenter, text)
