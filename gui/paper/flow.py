"""Text, tables and boxes that flow from page to page: blocks stay whole where they can."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from gui.paper.ink import LEFT, TOP, breadth, frame, hair, text_height, words
from gui.paper.pages import Page, Paper

_GAP: Final = 1.0
_BETWEEN: Final = 3.4
_LEADING: Final = 1.45
"""Height of a row in sizes of its type."""
_APART: Final = 1.0
"""Millimetres between cells."""
_LEAST: Final = 0.8
"""Text is set smaller down to this part of its size before it is broken."""


class Item(Protocol):
    """What stands in a block, one below the other."""

    @property
    def text(self) -> str:
        """All that is written in it."""
        ...

    def height(self, width: float) -> float:
        """Millimetres that it takes in a column of a width."""
        ...

    def draw(self, painter: QPainter, box: QRectF) -> None:
        """Draws it into a box of that height."""
        ...


Block = tuple[Item, ...]
"""What shall stay together on a page."""


@dataclass(frozen=True, slots=True)
class Line:
    """A paragraph, or a heading."""

    text: str
    size: float
    weight: int = 500
    token: str = "text"
    indent: float = 0.0

    def height(self, width: float) -> float:
        return text_height(self.text, self.size, width - self.indent, self.weight) + _GAP

    def draw(self, painter: QPainter, box: QRectF) -> None:
        inside = box.adjusted(self.indent, 0, 0, 0)
        words(
            painter, inside, self.text, self.size, token=self.token, weight=self.weight, align=TOP, wrap=True
        )


@dataclass(frozen=True, slots=True)
class Cell:
    """A part of a row."""

    text: str
    width: float = 0.0
    """Millimetres; 0 takes what the others leave."""
    weight: int = 500
    token: str = "text"
    struck: bool = False
    """Crossed out."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a table; what is too long for its cell is set smaller, or broken where that would be tiny."""

    cells: tuple[Cell, ...]
    size: float = 3.0
    indent: float = 0.0
    head: bool = False
    """Has a line below it."""

    @property
    def text(self) -> str:
        return " ".join(cell.text for cell in self.cells if cell.text)

    def height(self, width: float) -> float:
        one = self.size * _LEADING
        broken = [
            text_height(cell.text, self.size, room, cell.weight) + _GAP
            for cell, room in self._rooms(width)
            if self._breaks(cell, room)
        ]
        return max([one, *broken])

    def _rooms(self, width: float) -> list[tuple[Cell, float]]:
        """The cells with the room for their text."""
        taken = sum(cell.width for cell in self.cells)
        free = sum(1 for cell in self.cells if not cell.width)
        rest = max(0.0, width - self.indent - taken) / max(1, free)
        return [(cell, (cell.width or rest) - _APART) for cell in self.cells]

    def _breaks(self, cell: Cell, room: float) -> bool:
        return breadth(cell.text, self.size, cell.weight) * _LEAST > room

    def draw(self, painter: QPainter, box: QRectF) -> None:
        x = box.left() + self.indent
        for cell, wide in self._rooms(box.width()):
            breaks = self._breaks(cell, wide)
            room = QRectF(x, box.top(), wide, box.height() if breaks else self.size * _LEADING)
            words(
                painter,
                room,
                cell.text,
                self.size,
                token=cell.token,
                weight=cell.weight,
                align=TOP if breaks else LEFT,
                wrap=breaks,
            )
            if cell.struck:
                end = min(room.width(), breadth(cell.text, self.size, cell.weight))
                a = QPointF(room.left() - 0.4, room.center().y() + 0.7)
                hair(painter, a, QPointF(room.left() + end + 0.4, a.y() - 1.4), token=cell.token, width=0.35)
            x += wide + _APART
        if self.head:
            hair(painter, QPointF(box.left() + self.indent, box.bottom()), box.bottomRight(), token="line")


@dataclass(frozen=True, slots=True)
class Boxes:
    """Boxes to be crossed off, the first `lost` of them crossed."""

    count: int
    lost: int = 0
    side: float = 3.6
    indent: float = 0.0

    @property
    def text(self) -> str:
        return ""

    def _across(self, width: float) -> int:
        return max(1, int((width - self.indent) // (self.side + 0.6)))

    def height(self, width: float) -> float:
        return -(-self.count // self._across(width)) * (self.side + 0.6) + _GAP

    def draw(self, painter: QPainter, box: QRectF) -> None:
        across, step = self._across(box.width()), self.side + 0.6
        for place in range(self.count):
            line, column = divmod(place, across)
            at = QPointF(box.left() + self.indent + column * step, box.top() + line * step)
            one = QRectF(at.x(), at.y(), self.side, self.side)
            frame(painter, one)
            if place < self.lost:
                hair(painter, one.topLeft(), one.bottomRight(), token="text", width=0.4)
                hair(painter, one.topRight(), one.bottomLeft(), token="text", width=0.4)


def flow_pages(title: str, blocks: Sequence[Block], paper: Paper, *, ruled: bool = True) -> Sequence[Page]:
    """The blocks page by page; none is broken but one that is longer than a page. `ruled`: lines between."""
    area = paper.area()
    return [Page(title, partial(_draw, tuple(part), ruled)) for part in _filled(blocks, area.width(), area)]


def _filled(blocks: Sequence[Block], width: float, area: QRectF) -> list[list[Block]]:
    pages: list[list[Block]] = [[]]
    left = area.height()
    for block in blocks:
        for part in _cut(block, width, area.height()):
            tall = sum(item.height(width) for item in part) + _BETWEEN
            if tall > left and pages[-1]:
                pages.append([])
                left = area.height()
            pages[-1].append(part)
            left -= tall
    return pages


def _cut(block: Block, width: float, most: float) -> list[Block]:
    parts: list[list[Item]] = [[]]
    tall = 0.0
    for item in block:
        height = item.height(width)
        if parts[-1] and tall + height > most - _BETWEEN:
            parts.append([])
            tall = 0.0
        parts[-1].append(item)
        tall += height
    return [tuple(part) for part in parts]


def _draw(blocks: tuple[Block, ...], ruled: bool, painter: QPainter, area: QRectF) -> None:  # noqa: FBT001
    y = area.top()
    for place, block in enumerate(blocks):
        if place and ruled:
            at = y - _BETWEEN / 2
            hair(painter, QPointF(area.left(), at), QPointF(area.right(), at), token="line")
        for item in block:
            tall = item.height(area.width())
            item.draw(painter, QRectF(area.left(), y, area.width(), tall))
            y += tall
        y += _BETWEEN
