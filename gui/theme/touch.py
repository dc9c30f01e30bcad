"""Touch size beyond the style sheet: drags begin later, a long press does what the right button does."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QStyledItemDelegate, QWidget

DRAG: Final = 10
TOUCH_DRAG: Final = 24
"""Logical pixels that a finger trembles before it means a drag; the mouse's are Qt's own."""
PRESS: Final = 600
"""Milliseconds of a long press."""


class LongPress(QObject):
    """Does what a right click does when a press rests on a widget; where that is nothing, it shows the tip.

    Such a press of a button is no click.
    """

    def __init__(self) -> None:
        super().__init__()
        self._on: QWidget | None = None
        self._at, self._at_screen = QPoint(), QPoint()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PRESS)
        self._timer.timeout.connect(self._rested)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Only looks: every event goes where it would have gone."""
        kind = event.type()
        if kind == QEvent.Type.Polish and isinstance(watched, QComboBox):
            _with_tall_lines(watched)
        elif kind == QEvent.Type.MouseButtonPress and isinstance(watched, QWidget):
            assert isinstance(event, QMouseEvent)
            self._on = watched
            self._at = event.position().toPoint()
            self._at_screen = event.globalPosition().toPoint()
            self._timer.start()
        elif kind == QEvent.Type.MouseMove and self._timer.isActive():
            assert isinstance(event, QMouseEvent)
            if (event.globalPosition().toPoint() - self._at_screen).manhattanLength() > TOUCH_DRAG:
                self._timer.stop()
        elif kind in (QEvent.Type.MouseButtonRelease, QEvent.Type.Hide):
            self._timer.stop()
        return False

    def _rested(self) -> None:
        widget, self._on = self._on, None
        try:
            if widget is not None and self._context(widget):
                return
            while widget is not None and not widget.toolTip() and not _shows_tips(widget):
                widget = widget.parentWidget() if not widget.isWindow() else None
            if widget is None:
                return
            if isinstance(widget, QAbstractButton):
                widget.setDown(False)
            at = widget.mapFromGlobal(self._at_screen)
            QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, self._at_screen))
        except RuntimeError:
            pass  # it was destroyed under the finger

    def _context(self, widget: QWidget) -> bool:
        """Whether the widget, or one that it lies in, took it for a right click."""
        # The reason tells a finger from the right button, whose press and release come besides.
        event = QContextMenuEvent(QContextMenuEvent.Reason.Other, self._at, self._at_screen)
        event.ignore()
        QApplication.sendEvent(widget, event)
        if not event.isAccepted():
            return False
        if isinstance(widget, QAbstractButton):
            widget.setDown(False)
        return True


def _shows_tips(widget: QWidget) -> bool:
    """Lists give each line its own tip: their viewport is asked, though it has none itself."""
    return widget.objectName() == "qt_scrollarea_viewport" and hasattr(widget.parentWidget(), "itemDelegate")


def _with_tall_lines(box: QComboBox) -> None:
    """Qt's own delegate of a list of choices does not ask the style sheet how high its lines are."""
    if type(box.itemDelegate()) is not QStyledItemDelegate:
        box.setItemDelegate(QStyledItemDelegate(box))


_aid: list[LongPress] = []


def apply_touch(app: QApplication, *, on: bool) -> None:
    """Switches the size of a finger on or off for the whole application."""
    app.setStartDragDistance(TOUCH_DRAG if on else DRAG)
    if on and not _aid:
        _aid.append(LongPress())
        # Only while it is wanted: a filter of the application sees every event.
        app.installEventFilter(_aid[0])
        for each in app.allWidgets():
            if isinstance(each, QComboBox):
                _with_tall_lines(each)
    elif not on and _aid:
        app.removeEventFilter(_aid.pop())
