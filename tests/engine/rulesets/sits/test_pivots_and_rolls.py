"""Pivots and rolls: routes, ratings, midpoints, officers."""

import pytest

from engine.rulesets.sits.b2_avid import end_attitude, midpoint_attitude
from engine.rulesets.sits.b3_movement import thrust_window
from tests.helpers.sits import Table, a_ship


def sailing(forward: str = "A y", **fields) -> Table:
    return Table(a_ship("Ship", forward=forward, **fields))


@pytest.mark.rule("sits/B2.24")
@pytest.mark.rule("sits/B2.211")
def test_a_pivot_along_connected_windows_is_legal_and_turns_the_nose():
    table = sailing()
    table.give(table.plot(route=("A/B y", "B bu")))
    table.turn()
    assert table.ship().attitude.forward == "B bu"


@pytest.mark.rule("sits/B2.24")
def test_a_route_that_jumps_is_refused():
    table = sailing()
    assert "does not touch" in table.refusals(table.plot(route=("B y",)))["B2.24"]


@pytest.mark.rule("sits/B2.24")
def test_a_second_diagonal_crossing_is_refused_and_one_is_not():
    table = sailing()
    assert table.refusals(table.plot(route=("A/B bu",))) == {}
    twice = table.plot(route=("A/B bu", "B y"))
    assert "2 corners" in table.refusals(twice)["B2.24"]


@pytest.mark.rule("sits/B2.24")
def test_a_route_may_not_enter_a_window_twice_nor_come_back_to_its_start():
    table = sailing()
    assert "comes back" in table.refusals(table.plot(route=("A/B y", "A y")))["B2.24"]
    twice = table.plot(route=("A/B y", "B y", "B bu", "A/B bu", "A/B y"))
    assert "more than once" in table.refusals(twice)["B2.24"]


@pytest.mark.rule("sits/B2.24")
def test_a_detour_pays_its_own_length():
    table = sailing(marked={"pivot": 1})
    detour = ("A/B y", "B y", "B bu", "A/B bu", "A bu")
    assert table.refusals(table.plot(route=detour)) == {
        "B2.22": "A pivot of 5 windows exceeds the pivot rating of 4."
    }
    assert table.refusals(table.plot(route=("A bu",))) == {}


@pytest.mark.rule("sits/B2.22")
@pytest.mark.parametrize(("marked", "rating"), [(0, 6), (1, 4), (2, 2), (3, 0)])
def test_the_leftmost_unmarked_box_limits_pivot_and_roll(marked, rating):
    table = sailing(marked={"pivot": marked, "roll": marked})
    around = ("A/B y", "B y", "B/C y", "C y", "C/D y", "D y", "D/E y")
    assert table.refusals(table.plot(route=around[:rating], roll=-rating)) == {}
    for too_far in (table.plot(route=around[: rating + 1]), table.plot(roll=rating + 1)):
        assert f"rating of {rating}" in table.refusals(too_far)["B2.22"]


@pytest.mark.rule("sits/B2.22")
def test_a_refusal_says_that_no_box_is_left():
    table = sailing(marked={"pivot": 3})
    assert table.refusals(table.plot(route=("A bu",))) == {
        "B2.22": "A pivot of 1 window exceeds the pivot rating of 0: no pivot box is left."
    }


@pytest.mark.rule("sits/B2.25")
@pytest.mark.rule("sits/B2.212")
def test_a_roll_turns_top_and_leaves_the_nose():
    table = sailing()
    table.give(table.plot(roll=4))
    table.turn()
    assert table.ship().attitude.forward == "A y"
    assert table.ship().attitude.top == "B/C bl"


@pytest.mark.rule("sits/B2.25")
@pytest.mark.rule("sits/B2.222")
@pytest.mark.parametrize(("roll", "halfway"), [(1, 0), (2, 1), (3, 1), (-3, 11), (4, 2)])
def test_a_roll_is_half_done_at_the_midpoint_rounded_down(roll, halfway):
    table = sailing()
    plot = table.plot(roll=roll)
    assert midpoint_attitude(table.ship(), plot, table.state.options.midpoint).roll == halfway
    assert end_attitude(table.ship(), plot).roll == roll % 12


@pytest.mark.rule("sits/B2.222")
@pytest.mark.rule("sits/B2.241")
def test_a_one_window_pivot_keeps_the_old_facing_at_the_midpoint():
    table = sailing()
    table.give(table.plot(route=("A/B y",)))
    table.fly()
    table.proceed()
    assert table.ship().attitude.forward == "A y"
    table.proceed()
    assert table.ship().attitude.forward == "A/B y"


@pytest.mark.rule("sits/B2.241")
@pytest.mark.parametrize(("option", "middle"), [("rule", "D/E y"), ("illustrated", "D/E bl")])
def test_the_window_at_half_the_route_is_the_thrust_direction(option, middle):
    table = Table(a_ship("Ship", forward="D bu"), midpoint=option)
    route = ("D/E y", "D/E bl", "E bl")
    assert thrust_window(table.ship(), route, table.state.options.midpoint) == middle
    plot = table.plot(route=route)
    assert midpoint_attitude(table.ship(), plot, table.state.options.midpoint).forward == middle


@pytest.mark.rule("sits/B2.242")
def test_a_pivot_through_the_equator_counts_the_yellow_window():
    table = sailing("A bu", marked={"pivot": 2})
    assert table.refusals(table.plot(route=("A y", "A bl"))) == {}
    assert "B2.24" in table.refusals(table.plot(route=("A bl",)))


@pytest.mark.rule("sits/B2.26")
def test_pivot_and_roll_in_one_turn_cost_nothing_extra():
    table = sailing(marked={"pivot": 2, "roll": 2})
    both = table.plot(route=("A/B y", "B y"), roll=2, thrust=3, square=(3, 0), spread={"A": 2, "B": 1})
    assert table.refusals(both) == {}


@pytest.mark.rule("sits/B2.261")
def test_a_pivot_changes_neither_velocity_nor_course():
    table = sailing(vectors={"C": 4, "+": 1})
    before = table.ship()
    table.give(table.plot(route=("A/B y", "B y", "B/C y")))
    table.turn()
    after = table.ship()
    assert after.vectors == before.vectors
    assert after.place == before.place.moved(before.vectors)


@pytest.mark.rule("sits/B2.231")
@pytest.mark.rule("sits/D1.144")
def test_a_poor_helm_officer_takes_one_from_pivot_and_roll():
    table = sailing(officers={"HELM": "poor"}, marked={"pivot": 1, "roll": 1})
    route = ("A/B y", "B y", "B/C y", "C y")
    assert table.refusals(table.plot(route=route[:3], roll=3)) == {}
    text = "A pivot of 4 windows exceeds the pivot rating of 3 (4 less 1 for the Poor helm officer)."
    assert table.refusals(table.plot(route=route)) == {"B2.22": text}
    assert "rating of 3" in table.refusals(table.plot(roll=-4))["B2.22"]


@pytest.mark.rule("sits/D1.144")
def test_a_poor_helm_officer_never_takes_the_last_window_of_a_box():
    # A light cruiser's card ends in boxes of 1.
    table = sailing(ship_class="sword-ca", officers={"HELM": "poor"}, marked={"pivot": 3, "roll": 3})
    assert table.refusals(table.plot(route=("A bu",), roll=1)) == {}
    table.set("ship", marked={"pivot": 4, "roll": 4})
    assert set(table.refusals(table.plot(route=("A bu",)))) == {"B2.22"}


@pytest.mark.rule("sits/B2.232")
@pytest.mark.rule("sits/D1.144")
def test_a_veteran_helm_officer_adds_one_to_the_roll_only():
    table = sailing(officers={"HELM": "veteran"}, marked={"pivot": 2, "roll": 2})
    assert table.refusals(table.plot(roll=3)) == {}
    assert "rating of 3" in table.refusals(table.plot(roll=4))["B2.22"]
    assert "rating of 2" in table.refusals(table.plot(route=("A/B y", "B y", "B/C y")))["B2.22"]


@pytest.mark.rule("sits/B2.233")
@pytest.mark.rule("sits/D1.144")
def test_an_elite_helm_officer_adds_one_to_pivot_or_roll_but_not_to_both():
    table = sailing(officers={"HELM": "elite"}, marked={"pivot": 2, "roll": 2})
    route = ("A/B y", "B y", "B/C y")
    assert table.refusals(table.plot(route=route, helm_bonus="pivot")) == {}
    assert table.refusals(table.plot(roll=3, helm_bonus="roll")) == {}
    assert "roll rating of 2" in table.refusals(table.plot(route=route, roll=3, helm_bonus="pivot"))["B2.22"]
    assert "pivot rating of 2" in table.refusals(table.plot(route=route, roll=3, helm_bonus="roll"))["B2.22"]
    assert "is not put to the pivot" in table.refusals(table.plot(route=route))["B2.22"]


@pytest.mark.rule("sits/B2.233")
def test_the_choice_of_the_elite_officer_is_free_again_every_turn():
    table = sailing(officers={"HELM": "elite"}, marked={"pivot": 2, "roll": 2})
    table.give(table.plot(route=("A/B y", "B y", "B/C y"), helm_bonus="pivot"))
    table.turn()
    assert table.refusals(table.plot(roll=3, helm_bonus="roll")) == {}


@pytest.mark.rule("sits/B2.233")
def test_only_an_elite_helm_officer_has_a_bonus_to_give():
    table = sailing(officers={"HELM": "veteran"})
    assert "this one is veteran" in table.refusals(table.plot(helm_bonus="roll"))["B2.233"]


@pytest.mark.rule("sits/B2.22")
def test_an_officer_adds_nothing_to_a_track_without_boxes():
    table = sailing(officers={"HELM": "elite"}, marked={"pivot": 3})
    assert "rating of 0" in table.refusals(table.plot(route=("A bu",), helm_bonus="pivot"))["B2.22"]


@pytest.mark.rule("sits/B2.24")
def test_what_is_no_window_is_refused_at_any_table():
    table = Table(a_ship("Ship"), enforcement="free")
    found = table.check(table.plot(route=("Q y",)))
    assert [(v.rule, v.overridable) for v in found] == [("sits/B2.24", False)]


@pytest.mark.rule("sits/B2.24")
def test_a_route_longer_than_the_avid_is_refused_at_any_table():
    table = Table(a_ship("Ship"), enforcement="free")
    found = table.check(table.plot(route=("A/B y", "A y") * 5000))
    assert [(v.rule, v.overridable) for v in found] == [("sits/B2.24", False)]


@pytest.mark.rule("sits/GLO.destroyed-disabled")
def test_a_disabled_box_is_of_no_use_while_it_lasts_and_then_comes_back():
    table = sailing()
    table.set("ship", disabled={"pivot": 1})
    route = ("A/B y", "B y", "B/C y", "C y", "C/D y")
    assert "rating of 4" in table.refusals(table.plot(route=route))["B2.22"]
    table.set("ship", disabled={})
    assert table.refusals(table.plot(route=route)) == {}
