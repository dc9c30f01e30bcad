"""Lets the mouse wheel scroll the panel and not what lies under the pointer by chance."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget


class _CalmWheel(QObject):
    """Lets no wheel through to a field that was not chosen by a click or a key before."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leaves the wheel to whatever scrolls around the field."""
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return False


def calm_wheel(*fields: QWidget) -> None:
    """The wheel changes these fields only while they have the focus, and does not give it to them."""
    for field in fields:
        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        field.installEventFilter(_CalmWheel(field))
