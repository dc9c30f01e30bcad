"""The Missile Defense Card as an instrument: missiles counted down, three arrow rows, dice as they fell."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from engine.rulesets.sits.combat import SalvoId
from gui.games.sits.combat.defence_flow import Chip, Placed, chips_of, coming_chips, dots, draw_chip, flow
from gui.games.sits.combat.defence_sheet import LAYERS, Card, Flight
from gui.qt import painting, tint
from gui.speech import trn
from gui.theme.style import hub

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignCenter
_NAME: Final = 40.0
"""Logical pixels for the name of a layer, at 100 % text size."""


class DefenceView(QWidget):
    """A click on a figure opens its rule; where missiles must be named, a click on one marks it."""

    rule_clicked = Signal(str)
    marked = Signal(object)
    """How many missiles of each salvo are marked to die: dict of SalvoId and int."""

    def __init__(self) -> None:
        super().__init__()
        self._card: Card | None = None
        self._chips: list[tuple[str, list[Placed], bool]] = []
        self._spots: list[tuple[SalvoId, int, QPointF]] = []
        self._texts: list[tuple[QRectF, str, str, int]] = []
        self._tall = 60.0
        self._kills: dict[SalvoId, int] = {}
        self.setObjectName("defence-card")
        self.setMouseTracking(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)
        hub().changed.connect(self._lay_out)

    @property
    def card(self) -> Card | None:
        """What is drawn."""
        return self._card

    @property
    def kills(self) -> Mapping[SalvoId, int]:
        """How many missiles of each salvo are marked to die."""
        return dict(self._kills)

    def show_card(self, card: Card) -> None:
        """Draws another card, or the same some layers later."""
        if card == self._card:
            return
        if self._card is None or (card.title, card.to_kill) != (self._card.title, self._card.to_kill):
            self._kills = {}
        self._card = card
        self.setAccessibleName(card.words)
        self._lay_out()

    def mark(self, kills: Mapping[SalvoId, int]) -> None:
        """Marks missiles to die."""
        self._kills = {key: number for key, number in kills.items() if number}
        self.update()
        self.marked.emit(dict(self._kills))

    # ---- geometry

    def sizeHint(self) -> QSize:
        return QSize(300, round(self._tall))

    def minimumSizeHint(self) -> QSize:
        return QSize(220, round(self._tall))

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.oldSize().width() != event.size().width():
            self._lay_out()

    def _dot(self) -> float:
        return max(9.0, QFontMetricsF(hub().font("small")).height() * 0.82)

    def _lay_out(self) -> None:
        card = self._card
        self._chips, self._spots, self._texts = [], [], []
        if card is None:
            return
        right = self.width() - 10.0
        body, small = QFontMetricsF(hub().font("body", 600)), QFontMetricsF(hub().font("small"))
        y = 8.0
        y = self._say(card.title, "title", y, right, body.height() + 4)
        y = self._say(card.facing, "facing", y, right, small.height() + 3)
        for flight in card.flights:
            y = self._say(flight.words, "flight", y + 3, right, small.height() + 2)
            spots, y = dots(flight.missiles, 10, y + 2, right, self._dot())
            self._spots += [(flight.id, place, spot) for place, spot in enumerate(spots)]
        y += 4
        y = self._layers(card, y, right)
        left = (
            trn("{count} missile struck", "{count} missiles struck", card.left)
            if card.over
            else trn("{count} missile still flying", "{count} missiles still flying", card.left)
        )
        y = self._say(left, "left", y + 2, right, body.height() + 6)
        for note in card.notes:
            y = self._say(note, "note", y, right, small.height() + 2)
        self._tall = y + 6
        self.updateGeometry()
        self.update()

    def _layers(self, card: Card, y: float, right: float) -> float:
        name = _NAME * max(1.0, hub().theme.text_scale)
        done: dict[str, tuple[Chip, ...]] = {line.layer: chips_of(line) for line in card.lines}
        to_come = {
            figure.title: coming_chips(figure, card.rolled)
            for figure in card.coming
            if figure.title not in done
        }
        for layer in LAYERS:
            chips = done.get(layer) or to_come.get(layer)
            if chips is None:
                continue
            placed, end = flow(chips, 10 + name, y, right)
            self._chips.append((layer, placed, layer not in done))
            y = end + 6
        return y

    def _say(self, text: str, role: str, y: float, right: float, line: float) -> float:
        """Room for words, over as many lines as they need; returns where they end."""
        font = self._font(role)
        room = QRectF(10, y, right - 10, 2000)
        flags = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft)
        box = QFontMetricsF(font).boundingRect(room, flags, text)
        tall = max(line, box.height() + 2)
        self._texts.append((QRectF(10, y, right - 10, tall), text, role, flags))
        return y + tall

    def _font(self, role: str) -> QFont:
        if role == "title":
            return hub().font("body", 600)
        return hub().font("title", 600) if role == "left" else hub().font("small")

    # ---- hand

    def _chip_at(self, at: QPointF) -> Placed | None:
        return next((p for _, placed, _ in self._chips for p in placed if p.box.contains(at)), None)

    def spot(self, salvo: SalvoId, place: int) -> QPointF:
        """Where a missile's dot is; KeyError for none."""
        for key, number, spot in self._spots:
            if (key, number) == (salvo, place):
                return spot
        raise KeyError((salvo, place))

    def _missile_at(self, at: QPointF) -> tuple[SalvoId, int] | None:
        reach = self._dot() * 0.75
        for key, place, spot in self._spots:
            if (spot - at).manhattanLength() < reach * 1.4:
                return key, place
        return None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        marks = self._card is not None and self._card.to_kill > 0 and self._missile_at(at) is not None
        chip = self._chip_at(at)
        hand = marks or (chip is not None and bool(chip.chip.rule))
        self.setCursor(Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton or self._card is None:
            return
        chip = self._chip_at(event.position())
        if chip is not None and chip.chip.rule:
            self.rule_clicked.emit(chip.chip.rule)
            return
        if self._card.to_kill and (found := self._missile_at(event.position())) is not None:
            self._mark_one(*found)

    def _mark_one(self, salvo: SalvoId, place: int) -> None:
        """The dots still flying come first; those marked are the last of them."""
        flight = next(f for f in self._card.flights if f.id == salvo) if self._card is not None else None
        if flight is None or self._card is None or place >= flight.left:
            return
        kills = dict(self._kills)
        now = kills.get(salvo, 0)
        if place >= flight.left - now:
            kills[salvo] = now - 1
        elif sum(kills.values()) < self._card.to_kill:
            kills[salvo] = now + 1
        self.mark(kills)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            chip = self._chip_at(QPointF(event.pos()))
            tip = ""
            if chip is not None:
                rule = f" [{chip.chip.rule.partition('/')[2]}]" if chip.chip.rule else ""
                tip = f"{chip.chip.word}: {chip.chip.figure}{rule}"
            QToolTip.showText(event.globalPos(), tip, self)
            return True
        return super().event(event)

    # ---- drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        card = self._card
        with painting(self) as painter:
            painter.setPen(QPen(hub().colour("line_strong"), 1.2))
            painter.setBrush(hub().colour("raised"))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
            if card is None:
                return
            for box, text, role, flags in self._texts:
                painter.setFont(self._font(role))
                token = {"title": "text", "left": "bad" if card.over and card.left else "text"}.get(role)
                painter.setPen(hub().colour(token or "text_dim"))
                painter.drawText(box, flags, text)
            for flight in card.flights:
                self._missiles(painter, flight)
            for layer, placed, dashed in self._chips:
                self._layer(painter, layer, placed, dashed=dashed)

    def _layer(self, painter: QPainter, layer: str, placed: list[Placed], *, dashed: bool) -> None:
        if not placed:
            return
        name = _NAME * max(1.0, hub().theme.text_scale)
        top = placed[0].box
        painter.setFont(hub().font("label", 600))
        painter.setPen(hub().colour("text_faint" if dashed else "text"))
        painter.drawText(QRectF(10, top.top(), name - 4, top.height()), LEFT, layer)
        for each in placed:
            draw_chip(painter, each, dashed=dashed)

    def _missiles(self, painter: QPainter, flight: Flight) -> None:
        radius = self._dot() / 2
        chosen = self._kills.get(flight.id, 0)
        spots = [spot for key, _, spot in self._spots if key == flight.id]
        for place, spot in enumerate(spots):
            if place >= flight.left:
                lost = flight.killed_by[::-1]
                at = place - flight.left
                self._gone(painter, spot, radius, lost[at] if at < len(lost) else "")
                continue
            marked = place >= flight.left - chosen
            painter.setPen(QPen(hub().colour("bad" if marked else "target"), 1.4))
            painter.setBrush(tint("bad", 0.25) if marked else hub().colour("target"))
            painter.drawEllipse(spot, radius, radius)
            if marked:
                painter.drawLine(spot + QPointF(-radius, -radius), spot + QPointF(radius, radius))
                painter.drawLine(spot + QPointF(-radius, radius), spot + QPointF(radius, -radius))

    def _gone(self, painter: QPainter, spot: QPointF, radius: float, letter: str) -> None:
        painter.setPen(QPen(hub().colour("text_faint"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(spot, radius, radius)
        if letter:
            font = hub().font("small", 600)
            font.setPixelSize(max(7, round(radius * 1.5)))
            painter.setFont(font)
            painter.setPen(hub().colour("text_dim"))
            side = 2 * radius
            painter.drawText(QRectF(spot.x() - radius, spot.y() - radius, side, side), CENTRE, letter)
