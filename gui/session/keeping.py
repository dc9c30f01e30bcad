"""What a player may do with his games while none of them is played: find, rename, copy, throw away."""

import contextlib
import os
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QFile, QStandardPaths, QUrl
from PySide6.QtGui import QDesktopServices

from engine.core import shelf_care
from engine.core.errors import SaveError
from gui.session.documents import SUFFIX, Documents, SavedGame, ago
from gui.speech import tr, trn

PICTURE = "board.png"
"""The public board beside a game's file, for the home screen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OlderGame:
    """A game as it stood before."""

    generation: int
    words: str
    """How many commands it holds, and when it was written."""
    trouble: str = ""


def to_trash(folder: Path) -> bool:
    """Moves a folder to the system's trash; False where there is none."""
    # On a new account the place that the trash lies in may not be there yet, and Qt does not make it.
    place = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation))
    with contextlib.suppress(OSError):
        place.mkdir(parents=True, exist_ok=True)
    return QFile(str(folder)).moveToTrash()


def show_folder(folder: Path) -> bool:
    """Opens a folder in the system's file manager; False where there is none."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


class Keeping:
    """Cares for the games on the shelf. SaveError says what could not be done, and then nothing is lost."""

    def __init__(
        self,
        documents: Documents,
        *,
        trash: Callable[[Path], bool] = to_trash,
        shows: Callable[[Path], bool] = show_folder,
    ) -> None:
        self._documents = documents
        self._trash = trash
        self._shows = shows

    def older(self, saved: SavedGame) -> tuple[OlderGame, ...]:
        """The older generations of a game, the youngest first."""
        found = shelf_care.generations(self._documents.shelf, saved.shelf)
        return tuple(
            OlderGame(
                generation=each.number,
                words=trn("{count} command", "{count} commands", each.commands) + f" · {ago(each.modified)}",
                trouble=each.trouble,
            )
            for each in found
        )

    def rename(self, saved: SavedGame, title: str) -> None:
        """Gives a game another title."""
        shelf_care.rename(self._documents.shelf, saved.shelf, title)

    def duplicate(self, saved: SavedGame) -> str:
        """A second game that stands where this one does; its title."""
        title = self._documents.free_title(saved.title)
        name = shelf_care.duplicate(self._documents.shelf, saved.shelf, title)
        for file in ("table.json", PICTURE):
            source, goal = saved.path.with_name(file), self._documents.shelf.folder / name / file
            if source.is_file():
                try:
                    shutil.copyfile(source, goal)
                except OSError:
                    continue  # comforts: the game itself is there
        return title

    def export(self, saved: SavedGame, path: Path) -> Path:
        """Writes the game's file to another place; where it went."""
        if path.suffix != SUFFIX:
            path = path.with_name(path.name + SUFFIX)
        shelf_care.export(self._documents.shelf, saved.shelf, path)
        return path

    def throw_away(self, saved: SavedGame) -> None:
        """Moves the game with all its generations to the system's trash."""
        shelf_care.throw_away(self._documents.shelf, saved.shelf, self._trash)

    def show(self, saved: SavedGame) -> None:
        """Opens the game's folder in the system's file manager; SaveError names the folder where it can't."""
        folder = saved.path.parent
        if not self._shows(folder):
            raise SaveError(
                saved.title, tr("the folder"), tr("no file manager answers; it is {folder}", folder=folder)
            )


def keep_picture(file: Path, data: bytes) -> None:
    """Keeps the small picture of a board; a comfort that could not be written is no reason to stop."""
    if not data:
        return
    part = file.with_suffix(".part")
    try:
        part.write_bytes(data)
        os.replace(part, file)
    except OSError:
        part.unlink(missing_ok=True)
