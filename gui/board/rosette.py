"""The direction rosette: the six map directions as they lie from this seat; a click turns the table."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap, QPolygonF
from PySide6.QtWidgets import QWidget

from gui.board.hex_geometry import VIEWPOINTS, BoardGeometry
from gui.qt import painting, pen, tint
from gui.speech import tr
from gui.theme.style import hub

SIZE: Final = 112
SMALL: Final = 78
"""Logical pixels of its side, and in a narrow view, where the letters keep their size."""


class Rosette(QWidget):
    """Letters A to F around a small hex; the side that looks up is named in the middle."""

    turned = Signal(str)
    """The viewpoint that was asked for."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._geometry = BoardGeometry(None)
        self.setFixedSize(SIZE, SIZE)
        self._letters = 39.0
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._picture: QPixmap | None = None
        hub().changed.connect(self._draw_anew)
        self.show_geometry(self._geometry)

    def show_geometry(self, geometry: BoardGeometry) -> None:
        """The map as it now lies."""
        self._geometry = geometry
        self.setAccessibleName(tr("Directions: {direction} is up", direction=geometry.viewpoint))
        self.setToolTip(
            tr("{direction} is at the top. Click to turn the table (V)", direction=geometry.viewpoint)
        )
        self._draw_anew()

    def make_small(self, small: bool) -> None:  # noqa: FBT001 - reads well where it is called
        """Takes less of a narrow view."""
        side = SMALL if small else SIZE
        if side != self.width():
            self.setFixedSize(side, side)
            self._letters = 27.0 if small else 39.0
            self._draw_anew()

    def next_viewpoint(self) -> str:
        """The side after this one, clockwise."""
        return VIEWPOINTS[(VIEWPOINTS.index(self._geometry.viewpoint) + 1) % len(VIEWPOINTS)]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.turned.emit(self.next_viewpoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        # Painted whenever the map beneath is: a picture at hand saves a tenth of a frame.
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = self._draw(ratio)
        with painting(self) as painter:
            painter.drawPixmap(0, 0, self._picture)

    def _draw_anew(self) -> None:
        self._picture = None
        self.update()

    def _draw(self, ratio: float) -> QPixmap:
        side = self.width()
        middle = QPointF(side / 2, side / 2)
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen("line", 1))
        painter.setBrush(tint("panel", 0.88))
        painter.drawEllipse(middle, side / 2 - 2, side / 2 - 2)
        painter.translate(middle)
        painter.setPen(pen("line_strong", 1.2))
        painter.setBrush(tint("map", 0.9))
        unit = self._letters * 0.49 / math.hypot(*self._geometry.corner_offsets[0])
        painter.drawPolygon(
            QPolygonF([QPointF(x * unit, y * unit) for x, y in self._geometry.corner_offsets])
        )
        for step in range(12):
            self._spoke(painter, step)
        painter.setFont(hub().font("small", 600))
        painter.setPen(hub().colour("text_dim"))
        painter.drawText(QRectF(-20, -9, 40, 18), Qt.AlignmentFlag.AlignCenter, self._geometry.viewpoint)
        painter.end()
        return picture

    def _spoke(self, painter: QPainter, step: int) -> None:
        angle = math.radians(self._geometry.angle(step))
        dx, dy = math.sin(angle), -math.cos(angle)
        up = self._geometry.angle(step) == 0
        far = self._letters
        if step % 2:
            if self.width() < SIZE:
                return
            painter.setPen(pen("accent" if up else "line_strong", 1.2))
            painter.drawLine(QPointF(dx * 45, dy * 45), QPointF(dx * 50, dy * 50))
            return
        painter.setPen(pen("accent" if up else "line_strong", 1.4))
        painter.drawLine(QPointF(dx * far * 0.54, dy * far * 0.54), QPointF(dx * far * 0.7, dy * far * 0.7))
        painter.setFont(hub().font("label" if self.width() == SIZE else "small", 600))
        painter.setPen(hub().colour("accent" if up else "text"))
        box = QRectF(dx * far - 10, dy * far - 10, 20, 20)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "ABCDEF"[step // 2])
