"""Files written on the player's word: nothing is replaced unasked, and a failure is told in a sentence."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths

from engine.core.errors import SaveError
from engine.core.files import write_atomic
from gui.speech import said, tr

_BAD = '<>:"/\\|?*'
"""Characters that some file system does not take."""


def usual_folder() -> Path:
    """Where prints go unless somebody says otherwise: the player's documents."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(place) if place else Path.home()


def reachable(path: Path) -> Path:
    """The path, in the nearest folder above it that is there: where a file dialog can begin."""
    place = next((each for each in path.parents if each.is_dir()), Path.home())
    return place / path.name


def file_name(words: str) -> str:
    """A title as a file's name."""
    kept = "".join(" " if letter in _BAD or not letter.isprintable() else letter for letter in words)
    return " ".join(kept.split())[:80].strip(". ") or "Holotank"


def with_suffix(path: Path, suffix: str) -> Path:
    """The path with the ending of its format; another ending stays part of the name."""
    return path if path.suffix.lower() == suffix else path.with_name(f"{path.name}{suffix}")


def free_path(path: Path) -> Path:
    """The path, with a number where there is a file of that name already."""
    number, found = 2, path
    while found.exists():
        found = path.with_name(f"{path.stem} {number}{path.suffix}")
        number += 1
    return found


def write(path: Path, data: bytes, *, replace: bool) -> str:
    """Writes a file whole or not at all; empty when it is there, else why not, in a sentence."""
    if path.exists() and not replace:
        return tr("There is a file {name} in that folder already.", name=path.name)
    if path.is_dir():
        return tr("{name} is a folder, not a file.", name=path.name)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomic(path, data)
    except SaveError as problem:
        return said(str(problem))
    except OSError as problem:
        return tr(
            "The folder {folder} can't be made ({reason}).",
            folder=path.parent,
            reason=problem.strerror or problem,
        )
    return ""
