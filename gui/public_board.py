"""What everybody may see: the board for a second screen, and the small picture of it on the home screen."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QImage, QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.core.game import Game
from engine.core.session import Session, Update
from engine.core.view import TableView
from gui.board.board_scene import BoardScene
from gui.board.board_view import BoardView
from gui.board.hex_geometry import Box
from gui.panels.happenings_panel import HappeningsPanel
from gui.paper.board_picture import paint_board, png_of
from gui.presenters.happenings import happenings
from gui.presenters.maps import map_ids, on_map
from gui.presenters.phases import PhaseBar, SeatMark, phase_bar
from gui.qt import BASE, SMALL, Elided, column, label
from gui.session.qt_session import QtSession
from gui.session.spoken import seat
from gui.session.titles import shown_title
from gui.speech import tr
from gui.theme.style import hub

SMALL_PICTURE: Final = QSize(320, 180)
_ROOM: Final = 140.0
"""Units of table around the pieces of a small picture."""
_EDGE: Final = 30.0
"""Pixels at the edge of a small picture that no counter's middle comes into."""


class PublicBoard(QWidget):
    """A window of its own with every map of the game, as somebody sees them who has no seat.

    Its session is a spectator's: what is secret to any side never comes near it.
    """

    closed = Signal()

    def __init__(self, game: Game) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("public-board")
        self.setWindowTitle(tr("{title}: the board for all (Holotank)", title=shown_title(game.header.title)))
        self.session = QtSession(seat(game, None), self)
        self.boards: dict[str, BoardView] = {}
        self.bar: PhaseBar | None = None
        self.where = label("", "title")
        self.where.setObjectName("public-where")
        self.sides = Elided("", "dim")
        self.sides.setObjectName("public-sides")
        self.happenings = HappeningsPanel()
        self.happenings.setMaximumHeight(150)
        self.happenings.show_lines(())
        self._maps = QHBoxLayout()
        self._maps.setSpacing(SMALL)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(BASE, BASE, BASE, BASE)
        whole.setSpacing(SMALL)
        whole.addLayout(column(self.where, self.sides, gap=2))
        whole.addLayout(self._maps, 1)
        whole.addWidget(self.happenings)
        self.session.updated.connect(self._take)
        self._take(self.session.update())

    def _take(self, update: Update) -> None:
        view = update.view
        self.bar = phase_bar(update, self.session.phases())
        self.where.setText(self.bar.over or self.bar.stands)
        self.sides.say(" · ".join(seat.words for seat in self.bar.seats if self._tells(seat)))
        for name in map_ids(view):
            board = self.boards.get(name) or self._new_board(name)
            board.show_table(on_map(view, name))
        for name in set(self.boards) - set(map_ids(view)):
            gone = self.boards.pop(name)
            gone.hide()
            gone.deleteLater()
        # That a side has written something is nobody's business: nothing moves then.
        if update.events or update.rolls:
            self.happenings.show_lines(happenings(update.events, update.rolls))

    def _tells(self, seat: SeatMark) -> bool:
        """Whether the table knows how a side stands: while orders are written, only who is ready."""
        return seat.ready or (self.bar is not None and any(each.waited_for for each in self.bar.seats))

    def _new_board(self, name: str) -> BoardView:
        board = BoardView()
        board.setObjectName(f"public-{name}")
        self.boards[name] = board
        self._maps.addWidget(board, 1)
        QTimer.singleShot(0, board, board.fit)
        return board

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit()
        event.accept()

    def close_board(self) -> None:
        """Lets go of the game and closes the window."""
        self.session.close()
        self.hide()
        self.deleteLater()


def small_picture(game: Game, size: QSize = SMALL_PICTURE) -> bytes:
    """The public board round its pieces, the busiest map of the game, as PNG; empty where there is no map."""
    view = Session(game, None).view()
    maps = [on_map(view, name) for name in map_ids(view)]
    busiest = max(maps, key=lambda each: sum(c.cell is not None for c in each.counters), default=None)
    return png_of(_picture(busiest, size)) if busiest is not None else b""


def _picture(view: TableView, size: QSize) -> QImage:
    scene = BoardScene()
    scene.show_table(view)
    places = [item.pos() for item in scene.items_by_id.values()]
    whole = scene.geometry.bounds
    box = whole
    if places:
        xs, ys = [place.x() for place in places], [place.y() for place in places]
        box = Box(min(xs), min(ys), max(xs), max(ys)).grown(_ROOM)
    box = _shaped(box, size)
    # Counters keep a size that can be read: from afar they reach farther beyond their hexes.
    box = _shaped(box.grown(_EDGE * box.width / size.width()), size)
    zoom = size.width() / box.width
    scene.rest_at(zoom, 1.0, QRectF(box.left, box.top, box.width, box.height))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(hub().colour("map_off"))
    painter = QPainter(image)
    try:
        paint_board(painter, scene, box, zoom)
    finally:
        painter.end()
    return image


def _shaped(box: Box, size: QSize) -> Box:
    """The box widened to the shape of a picture."""
    wide = max(box.width, box.height * size.width() / size.height())
    high = wide * size.height() / size.width()
    x, y = (box.left + box.right) / 2, (box.top + box.bottom) / 2
    return Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
