"""Boarding: who, whom, with which strength, and what a capture brings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.dice import NoDice
from engine.core.ids import PieceId
from engine.rulesets.holy_war import activation, tables
from engine.rulesets.holy_war.advise import answer
from engine.rulesets.holy_war.battle_state import Step, Weapon
from engine.rulesets.holy_war.boarding import immunity, most
from engine.rulesets.holy_war.commands import AskBoarding, Board, EndBoarding, Survey
from engine.rulesets.holy_war.knowledge import aliases
from engine.rulesets.holy_war.moves import legal
from engine.rulesets.holy_war.phases import BOARDING
from engine.rulesets.holy_war.state import new_unit
from tests.helpers.holy_war import HOLY_BAND, SUNTHROWERS, battle, begun, broken, do

SPACE = "C05/4"


def holy_band_boards(attackers, defenders, *dice, **options):
    """The Holy Band attacks, and psychic weapons are rolled."""
    return begun(battle(SPACE, attackers, defenders, HOLY_BAND, **options), *(dice or (5,)))


def board(state, unit, target, strength):
    player = HOLY_BAND if unit.startswith("H") else SUNTHROWERS
    names = aliases(state, player)
    key = names.get(PieceId(target), PieceId(target))
    return Board(player=player, unit=PieceId(unit), target=key, strength=strength)


def unit(counter, owner):
    return new_unit(PieceId(counter), owner, SPACE)


# --- when and who


@pytest.mark.rule("holy-war/VIII.3.boarding-round", "holy-war/VIII.board.who")
def test_only_the_stronger_side_of_a_round_of_psychic_weapons_boards():
    state = holy_band_boards(["H.R-1"], ["S.PS-1"])
    assert [(d.owner, d.kind) for d in state.pending] == [(HOLY_BAND, BOARDING)]
    assert not broken(state, board(state, "H.R-1", "S.PS-1", 5))
    assert "VIII.board.who" in broken(state, board(state, "S.PS-1", "H.R-1", 2))
    assert state.combat is not None
    energy = replace(state, combat=replace(state.combat, weapon=Weapon.ENERGY))
    assert "VIII.3.boarding-round" in broken(energy, board(energy, "H.R-1", "S.PS-1", 5))


@pytest.mark.rule("holy-war/VIII.board.who")
def test_with_equal_totals_nobody_boards():
    state = begun(battle(SPACE, ["S.SC-1"], ["H.P-1", "H.FGS-1"]), 5, 6, 6, 5, 6, 6)
    assert (state.combat, state.captured) == (None, {})


@pytest.mark.rule("holy-war/VIII.5.boarding-choice")
def test_the_stronger_side_may_use_the_combat_results_table_instead():
    state = holy_band_boards(["H.R-1"], ["S.PS-1"])
    assert {type(c) for c in legal(state, HOLY_BAND)} == {Board, EndBoarding}
    assert broken(state, EndBoarding(player=SUNTHROWERS))
    done = do(state, EndBoarding(player=HOLY_BAND), 6, 1).state
    assert PieceId("S.PS-1") not in done.units
    assert not done.captured


@pytest.mark.rule("holy-war/VIII.5.boarding-choice")
def test_without_a_legal_attempt_the_table_is_used():
    done = holy_band_boards(["H.SC-1"], ["S.MP-1"], 5, 6, 1)
    assert PieceId("S.MP-1") not in done.units


@pytest.mark.rule("holy-war/VIII.board.instead")
def test_in_a_round_of_boarding_nobody_rolls_for_damage():
    state = holy_band_boards(["H.R-1"], ["S.PS-1"])
    done = do(state, board(state, "H.R-1", "S.PS-1", 5), 1, 5).state
    assert done.combat is not None
    assert done.combat.round == 2
    assert all(not done.units[PieceId(key)].damage for key in ("H.R-1", "S.PS-1"))


def test_by_an_option_the_weaker_side_fires_in_a_round_of_boarding():
    state = holy_band_boards(["H.R-1"], ["S.PS-1"], boarding_round_fire="weaker side")
    done = do(state, board(state, "H.R-1", "S.PS-1", 5), 1, 6, 5).state
    assert len(done.units[PieceId("H.R-1")].damage) == 1
    captured = do(state, board(state, "H.R-1", "S.PS-1", 5), 5, 6).state
    assert PieceId("S.PS-1") not in captured.units
    assert captured.combat is None


# --- the attempt


@pytest.mark.rule("holy-war/VIII.board.roll", "holy-war/VIII.board.capture")
def test_a_capture_removes_the_unit_and_brings_its_cost_next_turn():
    state = holy_band_boards(["H.R-1"], ["S.PS-1"])
    done = do(state, board(state, "H.R-1", "S.PS-1", 5), 5).state
    assert PieceId("S.PS-1") not in done.units
    assert done.captured == {HOLY_BAND: 8}
    assert done.crew[HOLY_BAND] == state.crew[HOLY_BAND]
    assert PieceId("S.PS-1") in done.available(SUNTHROWERS, "PS")
    income = activation.income(done, HOLY_BAND)
    assert income["from captured crews"] == 8
    later = activation.opened(replace(done, turn=3), NoDice()).state
    assert later.captured == {}
    missed = do(state, board(state, "H.R-1", "S.PS-1", 5), 4, 5).state
    assert PieceId("S.PS-1") in missed.units
    assert not missed.captured


@pytest.mark.rule("holy-war/VIII.board.unit-by-unit")
def test_one_revealed_unit_boards_one_revealed_enemy_with_its_own_pw():
    state = holy_band_boards(["H.R-1", "H.R-2"], ["S.PS-1", "S.R-1"])
    assert not broken(state, board(state, "H.R-1", "S.R-1", 5))
    assert broken(state, board(state, "H.R-1", "S.R-1", 10)) == ["VIII.board.unit-by-unit"]
    assert broken(state, board(state, "H.R-1", "H.R-2", 5)) == ["VIII.board.unit-by-unit"]
    assert broken(state, board(state, "H.R-3", "S.R-1", 5)) == ["VIII.board.unit-by-unit"]
    alias = Board(player=HOLY_BAND, unit=PieceId("H.R-1"), target=PieceId("S.R-1"), strength=5)
    assert broken(state, alias) == ["VIII.board.unit-by-unit"]
    hurt = state.with_unit(replace(state.units[PieceId("H.R-1")], damage=(Weapon.PSYCHIC,)))
    assert broken(hurt, board(hurt, "H.R-1", "S.R-1", 5)) == ["VIII.board.unit-by-unit"]


@pytest.mark.rule("holy-war/VIII.board.unit-by-unit")
def test_several_units_may_try_the_same_target_one_after_the_other():
    state = holy_band_boards(["H.R-1", "H.R-2"], ["S.PS-1"])
    state = do(state, board(state, "H.R-1", "S.PS-1", 5), 1).state
    assert state.pending[-1].kind == BOARDING
    done = do(state, board(state, "H.R-2", "S.PS-1", 5), 5).state
    assert PieceId("S.PS-1") not in done.units


@pytest.mark.rule("holy-war/VIII.board.split")
def test_a_unit_may_divide_its_pw_among_several_targets():
    state = holy_band_boards(["H.R-1", "H.EP-1"], ["S.PS-1", "S.JS-1"])
    assert broken(state, board(state, "H.R-1", "S.JS-1", 0)) == ["VIII.board.split"]
    state = do(state, board(state, "H.R-1", "S.JS-1", 3), 1).state
    assert broken(state, board(state, "H.R-1", "S.PS-1", 3)) == ["VIII.board.split"]
    assert not broken(state, board(state, "H.R-1", "S.PS-1", 2))
    again = do(state, board(state, "H.R-1", "S.PS-1", 2), 1).state
    assert {c.unit for c in legal(again, HOLY_BAND) if isinstance(c, Board)} == {"H.EP-1"}


@pytest.mark.rule("holy-war/VIII.board.odds")
def test_odds_use_the_targets_pw_and_end_at_one_to_two():
    state = holy_band_boards(["H.FGS-1", "H.R-1"], ["S.SC-1"])
    assert not broken(state, board(state, "H.FGS-1", "S.SC-1", 3))
    assert broken(state, board(state, "H.FGS-1", "S.SC-1", 2)) == ["VIII.board.odds"]
    hurt = state.with_unit(replace(state.units[PieceId("S.SC-1")], damage=(Weapon.PSYCHIC,)))
    view = answer(
        hurt, AskBoarding(player=HOLY_BAND, unit=PieceId("H.FGS-1"), target=PieceId("S.SC@C05/4.1"))
    )
    assert (view.column, view.target_strength) == ("5-1 and up", 0)


# --- what can't be boarded


@pytest.mark.rule("holy-war/VIII.board.immune-both", "holy-war/XII.SG.static")
def test_starguards_and_starbusters_are_never_boarded():
    home = "C01/1"
    state = begun(battle(home, ["H.SC-1", "H.SC-2", "H.SC-3"], ["S.JS-1"], HOLY_BAND), 5)
    guard = state.starguard(home)
    assert guard is not None
    attempt = board(state, "H.SC-1", guard.id, 7)
    assert broken(state, attempt) == ["VIII.board.immune-both", "VIII.board.odds"]
    assert not broken(state, board(state, "H.SC-1", "S.JS-1", 7))
    buster = begun(battle(SPACE, ["S.R-1"], ["H.SB-1", "H.P-1"]), 5)
    assert broken(buster, board(buster, "S.R-1", "H.SB-1", 4)) == ["VIII.board.immune-both"]


@pytest.mark.rule("holy-war/VIII.board.immune-sunthrower")
@pytest.mark.parametrize("code", ["FGS", "MP", "GST"])
def test_some_sunthrower_types_are_immune_and_their_holy_band_counterparts_are_not(code):
    state = holy_band_boards(["H.SC-1"], [f"S.{code}-1", "S.PS-1"])
    assert broken(state, board(state, "H.SC-1", f"S.{code}-1", 7)) == ["VIII.board.immune-sunthrower"]
    other = begun(battle(SPACE, ["S.SC-1"], [f"H.{code}-1"]), 5)
    assert not broken(other, board(other, "S.SC-1", f"H.{code}-1", 6))


@pytest.mark.rule("holy-war/XII.PKS.no-starguard")
def test_a_psycheship_boards_no_starguard():
    home = "C01/1"
    ships = ["H.PKS-1", "H.SC-1", "H.SC-2"]
    state = begun(battle(home, ships, ["S.JS-1"], HOLY_BAND), 5)
    guard = state.starguard(home)
    assert guard is not None
    assert "XII.PKS.no-starguard" in broken(state, board(state, "H.PKS-1", guard.id, 7))
    assert not broken(state, board(state, "H.PKS-1", "S.JS-1", 7))
    ranger = unit("H.R-1", HOLY_BAND)
    assert [v.rule for v in immunity(ranger, guard)] == ["holy-war/VIII.board.immune-both"]


def test_a_players_starguard_boards_and_a_neutral_one_does_not():
    home = "C01/1"
    state = begun(battle(home, ["H.R-1"], [], HOLY_BAND), 5)
    guard = state.starguard(home)
    assert guard is not None
    assert state.pending[-1].owner == SUNTHROWERS
    assert not broken(state, board(state, guard.id, "H.R-1", 18))
    neutral = begun(battle("C09/4", ["S.R-1"], []), 5, 1, 6)
    assert neutral.combat is None
    lonely = unit("N.SG-1", None)
    assert most(lonely, unit("S.R-1", SUNTHROWERS), ()) == 0


# --- the Psycheship


@pytest.mark.rule("holy-war/XII.PKS.multi")
def test_a_psycheship_boards_several_units_with_its_whole_pw_up_to_their_cost():
    state = holy_band_boards(["H.PKS-1"], ["S.P-1", "S.JS-1", "S.MP-1"])
    state = do(state, board(state, "H.PKS-1", "S.JS-1", 7), 1).state
    assert not broken(state, board(state, "H.PKS-1", "S.P-1", 7))
    assert broken(state, board(state, "H.PKS-1", "S.JS-1", 7)) == ["XII.PKS.multi"]
    both = do(state, board(state, "H.PKS-1", "S.P-1", 7), 1, 5).state
    assert both.combat is not None
    assert (both.combat.round, both.combat.step) == (2, Step.BOARDING)


@pytest.mark.rule("holy-war/XII.PKS.multi")
def test_a_psycheship_may_not_go_beyond_its_limit_but_board_one_dear_unit():
    state = holy_band_boards(["H.PKS-1", "H.R-1", "H.R-2"], ["S.PS-1", "S.R-1", "S.R-2"])
    assert not broken(state, board(state, "H.PKS-1", "S.PS-1", 7))
    one = do(state, board(state, "H.PKS-1", "S.R-1", 7), 1).state
    assert broken(one, board(one, "H.PKS-1", "S.R-2", 7)) == ["XII.PKS.multi"]
    split = do(state, board(state, "H.PKS-1", "S.R-1", 4), 1).state
    assert not broken(split, board(split, "H.PKS-1", "S.R-2", 3))
    ranger = do(state, board(state, "H.R-1", "S.R-1", 5), 1).state
    assert broken(ranger, board(ranger, "H.R-1", "S.R-2", 5)) == ["VIII.board.split"]


# --- what the other side reads


def test_a_captured_unit_is_named_by_its_type_alone():
    state = holy_band_boards(["H.R-1", "H.R-2"], ["S.PS-2", "S.R-3"])
    done = do(state, board(state, "H.R-1", "S.PS-2", 5), 5).state
    seen = answer(done, Survey(player=HOLY_BAND))
    assert [attempt.target for attempt in seen.combat.attempts] == ["S.PS"]
    assert "S.PS-2" not in repr(seen)
    assert tables.captures("2-1", 5)


def test_a_program_finds_the_same_attempts_in_the_state_as_it_sees_it():
    state = holy_band_boards(["H.R-1", "H.R-2"], ["S.PS-2", "S.R-3"])
    seen = answer(state, Survey(player=HOLY_BAND))
    known = list(legal(state, HOLY_BAND))
    assert any(isinstance(command, Board) for command in known)
    assert list(legal(seen, HOLY_BAND)) == known
