"""Draws the pictures of a stretch of a game one by one, while the window stays awake."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, QTimer, Signal

from gui.session.moving_picture import captioned, fitted, gif, moments
from gui.watching import Aside

if TYPE_CHECKING:
    from PySide6.QtGui import QImage


class Filming(QObject):
    """Takes the board of an unseen screen at each moment, and makes an animated GIF of it."""

    progressed = Signal(int)
    finished = Signal(bytes)
    """The file; empty when it was stopped."""

    def __init__(
        self, stage: Aside, size: QSize, stretch: tuple[int, int], seconds: float, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._stage = stage
        self._seconds = seconds
        self._numbers = moments(*stretch)
        self._pictures: list[QImage] = []
        self._size: QSize | None = None
        self._over = False
        stage.resize(size)
        stage.start(stretch[0])
        self._next = QTimer(self)
        self._next.setInterval(0)
        self._next.timeout.connect(self._take)

    @property
    def many(self) -> int:
        """How many pictures there will be."""
        return len(self._numbers)

    def start(self) -> None:
        """Begins."""
        self._next.start()

    def stop(self) -> None:
        """Stops; what was drawn is thrown away."""
        self._end(b"")

    def _take(self) -> None:
        number = self._numbers[len(self._pictures)]
        picture = self._stage.picture(number)
        line = self._stage.screen_.history.line
        # Panels take more or less room as the game goes on, but the pictures of a file are all of one size.
        self._size = self._size or picture.size()
        picture = fitted(picture, self._size)
        self._pictures.append(captioned(picture, line.where if line else "", line.what if line else ""))
        self.progressed.emit(len(self._pictures))
        if len(self._pictures) == len(self._numbers):
            self._end(gif(self._pictures, self._seconds))

    def _end(self, data: bytes) -> None:
        if self._over:
            return
        self._over = True
        self._next.stop()
        self._stage.close_board()
        self._stage.deleteLater()
        self._pictures.clear()
        self.finished.emit(data)
        self.deleteLater()
