"""The note at the pointer: what is done or why not, each line with its rule, and a way out as a button."""

import re
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from gui.panels.wrap_button import WrapButton
from gui.qt import painting, pen, tint
from gui.theme.style import hub

_WIDEST: Final = 340
_AWAY: Final = 20
"""Pixels between the pointer and the note."""
_LEFT: Final = 32
_RULE = re.compile(r"\s*\[([^\]]+)\]\s*$")
_WRAPPED: Final = int(Qt.TextFlag.TextWordWrap)


class Bubble(QWidget):
    """Lies over the window of its host, so that nothing cuts it off, and goes when its host goes.

    It lets the mouse through, unless it offers something to be taken by a click.
    """

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self._host = host
        self._said = ("", "info", "")
        self._lines: list[tuple[str, QRect, str, QRect]] = []
        self._take: Callable[[], object] | None = None
        self._button = WrapButton("")
        self._button.setParent(self)
        self._button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._button.clicked.connect(self._on_take)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
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
        return self._said[0] if not self.isHidden() and self._host.isVisible() else ""

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
        """Shows lines beside a point of the host.

        `tone` is "good", "bad", "warn" or "info". It goes after `seconds`, or when it is hidden or something
        else is said. A rule in brackets at the end of a line becomes a chip.
        """
        self._timer.stop()
        if not text:
            self.hide()
            return
        window = self._host.window()
        if self.parentWidget() is not window:
            self.setParent(window)
        self._take = take if offer else None
        if (text, tone, offer) != self._said:
            self._said = (text, tone, offer)
            self._button.setText(offer)
            self._button.setVisible(bool(self._take))
            self.setAccessibleName(text)
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not self._take)
            self._lay_out(text)
            self.update()
        self._put(at, window)
        self.show()
        self.raise_()
        if seconds:
            self._timer.start(int(seconds * 1000))

    def _lay_out(self, text: str) -> None:
        body, small = (QFontMetrics(hub().font(role, 500)) for role in ("body", "small"))
        self._lines = []
        y, widest = 10, 0
        for line in text.split("\n"):
            found = _RULE.search(line)
            rule = found.group(1) if found else ""
            message = line[: found.start()] if found else line
            tag = small.horizontalAdvance(rule) + 16 if rule else 0
            box = body.boundingRect(QRect(0, 0, _WIDEST - 46 - tag, 1000), _WRAPPED, message)
            height = max(box.height(), small.height() + 6)
            place = QRect(_LEFT, y, box.width() + 4, height)
            chip = QRect(place.right() + 7, y, tag, small.height() + 6)
            self._lines.append((message, place, rule, chip))
            widest = max(widest, (chip if rule else place).right())
            y += height + 5
        if self._take is not None:
            widest = max(widest, min(_LEFT + self._button.sizeHint().width(), _WIDEST - 14))
            self._button.setGeometry(_LEFT, y, widest - _LEFT, self._button.heightForWidth(widest - _LEFT))
            y = self._button.geometry().bottom() + 7
        self.resize(QSize(widest + 14, y + 5))

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

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws frame, sign, lines and chips."""
        tone = self._said[1]
        token = tone if tone in ("good", "bad", "warn") else "accent"
        with painting(self) as painter:
            painter.setPen(pen(token, 1.2))
            painter.setBrush(tint("raised", 0.96))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
            _sign(painter, tone, token)
            for message, place, rule, chip in self._lines:
                painter.setFont(hub().font("body", 500))
                painter.setPen(hub().colour("text"))
                painter.drawText(place, _WRAPPED, message)
                if rule:
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(tint(token, 0.18))
                    painter.drawRoundedRect(QRectF(chip), 4, 4)
                    painter.setFont(hub().font("small", 600))
                    painter.setPen(hub().colour(token))
                    painter.drawText(chip, int(Qt.AlignmentFlag.AlignCenter), rule)


def _sign(painter: QPainter, tone: str, token: str) -> None:
    """A tick, a cross, an exclamation mark or a rule: the tone without its colour."""
    painter.setPen(pen(token, 2.2))
    x, y = 18.0, 19.0
    if tone == "bad":
        painter.drawLine(QPointF(x - 4.5, y - 4.5), QPointF(x + 4.5, y + 4.5))
        painter.drawLine(QPointF(x - 4.5, y + 4.5), QPointF(x + 4.5, y - 4.5))
    elif tone == "good":
        painter.drawPolyline(QPolygonF([QPointF(x - 5, y), QPointF(x - 1.5, y + 4), QPointF(x + 5, y - 5)]))
    elif tone == "warn":
        painter.drawLine(QPointF(x, y - 6), QPointF(x, y + 1.5))
        painter.drawPoint(QPointF(x, y + 5.5))
    else:
        painter.drawLine(QPointF(x - 6, y + 4), QPointF(x + 6, y - 4))
        painter.drawPoint(QPointF(x - 6, y + 4))
        painter.drawPoint(QPointF(x + 6, y - 4))
