"""Whole games in which every die is a real one: setup, fights, automatic phases, questions in between."""

from __future__ import annotations

from typing import Any

import pytest

from engine import library
from engine.core.dice import DiceNeeded, Picker
from engine.core.game import Game, new_game
from engine.core.save import dump, loads
from engine.core.session import Session, ThrowAsked
from tests.helpers.conformance import random_command
from tests.helpers.sits_battles import a_melee

GAMES: dict[str, tuple[str, Any]] = {
    "a melee of SITS": ("sits", a_melee),
    "a war of Holy War": ("holy-war", dict),
    "the whole of Star Control": ("star-control", lambda: whole("star-control")),
}


def whole(slug: str) -> Any:
    """The first scenario that is no lesson."""
    return next(data for data in library.scenarios(slug) if "steps" not in data)


def dice(sides: tuple[int, ...], picker: Picker) -> tuple[int, ...]:
    """Real dice fall."""
    return tuple(picker.randint(1, n) for n in sides)


def begun(slug: str, scenario: Any, picker: Picker) -> Game:
    """A game of which the setup was rolled at the table."""
    thrown: tuple[tuple[int, ...], ...] = ()
    while True:
        try:
            return new_game(library.create(slug), scenario, {"table_dice": "all"}, seed=3, thrown=thrown)
        except DiceNeeded as needed:
            thrown = (*thrown, dice(needed.sides, picker))


@pytest.mark.parametrize("name", GAMES)
def test_in_a_whole_game_the_table_is_asked_for_every_roll_and_the_save_keeps_them(name):
    slug, scenario = GAMES[name]
    picker = Picker(5)
    game = begun(slug, scenario(), picker)
    asked = 0
    for _ in range(220):
        command = random_command(game.ruleset, game.bus.state, picker)
        if command is None:
            break
        seat, thrown = Session(game, command.player), ()
        while True:
            try:
                assert seat.give(command, thrown=thrown) == ()
            except ThrowAsked as needed:
                asked += 1
                thrown = needed.throw.answered(dice(needed.throw.sides, picker))
            else:
                break
    rolls = [roll for step in game.bus.journal for roll in step.rolls]
    assert len(rolls) == asked > 10
    assert all(roll.by_hand for roll in rolls)
    again = loads(dump(game.header, game.bus), library.create)
    assert again.bus.state == game.bus.state
    assert [step.rolls for step in again.bus.journal] == [step.rolls for step in game.bus.journal]
