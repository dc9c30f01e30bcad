"""The seams: Emissaries of Prayer and the Jammerswarm, and the watch over star and Pressorship."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.ids import PieceId
from engine.rulesets.holy_war.commands import Proceed
from engine.rulesets.holy_war.emissaries import heard, jammer
from engine.rulesets.holy_war.phases import HOLY_MOVEMENT, SUN_MOVEMENT
from engine.rulesets.holy_war.victory import held_seams, kept_watch, watched
from tests.helpers.holy_war import SUNTHROWERS, do, place, started

SEAM = "C02/4"


def with_star_in_seam(*counters):
    state = place(started(), SEAM, *counters)
    star = next(iter(state.stars.values()))
    return state.with_star(replace(star, level=SEAM))


def test_an_emissary_is_heard_from_either_seam_and_from_nowhere_else():
    assert [unit.id for unit in heard(place(started(), "Dar Re", "H.EP-1"))] == ["H.EP-1"]
    assert [unit.id for unit in heard(place(started(), "Dar Pesh", "H.EP-2"))] == ["H.EP-2"]
    assert not heard(place(started(), "C02/3", "H.EP-1"))
    assert not heard(place(started(), "Dar Re", "H.R-1"))


@pytest.mark.rule("holy-war/XII.JS.jam")
@pytest.mark.parametrize(("level", "jammed"), [("C02/4", True), ("C01/5", True), ("C02/6", False)])
def test_the_jammerswarm_silences_emissaries_within_one_level(level, jammed):
    state = place(place(started(), SEAM, "H.EP-1"), level, "S.JS-1")
    assert (not heard(state)) is jammed
    assert (jammer(state, SEAM) is not None) is jammed


def test_a_jammerswarm_in_one_seam_leaves_the_other_alone():
    state = place(place(place(started(), "Dar Re", "H.EP-1", "S.JS-1"), "Dar Pesh", "H.EP-2"), SEAM)
    assert [unit.id for unit in heard(state)] == ["H.EP-2"]


def test_a_seam_is_held_by_a_star_and_a_pressorship_together():
    assert held_seams(with_star_in_seam("S.PS-1")) == (SEAM,)
    assert not held_seams(with_star_in_seam("S.R-1"))
    assert not held_seams(place(started(), SEAM, "S.PS-1"))


def test_the_watch_begins_with_holy_band_movement():
    state = replace(with_star_in_seam("S.PS-1"), phase=SUN_MOVEMENT, active=(SUNTHROWERS,), turn=3)
    done = do(state, Proceed(player=SUNTHROWERS)).state
    assert done.phase == HOLY_MOVEMENT
    assert done.watch == (SEAM,)


def test_the_watch_ends_when_the_last_pressorship_is_gone_and_does_not_begin_again():
    state = watched(with_star_in_seam("S.PS-1", "S.PS-2"))
    assert kept_watch(state.without(PieceId("S.PS-1"))).watch == (SEAM,)
    gone = kept_watch(state.without(PieceId("S.PS-1"), PieceId("S.PS-2")))
    assert gone.watch == ()
    assert kept_watch(place(gone, SEAM, "S.PS-1")).watch == ()
