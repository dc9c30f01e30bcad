"""Ships glide to where a step of the turn takes them, so that the eye can follow."""

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation

from engine.core.ids import PieceId
from gui.board.board_view import BoardView
from gui.presenters.kinds import is_piece

LASTS = 600
"""Milliseconds."""


class Glide(QObject):
    """Moves counters on the drawing only: the table has them where they end all along."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        self._ways: dict[PieceId, tuple[QPointF, QPointF]] = {}
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setDuration(LASTS)
        self._clock.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._clock.valueChanged.connect(self._at)
        self._clock.finished.connect(self.finish)

    @property
    def running(self) -> bool:
        """Whether counters are on their way."""
        return bool(self._ways)

    def places(self) -> dict[PieceId, QPointF]:
        """Where the pieces are drawn now."""
        items = self._board.board.items_by_id.items()
        return {piece: item.pos() for piece, item in items if is_piece(item.counter)}

    def start(self, before: dict[PieceId, QPointF]) -> None:
        """Glides every piece that is drawn elsewhere than before."""
        after = self.places()
        self._ways = {
            piece: (before[piece], place)
            for piece, place in after.items()
            if piece in before and before[piece] != place
        }
        if self._ways:
            self._at(0.0)
            self._clock.start()

    def finish(self) -> None:
        """Puts every piece where it belongs, at once."""
        self._clock.stop()
        if self._ways:
            self._at(1.0)
            self._ways = {}

    def _at(self, share: float) -> None:
        items = self._board.board.items_by_id
        for piece, (start, end) in self._ways.items():
            if piece in items:
                items[piece].setPos(start + (end - start) * share)
