"""Care of a game on the shelf that is not being played: its title, copies of it, its older generations."""

import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from engine.core.codec import canonical
from engine.core.errors import SaveError
from engine.core.files import read_bytes, write_atomic
from engine.core.save import header_of
from engine.core.store import Autosave, Shelf, last_command

_NUMBER = re.compile(r"^game\.(\d+)\.hexsave$")


@dataclass(frozen=True, slots=True, kw_only=True)
class Generation:
    """An older copy of a game."""

    number: int
    """1 is the youngest; `resume_game` takes it."""
    path: Path
    modified: float
    """Seconds since 1970."""
    commands: int = 0
    trouble: str = ""
    """Why it can't be read."""


def generations(shelf: Shelf, name: str) -> tuple[Generation, ...]:
    """The older copies of a game, the youngest first, numbered as `resume_game` counts them."""
    folder = _folder(shelf, name)
    found = sorted(
        (int(match[1]), path) for path in folder.iterdir() if (match := _NUMBER.match(path.name)) is not None
    )
    return tuple(_generation(number, path) for number, (_, path) in enumerate(found, 1))


def _generation(number: int, path: Path) -> Generation:
    modified = 0.0
    try:
        modified = path.stat().st_mtime
        return Generation(number=number, path=path, modified=modified, commands=last_command(path))
    except SaveError as error:
        return Generation(number=number, path=path, modified=modified, trouble=str(error))
    except OSError as error:
        trouble = str(SaveError(path.name, "the file", f"could not be read ({error.strerror})"))
        return Generation(number=number, path=path, modified=modified, trouble=trouble)


def rename(shelf: Shelf, name: str, title: str) -> None:
    """Gives a game another title; its folder keeps its name. InUse while it is played, else SaveError."""
    with _held(shelf, name) as autosave:
        write_atomic(autosave.path, _titled(read_bytes(autosave.path), title, name), ours=True)


def duplicate(shelf: Shelf, name: str, title: str) -> str:
    """Another game that stands where this one does; the name of its folder. SaveError when it can't be."""
    data = _titled(read_bytes(_folder(shelf, name) / "game.hexsave"), title, name)
    autosave = shelf.create(title)
    try:
        write_atomic(autosave.path, data, ours=True)
    except SaveError:
        autosave.close()
        shutil.rmtree(autosave.folder, ignore_errors=True)
        raise
    autosave.close()
    return autosave.folder.name


def export(shelf: Shelf, name: str, path: Path) -> None:
    """Writes a game's file as it is to another place; SaveError when it can't be."""
    write_atomic(path, read_bytes(_folder(shelf, name) / "game.hexsave"))


def throw_away(shelf: Shelf, name: str, away: Callable[[Path], bool]) -> None:
    """Has `away` take a game's whole folder; InUse while it is played, SaveError where `away` could not."""
    with _held(shelf, name) as autosave:
        folder = autosave.folder
    if not away(folder):
        raise SaveError(name, "the games folder", "could not be moved to the trash; it is where it was")


@contextmanager
def _held(shelf: Shelf, name: str) -> Iterator[Autosave]:
    """The game locked for a moment; whether it counts as closed stays as it was."""
    autosave = shelf.open(name)
    try:
        yield autosave
    finally:
        autosave.back_out()


def _folder(shelf: Shelf, name: str) -> Path:
    folder = shelf.folder / name
    if name in ("", "..") or Path(name).name != name or not os.path.isdir(folder):
        raise SaveError(name, "the games folder", "there is no such game")
    return folder


def _titled(raw: bytes, title: str, name: str) -> bytes:
    """A save with another title and nothing else changed, whatever its format; SaveError for no save."""
    header_of(raw, name)
    first, _, rest = raw.partition(b"\n")
    facts = json.loads(first)
    facts["title"] = title
    return canonical(facts) + b"\n" + rest
