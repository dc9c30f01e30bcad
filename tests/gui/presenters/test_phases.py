"""The phase bar's words and states, without Qt."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.bus import Barrier
from engine.core.command import Command
from engine.core.ids import PhaseId, PlayerId, RuleId
from engine.core.ruleset import PhaseSpec
from engine.core.session import Update
from engine.core.state import Outcome
from engine.core.view import Offer, SeatView, TableView
from engine.core.violation import Severity, Violation
from gui.presenters.phases import next_chair, phase_bar

GREEN, RED = PlayerId("Green"), PlayerId("Red")
PHASES = tuple(
    PhaseSpec(id=PhaseId(name), title=name.title(), rule=RuleId(f"toy/{name}"), simultaneous=name == "plot")
    for name in ("setup", "plot", "fly")
)
LAND = PhaseSpec(id=PhaseId("land"), title="Land", rule=RuleId("toy/land"))
GO = Command(player=GREEN)
UNREADY = (
    SeatView(id=GREEN, name="Green", colour="green", letter="G"),
    SeatView(id=RED, name="Red", colour="red", letter="R"),
)


def a_view(**fields) -> TableView:
    seats = (
        SeatView(id=GREEN, name="Green", colour="green", letter="G", ready=True),
        SeatView(id=RED, name="Red", colour="red", letter="R"),
    )
    view = TableView(viewer=GREEN, turn=3, phase=PhaseId("plot"), active=(RED,), prompt="Plot.", seats=seats)
    return replace(view, **fields)


def test_phases_before_the_current_one_are_done_and_those_after_it_are_not():
    bar = phase_bar(Update(view=a_view()), PHASES)
    assert [(step.done, step.current) for step in bar.steps] == [(True, False), (False, True), (False, False)]


def test_a_seat_says_whether_it_is_ready_or_waited_for():
    green, red = phase_bar(Update(view=a_view()), PHASES).seats
    assert green.words == "Green: ready (you)"
    assert red.words == "Red: to act"


def test_the_primary_offer_becomes_the_big_button_and_the_rest_stand_beside_it():
    offers = (
        Offer(kind="toy.go", title="Go", primary=True, command=GO),
        Offer(kind="toy.back", title="Back", command=GO),
        Offer(kind="toy.plot", title="Plot a ship"),
    )
    bar = phase_bar(Update(view=a_view(offers=offers)), PHASES)
    assert bar.primary is not None
    assert (bar.primary.title, bar.primary.ready) == ("Go", True)
    assert [offer.title for offer in bar.others] == ["Back"]


def test_a_broken_rule_holds_the_big_button_and_a_warning_does_not():
    broken = Violation(RuleId("toy/1"), "One ship has no order.")
    for severity, ready in ((Severity.ILLEGAL, False), (Severity.WARNING, True)):
        offer = Offer(
            kind="toy.go",
            title="Go",
            primary=True,
            command=GO,
            violations=(replace(broken, severity=severity),),
        )
        bar = phase_bar(Update(view=a_view(offers=(offer,))), PHASES)
        assert bar.primary is not None
        assert bar.primary.ready is ready


@pytest.mark.parametrize(
    ("barrier", "words"),
    [
        (Barrier.DICE, "roll of the dice"),
        (Barrier.REVEAL, "hidden things became known"),
        (Barrier.OTHER_PLAYER, "another side's"),
        (None, "Nothing to take back"),
    ],
)
def test_a_disabled_undo_says_what_bars_it(barrier, words):
    bar = phase_bar(Update(view=a_view(), undo_barrier=barrier), PHASES)
    assert not bar.undo.enabled
    assert words in bar.undo.words


def test_an_enabled_undo_says_what_it_takes_back():
    bar = phase_bar(Update(view=a_view(), can_undo=True, undo_label="Fearless plots."), PHASES)
    assert bar.undo.words == "Take back: Fearless plots."


def test_the_chair_goes_to_the_side_that_is_waited_for():
    assert next_chair(a_view()) == RED


def test_the_chair_stays_while_its_side_has_something_to_do_or_the_game_is_over():
    assert next_chair(a_view(active=(GREEN, RED))) is None
    assert next_chair(a_view(active=())) is None
    assert next_chair(a_view(outcome=Outcome(winner=RED, reason="Green left."))) is None


def test_where_any_side_may_go_on_it_is_said_once_for_all():
    bar = phase_bar(Update(view=a_view(phase=PhaseId("fly"), active=(GREEN, RED), seats=UNREADY)), PHASES)
    assert bar.either == "either may go on"
    assert [seat.state for seat in bar.seats] == ["may go on", "may go on"]


def test_where_all_sides_act_at_once_each_is_to_act():
    bar = phase_bar(Update(view=a_view(active=(GREEN, RED), seats=UNREADY)), PHASES)
    assert bar.either == ""
    assert [seat.state for seat in bar.seats] == ["to act", "to act"]


def test_a_step_that_waits_for_each_side_says_that_each_is_to_act():
    view = a_view(phase=PhaseId("fly"), active=(GREEN, RED), seats=UNREADY, each_acts=True)
    bar = phase_bar(Update(view=view), PHASES)
    assert bar.either == ""
    assert [seat.state for seat in bar.seats] == ["to act", "to act"]


def test_when_the_game_is_over_nobody_waits_and_the_winner_is_named():
    over = a_view(active=(), seats=UNREADY, outcome=Outcome(winner=RED, reason="Green left."))
    green, red = phase_bar(Update(view=over), PHASES).seats
    assert (green.state, red.state) == ("", "wins")
    assert green.words == "Green: the game is over (you)"


def test_fly_on_says_whether_the_whole_turn_is_flown():
    first = phase_bar(Update(view=a_view(phase=PhaseId("fly"))), PHASES)
    later = phase_bar(Update(view=a_view(phase=PhaseId("land"))), (*PHASES, LAND))
    assert (first.flight, later.flight) == ("the whole turn", "the rest of the turn")


def test_where_a_game_stands_is_one_line():
    assert phase_bar(Update(view=a_view()), PHASES).stands == "Turn 3, Plot: Red to act"
    stop = a_view(phase=PhaseId("fly"), active=(GREEN, RED), seats=UNREADY)
    assert phase_bar(Update(view=stop), PHASES).stands == "Turn 3, Fly: Green or Red may go on"
    over = a_view(outcome=Outcome(winner=None, reason="All gone."))
    assert phase_bar(Update(view=over), PHASES).stands == "Turn 3, over"
