"""A small ship seen from above whose four sides can be clicked: which of them is struck."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.rulesets.sits.combat import MOUNTS, Mount
from gui.qt import painting, tint
from gui.speech import tr
from gui.theme.style import hub

CENTRE: Final = Qt.AlignmentFlag.AlignCenter
NAMES: Final[dict[Mount, str]] = {
    "forward": tr("nose"),
    "aft": tr("stern"),
    "port": tr("port"),
    "starboard": tr("starboard"),
}
KEYS: Final[dict[Qt.Key, Mount]] = {
    Qt.Key.Key_Up: "forward",
    Qt.Key.Key_Down: "aft",
    Qt.Key.Key_Left: "port",
    Qt.Key.Key_Right: "starboard",
}


class ShipSides(QWidget):
    """Sides that may be named are open to clicks and arrow keys; the others are drawn faintly."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._open: frozenset[Mount] = frozenset()
        self._under: Mount | None = None
        self.setObjectName("ship-sides")
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        hub().changed.connect(self.updateGeometry)

    def offer(self, sides: Iterable[Mount]) -> None:
        """Opens these sides to be chosen."""
        self._open = frozenset(sides)
        names = f" {tr('or')} ".join(NAMES[side] for side in MOUNTS if side in self._open)
        self.setAccessibleName(tr("Choose a side of the ship with the arrow keys: {names}", names=names))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(220, round(150 * max(1.0, min(1.6, hub().theme.text_scale))))

    def box(self, side: Mount) -> QRectF:
        """Where a side is clicked."""
        middle, tall = QRectF(self.rect()).center(), self.height() - 8.0
        wide = min(self.width() - 8.0, tall * 1.7)
        core, end = wide * 0.16, tall * 0.28
        match side:
            case "forward":
                return QRectF(middle.x() - core, middle.y() - tall / 2, 2 * core, end)
            case "aft":
                return QRectF(middle.x() - core, middle.y() + tall / 2 - end, 2 * core, end)
            case "port":
                return QRectF(middle.x() - wide / 2, middle.y() - tall * 0.22, wide / 2 - core, tall * 0.44)
            case "starboard":
                return QRectF(middle.x() + core, middle.y() - tall * 0.22, wide / 2 - core, tall * 0.44)

    def _at(self, at: QPointF) -> Mount | None:
        return next((side for side in MOUNTS if side in self._open and self.box(side).contains(at)), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self._at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        self._point(None)

    def _point(self, side: Mount | None) -> None:
        if side != self._under:
            self._under = side
            self.setCursor(Qt.CursorShape.PointingHandCursor if side else Qt.CursorShape.ArrowCursor)
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        side = self._at(event.position())
        if side is not None and event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit(side)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        side = KEYS.get(Qt.Key(event.key()))
        if side in self._open:
            self.chosen.emit(side)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            self._hull(painter)
            for side in MOUNTS:
                self._side(painter, side)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(hub().colour("focus"), 2))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)

    def _hull(self, painter: QPainter) -> None:
        """A spindle with a hammerhead at each end, nose up."""
        middle, tall = QRectF(self.rect()).center(), self.height() - 8.0
        half = self.box("forward").width() / 2
        path = QPainterPath()
        points = [(-0.9, -0.47), (0.9, -0.47), (0.9, -0.36), (0.45, -0.3), (0.75, 0.0), (0.45, 0.3)]
        points += [(0.9, 0.36), (0.9, 0.47), (-0.9, 0.47), (-0.9, 0.36), (-0.45, 0.3), (-0.75, 0.0)]
        points += [(-0.45, -0.3), (-0.9, -0.36)]
        for place, (x, y) in enumerate(points):
            spot = QPointF(middle.x() + x * half, middle.y() + y * tall)
            if place:
                path.lineTo(spot)
            else:
                path.moveTo(spot)
        path.closeSubpath()
        painter.setPen(QPen(hub().colour("line_strong"), 1.4))
        painter.setBrush(hub().colour("raised"))
        painter.drawPath(path)

    def _side(self, painter: QPainter, side: Mount) -> None:
        box, is_open = self.box(side), side in self._open
        lit = side == self._under
        if is_open:
            painter.setPen(QPen(hub().colour("target"), 2.4 if lit else 1.4, Qt.PenStyle.DashLine))
            painter.setBrush(tint("target", 0.35 if lit else 0.14))
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 5, 5)
        painter.setFont(hub().font("label", 600 if is_open else 400))
        painter.setPen(hub().colour("text" if is_open else "text_faint"))
        painter.drawText(box, CENTRE, NAMES[side])
