"""Pages of paper in millimetres, and the PDF that is made of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from gui.paper.ink import LEFT, RIGHT, on_paper, words
from gui.speech import tr
from gui.theme.style import hub

MARGIN: Final = 10.0
"""Millimetres that hardly any printer leaves white."""
_DOTS: Final = 1200
_INCH: Final = 25.4


@dataclass(frozen=True, slots=True)
class Paper:
    """A size of paper, upright, in millimetres."""

    id: str
    title: str
    size: QPageSize.PageSizeId
    width: float
    height: float

    def area(self, *, landscape: bool = False) -> QRectF:
        """The printable part of a sheet."""
        wide, high = (self.height, self.width) if landscape else (self.width, self.height)
        return QRectF(MARGIN, MARGIN, wide - 2 * MARGIN, high - 2 * MARGIN)

    def sheet(self, *, landscape: bool = False) -> QRectF:
        """The whole sheet."""
        wide, high = (self.height, self.width) if landscape else (self.width, self.height)
        return QRectF(0, 0, wide, high)


PAPERS: Final = MappingProxyType(
    {
        "a4": Paper("a4", tr("A4, 210 × 297 mm"), QPageSize.PageSizeId.A4, 210.0, 297.0),
        "letter": Paper("letter", tr("Letter, 8½ × 11 in"), QPageSize.PageSizeId.Letter, 215.9, 279.4),
    }
)

Draw = Callable[[QPainter, QRectF], None]
"""Draws into the printable area; a unit is a millimetre, the origin the sheet's upper left corner."""


@dataclass(frozen=True, slots=True)
class Page:
    """One side of paper."""

    title: str
    draw: Draw
    landscape: bool = False
    footed: bool = True
    """Its title and number stand at the foot of the sheet."""


def paint_page(painter: QPainter, page: Page, paper: Paper, number: int = 1, of: int = 1) -> None:
    """Draws a page for a painter whose unit is a millimetre, in the colours of print."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    with on_paper():
        painter.save()
        try:
            page.draw(painter, paper.area(landscape=page.landscape))
        finally:
            painter.restore()
        if page.footed:
            sheet = paper.sheet(landscape=page.landscape)
            foot = QRectF(MARGIN, sheet.height() - 7, sheet.width() - 2 * MARGIN, 4)
            words(painter, foot, page.title, 2.1, token="text_faint", align=LEFT)
            if of > 1:
                words(
                    painter,
                    foot,
                    tr("{page} of {pages}", page=number, pages=of),
                    2.1,
                    token="text_faint",
                    align=RIGHT,
                )


def make_pdf(pages: Sequence[Page], paper: Paper, title: str) -> bytes:
    """A PDF file of the pages, all at true size; ValueError for no page at all."""
    if not pages:
        raise ValueError(tr("There is no page to print."))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Holotank")
    writer.setResolution(_DOTS)
    writer.setPageLayout(_layout(pages[0], paper))
    painter = QPainter(writer)
    try:
        for number, page in enumerate(pages, 1):
            if number > 1:
                writer.setPageLayout(_layout(page, paper))
                writer.newPage()
            painter.resetTransform()
            painter.scale(_DOTS / _INCH, _DOTS / _INCH)
            paint_page(painter, page, paper, number, len(pages))
    finally:
        painter.end()
    buffer.close()
    return bytes(buffer.data().data())


def _layout(page: Page, paper: Paper) -> QPageLayout:
    way = QPageLayout.Orientation.Landscape if page.landscape else QPageLayout.Orientation.Portrait
    layout = QPageLayout(QPageSize(paper.size), way, QMarginsF(0, 0, 0, 0))
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout


def page_image(page: Page, paper: Paper, dots: float = 150.0) -> QImage:
    """A page as a picture of so many dots to the inch: for a look before printing."""
    sheet = paper.sheet(landscape=page.landscape)
    scale = dots / _INCH
    image = QImage(round(sheet.width() * scale), round(sheet.height() * scale), QImage.Format.Format_RGB32)
    with on_paper():
        image.fill(hub().colour("panel"))
    painter = QPainter(image)
    try:
        painter.scale(scale, scale)
        paint_page(painter, page, paper)
    finally:
        painter.end()
    return image
