"""A table that goes back to a referee after overruled commands always has a legal way on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.dice import RecordingDice, seeded
from engine.rulesets.star_control.commands import Attack, Deploy, Ready
from engine.rulesets.star_control.hexes import place_of
from engine.rulesets.star_control.moves import legal
from tests.helpers.star_control import ALLIANCE, HIERARCHY, RULES, at, broken, do, fleet, in_phase, table

SEVEN = ("UQ", "UQ", "SP", "SP", "MY", "MY", "VX")


def overruled(state, command):
    return RULES.apply(state, command, RecordingDice(seeded(1, 1))).state


@pytest.fixture
def crowded():
    """The attacker has filled the defender's end column before the defender sets up."""
    state = table(
        tactical_rows=7,
        hierarchy={"fleets": [fleet(3, 3, *SEVEN)]},
        alliance={"fleets": [fleet(4, 3, "SY", "SH")]},
    )
    state = do(in_phase(state, "battle"), Attack(player=HIERARCHY, fleet="HF1", target="AF1"))
    last = state.arena.columns
    for row, ship in enumerate(state.fleets["HF1"].ships, start=1):
        state = overruled(state, Deploy(player=HIERARCHY, unit=ship, cell=at(last, row)))
    return do(state, Ready(player=HIERARCHY))


def deploys(state):
    return [c for c in legal(state, ALLIANCE) if isinstance(c, Deploy)]


@pytest.mark.rule("star-control/BAT.deploy")
def test_a_side_whose_end_column_is_full_sets_up_in_the_next_one(crowded):
    near = crowded.arena.columns - 1
    found = deploys(crowded)
    assert {place_of(c.cell)[0] for c in found} == {near}
    assert not any(broken(crowded, c) for c in found)
    assert broken(crowded, Deploy(player=ALLIANCE, unit="SY-1", cell=at(near - 1, 1))) == {"BAT.deploy"}


@pytest.mark.rule("star-control/BAT.deploy")
def test_and_once_all_are_set_up_the_battle_begins(crowded):
    for unit in ("SY-1", "SH-1"):
        crowded = do(crowded, next(c for c in deploys(crowded) if c.unit == unit))
    assert deploys(crowded) == []
    after = do(crowded, Ready(player=ALLIANCE))
    assert after.battle is not None
    assert after.active == (HIERARCHY,)


@pytest.mark.rule("star-control/BAT.deploy")
def test_with_a_free_hex_in_the_end_column_the_next_one_stays_closed(crowded):
    battle = crowded.battle
    moved = replace(battle.units["UQ-1"], cell=at(5, 1))
    state = replace(crowded, battle=battle.with_unit(moved))
    assert {c.cell for c in deploys(state)} == {at(state.arena.columns, 1)}
