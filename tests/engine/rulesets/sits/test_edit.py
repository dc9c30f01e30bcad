"""Ships set by hand, and what a hand on the board proposes."""

import pytest

from engine.core.bus import CommandBus, Executed, Overruled
from engine.core.command import Gesture
from engine.core.dice import RecordingDice, seeded
from engine.core.state import Enforcement
from engine.core.table import SetEnforcement
from engine.core.violation import blocking
from engine.rulesets.sits.commands import Commit, Deploy, SetShip, Undeploy
from tests.helpers.sits import GREEN, RED, RULES, Table, a_scenario, a_ship


def free_table(**options) -> Table:
    return Table(
        a_ship("Ship", vectors={"A": 2}),
        a_ship("Mate", hex="9,9"),
        a_ship("Foe", side="Red", hex="12,9"),
        **{"enforcement": "free", **options},
    )


def setting(**fields) -> SetShip:
    return SetShip(**{"player": GREEN, "ship": "ship", **fields})


def test_a_referee_sets_no_ships_by_hand():
    table = free_table(enforcement="referee")
    (found,) = blocking(table.check(setting(level=3)))
    assert (found.rule, found.overridable) == ("table/enforcement", False)


def test_everything_about_a_ship_can_be_set_and_the_rest_stays():
    table = free_table()
    table.give(setting(cell="7,7", level=4, forward="C bu", roll=3))
    ship = table.ship()
    assert (str(ship.place), ship.attitude.forward, ship.attitude.roll) == ("7,7@4", "C bu", 3)
    assert ship.vectors.as_dict() == {"A": 2}
    table.give(setting(vectors={"B": 1, "E": 3}, halves=("+",), marked={"si": 2}, disabled={"roll": 1}))
    ship = table.ship()
    assert (ship.vectors.as_dict(), ship.halves) == ({"E": 2}, ("+",))
    assert (dict(ship.marked), dict(ship.disabled)) == ({"si": 2}, {"roll": 1})
    table.give(setting(officers={"HELM": "elite", "ENG": "average"}))
    assert dict(table.ship().officers) == {"HELM": "elite"}
    assert str(table.ship().place) == "7,7@4"


def test_markers_follow_a_ship_that_is_set():
    table = free_table()
    table.give(setting(cell="7,7"))
    assert (str(table.ship().midpoint), str(table.ship().eot)) == ("7,6@0", "7,5@0")
    table.give(setting(vectors={"D": 4}))
    assert str(table.ship().eot) == "7,11@0"


def test_after_the_reveal_the_marker_keeps_its_displacement():
    table = free_table()
    table.give(table.plot(thrust=2, square=(2, 0), spread={"A": 2}))
    table.fly()
    table.give(setting(cell="7,7"))
    assert str(table.ship().eot) == "7,4@0"


def test_at_the_midpoint_only_the_rest_of_the_way_is_left():
    table = free_table()
    table.fly()
    table.proceed()
    table.give(setting(cell="7,7", vectors={"A": 3}))
    assert str(table.ship().eot) == "7,6@0"
    table.proceed()
    assert str(table.ship().place) == "7,6@0"
    table.give(setting(cell="1,1"))
    assert table.ship().eot is None


@pytest.mark.parametrize("steps", range(3))
def test_half_hexes_set_in_the_middle_of_a_turn_are_there_in_the_next(steps):
    table = Table(a_ship("Ship", halves=["A"]), enforcement="adviser")
    table.fly()
    table.proceed(steps)
    table.give(setting(halves=("D", "+")))
    table.proceed(3 - steps)
    assert table.ship().halves == ("D", "+")


def test_a_ship_turned_by_hand_loses_its_orders():
    table = free_table()
    table.give(table.plot(route=("A/B y",)))
    table.give(setting(level=2))
    assert "ship" in table.state.plots
    (event,) = table.give(setting(forward="D y"))
    assert "ship" not in table.state.plots
    assert "struck out" in event.text


def test_any_player_may_set_any_ship_at_any_time():
    table = free_table()
    table.give(Commit(player=GREEN))
    table.give(setting(ship="foe", level=1))
    assert table.ship("foe").place.level == 1


def test_a_latecomer_may_be_placed_in_play_without_a_referee():
    table = free_table()
    late = Deploy(player=GREEN, ship="foe", cell="3,3", level=2)
    assert "can be set by hand" in table.refusals(late)["D2.12"]
    table.set("foe", place=None, midpoint=None, eot=None)
    table.give(late)
    assert (str(table.ship("foe").place), str(table.ship("foe").eot)) == ("3,3@2", "3,3@2")


@pytest.mark.rule("sits/INT.stacking-limit")
def test_a_taken_place_is_named_even_at_a_free_table():
    found = free_table().check(setting(cell="9,9"))
    assert [(v.rule, v.overridable) for v in found] == [("sits/INT.stacking-limit", True)]


@pytest.mark.rule("sits/GLO.destroyed-disabled")
@pytest.mark.parametrize(
    "fields",
    [
        {"cell": "x"},
        {"level": 10**6},
        {"forward": "up"},
        {"roll": 12},
        {"vectors": {"A": -1}},
        {"halves": ("Q",)},
        {"marked": {"pivot": 4}},
        {"marked": {"warp": 1}},
        {"disabled": {"pivot": 4}},
        {"officers": {"COOK": "elite"}},
        {"officers": {"HELM": "superb"}},
    ],
)
def test_what_no_ship_can_be_is_refused_at_any_table(fields):
    found = blocking(free_table().check(setting(**fields)))
    assert [v.overridable for v in found] == [False]


def a_bus(**options) -> CommandBus:
    scenario = a_scenario(a_ship("Ship", marked={"pivot": 2}), **options)
    return CommandBus(RULES, RULES.setup(scenario, {}, RecordingDice(seeded(1, 0))), seed=1)


@pytest.mark.rule("sits/B2.22")
def test_an_adviser_does_what_breaks_a_rule_and_names_it():
    bus = a_bus(enforcement="adviser")
    table = Table(a_ship("Ship", marked={"pivot": 2}))
    done = bus.execute(table.plot(route=("A/B y", "B y", "B/C y")))
    assert isinstance(done, Executed)
    (ruling, _) = done.step.events
    assert isinstance(ruling, Overruled)
    assert (ruling.rule, ruling.seen_by) == ("sits/B2.22", (GREEN,))


def test_an_adviser_may_be_called_in_the_middle_of_a_game():
    bus = a_bus()
    call = SetEnforcement(player=GREEN, level=Enforcement.ADVISER, agreed="both")
    assert isinstance(bus.execute(call), Executed)
    assert isinstance(bus.execute(setting(level=5)), Executed)


def test_wild_orders_at_an_advisers_table_fly_somewhere():
    table = free_table(enforcement="adviser")
    wild = table.plot(route=("D y", "- p", "B gu"), roll=40, thrust=9, square=(1, -7), spread={"A": 3})
    table.force(wild)
    table.turn(1, 1, 1)
    assert table.ship().attitude.forward == "B gu"
    assert table.ship().vectors.as_dict() == {"A": 5, "-": 7}


def gesture(**fields) -> Gesture:
    return Gesture(**{"by": GREEN, "piece": "ship", "map": "map", "cell": "2,31", **fields})


def test_in_setup_a_drop_is_a_deployment_with_the_heading_the_hand_gave():
    table = Table(a_ship("Ship", hex=None), deploy=True)
    found = RULES.propose(table.state, gesture(facing=5))
    assert found == Deploy(player=GREEN, ship="ship", cell="2,31", level=0, forward="C/D y")
    table.give(found)
    again = RULES.propose(table.state, gesture(cell="1,32", facing=5))
    assert again == Deploy(player=GREEN, ship="ship", cell="1,32", forward="C/D y")


def test_in_setup_a_drop_off_the_map_takes_the_ship_back():
    table = Table(a_ship("Ship", hex=None), deploy=True)
    assert RULES.propose(table.state, gesture(cell=None)) is None
    table.give(Deploy(player=GREEN, ship="ship", cell="2,31"))
    assert RULES.propose(table.state, gesture(cell=None)) == Undeploy(player=GREEN, ship="ship")


def test_a_drop_where_the_drag_began_is_no_command():
    table = Table(a_ship("Ship", hex=None), deploy=True)
    table.give(Deploy(player=GREEN, ship="ship", cell="2,31"))
    assert RULES.propose(table.state, gesture()) is None
    assert RULES.propose(free_table().state, gesture(cell="5,5")) is None


def test_in_play_a_referees_ships_are_not_moved_by_hand():
    assert RULES.propose(free_table(enforcement="referee").state, gesture()) is None


def test_without_a_referee_a_drop_sets_the_ship():
    found = RULES.propose(free_table().state, gesture(cell="3,3", level=2, facing=6))
    assert found == setting(cell="3,3", level=2, forward="D y")


@pytest.mark.parametrize(
    ("forward", "facing", "window"), [("A gu", 5, "C gu"), ("+ p", 3, "+ p"), ("A bl", 1, "A/B bl")]
)
def test_turning_a_miniature_keeps_its_pitch(forward, facing, window):
    table = Table(a_ship("Ship", forward=forward), enforcement="free")
    found = RULES.propose(table.state, gesture(cell="3,3", facing=facing))
    assert isinstance(found, SetShip)
    assert (found.forward or forward) == window


def test_markers_and_strangers_are_not_moved():
    assert RULES.propose(free_table().state, gesture(piece="ship.eot")) is None


def test_a_deployment_that_is_refused_gets_the_nearest_free_hex():
    table = Table(a_ship("One", hex=None), a_ship("Two", hex=None), deploy=True)
    table.give(Deploy(player=GREEN, ship="one", cell="2,31"))
    wish = Deploy(player=GREEN, ship="two", cell="2,31", level=5, vectors={"A": 9})
    first = RULES.suggest(table.state, wish)[0]
    assert table.refusals(first.command) == {}
    assert (first.command.level, dict(first.command.vectors)) == (0, {"A": 5})
    assert "velocity 5A" in first.text
    assert RED not in first.text
