"""Counters at true scale: as many die-cut squares to a page as it holds, with lines to cut along."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from engine.core.ids import PlayerId
from engine.core.view import CounterView, SeatView
from gui.board.sprite_spec import SpriteSpec, spec_of, tag
from gui.board.sprites import draw_counter
from gui.board.terrain_painter import AT_RIM
from gui.paper.board_picture import PaperBoard
from gui.paper.ink import CENTRE, hair, words
from gui.paper.pages import Page, Paper
from gui.paper.printables import Choice
from gui.presenters.kinds import FLAT, GROUND, MARKERS, is_piece
from gui.speech import tr
from gui.theme.style import hub

SIZES: Final = Choice(
    "size",
    tr("Die-cut size"),
    (
        ("12.7", tr("½ inch, 12.7 mm")),
        ("15.9", tr("⅝ inch, 15.9 mm")),
        ("19", tr("¾ inch, 19 mm")),
        ("25.4", tr("1 inch, 25.4 mm")),
    ),
    "15.9",
)
Seats = dict[PlayerId | None, tuple[int, SeatView]]
_REACH: Final = 50.0
"""Units from a counter's middle to the tip of its facing wedge, with some air."""
_MARKER_REACH: Final = 30.0
_GROWN: Final = 2.1
_UNNAMED: Final = 0.8
"""A zoom at which the map writes no names beside its counters."""
_SHORT: Final = 14
_STRIP: Final = 0.2
"""Part of a square that the name takes."""
_MARK: Final = 3.0
"""Length of the cutting marks in the margin."""


@dataclass(frozen=True, slots=True)
class Square:
    """One square to be cut out."""

    spec: SpriteSpec
    words: str
    tent: bool = False
    """To be folded: the second half stands on its head above the first."""
    draw: Callable[[QPainter], None] | None = None
    """Draws it around the origin in place of what the map shows, within 45 units each way."""


def squares(board: PaperBoard) -> list[Square]:
    """Every counter of a board once, level and upright, in the order of its name."""
    seats: Seats = {seat.id: (place, seat) for place, seat in enumerate(board.view.seats)}
    found = []
    shown = [c for c in board.view.counters if c.kind in GROUND or (is_piece(c) and not c.face_down)]
    for counter in sorted(shown, key=lambda c: (c.kind, str(c.owner), len(c.label), c.label, str(c.id))):
        spec = spec_of(counter, board.geometry, seats)
        angle = spec.angle if counter.kind in GROUND else 0.0
        level = replace(spec, angle=angle, pitch=0, roll=0, level=0, badges=(), ghost=False)
        found.append(Square(level, _name(level, counter), draw=_alone(level)))
    return found


def _name(spec: SpriteSpec, counter: CounterView) -> str:
    """What stands under a counter that does not say itself what it is."""
    if counter.kind == "terrain":
        return counter.title if len(counter.title) <= _SHORT else ""
    if counter.kind == "ship":
        return counter.label.rpartition(" ")[0] or counter.label
    if counter.kind in FLAT:
        return ""
    return " ".join(part for part in (tag(spec), counter.title) if part)


def _alone(spec: SpriteSpec) -> Callable[[QPainter], None] | None:
    """What sits at the rim of a hex on the map fills a counter of its own."""
    if spec.kind != "installation" or spec.art == "starbase":
        return None

    def draw(painter: QPainter) -> None:
        painter.scale(_GROWN, _GROWN)
        painter.translate(*(-each for each in AT_RIM))
        draw_counter(painter, spec, 1.0)

    return draw


def counter_pages(shown: Sequence[Square], paper: Paper, size: float, title: str) -> Sequence[Page]:
    """Pages of squares with an edge of `size` millimetres; a tent takes two squares, one above the other."""
    area = paper.area().adjusted(_MARK, _MARK, -_MARK, -_MARK - 2)
    across, down = int(area.width() // size), int(area.height() // size)
    places: list[list[tuple[int, int, Square]]] = [[]]
    flat = [square for square in shown if not square.tent]
    tents = [square for square in shown if square.tent]
    row = column = 0
    for square in (*flat, *tents):
        tall = 2 if square.tent else 1
        if square.tent and places[-1] and not places[-1][-1][2].tent and column:
            row, column = row + 1, 0
        if row + tall > down:
            places.append([])
            row = column = 0
        places[-1].append((row, column, square))
        column += 1
        if column == across:
            row, column = row + tall, 0
    note = tr("{title}: counters of {size:g} mm", title=title, size=size)
    return [Page(note, partial(_draw, tuple(page), size)) for page in places if page]


def _draw(page: tuple[tuple[int, int, Square], ...], size: float, painter: QPainter, area: QRectF) -> None:
    inner = area.adjusted(_MARK, _MARK, 0, 0)
    for row, column, square in page:
        box = QRectF(inner.left() + column * size, inner.top() + row * size, size, size)
        if square.tent:
            _face(painter, box, square, turned=True)
            box.translate(0, size)
            hair(painter, box.topLeft(), box.topRight(), token="text_faint", width=0.1)
        _face(painter, box, square)
    _cutting(painter, inner, page, size)


def _face(painter: QPainter, box: QRectF, square: Square, *, turned: bool = False) -> None:
    painter.save()
    painter.translate(box.center())
    if turned:
        painter.rotate(180)
    half = box.width() / 2
    strip = box.width() * _STRIP if square.words else 0.0
    reach = _MARKER_REACH if square.spec.kind in MARKERS else _REACH
    scale = (box.width() - strip) / (2 * reach)
    painter.save()
    painter.translate(QPointF(0, -strip / 2))
    painter.scale(scale, scale)
    if square.draw is not None:
        square.draw(painter)
    else:
        named = square.words and square.spec.kind == "ship"
        draw_counter(painter, square.spec, _UNNAMED if named else 1.0)
    painter.restore()
    if square.words:
        room = QRectF(-half + 0.5, half - strip - 0.3, 2 * half - 1.0, strip)
        words(painter, room, square.words, min(2.6, strip * 0.72), weight=600, align=CENTRE)
    painter.restore()


def _cutting(
    painter: QPainter, inner: QRectF, page: tuple[tuple[int, int, Square], ...], size: float
) -> None:
    """Hair lines around the squares, and marks in the margin to lay a ruler to."""
    rows = max(row + (2 if square.tent else 1) for row, _, square in page)
    columns = max(column for _, column, _ in page) + 1
    for row, column, square in page:
        tall = 2 * size if square.tent else size
        painter.setPen(QPen(hub().colour("line"), 0.08))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(inner.left() + column * size, inner.top() + row * size, size, tall))
    for column in range(columns + 1):
        x = inner.left() + column * size
        hair(
            painter, QPointF(x, inner.top() - _MARK), QPointF(x, inner.top() - 0.5), token="text", width=0.12
        )
    folds = {row + 1 for row, _, square in page if square.tent}
    for row in range(rows + 1):
        if row in folds:
            continue
        y = inner.top() + row * size
        hair(
            painter,
            QPointF(inner.left() - _MARK, y),
            QPointF(inner.left() - 0.5, y),
            token="text",
            width=0.12,
        )
