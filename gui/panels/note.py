"""A small sheet of words over what they speak of: a sign for their tone, and each line's rule as a chip."""

import re
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPolygonF, QShowEvent
from PySide6.QtWidgets import QWidget

from gui.announce import say
from gui.qt import painting, pen, tint
from gui.theme.style import hub

WIDEST: Final = 340
"""Logical pixels; in large type, the words are broken more often."""
_TONES: Final = {"good": "good", "bad": "bad", "warn": "warn", "plain": "line_strong"}
_RULE: Final = re.compile(r"\s*\[([^\]]+)\]\s*$")
_WRAPPED: Final = int(Qt.TextFlag.TextWordWrap)


class _Line(NamedTuple):
    message: str
    place: QRect
    rule: str
    chip: QRect


class Note(QWidget):
    """Draws lines of words; where it stands and how long, those who use it say.

    `tone` is "good", "bad", "warn" or "info"; "plain" has no sign, and its first line is a heading. A rule in
    brackets at the end of a line becomes a chip.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._said = ("", "info", WIDEST)
        self._lines: list[_Line] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        hub().changed.connect(self._restyle)

    @property
    def words(self) -> str:
        """What was written last, shown or not."""
        return self._said[0]

    def write(self, text: str, tone: str, width: int = WIDEST) -> bool:
        """Writes lines within a width; whether that changed anything."""
        if (text, tone, width) == self._said:
            return False
        self._said = (text, tone, width)
        self.setAccessibleName(text)
        self._lay_out()
        self.update()
        self._speak()
        return True

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._speak()

    def _speak(self) -> None:
        """Refusals and hints are heard too; what a plain note tells, the cursor of the keys has told."""
        text, tone, _ = self._said
        if tone != "plain":
            say(self, text)

    def _restyle(self) -> None:
        self._lay_out()
        self.update()

    @property
    def left(self) -> int:
        """Where the words begin."""
        return 12 if self._said[1] == "plain" else 32

    def _lay_out(self) -> None:
        text, tone, width = self._said
        small = QFontMetrics(hub().font("small", 600))
        gap = 1 if tone == "plain" else 5
        self._lines = []
        y, widest = 10, 0
        for number, line in enumerate(text.split("\n")):
            found = _RULE.search(line)
            rule = found.group(1) if found else ""
            message = line[: found.start()] if found else line
            tag = small.horizontalAdvance(rule) + 14 if rule else 0
            room = width - self.left - 16 - (tag + 6 if tag else 0)
            box = QFontMetrics(self._font(number)).boundingRect(QRect(0, 0, room, 1000), _WRAPPED, message)
            height = max(box.height(), small.height() + 6)
            right = self.left + box.width() + 4
            # Drawn in the breadth that it was measured in, or it would be broken elsewhere.
            place = QRect(self.left, y, room, height)
            self._lines.append(_Line(message, place, rule, QRect(right + 6, y, tag, small.height() + 6)))
            widest = max(widest, right + (6 + tag if tag else 0))
            y += height + gap
        self.resize(QSize(widest + 12, y + 10 - gap))

    def _font(self, line: int) -> QFont:
        if self._said[1] != "plain":
            return hub().font("body", 500)
        return hub().font("body", 600) if line == 0 else hub().font("label", 400)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws frame, sign, lines and chips."""
        tone = self._said[1]
        token = _TONES.get(tone, "accent")
        with painting(self) as painter:
            painter.setPen(pen(token, 1.2))
            painter.setBrush(tint("raised", 0.96))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
            if tone != "plain":
                _sign(painter, tone, token)
            for number, line in enumerate(self._lines):
                painter.setFont(self._font(number))
                painter.setPen(hub().colour("text"))
                painter.drawText(line.place, _WRAPPED, line.message)
                if line.rule:
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(tint(token, 0.18))
                    painter.drawRoundedRect(QRectF(line.chip), 4, 4)
                    painter.setFont(hub().font("small", 600))
                    painter.setPen(hub().colour(token))
                    painter.drawText(line.chip, int(Qt.AlignmentFlag.AlignCenter), line.rule)


def _sign(painter: QPainter, tone: str, token: str) -> None:
    """A tick, a cross, an exclamation mark or a ruler: the tone without its colour."""
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
