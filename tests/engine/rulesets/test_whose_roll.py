"""Whose luck a roll is: that of the side whose ship it is about, whoever's command it came with."""

from __future__ import annotations

import re

import pytest

from engine import library
from engine.core.bus import UndoPolicy
from engine.core.dice import NOBODY, Picker
from engine.core.game import new_game
from engine.core.save import dump, loads
from tests.helpers.conformance import random_command
from tests.helpers.sits_battles import a_melee

STRIKES = re.compile(r"of (?P<by>.+?)(?: \(\w+\))? at ")
FIRES = re.compile(r"(?:C5\.211|C5\.3421|C5\.341)")
DEFENDS = re.compile(r"C4\.\d+ .* at (?P<who>[^,]+)$")


def fought(slug, scenario, seed, commands):
    """A random game, read back from its save."""
    rules, picker = library.create(slug), Picker(seed)
    game = new_game(rules, scenario, {}, seed=seed, policy=UndoPolicy.NONE)
    for _ in range(commands):
        command = random_command(rules, game.bus.state, picker)
        if command is None:
            break
        game.bus.execute(command)
    again = loads(dump(game.header, game.bus), library.create).bus
    assert [step.rolls for step in again.journal] == [step.rolls for step in game.bus.journal]
    return again.journal


def rolled(journal):
    return [(step, roll) for step in journal for roll in step.rolls]


def owner(roll, sides):
    """The side that a roll of SITS is of by its words; None where they do not tell."""
    if FIRES.match(roll.purpose):
        name = STRIKES.search(roll.purpose)
        return sides[name["by"]] if name else None
    if found := DEFENDS.match(roll.purpose):
        return sides[found["who"]]
    if roll.purpose.startswith(("C5.23", "C5.113", "C5.4", "B3.23")):
        return next((side for name, side in sides.items() if re.search(rf"\b{name}\b", roll.purpose)), None)
    return None


def test_in_a_fight_of_sits_each_roll_is_of_the_side_whose_ship_it_is_about():
    told = others = 0
    for seed in (1, 2):
        journal = fought("sits", a_melee(), seed, 260)
        sides = {ship.name: ship.side for ship in journal[-1].after.ships.values()}
        for step, roll in rolled(journal):
            whose = owner(roll, sides)
            if whose is not None:
                told += 1
                others += whose != step.command.player
                assert (roll.side or step.command.player) == whose, roll.purpose
    assert told > 40
    assert others > 10, "the fight proves nothing: each side gave the commands of all its own rolls"


def test_in_a_combat_of_holy_war_each_side_has_its_own_die_and_the_weapon_is_nobodys():
    found = {"VIII.6.rolls": 0, "VIII.3.weapon": 0}
    for seed in range(1, 9):
        for _, roll in rolled(fought("holy-war", {}, seed, 300)):
            kind, _, words = roll.purpose.partition(" ")
            if kind in found:
                found[kind] += 1
                assert roll.side == (words if kind == "VIII.6.rolls" else NOBODY)
        if all(count > 3 for count in found.values()):
            return
    pytest.fail(f"too few combats: {found}")
