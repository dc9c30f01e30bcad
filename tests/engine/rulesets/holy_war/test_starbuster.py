"""The StarBuster: what it destroys, and what it needs for that."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.dice import NoDice
from engine.core.ids import PieceId
from engine.rulesets.holy_war import combat
from engine.rulesets.holy_war.advise import answer
from engine.rulesets.holy_war.battle_state import Fought
from engine.rulesets.holy_war.commands import AskStarBuster
from engine.rulesets.holy_war.knowledge import as_seen_by
from engine.rulesets.holy_war.phases import HOLY_AFTERMATH, SUN_AFTERMATH
from engine.rulesets.holy_war.starbuster import burst
from engine.rulesets.holy_war.victory import watched
from tests.helpers.holy_war import HOLY_BAND, SUNTHROWERS, battle, begun, place, started, texts

SPACE, DAR_RE, DAR_PESH = "C05/4", "C02/4", "C16/4"
STAR = PieceId("star of Y-Tal")


def with_star(state, level):
    return state.with_star(replace(state.stars[STAR], level=level))


def fought(*took_part, level=SPACE, rounds=1, result="attacker"):
    keys = tuple(PieceId(key) for key in took_part)
    return Fought(level=level, rounds=rounds, took_part=keys, result=result)


def position(*counters, level=SPACE, emissary=DAR_PESH, part=("H.SB-1", "H.R-1"), star_at=None, rounds=1):
    """The end of a combat phase in which a StarBuster fought beside a star."""
    state = place(started(), level, *counters)
    if emissary:
        state = place(state, emissary, "H.EP-1")
    state = with_star(state, star_at or level)
    return replace(state, phase=HOLY_AFTERMATH, fought=(fought(*part, level=level, rounds=rounds),))


BOTH = ("H.SB-1", "H.R-1")


@pytest.mark.rule("holy-war/XII.SB.destroy", "holy-war/XII.SB.automatic")
def test_it_destroys_the_star_and_every_unit_of_the_level_without_a_die():
    done = burst(position(*BOTH))
    assert done.state.stars[STAR].level is None
    assert not done.state.units_in(SPACE)
    assert sorted(done.state.lost) == ["H.R", "H.SB"]
    assert done.reveals
    assert "StarBuster destroys the star of Y-Tal" in texts(done.events)
    mixed = burst(position(*BOTH, "S.R-1"))
    assert not mixed.state.units_in(SPACE)


@pytest.mark.rule("holy-war/XII.SB.destroy")
def test_it_must_have_fought_there_and_survived():
    assert burst(position(*BOTH, part=("H.R-1",))).state.stars[STAR].level == SPACE
    assert burst(position("H.R-1")).state.stars[STAR].level == SPACE
    assert burst(position(*BOTH, rounds=0)).state.stars[STAR].level == SPACE
    elsewhere = position("H.R-1")
    assert burst(place(elsewhere, "C06/4", "H.SB-1")).state.stars[STAR].level == SPACE


@pytest.mark.rule("holy-war/XII.SB.destroy", "holy-war/XII.SB.automatic")
def test_a_combat_that_it_survives_ends_with_the_star():
    state = battle(SPACE, ["H.SB-1", "H.SC-1"], ["S.PS-1"], HOLY_BAND)
    state = place(with_star(state, SPACE), DAR_RE, "H.EP-1")
    done = begun(state, 1, 6, 1)
    assert done.stars[STAR].level is None
    assert PieceId("H.SB-1") not in done.units
    assert done.units[PieceId("H.EP-1")].shown


@pytest.mark.rule("holy-war/XII.SB.necessity")
def test_only_a_star_on_its_way_is_destroyed():
    home = started().stars[STAR].home
    assert burst(position(*BOTH, level=home)).state.stars[STAR].level == home
    alone = burst(position(*BOTH))
    assert alone.state.stars[STAR].level is None
    none = position(*BOTH, star_at="C06/4")
    assert burst(none).state.units == none.units


@pytest.mark.rule("holy-war/XII.SB.permission", "holy-war/XII.EP.starbuster")
def test_an_emissary_in_a_seam_is_needed():
    for seam in (DAR_RE, DAR_PESH):
        done = burst(position(*BOTH, emissary=seam))
        assert done.state.stars[STAR].level is None
        assert done.state.units[PieceId("H.EP-1")].shown
    for emissary in (None, "C09/3"):
        assert burst(position(*BOTH, emissary=emissary)).state.stars[STAR].level == SPACE


@pytest.mark.rule("holy-war/XII.SB.permission")
def test_a_jammed_emissary_gives_no_leave_and_the_jammerswarm_is_shown():
    done = burst(place(position(*BOTH), DAR_PESH, "S.JS-1"))
    assert done.state.stars[STAR].level == SPACE
    assert "JS" in [unit.code for unit in as_seen_by(done.state, HOLY_BAND).units_in(DAR_PESH)]
    quiet = burst(place(position("H.R-1", part=("H.R-1",)), DAR_PESH, "S.JS-1"))
    assert not quiet.state.units[PieceId("S.JS-1")].shown


@pytest.mark.rule("holy-war/XII.SB.not-in-seam")
def test_a_star_in_a_seam_is_out_of_its_reach():
    done = burst(position(*BOTH, level=DAR_RE))
    assert done.state.stars[STAR].level == DAR_RE
    assert burst(position(*BOTH, level="C02/3")).state.stars[STAR].level is None


@pytest.mark.rule("holy-war/V.precedence", "holy-war/XII.SB.not-in-seam")
def test_it_does_not_stand_in_the_way_of_a_sunthrower_victory():
    other = PieceId("star of Vas Tal")
    state = place(position(*BOTH, emissary=DAR_PESH), DAR_RE, "S.PS-1")
    state = watched(state.with_star(replace(state.stars[other], level=DAR_RE)))
    done = combat.aftermath(state, NoDice())
    assert done.state.stars[STAR].level is None
    assert done.state.outcome is not None
    assert done.state.outcome.winner == SUNTHROWERS
    early = combat.aftermath(replace(state, phase=SUN_AFTERMATH), NoDice())
    assert early.state.outcome is None


def test_the_question_answers_by_what_the_seat_may_know():
    state = position(*BOTH)
    mine = answer(state, AskStarBuster(player=HOLY_BAND, level=SPACE))
    assert (mine.violations, mine.star) == ((), STAR)
    assert set(mine.lost) == {"H.SB-1", "H.R-1"}
    theirs = answer(state, AskStarBuster(player=SUNTHROWERS, level=SPACE))
    assert theirs.violations
    jammed = answer(place(state, DAR_PESH, "S.JS-1"), AskStarBuster(player=HOLY_BAND, level=SPACE))
    assert jammed.violations == ()
    with pytest.raises(KeyError):
        answer(state, AskStarBuster(player=HOLY_BAND, level="C99/9"))
