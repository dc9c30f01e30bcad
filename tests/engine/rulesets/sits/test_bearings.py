"""Bearings asked for at the table: window, range, impact, mounts, side exposed, points of the turn."""

import pytest

from engine.core.ids import PieceId
from engine.rulesets.sits.b3_movement import flight
from engine.rulesets.sits.commands import Bearings, Shoot
from engine.rulesets.sits.view import Shot
from tests.helpers.sits import GREEN, RED, RULES, Table, a_ship


def shoot(table: Table, ship: str = "ship", target: str = "foe", player=GREEN, **points) -> Shot:
    question = Shoot(player=player, ship=PieceId(ship), target=PieceId(target), **points)
    found = RULES.answer(table.state, question)
    assert isinstance(found, Shot)
    return found


def facing(own: dict, foe: dict) -> Table:
    return Table(a_ship("Ship", **{"hex": "5,15", **own}), a_ship("Foe", side="Red", **foe))


@pytest.mark.rule("sits/C1.11")
@pytest.mark.rule("sits/C1.12")
@pytest.mark.rule("sits/C1.13")
@pytest.mark.rule("sits/C1.14")
@pytest.mark.rule("sits/C1.15b")
def test_a_target_four_in_b_and_three_in_c_and_two_up_is_at_seven_in_the_upper_blue_corner():
    # 4B is (4, -4), 3C is (3, 0).
    shot = shoot(facing({}, {"hex": "12,11", "level": 2}))
    assert (shot.h, shot.v, shot.range, shot.windows, shot.below) == (7, 2, 7, ("B/C bu",), False)
    assert (
        "C1.12: 4B 3C: 4 is less than three times 3, so the target is seen through the corner B/C."
        in shot.steps
    )


@pytest.mark.rule("sits/C1.16")
def test_the_target_is_hit_through_the_opposite_window_and_sees_the_shooter_there():
    table = facing({}, {"hex": "12,11", "level": 2})
    assert shoot(table).impact == ("E/F bl",)
    back = shoot(table, "foe", "ship", RED)
    assert back.windows == ("E/F bl",)
    assert back.below


@pytest.mark.rule("sits/C1.15b")
def test_a_range_to_a_lower_target_is_circled():
    shot = shoot(facing({}, {"hex": "5,11", "level": -1}))
    assert shot.below
    assert any("circled" in step for step in shot.steps)


@pytest.mark.rule("sits/C1.221")
@pytest.mark.rule("sits/C1.222")
@pytest.mark.rule("sits/C1.224")
def test_the_worked_bearing_is_carried_into_the_ships_axes():
    # Forward A bu with Top D gu is upright, nose up 30 degrees; Starboard is B/C y.
    shot = shoot(facing({"forward": "A bu"}, {"hex": "12,11", "level": 2}))
    assert shot.own_axes == ("B/C bu",)
    assert "C1.221: 2 windows from Top." in shot.steps
    assert "C1.222: 1 window from Starboard." in shot.steps


@pytest.mark.rule("sits/C1.225")
@pytest.mark.rule("sits/C1.21")
@pytest.mark.parametrize(
    ("forward", "roll", "bears"),
    [
        ("A y", 0, ("forward",)),
        ("D y", 0, ("aft",)),
        ("C/D y", 0, ("aft",)),
        ("B y", 0, ("forward", "port")),
        ("E/F y", 6, ("port",)),
        ("B/C y", 3, ()),
    ],
)
def test_the_mounts_whose_arcs_hold_the_target_can_fire(forward, roll, bears):
    shot = shoot(facing({"forward": forward, "roll": roll}, {"hex": "5,11"}))
    assert shot.windows == ("A y",)
    if forward == "C/D y":
        assert "aft" in shot.bears
    else:
        assert shot.bears == bears


@pytest.mark.rule("sits/C1.coverage")
@pytest.mark.parametrize(
    ("forward", "roll", "exposed"),
    [
        ("D y", 0, "open, forward"),
        ("A y", 0, "open, aft"),
        ("B/C y", 0, "sidewall, starboard"),
        ("E/F y", 0, "sidewall, port"),
        ("B/C y", 3, "wedge"),
        ("+ p", 0, "wedge"),
    ],
)
def test_the_target_turns_wedge_sidewall_or_an_open_end_to_the_shooter(forward, roll, exposed):
    # The foe is seen in A, so it is hit from D.
    shot = shoot(facing({}, {"hex": "5,11", "forward": forward, "roll": roll}))
    assert shot.exposed == exposed


@pytest.mark.rule("sits/C5.1112")
def test_a_base_turns_its_bubble_wall_where_a_ship_turns_its_wedge():
    table = facing({}, {"hex": "5,11", "forward": "+ p"})
    table.set("foe", bubble_wall=True)
    assert shoot(table).exposed == "bubble wall"


@pytest.mark.rule("sits/C1.151")
@pytest.mark.rule("sits/C1.152")
@pytest.mark.rule("sits/C1.153")
@pytest.mark.parametrize(
    ("hexes", "levels", "window"),
    [
        (4, 1, "A y"),
        (4, 2, "A bu"),
        (3, 3, "A bu"),
        (2, 3, "A gu"),
        (1, 4, "+ p"),
        (0, 2, "+ p"),
        (4, -3, "A bl"),
    ],
)
def test_the_ring_follows_from_hexes_and_levels(hexes, levels, window):
    shot = shoot(facing({}, {"hex": f"5,{15 - hexes}", "level": levels}))
    assert shot.windows == (window,)


def test_at_range_0_the_attacker_picks_the_window_and_every_mount_can_fire():
    table = facing({}, {"hex": "5,5"})
    table.set("foe", place=table.ship().place)
    shot = shoot(table)
    assert (shot.range, len(shot.windows)) == (0, 50)
    assert shot.bears == ("forward", "starboard", "aft", "port")


@pytest.mark.rule("sits/C1.17")
def test_missiles_are_shot_early_middle_and_late_from_and_to_other_points():
    table = facing({"vectors": {"A": 2}}, {"hex": "5,5", "vectors": {"D": 4}})
    shots = {(s.from_point, s.to_point): s.range for s in table.advice(table.plot(), "foe").preview.shots}
    assert shots == {
        ("now", "now"): 10,
        ("now", "midpoint"): 8,
        ("midpoint", "eot"): 5,
        ("midpoint", "midpoint"): 7,
        ("eot", "eot"): 4,
    }
    assert shoot(table, from_point="midpoint", to_point="eot").range == 5


@pytest.mark.rule("sits/C1.17")
def test_the_bearings_of_a_turn_come_in_the_order_of_time_and_those_that_are_past_go():
    table = facing({"vectors": {"A": 2}}, {"hex": "5,5", "vectors": {"D": 4}})

    def left() -> list[tuple[str, str, int]]:
        found = RULES.answer(table.state, Bearings(player=GREEN, ship="ship", target="foe"))
        return [(s.from_point, s.to_point, s.range) for s in found]

    whole = [
        ("now", "now", 10),
        ("now", "midpoint", 8),
        ("midpoint", "midpoint", 7),
        ("midpoint", "eot", 5),
        ("eot", "eot", 4),
    ]
    assert left() == whole
    table.fly()
    assert left() == whole
    table.proceed()
    assert left() == [("now", "now", 7), ("eot", "eot", 4)]
    table.proceed()
    assert left() == [("now", "now", 4)]


@pytest.mark.rule("sits/C1.17")
def test_of_the_other_side_only_what_lies_in_the_open_is_used():
    table = facing({}, {"hex": "5,11", "forward": "D y"})
    table.give(
        table.plot("foe", route=("D/E y", "E y"), roll=3, thrust=2, square=(2, 0), spread={"D": 1, "E": 1})
    )
    green, red = (shoot(table, player=player, to_point="eot") for player in (GREEN, RED))
    assert green.exposed == "open, forward"
    assert red.exposed != green.exposed


def test_ones_own_plot_turns_the_mounts_of_the_end_of_turn():
    table = facing({}, {"hex": "5,11"})
    table.give(table.plot(route=("A/B y", "B y", "B/C y")))
    assert shoot(table, from_point="now").bears == ("forward",)
    assert shoot(table, from_point="eot").bears == ("port",)


def test_after_the_ships_have_moved_the_rest_of_the_turn_is_looked_at_from_there():
    table = facing({"vectors": {"A": 2}}, {"hex": "5,5"})
    plot = table.plot(route=("A/B y", "B y", "B/C y", "C y"))
    end = flight(table.ship(), plot, table.state.options.midpoint).end
    table.give(plot)
    table.fly()
    table.proceed()
    assert shoot(table, from_point="midpoint").range == shoot(table).range == 9
    late = shoot(table, from_point="eot")
    assert (late.range, late.bears) == (8, ("aft", "port"))
    assert end.forward == "C y"


def test_a_ship_in_the_tray_has_no_bearing():
    table = Table(a_ship("Ship", hex=None), a_ship("Foe", side="Red"), deploy=True)
    with pytest.raises(ValueError, match="not on the map"):
        shoot(table)
