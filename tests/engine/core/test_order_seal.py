"""Seals on orders: there at the commitment, the same at the reveal, another for other orders."""

from __future__ import annotations

from engine.core.game import Game
from engine.core.order_seal import order_seals
from engine.core.save import dump, loads
from tests.helpers.toy import EAST, WEST, Commit, Plot, Reopen, rulesets
from tests.helpers.toy_battles import open_strip, turn


def committed(speed: int, **options):
    game = open_strip(**options)
    game.bus.execute(Plot(player=WEST, speed=speed))
    game.bus.execute(Commit(player=WEST))
    return game


def read_back(raw: bytes) -> Game:
    loaded = loads(raw, rulesets)
    return Game(loaded.header, loaded.bus)


def seal_of(game, player=WEST):
    return next((seal for seal in order_seals(game) if seal.player == player), None)


def test_a_side_that_still_plots_has_no_seal():
    game = open_strip()
    game.bus.execute(Plot(player=WEST, speed=1))
    assert order_seals(game) == ()


def test_the_seal_of_a_commitment_is_the_same_once_all_is_open():
    game = committed(1)
    before = seal_of(game)
    assert not before.opened
    game.bus.execute(Plot(player=EAST, speed=0))
    assert seal_of(game) == before
    game.bus.execute(Commit(player=EAST))
    after = seal_of(game)
    assert (after.text, after.opened, after.id) == (before.text, True, before.id)
    assert seal_of(game, EAST).opened


def test_other_orders_have_another_seal():
    assert seal_of(committed(1)).text != seal_of(committed(2)).text


def test_the_same_orders_in_another_game_have_another_seal():
    assert seal_of(committed(1, seed=7)).text != seal_of(committed(1, seed=8)).text


def test_reopened_orders_are_under_no_seal():
    game = committed(1)
    game.bus.execute(Reopen(player=WEST))
    assert seal_of(game) is None


def test_the_other_sides_orders_do_not_change_the_seal():
    texts = set()
    for speed in (0, 1, 2):
        game = open_strip()
        game.bus.execute(Plot(player=EAST, speed=speed))
        game.bus.execute(Plot(player=WEST, speed=1))
        game.bus.execute(Commit(player=WEST))
        texts.add(seal_of(game).text)
    assert len(texts) == 1


def test_a_loaded_game_has_the_same_seals_and_an_altered_one_has_not():
    game = committed(1)
    game.bus.execute(Plot(player=EAST, speed=0))
    game.bus.execute(Commit(player=EAST))
    raw = dump(game.header, game.bus)
    assert seal_of(read_back(raw)).text == seal_of(game).text
    lines = raw.split(b"\n")
    body = [line for line in lines[1:] if b'"snapshot"' not in line]
    forged = b"\n".join([lines[0], *body]).replace(b'"speed":1', b'"speed":2')
    assert seal_of(read_back(forged)).text != seal_of(game).text


def test_only_the_last_writing_is_asked_for_where_that_is_enough():
    game = open_strip()
    turn(game)
    turn(game)
    every = order_seals(game)
    assert len(every) == 4
    assert order_seals(game, last=True) == every[2:]
