"""The list of the counters in one hex, numbered for the keys."""

from typing import Final

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from engine.core.ids import PieceId
from engine.core.view import CounterView
from gui.board.sprite_spec import SpriteSpec, tag
from gui.board.sprites import Sprites
from gui.presenters.about import MARKERS
from gui.presenters.hexes import signed
from gui.presenters.kinds import has_level
from gui.qt import painting, pen, tint
from gui.speech import said, tr
from gui.theme.style import hub

_ROW: Final = 34
_WIDE: Final = 226


class StackList(QWidget):
    """Topmost counter first; a click or its number picks it."""

    picked = Signal(str)

    def __init__(self, sprites: Sprites, parent: QWidget) -> None:
        super().__init__(parent)
        self._sprites = sprites
        self._room = parent
        self._rows: list[tuple[CounterView, SpriteSpec | None]] = []
        self._lit: PieceId | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(tr("Counters in this hex"))
        hub().changed.connect(self.update)
        self.hide()

    def pieces(self) -> list[PieceId]:
        """The ids in the order of their numbers."""
        return [counter.id for counter, _ in self._rows]

    def offer(
        self, rows: list[tuple[CounterView, SpriteSpec | None]], lit: PieceId | None, at: QPoint
    ) -> None:
        """Shows the counters of a hex beside a point."""
        self._rows, self._lit = rows, lit
        self.resize(_WIDE, 16 + _ROW * len(rows))
        room = self._room.size()
        x = at.x() if at.x() + self.width() < room.width() - 6 else max(6, at.x() - self.width() - 150)
        y = min(max(6, at.y() - self.height() // 2), max(6, room.height() - self.height() - 6))
        self.move(x, y)
        self.setAccessibleDescription("; ".join(self._words(c, i) for i, (c, _) in enumerate(rows, 1)))
        self.show()
        self.raise_()
        self.update()

    @staticmethod
    def _words(counter: CounterView, number: int) -> str:
        name = counter.title or counter.label
        if not has_level(counter):
            return f"{number} {name}"
        return tr("{number} {name}, level {level}", number=number, name=name, level=signed(counter.level))

    def _row_at(self, y: float) -> CounterView | None:
        index = int((y - 8) // _ROW)
        return self._rows[index][0] if 0 <= index < len(self._rows) else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = self._row_at(event.position().y())
        self._lit = over.id if over is not None else None
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        over = self._row_at(event.position().y())
        if over is not None:
            self.picked.emit(over.id)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.setPen(pen("line_strong", 1))
            painter.setBrush(tint("panel", 0.97))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
            for index, (counter, spec) in enumerate(self._rows):
                self._row(painter, index, counter, spec)

    def _row(self, painter: QPainter, index: int, counter: CounterView, spec: SpriteSpec | None) -> None:
        box = QRectF(6, 8 + index * _ROW, self.width() - 12, _ROW)
        if counter.id == self._lit:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(hub().colour("hover"))
            painter.drawRoundedRect(box, 6, 6)
        if spec is not None:
            sprite = self._sprites.picture(spec, 0.29, self.devicePixelRatioF())
            size = sprite.deviceIndependentSize()
            painter.drawPixmap(
                round(box.left() + 40 - size.width() / 2), round(box.center().y() - size.height() / 2), sprite
            )
        left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.setFont(hub().font("small", 600))
        painter.setPen(hub().colour("accent"))
        painter.drawText(box.adjusted(8, 0, 0, 0), left, str(index + 1))
        painter.setFont(hub().font("body", 500))
        painter.setPen(hub().colour("text"))
        name = counter.title or MARKERS.get(counter.kind, tr("counter"))
        if spec is not None and tag(spec):
            name = f"{tag(spec)}  {name}"
        room = box.adjusted(62, 0, -44, 0)
        name = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, left, name)
        painter.setPen(hub().colour("text_dim"))
        last = signed(counter.level) if has_level(counter) else said(next(iter(counter.badges), ""))
        painter.drawText(box.adjusted(0, 0, -8, 0), right, last)
