"""The one window: home screen, game, curtain, and the sheets over them; it does what the actions ask."""

import contextlib
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QStackedWidget

from engine import library
from engine.core.command import Command
from engine.core.commitment import BITS
from engine.core.dice import DiceNeeded
from engine.core.errors import Diverged, InUse, SaveError
from engine.core.save import Choice
from engine.core.sealed_lines import Keys, Sealed
from engine.core.session import Session, Update, setup_throw
from engine.core.table_dice import OPTION as TABLE_DICE
from engine.core.view import SeatView
from engine.core.violation import Violation
from gui.actions.catalogue import Host, catalogue
from gui.actions.keymap import bound
from gui.actions.menus import Menus
from gui.announce import hush, say
from gui.dialogs import ask
from gui.dialogs.ledger import OverruleSheet
from gui.dialogs.new_game import NewGameSheet
from gui.dialogs.palette import PaletteSheet, of_actions, of_offers
from gui.dialogs.pass_the_chair import Curtain
from gui.dialogs.sealed_orders import SealedSheet
from gui.dialogs.sheet import Sheet, SheetHost
from gui.game_screen import GameScreen, Memory
from gui.games.registry import GameEntry, overview, screen_module, shelf
from gui.home.home_screen import HomeScreen
from gui.hot_seat import HotSeat
from gui.presenters.new_game import NewGame, ScenarioCard, new_game
from gui.session.computer import Computers
from gui.session.documents import Document, Documents, SavedGame
from gui.session.qt_session import QtSession
from gui.settings.settings import Settings
from gui.speech import said, tr, trn
from gui.table_deeds import TableDeeds
from gui.theme.style import hub
from gui.theme.tokens import Theme
from gui.toast import Toast

NAME = "Holotank"
SETTLED = 250
"""Milliseconds after which a size of text that is tried out has been chosen."""
_BEFORE_THE_PICTURE: Final = (QEvent.Type.LayoutRequest, QEvent.Type.UpdateLater)
"""What a page has still to do that has just been shown: else the window is drawn, and then drawn again."""
Thrown = tuple[tuple[int, ...] | None, ...]
"""Real dice of a setup, roll by roll; None where the program rolls."""


class MainWindow(TableDeeds):
    """Shows one thing at a time: the home screen, a seat's game screen, or the curtain."""

    shown = Signal(str)
    """"home", "game" or "curtain": what the window shows now."""

    def __init__(self, documents: Documents, settings: Settings) -> None:
        super().__init__()
        self.documents = documents
        self.settings = settings
        self.table: HotSeat | None = None
        self.computers: Computers | None = None
        self.chosen_game = ""
        self._title_due = False
        self.asks_first = False
        """The game that was to be opened waits for an answer."""
        self.unread = False
        """What was to be opened last could not be read."""
        self.aside = None
        self._fitted = _size_of(settings)
        """The size that the game's screen was last fitted to."""
        self._size_settles = QTimer(self, singleShot=True, interval=SETTLED)
        self._size_settles.timeout.connect(self._fit_size)
        self.setWindowTitle(NAME)
        self.setMinimumSize(QSize(900, 560))
        self.home = HomeScreen()
        self.curtain = Curtain()
        self.pages = QStackedWidget()
        self.pages.addWidget(self.home)
        self.pages.addWidget(self.curtain)
        self.setCentralWidget(self.pages)
        self.sheets = SheetHost(self)
        self.sheets.emptied.connect(self._sheet_gone)
        self.toast = Toast(self)
        self.own_actions = catalogue()
        self.actions_ = bound(self.own_actions, settings.keys()).registry
        self.menus = Menus(self, self.actions_, self, self.say_why_not)
        self._connect()
        self.settings.subscribe(self._setting_changed)
        self.show_home()
        QTimer.singleShot(0, self, self.offer_recovery)
        if settings.trouble:
            QTimer.singleShot(0, self, lambda: self.tell(tr("Settings"), settings.trouble))

    def find_action(self) -> None:
        """Opens the palette: every action, and what the game offers now."""
        entries = (*of_offers(self.screen_), *of_actions(self.actions_, self))
        self.open_sheet(PaletteSheet(entries, self.say_why_not))

    def _connect(self) -> None:
        self.home.game_chosen.connect(self._show_scenarios)
        self.home.start_asked.connect(self.set_up)
        self.home.save_asked.connect(self.resume)
        self.home.open_asked.connect(self.open_file)
        self.home.settings_asked.connect(self.show_settings)
        self.home.keys_asked.connect(self.show_keys)
        self.connect_table()

    # ---- what is shown

    def show_home(self) -> None:
        """Shows the home screen with fresh lists."""
        self.pages.setCurrentWidget(self.home)
        self.menuBar().setVisible(False)
        self.setWindowTitle(NAME)
        self.home.show_saves(self.documents.recover(), self.documents.recent())
        if not self.chosen_game:
            playable = next((game for game in shelf() if game.playable), None)
            if playable is not None:
                # After the first painting: reading rules and scenarios must not keep the window waiting.
                QTimer.singleShot(0, self, lambda: self._fill_home(playable))
        else:
            self.home.take_keys()
        self.menus.resume()
        self.shown.emit("home")

    def _fill_home(self, game: GameEntry) -> None:
        self.home.choose_game(game)
        if self.sheets.busy:
            self.sheets.give_back_to(self.home.chosen_row())
        elif self.pages.currentWidget() is self.home:
            # Not when a game named on the command line was opened meanwhile: its keys are its own.
            self.home.take_keys()

    def _show_scenarios(self, slug: str) -> None:
        self.chosen_game = slug
        try:
            cards = [overview(slug, data) for data in library.scenarios(slug) if data.get("featured", True)]
        except Exception as problem:  # noqa: BLE001 - a broken scenario file must not close the home screen
            told = said(str(problem))
            self.home.show_scenarios((), tr("The scenarios can't be read: {problem}", problem=told))
            return
        self.home.show_scenarios(sorted(cards, key=lambda card: card.order))

    def set_up(self, card: ScenarioCard) -> None:
        """Opens the new-game sheet for a scenario."""
        specs = screen_module(card.game).options_for(card.data)
        game = new_game(card, specs, seed=secrets.randbits(BITS), curtain=self.curtain_for(card.game))
        self._offer(game)

    def _offer(self, game: NewGame) -> None:
        """Shows a new game as it would be set up, to be changed and started."""
        card = game.card
        self.open_sheet(
            NewGameSheet(
                game,
                self.start_game,
                open_rule=lambda rule: self.show_rule(card.game, rule),
                other_forces=self._other_forces(card),
            )
        )

    def _other_forces(self, card: ScenarioCard) -> Callable[[], object] | None:
        """Asks for forces of one's own; None for a scenario whose forces are its point."""
        make = getattr(screen_module(card.game), "forces_sheet", None)
        if make is None or not card.data.get("deploy"):
            return None
        return lambda: self.open_sheet(make(lambda data: self.set_up(overview(card.game, data))))

    def curtain_for(self, slug: str) -> bool:
        """A game without secrets between the sides needs no curtain, unless somebody asks for it."""
        return self.settings.flag("curtain") and bool(getattr(screen_module(slug), "SECRETS", True))

    def start_game(self, game: NewGame) -> bool:
        """Starts a new game as chosen; False when the scenario could not be read.

        Where somebody rolls real dice it begins only when the rolls of its setup are made.
        """
        return self._begin(game, () if game.options.get(TABLE_DICE) else None)

    def _begin(self, game: NewGame, thrown: Thrown | None) -> bool:
        """Starts it with the real dice of the setup so far, or asks for the next of them."""
        try:
            return self._set_out(game, thrown)
        except DiceNeeded as needed:
            throw = setup_throw(thrown or (), needed)
        self.ask_setup_dice(
            throw,
            answer=lambda faces: self._begin(game, throw.answered(faces)),
            rest=lambda: self._begin_by_program(game, throw.thrown),
            drop=lambda: self._offer(game),
        )
        return True

    def _begin_by_program(self, game: NewGame, thrown: Thrown) -> bool:
        """Starts it with the real dice so far; the rest of the setup is rolled by the program."""
        while True:
            try:
                return self._set_out(game, thrown)
            except DiceNeeded:
                thrown = (*thrown, None)

    def _set_out(self, game: NewGame, thrown: Thrown | None) -> bool:
        card = game.card
        return self._opening(
            lambda: self.documents.new(
                card.game,
                card.data,
                game.options,
                seed=game.seed,
                undo=game.undo,
                curtain=game.curtain,
                thrown=thrown,
            ),
            new=True,
        )

    def resume(self, saved: SavedGame, generation: int = 0) -> bool:
        """Goes on with a game of the home screen's list, from an older generation where one is named.

        Where its file can't be read, the words that say so lead to the generations that there are.
        """
        self.unread = False
        opened = self._reading(
            lambda choice, keys: self.documents.resume(
                saved, choice=choice, curtain=self.curtain_for, generation=generation, keys=keys
            )
        )
        if self.unread and self.sheets.top is not None and self.keeping.older(saved):
            self.sheets.top.closed.connect(lambda: self.care_for(saved))
        return opened

    def open_path(self, path: Path) -> bool:
        """Opens a saved game's file."""
        return self._reading(
            lambda choice, keys: self.documents.open_file(
                path, choice=choice, curtain=self.curtain_for, keys=keys
            )
        )

    def _reading(
        self,
        reading: Callable[[Choice, Keys], Document],
        choice: Choice = Choice.ASK,
        keys: Keys | None = None,
    ) -> bool:
        """Reads a game and plays it, or asks what it can't be read without and reads it again."""
        given = keys or Keys()
        self.asks_first = False
        try:
            return self._opening(lambda: reading(choice, given))
        except Diverged as problem:
            sheet = _diverged(problem, lambda chosen: self._reading(reading, chosen, given))
        except Sealed as problem:
            sheet = SealedSheet(problem, lambda found: self._reading(reading, choice, found), self.open_sheet)
        self.asks_first = True
        self.open_sheet(sheet)
        return False

    def _opening(self, opening: Callable[[], Document], *, new: bool = False) -> bool:
        """Plays a game once it is there; until then what is shown stays as it is."""
        try:
            document = opening()
        except (Diverged, Sealed):
            raise
        except (library.ContentError, SaveError, LookupError, ValueError) as problem:
            if self.documents.current is None and self.table is not None:
                # The game before this one was closed on the way.
                self._take_down()
                self.show_home()
            self.tell(tr("That can't be opened"), said(str(problem)))
            self.unread = isinstance(problem, SaveError) and not isinstance(problem, InUse)
            return False
        self._take_down()
        self._sit_down(document, new=new)
        return True

    def open_document(self, opening: Callable[[], Document]) -> bool:
        """Leaves the open game for another one."""
        return self._opening(opening)

    def menus_rest(self) -> None:
        """No action can be asked for until `menus_wake`."""
        self.menus.suspend()

    def menus_wake(self) -> None:
        """Actions can be asked for again, unless a sheet or the curtain holds them."""
        if not self.sheets.busy and self.pages.currentWidget() is not self.curtain:
            self.menus.resume()

    def _sit_down(self, document: Document, *, new: bool) -> None:
        module = screen_module(document.slug)

        def build(session: QtSession, memory: Memory) -> GameScreen:
            memory.place = self.pages
            screen: GameScreen = module.build(session, self.settings, memory)
            if self.computers is not None:
                screen.take_computers(self.computers)
            return screen

        self.computers = _computers(document, module)
        if self.computers is not None:
            self.computers.dice_asked.connect(self.ask_computers_dice)
        alone = len(document.computers().sides) >= len(document.game.players) - 1

        table = HotSeat(document, build, ask=lambda: self.settings.flag("ask_warnings"))
        self.table = table
        table.covered.connect(self._cover)
        table.seated.connect(self._seat)
        table.ready.connect(self._rise)
        table.leaving.connect(self._leave_screen)
        table.start(covered=document.curtain and not new and not alone)
        if notes := document.game.notes:
            self.tell(tr("About this game"), "\n".join(said(note) for note in notes))

    def _cover(self, seat: SeatView) -> None:
        self.close_aside()
        self.sheets.close_all()
        self.toast.hide()
        hush(self)
        self.setWindowTitle(NAME)
        self.menuBar().setVisible(False)
        self.menus.suspend()
        self.cover(seat)
        self.shown.emit("curtain")

    def _seat(self, screen: GameScreen) -> None:
        screen.changed.connect(self._game_changed)
        screen.home_asked.connect(self.go_home)
        screen.chair_asked.connect(self._ask_chair)
        screen.lesson_asked.connect(self._leave_for)
        screen.enforcement_asked.connect(self.change_enforcement)
        screen.sheet_asked.connect(self.open_sheet)
        screen.print_asked.connect(self._print_one)
        screen.session.asked.connect(self._ask_first)
        screen.session.dice_asked.connect(self.ask_dice)
        screen.session.ask_reasons(lambda broken, give: self.open_sheet(OverruleSheet(broken, give)))
        screen.history.setVisible(self.settings.flag("history_bar"))
        screen.history.mark_asked.connect(self.mark_moment)
        screen.history.marks_asked.connect(self.show_bookmarks)
        screen.history.branch_asked.connect(self.branch)
        self.menus.resume()
        self.pages.addWidget(screen)

    def _ask_chair(self) -> None:
        if why := self.reason_no_chair():
            self.say_why_not(tr("Pass the chair"), why)
        else:
            self.pass_chair()

    def _leave_for(self, card: ScenarioCard) -> None:
        """Leaves a lesson that is done for the next one."""
        self.go_home()
        if self.table is None:
            self.set_up(card)

    def _print_one(self, first: str, piece: str) -> None:
        self.print_and_export(first, ship=piece)

    def _rise(self, screen: GameScreen) -> None:
        """Shows a screen only when all of it has been laid out and drawn: nothing comes in bit by bit."""
        self.menuBar().setVisible(True)
        if (layout := self.layout()) is not None:
            layout.activate()
        screen.resize(self.pages.size())
        screen.prepare()
        screen.focus_board()  # first: a page without keys of its own would hand them to its first part
        self.pages.setCurrentWidget(screen)
        for waiting in _BEFORE_THE_PICTURE:
            QCoreApplication.sendPostedEvents(None, waiting)
        say(screen, screen.standing())
        self.sat_down()
        self.shown.emit("game")

    def _leave_screen(self) -> None:
        self.end_edit_mode()
        self.setWindowTitle(NAME)

    def _game_changed(self, update: Update) -> None:
        self.check_seals(update)
        self.show_title()
        self.menus.refresh()
        document, screen = self.documents.current, self.screen_
        if update.looking is None and document is not None and screen is not None and screen.bar is not None:
            phase = document.phase_title(update.view.phase)
            document.note_stands(screen.bar.stands, screen.bar.standing(phase))

    def _take_down(self) -> None:
        # What lies over a game goes with it.
        self.sheets.close_all()
        hush(self)
        self.close_aside()
        self.close_public_board()
        if self.table is not None:
            table, self.table = self.table, None
            table.close()
        if self.computers is not None:
            computers, self.computers = self.computers, None
            computers.close()

    # ---- sheets

    def _sheet_gone(self) -> None:
        if self.pages.currentWidget() is not self.curtain and self.aside is None:
            self.menus.resume()
        if self._fitted != _size_of(self.settings):
            self._size_settles.start()
        if self.focusWidget() is not None:
            return
        # Who had the keys before the sheet is gone, or out of sight.
        if self.pages.currentWidget() is self.home:
            self.home.take_keys()
        elif self.screen_ is not None and self.pages.currentWidget() is self.screen_:
            self.screen_.focus_board()

    def _ask_first(self, command: Command, warnings: tuple[Violation, ...]) -> None:
        screen = self.screen_
        if screen is not None:
            self.open_sheet(ask.confirm_warnings(warnings, lambda: screen.session.confirm(command)))

    # ---- coming and going

    def go_home(self) -> None:
        """Closes the game, which is on disk, and goes home; not while a sheet must be answered."""
        if (open_ := self.sheets.top) is not None and not open_.closable:
            self.say_why_not(tr("Home screen"), tr("First answer: {question}.", question=open_.title.text()))
            return
        self._take_down()
        try:
            self.close_game()
        except SaveError as problem:
            self.tell(tr("The last step is not on disk"), said(str(problem)))
        self.show_home()
        self.alarm_again()

    def open_file(self) -> None:
        """Asks for a saved game's file."""
        folder = self.documents.folders.games
        path, _ = QFileDialog.getOpenFileName(
            self,
            tr("Open a game"),
            str(folder if folder.is_dir() else Path.home()),
            tr("Holotank games (*.hexsave)"),
        )
        if path:
            self.open_path(Path(path))

    # ---- the rest

    def _setting_changed(self, name: str) -> None:
        app = QApplication.instance()
        if name == "keys":
            self.actions_ = bound(self.own_actions, self.settings.keys()).registry
            self.menus.use_keys(self.actions_)
        if name in ("theme", "palette", "text_scale", "touch") and isinstance(app, QApplication):
            hub().use(app, theme_of(self.settings))
            self.menus.refresh()
        if name in ("text_scale", "touch"):
            self._size_settles.start()
        if name == "history_bar" and self.screen_ is not None:
            self.screen_.history.setVisible(self.settings.flag(name))

    def _fit_size(self) -> None:
        """Builds the game's screen for the size of text that was chosen, once no sheet lies over it."""
        if self.table is None or self.sheets.busy or self.aside is not None:
            return  # a sheet that goes asks again
        self._size_settles.stop()
        self._fitted = _size_of(self.settings)
        copied = self._copied
        self.table.sit_anew()
        self._copied = copied

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.sheets.relayout()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._take_down()
        # What could not be written is offered again at the next start, up to the last command on disk.
        with contextlib.suppress(SaveError):
            self.close_game()
        event.accept()


def _size_of(settings: Settings) -> tuple[int, bool]:
    """What decides how big the parts of a screen are."""
    return settings.number("text_scale"), settings.flag("touch")


def theme_of(settings: Settings) -> Theme:
    """The theme that the settings ask for."""
    return Theme(
        settings.text("theme"),
        settings.number("text_scale") / 100,
        palette=settings.text("palette"),
        touch=settings.flag("touch"),
    )


def _computers(document: Document, module: Any) -> Computers | None:  # noqa: ANN401 - a game's module
    """Whoever plays the computer's sides of a game; None where people play them all."""
    found = document.computers()
    make = getattr(module, "opponent", None)
    if not found.sides or make is None:
        return None
    seed = document.game.header.seed
    return Computers(
        (Session(document.game, side) for side in found.sides),
        lambda number: make(found.strength, seed * 2 + number),
        found.strength,
    )


def _diverged(problem: Diverged, again: Callable[[Choice], object]) -> Sheet:
    sheet = Sheet(tr("The rules have changed since this game was saved"), width=640)
    sheet.add_text(said(str(problem)))
    sheet.add_text(tr("The file stays as it is, whatever you choose."), "dim")
    sheet.add_button(tr("Leave it"))
    sheet.add_button(
        trn("Keep the first command", "Keep the first {count} commands", problem.keeps_to),
        lambda: again(Choice.KEEP),
    )
    if problem.snapshot is not None:
        sheet.add_button(tr("Go on from the saved position"), lambda: again(Choice.SNAPSHOT), role="primary")
    return sheet


def _is_host(window: MainWindow) -> Host:
    """Has the type checker prove that the window can do all that the actions ask."""
    return window
