"""What the window does for the table: the curtain, passphrases, seals, the board for all, care of games."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QStackedWidget

from engine.core.bookmark import TABLE, Bookmark
from engine.core.errors import SaveError
from engine.core.force import ForceEnd, What
from engine.core.ids import PlayerId
from engine.core.order_seal import OrderSeal, order_seals
from engine.core.sealed_lines import Sealed
from engine.core.session import Update
from engine.core.state import Enforcement
from engine.core.table import SetEnforcement
from engine.core.view import SeatView
from gui.dialogs import ask
from gui.dialogs.game_care import GameCareSheet
from gui.dialogs.pass_the_chair import Curtain
from gui.dialogs.recovery import RecoverySheet, look_first
from gui.dialogs.seat_guard import PassphraseSheet, lost_sheet, seals_sheet
from gui.dialogs.seating import SeatingSheet
from gui.history_deeds import NO_GAME
from gui.home.home_screen import HomeScreen
from gui.presenters.history import WENT_ON
from gui.presenters.phases import ENFORCEMENT_WORDS, LOOKING_BACK
from gui.presenters.recovery import LONG, CutOff, cut_off
from gui.session.documents import SavedGame
from gui.session.keeping import PICTURE, Keeping, keep_picture
from gui.session.places import Places
from gui.session.spoken import seat as seat_of
from gui.speech import said, tr
from gui.window_deeds import WindowDeeds

if TYPE_CHECKING:
    from gui.public_board import PublicBoard

ALTERED = tr("These orders are not the ones that were committed")


class TableDeeds(WindowDeeds):
    """The part of the main window that minds who may see what, and the games that lie waiting."""

    home: HomeScreen
    curtain: Curtain
    pages: QStackedWidget
    keeping: Keeping
    places: Places
    public_board: "PublicBoard | None" = None
    """The board for all, in its own window."""
    _copied: bool = False
    """Something was put on the clipboard since the side sat down."""
    _sitting: str = ""
    """Name of the side that sits, or sat last."""
    _sat: PlayerId | None = None
    """The side that sits, or sat last."""
    _edit_ended: str = ""
    """How the table plays since the chair was passed in edit mode; empty once it has been said."""
    _unread: str = ""
    """What was found wrong with a seal and nobody has confirmed yet."""

    show_home: Callable[[], None]

    def connect_table(self) -> None:
        """Hears the curtain and the list of games."""
        self.keeping = Keeping(self.documents)
        self.places = Places(self.documents.folders.windows)
        self.home.care_asked.connect(self.care_for)
        self.home.discard_asked.connect(self._let_go)
        self.sheets.towards = self._angle
        self.curtain.lifted.connect(self._lift)
        self.curtain.passphrase.returnPressed.connect(self._lift)
        self.curtain.back_asked.connect(self._reopen)
        self.curtain.lost_asked.connect(self._ask_lost)
        self.curtain.empty_asked.connect(self._empty_clipboard)
        QApplication.clipboard().dataChanged.connect(self._note_copied)

    # ---- the curtain

    def cover(self, seat: SeatView) -> None:
        """Takes all of the game off the screen and asks for a side."""
        copied = self._left_on_clipboard()
        document = self.documents.current
        back = self.table.back() if self.table is not None else None
        self.curtain.fall(
            seat.name,
            seat.letter,
            seat.colour,
            back=back.name if back else "",
            guarded=document is not None and document.guarded(seat.id),
            copied=copied,
            seals=self._seal_words(),
            angle=document.turned(seat.id) if document is not None else 0,
        )
        # Last: a reader is told of the curtain as it is shown, and must not hear the side before.
        self.pages.setCurrentWidget(self.curtain)
        self.curtain.take_keys()
        self.alarm_again()

    def sat_down(self) -> None:
        """Notes what a side found when it sat down."""
        screen = self.screen_
        self._copied = False
        if screen is not None and self.table is not None:
            seats = self.table.seats()
            self._sitting = next((seat.name for seat in seats if seat.id == screen.viewer), "")
            self._sat = screen.viewer
        if self._edit_ended:
            level, self._edit_ended = self._edit_ended, ""
            self.toast.say(tr("The chair was passed, and with it the edit mode ended: {level}.", level=level))

    def end_edit_mode(self) -> None:
        """Holds the table to the rules again as the game was begun, when a side leaves its seat to another.

        So that nobody plays on in an edit mode that another one forgot; a setting keeps it. The side that
        leaves does it: a command of the one that sits down would pass the chair on at once.
        """
        document, table, side = self.documents.current, self.table, self._sat
        if document is None or table is None or side is None or self.settings.flag("keep_loose"):
            return
        state, level = document.game.bus.state, document.game.bus.initial.enforcement
        if table.waiting_for in {None, side} or state.outcome is not None or state.enforcement is level:
            return
        agreed = "by the custom of this table, as the chair was passed"
        session = document.session(side)
        if not session.give(SetEnforcement(player=side, level=level, agreed=agreed)):
            self._edit_ended = ENFORCEMENT_WORDS[level][0]

    def _left_on_clipboard(self) -> str:
        """Who left something on the clipboard; empty for nobody."""
        # Read only if it has changed: the desktop that is asked for it may take its time.
        return self._sitting if self._copied and QApplication.clipboard().text() else ""

    def _note_copied(self) -> None:
        self._copied = True

    def _empty_clipboard(self) -> None:
        QApplication.clipboard().clear()
        self.curtain.warn_of_clipboard("")
        self.curtain.setFocus()

    def _lift(self) -> None:
        if self.table is None or self.pages.currentWidget() is not self.curtain:
            return
        if not self.table.lift(self.curtain.passphrase.text()):
            typed = bool(self.curtain.passphrase.text())
            self.curtain.refuse(
                tr("That is another passphrase.") if typed else tr("Type the passphrase first.")
            )
        else:
            self.curtain.passphrase.clear()

    def _reopen(self) -> None:
        if self.table is not None and self.pages.currentWidget() is self.curtain:
            self.table.reopen()

    # ---- where the sides sit

    def _angle(self) -> int:
        """By how many degrees a sheet is turned now: towards the side that sits or is waited for."""
        document, screen, table = self.documents.current, self.screen_, self.table
        side = screen.viewer if screen is not None else table.waiting_for if table is not None else None
        return document.turned(side) if document is not None and side is not None else 0

    def show_seating(self) -> None:
        """Asks where the sides sit around the screen."""
        document, table = self.documents.current, self.table
        if document is not None and table is not None:
            self.open_sheet(SeatingSheet(table.seats(), document.turned, document.turn))

    # ---- passphrases

    def reason_no_seat(self) -> str:
        """Why there is no seat to speak of."""
        return "" if self.screen_ is not None and self.screen_.viewer is not None else NO_GAME

    def reason_no_force(self) -> str:
        """Why nothing can be ended by force."""
        screen = self.screen_
        if screen is None or screen.viewer is None or screen.bar is None:
            return NO_GAME
        if screen.session.history.at is not None:
            return LOOKING_BACK
        if not screen.bar.over and screen.enforcement() is Enforcement.REFEREE:
            return tr(
                "A referee ends nothing by force: first change how strictly the table plays (Edit menu)."
            )
        return screen.bar.over

    def end_by_force(self, what: What) -> None:
        """Ends what the table waits for, or the whole phase, once somebody has said why and who agreed."""
        screen = self.screen_
        if screen is not None:
            screen.give(ForceEnd(player=screen.session.seat, what=what))

    def set_passphrase(self) -> None:
        """Asks for a passphrase of the side that sits."""
        screen, document = self.screen_, self.documents.current
        if screen is None or document is None or screen.viewer is None:
            return
        player = screen.viewer

        def keep(passphrase: str) -> None:
            document.guard(player, passphrase)
            self.toast.say(
                tr("The passphrase of this seat is asked for from now on.")
                if passphrase
                else tr("The passphrase of this seat is taken off.")
            )
            self.show_title()

        self.open_sheet(PassphraseSheet(self._sitting, guarded=document.guarded(player), keep=keep))

    def _ask_lost(self) -> None:
        table = self.table
        if table is not None and (player := table.waiting_for) is not None:
            name = next(seat.name for seat in table.seats() if seat.id == player)
            self.open_sheet(lost_sheet(name, lambda: self._go_on_without(player)))

    def _go_on_without(self, player: PlayerId) -> None:
        document = self.documents.current
        if document is None or self.table is None:
            return
        game = document.game
        text = WENT_ON.format(name=player)
        game.keep_bookmarks((*game.header.bookmarks, Bookmark(at=game.bus.seq, by=TABLE, text=text)))
        self.documents.forget(player)
        document.lose(player)
        self.table.lift()

    # ---- seals

    def _seals(self, *, last: bool = False) -> tuple[OrderSeal, ...]:
        document = self.documents.current
        return order_seals(document.game, last=last) if document is not None else ()

    def _seal_words(self) -> str:
        """The seals of the orders that are not open yet, short enough to be noted by hand."""
        closed = [seal for seal in self._seals(last=True) if not seal.opened]
        return "   ".join(
            tr(
                "Seal of {side}'s orders: {seal}",
                side=said(seal.player),
                seal=f"{seal.text[:8]} {seal.text[8:16]}",
            )
            for seal in closed
        )

    def check_seals(self, update: Update) -> None:
        """Notes new seals; says so if opened orders are not those that were sealed."""
        document = self.documents.current
        if document is None or update.looking is not None or update.cause is None:
            return
        for seal in self._seals(last=True):
            if not document.seal_noted(seal):
                self._alarm(
                    tr(
                        "{side}'s orders of turn {turn} do not fit their seal.",
                        side=said(seal.player),
                        turn=seal.turn,
                    )
                )

    def _alarm(self, words: str) -> None:
        self._unread = words
        sheet = ask.tell(ALTERED, words)
        sheet.closed.connect(self._alarm_read)
        self.open_sheet(sheet)

    def alarm_again(self) -> None:
        """Shows anew what nobody has read yet, after every sheet was taken away: it concerns both sides."""
        if self._unread:
            self._alarm(self._unread)

    def _alarm_read(self) -> None:
        self._unread = ""

    def show_seals(self) -> None:
        """Lists all seals of the game."""
        document = self.documents.current
        if document is None:
            return
        titles = {phase.id: phase.title for phase in document.session(None).phases()}
        lines = []
        for seal in self._seals():
            fits = document.seal_noted(seal)
            stands = tr("sealed")
            if seal.opened:
                stands = (
                    tr("opened, as sealed")
                    if fits
                    else tr("opened. These orders are not the ones that were committed!")
                )
            whose = tr(
                "{side}, turn {turn}, {phase}",
                side=said(seal.player),
                turn=seal.turn,
                phase=titles.get(seal.phase, str(seal.phase)),
            )
            lines.append((whose, seal.text, stands))
        self.open_sheet(seals_sheet(lines))

    # ---- the board for all

    def reason_no_public_board(self) -> str:
        """Why there is no board for all."""
        return "" if self.documents.current is not None and self.screen_ is not None else NO_GAME

    def public_board_open(self) -> bool:
        """Whether the other window is there."""
        return self.public_board is not None

    def toggle_public_board(self) -> None:
        """Opens the board for all in its own window, on another screen where there is one; or closes it."""
        if self.public_board is not None:
            self.close_public_board()
            return
        document = self.documents.current
        if document is None:
            return
        from gui.public_board import PublicBoard  # no board is read before the first picture of the window

        board = PublicBoard(document.game)
        board.closed.connect(self.close_public_board)
        self.public_board = board
        others = [screen for screen in QApplication.screens() if screen is not self.screen()]
        if not self.places.watch(board, "board", QSize(1100, 760)) and others:
            board.setGeometry(others[0].availableGeometry())
        board.show()
        self.activateWindow()

    def close_public_board(self) -> None:
        """Closes the other window."""
        board, self.public_board = self.public_board, None
        if board is not None:
            board.close_board()
            self.menus.refresh()

    def close_game(self) -> None:
        """Closes the game and keeps its public board as a small picture; SaveError as `Documents.close`."""
        document = self.documents.current
        path = document.game.path if document is not None else None
        try:
            self.documents.close()
        finally:
            if document is not None and path is not None and path.is_file():
                from gui.public_board import small_picture  # as above

                keep_picture(path.with_name(PICTURE), small_picture(document.game))

    # ---- the games that lie waiting

    def care_for(self, saved: SavedGame) -> None:
        """Opens the sheet with all that can be done with a game of the list."""

        def done(words: str) -> None:
            self.sheets.close_all()
            self.show_home()
            self.toast.say(words)

        def play(saved: SavedGame, generation: int) -> None:
            self.resume(saved, generation=generation)

        self.open_sheet(GameCareSheet(saved, self.keeping, play=play, done=done, ask=self.open_sheet))

    def offer_recovery(self) -> None:
        """After a crash or a power cut: says which games were cut off, before anything else is done."""
        cut = self.documents.recover()
        if cut and self.pages.currentWidget() is self.home:
            sheet = RecoverySheet(cut, self._as_cut_off, self.resume, self._look_first, self.care_for)
            self.open_sheet(sheet)

    def _as_cut_off(self, saved: SavedGame) -> CutOff | None:
        if saved.commands > LONG:
            return None
        try:
            return cut_off(seat_of(self.documents.watch(saved.shelf), None))
        except (SaveError, LookupError):
            # Its list says why, or the sheet that asks for what is missing when somebody goes on with it.
            return None

    def _look_first(self, saved: SavedGame) -> None:
        def go_on(chosen: SavedGame) -> None:
            self.sheets.close_all()
            self.resume(chosen)

        self.open_sheet(look_first(saved, self._as_cut_off(saved), go_on, why=self._why_not_read(saved)))

    def _why_not_read(self, saved: SavedGame) -> str:
        """Why no more can be told of a game before it is opened; empty where it can be read."""
        if saved.commands > LONG:
            return tr("It is long: its log is read when it is opened.")
        try:
            self.documents.watch(saved.shelf)
        except Sealed as problem:
            return tr(
                "Orders of turn {turn} are sealed: its log is read with the passphrase of {sides}.",
                turn=problem.turn,
                sides=", ".join(said(side) for side in problem.players),
            )
        except (SaveError, LookupError) as problem:
            return said(str(problem))
        return ""

    def _let_go(self, saved: SavedGame) -> None:
        try:
            self.documents.let_go(saved)
        except SaveError as problem:
            self.tell(tr("It stays in the list"), said(str(problem)))
        self.show_home()
