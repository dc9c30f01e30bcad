"""A note over the board: what a drop would do or why it may not, each line with its rule."""

import re
from collections.abc import Callable, Iterable

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from gui.board.placing import EDGE, beside
from gui.qt import painting, pen, tint
from gui.theme.style import hub

_WIDEST = 340
_TONES = {"good": "good", "bad": "bad", "warn": "warn", "plain": "line_strong"}
_RULE = re.compile(r"\s*\[([^\]]+)\]\s*$")


class Bubble(QWidget):
    """Floats over the board and lets the mouse through."""

    def __init__(self, parent: QWidget, taken: Callable[[], list[QRect]] = list) -> None:
        super().__init__(parent)
        self._room = parent
        self._taken = taken
        self._at = QPoint()
        self._beside: tuple[QRect, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._lines: list[tuple[str, str]] = []
        self._boxes: list[tuple[QRect, QRect]] = []
        self._tone = "info"
        self._text = ""
        self._width = _WIDEST
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    @property
    def text(self) -> str:
        """What it says while it is shown."""
        return self._text if self.isVisibleTo(self._room) else ""

    def say(
        self, text: str, at: QPoint, tone: str, *, seconds: float = 0.0, beside: Iterable[QRect] = ()
    ) -> None:
        """Shows lines beside a point, and clear of what they speak of; goes after `seconds`.

        `tone` is "good", "bad", "warn" or "info"; "plain" has no sign, and its first line is a heading.
        """
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
        width = min(_WIDEST, self._room.width() - 2 * EDGE)
        if (text, tone, width) != (self._text, self._tone, self._width):
            self._text, self._tone, self._width = text, tone, width
            self.setAccessibleName(text)
            self._lay_out()
            self.update()
        self.show()
        self.raise_()
        return True

    def _lay_out(self) -> None:
        left = self._left
        small = QFontMetrics(hub().font("small", 600))
        self._lines, self._boxes = [], []
        y, widest = 10, 0
        for number, line in enumerate(self._text.split("\n")):
            body = QFontMetrics(self._font(number))
            found = _RULE.search(line)
            rule = found.group(1) if found else ""
            message = line[: found.start()] if found else line
            tag = small.horizontalAdvance(rule) + 14 if rule else 0
            room = self._width - left - 8 - tag
            box = body.boundingRect(QRect(0, 0, room, 1000), int(Qt.TextFlag.TextWordWrap), message)
            width, height = box.width() + 4, max(box.height(), small.height() + 6)
            self._lines.append((message, rule))
            # Drawn in the breadth that it was measured in, or it would be broken elsewhere.
            self._boxes.append(
                (QRect(left, y, room, height), QRect(left + width + 6, y, tag, small.height() + 6))
            )
            widest = max(widest, left + width + (6 + tag if tag else 0))
            y += height + self._gap
        self.resize(QSize(widest + 12, y + 10 - self._gap))

    @property
    def _left(self) -> int:
        return 12 if self._tone == "plain" else 32

    @property
    def _gap(self) -> int:
        return 1 if self._tone == "plain" else 5

    def _font(self, line: int) -> QFont:
        if self._tone != "plain":
            return hub().font("body", 500)
        return hub().font("body", 600) if line == 0 else hub().font("label", 400)

    def paintEvent(self, event: QPaintEvent) -> None:
        token = _TONES.get(self._tone, "accent")
        with painting(self) as painter:
            painter.setPen(pen(token, 1.2))
            painter.setBrush(tint("raised", 0.96))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
            if self._tone != "plain":
                self._sign(painter, token)
            words = zip(self._lines, self._boxes, strict=True)
            for number, ((message, rule), (box, tag)) in enumerate(words):
                painter.setFont(self._font(number))
                painter.setPen(hub().colour("text"))
                painter.drawText(box, int(Qt.TextFlag.TextWordWrap), message)
                if rule:
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(tint(token, 0.18))
                    painter.drawRoundedRect(QRectF(tag), 4, 4)
                    painter.setFont(hub().font("small", 600))
                    painter.setPen(hub().colour(token))
                    painter.drawText(tag, int(Qt.AlignmentFlag.AlignCenter), rule)

    def _sign(self, painter: QPainter, token: str) -> None:
        """A tick, a cross, or an exclamation mark: the tone without its colour."""
        painter.setPen(pen(token, 2.2))
        x, y = 18.0, 19.0
        if self._tone == "bad":
            painter.drawLine(QPointF(x - 4.5, y - 4.5), QPointF(x + 4.5, y + 4.5))
            painter.drawLine(QPointF(x - 4.5, y + 4.5), QPointF(x + 4.5, y - 4.5))
        elif self._tone == "good":
            painter.drawPolyline(
                QPolygonF([QPointF(x - 5, y), QPointF(x - 1.5, y + 4), QPointF(x + 5, y - 5)])
            )
        elif self._tone == "warn":
            painter.drawLine(QPointF(x, y - 6), QPointF(x, y + 1.5))
            painter.drawPoint(QPointF(x, y + 5.5))
        else:
            painter.drawLine(QPointF(x - 6, y + 4), QPointF(x + 6, y - 4))
            painter.drawPoint(QPointF(x - 6, y + 4))
            painter.drawPoint(QPointF(x + 6, y - 4))
