"""What the actions do with the window: saving, undo, views, the chair, the rules, the help."""

from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from engine import library
from engine.core.errors import SaveError
from engine.core.state import Enforcement
from engine.core.table import SetEnforcement
from gui.actions.catalogue import Host
from gui.actions.menus import Menus
from gui.actions.registry import Registry, key_table
from gui.announce import say
from gui.book_deeds import BookDeeds
from gui.dialogs import ask
from gui.dialogs.about import about
from gui.dialogs.change_keys import ChangeKeysSheet
from gui.dialogs.help import FirstTurnSheet, KeySheet, WordsSheet
from gui.dialogs.preferences import PreferencesSheet
from gui.dialogs.rule import rule_sheet
from gui.dialogs.sheet import Sheet, SheetHost
from gui.dialogs.twin import TwinSheet
from gui.game_screen import GameScreen
from gui.games.registry import PLAYABLE, screen_module
from gui.history_deeds import NO_GAME
from gui.hot_seat import HotSeat
from gui.session.documents import Documents
from gui.settings.settings import Settings
from gui.speech import said, tr
from gui.theme.style import hub
from gui.toast import Toast


class WindowDeeds(BookDeeds):
    """The half of the main window that answers its menus and shortcuts; what is shown is the other half's."""

    documents: Documents
    settings: Settings
    table: HotSeat | None
    sheets: SheetHost
    toast: Toast
    menus: Menus[Host]
    actions_: Registry[Host]
    """The actions with the player's keys."""
    own_actions: Registry[Host]
    """The same with the program's own keys."""
    chosen_game: str
    """Slug of the game chosen on the home screen; empty before its lists were read."""

    @property
    def screen_(self) -> GameScreen | None:
        """The screen of the side that sits; None on the home screen and behind the curtain."""
        return self.table.screen if self.table is not None else None

    def open_sheet(self, sheet: Sheet) -> None:
        """Lays a sheet over the window; shortcuts rest meanwhile."""
        self.menus.suspend()
        self.sheets.open(sheet)

    def tell(self, title: str, text: str) -> None:
        """A message that has to be seen."""
        self.open_sheet(ask.tell(title, text))

    def say_why_not(self, title: str, reason: str) -> None:
        """Says why something can't be done that was asked for by its keys or in the palette."""
        self.toast.say(tr("{action}: not now. {reason}", action=title.rstrip("…"), reason=reason))

    def show_title(self) -> None:
        """Names the game and the seat in the title bar."""
        document, screen = self.documents.current, self.screen_
        if document is None or screen is None:
            return
        seat = next((mark.name for mark in (screen.bar.seats if screen.bar else ()) if mark.viewer), "")
        star = " *" if document.dirty else ""
        self.setWindowTitle(f"{document.shown_title}{star}: {seat} (Holotank)")

    # ---- reasons

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
        if bar is None or self.screen_ is None:
            return NO_GAME
        if bar.primary is None:
            return f"{tr('There is nothing to go on with now.')} {self.screen_.to_do()}".rstrip()
        return "" if bar.primary.ready else " ".join(str(each) for each in bar.primary.reasons)

    def reason_no_fly(self) -> str:
        """Why there is nothing to fly."""
        if self.screen_ is None:
            return NO_GAME
        return "" if self.screen_.can_fly() else tr("Nothing is to be flown now.")

    def reason_no_chair(self) -> str:
        """Why the chair stays."""
        if self.screen_ is None or self.table is None:
            return NO_GAME
        return "" if self.table.other() is not None else tr("There is no other side.")

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

    # ---- deeds

    def save(self) -> None:
        """Writes the game's file anew and keeps the old one beside it."""
        document = self.documents.current
        if document is None:
            return
        try:
            document.save()
        except SaveError as problem:
            self.tell(tr("Not saved"), said(str(problem)))
        else:
            self.toast.say(tr("Saved. Older generations are kept beside it."))
            self.show_title()

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
            self.tell(tr("Not saved"), said(str(problem)))
        else:
            self.toast.say(tr("A copy is in {path}", path=path))

    def reason_no_print(self) -> str:
        """Why nothing can be printed."""
        if self.screen_ is None:
            return NO_GAME
        made = hasattr(screen_module(self.shown_game()), "prints")
        return "" if made else tr("Nothing of this game can be printed yet.")

    def print_and_export(self, first: str = "", **chosen: str) -> None:
        """Offers what can be printed or kept as a picture; `first` and `chosen` say what is wanted now."""
        document, screen = self.documents.current, self.screen_
        if document is None or screen is None:
            return
        from gui.paper.export_sheet import ExportSheet  # these two are needed only when somebody prints
        from gui.paper.open_board import public_prints

        facts = {name: str(value) for name, value in document.game.header.options.items()}
        offered = (*screen_module(document.slug).prints(screen, facts), *public_prints(document.game))
        kept = screen.memory.seat.setdefault("prints", {})
        kept.update({f"{first}.{name}": value for name, value in chosen.items()})
        self.open_sheet(ExportSheet(offered, document.title, kept, self.open_sheet, first=first))

    def show_settings(self) -> None:
        """Opens the settings."""
        self.open_sheet(PreferencesSheet(self.settings))

    def change_keys(self) -> None:
        """Opens the sheet of all actions and their keys."""
        self.open_sheet(ChangeKeysSheet(self.own_actions, self.settings))

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
            self.tell(
                tr("No OpenGL window"), tr("{reason} The built-in 3D view shows the same.", reason=reason)
            )

    def reason_no_ship_sheet(self) -> str:
        """Why no ship's sheet can be shown."""
        return self.screen_.reason_no_ship_sheet() if self.screen_ is not None else NO_GAME

    def reason_no_extra(self, name: str) -> str:
        """Why the game in play does not do this now."""
        if self.screen_ is None:
            return NO_GAME
        extra = self.screen_.extras.get(name)
        return extra.reason() if extra is not None else tr("This game has nothing of the kind.")

    def run_extra(self, name: str) -> None:
        """Does what only some games can."""
        extra = self.screen_.extras.get(name) if self.screen_ is not None else None
        if extra is not None:
            extra.run()

    def show_ship_sheet(self) -> None:
        """Lays the chosen ship's sheet over the window."""
        if self.screen_ is not None:
            self.screen_.open_ship_sheet()

    def focus_board(self) -> None:
        """Gives the keys to the map."""
        if self.screen_ is not None:
            self._give_keys(self.screen_.focus_board)

    def focus_instruments(self) -> None:
        """Gives the keys to the AVID."""
        if self.screen_ is not None:
            self._give_keys(self.screen_.focus_instruments)

    def _give_keys(self, give: Callable[[], None]) -> None:
        """Gives the keys to a part; where it had them already, who asked hears where he is."""
        before = QApplication.focusWidget()
        give()
        here = QApplication.focusWidget()
        if here is not None and here is before:
            told = (here.accessibleName(), here.accessibleDescription())
            say(here, ". ".join(part.rstrip(".") for part in told if part))

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
            self.screen_.click_primary()

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
                tr("The curtain falls between the sides.") if document.curtain else tr("No curtain any more.")
            )

    def search_rules(self) -> None:
        """Puts the keys into the search of the rules."""
        if self.screen_ is not None:
            self.screen_.search_rules()

    def read_table(self) -> None:
        """Shows the table in words: for a screen reader, or to read it out."""
        if self.screen_ is not None:
            self.open_sheet(TwinSheet(self.screen_.twin()))

    def show_keys(self) -> None:
        """Shows every key."""
        self.open_sheet(KeySheet(key_table(self.actions_, screen_module(self.shown_game()).KEYS)))

    def show_first_turn(self) -> None:
        """Tells how a first turn goes."""
        self.open_sheet(FirstTurnSheet(screen_module(self.shown_game()).FIRST_TURN))

    def show_words(self) -> None:
        """Explains the words of the game."""
        slug = self.shown_game()
        words = screen_module(slug).WORDS
        self.open_sheet(WordsSheet(words, lambda rule: self.show_rule(slug, rule)))

    def shown_game(self) -> str:
        """The game in play, else the one chosen on the home screen, else the first that can be played."""
        document = self.documents.current
        return document.slug if document is not None else self.chosen_game or PLAYABLE[0]

    def show_rule(self, slug: str, rule: str) -> None:
        """Shows a rule on a sheet of its own."""
        self.open_sheet(rule_sheet(library.create(slug).rule_text, rule))

    def show_about(self) -> None:
        """Says what this program is."""
        self.open_sheet(about())
