"""What the last command brought about, with its dice drawn as they fell."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from gui.presenters.happenings import Die, Happening
from gui.presenters.log import rule_number
from gui.qt import BASE, SMALL, column, label, painting, scroller, tint
from gui.speech import tr
from gui.theme.style import hub

_DIE = 26
WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class HappeningsPanel(QFrame):
    """Keeps what it shows until something else happens."""

    rule_clicked = Signal(str)

    def __init__(self, title: str = tr("LAST STEP")) -> None:
        super().__init__()
        self.lines_ = _Lines()
        self.lines_.rule_clicked.connect(self.rule_clicked)
        layout = column(label(title, "section"), scroller(self.lines_, name=title), gap=2)
        layout.setContentsMargins(BASE, SMALL, SMALL, SMALL)
        self.setLayout(layout)

    def show_lines(self, lines: Sequence[Happening]) -> None:
        """Shows what happened."""
        self.lines_.show_lines(tuple(lines))

    def lines(self) -> tuple[Happening, ...]:
        """What is shown."""
        return self.lines_.lines


class _Lines(QWidget):
    rule_clicked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.lines: tuple[Happening, ...] = ()
        self._places: list[tuple[QRect, list[QRectF], QRect]] = []
        self.setObjectName("happenings")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.setMouseTracking(True)
        hub().changed.connect(self._lay_out)

    def show_lines(self, lines: tuple[Happening, ...]) -> None:
        self.lines = lines
        self.setAccessibleName(". ".join(line.words for line in lines) or tr("Nothing has happened yet."))
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def sizeHint(self) -> QSize:
        return QSize(220, self.minimumHeight())

    def _lay_out(self) -> None:
        metrics = QFontMetrics(hub().font("body"))
        small = QFontMetrics(hub().font("small", 600))
        self._places, y = [], 2
        wide = max(120, self.width() - 4)
        for line in self.lines:
            dice = [QRectF(2 + k * (_DIE + 5), y, _DIE, _DIE) for k in range(len(line.dice))]
            across = max(1, (wide - 60) // (_DIE + 5))
            dice = [
                QRectF(2 + k % across * (_DIE + 5), y + k // across * (_DIE + 4), _DIE, _DIE)
                for k in range(len(line.dice))
            ]
            left = 2 + min(len(line.dice), across) * (_DIE + 5) + 3 if dice else 2
            number = rule_number(line.rule)
            tag = small.horizontalAdvance(number) + 12 if number else 0
            box = metrics.boundingRect(QRect(0, 0, wide - left - tag - 6, 2000), WRAP, line.text)
            high = max(box.height(), round(dice[-1].bottom() - y) if dice else 0, small.height() + 4)
            self._places.append(
                (
                    QRect(left, y, wide - left - tag - 6, high),
                    dice,
                    QRect(wide - tag, y, tag, small.height() + 4) if tag else QRect(),
                )
            )
            y += high + 6
        self.setMinimumHeight(y + 2)
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            if not self.lines:
                painter.setFont(hub().font("body"))
                painter.setPen(hub().colour("text_faint"))
                painter.drawText(QRectF(2, 2, self.width(), 30), tr("Nothing has happened yet."))
            for line, (text, dice, tag) in zip(self.lines, self._places, strict=True):
                for box, die in zip(dice, line.dice, strict=True):
                    paint_die(painter, box, die)
                painter.setFont(hub().font("body", 500 if line.dice else 400))
                painter.setPen(hub().colour("text_dim" if line.dice else "text"))
                painter.drawText(text, WRAP, line.text)
                if line.rule:
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(tint("accent", 0.16))
                    painter.drawRoundedRect(QRectF(tag), 4, 4)
                    painter.setFont(hub().font("small", 600))
                    painter.setPen(hub().colour("accent"))
                    painter.drawText(tag, int(Qt.AlignmentFlag.AlignCenter), rule_number(line.rule))

    def _rule_at(self, at: QPointF) -> str:
        for line, (_, _, tag) in zip(self.lines, self._places, strict=True):
            if line.rule and QRectF(tag).contains(at):
                return line.rule
        return ""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = bool(self._rule_at(event.position()))
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if rule := self._rule_at(event.position()):
            self.rule_clicked.emit(rule)


def paint_die(painter: QPainter, box: QRectF, die: Die) -> None:
    """A die as it fell: pips on a cube, a figure on every other; the outline tells which die it is."""
    painter.save()
    painter.setPen(QPen(hub().colour("line_strong"), 1.2))
    painter.setBrush(hub().colour("raised"))
    inner = box.adjusted(1, 1, -1, -1)
    if die.sides == 6:
        painter.drawRoundedRect(inner, 5, 5)
        _pips(painter, inner, die.face)
    elif die.sides > 20:
        painter.drawRoundedRect(inner.adjusted(3, 0, -3, 0), 3, 3)  # a draw from a pile
        painter.setFont(hub().font("small", 600))
        painter.setPen(hub().colour("text_dim"))
        painter.drawText(inner, Qt.AlignmentFlag.AlignCenter, str(die.face))
    else:
        middle, reach = inner.center(), inner.width() / 2
        corners = [
            QPointF(
                middle.x() + reach * 1.06 * math.sin(math.radians(a)),
                middle.y() - reach * 1.06 * math.cos(math.radians(a)),
            )
            for a in (0, 72, 108, 180, 252, 288)
        ]
        painter.drawPolygon(QPolygonF(corners))
        painter.setFont(hub().font("body", 600))
        painter.setPen(hub().colour("text"))
        painter.drawText(
            inner, Qt.AlignmentFlag.AlignCenter, str(die.face % 10 if die.sides == 10 else die.face)
        )
    painter.restore()


_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def _pips(painter: QPainter, box: QRectF, face: int) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(hub().colour("text"))
    step = box.width() * 0.26
    for x, y in _PIPS.get(face, ()):
        painter.drawEllipse(box.center() + QPointF(x * step, y * step), 2.1, 2.1)
