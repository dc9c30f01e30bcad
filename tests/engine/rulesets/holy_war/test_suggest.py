"""Legal commands near refused ones."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.dice import NoDice, RecordingDice, scripted
from engine.core.ids import PieceId
from engine.core.violation import blocking
from engine.rulesets.holy_war.commands import (
    Activate,
    BeginCombat,
    Board,
    ChooseSystem,
    Deny,
    EndBoarding,
    FormFlights,
    FormForce,
    Jump,
    MoveStar,
    PlaceDispersed,
    PlayOn,
    Proceed,
    Reveal,
    SeekAlliance,
    UseLuck,
    Warp,
)
from engine.rulesets.holy_war.dispersal import adrift
from engine.rulesets.holy_war.knowledge import as_seen_by
from engine.rulesets.holy_war.phases import JUDGMENT
from tests.helpers.holy_war import (
    HOLY_BAND,
    RULES,
    SUNTHROWERS,
    battle,
    begun,
    moving,
    new,
    place,
    started,
)

RANGER = PieceId("S.R-1")


def suggested(state, command):
    """The commands suggested for a refused one, all of which are legal."""
    assert blocking(RULES.check(state, command))
    found = [suggestion.command for suggestion in RULES.suggest(state, command)]
    assert not any(blocking(RULES.check(state, other)) for other in found)
    return found


def test_a_jump_through_the_enemy_is_led_round_him():
    state = moving(place(place(started(), "C05/2", "S.R-1"), "C05/3", "H.R-1"))
    blocked = Jump(player=SUNTHROWERS, pieces=(RANGER,), path=("C05/3", "C05/4"))
    first = suggested(state, blocked)[0]
    assert first.path[-1] == "C05/4"
    assert "C05/3" not in first.path


def test_a_step_that_is_none_becomes_a_jump_to_that_level():
    state = moving(place(started(), "C05/2", "S.R-1"))
    first = suggested(state, Jump(player=SUNTHROWERS, pieces=(RANGER,), path=("C05/5",)))[0]
    assert (first.path[-1], len(first.path)) == ("C05/5", 3)


def test_where_no_line_leads_the_level_is_jumped_to():
    state = moving(place(started(), "C01/1", "S.R-1"))
    first = suggested(state, Warp(player=SUNTHROWERS, pieces=(RANGER,), route=("C01/3",)))[0]
    assert (type(first), first.path[-1]) == (Jump, "C01/3")


def test_where_nothing_leads_a_line_to_a_level_near_it_is_taken():
    state = moving(place(started(), "C01/1", "S.R-1"))
    found = suggested(state, Warp(player=SUNTHROWERS, pieces=(RANGER,), route=("C99/9",)))
    assert found
    assert all(command.route[-1] in state.board.entries for command in found)


def test_units_that_can_not_go_along_are_left_out():
    state = moving(place(started(), "C01/1", "S.R-1", "S.R-2"))
    guard = next(unit.id for unit in state.units_in("C01/1") if unit.is_starguard)
    refused = Jump(player=SUNTHROWERS, pieces=(guard, RANGER), path=("C01/2",))
    assert suggested(state, refused)[0] == replace(refused, pieces=(RANGER,))


def test_a_star_goes_to_an_adjacent_level():
    state = place(started(), "C05/2", "S.PS-1")
    key = PieceId("star of Y-Tal")
    state = moving(state.with_star(replace(state.stars[key], level="C05/2")))
    found = suggested(state, MoveStar(player=SUNTHROWERS, unit=PieceId("S.PS-1"), level="C05/4"))
    assert all(state.board.adjacent("C05/2", command.level) for command in found)
    assert {state.board.distance(command.level, "C05/4") for command in found} == {1}


def test_a_taken_system_gives_way_to_the_nearest_free_one():
    state = new(first_choice="Sunthrowers")
    state = RULES.apply(state, ChooseSystem(player=SUNTHROWERS, level="C01/1"), None).state
    found = suggested(state, ChooseSystem(player=HOLY_BAND, level="C01/1"))
    assert [command.level for command in found] == sorted(
        [command.level for command in found], key=lambda at: state.board.distance(at, "C01/1")
    )


def test_what_is_too_dear_or_in_the_wrong_place_is_bought_elsewhere_or_cheaper():
    state = started()
    wrong = Activate(player=SUNTHROWERS, code="SC", level="C17/7")
    assert {command.code for command in suggested(state, wrong)} == {"SC"}
    poor = replace(state, crew={**state.crew, SUNTHROWERS: 4})
    dear = Activate(player=SUNTHROWERS, code="SC", level="C01/1")
    assert {command.code for command in suggested(poor, dear)} <= {"MP", "GST", "P", "JS"}


def test_a_force_of_another_letter_where_one_is_elsewhere():
    state = place(place(started(force_counters=True), "C05/2", "S.R-1"), "C06/2", "S.R-2")
    state = moving(state.with_unit(replace(state.units[PieceId("S.R-2")], force="A")))
    found = suggested(state, FormForce(player=SUNTHROWERS, letter="A", units=(RANGER,)))
    assert found[0].letter == "B"


def test_a_dispersed_unit_is_placed_in_an_empty_level_near_by():
    state = moving(place(place(started(), "C05/2", "S.R-1"), "C06/2", "S.R-2"))
    state = adrift(state, [RANGER], HOLY_BAND, seen=False)
    found = suggested(state, PlaceDispersed(player=HOLY_BAND, level="C06/2"))
    assert all(state.board.adjacent(command.level, "C06/2") for command in found)


def test_a_neutral_that_has_not_been_asked_is_asked():
    state = started()
    markers = {**state.neutrals.markers, SUNTHROWERS: 5}
    asked = replace(state.neutrals, markers=markers, tried=((SUNTHROWERS, "C09/4"),))
    state = replace(state, turn=2, phase=JUDGMENT, active=(SUNTHROWERS,), neutrals=asked, sealed={})
    found = suggested(state, SeekAlliance(player=SUNTHROWERS, level="C09/4"))
    assert found
    assert all(command.level != "C09/4" for command in found)


MANY = ("S.SC-1", "S.SC-2", "S.SC-3", "S.SC-4", "S.R-1", "S.R-2")


def test_who_can_not_withdraw_there_withdraws_beside_it():
    state = battle("C06/4", MANY, ("H.R-1",))
    state = RULES.apply(state, BeginCombat(player=SUNTHROWERS, level="C06/4"), NoDice()).state
    found = suggested(state, Deny(player=HOLY_BAND, level="C06/7"))
    assert all(state.board.adjacent("C06/4", command.level) for command in found)
    assert {state.board.distance(command.level, "C06/7") for command in found} == {2}


def test_flights_are_made_of_every_unit_with_the_short_one_last():
    state = begun(battle("C06/4", MANY, ("H.R-1",)))
    short = FormFlights(player=SUNTHROWERS, flights=((PieceId("S.R-2"), PieceId("S.SC-1")),))
    (found,) = suggested(state, short)
    assert [len(flight) for flight in found.flights] == [4, 2]
    assert found.flights[0][:2] == ("S.R-2", "S.SC-1")


def test_another_flight_is_revealed_in_place_of_one_that_is_not_there():
    eight = (*MANY, "S.R-3", "S.R-4")
    state = begun(battle("C06/4", eight, ("H.R-1",)))
    flights = (tuple(map(PieceId, eight[:4])), tuple(map(PieceId, eight[4:])))
    state = done(state, FormFlights(player=SUNTHROWERS, flights=flights), 1)
    found = suggested(state, Reveal(player=SUNTHROWERS, flight=2))
    assert found == [Reveal(player=SUNTHROWERS, flight=n) for n in (0, 1)]


def test_a_boarder_too_weak_for_one_target_tries_another_or_stops():
    state = begun(battle("C06/4", ("S.SC-1", "S.SC-2"), ("H.R-1", "H.FGS-1")), 5)
    assert state.pending[-1].kind == "boarding"
    target = next(key for key in as_seen_by(state, SUNTHROWERS).units if key.startswith("H.R@"))
    refused = Board(player=SUNTHROWERS, unit=PieceId("S.SC-1"), target=target, strength=1)
    found = suggested(state, refused)
    assert found[0] == replace(refused, strength=6)
    assert all(isinstance(command, Board | EndBoarding) for command in found)


def done(state, command, *faces):
    """The state after a command, with these dice."""
    return RULES.apply(state, command, RecordingDice(scripted(*((face,) for face in faces)))).state


@pytest.mark.parametrize(
    "command",
    [
        Proceed(player=HOLY_BAND),
        PlayOn(player=HOLY_BAND, on=True),
        UseLuck(player=SUNTHROWERS, use=True),
        BeginCombat(player=SUNTHROWERS, level="C01/1"),
        Jump(player=SUNTHROWERS, pieces=(), path=()),
        Jump(player=SUNTHROWERS, pieces=(PieceId("H.R-1"),), path=("C01/2",)),
        ChooseSystem(player="Amtik", level="C01/1"),
    ],
)
def test_where_nothing_near_is_legal_nothing_is_suggested(command):
    assert RULES.suggest(moving(started()), command) == ()
