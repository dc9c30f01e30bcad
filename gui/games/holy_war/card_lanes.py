"""Lanes of unit cards, dragged from one to another: units of a level, boxes of forces, Flights."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy

from engine.core.ids import PieceId
from gui.announce import announce, say
from gui.games.holy_war.lanes import Lane, UnitCard, card_tip
from gui.games.holy_war.pictures import paint_art
from gui.games.holy_war.unit_cards import CENTRE, LEFT, card_size, paint_card, paint_frame
from gui.panels.drawn import DrawnCards
from gui.qt import painting, tint
from gui.speech import tr
from gui.theme.style import hub


class CardLanes(DrawnCards):
    """Lanes one beside another, wrapped; dragging is only asked for, never done by the widget itself.

    Arrows go from card to card, Space takes one in hand, Enter alone, a number sends what is in hand there.
    """

    picked = Signal(object)
    """A card that was clicked or taken by key: PieceId."""
    alone = Signal(object)
    """A card that shall be the only one in hand: double click or Enter."""
    sent = Signal(object, str)
    """Cards (tuple of PieceId) and the lane that they were dropped on."""
    pointed = Signal(object)
    """A card of any side that was clicked, to be inspected."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self._lanes: tuple[Lane, ...] = ()
        self._boxes: list[tuple[Lane, QRectF, list[tuple[UnitCard, QRectF]]]] = []
        self.marks: frozenset[PieceId] = frozenset()
        self.judge: Callable[[tuple[PieceId, ...], str], str] = lambda _cards, _lane: ""
        self.compact = False
        """Small cards without names: always, and else where large ones would take a second row."""
        self._small = False
        self._now = 0
        self._pressed: QPointF | None = None
        self._hand: QPointF | None = None
        self._over = ""
        self._why = ""
        self._high = 80.0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        hub().changed.connect(self._lay)

    # ---- what is shown

    def show_lanes(self, lanes: tuple[Lane, ...], marks: frozenset[PieceId] = frozenset()) -> None:
        """Shows other lanes or cards; `marks` are in hand."""
        if (lanes, marks) == (self._lanes, self.marks):
            return
        before = self.cards()
        here = before[self._now].id if before else None
        self._lanes, self.marks = lanes, marks
        ids = [card.id for card in self.cards()]
        # The keys stay on their card, wherever it has gone.
        self._now = ids.index(here) if here in ids else min(self._now, max(0, len(ids) - 1))
        announce(self, self._told())
        self._lay()

    def _told(self) -> str:
        """The card that the keys are on, which of how many it is, where it lies and whether it is in hand."""
        if not (cards := self.cards()):
            return tr("No cards lie here.")
        card = cards[self._now]
        lane = next((lane.title for lane in self._lanes if card in lane.cards), "")
        parts = (
            tr("{number} of {count}", number=self._now + 1, count=len(cards)),
            *((tr("in hand"),) if card.id in self.marks else ()),
            *((lane,) if lane else ()),
        )
        return f"{card.words}. {', '.join(parts)}."

    def cards(self) -> tuple[UnitCard, ...]:
        """All cards in order."""
        return tuple(card for lane in self._lanes for card in lane.cards)

    def lanes(self) -> tuple[Lane, ...]:
        """What is shown."""
        return self._lanes

    def card_box(self, piece: PieceId) -> QRectF:
        """Where a card lies; KeyError for none."""
        for _, _, cards in self._boxes:
            for card, box in cards:
                if card.id == piece:
                    return box
        raise KeyError(piece)

    def lane_box(self, lane: str) -> QRectF:
        """Where a lane lies; KeyError for none."""
        for each, box, _ in self._boxes:
            if each.id == lane:
                return box
        raise KeyError(lane)

    @staticmethod
    def _scale() -> float:
        return min(1.6, hub().theme.text_scale)

    def _crowded(self) -> bool:
        """Whether cards with names do not lie side by side."""
        wide, _ = card_size(self._scale())
        need = sum(max(1, len(lane.cards)) * (wide + 6.0) + 12.0 for lane in self._lanes)
        return need > self.width() - 8.0

    @staticmethod
    def _named(lane: Lane) -> float:
        """Width that a lane needs for the words at its head."""
        title = QFontMetricsF(hub().font("small", 600)).horizontalAdvance(lane.title)
        note = QFontMetricsF(hub().font("small")).horizontalAdvance(lane.note) + 10 if lane.note else 0.0
        return title + note + 14.0

    def _lay(self) -> None:
        scale, left, top = self._scale(), 4.0, 3.0
        self._small = self.compact or self._crowded()
        gap = 4.0 if self._small else 6.0
        wide, high = card_size(scale, compact=self._small)
        head = 17.0 * scale
        room = max(float(self.width()), wide + 20)
        self._boxes, row_high = [], 0.0
        for lane in self._lanes:
            most = max(1, int((room - 12) // (wide + gap)))
            across = max(1, min(most, len(lane.cards) or 1))
            rows = max(1, -(-len(lane.cards) // across))
            size_x = max(across * (wide + gap) + gap, min(self._named(lane), room - 8.0))
            size_y = head + rows * (high + gap) + 2
            if left > 4.0 and left + size_x > room:
                left, top, row_high = 4.0, top + row_high + gap, 0.0
            box = QRectF(left, top, size_x, size_y)
            cards = [
                (
                    card,
                    QRectF(
                        left + gap + (n % across) * (wide + gap),
                        top + head + (n // across) * (high + gap),
                        wide,
                        high,
                    ),
                )
                for n, card in enumerate(lane.cards)
            ]
            self._boxes.append((lane, box, cards))
            left += size_x + gap
            row_high = max(row_high, size_y)
        self._high = top + row_high + 4
        self.setMinimumHeight(round(self._high))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, round(self._high))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._lay()

    # ---- the hand

    def _card_at(self, at: QPointF) -> UnitCard | None:
        found = (c for _, _, cards in self._boxes for c, box in cards if box.contains(at))
        return next(found, None)

    def _lane_at(self, at: QPointF) -> str:
        return next((lane.id for lane, box, _ in self._boxes if lane.open and box.contains(at)), "")

    def _held(self, card: UnitCard) -> tuple[PieceId, ...]:
        if card.id not in self.marks:
            return (card.id,)
        return tuple(c.id for c in self.cards() if c.id in self.marks)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        card = self._card_at(event.position())
        if card is not None and event.button() == Qt.MouseButton.LeftButton:
            self._now = self.cards().index(card)
            self._pressed = event.position()
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        card = self._card_at(event.position())
        if self._pressed is None:
            over = card is not None and card.movable
            self.setCursor(Qt.CursorShape.OpenHandCursor if over else Qt.CursorShape.ArrowCursor)
            return
        moved = (event.position() - self._pressed).manhattanLength()
        taken = self._card_at(self._pressed)
        if (
            taken is None
            or not taken.movable
            or (self._hand is None and moved < QApplication.startDragDistance())
        ):
            return
        self._hand = event.position()
        lane = self._lane_at(event.position())
        if lane != self._over:
            self._over, self._why = lane, self.judge(self._held(taken), lane) if lane else ""
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, held, lane = self._pressed, self._hand is not None, self._over
        taken = self._card_at(pressed) if pressed is not None else None
        self._drop()
        if taken is None:
            return
        if held:
            if lane:
                self.sent.emit(self._held(taken), lane)
        else:
            self.pointed.emit(taken.id)
            if taken.movable:
                self.picked.emit(taken.id)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        card = self._card_at(event.position())
        if card is not None and card.movable:
            self.alone.emit(card.id)

    def _drop(self) -> None:
        self._pressed = self._hand = None
        self._over = self._why = ""
        self.unsetCursor()
        self.update()

    # ---- the keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        cards, key = self.cards(), event.key()
        if not cards:
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Escape and self._hand is not None:
            self._drop()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            before, step = self._now, -1 if key == Qt.Key.Key_Left else 1
            self._now = min(max(0, self._now + step), len(cards) - 1)
            announce(self, self._told())
            if self._now == before:
                say(self, self._told())  # there is no other one that way
            self.pointed.emit(cards[self._now].id)
            self.update()
        elif key == Qt.Key.Key_Space and cards[self._now].movable:
            self.picked.emit(cards[self._now].id)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and cards[self._now].movable:
            self.alone.emit(cards[self._now].id)
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            say(self, self._told())  # it can't be taken now
        elif Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            self._send_by_key(key - Qt.Key.Key_0, cards[self._now])
        else:
            super().keyPressEvent(event)

    def _send_by_key(self, number: int, card: UnitCard) -> None:
        """1 and on are the lanes that take cards; 0 is the one for those in none of the others."""
        lanes = [lane for lane in self._lanes if lane.open and lane.home]
        lanes += [lane for lane in self._lanes if lane.open and not lane.home]
        if number < len(lanes) and card.movable:
            self.sent.emit(self._held(card), lanes[number].id)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Before the reader is told of the keys: it asks then, and hears once what they do here.
        if any(card.movable for card in self.cards()):
            deeds = tr(
                "Space takes it in hand or puts it back, Enter takes it alone, a number sends it to a lane."
            )
            self.setAccessibleDescription(f"{self._told()} {deeds}")
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def tip_at(self, at: QPointF) -> str:
        card = self._card_at(at)
        return card_tip(card) if card is not None else ""

    # ---- drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            now = self.cards()[self._now] if self.cards() else None
            for lane, box, cards in self._boxes:
                self._lane(painter, lane, box)
                for card, where in cards:
                    marked = card.id in self.marks
                    paint_frame(painter, where, marked=marked, now=card is now, focus=self.hasFocus())
                    painter.setOpacity(0.5 if card.state and not card.movable else 1.0)
                    paint_card(painter, card, where, self._scale(), compact=self._small)
                    painter.setOpacity(1.0)
            if self._hand is not None and self._pressed is not None:
                taken = self._card_at(self._pressed)
                for k, piece in enumerate(self._held(taken)[:5] if taken is not None else ()):
                    card = next(c for c in self.cards() if c.id == piece)
                    paint_art(painter, card.art, card.owner, self._hand + QPointF(10 * k, 5 * k), 16)

    def _lane(self, painter: QPainter, lane: Lane, box: QRectF) -> None:
        over = lane.id == self._over and self._hand is not None
        token = ("bad" if self._why else "accent") if over else lane.colour
        pen = QPen(hub().colour(token), 2 if over else 1)
        pen.setStyle(Qt.PenStyle.DashLine if lane.open and not lane.cards else Qt.PenStyle.SolidLine)
        painter.setPen(pen)
        painter.setBrush(tint(token, 0.12) if over else tint("raised", 0.35))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)
        head = QRectF(box.left() + 7, box.top() + 1, box.width() - 12, 15 * self._scale())
        painter.setFont(hub().font("small", 600))
        painter.setPen(hub().colour("bad" if over and self._why else "text_dim"))
        painter.drawText(head, LEFT, self._why if over and self._why else lane.title)
        if lane.note and not (over and self._why):
            painter.setFont(hub().font("small"))
            painter.setPen(hub().colour("text_faint"))
            painter.drawText(head, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, lane.note)
        if not lane.cards and lane.hint:
            painter.setFont(hub().font("small"))
            painter.setPen(hub().colour("text_faint"))
            painter.drawText(box.adjusted(6, 14, -6, -4), CENTRE | Qt.TextFlag.TextWordWrap, lane.hint)
