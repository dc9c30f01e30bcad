"""One ship to a hex and level, in setup and by displacement."""

import pytest

from engine.mechanics.hexlevels import Place
from engine.rulesets.sits.commands import Commit, Deploy
from tests.helpers.sits import GREEN, Table, a_ship


def pair(**options) -> Table:
    """Lead stands one hex ahead of Tail in A; both would be displaced by thrust in A."""
    return Table(a_ship("Lead", hex="5,4"), a_ship("Tail", hex="5,5"), **options)


def push(table: Table, ship: str, thrust: int = 2):
    return table.plot(ship, thrust=thrust, square=(thrust, 0), spread={"A": thrust})


@pytest.mark.rule("sits/INT.stacking-limit")
def test_thrust_may_not_displace_onto_a_friends_eot_marker():
    table = pair()
    fault = table.refusals(push(table, "tail"))
    assert "onto Lead's in hex 06/07 at level 0" in fault["INT.stacking-limit"]
    assert table.refusals(push(table, "lead")) == {}


@pytest.mark.rule("sits/INT.stacking-limit")
def test_two_friends_may_be_displaced_one_behind_the_other():
    table = pair()
    table.give(push(table, "lead"))
    table.give(push(table, "tail"))
    table.fly()
    assert str(table.ship("tail").eot) == "5,4@0"
    assert str(table.ship("lead").eot) == "5,3@0"


@pytest.mark.rule("sits/INT.stacking-limit")
def test_plots_that_came_to_clash_later_cannot_be_sealed():
    table = pair()
    table.give(push(table, "lead"))
    table.give(push(table, "tail"))
    table.give(table.plot("lead"))
    assert "onto Lead's" in table.refusals(Commit(player=GREEN))["INT.stacking-limit"]


@pytest.mark.rule("sits/INT.stacking-limit")
def test_drift_onto_a_friend_or_an_enemy_is_nobodys_choice():
    table = Table(
        a_ship("Lead", hex="5,4"),
        a_ship("Tail", hex="5,6", vectors={"A": 2}),
        a_ship("Foe", side="Red", hex="5,2", vectors={"D": 2}),
    )
    table.turn()
    places = {table.ship(name).place for name in ("lead", "tail", "foe")}
    assert places == {Place.parse("5,4@0")}


@pytest.mark.rule("sits/INT.stacking-limit")
def test_an_enemys_marker_may_be_shared():
    table = Table(a_ship("Ship", hex="5,5"), a_ship("Foe", side="Red", hex="5,4"))
    assert table.refusals(push(table, "ship")) == {}


@pytest.mark.rule("sits/INT.stacking-option")
def test_the_table_may_agree_to_play_without_the_limit():
    table = pair(stacking="unlimited")
    assert table.refusals(push(table, "tail")) == {}
    table.give(push(table, "tail"))
    assert table.refusals(Commit(player=GREEN)) == {}


@pytest.mark.rule("sits/INT.stacking-limit")
@pytest.mark.rule("sits/INT.space")
def test_setup_allows_one_ship_in_a_hex_and_level():
    table = Table(a_ship("One", hex=None), a_ship("Two", hex=None), deploy=True)
    table.give(Deploy(player=GREEN, ship="one", cell="0,33"))
    again = Deploy(player=GREEN, ship="two", cell="0,33")
    assert "One is in hex 01/34" in table.refusals(again)["INT.stacking-limit"]


@pytest.mark.rule("sits/INT.space")
def test_two_levels_of_one_hex_are_two_places():
    table = Table(a_ship("Low", hex="5,5"), a_ship("High", hex="5,5", level=1))
    assert table.ship("low").place != table.ship("high").place
