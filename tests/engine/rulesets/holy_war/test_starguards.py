"""StarGuards that appear in systems gained, or are declined."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.dice import NoDice
from engine.core.ids import PieceId
from engine.rulesets.holy_war import activation, combat
from engine.rulesets.holy_war.commands import AnswerStarGuard, Jump, Proceed, Warp
from engine.rulesets.holy_war.moves import legal
from engine.rulesets.holy_war.phases import (
    ACTIVATION,
    HOLY_AFTERMATH,
    HOLY_MOVEMENT,
    STARGUARD,
    SUN_AFTERMATH,
)
from engine.rulesets.holy_war.units import counters
from tests.helpers.holy_war import (
    HOLY_BAND,
    SUNTHROWERS,
    battle,
    begun,
    broken,
    do,
    moving,
    place,
    started,
    texts,
)

NEUTRAL, HOME = "C09/4", "C01/1"


def conquered():
    """The Sunthrowers have just destroyed a neutral StarGuard."""
    ships = [f"S.SC-{n}" for n in range(1, 5)]
    return begun(battle(NEUTRAL, ships, []), 1, 6, 1)


def answer(state, *, place_it, level=NEUTRAL, player=SUNTHROWERS):
    return do(state, AnswerStarGuard(player=player, level=level, place=place_it))


@pytest.mark.rule("holy-war/XII.SG.free")
def test_a_starguard_appears_free_where_a_side_gains_a_system():
    state = conquered()
    assert state.phase == SUN_AFTERMATH
    assert [(d.owner, d.kind) for d in state.pending] == [(SUNTHROWERS, STARGUARD)]
    done = answer(state, place_it=True)
    guard = done.state.starguard(NEUTRAL)
    assert guard is not None
    assert guard.owner == SUNTHROWERS
    assert done.state.crew == state.crew
    assert done.state.phase == HOLY_MOVEMENT
    assert "appears" in texts(done.events)


@pytest.mark.rule("holy-war/XII.SG.free")
def test_it_appears_in_no_other_level_and_for_nobody_else():
    state = conquered()
    assert broken(state, AnswerStarGuard(player=SUNTHROWERS, level="C05/4", place=True)) == ["XII.SG.free"]
    assert broken(state, AnswerStarGuard(player=HOLY_BAND, level=NEUTRAL, place=True))
    space = begun(battle("C05/4", ["S.SC-1"], ["H.R-1"]), 1, 5, 1)
    assert not space.pending
    full = [c for c in counters(SUNTHROWERS, "SG") if c not in conquered().units]
    crowded = place(battle(NEUTRAL, ["S.SC-1", "S.SC-2", "S.SC-3", "S.SC-4"], []), "C05/4", *full)
    assert not begun(crowded, 1, 6, 1).pending


@pytest.mark.rule("holy-war/XII.SG.free")
def test_a_system_without_units_is_gained_by_entering_it():
    guard = started().starguard(NEUTRAL)
    assert guard is not None
    state = moving(place(started().without(guard.id), "C09/3", "S.R-1"))
    state = do(state, Jump(player=SUNTHROWERS, pieces=(PieceId("S.R-1"),), path=(NEUTRAL,))).state
    done = do(state, Proceed(player=SUNTHROWERS)).state
    assert [d.kind for d in done.pending] == [STARGUARD]


@pytest.mark.rule("holy-war/XII.SG.decline")
def test_the_owner_may_decline_and_place_it_later():
    state = conquered()
    assert {c.place for c in legal(state, SUNTHROWERS)} == {True, False}
    done = answer(state, place_it=False).state
    assert done.starguard(NEUTRAL) is None
    assert done.holds_system(SUNTHROWERS, NEUTRAL)
    assert activation.income(done, SUNTHROWERS)["from StarGuards"] == 15
    later = replace(done, phase=ACTIVATION, active=(SUNTHROWERS, HOLY_BAND))
    assert NEUTRAL in activation.unguarded(later, SUNTHROWERS)


@pytest.mark.rule("holy-war/XII.SG.control")
def test_a_starguard_marks_who_controls_a_system():
    state = started()
    assert state.holds_system(SUNTHROWERS, HOME)
    assert not state.holds_system(HOLY_BAND, HOME)
    assert not any(state.holds_system(side, NEUTRAL) for side in (SUNTHROWERS, HOLY_BAND))
    done = answer(conquered(), place_it=True).state
    assert done.holds_system(SUNTHROWERS, NEUTRAL)
    assert activation.income(done, SUNTHROWERS)["from StarGuards"] == 18


@pytest.mark.rule("holy-war/XII.SG.permanent")
def test_a_placed_starguard_goes_only_when_the_enemy_destroys_it():
    guard = PieceId("S.SG-1")
    state = moving(started())
    where = state.units[guard].level or ""
    near = state.board.neighbours(where)[0]
    assert broken(state, Jump(player=SUNTHROWERS, pieces=(guard,), path=(near,))) == ["VI.starguard-immobile"]
    assert "VI.starguard-immobile" in broken(state, Warp(player=SUNTHROWERS, pieces=(guard,), route=(near,)))
    assert not [c for c in legal(state, SUNTHROWERS) if guard in getattr(c, "pieces", ())]
    lost = begun(battle(where, ["H.SC-1", "H.SC-2", "H.SC-3"], [], HOLY_BAND), 1, 6, 1)
    assert guard not in lost.units


@pytest.mark.rule("holy-war/XII.SG.no-tactical-jump")
def test_a_starguard_alone_is_not_asked_to_deny_combat():
    state = begun(battle(HOME, ["H.SC-1", "H.SC-2", "H.SC-3"], [], HOLY_BAND), 1, 6, 1)
    assert state.fought[-1].rounds == 1
    assert not [fight for fight in state.fought if fight.result == "denied"]


@pytest.mark.rule("holy-war/XII.SG.free")
def test_a_defender_that_holds_a_system_alone_is_asked_as_well():
    guard = started().starguard(HOME)
    assert guard is not None
    state = replace(place(started().without(guard.id), HOME, "S.R-1"), phase=HOLY_AFTERMATH)
    asked = combat.aftermath(state, NoDice()).state
    assert [(d.owner, d.kind) for d in asked.pending] == [(SUNTHROWERS, STARGUARD)]
    shared = combat.aftermath(place(state, HOME, "H.R-1"), NoDice()).state
    assert not shared.pending
