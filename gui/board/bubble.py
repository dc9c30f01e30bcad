"""A note over the board: what a drop would do or why it may not, each line with its rule."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPoint, QRect, QTimer
from PySide6.QtWidgets import QWidget

from gui.board.placing import EDGE, beside
from gui.panels.note import WIDEST, Note


class Bubble(Note):
    """Floats over the board, clear of what lies over it too, and lets the mouse through."""

    def __init__(self, parent: QWidget, taken: Callable[[], list[QRect]] = list) -> None:
        super().__init__(parent)
        self._room = parent
        self._taken = taken
        self._at = QPoint()
        self._beside: tuple[QRect, ...] = ()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)

    @property
    def text(self) -> str:
        """What it says while it is shown."""
        return self.words if self.isVisibleTo(self._room) else ""

    def say(
        self, text: str, at: QPoint, tone: str, *, seconds: float = 0.0, beside: Iterable[QRect] = ()
    ) -> None:
        """Shows lines beside a point, and clear of what they speak of; goes after `seconds`."""
        if self._take(text, tone):
            self._at, self._beside = at, tuple(beside)
            self.stay_inside()
            self._timer.stop()
            if seconds:
                self._timer.start(int(seconds * 1000))

    def hang(self, text: str, tone: str) -> None:
        """Shows lines at the top of the room, in the middle; nothing for no text."""
        if self._take(text, tone):
            self.move(max(EDGE, (self._room.width() - self.width()) // 2), 10)

    def stay_inside(self) -> None:
        """The room or what lies over it has changed: finds another place if need be."""
        if self.text:
            room = QRect(QPoint(0, 0), self._room.size())
            self.move(beside(self._at, self.size(), room, (*self._taken(), *self._beside)))

    def _take(self, text: str, tone: str) -> bool:
        if not text:
            self.hide()
            return False
        self.write(text, tone, min(WIDEST, self._room.width() - 2 * EDGE))
        self.show()
        self.raise_()
        return True
