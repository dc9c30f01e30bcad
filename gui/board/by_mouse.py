"""The board by mouse: presses, drags and rests of the pointer handed to the tool in hand."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtWidgets import QApplication

from gui.board.tools.tool import Pointer

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent

    from engine.core.ids import PieceId
    from gui.board.board_view import BoardView

_FAN_MS: Final = 160
_LEFT, _RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class ByMouse:
    """Where the pointer is, what it rests on, and whether it shifts the map."""

    def __init__(self, view: BoardView) -> None:
        self._view = view
        self.at = QPoint(-1, -1)
        """Where it was last seen, in logical pixels of the view."""
        self.over: tuple[PieceId | None, str | None] = (None, None)
        """The counter and the cell under it."""
        self.grips = False
        """The space bar is held: a press takes hold of the map."""
        self._panning: QPointF | None = None
        self._pressed: QPointF | None = None
        """Where the left button went down, while nothing has been dragged."""
        self._held = False
        """The press has rested long enough for a right click."""
        self._fan_timer = QTimer(view)
        self._fan_timer.setSingleShot(True)
        self._fan_timer.setInterval(_FAN_MS)
        self._fan_timer.timeout.connect(self._open_fan)

    @property
    def busy(self) -> bool:
        """Whether a button is held or the map is being shifted."""
        return self._panning is not None or QApplication.mouseButtons() != Qt.MouseButton.NoButton

    @property
    def inside(self) -> bool:
        """Whether it was last seen in the view."""
        return self._view.viewport().rect().contains(self.at)

    def grip(self, held: bool) -> None:  # noqa: FBT001 - reads well where it is called
        """The space bar goes down or comes up."""
        self.grips = held
        if held:
            self._view.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self._view.show_pointer()

    def _seen(self, event: QMouseEvent) -> None:
        self.at = event.position().toPoint()
        self._view.notes.by_keys = False

    def press(self, event: QMouseEvent) -> None:
        """A button goes down."""
        view = self._view
        self._seen(event)
        view.notes.leave()
        self._held = False
        self._pressed = event.position() if event.button() == _LEFT and not self.grips else None
        button, right = event.button(), event.button() == _RIGHT
        if button == Qt.MouseButton.MiddleButton or (button == _LEFT and self.grips):
            self._panning = event.position()
            view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif right and view.tools.carry.active:
            view.tools.escape()
        elif button == _LEFT or right:
            self._fan_timer.stop()
            view.tools.press(view.pointer(event.position(), event.modifiers(), right=right))

    def move(self, event: QMouseEvent) -> None:
        """The pointer moves, with a button held or without."""
        view = self._view
        self._seen(event)
        if self._panning is not None:
            by = event.position() - self._panning
            self._panning = event.position()
            view.pan_by(by.x(), by.y())
            return
        if self._pressed is not None:
            gone = event.position() - self._pressed
            if abs(gone.x()) + abs(gone.y()) >= view.hand.threshold:
                self._pressed, self._held = None, False
        at = view.pointer(event.position(), event.modifiers())
        if view.tools.carry.active:
            view.tools.move(at if self.inside else replace(at, cell=None, piece=None))
            return
        view.tools.move(at)
        if event.buttons() == Qt.MouseButton.NoButton:
            self.hover(at)

    def release(self, event: QMouseEvent) -> None:
        """A button comes up."""
        view = self._view
        held, self._held, self._pressed = self._held, False, None
        if self._panning is not None:
            self._panning = None
            view.show_pointer()
        elif held:
            at = view.pointer(event.position(), event.modifiers(), right=True)
            view.tools.cancel_work()
            view.tools.press(at)
            view.tools.release(at)
        elif event.button() in (_LEFT, _RIGHT):
            inside = view.viewport().rect().contains(event.position().toPoint())
            at = view.pointer(event.position(), event.modifiers(), right=event.button() == _RIGHT)
            view.tools.release(at if inside else replace(at, cell=None, piece=None))

    def hold(self) -> bool:
        """A press rests: let go it is a right click, dragged it is what it was. False beside a counter."""
        view = self._view
        if self._pressed is None or view.tools.carry.active:
            return False
        self._held = view.pointer(self._pressed, Qt.KeyboardModifier.NoModifier).piece is not None
        return self._held

    def left(self) -> None:
        """The pointer has left the view."""
        self._fan_timer.stop()
        if not self._view.stack_list.underMouse():
            self._view.close_fan()
        self.hover(Pointer())

    def hover(self, at: Pointer) -> None:
        """The pointer is there with no button held: stacks open under it, counters are told."""
        view = self._view
        if view.board.fan_cell is not None and view.board.leaves_fan(
            *view.scene_at(QPointF(at.x, at.y)), view.zoom
        ):
            view.close_fan()
        view.notes.attend(at.piece, at.cell)
        if (at.piece, at.cell) == self.over:
            return
        self.over = (at.piece, at.cell)
        view.hovered.emit(at.piece, at.cell)
        if at.cell is not None and at.cell != view.board.fan_cell:
            self._fan_timer.start()

    def forget_fan(self) -> None:
        """No stack is to open by itself any more."""
        self._fan_timer.stop()

    def _open_fan(self) -> None:
        piece, cell = self.over
        if cell is not None and not self._view.tools.carry.active:
            self._view.open_fan(cell, piece)
