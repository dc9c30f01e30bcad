"""The strip over the board: what both sides have, in signs and figures."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from gui.board.counter_painter import plate_path
from gui.games.star_control.economy import SideStrip
from gui.games.star_control.pictures import paint_holding
from gui.panels.drawn import Drawn
from gui.qt import painting, tint
from gui.speech import tr
from gui.theme.style import hub

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_SIGN = 24


class LedgerStrip(Drawn):
    """Both sides, one at either end; the tip of each figure says what it counts."""

    def __init__(self) -> None:
        super().__init__()
        self._strips: tuple[SideStrip, ...] = ()
        self._tips: list[tuple[QRectF, str]] = []
        self.setObjectName("ledger")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        hub().changed.connect(self.update)

    def show_strips(self, strips: tuple[SideStrip, ...]) -> None:
        """Shows what the sides have."""
        self._strips = strips
        self.setAccessibleName(". ".join(strip.words for strip in strips))
        self.updateGeometry()
        self.update()

    def strips(self) -> tuple[SideStrip, ...]:
        """What is shown."""
        return self._strips

    def sizeHint(self) -> QSize:
        return QSize(700, max(38, round(QFontMetricsF(hub().font("title", 600)).height() + 18)))

    def minimumSizeHint(self) -> QSize:
        return QSize(300, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        self._tips = []
        with painting(self) as painter:
            painter.fillRect(self.rect(), hub().colour("panel"))
            painter.setPen(QPen(hub().colour("line"), 1))
            painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
            half = self.width() / max(1, len(self._strips))
            for place, strip in enumerate(self._strips):
                self._side(painter, strip, QRectF(place * half, 0, half, self.height() - 1))

    def _side(self, painter: QPainter, strip: SideStrip, box: QRectF) -> None:
        if strip.acting:
            painter.fillRect(box, tint(f"{strip.colour}_deep", 0.28 if hub().theme.name == "dark" else 0.45))
            painter.fillRect(QRectF(box.left(), box.bottom() - 2, box.width(), 2), hub().colour(strip.colour))
        middle = box.center().y()
        painter.save()
        painter.translate(box.left() + 24, middle)
        painter.setPen(QPen(hub().colour("text"), 1.6) if strip.viewer else Qt.PenStyle.NoPen)
        painter.setBrush(hub().colour(strip.colour))
        painter.drawPath(plate_path(strip.shape, 12.5))
        painter.setFont(hub().font("body", 600))
        painter.setPen(hub().colour("text_on_accent"))
        painter.drawText(QRectF(-14, -14, 28, 28), Qt.AlignmentFlag.AlignCenter, strip.letter)
        painter.restore()
        name = hub().font("body", 600)
        painter.setFont(name)
        painter.setPen(hub().colour(strip.colour))
        room = QFontMetricsF(name).horizontalAdvance(strip.id)
        left = box.left() + 46
        items = [
            *((h.kind, h.title, _figure(h.kind, h.value)) for h in strip.holdings),
            ("fleets", tr("Fleets / ships in them"), f"{strip.fleets}/{strip.ships}"),
        ]
        figure = hub().font("title", 600)
        metrics = QFontMetricsF(figure)
        wanted = sum(_SIGN + 5 + metrics.horizontalAdvance(text) + 16 for _, _, text in items)
        if left + room + 18 + wanted <= box.right():
            painter.drawText(QRectF(left, 0, room + 4, box.height()), LEFT, strip.id)
            left += room + 18
        gap = max(4.0, min(24.0, (box.right() - left - wanted) / len(items) + 16))
        for kind, title, text in items:
            wide = metrics.horizontalAdvance(text)
            sign = QRectF(left, middle - _SIGN / 2, _SIGN, _SIGN)
            if sign.right() + 5 + wide > box.right():
                break
            paint_holding(painter, kind, strip.colour, sign)
            painter.setFont(figure)
            painter.setPen(hub().colour("text"))
            where = QRectF(sign.right() + 5, 0, wide + 2, box.height())
            painter.drawText(where, LEFT, text)
            self._tips.append((sign.united(where), f"{strip.id}: {title} {text}"))
            left = where.right() + gap

    def tip_at(self, at: QPointF) -> str:
        return next((words for box, words in self._tips if box.contains(at)), "")


def _figure(kind: str, value: int) -> str:
    return f"+{value}" if kind == "income" else str(value)
