"""A board's presenter for games in which a click on a hex or counter does something with what is chosen."""

from collections.abc import Callable

from engine.core.ids import PieceId
from gui.presenters.board import BoardListener, BoardPresenter, BoardScreen, BoardSession

Use = Callable[[PieceId | None, str | None], bool]
"""Takes what was clicked (a piece or None, and its cell); False where the click only chooses."""


class ClickingPresenter(BoardPresenter):
    """Asks `use` before a click chooses; a click on an empty hex chooses its ground by `ground`."""

    def __init__(
        self,
        screen: BoardScreen,
        session: BoardSession,
        *,
        listener: BoardListener,
        use: Use,
        ground: Callable[[str], PieceId | None],
    ) -> None:
        super().__init__(screen, session, listener=listener)
        self._use = use
        self._ground = ground

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
