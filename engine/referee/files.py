"""Saved games at paths that a stranger names: nothing but a saved game is ever replaced."""

import os
import stat
from pathlib import Path

from engine.core.errors import SaveError, shown
from engine.core.save import header_of
from engine.referee.wire import BadRequest

_LONGEST_PATH = 4096
_HEADER = 2**24
"""Bytes of a first line that are read to tell a saved game."""


def path_of(text: str) -> Path:
    """The path that a request names; BadRequest for one that no file can have."""
    if not text.strip() or len(text) > _LONGEST_PATH or any(ord(c) < 32 or c == "\x7f" for c in text):
        raise BadRequest(f"{shown(text)!r} is no path of a file.", "the path of a file", "/path")
    return Path(text)


def refuse_to_clobber(path: Path, *, overwrite: bool) -> None:
    """BadRequest if a save at this path would destroy what it may not."""
    facts = _facts(path)
    if facts is not None:
        _refuse_what_is_there(path, facts, overwrite=overwrite)
    part = path.with_name(f"{path.name}.part")
    if _facts(part) is not None:
        # A save is written there first. One that was cut short is for its owner to throw away.
        raise BadRequest(f"{shown(part)} is in the way and stays as it is.", "another path", "/path")


def _refuse_what_is_there(path: Path, facts: os.stat_result, *, overwrite: bool) -> None:
    if not stat.S_ISREG(facts.st_mode):
        raise BadRequest(f"{shown(path)} is no plain file and stays as it is.", "the path of a file", "/path")
    if not overwrite:
        raise BadRequest(
            f"{shown(path)} is there already and stays as it is.",
            'another path, or "overwrite": true for a saved game',
            "/path",
        )
    try:
        with open(path, "rb") as file:
            header_of(file.readline(_HEADER), path.name)
    except SaveError as error:
        problem = f"{shown(path)} is not a saved game and stays as it is ({error})"
        raise BadRequest(problem, "the path of a saved game", "/path") from None
    except OSError as error:
        raise BadRequest(f"{shown(path)} can't be read: {_why(error)}.", "a saved game", "/path") from None


def _facts(path: Path) -> os.stat_result | None:
    """What is at a path, a link not followed; None for nothing."""
    try:
        return path.lstat()
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        problem = f"{shown(path)} can't be written: {_why(error)}."
        raise BadRequest(problem, "a path in a folder", "/path") from None


def _why(error: Exception) -> str:
    return shown(getattr(error, "strerror", None) or error)
