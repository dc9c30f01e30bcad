"""The dials over the AVID: how much of the pivot, roll and thrust rating is used; they choose the mode."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from engine.core.view import Breakdown
from gui.attitude.avid_card import faded, sized
from gui.speech import tr
from gui.theme.style import hub

_RING = 21.0


class RatingDial(QAbstractButton):
    """A ring of as many segments as the rating, filled as far as it is used; what is too much shows red."""

    def __init__(self, title: str, form: str, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self._form = form
        self._key = key
        self._used = 0
        self._rating: Breakdown | None = None
        self._extra = 0
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        hub().changed.connect(self.update)
        self._tell()

    def set_use(self, used: int, rating: Breakdown | None, extra: int = 0) -> None:
        """Shows what is used of a rating; `extra` steps beyond it are allowed at a price (red-lining)."""
        if (used, rating, extra) != (self._used, self._rating, self._extra):
            self._used, self._rating, self._extra = used, rating, extra
            self._tell()
            self.update()

    @property
    def words(self) -> str:
        """ "3 of 4 windows"."""
        if self._rating is None:
            return "–"
        return tr(self._form, used=self._used, total=self._rating.total)

    @property
    def short(self) -> str:
        """What stands beside the ring: "of 4", whatever the width."""
        return tr("of {total}", total=self._rating.total) if self._rating else ""

    def _tell(self) -> None:
        self.setAccessibleName(f"{self._title}: {self.words}")
        lines = [f"{self._title} ({self._key})"]
        if self._rating is not None:
            lines += [self._rating.title]
            lines += [f"{p.value:+d}  {p.label} [{p.rule.partition('/')[2]}]" for p in self._rating.parts]
        self.setToolTip("\n".join(lines))

    def sizeHint(self) -> QSize:
        """Three of them fit a panel of 350 pixels."""
        lines = sum(QFontMetricsF(hub().font(role, 600)).height() for role in ("body", "small"))
        return QSize(110, max(2 * round(_RING) + 8, round(lines) + 12))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws ring, count and title."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setBrush(hub().colour("pressed" if self.isChecked() else "raised"))
        if self.underMouse() and not self.isChecked():
            painter.setBrush(hub().colour("hover"))
        edge = "focus" if self.hasFocus() else "accent" if self.isChecked() else "line"
        painter.setPen(QPen(hub().colour(edge), 2.0 if self.hasFocus() or self.isChecked() else 1.0))
        painter.drawRoundedRect(box, 8, 8)
        centre = QPointF(box.left() + _RING + 5, box.center().y())
        self._ring(painter, centre)
        self._texts(
            painter,
            QRectF(centre.x() + _RING + 5, box.top(), box.right() - centre.x() - _RING - 5, box.height()),
        )
        painter.end()

    def _ring(self, painter: QPainter, centre: QPointF) -> None:
        total = self._rating.total if self._rating else 0
        steps = max(total, self._used, 1)
        reach = _RING - 3
        box = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
        gap = 8.0 if steps > 1 else 0.0
        sweep = 360.0 / steps
        for step in range(steps):
            over = step >= total
            token = "line_strong"
            if step < self._used:
                token = "accent" if not over else "warn" if step < total + self._extra else "bad"
            pen = QPen(hub().colour(token) if step < self._used else faded(token, 140), 5.0)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            start = 90.0 - step * sweep - gap / 2
            painter.drawArc(box, round(start * 16), round(-(sweep - gap) * 16))
        painter.setFont(sized(15))
        over = self._used > total
        token = "text" if not over else "warn" if self._used <= total + self._extra else "bad"
        painter.setPen(hub().colour(token))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self._used) if self._rating else "–")

    def _texts(self, painter: QPainter, box: QRectF) -> None:
        half = box.height() / 2
        font = hub().font("body", 600)
        wide = QFontMetricsF(font).horizontalAdvance(self._title)
        if wide > box.width() > 0:  # a long word in large type: smaller rather than cut
            font.setPixelSize(max(round(font.pixelSize() * box.width() / wide) - 1, 8))
        painter.setFont(font)
        painter.setPen(hub().colour("text"))
        left = Qt.AlignmentFlag.AlignLeft
        top = QRectF(box.left(), box.top() + 4, box.width(), half - 4)
        painter.drawText(top, left | Qt.AlignmentFlag.AlignBottom, self._title)
        painter.setFont(hub().font("small", 400))
        painter.setPen(hub().colour("text_dim"))
        low = QRectF(box.left(), box.top() + half + 1, box.width(), half - 4)
        words = self.short
        painter.drawText(low, left | Qt.AlignmentFlag.AlignTop, words)
