"""The turn sequence, secret plots and what becomes known when."""

import pytest

from engine.core.violation import Severity, blocking
from engine.rulesets.sits.b2_avid import finishing_order
from engine.rulesets.sits.commands import Commit, Plot, Proceed, Reopen
from engine.rulesets.sits.phases import PHASES
from tests.helpers.sits import GREEN, RED, RULES, Table, a_ship


def duel(**options) -> Table:
    return Table(
        a_ship("Ship", hex="5,5", vectors={"A": 3}),
        a_ship("Foe", side="Red", hex="9,9", forward="D y"),
        **options,
    )


TURNING = {"route": ("A/B y", "B y"), "roll": 3, "thrust": 2, "square": (2, 0), "spread": {"A": 1, "B": 1}}


def test_the_steps_follow_the_printed_turn_sequence():
    assert [spec.id for spec in PHASES] == [
        "setup",
        "1 place markers",
        "2 plotting",
        "3 missile launch",
        "4 early impact",
        "5 move to midpoint",
        "6 middle impact and first beams",
        "7 move to EoT",
        "8 late impact and second beams",
        "9 record keeping",
        "9 damage control",
        "9 other actions",
    ]


@pytest.mark.rule("sits/A3.12")
def test_both_sides_plot_at_once_and_the_turn_is_flown_when_both_have_committed():
    table = duel()
    assert table.state.active == (GREEN, RED)
    table.give(Commit(player=RED))
    assert (table.state.phase, table.state.active) == ("2 plotting", (GREEN,))
    table.give(Commit(player=GREEN))
    assert table.state.phase == "3 missile launch"


@pytest.mark.rule("sits/A3.12")
def test_a_plot_changes_nothing_that_the_other_side_sees():
    table = duel()
    before = [RULES.view_for(table.state, viewer) for viewer in (RED, None)]
    events = table.give(table.plot(**TURNING))
    assert [event.seen_by for event in events] == [(GREEN,)]
    assert [RULES.view_for(table.state, viewer) for viewer in (RED, None)] == before


@pytest.mark.rule("sits/A3.12")
def test_pivot_and_roll_stay_hidden_after_the_reveal_until_the_ship_moves():
    table = duel()
    table.give(table.plot(**TURNING))
    table.fly()
    red = RULES.view_for(table.state, RED)
    card = next(card for card in red.attitudes if card.piece == "ship")
    assert (card.forward, card.roll) == ("A y", 0)
    assert all(slot.change == 0 for slot in card.slots)
    assert not [name for name, _ in RULES.inspect(table.state, RED, "ship").rows if "order" in name]
    assert not any("pivot" in event.text for event in table.events if event.seen_by is None)
    table.proceed()
    card = next(c for c in RULES.view_for(table.state, RED).attitudes if c.piece == "ship")
    assert (card.forward, card.roll) == ("A/B y", 1)


@pytest.mark.rule("sits/A3.12")
@pytest.mark.rule("sits/A3.123")
def test_a_displaced_marker_is_ones_own_secret_until_all_have_committed():
    table = duel()
    table.give(table.plot(thrust=2, square=(2, 0), spread={"A": 2}))

    def eot(viewer):
        counters = RULES.view_for(table.state, viewer).counters
        return next(c.cell for c in counters if c.kind == "eot" and c.of == "ship")

    assert (eot(GREEN), eot(RED), eot(None)) == ("5,1", "5,2", "5,2")
    table.fly()
    assert (eot(GREEN), eot(RED), eot(None)) == ("5,1", "5,1", "5,1")
    assert any("displaces the EoT marker by 1A" in event.text for event in table.events)


@pytest.mark.rule("sits/A3.121")
def test_the_order_written_down_names_both_midpoints():
    table = duel()
    (event,) = table.give(table.plot(**TURNING))
    assert event.text == (
        "Ship: pivot of 2 windows to B (yellow), midpoint A/B (yellow); "
        "roll of 3 windows to starboard, midpoint with Top in C (green, upper); "
        "thrust 2 for 1A 1B."
    )


@pytest.mark.rule("sits/A3.124")
def test_the_owner_sees_his_pending_changes_in_the_gray_halves():
    table = duel()
    table.give(table.plot(**TURNING))
    card = next(c for c in RULES.view_for(table.state, GREEN).attitudes if c.piece == "ship")
    assert {slot.slot: (slot.value, slot.change) for slot in card.slots if slot.value or slot.change} == {
        "A": (3, 1),
        "B": (0, 1),
    }


@pytest.mark.rule("sits/A3.12")
def test_one_may_reopen_while_the_other_side_still_plots():
    table = duel()
    table.give(Commit(player=GREEN))
    assert "reopen" in table.refusals(table.plot(roll=1))["A3.12"]
    table.give(Reopen(player=GREEN))
    table.give(table.plot(roll=1))
    assert "nothing to reopen" in table.refusals(Reopen(player=RED))["A3.12"]
    table.fly()
    assert set(table.refusals(Reopen(player=GREEN))) == {"A3.12"}


@pytest.mark.rule("sits/A3.12")
def test_ships_without_orders_are_asked_about_and_coast():
    table = duel()
    (warning,) = table.check(Commit(player=GREEN))
    assert (warning.severity, warning.message) == (
        Severity.WARNING,
        "No orders for Ship: it will coast.",
    )
    table.turn()
    assert str(table.ship().place) == "5,2@0"


@pytest.mark.rule("sits/A3.12")
def test_nobody_plots_for_the_other_side_or_at_another_time():
    table = duel()
    assert "Red can't plot" in table.refusals(Plot(player=RED, ship="ship"))["A3.12"]
    table.fly()
    assert "made in step" in table.refusals(table.plot())["A3.12"]


def test_a_stop_goes_on_by_anybody_and_plotting_does_not():
    table = duel()
    assert "both sides have committed" in table.refusals(Proceed(player=GREEN))["A3.0"]
    table = Table(a_ship("Ship", hex="0,33"), a_ship("Foe", side="Red", hex="20,0"))
    table.fly()
    table.give(Proceed(player=RED))
    assert table.state.phase == "6 middle impact and first beams"


@pytest.mark.rule("sits/A3.22")
@pytest.mark.rule("sits/B3.13")
def test_all_ships_move_to_their_midpoints_half_turned():
    table = duel()
    midpoint = table.ship().midpoint
    table.give(table.plot(**TURNING))
    table.fly()
    table.proceed()
    ship = table.ship()
    assert table.state.phase == "6 middle impact and first beams"
    assert (ship.place, ship.midpoint) == (midpoint, None)
    assert (ship.attitude.forward, ship.attitude.roll) == ("A/B y", 1)


@pytest.mark.rule("sits/A3.24")
@pytest.mark.rule("sits/B3.13")
def test_all_ships_move_on_to_their_eot_markers_and_finish_turning():
    table = duel()
    eot = table.ship().eot
    table.give(table.plot(**TURNING))
    table.fly()
    table.proceed(2)
    ship = table.ship()
    assert table.state.phase == "8 late impact and second beams"
    assert (ship.place, ship.eot) == (eot, None)
    assert (ship.attitude.forward, ship.attitude.roll) == ("B y", 3)


@pytest.mark.rule("sits/B2.26.order")
@pytest.mark.parametrize(
    ("pivot", "roll", "order"),
    [
        (3, 1, ("roll", "pivot")),
        (1, 3, ("pivot", "roll")),
        (2, -2, ("roll", "pivot")),
        (0, 2, ("roll",)),
    ],
)
def test_the_shorter_change_is_done_first_and_of_equals_the_roll(pivot, roll, order):
    assert finishing_order(pivot, roll) == order


@pytest.mark.rule("sits/A3.31")
@pytest.mark.rule("sits/B3.32")
def test_thrust_becomes_velocity_when_the_records_are_kept():
    table = duel()
    table.give(table.plot(thrust=3, square=(3, 0), spread={"A": 3}))
    table.fly()
    table.proceed(2)
    assert table.ship().vectors.as_dict() == {"A": 3}
    table.proceed()
    ship = table.ship()
    assert (ship.vectors.as_dict(), ship.changes.as_dict()) == ({"A": 6}, {})
    assert (table.state.turn, table.state.phase, dict(table.state.plots)) == (2, "2 plotting", {})


@pytest.mark.rule("sits/A3.32")
def test_the_sum_is_consolidated_and_the_log_says_how():
    table = Table(a_ship("Ship", forward="D y", vectors={"A": 2, "B": 1}))
    table.give(table.plot(thrust=3, square=(3, 0), spread={"D": 3}))
    table.turn()
    assert table.ship().vectors.as_dict() == {"C": 1}
    texts = [event.text for event in table.events if event.rule == "sits/A3.32"]
    assert texts == ["Ship: 2A 1B and thrust 3D make 2A 1B 3D, consolidated to 1C."]


@pytest.mark.rule("sits/B3.11")
def test_a_ship_that_does_nothing_keeps_its_velocity_for_ever():
    table = duel()
    for _ in range(3):
        table.turn()
    assert str(table.ship().place) == "5,-4@0"
    assert table.ship().vectors.as_dict() == {"A": 3}


@pytest.mark.rule("sits/B3.14")
@pytest.mark.parametrize("forward", ["A y", "D y", "+ p", "B/C bl"])
def test_drift_does_not_care_where_the_nose_points(forward):
    table = Table(a_ship("Ship", forward=forward, roll=5, vectors={"E": 2, "+": 1}))
    table.turn()
    assert str(table.ship().place) == "3,7@1"


@pytest.mark.rule("sits/INT.space")
def test_levels_have_any_sign_and_all_ships_move_at_once():
    table = Table(
        a_ship("Ship", level=-3, vectors={"-": 2}), a_ship("Foe", side="Red", hex="9,9", vectors={"+": 5})
    )
    table.fly()
    table.proceed()
    assert (str(table.ship().place), str(table.ship("foe").place)) == ("5,5@-4", "9,9@3")


def test_the_game_ends_after_the_turns_agreed_on():
    table = duel(turn_limit=2)
    table.turn()
    table.turn()
    assert table.state.outcome is not None
    assert table.state.outcome.reason.startswith("The 2 turns agreed on are over")
    assert [v.rule for v in blocking(table.check(Proceed(player=GREEN)))] == ["sits/A3.0"]
    assert RULES.view_for(table.state, GREEN).offers == ()


def test_the_trail_keeps_the_places_of_past_turns():
    table = duel()
    table.turn()
    assert [str(place) for place in table.ship().trail] == ["5,5@0", "5,3@0"]
