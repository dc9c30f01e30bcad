"""A note at the pointer: why something is refused, and the nearest legal thing, to be taken by a click."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from gui.theme.style import hub

_WIDTH = 250
_AWAY = 18


class Bubble(QFrame):
    """Lies over the window of its host, so that no scroll area cuts it off."""

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self._host = host
        self._take: Callable[[], None] | None = None
        self.setObjectName("bubble")
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(6)
        self._text = QLabel(self)
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setFixedWidth(_WIDTH - 22)
        self._button = QPushButton(self)
        self._button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._button.clicked.connect(self._on_take)
        column.addWidget(self._text)
        column.addWidget(self._button)
        self.hide()
        self._restyle()
        host.installEventFilter(self)
        host.destroyed.connect(self.deleteLater)
        hub().changed.connect(self._restyle)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Goes when its host goes: nothing of a hidden view may stay on the screen."""
        if watched is self._host and event.type() == QEvent.Type.Hide:
            self.hide()
        return False

    @property
    def text(self) -> str:
        """What it says; empty while it is hidden."""
        return self._text.text() if self.isVisible() else ""

    @property
    def offer(self) -> str:
        """The text of its button; empty where nothing is offered."""
        return self._button.text() if self.isVisible() and self._take else ""

    @property
    def button(self) -> QPushButton:
        """The button that takes the offer."""
        return self._button

    def show_at(
        self,
        at: QPoint,
        text: str,
        *,
        bad: bool = True,
        offer: str = "",
        take: Callable[[], None] | None = None,
        pinned: bool = False,
    ) -> None:
        """Shows a note beside a point of the host; pinned, it stays and its offer can be clicked."""
        window = self._host.window()
        if self.parentWidget() is not window:
            self.setParent(window)
            self._restyle()
        self._take = take if pinned else None
        self._text.setText(text)
        self._text.setFixedHeight(self._text.heightForWidth(_WIDTH - 22))
        self._button.setText(offer)
        self._button.setVisible(bool(offer and pinned))
        self.setProperty("bad", bad)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not pinned)
        self._column.activate()
        self.adjustSize()
        self._place(self._host.mapTo(window, at), window)
        self.show()
        self.raise_()

    def _place(self, at: QPoint, window: QWidget) -> None:
        x = (
            at.x() + _AWAY
            if at.x() + _AWAY + self.width() < window.width()
            else at.x() - _AWAY - self.width()
        )
        y = (
            at.y() + _AWAY
            if at.y() + _AWAY + self.height() < window.height()
            else at.y() - _AWAY - self.height()
        )
        self.move(max(4, min(x, window.width() - self.width() - 4)), max(4, y))

    def _on_take(self) -> None:
        take = self._take
        self.hide()
        if take is not None:
            take()

    def _restyle(self) -> None:
        theme = hub().theme
        self.setStyleSheet(
            f"QFrame#bubble {{ background: {theme.colour('raised')}; border: 1px solid {theme.colour('bad')};"
            f" border-left: 4px solid {theme.colour('bad')}; border-radius: 6px; }}"
        )
