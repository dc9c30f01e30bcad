"""The vertical plotting grid: thrust into horizontal and vertical, drawn like the printed aid (B3.24)."""

import math
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy

from engine.rulesets.sits.view import SquareView
from gui.attitude.avid_card import faded, sized
from gui.games.sits.plot_desk import PlotDesk
from gui.games.sits.pointed import NOWHERE, Pointed
from gui.games.sits.words import broken, minus
from gui.speech import mark, tr
from gui.theme.style import hub

COLUMNS: Final = 8
ROWS: Final = 15
KEPT: Final = 16
"""Pictures of grids kept: a drag goes to and fro over a few windows."""
TOP: Final = 7
_ZONES: Final = {
    "yellow": tr("yellow 0°"),
    "blue": tr("blue 30°"),
    "green": tr("green 60°"),
    "purple": tr("purple 90°"),
}
_HEAD: Final = 16.0
"""Room for the column numbers."""
_SIDE: Final = 22.0
"""Room for the row numbers."""
_NOTE: Final = 30.0
"""Room for the angles of the zones at the right."""


class VerticalGrid(Pointed):
    """Squares by (h, v): a click or Enter chooses one, a refused one says why."""

    def __init__(self, desk: PlotDesk) -> None:
        super().__init__(desk, tr("Vertical plotting grid"), tall=QSizePolicy.Policy.Preferred)
        self._squares: dict[tuple[int, int], SquareView] = {}
        self._still: dict[object, QPixmap] = {}
        self._hover: tuple[int, int] | None = None
        self._cursor: tuple[int, int] | None = None
        self.listen()

    def refresh(self) -> None:
        """Draws the squares that the advice names."""
        advice = self._desk.advice
        squares = {(s.h, s.v): s for s in advice.squares} if advice else {}
        if squares != self._squares:
            self._squares = squares
            self.bubble.hide()
            self.update()
        if self._hover is not None:
            square = squares.get(self._hover)
            self.status.emit(self.describe(square) if square else "")

    def sizeHint(self) -> QSize:
        """Fifteen rows that can be hit."""
        return QSize(200, 300)

    def minimumSizeHint(self) -> QSize:
        """As small as can be read."""
        return QSize(150, 196)

    # ------------------------------------------------------------------ geometry

    def _cell(self) -> tuple[float, float]:
        wide = (self.width() - _SIDE - _NOTE) / COLUMNS
        high = (self.height() - 2 * _HEAD) / ROWS
        return wide, high

    def square_rect(self, h: int, v: int) -> QRectF:
        """Where a square is drawn."""
        wide, high = self._cell()
        return QRectF(_SIDE + h * wide, _HEAD + (TOP - v) * high, wide, high)

    def square_at(self, at: QPointF) -> tuple[int, int] | None:
        """The square under a point."""
        wide, high = self._cell()
        h, row = math.floor((at.x() - _SIDE) / wide), math.floor((at.y() - _HEAD) / high)
        return (h, TOP - row) if 0 <= h < COLUMNS and 0 <= row < ROWS else None

    # ------------------------------------------------------------------ input

    def point(self, at: QPoint | None) -> None:
        """Explains the square at a point."""
        self._point_at(self.square_at(QPointF(at)) if at is not None else None, at or NOWHERE)

    def _point_at(self, spot: tuple[int, int] | None, at: QPoint) -> None:
        if spot != self._hover:
            self._hover = spot
            self.update()
        if self.bubble.stays and spot is not None:
            return
        square = self._squares.get(spot) if spot else None
        self.status.emit(self.describe(square) if square else "")
        if square is not None and square.violations and square.number:
            near = self.nearest_legal(square)
            more = (tr("Nearest legal: {place}.", place=_name(near)),) if near else ()
            self.bubble.say("\n".join((broken(square.violations), *more)), at)
        elif not self.bubble.stays:
            self.bubble.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Chooses a square."""
        spot = self.square_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and spot is not None:
            self._cursor = spot
            self.choose(spot)

    def choose(self, spot: tuple[int, int]) -> None:
        """Takes a legal square; a refused one offers the nearest that is legal."""
        square = self._squares.get(spot)
        if square is None:
            return
        if not square.violations:
            self.bubble.hide()
            self._desk.set_square(square.h, square.v)
            return
        near = self.nearest_legal(square)
        at = self.square_rect(*spot).center().toPoint()
        why = broken(square.violations)
        if near is None:
            self.bubble.say(why, at)
        else:
            h, v = near.h, near.v
            self.bubble.say(
                why, at, offer=tr("Take {place}", place=_name(near)), take=lambda: self._desk.set_square(h, v)
            )

    def nearest_legal(self, square: SquareView) -> SquareView | None:
        """The legal square nearest to a refused one; none while no amount of thrust is chosen."""
        if not thrust_chosen(self._desk):
            return None
        legal = [s for s in self._squares.values() if not s.violations]
        return min(legal, key=lambda s: (s.h - square.h) ** 2 + (s.v - square.v) ** 2, default=None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move, Enter chooses, Escape closes the note."""
        moves = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, 1),
            Qt.Key.Key_Down: (0, -1),
        }
        key = event.key()
        if key in moves:
            dh, dv = moves[Qt.Key(key)]
            h, v = self._cursor or self._chosen() or (0, 0)
            self._cursor = (max(0, min(COLUMNS - 1, h + dh)), max(-TOP, min(TOP, v + dv)))
            self.bubble.hide()
            self._point_at(self._cursor, self.square_rect(*self._cursor).center().toPoint())
            self.update()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._cursor:
            self.choose(self._cursor)
        elif key == Qt.Key.Key_Escape and self.bubble.isVisible():
            self.bubble.hide()
        else:
            super().keyPressEvent(event)

    def _chosen(self) -> tuple[int, int] | None:
        return next((spot for spot, s in self._squares.items() if s.chosen), None)

    def describe(self, square: SquareView) -> str:
        """A square in words."""
        zones = f" {tr('or')} ".join(_ZONES[zone] for zone in square.zones)
        if square.v > 0:
            form = mark("Thrust {number} from {zones}: {h} in the map plane, {v} up")
        elif square.v < 0:
            form = mark("Thrust {number} from {zones}: {h} in the map plane, {v} down")
        else:
            form = mark("Thrust {number} from {zones}: {h} in the map plane, level")
        return tr(form, number=square.number, zones=zones, h=square.h, v=abs(square.v))

    # ------------------------------------------------------------------ drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the grid."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._still_grid())
        chosen = self._chosen()
        if chosen is not None:
            self._mark_chosen(painter, self.square_rect(*chosen), self._squares[chosen])
        self._origin(painter)
        for pointed, token in ((self._hover, "text"), (self._cursor if self.hasFocus() else None, "focus")):
            if pointed is not None:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(hub().colour(token), 2.0))
                painter.drawRect(self.square_rect(*pointed))
        painter.end()

    def _still_grid(self) -> QPixmap:
        """The grid without the choice, kept as a picture until other squares become legal."""
        theme = hub().theme
        legal = frozenset(spot for spot, square in self._squares.items() if not square.violations)
        key = (self.size(), self.devicePixelRatioF(), theme, legal, bool(self._squares))
        if key not in self._still:
            if len(self._still) >= KEPT:
                self._still.clear()
            ratio = self.devicePixelRatioF()
            picture = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._rulers(painter)
            for spot, square in self._squares.items():
                self._square(painter, self.square_rect(*spot), square)
            if not self._squares:
                self._empty(painter)
            self._angles(painter)
            painter.end()
            self._still[key] = picture
        return self._still[key]

    def _mark_chosen(self, painter: QPainter, box: QRectF, square: SquareView) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(hub().colour("accent"))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 3, 3)
        painter.setFont(sized(min(box.height() * 0.62, 13.0)))
        painter.setPen(hub().colour("text_on_accent"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(square.number))

    def _rulers(self, painter: QPainter) -> None:
        painter.setFont(sized(10))
        painter.setPen(hub().colour("text_dim"))
        for h in range(COLUMNS):
            box = self.square_rect(h, TOP)
            for y in (0.0, self.height() - _HEAD):
                painter.drawText(
                    QRectF(box.left(), y, box.width(), _HEAD), Qt.AlignmentFlag.AlignCenter, str(h)
                )
        for v in range(-TOP, TOP + 1):
            box = self.square_rect(0, v)
            text = f"+{v}" if v > 0 else minus(v)
            painter.drawText(
                QRectF(0, box.top(), _SIDE - 4, box.height()),
                Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
                text,
            )

    def _square(self, painter: QPainter, box: QRectF, square: SquareView) -> None:
        legal = not square.violations
        painter.setPen(Qt.PenStyle.NoPen)
        zones = square.zones or ("grid",)
        self._zone(painter, box, zones, legal=legal)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(hub().colour("grid_strong"), 0.8))
        painter.drawRect(box)
        if not square.number:
            return
        if legal:
            token = f"ring_{zones[0]}" if square.zones else "text"
            painter.setPen(QPen(hub().colour(token), 1.8))
            painter.drawRect(box.adjusted(1.2, 1.2, -1.2, -1.2))
        painter.setFont(sized(min(box.height() * 0.62, 13.0), 600 if legal else 400))
        painter.setPen(hub().colour("text" if legal else "text_faint"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(square.number))

    def _zone(self, painter: QPainter, box: QRectF, zones: tuple[str, ...], *, legal: bool) -> None:
        def fill(zone: str) -> None:
            if zone == "grid":
                painter.setBrush(hub().colour("grid"))
                return
            painter.setBrush(faded(f"ring_{zone}", 120 if legal else 58))

        fill(zones[0])
        if len(zones) < 2:
            painter.drawRect(box)
            return
        # A split square belongs to both zones: one triangle of each colour.
        lower = QPolygonF([box.topLeft(), box.bottomRight(), box.bottomLeft()])
        upper = QPolygonF([box.topLeft(), box.topRight(), box.bottomRight()])
        painter.drawPolygon(upper)
        fill(zones[1])
        painter.drawPolygon(lower)

    def _angles(self, painter: QPainter) -> None:
        painter.setFont(sized(10))
        wide, high = self._cell()
        x = _SIDE + COLUMNS * wide + 2
        marks = ((7, "60°", "green"), (4, "30°", "blue"), (0, "0°", "yellow"))
        for v, text, zone in marks:
            for sign in (1, -1) if v else (1,):
                y = _HEAD + (TOP - sign * v + 0.5) * high
                painter.setPen(hub().colour(f"ring_{zone}"))
                shown = f"{'+' if sign > 0 else '−'}{text}" if v else text
                painter.drawText(QRectF(x, y - 8, _NOTE, 16), Qt.AlignmentFlag.AlignVCenter, shown)
        painter.setPen(hub().colour("ring_purple"))
        for y, text in ((0.0, "+90°"), (self.height() - _HEAD, "−90°")):
            painter.drawText(QRectF(0, y, _SIDE + 6, _HEAD), Qt.AlignmentFlag.AlignVCenter, text)

    def _origin(self, painter: QPainter) -> None:
        box = self.square_rect(0, 0)
        size = min(box.width(), box.height()) * 0.3
        at = box.center()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(hub().colour("text"))
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(at.x() + size, at.y()),
                    QPointF(at.x() - size, at.y() - size),
                    QPointF(at.x() - size, at.y() + size),
                ]
            )
        )
        chosen = self._chosen()
        if chosen is None or chosen == (0, 0):
            return
        arrow(painter, at, self.square_rect(*chosen).center(), size)

    def _empty(self, painter: QPainter) -> None:
        painter.setPen(hub().colour("text_faint"))
        painter.setFont(hub().font("small"))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, tr("Nothing to plot here now"))


def thrust_chosen(desk: PlotDesk) -> bool:
    """Whether there is anything to split: without an amount no square or hex is better than another."""
    return desk.draft is not None and desk.draft.thrust > 0


def arrow(painter: QPainter, start: QPointF, end: QPointF, clear: float) -> None:
    """The plotted arrow: from the triangle to the chosen square or hex."""
    step = end - start
    length = math.hypot(step.x(), step.y())
    if length < 2 * clear:
        return
    ahead = step / length
    across = QPointF(-ahead.y(), ahead.x())
    tip = end - ahead * (clear + 4.0)
    path = QPainterPath(start + ahead * clear)
    path.lineTo(tip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded("space" if hub().theme.name == "dark" else "raised", 200), 5.0))
    painter.drawPath(path)
    painter.setPen(QPen(hub().colour("accent"), 2.4))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(hub().colour("accent"))
    painter.drawPolygon(
        QPolygonF([tip + ahead * 6, tip - ahead * 3 + across * 5, tip - ahead * 3 - across * 5])
    )


def _name(square: SquareView) -> str:
    return tr(
        "{h} horizontal, {v} vertical",
        h=square.h,
        v=f"+{square.v}" if square.v > 0 else minus(square.v),
    )
