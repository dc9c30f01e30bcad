"""A map at true scale on as many sheets of paper as it takes, to be cut and joined."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from gui.board.hex_geometry import HEX, BoardGeometry, Box
from gui.board.hex_lines import paint_hexes
from gui.paper.ink import CENTRE, hair, scale_bar, words
from gui.paper.pages import Page, Paper
from gui.speech import tr
from gui.theme.style import hub

OVERLAP: Final = 10.0
"""Millimetres that neighbouring sheets share."""
_EDGE: Final = 3.0
"""Millimetres of white around a whole map."""
_FOOT: Final = 8.0
"""Millimetres for scale bar and key below each part."""


@dataclass(frozen=True, slots=True)
class MapGround:
    """A map that can be drawn at any size."""

    bounds: Box
    unit: float
    """Units of the drawing from edge to edge of that which is measured: a hex, a column."""
    paint: Callable[[QPainter, Box, float], None]
    """Draws what a box shows, in units of the drawing, each so many millimetres."""
    told: Callable[[float], str]
    """What is said of a size in millimetres: "30 mm hexes"."""


def hexes(geometry: BoardGeometry) -> MapGround:
    """The empty map of a board."""

    def paint(painter: QPainter, box: Box, _unit: float) -> None:
        paint_hexes(painter, geometry, box)

    return MapGround(geometry.bounds, HEX, paint, lambda mm: tr("{hex_mm:g} mm hexes", hex_mm=mm))


@dataclass(frozen=True, slots=True)
class Tiling:
    """How a map is cut into parts."""

    columns: int
    rows: int
    landscape: bool
    part: tuple[float, float]
    """Breadth and height of a part in millimetres, the shared strips included."""

    @property
    def count(self) -> int:
        """Sheets of paper that it takes."""
        return self.columns * self.rows


def tiling(ground: MapGround, paper: Paper, size: float) -> Tiling:
    """The cut with the fewest sheets for a size in millimetres; upright where both ways take as many."""
    wide = ground.bounds.width * size / ground.unit + 2 * _EDGE
    high = ground.bounds.height * size / ground.unit + 2 * _EDGE
    found = []
    for landscape in (False, True):
        room = _room(paper, landscape=landscape)
        columns, rows = (_parts(whole, each) for whole, each in zip((wide, high), room, strict=True))
        found.append(Tiling(columns, rows, landscape, room))
    return min(found, key=lambda cut: (cut.count, cut.landscape))


def fitting(ground: MapGround, paper: Paper) -> float:
    """The largest size, in whole tenths of a millimetre, at which the map takes a single sheet."""
    sizes = []
    for landscape in (False, True):
        wide, high = _room(paper, landscape=landscape)
        scale = min((wide - 2 * _EDGE) / ground.bounds.width, (high - 2 * _EDGE) / ground.bounds.height)
        sizes.append(scale * ground.unit)
    return math.floor(max(sizes) * 10) / 10


def _room(paper: Paper, *, landscape: bool) -> tuple[float, float]:
    area = paper.area(landscape=landscape)
    return area.width(), area.height() - _FOOT


def _parts(whole: float, room: float) -> int:
    return 1 if whole <= room else 1 + math.ceil((whole - room) / (room - OVERLAP))


def map_pages(ground: MapGround, paper: Paper, size: float, title: str) -> Sequence[Page]:
    """The sheets from the upper left, row by row: A1, A2 ... B1."""
    cut = tiling(ground, paper, size)
    return [
        Page(
            tr(
                "{title}, part {part}: {size}",
                title=title,
                part=part_name(row, column),
                size=ground.told(size),
            ),
            partial(_draw, ground, size, cut, row, column),
            cut.landscape,
        )
        for row in range(cut.rows)
        for column in range(cut.columns)
    ]


def part_name(row: int, column: int) -> str:
    """A part's name: a letter for its row, a number for its column."""
    return f"{chr(ord('A') + row)}{column + 1}"


def _draw(
    ground: MapGround,
    size: float,
    cut: Tiling,
    row: int,
    column: int,
    painter: QPainter,
    area: QRectF,
) -> None:
    wide, high = cut.part
    left, top = column * (wide - OVERLAP) - _EDGE, row * (high - OVERLAP) - _EDGE
    bounds, scale = ground.bounds, size / ground.unit
    window = QRectF(area.left(), area.top(), wide, high)
    box = Box(
        bounds.left + left / scale,
        bounds.top + top / scale,
        bounds.left + (left + wide) / scale,
        bounds.top + (top + high) / scale,
    )
    painter.save()
    painter.setClipRect(window)
    painter.translate(window.topLeft())
    painter.scale(scale, scale)
    painter.translate(-box.left, -box.top)
    ground.paint(painter, box, scale)
    painter.restore()
    _joints(painter, window, cut, row, column)
    foot = area.bottom() - _FOOT + 3
    scale_bar(painter, QPointF(area.left(), foot))
    _key(painter, QRectF(area.right() - 40, area.bottom() - _FOOT + 1.5, 40, 6), cut, row, column)


def _joints(painter: QPainter, window: QRectF, cut: Tiling, row: int, column: int) -> None:
    """Where a neighbour lies over: a dashed line, crosses at its ends, and the neighbour's name."""
    sides = (
        (column > 0, window.left() + OVERLAP / 2, True, part_name(row, column - 1)),
        (column < cut.columns - 1, window.right() - OVERLAP / 2, True, part_name(row, column + 1)),
        (row > 0, window.top() + OVERLAP / 2, False, part_name(row - 1, column)),
        (row < cut.rows - 1, window.bottom() - OVERLAP / 2, False, part_name(row + 1, column)),
    )
    for there, at, upright, name in sides:
        if not there:
            continue
        a = QPointF(at, window.top()) if upright else QPointF(window.left(), at)
        b = QPointF(at, window.bottom()) if upright else QPointF(window.right(), at)
        painter.setPen(QPen(hub().colour("text_dim"), 0.2, Qt.PenStyle.DashLine))
        painter.drawLine(a, b)
        for end in (a, b):
            hair(painter, end - QPointF(2, 0), end + QPointF(2, 0), token="text")
            hair(painter, end - QPointF(0, 2), end + QPointF(0, 2), token="text")
        middle = (a + b) / 2
        label = QRectF(middle.x() - 9, middle.y() - 2, 18, 4)
        painter.fillRect(label, hub().colour("panel"))
        words(painter, label, tr("join {name}", name=name), 2.4, token="text_dim", weight=600, align=CENTRE)


def _key(painter: QPainter, box: QRectF, cut: Tiling, row: int, column: int) -> None:
    """A little picture of all parts with this one filled."""
    side = min(4.0, box.height() / cut.rows, box.width() / 2 / cut.columns)
    left = box.right() - side * cut.columns
    for r in range(cut.rows):
        for c in range(cut.columns):
            cell = QRectF(left + c * side, box.top() + r * side, side, side)
            painter.setPen(QPen(hub().colour("text_dim"), 0.15))
            painter.setBrush(hub().colour("text" if (r, c) == (row, column) else "panel"))
            painter.drawRect(cell)
    name = QRectF(box.left(), box.top(), left - box.left() - 2, box.height())
    words(
        painter,
        name,
        part_name(row, column),
        4.0,
        weight=600,
        align=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
    )
