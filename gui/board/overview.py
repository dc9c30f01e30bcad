"""The small map in the corner: sheets, counters as dots, and a frame around the part in sight."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from gui.board.board_scene import BoardScene
from gui.board.hex_geometry import HEX
from gui.presenters.kinds import GROUND, is_piece
from gui.qt import painting, pen, tint
from gui.speech import tr
from gui.theme.style import hub

LARGEST: Final = 168
SMALL: Final = 108
"""The longer edge in a narrow view."""
_EDGE: Final = 8

_GROUNDS: Final = {
    "star": "star",
    "life": "world_life",
    "mineral": "world_mineral",
    "dead": "world_dead",
    "hazard": "hazard",
}


class Overview(QWidget):
    """Redraws its ground only when the table changes; a pan only moves the frame."""

    lookedAt = Signal(float, float)
    """A point of the scene to bring to the middle."""

    def __init__(self, scene: BoardScene, parent: QWidget) -> None:
        super().__init__(parent)
        self._scene = scene
        self._largest = LARGEST
        self._ground: QPixmap | None = None
        self._seen = QRectF()
        self.setAccessibleName(tr("Overview"))
        self.setAccessibleDescription(tr("The whole map, small. Click or drag to look at another part."))
        self.setToolTip(tr("Drag the frame to look at another part of the map"))
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        hub().changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """The table or the colours changed."""
        box = self._scene.geometry.bounds
        scale = self._largest / max(box.width, box.height, 1)
        self.resize(QSize(round(box.width * scale) + 2 * _EDGE, round(box.height * scale) + 2 * _EDGE))
        self._ground = None
        self.update()

    def make_small(self, small: bool) -> None:  # noqa: FBT001 - reads well where it is called
        """Takes less of a narrow view."""
        if (self._largest == SMALL) != small:
            self._largest = SMALL if small else LARGEST
            self.refresh()

    def show_frame(self, seen: QRectF) -> None:
        """The part of the scene in sight."""
        if seen != self._seen:
            self._seen = seen
            self.update()

    @property
    def _scale(self) -> float:
        return (self.width() - 2 * _EDGE) / max(self._scene.geometry.bounds.width, 1)

    def point_of(self, x: float, y: float) -> QPointF:
        """Where a point of the scene is on this widget."""
        box = self._scene.geometry.bounds
        return QPointF((x - box.left) * self._scale + _EDGE, (y - box.top) * self._scale + _EDGE)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._ground is None or self._ground.devicePixelRatio() != ratio:
            self._ground = self._draw_ground(ratio)
        with painting(self) as painter:
            painter.drawPixmap(0, 0, self._ground)
            inner = QRectF(self.rect()).adjusted(_EDGE - 3, _EDGE - 3, 3 - _EDGE, 3 - _EDGE)
            frame = QRectF(
                self.point_of(self._seen.left(), self._seen.top()),
                self.point_of(self._seen.right(), self._seen.bottom()),
            ).intersected(inner)
            painter.setPen(pen("accent", 1.5))
            painter.setBrush(tint("accent", 0.1))
            painter.drawRect(frame)

    def _draw_ground(self, ratio: float) -> QPixmap:
        ground = QPixmap(self.size() * ratio)
        ground.setDevicePixelRatio(ratio)
        ground.fill(Qt.GlobalColor.transparent)
        painter = QPainter(ground)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen("line", 1))
        painter.setBrush(tint("panel", 0.92))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        self._draw_sheets(painter)
        for item in sorted(self._scene.items_by_id.values(), key=lambda i: is_piece(i.counter)):
            counter = item.counter
            at = self.point_of(*self._scene.geometry.centre(counter.cell or "0,0"))
            spec = item.spec
            token = spec.side if spec is not None else "neutral"
            if counter.kind in GROUND:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(hub().colour(_GROUNDS.get(counter.art, token)))
                painter.drawEllipse(at, 2.1, 2.1)
                continue
            if not is_piece(counter):
                painter.setPen(pen(token, 1))
                painter.drawPoint(at)
                continue
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(hub().colour(token))
            if spec is not None and spec.shape == 1:
                painter.drawRect(QRectF(at.x() - 2.4, at.y() - 2.4, 4.8, 4.8))
            else:
                painter.drawEllipse(at, 2.7, 2.7)
        painter.end()
        return ground

    def _draw_sheets(self, painter: QPainter) -> None:
        geometry = self._scene.geometry
        painter.setPen(pen("line_strong", 1))
        painter.setBrush(hub().colour("map"))
        for sheet in geometry.board.sheets if geometry.board is not None else ():
            last, low = sheet.columns - 1, sheet.rows - 1
            ends = [
                (sheet.q, sheet.r),
                (sheet.q + last, sheet.r - last // 2),
                (sheet.q + last, sheet.r - last // 2 + low),
                (sheet.q, sheet.r + low),
            ]
            ends += [(sheet.q + 1, sheet.r), (sheet.q + 1, sheet.r + low)] if sheet.columns > 1 else []
            xs, ys = zip(*(geometry.at(q, r) for q, r in ends), strict=True)
            half = HEX / 2
            painter.drawRect(
                QRectF(
                    self.point_of(min(xs) - half, min(ys) - half),
                    self.point_of(max(xs) + half, max(ys) + half),
                )
            )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.mouseMoveEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            box = self._scene.geometry.bounds
            at = event.position()
            self.lookedAt.emit(
                (at.x() - _EDGE) / self._scale + box.left, (at.y() - _EDGE) / self._scale + box.top
            )
