"""What everybody may see: the board for a second screen, and the small picture of it on the home screen."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.core.game import Game
from engine.core.session import Update
from gui.open_table import OpenTable, open_table
from gui.panels.happenings_panel import HappeningsPanel
from gui.paper.board_picture import drawn
from gui.presenters.happenings import happenings
from gui.presenters.phases import PhaseBar, SeatMark, phase_bar
from gui.qt import BASE, SMALL, Elided, column, label
from gui.session.qt_session import QtSession
from gui.session.spoken import seat
from gui.session.titles import shown_title
from gui.speech import tr

SMALL_PICTURE: Final = QSize(320, 180)


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
        self.table: OpenTable = open_table(self.session.engine)
        self.bar: PhaseBar | None = None
        self.where = label("", "title")
        self.where.setObjectName("public-where")
        self.sides = Elided("", "dim")
        self.sides.setObjectName("public-sides")
        self.happenings = HappeningsPanel()
        self.happenings.setMaximumHeight(150)
        self.happenings.show_lines(())
        whole = QVBoxLayout(self)
        whole.setContentsMargins(BASE, BASE, BASE, BASE)
        whole.setSpacing(SMALL)
        whole.addLayout(column(self.where, self.sides, gap=2))
        whole.addWidget(self.table.widget(), 1)
        whole.addWidget(self.happenings)
        self.session.updated.connect(self._take)
        self._take(self.session.update())

    @property
    def boards(self) -> Mapping[str, QWidget]:
        """The maps in sight, by name."""
        return self.table.maps

    def _take(self, update: Update) -> None:
        self.bar = phase_bar(update, self.session.phases())
        self.where.setText(self.bar.over or self.bar.stands)
        self.sides.say(" · ".join(seat.words for seat in self.bar.seats if self._tells(seat)))
        self.table.show_table(update.view)
        # That a side has written something is nobody's business: nothing moves then.
        if update.events or update.rolls:
            self.happenings.show_lines(happenings(update.events, update.rolls))

    def _tells(self, seat: SeatMark) -> bool:
        """Whether the table knows how a side stands: while orders are written, only who is ready."""
        return seat.ready or (self.bar is not None and any(each.waited_for for each in self.bar.seats))

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit()
        event.accept()

    def close_board(self) -> None:
        """Lets go of the game and closes the window."""
        self.session.close()
        self.hide()
        self.deleteLater()


def small_picture(game: Game, size: QSize = SMALL_PICTURE) -> bytes:
    """The public board as a small picture, as PNG; empty where there is no map."""
    session = seat(game, None)
    painting = open_table(session).painting(session.view(), size)
    return drawn("png", size, "", painting) if painting is not None else b""
