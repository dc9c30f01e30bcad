"""Connects the board's signals to its presenter."""

from engine.core.ids import PieceId
from gui.board.board_view import BoardView
from gui.board.tools.tool import Pointer
from gui.board.tray import Tray
from gui.presenters.board import BoardPresenter


def bind(view: BoardView, presenter: BoardPresenter, tray: Tray | None = None) -> None:
    """From now on the presenter hears the board (and the tray)."""

    def clicked(piece: str, at: Pointer) -> None:
        presenter.piece_clicked(PieceId(piece), aims=at.ctrl or at.right)

    view.pieceClicked.connect(clicked)
    view.cellClicked.connect(presenter.cell_clicked)
    view.pieceDoubleClicked.connect(lambda piece: presenter.piece_opened(PieceId(piece)))
    view.gestureMoved.connect(presenter.gesture_moved)
    view.gestureDropped.connect(presenter.gesture_dropped)
    view.gestureCancelled.connect(presenter.gesture_cancelled)
    view.levelNudged.connect(lambda piece, steps: presenter.level_nudged(PieceId(piece), steps))
    view.measured.connect(lambda start, end: view.show_measure(presenter.measure(start, end)))
    view.rested.connect(lambda piece, cell: view.show_about(presenter.about(piece, cell)))
    view.cursorMoved.connect(lambda cell: view.tell(presenter.describe_cell(cell)))
    if tray is not None:
        tray.chosen.connect(lambda piece: presenter.choose(PieceId(piece)))
