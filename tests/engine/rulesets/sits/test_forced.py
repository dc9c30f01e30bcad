"""What a forced end means in SITS: nothing that was not committed is done, nothing under way is left open."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from engine.core.dice import RecordingDice, seeded
from engine.core.force import ForceEnd
from engine.core.state import Decision
from engine.rulesets.sits import forced
from engine.rulesets.sits.answers import KINDS
from engine.rulesets.sits.combat_commands import Aim, ChooseKills, ChooseSide, FireCanister, SpendDecoy
from engine.rulesets.sits.commands import Commit, Deploy, Plot, Proceed, Ready
from engine.rulesets.sits.phases import LATE, LAUNCH, MIDDLE, PLOTTING, SETUP
from tests.helpers.sits import GREEN, RED, RULES, a_bus, do, shipped
from tests.helpers.sits_launch import a_duel, aim, hold, launch
from tests.helpers.sits_salvoes import Attack, a_salvo, roll

if TYPE_CHECKING:
    from engine.core.event import Event
    from engine.rulesets.sits.state import SitsState


def by_force(state: SitsState, what: str = "phase", player: str = GREEN, seed: int = 1) -> SitsState:
    return with_events(state, what, player, seed)[0]


def with_events(
    state: SitsState, what: str = "phase", player: str = GREEN, seed: int = 1
) -> tuple[SitsState, tuple[Event, ...]]:
    done = RULES.apply(state, ForceEnd(player=player, what=what), RecordingDice(seeded(seed, 1)))
    return done.state, done.events


def test_uncommitted_plots_are_taken_back_and_their_ships_coast_while_committed_ones_are_flown():
    bus = a_bus(shipped("pass-in-review"))
    green = next(ship for ship in bus.state.of_side(GREEN))
    red = next(ship for ship in bus.state.of_side(RED))
    do(bus, Plot(player=GREEN, ship=green.id, roll=1))
    do(bus, Commit(player=GREEN))
    do(bus, Plot(player=RED, ship=red.id, roll=2))
    state = by_force(bus.state)
    assert state.phase != PLOTTING
    assert state.plots[green.id].roll == 1
    assert state.plots[red.id] == Plot(player=RED, ship=red.id)


def test_what_was_taken_back_is_told_to_its_own_side_only():
    bus = a_bus(shipped("pass-in-review"))
    red = bus.state.of_side(RED)[0]
    do(bus, Plot(player=RED, ship=red.id, roll=2))
    _, events = with_events(bus.state)
    own = [event for event in events if event.seen_by is not None]
    assert own
    assert all(event.seen_by == (RED,) for event in own)


def test_ships_that_are_not_placed_stand_in_the_first_free_hexes():
    bus = a_bus(shipped("simple-setup-duel"))
    assert bus.state.phase == SETUP
    state = by_force(bus.state)
    assert state.phase == PLOTTING
    assert all(ship.place is not None for ship in state.ships.values())


def test_a_ship_without_a_hex_takes_no_part(monkeypatch):
    bus = a_bus(shipped("simple-setup-duel"))
    monkeypatch.setattr(forced, "zone", lambda _state, _side: ())
    assert isinstance(forced.choose(bus.state, GREEN), Ready)
    state = by_force(bus.state)
    assert state.phase == PLOTTING
    assert all(ship.place is None for ship in state.ships.values())


def test_placing_begins_with_the_first_legal_hex():
    state = a_bus(shipped("simple-setup-duel")).state
    command = forced.choose(state, GREEN)
    assert isinstance(command, Deploy)
    assert RULES.check(state, command) == ()


def test_salvoes_and_held_tubes_that_were_not_handed_over_are_taken_back():
    table = a_duel(ship={"canister": {"starboard": 60}})
    table.give(launch(missiles=3))
    table.give(hold(1))
    assert table.state.phase == LAUNCH
    assert table.state.salvoes
    state = by_force(table.state)
    assert state.phase != LAUNCH
    assert (state.salvoes, state.holds) == ({}, ())


def test_salvoes_of_a_side_that_is_done_are_in_flight():
    table = a_duel()
    table.give(launch(missiles=3, step="late"))
    table.give(Proceed(player=GREEN))
    assert table.state.active == (RED,)
    assert by_force(table.state, player=RED).salvoes


def test_beams_that_were_not_committed_do_not_fire():
    table = a_duel()
    while table.state.phase != MIDDLE:
        table.proceed()
    table.force(aim("starboard.weapons.1"))
    assert table.state.fire
    taken_back = forced.choose(table.state, GREEN)
    assert isinstance(taken_back, Aim)
    assert taken_back.count == 0
    state, events = with_events(table.state)
    assert (state.phase, state.fire) == (LATE, ())
    assert not any("fires" in event.text for event in events)


@pytest.mark.parametrize("what", ["step", "phase"])
def test_a_salvo_under_way_strikes_without_a_decoy(monkeypatch, what):
    battle = Attack(monkeypatch, a_salvo(23))
    battle.begin(roll(5))
    assert battle.asked == (GREEN, "sits.decoy")
    before = battle.ship("sirius").spent
    state = by_force(battle.state, what)
    assert not state.pending
    assert (state.phase == MIDDLE) == (what == "step")
    assert state.ships["sirius"].spent == before


def asked(kind: str) -> SitsState:
    state = a_duel().state
    return replace(state, pending=(Decision(owner=RED, kind=kind, prompt="Well?"),))


@pytest.mark.parametrize(
    ("kind", "answer"),
    [
        ("sits.canister", FireCanister(player=RED, tubes=0)),
        ("sits.decoy", SpendDecoy(player=RED)),
        ("sits.side", ChooseSide(player=RED, side="forward")),
        ("sits.kills", ChooseKills(player=RED)),
    ],
)
def test_a_question_that_nothing_legal_answers_has_an_answer_all_the_same(kind, answer):
    assert forced.choose(asked(kind), RED) == answer


def test_kills_among_a_linked_set_are_named_in_the_order_of_launching(monkeypatch):
    linked = [a_salvo(n, link="A", lead="raider", ship=name) for n, name in ((5, "raider"), (8, "rover"))]
    battle = Attack(monkeypatch, *linked)
    question = Decision(owner=GREEN, kind="sits.kills", prompt="Which?")
    flying = {salvo.id: salvo.missiles for salvo in linked}
    task = replace(battle.state.work[0], stage="cm", to_kill=6, survivors=flying)
    state = replace(battle.state, pending=(question,), work=(task,))
    first, second = (salvo.id for salvo in linked)
    assert forced.choose(state, GREEN) == ChooseKills(player=GREEN, kills={first: 5, second: 1})


def test_every_question_of_the_game_says_how_it_is_answered():
    assert set(forced.QUESTIONS) == set(KINDS)
