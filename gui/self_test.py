"""`holotank --self-test`: deals every game unseen, draws it, writes its files, and says what failed."""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from types import TracebackType
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from engine import __version__
from engine.core.sealed_lines import can_seal
from gui.games.registry import screen_module
from gui.language import ENGLISH, LANGUAGES, spoken
from gui.paper.pages import PAPERS, make_pdf
from gui.paper.printables import Choice, Picture, Printable
from gui.session.moving_picture import gif
from gui.window import MainWindow

_VIEWS: Final = ("map", "both", "solid")
_FEWEST: Final = 8
"""Colours of a picture on which something was drawn."""
_BEGIN: Final = {"png": b"\x89PNG", "svg": b"<?xml", "pdf": b"%PDF", "gif": b"GIF89a"}
"""How files of a kind begin."""


class SelfTest:
    """One run of it. `start` deals a scenario by its name."""

    def __init__(
        self, app: QApplication, window: MainWindow, start: Callable[[MainWindow, str], bool]
    ) -> None:
        self._app, self._window, self._start = app, window, start
        self.problems: list[str] = []
        self._at = "the home screen"

    def run(self, scenarios: dict[str, str]) -> int:
        """Tries all and tells; 0 when all was well. `scenarios`: one by the slug of each game."""
        # Nobody is there to read the report of a fault: it is what was asked for.
        sys.excepthook = self._fault
        self._window.resize(1366, 768)
        self._window.show()
        self._try(self._drawn)
        for slug, scenario in scenarios.items():
            self._at = scenario
            self._try(partial(self._game, slug, scenario))
        self._at = "the program"
        self._try(self._surroundings)
        self._window.close()
        self._app.processEvents()
        words = "; ".join(self.problems) or "all well"
        sys.stdout.write(f"Holotank {__version__} self-test: {words}\n")
        return 1 if self.problems else 0

    def _fault(self, kind: type[BaseException], fault: BaseException, _trace: TracebackType | None) -> None:
        self.problems.append(f"{self._at}: {kind.__name__}: {fault}")

    def _try(self, part: Callable[[], Iterator[str]]) -> None:
        try:
            self.problems += [f"{self._at}: {problem}" for problem in part()]
        except Exception as fault:  # noqa: BLE001 - whatever it is, it is told
            self._fault(type(fault), fault, None)

    def _drawn(self) -> Iterator[str]:
        self._app.processEvents()
        if colours(self._window.grab().toImage()) < _FEWEST:
            yield "nothing was drawn"

    def _game(self, slug: str, scenario: str) -> Iterator[str]:
        if not self._start(self._window, scenario):
            yield "it could not be started"
            return
        for view in _VIEWS:
            self._window.show_centre(view)
            yield from (f"the view {view!r}: {problem}" for problem in self._drawn())
        for kind, data in self._files(slug):
            if not data.startswith(_BEGIN[kind]):
                yield f"no {kind.upper()} was written"

    def _files(self, slug: str) -> Iterator[tuple[str, bytes]]:
        screen, document = self._window.screen_, self._window.documents.current
        if screen is None or document is None:
            return
        facts = {name: str(value) for name, value in document.game.header.options.items()}
        offered = screen_module(slug).prints(screen, facts)
        pages, paper = next(each for each in offered if isinstance(each, Printable)), PAPERS["a4"]
        yield "pdf", make_pdf(pages.pages(paper, _first(pages.choices)), paper, document.title)
        picture = next(each for each in offered if isinstance(each, Picture))
        for kind in ("png", "svg"):
            yield kind, picture.make(kind, _first(picture.choices))
        shot = screen.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
        yield "gif", gif([shot, shot], 0.5)

    def _surroundings(self) -> Iterator[str]:
        if not can_seal():
            yield "sealed orders could not be opened again"
        translated = spoken() in LANGUAGES.keys() - {ENGLISH}
        if translated and self._app.translate("QPlatformTheme", "Cancel") == "Cancel":
            yield "Qt's own texts are not there in this language"


def colours(picture: QImage) -> int:
    """How many colours there are on a picture, seen from afar."""
    small = picture.scaled(QSize(64, 64))
    return len({small.pixel(x, y) for x in range(small.width()) for y in range(small.height())})


def _first(choices: tuple[Choice, ...]) -> dict[str, str]:
    return {choice.id: choice.first() for choice in choices}
