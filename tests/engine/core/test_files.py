"""Writing whole or not at all; reading only what is a file."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from engine.core import files
from engine.core.errors import SaveError, shown
from engine.core.files import read_bytes, write_atomic


def test_a_file_is_written_and_nothing_is_left_beside_it(tmp_path: Path):
    path = tmp_path / "a.hexsave"
    write_atomic(path, b"one")
    write_atomic(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("failing", ["write", "fsync", "replace"])
def test_a_write_that_fails_leaves_the_old_file_and_no_part(failing, tmp_path: Path, monkeypatch):
    path = tmp_path / "a.hexsave"
    write_atomic(path, b"one")

    def full(*_args, **_kwargs):
        raise OSError(28, "No space left on device")

    target = files if failing == "write" else os
    monkeypatch.setattr(target, "_write_synced" if failing == "write" else failing, full)
    with pytest.raises(SaveError, match="No space left on device"):
        write_atomic(path, b"two")
    assert path.read_bytes() == b"one"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_not_there_is_told(tmp_path: Path):
    for path in (tmp_path / "gone" / "a.hexsave", tmp_path / "bad\0name"):
        with pytest.raises(SaveError, match="the disk"):
            write_atomic(path, b"")


def test_a_write_through_a_link_changes_what_it_points_to_and_keeps_the_link(tmp_path: Path):
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_bytes(b"one")
    link.symlink_to(real)
    write_atomic(link, b"two")
    assert link.is_symlink()
    assert real.read_bytes() == b"two"


def test_only_a_file_is_ever_replaced(tmp_path: Path):
    pipe, folder, loop = tmp_path / "pipe", tmp_path / "folder", tmp_path / "loop"
    os.mkfifo(pipe)
    folder.mkdir()
    loop.symlink_to(loop)
    behind_a_link = tmp_path / "link"
    behind_a_link.symlink_to(pipe)
    before = sorted(tmp_path.iterdir())
    for path in (pipe, folder, loop, behind_a_link):
        with pytest.raises(SaveError, match="the disk: could not be written"):
            write_atomic(path, b"new")
    assert sorted(tmp_path.iterdir()) == before
    assert stat.S_ISFIFO(pipe.lstat().st_mode)
    assert loop.is_symlink()


def test_a_file_kept_from_being_written_is_not_replaced(tmp_path: Path, monkeypatch):
    path = tmp_path / "a.hexsave"
    path.write_bytes(b"kept")
    monkeypatch.setattr(os, "access", lambda _path, mode: mode != os.W_OK)
    with pytest.raises(SaveError, match="Permission denied"):
        write_atomic(path, b"new")
    assert path.read_bytes() == b"kept"


def test_a_link_planted_for_the_part_file_is_not_followed(tmp_path: Path):
    victim = tmp_path / "victim"
    victim.write_bytes(b"mine")
    (tmp_path / "a.hexsave.part").symlink_to(victim)
    with pytest.raises(SaveError):
        write_atomic(tmp_path / "a.hexsave", b"two")
    assert victim.read_bytes() == b"mine"


def test_a_system_without_folder_handles_is_no_trouble(tmp_path: Path, monkeypatch):
    monkeypatch.delattr(os, "O_DIRECTORY")
    write_atomic(tmp_path / "a", b"one")
    assert (tmp_path / "a").read_bytes() == b"one"


def test_what_is_no_file_is_not_read(tmp_path: Path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    link = tmp_path / "link"
    link.symlink_to("/dev/zero")
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    for path in (pipe, link, loop, tmp_path, tmp_path / "gone", Path("bad\0name")):
        with pytest.raises(SaveError, match="the file"):
            read_bytes(path)


def test_a_file_too_large_is_not_read(tmp_path: Path):
    path = tmp_path / "large"
    with path.open("wb") as file:
        file.truncate(files.LARGEST + 1)
    with pytest.raises(SaveError, match="larger than the 256 MB"):
        read_bytes(path)


def test_a_file_behind_a_link_is_read(tmp_path: Path):
    (tmp_path / "real").write_bytes(b"one")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    assert read_bytes(tmp_path / "link") == b"one"


def test_a_new_file_can_be_read_by_others(tmp_path: Path):
    write_atomic(tmp_path / "a", b"one")
    assert stat.S_IMODE((tmp_path / "a").stat().st_mode) & 0o600 == 0o600


def test_what_is_quoted_in_a_message_is_one_short_printable_line():
    assert shown("a\nb\x1b[31m") == "a?b?[31m"
    assert len(shown("x" * 10_000)) == 160
    assert str(SaveError("f", "line 1", "expected more.")) == "f, line 1: expected more."
