"""A short word at the foot of the window that goes by itself."""

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from gui.announce import say
from gui.theme.style import hub

STAYS = 2600
"""Milliseconds."""


class Toast(QLabel):
    """Says that something was done, and takes no part in anything."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def say(self, text: str) -> None:
        """Shows a text for a while."""
        theme = hub().theme
        self.setStyleSheet(
            f"background: {theme.colour('raised')}; color: {theme.colour('text')};"
            f" border: 1px solid {theme.colour('line_strong')}; border-radius: 8px; padding: 8px 14px;"
        )
        self.setText(text)
        self.adjustSize()
        parent = self.parentWidget()
        if parent is not None:
            self.move(QPoint((parent.width() - self.width()) // 2, parent.height() - self.height() - 28))
        self.show()
        self.raise_()
        self._timer.start(STAYS)
        say(self, text)
