"""Paints one tile of the map: hexes, sheet borders, coordinates, a few far stars."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap, QPolygonF

from engine.mechanics.hexgrid import Hex
from gui.board.hex_geometry import HEX, BoardGeometry, Box
from gui.theme.style import hub
from gui.theme.tokens import FAMILY

SIDE: Final = 256
"""Edge of a tile in device pixels."""
_EVERY_NAME: Final = 58.0
"""Logical pixels of a hex from which every hex is named; below it every fifth."""
_ANY_NAME: Final = 15.0
_SNAP: Final = 30.0
"""Device pixels of a hex from which corners are put on pixel centres."""
_NEIGHBOURS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


@dataclass(frozen=True, slots=True)
class TileKey:
    """A tile: `scale` is device pixels per scene unit, `ratio` device pixels per logical pixel."""

    scale: float
    ratio: float
    column: int
    row: int


@dataclass(slots=True)
class _Lines:
    inner: list[QLineF]
    border: list[QLineF]


def tile_box(key: TileKey) -> Box:
    """The part of the scene that a tile shows."""
    side = SIDE / key.scale
    left, top = key.column * side, key.row * side
    return Box(left, top, left + side, top + side)


def paint_tile(geometry: BoardGeometry, key: TileKey) -> QPixmap:
    """Draws a tile at its exact scale: nothing in it is ever stretched once the view rests."""
    tile = QPixmap(SIDE, SIDE)
    tile.fill(hub().colour("map_off"))
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    try:
        _paint(painter, geometry, key)
    finally:
        painter.end()
    return tile


def _paint(painter: QPainter, geometry: BoardGeometry, key: TileKey) -> None:
    box = tile_box(key)
    cells = list(geometry.cells_in(box))
    scale, dx, dy = key.scale, -key.column * SIDE, -key.row * SIDE
    snap = scale * HEX >= _SNAP
    offsets = [(x * scale, y * scale) for x, y in geometry.corner_offsets]
    corners: dict[tuple[int, int], list[QPointF]] = {}
    for q, r in cells:
        x, y = geometry.at(q, r)
        px, py = x * scale + dx, y * scale + dy
        points = [(px + ox, py + oy) for ox, oy in offsets]
        if snap:
            points = [(round(ax - 0.5) + 0.5, round(ay - 0.5) + 0.5) for ax, ay in points]
        corners[q, r] = [QPointF(ax, ay) for ax, ay in points]
    _fill(painter, geometry, corners)
    if hub().theme.name == "dark":
        _stars(painter, geometry, key)
    lines = _edges(geometry, corners)
    width = max(1.0, key.ratio * min(1.0, 0.6 + scale * HEX / key.ratio / 90))
    painter.setPen(QPen(hub().colour("grid"), width))
    painter.drawLines(lines.inner)
    strong = QPen(hub().colour("line_strong"), key.ratio * 1.6)
    strong.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(strong)
    painter.drawLines(lines.border)
    _marks(painter, geometry, key, cells)


def _fill(painter: QPainter, geometry: BoardGeometry, corners: dict[tuple[int, int], list[QPointF]]) -> None:
    if len(corners) and all(
        (q + dq, r + dr) in geometry.sheet_of for q, r in corners for dq, dr in _NEIGHBOURS
    ):
        painter.fillRect(QRectF(0, 0, SIDE, SIDE), hub().colour("map"))
        return
    colour = hub().colour("map")
    painter.setPen(QPen(colour, 1.2))  # closes the hair between neighbours
    painter.setBrush(colour)
    for points in corners.values():
        painter.drawConvexPolygon(QPolygonF(points))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _edges(geometry: BoardGeometry, corners: dict[tuple[int, int], list[QPointF]]) -> _Lines:
    """Each edge once: a hex draws those towards A, B and C, and the others where its sheet ends."""
    lines = _Lines([], [])
    sheets = geometry.sheet_of
    for (q, r), points in corners.items():
        own = sheets[q, r]
        for side, (dq, dr) in enumerate(_NEIGHBOURS):
            other = sheets.get((q + dq, r + dr))
            if other == own:
                if side < 3:
                    lines.inner.append(QLineF(points[side - 1], points[side]))
            elif other is None or side < 3:
                lines.border.append(QLineF(points[side - 1], points[side]))
    return lines


def _stars(painter: QPainter, geometry: BoardGeometry, key: TileKey) -> None:
    """Stars of a fixed sky: the same at every zoom because each belongs to a square of the scene."""
    field = 160.0
    box = tile_box(key)
    painter.setPen(Qt.PenStyle.NoPen)
    ink = hub().colour("text_dim")
    for column in range(int(box.left // field), int(box.right // field) + 1):
        for row in range(int(box.top // field), int(box.bottom // field) + 1):
            noise = (column * 73856093 ^ row * 19349663) & 0xFFFFFF
            if noise % 3 == 0:
                continue
            x = (column + (noise >> 4 & 255) / 255) * field
            y = (row + (noise >> 12 & 255) / 255) * field
            place = geometry.hex_at(x, y)
            if (place.q, place.r) not in geometry.sheet_of:
                continue
            ink.setAlpha(26 + noise % 7 * 12)
            painter.setBrush(ink)
            size = key.ratio * (0.55 + (noise >> 7) % 4 * 0.14)
            painter.drawEllipse(
                QPointF(x * key.scale - key.column * SIDE, y * key.scale - key.row * SIDE), size, size
            )


def _marks(painter: QPainter, geometry: BoardGeometry, key: TileKey, cells: list[tuple[int, int]]) -> None:
    """Coordinates as column/row, and a dot in the middle of every hex once there is room."""
    hexagon = key.scale * HEX / key.ratio
    if hexagon < _ANY_NAME:
        return
    every = hexagon >= _EVERY_NAME
    font = QFont(FAMILY)
    text_scale = hub().theme.text_scale
    pixels = min(13.0, max(8.0, hexagon * 0.115)) * text_scale
    font.setPixelSize(max(1, round(pixels * key.ratio)))
    font.setWeight(QFont.Weight.Medium)
    painter.setFont(font)
    faint, plain = QColor(hub().colour("text_faint")), QColor(hub().colour("text_faint"))
    faint.setAlpha(150)
    dot = QColor(hub().colour("grid_strong"))
    height = pixels * key.ratio * 1.3
    drop = key.scale * HEX * 0.5 - height - key.ratio if every else -height / 2
    if not every:
        # In large type a name is broader than its hex: its end may lie on this tile and its hex beside it.
        cells = list(geometry.cells_in(tile_box(key).grown(HEX * 1.5)))
    for q, r in cells:
        place = Hex(q, r)
        column, row = place.column, place.row
        fifth = column % 5 == 0 and row % 5 == 0
        x, y = geometry.at(q, r)
        px, py = x * key.scale - key.column * SIDE, y * key.scale - key.row * SIDE
        if every or hexagon >= 30:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(dot)
            size = key.ratio * (1.1 if every else 0.8)
            if every or not fifth:
                painter.drawEllipse(QPointF(px, py), size, size)
        if not every and not fifth:
            continue
        painter.setPen(plain if fifth else faint)
        wide = key.scale * HEX * (1.0 if every else 3.0)
        painter.drawText(
            QRectF(px - wide / 2, py + drop, wide, height),
            Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip,
            f"{column:02d}/{row:02d}",
        )
