"""The plot desk at a real game of SITS: its drafts, orders, undo and the next turn."""

from __future__ import annotations

import pytest

from engine import library
from engine.core.game import new_game
from engine.core.session import Session
from engine.core.violation import blocking
from engine.rulesets.sits.commands import Commit, Plot, Proceed
from gui.games.sits.plot_desk import PlotDesk
from gui.games.sits.plot_memory import PlotMemory


@pytest.fixture
def game():
    rules = library.create("sits")
    scenario = next(s for s in rules.scenarios() if s["id"] == "thirty-ships")
    return new_game(rules, scenario, seed=1)


@pytest.fixture
def session(game):
    return Session(game, game.players[0])


@pytest.fixture
def desk(session):
    desk = PlotDesk(session)
    desk.next_ship()
    yield desk
    desk.close()


def reachable(desk, count):
    return next(p for p in desk.advice.pivots if p.count == count and not p.violations)


def fly(game):
    """Both sides commit and the turn is flown to the next plotting."""
    turn = game.bus.state.turn
    for player in game.players:
        assert not blocking(Session(game, player).give(Commit(player=player)))
    while game.bus.state.turn == turn:
        everybody_goes_on(game)


def everybody_goes_on(game):
    """Each side that can do something at this stop says that it is done; where nobody can, one of them."""
    phase = game.bus.state.phase
    for player in game.bus.state.active:
        if game.bus.state.phase == phase:
            assert not blocking(Session(game, player).give(Proceed(player=player)))


def test_a_plotted_pivot_is_an_order_of_the_game(session, desk):
    desk.set_pivot(reachable(desk, 3).window)
    assert desk.is_given
    counter = desk.counter(desk.selected)
    assert "plotted" in counter.badges
    assert desk.selected not in desk.unplotted


def test_an_undone_order_is_off_the_desk(session, desk):
    desk.set_pivot(reachable(desk, 3).window)
    session.undo()
    assert desk.given is None
    assert desk.draft.route == ()


@pytest.mark.rule("sits/B3.242")
def test_thrust_is_given_with_square_and_spread(game, desk):
    desk.set_thrust(2)
    order = game.bus.state.plots[desk.selected]
    assert order.square is not None
    assert order == desk.advice.completed


@pytest.mark.rule("sits/B2.22")
def test_what_the_referee_would_refuse_stays_a_draft_that_a_suggestion_mends(game, desk):
    refused = next(p for p in desk.advice.pivots if blocking(p.violations))
    desk.set_pivot(refused.window)
    assert desk.selected not in game.bus.state.plots
    assert any(v.rule == "sits/B2.22" for v in desk.violations)
    desk.adopt(desk.suggestions[0])
    assert desk.is_given
    assert desk.selected in game.bus.state.plots


def test_a_ship_of_the_other_side_can_be_coasted_ahead_but_not_plotted(desk):
    desk.select(desk.targets[0])
    desk.coast_ahead(3)
    assert desk.draft is None
    assert len(desk.coast.steps) == 3


def test_the_target_is_shot_at_from_now_midpoint_and_end(desk):
    desk.choose_target(desk.targets[0])
    points = {(shot.from_point, shot.to_point) for shot in desk.preview.shots}
    assert {("now", "now"), ("midpoint", "midpoint"), ("eot", "eot")} <= points


def test_after_the_turn_is_flown_the_last_plot_can_be_repeated(game, desk):
    desk.set_roll(1)
    ship = desk.selected
    fly(game)
    assert desk.draft == Plot(player=game.players[0], ship=ship)
    assert desk.can_repeat
    desk.repeat_last_plot()
    assert game.bus.state.plots[ship].roll == 1


def test_the_other_seat_sees_no_plot_of_the_first(game, session):
    memory = PlotMemory()
    desk = PlotDesk(session, memory)
    desk.next_ship()
    desk.set_pivot(reachable(desk, 3).window)
    ship = desk.selected
    desk.set_session(Session(game, game.players[1]))
    desk.select(ship)
    assert desk.draft is None
    assert desk.preview is None
    assert all(slot.change == 0 for slot in desk.attitude.slots)
    desk.close()


@pytest.mark.rule("sits/A3.12")
def test_what_was_sealed_lies_on_the_desk_to_be_read_until_the_ships_move(game, session, desk):
    window = reachable(desk, 3).window
    desk.set_pivot(window)
    desk.set_roll(1)
    order = game.bus.state.plots[desk.selected]
    assert not blocking(session.give(Commit(player=game.players[0])))
    assert desk.draft is None
    assert desk.sealed == order
    assert (desk.advice.route_count, desk.advice.draft.roll) == (3, 1)
    assert not desk.violations
    desk.set_roll(2)
    assert game.bus.state.plots[desk.selected] == order
    Session(game, game.players[1]).give(Commit(player=game.players[1]))
    assert desk.sealed == order
    assert desk.advice is None


@pytest.mark.rule("sits/A3.12")
def test_what_was_sealed_lies_on_no_desk_of_the_other_side(game, session, desk):
    desk.set_roll(1)
    ship = desk.selected
    session.give(Commit(player=game.players[0]))
    other = PlotDesk(Session(game, game.players[1]))
    other.select(ship)
    assert other.sealed is None
    assert other.advice is None
    other.close()


@pytest.mark.rule("sits/C1.17")
def test_at_each_stop_the_target_is_shot_at_from_where_the_ships_are(game, desk):
    desk.choose_target(desk.targets[0])
    for player in game.players:
        Session(game, player).give(Commit(player=player))
    seen = []
    while game.bus.state.turn == 1:
        first = desk.shots[0]
        assert (first.from_point, first.to_point) == ("now", "now")
        here, there = (game.bus.state.ships[ship].place for ship in (first.ship, first.target))
        assert (first.h, abs(first.v)) == tuple(here.range_components(there))
        seen.append(len(desk.shots))
        everybody_goes_on(game)
    assert seen == [5, 2, 1]


def test_a_ship_without_a_place_or_a_target_has_no_bearing(desk):
    assert desk.shots == ()
    desk.choose_target(desk.targets[0])
    desk.select(None)
    assert desk.shots == ()


def test_a_ship_just_looked_at_becomes_the_target_of_the_one_before(desk):
    own, enemy = desk.selected, desk.targets[0]
    desk.select(enemy)
    desk.choose_target(enemy)
    assert (desk.selected, desk.target) == (own, enemy)


def test_without_a_ship_before_it_a_ship_does_not_aim_at_itself(session):
    desk = PlotDesk(session)
    enemy = next(c.id for c in session.view().counters if c.kind == "piece" and c.owner != session.viewer)
    desk.select(enemy)
    desk.choose_target(enemy)
    assert (desk.selected, desk.target) == (enemy, None)
    desk.close()
