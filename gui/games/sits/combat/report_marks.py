"""What the board shows of damage: a burst with the boxes lost at each ship, a wreck where one was lost."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QFontMetricsF, QPainter, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.core.bus import Cause
from engine.core.ids import PieceId
from engine.core.session import Update
from engine.core.view import TableView
from engine.rulesets.sits.combat_events import ShipLost
from engine.rulesets.sits.combat_view import Scoreboard
from gui.board.board_scene import OVERLAYS
from gui.board.board_view import BoardView
from gui.presenters.kinds import is_piece
from gui.qt import pen, tint
from gui.speech import tr
from gui.theme.style import hub

SURRENDERED: Final = "surrendered"
_FATES: Final = {SURRENDERED: tr("SURRENDERED"), "destroyed": tr("DESTROYED")}
LASTS: Final = 1100
"""Milliseconds in which a figure rises to its place."""
_RISE: Final = 26.0
_ASIDE: Final = QPointF(30, -34)
"""Logical pixels from the middle of a counter to the figure."""


@dataclass(frozen=True, slots=True)
class Struck:
    """What the step did to one ship."""

    piece: PieceId
    cell: str
    boxes: int
    fate: str = ""
    """Empty while it fights on."""

    @property
    def words(self) -> str:
        """What is written on the board."""
        return _FATES.get(self.fate, self.fate) if self.fate else f"\u2212{self.boxes}"


class _MarkItem(QGraphicsItem):
    """A burst and its words, as large at every zoom."""

    def __init__(self, struck: Struck) -> None:
        super().__init__()
        self.struck = struck
        self.share = 1.0
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(OVERLAYS + 5)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return QRectF(-90, -110, 220, 180)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(min(1.0, 0.25 + self.share))
        if self.struck.fate:
            self._wreck(painter)
        at = _ASIDE + QPointF(0, _RISE * (1 - self.share))
        self._figure(painter, at)
        painter.restore()

    def _wreck(self, painter: QPainter) -> None:
        """Where the ship was: a burst with a cross in it, or the ring of one that struck its wedge."""
        reach = 20 + 10 * self.share
        if self.struck.fate == SURRENDERED:
            painter.setPen(pen("text", 2.4))
            painter.setBrush(tint("raised", 0.6))
            painter.drawEllipse(QPointF(0, 0), reach * 0.7, reach * 0.7)
            painter.drawLine(QPointF(-reach * 0.4, 0), QPointF(reach * 0.4, 0))
            return
        painter.setPen(pen("bad", 2.0))
        painter.setBrush(tint("bad", 0.28))
        painter.drawPolygon(burst(reach, 9))
        painter.setPen(pen("text", 2.6))
        painter.drawLine(QPointF(-8, -8), QPointF(8, 8))
        painter.drawLine(QPointF(-8, 8), QPointF(8, -8))

    def _figure(self, painter: QPainter, at: QPointF) -> None:
        font = hub().font("body", 600)
        box = QFontMetricsF(font).boundingRect(self.struck.words)
        plate = QRectF(
            at.x() - box.width() / 2 - 7, at.y() - box.height() / 2 - 2, box.width() + 14, box.height() + 4
        )
        if not self.struck.fate:
            painter.setPen(pen("bad", 1.4))
            painter.setBrush(tint("raised", 0.94))
            painter.save()
            painter.translate(plate.center())
            painter.drawPolygon(burst(max(plate.width(), plate.height()) * 0.62, 10))
            painter.restore()
        else:
            painter.setPen(pen("bad", 1.4))
            painter.setBrush(tint("raised", 0.94))
            painter.drawRoundedRect(plate, 4, 4)
        painter.setFont(font)
        painter.setPen(hub().colour("bad"))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, self.struck.words)


def burst(reach: float, points: int) -> QPolygonF:
    """A star about the origin."""
    corners = []
    for place in range(2 * points):
        far = reach if place % 2 == 0 else reach * 0.68
        turned = math.pi * place / points
        corners.append(QPointF(far * math.sin(turned), -far * math.cos(turned)))
    return QPolygonF(corners)


class BoardMarks(QObject):
    """Puts marks on the board after a step with damage and takes them away when the game goes on."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        self._cells: dict[PieceId, str] = {}
        self._lost: dict[PieceId, int] = {}
        self._step: tuple[int, str] | None = None
        self._items: list[_MarkItem] = []
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setDuration(LASTS)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._at)
        board.viewpointChanged.connect(lambda _viewpoint: self._place())
        hub().changed.connect(self._redraw)

    @property
    def shown(self) -> tuple[Struck, ...]:
        """What the board says now."""
        return tuple(item.struck for item in self._items)

    @property
    def running(self) -> bool:
        """Whether figures are still rising."""
        return self._clock.state() == QVariantAnimation.State.Running

    def take(self, update: Update, score: Scoreboard | None, *, calm: bool) -> None:
        """Hears of the game; `score` is the table's account after the update."""
        lost = {ship.ship: ship.lost for ship in score.ships} if score is not None else {}
        step = (update.view.turn, str(update.view.phase))
        done = update.cause in (Cause.EXECUTE, Cause.REDO) and update.looking is None
        found = self._struck(update, lost) if done else ()
        if found:
            self.show(found, calm=calm)
        elif step != self._step or not done:
            self.clear()
        self._step, self._lost = step, lost
        self._cells.update(_cells(update.view))

    def _struck(self, update: Update, lost: Mapping[PieceId, int]) -> tuple[Struck, ...]:
        fates = {event.ship: event.fate for event in update.events if isinstance(event, ShipLost)}
        now = {**self._cells, **_cells(update.view)}
        return tuple(
            Struck(piece, now[piece], lost[piece] - self._lost.get(piece, lost[piece]), fates.get(piece, ""))
            for piece in lost
            if piece in now and (piece in fates or lost[piece] > self._lost.get(piece, lost[piece]))
        )

    def show(self, struck: Iterable[Struck], *, calm: bool) -> None:
        """Puts marks on the board; `calm` puts them where they end at once."""
        self.clear()
        self._items = [_MarkItem(each) for each in struck]
        for item in self._items:
            self._board.board.addItem(item)
        self._place()
        if not calm and self._items:
            self._at(0.0)
            self._clock.start()

    def clear(self) -> None:
        """Takes every mark away."""
        self._clock.stop()
        for item in self._items:
            self._board.board.removeItem(item)
        self._items = []

    def _place(self) -> None:
        geometry = self._board.board.geometry
        for item in self._items:
            if geometry.holds(item.struck.cell):
                item.setPos(QPointF(*geometry.centre(item.struck.cell)))

    def _at(self, share: float) -> None:
        for item in self._items:
            item.share = share
            item.update()

    def _redraw(self) -> None:
        for item in self._items:
            item.update()


def _cells(view: TableView) -> dict[PieceId, str]:
    return {c.id: c.cell for c in view.counters if is_piece(c) and c.cell is not None}
