"""The turn, and the movement phase with exploration and research."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.rulesets.star_control import tables
from engine.rulesets.star_control.battle.profile import weapon
from engine.rulesets.star_control.commands import Attack, Construct, MoveFleet, Proceed, Scuttle, Transfer
from engine.rulesets.star_control.fleets import allowance, pile, statistic
from engine.rulesets.star_control.movement import paths
from engine.rulesets.star_control.phases import CYCLE
from engine.rulesets.star_control.state import World
from tests.helpers.star_control import (
    ALLIANCE,
    EMPTY,
    HIERARCHY,
    RULES,
    any_dice,
    at,
    battle,
    broken,
    do,
    fleet,
    in_phase,
    led_to,
    member,
    researched,
    table,
)


def move(*path: tuple[int, int], of: str = "HF1") -> MoveFleet:
    return MoveFleet(player=HIERARCHY, fleet=of, path=tuple(at(*place) for place in path))


def lone(*ships: str, rows=EMPTY, **more):
    return table(rows=rows, hierarchy={"fleets": [fleet(3, 3, *ships)]}, **more)


# --- the turn


@pytest.mark.rule("star-control/TURN.phases")
def test_a_turn_has_eight_phases_in_their_order():
    titles = [spec.title for spec in CYCLE]
    assert titles == [
        "Movement",
        "Research",
        "Battle",
        "Starbucks",
        "Construction",
        "Build",
        "Besiege",
        "End",
    ]


@pytest.mark.rule("star-control/TURN.phases")
def test_what_belongs_to_another_phase_is_refused():
    state = lone("SP")
    assert broken(state, Construct(player=HIERARCHY, cell=at(3, 3), built="starbase")) == {"TURN.phases"}


@pytest.mark.rule("star-control/TURN.alternate")
def test_the_players_take_whole_turns_one_after_the_other():
    state = lone("SP")
    movers = []
    for _ in range(40):
        movers.append((state.turn, state.mover))
        state = any_dice(state, Proceed(player=state.mover))
    order = list(dict.fromkeys(movers))
    assert order[:3] == [(1, HIERARCHY), (2, ALLIANCE), (3, HIERARCHY)]


@pytest.mark.rule("star-control/TURN.alternate")
def test_nobody_acts_in_the_others_turn():
    state = table(alliance={"fleets": [fleet(7, 3, "SY")]})
    command = MoveFleet(player=ALLIANCE, fleet="AF1", path=(at(7, 2),))
    assert broken(state, command) == {"TURN.alternate"}


@pytest.mark.rule("star-control/TURN.phases")
def test_a_phase_in_which_nothing_can_be_done_is_passed_by_and_says_so():
    result = led_to(lone("SP"), Proceed(player=HIERARCHY), [1], [1])
    assert result.state.phase == "build"
    assert "no battles" in " ".join(event.text for event in result.events)


def test_a_turn_limit_ends_the_game_for_the_side_with_more_starbases():
    state = table(turn_limit=2, hierarchy={"starbases": [[1, 4], [3, 4]]})
    for _ in range(20):
        if state.outcome is None:
            state = any_dice(state, Proceed(player=state.mover))
    assert state.outcome is not None
    assert state.outcome.winner == HIERARCHY


# --- rearranging


@pytest.mark.rule("star-control/MOV.rearrange")
def test_ships_of_a_hex_are_rearranged_before_the_first_move():
    state = table(hierarchy={"fleets": [fleet(3, 3, "SP", "UQ"), fleet(3, 3, "IL"), fleet(5, 5, "VX")]})
    split = do(state, Transfer(player=HIERARCHY, ships=("UQ-1",)))
    assert split.fleets["HF4"].ships == ("UQ-1",)
    merged = do(split, Transfer(player=HIERARCHY, ships=("IL-1",), fleet="HF1"))
    assert "HF2" not in merged.fleets
    assert merged.fleets["HF1"].ships == ("SP-1", "IL-1")
    far = Transfer(player=HIERARCHY, ships=("VX-1",), fleet="HF1")
    assert broken(state, far) == {"MOV.rearrange"}


@pytest.mark.rule("star-control/MOV.rearrange")
def test_no_rearranging_after_a_fleet_has_moved_or_in_another_phase():
    state = table(hierarchy={"fleets": [fleet(3, 3, "SP", "UQ"), fleet(5, 5, "VX")]})
    split = Transfer(player=HIERARCHY, ships=("UQ-1",))
    moved = do(state, move((5, 4), of="HF2"))
    assert broken(moved, split) == {"MOV.rearrange"}
    assert broken(in_phase(state, "end"), split) == {"TURN.phases"}


def test_a_transfer_that_changes_nothing_is_refused():
    state = lone("SP", "UQ")
    assert broken(state, Transfer(player=HIERARCHY, ships=("SP-1", "UQ-1"))) == {"MOV.rearrange"}
    assert broken(state, Transfer(player=HIERARCHY, ships=("SP-1",), fleet="HF1")) == {"MOV.rearrange"}


@pytest.mark.rule("star-control/FLEET.max")
def test_a_fleet_holds_seven_ships_at_most():
    state = table(hierarchy={"fleets": [fleet(3, 3, *["SP"] * 7), fleet(3, 3, "UQ")]})
    assert broken(state, Transfer(player=HIERARCHY, ships=("UQ-1",), fleet="HF1")) == {"FLEET.max"}
    six = do(state, Transfer(player=HIERARCHY, ships=("SP-1",), fleet="HF2"))
    assert len(do(six, Transfer(player=HIERARCHY, ships=("UQ-1",), fleet="HF1")).fleets["HF1"].ships) == 7


# --- moving


@pytest.mark.rule("star-control/MOV.one")
def test_a_slow_fleet_moves_one_hex_a_turn():
    state = lone("SP", "UQ")
    assert broken(state, move((3, 2), (3, 1))) == {"MOV.one"}
    moved = do(state, move((3, 2)))
    assert moved.fleets["HF1"].cell == at(3, 2)
    assert broken(moved, move((3, 1))) == {"MOV.one"}


@pytest.mark.rule("star-control/MOV.one")
def test_a_step_leads_to_a_neighbouring_hex():
    assert broken(lone("SP"), move((3, 1))) == {"MOV.one"}


@pytest.mark.rule("star-control/MOV.two")
def test_a_fleet_of_speed_three_and_more_moves_two_hexes_also_in_two_commands():
    state = lone("SP", "IL")
    assert do(state, move((3, 2), (3, 1))).fleets["HF1"].cell == at(3, 1)
    once = do(state, move((3, 2)))
    assert do(once, move((3, 1))).fleets["HF1"].cell == at(3, 1)
    assert broken(do(once, move((3, 1))), move((3, 2))) == {"MOV.two"}


@pytest.mark.rule("star-control/MOV.two")
def test_research_counts_for_the_speed_of_a_fleet_and_a_guardian_counts_as_one():
    slow = lone("AN", "SP")
    assert allowance(slow, slow.fleets["HF1"]) == 1
    fast = researched(slow, "Androsynth", speed=2)
    assert allowance(fast, fast.fleets["HF1"]) == 2


@pytest.mark.rule("star-control/GAL.hazard")
def test_no_fleet_enters_a_hazard():
    rows = [*EMPTY]
    rows[1] = "..#......"
    state = lone("SP", rows=rows)
    assert broken(state, move((3, 2))) == {"GAL.hazard"}
    assert at(3, 2) not in paths(state, state.fleets["HF1"])


@pytest.mark.rule("star-control/FLEET.stack")
def test_own_fleets_share_a_hex_and_enemies_never_do():
    state = table(
        hierarchy={"fleets": [fleet(3, 3, "SP"), fleet(3, 2, "SP"), fleet(3, 2, "UQ")]},
        alliance={"fleets": [fleet(3, 4, "SY")]},
    )
    shared = do(state, move((3, 2)))
    assert len(shared.fleets_in(at(3, 2))) == 3
    assert broken(state, move((3, 4))) == {"FLEET.stack"}
    assert broken(state, move((3, 4), (3, 5))) == {"FLEET.stack"}


DEAD = [".........", "..d......", ".........", "..d......", ".........", ".........", "........."]


@pytest.mark.rule("star-control/MOV.fortress-entry")
def test_no_fleet_enters_the_hex_of_an_enemy_fortification():
    state = table(rows=DEAD, hierarchy={"fleets": [fleet(3, 3, "SP")]}, alliance={"fortifications": [[3, 2]]})
    assert "MOV.fortress-entry" in broken(state, move((3, 2)))
    own = table(rows=DEAD, hierarchy={"fleets": [fleet(3, 3, "SP")], "fortifications": [[3, 2]]})
    assert not broken(own, move((3, 2)))


@pytest.mark.rule("star-control/MOV.fortress-zone")
def test_a_step_between_two_hexes_beside_enemy_fortresses_is_refused():
    state = table(rows=DEAD, hierarchy={"fleets": [fleet(3, 3, "SP")]}, alliance={"fortifications": [[3, 2]]})
    assert broken(state, move((4, 2))) == {"MOV.fortress-zone"}
    assert not broken(state, move((3, 4)))


@pytest.mark.rule("star-control/MOV.fortress-zone")
def test_the_zones_of_two_fortresses_are_one():
    rows = [".........", "..d......", ".........", ".........", "..d......", ".........", "........."]
    two = table(
        rows=rows,
        hierarchy={"fleets": [fleet(3, 3, "SP")]},
        alliance={"fortifications": [[3, 2], [3, 5]]},
    )
    one = table(rows=rows, hierarchy={"fleets": [fleet(3, 3, "SP")]}, alliance={"fortifications": [[3, 2]]})
    assert broken(two, move((3, 4))) == {"MOV.fortress-zone"}
    assert broken(one, move((3, 4))) == set()


@pytest.mark.parametrize(("closed", "rules"), [(False, set()), (True, {"MOV.fortress-entry"})])
def test_starbases_close_their_hex_only_with_the_option(closed, rules):
    state = table(
        hierarchy={"fleets": [fleet(8, 4, "SP")]},
        fortress_includes_starbase=closed,
    )
    assert broken(state, move((9, 4))) == rules


# --- exploration

STARS = ["..*......", ".........", ".........", ".........", ".........", ".........", "........."]


def explorer():
    return table(rows=STARS, hierarchy={"fleets": [fleet(3, 2, "SP")]})


@pytest.mark.rule("star-control/EXP.explore", "star-control/GAL.star")
def test_the_first_fleet_at_a_star_finds_out_its_world_for_good():
    state = do(explorer(), move((3, 1)), [4], [1])
    assert state.sectors[at(3, 1)].world is World.LIFE
    again = do(state, move((3, 2)))
    assert not led_to(
        replace(again, fleets={"HF1": replace(again.fleets["HF1"], moved=0)}), move((3, 1))
    ).events[1:]


@pytest.mark.rule("star-control/EXP.explore")
def test_a_star_is_explored_on_the_way_through():
    state = do(explorer(), move((3, 1), (4, 1)), [1], [2])
    assert state.sectors[at(3, 1)].world is World.MINERAL
    assert state.fleets["HF1"].cell == at(4, 1)


@pytest.mark.rule("star-control/GAL.star")
def test_nobody_sees_the_world_of_a_star_before_it_is_explored():
    view = RULES.view_for(explorer(), HIERARCHY)
    (star,) = [c for c in view.counters if c.cell == at(3, 1)]
    assert star.face_down
    assert star.art == "star"


@pytest.mark.rule("star-control/EXP.world")
@pytest.mark.parametrize(
    ("die", "world", "allowed"),
    [
        (1, "mineral", "mine"),
        (2, "mineral", "mine"),
        (3, "life", "colony"),
        (4, "life", "colony"),
        (5, "dead", "fortification"),
        (6, "dead", "fortification"),
    ],
)
def test_the_world_table(die, world, allowed):
    assert tables.cell("world", die) == world
    assert tables.cell("installation", world) == allowed


@pytest.mark.rule("star-control/EXP.relic-roll")
def test_relics_are_looked_for_with_a_second_die():
    result = led_to(explorer(), move((3, 1)), [1], [3])
    assert any("No relics" in event.text for event in result.events)


@pytest.mark.rule("star-control/EXP.relic")
@pytest.mark.parametrize(
    ("die", "relic"),
    [(1, "none"), (2, "none"), (3, "none"), (4, "technology"), (5, "technology"), (6, "crystals")],
)
def test_the_relic_table(die, relic):
    assert tables.cell("relic", die) == relic


@pytest.mark.rule("star-control/EXP.relic")
def test_power_crystals_are_worth_a_die_of_starbucks():
    assert do(explorer(), move((3, 1)), [1], [6], [4]).money[HIERARCHY] == 14


@pytest.mark.rule("star-control/EXP.technology")
def test_a_technology_gives_one_advance_more_in_the_same_turn_and_only_then():
    state = do(explorer(), move((3, 1)), [1], [4])
    assert state.found[HIERARCHY] == 1
    after = do(state, Proceed(player=HIERARCHY), [1], [1], [2], [6])
    assert after.advances == {"Ur-Quan": {"range": 1}, "Mycon": {"aim": 1}}
    assert after.found[HIERARCHY] == 0


def test_with_the_option_a_technology_helps_in_every_turn():
    state = table(rows=STARS, hierarchy={"fleets": [fleet(3, 2, "SP")]}, technology="every turn")
    state = do(state, move((3, 1)), [1], [4])
    after = do(state, Proceed(player=HIERARCHY), [1], [1], [2], [6])
    assert after.found[HIERARCHY] == 1


# --- research


@pytest.mark.rule("star-control/RES.advance")
def test_each_research_phase_gives_one_advance():
    after = do(lone("SP"), Proceed(player=HIERARCHY), [3], [5])
    assert after.advances == {"Spathi": {"turn": 1}}


@pytest.mark.rule("star-control/RES.permanent")
def test_advances_add_up_and_cover_every_form_of_the_race():
    state = researched(lone("AN", "SP"), "Androsynth", crew=1, speed=2)
    for code in ("AN", "AN.C"):
        printed = {"AN": (4, 1), "AN.C": (4, 5)}[code]
        assert (statistic(state, code, "crew"), statistic(state, code, "speed")) == (
            printed[0] + 1,
            printed[1] + 2,
        )
    assert statistic(state, "SP", "speed") == 4
    again = do(researched(lone("SP"), "Spathi", aim=1), Proceed(player=HIERARCHY), [3], [6])
    assert again.advances["Spathi"]["aim"] == 2


@pytest.mark.rule("star-control/RES.permanent")
def test_research_improves_modes_that_add_but_not_weapons_with_their_own_numbers():
    state = researched(battle({"MY-1": (5, 5), "SY-1": (8, 5)}), "Mycon", range=1, aim=1)
    long = weapon(state, member(state, "MY-1"), "long")
    assert (long.range, long.damage, long.aim) == (5, 2, 8)
    state = researched(state, "Syreen", range=3, aim=3, damage=3)
    song = weapon(state, member(state, "SY-1"), "song")
    assert (song.range, song.damage, song.aim) == (2, 2, 8)


@pytest.mark.rule("star-control/RES.race")
def test_the_race_table_names_seven_races_a_side_and_rerolls_the_rest():
    assert [tables.race("Hierarchy", n) for n in range(1, 8)] == [
        "Ur-Quan",
        "Mycon",
        "Spathi",
        "Androsynth",
        "Vux",
        "Ilwrath",
        "Umgah",
    ]
    assert [tables.race("Alliance", n) for n in range(1, 8)] == [
        "Chenjesu",
        "Yehat",
        "Mmrnmhm",
        "Ariloulaleelay",
        "Syreen",
        "Earthling",
        "Shofixti",
    ]
    assert [tables.race("Alliance", n) for n in (8, 9, 10)] == [None] * 3


@pytest.mark.rule("star-control/RES.stat")
def test_the_statistic_table():
    found = [tables.cell("stat", n) for n in range(1, 7)]
    assert found == ["range", "crew", "damage", "speed", "turn", "aim"]


# --- the pile


@pytest.mark.rule("star-control/PILE.def")
@pytest.mark.parametrize(("option", "back"), [("return", True), ("stay lost", False)])
def test_scuttled_ships_go_back_to_the_pile_unless_they_stay_lost(option, back):
    state = in_phase(lone("SP", lost_ships=option), "end")
    assert "SP-1" not in pile(state, HIERARCHY)
    after = do(state, Scuttle(player=HIERARCHY, ships=("SP-1",)))
    assert ("SP-1" in pile(after, HIERARCHY)) is back


def test_orders_for_the_enemys_fleet_are_refused():
    state = table(alliance={"fleets": [fleet(7, 3, "SY")]}, hierarchy={"fleets": [fleet(7, 4, "SP")]})
    assert broken(state, move((7, 2), of="AF1")) == {"FLEET.def"}
    wrong = Attack(player=HIERARCHY, fleet="AF1", target="HF1")
    assert "FLEET.def" in broken(in_phase(state, "battle"), wrong)
