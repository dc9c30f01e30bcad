"""Luckships: an optional 1 on the dice of their side, and no hint of a hidden one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.ids import PieceId
from engine.rulesets.holy_war.battle_state import Attempt, Shot
from engine.rulesets.holy_war.commands import Board, EndBoarding, FormFlights, UseLuck
from engine.rulesets.holy_war.knowledge import as_seen_by
from engine.rulesets.holy_war.luck import improves_attempt, improves_shot
from engine.rulesets.holy_war.moves import legal
from engine.rulesets.holy_war.phases import LUCK
from tests.helpers.holy_war import HOLY_BAND, SUNTHROWERS, battle, begun, broken, do, texts

SPACE = "C05/4"
R = tuple(PieceId(f"S.R-{n}") for n in range(1, 7))


def sunthrowers_roll(die, enemy=1, *more):
    """Launched weapons, a Differential of +6: the Sunthrowers have a Luckship."""
    return begun(battle(SPACE, ["S.SC-1", "S.LS-1"], ["H.R-1"]), 1, die, enemy, *more)


@pytest.mark.rule("holy-war/XII.LS.bonus")
def test_a_luckship_adds_one_to_a_die_on_the_combat_results_table():
    state = sunthrowers_roll(2)
    assert [(d.owner, d.kind) for d in state.pending] == [(SUNTHROWERS, LUCK)]
    done = do(state, UseLuck(player=SUNTHROWERS, use=True), 5)
    assert done.state.units[PieceId("H.R-1")].damage == ("EW",)
    assert "The Luckship of the Sunthrowers adds 1" in texts(done.events)


@pytest.mark.rule("holy-war/XII.LS.bonus")
def test_without_a_luckship_in_the_level_there_is_no_bonus():
    state = begun(battle(SPACE, ["S.SC-1"], ["H.R-1"]), 1, 3, 1, 5)
    assert not [d for d in state.pending if d.kind == LUCK]
    asked = sunthrowers_roll(2)
    gone = asked.without(PieceId("S.LS-1"))
    assert broken(gone, UseLuck(player=SUNTHROWERS, use=True)) == ["XII.LS.bonus"]
    assert not broken(gone, UseLuck(player=SUNTHROWERS, use=False))


@pytest.mark.rule("holy-war/XII.LS.optional")
def test_the_bonus_can_be_declined():
    state = sunthrowers_roll(4)
    assert {c.use for c in legal(state, SUNTHROWERS)} == {True, False}
    done = do(state, UseLuck(player=SUNTHROWERS, use=False), 5).state
    assert done.units[PieceId("H.R-1")].damage == ("LW", "PW")
    assert broken(state, UseLuck(player=HOLY_BAND, use=True))[0] == "IV.sequence"


def test_nobody_is_asked_where_the_bonus_changes_nothing():
    assert improves_shot(Shot(side=SUNTHROWERS, differential=5, die=4))
    assert not improves_shot(Shot(side=SUNTHROWERS, differential=5, die=5))
    assert not improves_shot(Shot(side=SUNTHROWERS, differential=0, die=6))
    attempt = Attempt(boarder=R[0], target=R[1], strength=4, odds="1-2", die=6)
    assert improves_attempt(attempt)
    assert not improves_attempt(replace(attempt, odds="2-1"))
    assert sunthrowers_roll(5).combat is None


@pytest.mark.rule("holy-war/XII.LS.both")
def test_both_luckships_work_each_for_its_own_side():
    state = begun(battle(SPACE, ["S.SC-1", "S.LS-1"], ["H.SC-1", "H.LS-1"]), 1, 3, 3)
    assert state.pending[-1].owner == SUNTHROWERS
    state = do(state, UseLuck(player=SUNTHROWERS, use=True)).state
    assert state.pending[-1].owner == HOLY_BAND
    done = do(state, UseLuck(player=HOLY_BAND, use=True), 5).state
    for key in ("S.SC-1", "S.LS-1", "H.SC-1", "H.LS-1"):
        assert done.units[PieceId(key)].damage == ("LW",)


@pytest.mark.rule("holy-war/XII.LS.bonus")
def test_a_luckship_helps_a_boarding_roll():
    state = begun(battle(SPACE, ["H.LS-1", "H.R-1"], ["S.PS-1", "S.P-1"], HOLY_BAND), 5)
    target = next(c.target for c in legal(state, HOLY_BAND) if isinstance(c, Board) and "PS" in c.target)
    command = Board(player=HOLY_BAND, unit=PieceId("H.R-1"), target=target, strength=5)
    asked = do(state, command, 4).state
    assert asked.pending[-1].kind == LUCK
    done = do(asked, UseLuck(player=HOLY_BAND, use=True)).state
    assert done.captured == {HOLY_BAND: 8}
    missed = do(asked, UseLuck(player=HOLY_BAND, use=False)).state
    assert not missed.captured


def hidden_flight(last):
    """Five Sunthrowers, the last of them in a hidden Flight, against stronger psychic weapons."""
    ships = (*R[:4], PieceId(last))
    state = begun(battle(SPACE, ships, ["H.SC-1", "H.SC-2"]))
    flights = (ships[:4], ships[4:])
    return do(state, FormFlights(player=SUNTHROWERS, flights=flights), 5).state


@pytest.mark.rule("holy-war/XII.LS.bonus", "holy-war/VIII.4.hidden")
def test_a_hidden_luckship_helps_and_shows_itself_only_when_it_does():
    state = hidden_flight("S.LS-1")
    asked = do(state, EndBoarding(player=SUNTHROWERS), 3, 1).state
    assert asked.pending[-1].owner == SUNTHROWERS
    used = do(asked, UseLuck(player=SUNTHROWERS, use=True), 5)
    assert "The Luckship of the Sunthrowers adds 1 to the die." in texts(used.events)
    assert used.state.units[PieceId("H.SC-1")].damage == ("LW", "EW")
    kept = do(asked, UseLuck(player=SUNTHROWERS, use=False), 5)
    assert "The Luckship" not in texts(kept.events)
    assert kept.state.units[PieceId("H.SC-1")].damage == ("PW",)


@pytest.mark.rule("holy-war/VIII.4.hidden")
def test_with_a_hidden_flight_the_question_comes_with_a_luckship_and_without():
    rolls = (2, 1)
    states = [
        do(hidden_flight(x), EndBoarding(player=SUNTHROWERS), *rolls).state for x in ("S.LS-1", "S.R-5")
    ]
    assert states[0].pending == states[1].pending
    assert states[0].pending[-1].kind == LUCK
    assert as_seen_by(states[0], HOLY_BAND) == as_seen_by(states[1], HOLY_BAND)
    assert broken(states[1], UseLuck(player=SUNTHROWERS, use=True)) == ["XII.LS.bonus"]
    assert not broken(states[0], UseLuck(player=SUNTHROWERS, use=True))
