"""The notes over the map: what a move would do, what something is, and how the tool in hand is used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRect, QTimer

from gui.board.bubble import Bubble
from gui.board.hex_geometry import HEX

if TYPE_CHECKING:
    from engine.core.ids import PieceId
    from gui.board.board_view import BoardView

REST_MS: Final = 350
"""So long the hand or the cursor rests on a counter before it is told what it is."""


class Notes:
    """One note at the pointer, one beside what it rests on, one line at the top for the tool in hand."""

    def __init__(self, view: BoardView) -> None:
        self._view = view
        self.bubble = Bubble(view, self._taken)
        self.about = Bubble(view, self._taken)
        self.hint = Bubble(view)
        self.by_keys = False
        """The cursor of the keys was moved after the pointer: notes stand beside it."""
        self._about: tuple[PieceId | None, str | None] = (None, None)
        self._timer = QTimer(view)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST_MS)
        self._timer.timeout.connect(self._rested)

    # ---- at the pointer

    def say(self, text: str, tone: str, *, seconds: float = 0.0) -> None:
        """Says something where the hand is; nothing for no text."""
        self.leave()
        self.bubble.say(text, self.place(), tone, seconds=seconds)

    def place(self) -> QPoint:
        """Where the hand is: the pointer, or what the keys move."""
        view = self._view
        if not self.by_keys and view.by_mouse.inside and view.underMouse():
            return view.by_mouse.at
        ghosts = view.board.ghosts()
        cell = ghosts[0].cell if ghosts else view.cursor_cell
        if cell is None:
            return view.by_mouse.at
        return self._at(cell)

    def _at(self, cell: str) -> QPoint:
        centre = QPointF(*self._view.board.geometry.centre(cell))
        return self._view.viewportTransform().map(centre).toPoint()

    # ---- beside what the hand rests on

    def attend(self, piece: PieceId | None, cell: str | None) -> None:
        """The hand or the cursor is on something: once it rests there it is told what that is."""
        if (piece, cell) != self._about:
            self.leave()
            self._about = (piece, cell)
        if cell is not None and not self.about.text:
            self._timer.start()

    def leave(self) -> None:
        """The hand goes on, or has something better to do."""
        self._timer.stop()
        self._about = (None, None)
        self.about.hide()

    def _rested(self) -> None:
        piece, cell = self._about
        if cell is not None and not self._view.busy:
            self._view.rested.emit(piece, cell)

    def tell(self, text: str) -> None:
        """Shows what was asked about; the key to what stands along courses there comes with it."""
        piece, cell = self._about
        if cell is None or self._view.busy:
            return
        keys = self._view.board.labels.keys_at(cell)
        told = "\n".join(part for part in (text, *keys) if part)
        if not told:
            return
        at = self._at(cell) if self.by_keys else self._view.by_mouse.at
        self.about.say(told, at, "plain", beside=self._spoken_of(piece, cell))

    def _spoken_of(self, piece: PieceId | None, cell: str) -> list[QRect]:
        """The counter and its tag: the note lies beside them."""
        view = self._view
        if piece is None:
            here = view.board.counters_at(cell)
            piece = here[0].id if here else None
        x, y = view.board.place_of(piece) or view.board.geometry.centre(cell)
        at = view.viewportTransform().map(QPointF(x, y)).toPoint()
        half = round(HEX * 0.4 * view.zoom * view.board.grown)
        found = [QRect(at.x() - half, at.y() - half, 2 * half, 2 * half)]
        tag = view.board.labels.layer.place_of(piece) if piece is not None else None
        if tag is not None:
            found.append(view.viewportTransform().mapRect(tag).toAlignedRect())
        return found

    # ---- the tool in hand

    def explain(self, text: str) -> None:
        """One line at the top as long as a tool is in hand; none for no text."""
        self.hint.hang(text, "info")

    # ---- room

    def _taken(self) -> list[QRect]:
        view = self._view
        parts = (view.rosette, view.overview, view.stack_list, self.hint)
        return [part.geometry() for part in parts if part.isVisible()]

    def view_changed(self) -> None:
        """Another part of the map is seen: what was said belongs to what is no longer there."""
        self.leave()
        self.bubble.hide()

    def resized(self) -> None:
        """The view has another size: what is shown stays inside it."""
        self.hint.hang(self.hint.text, "info")
        self.bubble.stay_inside()
        self.leave()
