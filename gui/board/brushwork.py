"""Colours, sizes and small pieces of drawing that counters and markers share."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from gui.board.sprite_spec import SpriteSpec, tiles
from gui.theme.style import hub
from gui.theme.tokens import FAMILY

_TILE: Final = {"dark": ("#2F5FC4", "#8CC4F2", "#F2F6FB"), "light": ("#1F4DA8", "#7DB8EA", "#FFFFFF")}


class Brushwork:
    """Colours and sizes for one drawing at one zoom."""

    def __init__(self, painter: QPainter, spec: SpriteSpec, zoom: float) -> None:
        self.painter = painter
        self.spec = spec
        self.zoom = zoom
        self.side = hub().colour(spec.side)
        deep = f"{spec.side}_deep" if spec.side in ("green", "red") else "raised"
        self.deep = hub().colour(deep)
        self.ink = hub().colour("text")
        self.dark = hub().theme.name == "dark"

    @property
    def hex_pixels(self) -> float:
        """Logical pixels of a hex: what may be shown follows from it."""
        return 96 * self.zoom

    def units(self, pixels: float) -> float:
        """Logical pixels in scene units."""
        return pixels / self.zoom

    def text_size(self, units: float, least: float = 9.0, most: float = 22.0) -> float:
        """A text height in scene units that stays readable when the map is small."""
        pixels = min(most, max(least, units * self.zoom)) * hub().theme.text_scale
        return self.units(pixels)

    def font(self, size: float, weight: int = 600) -> QFont:
        """The typeface at a size in scene units; the painter's scale does the rest."""
        font = QFont(FAMILY)
        font.setPixelSize(100)
        font.setWeight(QFont.Weight(weight))
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        return font

    def text(self, at: QPointF, text: str, size: float, colour: QColor, weight: int = 600) -> None:
        """Text centred on a point; drawn at its real pixel size, so that it is as sharp as any other text."""
        painter = self.painter
        transform = painter.transform()
        where = transform.map(at)
        scale = math.hypot(transform.m11(), transform.m12())
        font = self.font(size, weight)
        font.setPixelSize(max(1, round(size * scale)))
        metrics = QFontMetricsF(font)
        painter.save()
        painter.resetTransform()
        painter.setFont(font)
        painter.setPen(colour)
        width = metrics.horizontalAdvance(text)
        base = where.y() + (metrics.capHeight()) / 2
        painter.drawText(QPointF(round(where.x() - width / 2), round(base)), text)
        painter.restore()

    def text_width(self, text: str, size: float, weight: int = 600) -> float:
        """Width of a text in scene units."""
        return QFontMetricsF(self.font(size, weight)).horizontalAdvance(text) * size / 100

    def pen(self, colour: QColor, pixels: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
        """A pen in logical pixels."""
        pen = QPen(colour, self.units(pixels), style)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    def chip(
        self, at: QPointF, text: str, size: float, fill: QColor, ink: QColor, edge: QColor | None
    ) -> QRectF:
        """A small rounded label; returns its box."""
        width = max(self.text_width(text, size) + size * 0.66, size * 1.25)
        box = QRectF(at.x() - width / 2, at.y() - size * 0.66, width, size * 1.32)
        self.painter.setPen(self.pen(edge, 1.0) if edge is not None else Qt.PenStyle.NoPen)
        self.painter.setBrush(fill)
        self.painter.drawRoundedRect(box, size * 0.32, size * 0.32)
        self.text(box.center(), text, size, ink)
        return box


def stack_tiles(work: Brushwork, foot: QPointF, level: int, *, inverted: bool) -> None:
    """A stack of tiles growing down from a point: a cap for below the map, ones, fours, sixteens."""
    painter = work.painter
    sixteens, fours, ones = tiles(level)
    dark, light, white = (QColor(colour) for colour in _TILE[hub().theme.name])
    order = [white] * ones + [light] * fours + [dark] * sixteens
    if level < 0 and not inverted:
        order.insert(0, QColor("#05070B"))
    wide, high, gap = 8.0, 3.0, 1.0
    painter.setPen(work.pen(hub().colour("line_strong"), 0.9))
    y = foot.y() - 13
    for colour in order:
        painter.setBrush(colour)
        top, under = (wide / 2 * 0.72, wide / 2) if not inverted else (wide / 2, wide / 2 * 0.72)
        x = foot.x()
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(x - top, y),
                    QPointF(x + top, y),
                    QPointF(x + under, y + high),
                    QPointF(x - under, y + high),
                ]
            )
        )
        y += high + gap


def mix(a: QColor, b: QColor, part: float) -> QColor:
    """A colour between two: 0 the first, 1 the second."""
    keep = 1 - part
    return QColor(
        round(a.red() * keep + b.red() * part),
        round(a.green() * keep + b.green() * part),
        round(a.blue() * keep + b.blue() * part),
    )
