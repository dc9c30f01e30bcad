"""The worked examples of the rule catalogue (SC.D01 to SC.D43), by calculator or on the table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.rulesets.star_control import calculators as calc
from engine.rulesets.star_control.battle.attack import hits, is_destroyed
from engine.rulesets.star_control.battle.profile import stat
from engine.rulesets.star_control.commands import (
    Attack,
    BuildShip,
    Construct,
    EndBattleTurn,
    Finish,
    Fire,
    Launch,
    MoveFleet,
    MoveShip,
    Reconfigure,
    Retro,
    Scuttle,
    Transfer,
)
from engine.rulesets.star_control.fleets import pile
from tests.helpers.star_control import (
    ALLIANCE,
    EMPTY,
    HIERARCHY,
    RULES,
    at,
    battle,
    broken,
    do,
    fleet,
    in_phase,
    led_to,
    member,
    table,
    with_member,
)


def worked(name: str, **arguments):
    calculator = RULES.calculators()[name]
    return calculator.run(calculator.arguments(**arguments)).value


@pytest.mark.rule("star-control/BAT.hit")
def test_sc_d01_a_discriminator_hits_a_broodhome_on_seven_in_ten():
    found = worked("hit-chance", attacker="SP", target="CH")
    assert (found["hits_on"], found["chance_to_hit"]) == ("1-7", "0.700")


@pytest.mark.rule("star-control/BAT.hit")
def test_sc_d02_a_dreadnaught_hits_a_skiff_on_two_and_would_destroy_it():
    found = worked("hit-chance", attacker="UQ", target="AR")
    assert (found["hits_on"], found["damage"]) == ("1-2", 4)
    assert is_destroyed(4, 2)
    assert (found["chance_to_hit"], found["chance_to_destroy"]) == ("0.200", "0.100")


@pytest.mark.rule("star-control/MY.extreme")
def test_sc_d03_a_podship_reaches_a_scout_six_hexes_away():
    found = worked("hit-chance", attacker="MY", target="SH", mode="extreme", distance=6)
    assert (found["in_range"], found["hits_on"], found["damage"]) == (True, "1-2", 1)


@pytest.mark.rule("star-control/BAT.natural-1")
def test_sc_d04_a_one_hits_with_aim_six_against_turn_six():
    assert hits(1, 6 - 6)


@pytest.mark.rule("star-control/BAT.destroyed")
@pytest.mark.parametrize(("taken", "destroyed"), [(4 + 2, False), (4 + 4, True)])
def test_sc_d06_and_d07_a_cruiser_lives_with_six_damage_and_not_with_eight(taken, destroyed):
    assert is_destroyed(taken, 6) is destroyed


@pytest.mark.rule("star-control/MOV.two")
def test_sc_d08_discriminator_and_avenger_go_two_hexes():
    assert worked("fleet-moves", ships=("SP", "IL"))["hexes"] == 2


@pytest.mark.rule("star-control/INC.mine")
def test_sc_d10_a_starbase_two_mines_and_a_colony_pay_six():
    assert worked("income", starbases=1, mines=2, colonies=1)["income"] == 6


@pytest.mark.rule("star-control/CON.starbase-limit")
def test_sc_d11_and_d12_a_second_starbase_needs_a_mine():
    rows = ["..m......", *EMPTY[1:]]
    bare = table(rows=rows, hierarchy={"fleets": [fleet(4, 4, "SP")]})
    build = Construct(player=HIERARCHY, cell=at(4, 4), built="starbase")
    assert broken(in_phase(bare, "construction"), build) == {"CON.starbase-limit"}
    mined = table(rows=rows, hierarchy={"fleets": [fleet(4, 4, "SP")], "mines": [[3, 1]]})
    assert do(in_phase(mined, "construction"), build).money[HIERARCHY] == 4


@pytest.mark.rule("star-control/BES.destroy")
@pytest.mark.parametrize(("rolls", "destroyed"), [((8, 9), True), ((7, 9), False)])
def test_sc_d13_and_d14_dreadnaught_and_discriminator_bombard(rolls, destroyed):
    assert worked("siege", ships=("UQ", "SP"), rolls=rolls)["destroyed"] is destroyed


@pytest.mark.rule("star-control/BLD.limit")
def test_sc_d16_two_starbases_and_five_starbucks_build_two_ships():
    state = in_phase(table(hierarchy={"starbases": [[1, 4], [4, 6]], "money": 5}), "build")
    for place in ((1, 4), (4, 6)):
        state = do(state, BuildShip(player=HIERARCHY, cell=at(*place)), [1])
    assert state.money[HIERARCHY] == 1
    assert broken(state, BuildShip(player=HIERARCHY, cell=at(1, 4))) == {"EQ.starbucks", "BLD.limit"}


@pytest.mark.rule("star-control/RES.race")
def test_sc_d17_nine_is_rolled_again_and_three_is_the_mmrnmhm():
    found = worked("research", side="Alliance", d10=(9, 3), d6=4)
    assert (found["race"], found["stat"]) == ("Mmrnmhm", "speed")


@pytest.mark.rule("star-control/EXP.world")
def test_sc_d18_a_life_world_with_crystals():
    found = worked("explore", world=3, relic=6, crystals=4)
    assert (found["world"], found["installation"], found["starbucks"]) == ("life", "colony", 4)


@pytest.mark.rule("star-control/CH.fragment")
def test_sc_d19_fragments_at_an_intruder_nine_hexes_away():
    found = worked("hit-chance", attacker="CH", target="VX", mode="fragment", distance=9)
    assert (found["in_range"], found["hits_on"], found["damage"]) == (True, "1-6", 1)


@pytest.mark.rule("star-control/CH.dogi-effect")
def test_sc_d20_a_dreadnaught_with_a_dogi():
    state = with_member(battle({"UQ-1": (5, 5), "CH-1": (9, 5)}), "UQ-1", dogis=1)
    dreadnaught = member(state, "UQ-1")
    assert [stat(state, dreadnaught, s) for s in ("speed", "turn", "damage")] == [1, 0, 3]
    assert dreadnaught.damage == 0


@pytest.mark.rule("star-control/SY.song-heal")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (1, 0)])
def test_sc_d22_and_d23_a_song_heals_two_at_most(before, after):
    state = battle({"UQ-1": (7, 5), "SY-1": (5, 5)}, mover="Alliance", damage={"SY-1": before})
    state = do(state, Fire(player=ALLIANCE, unit="SY-1", target="UQ-1", mode="song"), [2])
    assert (member(state, "UQ-1").damage, member(state, "SY-1").damage) == (2, after)


@pytest.mark.rule("star-control/UM.cone-defence")
def test_sc_d25_a_drone_stops_a_nuclear_missile_with_a_four():
    state = battle({"UM-1": (7, 5), "EA-1": (5, 5)}, mover="Alliance")
    result = led_to(state, Fire(player=ALLIANCE, unit="EA-1", target="UM-1"), [1], [4])
    assert member(result.state, "UM-1").damage == 0


@pytest.mark.rule("star-control/UQ.launch")
def test_sc_d27_two_dreadnaughts_launch_four_squads():
    state = battle({"UQ-1": (3, 3), "UQ-2": (3, 8), "EA-1": (15, 1)})
    launches = [("UQ-1", 3, 2), ("UQ-1", 3, 4), ("UQ-2", 3, 7), ("UQ-2", 3, 9)]
    for unit, column, row in launches:
        state = do(state, Launch(player=HIERARCHY, unit=unit, cell=at(column, row)))
    assert sum(1 for u in state.battle.units.values() if u.code == "UQ.F") == 4
    assert broken(state, Launch(player=HIERARCHY, unit="UQ-2", cell=at(4, 8))) == {"UQ.launch"}


def passed(state, turns: int):
    for _ in range(turns):
        here = (state.battle.mover, state.battle.turn)
        while (state.battle.mover, state.battle.turn) == here:
            state = do(state, EndBattleTurn(player=state.battle.mover))
    return state


@pytest.mark.rule("star-control/AN.forced")
def test_sc_d28_a_comet_of_turn_three_is_a_guardian_again_after_turn_five():
    state = do(battle({"AN-1": (3, 3), "EA-1": (15, 1)}, turn=3), EndBattleTurn(player=HIERARCHY))
    state = do(state, Reconfigure(player=HIERARCHY, unit="AN-1"))
    forms = {}
    for _ in range(6):
        state = passed(state, 1)
        if state.battle.mover == HIERARCHY:
            forms[state.battle.turn] = member(state, "AN-1").code
    assert forms == {4: "AN.C", 5: "AN.C", 6: "AN"}


@pytest.mark.rule("star-control/AN.to-comet")
def test_sc_d29_a_guardian_that_attacked_may_not_become_a_comet():
    state = battle({"AN-1": (3, 3), "AN-2": (1, 1), "EA-1": (5, 3)})
    state = do(state, Fire(player=HIERARCHY, unit="AN-1", target="EA-1"), [10])
    state = do(state, EndBattleTurn(player=HIERARCHY))
    assert broken(state, Reconfigure(player=HIERARCHY, unit="AN-1")) == {"AN.to-comet"}


@pytest.mark.rule("star-control/CON.one")
def test_sc_d30_no_second_mine_on_a_world():
    rows = ["..m......", *EMPTY[1:]]
    state = table(rows=rows, hierarchy={"fleets": [fleet(3, 1, "SP")], "mines": [[3, 1]]})
    build = Construct(player=HIERARCHY, cell=at(3, 1), built="mine")
    assert broken(in_phase(state, "construction"), build) == {"CON.one"}


@pytest.mark.rule("star-control/END.scuttle")
def test_sc_d31_three_scuttled_ships_bring_three_starbucks():
    state = in_phase(table(hierarchy={"fleets": [fleet(3, 3, "SP", "UQ", "IL")], "money": 0}), "end")
    after = do(state, Scuttle(player=HIERARCHY, ships=("SP-1", "UQ-1", "IL-1")))
    assert after.money[HIERARCHY] == 3
    assert len(pile(after, HIERARCHY)) == len(pile(state, HIERARCHY)) + 3


@pytest.mark.rule("star-control/BAT.attack")
def test_sc_d32_no_attack_over_two_hexes():
    state = table(hierarchy={"fleets": [fleet(3, 3, "SP")]}, alliance={"fleets": [fleet(5, 3, "SY")]})
    assert broken(in_phase(state, "battle"), Attack(player=HIERARCHY, fleet="HF1", target="AF1")) == {
        "BAT.attack"
    }


@pytest.mark.rule("star-control/FLEET.max")
def test_sc_d34_eight_ships_need_two_fleets():
    state = table(hierarchy={"fleets": [fleet(3, 3, *["SP"] * 7), fleet(3, 3, "UQ")]})
    command = Transfer(player=HIERARCHY, ships=("UQ-1",), fleet="HF1")
    (violation,) = RULES.check(state, command)
    assert violation.rule == "star-control/FLEET.max"
    assert "8 need 2 Fleets" in violation.message


@pytest.mark.rule("star-control/UM.retro")
def test_sc_d35_a_drone_with_retro_propulsion_in_turn_two():
    state = do(battle({"UM-1": (3, 3), "EA-1": (15, 1)}, turn=2), Retro(player=HIERARCHY, unit="UM-1"))
    seen = {}
    for _ in range(4):
        drone = member(state, "UM-1")
        seen[state.battle.turn] = tuple(stat(state, drone, s) for s in ("speed", "turn", "aim", "damage"))
        again = not broken(state, Retro(player=HIERARCHY, unit="UM-1"))
        assert again is (state.battle.turn >= 5)
        state = passed(state, 2)
    assert seen == {2: (5, 4, 8, 2), 3: (1, 1, 7, 1), 4: (2, 2, 7, 2), 5: (2, 2, 7, 2)}


@pytest.mark.rule("star-control/IL.cloak")
@pytest.mark.parametrize(("podship", "rules"), [(8, {"IL.cloak"}), (9, set())])
def test_sc_d36_a_podship_in_range_protects_the_avenger(podship, rules):
    places = {"IL-1": (4, 5), "MY-1": (1 + podship, 5), "EA-1": (1, 5)}
    state = battle(places, mover="Alliance")
    assert broken(state, Fire(player=ALLIANCE, unit="EA-1", target="IL-1")) == rules


@pytest.mark.rule("star-control/MOV.fortress-zone")
@pytest.mark.parametrize(
    ("start", "goal", "rules"),
    [
        ((3, 3), (4, 2), {"MOV.fortress-zone"}),
        ((3, 4), (3, 3), set()),
        ((3, 3), (3, 4), set()),
    ],
)
def test_sc_d37_steps_beside_a_fortification(start, goal, rules):
    rows = [".........", "..d......", *EMPTY[2:]]
    state = table(
        rows=rows, hierarchy={"fleets": [fleet(*start, "SP")]}, alliance={"fortifications": [[3, 2]]}
    )
    assert broken(state, MoveFleet(player=HIERARCHY, fleet="HF1", path=(at(*goal),))) == rules


@pytest.mark.rule("star-control/AR.teleport")
@pytest.mark.parametrize(
    ("start", "dice", "evaded", "goal"),
    [
        ((8, 9), (4, 1, 4), True, [8, 5]),
        ((8, 2), (6, 1, 4), True, [8, 1]),
        ((8, 9), (4, 1, 3), True, [8, 7]),
        ((8, 9), (3, 1, 1), False, [8, 9]),
    ],
)
def test_sc_d38_a_skiff_teleports_past_the_planet_and_not_off_the_map(start, dice, evaded, goal):
    evade, direction, far = dice
    found = worked("teleport", column=start[0], row=start[1], evade=evade, direction=direction, distance=far)
    assert found == {"evaded": evaded, "to": goal}


@pytest.mark.rule("star-control/YE.twin")
def test_sc_d39_a_terminator_hits_a_cruiser_with_six_and_not_with_seven():
    assert hits(6, 7 - 1)
    assert not hits(7, 7 - 1)
    found = worked("hit-chance", attacker="YE", target="EA", attacks=2)
    assert (found["needed"], found["damage"], found["expected_damage"]) == (6, 2, "2.400")


@pytest.mark.rule("star-control/UQ.return")
@pytest.mark.parametrize(("returned", "lost_in"), [((), 4), ((3,), 7)])
def test_sc_d40_a_squad_is_lost_in_the_fourth_turn_of_its_count(returned, lost_in):
    state = battle({"UQ-1": (3, 3), "EA-1": (15, 11)})
    state = do(state, Launch(player=HIERARCHY, unit="UQ-1", cell=at(3, 4)))
    state = do(state, MoveShip(player=HIERARCHY, unit="UQ.F-1", cell=at(3, 7)))
    while "UQ.F-1" in state.battle.units:
        turn = state.battle.turn
        if state.battle.mover == HIERARCHY and turn in returned:
            state = do(state, MoveShip(player=HIERARCHY, unit="UQ.F-1", cell=at(3, 4)))
            state = do(state, Finish(player=HIERARCHY, unit="UQ.F-1"))
            state = passed(state, 1)
            state = with_member(state, "UQ.F-1", cell=at(3, 7))
        else:
            state = passed(state, 1)
    assert turn == lost_in


@pytest.mark.rule("star-control/MY.heal")
def test_sc_d41_a_podship_that_defended_is_whole_and_an_intruder_is_not():
    damage = {"MY-1": 3, "VX-1": 2}
    state = battle({"MY-1": (9, 9), "VX-1": (9, 10), "EA-1": (1, 1)}, mover="Alliance", damage=damage)
    state = replace(state, battle=replace(state.battle, quiet=19))
    over = do(state, EndBattleTurn(player=ALLIANCE))
    assert (over.ships["MY-1"].damage, over.ships["VX-1"].damage) == (0, 2)


@pytest.mark.rule("star-control/BAT.repair")
def test_sc_d42_only_the_hierarchy_is_repaired_after_its_battle_phase():
    state = battle({"VX-1": (9, 10), "EA-1": (1, 1)}, damage={"VX-1": 2, "EA-1": 3})
    state = replace(state, battle=replace(state.battle, quiet=19))
    over = do(state, EndBattleTurn(player=HIERARCHY))
    assert (over.ships["VX-1"].damage, over.ships["EA-1"].damage) == (0, 3)


@pytest.mark.rule("star-control/CON.starbase-spacing")
@pytest.mark.parametrize("owner", ["Hierarchy", "Alliance"])
@pytest.mark.parametrize(("row", "legal"), [(4, False), (5, False), (6, True)])
def test_sc_d43_starbases_are_two_hexes_apart(owner, row, legal):
    rows = ["..m......", *EMPTY[1:]]
    bases = {"Hierarchy": [[1, 4]], "Alliance": [[9, 4]]}
    bases[owner] = [*bases[owner], [5, 4]]
    state = table(
        rows=rows,
        hierarchy={
            "fleets": [fleet(5, row, "SP")],
            "mines": [[3, 1]],
            "colonies": [],
            "starbases": bases["Hierarchy"],
        },
        alliance={"starbases": bases["Alliance"]},
    )
    state = state.with_sector(at(3, 2), state.sectors[at(3, 1)])
    build = Construct(player=HIERARCHY, cell=at(5, row), built="starbase")
    assert (not broken(in_phase(state, "construction"), build)) is legal


def test_calculators_refuse_what_makes_no_sense():
    for name, arguments in (
        ("hit-chance", {"attacker": "XX", "target": "UQ"}),
        ("hit-chance", {"attacker": "UQ", "target": "CH", "mode": "song"}),
        ("siege", {"ships": ("UQ",), "rolls": (1, 2)}),
        ("research", {"side": "Nobody"}),
        ("income", {"mines": -1}),
        ("explore", {"world": 7, "relic": 1}),
        ("hex-type", {"die": 0}),
        ("ship-moves", {"speed": 2, "column": 99, "row": 1}),
        ("teleport", {"column": 1, "row": 1, "evade": 9}),
    ):
        with pytest.raises(ValueError, match=r"\w+"):
            worked(name, **arguments)


def test_the_moves_of_a_ship_go_round_the_planet():
    cells = worked("ship-moves", speed=2, column=8, row=5)["cells"]
    assert (8, 6) not in cells
    assert (8, 7) not in cells
    assert (8, 3) in cells
    assert calc.known("AN.C").name == "Comet"


def test_siege_chances_are_exact():
    assert worked("siege", ships=("SP",))["chance"] == "0.100"
    assert worked("siege", ships=("UQ",))["chance"] == "0.300"
    assert worked("siege", ships=("UQ", "SP"))["chance"] == "0.370"
