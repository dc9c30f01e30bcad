"""The window's actions: menus, shortcuts and the key table are all made from this list."""

from typing import Protocol

from gui.actions.catalogue_books import BookHost, books
from gui.actions.catalogue_fight import FightHost, fight
from gui.actions.catalogue_history import HistoryHost, history
from gui.actions.catalogue_table import TableHost, table
from gui.actions.menu_names import EDIT, GAME, HELP, TURN, VIEW
from gui.actions.registry import Action, Registry
from gui.speech import tr


class Host(HistoryHost, FightHost, TableHost, BookHost, Protocol):
    """What the actions need of the window."""

    def reason_no_game(self) -> str: ...
    def reason_no_undo(self) -> str: ...
    def reason_no_redo(self) -> str: ...
    def reason_no_primary(self) -> str: ...
    def reason_no_fly(self) -> str: ...
    def reason_no_chair(self) -> str: ...
    def curtain_on(self) -> bool: ...
    def is_light(self) -> bool: ...
    def is_full_screen(self) -> bool: ...
    def centre_is(self, view: str) -> bool: ...
    def go_home(self) -> None: ...
    def open_file(self) -> None: ...
    def save(self) -> None: ...
    def save_copy(self) -> None: ...
    def reason_no_print(self) -> str: ...
    def print_and_export(self) -> None: ...
    def show_ledger(self) -> None: ...
    def show_settings(self) -> None: ...
    def change_keys(self) -> None: ...
    def find_action(self) -> None: ...
    def quit(self) -> None: ...
    def undo(self) -> None: ...
    def redo(self) -> None: ...
    def change_enforcement(self) -> None: ...
    def show_centre(self, view: str) -> None: ...
    def fit_view(self) -> None: ...
    def show_ships(self) -> None: ...
    def reason_no_ship_sheet(self) -> str: ...
    def show_ship_sheet(self) -> None: ...
    def open_gl(self) -> None: ...
    def focus_board(self) -> None: ...
    def focus_instruments(self) -> None: ...
    def toggle_theme(self) -> None: ...
    def change_text(self, step: int) -> None: ...
    def toggle_full_screen(self) -> None: ...
    def press_primary(self) -> None: ...
    def fly_on(self) -> None: ...
    def step_ship(self, step: int) -> None: ...
    def pass_chair(self) -> None: ...
    def toggle_curtain(self) -> None: ...
    def search_rules(self) -> None: ...
    def read_table(self) -> None: ...
    def show_keys(self) -> None: ...
    def show_first_turn(self) -> None: ...
    def show_words(self) -> None: ...
    def show_about(self) -> None: ...


def _game(host: Host) -> str:
    return host.reason_no_game()


def catalogue() -> Registry[Host]:
    """Every action of the window."""
    return Registry(
        (*_file(), *_edit(), *_view(), *_turn(), *table(), *fight(), *history(_game), *_help(), *books())
    )


def _file() -> tuple[Action[Host], ...]:
    return (
        Action(
            id="game.home",
            title=tr("Home screen: another game…"),
            menu=GAME,
            shortcut=("Ctrl+N", "Ctrl+W"),
            icon="home",
            when=_game,
            run=lambda host: host.go_home(),
        ),
        Action(
            id="game.open",
            title=tr("Open a game…"),
            menu=GAME,
            shortcut=("Ctrl+O",),
            icon="open",
            run=lambda host: host.open_file(),
        ),
        Action(
            id="game.save",
            title=tr("Save"),
            menu=GAME,
            shortcut=("Ctrl+S",),
            when=_game,
            run=lambda host: host.save(),
            divided=True,
        ),
        Action(
            id="game.copy",
            title=tr("Save a copy…"),
            menu=GAME,
            shortcut=("Ctrl+Shift+S",),
            when=_game,
            run=lambda host: host.save_copy(),
        ),
        Action(
            id="game.print",
            title=tr("Print and export…"),
            menu=GAME,
            shortcut=("Ctrl+P",),
            when=lambda host: host.reason_no_print(),
            run=lambda host: host.print_and_export(),
        ),
        Action(
            id="game.ledger",
            title=tr("Ruling ledger…"),
            menu=GAME,
            when=_game,
            run=lambda host: host.show_ledger(),
        ),
        Action(
            id="game.log",
            title=tr("Export the log…"),
            menu=GAME,
            shortcut=("Ctrl+Shift+L",),
            when=_game,
            run=lambda host: host.export_log(),
        ),
        Action(
            id="game.picture",
            title=tr("Moving picture…"),
            menu=GAME,
            when=lambda host: host.reason_no_past(),
            run=lambda host: host.export_picture(),
        ),
        Action(
            id="game.settings",
            title=tr("Settings…"),
            menu=GAME,
            shortcut=("Ctrl+,",),
            icon="gear",
            run=lambda host: host.show_settings(),
            divided=True,
        ),
        Action(
            id="game.keys",
            title=tr("Change keys…"),
            menu=GAME,
            run=lambda host: host.change_keys(),
        ),
        Action(
            id="game.quit",
            title=tr("Quit"),
            menu=GAME,
            shortcut=("Ctrl+Q",),
            run=lambda host: host.quit(),
            divided=True,
        ),
    )


def _edit() -> tuple[Action[Host], ...]:
    return (
        Action(
            id="edit.undo",
            title=tr("Undo"),
            menu=EDIT,
            shortcut=("Ctrl+Z",),
            icon="undo",
            when=lambda host: host.reason_no_undo(),
            run=lambda host: host.undo(),
        ),
        Action(
            id="edit.redo",
            title=tr("Redo"),
            menu=EDIT,
            shortcut=("Ctrl+Shift+Z", "Ctrl+Y"),
            icon="redo",
            when=lambda host: host.reason_no_redo(),
            run=lambda host: host.redo(),
        ),
        Action(
            id="edit.enforcement",
            title=tr("How strictly the table plays…"),
            menu=EDIT,
            when=_game,
            run=lambda host: host.change_enforcement(),
            divided=True,
        ),
        Action(
            id="edit.dice",
            title=tr("Real dice…"),
            menu=EDIT,
            shortcut=("Ctrl+Shift+D",),
            when=_game,
            run=lambda host: host.change_dice(),
        ),
    )


def _centre(number: int, name: str, title: str) -> Action[Host]:
    return Action(
        id=f"view.{name}",
        title=title,
        menu=VIEW,
        shortcut=(f"Ctrl+{number}",),
        when=_game,
        run=lambda host: host.show_centre(name),
        checked=lambda host: host.centre_is(name),
    )


def _view() -> tuple[Action[Host], ...]:
    return (
        _centre(1, "map", tr("Map")),
        _centre(2, "solid", "3D"),
        _centre(3, "both", tr("Map and 3D")),
        Action(
            id="view.fit",
            title=tr("Everything in view"),
            menu=VIEW,
            shortcut=("Ctrl+0",),
            when=_game,
            run=lambda host: host.fit_view(),
            divided=True,
        ),
        Action(
            id="view.ships",
            title=tr("All ships in view"),
            menu=VIEW,
            shortcut=("Ctrl+9",),
            when=_game,
            run=lambda host: host.show_ships(),
        ),
        Action(
            id="view.sheet",
            title=tr("Ship sheet…"),
            menu=VIEW,
            shortcut=("F5",),
            when=lambda host: host.reason_no_ship_sheet(),
            run=lambda host: host.show_ship_sheet(),
        ),
        Action(
            id="view.gl",
            title=tr("3D in a window of its own (OpenGL)…"),
            menu=VIEW,
            when=_game,
            run=lambda host: host.open_gl(),
        ),
        Action(
            id="view.keys_map",
            title=tr("Keys to the map"),
            menu=VIEW,
            shortcut=("Ctrl+M",),
            when=_game,
            run=lambda host: host.focus_board(),
            divided=True,
        ),
        Action(
            id="view.keys_instruments",
            title=tr("Keys to the instruments"),
            menu=VIEW,
            shortcut=("Ctrl+I",),
            when=_game,
            run=lambda host: host.focus_instruments(),
        ),
        Action(
            id="view.theme",
            title=tr("Light colours"),
            menu=VIEW,
            shortcut=("Ctrl+T",),
            checked=lambda host: host.is_light(),
            run=lambda host: host.toggle_theme(),
            divided=True,
        ),
        Action(
            id="view.bigger",
            title=tr("Bigger text"),
            menu=VIEW,
            shortcut=("Ctrl+]",),
            run=lambda host: host.change_text(10),
        ),
        Action(
            id="view.smaller",
            title=tr("Smaller text"),
            menu=VIEW,
            shortcut=("Ctrl+[",),
            run=lambda host: host.change_text(-10),
        ),
        Action(
            id="view.full",
            title=tr("Full screen"),
            menu=VIEW,
            shortcut=("F11",),
            checked=lambda host: host.is_full_screen(),
            run=lambda host: host.toggle_full_screen(),
        ),
    )


def _turn() -> tuple[Action[Host], ...]:
    return (
        Action(
            id="turn.primary",
            title=tr("Commit, proceed or ready: the big button"),
            menu=TURN,
            shortcut=("Ctrl+Return",),
            icon="check",
            when=lambda host: host.reason_no_primary(),
            run=lambda host: host.press_primary(),
        ),
        Action(
            id="turn.fly",
            title=tr("Fly on to the end of the turn"),
            menu=TURN,
            shortcut=("Ctrl+Shift+Return",),
            icon="fast",
            when=lambda host: host.reason_no_fly(),
            run=lambda host: host.fly_on(),
        ),
        Action(
            id="turn.next",
            title=tr("Next ship"),
            menu=TURN,
            shortcut=("F6", "Ctrl+PgDown"),
            when=_game,
            run=lambda host: host.step_ship(1),
            divided=True,
        ),
        Action(
            id="turn.previous",
            title=tr("Previous ship"),
            menu=TURN,
            shortcut=("Shift+F6", "Ctrl+PgUp"),
            when=_game,
            run=lambda host: host.step_ship(-1),
        ),
        Action(
            id="turn.chair",
            title=tr("Pass the chair"),
            menu=TURN,
            shortcut=("Ctrl+Shift+P",),
            icon="chair",
            when=lambda host: host.reason_no_chair(),
            run=lambda host: host.pass_chair(),
            divided=True,
        ),
        Action(
            id="turn.curtain",
            title=tr("Curtain between the sides"),
            menu=TURN,
            when=_game,
            checked=lambda host: host.curtain_on(),
            run=lambda host: host.toggle_curtain(),
        ),
    )


def _help() -> tuple[Action[Host], ...]:
    return (
        Action(
            id="help.find",
            title=tr("Find an action…"),
            menu=HELP,
            shortcut=("Ctrl+K",),
            icon="keys",
            run=lambda host: host.find_action(),
        ),
        Action(
            id="help.rules",
            title=tr("Search the rules…"),
            menu=HELP,
            shortcut=("Ctrl+F", "F2"),
            icon="book",
            when=_game,
            run=lambda host: host.search_rules(),
        ),
        Action(
            id="help.read",
            title=tr("The table in words…"),
            menu=HELP,
            shortcut=("F4",),
            icon="eye",
            when=_game,
            run=lambda host: host.read_table(),
        ),
        Action(
            id="help.first",
            title=tr("First turn…"),
            menu=HELP,
            shortcut=("Shift+F1",),
            run=lambda host: host.show_first_turn(),
            divided=True,
        ),
        Action(
            id="help.words",
            title=tr("Words…"),
            menu=HELP,
            shortcut=("F3",),
            run=lambda host: host.show_words(),
        ),
        Action(
            id="help.keys",
            title=tr("Keys…"),
            menu=HELP,
            shortcut=("F1",),
            icon="keys",
            run=lambda host: host.show_keys(),
        ),
        Action(
            id="help.about",
            title=tr("About Holotank…"),
            menu=HELP,
            run=lambda host: host.show_about(),
            divided=True,
        ),
    )
