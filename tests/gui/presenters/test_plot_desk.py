"""The plot desk: one model of a seat's plotting, without a window."""

from __future__ import annotations

import sys

import pytest

from engine.core.bus import Overrule
from engine.core.state import Enforcement
from engine.core.violation import blocking
from engine.rulesets.sits.commands import Plot, SetShip
from gui.games.sits.plot_desk import PlotDesk
from gui.games.sits.plot_memory import PlotMemory
from tests.helpers.plot_seat import GREEN, PIVOT, RED, PlotSeat


@pytest.fixture
def seat():
    return PlotSeat()


@pytest.fixture
def desk(seat):
    desk = PlotDesk(seat)
    desk.select("g1")
    return desk


def orders(seat):
    return [command for command in seat.given if isinstance(command, Plot)]


def test_a_selected_ship_of_ones_own_has_a_draft_to_coast_and_advice(desk):
    assert desk.draft == Plot(player=GREEN, ship="g1")
    assert desk.advice.start == "B bu"


def test_nothing_can_be_plotted_for_a_ship_of_the_other_side(desk):
    desk.select("r1")
    assert desk.draft is None
    assert desk.advice is None
    assert desk.attitude.title == "1  PNS Sultan"


def test_nothing_can_be_plotted_where_the_table_offers_no_plot(seat):
    seat.plotting = False
    desk = PlotDesk(seat)
    desk.select("g1")
    assert desk.draft is None


def test_each_change_asks_for_advice_once(seat, desk):
    before = len(seat.plans)
    desk.set_pivot("C bu")
    assert len(seat.plans) == before + 1
    desk.set_roll(2)
    assert len(seat.plans) == before + 2


def test_a_change_that_changes_nothing_asks_for_nothing(seat, desk):
    before = len(seat.plans)
    desk.set_roll(0)
    desk.set_thrust(0)
    assert len(seat.plans) == before


def test_a_click_gives_the_plot_as_one_command(seat, desk):
    desk.set_pivot("C bu")
    assert [o.route for o in orders(seat)] == [("B/C bu", "C bu")]
    assert desk.is_given


def test_the_route_given_is_the_one_the_advice_names(seat, desk):
    desk.set_pivot("C y")
    assert orders(seat)[0].route == desk.pivot_choice("C y").route


def test_a_drag_gives_one_command_at_its_end(seat, desk):
    desk.begin_drag()
    for window in ("B/C bu", "C bu", "C/D bu"):
        desk.set_pivot(window)
    assert orders(seat) == []
    desk.end_drag()
    assert [o.route for o in orders(seat)] == [("B/C bu", "C bu", "C/D bu")]


def test_a_drag_that_ends_where_it_began_gives_no_command(seat, desk):
    desk.begin_drag()
    desk.set_pivot("C bu")
    desk.set_pivot("B bu")
    desk.end_drag()
    assert orders(seat) == []


def test_a_cancelled_drag_puts_the_draft_back(seat, desk):
    desk.begin_drag()
    desk.set_pivot("C bu")
    desk.end_drag(cancel=True)
    assert desk.draft.route == ()
    assert desk.advice.route == ()
    assert orders(seat) == []


def test_an_illegal_plot_stays_a_draft_with_violations_and_suggestions(seat, desk):
    desk.set_pivot("E bl")
    assert orders(seat) == []
    assert not desk.is_given
    assert blocking(desk.violations)[0].rule == "sits/B2.24"
    assert desk.suggestions


def test_adopting_a_suggestion_gives_it(seat, desk):
    desk.set_pivot("E bl")
    desk.adopt(desk.suggestions[0])
    assert len(orders(seat)[0].route) == PIVOT
    assert desk.violations == ()


def test_reverting_puts_the_given_order_back(desk):
    desk.set_pivot("C bu")
    desk.set_pivot("E bl")
    desk.revert()
    assert desk.draft.route == ("B/C bu", "C bu")
    assert desk.is_given


def test_the_referee_refuses_an_illegal_plot_that_is_given_all_the_same(seat, desk):
    desk.set_pivot("E bl")
    assert not desk.can_overrule
    refused = desk.give()
    assert refused[0].rule == "sits/B2.24"
    assert orders(seat) == []


def test_an_adviser_lets_an_illegal_plot_pass_when_the_table_agrees():
    seat = PlotSeat(enforcement=Enforcement.ADVISER)
    desk = PlotDesk(seat)
    desk.select("g1")
    desk.set_pivot("E bl")
    assert orders(seat) == []
    assert desk.can_overrule
    agreed = Overrule(reason="house rule", agreed="both")
    assert desk.give(agreed) == ()
    assert len(orders(seat)) == 1
    assert seat.overrules == [agreed]


def test_thrust_is_given_with_the_square_and_spread_that_the_advice_completes(seat, desk):
    desk.set_thrust(4)
    assert orders(seat)[0].square == desk.advice.completed.square
    assert orders(seat)[0].spread == desk.advice.completed.spread
    assert desk.draft.square is None


def test_another_thrust_leaves_the_split_to_the_rules_again(desk):
    desk.set_thrust(4)
    desk.set_square(3, 3)
    desk.set_thrust(3)
    assert desk.draft.square is None


def test_a_pivot_that_moves_the_thrust_leaves_the_split_to_the_rules_again(desk):
    desk.set_thrust(4)
    desk.set_square(3, 3)
    desk.set_pivot("C bl")
    assert desk.draft.square is None
    assert not blocking(desk.violations)


def test_a_pivot_of_one_window_keeps_the_chosen_square(desk):
    desk.set_thrust(4)
    desk.set_square(3, 3)
    desk.set_pivot("B/C bu")
    assert desk.draft.square == (3, 3)


def test_a_route_drawn_by_hand_grows_only_into_windows_that_may_be_entered_next(desk):
    desk.extend_route("B/C bu")
    desk.extend_route("E bl")
    desk.extend_route("C bu")
    assert desk.draft.route == ("B/C bu", "C bu")


def test_drawing_back_over_the_route_shortens_it(desk):
    for window in ("B/C bu", "C bu", "C/D bu"):
        desk.extend_route(window)
    desk.extend_route("B/C bu")
    assert desk.draft.route == ("B/C bu",)
    desk.extend_route("B bu")
    assert desk.draft.route == ()


def test_the_next_ship_is_the_next_without_an_order(desk):
    desk.set_roll(1)
    desk.next_ship()
    assert desk.selected == "g2"
    assert desk.unplotted == ("g2",)


def test_with_all_ships_plotted_the_next_ship_is_the_next_one(desk):
    desk.set_roll(1)
    desk.next_ship()
    desk.set_roll(1)
    desk.next_ship()
    assert desk.selected == "g1"
    desk.previous_ship()
    assert desk.selected == "g2"


def test_coming_back_to_a_ship_shows_its_order(desk):
    desk.set_roll(2)
    desk.select("g2")
    desk.select("g1")
    assert desk.draft.roll == 2


def test_a_new_turn_starts_with_a_plot_to_coast(seat, desk):
    desk.set_roll(2)
    seat.next_turn()
    assert desk.draft.roll == 0


def test_repeating_the_last_plot_gives_the_order_of_the_turn_before(seat, desk):
    desk.set_roll(2)
    assert not desk.can_repeat
    seat.next_turn()
    assert desk.can_repeat
    desk.repeat_last_plot()
    assert orders(seat)[-1].roll == 2
    assert len(orders(seat)) == 2


def test_clearing_the_plot_gives_an_order_to_coast(seat, desk):
    desk.set_roll(2)
    desk.clear_plot()
    assert orders(seat)[-1].roll == 0


def test_a_chosen_target_is_shot_at_in_the_preview(desk):
    desk.choose_target("r1")
    assert {shot.target for shot in desk.preview.shots} == {"r1"}


def test_a_ship_is_not_its_own_target(desk):
    desk.choose_target("g1")
    assert desk.target is None


def test_coasting_ahead_is_reported_for_at_most_five_turns(desk):
    desk.coast_ahead(9)
    assert len(desk.coast.steps) == 5
    desk.coast_ahead(0)
    assert desk.coast is None


def test_an_elite_helm_bonus_goes_into_the_order(seat, desk):
    desk.set_helm_bonus("roll")
    assert orders(seat)[0].helm_bonus == "roll"


def test_a_half_can_be_kept_and_let_go_again(desk):
    desk.toggle_keep_half("C")
    assert desk.draft.keep_halves == ("C",)
    desk.toggle_keep_half("C")
    assert desk.draft.keep_halves == ()


def test_those_who_listen_hear_of_each_change_until_they_stop(desk):
    heard = []
    stop = desk.subscribe(lambda: heard.append(desk.draft))
    desk.set_roll(1)
    stop()
    desk.set_roll(2)
    assert [plot.roll for plot in heard] == [1]


def test_a_change_at_the_table_is_asked_about_anew(seat, desk):
    before = len(seat.plans)
    seat.changed()
    assert len(seat.plans) == before + 1


def test_taking_another_seat_leaves_nothing_of_the_first(seat):
    memory = PlotMemory()
    desk = PlotDesk(seat, memory)
    desk.select("g1")
    desk.choose_target("r1")
    desk.coast_ahead(3)
    desk.set_pivot("E bl")
    desk.set_session(PlotSeat(viewer=RED))
    assert desk.selected is None
    assert desk.target is None
    assert desk.draft is None
    assert desk.advice is None
    assert desk.coast is None
    assert desk.coast_turns == 0
    assert desk.violations == ()
    assert memory.given(RED, 1) == {}


def test_a_seat_that_comes_back_finds_its_own_orders(seat):
    memory = PlotMemory()
    desk = PlotDesk(seat, memory)
    desk.select("g1")
    desk.set_roll(2)
    desk.set_session(PlotSeat(viewer=RED))
    desk.set_session(seat)
    desk.select("g1")
    assert desk.draft.roll == 2


def test_a_desk_that_was_closed_no_longer_hears_the_table(seat, desk):
    desk.close()
    before = len(seat.plans)
    seat.changed()
    assert len(seat.plans) == before


def test_the_referee_lets_nobody_set_a_ship_by_hand(seat, desk):
    desk.edit_attitude("A y", 0)
    assert seat.given == []


def test_in_free_play_attitude_and_vectors_are_set_by_hand():
    seat = PlotSeat(enforcement=Enforcement.FREE)
    desk = PlotDesk(seat)
    desk.select("r1")
    desk.edit_attitude("A y", 3)
    desk.edit_vector("A", 5)
    first, second = seat.given
    assert isinstance(first, SetShip)
    assert (first.forward, first.roll) == ("A y", 3)
    assert second.vectors["A"] == 5
    assert second.vectors["D"] == 3
    assert desk.attitude.forward == "A y"


def test_the_desk_needs_no_qt():
    import subprocess

    script = "import sys, gui.games.sits.plot_desk; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_an_order_that_was_taken_back_is_no_longer_on_the_desk(seat, desk):
    desk.set_roll(2)
    seat.orders.clear()
    seat.changed()
    assert desk.given is None
    assert desk.draft.roll == 0
    assert "g1" in desk.unplotted


def test_an_order_from_before_the_program_was_started_counts_as_plotted(seat):
    seat.orders[1, "g1"] = Plot(player=GREEN, ship="g1", roll=3)
    desk = PlotDesk(seat)
    assert desk.unplotted == ("g2",)


def test_an_offer_that_carries_the_order_puts_it_on_the_desk(seat):
    seat.orders[1, "g1"] = Plot(player=GREEN, ship="g1", roll=3)
    seat.tells_orders = True
    desk = PlotDesk(seat)
    desk.select("g1")
    assert desk.draft.roll == 3
    assert desk.is_given


def test_the_referee_lets_nobody_set_halves_or_boxes_by_hand(seat, desk):
    assert desk.edit_halves(("A",)) == ()
    assert desk.edit_marked("pivot", 2) == ()
    assert seat.given == []
