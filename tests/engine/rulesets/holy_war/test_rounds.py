"""Rounds: the weapon system, the Differential, both rolls, and what results do."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.ids import PieceId
from engine.rulesets.holy_war.battle_state import Step, Weapon
from engine.rulesets.holy_war.commands import BeginCombat, PlaceDispersed, Stand
from engine.rulesets.holy_war.hits import fate
from engine.rulesets.holy_war.phases import PLACING
from engine.rulesets.holy_war.rounds import NAMES
from engine.rulesets.holy_war.state import new_unit
from engine.rulesets.holy_war.strength import differential, strength_of, total
from tests.helpers.holy_war import (
    HOLY_BAND,
    SUNTHROWERS,
    at,
    battle,
    begun,
    broken,
    do,
    texts,
)

SPACE = "C05/4"


def units(*counters):
    owners = {"S": SUNTHROWERS, "H": HOLY_BAND, "N": None}
    return tuple(new_unit(PieceId(counter), owners[counter[0]], SPACE) for counter in counters)


def damaged(unit, *weapons):
    return replace(unit, damage=tuple(Weapon(weapon) for weapon in weapons))


# --- weapon system and Differential


@pytest.mark.rule("holy-war/VIII.3.weapon", "holy-war/VIII.3.common")
@pytest.mark.parametrize(
    ("die", "weapon"), [(1, "LW"), (2, "LW"), (3, "EW"), (4, "EW"), (5, "PW"), (6, "PW")]
)
def test_one_die_sets_the_weapon_system_of_both_sides_for_a_round(die, weapon):
    state = battle(SPACE, ["S.SC-1"], ["H.R-1"])
    state = do(state, BeginCombat(player=SUNTHROWERS, level=SPACE)).state
    state = do(state, Stand(player=HOLY_BAND)).state
    rest = () if weapon == "PW" else (1, 1, 5)
    done = do(state, Stand(player=SUNTHROWERS), die, *rest)
    assert f"Round 1 in C05/4: {NAMES[Weapon(weapon)]} weapons." in texts(done.events)
    last = done.state.combat
    assert last is not None
    assert (last.round, last.weapon) == (1 if weapon == "PW" else 2, Weapon.PSYCHIC)


@pytest.mark.rule("holy-war/VIII.5.differential")
def test_the_differential_is_the_difference_of_totals_with_opposite_signs():
    own, enemies = units("S.R-1", "S.SC-1"), units("H.R-1")
    assert total(own, enemies, Weapon.LAUNCHED) == 14
    assert differential(own, enemies, Weapon.LAUNCHED) == 10
    assert differential(enemies, own, Weapon.LAUNCHED) == -10
    assert differential(units("S.MP-1"), units("H.MP-1"), Weapon.LAUNCHED) == 0
    state = begun(battle(SPACE, ["S.SC-1"], ["H.R-1"]), 5)
    assert state.combat is not None
    assert [state.combat.differential_of(side) for side in (SUNTHROWERS, HOLY_BAND)] == [1, -1]
    assert state.combat.stronger() == SUNTHROWERS


@pytest.mark.rule("holy-war/VIII.5.differential", "holy-war/VIII.result.damage")
def test_a_damaged_system_counts_nothing_and_the_others_stay():
    ranger = units("H.R-1")[0]
    hit = damaged(ranger, "LW")
    assert [strength_of(hit, weapon) for weapon in Weapon] == [0, 5, 5]
    assert total((hit, ranger), (), Weapon.LAUNCHED) == 4


@pytest.mark.rule("holy-war/XII.GST.triple")
def test_ground_support_is_tripled_only_against_starguards():
    teams = units("S.GST-1", "S.GST-2")
    assert total(teams, units("H.SG-1"), Weapon.PSYCHIC) == 18
    assert total(teams, units("N.SG-1", "H.R-1"), Weapon.LAUNCHED) == 12
    assert total(teams, units("H.R-1"), Weapon.PSYCHIC) == 6
    mixed = units("S.GST-1", "S.SC-1")
    assert total(mixed, units("H.SG-1"), Weapon.LAUNCHED) == 15
    hit = damaged(teams[0], "PW")
    assert total((hit,), units("H.SG-1"), Weapon.PSYCHIC) == 0


# --- rolls and results


@pytest.mark.rule("holy-war/VIII.6.rolls")
def test_each_side_rolls_once_and_reads_its_own_column():
    state = battle(SPACE, ["S.SC-1"], ["H.R-1"])
    done = begun(state, 1, 3, 6, 5)
    assert done.units[PieceId("H.R-1")].damage == (Weapon.ENERGY,)
    assert done.units[PieceId("S.SC-1")].damage == (Weapon.ENERGY,)


@pytest.mark.rule("holy-war/VIII.6.rolls")
def test_both_results_come_from_the_totals_before_either_is_applied():
    done = begun(battle(SPACE, ["S.R-1"], ["H.R-1"]), 1, 6, 6)
    assert PieceId("H.R-1") not in done.units
    over = begun(battle(SPACE, ["S.R-1"], ["H.R-1"]), 1, 6, 5)
    assert over.fought[-1].result == "attacker"
    both = begun(battle(SPACE, ["S.MP-1"], ["H.MP-1"]), 1, 6, 6, 1, 6, 6)
    assert both.fought[-1].result == "both lost"


@pytest.mark.rule("holy-war/VIII.6.all-enemy", "holy-war/VIII.6.markers")
def test_a_result_strikes_every_enemy_ship_and_a_double_one_gives_both_markers():
    enemies = ["H.R-1", "H.P-1", "H.EP-1"]
    state = begun(battle(SPACE, ["S.SC-1", "S.JS-1"], enemies), 1, 4, 1, 5)
    assert state.combat is not None
    assert state.combat.round == 2
    for key in enemies:
        assert state.units[PieceId(key)].damage == (Weapon.LAUNCHED, Weapon.ENERGY)
    assert state.units[PieceId("S.SC-1")].damage == ()


@pytest.mark.rule("holy-war/VIII.result.ne")
def test_no_effect_changes_nothing():
    state = begun(battle(SPACE, ["S.SC-1"], ["H.R-1"]), 1, 1, 1, 5)
    assert all(not state.units[PieceId(key)].damage for key in ("S.SC-1", "H.R-1"))
    unit = units("H.R-1")[0]
    assert fate(unit, "NE").unit == unit
    assert fate(unit, "NE").end == "stays"


@pytest.mark.rule("holy-war/VIII.result.de")
def test_a_destroyed_unit_is_removed_from_play():
    state = begun(battle(SPACE, ["S.SC-1"], ["H.R-1"]), 1, 5, 1)
    assert PieceId("H.R-1") not in state.units
    assert "H.R" in state.lost
    assert fate(units("N.SG-1")[0], "DE").end == "destroyed"


@pytest.mark.rule("holy-war/VIII.result.disp")
def test_every_unit_dispersed_is_placed_by_the_enemy_in_a_level_of_its_own():
    state = begun(battle(SPACE, ["S.SC-1", "S.R-1"], ["H.R-1", "H.R-2"]), 1, 2, 1)
    assert [(d.owner, d.kind) for d in state.pending] == [(SUNTHROWERS, PLACING)]
    assert broken(state, PlaceDispersed(player=SUNTHROWERS, level="C01/1")) == ["VIII.result.disp"]
    assert broken(state, PlaceDispersed(player=HOLY_BAND, level="C16/7")) == ["IV.sequence"]
    state = do(state, PlaceDispersed(player=SUNTHROWERS, level="C16/7")).state
    assert broken(state, PlaceDispersed(player=SUNTHROWERS, level="C16/7")) == ["VIII.result.disp"]
    done = do(state, PlaceDispersed(player=SUNTHROWERS, level="C15/7")).state
    assert (at(done, "H.R-1"), at(done, "H.R-2")) == ("C16/7", "C15/7")
    assert done.combat is None


@pytest.mark.rule("holy-war/VIII.result.disp")
def test_units_dispersed_on_both_sides_are_placed_by_each_other():
    state = begun(battle(SPACE, ["S.MP-1"], ["H.MP-1"]), 1, 3, 3)
    owners = []
    for level in ("C16/7", "C15/7"):
        owners.append(state.pending[-1].owner)
        state = do(state, PlaceDispersed(player=owners[-1], level=level)).state
    assert {*owners} == {SUNTHROWERS, HOLY_BAND}
    assert {at(state, "S.MP-1"), at(state, "H.MP-1")} == {"C16/7", "C15/7"}
    assert state.fought[-1].result == "both lost"


@pytest.mark.rule("holy-war/VIII.result.disp")
def test_a_unit_placed_back_in_the_level_is_out_of_the_combat():
    state = begun(battle(SPACE, ["S.MP-1"], ["H.MP-1"]), 1, 3, 3)
    first = state.pending[-1].owner
    state = do(state, PlaceDispersed(player=first, level=SPACE)).state
    done = do(state, PlaceDispersed(player=state.pending[-1].owner, level="C15/7")).state
    assert (done.combat, done.fought[-1].result) == (None, "both lost")


@pytest.mark.rule("holy-war/VIII.result.damage")
def test_a_damaged_system_is_out_until_the_end_of_the_combat_phase():
    state = begun(battle(SPACE, ["S.SC-1"], ["H.R-1"]), 3, 3, 1, 5)
    ranger = state.units[PieceId("H.R-1")]
    assert ranger.damage == (Weapon.ENERGY,)
    assert strength_of(ranger, Weapon.ENERGY) == 0
    over = begun(battle(SPACE, ["S.SC-1"], ["H.R-1"]), 1, 5, 6)
    assert over.units[PieceId("S.SC-1")].damage == ()


@pytest.mark.rule("holy-war/VIII.result.repeat-damage", "holy-war/VIII.note2.third-damage")
def test_every_damage_counts_and_the_third_destroys():
    unit = units("H.SC-1")[0]
    twice = fate(damaged(unit, "EW"), "EW")
    assert (twice.end, twice.unit.damage) == ("stays", (Weapon.ENERGY, Weapon.ENERGY))
    assert fate(damaged(unit, "EW", "EW"), "EW").end == "destroyed"
    assert fate(damaged(unit, "LW", "EW"), "PW").end == "destroyed"
    assert fate(damaged(unit, "LW"), "LW/EW").end == "destroyed"
    assert fate(unit, "LW/EW").end == "stays"


@pytest.mark.rule("holy-war/VIII.note2.dispersal-not-damage", "holy-war/VIII.note1.starguard")
def test_a_dispersal_is_no_damage_and_does_not_move_starguards():
    swept = fate(damaged(units("H.SC-1")[0], "LW", "EW"), "DISP")
    assert (swept.end, len(swept.unit.damage)) == ("dispersed", 2)
    guard = units("N.SG-1")[0]
    assert fate(guard, "DISP").end == "stays"
    assert fate(guard, "DISP").unit.damage == ()


def test_a_weapon_system_damaged_on_both_sides_leaves_column_zero():
    state = begun(battle(SPACE, ["S.MP-1"], ["H.MP-1"]), 1, 6, 6, 1, 4, 3)
    assert state.combat is not None
    assert state.combat.step == Step.PLACING
    assert PieceId("H.MP-1") not in state.units


def test_what_is_lost_is_told_to_both():
    assert begun(battle(SPACE, ["S.SC-1"], ["H.R-1"]), 1, 5, 1).lost == ("H.R",)
