"""The note at the pointer: what a drop would do or why it may not, each line with its rule."""

import re

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from gui.qt import painting, pen, tint
from gui.theme.style import hub

_WIDEST = 340
_RULE = re.compile(r"\s*\[([^\]]+)\]\s*$")


class Bubble(QWidget):
    """Floats over the board and lets the mouse through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._lines: list[tuple[str, str]] = []
        self._boxes: list[tuple[QRect, QRect]] = []
        self._tone = "info"
        self._text = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    @property
    def text(self) -> str:
        """What it says while it is shown."""
        return self._text if self.isVisibleTo(self._room) else ""

    def say(self, text: str, at: QPoint, tone: str, *, seconds: float = 0.0) -> None:
        """Shows lines beside a point; `tone` is "good", "bad", "warn" or "info"; goes after `seconds`."""
        if not text:
            self.hide()
            return
        if (text, tone) != (self._text, self._tone):
            self._text, self._tone = text, tone
            self.setAccessibleName(text)
            self._lay_out()
            self.update()
        self._put(at)
        self.show()
        self.raise_()
        self._timer.stop()
        if seconds:
            self._timer.start(int(seconds * 1000))

    def _lay_out(self) -> None:
        body = QFontMetrics(hub().font("body", 500))
        small = QFontMetrics(hub().font("small", 600))
        self._lines, self._boxes = [], []
        y, widest = 10, 0
        for line in self._text.split("\n"):
            found = _RULE.search(line)
            rule = found.group(1) if found else ""
            message = line[: found.start()] if found else line
            tag = small.horizontalAdvance(rule) + 14 if rule else 0
            box = body.boundingRect(
                QRect(0, 0, _WIDEST - 40 - tag, 1000), int(Qt.TextFlag.TextWordWrap), message
            )
            width, height = box.width() + 4, max(box.height(), small.height() + 6)
            self._lines.append((message, rule))
            left = 32
            self._boxes.append(
                (QRect(left, y, width, height), QRect(left + width + 6, y, tag, small.height() + 6))
            )
            widest = max(widest, left + width + (6 + tag if tag else 0))
            y += height + 5
        self.resize(QSize(widest + 12, y + 5))

    def _put(self, at: QPoint) -> None:
        room = self._room.size()
        x = at.x() + 22 if at.x() + 22 + self.width() < room.width() else at.x() - 22 - self.width()
        y = at.y() + 18 if at.y() + 18 + self.height() < room.height() else at.y() - 18 - self.height()
        self.move(max(4, x), max(4, y))

    def paintEvent(self, event: QPaintEvent) -> None:
        token = {"good": "good", "bad": "bad", "warn": "warn"}.get(self._tone, "accent")
        with painting(self) as painter:
            painter.setPen(pen(token, 1.2))
            painter.setBrush(tint("raised", 0.96))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
            self._sign(painter, token)
            for (message, rule), (box, tag) in zip(self._lines, self._boxes, strict=True):
                painter.setFont(hub().font("body", 500))
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
