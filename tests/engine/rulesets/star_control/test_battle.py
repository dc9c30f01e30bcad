"""Battles: how they begin, set up, go on and end; actions, attacks, damage."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.rulesets.star_control.battle.action import reachable
from engine.rulesets.star_control.battle.attack import hits, is_destroyed
from engine.rulesets.star_control.battle.profile import stat, weapon
from engine.rulesets.star_control.commands import (
    Attack,
    Deploy,
    EndBattleTurn,
    Finish,
    Fire,
    MoveFleet,
    MoveShip,
    Proceed,
    Ready,
    Reconfigure,
)
from engine.rulesets.star_control.hexes import Board, holds
from engine.rulesets.star_control.state import Stage
from tests.helpers.star_control import (
    ALLIANCE,
    EMPTY,
    HIERARCHY,
    at,
    battle,
    broken,
    do,
    fleet,
    in_phase,
    led_to,
    member,
    table,
    warned,
    with_member,
)

WORLD = [".........", ".........", "...m.....", ".........", ".........", ".........", "........."]


def attack(target: str = "AF1", by: str = "HF1") -> Attack:
    return Attack(player=HIERARCHY, fleet=by, target=target)


def facing(*ours: str, rows=EMPTY, theirs=("SY",), column: int = 4, row: int = 3, **alliance):
    state = table(
        rows=rows,
        hierarchy={"fleets": [fleet(3, 3, *ours)]},
        alliance={"fleets": [fleet(column, row, *theirs)], **alliance},
    )
    return in_phase(state, "battle")


def move(unit: str, column: int, row: int, player=HIERARCHY) -> MoveShip:
    return MoveShip(player=player, unit=unit, cell=at(column, row))


def fire(unit: str, target: str, mode="main", player=HIERARCHY) -> Fire:
    return Fire(player=player, unit=unit, target=target, mode=mode)


def end(player=HIERARCHY) -> EndBattleTurn:
    return EndBattleTurn(player=player)


# --- how it begins


@pytest.mark.rule("star-control/BAT.attack")
def test_a_fleet_attacks_an_enemy_fleet_in_a_neighbouring_hex():
    state = do(facing("SP"), attack())
    assert (state.battle.attacker, state.battle.defender) == (HIERARCHY, ALLIANCE)
    assert broken(facing("SP", column=5), attack()) == {"BAT.attack"}
    assert broken(table(hierarchy={"fleets": [fleet(3, 3, "SP")]}), attack()) == {"FLEET.def"}


@pytest.mark.rule("star-control/BAT.hex-type", "star-control/TAC.planet")
def test_a_battle_over_a_world_has_a_planet_in_the_centre_hex():
    assert do(facing("SP", rows=WORLD), attack()).battle.centre == "planet"
    assert do(facing("SP"), attack()).battle.centre is None


@pytest.mark.rule("star-control/BAT.hex-type", "star-control/TAC.starbase")
def test_the_hex_of_the_defender_decides_and_a_starbase_stands_in_the_centre():
    state = do(facing("SP", starbases=[[9, 4], [4, 3]]), attack())
    assert state.battle.centre == "starbase"
    assert state.battle.cell == at(4, 3)
    at_home = facing("SP", rows=["." * 9, "." * 9, "..m......", *["." * 9] * 4])
    assert do(at_home, attack()).battle.centre is None


@pytest.mark.rule("star-control/TAC.map")
def test_a_battle_is_fought_on_a_map_of_its_own_with_a_centre_hex():
    state = do(facing("SP"), attack())
    assert state.arena == Board(15, 11)
    assert state.arena.centre == at(8, 6)
    assert holds(state.arena, at(15, 11))
    assert broken(state, Deploy(player=HIERARCHY, unit="SP-1", cell=at(16, 1))) == {"TAC.map"}


@pytest.mark.rule("star-control/BAT.deploy")
def test_the_attacker_sets_up_in_the_first_column_then_the_defender_in_the_last():
    state = do(facing("SP"), attack())
    assert broken(state, Ready(player=HIERARCHY)) == {"BAT.deploy"}
    assert broken(state, Deploy(player=HIERARCHY, unit="SP-1", cell=at(2, 1))) == {"BAT.deploy"}
    assert broken(state, Deploy(player=ALLIANCE, unit="SY-1", cell=at(15, 1))) == {"TURN.alternate"}
    state = do(state, Deploy(player=HIERARCHY, unit="SP-1", cell=at(1, 5)))
    state = do(state, Ready(player=HIERARCHY))
    assert broken(state, Deploy(player=ALLIANCE, unit="SY-1", cell=at(1, 1))) == {"BAT.deploy"}
    state = do(state, Deploy(player=ALLIANCE, unit="SY-1", cell=at(15, 1)))
    state = do(state, Ready(player=ALLIANCE))
    assert (state.battle.stage, state.battle.mover, state.battle.turn) == (Stage.ACTION, HIERARCHY, 1)


@pytest.mark.rule("star-control/BAT.no-stack")
def test_two_ships_are_never_in_one_hex():
    state = do(facing("SP", "IL"), attack())
    state = do(state, Deploy(player=HIERARCHY, unit="SP-1", cell=at(1, 5)))
    assert broken(state, Deploy(player=HIERARCHY, unit="IL-1", cell=at(1, 5))) == {"BAT.no-stack"}
    state = battle({"SP-1": (5, 5), "IL-1": (5, 6), "SY-1": (9, 9)})
    assert broken(state, move("SP-1", 5, 6)) == {"BAT.no-stack"}


@pytest.mark.rule("star-control/BAT.one-fleet-each")
def test_a_battle_has_one_fleet_of_each_side():
    state = table(
        hierarchy={"fleets": [fleet(3, 3, "SP"), fleet(3, 3, "IL")]},
        alliance={"fleets": [fleet(4, 3, "SY"), fleet(4, 3, "SH")]},
    )
    state = do(in_phase(state, "battle"), attack())
    assert set(state.battle.units) == {"SP-1", "SY-1"}
    own = attack(target="HF2")
    assert broken(in_phase(replace(state, battle=None), "battle"), own) >= {"BAT.one-fleet-each"}


@pytest.mark.rule("star-control/BAT.one-at-a-time")
def test_no_other_battle_begins_and_no_phase_ends_before_this_one_is_over():
    state = do(facing("SP"), attack())
    assert broken(state, attack()) == {"BAT.one-at-a-time"}
    assert broken(state, Proceed(player=HIERARCHY)) == {"BAT.one-at-a-time"}


@pytest.mark.rule("star-control/BAT.several")
def test_a_fleet_fights_several_battles_but_each_enemy_fleet_once_a_phase():
    state = table(
        hierarchy={"fleets": [fleet(3, 3, "SP")]},
        alliance={"fleets": [fleet(4, 3, "SY"), fleet(4, 3, "SH")]},
    )
    state = do(in_phase(state, "battle"), attack())
    fought = with_member(with_member(state, "SP-1", cell=at(5, 5)), "SY-1", cell=at(6, 5), damage=4)
    fought = replace(fought, battle=replace(fought.battle, stage=Stage.ACTION), active=(HIERARCHY,))
    over = do(fought, fire("SP-1", "SY-1"), [1])
    assert over.battle is None
    assert over.active == (HIERARCHY,)
    assert not broken(over, attack(target="AF2"))
    again = replace(over, fleets={**over.fleets, "AF1": state.fleets["AF1"]})
    assert broken(again, attack()) == {"BAT.several"}


# --- battle turns and actions


@pytest.mark.rule("star-control/BAT.turns")
def test_the_sides_alternate_battle_turns_and_the_attacker_begins():
    state = battle({"SP-1": (1, 5), "SY-1": (15, 5)})
    assert broken(state, move("SY-1", 14, 5, ALLIANCE)) == {"TURN.alternate"}
    state = do(state, end())
    assert (state.battle.mover, state.battle.turn) == (ALLIANCE, 1)
    state = do(state, end(ALLIANCE))
    assert (state.battle.mover, state.battle.turn) == (HIERARCHY, 2)
    assert broken(table(), move("SP-1", 1, 1)) >= {"BAT.turns"}


@pytest.mark.rule("star-control/BAT.actions")
def test_a_ship_moves_once_and_attacks_once_in_either_order():
    state = battle({"SP-1": (5, 5), "SY-1": (9, 5)})
    moved = do(state, move("SP-1", 6, 5))
    assert broken(moved, move("SP-1", 7, 5)) == {"BAT.actions"}
    shot = do(moved, fire("SP-1", "SY-1"), [10])
    assert broken(shot, fire("SP-1", "SY-1")) == {"BAT.actions"}
    first = do(state, fire("SP-1", "SY-1"), [10])
    assert not broken(first, move("SP-1", 6, 5))


@pytest.mark.rule("star-control/BAT.actions")
def test_a_ships_action_is_over_when_another_acts():
    state = battle({"SP-1": (5, 5), "IL-1": (5, 8), "SY-1": (9, 5)})
    state = do(state, move("SP-1", 6, 5))
    assert warned(state, move("IL-1", 6, 8)) == {"BAT.actions"}
    state = do(state, move("IL-1", 6, 8))
    assert broken(state, fire("SP-1", "SY-1")) == {"BAT.actions"}
    assert member(state, "SP-1").done


def test_a_ship_may_say_that_it_is_done():
    state = do(battle({"SP-1": (5, 5), "SY-1": (9, 5)}), Finish(player=HIERARCHY, unit="SP-1"))
    assert broken(state, move("SP-1", 6, 5)) == {"BAT.actions"}


def test_ending_a_turn_with_attacks_left_is_worth_a_question():
    state = do(battle({"SP-1": (5, 6), "SY-1": (9, 5)}), move("SP-1", 5, 5))
    assert warned(state, end()) == {"BAT.actions"}
    far = do(battle({"SP-1": (1, 5), "SY-1": (15, 5)}), move("SP-1", 1, 6))
    assert warned(far, end()) == set()


@pytest.mark.rule("star-control/BAT.actions")
def test_ending_a_turn_with_ships_that_have_not_acted_is_worth_a_question():
    state = battle({"SP-1": (1, 5), "IL-1": (1, 7), "SY-1": (15, 5)})
    assert warned(state, end()) == {"BAT.actions"}
    state = do(state, move("SP-1", 1, 6))
    assert warned(state, end()) == {"BAT.actions"}
    assert warned(do(state, Finish(player=HIERARCHY, unit="IL-1")), end()) == set()


@pytest.mark.rule("star-control/BAT.actions")
def test_the_question_of_idle_ships_forbids_nothing():
    assert do(battle({"SP-1": (1, 5), "SY-1": (15, 5)}), end()).battle.mover == ALLIANCE


@pytest.mark.rule("star-control/STAT.speed")
def test_a_ship_moves_up_to_its_speed_and_over_other_ships():
    state = battle({"UQ-1": (5, 5), "SY-1": (5, 6)})
    assert broken(state, move("UQ-1", 5, 8)) == {"STAT.speed"}
    assert not broken(state, move("UQ-1", 5, 7))
    assert not broken(state, move("UQ-1", 7, 5))


@pytest.mark.rule("star-control/BAT.planet-block")
def test_a_planet_is_neither_entered_nor_crossed():
    state = battle({"UQ-1": (8, 5), "SY-1": (15, 1)}, rows=WORLD)
    assert broken(state, move("UQ-1", 8, 6)) == {"BAT.planet-block"}
    assert broken(state, move("UQ-1", 8, 7)) == {"STAT.speed"}
    assert not broken(battle({"UQ-1": (8, 5), "SY-1": (15, 1)}), move("UQ-1", 8, 7))


@pytest.mark.rule("star-control/TAC.starbase")
def test_a_starbase_in_the_centre_keeps_ships_out_too():
    state = battle({"UQ-1": (8, 5), "SY-1": (15, 1)}, defender={"starbases": [[9, 4], [4, 3]]})
    assert broken(state, move("UQ-1", 8, 6)) == {"TAC.starbase"}


@pytest.mark.rule("star-control/BAT.end-segment")
def test_forms_change_in_the_end_segment_after_all_ships_have_acted():
    state = battle({"AN-1": (1, 5), "SP-1": (1, 7), "SY-1": (15, 5)})
    change = Reconfigure(player=HIERARCHY, unit="AN-1")
    assert broken(state, change) == {"BAT.end-segment"}
    state = do(state, end())
    assert state.battle.stage is Stage.END_SEGMENT
    assert broken(state, move("SP-1", 1, 8)) == {"BAT.turns"}
    state = do(state, change)
    assert broken(state, change) == {"BAT.end-segment"}
    assert do(state, end()).battle.mover == ALLIANCE


def test_without_anything_to_change_the_end_segment_passes_by():
    state = do(battle({"SP-1": (1, 5), "SY-1": (15, 5)}), end())
    assert state.battle.stage is Stage.ACTION


# --- attacks


@pytest.mark.rule("star-control/STAT.range")
@pytest.mark.parametrize(("column", "rules"), [(11, set()), (12, {"STAT.range"})])
def test_a_weapon_reaches_as_far_as_its_range(column, rules):
    state = battle({"SP-1": (5, 5), "SY-1": (column, 5)})
    assert broken(state, fire("SP-1", "SY-1")) == rules


def test_planets_and_ships_do_not_stop_a_shot():
    state = battle({"SP-1": (8, 5), "IL-1": (8, 4), "SY-1": (8, 8)}, rows=WORLD)
    assert not broken(state, fire("SP-1", "SY-1"))


@pytest.mark.rule("star-control/BAT.hit", "star-control/STAT.aim", "star-control/STAT.turn")
@pytest.mark.parametrize(("roll", "hit"), [(5, True), (6, False)])
def test_an_attack_hits_with_aim_minus_the_targets_turn_or_less(roll, hit):
    state = battle({"SP-1": (5, 5), "SY-1": (9, 5)})
    result = led_to(state, fire("SP-1", "SY-1"), [roll])
    assert result.events[0].needed == 8 - 3
    assert result.events[0].hit is hit
    assert member(result.state, "SY-1").damage == (1 if hit else 0)


@pytest.mark.rule("star-control/STAT.turn")
def test_turn_does_not_limit_ones_own_movement():
    state = battle({"UQ-1": (5, 5), "SY-1": (15, 1)})
    reach = reachable(state, member(state, "UQ-1"))
    assert len(reach) == 18


@pytest.mark.rule("star-control/BAT.natural-1")
def test_a_roll_of_one_always_hits():
    assert hits(1, -3)
    assert not hits(2, 0)


@pytest.mark.rule("star-control/BAT.natural-0")
def test_a_roll_of_nought_always_misses():
    assert not hits(10, 12)
    assert hits(9, 12)


@pytest.mark.rule("star-control/BAT.damage", "star-control/STAT.damage")
def test_a_hit_does_the_attackers_damage():
    state = battle({"UQ-1": (5, 5), "EA-1": (9, 5)})
    assert member(do(state, fire("UQ-1", "EA-1"), [3]), "EA-1").damage == 4


@pytest.mark.rule("star-control/BAT.destroyed", "star-control/STAT.crew")
def test_a_ship_is_destroyed_by_more_damage_than_its_crew():
    assert not is_destroyed(6, 6)
    assert is_destroyed(7, 6)
    state = battle({"SP-1": (5, 5), "SY-1": (9, 5), "EA-1": (10, 5)}, damage={"SY-1": 3})
    once = do(state, fire("SP-1", "SY-1"), [1])
    assert member(once, "SY-1").damage == 4
    gone = do(with_member(once, "SP-1", attacks=0), fire("SP-1", "SY-1"), [1])
    assert "SY-1" not in gone.battle.units


def test_own_ships_and_absent_ones_are_no_targets():
    state = battle({"SP-1": (5, 5), "IL-1": (5, 6), "SY-1": (9, 5)})
    assert "BAT.hit" in broken(state, fire("SP-1", "IL-1"))
    assert broken(state, fire("SP-1", "CH-9")) == {"BAT.hit"}
    assert broken(state, fire("SP-1", "SY-1", "limpet")) == {"BAT.actions"}
    assert broken(state, fire("SY-1", "SP-1")) == {"BAT.actions", "BAT.hit"}


# --- how it ends


@pytest.mark.rule("star-control/BAT.turns", "star-control/PILE.def")
def test_a_battle_is_over_when_a_side_has_nothing_left():
    state = battle({"SP-1": (5, 5), "SY-1": (9, 5)}, damage={"SY-1": 4})
    after = do(state, fire("SP-1", "SY-1"), [1], *[[n] for n in ()])
    assert after.battle is None
    assert "AF1" not in after.fleets
    assert "SY-1" not in after.ships
    assert after.fleets["HF1"].cell == at(3, 3)
    assert after.phase in ("construction", "build")


@pytest.mark.rule("star-control/BAT.turns")
def test_ten_quiet_battle_turns_of_each_side_stop_a_battle():
    state = battle({"SP-1": (1, 5), "SY-1": (15, 5)})
    turns = 0
    while state.battle is not None:
        state = do(state, end(state.battle.mover))
        turns += 1
    assert turns == 20
    assert {"HF1", "AF1"} <= set(state.fleets)


def test_damage_makes_the_count_of_quiet_turns_begin_anew():
    state = battle({"SP-1": (5, 5), "SY-1": (9, 5)})
    state = replace(state, battle=replace(state.battle, quiet=15))
    state = do(do(state, fire("SP-1", "SY-1"), [1]), end())
    assert state.battle.quiet == 0


@pytest.mark.rule("star-control/BAT.repair")
def test_the_movers_ships_are_repaired_at_the_end_of_his_battle_phase_and_not_before():
    state = battle(
        {"SP-1": (5, 5), "UQ-1": (6, 6), "SY-1": (9, 5), "EA-1": (10, 5)}, damage={"EA-1": 3, "UQ-1": 2}
    )
    state = replace(state, battle=replace(state.battle, quiet=19))
    over = do(state, end())
    assert over.phase != "battle"
    assert over.ships["UQ-1"].damage == 0
    assert over.ships["EA-1"].damage == 3


def test_with_the_option_both_sides_are_repaired():
    state = battle({"SP-1": (5, 5), "EA-1": (10, 5)}, damage={"EA-1": 3}, repair="all")
    state = replace(state, battle=replace(state.battle, quiet=19))
    assert do(state, end()).ships["EA-1"].damage == 0


def test_effects_of_a_battle_end_with_it_and_damage_goes_into_the_next():
    state = battle({"SP-1": (5, 5), "EA-1": (10, 5)}, damage={"EA-1": 3})
    state = with_member(state, "EA-1", limpets=2)
    assert stat(state, member(state, "EA-1"), "aim") == 5
    state = replace(state, battle=replace(state.battle, quiet=19))
    over = in_phase(do(state, end()), "battle")
    over = replace(over, fleets={k: replace(f, fought=()) for k, f in over.fleets.items()})
    again = do(over, attack())
    assert member(again, "EA-1").damage == 3
    assert weapon(again, member(again, "EA-1"), "main").aim == 7


def test_a_fleet_does_not_move_in_a_battle():
    command = MoveFleet(player=HIERARCHY, fleet="HF1", path=(at(3, 2),))
    assert broken(battle({"SP-1": (5, 5), "SY-1": (9, 5)}), command) == {"BAT.one-at-a-time"}
