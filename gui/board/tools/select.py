"""Chooses: a click selects, a drag moves what may be moved and otherwise shifts the map."""

from gui.board.tools.move import MoveTool
from gui.board.tools.tool import Pointer, ToolHost, far
from gui.speech import tr


class SelectTool:
    """The tool in hand when no other is."""

    id = "select"
    title = tr("Select")
    shortcut = "S"
    hint = ""

    def __init__(self, host: ToolHost, carry: MoveTool) -> None:
        self._host = host
        self._carry = carry
        self._pressed: Pointer | None = None
        self._last: Pointer | None = None
        self._panning = False

    def take_up(self) -> None:
        """Nothing is chosen before something is pressed."""

    def press(self, at: Pointer) -> None:
        self._pressed = self._last = at
        self._panning = False

    def move(self, at: Pointer) -> None:
        pressed, last = self._pressed, self._last
        if pressed is None or last is None:
            return
        if not self._panning and not far(pressed, at, self._host.threshold):
            return
        if not self._panning and pressed.piece is not None and not pressed.right:
            self._pressed = None
            if self._carry.lift(pressed.piece, cell=at.cell, dragged=True):
                return
            self._pressed = pressed
        self._panning = True
        self._host.pan(at.x - last.x, at.y - last.y)
        self._last = at

    def release(self, at: Pointer) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is None or self._panning:
            self._panning = False
            return
        again = pressed.piece is not None and pressed.piece == self._host.chosen()
        self._host.click(pressed)
        if again and self._host.click_carries and not (pressed.ctrl or pressed.shift or pressed.right):
            self._carry.lift(self._host.chosen() or pressed.piece, cell=pressed.cell, dragged=False)  # type: ignore[arg-type]

    def wheel(self, steps: int) -> bool:
        return False

    def key(self, word: str) -> bool:
        piece = self._host.chosen()
        counter = self._host.counter(piece)
        if piece is None or counter is None or not counter.movable or word not in ("up", "down"):
            return False
        self._host.nudge(piece, 1 if word == "up" else -1)
        return True

    def cancel(self) -> None:
        self._pressed = None
        self._panning = False
