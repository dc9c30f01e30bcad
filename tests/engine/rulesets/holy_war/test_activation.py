"""Activation: income, sealed purchases, where units appear, and StarGuards placed later."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.dice import NoDice
from engine.core.ids import PieceId
from engine.core.state import Enforcement
from engine.rulesets.holy_war import activation
from engine.rulesets.holy_war.advise import answer
from engine.rulesets.holy_war.commands import (
    Activate,
    AskActivation,
    AskIncome,
    PlaceStarGuard,
    Proceed,
    Reopen,
    Unactivate,
)
from engine.rulesets.holy_war.knowledge import as_seen_by
from engine.rulesets.holy_war.phases import SUN_MOVEMENT
from engine.rulesets.holy_war.state import spare_starguards
from tests.helpers.holy_war import HOLY_BAND, RULES, SUNTHROWERS, broken, do, place, started

TALMAF = "C01/1"


def buy(code, level=TALMAF, player=SUNTHROWERS):
    return Activate(player=player, code=code, level=level)


def with_crew(state, amount):
    return replace(state, crew={**state.crew, SUNTHROWERS: amount})


def income_of(state, turn=2):
    return activation.opened(replace(state, turn=turn), NoDice()).state


def unguarded_talmaf():
    """Talmaf held by a Ranger alone, its StarGuard declined."""
    state = place(started(), "Talmaf", "S.R-1")
    guard = state.starguard(TALMAF)
    assert guard is not None
    return state.without(guard.id)


def both_done(state):
    for player in (SUNTHROWERS, HOLY_BAND):
        state = do(state, Proceed(player=player)).state
    return state


@pytest.mark.rule("holy-war/VII.cost", "holy-war/III.initial-activation")
def test_a_unit_costs_its_crew_points_out_of_the_hundred():
    state = do(started(), buy("SC")).state
    assert state.crew[SUNTHROWERS] == 90
    assert broken(started(), buy("SG")) == ["VII.cost"]


@pytest.mark.rule("holy-war/VII.complete")
def test_a_unit_is_paid_in_full_or_not_at_all():
    assert broken(with_crew(started(), 7), buy("PS")) == ["VII.complete"]
    assert not broken(with_crew(started(), 8), buy("PS"))


@pytest.mark.rule("holy-war/VII.placement")
def test_units_appear_only_in_systems_that_the_side_occupies():
    state = started()
    enemy, neutral = state.starguards(HOLY_BAND)[0], state.neutral_systems()[0]
    for level in (enemy, neutral, "C02/4", "C01/2", "nowhere"):
        assert broken(state, buy("R", level)) == ["VII.placement"]
    assert not broken(unguarded_talmaf(), buy("R"))


@pytest.mark.rule("holy-war/VII.placement")
def test_a_system_whose_star_has_moved_away_is_no_place_for_new_units():
    state = unguarded_talmaf()
    star = next(star for star in state.stars.values() if star.home == TALMAF)
    assert broken(state.with_star(replace(star, level="C01/2")), buy("R")) == ["VII.placement"]


@pytest.mark.rule("holy-war/VII.pool")
def test_lost_counters_can_be_paid_for_again_and_the_mix_is_the_limit():
    state = started()
    state = do(state, buy("JS")).state
    assert broken(state, buy("JS")) == ["VII.pool"]
    out = place(started(), "Talmaf", "S.JS-1")
    assert broken(out, buy("JS")) == ["VII.pool"]
    assert not broken(out.without(PieceId("S.JS-1")), buy("JS"))


@pytest.mark.rule("holy-war/XII.mix")
def test_a_side_has_only_the_types_of_its_own_list():
    assert broken(started(), buy("EP")) == ["XII.mix"]
    assert not broken(started(), buy("PKS", "C17/7", HOLY_BAND))
    late = started(psycheship_from=4)
    assert broken(late, buy("PKS", "C17/7", HOLY_BAND)) == ["XII.mix"]
    assert not broken(replace(late, turn=4), buy("PKS", "C17/7", HOLY_BAND))


@pytest.mark.rule("holy-war/III.initial-activation")
def test_neither_side_sees_the_others_purchases_before_both_are_done():
    before = started()
    after = do(before, buy("SC"))
    assert as_seen_by(after.state, HOLY_BAND) == as_seen_by(before, HOLY_BAND)
    assert {event.seen_by for event in after.events} == {(SUNTHROWERS,)}


@pytest.mark.rule("holy-war/III.then-turn-1")
def test_what_was_bought_appears_face_down_and_the_sunthrowers_move():
    state = do(started(), buy("SC")).state
    state = do(state, buy("R", "C17/7", HOLY_BAND)).state
    state = both_done(state)
    assert (state.turn, state.phase, state.active) == (1, SUN_MOVEMENT, (SUNTHROWERS,))
    assert [unit.code for unit in state.units_in(TALMAF)] == ["SC", "SG"]
    assert [unit.code for unit in as_seen_by(state, HOLY_BAND).units_in(TALMAF)] == ["SG", "?"]
    assert not state.sealed


@pytest.mark.rule("holy-war/VII.saving", "holy-war/III.save-initial")
def test_points_not_spent_are_kept():
    state = both_done(do(started(), buy("SC")).state)
    assert state.crew == {SUNTHROWERS: 90, HOLY_BAND: 100}
    assert income_of(state).crew[SUNTHROWERS] == 90 + 25


@pytest.mark.rule("holy-war/VII.complete")
def test_a_purchase_is_taken_back_while_the_phase_is_open():
    state = do(started(), buy("SC")).state
    assert broken(state, Unactivate(player=SUNTHROWERS, code="R", level=TALMAF)) == ["VII.complete"]
    back = do(state, Unactivate(player=SUNTHROWERS, code="SC", level=TALMAF)).state
    assert back.crew[SUNTHROWERS] == 100
    assert not back.sealed[SUNTHROWERS].purchases


def test_a_side_that_is_done_buys_nothing_until_it_goes_back():
    state = do(started(), Proceed(player=SUNTHROWERS)).state
    assert broken(state, buy("R")) == ["IV.sequence"]
    again = do(state, Reopen(player=SUNTHROWERS)).state
    assert not broken(again, buy("R"))


# --- income


@pytest.mark.rule("holy-war/IV.income", "holy-war/VII.income-base", "holy-war/VII.income-systems")
@pytest.mark.parametrize(("guards", "expected"), [(5, 25), (4, 22), (0, 10)])
def test_from_the_second_turn_on_ten_points_come_and_three_for_each_starguard(guards, expected):
    state = with_crew(started(), 0)
    for level in state.starguards(SUNTHROWERS)[guards:]:
        guard = state.starguard(level)
        assert guard is not None
        state = state.without(guard.id)
    assert income_of(state).crew[SUNTHROWERS] == expected


@pytest.mark.rule("holy-war/IV.income", "holy-war/III.then-turn-1")
def test_there_is_no_income_in_the_first_turn():
    assert income_of(started(), turn=1).crew[SUNTHROWERS] == 100


@pytest.mark.rule("holy-war/VII.emergency")
def test_emergency_processing_brings_eight_points_once():
    state = with_crew(started(), 0)
    state = replace(state, neutrals=replace(state.neutrals, emergency=(SUNTHROWERS,)))
    first = income_of(state)
    assert first.crew == {SUNTHROWERS: 33, HOLY_BAND: 125}
    assert income_of(first, turn=3).crew[SUNTHROWERS] == 33 + 25


def test_captured_crews_add_their_points_once():
    state = replace(with_crew(started(), 0), captured={SUNTHROWERS: 8})
    first = income_of(state)
    assert first.crew[SUNTHROWERS] == 33
    assert not first.captured


def test_a_side_is_told_its_own_income_only():
    events = activation.opened(replace(started(), turn=2), NoDice()).events
    assert [event.seen_by for event in events] == [(SUNTHROWERS,), (HOLY_BAND,)]
    assert "10 at large and 15 from StarGuards" in events[0].text


# --- StarGuards placed later


@pytest.mark.rule("holy-war/XII.SG.one")
def test_a_second_starguard_is_never_placed_in_a_system():
    state = started()
    assert broken(state, PlaceStarGuard(player=SUNTHROWERS, level=TALMAF)) == ["XII.SG.one"]
    once = do(unguarded_talmaf(), PlaceStarGuard(player=SUNTHROWERS, level=TALMAF)).state
    assert broken(once, PlaceStarGuard(player=SUNTHROWERS, level=TALMAF)) == ["XII.SG.one"]


def test_a_starguard_that_was_declined_may_be_placed_in_a_later_activation():
    state = unguarded_talmaf()
    assert broken(state, PlaceStarGuard(player=SUNTHROWERS, level="C01/2")) == ["XII.SG.decline"]
    done = both_done(do(state, PlaceStarGuard(player=SUNTHROWERS, level=TALMAF)).state)
    guard = done.starguard(TALMAF)
    assert guard is not None
    assert guard.owner == SUNTHROWERS
    back = do(state, PlaceStarGuard(player=SUNTHROWERS, level=TALMAF)).state
    back = do(back, Unactivate(player=SUNTHROWERS, code="SG", level=TALMAF)).state
    assert both_done(back).starguard(TALMAF) is None


def test_there_are_ten_starguards_of_a_side_and_no_more():
    state = unguarded_talmaf()
    free = [level for level in state.board.levels if state.is_empty(level)]
    for counter, level in zip(spare_starguards(state, SUNTHROWERS), free, strict=False):
        state = place(state, level, counter)
    assert broken(state, PlaceStarGuard(player=SUNTHROWERS, level=TALMAF)) == ["XII.SG.free"]


def test_the_income_of_the_next_phase_is_answered_item_by_item():
    state = replace(started(), captured={SUNTHROWERS: 8})
    view = answer(state, AskIncome(player=SUNTHROWERS))
    assert view.items == (("at large", 10), ("from StarGuards", 15), ("from captured crews", 8))
    assert (view.saved, view.total) == (100, 133)


def test_what_can_be_activated_is_answered_with_costs_counters_and_systems():
    view = answer(with_crew(unguarded_talmaf(), 21), AskActivation(player=SUNTHROWERS))
    ships = {ship.code: ship for ship in view.types}
    assert (ships["SC"].cost, ships["SC"].left, ships["SC"].affordable) == (10, 4, 2)
    assert ships["R"].left == 5
    assert "SG" not in ships
    assert TALMAF in view.sites
    assert view.starguard_sites == (TALMAF,)


def test_answers_about_activation_tell_nothing_of_the_other_side():
    state = replace(started(), crew={SUNTHROWERS: 4, HOLY_BAND: 77})
    other = replace(state, crew={SUNTHROWERS: 4, HOLY_BAND: 5})
    for ask in (AskIncome(player=SUNTHROWERS), AskActivation(player=SUNTHROWERS)):
        assert answer(state, ask) == answer(other, ask)


@pytest.mark.rule("holy-war/VII.placement")
def test_even_a_table_that_overrules_places_units_on_the_map_and_pays_what_there_is():
    state = replace(with_crew(started(), 3), enforcement=Enforcement.ADVISER)
    assert not RULES.check(state, buy("R", "nowhere"))[0].overridable
    assert RULES.check(state, buy("R", "C01/2"))[0].overridable
    done = RULES.apply(state, buy("R"), NoDice()).state
    assert done.crew[SUNTHROWERS] == 0
    back = do(done, Unactivate(player=SUNTHROWERS, code="R", level=TALMAF)).state
    assert back.crew[SUNTHROWERS] == 3
