"""A bridge down to its circles, life support, pods under fire control (C5.423, C5.4322, C5.441)."""

import pytest

from engine.rulesets.sits.c5_bridge import needs_check, number
from engine.rulesets.sits.c5_limits import life_support, pods_at_most
from engine.rulesets.sits.combat import Rig
from engine.rulesets.sits.commands import Proceed
from tests.helpers.sits import GREEN, Table, a_ship
from tests.helpers.sits_damage import KNIGHT, SAMPLE, Target


def crippled(*faces, boxes=1, **ship):
    """A destroyer whose bridge had lost so many boxes when its first turn began."""
    return Table(a_ship("Ship", marked={"bridge": boxes}, **ship), faces=faces)


@pytest.mark.rule("sits/C5.441", "sits/A2.674")
@pytest.mark.parametrize(
    ("ship_class", "boxes", "needed"),
    [(KNIGHT, 0, False), (KNIGHT, 1, True), (KNIGHT, 3, True), (SAMPLE, 3, False), (SAMPLE, 4, True)],
)
def test_a_check_is_needed_once_only_circles_are_left(ship_class, boxes, needed):
    assert needs_check(Target(ship_class, marked={"bridge": boxes}).ship) == needed


@pytest.mark.rule("sits/C5.441")
def test_a_unit_without_a_bridge_checks_nothing():
    assert not needs_check(Target("lac-squadron").ship)


@pytest.mark.rule("sits/C5.4411")
@pytest.mark.parametrize(
    ("grade", "boxes", "target"),
    [("average", 4, 5), ("average", 5, 4), ("average", 6, 3), ("elite", 5, 8), ("poor", 6, 0)],
)
def test_the_circle_is_added_to_the_crew_quality(grade, boxes, target):
    ship = Target(
        SAMPLE, marked={"bridge": boxes}, officers={"CREW": grade} if grade != "average" else {}
    ).ship
    assert number(ship) == target


@pytest.mark.rule("sits/C5.441")
def test_before_plotting_there_is_one_check_for_facing_and_one_for_thrust():
    table = crippled(5, 6)
    assert (table.ship().passed, table.ship().barred) == (("facing",), ("thrust",))


@pytest.mark.rule("sits/C5.441")
def test_a_sound_bridge_rolls_nothing():
    table = Table(a_ship("Ship"))
    assert (table.ship().passed, table.ship().barred) == ((), ())


@pytest.mark.rule("sits/C5.441")
def test_after_a_failed_check_no_pivot_and_no_roll_may_be_plotted():
    table = crippled(6, 1)
    assert set(table.refusals(table.plot(route=("A bu",)))) == {"C5.441"}
    assert set(table.refusals(table.plot(roll=1))) == {"C5.441"}
    assert table.refusals(table.plot(thrust=1, square=(1, 0), spread={"A": 1})) == {}
    assert table.refusals(table.plot()) == {}


@pytest.mark.rule("sits/C5.441")
def test_after_a_failed_check_no_thrust_may_be_plotted():
    table = crippled(1, 6)
    assert set(table.refusals(table.plot(thrust=1, square=(1, 0), spread={"A": 1}))) == {"C5.441"}
    assert table.refusals(table.plot(route=("A bu",), roll=1)) == {}


@pytest.mark.rule("sits/C5.441")
def test_after_passed_checks_the_ship_is_plotted_as_ever():
    table = crippled(5, 5)
    assert table.refusals(table.plot(route=("A bu",), roll=1)) == {}
    assert table.refusals(table.plot(thrust=1, square=(1, 0), spread={"A": 1})) == {}


@pytest.mark.rule("sits/C5.441")
def test_the_next_turn_is_checked_afresh():
    table = crippled(6, 6)
    assert table.ship().barred == ("facing", "thrust")
    end_turn(table, 1, 1)
    assert (table.state.turn, table.ship().barred) == (2, ())
    assert table.ship().passed == ("facing", "thrust")


def end_turn(table, *faces):
    """Flies the turn; its last step is damage control, for a bridge is worth mending."""
    table.fly()
    table.proceed(3)
    table.give(Proceed(player=GREEN), *faces)


@pytest.mark.rule("sits/C5.441")
def test_the_checks_are_rolled_in_the_open():
    table = crippled(6, 6)
    end_turn(table, 1, 10)
    purposes = [roll.purpose for roll in table.rolls]
    assert purposes == [
        "C5.441 bridge check d10, facing changes of Ship",
        "C5.441 bridge check d10, thrust of Ship",
    ]
    assert all(roll.seen_by is None for roll in table.rolls)


# --- Life support. ---


@pytest.mark.rule("sits/C5.423")
@pytest.mark.parametrize(("lost", "owed"), [(0, False), (4, False), (5, True)])
def test_a_ship_without_life_support_owes_a_check(lost, owed):
    assert (life_support(Target(marked={"life": lost}).ship) is not None) == owed


@pytest.mark.rule("sits/C5.423")
def test_it_falls_due_every_six_hours_against_the_crew_quality():
    check = life_support(Target(marked={"life": 5}).ship)
    assert check is not None
    assert (check.hours, check.turns, check.number) == (6, 19, 5)
    assert [turn for turn in range(60) if check.due(turn)] == [19, 38, 57]
    assert (check.survived(5), check.survived(6)) == (True, False)


@pytest.mark.rule("sits/C5.423")
def test_a_jury_rigged_box_is_no_end_of_it():
    target = Target(marked={"life": 3})
    target.set(rigged=(Rig(track="life", until=3),))
    assert life_support(target.ship) is None
    target = Target(KNIGHT, marked={"life": 1})
    target.set(rigged=(Rig(track="life", until=3),))
    assert life_support(target.ship) is not None


def test_a_unit_without_life_support_on_its_card_owes_nothing():
    assert life_support(Target("lac-squadron").ship) is None


@pytest.mark.rule("sits/C5.4322")
@pytest.mark.parametrize(
    ("marked", "disabled", "pods"), [({}, {}, 7), ({"port.fcon": 3}, {}, 4), ({}, {"port.fcon": 7}, 0)]
)
def test_pods_are_limited_by_working_fire_control(marked, disabled, pods):
    target = Target(SAMPLE, marked=marked)
    target.set(disabled=disabled)
    assert pods_at_most(target.ship, "port") == pods
