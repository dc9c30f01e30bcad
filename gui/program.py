"""The running program: Qt's application, its log, what happens at a fault, and the first thing shown."""

import argparse
import logging
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Final

from PySide6.QtCore import QMessageLogContext, QSize, Qt, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from engine import __version__, library
from gui.announce import speak_parts
from gui.collector import Collector
from gui.games.registry import overview, screen_module, shelf
from gui.language import tell_qt, trouble
from gui.presenters.new_game import ScenarioCard, new_game
from gui.resources import folder
from gui.session.documents import Documents
from gui.session.folders import Folders, find_folders
from gui.settings.settings import Settings
from gui.speech import tr
from gui.theme.style import hub, load_fonts
from gui.window import MainWindow, theme_of

LOG: Final = logging.getLogger("holotank")
CRASHED: Final = 70
"""Exit status after a fault of the program."""
BENCH_SCENARIO: Final = "simple-setup-duel"


def run(asked: argparse.Namespace, settings: Settings) -> int:
    """Opens the window with the player's settings and stays until it is closed; returns the exit status."""
    if not asked.self_test or asked.folder is not None:
        return _run(asked, settings)
    # The game that it deals belongs to nobody: it must not stand among the player's own.
    with TemporaryDirectory(prefix="holotank-self-test-", ignore_cleanup_errors=True) as spare:
        asked.folder = Path(spare)
        return _run(asked, Settings())


def _run(asked: argparse.Namespace, settings: Settings) -> int:
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = QApplication(["holotank"])
    app.setApplicationName("Holotank")
    app.setApplicationVersion(__version__)
    app.setQuitOnLastWindowClosed(True)
    tell_qt(app)
    folders = find_folders(asked.folder)
    start_log(folders)
    qInstallMessageHandler(_from_qt)
    if asked.theme:
        settings.override("theme", asked.theme)
    if asked.scale:
        settings.override("text_scale", asked.scale)
    load_fonts(folder("fonts"))
    speak_parts()
    hub().use(app, theme_of(settings))
    problems = library.use_house(folders.house)
    documents = Documents(folders, library.create)
    window = MainWindow(documents, settings)
    window.setWindowIcon(program_icon())
    app.setDesktopFileName("holotank")
    sys.excepthook = Fault(window)
    Collector(window)
    window.places.watch(window, "main", _size(app))
    if asked.self_test:
        from gui.self_test import SelfTest  # with what draws pages, which the start does without

        return SelfTest(app, window, start_scenario).run(whole_games())
    window.show()
    if problems:
        window.tell(tr("The shipped numbers are used"), " ".join(problems))
    if unread := trouble():
        window.tell("English is spoken", unread)
    if bench := os.environ.get("HOLOTANK_BENCH"):
        _bench(app, window, bench)
    elif asked.game:
        problem = open_named(window, asked.game)
        if problem:
            print(problem, file=sys.stderr)  # noqa: T201 - asked for on the command line, answered there too
            window.tell(tr("That can't be opened"), problem)
    return app.exec()


def _size(app: QApplication) -> QSize:
    screen = app.primaryScreen().availableGeometry()
    return QSize(min(1500, screen.width()), min(900, screen.height()))


def start_log(folders: Folders) -> None:
    """The program's own log: a small file for fault reports, and warnings on standard error."""
    handlers: list[logging.Handler] = [logging.StreamHandler()]
    handlers[0].setLevel(logging.WARNING)
    try:
        folders.home.mkdir(parents=True, exist_ok=True)
        handlers.append(logging.FileHandler(folders.log, mode="w", encoding="utf-8"))
    except OSError:
        pass  # no log is no reason not to play
    logging.basicConfig(level=logging.INFO, handlers=handlers, format="%(asctime)s %(levelname)s %(message)s")


def _from_qt(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    levels = {
        QtMsgType.QtDebugMsg: logging.DEBUG,
        QtMsgType.QtInfoMsg: logging.INFO,
        QtMsgType.QtWarningMsg: logging.WARNING,
    }
    LOG.log(levels.get(kind, logging.ERROR), "Qt: %s", message)


class Fault:
    """The last resort: any exception that nobody caught. The game is on disk; say so, and stop."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._struck = False

    def __call__(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        """Shows the crash dialog once, then ends the program without calling the game closed."""
        if issubclass(kind, KeyboardInterrupt):
            self._window.close()
            return
        LOG.critical("A fault", exc_info=(kind, fault, trace))
        if self._struck:
            return
        self._struck = True
        from gui.dialogs.crash import CrashDialog, report, saved_words

        document = self._window.documents.current
        path = str(document.game.path or "") if document else ""
        words = saved_words(path, document.game.trouble if document else "")
        CrashDialog(fault, report(kind, fault, trace), words).exec()
        # Not closed, but left: the lock stays, so that the next start offers the game.
        logging.shutdown()
        os._exit(CRASHED)


def program_icon() -> QIcon:
    """The window's icon, the same picture that the desktop entry shows."""
    return QIcon(str(folder("icons") / "holotank.png"))


# ---- what the command line asks for


def _scenarios() -> Iterator[ScenarioCard]:
    for game in library.games():
        if game.available:
            yield from (overview(game.slug, data) for data in library.scenarios(game.slug))


def find_scenario(name: str) -> ScenarioCard | None:
    """A shipped scenario by its id."""
    return next((card for card in _scenarios() if card.id == name), None)


def scenario_names() -> tuple[str, ...]:
    """The ids of all scenarios, in the order of the home screen."""
    places = [entry.slug for entry in shelf()]
    found = sorted(_scenarios(), key=lambda card: (places.index(card.game), card.order))
    return tuple(card.id for card in found)


def open_named(window: MainWindow, name: str) -> str:
    """Opens a saved game's file or starts a scenario; what went wrong, or nothing."""
    path = Path(name).expanduser()
    if path.is_file():
        opened = window.open_path(path) or window.asks_first
        return "" if opened else tr("{path} could not be opened.", path=path)
    card = find_scenario(name)
    if card is None:
        return tr(
            "There is no file and no scenario '{name}'. The scenarios are {scenarios}.",
            name=name,
            scenarios=", ".join(scenario_names()),
        )
    window.set_up(card)
    return ""


def start_scenario(window: MainWindow, name: str, seed: int = 1) -> bool:
    """Starts a scenario with its own options, without asking; False if it can't be."""
    card = find_scenario(name)
    if card is None:
        return False
    specs = screen_module(card.game).options_for(card.data)
    return window.start_game(new_game(card, specs, seed=seed, curtain=True))


# ---- the self-test and the figures


def whole_games() -> dict[str, str]:
    """By the slug of each game on the shelf the first of its scenarios that is no lesson."""
    cards = sorted(_scenarios(), key=lambda card: card.order, reverse=True)
    return {card.game: card.id for card in cards if "steps" not in card.data}


def _bench(app: QApplication, window: MainWindow, what: str) -> None:
    if what != "home":
        start_scenario(window, BENCH_SCENARIO)
    if what == "game3d":
        window.show_centre("both")

    def ready() -> None:
        app.processEvents()
        print(f"ready {time.time() - process_start():.3f} rss {resident():.1f}", flush=True)  # noqa: T201
        window.close()
        app.quit()

    # Twice through the event loop: shown and painted, then what was put off until after the first painting.
    QTimer.singleShot(0, lambda: QTimer.singleShot(0, ready))


def process_start() -> float:
    """When this process began, in seconds since 1970; now where the system does not tell."""
    try:
        fields = Path("/proc/self/stat").read_text().rpartition(")")[2].split()
        up = float(Path("/proc/uptime").read_text().split()[0])
    except OSError:
        return time.time()
    return time.time() - up + int(fields[19]) / os.sysconf("SC_CLK_TCK")


def resident() -> float:
    """Resident memory in MB; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
