"""Tags: strips of constant size that say number, name and level of what they stand beside."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from gui.board.pixmaps import PixmapStore
from gui.board.sprite_spec import SpriteSpec, tag
from gui.presenters.hexes import signed
from gui.theme.style import hub
from gui.theme.tokens import RADIUS

_STORE: Final = 4 * 1024 * 1024
_PAD: Final = 4.0
_RISE: Final = 5.0
"""Logical pixels that a tag is wider than each of its words, and higher than its letters."""


@dataclass(frozen=True, slots=True)
class Part:
    """A word of a tag with its ground and ink."""

    text: str
    ground: str
    ink: str


@dataclass(frozen=True, slots=True)
class Tag:
    """Words from left to right in one frame; dashed for what is not yet done."""

    parts: tuple[Part, ...]
    edge: str = "line_strong"
    dashed: bool = False

    @property
    def text(self) -> str:
        """What stands on it."""
        return " ".join(part.text for part in self.parts)


def ship_tags(spec: SpriteSpec, *, pitched: bool = False, named: bool = False) -> tuple[Tag, ...]:
    """Side, number and level, with name and degrees of pitch if wanted; the longest form first."""
    if spec.face_down:
        return ()
    ground = "bad" if spec.illegal else "ghost" if spec.ghost else spec.side
    edge = ground if spec.illegal or spec.ghost else "line_strong"
    label = tag(spec)
    number = (Part(label, ground, "text_on_accent"),) if label else ()
    name = (Part(spec.title, "raised", "text_dim"),) if named and spec.title and not spec.ghost else ()
    level = (Part(signed(spec.level), "raised", "text"),)
    way = "▲" if spec.pitch > 0 else "▼"
    pitch = (Part(f"{way}{abs(spec.pitch) * 30}°", "raised", "text_dim"),) if pitched and spec.pitch else ()
    forms = ((*number, *name, *level, *pitch), (*number, *level, *pitch), (*number, *level))
    return tuple(Tag(parts, edge, spec.ghost) for parts in dict.fromkeys(forms))


def marker_tag(spec: SpriteSpec) -> Tag:
    """The difference of level to its ship (B1.142)."""
    return Tag((Part(signed(spec.level), "map", "text"),), "ghost" if spec.ghost else spec.side, spec.ghost)


def note_tag(text: str, side: str, *, past: bool = False) -> Tag:
    """A word at a point of a course."""
    return Tag((Part(text, "map", "text_dim" if past else "text"),), "line_strong" if past else side)


class Tags:
    """Pictures and sizes of tags in the theme in force."""

    def __init__(self) -> None:
        self._store = PixmapStore(_STORE)
        self._sizes: dict[Tag, tuple[float, float]] = {}

    def forget(self) -> None:
        """The colours or the text size changed."""
        self._store.clear()
        self._sizes.clear()

    def size(self, shown: Tag) -> tuple[float, float]:
        """Width and height in logical pixels."""
        found = self._sizes.get(shown)
        if found is None:
            metrics = QFontMetricsF(_font(1.0))
            wide = sum(_width(metrics, part, 1.0) for part in shown.parts)
            found = self._sizes[shown] = (wide, round(metrics.capHeight() + 2 * _RISE * _scale()))
        return found

    def pixmap(self, shown: Tag, ratio: float) -> QPixmap:
        """The picture in device pixels with a device pixel ratio of 1."""
        key = (shown, ratio)
        found = self._store.get(key)
        if found is None:
            found = _paint(shown, ratio, self.size(shown))
            self._store.put(key, found)
        return found

    def picture(self, shown: Tag, ratio: float) -> QPixmap:
        """The same for a painter in logical pixels: its device pixel ratio is set."""
        found = QPixmap(self.pixmap(shown, ratio))
        found.setDevicePixelRatio(ratio)
        return found


def _scale() -> float:
    return hub().theme.text_scale


def _font(ratio: float) -> QFont:
    font = hub().font("small", 600)
    font.setPixelSize(max(1, round(font.pixelSize() * ratio)))
    return font


def _width(metrics: QFontMetricsF, part: Part, ratio: float) -> float:
    return metrics.horizontalAdvance(part.text) + 2 * _PAD * ratio * _scale()


def _paint(shown: Tag, ratio: float, size: tuple[float, float]) -> QPixmap:
    wide, high = round(size[0] * ratio), round(size[1] * ratio)
    pixmap = QPixmap(wide, high)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    try:
        draw_tag(painter, shown, wide, high, ratio)
    finally:
        painter.end()
    return pixmap


def draw_tag(painter: QPainter, shown: Tag, wide: float, high: float, ratio: float = 1.0) -> None:
    """Draws a tag at the painter's origin, `ratio` units to a logical pixel."""
    line = max(1.0, ratio)
    frame = QRectF(0, 0, wide, high).adjusted(line / 2, line / 2, -line / 2, -line / 2)
    radius = RADIUS["chip"] * 0.85 * ratio
    shape = QPainterPath()
    shape.addRoundedRect(frame, radius, radius)
    _words(painter, shown, shape, QRectF(0, 0, wide, high), ratio)
    pen = QPen(hub().colour(shown.edge), line)
    if shown.dashed:
        pen.setDashPattern([3, 2])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)


def _words(painter: QPainter, shown: Tag, shape: QPainterPath, box: QRectF, ratio: float) -> None:
    font = _font(ratio)
    metrics = QFontMetricsF(font)
    widths = [_width(metrics, part, ratio) for part in shown.parts]
    stretch = box.width() / sum(widths)
    painter.setFont(font)
    base = round(box.center().y() + metrics.capHeight() / 2)
    x = 0.0
    for part, width in zip(shown.parts, widths, strict=True):
        own = QPainterPath()
        own.addRect(QRectF(x, 0, width * stretch, box.height()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(hub().colour(part.ground)))
        painter.drawPath(shape.intersected(own))
        painter.setPen(hub().colour(part.ink))
        left = x + (width * stretch - metrics.horizontalAdvance(part.text)) / 2
        painter.drawText(QPointF(round(left), base), part.text)
        x += width * stretch
