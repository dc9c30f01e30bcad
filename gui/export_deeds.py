"""What a seat saw, written out: its log, its dice, a stretch of the game as a moving picture."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMainWindow

from engine.core.dice_record import opened, seen
from engine.core.errors import SaveError
from engine.core.files import write_atomic
from gui.dialogs.export import ExportSheet, PictureSheet, ProgressSheet
from gui.dialogs.sheet import Sheet
from gui.filming import Filming
from gui.game_screen import GameScreen
from gui.presenters.log_export import log_export
from gui.session.documents import Documents
from gui.settings.settings import Settings
from gui.speech import said, tr
from gui.toast import Toast
from gui.watching import Aside

if TYPE_CHECKING:
    from collections.abc import Callable


class ExportDeeds(QMainWindow):
    """The part of the main window that writes files of what a side saw."""

    documents: Documents
    settings: Settings
    toast: Toast

    @property
    def screen_(self) -> GameScreen | None:
        """The screen of the side that sits."""
        raise NotImplementedError

    def open_sheet(self, sheet: Sheet) -> None:
        """Lays a sheet over the window."""
        raise NotImplementedError

    def tell(self, title: str, text: str) -> None:
        """A message that has to be seen."""
        raise NotImplementedError

    # ---- files

    def export_dice(self) -> None:
        """Asks where the record of the rolls shall go."""
        document = self.documents.current
        if document is not None:
            self._export(
                tr("Export the rolls"),
                tr(
                    "Every roll that you saw, with its purpose; when the game is over all rolls and the seed."
                ),
                ((tr("JSON, for the checking script"), ".json"), (tr("CSV, for a spreadsheet"), ".csv")),
                tr("{title}, dice", title=document.shown_title),
                self._write_dice,
            )

    def _write_dice(self, path: Path, suffix: str) -> None:
        screen, document = self.screen_, self.documents.current
        if screen is None or document is None:
            return
        game = document.game
        over = game.bus.state.outcome is not None
        record = opened(game) if over else seen(game, screen.viewer, screen.session.log())
        self.write_file(path, record.json() if suffix == ".json" else record.csv().encode())

    def export_log(self) -> None:
        """Asks where the log shall go."""
        document = self.documents.current
        if document is not None:
            self._export(
                tr("Export the log"),
                tr(
                    "What your side saw happen, turn by turn, with its dice and the "
                    "bookmarks that it may read."
                ),
                ((tr("Web page (HTML)"), ".html"), (tr("Plain text"), ".txt")),
                tr("{title}, log", title=document.shown_title),
                self._write_log,
            )

    def _write_log(self, path: Path, suffix: str) -> None:
        screen, document = self.screen_, self.documents.current
        if screen is None or screen.view is None or document is None:
            return
        session, seats = screen.session, screen.view.seats
        written = log_export(
            title=document.shown_title,
            viewer=next((seat.name for seat in seats if seat.id == session.viewer), tr("a spectator")),
            seal=session.engine.seal,
            seats=seats,
            log=session.log(),
            history=session.history,
            phases=session.phases(),
        )
        self.write_file(path, (written.html() if suffix == ".html" else written.text()).encode())

    def export_picture(self) -> None:
        """Asks which moments become a moving picture."""
        screen = self.screen_
        if screen is None:
            return
        history = screen.session.history
        turns = history.turns()
        start = turns[-1][1] if turns[-1][1] < history.last else turns[max(0, len(turns) - 2)][1]
        self.open_sheet(
            PictureSheet(
                history.last,
                start,
                lambda number: tr(
                    "turn {turn}, moment {number}", turn=history.moment(number).turn, number=number
                ),
                self._name_picture,
            )
        )

    def _name_picture(self, first: int, last: int, seconds: float) -> None:
        document = self.documents.current
        if document is not None:
            self._export(
                tr("Moving picture"),
                tr("Moments {first} to {last}.", first=first, last=last),
                ((tr("Animated GIF"), ".gif"),),
                tr("{title}, moments {first} to {last}", title=document.shown_title, first=first, last=last),
                lambda path, _suffix: self._film(path, first, last, seconds),
            )

    def _film(self, path: Path, first: int, last: int, seconds: float) -> None:
        screen, document = self.screen_, self.documents.current
        if screen is None or document is None:
            return
        film = Filming(
            Aside(document.game, screen.session.seat, document.slug, self.settings),
            screen.size(),
            (first, last),
            seconds,
            self,
        )
        sheet = ProgressSheet(tr("Drawing the pictures…"), film.many, film.stop)
        film.progressed.connect(sheet.bar.setValue)

        def done(data: bytes) -> None:
            sheet.close_sheet()
            if data:
                self.write_file(path, data)

        film.finished.connect(done)
        self.open_sheet(sheet)
        film.start()

    def _export(
        self,
        title: str,
        about: str,
        kinds: tuple[tuple[str, str], ...],
        name: str,
        write: "Callable[[Path, str], None]",
    ) -> None:
        self.open_sheet(ExportSheet(title, about, kinds, name, self.documents.folders.exports, write))

    def write_file(self, path: Path, data: bytes) -> None:
        """Writes a file and says where it is, or why it could not be written."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_atomic(path, data)
        except OSError as problem:
            self.tell(tr("Not written"), f"{path.name}: {problem.strerror or problem}.")
        except SaveError as problem:
            self.tell(tr("Not written"), said(str(problem)))
        else:
            self.toast.say(tr("Written: {path}", path=path))
