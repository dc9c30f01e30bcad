"""Keys that walk a list while the search above it has them."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

_WALK: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class Walking(QObject):
    """Up and down walk a list while the keys stay in the field."""

    def __init__(self, field: QWidget, walked: QWidget) -> None:
        super().__init__(field)
        self._walked = walked
        field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _WALK:
            QApplication.sendEvent(self._walked, event)
            return True
        return bool(super().eventFilter(watched, event))
