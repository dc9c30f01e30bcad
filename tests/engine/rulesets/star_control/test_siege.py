"""Besieging Fortresses, taking installations, and victory."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.rulesets.star_control.commands import Besiege, Proceed
from engine.rulesets.star_control.state import Installation
from tests.helpers.star_control import (
    ALLIANCE,
    HIERARCHY,
    any_dice,
    at,
    broken,
    do,
    fleet,
    in_phase,
    led_to,
    table,
)

DEAD = [".........", "..d......", ".........", "..m.l....", ".........", ".........", "........."]


def siege(*ships: str, column: int = 3, row: int = 3, **alliance):
    state = table(
        rows=DEAD,
        hierarchy={"fleets": [fleet(column, row, *ships)]},
        alliance={"fortifications": [[3, 2]], **alliance},
    )
    return in_phase(state, "besiege")


def bombard(column: int = 3, row: int = 2) -> Besiege:
    return Besiege(player=HIERARCHY, fleet="HF1", cell=at(column, row))


@pytest.mark.rule("star-control/BES.attack")
def test_a_fleet_bombards_one_enemy_fortress_next_to_it_a_phase():
    state = siege("SP")
    assert broken(siege("SP", column=3, row=4), bombard()) == {"BES.attack"}
    assert broken(state, bombard(4, 3)) == {"BES.attack"}
    after = do(state, bombard(), [5])
    assert broken(after, bombard()) == {"BES.attack"}


@pytest.mark.rule("star-control/BES.attack")
def test_a_starbase_is_bombarded_too_and_even_with_a_fleet_in_its_hex():
    state = siege("SP", column=8, row=4, fleets=[fleet(9, 4, "SY")])
    assert not broken(state, bombard(9, 4))


@pytest.mark.rule("star-control/BES.roll", "star-control/EQ.dice")
def test_each_ship_rolls_a_ten_sided_die_and_nought_is_ten():
    result = led_to(siege("SP", "IL", "VX"), bombard(), [1], [10], [2])
    assert result.events[0].rolls == (1, 10, 2)
    assert (
        "needs 10 or more, rolls 1, 0 and 2: 1 hit. The Fortification is destroyed." in result.events[0].text
    )
    assert result.state.sectors[at(3, 2)].installation is None


@pytest.mark.rule("star-control/BES.roll")
def test_a_ship_built_this_turn_does_not_bombard():
    state = siege("SP", "IL")
    new = replace(state.ships["IL-1"], built=state.turn)
    result = led_to(state.with_ships(new), bombard(), [4])
    assert result.events[0].rolls == (4,)
    both = state.with_ships(new, replace(state.ships["SP-1"], built=state.turn))
    assert broken(both, bombard()) == {"BES.roll"}


@pytest.mark.rule("star-control/BES.destroy")
@pytest.mark.parametrize(("roll", "left"), [(9, Installation.FORTIFICATION), (10, None)])
def test_a_roll_of_ten_destroys_the_fortress_and_leaves_the_world(roll, left):
    after = do(siege("SP"), bombard(), [roll])
    assert after.sectors[at(3, 2)].installation is left
    assert after.sectors[at(3, 2)].world is not None


@pytest.mark.rule("star-control/UQ.bombard")
@pytest.mark.parametrize(("roll", "left"), [(7, Installation.FORTIFICATION), (8, None)])
def test_a_dreadnaught_adds_two_to_its_bombardment(roll, left):
    assert do(siege("UQ"), bombard(), [roll]).sectors[at(3, 2)].installation is left


@pytest.mark.rule("star-control/BES.capture")
def test_mines_and_colonies_under_a_fleet_are_taken_at_the_end_of_the_phase():
    state = table(
        rows=DEAD,
        hierarchy={"fleets": [fleet(3, 4, "SP"), fleet(5, 4, "IL")]},
        alliance={"mines": [[3, 4]], "colonies": [[5, 4]]},
    )
    state = in_phase(state, "besiege")
    after = do(state, Proceed(player=HIERARCHY))
    assert after.sectors[at(3, 4)].owner == HIERARCHY
    assert after.sectors[at(5, 4)].owner == HIERARCHY
    assert after.phase == "end"


@pytest.mark.rule("star-control/BES.capture")
def test_nothing_is_taken_in_the_enemys_turn():
    state = table(rows=DEAD, alliance={"fleets": [fleet(3, 4, "SY")]}, hierarchy={"mines": [[3, 4]]})
    after = do(in_phase(state, "besiege"), Proceed(player=HIERARCHY))
    assert after.sectors[at(3, 4)].owner == HIERARCHY


@pytest.mark.rule("star-control/BES.capture", "star-control/VIC.starbases")
def test_taking_the_last_starbase_wins():
    state = siege("SP", column=9, row=4)
    after = do(state, Proceed(player=HIERARCHY))
    assert after.outcome is not None
    assert after.outcome.winner == HIERARCHY
    assert after.sectors[at(9, 4)].owner == HIERARCHY


@pytest.mark.rule("star-control/VIC.starbases")
def test_destroying_the_last_starbase_wins_at_once():
    after = do(siege("SP", column=8, row=4), bombard(9, 4), [10])
    assert after.outcome is not None
    assert (after.outcome.winner, after.active) == (HIERARCHY, ())
    assert broken(after, Proceed(player=HIERARCHY)) == {"TURN.alternate"}


@pytest.mark.rule("star-control/VIC.starbases")
def test_the_game_goes_on_while_another_starbase_stands():
    state = siege("SP", column=8, row=4, starbases=[[9, 4], [6, 6]])
    assert do(state, bombard(9, 4), [10]).outcome is None


def test_a_captured_starbase_pays_its_new_owner_and_builds_for_him():
    state = siege("SP", column=9, row=4, starbases=[[9, 4], [6, 6]])
    state = do(state, Proceed(player=HIERARCHY))
    while state.mover == HIERARCHY or state.turn < 3:
        state = any_dice(state, Proceed(player=state.mover))
        if state.turn == 3:
            break
    assert state.installations(HIERARCHY, Installation.STARBASE) == tuple(sorted((at(1, 4), at(9, 4))))
    assert state.installations(ALLIANCE, Installation.STARBASE) == (at(6, 6),)
