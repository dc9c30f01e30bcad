"""Movement in general: who may move, halts, attacks, jumps with their dice, and dispersed units."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.dice import RecordingDice, scripted
from engine.core.ids import PieceId
from engine.rulesets.holy_war import dispersal, movement
from engine.rulesets.holy_war.advise import answer
from engine.rulesets.holy_war.commands import (
    AskPath,
    AskReach,
    Jump,
    PlaceDispersed,
    Proceed,
    Warp,
)
from engine.rulesets.holy_war.knowledge import counters_in
from engine.rulesets.holy_war.phases import PLACING
from engine.rulesets.holy_war.units import HIDDEN
from tests.helpers.holy_war import (
    HOLY_BAND,
    RULES,
    SUNTHROWERS,
    at,
    broken,
    do,
    moving,
    place,
    started,
    texts,
)

HERE, NEXT, FAR = "C05/4", "C05/3", "C05/2"
NEUTRAL = "C09/4"


def jump(*path, pieces=("S.R-1",), player=SUNTHROWERS):
    return Jump(player=player, pieces=tuple(PieceId(piece) for piece in pieces), path=path)


def with_units(*counters, level=HERE, side=SUNTHROWERS, **options):
    return moving(place(started(**options), level, *counters), side)


def standing_at(state, side, value):
    markers = {**state.neutrals.markers, side: value}
    return replace(state, neutrals=replace(state.neutrals, markers=markers))


# --- who may move


@pytest.mark.rule("holy-war/II.level")
def test_a_move_names_levels_of_the_map_and_counters_of_one_level():
    state = place(with_units("S.R-1", "S.R-2"), NEXT, "S.SC-1")
    assert not broken(state, jump(NEXT, pieces=("S.R-1", "S.R-2")))
    assert broken(state, jump("C05/8")) == ["II.level"]
    assert broken(state, jump()) == ["II.level"]
    assert broken(state, jump(NEXT, pieces=("S.R-1", "S.SC-1"))) == ["II.level"]


@pytest.mark.rule("holy-war/VI.all-may-move")
def test_a_side_moves_any_of_its_units_all_or_none_and_no_others():
    state = place(with_units("S.R-1", "S.SC-1"), "C06/4", "H.R-1")
    one = do(state, jump(NEXT)).state
    assert at(one, "S.R-1") == NEXT
    assert at(one, "S.SC-1") == HERE
    assert at(do(one, jump(NEXT, pieces=("S.SC-1",))).state, "S.SC-1") == NEXT
    assert not broken(state, Proceed(player=SUNTHROWERS))
    for strange in ("H.R-1", "S.R-5", "S.A", "nothing"):
        assert broken(state, jump(NEXT, pieces=(strange,))) == ["VI.all-may-move"]
    assert broken(state, jump(NEXT, pieces=())) == ["VI.all-may-move"]


@pytest.mark.rule("holy-war/VI.starguard-immobile", "holy-war/XII.SG.static")
def test_a_starguard_does_not_move():
    state = with_units("S.R-1", level="C01/1")
    guard = state.starguard("C01/1")
    assert guard is not None
    assert broken(state, jump("C01/2", pieces=(guard.id,))) == ["VI.starguard-immobile"]
    route = Warp(player=SUNTHROWERS, pieces=(guard.id,), route=("C10/6", "C08/2"))
    assert broken(state, route) == ["XII.SG.one"]
    assert not broken(state, jump("C01/2"))


@pytest.mark.rule("holy-war/VI.equal-mobility")
def test_every_mobile_unit_reaches_the_same_levels():
    codes = ("S.FGS-1", "S.MP-1", "S.GST-1", "S.R-1", "S.SC-1", "S.P-1", "S.WLG-1", "S.JS-1", "S.PS-1")
    state = with_units(*codes)
    reached = {
        tuple(
            goal.level for goal in answer(state, AskReach(player=SUNTHROWERS, pieces=(PieceId(code),))).goals
        )
        for code in codes
        if code != "S.WLG-1"
    }
    assert len(reached) == 1


@pytest.mark.rule("holy-war/VI.once-per-turn")
def test_a_unit_moves_once_in_a_turn():
    state = with_units("S.R-1", "S.R-2")
    state = do(state, jump(NEXT)).state
    assert broken(state, jump(FAR)) == ["VI.once-per-turn"]
    assert not broken(state, jump(NEXT, pieces=("S.R-2",)))
    assert not broken(moving(state, turn=3), jump(FAR))
    assert broken(with_units("S.R-1"), jump(NEXT, pieces=("S.R-1", "S.R-1"))) == ["VI.once-per-turn"]


@pytest.mark.rule("holy-war/VI.jump.exclusive")
def test_jumps_and_warp_lines_do_not_mix():
    state = do(with_units("S.R-1", level="C12/3"), jump("C12/2")).state
    route = Warp(player=SUNTHROWERS, pieces=(PieceId("S.R-1"),), route=("C06/6",))
    assert broken(state, route) == ["VI.once-per-turn", "VI.jump.exclusive"]
    state = do(with_units("S.R-1", level="C12/2"), route).state
    assert broken(state, jump("C06/5")) == ["VI.once-per-turn", "VI.jump.exclusive"]


def test_units_move_in_the_turn_in_which_they_are_activated():
    state = with_units("S.R-1", level="C01/1")
    assert state.units[PieceId("S.R-1")].origin == "C01/1"
    assert not broken(state, jump("C01/2"))


# --- halts and attacks


@pytest.mark.rule("holy-war/VI.halt")
def test_nobody_moves_through_the_enemy_but_up_to_him():
    state = place(with_units("S.R-1"), NEXT, "H.R-1")
    assert broken(state, jump(NEXT, FAR)) == ["VI.halt"]
    assert not broken(state, jump(NEXT))
    assert not broken(state, jump("C06/3", FAR))


@pytest.mark.rule("holy-war/IX.no-passage")
def test_neutral_systems_are_closed_without_plus_five():
    state = with_units("S.R-1")
    through = jump(NEUTRAL, "C12/4")
    assert broken(state, through) == ["IX.no-passage"]
    assert broken(standing_at(state, SUNTHROWERS, 4), through) == ["IX.no-passage"]
    assert not broken(state, jump(NEUTRAL))


@pytest.mark.rule("holy-war/IX.plus-five")
def test_a_side_at_plus_five_moves_through_neutral_systems_but_not_through_the_enemy():
    state = standing_at(with_units("S.R-1"), SUNTHROWERS, 5)
    assert not broken(state, jump(NEUTRAL, "C12/4"))
    assert broken(place(state, NEXT, "H.R-1"), jump(NEXT, FAR)) == ["VI.halt"]
    granted = replace(state, neutrals=replace(with_units("S.R-1").neutrals, granted=SUNTHROWERS))
    assert not broken(granted, jump(NEUTRAL, "C12/4"))


@pytest.mark.rule("holy-war/VI.entry-is-attack")
def test_entering_a_level_of_the_enemy_is_an_attack():
    state = place(with_units("S.R-1"), NEXT, "H.R-1")
    done = do(state, jump(NEXT))
    assert movement.contested(done.state, SUNTHROWERS) == (NEXT,)
    assert "holy-war/VI.entry-is-attack" in {event.rule for event in done.events}
    elsewhere = do(state, jump("C05/5"))
    assert movement.contested(elsewhere.state, SUNTHROWERS) == ()


@pytest.mark.rule("holy-war/IX.entry-attack")
def test_ending_a_move_in_a_neutral_system_is_an_attack_even_at_plus_five():
    for state in (with_units("S.R-1"), standing_at(with_units("S.R-1"), SUNTHROWERS, 5)):
        done = do(state, jump(NEUTRAL))
        assert movement.contested(done.state, SUNTHROWERS) == (NEUTRAL,)
        assert "holy-war/IX.entry-attack" in {event.rule for event in done.events}
    passed = do(standing_at(with_units("S.R-1"), SUNTHROWERS, 5), jump(NEUTRAL, "C12/4"), 1)
    assert movement.contested(passed.state, SUNTHROWERS) == ()
    assert "attack" not in texts(passed.events)


@pytest.mark.rule("holy-war/VI.face-down")
def test_the_enemy_counts_what_arrives_and_reads_no_names():
    done = do(with_units("S.SC-1", "S.PS-1"), jump(NEXT, pieces=("S.SC-1", "S.PS-1")))
    assert [unit.code for unit in counters_in(done.state, HOLY_BAND, NEXT)] == [HIDDEN, HIDDEN]
    told = texts(done.events, HOLY_BAND)
    assert "2 counters" in told
    assert not any(word in told for word in ("SC", "PS", "Starcruiser", "Pressorship"))
    assert all(event.pieces == () for event in done.events)


# --- jumps


@pytest.mark.rule("holy-war/VI.jump")
@pytest.mark.parametrize("goal", ["C05/3", "C06/4", "C09/5"])
def test_a_jump_of_one_level_goes_up_sideways_or_aslant_without_a_die(goal):
    done = do(with_units("S.R-1"), jump(goal))
    assert at(done.state, "S.R-1") == goal
    assert not done.state.pending


@pytest.mark.rule("holy-war/VI.jump")
def test_a_jump_goes_from_level_to_adjacent_level():
    assert broken(with_units("S.R-1"), jump("C05/2")) == ["VI.jump"]
    assert broken(with_units("S.R-1"), jump("C05/3", "C05/1")) == ["VI.jump"]
    assert broken(with_units("S.R-1"), jump(HERE)) == ["VI.jump"]


@pytest.mark.rule("holy-war/VI.jump.extended")
def test_each_unit_of_an_extended_jump_rolls_for_itself():
    three = ("S.R-1", "S.R-2", "S.SC-1")
    done = do(with_units(*three), jump(NEXT, FAR, pieces=three), 5, 6, 1)
    assert [at(done.state, unit) for unit in three] == [FAR, None, FAR]
    assert done.state.pending[-1].owner == HOLY_BAND


@pytest.mark.rule("holy-war/VI.jump.dispersal")
@pytest.mark.parametrize(("distance", "least"), [(2, 6), (3, 5), (4, 4), (5, 3), (6, 2), (7, 2)])
def test_the_risk_grows_with_the_levels_of_the_path(distance, least):
    around = ("C05/3", "C05/2", "C05/1", "C06/2", "C06/3", "C06/4", "C06/5")
    path = around[:distance]
    kept = do(with_units("S.R-1"), jump(*path), least - 1).state
    assert at(kept, "S.R-1") == path[-1]
    assert at(do(with_units("S.R-1"), jump(*path), least).state, "S.R-1") is None


def test_a_die_of_dispersal_does_not_say_what_jumps():
    dice = RecordingDice(scripted([1]))
    RULES.apply(with_units("S.SC-1"), jump(NEXT, FAR, pieces=("S.SC-1",)), dice)
    assert [roll.purpose for roll in dice.tape] == ["VI.jump.dispersal 2 levels, unit 1 of 1"]


def test_a_path_is_answered_with_its_exact_chances():
    state = with_units("S.R-1", "S.R-2")
    pieces = (PieceId("S.R-1"), PieceId("S.R-2"))
    view = answer(state, AskPath(player=SUNTHROWERS, pieces=pieces, path=(NEXT, FAR, "C05/1")))
    assert view.dispersing_faces == (5, 6)
    assert (view.distance, view.chance, view.all_arrive, view.expected) == (3, 333, 444, 667)
    assert view.numbers == (444, 444, 111)
    assert view.violations == ()
    safe = answer(state, AskPath(player=SUNTHROWERS, pieces=pieces, path=(NEXT,)))
    assert (safe.dispersing_faces, safe.chance, safe.numbers) == ((), 0, (1000, 0, 0))


def test_a_path_that_can_not_be_taken_is_answered_with_the_reason():
    state = place(with_units("S.R-1"), NEXT, "H.R-1")
    view = answer(state, AskPath(player=SUNTHROWERS, pieces=(PieceId("S.R-1"),), path=(NEXT, FAR)))
    assert [violation.rule for violation in view.violations] == ["holy-war/VI.halt"]


def test_nobody_asks_about_the_units_of_the_enemy():
    state = with_units("S.R-1")
    with pytest.raises(LookupError):
        answer(state, AskPath(player=HOLY_BAND, pieces=(PieceId("S.R-1"),), path=(NEXT,)))
    with pytest.raises(LookupError):
        answer(state, AskReach(player=HOLY_BAND, pieces=(PieceId("S.R-1"),)))


def test_the_reach_of_a_unit_names_ways_risks_and_attacks():
    state = place(with_units("S.R-1"), NEXT, "H.R-1")
    view = answer(state, AskReach(player=SUNTHROWERS, pieces=(PieceId("S.R-1"),)))
    goals = {goal.level: goal for goal in view.goals}
    assert goals[NEXT].attack
    assert goals[NEXT].chance == 0
    assert len(goals[FAR].path) == 2
    assert goals[FAR].path[0] != NEXT
    assert goals[FAR].chance == 167
    assert goals[NEUTRAL].attack
    moved = do(state, jump("C05/5")).state
    assert not answer(moved, AskReach(player=SUNTHROWERS, pieces=(PieceId("S.R-1"),))).goals


# --- dispersed units


def dispersed(*units):
    state = with_units(*units)
    return do(state, jump(NEXT, FAR, pieces=units), *[6] * len(units)).state


def put(level, player=HOLY_BAND):
    return PlaceDispersed(player=player, level=level)


@pytest.mark.rule("holy-war/VI.jump.dispersal-placement")
def test_the_opponent_places_a_dispersed_unit_in_a_level_without_units():
    state = dispersed("S.R-1")
    for taken in ("C01/1", "C17/7", NEUTRAL):
        assert broken(state, put(taken)) == ["VI.jump.dispersal-placement"]
    assert broken(state, put("C16/4", SUNTHROWERS)) == ["IV.sequence"]
    assert broken(state, put("nowhere")) == ["II.level"]
    done = do(state, put("C16/4")).state
    assert at(done, "S.R-1") == "C16/4"
    assert not done.pending
    assert not done.adrift


@pytest.mark.rule("holy-war/VI.jump.dispersal-placement")
def test_units_dispersed_together_go_to_different_levels():
    state = dispersed("S.R-1", "S.R-2")
    state = do(state, put("C16/4")).state
    assert state.pending[-1].kind == PLACING
    assert broken(state, put("C16/4")) == ["VI.jump.dispersal-placement"]
    # Nor when the first is gone again before the second is placed.
    gone = state.with_unit(replace(state.units[PieceId("S.R-1")], level="C16/3"))
    assert broken(gone, put("C16/4")) == ["VI.jump.dispersal-placement"]
    done = do(state, put("C16/5")).state
    assert at(done, "S.R-2") == "C16/5"
    assert not done.pending


@pytest.mark.rule("holy-war/VI.once-per-turn")
def test_a_unit_dispersed_by_its_jump_has_moved():
    state = do(dispersed("S.R-1"), put("C16/4")).state
    assert broken(state, jump("C16/3")) == ["VI.once-per-turn"]


def test_nothing_else_happens_before_a_dispersed_unit_is_placed():
    state = place(dispersed("S.R-1"), HERE, "S.R-2")
    assert broken(state, jump(NEXT, pieces=("S.R-2",))) == ["IV.sequence"]
    assert broken(state, Proceed(player=SUNTHROWERS)) == ["IV.sequence"]


def test_one_side_after_the_other_places_what_a_combat_dispersed():
    state = place(place(started(), HERE, "S.R-1"), NEXT, "H.R-1")
    state = dispersal.adrift(state, [PieceId("S.R-1")], HOLY_BAND, seen=True)
    state = dispersal.adrift(state, [PieceId("H.R-1")], SUNTHROWERS, seen=True)
    assert [decision.owner for decision in state.pending] == [HOLY_BAND]
    state = do(state, put("C16/4")).state
    assert [decision.owner for decision in state.pending] == [SUNTHROWERS]
    assert broken(state, put("C16/4", SUNTHROWERS)) == ["VIII.result.disp"]
    assert not broken(state, put("C16/5", SUNTHROWERS))


@pytest.mark.rule("holy-war/VIII.note1.starguard")
def test_a_starguard_is_never_adrift():
    state = place(started(), "C01/1", "S.SC-1")
    guard = state.starguard("C01/1")
    assert guard is not None
    state = dispersal.adrift(state, [guard.id, PieceId("S.SC-1")], HOLY_BAND, seen=True)
    assert [entry.unit for entry in state.adrift] == ["S.SC-1"]
    assert at(state, guard.id) == "C01/1"
