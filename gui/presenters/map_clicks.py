"""A board's presenter for games in which a click on a hex or counter does something with what is chosen."""

from collections.abc import Callable
from dataclasses import replace

from engine.core.command import Gesture
from engine.core.ids import PieceId
from engine.core.violation import Violation
from gui.presenters.board import BoardListener, BoardPresenter, BoardScreen, BoardSession

Use = Callable[[PieceId | None, str | None], bool]
"""Takes what was clicked (a piece or None, and its cell); False where the click only chooses."""


class ClickingPresenter(BoardPresenter):
    """Asks `use` before a click chooses; a click on an empty hex chooses its ground by `ground`.

    What is dragged goes with the tool that `tool` names, a weapon for example; "" leaves the hand's own.
    """

    def __init__(
        self,
        screen: BoardScreen,
        session: BoardSession,
        *,
        listener: BoardListener,
        use: Use,
        ground: Callable[[str], PieceId | None],
        tool: Callable[[], str],
        noted: Callable[[PieceId | None, str | None], bool],
    ) -> None:
        super().__init__(screen, session, listener=listener)
        self._tool = tool
        self._noted = noted
        self._use = use
        self._ground = ground

    def gesture_moved(self, gesture: Gesture) -> None:
        """Shows what a drop here would do with the tool in hand."""
        super().gesture_moved(self._with_tool(gesture))

    def gesture_dropped(self, gesture: Gesture) -> tuple[Violation, ...]:
        """Gives the command that the gesture means with the tool in hand."""
        return super().gesture_dropped(self._with_tool(gesture))

    def about(self, piece: PieceId | None, cell: str | None = None) -> str:
        """What the hand rests on, unless the pointer says already what a click there would do."""
        return "" if self._noted(piece, cell) else super().about(piece, cell)

    def _with_tool(self, gesture: Gesture) -> Gesture:
        tool = self._tool()
        return replace(gesture, tool=tool) if tool else gesture

    def piece_clicked(self, piece: PieceId, *, aims: bool = False) -> None:
        """The click is used, or chooses the piece."""
        counter = self.counter(piece)
        if aims or counter is None or not self._use(piece, counter.cell):
            super().piece_clicked(piece, aims=aims)

    def cell_clicked(self, cell: str) -> None:
        """The click is used, or chooses what lies in the hex."""
        if not self._use(None, cell):
            ground = self._ground(cell)
            if ground is not None:
                self.choose(ground)
