"""Measures: from the hex where the button went down to the one under the hand."""

from gui.board.tools.tool import Pointer, ToolHost


class MeasureTool:
    """The words for the way come from the presenter; this only says which two hexes."""

    id = "measure"
    title = "Measure"
    shortcut = "R"

    def __init__(self, host: ToolHost) -> None:
        self._host = host
        self._start: str | None = None
        self._fixed = False

    def press(self, at: Pointer) -> None:
        self._start = at.cell
        self._fixed = False
        self._show(at)

    def move(self, at: Pointer) -> None:
        if not self._fixed:
            self._show(at)

    def release(self, at: Pointer) -> None:
        self._show(at)
        self._fixed = at.cell != self._start

    def wheel(self, steps: int) -> bool:
        return False

    def key(self, word: str) -> bool:
        return False

    def cancel(self) -> None:
        self._start = None
        self._host.stop_measuring()

    def _show(self, at: Pointer) -> None:
        if self._start is not None and at.cell is not None:
            self._host.measure(self._start, at.cell)
