"""A graphics view that is moved like a map: pan, zoom to the pointer, fit, and rest at a sharp picture."""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QNativeGestureEvent, QPainter, QPaintEvent, QPixmapCache, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGestureEvent, QGraphicsView, QPinchGesture, QWidget

from gui.board.board_scene import BoardScene
from gui.board.hex_geometry import HEX

LEAST: Final = 0.06
MOST: Final = 4.0
STEP: Final = 2**0.25
_REST_MS: Final = 110


class MapNavigation(QGraphicsView):
    """Holds one zoom factor: logical pixels a scene unit. The hand never sees a scroll bar."""

    viewChanged = Signal()
    """Another part of the map is seen, or at another zoom."""

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.board = scene
        self.zoom = 1.0
        self._fitted = True
        self._ratio = 0.0
        self._wheel_rest = 0.0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.viewport().setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), 102_400))
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self.come_to_rest)
        self._refine = QTimer(self)
        self._refine.setInterval(0)
        self._refine.timeout.connect(self._draw_some)

    # ---- where we look

    def seen(self) -> QRectF:
        """The part of the scene in sight."""
        return self.mapToScene(self.viewport().rect()).boundingRect()

    def middle(self) -> QPointF:
        """The point of the scene in the middle of the view."""
        return self.seen().center()

    def look_at(self, x: float, y: float) -> None:
        """Brings a point of the scene to the middle, as far as the map's border allows."""
        box = self.board.geometry.bounds
        self.centerOn(min(max(x, box.left), box.right), min(max(y, box.top), box.bottom))
        self.viewChanged.emit()

    def pan_by(self, dx: float, dy: float) -> None:
        """Shifts the picture by so many logical pixels; the map's border stops at the middle of the view."""
        self._fitted = False
        box, now = self.board.geometry.bounds, self.middle()
        x, y = now.x() - dx / self.zoom, now.y() - dy / self.zoom
        dx = (now.x() - min(max(x, min(box.left, now.x())), max(box.right, now.x()))) * self.zoom
        dy = (now.y() - min(max(y, min(box.top, now.y())), max(box.bottom, now.y()))) * self.zoom
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() - round(dx))
        down.setValue(down.value() - round(dy))
        self.viewChanged.emit()

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Zooms so that what is under a point of the view stays under it; None is the middle."""
        self._fitted = False
        where = at if at is not None else QPointF(self.viewport().rect().center())
        before = self._scene_point(where)
        self._set_zoom(self.zoom * factor)
        after = self._scene_point(where)
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + round((before.x() - after.x()) * self.zoom))
        down.setValue(down.value() + round((before.y() - after.y()) * self.zoom))
        self.board.zooming(self.zoom, self._ratio)
        self._rest.start()
        self.viewChanged.emit()

    def _scene_point(self, at: QPointF) -> QPointF:
        inverse, _ = self.viewportTransform().inverted()
        return inverse.map(at)

    def _set_zoom(self, zoom: float) -> None:
        self.zoom = min(MOST, max(LEAST, zoom))
        self.resetTransform()
        self.scale(self.zoom, self.zoom)

    def fit(self) -> None:
        """Shows the whole map."""
        box = self.board.geometry.bounds
        room = self.viewport().size()
        wide, high = max(room.width() - 40, 50), max(room.height() - 40, 50)
        self._set_zoom(min(1.6, wide / max(box.width, HEX), high / max(box.height, HEX)))
        self.centerOn((box.left + box.right) / 2, (box.top + box.bottom) / 2)
        self._fitted = True
        self.come_to_rest()
        self.viewChanged.emit()

    def keep_in_sight(self, x: float, y: float, margin: float = 70.0) -> None:
        """Shifts the picture just so far that a point of the scene is well inside it."""
        at = self.viewportTransform().map(QPointF(x, y))
        width, height = self.viewport().width(), self.viewport().height()
        margin = min(margin, width / 3, height / 3)
        dx = max(margin - at.x(), 0) or min(width - margin - at.x(), 0)
        dy = max(margin - at.y(), 0) or min(height - margin - at.y(), 0)
        if dx or dy:
            self.pan_by(dx, dy)

    # ---- sharpness

    def expect(self, zoom: float) -> None:
        """Counters are drawn for that zoom from the start: it is the one that will be looked at."""
        self.board.expect(zoom, self.viewport().devicePixelRatioF())

    def come_to_rest(self) -> None:
        """The zoom stands: wants everything at exactly this scale, drawn between frames."""
        self._rest.stop()
        self._ratio = self.viewport().devicePixelRatioF()
        self.board.rest_at(self.zoom, self._ratio, self.seen())
        if self.board.unfinished:
            self._refine.start()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        # A pixel more on each side: at some zooms the edge of what is asked for ends within a pixel, which
        # would let through what was there before.
        more = 1.0 / self.zoom
        super().drawBackground(painter, QRectF(rect).adjusted(-more, -more, more, more))

    def settle(self) -> None:
        """Finishes now what would be drawn between frames: for pictures of the window."""
        self.come_to_rest()
        self.board.complete(self.seen())
        self._refine.stop()

    def _draw_some(self) -> None:
        if self.board.refine():
            self._refine.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.board.map_item.missing and not self._refine.isActive():
            self._refine.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitted:
            self.fit()
        else:
            self.viewChanged.emit()

    # ---- wheel and fingers

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zooms to the pointer; two fingers on a touch pad pan unless Ctrl is held."""
        event.accept()
        pad = event.phase() != Qt.ScrollPhase.NoScrollPhase or not event.pixelDelta().isNull()
        if pad and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            by = event.pixelDelta() if not event.pixelDelta().isNull() else event.angleDelta() / 4
            self.pan_by(by.x(), by.y())
            return
        notches = event.angleDelta().y() / 120
        if notches:
            self.zoom_by(STEP**notches, event.position())

    def wheel_steps(self, event: QWheelEvent) -> int:
        """Whole notches of the wheel; parts of a notch are saved for the next event."""
        delta = event.angleDelta().y() or event.angleDelta().x()
        self._wheel_rest += delta / 120
        steps = int(self._wheel_rest)
        self._wheel_rest -= steps
        return steps

    def viewportEvent(self, event: QEvent) -> bool:
        if (
            isinstance(event, QNativeGestureEvent)
            and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture
        ):
            self.zoom_by(1 + event.value(), event.position())
            return True
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                at = self.viewport().mapFromGlobal(pinch.centerPoint().toPoint())
                self.zoom_by(pinch.scaleFactor(), QPointF(at))
                return True
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._rest.start()
        return super().viewportEvent(event)

    def scene_at(self, at: QPointF | QPoint) -> tuple[float, float]:
        """The point of the scene under a point of the view."""
        where = self._scene_point(QPointF(at))
        return where.x(), where.y()
