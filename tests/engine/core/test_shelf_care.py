"""Games that lie on the shelf: renamed, copied, exported, thrown away, taken back to an older generation."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core.errors import InUse, SaveError
from engine.core.save import load
from engine.core.session import resume_game
from engine.core.shelf_care import duplicate, export, generations, rename, throw_away
from engine.core.store import Shelf
from tests.helpers.toy import rulesets
from tests.helpers.toy_battles import open_strip, turn

ROOT = Path(__file__).parents[3]
NO_SPACE = OSError(28, "No space left on device")
HOLDER = """
import sys
from pathlib import Path
from engine.core.session import resume_game
from engine.core.store import Shelf
from tests.helpers.toy import rulesets
game = resume_game(Shelf(Path(sys.argv[1])), "strip", rulesets)
print("held", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    """A shelf with one closed game that has been opened five times."""
    made = Shelf(tmp_path / "games")
    game = open_strip(store=made)
    name = game.path.parent.name
    turn(game)
    game.close()
    if name != "strip":
        os.rename(made.folder / name, made.folder / "strip")
    for _ in range(5):
        game = resume_game(made, "strip", rulesets)
        turn(game)
        game.close()
    return made


def the_game(shelf: Shelf):
    return next(game for game in shelf.games() if game.name == "strip")


def test_a_renamed_game_keeps_every_command(shelf):
    before = load(the_game(shelf).path, rulesets)
    rename(shelf, "strip", "The long run")
    after = load(the_game(shelf).path, rulesets)
    assert after.header.title == the_game(shelf).title == "The long run"
    assert list(after.bus.journal) == list(before.bus.journal)


def test_whether_a_game_counts_as_closed_is_not_changed_by_renaming_it(shelf):
    resume_game(shelf, "strip", rulesets)._autosave.abandon()
    rename(shelf, "strip", "Left open")
    assert [game.title for game in shelf.unfinished()] == ["Left open"]


def test_a_copy_stands_where_the_game_stood_and_is_another(shelf):
    name = duplicate(shelf, "strip", "Second try")
    assert name != "strip"
    copy = resume_game(shelf, name, rulesets)
    turn(copy)
    copy.close()
    assert load(the_game(shelf).path, rulesets).bus.seq < copy.bus.seq


def test_an_exported_game_is_the_same_bytes(shelf, tmp_path):
    export(shelf, "strip", tmp_path / "mine.hexsave")
    assert (tmp_path / "mine.hexsave").read_bytes() == the_game(shelf).path.read_bytes()


def test_at_least_five_generations_are_kept_and_each_can_be_gone_back_to(shelf):
    found = generations(shelf, "strip")
    assert len(found) >= 5
    for each in found:
        assert load(each.path, rulesets).bus.seq == each.commands
    game = resume_game(shelf, "strip", rulesets, generation=5)
    assert game.bus.seq == found[4].commands
    game.close()
    assert [each.commands for each in found] == sorted((each.commands for each in found), reverse=True)


def test_going_back_to_an_older_generation_keeps_the_game_as_it_was(shelf):
    newest = the_game(shelf).path.read_bytes()
    resume_game(shelf, "strip", rulesets, generation=3).close()
    assert newest in {each.path.read_bytes() for each in generations(shelf, "strip")}


def test_a_generation_that_cannot_be_read_is_listed_with_the_reason(shelf):
    generations(shelf, "strip")[1].path.write_text("no save\n")
    assert "game.2.hexsave" in generations(shelf, "strip")[1].trouble


def test_a_game_is_thrown_away_whole_or_stays_whole(shelf, tmp_path):
    with pytest.raises(SaveError, match="could not be moved to the trash; it is where it was"):
        throw_away(shelf, "strip", lambda _folder: False)
    assert the_game(shelf).trouble == ""

    def away(folder: Path) -> bool:
        shutil.move(folder, tmp_path / "trash")
        return True

    throw_away(shelf, "strip", away)
    assert shelf.games() == ()
    assert len(list((tmp_path / "trash").glob("*.hexsave"))) >= 6


@pytest.mark.parametrize("deed", ["rename", "throw_away", "open"])
def test_a_game_that_another_program_plays_is_told_in_a_sentence_and_left_alone(shelf, deed):
    """A second process holds the lock, as a second window of the program would."""
    before = the_game(shelf).path.read_bytes()
    other = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(shelf.folder)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert other.stdout.readline() == "held\n"
    deeds = {
        "rename": lambda: rename(shelf, "strip", "Mine"),
        "throw_away": lambda: throw_away(shelf, "strip", lambda _folder: pytest.fail("was taken")),
        "open": lambda: resume_game(shelf, "strip", rulesets),
    }
    with pytest.raises(InUse, match="is open in another window or program"):
        deeds[deed]()
    assert the_game(shelf).path.read_bytes() == before
    other.communicate("", timeout=30)
    assert other.returncode == 0


@pytest.mark.parametrize("deed", ["rename", "duplicate", "export"])
def test_a_full_disk_is_told_in_a_sentence_and_nothing_is_lost(shelf, tmp_path, monkeypatch, deed):
    before = the_game(shelf).path.read_bytes()

    def full(*_args):
        raise NO_SPACE

    deeds = {
        "rename": lambda: rename(shelf, "strip", "Mine"),
        "duplicate": lambda: duplicate(shelf, "strip", "Mine"),
        "export": lambda: export(shelf, "strip", tmp_path / "mine.hexsave"),
    }
    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        with pytest.raises(SaveError, match=r"could not be written \(No space left on device\)"):
            deeds[deed]()
    assert [game.name for game in shelf.games()] == ["strip"]
    assert the_game(shelf).path.read_bytes() == before
    assert not list(tmp_path.glob("*.hexsave*"))


def test_a_folder_that_may_only_be_read_is_told_and_nothing_is_lost(shelf, monkeypatch):
    before = the_game(shelf).path.read_bytes()

    def refused(*_args, **_options):
        raise PermissionError(30, "Read-only file system")

    with monkeypatch.context() as disk:
        disk.setattr(os, "replace", refused)
        with pytest.raises(SaveError, match="Read-only file system"):
            rename(shelf, "strip", "Mine")
    assert the_game(shelf).path.read_bytes() == before


@pytest.mark.parametrize("name", ["", "..", "no-such", "../games/strip"])
def test_what_is_no_game_of_the_shelf_is_told(shelf, name):
    with pytest.raises(SaveError, match="there is no such game"):
        generations(shelf, name)
