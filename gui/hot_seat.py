"""The hot seat: which side sits at the screen, and the moment when the chair goes to another."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QToolTip

from engine.core.command import Command
from engine.core.ids import PlayerId
from engine.core.session import Update
from engine.core.view import SeatView
from gui.game_screen import GameScreen, Memory
from gui.presenters.phases import next_chair
from gui.qt import let_go
from gui.session.documents import Document
from gui.session.qt_session import QtSession

Build = Callable[[QtSession, Memory], GameScreen]


class HotSeat(QObject):
    """Builds a screen for the side that sits down, from that side's own session, and takes it down after.

    Nothing of a screen outlives its seat but the seat's own memory. While the curtain is down there is no
    screen at all.
    """

    covered = Signal(object)
    """The SeatView of the side that the chair goes to: the curtain has to fall."""
    seated = Signal(object)
    """The GameScreen of the side that sits now; it shows nothing yet."""
    ready = Signal(object)
    """The same GameScreen once it shows the table: now it can be looked at."""
    leaving = Signal()
    """The screen is about to be taken down."""

    def __init__(self, document: Document, build: Build, *, ask: Callable[[], bool]) -> None:
        super().__init__()
        self.document = document
        self._build = build
        self._ask = ask
        self._game_memory: dict[str, object] = {}
        self._seat_memory: dict[PlayerId, dict[str, object]] = {}
        self._screen: GameScreen | None = None
        self._next: PlayerId | None = None
        self._passing: GameScreen | None = None
        """The screen whose side has ended its turn: the chair is about to be passed."""

    @property
    def screen(self) -> GameScreen | None:
        """The screen of the side that sits; None while the curtain is down."""
        return self._screen

    @property
    def waiting_for(self) -> PlayerId | None:
        """The side that the curtain waits for."""
        return self._next

    def start(self, *, covered: bool) -> None:
        """Seats the side that the game waits for; an opened game may hold secrets, so it is covered first."""
        self.pass_to(self.document.first_seat(), covered=covered)

    def seats(self) -> tuple[SeatView, ...]:
        """All sides, as a spectator sees them."""
        return self.document.session(None).view().seats

    def pass_to(self, player: PlayerId, *, covered: bool) -> None:
        """Gives the chair to a side, openly or behind the curtain; never openly to one with a passphrase."""
        # Named first: what is done when a side leaves depends on who comes.
        self._next = player
        self._take_down()
        if covered or self.document.guarded(player):
            seat = next(seat for seat in self.seats() if seat.id == player)
            self.covered.emit(seat)
        else:
            self.lift()

    def lift(self, passphrase: str = "") -> bool:
        """The side that the chair goes to sits down; False where it has another passphrase."""
        if self._next is not None and not self.document.opens(self._next, passphrase):
            return False
        player, self._next = self._next, None
        if player is not None:
            self._sit(player)
        return True

    def sit_anew(self) -> None:
        """Builds the screen of the side that sits once more: text of another size wants other parts.

        Not while an earlier moment is looked at, a roll waits for real dice or the chair is about to go to
        another: the next screen is right.
        """
        screen = self._screen
        player = screen.viewer if screen is not None else None
        busy = screen is not None and (
            screen.session.throwing is not None
            or screen.session.history.at is not None
            or screen is self._passing
        )
        if player is not None and not busy:
            self._next = player  # nobody else comes: the table goes on as strictly as it was
            self._take_down()
            self._next = None
        for kept in self._seat_memory.values():
            for name in tuple(kept):
                if name.startswith("split-"):
                    del kept[name]
        if player is not None and not busy:
            self._sit(player)

    def _sit(self, player: PlayerId) -> None:
        session = QtSession(self.document.session(player), ask=self._ask())
        kept = self._seat_memory.setdefault(player, {})
        kept.setdefault("looked", self.document.looked(player))
        memory = Memory(
            seat=kept,
            game=self._game_memory,
            scenario=self.document.scenario,
        )
        with _no_collecting():
            screen = self._build(session, memory)
            session.setParent(screen)
            screen.changed.connect(self._changed)
            self._screen = screen
            self.seated.emit(screen)
            screen.start()
            self.ready.emit(screen)

    def back(self) -> SeatView | None:
        """The side that has sealed its orders, may still open them, and does so by `reopen`; or None."""
        found = self._reopening()
        return next((seat for seat in self.seats() if seat.id == found[0]), None) if found else None

    def reopen(self) -> None:
        """Opens that side's orders again and passes the chair back to it, behind the curtain."""
        found = self._reopening()
        if found is not None:
            player, command = found
            if not self.document.session(player).give(command):
                self.pass_to(player, covered=True)

    def _reopening(self) -> tuple[PlayerId, Command] | None:
        for player in self.document.game.players:
            view = self.document.session(player).view()
            if player == self._next or player in view.active or view.outcome is not None:
                continue
            for offer in view.offers:
                if offer.primary and offer.command is not None and not offer.violations:
                    return player, offer.command
        return None

    def other(self) -> PlayerId | None:
        """The side that the chair goes to next: the one waited for, else the one after."""
        if self._screen is None or self._screen.view is None:
            return None
        view = self._screen.view
        taken = self.document.computers().sides
        waited = next_chair(view)
        if waited is not None and waited not in taken:
            return waited
        players = tuple(p for p in self.document.game.players if p not in taken or p == view.viewer)
        if len(players) < 2 or view.viewer is None:
            return None
        return players[(players.index(view.viewer) + 1) % len(players)]

    def close(self) -> None:
        """Takes everything down."""
        self._take_down()
        self._next = None

    def _changed(self, update: Update) -> None:
        player = next_chair(update.view)
        if player is None or update.cause is None or player in self.document.computers().sides:
            return
        # Later: the command that ended the seat's turn is still on its way through the other listeners.
        screen = self._passing = self._screen
        QTimer.singleShot(0, self, lambda: self._hand_on(player, screen))

    def _hand_on(self, player: PlayerId, screen: GameScreen | None) -> None:
        self._passing = None
        if screen is not None and screen is self._screen:
            self.pass_to(player, covered=self.document.curtain and screen.has_secrets())

    def _take_down(self) -> None:
        QToolTip.hideText()
        screen, self._screen = self._screen, None
        if screen is None:
            return
        screen.remember()
        if screen.viewer is not None:
            self.document.note_looked(screen.viewer, screen.session.history.last)
        self.leaving.emit()
        # Out of sight first: what its parts show while they are emptied is nobody's business.
        let_go(screen)
        screen.hide()
        screen.close_screen()
        screen.deleteLater()


@contextmanager
def _no_collecting() -> Iterator[None]:
    """A screen makes thousands of objects that all stay: looking for rubbish among them only takes time."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()
