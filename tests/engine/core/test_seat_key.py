"""Passphrases of seats: proved and not kept, in the save and out of it again."""

from __future__ import annotations

import pytest

from engine.core.errors import SaveError
from engine.core.game import load_game
from engine.core.save import dump, loads
from engine.core.seat_key import SALT, SeatKey, key_of, seat_key
from engine.core.store import Shelf
from tests.helpers.toy import EAST, WEST, rulesets
from tests.helpers.toy_battles import open_strip, turn

SALTED = bytes(range(SALT))


def test_a_key_opens_with_its_passphrase_and_with_no_other():
    key = seat_key(WEST, "Nimitz!", SALTED)
    assert key.opens("Nimitz!")
    assert not key.opens("nimitz!")
    assert not key.opens("")


def test_accents_typed_another_way_are_the_same_passphrase():
    assert seat_key(WEST, "caf\u00e9", SALTED).opens("cafe\u0301")


def test_an_empty_passphrase_is_none():
    with pytest.raises(ValueError, match="expected a passphrase"):
        seat_key(WEST, "", SALTED)


def test_the_same_passphrase_looks_different_with_another_salt():
    assert seat_key(WEST, "x", SALTED).proof != seat_key(WEST, "x", SALTED[::-1]).proof


def test_a_passphrase_goes_through_the_save_without_standing_in_it(tmp_path):
    game = open_strip(store=Shelf(tmp_path))
    turn(game)
    game.keep_key(EAST, seat_key(EAST, "manticore", SALTED))
    assert b"manticore" not in game.path.read_bytes()
    loaded = load_game(game.path, rulesets)
    assert key_of(loaded.header.seat_keys, EAST).opens("manticore")
    assert key_of(loaded.header.seat_keys, WEST) is None
    game.keep_key(EAST, None)
    assert load_game(game.path, rulesets).header.seat_keys == ()


def test_a_game_without_passphrases_is_saved_as_before():
    game = open_strip()
    assert b"seat_keys" not in dump(game.header, game.bus)


@pytest.mark.parametrize(("field", "value"), [("salt", "00"), ("proof", "zz"), ("salt", "x" * 32)])
def test_a_key_that_no_passphrase_gives_is_refused_by_name(field, value):
    game = open_strip()
    key = seat_key(WEST, "x", SALTED)
    game.keep_key(WEST, key)
    raw = dump(game.header, game.bus).replace(getattr(key, field).encode(), value.encode())
    with pytest.raises(SaveError, match="seat_keys"):
        loads(raw, rulesets)
    with pytest.raises(ValueError, match=r"expected|hex"):
        SeatKey(**{"player": WEST, "salt": key.salt, "proof": key.proof, field: value})
