"""The hand on the board: what the tools ask of it, turned into signals and drawings of the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from engine.core.ids import PieceId, PlayerId
from gui.announce import say
from gui.speech import tr

if TYPE_CHECKING:
    from engine.core.command import Gesture
    from engine.core.view import CounterView
    from gui.board.board_view import BoardView
    from gui.board.tools.tool import Pointer


class Hand:
    """The tools' host; knows the view, and the view's signals are all that it changes."""

    click_carries = True

    def __init__(self, view: BoardView) -> None:
        self._view = view
        self._habit: float | None = None

    @property
    def threshold(self) -> float:
        """Logical pixels from a press to a drag: the application's, or a habit of this hand."""
        return float(QApplication.startDragDistance()) if self._habit is None else self._habit

    @threshold.setter
    def threshold(self, pixels: float) -> None:
        self._habit = pixels

    def counter(self, piece: PieceId | None) -> CounterView | None:
        """The counter with this id, on the map or in the tray."""
        return self._view.counter(piece)

    def chosen(self) -> PieceId | None:
        """The selected piece."""
        return self._view.board.selected

    def hand(self) -> PlayerId:
        """The viewer; at a table seen by nobody in particular the owner of what is carried."""
        table = self._view.table
        if table is not None and table.viewer is not None:
            return table.viewer
        carried = self.counter(self._view.tools.carry.piece)
        return (carried.owner if carried is not None else None) or PlayerId("")

    def click(self, at: Pointer) -> None:
        """A click on a counter, or on a hex without one."""
        if at.piece is not None:
            self._view.pieceClicked.emit(at.piece, at)
        elif at.cell is not None:
            self._view.cellClicked.emit(at.cell)

    def pan(self, dx: float, dy: float) -> None:
        """Shifts the picture."""
        self._view.pan_by(dx, dy)

    def carry(self, gesture: Gesture) -> None:
        """Shows the counter where it is held; whoever hears the gesture may draw it better."""
        self._view.carried(gesture)

    def drop(self, gesture: Gesture) -> None:
        """The counter is put down: one gesture, at most one command."""
        counter = self.counter(gesture.piece)
        if counter is not None and self._stays(counter, gesture):
            say(self._view, tr("Put back."))
        self._view.end_carry()
        self._view.gestureDropped.emit(gesture)

    @staticmethod
    def _stays(counter: CounterView, gesture: Gesture) -> bool:
        """Whether the counter is put down as it stood."""
        there = (gesture.cell, gesture.level, gesture.facing)
        return there == (counter.cell, counter.level, counter.facing)

    def put_back(self) -> None:
        """Nothing happened."""
        say(self._view, tr("Put back."))
        self._view.end_carry()
        self._view.gestureCancelled.emit()

    def nudge(self, piece: PieceId, steps: int) -> None:
        """A level up or down without a drag."""
        self._view.levelNudged.emit(piece, steps)

    def here(self) -> str | None:
        """The cell under the pointer, or under the cursor if the keys were used after it."""
        return self._view.cell_in_hand()

    def measure(self, start: str, end: str) -> None:
        """Draws the ruler and asks for its words."""
        self._view.board.draw_ruler(start, end)
        self._view.measured.emit(start, end)

    def stop_measuring(self) -> None:
        """Takes the ruler away."""
        self._view.board.draw_ruler(None, None)
        self._view.bubble.hide()

    def taken_up(self, tool: str, hint: str) -> None:
        """Shows by pointer and hint which tool is in hand."""
        self._view.notes.explain(hint)
        self._view.show_pointer()
