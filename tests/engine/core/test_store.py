"""The shelf: every command on disk, undo, generations, locks, trouble with disks, recovery."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from engine.core import lock as lock_module
from engine.core import store as store_module
from engine.core.bus import UndoPolicy
from engine.core.dice import Picker
from engine.core.errors import InUse, SaveError
from engine.core.lock import Lock, held
from engine.core.save import EVERY, load
from engine.core.session import Game, new_game, resume_game
from engine.core.store import GENERATIONS, Shelf
from tests.helpers.conformance import random_command
from tests.helpers.toy import LONG_SCENARIO, STRIP_SCENARIO, WEST, Plot, Toy, rulesets
from tests.helpers.toy_games import undo_by_its_player

NO_SPACE = OSError(28, "No space left on device")


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "games")


def game_on(shelf: Shelf, scenario=STRIP_SCENARIO, title: str = "Strip") -> Game:
    return new_game(Toy(), scenario, seed=1, policy=UndoPolicy.OPEN, store=shelf, title=title)


def play(game: Game, count: int, seed: int = 1) -> None:
    rnd = Picker(seed)
    for _ in range(count):
        game.bus.execute(random_command(game.ruleset, game.bus.state, rnd))


def on_disk(game: Game) -> int:
    """How many commands the file holds, after making sure that they are the game's."""
    bus = load(game.path, rulesets).bus
    assert list(bus.journal) == list(game.bus.journal[: bus.seq])
    return bus.seq


def test_every_command_is_on_disk_before_anybody_hears_of_it(shelf: Shelf):
    game = game_on(shelf)
    seen = []
    game.bus.subscribe(lambda _change: seen.append(on_disk(game)))
    play(game, 20)
    assert seen == list(range(1, 21))


def test_undo_and_redo_reach_the_disk(shelf: Shelf):
    game = game_on(shelf)
    play(game, 5)
    undo_by_its_player(game.bus)
    undo_by_its_player(game.bus)
    assert on_disk(game) == 3
    game.bus.redo()
    assert on_disk(game) == 4
    game.bus.execute(random_command(game.ruleset, game.bus.state, Picker(3)))
    assert on_disk(game) == 5


def test_undo_past_a_snapshot_and_a_saved_position_leaves_a_whole_file(shelf: Shelf):
    game = game_on(shelf, LONG_SCENARIO)
    play(game, EVERY + 2)
    game.save()
    for _ in range(6):
        undo_by_its_player(game.bus)
    assert on_disk(game) == EVERY - 4
    play(game, 10, seed=2)
    assert on_disk(game) == EVERY + 6


def test_a_closed_game_is_on_the_shelf_and_goes_on(shelf: Shelf):
    game = game_on(shelf, title="First Strike!")
    play(game, 12)
    game.close()
    (kept,) = shelf.games()
    assert (kept.name, kept.title, kept.ruleset, kept.scenario) == (
        "first-strike",
        "First Strike!",
        "toy",
        "The strip",
    )
    assert (kept.commands, kept.unfinished, kept.in_use, kept.trouble) == (12, False, False, "")
    assert kept.modified > 0
    assert shelf.unfinished() == ()
    again = resume_game(shelf, kept.name, rulesets)
    assert list(again.bus.journal) == list(game.bus.journal)
    play(again, 3)
    assert on_disk(again) == 15


def test_games_of_one_title_have_folders_of_their_own(shelf: Shelf):
    names = []
    for _ in range(3):
        game = game_on(shelf, title="Strip")
        names.append(game.path.parent.name)
    assert names == ["strip", "strip-2", "strip-3"]
    assert game_on(shelf, title="???").path.parent.name == "game"


def test_the_game_last_played_comes_first(shelf: Shelf):
    for number, title in enumerate(("old", "new", "middle")):
        game = game_on(shelf, title=title)
        game.close()
        path = shelf.folder / title / "game.hexsave"
        os.utime(path, (0, {"old": 1, "middle": 2, "new": 3}[title] + number * 0))
    assert [game.name for game in shelf.games()] == ["new", "middle", "old"]


def test_a_shelf_that_is_not_there_is_empty(tmp_path: Path):
    assert Shelf(tmp_path / "none").games() == ()


def test_what_is_no_game_is_not_listed(shelf: Shelf):
    shelf.folder.mkdir()
    (shelf.folder / "note.txt").write_text("hello")
    (shelf.folder / "empty").mkdir()
    assert shelf.games() == ()


def test_a_game_that_cannot_be_read_is_listed_with_the_reason(shelf: Shelf, monkeypatch):
    for name, raw in (("broken", b"nonsense\n"), ("short", b'{"format"')):
        folder = shelf.folder / name
        folder.mkdir(parents=True)
        (folder / "game.hexsave").write_bytes(raw)
    folder = shelf.folder / "odd" / "game.hexsave"
    folder.mkdir(parents=True)
    troubles = {game.name: game.trouble for game in shelf.games()}
    assert "line 1" in troubles["broken"]
    assert "line 1" in troubles["short"]
    assert "directory" in troubles["odd"]


# --- generations


def test_a_pipe_in_place_of_a_game_holds_nobody_up(shelf: Shelf):
    folder = shelf.folder / "pipe"
    folder.mkdir(parents=True)
    os.mkfifo(folder / "game.hexsave")
    (listed,) = shelf.games()
    assert "expected a file" in listed.trouble


def test_a_folder_that_cannot_be_looked_into_is_listed_with_the_reason(shelf: Shelf, monkeypatch):
    game_on(shelf).close()
    real = os.stat

    def forbidden(path, *args, **kwargs):
        if "strip" in str(path) and str(path) != str(shelf.folder / "strip"):
            raise PermissionError(13, "Permission denied")
        return real(path, *args, **kwargs)

    monkeypatch.setattr(os, "stat", forbidden)
    (listed,) = shelf.games()
    assert "Permission denied" in listed.trouble


def test_older_generations_are_kept_and_the_newest_file_is_never_one_of_them(shelf: Shelf):
    game = game_on(shelf, LONG_SCENARIO)
    counts = []
    for _ in range(GENERATIONS + 3):
        play(game, 2)
        counts.append(game.bus.seq)
        game.save()
    play(game, 1)
    assert on_disk(game) == counts[-1] + 1
    paths = sorted(game.path.parent.glob("game.*.hexsave"))
    assert len(paths) == GENERATIONS >= 5
    kept = [load(path, rulesets).bus.seq for path in paths]
    assert kept == counts[::-1][:GENERATIONS]
    assert shelf.games()[0].older == GENERATIONS


def test_saving_what_has_not_changed_keeps_no_generation(shelf: Shelf):
    game = game_on(shelf)
    play(game, 3)
    for _ in range(5):
        game.save()
    assert shelf.games()[0].older == 1


def test_a_game_goes_on_from_an_older_generation(shelf: Shelf):
    game = game_on(shelf)
    play(game, 3)
    game.save()
    play(game, 4, seed=2)
    game.close()
    again = resume_game(shelf, "strip", rulesets, generation=2)
    assert again.bus.seq == 3
    again.close()
    newer = [load(path, rulesets).bus.seq for path in sorted((shelf.folder / "strip").glob("game*.hexsave"))]
    assert newer.count(7) >= 1
    with pytest.raises(SaveError, match="there is no generation 9"):
        resume_game(shelf, "strip", rulesets, generation=9)


def test_generations_work_where_files_cannot_be_linked(shelf: Shelf, monkeypatch):
    def no_links(*_args):
        raise OSError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    game = game_on(shelf)
    play(game, 3)
    game.save()
    play(game, 2, seed=2)
    assert load(game.path.with_name("game.1.hexsave"), rulesets).bus.seq == 3
    assert on_disk(game) == 5


def test_saving_again_and_again_on_a_full_disk_pushes_no_generation_out(shelf: Shelf, monkeypatch):
    game = game_on(shelf)
    for _ in range(GENERATIONS):
        play(game, 1)
        game.save()
    before = sorted(load(p, rulesets).bus.seq for p in game.path.parent.glob("game.*.hexsave"))
    play(game, 1)

    def full(*_args):
        raise NO_SPACE

    monkeypatch.setattr(os, "fsync", full)
    for _ in range(GENERATIONS + 2):
        with pytest.raises(SaveError):
            game.save()
    after = sorted(load(p, rulesets).bus.seq for p in game.path.parent.glob("game.*.hexsave"))
    assert after == before


def kept(game: Game) -> list[int]:
    """How many commands each generation holds, the youngest first; each of them can be read."""
    return [load(path, rulesets).bus.seq for path in sorted(game.path.parent.glob("game.*.hexsave"))]


def test_a_sitting_that_is_never_closed_keeps_generations_of_its_last_turns(shelf: Shelf):
    game = game_on(shelf, LONG_SCENARIO)
    begun = []
    while len(begun) < GENERATIONS + 2:
        turn = game.bus.state.turn
        play(game, 1, seed=game.bus.seq)
        if game.bus.state.turn != turn or game.bus.seq % EVERY == 0:
            begun.append(game.bus.seq)
    assert kept(game) == begun[::-1][:GENERATIONS]
    assert not list(game.path.parent.glob("*.copy*"))


def test_a_turn_that_is_taken_back_and_begun_again_is_kept_once(shelf: Shelf):
    game = game_on(shelf, LONG_SCENARIO)
    while not kept(game):
        play(game, 1, seed=game.bus.seq)
    for _ in range(3):
        undo_by_its_player(game.bus)
        game.bus.redo()
    assert kept(game) == [game.bus.seq]


def test_a_turn_that_cannot_be_copied_is_no_trouble_and_the_next_one_is(shelf: Shelf, monkeypatch):
    def full(*_args):
        raise NO_SPACE

    game = game_on(shelf, LONG_SCENARIO)
    begun = game.bus.state.turn
    with monkeypatch.context() as disk:
        disk.setattr(shutil, "copyfile", full)
        while game.bus.state.turn < begun + 2:
            play(game, 1, seed=game.bus.seq)
    assert (game.trouble, on_disk(game), kept(game)) == ("", game.bus.seq, [])
    while game.bus.state.turn < begun + 3:
        play(game, 1, seed=game.bus.seq)
    assert kept(game) == [game.bus.seq]


def damage(game: Game, *numbers: int) -> None:
    """Makes nothing but zeroes of the file (0) and of generations, as a lost power does."""
    for number in numbers:
        path = game.path.with_name(f"game.{number}.hexsave") if number else game.path
        path.write_bytes(b"\0" * 500)


def test_with_the_file_and_two_generations_damaged_the_next_one_is_gone_on_with(shelf: Shelf):
    game = game_on(shelf, LONG_SCENARIO, title="The long way")
    play(game, 120)
    whole = kept(game)
    damage(game, 0, 1, 2)
    game._autosave.abandon()
    (listed,) = shelf.games()
    assert "line 1" in listed.trouble
    assert (listed.title, listed.ruleset, listed.older) == ("The long way", "toy", GENERATIONS)
    with pytest.raises(SaveError):
        resume_game(shelf, listed.name, rulesets)
    again = resume_game(shelf, listed.name, rulesets, generation=3)
    assert again.bus.seq == whole[2]
    assert shelf.games()[0].trouble == ""
    again.close()


def test_the_only_whole_generation_stays_where_a_full_disk_does_not_let_the_game_go_on(
    shelf: Shelf, monkeypatch
):
    game = game_on(shelf, LONG_SCENARIO)
    while len(kept(game)) < GENERATIONS:
        play(game, 1, seed=game.bus.seq)
    oldest = game.path.with_name(f"game.{GENERATIONS}.hexsave").read_bytes()
    for number in range(GENERATIONS):
        damage(game, number)
        with game.path.with_name(f"game.{number}.hexsave" if number else game.path.name).open("ab") as file:
            file.write(b"%d" % number)
    game._autosave.abandon()

    def full(*_args):
        raise NO_SPACE

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        again = resume_game(shelf, game.path.parent.name, rulesets, generation=GENERATIONS)
    assert "No space left" in again.trouble
    assert oldest in [path.read_bytes() for path in game.path.parent.glob("game.*.hexsave")]


def test_the_newest_file_is_kept_where_an_older_generation_goes_on_once_the_disk_has_room_again(
    shelf: Shelf, monkeypatch
):
    game = game_on(shelf, LONG_SCENARIO)
    while len(kept(game)) < 2:
        play(game, 1, seed=game.bus.seq)
    play(game, 1, seed=1)
    path, older = game.path, len(kept(game))
    game.close()
    newest = path.read_bytes()

    def full(*_args):
        raise NO_SPACE

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        again = resume_game(shelf, path.parent.name, rulesets, generation=older)
    assert "No space left" in again.trouble
    play(again, 1, seed=again.bus.seq)
    assert (again.trouble, on_disk(again)) == ("", again.bus.seq)
    assert newest in [each.read_bytes() for each in path.parent.glob("game.*.hexsave")]


def test_a_game_of_which_all_is_damaged_is_listed_by_its_folder(shelf: Shelf):
    game = game_on(shelf, LONG_SCENARIO, title="The long way")
    play(game, 120)
    damage(game, *range(GENERATIONS + 1))
    game._autosave.abandon()
    assert shelf.games()[0].title == shelf.games()[0].name == "the-long-way"


def test_a_game_of_which_only_generations_are_left_is_on_the_shelf_and_goes_on(shelf: Shelf):
    game = game_on(shelf, LONG_SCENARIO, title="The long way")
    play(game, 120)
    youngest = kept(game)[0]
    game.path.unlink()
    game._autosave.abandon()
    (listed,) = shelf.unfinished()
    assert listed.title == "The long way"
    assert listed.modified > 0
    assert "No such file" in listed.trouble
    again = resume_game(shelf, listed.name, rulesets, generation=1)
    assert on_disk(again) == youngest
    again.close()


@pytest.mark.parametrize("lost", [True, False])
def test_a_file_without_its_end_says_whether_an_older_generation_has_more(shelf: Shelf, lost):
    game = game_on(shelf, LONG_SCENARIO)
    play(game, 120)
    youngest = kept(game)[0]
    damage(game, 2)
    lines = game.path.read_bytes().splitlines(keepends=True)
    game.path.write_bytes(b"".join(lines[: 30 if lost else -1]) + b'{"n":')
    game._autosave.abandon()
    again = resume_game(shelf, shelf.games()[0].name, rulesets)
    told = [note for note in again.notes if "older generation" in note]
    had = again.bus.seq
    assert told == (
        [f"An older generation of this game has more: {youngest} commands, and this one {had}."]
        if lost
        else []
    )
    again.close()


# --- trouble


def test_a_full_disk_is_told_and_the_game_goes_on_and_is_whole_once_there_is_room(shelf: Shelf, monkeypatch):
    game = game_on(shelf)
    play(game, 5)
    real = os.write

    def half(handle, data):
        real(handle, bytes(data[: len(data) // 2]))
        raise NO_SPACE

    with monkeypatch.context() as full:
        full.setattr(os, "write", half)
        play(game, 1)
        assert "No space left on device" in game.trouble
        assert game.bus.seq == 6
        assert on_disk(game) == 5
        full.setattr(store_module, "write_atomic", lambda *_args, **_options: half(0, b""))
        play(game, 1, seed=2)
        assert "could not be written" in game.trouble
        assert on_disk(game) == 5
    play(game, 1, seed=3)
    assert game.trouble == ""
    assert on_disk(game) == 8


def test_an_undo_that_cannot_be_written_is_told(shelf: Shelf, monkeypatch):
    game = game_on(shelf)
    play(game, 5)

    def fails(*_args):
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as broken:
        broken.setattr(os, "ftruncate", fails)
        game.bus.undo(WEST)
    assert "Input/output error" in game.trouble
    play(game, 1, seed=4)
    assert game.trouble == ""
    assert on_disk(game) == 5


def test_a_shelf_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path):
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    game = game_on(Shelf(blocked))
    assert "the games folder: could not be written" in game.trouble
    assert game.path is None
    play(game, 3)
    game.save()
    game.close()


def test_a_file_that_was_taken_away_or_changed_is_written_anew(shelf: Shelf):
    game = game_on(shelf)
    play(game, 3)
    game.path.unlink()
    play(game, 1)
    assert on_disk(game) == 4
    with game.path.open("ab") as file:
        file.write(b"graffiti")
    play(game, 1)
    assert on_disk(game) == 5
    other = game.path.with_name("copy")
    shutil.copy(game.path, other)
    os.replace(other, game.path)
    play(game, 1)
    assert on_disk(game) == 6


def test_a_game_whose_folder_is_gone_is_told_when_it_is_closed(shelf: Shelf):
    game = game_on(shelf)
    shutil.rmtree(game.path.parent)
    play(game, 1)
    assert "could not be written" in game.trouble
    with pytest.raises(SaveError):
        game.close()


# --- locks and recovery


def test_a_game_open_elsewhere_is_told_plainly_and_left_alone(shelf: Shelf):
    game = game_on(shelf)
    play(game, 2)
    before = game.path.read_bytes()
    with pytest.raises(InUse, match="is open in another window or program"):
        resume_game(shelf, "strip", rulesets)
    assert game.path.read_bytes() == before
    assert shelf.games()[0].in_use
    assert shelf.unfinished() == ()
    game.close()
    assert not shelf.games()[0].in_use
    resume_game(shelf, "strip", rulesets).close()


def test_a_game_that_was_not_closed_is_offered_back(shelf: Shelf):
    game = game_on(shelf)
    play(game, 4)
    game._autosave.abandon()
    (offered,) = shelf.unfinished()
    assert (offered.name, offered.commands) == ("strip", 4)
    resume_game(shelf, "strip", rulesets).close()
    assert shelf.unfinished() == ()


def test_a_game_that_cannot_be_read_is_left_as_it_is_and_free(shelf: Shelf):
    folder = shelf.folder / "broken"
    folder.mkdir(parents=True)
    (folder / "game.hexsave").write_bytes(b"nonsense\n")
    for _ in range(2):
        with pytest.raises(SaveError, match="line 1"):
            resume_game(shelf, "broken", rulesets)
    assert (folder / "game.hexsave").read_bytes() == b"nonsense\n"


@pytest.mark.parametrize("name", ["gone", "../games", ".", "..", "/etc", "a/b", "", "x" * 300, "a\0b"])
def test_a_name_that_is_no_game_of_the_shelf_is_told(shelf: Shelf, name):
    shelf.folder.mkdir()
    with pytest.raises(SaveError, match="there is no such game"):
        shelf.open(name)


def test_a_game_can_be_thrown_away_but_not_while_it_is_open(shelf: Shelf, monkeypatch):
    game = game_on(shelf)
    with pytest.raises(InUse):
        shelf.remove("strip")
    game.close()
    with monkeypatch.context() as stuck:

        def fails(_path):
            raise OSError(16, "Device or resource busy")

        stuck.setattr(shutil, "rmtree", fails)
        with pytest.raises(SaveError, match="could not be removed"):
            shelf.remove("strip")
    shelf.remove("strip")
    assert shelf.games() == ()


def test_a_lock_is_held_until_it_is_released(tmp_path: Path):
    path = tmp_path / "open"
    assert not held(path)
    first = Lock(path, "game")
    assert held(path)
    with pytest.raises(InUse):
        Lock(path, "game")
    first.release(finished=False)
    assert path.exists()
    assert not held(path)
    Lock(path, "game").release(finished=True)
    assert not path.exists()


def test_a_lock_that_cannot_be_made_is_told(tmp_path: Path):
    with pytest.raises(SaveError, match="could not be locked"):
        Lock(tmp_path / "gone" / "open", "game")


def test_a_lock_file_thrown_away_while_it_was_seized_is_not_a_lock(tmp_path: Path, monkeypatch):
    path = tmp_path / "open"
    seize = lock_module._seize

    def late(handle):
        seize(handle)
        path.unlink()
        path.touch()

    monkeypatch.setattr(lock_module, "_seize", late)
    with pytest.raises(InUse):
        Lock(path, "game")


def test_a_game_without_a_shelf_keeps_no_file():
    game = new_game(Toy(), STRIP_SCENARIO, seed=1)
    game.bus.execute(Plot(player=WEST, speed=1))
    game.save()
    game.rename("Other")
    assert (game.path, game.trouble) == (None, "")
    game.close()
