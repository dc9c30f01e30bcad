"""The powers of the ships, one after the other."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.rulesets.star_control.battle.profile import stat, weapon
from engine.rulesets.star_control.commands import (
    EndBattleTurn,
    Finish,
    Fire,
    Launch,
    MoveShip,
    RaiseShield,
    Reconfigure,
    Retro,
)
from engine.rulesets.star_control.state import Stage
from tests.helpers.star_control import (
    ALLIANCE,
    HIERARCHY,
    at,
    battle,
    broken,
    do,
    led_to,
    member,
    researched,
    with_member,
)


def fire(unit: str, target: str, mode="main", player=HIERARCHY) -> Fire:
    return Fire(player=player, unit=unit, target=target, mode=mode)


def aired(unit: str, target: str, mode="main") -> Fire:
    return fire(unit, target, mode, ALLIANCE)


def stats(state, key: str) -> dict[str, int]:
    return {name: stat(state, member(state, key), name) for name in ("speed", "turn", "damage", "aim")}


def turns(state, number: int):
    """So many battle turns of either side pass without anything done."""
    for _ in range(number):
        here = (state.battle.mover, state.battle.turn)
        while state.battle and (state.battle.mover, state.battle.turn) == here:
            state = do(state, EndBattleTurn(player=state.battle.mover))
    return state


# --- Ur-Quan Dreadnaught


def launch(column: int, row: int, unit: str = "UQ-1") -> Launch:
    return Launch(player=HIERARCHY, unit=unit, cell=at(column, row))


@pytest.mark.rule("star-control/UQ.launch")
def test_a_dreadnaught_launches_two_squads_a_battle_beside_its_move_and_attack():
    state = battle({"UQ-1": (5, 5), "SP-1": (1, 1), "EA-1": (9, 5)})
    state = do(state, launch(5, 4))
    state = do(state, MoveShip(player=HIERARCHY, unit="UQ-1", cell=at(6, 5)))
    assert "BAT.no-stack" in broken(state, launch(5, 4))
    state = do(state, launch(7, 6))
    state = do(state, fire("UQ-1", "EA-1"), [10])
    assert broken(state, launch(7, 5)) == {"UQ.launch"}
    assert broken(state, launch(1, 2, "SP-1")) == {"UQ.launch"}
    state = do(state, fire("UQ.F-2", "EA-1"), [7])
    assert member(state, "EA-1").damage == 1


@pytest.mark.rule("star-control/UQ.launch")
def test_a_squad_starts_in_a_free_hex_beside_its_dreadnaught():
    state = battle({"UQ-1": (5, 5), "EA-1": (9, 5)})
    assert broken(state, launch(5, 3)) == {"UQ.launch"}
    state = do(state, launch(5, 4))
    assert member(state, "UQ.F-1").cell == at(5, 4)


@pytest.mark.rule("star-control/UQ.return")
def test_a_squad_that_does_not_return_in_four_turns_is_lost():
    state = do(battle({"UQ-1": (1, 5), "EA-1": (15, 11)}), launch(2, 5))
    state = do(state, MoveShip(player=HIERARCHY, unit="UQ.F-1", cell=at(5, 5)))
    state = turns(state, 6)
    assert (state.battle.turn, state.battle.mover) == (4, HIERARCHY)
    assert "UQ.F-1" in state.battle.units
    assert "UQ.F-1" not in turns(state, 1).battle.units


@pytest.mark.rule("star-control/UQ.return")
def test_a_squad_that_ends_its_action_beside_any_dreadnaught_has_four_turns_more():
    state = battle({"UQ-1": (1, 5), "UQ-2": (1, 9), "EA-1": (15, 11)})
    state = do(state, launch(2, 5))
    state = do(state, MoveShip(player=HIERARCHY, unit="UQ.F-1", cell=at(5, 7)))
    state = turns(state, 2)
    state = do(state, MoveShip(player=HIERARCHY, unit="UQ.F-1", cell=at(2, 9)))
    state = do(state, Finish(player=HIERARCHY, unit="UQ.F-1"))
    assert member(state, "UQ.F-1").count == 3
    away = with_member(turns(state, 1), "UQ.F-1", cell=at(9, 9))
    assert "UQ.F-1" in turns(away, 6).battle.units
    assert "UQ.F-1" not in turns(away, 8).battle.units


# --- Mycon Podship


@pytest.mark.rule("star-control/MY.long")
def test_a_long_shot_reaches_four_with_damage_two_and_aim_seven():
    state = battle({"MY-1": (5, 5), "EA-1": (9, 5)})
    assert broken(state, fire("MY-1", "EA-1")) == {"STAT.range"}
    result = led_to(state, fire("MY-1", "EA-1", "long"), [6])
    assert result.events[0].needed == 6
    assert member(result.state, "EA-1").damage == 2
    assert broken(battle({"MY-1": (5, 5), "EA-1": (10, 5)}), fire("MY-1", "EA-1", "long")) == {"MY.long"}


@pytest.mark.rule("star-control/MY.extreme")
def test_an_extreme_shot_reaches_six_with_damage_one_and_aim_six():
    state = battle({"MY-1": (5, 5), "EA-1": (11, 5)})
    result = led_to(state, fire("MY-1", "EA-1", "extreme"), [5])
    assert result.events[0].needed == 5
    assert member(result.state, "EA-1").damage == 1
    far = battle({"MY-1": (5, 5), "EA-1": (12, 5)})
    assert broken(far, fire("MY-1", "EA-1", "extreme")) == {"MY.extreme"}


@pytest.mark.rule("star-control/MY.heal")
def test_a_podship_is_whole_after_a_battle_even_as_the_defender():
    state = battle(
        {"MY-1": (5, 5), "VX-1": (5, 7), "EA-1": (9, 5)}, mover="Alliance", damage={"MY-1": 3, "VX-1": 2}
    )
    state = replace(state, battle=replace(state.battle, quiet=19))
    over = do(state, EndBattleTurn(player=ALLIANCE))
    assert over.ships["MY-1"].damage == 0
    assert over.ships["VX-1"].damage == 2


# --- Androsynth Guardian and Comet


def guardian(**changes):
    state = battle({"AN-1": (5, 5), "EA-1": (9, 5)}, turn=3)
    return with_member(state, "AN-1", **changes) if changes else state


CHANGE = Reconfigure(player=HIERARCHY, unit="AN-1")


@pytest.mark.rule("star-control/AN.to-comet")
def test_a_guardian_that_did_not_attack_becomes_a_comet_with_its_damage():
    state = do(guardian(damage=2), EndBattleTurn(player=HIERARCHY))
    state = do(state, CHANGE)
    assert (member(state, "AN-1").code, member(state, "AN-1").damage) == ("AN.C", 2)
    assert stats(state, "AN-1")["speed"] == 5


@pytest.mark.rule("star-control/AN.to-comet")
def test_a_guardian_that_attacked_stays_one():
    state = battle({"AN-1": (5, 5), "AN-2": (1, 1), "EA-1": (9, 5)})
    state = do(state, fire("AN-1", "EA-1"), [10])
    state = do(state, EndBattleTurn(player=HIERARCHY))
    assert broken(state, CHANGE) == {"AN.to-comet"}


@pytest.mark.rule("star-control/AN.to-guardian")
def test_a_comet_turns_back_in_an_end_segment():
    state = guardian(code="AN.C", comet=2)
    assert broken(state, CHANGE) == {"BAT.end-segment"}
    state = do(do(state, EndBattleTurn(player=HIERARCHY)), CHANGE)
    assert member(state, "AN-1").code == "AN"


@pytest.mark.rule("star-control/AN.forced")
def test_a_comet_turns_back_by_itself_after_two_turns():
    state = do(do(guardian(), EndBattleTurn(player=HIERARCHY)), CHANGE)
    state = turns(state, 4)
    assert (state.battle.turn, state.battle.mover) == (5, HIERARCHY)
    assert member(state, "AN-1").code == "AN.C"
    assert member(turns(state, 1), "AN-1").code == "AN"


# --- Vux Intruder


@pytest.mark.rule("star-control/VX.limpet")
def test_a_limpet_has_range_six_and_aim_eight_and_takes_the_place_of_the_laser():
    state = battle({"VX-1": (5, 5), "EA-1": (11, 5)})
    result = led_to(state, fire("VX-1", "EA-1", "limpet"), [7])
    assert result.events[0].needed == 7
    assert broken(result.state, fire("VX-1", "EA-1")) == {"BAT.actions"}
    assert broken(battle({"VX-1": (5, 5), "EA-1": (12, 5)}), fire("VX-1", "EA-1", "limpet")) == {"VX.limpet"}


@pytest.mark.rule("star-control/VX.limpet-effect")
def test_limpets_slow_the_target_add_up_and_never_go_below_nought():
    state = battle({"VX-1": (5, 5), "VX-2": (5, 6), "EA-1": (9, 5)})
    state = do(state, fire("VX-1", "EA-1", "limpet"), [1])
    assert member(state, "EA-1").damage == 0
    assert stats(state, "EA-1") == {"speed": 0, "turn": 0, "damage": 4, "aim": 6}
    state = do(state, fire("VX-2", "EA-1", "limpet"), [1])
    assert stats(state, "EA-1") == {"speed": 0, "turn": 0, "damage": 4, "aim": 5}


def test_limpets_do_not_touch_weapons_with_numbers_of_their_own():
    state = with_member(battle({"VX-1": (5, 5), "EA-1": (9, 5)}), "EA-1", limpets=2)
    assert weapon(state, member(state, "EA-1"), "laser").aim == 8


# --- Ilwrath Avenger


@pytest.mark.rule("star-control/IL.cloak")
def test_an_avenger_is_attacked_only_when_no_other_target_is_in_range_of_the_weapon():
    state = battle({"IL-1": (8, 5), "MY-1": (13, 5), "EA-1": (5, 5)}, mover="Alliance")
    assert broken(state, aired("EA-1", "IL-1")) == {"IL.cloak"}
    assert not broken(with_member(state, "MY-1", cell=at(14, 5)), aired("EA-1", "IL-1"))
    near = with_member(with_member(state, "IL-1", cell=at(6, 5)), "MY-1", cell=at(9, 5))
    assert not broken(near, aired("EA-1", "IL-1", "laser"))


@pytest.mark.rule("star-control/IL.cloak")
def test_avengers_do_not_protect_each_other():
    state = battle({"IL-1": (8, 5), "IL-2": (9, 5), "EA-1": (5, 5)}, mover="Alliance")
    assert not broken(state, aired("EA-1", "IL-2"))


# --- Umgah Drone


@pytest.mark.rule("star-control/UM.cone-defence")
@pytest.mark.parametrize(("roll", "damage"), [(3, 2), (4, 0)])
def test_a_drone_destroys_a_missile_on_four_or_more(roll, damage):
    state = battle({"UM-1": (8, 5), "SP-1": (1, 1), "YE-1": (5, 5)}, mover="Alliance")
    after = do(state, aired("YE-1", "UM-1"), [1], [roll])
    assert member(after, "UM-1").damage == damage


@pytest.mark.rule("star-control/UM.cone-defence")
@pytest.mark.parametrize(
    ("code", "mode", "missile"),
    [
        ("CH", "main", True),
        ("CH", "fragment", True),
        ("CH", "dogi", False),
        ("YE", "main", True),
        ("MM", "main", False),
        ("MM.F", "main", True),
        ("AR", "main", False),
        ("SY", "main", True),
        ("SY", "song", False),
        ("EA", "main", True),
        ("EA", "laser", False),
        ("SH", "main", False),
        ("SH", "glory", False),
        ("SP", "main", True),
        ("UQ", "main", False),
    ],
)
def test_which_attacks_are_missiles(code, mode, missile):
    state = battle({"SP-1": (8, 5), "EA-1": (5, 5)})
    arm = weapon(state, replace(member(state, "EA-1"), code=code), mode)
    assert arm.missile is missile


@pytest.mark.rule("star-control/UM.cone-defence")
def test_a_drone_does_not_roll_against_a_laser():
    state = battle({"UM-1": (6, 5), "SP-1": (1, 1), "MM-1": (5, 5)}, mover="Alliance")
    assert member(do(state, aired("MM-1", "UM-1"), [1]), "UM-1").damage == 2


RETRO = Retro(player=HIERARCHY, unit="UM-1")


@pytest.mark.rule("star-control/UM.retro")
def test_retro_propulsion_begins_the_action_and_lasts_through_the_enemys_turn():
    state = battle({"UM-1": (5, 5), "SP-1": (1, 1), "EA-1": (15, 5)}, turn=2)
    on = do(state, RETRO)
    assert stats(on, "UM-1") == {"speed": 5, "turn": 4, "damage": 2, "aim": 8}
    assert stats(turns(on, 1), "UM-1")["turn"] == 4
    moved = do(state, MoveShip(player=HIERARCHY, unit="UM-1", cell=at(5, 6)))
    assert broken(moved, RETRO) == {"UM.retro"}
    assert broken(state, Retro(player=HIERARCHY, unit="SP-1")) == {"UM.retro"}


@pytest.mark.rule("star-control/UM.retro-after")
def test_the_turn_after_retro_propulsion_costs_speed_turn_and_damage():
    state = do(battle({"UM-1": (5, 5), "EA-1": (15, 5)}, turn=2), RETRO)
    for passed in (2, 3):
        assert stats(turns(state, passed), "UM-1") == {"speed": 1, "turn": 1, "damage": 1, "aim": 7}
    assert stats(turns(state, 4), "UM-1") == {"speed": 2, "turn": 2, "damage": 2, "aim": 7}


@pytest.mark.rule("star-control/UM.retro-frequency")
def test_retro_propulsion_is_used_once_in_three_turns():
    state = do(battle({"UM-1": (5, 5), "EA-1": (15, 5)}, turn=2), RETRO)
    assert broken(turns(state, 2), RETRO) == {"UM.retro-frequency"}
    assert broken(turns(state, 4), RETRO) == {"UM.retro-frequency"}
    assert not broken(turns(state, 6), RETRO)


# --- Chenjesu Broodhome


@pytest.mark.rule("star-control/CH.fragment")
def test_fragments_reach_nine_with_damage_one_and_aim_eight():
    state = battle({"VX-1": (10, 5), "CH-1": (1, 5)}, mover="Alliance")
    assert broken(state, aired("CH-1", "VX-1")) == {"STAT.range"}
    result = led_to(state, aired("CH-1", "VX-1", "fragment"), [6])
    assert result.events[0].needed == 6
    assert member(result.state, "VX-1").damage == 1


@pytest.mark.rule("star-control/CH.dogi")
def test_a_dogi_has_range_six_and_aim_eight():
    state = battle({"UQ-1": (7, 5), "CH-1": (1, 5)}, mover="Alliance")
    assert led_to(state, aired("CH-1", "UQ-1", "dogi"), [8]).events[0].needed == 7
    far = with_member(state, "UQ-1", cell=at(8, 5))
    assert broken(far, aired("CH-1", "UQ-1", "dogi")) == {"CH.dogi"}


@pytest.mark.rule("star-control/CH.dogi-effect")
def test_a_dogi_does_no_damage_but_weakens_its_target():
    state = battle({"UQ-1": (7, 5), "CH-1": (1, 5)}, mover="Alliance")
    after = do(state, aired("CH-1", "UQ-1", "dogi"), [7])
    assert member(after, "UQ-1").damage == 0
    assert stats(after, "UQ-1") == {"speed": 1, "turn": 0, "damage": 3, "aim": 6}


# --- Yehat Terminator


@pytest.mark.rule("star-control/YE.twin")
def test_a_terminator_attacks_twice_around_its_move():
    state = battle({"SP-1": (8, 5), "UQ-1": (8, 6), "YE-1": (5, 5)}, mover="Alliance")
    state = do(state, aired("YE-1", "SP-1"), [1])
    state = do(state, MoveShip(player=ALLIANCE, unit="YE-1", cell=at(6, 5)))
    state = do(state, aired("YE-1", "UQ-1"), [1])
    assert (member(state, "SP-1").damage, member(state, "UQ-1").damage) == (2, 2)
    assert broken(state, aired("YE-1", "UQ-1")) == {"YE.twin"}


SHIELD = RaiseShield(player=ALLIANCE, unit="YE-1")


@pytest.mark.rule("star-control/YE.shield")
def test_the_force_field_gives_turn_two_until_the_next_end_segment_and_costs_an_attack():
    state = battle({"SP-1": (8, 5), "YE-1": (5, 5)}, mover="Alliance")
    assert broken(state, SHIELD) == {"BAT.end-segment"}
    state = do(do(state, EndBattleTurn(player=ALLIANCE)), SHIELD)
    state = turns(state, 1)
    assert stats(state, "YE-1")["turn"] == 5
    state = turns(state, 1)
    assert stats(state, "YE-1")["turn"] == 5
    state = do(state, aired("YE-1", "SP-1"), [10])
    assert broken(state, aired("YE-1", "SP-1")) == {"YE.shield"}
    state = do(state, EndBattleTurn(player=ALLIANCE))
    assert stats(state, "YE-1")["turn"] == 3
    assert not broken(state, SHIELD)


# --- Mmrnmhm X-Form and Fighter


@pytest.mark.rule("star-control/MM.twin")
def test_an_x_form_attacks_twice_and_its_fighter_form_once():
    state = battle({"SP-1": (6, 5), "MM-1": (5, 5)}, mover="Alliance")
    state = do(do(state, aired("MM-1", "SP-1"), [1]), aired("MM-1", "SP-1"), [1])
    assert member(state, "SP-1").damage == 4
    assert broken(state, aired("MM-1", "SP-1")) == {"MM.twin"}
    fighter = with_member(battle({"SP-1": (6, 5), "MM-1": (5, 5)}, mover="Alliance"), "MM-1", code="MM.F")
    assert broken(do(fighter, aired("MM-1", "SP-1"), [10]), aired("MM-1", "SP-1")) == {"BAT.actions"}


@pytest.mark.rule("star-control/MM.to-fighter", "star-control/MM.to-xform")
def test_an_x_form_becomes_a_fighter_even_after_attacks_and_turns_back():
    state = battle({"SP-1": (6, 5), "MM-1": (5, 5)}, mover="Alliance", damage={"MM-1": 2})
    state = do(do(state, aired("MM-1", "SP-1"), [10]), EndBattleTurn(player=ALLIANCE))
    change = Reconfigure(player=ALLIANCE, unit="MM-1")
    state = do(state, change)
    assert (member(state, "MM-1").code, member(state, "MM-1").damage) == ("MM.F", 2)
    state = do(turns(state, 2), EndBattleTurn(player=ALLIANCE))
    assert member(do(state, change), "MM-1").code == "MM"


# --- Ariloulaleelay Skiff


def skiff(**changes):
    return battle({"SP-1": (5, 5), "VX-1": (5, 7), "AR-1": (8, 9), "EA-1": (15, 1)}, **changes)


@pytest.mark.rule("star-control/AR.teleport")
def test_a_skiff_evades_a_hit_on_four_or_more_and_jumps():
    after = do(skiff(), fire("SP-1", "AR-1"), [1], [4], [2], [3])
    assert member(after, "AR-1").damage == 0
    assert member(after, "AR-1").cell == at(11, 8)


@pytest.mark.rule("star-control/AR.teleport")
def test_a_skiff_that_rolls_low_is_hit_and_stays():
    after = do(skiff(), fire("SP-1", "AR-1"), [1], [3])
    assert (member(after, "AR-1").damage, member(after, "AR-1").cell) == (1, at(8, 9))


@pytest.mark.rule("star-control/AR.teleport")
def test_a_skiff_evades_limpets_too_and_stays_where_no_hex_is_free():
    state = with_member(skiff(), "AR-1", cell=at(8, 11))
    after = do(state, fire("VX-1", "AR-1", "limpet"), [1], [6], [4], [6])
    assert (member(after, "AR-1").limpets, member(after, "AR-1").cell) == (0, at(8, 11))


@pytest.mark.rule("star-control/AR.teleport")
def test_a_skiff_does_not_come_out_on_another_ship():
    state = with_member(with_member(skiff(), "AR-1", cell=at(5, 9)), "VX-1", cell=at(5, 7))
    after = do(state, fire("SP-1", "AR-1"), [1], [5], [1], [2])
    assert member(after, "AR-1").cell == at(5, 8)


# --- Syreen Penetrator


@pytest.mark.rule("star-control/SY.song")
def test_a_song_has_range_two_aim_eight_and_damage_two():
    state = battle({"EA-1": (1, 1), "SY-1": (5, 5), "UQ-1": (7, 5)}, mover="Alliance")
    result = led_to(state, aired("SY-1", "UQ-1", "song"), [7])
    assert result.events[0].needed == 7
    assert member(result.state, "UQ-1").damage == 2
    far = with_member(state, "UQ-1", cell=at(8, 5))
    assert broken(far, aired("SY-1", "UQ-1", "song")) == {"SY.song"}


@pytest.mark.rule("star-control/SY.song-heal")
@pytest.mark.parametrize(("before", "after", "roll"), [(3, 1, 1), (1, 0, 1), (3, 3, 10)])
def test_a_song_that_hits_takes_two_damage_off_the_singer(before, after, roll):
    state = battle({"SY-1": (5, 5), "UQ-1": (7, 5)}, mover="Alliance", damage={"SY-1": before})
    assert member(do(state, aired("SY-1", "UQ-1", "song"), [roll]), "SY-1").damage == after


# --- Earthling Cruiser


@pytest.mark.rule("star-control/EA.point-defence")
def test_point_defence_has_range_two_aim_eight_damage_one_and_takes_the_attack():
    state = battle({"EA-1": (5, 5), "UQ-1": (7, 5)}, mover="Alliance")
    result = led_to(state, aired("EA-1", "UQ-1", "laser"), [7])
    assert result.events[0].needed == 7
    assert member(result.state, "UQ-1").damage == 1
    assert broken(result.state, aired("EA-1", "UQ-1")) == {"BAT.actions"}
    far = with_member(state, "UQ-1", cell=at(8, 5))
    assert broken(far, aired("EA-1", "UQ-1", "laser")) == {"EA.point-defence"}


# --- Shofixti Scout


@pytest.mark.rule("star-control/SH.glory")
def test_glory_has_range_one_aim_nine_and_damage_four():
    state = battle({"SH-1": (5, 5), "EA-1": (1, 1), "UQ-1": (6, 5)}, mover="Alliance")
    result = led_to(state, aired("SH-1", "UQ-1", "glory"), [8])
    assert result.events[0].needed == 8
    assert member(result.state, "UQ-1").damage == 4
    far = with_member(state, "UQ-1", cell=at(7, 5))
    assert broken(far, aired("SH-1", "UQ-1", "glory")) == {"SH.glory"}


@pytest.mark.rule("star-control/SH.glory-destroyed")
@pytest.mark.parametrize("roll", [1, 10])
def test_a_scout_is_gone_after_glory_hit_or_miss(roll):
    state = battle({"SH-1": (5, 5), "EA-1": (1, 1), "UQ-1": (6, 5)}, mover="Alliance")
    after = do(state, aired("SH-1", "UQ-1", "glory"), [roll])
    assert "SH-1" not in after.battle.units


@pytest.mark.rule("star-control/SH.glory-destroyed")
def test_a_battle_may_end_with_nobody_left():
    state = battle({"SH-1": (5, 5), "UM-1": (6, 5)}, mover="Alliance")
    after = do(state, aired("SH-1", "UM-1", "glory"), [1])
    assert after.battle is None
    assert not after.fleets


def test_research_counts_in_battle():
    state = researched(battle({"SP-1": (5, 5), "SY-1": (13, 5)}), "Spathi", range=2, aim=1, damage=1)
    result = led_to(state, fire("SP-1", "SY-1"), [6])
    assert result.events[0].hit
    assert member(result.state, "SY-1").damage == 2


def test_the_stage_after_deployment_is_action():
    assert battle({"SP-1": (5, 5), "SY-1": (13, 5)}).battle.stage is Stage.ACTION
