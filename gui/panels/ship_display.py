"""The Ship Systems Display: tracks of boxes drawn as on the printed sheet."""

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.core.view import BoxView
from gui.presenters.inspector import TrackRow
from gui.qt import SMALL, painting, tint
from gui.speech import tr
from gui.theme.style import hub

CENTRE = Qt.AlignmentFlag.AlignCenter
STATES = {
    "open": "",
    "destroyed": tr("crossed off"),
    "disabled": tr("circled: disabled"),
    "spent": tr("used up"),
    "repaired": "jury-rigged",
}


class TrackWidget(QWidget):
    """One track: its name with rule number and source mark, then its boxes, wrapped to the width."""

    rule_clicked = Signal(str)

    def __init__(self, row: TrackRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = row
        self._heights: dict[int, int] = {}
        self._sizes: tuple[float, float] | None = None
        self._boxes: list[tuple[QRectF, BoxView]] = []
        self.setMouseTracking(True)
        self.setAccessibleName(row.words)

    def restyle(self) -> None:
        """The colours or the text size changed."""
        self._heights.clear()
        self._sizes = None
        self.update()

    @property
    def row(self) -> TrackRow:
        """What is shown."""
        return self._row

    def show_row(self, row: TrackRow) -> None:
        """Shows another state of the track."""
        if row != self._row:
            self._row = row
            self._heights.clear()
            self._sizes = None
            self.setAccessibleName(row.words)
            self.update()

    def _side(self) -> float:
        return round(21 * hub().theme.text_scale)

    def _head(self, width: float) -> float:
        line, _ = self._measured()
        return (2 * line if self._broken(width) else line) + 3

    def _broken(self, width: float) -> bool:
        """Whether rule number and source mark stand below the name: there is no room for them beside it."""
        return self._measured()[1] > width

    def _measured(self) -> tuple[float, float]:
        """How high a line of the head is, and how wide all of it: once, as layouts ask for many widths."""
        if self._sizes is None:
            metrics, row = QFontMetricsF(hub().font("small", 500)), self._row
            seal = metrics.height() + 6 if row.mark else 0.0
            words = metrics.horizontalAdvance(row.track.title) + metrics.horizontalAdvance(row.number)
            self._sizes = metrics.height(), words + 8 + seal
        return self._sizes

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._height(width)
        return self._heights[width]

    def _height(self, width: int) -> int:
        step = self._side() + 4
        across = max(1, int((width - 2) // step))
        rows = math.ceil(len(self._row.track.boxes) / across) or 1
        return round(self._head(width) + rows * step + 3)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            self._title(painter)
            self._lay_out()
            for box, view in self._boxes:
                paint_box(painter, box, view)

    def _lay_out(self) -> None:
        side, step = self._side(), self._side() + 4
        across = max(1, int((self.width() - 2) // step))
        head = self._head(self.width())
        self._boxes = []
        for place, view in enumerate(self._row.track.boxes):
            line, spot = divmod(place, across)
            self._boxes.append((QRectF(1.5 + spot * step, head + line * step, side, side), view))

    def _title(self, painter: QPainter) -> None:
        font = hub().font("small", 500)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(hub().colour("text_dim"))
        painter.drawText(QPointF(1, metrics.ascent()), self._row.track.title)
        left, top = metrics.horizontalAdvance(self._row.track.title) + 7, 0.0
        if self._broken(self.width()):
            left, top = 1.0, metrics.height()
        painter.setPen(hub().colour("accent"))
        painter.drawText(QPointF(left, top + metrics.ascent()), self._row.number)
        left += metrics.horizontalAdvance(self._row.number) + 6
        if self._row.mark:
            seal = QRectF(left, top, metrics.height(), metrics.height() - 1)
            painter.setPen(QPen(hub().colour("warn"), 1))
            painter.setBrush(tint("warn", 0.14))
            painter.drawRoundedRect(seal.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
            painter.drawText(seal, CENTRE, self._row.mark)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        # Not in `event`: a Python override of that would be called for every event of every track.
        self.setToolTip(self._tip(event.position()))

    def _tip(self, at: QPointF) -> str:
        for box, view in self._boxes:
            if box.contains(at):
                parts = (view.text, view.mark, STATES.get(view.state, view.state))
                now = tr("in force") if view.current else ""
                return f"{self._row.track.title}: " + ", ".join(p for p in (*parts, now) if p)
        if at.y() < self._head(self.width()):
            return self._row.tip or tr(
                "Rule {number}; the figures are the printed ones.", number=self._row.number
            )
        return ""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and event.position().y() < self._head(self.width()):
            self.rule_clicked.emit(self._row.track.rule)


class TrackColumn(QWidget):
    """The tracks of a sheet one under another.

    It places them itself: a layout would ask each of some forty for its height some hundred times.
    """

    rule_clicked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._tracks: list[TrackWidget] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        hub().changed.connect(self._restyle)

    def show_rows(self, rows: tuple[TrackRow, ...]) -> None:
        """Shows these tracks; the widgets of those that are there already stay."""
        if [row.track.id for row in rows] != [made.row.track.id for made in self._tracks]:
            for made in self._tracks:
                made.hide()
                made.setParent(None)
                made.deleteLater()
            self._tracks = [TrackWidget(row, self) for row in rows]
            for made in self._tracks:
                made.rule_clicked.connect(self.rule_clicked)
                if self.isVisible():
                    made.show()
        for made, row in zip(self._tracks, rows, strict=True):
            made.show_row(row)
        self.setVisible(bool(rows))
        self.updateGeometry()
        self._place()

    def _restyle(self) -> None:
        for made in self._tracks:
            made.restyle()
        self.updateGeometry()
        self._place()

    def heightForWidth(self, width: int) -> int:
        """All of them at that width, and what keeps them apart."""
        return sum(made.heightForWidth(width) + SMALL for made in self._tracks) - SMALL

    def sizeHint(self) -> QSize:
        return QSize(220, max(0, self.heightForWidth(220)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def _place(self) -> None:
        top, width = 0, self.width()
        for made in self._tracks:
            height = made.heightForWidth(width)
            made.setGeometry(0, top, width, height)
            top += height + SMALL


def paint_box(painter: QPainter, box: QRectF, view: BoxView) -> None:
    """One box: its shape, what is in it, and what has become of it."""
    lost = view.state == "destroyed"
    inner = box.adjusted(1, 1, -1, -1)
    if view.current:
        painter.setPen(QPen(hub().colour("accent"), 1.8))
        painter.setBrush(tint("accent_deep", 0.85))
    else:
        painter.setPen(QPen(hub().colour("line_strong"), 1.2))
        painter.setBrush(hub().colour("ground"))
    _outline(painter, view.shape, inner)
    font = hub().font("small", 600)
    if len(view.text) > 2:
        font.setPixelSize(max(8, font.pixelSize() - 2))
    painter.setFont(font)
    painter.setPen(hub().colour("text_faint" if lost else "text"))
    painter.drawText(box, CENTRE, view.text)
    if view.mark == "wrench":
        _wrench(painter, box)
    elif view.mark == "core":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(hub().colour("warn"))
        painter.drawEllipse(box.topRight() + QPointF(-3.5, 3.5), 2.4, 2.4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if lost:
        painter.setPen(QPen(hub().colour("bad"), 1.8))
        painter.drawLine(inner.topLeft() + QPointF(2, 2), inner.bottomRight() - QPointF(2, 2))
        painter.drawLine(inner.topRight() + QPointF(-2, 2), inner.bottomLeft() + QPointF(2, -2))
    elif view.state == "disabled":
        painter.setPen(QPen(hub().colour("warn"), 1.8))
        painter.drawEllipse(box.adjusted(-0.5, -0.5, 0.5, 0.5))


def octagon(box: QRectF) -> QPolygonF:
    """A box with its corners cut off, as it is printed (A2.675)."""
    cut = box.width() * 0.29
    return QPolygonF(
        [
            QPointF(box.left() + cut, box.top()),
            QPointF(box.right() - cut, box.top()),
            QPointF(box.right(), box.top() + cut),
            QPointF(box.right(), box.bottom() - cut),
            QPointF(box.right() - cut, box.bottom()),
            QPointF(box.left() + cut, box.bottom()),
            QPointF(box.left(), box.bottom() - cut),
            QPointF(box.left(), box.top() + cut),
        ]
    )


def _outline(painter: QPainter, shape: str, box: QRectF) -> None:
    match shape:
        case "circle":
            painter.drawEllipse(box)
        case "octagon":
            painter.drawPolygon(octagon(box))
        case _:
            painter.drawRoundedRect(box, 2, 2)


def _wrench(painter: QPainter, box: QRectF) -> None:
    """A small wrench over the lower right corner: damage control may repair this box."""
    painter.save()
    painter.translate(box.bottomRight() + QPointF(-5.0, -5.0))
    painter.rotate(45)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(hub().colour("panel"))
    painter.drawEllipse(QPointF(0, 0), 5.2, 5.2)
    painter.setPen(QPen(hub().colour("good"), 1.5))
    painter.drawLine(QPointF(0, -0.5), QPointF(0, 4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(QRectF(-2.2, -4.6, 4.4, 4.4), 140 * 16, 260 * 16)
    painter.restore()
