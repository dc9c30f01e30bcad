"""Parts side by side that go on in the next line where there is no room, as with large type."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLayout, QLayoutItem, QSizePolicy, QWidget


class FlowRow(QLayout):
    """Like a row of words in a text; each part keeps its own size, but none is broader than the row."""

    def __init__(self, *parts: QWidget, gap: int = 4) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self.setContentsMargins(0, 0, 0, 0)
        for part in parts:
            self.addWidget(part)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lay(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._lay(rect, move=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        sizes = [item.minimumSize() for item in self._shown()]
        wide = min(120, max((size.width() for size in sizes), default=0))
        return QSize(wide, max((size.height() for size in sizes), default=0))

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _lay(self, rect: QRect, *, move: bool) -> int:
        x, y, tall = rect.x(), rect.y(), 0
        line: list[tuple[QLayoutItem, QRect]] = []
        for item in self._shown():
            wish = item.sizeHint()
            wide = min(wish.width(), rect.width())
            if line and x + wide > rect.right() + 1:
                self._place(line, tall, move=move)
                x, y, tall, line = rect.x(), y + tall + self._gap, 0, []
            line.append((item, QRect(QPoint(x, y), QSize(wide, wish.height()))))
            x += wide + self._gap
            tall = max(tall, wish.height())
        self._place(line, tall, move=move)
        return y + tall - rect.y()

    def _place(self, line: list[tuple[QLayoutItem, QRect]], tall: int, *, move: bool) -> None:
        for item, box in line if move else ():
            item.setGeometry(box.translated(0, (tall - box.height()) // 2))


class Pair(QWidget):
    """Two parts side by side, or one under the other where each would get less than `least` pixels."""

    def __init__(self, first: QWidget, second: QWidget, *, least: int, gap: int = 8) -> None:
        super().__init__()
        self._least = least
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(gap)
        self._line.addWidget(first, 1)
        self._line.addWidget(second, 1)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Turns from a row into a column and back."""
        narrow = event.size().width() < 2 * self._least
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        if self._line.direction() != way:
            self._line.setDirection(way)
            self.updateGeometry()
        super().resizeEvent(event)
