"""The note at the pointer, with a way out of a refusal as a button."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtWidgets import QWidget

from gui.panels.note import WIDEST, Note
from gui.panels.wrap_button import WrapButton
from gui.theme.style import hub

_AWAY: Final = 20
"""Pixels between the pointer and the note."""


class Bubble(Note):
    """Lies over the window of its host, so that nothing cuts it off, and goes when its host goes.

    It lets the mouse through, unless it offers something to be taken by a click.
    """

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self._host = host
        self._take: Callable[[], object] | None = None
        self._button = WrapButton("")
        self._button.setParent(self)
        self._button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._button.clicked.connect(self._on_take)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        host.installEventFilter(self)
        host.destroyed.connect(self.deleteLater)
        hub().changed.connect(self.hide)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Goes when its host goes: nothing of a hidden view may stay on the screen."""
        if watched is self._host and event.type() == QEvent.Type.Hide:
            self.hide()
        return False

    @property
    def text(self) -> str:
        """What it says; empty while it is hidden."""
        return self.words if not self.isHidden() and self._host.isVisible() else ""

    @property
    def offer(self) -> str:
        """The text of its button; empty where nothing is offered."""
        return self._button.text() if self.text and self._take is not None else ""

    @property
    def button(self) -> WrapButton:
        """The button that takes the offer."""
        return self._button

    @property
    def stays(self) -> bool:
        """Whether it stays while the pointer moves on: it offers something, or has its time."""
        return bool(self.offer) or (bool(self.text) and self._timer.isActive())

    def say(
        self,
        text: str,
        at: QPoint,
        tone: str = "bad",
        *,
        seconds: float = 0.0,
        offer: str = "",
        take: Callable[[], object] | None = None,
    ) -> None:
        """Shows lines beside a point of the host, in a tone of `Note`.

        It goes after `seconds`, or when it is hidden or something else is said.
        """
        self._timer.stop()
        if not text:
            self.hide()
            return
        window = self._host.window()
        if self.parentWidget() is not window:
            self.setParent(window)
        self._take = take if offer else None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, self._take is None)
        if not self.write(text, tone):
            self._lay_out()
        self._put_button(offer if self._take is not None else "")
        self._put(at, window)
        self.show()
        self.raise_()
        if seconds:
            self._timer.start(int(seconds * 1000))

    def _put_button(self, offer: str) -> None:
        self._button.setText(offer)
        self._button.setVisible(bool(offer))
        if not offer:
            return
        room = WIDEST - self.left - 12
        width = min(max(self.width() - self.left - 12, self._button.sizeHint().width()), room)
        height = self._button.heightForWidth(width)
        self._button.setGeometry(self.left, self.height() - 4, width, height)
        self.resize(max(self.width(), self.left + width + 12), self.height() + height + 6)

    def _put(self, at: QPoint, window: QWidget) -> None:
        spot = self._host.mapTo(window, at)
        x = spot.x() + _AWAY
        if x + self.width() > window.width() - 4:
            x = spot.x() - _AWAY - self.width()
        y = spot.y() + _AWAY
        # What stands below the host (the reasons, the buttons) is not covered while there is room above.
        floor = min(self._host.mapTo(window, QPoint(0, self._host.height())).y(), window.height() - 4)
        if y + self.height() > floor and spot.y() - _AWAY - self.height() >= 4:
            y = spot.y() - _AWAY - self.height()
        self.move(
            max(4, min(x, window.width() - self.width() - 4)),
            max(4, min(y, window.height() - self.height() - 4)),
        )

    def _on_take(self) -> None:
        take = self._take
        self.hide()
        if take is not None:
            take()
