"""The slider through the moments of a game: turns as ticks, bookmarks as diamonds."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QSlider

from gui.presenters.history import HistoryLine, bookmark_words
from gui.qt import painting, pen, tint
from gui.speech import tr
from gui.theme.style import hub

_EDGE = 9.0
_MOST_TICKS = 120


class TimeLine(QSlider):
    """Its value is the number of a moment. A press anywhere goes there at once."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setObjectName("history-slider")
        self.setAccessibleName(tr("Moment of the game"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(90)
        self.setPageStep(10)
        self._line: HistoryLine | None = None
        hub().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(240, round(24 * max(1.0, hub().theme.text_scale)))

    def show_line(self, line: HistoryLine) -> None:
        """Shows where the table stands; tells nobody."""
        self._line = line
        before = self.blockSignals(True)
        self.setRange(0, line.last)
        self.setValue(line.number)
        self.blockSignals(before)
        self.setAccessibleDescription(line.words)
        self.update()

    def x_of(self, number: int) -> float:
        """Where a moment lies, in pixels from the left."""
        room = self.width() - 2 * _EDGE
        return _EDGE + room * (number / self.maximum() if self.maximum() else 1.0)

    def number_at(self, x: float) -> int:
        """The moment at a place."""
        room = max(1.0, self.width() - 2 * _EDGE)
        return round(min(1.0, max(0.0, (x - _EDGE) / room)) * self.maximum())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setValue(self.number_at(event.position().x()))
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self.number_at(event.position().x()))
        elif self._line is not None:
            self.setToolTip(self._tip(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def _tip(self, x: float) -> str:
        line = self._line
        if line is None:
            return ""
        near = [mark for mark in line.marks if abs(self.x_of(mark.number) - x) < 7]
        if near:
            return "\n".join(bookmark_words(mark.bookmark) for mark in near)
        number = self.number_at(x)
        turn = next((turn for turn, first in reversed(line.turns) if first <= number), 0)
        return tr("Turn {turn}, moment {number}", turn=turn, number=number)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            self._groove(painter)
            if self._line is not None:
                self._ticks(painter, self._line)
            self._handle(painter)

    def _groove(self, painter: QPainter) -> None:
        middle = self.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(hub().colour("line"))
        whole = QRectF(_EDGE, middle - 2, self.width() - 2 * _EDGE, 4)
        painter.drawRoundedRect(whole, 2, 2)
        painter.setBrush(hub().colour("accent"))
        whole.setRight(self.x_of(self.value()))
        painter.drawRoundedRect(whole, 2, 2)

    def _ticks(self, painter: QPainter, line: HistoryLine) -> None:
        middle = self.height() / 2
        painter.setPen(pen("text_faint", 1.0))
        step = -(-len(line.turns) // _MOST_TICKS) or 1
        for _, first in line.turns[::step]:
            x = self.x_of(first)
            painter.drawLine(QPointF(x, middle + 4), QPointF(x, middle + 8))
        painter.setPen(pen("panel", 1.0))
        painter.setBrush(hub().colour("focus"))
        for mark in line.marks:
            x, y = self.x_of(mark.number), middle - 6
            shape = [QPointF(x, y - 4.5), QPointF(x + 4, y), QPointF(x, y + 4.5), QPointF(x - 4, y)]
            painter.drawPolygon(QPolygonF(shape))

    def _handle(self, painter: QPainter) -> None:
        at = QPointF(self.x_of(self.value()), self.height() / 2)
        if self.hasFocus():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tint("focus", 0.45))
            painter.drawEllipse(at, 9.5, 9.5)
        looking = self._line is not None and self._line.looking
        painter.setPen(pen("panel", 1.5))
        painter.setBrush(hub().colour("warn" if looking else "accent"))
        painter.drawEllipse(at, 7, 7)
