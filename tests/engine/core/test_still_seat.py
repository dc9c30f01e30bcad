"""A seat apart from the table: it answers about its own moment, and nobody else's questions."""

from __future__ import annotations

import pytest

from engine.core.session import Session, WrongSeat, new_game
from tests.helpers.toy import EAST, STRIP_SCENARIO, WEST, Commit, Move, Plot, Reach, Toy


@pytest.fixture
def west():
    game = new_game(Toy(), STRIP_SCENARIO, seed=3)
    west, east = Session(game, WEST), Session(game, EAST)
    for seat in (west, east):
        seat.give(Plot(player=seat.viewer, speed=2))
        seat.give(Commit(player=seat.viewer))
    return west


def test_a_still_seat_answers_for_its_own_moment_whatever_is_done_since(west):
    still = west.still()
    before = still.answer(Reach(player=WEST))
    assert west.give(Move(player=WEST, steps=2)) == ()
    assert still.answer(Reach(player=WEST)) == before == (0, 1, 2)
    assert still.viewer == WEST


def test_a_still_seat_answers_nobody_else(west):
    with pytest.raises(WrongSeat):
        west.still().answer(Reach(player=EAST))
