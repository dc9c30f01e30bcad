"""Force counters and Probes, the optional rules."""

from __future__ import annotations

import pytest

from engine.core.ids import PieceId
from engine.rulesets.holy_war.battle_state import Weapon
from engine.rulesets.holy_war.commands import FormForce, Jump, LeaveForce, MoveStar, Scout, Warp
from engine.rulesets.holy_war.knowledge import as_seen_by, counters_in
from engine.rulesets.holy_war.state import Moved
from tests.helpers.holy_war import HOLY_BAND, SUNTHROWERS, at, broken, do, moving, place, started, texts

HERE, NEXT, FAR = "C05/4", "C05/3", "C05/2"


def with_units(*counters, **options):
    options = {"force_counters": True, "probe_detection": True, **options}
    return moving(place(started(**options), HERE, *counters))


def ids(counters):
    return tuple(PieceId(counter) for counter in counters)


def form(letter, *counters):
    return FormForce(player=SUNTHROWERS, letter=letter, units=ids(counters))


def leave(*counters):
    return LeaveForce(player=SUNTHROWERS, units=ids(counters))


def jump(*path, pieces=("S.A",)):
    return Jump(player=SUNTHROWERS, pieces=ids(pieces), path=path)


def force():
    """Force A of two Rangers and a Starcruiser."""
    return do(with_units("S.R-1", "S.R-2", "S.SC-1"), form("A", "S.R-1", "S.R-2", "S.SC-1")).state


@pytest.mark.rule("holy-war/X.optional")
def test_force_counters_are_an_option_of_the_game():
    assert broken(with_units("S.R-1", force_counters=False), form("A", "S.R-1")) == ["X.optional"]
    assert not broken(with_units("S.R-1"), form("A", "S.R-1"))


@pytest.mark.rule("holy-war/X.six")
def test_a_side_has_six_counters_with_a_box_each():
    state = with_units("S.R-1", "S.R-2")
    for letter in "ABCDEF":
        assert not broken(state, form(letter, "S.R-1"))
    assert broken(state, form("G", "S.R-1")) == ["X.six"]
    assert broken(state, form("A", "H.R-1")) == ["X.six"]
    assert [unit.id for unit in force().force(SUNTHROWERS, "A")] == ["S.R-1", "S.R-2", "S.SC-1"]


@pytest.mark.rule("holy-war/X.minimum")
def test_a_force_counter_stands_for_a_mobile_unit_at_least():
    state = moving(place(started(force_counters=True), "C01/1", "S.R-1"))
    guard = state.starguard("C01/1")
    assert guard is not None
    assert broken(state, form("A")) == ["X.minimum"]
    assert broken(state, form("A", guard.id)) == ["X.minimum"]
    assert not broken(state, form("A", "S.R-1"))
    left = do(force(), leave("S.R-1", "S.R-2", "S.SC-1")).state
    assert not left.force(SUNTHROWERS, "A")
    assert len(counters_in(left, HOLY_BAND, HERE)) == 3


@pytest.mark.rule("holy-war/X.transfer")
def test_units_join_a_force_only_where_its_counter_is():
    state = place(force(), NEXT, "S.R-3", "S.R-4")
    assert broken(state, form("A", "S.R-3")) == ["X.transfer"]
    assert broken(state, form("B", "S.R-3", "S.SC-1")) == ["X.transfer"]
    assert not broken(state, form("B", "S.R-3", "S.R-4"))
    moved = do(state, jump(NEXT)).state
    assert not broken(moved, form("A", "S.R-3"))
    assert not broken(moved, form("C", "S.R-1"))
    assert broken(moved, leave("S.R-3")) == ["X.transfer"]


@pytest.mark.rule("holy-war/X.movement")
def test_a_force_moves_as_one_counter_under_the_same_rules():
    state = force()
    assert len(counters_in(state, HOLY_BAND, HERE)) == 1
    done = do(state, jump(NEXT))
    assert {at(done.state, unit) for unit in ("S.R-1", "S.R-2", "S.SC-1")} == {NEXT}
    assert len(counters_in(done.state, HOLY_BAND, NEXT)) == 1
    assert "1 counter " in texts(done.events, HOLY_BAND)
    assert broken(done.state, jump(FAR)) == ["VI.once-per-turn"] * 3
    assert broken(place(state, NEXT, "H.R-1"), jump(NEXT, FAR)) == ["VI.halt"]
    assert broken(state, Warp(player=SUNTHROWERS, pieces=ids(["S.A"]), route=("C12/2",))) == ["VI.warp.move"]


@pytest.mark.rule("holy-war/X.movement")
def test_every_unit_of_a_jumping_force_rolls_and_the_dispersed_ones_leave_it():
    done = do(force(), jump(NEXT, FAR), 1, 6, 2).state
    assert [unit.id for unit in done.force(SUNTHROWERS, "A")] == ["S.R-1", "S.SC-1"]
    assert [entry.unit for entry in done.adrift] == ["S.R-2"]
    gone = do(force(), jump(NEXT, FAR), 6, 6, 6).state
    assert not gone.force(SUNTHROWERS, "A")


def test_a_unit_that_goes_alone_leaves_its_force():
    done = do(force(), jump(NEXT, pieces=("S.R-1",))).state
    assert done.units[PieceId("S.R-1")].force is None
    assert [unit.id for unit in done.force(SUNTHROWERS, "A")] == ["S.R-2", "S.SC-1"]


def test_a_force_and_a_unit_in_it_are_not_named_together():
    assert broken(force(), jump(NEXT, pieces=("S.A", "S.R-1"))) == ["VI.once-per-turn"]


def test_a_force_neither_moves_a_star_nor_scouts():
    state = do(with_units("S.PS-1", "S.P-1"), form("A", "S.PS-1", "S.P-1")).state
    box = PieceId("S.A")
    assert broken(state, MoveStar(player=SUNTHROWERS, unit=box, level=NEXT)) == ["VI.all-may-move"]
    assert broken(state, Scout(player=SUNTHROWERS, unit=box, path=(NEXT,))) == ["VI.all-may-move"]
    assert not broken(state, Scout(player=SUNTHROWERS, unit=PieceId("S.P-1"), path=(NEXT,)))


def test_the_enemy_does_not_read_who_sails_in_a_force():
    state = with_units("S.R-1", "S.SC-1")
    done = do(state, form("A", "S.R-1", "S.SC-1"))
    assert texts(done.events, HOLY_BAND) == "The Sunthrowers rearrange counters in C05/4."
    assert not any(unit.force for unit in as_seen_by(done.state, HOLY_BAND).units.values())


# --- Probes


def scouting(goal=NEXT, die=None, **more):
    state = place(with_units("S.P-1", "S.R-1"), goal, "H.SC-1", "H.SC-2", "H.FGS-1", "H.R-1")
    command = Scout(player=SUNTHROWERS, unit=PieceId("S.P-1"), path=more.pop("path", (goal,)), **more)
    return state, command if die is None else do(state, command, *die)


@pytest.mark.rule("holy-war/XII.P.plain")
def test_a_probe_has_no_ability_without_the_option():
    state = place(with_units("S.P-1", probe_detection=False), NEXT, "H.R-1")
    assert broken(state, Scout(player=SUNTHROWERS, unit=PieceId("S.P-1"), path=(NEXT,))) == ["XII.P.plain"]
    assert not broken(state, jump(NEXT, pieces=("S.P-1",)))


@pytest.mark.rule("holy-war/XII.P.detect")
def test_a_probe_looks_first_and_alone():
    state, command = scouting()
    assert not broken(state, command)
    other = Scout(player=SUNTHROWERS, unit=PieceId("S.R-1"), path=(NEXT,))
    assert broken(state, other) == ["XII.P.detect"]
    entered = do(state, jump(NEXT, pieces=("S.R-1",))).state
    assert broken(entered, command) == ["XII.P.detect"]


@pytest.mark.rule("holy-war/XII.P.detect.1-4")
@pytest.mark.parametrize("die", [1, 4])
def test_on_1_to_4_the_enemy_states_its_numbers_and_the_probe_returns(die):
    _, done = scouting(die=(die,))
    assert at(done.state, "S.P-1") == HERE
    assert done.state.units[PieceId("S.P-1")].moved is Moved.SCOUT
    report = done.state.reports[-1]
    assert (report.level, report.starcruisers, report.field_generators) == (NEXT, 2, 1)
    assert not done.state.units[PieceId("S.P-1")].damage
    assert broken(done.state, jump("C05/5", pieces=("S.P-1",))) == ["VI.once-per-turn"]


@pytest.mark.rule("holy-war/XII.P.detect.5")
def test_on_5_the_probe_learns_the_same_is_hit_and_stays():
    _, done = scouting(die=(5,))
    probe = done.state.units[PieceId("S.P-1")]
    assert (probe.level, probe.damage) == (NEXT, (Weapon.ENERGY,))
    assert done.state.reports[-1].starcruisers == 2


@pytest.mark.rule("holy-war/XII.P.detect.6")
def test_on_6_the_probe_is_destroyed_even_by_an_empty_level():
    _, done = scouting(die=(6,))
    assert PieceId("S.P-1") not in done.state.units
    assert not done.state.reports
    assert done.state.lost == ("S.P",)
    empty = with_units("S.P-1")
    command = Scout(player=SUNTHROWERS, unit=PieceId("S.P-1"), path=(NEXT,))
    assert PieceId("S.P-1") not in do(empty, command, 6).state.units


def test_what_a_probe_found_is_read_by_its_side_alone():
    _, done = scouting(die=(2,))
    assert "Starcruisers 2" in texts(done.events, SUNTHROWERS)
    assert "Starcruisers 2" not in texts(done.events, HOLY_BAND)
    assert as_seen_by(done.state, HOLY_BAND).reports == ()


def test_a_probe_on_an_extended_jump_may_be_dispersed_before_it_looks():
    state, command = scouting(goal=FAR, path=("C06/3", FAR))
    gone = do(state, command, 6).state
    assert gone.pending[-1].owner == HOLY_BAND
    assert not gone.reports
    assert at(do(state, command, 5, 1).state, "S.P-1") == HERE


def test_a_probe_may_come_by_warp_line():
    state = moving(place(place(started(probe_detection=True), "C04/5", "S.P-1"), "C12/2", "H.SC-1"))
    command = Scout(player=SUNTHROWERS, unit=PieceId("S.P-1"), path=("C12/2",), by="warp")
    done = do(state, command, 3).state
    assert at(done, "S.P-1") == "C04/5"
    assert done.reports[-1].starcruisers == 1
    far = Scout(player=SUNTHROWERS, unit=PieceId("S.P-1"), path=("C06/6",), by="warp")
    assert broken(state, far) == ["VI.warp.move"]
