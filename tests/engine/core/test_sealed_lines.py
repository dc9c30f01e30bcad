"""Orders of sides with a passphrase: sealed in every file while they are written, open to all afterwards."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import save as save_module
from engine.core import shelf_care
from engine.core import store as store_module
from engine.core.bookmark import TABLE
from engine.core.branching import branch
from engine.core.codec import canonical
from engine.core.dice import Picker
from engine.core.errors import Diverged, SaveError
from engine.core.game import Game, load_game, resume_game
from engine.core.migrations import GUARDED, SCHEMA
from engine.core.order_seal import order_seals
from engine.core.save import Choice, dump, load, loads
from engine.core.sealed_lines import Box, Keys, Sealed, box_of, can_seal, sealed_line
from engine.core.seat_key import SALT, seat_key
from engine.core.store import Shelf
from tests.helpers.conformance import random_command
from tests.helpers.sealed import BOTH, KEYS, SECRETS, SHUT, WORDS, guard, guarded, lines, told
from tests.helpers.toy import EAST, WEST, Commit, Lay, Plot, Reopen, Toy, rulesets
from tests.helpers.toy_battles import open_strip, turn
from tests.helpers.toy_games import undo_by_its_player

FACTS = (b"toy.plot", b"toy.commit", b"toy.lay", b'"speed"', b'"cell"')


def do(game: Game, *commands) -> None:
    for command in commands:
        game.bus.execute(command)


def plotting(game: Game) -> Game:
    """West has plotted and committed, east has plotted."""
    do(game, Plot(player=WEST, speed=2), Commit(player=WEST), Plot(player=EAST, speed=1))
    return game


def kinds(raw: bytes) -> list[str]:
    return ["".join({"sealed", "opened", "snapshot", "command"} & line.keys()) for line in lines(raw)]


def without_lines(word: bytes, raw: bytes) -> bytes:
    return b"".join(line for line in raw.splitlines(keepends=True) if word not in line)


def same(one, other) -> bool:
    return (list(one.journal), one.state, one.initial) == (list(other.journal), other.state, other.initial)


# ---- what stands in a file


def test_the_secret_of_a_passphrase_is_what_scrypt_gives_after_the_proof():
    whole = hashlib.scrypt(b"manticore", salt=bytes(SALT), n=2**14, r=8, p=1, dklen=64)
    key = seat_key(WEST, "manticore", bytes(SALT))
    assert key.proof == hashlib.scrypt(b"manticore", salt=bytes(SALT), n=2**14, r=8, p=1, dklen=32).hex()
    assert key.proof == whole[:32].hex()
    assert key.secret("manticore") == whole[32:]
    assert key.secret("haven") is None


def test_the_orders_of_guarded_sides_are_appended_sealed(tmp_path):
    game = plotting(guarded(store=Shelf(tmp_path)))
    raw = game.path.read_bytes()
    assert kinds(raw) == ["snapshot", "sealed", "sealed", "sealed"]
    assert not any(fact in told(raw) for fact in FACTS)
    assert not any(secret.hex().encode() in raw or secret in raw for secret in SECRETS.values())


def test_only_guarded_sides_are_sealed(tmp_path):
    game = plotting(guarded(WEST, store=Shelf(tmp_path)))
    assert kinds(game.path.read_bytes()) == ["snapshot", "sealed", "sealed", "command"]
    assert {line["sealed"]["player"] for line in lines(game.path.read_bytes()) if "sealed" in line} == {WEST}


def test_what_is_appended_is_what_a_whole_write_gives(tmp_path):
    game = plotting(guarded(store=Shelf(tmp_path)))
    appended = game.path.read_bytes()
    game.save()
    assert game.path.read_bytes() == appended == dump(game.header, game.bus, secrets=SECRETS)


def test_boxes_do_not_tell_by_their_length_what_is_in_them():
    game = guarded(mines=2)
    do(game, Plot(player=WEST, speed=2), Lay(player=WEST, cell=1), Commit(player=WEST))
    boxes = [line["sealed"]["box"] for line in lines(dump(game.header, game.bus, secrets=SECRETS))[1:]]
    assert len({len(box) for box in boxes}) == 1
    assert len(set(boxes)) == 3


def test_short_and_long_orders_of_a_kind_have_boxes_of_one_length():
    game = plotting(guarded())
    step = game.bus.journal[0]
    boxes = [sealed_line(step, b"x" * length + b"\n", SECRETS[WEST]) for length in range(40, 1000, 40)]
    assert len({len(box) for box in boxes}) == 1


def test_games_without_passphrases_keep_their_format_and_their_bytes():
    game = plotting(open_strip())
    raw = dump(game.header, game.bus)
    assert json.loads(raw.splitlines()[0])["schema"] == SCHEMA
    assert kinds(raw) == ["snapshot", "command", "command", "command", "snapshot"]
    guard(game)
    assert json.loads(dump(game.header, game.bus).splitlines()[0])["schema"] == GUARDED


def test_a_save_with_keys_of_the_format_before_opens_as_before():
    game = plotting(open_strip())
    guard(game)
    raw = dump(game.header, game.bus).replace(b'"schema":2', b'"schema":1')
    loaded = loads(raw, rulesets)
    assert same(loaded.bus, game.bus)
    assert loaded.notes == ()
    assert loaded.secrets == {}


@pytest.mark.parametrize("every", [1, 2, 3])
def test_no_snapshot_stands_after_a_sealed_order_of_an_open_writing(tmp_path, monkeypatch, every):
    for module in (save_module, store_module):
        monkeypatch.setattr(module, "EVERY", every)
    game = guarded(WEST, store=Shelf(tmp_path))
    turn(game, 1)
    do(game, Plot(player=EAST, speed=1), Plot(player=WEST, speed=2), Commit(player=EAST))
    appended = game.path.read_bytes()
    game.save()
    for raw in (appended, game.path.read_bytes()):
        found = kinds(raw)
        assert "snapshot" in found[1:]
        sealed = [number for number, kind in enumerate(found) if kind == "sealed"][-1]
        assert "snapshot" not in found[sealed:]
        assert same(loads(raw, rulesets, keys=BOTH).bus, game.bus)


def test_the_position_before_the_first_sealed_order_is_kept_whole():
    game = guarded()
    turn(game)
    before = game.bus.seq
    plotting(game)
    marks = [line for line in lines(dump(game.header, game.bus, secrets=SECRETS)) if "snapshot" in line]
    assert marks[-1]["snapshot"] == before
    assert "state" in marks[-1]


# ---- reading it again


def test_a_game_with_sealed_orders_asks_for_the_passphrases_of_their_sides():
    game = guarded()
    turn(game)
    plotting(game)
    raw = dump(game.header, game.bus, secrets=SECRETS)
    with pytest.raises(Sealed, match=r"the orders of turn 2 are sealed.* west, east\.$") as asked:
        loads(raw, rulesets)
    problem = asked.value
    assert (problem.players, problem.at, problem.turn) == ((WEST, EAST), 9, 2)
    assert (problem.counts, problem.after) == ({WEST: 2, EAST: 1}, 0)
    assert problem.key(WEST).secret(WORDS[WEST]) == SECRETS[WEST]
    assert problem.key("nobody") is None


def test_with_the_passphrases_it_is_the_same_game():
    game = plotting(guarded())
    loaded = loads(dump(game.header, game.bus, secrets=SECRETS), rulesets, keys=BOTH)
    assert same(loaded.bus, game.bus)
    assert loaded.header == game.header
    assert (loaded.notes, loaded.secrets) == ((), SECRETS)


def test_a_passphrase_of_one_side_alone_asks_for_the_other():
    game = plotting(guarded())
    raw = dump(game.header, game.bus, secrets=SECRETS)
    with pytest.raises(Sealed) as asked:
        loads(raw, rulesets, keys=Keys(secrets={WEST: SECRETS[WEST]}))
    assert asked.value.players == (EAST,)
    assert (asked.value.at, asked.value.after) == (3, 0)


def test_a_secret_of_a_side_without_a_passphrase_is_not_kept():
    game = plotting(guarded(WEST))
    loaded = loads(dump(game.header, game.bus, secrets={WEST: SECRETS[WEST]}), rulesets, keys=BOTH)
    assert set(loaded.secrets) == {WEST}


def test_seals_of_a_game_read_again_are_those_of_before():
    game = plotting(guarded())
    raw = dump(game.header, game.bus, secrets=SECRETS)
    loaded = loads(raw, rulesets, keys=BOTH)
    again = Game(loaded.header, loaded.bus)
    assert order_seals(again) == order_seals(game) != ()
    do(again, Commit(player=EAST))
    opened = {seal.text for seal in order_seals(again) if seal.opened}
    assert {seal.text for seal in order_seals(game)} < opened


# ---- laid open


def test_the_command_that_lays_orders_open_brings_their_keys(tmp_path):
    game = plotting(guarded(store=Shelf(tmp_path)))
    do(game, Commit(player=EAST))
    raw = game.path.read_bytes()
    assert kinds(raw) == ["snapshot", "sealed", "sealed", "sealed", "command", "opened"]
    assert same(loads(raw, rulesets).bus, game.bus)


def test_the_next_whole_write_is_plain(tmp_path):
    game = plotting(guarded(store=Shelf(tmp_path)))
    do(game, Commit(player=EAST))
    game.save()
    assert set(kinds(game.path.read_bytes())) == {"snapshot", "command"}


def test_the_keys_of_one_writing_leave_the_next_one_shut(tmp_path):
    game = guarded(store=Shelf(tmp_path))
    turn(game)
    plotting(game)
    raw = game.path.read_bytes()
    assert kinds(raw).count("opened") == 1
    with pytest.raises(Sealed) as asked:
        loads(raw, rulesets)
    assert asked.value.at == 9
    assert same(loads(raw, rulesets, keys=BOTH).bus, game.bus)


def test_undo_over_a_reveal_takes_the_keys_out_of_the_file_and_redo_brings_them_back(tmp_path):
    game = plotting(guarded(store=Shelf(tmp_path)))
    shut = game.path.read_bytes()
    do(game, Commit(player=EAST))
    laid_open = game.path.read_bytes()
    undo_by_its_player_or_open(game)
    assert game.path.read_bytes() == shut
    game.bus.redo()
    assert game.path.read_bytes() == laid_open


def undo_by_its_player_or_open(game: Game) -> None:
    game.bus.undo(game.bus.journal[-1].command.player)


def test_what_is_written_after_an_undo_over_a_reveal_is_sealed_again(tmp_path):
    game = plotting(guarded(store=Shelf(tmp_path)))
    do(game, Commit(player=EAST))
    game.save()
    undo_by_its_player_or_open(game)
    do(game, Reopen(player=WEST), Plot(player=WEST, speed=0))
    raw = game.path.read_bytes()
    assert kinds(raw)[-2:] == ["sealed", "sealed"]
    do(game, Commit(player=WEST), Commit(player=EAST))
    assert same(loads(game.path.read_bytes(), rulesets).bus, game.bus)
    for _ in range(3):
        undo_by_its_player_or_open(game)
    game.save()
    assert set(kinds(game.path.read_bytes())) == {"snapshot", "sealed"}


def test_a_key_laid_open_opens_no_other_orders_of_that_number(tmp_path):
    game = plotting(guarded(store=Shelf(tmp_path)))
    do(game, Commit(player=EAST))
    (keys,) = [line["opened"] for line in lines(game.path.read_bytes()) if "opened" in line]
    for _ in range(4):
        undo_by_its_player_or_open(game)
    do(game, Plot(player=WEST, speed=1))
    box = box_of(lines(game.path.read_bytes())[1])
    assert b'"speed":1' in box.open(box.key(SECRETS[WEST]))
    with pytest.raises(ValueError, match="does not open"):
        box.open(base64.b64decode(keys["1"]))


def test_orders_taken_back_leave_the_file(tmp_path):
    game = guarded(store=Shelf(tmp_path))
    do(game, Plot(player=WEST, speed=2))
    once = game.path.read_bytes()
    do(game, Commit(player=WEST))
    undo_by_its_player(game.bus)
    assert game.path.read_bytes() == once
    do(game, Plot(player=WEST, speed=1), Plot(player=EAST, speed=0), Commit(player=WEST), Commit(player=EAST))
    assert same(loads(game.path.read_bytes(), rulesets).bus, game.bus)


# ---- passphrases come and go


def test_a_passphrase_set_in_the_middle_seals_what_was_written_before_it(tmp_path):
    game = plotting(open_strip(store=Shelf(tmp_path)))
    assert b"toy.plot" in game.path.read_bytes()
    guard(game, WEST)
    assert kinds(game.path.read_bytes()) == ["snapshot", "sealed", "sealed", "command"]


def test_a_passphrase_taken_off_leaves_the_orders_plain(tmp_path):
    game = plotting(guarded(store=Shelf(tmp_path)))
    for player in (WEST, EAST):
        game.keep_key(player, None)
    assert same(loads(game.path.read_bytes(), rulesets).bus, game.bus)
    assert game.secrets == {}


def test_another_passphrase_seals_anew(tmp_path):
    game = plotting(guarded(store=Shelf(tmp_path)))
    other = seat_key(WEST, "grayson", bytes(SALT))
    game.keep_key(WEST, other, other.secret("grayson"))
    with pytest.raises(SaveError, match="line 3: expected sealed orders of west"):
        load(game.path, rulesets, keys=BOTH)
    keys = Keys(secrets={**SECRETS, WEST: other.secret("grayson")})
    assert same(load(game.path, rulesets, keys=keys).bus, game.bus)


def test_a_side_whose_passphrase_was_not_given_yet_is_sealed_once_it_is(tmp_path):
    game = open_strip(store=Shelf(tmp_path))
    game.keep_key(WEST, KEYS[WEST])
    do(game, Plot(player=WEST, speed=2))
    assert kinds(game.path.read_bytes()) == ["snapshot", "command"]
    game.learn(WEST, SECRETS[WEST])
    assert kinds(game.path.read_bytes()) == ["snapshot", "sealed"]
    written = game.path.stat().st_ino
    game.learn(WEST, SECRETS[WEST])
    game.learn(EAST, SECRETS[EAST])
    assert game.path.stat().st_ino == written


# ---- copies, branches, generations


def test_copies_and_what_ifs_are_sealed_too(tmp_path):
    shelf = Shelf(tmp_path / "games")
    game = plotting(guarded(store=shelf))
    game.export(tmp_path / "copy.hexsave")
    other = branch(game, game.bus.seq, "What if", by=WEST, seed=3, store=shelf)
    twin = shelf.folder / shelf_care.duplicate(shelf, game.path.parent.name, "Twin") / "game.hexsave"
    for path in (tmp_path / "copy.hexsave", other.path, twin):
        raw = path.read_bytes()
        assert not any(fact in told(raw) for fact in FACTS)
        assert same(load(path, rulesets, keys=BOTH).bus, game.bus)
    do(other, Reopen(player=WEST), Plot(player=WEST, speed=0))
    assert not any(fact in told(other.path.read_bytes()) for fact in FACTS)


def test_every_file_of_the_folder_is_sealed_while_orders_are_written(tmp_path):
    game = plotting(guarded(store=Shelf(tmp_path)))
    game.rename("Strip")
    do(game, Reopen(player=WEST))
    game.rename("Strip again")
    game.close()
    files = list(game_files(tmp_path))
    assert len(files) >= 2
    assert not any(fact in told(file.read_bytes()) for file in files for fact in FACTS)


def game_files(folder: Path):
    return (file for file in folder.rglob("*.hexsave") if file.read_bytes().count(b"\n") > 2)


def test_a_game_that_asks_for_passphrases_stays_as_it_was_found(tmp_path):
    shelf = Shelf(tmp_path)
    game = plotting(guarded(store=shelf))
    name, raw = game.path.parent.name, game.path.read_bytes()
    game.close()
    for closed in (True, False):
        with pytest.raises(Sealed):
            resume_game(shelf, name, rulesets)
        assert (shelf.unfinished() == ()) is closed
        assert (tmp_path / name / "game.hexsave").read_bytes() == raw
        resume_game(shelf, name, rulesets, keys=BOTH)._autosave.abandon()
    again = resume_game(shelf, name, rulesets, keys=BOTH)
    do(again, Commit(player=EAST))
    assert same(load(again.path, rulesets).bus, again.bus)


def test_a_failed_write_is_made_good_sealed(tmp_path, monkeypatch):
    game = plotting(guarded(store=Shelf(tmp_path)))

    def full(*_given):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(store_module, "_sync", full)
        do(game, Reopen(player=WEST))
    assert "No space" in game.trouble
    do(game, Plot(player=WEST, speed=1))
    assert game.trouble == ""
    assert not any(fact in told(game.path.read_bytes()) for fact in FACTS)
    do(game, Commit(player=WEST), Commit(player=EAST))
    assert same(load(game.path, rulesets).bus, game.bus)


# ---- lost passphrases


def test_without_a_lost_passphrase_the_game_goes_on_before_its_orders_and_keeps_the_others(tmp_path):
    game = guarded(store=Shelf(tmp_path))
    turn(game)
    before = game.bus.seq
    plotting(game)
    loaded = load(game.path, rulesets, keys=Keys(secrets={EAST: SECRETS[EAST]}, without=True))
    assert [step.command for step in loaded.bus.journal[before:]] == [Plot(player=EAST, speed=1)]
    assert loaded.notes == (
        "Left out, as nobody could open them: the sealed orders of west in turn 2, 2 in all, "
        "command 9 to command 10.",
        "Kept of what was written after them, as it still holds: 1.",
    )
    (mark,) = loaded.header.bookmarks
    assert (mark.by, mark.private, mark.text) == (TABLE, False, loaded.notes[0])
    assert loaded.bus.state.active == (WEST, EAST)


def test_without_any_passphrase_the_orders_of_both_are_left_out():
    game = plotting(guarded())
    loaded = loads(dump(game.header, game.bus, secrets=SECRETS), rulesets, keys=SHUT)
    assert loaded.bus.state == game.bus.initial
    assert len(loaded.notes) == len(loaded.header.bookmarks) == 2
    assert loads(dump(loaded.header, loaded.bus), rulesets).bus.state == game.bus.initial


def test_without_orders_that_are_open_already_in_the_file_nothing_is_left_out(tmp_path):
    game = plotting(guarded(store=Shelf(tmp_path)))
    do(game, Commit(player=EAST))
    loaded = load(game.path, rulesets, keys=SHUT)
    assert same(loaded.bus, game.bus)
    assert loaded.notes == ()


def test_an_order_with_dice_is_left_out_where_those_before_it_are_lost():
    """Its faces were thrown for another number of command."""
    game = plotting(guarded(WEST))
    roll = b'"rolls":[{"purpose":"drift","sides":[6],"faces":[3]}]'
    raw = dump(game.header, game.bus, secrets={WEST: SECRETS[WEST]}).replace(b'"rolls":[]', roll)
    loaded = loads(raw, rulesets, keys=SHUT)
    assert loaded.bus.state == game.bus.initial
    assert loaded.notes[1:] == ("Left out of what was written after them, as it needs them: 1.",)


def test_what_does_not_hold_without_lost_orders_is_left_out_and_counted(tmp_path):
    """The keys were cut off with the last line: the moves are there, the plots before them can't be read."""
    game = guarded(WEST, store=Shelf(tmp_path))
    turn(game)
    raw = without_lines(b'"opened"', game.path.read_bytes())
    loaded = loads(raw, rulesets, keys=SHUT)
    assert [step.command for step in loaded.bus.journal] == [
        Plot(player=EAST, speed=0),
        Commit(player=EAST),
    ]
    assert loaded.notes[1:] == (
        "Kept of what was written after them, as it still holds: 2.",
        "Left out of what was written after them, as it needs them: 4.",
    )
    with pytest.raises(Sealed) as asked:
        loads(raw, rulesets)
    assert (asked.value.counts, asked.value.after) == ({WEST: 2}, 6)


@pytest.mark.parametrize("asked", ["check", "apply"])
def test_an_order_that_the_rules_fail_at_is_left_out(monkeypatch, asked):
    class Failing(Toy):
        pass

    def fails(rules, state, command, *dice):
        if isinstance(command, Plot) and command.speed == 1:
            raise KeyError("fault")
        return getattr(super(Failing, rules), asked)(state, command, *dice)

    monkeypatch.setattr(Failing, asked, fails)
    game = plotting(guarded(WEST))
    raw = dump(game.header, game.bus, secrets=game.secrets)
    loaded = loads(raw, lambda _slug: Failing(), keys=SHUT)
    assert loaded.bus.seq == 0
    assert "as it needs them: 1." in loaded.notes[-1]


def test_an_order_that_would_now_end_the_writing_is_left_out():
    class Hasty(Toy):
        def apply(self, state, command, dice):
            done = super().apply(state, command, dice)
            return replace(done, reveals=True) if isinstance(command, Plot) else done

    game = plotting(guarded(WEST))
    raw = dump(game.header, game.bus, secrets=game.secrets)
    assert loads(raw, lambda _slug: Hasty(), keys=SHUT).bus.seq == 0


def test_going_on_without_orders_and_by_other_rules_are_two_answers():
    class Other(Toy):
        version = 2

        def check(self, state, command):
            found = super().check(state, command)
            return (*found, *super().check(state, Plot(player=WEST, speed=9))) if state.turn == 1 else found

    game = guarded()
    turn(game)
    plotting(game)
    raw = without_lines(b'"snapshot"', dump(game.header, game.bus, secrets=SECRETS))
    with pytest.raises(Diverged):
        loads(raw, lambda _slug: Other(), keys=SHUT)
    loaded = loads(raw, lambda _slug: Other(), Choice.KEEP, keys=SHUT)
    assert loaded.bus.seq == 0
    assert any("Kept up to command 0" in note for note in loaded.notes)
    assert any("Left out" in note for note in loaded.notes)


def test_a_bookmark_too_many_is_not_set(monkeypatch):
    monkeypatch.setattr(save_module, "MOST", 1)
    game = plotting(guarded())
    loaded = loads(dump(game.header, game.bus, secrets=SECRETS), rulesets, keys=SHUT)
    assert len(loaded.header.bookmarks) == 1
    assert len(loaded.notes) == 2


# ---- hostile and broken files

GAME = plotting(guarded())
RAW = dump(GAME.header, GAME.bus, secrets=SECRETS)
BODY = lines(RAW)


def with_lines(body) -> bytes:
    return RAW.split(b"\n", 1)[0] + b"\n" + b"".join(canonical(line) + b"\n" for line in body)


def changed(number: int, **changes) -> bytes:
    """The save with other facts in a sealed line."""
    body = [dict(line) for line in BODY]
    for name, value in changes.items():
        if name == "n":
            body[number]["n"] = value
        else:
            body[number]["sealed"] = {**body[number]["sealed"], name: value}
    return with_lines(body)


def other_box(number: int, change) -> bytes:
    raw = bytearray(base64.b64decode(BODY[number]["sealed"]["box"]))
    return changed(number, box=base64.b64encode(bytes(change(raw))).decode())


def flipped(place: int):
    def change(raw: bytearray) -> bytearray:
        raw[place] ^= 1
        return raw

    return change


def sealed_as(line: bytes, n: int = 1) -> bytes:
    """The save with a box of west's that holds something else."""
    from engine.core import sealed_lines

    step = replace(GAME.bus.journal[0], seq=n)
    new = json.loads(sealed_lines.sealed_line(step, line, SECRETS[WEST]))
    return with_lines([BODY[0], new, *BODY[2:]])


def opening(value) -> bytes:
    return with_lines([*BODY, {"opened": value}])


KEY = base64.b64encode(bytes(64)).decode()
BAD = {
    "a byte of its name": (other_box(1, flipped(0)), "line 3: expected sealed orders of west"),
    "a byte of its text": (other_box(1, flipped(-1)), "line 3: expected sealed orders of west"),
    "cut short": (other_box(1, lambda raw: raw[:50]), "line 3: expected sealed orders of west"),
    "nearly empty": (other_box(1, lambda raw: raw[:40]), 'line 3: expected "box" to hold sealed orders'),
    "no base64": (changed(1, box="a*b"), "line 3: expected a text in base64"),
    "not ASCII": (changed(1, box="é"), "line 3: expected a text in base64"),
    "a number for a box": (changed(1, box=7), "line 3: expected a text in base64"),
    "another turn": (changed(1, turn=7), "line 3: expected sealed orders of west"),
    "a turn too far": (changed(1, turn=10**30), 'line 3: expected "n" and "turn" to be numbers'),
    "a turn of words": (changed(1, turn="1"), 'line 3: expected "n" and "turn" to be numbers'),
    "a flag for a turn": (changed(1, turn=True), 'line 3: expected "n" and "turn" to be numbers'),
    "a number too far": (changed(1, n=10**30), 'line 3: expected "n" and "turn" to be numbers'),
    "a number below": (changed(1, n=-1), 'line 3: expected "n" and "turn" to be numbers'),
    "another number": (changed(1, n=2), "line 3: expected command 1, found command 2"),
    "another side": (changed(1, player=EAST), "line 3: expected sealed orders of east"),
    "a side of no name": (changed(1, player=3), "to be a name"),
    "more than a box": (changed(1, extra=1), 'line 3: expected sealed orders: "n", and'),
    "no box": (
        with_lines([BODY[0], {"n": 1, "sealed": 3}, *BODY[2:]]),
        'line 3: expected sealed orders: "n"',
    ),
    "beside a command": (
        with_lines([BODY[0], {**BODY[1], "rolls": []}, *BODY[2:]]),
        'line 3: expected sealed orders: "n"',
    ),
    "the box of another command": (
        changed(1, box=BODY[2]["sealed"]["box"]),
        "line 3: expected sealed orders",
    ),
    "the box of another side": (changed(1, box=BODY[3]["sealed"]["box"]), "line 3: expected sealed orders"),
    "no command in it": (sealed_as(b"hello"), "line 3: expected sealed orders of west"),
    "another command in it": (
        sealed_as(b'{"n":2,"command":{"kind":"toy.plot","player":"west","speed":1},"rolls":[]}'),
        "line 3: expected command 1 of west, found another one",
    ),
    "a command of another side in it": (
        sealed_as(b'{"n":1,"command":{"kind":"toy.plot","player":"east","speed":1},"rolls":[]}'),
        "line 3: expected command 1 of west, found another one",
    ),
    "a key twice in it": (
        sealed_as(b'{"n":1,"n":1,"command":{"kind":"toy.commit","player":"west"},"rolls":[]}'),
        "line 3: expected",
    ),
    "another key": (opening({"1": KEY}), "line 3: expected sealed orders of west"),
    "a key too short": (opening({"1": KEY[:8]}), 'line 6: expected "opened" to hold keys'),
    "a key of no command": (opening({"9": KEY}), "line 6: expected keys of sealed orders before it"),
    "a key of no number": (opening({"x": KEY}), 'line 6: expected "opened" to hold keys'),
    "a key of a number too far": (opening({"9" * 50: KEY}), 'line 6: expected "opened" to hold keys'),
    "a key that is none": (opening({"1": 5}), "line 6: expected a text in base64"),
    "keys that are none": (opening([KEY]), 'line 6: expected "opened" to hold keys'),
    "keys twice": (
        with_lines([*BODY, {"opened": {"1": KEY}}, {"opened": {"1": KEY}}]),
        "line 7: expected keys of sealed orders before it, found one of command 1",
    ),
    "keys before": (
        with_lines([BODY[0], {"opened": {"1": KEY}}, *BODY[1:]]),
        "line 3: expected keys of sealed",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_sealed_line_is_told_by_file_and_line(name, tmp_path):
    raw, message = BAD[name]
    path = tmp_path / "bad.hexsave"
    path.write_bytes(raw)
    with pytest.raises(SaveError, match=message) as found:
        load(path, rulesets, keys=BOTH)
    assert str(found.value).startswith("bad.hexsave, line ")
    assert len(str(found.value)) < 400


def test_an_illegal_command_in_a_box_is_refused_as_any_other():
    raw = sealed_as(b'{"n":1,"command":{"kind":"toy.plot","player":"west","speed":99999},"rolls":[]}')
    with pytest.raises(Diverged, match="the rules refuse it now"):
        loads(raw, rulesets, keys=BOTH)


def test_orders_of_a_side_without_a_key_in_the_file_are_told_and_can_be_left_out():
    raw = changed(1, player="no\u0007body" + "x" * 500)
    with pytest.raises(Sealed) as asked:
        loads(raw, rulesets, keys=BOTH)
    assert asked.value.key(asked.value.players[0]) is None
    assert len(str(asked.value)) < 400
    loaded = loads(raw, rulesets, keys=Keys(secrets=SECRETS, without=True))
    assert loaded.header.bookmarks == ()
    assert len(loaded.notes[0]) < 500


def test_half_a_character_for_a_name_is_no_crash():
    raw = RAW.replace(b'"player":"west","turn"', b'"player":"\\ud800","turn"', 1)
    with pytest.raises(SaveError):
        loads(raw, rulesets, keys=Keys(secrets={**SECRETS, "\ud800": bytes(32)}))


@pytest.mark.parametrize("keys", [BOTH, SHUT, Keys()], ids=["opened", "without", "asked"])
@settings(max_examples=100)
@given(offset=st.integers(0, len(RAW) - 1), patch=st.binary(min_size=1, max_size=6))
def test_any_change_anywhere_is_told_or_harmless(keys, offset, patch):
    raw = RAW[:offset] + patch + RAW[offset + len(patch) :]
    with contextlib.suppress(SaveError):
        assert loads(raw, rulesets, keys=keys).bus.seq <= 3


def test_a_sealed_file_torn_at_any_byte_loses_only_the_torn_line(tmp_path):
    game = plotting(guarded(store=Shelf(tmp_path)))
    do(game, Commit(player=EAST))
    raw = game.path.read_bytes()
    for offset in range(raw.index(b"\n") + 1, len(raw)):
        loaded = loads(raw[:offset], rulesets, keys=BOTH)
        assert list(loaded.bus.journal) == list(game.bus.journal[: loaded.bus.seq])
        assert raw[:offset].count(b'{"n":') - 1 <= loaded.bus.seq


# ---- whole games


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10**6), sides=st.sampled_from([(WEST,), (EAST,), (WEST, EAST)]))
def test_any_course_of_play_is_sealed_while_written_and_read_back(tmp_path_factory, seed, sides):
    game = open_strip(store=Shelf(tmp_path_factory.mktemp("games")), mines=2)
    game.bus.policy = guarded().bus.policy
    guard(game, *sides)
    rnd = Picker(seed)
    for _ in range(30):
        if game.bus.journal and rnd.random() < 0.2:
            undo_by_its_player(game.bus)
        elif game.bus.can_redo() and rnd.random() < 0.3:
            game.bus.redo()
        elif rnd.random() < 0.05:
            game.save()
        elif (command := random_command(game.ruleset, game.bus.state, rnd)) is not None:
            game.bus.execute(command)
        raw = game.path.read_bytes()
        assert same(loads(raw, rulesets, keys=BOTH).bus, game.bus)
        with contextlib.suppress(Sealed):
            assert same(loads(raw, rulesets).bus, game.bus)
        without = loads(raw, rulesets, keys=SHUT)
        assert without.bus.seq <= game.bus.seq
        if without.bus.seq < game.bus.seq:
            assert without.notes


def test_a_game_without_passphrases_does_not_load_the_cipher(tmp_path):
    code = (
        "import sys; from engine.core.store import Shelf; from pathlib import Path;"
        "from tests.helpers.toy_battles import open_strip, turn;"
        f"turn(open_strip(store=Shelf(Path({str(tmp_path)!r}))));"
        "print([name for name in sys.modules if name.startswith('cryptography')])"
    )
    root = Path(__file__).parents[3]
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_self_test_can_ask_whether_sealing_works_here():
    assert can_seal()


def test_a_box_says_whose_it_is_and_when():
    box = box_of(BODY[1])
    assert isinstance(box, Box)
    assert (box.n, box.player, box.turn) == (1, WEST, 1)


def test_a_game_from_elsewhere_is_opened_with_its_passphrases(tmp_path):
    (tmp_path / "sent.hexsave").write_bytes(RAW)
    game = load_game(tmp_path / "sent.hexsave", rulesets, store=Shelf(tmp_path / "games"), keys=BOTH)
    assert same(game.bus, GAME.bus)
    assert not any(fact in told(game.path.read_bytes()) for fact in FACTS)
    do(game, Commit(player=EAST))
    assert same(load(game.path, rulesets).bus, game.bus)
