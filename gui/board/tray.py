"""The tray of ships not yet placed: dragged onto the map by the hand's own grab, or chosen by key."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from engine.core.ids import PieceId, PlayerId
from engine.core.view import CounterView, SeatView, TableView
from gui.announce import announce, say
from gui.board.board_view import BoardView
from gui.board.sprite_spec import SpriteSpec, drawn_zoom, spec_of, tag
from gui.board.tag_painter import Tags, ship_tags
from gui.presenters.kinds import has_level, is_lost, is_piece
from gui.qt import painting, pen
from gui.speech import tr
from gui.theme.style import hub

CARD: Final = QSize(132, 104)
_GAP: Final = 8
_ZOOM: Final = 0.66


class _Held(QWidget):
    """The counter between tray and map: a picture under the pointer."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._spec: SpriteSpec | None = None
        self._view: BoardView | None = None
        self._zoom = 1.0
        self.hide()

    def hold(self, spec: SpriteSpec, view: BoardView) -> None:
        self._spec, self._view = spec, view
        self._zoom = drawn_zoom(spec.kind, view.zoom)
        side = round(132 * self._zoom) + 4
        self.resize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._spec is None or self._view is None:
            return
        sprite = self._view.board.sprites.picture(self._spec, self._zoom, self.devicePixelRatioF())
        size = sprite.deviceIndependentSize()
        with painting(self) as painter:
            painter.setOpacity(0.85)
            painter.drawPixmap(
                round((self.width() - size.width()) / 2), round((self.height() - size.height()) / 2), sprite
            )


class Tray(QWidget):
    """Cards in rows, one for each unplaced counter; it wraps to the width that it is given."""

    chosen = Signal(str)
    """A card was clicked or walked to."""
    widened = Signal()
    """The tray has another width, and perhaps another number of rows."""

    def __init__(self, board: BoardView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board = board
        self._cards: list[tuple[CounterView, SpriteSpec]] = []
        self._tags = Tags()
        self._at = 0
        self.laid_out = False
        self._hover = -1
        self._pressed: QPoint | None = None
        self._held: _Held | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(tr("Tray"))
        hub().changed.connect(self._recolour)
        self.show_table(None)

    def _recolour(self) -> None:
        self._tags.forget()
        self.update()

    # ---- what lies in it

    def show_table(self, view: TableView | None) -> None:
        """Shows the counters that are on no cell."""
        self._drop_held()
        before = self.piece()
        seats: dict[PlayerId | None, tuple[int, SeatView]] = (
            {seat.id: (index, seat) for index, seat in enumerate(view.seats)} if view is not None else {}
        )
        geometry = self._board.board.geometry
        self._cards = [
            (counter, spec_of(counter, geometry, seats))
            for counter in (view.counters if view is not None else ())
            if counter.cell is None and is_piece(counter) and not is_lost(counter)
        ]
        ids = [counter.id for counter, _ in self._cards]
        self._at = ids.index(before) if before in ids else min(self._at, max(0, len(ids) - 1))
        self._describe()
        self.updateGeometry()
        self.update()

    def _describe(self) -> None:
        """Tells which card is marked; whoever has the keys here hears it."""
        names = [counter.title or counter.label for counter, _ in self._cards]
        words = tr("Ships to place: none.")
        if self._at < len(names):
            words = tr(
                "Marked: {ship}. Enter picks it up. Ships to place: {names}.",
                ship=names[self._at],
                names=", ".join(names),
            )
        announce(self, words)

    def pieces(self) -> list[PieceId]:
        """The ids of the counters in the tray, in order."""
        return [counter.id for counter, _ in self._cards]

    def piece(self) -> PieceId | None:
        """The counter that the keys mean."""
        return self._cards[self._at][0].id if self._at < len(self._cards) else None

    def select(self, piece: PieceId | None) -> None:
        """Marks a card because another view chose it."""
        ids = self.pieces()
        if piece in ids:
            self._at = ids.index(piece)
            self._describe()
            self.update()

    # ---- layout

    def _columns(self) -> int:
        return max(1, (self.width() - _GAP) // (CARD.width() + _GAP))

    def card_box(self, index: int) -> QRectF:
        """Where a card lies."""
        columns = self._columns()
        x = _GAP + index % columns * (CARD.width() + _GAP)
        y = _GAP + index // columns * (CARD.height() + _GAP)
        return QRectF(x, y, CARD.width(), CARD.height())

    def sizeHint(self) -> QSize:
        rows = max(1, -(-len(self._cards) // self._columns()))
        return QSize(3 * (CARD.width() + _GAP) + _GAP, rows * (CARD.height() + _GAP) + _GAP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.laid_out = True
            self.widened.emit()

    def minimumSizeHint(self) -> QSize:
        return QSize(CARD.width() + 2 * _GAP, CARD.height() + 2 * _GAP)

    def _card_at(self, at: QPointF) -> int:
        return next((i for i in range(len(self._cards)) if self.card_box(i).contains(at)), -1)

    # ---- mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self._card_at(event.position())
        if event.button() != Qt.MouseButton.LeftButton or index < 0:
            return
        self._pressed = event.position().toPoint()
        self._mark(index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            self._hover_card(self._card_at(event.position()))
            return
        moved = (event.position().toPoint() - self._pressed).manhattanLength()
        if self._held is None and moved < QApplication.startDragDistance():
            return
        self._drag_to(event.globalPosition())

    def _drag_to(self, at: QPointF) -> None:
        counter, spec = self._cards[self._at]
        over = self._board.viewport().mapFromGlobal(at)
        if not self._board.hold_outside(counter.id, over):
            self._pressed = None
            return
        if self._held is None:
            self._held = _Held(self.window())
            self._held.hold(spec, self._board)
            self.setFocus(Qt.FocusReason.MouseFocusReason)
        on_map = self._board.board.ghosts() != ()
        self._held.setVisible(not on_map)
        if not on_map:
            here = self.window().mapFromGlobal(at)
            self._held.move(
                round(here.x() - self._held.width() / 2), round(here.y() - self._held.height() / 2)
            )
            self._held.raise_()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        dragged = self._held is not None
        self._pressed = None
        self._drop_held()
        if dragged and self._board.tools.carry.active:
            self._board.drop_outside()

    def _drop_held(self) -> None:
        if self._held is not None:
            self._held.hide()
            self._held.deleteLater()
            self._held = None

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover_card(-1)

    def _hover_card(self, index: int) -> None:
        if index != self._hover:
            self._hover = index
            self.setCursor(Qt.CursorShape.OpenHandCursor if index >= 0 else Qt.CursorShape.ArrowCursor)
            self.update()

    # ---- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self._columns(),
            Qt.Key.Key_Down: self._columns(),
        }
        key = Qt.Key(event.key()) if event.key() in [k.value for k in Qt.Key] else None
        if key == Qt.Key.Key_Escape and self._board.tools.carry.active:
            self._pressed = None
            self._drop_held()
            self._board.tools.escape()
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_Plus) and self._held is not None:
            self._board.tools.key("up")
        elif key in (Qt.Key.Key_PageDown, Qt.Key.Key_Minus) and self._held is not None:
            self._board.tools.key("down")
        elif key in (Qt.Key.Key_Q, Qt.Key.Key_BracketLeft) and self._held is not None:
            self._board.tools.key("left")
        elif key in (Qt.Key.Key_E, Qt.Key.Key_BracketRight) and self._held is not None:
            self._board.tools.key("right")
        elif key in steps and self._cards:
            before = self._at
            self._mark(min(max(0, self._at + steps[key]), len(self._cards) - 1))
            if self._at == before:
                say(self, self.accessibleDescription())  # there is no other one that way
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and (piece := self.piece()) is not None:
            self._board.lift(piece)
        else:
            event.ignore()

    def _mark(self, index: int) -> None:
        self._at = index
        self._describe()
        self.update()
        piece = self.piece()
        if piece is not None:
            self.chosen.emit(piece)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    # ---- drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            if not self._cards:
                painter.setFont(hub().font("body"))
                painter.setPen(hub().colour("text_faint"))
                painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, tr("All ships are placed"))
            for index in range(len(self._cards)):
                self._card(painter, index)

    def _card(self, painter: QPainter, index: int) -> None:
        counter, spec = self._cards[index]
        box = self.card_box(index).adjusted(0.5, 0.5, -0.5, -0.5)
        marked = index == self._at
        painter.setBrush(hub().colour("hover" if index == self._hover else "raised"))
        if marked and self.hasFocus():
            painter.setPen(pen("focus", 2))
        else:
            painter.setPen(pen("accent" if marked else "line_strong", 1.2))
        painter.drawRoundedRect(box, 8, 8)
        painter.save()
        painter.setOpacity(
            0.25 if self._board.tools.carry.piece == counter.id else 1.0 if counter.movable else 0.5
        )
        bare = replace(spec, title="", badges=())
        sprite = self._board.board.sprites.picture(bare, _ZOOM, self.devicePixelRatioF())
        size = sprite.deviceIndependentSize()
        painter.drawPixmap(
            round(box.center().x() - size.width() / 2), round(box.top() + 38 - size.height() / 2), sprite
        )
        painter.restore()
        forms = ship_tags(spec) if has_level(counter) else ()
        if forms:
            picture = self._tags.picture(forms[-1], self.devicePixelRatioF())
            painter.drawPixmap(QPointF(round(box.left()) + 6, round(box.top()) + 6), picture)
        foot = box.adjusted(8, box.height() - 24, -8, -4)
        painter.setFont(hub().font("body", 500))
        painter.setPen(hub().colour("text"))
        name = painter.fontMetrics().elidedText(
            counter.title or tag(spec), Qt.TextElideMode.ElideRight, int(foot.width())
        )
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, name)
