"""Keeps the tools and says which one the hand uses; a counter in hand comes before every tool."""

from gui.board.tools.measure import MeasureTool
from gui.board.tools.move import MoveTool
from gui.board.tools.select import SelectTool
from gui.board.tools.tool import Pointer, Tool, ToolHost


class ToolManager:
    """Select is the tool in hand at the start and after Escape."""

    def __init__(self, host: ToolHost) -> None:
        self._host = host
        self.carry = MoveTool(host)
        self.measure = MeasureTool(host)
        self.select = SelectTool(host, self.carry)
        self.tools: dict[str, Tool] = {t.id: t for t in (self.select, self.carry, self.measure)}
        self._used: Tool = self.select

    @property
    def used(self) -> str:
        """Id of the tool in hand."""
        return self._used.id

    def use(self, tool: str) -> None:
        """Takes up a tool; what the one before was doing is called off. KeyError for an unknown id."""
        self.cancel_work()
        self._used = self.tools[tool]
        self._host.taken_up(tool, self._used.hint)
        self._used.take_up()

    @property
    def _hand(self) -> Tool:
        return self.carry if self.carry.active else self._used

    def press(self, at: Pointer) -> None:
        self._hand.press(at)

    def move(self, at: Pointer) -> None:
        self._hand.move(at)

    def release(self, at: Pointer) -> None:
        self._hand.release(at)

    def wheel(self, steps: int) -> bool:
        return self._hand.wheel(steps)

    def key(self, word: str) -> bool:
        return self._hand.key(word)

    def cancel_work(self) -> None:
        """Calls off what is going on and keeps the tool."""
        self.carry.cancel()
        if self._used is not self.carry:
            self._used.cancel()

    def escape(self) -> bool:
        """Puts back what is in hand, or else takes up select again; False if there was nothing to do."""
        if self.carry.active:
            self.carry.cancel()
            return True
        self._used.cancel()
        if self._used is not self.select:
            self.use(self.select.id)
            return True
        return False
