"""The one window: home screen, game, curtain, and the sheets over them; it does what the actions ask."""

import contextlib
import secrets
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMainWindow, QStackedWidget

from engine import library
from engine.core.command import Command
from engine.core.errors import Diverged, SaveError
from engine.core.ids import RuleId
from engine.core.save import Choice
from engine.core.state import Enforcement
from engine.core.table import SetEnforcement
from engine.core.view import SeatView
from engine.core.violation import Violation
from gui.actions.catalogue import Host, catalogue
from gui.actions.menus import Menus
from gui.actions.registry import KeyRow, key_table
from gui.dialogs import ask
from gui.dialogs.about import KeySheet, about
from gui.dialogs.new_game import NewGameSheet
from gui.dialogs.pass_the_chair import Curtain
from gui.dialogs.preferences import PreferencesSheet
from gui.dialogs.sheet import Sheet, SheetHost
from gui.game_screen import GameScreen, Memory
from gui.games.registry import screen_module, shelf
from gui.home.home_screen import HomeScreen
from gui.hot_seat import HotSeat
from gui.panels.rule_panel import RulePanel
from gui.presenters.log import ledger_words
from gui.presenters.new_game import NewGame, ScenarioCard, new_game, scenario_card
from gui.session.documents import Document, Documents, SavedGame
from gui.session.qt_session import QtSession
from gui.settings.settings import Settings
from gui.theme.style import hub
from gui.theme.tokens import Theme
from gui.toast import Toast

NAME = "Holotank"
NO_GAME = "No game is open."


class MainWindow(QMainWindow):
    """Shows one thing at a time: the home screen, a seat's game screen, or the curtain."""

    shown = Signal(str)
    """"home", "game" or "curtain": what the window shows now."""

    def __init__(self, documents: Documents, settings: Settings) -> None:
        super().__init__()
        self.documents = documents
        self.settings = settings
        self.table: HotSeat | None = None
        self._game = ""
        self._title_due = False
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
        self.actions_ = catalogue()
        self.menus = Menus(self, self.actions_, self)
        self._connect()
        self.settings.subscribe(self._setting_changed)
        self.show_home()

    def _connect(self) -> None:
        self.home.game_chosen.connect(self._show_scenarios)
        self.home.start_asked.connect(self.set_up)
        self.home.save_asked.connect(self.resume)
        self.home.discard_asked.connect(self._let_go)
        self.home.open_asked.connect(self.open_file)
        self.home.settings_asked.connect(self.show_settings)
        self.home.keys_asked.connect(self.show_keys)
        self.curtain.lifted.connect(self._lift)

    # ---- what is shown

    @property
    def screen_(self) -> GameScreen | None:
        """The screen of the side that sits; None on the home screen and behind the curtain."""
        return self.table.screen if self.table is not None else None

    def show_home(self) -> None:
        """Shows the home screen with fresh lists."""
        self.pages.setCurrentWidget(self.home)
        self.menuBar().setVisible(False)
        self.setWindowTitle(NAME)
        self.home.show_saves(self.documents.recover(), self.documents.recent())
        if not self._game:
            playable = next((game for game in shelf() if game.playable), None)
            if playable is not None:
                # After the first painting: reading rules and scenarios must not keep the window waiting.
                QTimer.singleShot(0, self, lambda: self.home.choose_game(playable))
        self.menus.resume()
        self.shown.emit("home")

    def _show_scenarios(self, slug: str) -> None:
        self._game = slug
        try:
            cards = [
                scenario_card(slug, data) for data in library.scenarios(slug) if data.get("featured", True)
            ]
        except Exception as problem:  # noqa: BLE001 - a broken scenario file must not close the home screen
            self.home.show_scenarios((), f"The scenarios can't be read: {problem}")
            return
        self.home.show_scenarios(cards)

    def set_up(self, card: ScenarioCard) -> None:
        """Opens the new-game sheet for a scenario."""
        specs = screen_module(card.game).OPTIONS
        game = new_game(card, specs, seed=secrets.randbelow(10**9), curtain=self.settings.flag("curtain"))
        self.open_sheet(
            NewGameSheet(game, self.start_game, open_rule=lambda rule: self._rule_sheet(card.game, rule))
        )

    def start_game(self, game: NewGame) -> bool:
        """Starts a new game as chosen; False when the scenario could not be read."""
        card = game.card
        return self._opening(
            lambda: self.documents.new(
                card.game,
                card.data,
                game.options,
                seed=game.seed,
                undo=game.undo,
                curtain=game.curtain,
                title=card.title,
            ),
            new=True,
        )

    def resume(self, saved: SavedGame, choice: Choice = Choice.ASK) -> bool:
        """Goes on with a game of the home screen's list."""
        curtain = self.settings.flag("curtain")
        return self._opening(
            lambda: self.documents.resume(saved, choice=choice, curtain=curtain),
            again=lambda chosen: self.resume(saved, chosen),
        )

    def open_path(self, path: Path, choice: Choice = Choice.ASK) -> bool:
        """Opens a saved game's file."""
        curtain = self.settings.flag("curtain")
        return self._opening(
            lambda: self.documents.open_file(path, choice=choice, curtain=curtain),
            again=lambda chosen: self.open_path(path, chosen),
        )

    def _opening(
        self,
        opening: Callable[[], Document],
        *,
        new: bool = False,
        again: Callable[[Choice], bool] | None = None,
    ) -> bool:
        self._take_down()
        try:
            document = opening()
        except Diverged as problem:
            if again is not None:
                self.open_sheet(_diverged(problem, again))
            return False
        except (SaveError, LookupError, ValueError) as problem:
            self.tell("That can't be opened", str(problem))
            return False
        except Exception as problem:
            if type(problem).__name__ != "ContentError":
                raise
            self.tell("That can't be opened", str(problem))
            return False
        self._sit_down(document, new=new)
        return True

    def _sit_down(self, document: Document, *, new: bool) -> None:
        module = screen_module(document.slug)

        def build(session: QtSession, memory: Memory) -> GameScreen:
            screen: GameScreen = module.build(session, self.settings, memory)
            return screen

        table = HotSeat(document, build, ask=lambda: self.settings.flag("ask_warnings"))
        self.table = table
        table.covered.connect(self._cover)
        table.seated.connect(self._seat)
        table.leaving.connect(self._leave_screen)
        table.start(covered=document.curtain and not new)
        if notes := document.game.notes:
            self.tell("About this game", "\n".join(notes))

    def _cover(self, seat: SeatView) -> None:
        self.sheets.close_all()
        self.toast.hide()
        self.setWindowTitle(NAME)
        self.menuBar().setVisible(False)
        self.menus.suspend()
        self.pages.setCurrentWidget(self.curtain)
        self.curtain.fall(seat.name, seat.letter, seat.colour)
        self.shown.emit("curtain")

    def _seat(self, screen: GameScreen) -> None:
        screen.changed.connect(self._game_changed)
        screen.home_asked.connect(self.go_home)
        screen.enforcement_asked.connect(self.change_enforcement)
        screen.session.asked.connect(self._ask_first)
        self.pages.addWidget(screen)
        self.pages.setCurrentWidget(screen)
        screen.focus_board()
        self.menus.resume()
        self.menuBar().setVisible(True)
        self.shown.emit("game")

    def _leave_screen(self) -> None:
        self.setWindowTitle(NAME)

    def _lift(self) -> None:
        if self.table is not None and self.pages.currentWidget() is self.curtain:
            self.table.lift()

    def _game_changed(self, _update: object) -> None:
        document = self.documents.current
        screen = self.screen_
        if document is None or screen is None:
            return
        seat = next((mark.name for mark in (screen.bar.seats if screen.bar else ()) if mark.viewer), "")
        star = " *" if document.dirty else ""
        self.setWindowTitle(f"{document.title}{star}: {seat} ({NAME})")
        self.menus.refresh()

    def _take_down(self) -> None:
        if self.table is not None:
            table, self.table = self.table, None
            table.close()

    # ---- sheets

    def open_sheet(self, sheet: Sheet) -> None:
        """Lays a sheet over the window; shortcuts rest meanwhile."""
        self.menus.suspend()
        self.sheets.open(sheet)

    def tell(self, title: str, text: str) -> None:
        """A message that has to be seen."""
        self.open_sheet(ask.tell(title, text))

    def _sheet_gone(self) -> None:
        if self.pages.currentWidget() is not self.curtain:
            self.menus.resume()

    def _ask_first(self, command: Command, warnings: tuple[Violation, ...]) -> None:
        screen = self.screen_
        if screen is not None:
            self.open_sheet(ask.confirm_warnings(warnings, lambda: screen.session.confirm(command)))

    def _rule_sheet(self, slug: str, rule: str) -> None:
        rules = library.create(slug)
        sheet = Sheet("Rule", width=620)
        panel = RulePanel(rules.rule_text, lambda: ())
        panel.field.hide()
        panel.open(RuleId(rule))
        panel.setMinimumHeight(300)
        sheet.body.addWidget(panel)
        sheet.add_button("Good", role="primary")
        self.open_sheet(sheet)

    # ---- Host: reasons

    def reason_no_game(self) -> str:
        """Why what needs a game can't be done."""
        return "" if self.screen_ is not None else NO_GAME

    def reason_no_undo(self) -> str:
        """Why nothing can be taken back."""
        bar = self.screen_.bar if self.screen_ is not None else None
        if bar is None:
            return NO_GAME
        return "" if bar.undo.enabled else bar.undo.words

    def reason_no_redo(self) -> str:
        """Why nothing can be brought back."""
        bar = self.screen_.bar if self.screen_ is not None else None
        if bar is None:
            return NO_GAME
        return "" if bar.redo.enabled else bar.redo.words

    def reason_no_primary(self) -> str:
        """Why the big button can't be pressed."""
        bar = self.screen_.bar if self.screen_ is not None else None
        if bar is None:
            return NO_GAME
        if bar.primary is None:
            return "There is nothing to go on with now."
        return "" if bar.primary.ready else " ".join(str(each) for each in bar.primary.reasons)

    def reason_no_fly(self) -> str:
        """Why there is nothing to fly."""
        if self.screen_ is None:
            return NO_GAME
        return "" if self.screen_.can_fly() else "Nothing is to be flown now."

    def reason_no_chair(self) -> str:
        """Why the chair stays."""
        if self.screen_ is None or self.table is None:
            return NO_GAME
        return "" if self.table.other() is not None else "There is no other side."

    def curtain_on(self) -> bool:
        """Whether the curtain falls between the sides of this game."""
        return self.documents.current is not None and self.documents.current.curtain

    def is_light(self) -> bool:
        """Whether the colours are the light ones."""
        return hub().theme.name == "light"

    def is_full_screen(self) -> bool:
        """Whether the window fills the screen."""
        return self.isFullScreen()

    def centre_is(self, view: str) -> bool:
        """Whether the middle shows that view."""
        return self.screen_ is not None and self.screen_.centre.now == view

    # ---- Host: deeds

    def go_home(self) -> None:
        """Closes the game, which is on disk, and shows the home screen."""
        self._take_down()
        try:
            self.documents.close()
        except SaveError as problem:
            self.tell("The last step is not on disk", str(problem))
        self.show_home()

    def open_file(self) -> None:
        """Asks for a saved game's file."""
        folder = self.documents.folders.games
        path, _ = QFileDialog.getOpenFileName(
            self, "Open a game", str(folder if folder.is_dir() else Path.home()), "Holotank games (*.hexsave)"
        )
        if path:
            self.open_path(Path(path))

    def save(self) -> None:
        """Writes the game's file anew and keeps the old one beside it."""
        document = self.documents.current
        if document is None:
            return
        try:
            document.save()
        except SaveError as problem:
            self.tell("Not saved", str(problem))
        else:
            self.toast.say("Saved. Older generations are kept beside it.")
            self._game_changed(None)

    def save_copy(self) -> None:
        """Asks for a name and writes a copy."""
        document = self.documents.current
        if document is not None:
            folder = str(self.documents.folders.games)
            self.open_sheet(ask.SaveAs(document.title, folder, self._save_copy))

    def _save_copy(self, name: str) -> None:
        document = self.documents.current
        if document is None:
            return
        try:
            path = self.documents.save_copy(document, name)
        except SaveError as problem:
            self.tell("Not saved", str(problem))
        else:
            self.toast.say(f"A copy is in {path}")

    def show_ledger(self) -> None:
        """Shows what was done against the rules in this game."""
        if self.screen_ is None:
            return
        session = self.screen_.session
        text = ledger_words(session.rulings(), session.view().seats)
        sheet = ask.tell("Ruling ledger", text)
        sheet.add_button("Copy", lambda: QApplication.clipboard().setText(text), closes=False)
        self.open_sheet(sheet)

    def show_settings(self) -> None:
        """Opens the settings."""
        self.open_sheet(PreferencesSheet(self.settings))

    def quit(self) -> None:
        """Ends the program; the game is on disk."""
        self.close()

    def undo(self) -> None:
        """Takes back the last command."""
        if self.screen_ is not None:
            self.screen_.undo()

    def redo(self) -> None:
        """Brings back what was undone."""
        if self.screen_ is not None:
            self.screen_.redo()

    def change_enforcement(self) -> None:
        """Asks how strictly the table shall play."""
        screen = self.screen_
        if screen is None:
            return

        def give(level: Enforcement, agreed: str) -> None:
            screen.give(SetEnforcement(player=screen.session.seat, level=level, agreed=agreed))

        self.open_sheet(ask.ChangeEnforcement(screen.enforcement(), give))

    def show_centre(self, view: str) -> None:
        """Shows the map, the 3D view or both."""
        if self.screen_ is not None:
            self.screen_.centre.show_view(view)

    def open_gl(self) -> None:
        """Opens the 3D view in a window of its own, drawn by OpenGL, where a real one is found."""
        if self.screen_ is not None and (reason := self.screen_.open_gl()):
            self.tell("No OpenGL window", f"{reason} The built-in 3D view shows the same.")

    def focus_board(self) -> None:
        """Gives the keys to the map."""
        if self.screen_ is not None:
            self.screen_.focus_board()

    def focus_instruments(self) -> None:
        """Gives the keys to the AVID."""
        if self.screen_ is not None:
            self.screen_.focus_instruments()

    def show_ships(self) -> None:
        """Comes as near as lets every ship be seen."""
        if self.screen_ is not None:
            self.screen_.show_ships()

    def fit_view(self) -> None:
        """Brings everything into view."""
        if self.screen_ is not None:
            self.screen_.fit_view()

    def toggle_theme(self) -> None:
        """Dark to light and back."""
        self.settings.set("theme", "dark" if self.is_light() else "light")

    def change_text(self, step: int) -> None:
        """Bigger or smaller text."""
        now = self.settings.number("text_scale")
        self.settings.set("text_scale", max(80, min(200, now + step)))

    def toggle_full_screen(self) -> None:
        """Fills the screen, or not."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def press_primary(self) -> None:
        """The big button of the phase bar."""
        if self.screen_ is not None:
            self.screen_.press_primary()

    def fly_on(self) -> None:
        """Flies the rest of the turn."""
        if self.screen_ is not None:
            self.screen_.fly_on()

    def step_ship(self, step: int) -> None:
        """Next or previous ship."""
        if self.screen_ is not None:
            self.screen_.step_ship(step)

    def pass_chair(self) -> None:
        """Gives the chair to the other side."""
        if self.table is not None and (player := self.table.other()) is not None:
            self.table.pass_to(player, covered=self.curtain_on())

    def toggle_curtain(self) -> None:
        """Curtain on or off for this game."""
        document = self.documents.current
        if document is not None:
            document.curtain = not document.curtain
            self.toast.say(
                "The curtain falls between the sides." if document.curtain else "No curtain any more."
            )

    def search_rules(self) -> None:
        """Puts the keys into the search of the rules."""
        if self.screen_ is not None:
            self.screen_.search_rules()

    def show_keys(self) -> None:
        """Shows every key."""
        extra: tuple[KeyRow, ...] = ()
        if self.screen_ is not None and self.documents.current is not None:
            extra = screen_module(self.documents.current.slug).KEYS
        self.open_sheet(KeySheet(key_table(self.actions_, extra)))

    def show_about(self) -> None:
        """Says what this program is."""
        self.open_sheet(about())

    # ---- the rest

    def _let_go(self, saved: SavedGame) -> None:
        try:
            self.documents.let_go(saved)
        except SaveError as problem:
            self.tell("It stays in the list", str(problem))
        self.show_home()

    def _setting_changed(self, name: str) -> None:
        app = QApplication.instance()
        if name in ("theme", "text_scale") and isinstance(app, QApplication):
            hub().use(app, theme_of(self.settings))
            self.menus.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.sheets.relayout()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._take_down()
        # What could not be written is offered again at the next start, up to the last command on disk.
        with contextlib.suppress(SaveError):
            self.documents.close()
        event.accept()


def theme_of(settings: Settings) -> Theme:
    """The theme that the settings ask for."""
    return Theme(settings.text("theme"), settings.number("text_scale") / 100)


def _diverged(problem: Diverged, again: Callable[[Choice], bool]) -> Sheet:
    sheet = Sheet("The rules have changed since this game was saved", width=640)
    sheet.add_text(str(problem))
    sheet.add_text("The file stays as it is, whatever you choose.", "dim")
    sheet.add_button("Leave it")
    sheet.add_button(f"Keep the first {problem.keeps_to} commands", lambda: again(Choice.KEEP))
    if problem.snapshot is not None:
        sheet.add_button("Go on from the saved position", lambda: again(Choice.SNAPSHOT), role="primary")
    return sheet


def _is_host(window: MainWindow) -> Host:
    """Has the type checker prove that the window can do all that the actions ask."""
    return window
