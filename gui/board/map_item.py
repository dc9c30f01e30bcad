"""The map as one item of the scene: tiles at the exact scale of the view, refined between frames."""

import time
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.board.hex_geometry import BoardGeometry, Box
from gui.board.pixmaps import PixmapStore
from gui.board.tile_painter import SIDE, TileKey, paint_tile
from gui.theme.style import hub

_STORE: Final = 40 * 1024 * 1024
_SHARED: Final = 24 * 1024
"""Kilobytes of tiles that are kept for the next board."""
_SLICE: Final = 0.004
"""Seconds of drawing per turn of the event loop: a frame is never kept waiting for tiles."""
_Scale = tuple[float, float]


class MapItem(QGraphicsItem):
    """Draws tiles of the wanted scale, or of the scale before where they are not drawn yet.

    While the scale changes (`zooming`), the tiles at hand are stretched; once it rests `refine` draws
    those of the new scale, in slices of time, until `missing` is 0.
    """

    def __init__(self) -> None:
        super().__init__()
        self._geometry = BoardGeometry(None)
        self._map = "no map"
        QPixmapCache.setCacheLimit(_SHARED)
        self._tiles = PixmapStore(_STORE)
        self._want: _Scale = (1.0, 1.0)
        self._shown: list[_Scale] = []
        self._missing: dict[TileKey, None] = {}
        self.held = False
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    @property
    def missing(self) -> int:
        """Tiles that the last frame wanted and did not find."""
        return len(self._missing)

    def show_map(self, geometry: BoardGeometry) -> None:
        """Draws another map, or the same one from another side."""
        self.prepareGeometryChange()
        self._geometry = geometry
        self._map = f"map {hash((geometry.board, geometry.viewpoint))}"
        self.forget()

    def forget(self) -> None:
        """Draws all tiles anew: the colours or the text size changed."""
        self._tiles.clear()
        self._missing.clear()
        self._shown.clear()
        self.update()

    def boundingRect(self) -> QRectF:
        box = self._geometry.bounds.grown(24)
        return QRectF(box.left, box.top, box.width, box.height)

    def rest_at(self, zoom: float, ratio: float, pixels: float) -> None:
        """The view has come to rest at this zoom: tiles of exactly this scale are wanted now.

        `pixels` is the size of the view in device pixels: the store must hold what is in sight, also while it
        is zoomed out, or the same tiles would be drawn and dropped without end.
        """
        self.held = False
        self._tiles.limit = max(_STORE, round(pixels * 4 * 2.5))
        scale = (round(zoom * ratio, 5), ratio)
        if scale != self._want:
            self._want = scale
            self._missing.clear()
            self.update()

    def zooming(self, zoom: float, ratio: float) -> None:
        """The zoom is changing: make do with what is drawn, unless it would be stretched beyond an octave."""
        self.held = True
        if not 0.55 < self._want[0] / (zoom * ratio) < 1.5 or self._want[1] != ratio:
            self._want = (round(zoom * ratio, 5), ratio)
            self._missing.clear()

    def refine(self) -> bool:
        """Draws missing tiles for a few milliseconds; True when none is left."""
        started = time.perf_counter()
        while self._missing:
            key = next(iter(self._missing))
            del self._missing[key]
            self._make(key)
            if not self._missing:
                self._note(self._want)
            if time.perf_counter() - started > _SLICE:
                break
        self.update()
        return not self._missing

    def complete(self, seen: QRectF) -> None:
        """Draws what is missing in a part of the map, in scene units, however long it takes."""
        part = seen.intersected(self.boundingRect())
        if not part.isEmpty():
            for key in _keys(self._want, _box(part)):
                if self._tiles.get(key) is None:
                    self._make(key)
        self._missing.clear()
        self._note(self._want)
        self.update()

    def _make(self, key: TileKey) -> QPixmap:
        # The other seats' boards show the same map: what was drawn for one of them need not be drawn again.
        name = f"{self._map} {hub().theme} {key}"
        tile = QPixmap()
        if not QPixmapCache.find(name, tile):
            tile = paint_tile(self._geometry, key)
            QPixmapCache.insert(name, tile)
        self._tiles.put(key, tile)
        return tile

    def _note(self, scale: _Scale) -> None:
        if scale in self._shown:
            self._shown.remove(scale)
        self._shown.insert(0, scale)
        del self._shown[6:]

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        world = painter.worldTransform()
        zoom = world.m11()
        exposed = option.exposedRect.intersected(self.boundingRect())
        if exposed.isEmpty() or zoom <= 0:
            return
        box = _box(exposed)
        ratio = self._want[1]
        painter.save()
        # From here on in device pixels on whole ones, so that a tile of the right scale is a plain copy.
        at = QTransform.fromScale(1 / ratio, 1 / ratio)
        painter.setWorldTransform(
            at
            * QTransform.fromTranslate(round(world.dx() * ratio) / ratio, round(world.dy() * ratio) / ratio)
        )
        # Smoothing four times the pixels would cost the frame its time; while the zoom moves nobody can tell.
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not self.held or ratio < 1.75)
        missing = self._draw(painter, self._want, box, zoom * ratio)
        painter.restore()
        for key in missing:
            self._missing.setdefault(key)
        if not missing:
            self._note(self._want)

    def _draw(self, painter: QPainter, scale: _Scale, box: Box, zoom: float) -> list[TileKey]:
        """Draws the tiles of one scale; where one is lacking the part is drawn from another scale.

        `zoom` is in device pixels a scene unit.
        """
        missing: list[TileKey] = []
        exact = abs(scale[0] / zoom - 1) < 1e-4
        logical = SIDE if exact else SIDE / scale[0] * zoom
        for key in _keys(scale, box):
            tile = self._tiles.get(key)
            if tile is None:
                substitute = self._substitute(scale)
                if substitute is None:
                    tile = self._make(key)
                else:
                    missing.append(key)
                    part = _overlap(box, key)
                    painter.save()
                    painter.setClipRect(
                        QRectF(part.left * zoom, part.top * zoom, part.width * zoom, part.height * zoom)
                    )
                    self._draw_at_hand(painter, substitute, part, zoom)
                    painter.restore()
                    continue
            left, top = key.column * logical, key.row * logical
            if exact:
                painter.drawPixmap(round(left), round(top), tile)
            else:
                x, y = round(left), round(top)
                target = QRectF(x, y, round(left + logical) - x, round(top + logical) - y)
                painter.drawPixmap(target, tile, QRectF(0, 0, SIDE, SIDE))
        return missing

    def _substitute(self, scale: _Scale) -> _Scale | None:
        """The scale drawn before, unless its tiles are so small here that it would take hundreds of them."""
        return next((known for known in self._shown if known != scale and known[0] < 5 * scale[0]), None)

    def _draw_at_hand(self, painter: QPainter, scale: _Scale, box: Box, zoom: float) -> None:
        painter.fillRect(
            QRectF(box.left * zoom, box.top * zoom, box.width * zoom, box.height * zoom),
            hub().colour("map_off"),
        )
        logical = SIDE / scale[0] * zoom
        for key in _keys(scale, box):
            tile = self._tiles.get(key)
            if tile is not None:
                painter.drawPixmap(
                    QRectF(key.column * logical, key.row * logical, logical, logical),
                    tile,
                    QRectF(0, 0, SIDE, SIDE),
                )


def _keys(scale: _Scale, box: Box) -> list[TileKey]:
    side = SIDE / scale[0]
    columns = range(int(box.left // side), int((box.right - 1e-6) // side) + 1)
    rows = range(int(box.top // side), int((box.bottom - 1e-6) // side) + 1)
    return [TileKey(scale[0], scale[1], column, row) for column in columns for row in rows]


def _box(rect: QRectF) -> Box:
    return Box(rect.left(), rect.top(), rect.right(), rect.bottom())


def _overlap(box: Box, key: TileKey) -> Box:
    side = SIDE / key.scale
    left, top = key.column * side, key.row * side
    return Box(
        max(box.left, left), max(box.top, top), min(box.right, left + side), min(box.bottom, top + side)
    )
