"""The board by keys: the cursor's walk, picking from stacks, and what each meaning of a key does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.announce import say
from gui.board.navigation import STEP
from gui.board.tools.tool import Pointer
from gui.presenters.kinds import is_piece
from gui.speech import tr

if TYPE_CHECKING:
    from gui.board.board_view import BoardView


class ByKeys:
    """Everything that the mouse can do on the board, by keys alone."""

    def __init__(self, view: BoardView) -> None:
        self._view = view
        self._line: float | None = None
        self._along = ""

    def turned(self) -> None:
        """The map lies differently now: a run of steps along a row starts anew."""
        self._line = None

    def _walk(self, dx: int, dy: int) -> None:
        if self._view.cursor_cell is None:
            self._view.put_cursor(self._view.start_cell())
            self._line = None
        else:
            x, y = self._view.board.geometry.centre(self._view.cursor_cell)
            along = "x" if dx else "y"
            if self._along != along or self._line is None:
                self._along, self._line = along, (y if dx else x)
            there = self._view.board.geometry.beside(self._view.cursor_cell, dx, dy, self._line)
            if there is not None:
                self._view.put_cursor(there)
            else:
                say(self._view, tr("The map ends here."))
        self._view.close_fan()
        if self._view.tools.carry.active and self._view.cursor_cell is not None:
            self._view.tools.carry.move(Pointer(cell=self._view.cursor_cell))
        elif self._view.tools.used == "measure":
            self._view.tools.measure.move(Pointer(cell=self._view.cursor_cell))

    def pick_next(self) -> bool:
        """Tab: the next counter of the stack under the cursor; False past the last: focus moves on."""
        cell = self._view.board.fan_cell or self._view.cursor_cell
        ids = [counter.id for counter in self._view.board.counters_at(cell)]
        if len(ids) < 2:
            return False
        now = ids.index(self._view.board.selected) if self._view.board.selected in ids else -1
        if self._view.board.fan_cell is not None and now == len(ids) - 1:
            self._view.close_fan()
            return False
        piece = ids[(now + 1) % len(ids)]
        self._view.pieceClicked.emit(piece, Pointer(cell=cell, piece=piece))
        self._view.open_fan(cell or "", piece)
        return True

    def pick_number(self, number: int) -> bool:
        """Chooses by the number in the list of a stack."""
        cell = self._view.board.fan_cell or self._view.cursor_cell
        counters = self._view.board.counters_at(cell)
        if number > len(counters):
            return False
        self._view.pick(counters[number - 1].id)
        return True

    def do(self, word: str) -> bool:
        """Does what a key means; False if the board has no use for it now."""
        ways = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
        verb, _, way = word.partition(" ")
        match verb:
            case "pick":
                return self.pick_number(int(way))
            case "cursor":
                self._walk(*ways[way])
            case "pan":
                dx, dy = ways[way]
                self._view.pan_by(-dx * 90, -dy * 90)
            case "zoom":
                self._view.zoom_by(STEP if way == "in" else 1 / STEP)
            case "fit":
                self._view.fit()
            case "up" | "down" | "left" | "right":
                return self._view.tools.key(word)
            case "enter":
                return self._view.tools.key("enter") or self._enter()
            case "escape":
                return self._escape()
            case _:
                return self._choose_by_key(word)
        return True

    def _enter(self) -> bool:
        """Selects what is under the cursor; on the selected piece, picks it up."""
        cell = self._view.cursor_cell
        here = self._view.board.counters_at(cell)
        chosen = self._view.board.selected
        if chosen is not None and (cell is None or any(c.id == chosen for c in here)):
            if self._view.lift(chosen):
                return True
        elif len(here) > 1 and self._view.board.fan_cell != cell:
            self._view.open_fan(cell or "", here[0].id)
            return True
        if here:
            self._view.pieceClicked.emit(here[0].id, Pointer(cell=cell, piece=here[0].id))
        elif cell is not None:
            self._view.cellClicked.emit(cell)
        return bool(here) or cell is not None

    def _escape(self) -> bool:
        if self._view.board.fan_cell is not None:
            self._view.close_fan()
            return True
        if self._view.tools.escape():
            return True
        if self._view.bubble.text:
            self._view.bubble.hide()
            return True
        return False

    def _choose_by_key(self, word: str) -> bool:
        match word:
            case "next" | "previous":
                return self._next_own(1 if word == "next" else -1)
            case "target":
                piece = self._view.hovered_piece()
                here = self._view.board.counters_at(self._view.cursor_cell)
                piece = piece or (here[0].id if here else None)
                if piece is not None:
                    self._view.pieceClicked.emit(
                        piece, Pointer(cell=self._view.cursor_cell, piece=piece, ctrl=True)
                    )
                else:
                    say(self._view, tr("Nothing is under the cursor."))
                return piece is not None
            case "turn":
                self._view.turn(self._view.rosette.next_viewpoint())
            case "measure":
                self._view.tools.use("select" if self._view.tools.used == "measure" else "measure")
            case "centre" if self._view.board.selected is not None:
                self._view.centre_on(self._view.board.selected)
            case _:
                return False
        return True

    def _next_own(self, step: int) -> bool:
        viewer = self._view.table.viewer if self._view.table is not None else None
        own = [
            item.counter
            for item in self._view.board.items_by_id.values()
            if is_piece(item.counter) and viewer in (None, item.counter.owner)
        ]
        if not own:
            say(self._view, tr("No counter of yours is on the map."))
            return False
        before = self._view.accessibleDescription()
        own.sort(key=lambda c: c.id)
        ids = [c.id for c in own]
        now = (
            ids.index(self._view.board.selected)
            if self._view.board.selected in ids
            else (-1 if step > 0 else 0)
        )
        chosen = own[(now + step) % len(own)]
        self._view.pieceClicked.emit(chosen.id, Pointer(cell=chosen.cell, piece=chosen.id))
        self._view.put_cursor(chosen.cell)
        if self._view.accessibleDescription() == before:
            say(self._view, before)  # the only one, and the cursor stood there: who asked hears it again
        return True
