"""The forces: every piece that this seat may see, by side, with what matters of it at a glance."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from engine.core.ids import PieceId
from engine.core.view import CounterView, SeatView, TableView
from gui.presenters.hexes import cell_name
from gui.presenters.kinds import has_level, is_lost, is_piece
from gui.qt import SMALL, column, label, tint
from gui.speech import said, tr
from gui.theme.style import hub
from gui.theme.tokens import RADIUS, TOUCH

COUNTER = Qt.ItemDataRole.UserRole + 1
SEAT = Qt.ItemDataRole.UserRole + 2
PLACE = Qt.ItemDataRole.UserRole + 3
NAME = Qt.ItemDataRole.UserRole + 4
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ForcesPanel(QFrame):
    """A list of ships; choosing one chooses it everywhere."""

    chosen = Signal(object)
    """A PieceId."""
    target_asked = Signal(object)
    """Double click on another side's ship: bearings are shot to it."""

    def __init__(self) -> None:
        super().__init__()
        self._list = QListWidget()
        self._list.setObjectName("forces")
        self._list.setAccessibleName(tr("Ships in play"))
        self._list.setItemDelegate(_Delegate(self._list))
        self._list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setMouseTracking(True)
        self._list.currentItemChanged.connect(self._changed)
        self._list.itemDoubleClicked.connect(self._double)
        self._shown: tuple[CounterView, ...] = ()
        self._quiet = False
        self.name: Callable[[CounterView], str] = _name
        """What a counter is called in its row; the whole of its title is the row's tip."""
        self.place: Callable[[CounterView], str] = _place
        """Where a counter is, in a few words; a game with places of its own says it its own way."""
        self.title = label(tr("SHIPS"), "section")
        layout = column(self.title, self._list, gap=2)
        layout.setContentsMargins(SMALL, SMALL, 2, 2)
        self.setLayout(layout)
        hub().changed.connect(self._list.viewport().update)

    def show_view(self, view: TableView) -> None:
        """Shows the pieces of a view, the viewer's own first."""
        pieces = tuple(c for c in view.counters if is_piece(c))
        seats = {seat.id: seat for seat in view.seats}
        order = sorted(view.seats, key=lambda seat: seat.id != view.viewer)
        place = {seat.id: rank for rank, seat in enumerate(order)}
        pieces = tuple(sorted(pieces, key=lambda c: place.get(c.owner, 9) if c.owner else 9))
        if pieces == self._shown:
            return
        self._quiet = True
        if tuple(c.id for c in pieces) != tuple(c.id for c in self._shown):
            self._list.clear()
            for _ in pieces:
                self._list.addItem(QListWidgetItem())
        for row, counter in enumerate(pieces):
            item = self._list.item(row)
            item.setData(COUNTER, counter)
            item.setData(SEAT, seats.get(counter.owner) if counter.owner else None)
            words = self.place(counter)
            item.setData(PLACE, words)
            item.setData(NAME, self.name(counter))
            spoken = f"{said(str(counter.owner))}, {counter.title}, {words}"
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
            item.setToolTip(counter.title)
        self._shown = pieces
        self._quiet = False

    def select(self, piece: PieceId | None) -> None:
        """Lights the row of a piece chosen elsewhere."""
        self._quiet = True
        row = next((k for k, counter in enumerate(self._shown) if counter.id == piece), -1)
        self._list.setCurrentRow(row)
        self._quiet = False

    def _changed(self, now: QListWidgetItem | None, _before: QListWidgetItem | None) -> None:
        if now is not None and not self._quiet:
            self.chosen.emit(now.data(COUNTER).id)

    def _double(self, item: QListWidgetItem) -> None:
        self.target_asked.emit(item.data(COUNTER).id)


def _name(counter: CounterView) -> str:
    return counter.title or counter.label


def _place(counter: CounterView) -> str:
    if is_lost(counter):
        return tr("off the table")
    if counter.cell is None:
        return tr("in the tray")
    if not has_level(counter):
        return tr("hex {cell}", cell=cell_name(counter.cell))
    level = f"{counter.level:+d}".replace("-", "−") if counter.level else "0"
    return tr("level {level}", level=level)


class _Delegate(QStyledItemDelegate):
    """Draws a row: the side's badge, number and name, level, and the badges of its state."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        big = QFontMetricsF(hub().font("body", 500)).height()
        small = QFontMetricsF(hub().font("small")).height()
        least = TOUCH if hub().theme.touch else 0
        return QSize(160, max(least, round(big + small + 12)))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        counter: CounterView = index.data(COUNTER)
        seat: SeatView | None = index.data(SEAT)
        if counter is None:
            return
        rect = QRectF(option.rect)
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = rect.adjusted(1, 1, -2, -1)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(QPen(hub().colour("accent"), 1) if chosen else Qt.PenStyle.NoPen)
            painter.setBrush(tint("accent_deep", 0.5) if chosen else hub().colour("hover"))
            painter.drawRoundedRect(box, RADIUS["button"], RADIUS["button"])
        self._badge(painter, box, seat)
        self._words(painter, box, counter, index.data(NAME) or "", index.data(PLACE) or "")
        painter.restore()

    def _badge(self, painter: QPainter, box: QRectF, seat: SeatView | None) -> None:
        token = seat.colour if seat else "neutral"
        side = 20 * hub().theme.text_scale
        disc = QRectF(box.left() + 7, box.center().y() - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(hub().colour(token))
        painter.drawEllipse(disc)
        painter.setFont(hub().font("small", 600))
        painter.setPen(hub().colour("text_on_accent"))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, seat.letter if seat else "?")

    def _words(self, painter: QPainter, box: QRectF, counter: CounterView, title: str, state: str) -> None:
        body, small = hub().font("body", 500), hub().font("small")
        big, fine = QFontMetricsF(body), QFontMetricsF(small)
        indent = 16 + 20 * hub().theme.text_scale
        left, room = box.left() + indent, box.width() - indent - 8
        top = box.center().y() - (big.height() + fine.height()) / 2
        state_room = fine.horizontalAdvance(state) + 4
        painter.setFont(body)
        painter.setPen(hub().colour("text"))
        name = big.elidedText(title, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(left, top, room, big.height()), LEFT, name)
        painter.setFont(small)
        painter.setPen(hub().colour("text_dim"))
        below = QRectF(left, top + big.height(), room, fine.height())
        painter.drawText(below, LEFT, state)
        rest = fine.elidedText(
            " · ".join(map(said, counter.badges)), Qt.TextElideMode.ElideRight, room - state_room - 8
        )
        painter.setPen(hub().colour("text_faint"))
        painter.drawText(below, RIGHT, rest)
