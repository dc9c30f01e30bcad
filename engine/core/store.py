"""The shelf of games on disk: every command is written as it is given, older generations are kept."""

import os
import re
import shutil
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.core.bus import Cause, Change, CommandBus, Step
from engine.core.codec import Header, codec_for
from engine.core.errors import SaveError
from engine.core.files import opened, read_bytes, sync_folder, write_atomic
from engine.core.lock import Lock, held
from engine.core.save import EVERY, dump, header_of
from engine.core.sealed_lines import NONE, Secrets, opening_line, sealed_line, still_written, writing

GENERATIONS = 6
"""Older copies of a game kept beside the newest."""
_FILE = "game.hexsave"
_COPY = "game.copy"
"""A generation while it is written."""
_LOCK = "open"
_sync = getattr(os, "fdatasync", os.fsync)
_TAIL = 2**18
"""Bytes at a file's end in which its last command is looked for."""
_NUMBERED = re.compile(rb'^\{"(?:n|snapshot)":(\d{1,9})', re.MULTILINE)


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedGame:
    """A game on the shelf, as far as its first and last lines tell."""

    name: str
    """Of its folder; `Shelf.open` takes it."""
    path: Path
    title: str = ""
    ruleset: str = ""
    scenario: str = ""
    commands: int = 0
    modified: float = 0.0
    """Seconds since 1970."""
    unfinished: bool = False
    """It was not closed: the program or the machine stopped while it was played."""
    in_use: bool = False
    older: int = 0
    """How many older generations there are."""
    parent: str = ""
    """The game on the shelf that this one left as a "what if"; empty for none."""
    trouble: str = ""
    """Why it can't be read."""


class Shelf:
    """The folder in which games are kept, one folder each."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def games(self) -> tuple[SavedGame, ...]:
        """All games, the one last played first. A folder that can't be read is an empty shelf."""
        try:
            folders = sorted(entry for entry in self.folder.iterdir() if entry.is_dir())
        except OSError:
            return ()
        found = [self._look(folder) for folder in folders if _holds_a_game(folder)]
        return tuple(sorted(found, key=lambda game: (-game.modified, game.name)))

    def unfinished(self) -> tuple[SavedGame, ...]:
        """Games that were not closed and that nobody has open: what the next start offers back."""
        return tuple(game for game in self.games() if game.unfinished and not game.in_use)

    def create(self, title: str) -> "Autosave":
        """A folder for a new game; SaveError when there can't be one."""
        stem = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")[:40] or "game"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            number = 1
            while True:
                folder = self.folder / (stem if number == 1 else f"{stem}-{number}")
                try:
                    folder.mkdir()
                except FileExistsError:
                    number += 1
                    continue
                return Autosave(folder)
        except OSError as error:
            raise SaveError(title, "the games folder", f"could not be written ({error.strerror})") from error

    def open(self, name: str) -> "Autosave":
        """Locks a game; InUse when it is open elsewhere, SaveError when there is none of that name."""
        folder = self.folder / name
        if name in ("", "..") or Path(name).name != name or not os.path.isdir(folder):
            raise SaveError(name, "the games folder", "there is no such game")
        return Autosave(folder)

    def remove(self, name: str) -> None:
        """Throws a game away with all its generations; InUse when it is open."""
        autosave = self.open(name)
        autosave.close()
        try:
            shutil.rmtree(autosave.folder)
        except OSError as error:
            raise SaveError(name, "the games folder", f"could not be removed ({error.strerror})") from error

    def _look(self, folder: Path) -> SavedGame:
        path = folder / _FILE
        lock = folder / _LOCK
        facts: dict[str, Any] = {
            "name": folder.name,
            "path": path,
            "unfinished": os.path.exists(lock),
            "in_use": held(lock),
            "older": len(_generations(folder)),
        }
        try:
            facts["modified"] = path.stat().st_mtime
            header, facts["commands"] = _ends(path)
        except SaveError as error:
            return SavedGame(**_by_older(folder) | facts, trouble=str(error))
        except OSError as error:
            trouble = str(SaveError(path.name, "the file", str(error.strerror)))
            return SavedGame(**_by_older(folder) | facts, trouble=trouble)
        return SavedGame(**facts | _told(header, folder))


class Autosave:
    """One game's folder, locked while it is open. The game's file is complete after every command.

    A command is appended and synced, an undo cuts its line off. Opening, saving and renaming write the file
    anew beside the old one, which then becomes the youngest of the older generations; with each new turn and
    every hundredth command a copy of it does. Orders of sides with `secrets` are sealed while they are
    written; the command that lays them open brings the keys along.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / _FILE
        self._unfinished = os.path.exists(folder / _LOCK)
        self._lock = Lock(folder / _LOCK, folder.name)
        self._handle = -1
        self._ends: list[int] = []
        """Where the file ends after the snapshot that starts it and after each command."""
        self._lines: list[bytes] = []
        """All of them plain, also those that are sealed in the file."""
        self._sealed: set[int] = set()
        """The commands that are."""
        self._copied = 0
        """The command with which the file was last copied."""
        self._kept = True
        """Whether the file that is there may be written over: else it has still to become a generation."""

    def begin(
        self, header: Header, bus: CommandBus[Any], secrets: Secrets = NONE, *, keep: bool = True
    ) -> None:
        """Writes the whole game and from then on follows it. `keep`: what was there becomes a generation.

        SaveError when it can't be written; the next change tries again.
        """
        self._let_go()
        self._kept = self._kept and not keep
        codec = codec_for(bus.ruleset)
        del self._lines[len(bus.journal) :]
        self._lines += [codec.line(step) for step in bus.journal[len(self._lines) :]]
        data = dump(header, bus, self._lines, secrets)
        try:
            # No generation goes before the new file is there: the oldest may be the only one that is whole.
            write_atomic(self.path, data, ours=True, first=None if self._kept else lambda: self._keep(data))
            self._kept = True
            self._take_up(data)
            self._sealed = {step.seq for step in writing(bus) if step.command.player in secrets}
        except OSError as error:
            raise _unwritten(self.folder.name, error) from error

    def follow(
        self, change: Change[Any], header: Header, bus: CommandBus[Any], secrets: Secrets = NONE
    ) -> None:
        """Writes a change; SaveError when it can't: the file lacks it until a later change can be written."""
        undone = change.cause is Cause.UNDO
        if undone:
            del self._lines[-1]
        else:
            self._lines.append(codec_for(bus.ruleset).line(change.step))
        try:
            if not self._in_place(len(bus.journal)):
                self.begin(header, bus, secrets, keep=False)
            elif undone:
                self._cut(len(bus.journal))
                self._sealed.discard(change.step.seq)
            else:
                self._append(change.step, bus, secrets)
                self._copy(change.step)
        except OSError as error:
            self._let_go()
            raise _unwritten(self.folder.name, error) from error

    def generations(self) -> tuple[Path, ...]:
        """The older copies, the youngest first."""
        return _generations(self.folder)

    def close(self) -> None:
        """Lets the game go; it counts as closed."""
        self._let_go()
        self._lock.release(finished=True)

    def abandon(self) -> None:
        """Lets the game go without calling it closed: it will be offered again."""
        self._let_go()
        self._lock.release(finished=False)

    def back_out(self) -> None:
        """Lets the game go as it was found."""
        if self._unfinished:
            self.abandon()
        else:
            self.close()

    def _in_place(self, count: int) -> bool:
        """Whether our file is still the one at `path`, and as we left it."""
        if self._handle < 0:
            return False
        try:
            there = os.stat(self.path, follow_symlinks=False)
        except OSError:
            return False
        ours = os.fstat(self._handle)
        return (there.st_ino, there.st_dev, there.st_size) == (ours.st_ino, ours.st_dev, self._ends[-1]) and (
            abs(len(self._ends) - 1 - count) == 1
        )

    def _append(self, step: Step[Any], bus: CommandBus[Any], secrets: Secrets) -> None:
        data = self._lines[-1]
        ended, marked = not still_written(bus, step), step.seq % EVERY == 0
        sealed = step.command.player in secrets and not ended
        if sealed:
            data = sealed_line(step, data, secrets[step.command.player])
        shut: list[Step[Any]] = []
        if self._sealed and (ended or marked):
            shut = [each for each in writing(bus, ended=ended) if each.seq in self._sealed]
        if ended and shut:
            data += opening_line(((each, self._lines[each.seq - bus.first]) for each in shut), secrets)
        if marked and (ended or not (sealed or shut)):
            data += codec_for(bus.ruleset).snapshot(step.seq, step.after, full=True)
        start = self._ends[-1]
        try:
            left = memoryview(data)
            while left:
                left = left[os.write(self._handle, left) :]
            _sync(self._handle)
        except OSError:
            os.ftruncate(self._handle, start)
            raise
        self._ends.append(start + len(data))
        if sealed:
            self._sealed.add(step.seq)

    def _cut(self, count: int) -> None:
        del self._ends[count + 1 :]
        os.ftruncate(self._handle, self._ends[-1])
        _sync(self._handle)

    def _take_up(self, data: bytes) -> None:
        """Opens the file just written for appending, and finds where each of its commands ends."""
        self._handle = os.open(self.path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_NOFOLLOW", 0))
        ends: list[int] = []
        end = data.index(b"\n") + 1
        while end < len(data):
            snapshot = data.startswith(b'{"snapshot"', end)
            end = data.index(b"\n", end) + 1
            if snapshot and ends:
                ends[-1] = end
            else:
                ends.append(end)
        self._ends = ends

    def _let_go(self) -> None:
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def _copy(self, step: Step[Any]) -> None:
        """Keeps a copy of the file as a generation where a turn has begun, however long the sitting lasts.

        One that can't be made is no trouble: the game itself is on disk, and the next turn tries again.
        """
        begun = step.after.turn != step.before.turn or step.seq % EVERY == 0
        if not begun or step.seq <= self._copied:
            return
        copy = self.folder / _COPY
        try:
            shutil.copyfile(self.path, copy)
            with open(copy, "rb+") as file:
                os.fsync(file.fileno())
            self._make_room()
            os.replace(copy, _generation(self.folder, 1))
            sync_folder(self.folder)
        except OSError:
            with suppress(OSError):
                copy.unlink(missing_ok=True)
        else:
            self._copied = step.seq

    def _keep(self, data: bytes) -> None:
        """Makes the file that is there the youngest generation, unless it adds nothing to them."""
        if not self.path.exists():
            return
        youngest = _generation(self.folder, 1)
        old = read_bytes(self.path)
        if old == data or (youngest.exists() and read_bytes(youngest) == old):
            return
        self._make_room()
        try:
            os.link(self.path, youngest)
        except OSError:
            # A file system without links: a copy does, as the file is replaced only afterwards.
            shutil.copyfile(self.path, youngest)
        sync_folder(self.folder)

    def _make_room(self) -> None:
        """Makes each generation one older; the oldest goes."""
        for number in range(GENERATIONS, 1, -1):
            younger = _generation(self.folder, number - 1)
            if younger.exists():
                os.replace(younger, _generation(self.folder, number))


def _holds_a_game(folder: Path) -> bool:
    """Whether there is a game's file, or an older one, in a folder; one that can't be looked into counts."""
    try:
        os.stat(folder / _FILE)
    except FileNotFoundError:
        return bool(_generations(folder))
    except OSError:
        return True
    return True


def _told(header: Header, folder: Path) -> dict[str, Any]:
    """What a game's first line says of it."""
    return {
        "title": header.title or folder.name,
        "parent": header.branches[-1].parent if header.branches else "",
        "ruleset": header.ruleset,
        "scenario": str(header.scenario.get("title", "")),
    }


def _by_older(folder: Path) -> dict[str, Any]:
    """The same of a game whose file can't be read, and its age: those of the youngest generation that can."""
    for path in _generations(folder):
        try:
            with opened(path) as file:
                told = _told(header_of(file.readline(2**24), path.name), folder)
            return {**told, "modified": path.stat().st_mtime}
        except (SaveError, OSError):
            continue
    return {"title": folder.name}


def _generation(folder: Path, number: int) -> Path:
    return folder / f"game.{number}.hexsave"


def _generations(folder: Path) -> tuple[Path, ...]:
    paths = (_generation(folder, number) for number in range(1, GENERATIONS + 1))
    return tuple(path for path in paths if os.path.exists(path))


def last_command(path: Path) -> int:
    """The number of the last command of a save, without reading what is before; SaveError as `header_of`."""
    return _ends(path)[1]


def _ends(path: Path) -> tuple[Header, int]:
    """The header and the number of the last command of a file, without reading what is between."""
    with opened(path) as file:
        header = header_of(file.readline(2**24), path.name)
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - _TAIL))
        numbers = _NUMBERED.findall(file.read(_TAIL))
    return header, max(map(int, numbers), default=0)


def _unwritten(game: str, error: OSError) -> SaveError:
    return SaveError(game, "the disk", f"the game could not be written ({error.strerror or error})")
