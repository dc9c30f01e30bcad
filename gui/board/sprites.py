"""Pictures of counters at the exact scale of the view, shared by equal counters and kept in a store."""

import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache

from gui.board.counter_painter import DETAILED, REACH, paint_counter
from gui.board.flat_painter import paint_flat
from gui.board.hex_geometry import HEX
from gui.board.marker_painter import paint_marker
from gui.board.pixmaps import PixmapStore
from gui.board.sprite_spec import SpriteSpec
from gui.board.terrain_painter import paint_installation, paint_terrain
from gui.theme.style import hub

_STORE: Final = 24 * 1024 * 1024
_PAINTERS: Final[Mapping[str, Callable[[QPainter, SpriteSpec, float], None]]] = {
    "midpoint": paint_marker,
    "eot": paint_marker,
    "ship": paint_flat,
    "fleet": paint_flat,
    "terrain": paint_terrain,
    "installation": paint_installation,
}
"""By kind; every other kind is a ship with an attitude."""


class Sprites:
    """Draws a counter's picture once for each scale."""

    def __init__(self) -> None:
        self._store = PixmapStore(_STORE)

    def forget(self) -> None:
        """Draws all anew from now on: the colours or the text size changed."""
        self._store.clear()

    def pixmap(self, spec: SpriteSpec, zoom: float, ratio: float) -> QPixmap:
        """The picture in device pixels with a device pixel ratio of 1, the counter in its middle."""
        key = (_looks(spec, zoom), round(zoom, 5), ratio, hub().theme)
        found = self._store.get(key)
        if found is None:
            # The next seat's board shows the same ships: what was drawn for one need not be drawn again.
            name, found = f"counter {key}", QPixmap()
            if not QPixmapCache.find(name, found):
                found = paint_sprite(spec, zoom, ratio)
                QPixmapCache.insert(name, found)
            self._store.put(key, found)
        return found

    def picture(self, spec: SpriteSpec, zoom: float, ratio: float) -> QPixmap:
        """The same for a painter in logical pixels: its device pixel ratio is set."""
        found = QPixmap(self.pixmap(spec, zoom, ratio))
        found.setDevicePixelRatio(ratio)
        return found


def _looks(spec: SpriteSpec, zoom: float) -> SpriteSpec:
    """The spec without what a ship's picture does not show: equal pictures are drawn once."""
    if spec.kind != "piece":
        return spec
    return replace(spec, letter="", label="", title="", level=spec.level if zoom * HEX > DETAILED else 0)


def paint_sprite(spec: SpriteSpec, zoom: float, ratio: float) -> QPixmap:
    """Draws a counter's picture at `zoom` logical pixels a scene unit."""
    half = max(2, math.ceil(REACH * zoom * ratio))
    pixmap = QPixmap(2 * half, 2 * half)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    painter.translate(half, half)
    painter.scale(zoom * ratio, zoom * ratio)
    try:
        draw_counter(painter, spec, zoom)
    finally:
        painter.end()
    return pixmap


def draw_counter(painter: QPainter, spec: SpriteSpec, zoom: float) -> None:
    """Draws a counter around the origin with any painter scaled so that a hex is 96 units."""
    _PAINTERS.get(spec.kind, paint_counter)(painter, spec, zoom)
