"""Money: income, construction, buying and scuttling ships."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.rulesets.star_control.commands import BuildShip, Construct, Proceed, Scuttle
from engine.rulesets.star_control.economy import constructions, income, price
from engine.rulesets.star_control.fleets import pile
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
    table,
)

WORLDS = [".........", "..m.l.d..", ".........", ".........", ".........", ".........", "........."]


def builder(column: int, row: int, *, phase: str = "construction", **hierarchy):
    state = table(rows=WORLDS, hierarchy={"fleets": [fleet(column, row, "SP")], **hierarchy})
    return in_phase(state, phase)


def construct(column: int, row: int, built: str) -> Construct:
    return Construct(player=HIERARCHY, cell=at(column, row), built=built)


@pytest.mark.rule("star-control/EQ.starbucks")
def test_nothing_is_bought_that_cannot_be_paid_in_full():
    state = builder(3, 2, money=3)
    assert broken(state, construct(3, 2, "mine")) == {"EQ.starbucks"}
    rich = builder(3, 2, money=4)
    assert do(rich, construct(3, 2, "mine")).money[HIERARCHY] == 0
    poor = builder(3, 2, phase="build", money=1)
    assert broken(poor, BuildShip(player=HIERARCHY, cell=at(1, 4))) == {"EQ.starbucks"}


@pytest.mark.rule("star-control/EQ.starbucks")
def test_starbucks_are_kept_from_turn_to_turn():
    state = builder(3, 2, phase="movement", money=7)
    for _ in range(12):
        if state.mover == HIERARCHY:
            state = any_dice(state, Proceed(player=HIERARCHY))
    assert state.money[HIERARCHY] == 8


@pytest.mark.rule("star-control/INC.mine")
def test_a_mine_pays_two():
    state = builder(3, 2, mines=[[3, 2]])
    assert income(state, HIERARCHY) == 1 + 2
    assert income(state, ALLIANCE) == 1


@pytest.mark.rule("star-control/INC.colony")
def test_a_colony_pays_one_and_a_fortification_nothing():
    state = builder(3, 2, colonies=[[5, 2]], fortifications=[[7, 2]])
    assert income(state, HIERARCHY) == 1 + 1


@pytest.mark.rule("star-control/INC.starbase")
def test_each_starbase_pays_one():
    assert income(builder(3, 2, starbases=[[1, 4], [4, 6]]), HIERARCHY) == 2


@pytest.mark.rule("star-control/INC.starbase", "star-control/INC.mine", "star-control/INC.colony")
def test_income_comes_in_the_starbucks_phase_of_the_mover_alone():
    state = builder(3, 6, phase="movement", mines=[[3, 2]], colonies=[[5, 2]])
    after = any_dice(state, Proceed(player=HIERARCHY))
    assert after.money == {HIERARCHY: 14, ALLIANCE: 10}


@pytest.mark.parametrize(
    ("column", "built", "cost", "number"),
    [
        pytest.param(3, "mine", 4, "CON.mine", marks=pytest.mark.rule("star-control/CON.mine")),
        pytest.param(5, "colony", 4, "CON.colony", marks=pytest.mark.rule("star-control/CON.colony")),
        pytest.param(
            7,
            "fortification",
            2,
            "CON.fortification",
            marks=pytest.mark.rule("star-control/CON.fortification"),
        ),
    ],
)
def test_an_installation_is_built_on_its_world_where_a_ship_is(column, built, cost, number):
    after = do(builder(column, 2), construct(column, 2, built))
    assert after.sectors[at(column, 2)].installation is Installation(built)
    assert after.sectors[at(column, 2)].owner == HIERARCHY
    assert after.money[HIERARCHY] == 10 - cost
    assert broken(builder(4, 4), construct(column, 2, built)) == {number}
    wrong = 5 if column != 5 else 3
    assert broken(builder(wrong, 2), construct(wrong, 2, built)) == {number}


@pytest.mark.rule("star-control/CON.one")
def test_a_world_holds_one_installation_of_either_side():
    taken = table(rows=WORLDS, hierarchy={"fleets": [fleet(3, 2, "SP")]}, alliance={"mines": [[3, 2]]})
    assert broken(in_phase(taken, "construction"), construct(3, 2, "mine")) == {"CON.one"}
    assert broken(builder(3, 2, mines=[[3, 2]]), construct(3, 2, "mine")) == {"CON.one"}


@pytest.mark.rule("star-control/CON.starbase")
def test_a_starbase_costs_six_and_is_built_on_a_void_with_a_ship():
    state = builder(4, 4, mines=[[3, 2]])
    after = do(state, construct(4, 4, "starbase"))
    assert after.sectors[at(4, 4)].installation is Installation.STARBASE
    assert after.money[HIERARCHY] == 4
    assert broken(state, construct(5, 5, "starbase")) == {"CON.starbase"}
    assert "CON.starbase" in broken(builder(5, 2, mines=[[3, 2]]), construct(5, 2, "starbase"))


@pytest.mark.rule("star-control/CON.starbase-spacing")
def test_starbases_do_not_touch_each_other():
    near = builder(2, 4, mines=[[3, 2]])
    assert broken(near, construct(2, 4, "starbase")) == {"CON.starbase-spacing"}
    enemy = builder(8, 4, mines=[[3, 2]])
    assert broken(enemy, construct(8, 4, "starbase")) == {"CON.starbase-spacing"}
    assert not broken(builder(3, 5, mines=[[3, 2]]), construct(3, 5, "starbase"))


@pytest.mark.rule("star-control/CON.starbase-limit")
def test_no_starbase_while_they_outnumber_colonies_and_mines():
    assert broken(builder(4, 4), construct(4, 4, "starbase")) == {"CON.starbase-limit"}
    assert not broken(builder(4, 4, colonies=[[5, 2]]), construct(4, 4, "starbase"))
    two = builder(4, 4, colonies=[[5, 2]], starbases=[[1, 4], [6, 6]])
    assert broken(two, construct(4, 4, "starbase")) == {"CON.starbase-limit"}


def test_with_the_option_each_kind_supports_starbases_for_itself():
    state = table(
        rows=WORLDS,
        hierarchy={"fleets": [fleet(4, 4, "SP")], "mines": [[3, 2]]},
        starbase_limit="separately",
    )
    state = in_phase(state, "construction")
    assert broken(state, construct(4, 4, "starbase")) == {"CON.starbase-limit"}


def test_everything_that_may_be_built_is_listed():
    found = list(constructions(builder(3, 2), HIERARCHY))
    assert found == [construct(3, 2, "mine")]


@pytest.mark.rule("star-control/BLD.price")
def test_two_starbucks_draw_a_random_counter_from_the_pile():
    state = builder(4, 4, phase="build")
    left = pile(state, HIERARCHY)
    after = do(state, BuildShip(player=HIERARCHY, cell=at(1, 4)), [len(left)])
    assert price("ship") == 2
    assert after.money[HIERARCHY] == 8
    assert left[-1] in after.ships
    assert len(pile(after, HIERARCHY)) == len(left) - 1


@pytest.mark.rule("star-control/BLD.price")
def test_an_empty_pile_sells_no_ship():
    state = builder(4, 4, phase="build")
    state = replace(state, lost=pile(state, HIERARCHY))
    assert broken(state, BuildShip(player=HIERARCHY, cell=at(1, 4))) == {"PILE.def"}


@pytest.mark.rule("star-control/BLD.place")
def test_ships_appear_at_ones_own_starbase_in_a_fleet_there_or_a_new_one():
    state = builder(1, 4, phase="build")
    joined = do(state, BuildShip(player=HIERARCHY, cell=at(1, 4), fleet="HF1"), [1])
    assert joined.fleets["HF1"].ships == ("SP-1", "UQ-1")
    alone = do(state, BuildShip(player=HIERARCHY, cell=at(1, 4)), [1])
    assert alone.fleets["HF2"].cell == at(1, 4)
    assert broken(state, BuildShip(player=HIERARCHY, cell=at(4, 4))) == {"BLD.place"}
    assert broken(state, BuildShip(player=HIERARCHY, cell=at(9, 4))) == {"BLD.place"}


@pytest.mark.rule("star-control/BLD.limit")
def test_each_starbase_builds_one_ship_a_turn():
    state = builder(4, 4, phase="build", starbases=[[1, 4], [4, 6]])
    state = do(state, BuildShip(player=HIERARCHY, cell=at(1, 4)), [1])
    assert broken(state, BuildShip(player=HIERARCHY, cell=at(1, 4))) == {"BLD.limit"}
    assert not broken(state, BuildShip(player=HIERARCHY, cell=at(4, 6)))


def test_a_full_fleet_takes_no_new_ship():
    state = table(hierarchy={"fleets": [fleet(1, 4, *["SP"] * 7)]})
    command = BuildShip(player=HIERARCHY, cell=at(1, 4), fleet="HF1")
    assert broken(in_phase(state, "build"), command) == {"FLEET.max"}


@pytest.mark.rule("star-control/END.scuttle")
def test_any_number_of_ships_is_scuttled_for_a_starbuck_each():
    state = table(hierarchy={"fleets": [fleet(3, 3, "SP", "UQ", "IL")]})
    assert broken(state, Scuttle(player=HIERARCHY, ships=("SP-1",))) == {"TURN.phases"}
    state = in_phase(state, "end")
    after = do(state, Scuttle(player=HIERARCHY, ships=("SP-1", "IL-1")))
    assert after.money[HIERARCHY] == 12
    assert after.fleets["HF1"].ships == ("UQ-1",)
    assert broken(state, Scuttle(player=HIERARCHY, ships=("SP-9",))) == {"END.scuttle"}
