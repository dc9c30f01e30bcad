"""The Neutrals Chart: battles, alliances, conquest and emergency processing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.dice import NoDice
from engine.rulesets.holy_war import activation, conquest, neutrals
from engine.rulesets.holy_war.battle_state import Combat, Fought
from engine.rulesets.holy_war.commands import Proceed, SeekAlliance
from engine.rulesets.holy_war.neutrals import attempts_left
from engine.rulesets.holy_war.phases import JUDGMENT
from engine.rulesets.holy_war.state import new_unit
from engine.rulesets.holy_war.units import STARGUARD, counters
from tests.helpers.holy_war import HOLY_BAND, SUNTHROWERS, broken, do, started

NEUTRAL, OTHER, THIRD = "C09/4", "C03/6", "C05/7"


def standings(state, sunthrowers=0, holy_band=0):
    markers = {SUNTHROWERS: sunthrowers, HOLY_BAND: holy_band}
    return replace(state, neutrals=replace(state.neutrals, markers=markers))


def judged(sunthrowers=0, holy_band=0, state=None):
    """The Neutral Judgment Phase as it begins."""
    state = standings(state or started(), sunthrowers, holy_band)
    state = replace(state, turn=3, phase=JUDGMENT, active=(), sealed={})
    return neutrals.opened(state, NoDice()).state


def seek(player, level=NEUTRAL):
    return SeekAlliance(player=player, level=level)


def fought(result, *, rounds=2, system=False, neutral=False, attacker=SUNTHROWERS, state=None, level="C05/4"):
    state = state or started()
    combat = Combat(
        level=level, attacker=attacker, defender=state.other(attacker), neutral=neutral, system=system
    )
    over = Fought(level=level, rounds=rounds, took_part=(), result=result)
    return conquest.settled(state, combat, over)


def markers(result):
    return (result.state.neutrals.markers[SUNTHROWERS], result.state.neutrals.markers[HOLY_BAND])


# --- alliances


@pytest.mark.rule("holy-war/IX.alliance.eligibility", "holy-war/IX.chart")
@pytest.mark.parametrize(("standing", "most"), [(-2, 0), (0, 0), (1, 1), (3, 1), (4, 2), (5, 2)])
def test_a_side_above_zero_seeks_one_alliance_and_from_plus_four_two(standing, most):
    assert attempts_left(judged(sunthrowers=standing), SUNTHROWERS) == most


@pytest.mark.rule("holy-war/IX.alliance.eligibility")
def test_a_side_at_zero_is_not_asked_and_may_not_seek():
    assert judged().active == ()
    state = replace(judged(), active=(SUNTHROWERS,))
    assert broken(state, seek(SUNTHROWERS)) == ["IX.alliance.eligibility"]
    assert judged(sunthrowers=1).active == (SUNTHROWERS,)
    assert not broken(judged(sunthrowers=1), seek(SUNTHROWERS))


@pytest.mark.rule("holy-war/IX.alliance.declare")
def test_a_neutral_system_is_named_before_the_roll():
    for level in ("C01/1", "C17/7", "C02/4", "nowhere"):
        assert broken(judged(sunthrowers=1), seek(SUNTHROWERS, level)) == ["IX.alliance.declare"]


@pytest.mark.rule("holy-war/IX.alliance.even", "holy-war/IX.alliance.replace")
@pytest.mark.parametrize("die", range(1, 7))
def test_an_even_die_puts_ones_own_starguard_in_place_of_the_neutral_one(die):
    done = do(judged(sunthrowers=1), seek(SUNTHROWERS), die).state
    guard = done.starguard(NEUTRAL)
    assert guard is not None
    assert guard.owner == (None if die % 2 else SUNTHROWERS)
    assert sum(unit.level == NEUTRAL for unit in done.units.values()) == 1
    assert done.lost == ()


@pytest.mark.rule("holy-war/IX.alliance.order")
def test_the_holy_band_finishes_before_the_sunthrowers_begin():
    state = judged(sunthrowers=1, holy_band=4)
    assert state.active == (HOLY_BAND,)
    assert broken(state, seek(SUNTHROWERS)) == ["IV.sequence"]
    state = do(state, seek(HOLY_BAND), 1).state
    assert state.active == (HOLY_BAND,)
    state = do(state, seek(HOLY_BAND, OTHER), 1).state
    assert state.active == (SUNTHROWERS,)
    assert not broken(state, seek(SUNTHROWERS))


@pytest.mark.rule("holy-war/IX.alliance.order")
def test_a_side_may_pass_without_seeking():
    state = do(judged(sunthrowers=1, holy_band=4), Proceed(player=HOLY_BAND)).state
    assert state.active == (SUNTHROWERS,)
    assert do(state, Proceed(player=SUNTHROWERS)).state.phase != JUDGMENT


@pytest.mark.rule("holy-war/IX.alliance.once")
def test_a_system_is_asked_once_a_turn_by_each_side():
    state = do(judged(sunthrowers=1, holy_band=4), seek(HOLY_BAND), 1).state
    assert broken(state, seek(HOLY_BAND)) == ["IX.alliance.once"]
    state = do(state, seek(HOLY_BAND, OTHER), 3).state
    assert not broken(state, seek(SUNTHROWERS))
    assert not broken(judged(holy_band=4, state=state), seek(HOLY_BAND))


def test_no_alliance_is_sought_without_a_starguard_to_place():
    state = started()
    spare = [c for c in counters(SUNTHROWERS, STARGUARD) if c not in state.units]
    levels = ("C01/3", "C01/4", "C01/5", "C01/6", "C01/7")
    full = state.with_unit(*(new_unit(c, SUNTHROWERS, at) for c, at in zip(spare, levels, strict=True)))
    assert judged(sunthrowers=2, state=full).active == ()
    state = replace(judged(sunthrowers=2, state=full), active=(SUNTHROWERS,))
    assert broken(state, seek(SUNTHROWERS)) == ["XII.SG.free"]


def test_attempts_end_when_no_neutral_system_is_left():
    state = judged(holy_band=5)
    gone = {k: u for k, u in state.units.items() if u.owner is not None or u.level == NEUTRAL}
    done = do(replace(state, units=gone), seek(HOLY_BAND), 2).state
    assert done.phase != JUDGMENT
    assert done.starguards(HOLY_BAND) == tuple(sorted((*started().starguards(HOLY_BAND), NEUTRAL)))


# --- battles


@pytest.mark.rule("holy-war/IX.win-battle", "holy-war/IX.lose-battle", "holy-war/IX.battle.take-level")
def test_an_attacker_who_clears_any_level_wins_a_battle():
    assert markers(fought("attacker")) == (1, -1)
    assert markers(fought("attacker", system=True)) == (1, -1)
    assert markers(fought("attacker", attacker=HOLY_BAND)) == (-1, 1)


@pytest.mark.rule("holy-war/IX.battle.defend-system")
def test_a_defender_wins_a_battle_only_by_keeping_a_system():
    assert markers(fought("defender", system=True)) == (-1, 1)
    assert markers(fought("defender", system=False)) == (0, 0)


@pytest.mark.rule("holy-war/IX.battle.take-level")
@pytest.mark.parametrize(("result", "rounds"), [("both lost", 2), ("denied", 0), ("attacker", 0)])
def test_mutual_loss_and_withdrawal_move_no_marker(result, rounds):
    assert markers(fought(result, rounds=rounds, system=True)) == (0, 0)


@pytest.mark.rule("holy-war/IX.battle.not-neutral")
def test_a_fight_with_neutrals_moves_no_marker():
    for result in ("attacker", "defender", "both lost"):
        assert markers(fought(result, neutral=True, system=True, level=NEUTRAL)) == (0, 0)


@pytest.mark.rule("holy-war/IX.marker-limits")
def test_markers_stop_at_minus_two_and_plus_five():
    assert markers(fought("attacker", state=standings(started(), 5, -2))) == (5, -2)
    assert markers(fought("attacker", state=standings(started(), 4, -1))) == (5, -2)


# --- conquest


@pytest.mark.rule("holy-war/IX.conquest")
def test_the_opponent_of_a_conqueror_counts_as_plus_five():
    state = standings(started(), 0, 1)
    done = fought("attacker", neutral=True, level=NEUTRAL, state=state).state
    assert done.standing(HOLY_BAND) == 5
    assert done.standing(SUNTHROWERS) == 0
    assert done.passes_neutrals(HOLY_BAND)
    assert attempts_left(replace(done, phase=JUDGMENT), HOLY_BAND) == 2
    for result in ("defender", "both lost", "denied"):
        assert fought(result, neutral=True, level=NEUTRAL, state=state).state.standing(HOLY_BAND) == 1


@pytest.mark.rule("holy-war/IX.conquest")
def test_the_grant_ends_when_its_holder_conquers_a_neutral_too():
    state = fought("attacker", neutral=True, level=NEUTRAL, state=standings(started(), 0, 1)).state
    own = fought("attacker", neutral=True, level=OTHER, attacker=HOLY_BAND, state=state).state
    assert own.standing(HOLY_BAND) == 1
    assert own.standing(SUNTHROWERS) == 0
    again = fought("attacker", neutral=True, level=THIRD, state=own).state
    assert (again.standing(SUNTHROWERS), again.standing(HOLY_BAND)) == (0, 1)


@pytest.mark.rule("holy-war/IX.conquest")
def test_markers_move_under_a_grant_and_count_again_after_it():
    state = fought("attacker", neutral=True, level=NEUTRAL).state
    for _ in range(2):
        state = fought("attacker", state=state).state
    assert state.standing(HOLY_BAND) == 5
    assert state.neutrals.markers[HOLY_BAND] == -2
    assert state.neutrals.emergency == ()
    state = fought("attacker", neutral=True, level=OTHER, attacker=HOLY_BAND, state=state).state
    assert state.standing(HOLY_BAND) == -2
    assert state.neutrals.emergency == (HOLY_BAND,)


# --- emergency processing


def income_of(state, side):
    before = state.crew[side]
    after = activation.opened(replace(state, turn=5), NoDice()).state
    return after.crew[side] - before, after


@pytest.mark.rule("holy-war/VII.emergency")
def test_arriving_at_minus_two_brings_eight_points_once():
    state = fought("attacker", state=standings(started(), 0, -1)).state
    assert state.neutrals.emergency == (HOLY_BAND,)
    first, state = income_of(state, HOLY_BAND)
    assert first == 10 + 15 + 8
    second, _ = income_of(state, HOLY_BAND)
    assert second == 10 + 15


@pytest.mark.rule("holy-war/VII.emergency.again")
def test_falling_back_to_minus_two_before_the_points_came_brings_them_twice():
    state = standings(started(), 0, -1)
    for winner in (SUNTHROWERS, SUNTHROWERS, HOLY_BAND, SUNTHROWERS):
        state = fought("attacker", attacker=winner, state=state).state
    assert state.neutrals.emergency == (HOLY_BAND, HOLY_BAND)
    first, state = income_of(state, HOLY_BAND)
    assert first == 10 + 15 + 8 + 8
    assert income_of(state, HOLY_BAND)[0] == 10 + 15


@pytest.mark.rule("holy-war/VII.emergency.again")
def test_staying_at_minus_two_brings_nothing_but_falling_back_to_it_does():
    state = fought("attacker", state=standings(started(), 0, -1)).state
    _, state = income_of(state, HOLY_BAND)
    state = fought("attacker", state=state).state
    assert state.neutrals.emergency == ()
    state = fought("attacker", attacker=HOLY_BAND, state=state).state
    assert state.neutrals.markers[HOLY_BAND] == -1
    state = fought("attacker", state=state).state
    assert state.neutrals.emergency == (HOLY_BAND,)
