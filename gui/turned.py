"""A part of the window turned towards a player who sits at another side of a flat screen."""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsProxyWidget, QGraphicsScene, QGraphicsView, QWidget

UPRIGHT: Final = 0
"""Degrees clockwise of a part that nobody turned."""


def turned_size(size: QSize, angle: int) -> QSize:
    """The room that a part of this size takes up when it is turned."""
    return size.transposed() if angle in (90, 270) else size


class Turned(QGraphicsView):
    """Shows one widget turned; mouse, touch and keys reach it as if it stood upright."""

    missed = Signal()
    """A click that nothing of the part took."""

    def __init__(self, inner: QWidget, angle: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("turned")
        self.angle = angle
        self.inner = inner
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setBackgroundBrush(QBrush(Qt.BrushStyle.NoBrush))
        self.viewport().setAutoFillBackground(False)
        self.setStyleSheet("QGraphicsView#turned { background: transparent; border: 0; }")
        scene = QGraphicsScene(self)
        self.setScene(scene)
        self._proxy: QGraphicsProxyWidget = scene.addWidget(inner)
        self.rotate(angle)

    @property
    def proxy(self) -> QGraphicsProxyWidget:
        """What carries the widget."""
        return self._proxy

    def take_keys(self, widget: QWidget) -> None:
        """Gives the keys to a part of the widget."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._proxy.setFocus(Qt.FocusReason.OtherFocusReason)
        widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def place_of(self, widget: QWidget, at: QPoint | None = None) -> QPoint:
        """Where a point of a part of the widget is seen, in this view; its middle where none is named."""
        spot = widget.rect().center() if at is None else at
        inside = widget.mapTo(self.inner, spot) if widget is not self.inner else spot
        return self.mapFromScene(self._proxy.mapToScene(QPointF(inside)))

    def release(self) -> QWidget:
        """Gives the widget back, so that it can stand upright again."""
        self._proxy.setWidget(None)  # type: ignore[arg-type]  # Qt takes it for "nothing"
        return self.inner

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = turned_size(self.size(), self.angle)
        self._proxy.resize(size.width(), size.height())
        self.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        self.centerOn(size.width() / 2, size.height() / 2)

    def focusNextPrevChild(self, next_: bool) -> bool:  # noqa: FBT001 - Qt's signature
        """Tab stays in the widget that is shown."""
        return self.inner.focusNextPrevChild(next_)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        at = self._proxy.mapFromScene(self.mapToScene(event.position().toPoint())).toPoint()
        if event.button() == Qt.MouseButton.LeftButton and self.inner.childAt(at) is None:
            self.missed.emit()

    def event(self, event: QEvent) -> bool:
        # A press beside the parts must not fall through to what lies beneath.
        done = super().event(event)
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            event.accept()
            return True
        return done
