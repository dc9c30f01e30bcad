"""Thrust: ratings, red-lining, the vertical and horizontal grids, compensator checks."""

import pytest

from engine.core.violation import Severity
from engine.rulesets.sits.b3_thrust import CompensatorCheck
from engine.rulesets.sits.commands import Commit
from tests.helpers.sits import GREEN, RED, Table, a_ship


def sailing(forward: str = "A y", **fields) -> Table:
    return Table(a_ship("Ship", forward=forward, **fields))


def ahead(table: Table, thrust: int, **fields):
    """Thrust straight along a level nose in A."""
    return table.plot(thrust=thrust, square=(thrust, 0), spread={"A": thrust}, **fields)


@pytest.mark.rule("sits/B3.22")
@pytest.mark.parametrize(("marked", "rating"), [(0, 3), (3, 2), (7, 1)])
def test_any_thrust_up_to_the_leftmost_box_is_without_risk(marked, rating):
    table = sailing(marked={"thrust": marked})
    for thrust in range(1, rating + 1):
        assert table.refusals(ahead(table, thrust)) == {}


@pytest.mark.rule("sits/B3.22")
def test_thrust_beyond_red_lining_is_refused_with_the_rating():
    table = sailing()
    assert table.refusals(ahead(table, 5)) == {
        "B3.22": "Thrust 5 exceeds the rating of 3; red-lining adds only 1."
    }


@pytest.mark.rule("sits/B3.22")
def test_without_a_thrust_box_there_is_no_thrust():
    table = sailing(marked={"thrust": 10})
    assert "no thrust box is left" in table.refusals(ahead(table, 1))["B3.22"]


@pytest.mark.rule("sits/B3.231")
def test_red_lining_gives_one_more_and_a_compensator_check():
    table = sailing()
    table.give(ahead(table, 4))
    table.fly(5)
    assert [roll.purpose for roll in table.rolls] == ["B3.23 compensator check, Ship: red-lining (B3.231)"]


@pytest.mark.rule("sits/B3.231")
def test_thrust_within_the_rating_needs_no_check():
    table = sailing()
    table.give(ahead(table, 3))
    table.fly()
    assert table.rolls == []


@pytest.mark.rule("sits/B3.221")
@pytest.mark.rule("sits/D1.145")
def test_an_elite_engineer_adds_one_without_a_check_and_rules_out_red_lining():
    table = sailing(officers={"ENG": "elite"})
    assert set(table.refusals(ahead(table, 5))) == {"B3.221"}
    table.give(ahead(table, 4))
    table.fly()
    assert table.rolls == []


def checks(table: Table) -> list[CompensatorCheck]:
    return [event for event in table.events if isinstance(event, CompensatorCheck)]


@pytest.mark.rule("sits/B3.23")
@pytest.mark.parametrize(("face", "safe"), [(4, True), (5, True), (6, False)])
def test_a_check_is_safe_at_or_under_the_crew_quality(face, safe):
    table = sailing()
    table.give(ahead(table, 4))
    table.fly(face, *() if safe else (10,))
    assert [check.safe for check in checks(table)] == [safe]
    assert table.ship().marked.get("si", 0) == (0 if safe else 1)


@pytest.mark.rule("sits/B3.23")
def test_marked_structural_integrity_lowers_the_number():
    table = sailing(marked={"si": 2}, officers={"CREW": "veteran"})
    table.give(ahead(table, 4))
    table.fly(6, 10)
    (check,) = checks(table)
    assert (check.number, check.face, check.safe) == (5, 6, False)
    assert table.ship().marked["si"] == 3


@pytest.mark.rule("sits/B3.23")
def test_below_one_every_check_fails():
    table = sailing(marked={"si": 6})
    table.give(ahead(table, 4))
    table.fly(1)
    assert [check.safe for check in checks(table)] == [False]


@pytest.mark.rule("sits/B3.23")
def test_the_thrust_of_a_failed_check_still_takes_effect():
    table = sailing()
    table.give(ahead(table, 4))
    table.turn(10, 10)
    assert table.ship().vectors.as_dict() == {"A": 4}


@pytest.mark.rule("sits/B3.23")
def test_one_check_covers_all_causes_of_the_turn():
    table = sailing(marked={"thrust": 7, "fwd_impeller": 6, "aft_impeller": 6})
    table.give(ahead(table, 2))
    table.fly(1)
    (roll,) = table.rolls
    assert all(rule in roll.purpose for rule in ("B3.231", "B3.232", "B3.233"))


@pytest.mark.rule("sits/B3.23")
def test_checks_come_when_all_have_committed_and_not_before():
    table = sailing()
    table.give(ahead(table, 4))
    table.give(Commit(player=GREEN))
    assert table.rolls == []
    table.give(Commit(player=RED), 3)
    assert len(table.rolls) == 1
    assert table.state.phase == "3 missile launch"


@pytest.mark.rule("sits/B3.23")
def test_the_seal_is_put_on_risky_thrust_only_after_a_question():
    table = sailing()
    table.give(ahead(table, 4))
    (warning,) = table.check(Commit(player=GREEN))
    assert (warning.rule, warning.severity) == ("sits/B3.23", Severity.WARNING)
    assert "5 or less" in warning.message


@pytest.mark.rule("sits/B3.232")
@pytest.mark.parametrize("track", ["fwd_impeller", "aft_impeller"])
def test_a_lost_impeller_track_makes_every_thrust_risky(track):
    table = sailing(marked={track: 6})
    table.give(ahead(table, 1))
    table.fly(9, 10)
    assert [check.safe for check in checks(table)] == [False]
    assert table.ship().marked["si"] == 1


@pytest.mark.rule("sits/B3.232")
def test_a_ship_without_impellers_drifts_without_a_check():
    table = sailing(marked={"fwd_impeller": 6})
    table.give(table.plot(route=("A bu",)))
    table.fly()
    assert table.rolls == []


@pytest.mark.rule("sits/B3.233")
@pytest.mark.parametrize(("marked", "rolls"), [(6, 0), (7, 1), (9, 1)])
def test_down_to_the_circles_every_thrust_is_risky(marked, rolls):
    table = sailing(marked={"thrust": marked})
    table.give(ahead(table, 1))
    table.fly(*[1] * rolls)
    assert len(table.rolls) == rolls


@pytest.mark.rule("sits/B3.21")
@pytest.mark.rule("sits/A3.122")
def test_without_a_pivot_thrust_follows_the_nose_even_in_a_roll():
    table = sailing()
    assert table.refusals(ahead(table, 3, roll=3)) == {}
    wrong = table.plot(thrust=3, square=(3, 0), spread={"B": 3}, roll=3)
    assert set(table.refusals(wrong)) == {"B3.254"}


@pytest.mark.rule("sits/B3.21")
@pytest.mark.rule("sits/A3.122")
def test_with_a_pivot_thrust_follows_its_midpoint():
    table = sailing()
    turning = {"route": ("A/B y", "B y", "B/C y", "C y"), "thrust": 2, "square": (2, 0)}
    assert table.refusals(table.plot(spread={"B": 2}, **turning)) == {}
    assert set(table.refusals(table.plot(spread={"A": 2}, **turning))) == {"B3.254"}


@pytest.mark.rule("sits/B3.241")
def test_a_square_of_another_zone_is_refused():
    table = sailing("A bu")
    fault = table.refusals(table.plot(thrust=3, square=(3, 0), spread={"A": 3}))
    assert "lies in the yellow zone; thrust accrues in A (blue, upper)" in fault["B3.241"]
    assert table.refusals(table.plot(thrust=3, square=(3, 2), spread={"A": 3})) == {}


@pytest.mark.rule("sits/B3.241")
def test_a_nose_up_never_thrusts_down():
    table = sailing("A bu")
    assert "leads down" in table.refusals(table.plot(thrust=3, square=(3, -2), spread={"A": 3}))["B3.241"]


@pytest.mark.rule("sits/B3.242")
def test_the_square_bears_the_number_of_the_thrust():
    table = sailing("A bu", ship_class="falcon-dd")
    wrong = table.plot(thrust=2, square=(3, 2), spread={"A": 3})
    assert "is numbered 3; the thrust plotted is 2" in table.refusals(wrong)["B3.242"]


@pytest.mark.rule("sits/B3.242")
@pytest.mark.parametrize("forward", ["A bu", "A gu"])
def test_a_split_square_serves_both_colours(forward):
    table = sailing(forward)
    assert table.refusals(table.plot(thrust=1, square=(1, 1), spread={"A": 1})) == {}


@pytest.mark.rule("sits/B3.242")
def test_thrust_without_a_square_and_a_square_without_thrust_are_refused():
    table = sailing()
    assert "Choose a square numbered 3" in table.refusals(table.plot(thrust=3))["B3.242"]
    idle = table.plot(square=(3, 0), spread={"A": 3})
    assert "needs thrust" in table.refusals(idle)["B3.242"]


@pytest.mark.rule("sits/B3.243")
@pytest.mark.rule("sits/B3.26")
@pytest.mark.rule("sits/A3.124")
def test_column_and_row_of_the_square_are_written_in_the_gray_halves():
    table = sailing("A bu", officers={"ENG": "elite"})
    table.give(table.plot(thrust=4, square=(3, 3), spread={"A": 3}))
    table.fly()
    assert table.ship().changes.as_dict() == {"A": 3, "+": 3}
    assert table.ship().vectors.as_dict() == {}


@pytest.mark.rule("sits/B3.253")
def test_exactly_the_squares_horizontal_amount_is_spread():
    table = sailing()
    fault = table.refusals(table.plot(thrust=3, square=(3, 0), spread={"A": 2}))
    assert fault == {"B3.253": "The square gives 3 to spread over the map; 2 is spread."}


@pytest.mark.rule("sits/B3.253")
def test_without_thrust_a_hex_says_that_an_amount_comes_first():
    advice = sailing().advice(sailing().plot())
    assert "Choose an amount of thrust first" in advice.spreads[0].violations[0].message
    square = next(s for s in advice.squares if (s.h, s.v) == (3, 0))
    assert "choose an amount of thrust first" in square.violations[0].message


@pytest.mark.rule("sits/B3.251")
@pytest.mark.rule("sits/B3.254")
def test_an_edge_spread_goes_ahead_and_to_the_neighbours_as_printed():
    table = sailing(officers={"ENG": "elite"})
    for spread in ({"A": 4}, {"A": 3, "F": 1}, {"A": 3, "B": 1}):
        assert table.refusals(table.plot(thrust=4, square=(4, 0), spread=spread)) == {}
    fault = table.refusals(table.plot(thrust=4, square=(4, 0), spread={"A": 1, "B": 3}))
    assert "with 4 it offers 3A 1F, 4A and 3A 1B" in fault["B3.254"]


@pytest.mark.rule("sits/B3.255")
def test_a_corner_spread_is_split_between_its_two_edges():
    table = sailing("B/C y", officers={"ENG": "elite"})
    for spread in ({"B": 2, "C": 2}, {"B": 3, "C": 1}, {"B": 1, "C": 3}):
        assert table.refusals(table.plot(thrust=4, square=(4, 0), spread=spread)) == {}
    assert set(table.refusals(table.plot(thrust=4, square=(4, 0), spread={"B": 4}))) == {"B3.255"}


@pytest.mark.rule("sits/A2.232")
@pytest.mark.rule("sits/B3.2541")
def test_green_hexes_are_for_a_nose_in_the_green_ring_only():
    green = sailing("A gu", officers={"ENG": "elite"})
    assert green.refusals(green.plot(thrust=3, square=(2, 3), spread={"A": 1, "B": 1})) == {}
    blue = sailing("A bu")
    fault = blue.refusals(blue.plot(thrust=2, square=(2, 1), spread={"A": 1, "B": 1}))
    assert "green hex" in fault["A2.232"]


@pytest.mark.rule("sits/B3.2541")
def test_the_green_ring_uses_the_edge_grid_and_nothing_else():
    table = sailing("A gu")
    assert set(table.refusals(table.plot(thrust=3, square=(2, 3), spread={"B": 1, "C": 1}))) == {"B3.2541"}


@pytest.mark.rule("sits/B3.251.purple")
def test_a_nose_straight_up_may_offset_one_hex_from_thrust_4():
    table = sailing("+ p", officers={"ENG": "elite"})
    for direction in "ABCDEF":
        assert table.refusals(table.plot(thrust=4, square=(1, 4), spread={direction: 1})) == {}
    assert table.refusals(table.plot(thrust=4, square=(0, 4))) == {}
    assert set(table.refusals(table.plot(thrust=3, square=(1, 3), spread={"A": 1}))) == {"B3.241"}


@pytest.mark.rule("sits/B3.22")
@pytest.mark.parametrize("fields", [{"thrust": -1}, {"thrust": 10**9}, {"thrust": 1, "square": (10**9, 0)}])
def test_amounts_of_no_game_are_refused_at_any_table(fields):
    table = Table(a_ship("Ship"), enforcement="free")
    assert [v.overridable for v in table.check(table.plot(**fields))] == [False]
