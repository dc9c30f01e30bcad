"""The horizontal plotting grid, edge or corner: the map directions that thrust falls in (B3.25)."""

import math
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QSizePolicy

from engine.mechanics.hexgrid import azimuth_name, parse_azimuth
from engine.rulesets.sits.view import PlotAdvice, SpreadView
from gui.attitude.avid_card import faded, sized
from gui.games.sits.plot_desk import PlotDesk
from gui.games.sits.pointed import NOWHERE, Pointed
from gui.games.sits.vertical_grid import KEPT, arrow, thrust_chosen
from gui.games.sits.words import broken, vector_words
from gui.speech import mark, tr
from gui.theme.style import hub

_HEAD: Final = 34.0
"""Room for the direction above the grid."""
_KINDS: Final = {"edge": tr("Edge grid"), "corner": tr("Corner grid")}
_OFFSET: Final = tr("Offset of one hex")
Plane = tuple[float, float]


def plane_point(changes: dict[str, int], head: float) -> Plane:
    """Where a hex lies: the sum of its steps, with the bearing `head` pointing up, hexes one unit apart."""
    x = y = 0.0
    for slot, steps in changes.items():
        turn = math.radians(parse_azimuth(slot) - head)
        x += steps * math.sin(turn)
        y += steps * math.cos(turn)
    return x, y


def head_bearing(advice: PlotAdvice) -> float:
    """The compass bearing at the top of the grid."""
    directions = advice.grid_directions
    if advice.grid == "offset" or not directions:
        return 0.0
    first = parse_azimuth(directions[0])
    if len(directions) == 1:
        return float(first)
    second = parse_azimuth(directions[1])
    return first + ((second - first + 180) % 360 - 180) / 2


class HorizontalGrid(Pointed):
    """Hexes by direction: a click or Enter chooses one, a refused one says why."""

    def __init__(self, desk: PlotDesk) -> None:
        super().__init__(desk, tr("Horizontal plotting grid"), tall=QSizePolicy.Policy.Preferred)
        self._spreads: tuple[SpreadView, ...] = ()
        self._spots: list[Plane] = []
        self._head = 0.0
        self._still: dict[object, QPixmap] = {}
        self._hover: int | None = None
        self._cursor: int | None = None
        self.listen()

    def refresh(self) -> None:
        """Draws the hexes that the advice names."""
        advice = self._desk.advice
        spreads = advice.spreads if advice else ()
        head = head_bearing(advice) if advice else 0.0
        if spreads == self._spreads and head == self._head:
            if self._hover is not None:
                self.status.emit(self.describe(spreads[self._hover]))
            return
        self._spreads, self._head = spreads, head
        self.bubble.hide()
        self._spots = [plane_point({str(k): v for k, v in s.changes.items()}, head) for s in spreads]
        if self._hover is not None:
            self._hover = None
            self.status.emit("")
        if self._cursor is not None and self._cursor >= len(spreads):
            self._cursor = None
        self.update()

    def sizeHint(self) -> QSize:
        """As tall as the vertical grid beside it."""
        return QSize(200, 300)

    def minimumSizeHint(self) -> QSize:
        """As small as can be read."""
        return QSize(140, 196)

    # ------------------------------------------------------------------ geometry

    def _frame(self) -> tuple[float, float, float]:
        """Pixels for the distance of two hexes, and the origin's place."""
        xs = [x for x, _ in self._spots] + [0.0]
        ys = [y for _, y in self._spots] + [0.0]
        wide = max(max(xs) - min(xs), 2.0) + 1.3
        high = max(ys) - min(ys) + 1.4
        unit = min((self.width() - 8) / wide, (self.height() - _HEAD - 26) / high, 40.0)
        middle = (max(xs) + min(xs)) / 2
        bottom = self.height() - 26 - unit * (0.7 - min(ys))
        return unit, self.width() / 2 - middle * unit, bottom

    def hex_centre(self, index: int) -> QPointF:
        """Where a hex is drawn; the index is that of the advice's spreads."""
        return self._place(self._spots[index])

    def _place(self, spot: Plane) -> QPointF:
        unit, x, y = self._frame()
        return QPointF(x + spot[0] * unit, y - spot[1] * unit)

    def hex_at(self, at: QPointF) -> int | None:
        """The hex under a point."""
        unit, _, _ = self._frame()
        best: tuple[float, int] | None = None
        for index in range(len(self._spots)):
            step = self.hex_centre(index) - at
            away = math.hypot(step.x(), step.y())
            if away <= unit * 0.56 and (best is None or away < best[0]):
                best = (away, index)
        return best[1] if best else None

    # ------------------------------------------------------------------ input

    def point(self, at: QPoint | None) -> None:
        """Explains the hex at a point."""
        self._point_at(self.hex_at(QPointF(at)) if at is not None else None, at or NOWHERE)

    def _point_at(self, index: int | None, at: QPoint) -> None:
        if index != self._hover:
            self._hover = index
            self.update()
        if self.bubble.stays and index is not None:
            return
        spread = self._spreads[index] if index is not None else None
        self.status.emit(self.describe(spread) if spread else "")
        if spread is not None and spread.violations:
            near = self.nearest_legal(index)
            more = (tr("Nearest legal: {place}.", place=self._words(near)),) if near else ()
            self.bubble.say("\n".join((broken(spread.violations), *more)), at)
        elif not self.bubble.stays:
            self.bubble.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Chooses a hex."""
        index = self.hex_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and index is not None:
            self._cursor = index
            self.choose(index)

    def choose(self, index: int) -> None:
        """Takes a legal hex; a refused one offers the nearest that is legal."""
        spread = self._spreads[index]
        if not spread.violations:
            self.bubble.hide()
            self._desk.set_spread(spread.changes)
            return
        near = self.nearest_legal(index)
        at = self.hex_centre(index).toPoint()
        why = broken(spread.violations)
        if near is None:
            self.bubble.say(why, at)
        else:
            take = partial(self._desk.set_spread, near.changes)
            self.bubble.say(why, at, offer=tr("Take {place}", place=self._words(near)), take=take)

    def nearest_legal(self, index: int | None) -> SpreadView | None:
        """The legal hex nearest to a refused one; none while no amount of thrust is chosen."""
        if index is None or not thrust_chosen(self._desk):
            return None
        here = self._spots[index]
        legal = [i for i, s in enumerate(self._spreads) if not s.violations]
        best = min(legal, key=lambda i: math.dist(here, self._spots[i]), default=None)
        return None if best is None else self._spreads[best]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move to the next hex that way, Enter chooses, Escape closes the note."""
        moves = {
            Qt.Key.Key_Left: (-1.0, 0.0),
            Qt.Key.Key_Right: (1.0, 0.0),
            Qt.Key.Key_Up: (0.0, 1.0),
            Qt.Key.Key_Down: (0.0, -1.0),
        }
        key = event.key()
        if key in moves and self._spreads:
            self._step(moves[Qt.Key(key)])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._cursor is not None:
            self.choose(self._cursor)
        elif key == Qt.Key.Key_Escape and self.bubble.isVisible():
            self.bubble.hide()
        else:
            super().keyPressEvent(event)

    def _step(self, way: Plane) -> None:
        chosen = next((i for i, s in enumerate(self._spreads) if s.chosen), None)
        if self._cursor is None:
            self._cursor = chosen if chosen is not None else 0
        else:
            here = self._spots[self._cursor]
            ahead = []
            for index, spot in enumerate(self._spots):
                dx, dy = spot[0] - here[0], spot[1] - here[1]
                along = dx * way[0] + dy * way[1]
                aside = abs(dx * way[1]) + abs(dy * way[0])
                if along > 0.2:
                    ahead.append((along + 2 * aside, index))
            if ahead:
                self._cursor = min(ahead)[1]
        self.bubble.hide()
        self._point_at(self._cursor, self.hex_centre(self._cursor).toPoint())
        self.update()

    def _words(self, spread: SpreadView) -> str:
        return vector_words({str(k): v for k, v in spread.changes.items()})

    def describe(self, spread: SpreadView) -> str:
        """A hex in words."""
        form = (
            mark("Horizontal {number}: {vectors}, from the green ring only")
            if spread.green
            else mark("Horizontal {number}: {vectors}")
        )
        return tr(form, number=spread.number, vectors=self._words(spread))

    # ------------------------------------------------------------------ drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the grid."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        advice = self._desk.advice
        if advice is None or not self._spreads:
            painter.setPen(hub().colour("text_faint"))
            painter.setFont(hub().font("small"))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, tr("Nothing to plot here now"))
            painter.end()
            return
        painter.drawPixmap(0, 0, self._still_grid(advice))
        for index, spread in enumerate(self._spreads):
            if spread.chosen:
                self._hex(painter, index, spread, chosen=True)
            if index == self._hover or (index == self._cursor and self.hasFocus()):
                unit, _, _ = self._frame()
                shape = self._corners(self.hex_centre(index), unit / math.sqrt(3) - 0.6)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(hub().colour("text" if index == self._hover else "focus"), 2.2))
                painter.drawPolygon(shape)
        self._origin(painter)
        painter.end()

    def _still_grid(self, advice: PlotAdvice) -> QPixmap:
        """The grid without the choice, kept as a picture for each window and amount."""
        ratio = self.devicePixelRatioF()
        legal = tuple(not spread.violations for spread in self._spreads)
        key = (
            self.size(),
            ratio,
            hub().theme,
            legal,
            advice.grid,
            advice.grid_directions,
            tuple(self._spots),
        )
        if key not in self._still:
            if len(self._still) >= KEPT:
                self._still.clear()
            picture = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._title(painter, advice)
            if advice.grid != "offset":
                self._centre_line(painter)
            for index, spread in enumerate(self._spreads):
                self._hex(painter, index, spread, chosen=False)
            painter.end()
            self._still[key] = picture
        return self._still[key]

    def _title(self, painter: QPainter, advice: PlotAdvice) -> None:
        box = QRectF(0, 0, self.width(), 18)
        painter.setFont(hub().font("label", 600))
        painter.setPen(hub().colour("text"))
        if advice.grid == "offset":
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, tr("Any one direction"))
        else:
            name = azimuth_name(round(self._head) % 360)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, tr("Toward {name}", name=name))
            painter.setFont(hub().font("small", 500))
            painter.setPen(hub().colour("text_dim"))
            turn = 60 if advice.grid == "edge" else 30
            left, right = (azimuth_name(round(self._head + way * turn) % 360) for way in (-1, 1))
            low = QRectF(6, 16, self.width() - 12, 16)
            painter.drawText(low, Qt.AlignmentFlag.AlignLeft, f"◂ {left}")
            painter.drawText(low, Qt.AlignmentFlag.AlignRight, f"{right} ▸")
        kind = _KINDS.get(advice.grid, _OFFSET)
        painter.setFont(hub().font("small", 400))
        painter.setPen(hub().colour("text_faint"))
        foot = QRectF(0, self.height() - 16, self.width(), 16)
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, kind)

    def _centre_line(self, painter: QPainter) -> None:
        top = max((y for _, y in self._spots), default=1.0) + 0.62
        painter.setPen(QPen(hub().colour("grid_strong"), 1.4, Qt.PenStyle.DashLine))
        painter.drawLine(self._place((0.0, 0.0)), self._place((0.0, top)))

    def _corners(self, at: QPointF, size: float) -> QPolygonF:
        # An edge of the hex faces each map direction, so its corners lie between them.
        return QPolygonF(
            [
                QPointF(
                    at.x() + size * math.sin(math.radians(60 * k + 30 - self._head)),
                    at.y() - size * math.cos(math.radians(60 * k + 30 - self._head)),
                )
                for k in range(6)
            ]
        )

    def _hex(self, painter: QPainter, index: int, spread: SpreadView, *, chosen: bool) -> None:
        unit, _, _ = self._frame()
        at = self.hex_centre(index)
        legal = not spread.violations
        shape = self._corners(at, unit / math.sqrt(3) - 0.6)
        token = "ring_green" if spread.green else "accent" if legal else "grid_strong"
        painter.setPen(QPen(hub().colour(token), 1.8 if legal else 1.0))
        if chosen:
            painter.setBrush(hub().colour("accent"))
        elif spread.green:
            painter.setBrush(faded("ring_green", 70 if legal else 30))
        else:
            painter.setBrush(faded("accent", 52) if legal else faded("grid", 150))
        painter.drawPolygon(shape)
        if spread.green and not chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QBrush(faded("ring_green", 170 if legal else 95), Qt.BrushStyle.BDiagPattern))
            painter.drawPolygon(shape)
        ink = "text_on_accent" if chosen else "text" if legal else "text_faint"
        self._number(painter, at, unit, spread, ink)

    def _number(self, painter: QPainter, at: QPointF, unit: float, spread: SpreadView, ink: str) -> None:
        painter.setFont(sized(min(unit * 0.46, 15.0), 400 if ink == "text_faint" else 600))
        box = QRectF(at.x() - 20, at.y() - 12, 40, 24)
        text = str(spread.number)
        advice = self._desk.advice
        if advice is not None and advice.grid == "offset":
            text = next(iter(spread.changes), text)
        painter.setPen(hub().colour(ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _origin(self, painter: QPainter) -> None:
        unit, _, _ = self._frame()
        at = self._place((0.0, 0.0))
        size = unit * 0.3
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(hub().colour("text"))
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(at.x(), at.y() - size),
                    QPointF(at.x() + size, at.y() + size * 0.8),
                    QPointF(at.x() - size, at.y() + size * 0.8),
                ]
            )
        )
        chosen = next((i for i, s in enumerate(self._spreads) if s.chosen), None)
        if chosen is not None:
            arrow(painter, at, self.hex_centre(chosen), size)
