"""What the grids and the thrust picker share: a drawing of choices that tells what is pointed at."""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.games.sits.plot_desk import PlotDesk
from gui.panels.bubble import Bubble
from gui.theme.style import hub

NOWHERE: Final = QPoint()


class Pointed(QWidget):
    """Draws anew when desk or theme change, and says in words what lies under the pointer.

    A subclass draws, and calls `listen` at the end of its own making.
    """

    status = Signal(str)

    def __init__(self, desk: PlotDesk, name: str, *, tall: QSizePolicy.Policy) -> None:
        super().__init__()
        self._desk = desk
        self.bubble = Bubble(self)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, tall)
        self.setAccessibleName(name)

    def listen(self) -> None:
        """Begins to follow desk and theme."""
        hub().changed.connect(self.update)
        self.destroyed.connect(self._desk.subscribe(self.refresh))
        self.refresh()

    def refresh(self) -> None:
        """Draws what the advice names."""
        raise NotImplementedError

    def point(self, at: QPoint | None) -> None:
        """Explains what lies at a point; None where the pointer is elsewhere."""
        raise NotImplementedError

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Explains what is pointed at."""
        self.point(event.position().toPoint())

    def leaveEvent(self, event: QEvent) -> None:
        """Points at nothing."""
        self.point(None)
        super().leaveEvent(event)
