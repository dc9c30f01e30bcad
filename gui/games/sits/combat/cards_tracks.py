"""Salvoes on the map: a line from firer to target with a badge, and beams that have just been fired."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsItemGroup,
    QGraphicsPathItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from engine.core.ids import PieceId
from gui.board.board_view import BoardView
from gui.theme.style import hub

_LEVEL: Final = 26.0
"""Above courses and markers, below the counters of ships."""
FLASH: Final = 1400
"""Milliseconds for which fired beams are drawn; with reduced motion they stay until the next change."""
_ASIDE: Final = 9.0
_SHARES: Final = tuple(0.2 + 0.03 * k for k in range(21))
"""Places along a line where its badge may stand: clear of the counters at both ends."""
"""Scene units between lines of one pair of ships."""


@dataclass(frozen=True, slots=True)
class Track:
    """A line from ship to ship."""

    ship: PieceId
    target: PieceId
    badge: str
    own: bool
    """Of this seat's side."""
    chosen: bool = False
    written: bool = True
    """Given; else only looked at, and dashed."""


@dataclass(frozen=True, slots=True)
class Shot:
    """Beams fired from ship to ship."""

    ship: PieceId
    target: PieceId
    words: str


class _Badge(QGraphicsItem):
    """A letter and number of constant size on a line."""

    def __init__(self, text: str, token: str, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._text, self._token = text, token
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        font = QFontMetricsF(hub().font("small", 600))
        wide = font.horizontalAdvance(self._text) + 12
        return QRectF(-wide / 2, -font.height() / 2 - 2, wide, font.height() + 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.boundingRect().adjusted(1, 1, -1, -1)
        painter.setPen(QPen(hub().colour(self._token), 1.3))
        painter.setBrush(hub().colour("raised"))
        painter.drawRoundedRect(box, 5, 5)
        painter.setFont(hub().font("small", 600))
        painter.setPen(hub().colour("text"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._text)


class Tracks:
    """Draws over a board; where its ships are the board says."""

    def __init__(self, board: BoardView, *, moves: bool) -> None:
        self._board = board
        self._moves = moves
        self._group = QGraphicsItemGroup()
        self._group.setZValue(_LEVEL)
        self._group.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        board.board.addItem(self._group)
        self._tracks: tuple[Track, ...] = ()
        self._shots: tuple[Shot, ...] = ()
        self._badges: list[tuple[_Badge, QPainterPath, int]] = []
        self._zoom = 0.0
        self._fade = QTimer(board)
        self._fade.setSingleShot(True)
        self._fade.timeout.connect(lambda: self.flash(()))
        board.viewpointChanged.connect(lambda _viewpoint: self.draw())
        board.viewChanged.connect(self._zoomed)
        hub().changed.connect(self.draw)

    @property
    def tracks(self) -> tuple[Track, ...]:
        """The salvoes that are drawn."""
        return self._tracks

    @property
    def shots(self) -> tuple[Shot, ...]:
        """The beams that are drawn."""
        return self._shots

    def show(self, tracks: Sequence[Track]) -> None:
        """Draws these salvoes."""
        self._tracks = tuple(tracks)
        self.draw()

    def flash(self, shots: Sequence[Shot]) -> None:
        """Draws beams that were just fired; they go by themselves unless motion is reduced."""
        self._shots = tuple(shots)
        self._fade.stop()
        if self._shots and self._moves:
            self._fade.start(FLASH)
        self.draw()

    def close(self) -> None:
        """Stops listening; what is drawn goes with the board."""
        self._fade.stop()
        self._badges = []
        self._board.viewChanged.disconnect(self._zoomed)
        hub().changed.disconnect(self.draw)

    def draw(self) -> None:
        """Draws everything anew, where the ships now are."""
        for item in self._group.childItems():
            self._group.removeFromGroup(item)
            self._board.board.removeItem(item)
        self._badges = []
        pairs: dict[frozenset[PieceId], int] = {}
        for track in self._tracks:
            pair = frozenset((track.ship, track.target))
            self._track(track, pairs.get(pair, 0))
            pairs[pair] = pairs.get(pair, 0) + 1
        self._spread()
        for shot in self._shots:
            self._shot(shot)

    def _zoomed(self) -> None:
        if self._zoom != self._board.zoom:
            self._spread()

    def _spread(self) -> None:
        """Moves each badge along its line to where it covers no other: they keep their size at any zoom."""
        self._zoom = self._board.zoom
        taken: list[QRectF] = []
        for badge, path, place in self._badges:
            usual = min(0.75, 0.38 + 0.14 * place)
            box = badge.boundingRect()
            spots = [path.pointAtPercent(share) for share in sorted(_SHARES, key=lambda s: abs(s - usual))]
            free = (spot for spot in spots if not _covers(box.translated(spot * self._zoom), taken))
            at = next(free, path.pointAtPercent(usual))
            badge.setPos(at)
            taken.append(box.translated(at * self._zoom))

    def _ends(self, ship: PieceId, target: PieceId) -> tuple[QPointF, QPointF] | None:
        a, b = self._board.board.place_of(ship), self._board.board.place_of(target)
        if a is None or b is None:
            return None
        start, end = QPointF(*a), QPointF(*b)
        return None if (start - end).manhattanLength() < 1 else (start, end)

    def _track(self, track: Track, place: int) -> None:
        ends = self._ends(track.ship, track.target)
        if ends is None:
            return
        start, end = ends
        token = "focus" if track.chosen else "target" if track.own else "bad"
        length = math.hypot(end.x() - start.x(), end.y() - start.y())
        side = QPointF(-(end.y() - start.y()), end.x() - start.x()) / length
        # Lines of one pair lie beside each other, from the firer's left to his right.
        bend = side * (_ASIDE * (place + 1))
        path = QPainterPath(start)
        path.quadTo((start + end) / 2 + bend * 2, end)
        item = QGraphicsPathItem(path, self._group)
        style = Qt.PenStyle.SolidLine if track.written else Qt.PenStyle.DashLine
        item.setPen(_pen(token, 2.4 if track.chosen else 1.6, style))
        item.setOpacity(1.0 if track.chosen else 0.75)
        head = QGraphicsPathItem(_arrow(path), self._group)
        head.setPen(_pen(token, 1.6, Qt.PenStyle.SolidLine))
        if track.badge:
            self._badges.append((_Badge(track.badge, token, self._group), path, place))

    def _shot(self, shot: Shot) -> None:
        ends = self._ends(shot.ship, shot.target)
        if ends is None:
            return
        path = QPainterPath(ends[0])
        path.lineTo(ends[1])
        for width, opacity in ((6.0, 0.25), (2.0, 1.0)):
            item = QGraphicsPathItem(path, self._group)
            item.setPen(_pen("warn", width, Qt.PenStyle.SolidLine))
            item.setOpacity(opacity)
        badge = _Badge(shot.words, "warn", self._group)
        badge.setPos((ends[0] + ends[1]) / 2)


def _covers(box: QRectF, taken: Sequence[QRectF]) -> bool:
    return any(box.intersects(other) for other in taken)


def _pen(token: str, width: float, style: Qt.PenStyle) -> QPen:
    made = QPen(hub().colour(token), width, style)
    made.setCosmetic(True)
    made.setCapStyle(Qt.PenCapStyle.RoundCap)
    return made


def _arrow(path: QPainterPath) -> QPainterPath:
    """Two strokes at nine tenths of the way, where a counter does not cover them."""
    at, before = path.pointAtPercent(0.62), path.pointAtPercent(0.58)
    angle = math.atan2(at.y() - before.y(), at.x() - before.x())
    found = QPainterPath()
    for turn in (0.45, -0.45):
        found.moveTo(at)
        found.lineTo(at - QPointF(math.cos(angle + turn), math.sin(angle + turn)) * 12)
    return found
