"""Stars moved by Pressorships: who, how far, what pins them, and what the enemy sees of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.ids import PieceId
from engine.rulesets.holy_war.advise import answer
from engine.rulesets.holy_war.commands import AskStar, Jump, MoveStar
from engine.rulesets.holy_war.knowledge import as_seen_by, counters_in
from engine.rulesets.holy_war.stars import turned_up
from engine.rulesets.holy_war.state import Moved
from engine.rulesets.holy_war.units import HIDDEN
from tests.helpers.holy_war import HOLY_BAND, SUNTHROWERS, at, broken, do, moving, place, started, texts

# Y-Tal is a neutral system in the middle of the map; here the Sunthrowers have taken it and declined a
# StarGuard. Column C09 has six neighbours.
HOME, BESIDE, BEYOND = "C09/4", "C09/3", "C09/2"
STAR = PieceId("star of Y-Tal")


def taken(*counters, phase=True):
    state = place(started(), HOME, *(counters or ("S.PS-1",)))
    guard = state.starguard(HOME)
    assert guard is not None
    state = replace(state, units={k: u for k, u in state.units.items() if k != guard.id})
    return moving(state) if phase else state


def move(level, unit="S.PS-1", player=SUNTHROWERS):
    return MoveStar(player=player, unit=PieceId(unit), level=level)


def with_star(state, star, level):
    key = PieceId(f"star of {star}")
    return state.with_star(replace(state.stars[key], level=level))


def adrift_star(*counters):
    """The star of Y-Tal away from its system, in BESIDE."""
    state = place(taken("S.R-1", phase=False), BESIDE, *counters)
    return moving(with_star(state, "Y-Tal", BESIDE))


@pytest.mark.rule("holy-war/XII.PS.star", "holy-war/VI.star.rate")
def test_a_pressorship_takes_a_star_one_level_along_with_it():
    done = do(taken(), move(BESIDE)).state
    assert done.stars[STAR].level == BESIDE
    assert at(done, "S.PS-1") == BESIDE
    assert done.units[PieceId("S.PS-1")].moved is Moved.STAR


@pytest.mark.rule("holy-war/XII.PS.star")
def test_no_other_unit_moves_a_star():
    assert broken(taken("S.SC-1"), move(BESIDE, "S.SC-1")) == ["XII.PS.star"]


@pytest.mark.rule("holy-war/VI.star.sunthrower-only")
def test_the_holy_band_moves_no_stars():
    state = moving(place(taken(phase=False), BESIDE, "H.R-1"), HOLY_BAND)
    assert "VI.star.sunthrower-only" in broken(state, move(BEYOND, "H.R-1", HOLY_BAND))
    assert not broken(taken(), move(BESIDE))


@pytest.mark.rule("holy-war/VI.star.rate")
def test_a_star_goes_one_level_a_turn_and_never_farther():
    state = taken("S.PS-1", "S.PS-2")
    assert broken(state, move(BEYOND)) == ["VI.star.rate"]
    state = place(state, BESIDE, "S.PS-3")
    state = do(moving(state), move(BESIDE)).state
    assert broken(state, move(BEYOND)) == ["VI.once-per-turn", "VI.star.rate"]
    assert broken(state, move(BEYOND, "S.PS-3")) == ["VI.star.rate"]
    assert not broken(moving(state, turn=3), move(BEYOND))


@pytest.mark.rule("holy-war/VI.star.rate")
def test_a_star_does_not_go_where_another_star_is():
    state = with_star(taken(), "Birtal", BESIDE)
    assert broken(state, move(BESIDE)) == ["VI.star.rate"]
    assert not broken(state, move("C09/5"))


@pytest.mark.rule("holy-war/VI.star.begin-together")
def test_the_pressorship_begins_the_phase_with_the_star():
    late = place(taken("S.R-1"), HOME, "S.PS-1")
    assert broken(late, move(BESIDE)) == ["VI.star.begin-together"]
    alone = moving(place(started(), BESIDE, "S.PS-1"))
    assert broken(alone, move(BEYOND)) == ["VI.star.begin-together"]
    assert not broken(moving(late), move(BESIDE))


@pytest.mark.rule("holy-war/VI.star.pinned")
def test_a_starguard_of_ones_own_and_units_of_others_pin_a_star():
    own = moving(place(started(), "C01/1", "S.PS-1"))
    assert broken(own, move("C01/2")) == ["VI.star.pinned"]
    assert broken(place(taken(), HOME, "H.R-1"), move(BESIDE)) == ["VI.star.pinned"]
    neutral = moving(place(started(), HOME, "S.PS-1"))
    assert broken(neutral, move(BESIDE)) == ["VI.star.pinned"]
    assert not broken(taken("S.PS-1", "S.R-1"), move(BESIDE))


def test_a_star_may_be_taken_into_a_level_of_the_enemy_which_is_an_attack():
    done = do(place(taken(), BESIDE, "H.R-1"), move(BESIDE))
    assert "holy-war/VI.entry-is-attack" in {event.rule for event in done.events}


@pytest.mark.rule("holy-war/XII.markers")
def test_three_stars_at_most_are_away_from_their_systems():
    state = taken()
    for star, level in (("Talmaf", "C01/2"), ("Gelmaf", "C04/4")):
        state = with_star(state, star, level)
    assert not broken(state, move(BESIDE))
    state = with_star(state, "Birtal", "C13/2")
    assert broken(state, move(BESIDE)) == ["XII.markers"]
    away = with_star(adrift_star("S.PS-1"), "Talmaf", "C01/2")
    assert not broken(with_star(away, "Birtal", "C13/2"), move(BEYOND))


@pytest.mark.rule("holy-war/XII.markers.star-absent")
def test_a_system_without_its_star_is_an_ordinary_level():
    done = do(taken("S.PS-1", "S.R-1"), move(BESIDE))
    assert not done.state.has_star(HOME)
    assert not done.state.holds_system(SUNTHROWERS, HOME)
    assert "Star Absent" in texts(done.events, HOLY_BAND)
    assert as_seen_by(done.state, HOLY_BAND).stars[STAR].level == HIDDEN


@pytest.mark.rule("holy-war/XII.markers.star-absent")
def test_five_systems_at_most_lose_their_stars():
    state = taken()
    destroyed = ("Talmaf", "Gelmaf", "Birtal", "Valmaf")
    for star in destroyed:
        state = with_star(state, star, None)
    assert not broken(state, move(BESIDE))
    assert broken(with_star(state, "Kankir", None), move(BESIDE)) == ["XII.markers.star-absent"]


@pytest.mark.rule("holy-war/VI.face-down")
def test_the_enemy_can_not_tell_a_moving_star_from_two_ships_that_jump():
    state = adrift_star("S.PS-1", "S.R-2")
    star = do(state, move(BEYOND))
    pieces = (PieceId("S.PS-1"), PieceId("S.R-2"))
    ships = do(state, Jump(player=SUNTHROWERS, pieces=pieces, path=(BEYOND,)))
    assert texts(star.events, HOLY_BAND) == texts(star.events[:1], HOLY_BAND)
    assert star.events[0] == ships.events[0]
    assert "star of Y-Tal" in texts(star.events, SUNTHROWERS)
    assert [unit.code for unit in counters_in(star.state, HOLY_BAND, BEYOND)] == [HIDDEN, HIDDEN]


@pytest.mark.rule("holy-war/VI.star-revealed")
def test_a_star_that_loses_its_last_pressorship_lies_face_up():
    state = adrift_star("S.PS-1", "S.PS-2")
    assert as_seen_by(state, HOLY_BAND).stars[STAR].level == HIDDEN
    one = state.without(PieceId("S.PS-1"))
    assert as_seen_by(one, HOLY_BAND).stars[STAR].level == HIDDEN
    assert not list(turned_up(state, one))
    none = one.without(PieceId("S.PS-2"))
    assert as_seen_by(none, HOLY_BAND).stars[STAR].level == BESIDE
    assert [event.rule for event in turned_up(one, none)] == ["holy-war/VI.star-revealed"]


@pytest.mark.rule("holy-war/VI.star-revealed")
def test_a_pressorship_that_jumps_away_leaves_its_star_in_the_open():
    away = Jump(player=SUNTHROWERS, pieces=(PieceId("S.PS-1"),), path=("C09/2",))
    done = do(adrift_star("S.PS-1"), away)
    assert "star of Y-Tal lies face up" in texts(done.events, HOLY_BAND)
    assert done.state.stars[STAR].level == BESIDE


def test_a_star_that_comes_home_is_in_its_system_again():
    done = do(adrift_star("S.PS-1"), move(HOME))
    assert done.state.has_star(HOME)
    assert "back in its system" in texts(done.events, HOLY_BAND)
    assert as_seen_by(done.state, HOLY_BAND).stars[STAR].level == HOME


def test_a_star_is_answered_with_its_ways_or_what_keeps_it():
    view = answer(taken(), AskStar(player=SUNTHROWERS, star=STAR))
    assert view.pressorships == ("S.PS-1",)
    assert len(view.goals) == 20
    assert view.violations == ()
    pinned = answer(moving(place(started(), HOME, "S.PS-1")), AskStar(player=SUNTHROWERS, star=STAR))
    assert [violation.rule for violation in pinned.violations] == ["holy-war/VI.star.pinned"]
    assert pinned.goals == ()


def test_the_holy_band_learns_nothing_by_asking_for_a_star():
    hidden, lone = adrift_star("S.PS-1"), adrift_star("S.R-2")
    ask = AskStar(player=HOLY_BAND, star=STAR)
    assert answer(hidden, ask) == answer(lone, ask)
    with pytest.raises(LookupError):
        answer(hidden, AskStar(player=HOLY_BAND, star=PieceId("star of nothing")))
