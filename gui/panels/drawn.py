"""Widgets that draw several things themselves: each of these has a tip of its own, and cards have keys."""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QToolTip, QWidget


class Drawn(QWidget):
    """Shows the tip of what lies under the hand."""

    def tip_at(self, at: QPointF) -> str:
        """What is told of that place; empty for nothing."""
        raise NotImplementedError

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.tip_at(QPointF(event.pos())), self)
            return True
        return super().event(event)


class DrawnCards(Drawn):
    """Letters and numbers act on the cards while they have the keys, whatever shortcuts they are else."""

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.modifiers() == Qt.KeyboardModifier.NoModifier
            and event.text().isalnum()
        ):
            event.accept()
            return True
        return super().event(event)
