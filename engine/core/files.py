"""Files written whole or not at all, and read only if they are files."""

import errno
import os
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from engine.core.errors import SaveError

LARGEST = 256 * 2**20
"""Bytes of a file that is still read."""
_NO_FILE = "expected a file, found a folder or a device"


def write_atomic(
    path: Path, data: bytes, *, ours: bool = False, first: Callable[[], object] | None = None
) -> None:
    """Writes a file so that at any moment the old or the new one is there, whole; SaveError if it can't.

    A file that may not be written is not replaced either, unless it is `ours`: kept by the program itself.
    `first` is done once the new file is on the disk, before it takes the old one's place.
    """
    try:
        # Through a link: what it points to is replaced, the link stays.
        target = Path(os.path.realpath(path, strict=False))
        _refuse_what_is_no_file(path, target, ours=ours)
        part = target.with_name(target.name + ".part")
        try:
            _write_synced(part, data)
            if first is not None:
                first()
            os.replace(part, target)
        except (OSError, SaveError):
            part.unlink(missing_ok=True)
            raise
        sync_folder(target.parent)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise SaveError(path.name, "the disk", f"could not be written ({reason})") from error


def _refuse_what_is_no_file(path: Path, target: Path, *, ours: bool) -> None:
    """SaveError where a device, a pipe, a folder or a file kept from being written would be replaced."""
    try:
        facts = target.stat()
    except FileNotFoundError:
        return
    if not stat.S_ISREG(facts.st_mode):
        raise SaveError(path.name, "the disk", f"could not be written ({_NO_FILE})")
    if not ours and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


def _write_synced(path: Path, data: bytes) -> None:
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_NOFOLLOW", 0)
    with open(os.open(path, flags, 0o644), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Makes a rename in the folder last; nothing on systems where a folder can't be synced."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def read_bytes(path: Path) -> bytes:
    """The content of a regular file of reasonable size, else SaveError."""
    with opened(path) as file:
        if os.fstat(file.fileno()).st_size > LARGEST:
            raise SaveError(path.name, "the file", f"larger than the {LARGEST >> 20} MB that are read")
        return file.read(LARGEST + 1)


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """A regular file to read from; SaveError for anything else and for what goes wrong while it is read."""
    try:
        # Without O_NONBLOCK a named pipe would hold us for ever.
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with open(handle, "rb") as file:
            if not stat.S_ISREG(os.fstat(handle).st_mode):
                raise SaveError(path.name, "the file", _NO_FILE)
            yield file
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise SaveError(path.name, "the file", f"could not be read ({reason})") from error
