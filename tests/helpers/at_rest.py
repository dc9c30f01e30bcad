"""Pictures of what has come to rest: nothing is on its way any more that would change them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QTimer

from gui.board.board_view import BoardView
from tests.helpers.open_window import settle

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QWidget

_SOON: Final = 1000
"""Milliseconds: what a timer brings later than that, such as the end of a note, nobody waits for."""
_LONGEST: Final = 30.0
"""Seconds after which what still changes never comes to rest."""


def at_rest(widget: QWidget, drawn: Callable[[QWidget], QImage] | None = None) -> QImage:
    """The picture of a widget at rest, however busy the machine is.

    A picture is no proof that all is done: one that a busy machine draws before the layouts are gone through
    is drawn a second time just so. So layouts, timers and motions come first, and two like pictures after.
    """
    before = None
    end = time.monotonic() + _LONGEST
    while time.monotonic() < end:
        come_to_rest(widget, end)
        now = drawn(widget) if drawn is not None else widget.grab().toImage()
        # What the drawing itself has asked for is laid out before the next one.
        if now == before and not on_the_way(widget):
            return now
        before = now
    raise AssertionError(f"{widget.objectName() or type(widget).__name__} does not come to rest")


def come_to_rest(widget: QWidget, end: float | None = None) -> None:
    """Waits until a widget is laid out, its maps are drawn and nothing that it has begun is still to come."""
    end = time.monotonic() + _LONGEST if end is None else end
    settle()
    while on_the_way(widget) and time.monotonic() < end:
        settle(5)
    for board in widget.findChildren(BoardView):
        board.settle()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)


def on_the_way(widget: QWidget) -> list[str]:
    """What will change a widget soon, by whose it is: timers that run once or at once, and motions."""
    timers = [
        timer
        for timer in widget.findChildren(QTimer)
        if timer.isActive() and (timer.isSingleShot() or not timer.interval())
        if timer.remainingTime() <= _SOON
    ]
    motions = [
        motion
        for motion in widget.findChildren(QAbstractAnimation)
        if motion.state() == QAbstractAnimation.State.Running
    ]
    return [type(each.parent()).__name__ for each in (*timers, *motions)]
