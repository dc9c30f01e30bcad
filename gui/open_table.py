"""The maps of a game as everybody may see them: on a second screen, and as a small picture.

A game whose maps are no boards of hexes has a table of its own in its screen's module (gui/README.md).
"""

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from PySide6.QtCore import QRectF, QSize, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QWidget

from engine.core.session import Session
from engine.core.view import TableView
from gui.board.board_scene import BoardScene
from gui.board.board_view import BoardView
from gui.board.hex_geometry import Box
from gui.games.registry import screen_module
from gui.paper.board_picture import paint_board
from gui.presenters.maps import map_ids, on_map
from gui.qt import SMALL

_ROOM: Final = 140.0
"""Units of table around the pieces of a small picture."""
_EDGE: Final = 30.0
"""Pixels at the edge of a small picture that no counter's middle comes into."""


class OpenTable(Protocol):
    """Shows a game to somebody without a seat; it is made with that spectator's session and nothing else."""

    @property
    def maps(self) -> Mapping[str, QWidget]:
        """The maps in sight by their names; empty before `show_table`."""
        ...

    def widget(self) -> QWidget:
        """What holds the maps on the screen; the same one each time."""
        ...

    def show_table(self, view: TableView) -> None:
        """Shows how the table stands, on the screen."""
        ...

    def painting(self, view: TableView, size: QSize) -> Callable[[QPainter], None] | None:
        """What paints the map that tells most, so large; None where there is no map. Needs no widget."""
        ...


class HexTable:
    """An OpenTable of boards of hexes, side by side."""

    def __init__(self, session: Session, *, small: bool = False) -> None:
        self.session = session
        self._small = small
        self._boards: dict[str, BoardView] = {}
        self._widget: QWidget | None = None
        self._row: QHBoxLayout | None = None

    @property
    def maps(self) -> Mapping[str, BoardView]:
        """A board for each map."""
        return self._boards

    def widget(self) -> QWidget:
        """The boards in a row."""
        if self._widget is None:
            self._widget = QWidget()
            self._row = QHBoxLayout(self._widget)
            self._row.setContentsMargins(0, 0, 0, 0)
            self._row.setSpacing(SMALL)
        return self._widget

    def show_table(self, view: TableView) -> None:
        """A board comes with its map and goes with it."""
        names = map_ids(view)
        for name in names:
            board = self._boards.get(name) or self._new_board(name)
            board.show_table(on_map(view, name))
        for name in set(self._boards) - set(names):
            gone = self._boards.pop(name)
            gone.hide()
            gone.deleteLater()

    def _new_board(self, name: str) -> BoardView:
        self.widget()
        board = BoardView()
        board.small = self._small
        board.setObjectName(f"public-{name}")
        self._boards[name] = board
        if self._row is not None:
            self._row.addWidget(board, 1)
        QTimer.singleShot(0, board, board.fit)
        return board

    def painting(self, view: TableView, size: QSize) -> Callable[[QPainter], None] | None:
        """The busiest map round its pieces."""
        maps = [on_map(view, name) for name in map_ids(view)]
        busiest = max(maps, key=lambda each: sum(c.cell is not None for c in each.counters), default=None)
        return _painting(busiest, size) if busiest is not None else None


def open_table(session: Session) -> OpenTable:
    """How a game is shown to a spectator; KeyError when it can't be played."""
    own: Callable[[Session], OpenTable] = getattr(screen_module(session.ruleset), "open_table", HexTable)
    return own(session)


def _painting(view: TableView, size: QSize) -> Callable[[QPainter], None]:
    scene = BoardScene()
    scene.show_table(view)
    places = [item.pos() for item in scene.items_by_id.values()]
    whole = scene.geometry.bounds
    box = whole
    if places:
        xs, ys = [place.x() for place in places], [place.y() for place in places]
        box = Box(min(xs), min(ys), max(xs), max(ys)).grown(_ROOM)
    box = shaped(box, size)
    # Counters keep a size that can be read: from afar they reach farther beyond their hexes.
    box = shaped(box.grown(_EDGE * box.width / size.width()), size)
    zoom = size.width() / box.width
    scene.rest_at(zoom, 1.0, QRectF(box.left, box.top, box.width, box.height))
    return lambda painter: paint_board(painter, scene, box, zoom)


def shaped(box: Box, size: QSize) -> Box:
    """The box widened to the shape of a picture."""
    wide = max(box.width, box.height * size.width() / size.height())
    high = wide * size.height() / size.width()
    x, y = (box.left + box.right) / 2, (box.top + box.bottom) / 2
    return Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
