"""Measures: from the hex where the tool was taken up, or a click since, to the one under the hand."""

from gui.board.tools.tool import Pointer, ToolHost
from gui.speech import tr


class MeasureTool:
    """The words for the way come from the presenter; this only says which two hexes."""

    id = "measure"
    title = tr("Measure")
    shortcut = "R"
    hint = tr("Measure: move to another hex. A click or Enter starts anew there; R or Escape ends.")

    def __init__(self, host: ToolHost) -> None:
        self._host = host
        self._start: str | None = None
        self._fixed = False

    def take_up(self) -> None:
        self._begin(self._host.here())

    def press(self, at: Pointer) -> None:
        self._begin(at.cell)

    def move(self, at: Pointer) -> None:
        if self._start is None:
            self._begin(at.cell)
        elif not self._fixed and at.cell is not None:
            self._host.measure(self._start, at.cell)

    def release(self, at: Pointer) -> None:
        """After a drag the measure stands until the next press; after a click it follows the hand."""
        self.move(at)
        self._fixed = at.cell != self._start

    def wheel(self, steps: int) -> bool:
        return False

    def key(self, word: str) -> bool:
        if word != "enter":
            return False
        self._begin(self._host.here())
        return True

    def cancel(self) -> None:
        self._start = None
        self._host.stop_measuring()

    def _begin(self, cell: str | None) -> None:
        self._start, self._fixed = cell, False
        if cell is not None:
            self._host.measure(cell, cell)
