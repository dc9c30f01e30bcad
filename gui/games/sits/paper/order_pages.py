"""Written orders on paper, a paragraph a ship (A3.12, A3.13)."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.paper.ink import TOP, text_height, words
from gui.paper.pages import Page, Paper
from gui.speech import tr

_SIZE: Final = 3.6
_BETWEEN: Final = 3.0


def order_pages(lines: Sequence[str], title: str, paper: Paper) -> Sequence[Page]:
    """The orders page by page; no ship's orders are broken."""
    area = paper.area()
    pages: list[list[str]] = [[]]
    left = area.height()
    for line in lines or (tr("No orders."),):
        tall = text_height(line, _SIZE, area.width()) + _BETWEEN
        if tall > left and pages[-1]:
            pages.append([])
            left = area.height()
        pages[-1].append(line)
        left -= tall
    return [Page(title, partial(_draw, tuple(part))) for part in pages]


def _draw(lines: tuple[str, ...], painter: QPainter, area: QRectF) -> None:
    y = area.top()
    for line in lines:
        tall = text_height(line, _SIZE, area.width())
        words(painter, QRectF(area.left(), y, area.width(), tall), line, _SIZE, align=TOP, wrap=True)
        y += tall + _BETWEEN
