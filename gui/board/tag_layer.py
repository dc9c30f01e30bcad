"""The layer of tags over all counters: they keep their size on the screen while the map is zoomed."""

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.board.hex_geometry import HEX, Box
from gui.board.tag_painter import Tag, Tags
from gui.theme.style import hub

_MARGIN: Final = 12 * HEX
"""Scene units around the map in which tags may stand."""

_HAND: Final = 60.0
"""Logical pixels that a tag of what is in hand may reach farther than those of the table."""


@dataclass(slots=True)
class Placed:
    """A tag, the point of the scene that it belongs to, and its middle's way from there in logical pixels."""

    tag: Tag
    x: float
    y: float
    dx: float
    dy: float
    far: bool = False


_Drawn = tuple[Placed, QPixmap, int, int]


class TagLayer(QGraphicsItem):
    """Draws all tags in one go, pixel for pixel; those of the hand on top."""

    def __init__(self, tags: Tags) -> None:
        super().__init__()
        self._tags = tags
        self._zoom, self._ratio = 1.0, 1.0
        self._placed: dict[Hashable, Placed] = {}
        self._hand: tuple[Placed, ...] = ()
        self._drawn: list[_Drawn] | None = None
        self._hand_drawn: list[_Drawn] = []
        self._far: list[Placed] = []
        self._farthest = 0.0
        self._bounds = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    @property
    def placed(self) -> Mapping[Hashable, Placed]:
        """The tags of the table by what they belong to."""
        return self._placed

    @property
    def hand(self) -> tuple[Placed, ...]:
        """The tags of what is in hand."""
        return self._hand

    def lie_over(self, bounds: Box) -> None:
        """The map has another size."""
        self.prepareGeometryChange()
        box = bounds.grown(_MARGIN)
        self._bounds = QRectF(box.left, box.top, box.width, box.height)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def rest_at(self, zoom: float, ratio: float) -> None:
        """From now on tags are placed for this zoom."""
        self._zoom, self._ratio = zoom, ratio
        self.forget()

    def forget(self) -> None:
        """The pictures have changed."""
        self._drawn = None
        self._hand_drawn = self._pictures(self._hand)
        self.update()

    def show_tags(self, placed: dict[Hashable, Placed]) -> None:
        """Takes over the tags of the table; only what has changed is drawn anew."""
        before, self._placed, self._drawn = self._placed, placed, None
        for key in before.keys() | placed.keys():
            old, new = before.get(key), placed.get(key)
            if old != new:
                self._redraw(part for part in (old, new) if part is not None)

    def show_hand(self, placed: tuple[Placed, ...]) -> None:
        """Takes over the tags of what is in hand."""
        if placed != self._hand:
            self._redraw((*self._hand, *placed))
            self._hand = placed
            self._hand_drawn = self._pictures(placed)

    def follow(self, key: Hashable, x: float, y: float) -> None:
        """What a tag belongs to has moved."""
        tag = self._placed.get(key)
        if tag is not None and (tag.x, tag.y) != (x, y):
            self._redraw((tag,))
            tag.x, tag.y = x, y
            self._redraw((tag,))

    def place_of(self, key: Hashable) -> QRectF | None:
        """The part of the scene that a tag covers."""
        tag = self._placed.get(key)
        return self._box(tag) if tag is not None else None

    def _box(self, tag: Placed) -> QRectF:
        wide, high = self._tags.size(tag.tag)
        zoom = self._zoom
        return QRectF(
            tag.x + (tag.dx - wide / 2) / zoom, tag.y + (tag.dy - high / 2) / zoom, wide / zoom, high / zoom
        )

    def _redraw(self, placed: Iterable[Placed]) -> None:
        edge = 2 / self._zoom
        for tag in placed:
            box = self._box(tag).adjusted(-edge, -edge, edge, edge)
            if tag.far:
                box = box.united(QRectF(tag.x - edge, tag.y - edge, 2 * edge, 2 * edge))
            self.update(box)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        world = painter.worldTransform()
        zoom, ratio = world.m11(), self._ratio
        shown = option.exposedRect
        if zoom <= 0 or shown.isEmpty() or not (self._placed or self._hand):
            return
        painter.save()
        # In device pixels from the scene's origin: a tag is a plain copy and moves as one with the map.
        painter.setWorldTransform(
            QTransform.fromScale(1 / ratio, 1 / ratio)
            * QTransform.fromTranslate(round(world.dx() * ratio) / ratio, round(world.dy() * ratio) / ratio)
        )
        scale, stretch = zoom * ratio, zoom / self._zoom * ratio
        if self._drawn is None:
            self._draw_anew()
        self._lines(painter, scale, stretch)
        # Most tags are left out by one comparison.
        pad = self._farthest * max(1.0, stretch / ratio) / zoom
        near = shown.adjusted(-pad, -pad, pad, pad)
        left, top, right, bottom = near.left(), near.top(), near.right(), near.bottom()
        for tag, picture, wide, tall in (*(self._drawn or ()), *self._hand_drawn):
            if left < tag.x < right and top < tag.y < bottom:
                x = round(tag.x * scale + tag.dx * stretch - wide / 2)
                y = round(tag.y * scale + tag.dy * stretch - tall / 2)
                painter.drawPixmap(x, y, picture)
        painter.restore()

    def _draw_anew(self) -> None:
        self._drawn = self._pictures(self._placed.values())
        self._far = [tag for tag in self._placed.values() if tag.far]
        reach = [
            max(abs(tag.dx) + wide / 2, abs(tag.dy) + tall / 2)
            for tag, _, wide, tall in (*self._drawn, *self._hand_drawn)
        ]
        self._farthest = max(reach, default=0.0) + _HAND

    def _pictures(self, placed: Iterable[Placed]) -> list[_Drawn]:
        """Tags with their pictures and sizes, looked up once: a frame has no time for it."""
        pictures = [(tag, self._tags.pixmap(tag.tag, self._ratio)) for tag in placed]
        return [(tag, picture, picture.width(), picture.height()) for tag, picture in pictures]

    def _lines(self, painter: QPainter, scale: float, stretch: float) -> None:
        """From the tags that had to stand apart to what they name."""
        lines = [
            QLineF(
                QPointF(tag.x * scale, tag.y * scale),
                QPointF(tag.x * scale + tag.dx * stretch, tag.y * scale + tag.dy * stretch),
            )
            for tag in self._far
        ]
        if lines:
            painter.setPen(QPen(hub().colour("text_faint"), self._ratio))
            painter.drawLines(lines)
