"""A lock on a game's folder that dies with its holder."""

import os
import sys
from pathlib import Path

from engine.core.errors import InUse, SaveError

if sys.platform == "win32":  # pragma: no cover
    import msvcrt

    def _seize(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Held from construction to `release`; InUse when somebody else has it, SaveError when it can't be made.

    The file stays behind when its holder is killed: that is how a game that was not closed is known.
    """

    def __init__(self, path: Path, game: str) -> None:
        self._path = path
        try:
            self._handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o644)
        except OSError as error:
            raise SaveError(game, "its folder", f"could not be locked ({error.strerror})") from error
        try:
            _seize(self._handle)
            # Its last holder may have thrown the file away between our opening and our seizing it.
            if os.fstat(self._handle).st_ino != path.stat().st_ino:
                raise OSError
        except OSError as error:
            os.close(self._handle)
            raise InUse(game, "its folder", "is open in another window or program") from error

    def release(self, *, finished: bool) -> None:
        """Lets go. `finished`: the game was closed as it should be, nothing needs to be recovered."""
        if finished:
            self._path.unlink(missing_ok=True)
        os.close(self._handle)


def held(path: Path) -> bool:
    """Whether somebody holds the lock now."""
    try:
        handle = os.open(path, os.O_RDWR | getattr(os, "O_NOFOLLOW", 0))
    except OSError:
        return False
    try:
        _seize(handle)
    except OSError:
        return True
    finally:
        os.close(handle)
    return False
