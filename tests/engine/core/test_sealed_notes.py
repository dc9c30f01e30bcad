"""Private bookmarks of a side with a passphrase: in a box in every file, left out in words if it is lost."""

from __future__ import annotations

import base64
import json
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from engine.core import sealed_notes, shelf_care
from engine.core.bookmark import MOST, TABLE, Bookmark, SealedNotes
from engine.core.branching import branch
from engine.core.codec import canonical
from engine.core.game import load_game, resume_game
from engine.core.migrations import GUARDED, NOTED, SCHEMA
from engine.core.save import dump, header_of, load, loads
from engine.core.sealed_lines import Keys, boxed
from engine.core.seat_key import SALT, seat_key
from engine.core.session import Session
from engine.core.store import Shelf
from tests.helpers.sealed import BOTH, KEYS, SECRETS, guard, guarded
from tests.helpers.toy import EAST, WEST, Plot, rulesets
from tests.helpers.toy_battles import open_strip, turn

if TYPE_CHECKING:
    from pathlib import Path

    from engine.core.game import Game

SECRET, OPEN = "a mine lies at five", "here it turned"
LOST = "Left out, as nobody could open them: the private bookmarks of west."
WESTS = Keys(secrets={WEST: SECRETS[WEST]})


def noted(game: Game, *players: str) -> Game:
    """A turn of a game, and bookmarks of these sides, or of west: a private and a public one each."""
    turn(game)
    for player in players or (WEST,):
        history = Session(game, player).history
        assert history.mark(f"{SECRET}, {player}", private=True) == ""
        assert history.mark(f"{OPEN}, {player}") == ""
    return game


def texts(game: Game, player: str | None) -> list[str]:
    return [marked.bookmark.text for marked in Session(game, player).history.bookmarks()]


def head(raw: bytes) -> dict:
    return json.loads(raw.splitlines()[0])


def files(folder: Path):
    return [file for file in folder.rglob("*") if file.is_file()]


def reread(game: Game, keys: Keys | None = None):
    return loads(dump(game.header, game.bus, secrets=game.secrets), rulesets, keys=keys)


# ---- what a file holds


def test_private_bookmarks_of_a_side_with_a_passphrase_are_in_a_box_and_public_ones_are_not():
    game = noted(guarded(), WEST, EAST)
    raw = dump(game.header, game.bus, secrets=game.secrets)
    assert SECRET.encode() not in raw
    assert f"{OPEN}, west".encode() in raw
    assert [box["player"] for box in head(raw)["sealed_notes"]] == [EAST, WEST]
    assert head(raw)["schema"] == NOTED


def test_a_game_without_them_is_written_as_before():
    for game, schema in ((noted(open_strip()), SCHEMA), (turn_of(guarded()), GUARDED)):
        raw = dump(game.header, game.bus, secrets=game.secrets)
        assert head(raw)["schema"] == schema
        assert "sealed_notes" not in head(raw)
    assert SECRET.encode() in dump(noted(open_strip()).header, open_strip().bus)


def turn_of(game: Game) -> Game:
    turn(game)
    return game


def test_a_side_without_a_passphrase_keeps_its_bookmarks_plain_beside_one_that_has():
    game = noted(guarded(WEST), WEST, EAST)
    raw = dump(game.header, game.bus, secrets=game.secrets)
    assert f"{SECRET}, east".encode() in raw
    assert f"{SECRET}, west".encode() not in raw


def test_neither_number_nor_moment_nor_a_letter_shows_but_in_steps_of_a_kilobyte():
    game = noted(guarded(WEST))
    one = head(dump(game.header, game.bus, secrets=game.secrets))["sealed_notes"]
    Session(game, WEST).history.mark("another", private=True)
    two = head(dump(game.header, game.bus, secrets=game.secrets))["sealed_notes"]
    assert len(one[0]["box"]) == len(two[0]["box"])
    assert one != two


def test_every_byte_of_the_folder_is_without_them(tmp_path):
    shelf = Shelf(tmp_path)
    game = noted(guarded(store=shelf))
    game.rename("Strip")
    turn(game)
    game.export(tmp_path / "copy.hexsave")
    name = game.path.parent.name
    branch(game, game.bus.seq, "What if", by=WEST, seed=3, store=shelf).close()
    game.close()
    shelf_care.duplicate(shelf, name, "Twin")
    again = resume_game(shelf, name, rulesets)
    turn(again)
    again.rename("Strip again")
    again.close()
    found = files(tmp_path)
    assert len([file for file in found if file.suffix == ".hexsave"]) >= 5
    assert not any(SECRET.encode() in file.read_bytes() for file in found)
    assert texts(load_game(tmp_path / "copy.hexsave", rulesets, keys=BOTH), WEST)[0] == f"{SECRET}, west"


# ---- opening them


def test_a_game_opens_without_its_passphrases_and_keeps_what_is_shut():
    game = noted(guarded())
    raw = dump(game.header, game.bus, secrets=game.secrets)
    loaded = loads(raw, rulesets)
    assert loaded.notes == ()
    assert [mark.text for mark in loaded.header.bookmarks] == [f"{OPEN}, west"]
    assert dump(loaded.header, loaded.bus) == raw
    assert header_of(raw) == loaded.header


def test_the_passphrase_brings_them_back_and_the_same_bytes():
    game = noted(guarded(), WEST, EAST)
    raw = dump(game.header, game.bus, secrets=game.secrets)
    loaded = loads(raw, rulesets, keys=BOTH)
    assert set(loaded.header.bookmarks) == set(game.header.bookmarks)
    assert replace(loaded.header, bookmarks=()) == replace(game.header, bookmarks=())
    assert dump(loaded.header, loaded.bus, secrets=loaded.secrets) == raw


def test_a_side_that_sits_down_finds_its_bookmarks_and_nobody_else_does(tmp_path):
    shelf = Shelf(tmp_path)
    game = noted(guarded(store=shelf), WEST, EAST)
    game.close()
    again = resume_game(shelf, game_name(shelf), rulesets)
    assert texts(again, WEST) == [f"{OPEN}, west", f"{OPEN}, east"]
    before = again.path.read_bytes()
    again.learn(WEST, SECRETS[WEST])
    assert texts(again, WEST) == [f"{SECRET}, west", f"{OPEN}, west", f"{OPEN}, east"]
    for other in (EAST, None):
        assert texts(again, other) == [f"{OPEN}, west", f"{OPEN}, east"]
    assert again.path.read_bytes() == before
    again.save()
    assert again.path.read_bytes() == before


def game_name(shelf: Shelf) -> str:
    (found,) = shelf.games()
    return found.name


def test_bookmarks_of_an_older_save_are_sealed_as_soon_as_the_side_sits_down(tmp_path):
    shelf = Shelf(tmp_path)
    game = noted(guarded(WEST, store=shelf))
    game.secrets = {}
    game.save()
    assert SECRET.encode() in game.path.read_bytes()
    game.learn(WEST, SECRETS[WEST])
    assert SECRET.encode() not in game.path.read_bytes()
    assert texts(game, WEST)[0] == f"{SECRET}, west"


def test_a_passphrase_set_later_seals_them_and_one_taken_off_leaves_them_plain(tmp_path):
    game = noted(open_strip(store=Shelf(tmp_path)))
    assert SECRET.encode() in game.path.read_bytes()
    guard(game, WEST)
    assert SECRET.encode() not in game.path.read_bytes()
    game.keep_key(WEST, None)
    assert SECRET.encode() in game.path.read_bytes()
    assert len(game.header.bookmarks) == 2


def test_another_passphrase_seals_anew(tmp_path):
    game = noted(guarded(store=Shelf(tmp_path)))
    other = seat_key(WEST, "grayson", bytes(SALT))
    game.keep_key(WEST, other, other.secret("grayson"))
    again = load(game.path, rulesets, keys=Keys(secrets={WEST: other.secret("grayson") or b""}))
    assert again.header.bookmarks == game.header.bookmarks


def test_what_was_marked_in_moments_that_are_gone_stands_at_the_last_one():
    game = noted(guarded(WEST))
    loaded = reread(game)
    while loaded.bus.seq > 2:
        loaded.bus.undo(loaded.bus.journal[-1].command.player)
    header, words = sealed_notes.opened(loaded.header, SECRETS, loaded.bus.seq)
    assert words == ()
    assert next(mark.at for mark in header.bookmarks if mark.private) == 2


# ---- lost passphrases


def test_a_lost_passphrase_leaves_them_out_and_says_so_and_an_older_file_still_holds_them(tmp_path):
    shelf = Shelf(tmp_path)
    noted(guarded(store=shelf)).close()
    game = resume_game(shelf, game_name(shelf), rulesets)
    game.keep_key(WEST, None)
    (left, told) = game.header.bookmarks
    assert (left.text, told.text, told.by, told.private) == (f"{OPEN}, west", LOST, TABLE, False)
    assert game.header.sealed_notes == ()
    assert LOST in texts(game, EAST)
    turn(game)
    assert load(game.path, rulesets).bus.seq == game.bus.seq
    old = next(
        file for file in files(tmp_path) if file != game.path and b"sealed_notes" in file.read_bytes()[:9999]
    )
    assert load(old, rulesets, keys=WESTS).header.bookmarks[0].text == f"{SECRET}, west"


def test_a_passphrase_set_in_place_of_a_lost_one_does_not_open_them():
    game = noted(guarded(WEST))
    loaded = reread(game)
    header, words = sealed_notes.left_out(loaded.header, EAST, 5)
    assert (header, words) == (loaded.header, ())
    header, words = sealed_notes.left_out(loaded.header, WEST, 5)
    assert words == (LOST,)
    assert header.sealed_notes == ()


def test_as_many_bookmarks_as_a_game_holds_leave_no_room_to_say_it():
    header = replace(
        reread(noted(guarded(WEST))).header,
        bookmarks=tuple(Bookmark(at=n, by=EAST, text="x") for n in range(MOST)),
    )
    told, words = sealed_notes.left_out(header, WEST, 5)
    assert words == (LOST,)
    assert len(told.bookmarks) == MOST


# ---- boxes that were changed


def about(player: str) -> bytes:
    return canonical(["holotank private bookmarks", player])


def with_box(game: Game, box: str, player: str = WEST) -> bytes:
    header = replace(reread(game).header, sealed_notes=(SealedNotes(player=player, box=box),))
    return dump(header, game.bus)


def a_box(marks: object, secret: bytes = SECRETS[WEST], player: str = WEST) -> str:
    return boxed(canonical(marks), about(player), secret)


MARK = {"at": 1, "by": WEST, "text": "x", "private": True}
BAD = {
    "no base64": "{",
    "nothing": "",
    "too short": base64.b64encode(b"x" * 20).decode(),
    "zeros": base64.b64encode(bytes(200)).decode(),
    "another secret": a_box([MARK], SECRETS[EAST]),
    "another side's": a_box([MARK], player=EAST),
    "no list": a_box({"at": 1}),
    "a public one": a_box([{**MARK, "private": False}]),
    "one of the other side": a_box([{**MARK, "by": EAST}]),
    "one of the table": a_box([{**MARK, "by": TABLE}]),
    "before the game": a_box([{**MARK, "at": -1}]),
    "too many": a_box([MARK] * (MOST + 1)),
    "strange fields": a_box([{**MARK, "more": 1}]),
}


@pytest.mark.parametrize("name", BAD)
def test_a_box_that_was_changed_never_loses_the_game_and_is_told(name):
    game = noted(guarded(WEST))
    loaded = loads(with_box(game, BAD[name]), rulesets, keys=WESTS)
    assert loaded.bus.state == game.bus.state
    assert loaded.notes == (LOST,)
    assert [mark.text for mark in loaded.header.bookmarks if mark.by == TABLE] == [LOST]


def test_a_changed_box_is_told_when_the_side_sits_down_and_the_file_that_holds_it_is_kept(tmp_path):
    path = tmp_path / "odd.hexsave"
    path.write_bytes(with_box(noted(guarded(WEST)), BAD["zeros"]))
    game = load_game(path, rulesets, store=Shelf(tmp_path / "games"))
    game.learn(WEST, SECRETS[WEST])
    assert LOST in texts(game, EAST)
    assert any(b"sealed_notes" in file.read_bytes() for file in files(tmp_path / "games"))


def test_a_box_of_one_side_does_not_pass_as_anothers():
    game = noted(guarded(), WEST)
    box = head(dump(game.header, game.bus, secrets=game.secrets))["sealed_notes"][0]["box"]
    loaded = loads(with_box(game, box, EAST), rulesets, keys=BOTH)
    assert "east" in loaded.notes[0]


# ---- what-ifs


def test_a_what_if_takes_ones_own_along_sealed_and_nobody_elses(tmp_path):
    shelf = Shelf(tmp_path)
    game = noted(guarded(store=shelf), WEST, EAST)
    game.close()
    again = resume_game(shelf, game_name(shelf), rulesets)
    again.learn(WEST, SECRETS[WEST])
    other = branch(again, again.bus.seq, "What if", by=WEST, seed=3, store=shelf)
    assert texts(other, WEST)[0] == f"{SECRET}, west"
    assert other.header.sealed_notes == ()
    assert SECRET.encode() not in other.path.read_bytes()
    assert f"{SECRET}, east" not in texts(load_game(other.path, rulesets, keys=BOTH), EAST)


def test_orders_and_bookmarks_are_sealed_side_by_side():
    game = noted(guarded())
    assert game.bus.execute(Plot(player=WEST, speed=2))
    raw = dump(game.header, game.bus, secrets=game.secrets)
    assert SECRET.encode() not in raw
    loaded = loads(raw, rulesets, keys=Keys(without=True))
    assert loaded.bus.seq == game.bus.seq - 1
    assert len(loaded.header.sealed_notes) == 1
    assert KEYS[WEST].opens("manticore")


def test_who_does_not_know_the_passphrase_reads_none_that_the_side_opened_in_the_same_sitting(tmp_path):
    shelf = Shelf(tmp_path)
    game = noted(guarded(store=shelf), WEST, EAST)
    assert f"{SECRET}, west" in texts(game, WEST)
    game.lose_key(WEST)
    assert texts(game, WEST) == [f"{OPEN}, west", f"{OPEN}, east", LOST]
    assert f"{SECRET}, east" in texts(game, EAST)
    assert not any(SECRET.encode() in file.read_bytes() for file in files(tmp_path))
    name = game.path.parent.name
    game.close()
    before = resume_game(shelf, name, rulesets, generation=1, keys=BOTH)
    assert f"{SECRET}, west" in texts(before, WEST)


def test_a_side_that_takes_its_own_passphrase_off_keeps_them():
    game = noted(guarded())
    game.keep_key(WEST, None)
    assert f"{SECRET}, west" in texts(game, WEST)


def test_a_lost_passphrase_leaves_nothing_out_where_nothing_private_was_marked():
    game = turn_of(guarded())
    game.lose_key(WEST)
    game.lose_key(EAST)
    assert texts(game, WEST) == []


def test_who_loses_the_passphrase_of_a_side_that_has_not_sat_down_leaves_its_bookmarks_out(tmp_path):
    shelf = Shelf(tmp_path)
    game = noted(guarded(store=shelf), WEST, EAST)
    name = game.path.parent.name
    game.close()
    game = resume_game(shelf, name, rulesets)
    game.lose_key(WEST)
    assert not any(text.startswith(SECRET) for text in texts(game, WEST))
    assert LOST in texts(game, WEST)
    assert [box.player for box in game.header.sealed_notes] == [EAST]
