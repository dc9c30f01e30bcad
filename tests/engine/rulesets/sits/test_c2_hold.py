"""Tubes held back for canister at launch (C4.151-C4.153)."""

import pytest

from engine.mechanics.hexgrid import Hex
from engine.mechanics.hexlevels import Place
from engine.rulesets.sits.combat import Hold
from tests.helpers.sits import GREEN, RULES, Table
from tests.helpers.sits_launch import a_duel, handed_over, hold, launch


def stocked(rounds: int = 9, **ship) -> Table:
    """A duel in which Ship has canister to starboard; its 4M missiles stand for one canister each."""
    table = a_duel(ship=ship)
    table.set("ship", canister={"starboard": rounds})
    return table


@pytest.mark.rule("sits/C4.151")
def test_tubes_are_held_for_one_impact_step():
    table = stocked()
    table.give(hold(2))
    table.give(hold(1, step="late"))
    assert table.state.holds == (
        Hold(ship="ship", mount="starboard", step="early", tubes=2),
        Hold(ship="ship", mount="starboard", step="late", tubes=1),
    )


@pytest.mark.rule("sits/C4.151")
def test_only_tubes_that_are_held_are_let_go():
    table = stocked()
    assert "holds no tube" in table.refusals(hold(0))["C4.151"]
    table.give(hold(2))
    assert not table.refusals(hold(0))
    assert "C4.151" in table.refusals(hold(0, step="late"))


@pytest.mark.rule("sits/C4.151")
def test_holding_is_offered_to_a_side_with_nobody_in_reach():
    table = stocked()
    far = Place(Hex(5, 90), 0)
    table.set("foe", place=far, midpoint=far, eot=far)
    kinds = {offer.kind for offer in RULES.view_for(table.state, GREEN).offers}
    assert "sits.launch" not in kinds
    assert "sits.hold_tubes" in kinds
    assert not table.refusals(hold(1))


@pytest.mark.rule("sits/C4.151")
def test_a_held_tube_launches_nothing_in_that_step():
    table = stocked()
    table.give(hold(2))
    assert not table.refusals(launch(missiles=3))
    assert "2 of them held for canister" in table.refusals(launch(missiles=4))["C4.151"]
    assert not table.refusals(launch(step="middle", missiles=5))


@pytest.mark.rule("sits/C4.151")
def test_a_tube_that_launches_is_not_held():
    table = stocked()
    table.give(launch(missiles=3))
    assert not table.refusals(hold(2))
    assert "3 of them in its early salvo" in table.refusals(hold(3))["C4.151"]


@pytest.mark.rule("sits/C4.151")
def test_a_hold_is_changed_and_given_up_before_the_cards_are_handed_over():
    table = stocked()
    table.give(hold(2))
    table.give(hold(1))
    assert [held.tubes for held in table.state.holds] == [1]
    table.give(hold(0))
    assert table.state.holds == ()
    assert "C4.151" in table.refusals(hold(-1))


@pytest.mark.rule("sits/C4.152")
def test_only_canister_that_was_bought_can_be_held_for():
    assert not stocked(2).refusals(hold(2))
    assert "1 round of canister" in stocked(1).refusals(hold(2))["C4.152"]
    assert "C4.152" in stocked().refusals(hold(1, mount="aft"))


@pytest.mark.rule("sits/C4.152")
@pytest.mark.rule("sits/C4.15.size")
def test_a_large_missile_takes_several_rounds():
    table = stocked(9, ship_class="sample-sd")
    assert not table.refusals(hold(2))
    assert "C4.152" in table.refusals(hold(3))


@pytest.mark.rule("sits/C4.153")
def test_no_more_tubes_than_working_fire_control_boxes():
    table = stocked()
    table.set("ship", disabled={"starboard.fcon": 1}, marked={"starboard.fcon": 1})
    boxes = 1
    assert not table.refusals(hold(boxes))
    assert "C4.153" in table.refusals(hold(boxes + 1))


@pytest.mark.rule("sits/C4.151")
def test_a_hold_takes_no_dot():
    table = stocked()
    table.give(hold(2))
    assert not handed_over(table).state.ships["ship"].spent
