"""Another game's board beside the one in play: to be looked at, not to be touched."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QImage, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from engine.core.game import Game
from engine.core.ids import PlayerId
from gui.game_screen import GameScreen, Memory
from gui.games.registry import screen_module
from gui.qt import BASE, TIGHT, Elided, button, row
from gui.session.qt_session import QtSession
from gui.session.spoken import seat as seat_of
from gui.session.titles import shown_title
from gui.settings.settings import Settings
from gui.speech import tr


class Aside(QWidget):
    """A game's own screen for a seat that only watches, under a strip that says so."""

    left = Signal()
    """It shall go."""

    def __init__(self, game: Game, seat: PlayerId, slug: str, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("aside")
        self.session = QtSession(seat_of(game, seat, watching=True))
        memory = Memory(scenario=game.header.scenario)
        module: Any = screen_module(slug)
        self.screen_: GameScreen = module.build(self.session, settings, memory)
        self.session.setParent(self.screen_)
        strip = QFrame()
        words = Elided(
            tr("You look at “{title}”. Nothing can be changed here.", title=shown_title(game.header.title)),
            "warn",
        )
        back = button(tr("Back to my board (Esc)"), self.left.emit, role="primary")
        back.setObjectName("aside-back")
        inside = row(words, back)
        inside.setContentsMargins(BASE, TIGHT, BASE, TIGHT)
        inside.setStretch(0, 1)
        strip.setLayout(inside)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(strip)
        layout.addWidget(self.screen_, 1)
        for part in (
            self.screen_.history.mark,
            self.screen_.history.marks,
            self.screen_.history.branch,
        ):
            part.setEnabled(False)
        for keys, run in (
            ("Esc", self.left.emit),
            ("Alt+Left", lambda: self.screen_.history.step(-1)),
            ("Alt+Right", lambda: self.screen_.history.step(1)),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(run)

    def start(self, number: int) -> None:
        """Shows a moment."""
        self.session.look(number)
        self.screen_.start()
        self.screen_.prepare()
        self.screen_.focus_board()

    def picture(self, number: int) -> QImage:
        """The board at a moment, as it would be seen."""
        self.session.look(number)
        return self.screen_.centre.grab().toImage()

    def close_board(self) -> None:
        """Lets go of the game."""
        self.screen_.close_screen()
