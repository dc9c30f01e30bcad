"""The phase table walker, commitment and decisions; and the helpers for changed copies."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.dice import NoDice
from engine.core.event import Note
from engine.core.flow import PhaseTable, answered, ask, commit, may_act, out_of_turn, pass_on, reopen
from engine.core.ids import PhaseId, PlayerId, RuleId
from engine.core.ruleset import PhaseSpec, Resolution
from engine.core.state import Decision, GameState, Outcome
from engine.core.update import at, drop, put

A, B, C = PlayerId("a"), PlayerId("b"), PlayerId("c")
RULE = RuleId("toy/1")
DUSK, PLAN, FLY = PhaseId("dusk"), PhaseId("plan"), PhaseId("fly")
PHASES = (
    PhaseSpec(id=DUSK, title="Dusk", rule=RULE, automatic=True),
    PhaseSpec(id=PLAN, title="Plan", rule=RULE, simultaneous=True),
    PhaseSpec(id=FLY, title="Fly", rule=RULE),
)


def state(phase: PhaseId = PLAN, **facts) -> GameState:
    return GameState(**{"players": (A, B, C), "turn": 1, "phase": phase, "active": (), **facts})


def settle(table: PhaseTable[GameState], start: GameState, **facts) -> Resolution[GameState]:
    return table.settle(Resolution(state=start, **facts), NoDice())


def decision(owner: PlayerId, kind: str = "choose") -> Decision:
    return Decision(owner=owner, kind=kind, prompt=f"{owner} chooses.")


def test_a_phase_with_somebody_left_to_act_goes_on():
    start = state(active=(B,))
    assert settle(PhaseTable(PHASES), start).state is start


def test_a_finished_phase_gives_way_to_the_next():
    after = settle(PhaseTable(PHASES), state(PLAN)).state
    assert (after.phase, after.turn, after.active) == (FLY, 1, (A,))


def test_after_the_last_phase_a_turn_begins_and_automatic_phases_run_at_once():
    ran = []

    def dusk(now, _dice):
        ran.append((now.phase, now.turn, now.active))
        return Resolution(state=now, events=(Note(text="dusk"),), reveals=True)

    told = settle(PhaseTable(PHASES, {DUSK: dusk}), state(FLY), events=(Note(text="flown"),))
    assert ran == [(DUSK, 2, ())]
    assert (told.state.phase, told.state.turn, told.state.active) == (PLAN, 2, (A, B, C))
    assert [event.text for event in told.events] == ["flown", "dusk"]
    assert told.reveals


def test_a_decision_holds_the_walk_until_it_is_answered():
    table = PhaseTable(PHASES, {DUSK: lambda now, _dice: Resolution(state=ask(now, decision(B)))})
    waiting = settle(table, state(FLY)).state
    assert (waiting.phase, waiting.pending) == (DUSK, (decision(B),))
    assert settle(table, answered(waiting)).state.phase == PLAN


def test_a_game_that_is_over_goes_nowhere():
    over = state(FLY, outcome=Outcome(winner=A, reason="Done."))
    assert settle(PhaseTable(PHASES), over).state is over


def test_an_entry_may_say_who_acts():
    table = PhaseTable(PHASES, {FLY: lambda now, _dice: Resolution(state=replace(now, active=(C,)))})
    assert settle(table, state(PLAN)).state.active == (C,)


def test_a_table_on_which_nobody_ever_acts_is_a_mistake():
    with pytest.raises(RuntimeError, match="no phase"):
        settle(PhaseTable(PHASES[:1]), state(DUSK))


def test_a_phase_is_found_by_its_id():
    assert PhaseTable(PHASES).spec(FLY).title == "Fly"


def test_a_commitment_can_be_taken_back_and_keeps_the_order_of_players():
    plan = state(active=(A, B, C))
    assert commit(commit(plan, A), B).active == (C,)
    assert reopen(commit(commit(plan, A), B), A).active == (A, C)


def test_players_act_one_after_the_other():
    assert pass_on(state(FLY, active=(A,)), A).active == (B,)
    assert pass_on(state(FLY, active=(C,)), C).active == ()


def test_decisions_are_a_stack():
    both = ask(state(), decision(A), decision(B))
    assert [d.owner for d in both.pending] == [A, B]
    assert answered(both).pending == (decision(A),)


@pytest.mark.parametrize(
    ("start", "actors"),
    [
        (state(active=(A, B)), {A, B}),
        (state(active=(A,), pending=(decision(A), decision(C))), {C}),
        (state(active=(A,), outcome=Outcome(winner=None, reason="Done.")), set()),
    ],
)
def test_who_may_act(start, actors):
    assert {p for p in start.players if may_act(start, p)} == actors


@pytest.mark.parametrize(
    ("start", "answers", "message"),
    [
        (state(active=(A,)), None, None),
        (state(active=(B,)), None, "It is not a's turn to act; the table waits for b."),
        (state(), None, "It is not a's turn to act; the table waits for nobody."),
        (state(active=(A,)), "choose", "There is no such decision to make now."),
        (state(pending=(decision(A),)), "choose", None),
        (state(pending=(decision(A),)), "other", "This must be decided first: a chooses."),
        (state(active=(A,), pending=(decision(A),)), None, "This must be decided first: a chooses."),
        (state(active=(A,), pending=(decision(B),)), None, "The table waits for b: b chooses."),
        (state(active=(A,), outcome=Outcome(winner=None, reason="Done.")), None, "The game is over: Done."),
    ],
)
def test_why_a_player_cannot_act(start, answers, message):
    found = [violation.message for violation in out_of_turn(start, A, RULE, answers=answers)]
    assert found == ([] if message is None else [message])


def test_changed_copies_leave_the_original_alone():
    original = {"a": 1, "b": 2}
    assert put(original, "a", 5) == {"a": 5, "b": 2}
    assert drop(original, "a", "z") == {"b": 2}
    assert original == {"a": 1, "b": 2}
    assert at((1, 2, 3), 1, 9) == (1, 9, 3)
    with pytest.raises(IndexError):
        at((1,), 1, 9)
