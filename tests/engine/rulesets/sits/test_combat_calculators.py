"""The calculators of combat: against the tables of the book and the rules that play, and what they refuse."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine.rulesets.sits.c4_tables import active_table, ecm_table
from engine.rulesets.sits.c5_tables import officer_hit
from engine.rulesets.sits.combat import MOUNTS, WeaponKind
from tests.helpers.referee import Desk
from tests.helpers.sits_damage import KNIGHT, SAMPLE, Target, without_blanks

DESK = Desk()
calc = DESK.calc


def refused(name, **arguments):
    return DESK.bad("calc", name=name, arguments=arguments)["error"]


# Missile defence


@pytest.mark.rule("sits/C4.ecm")
def test_every_cell_of_the_ecm_table_is_looked_up():
    table = ecm_table()
    for row in table.rows.keys:
        for column in table.columns.keys:
            found = calc("ecm_layer", missiles=row, mql=column, ecm=None)
            assert (found["column"], found["kills"]) == (column, min(row, table.look_up(row, column).value))


@pytest.mark.rule("sits/C4.ad")
def test_every_cell_of_the_active_defense_table_is_looked_up():
    table = active_table()
    for thirds in table.rows.keys:
        whole, part = divmod(Fraction(thirds, 3), 1)
        kills = " ".join(str(each) for each in (whole, part) if each)
        for column in table.columns.keys:
            found = calc(
                "active_defense",
                layer="PD",
                missiles=300,
                mql=column - 1,
                probable_kills=kills,
                faces=[2, 1],
            )
            assert (found["column"], found["kills"]) == (column, table.look_up(thirds, column).value)


@pytest.mark.rule("sits/A1.23")
def test_a_column_beyond_the_table_is_held_to_it():
    assert calc("ecm_layer", missiles=10, mql=-5, ecm=0, faces=[1, 1])["column"] == 1
    assert calc("ecm_layer", missiles=10, mql=25, ecm=9, faces=[10, 1])["column"] == max(
        ecm_table().columns.keys
    )


@pytest.mark.rule("sits/C4.124.use")
def test_a_decoy_kills_at_least_one_more():
    salvo = {"missiles": 3, "mql": 1, "ecm": 0, "faces": [1, 1]}
    assert calc("ecm_layer", **salvo, decoy=0)["kills"] == calc("ecm_layer", **salvo)["kills"] + 1


@pytest.mark.rule("sits/C4.141.cm", "sits/C4.141.pd", "sits/C4.142")
def test_the_wedge_bars_countermissiles_and_halves_point_defence_and_nukes_double_it():
    shot = {"missiles": 60, "mql": 8, "probable_kills": "6", "faces": [4, 1]}
    assert calc("active_defense", layer="CM", **shot, wedge=True)["kills"] == 0
    plain = calc("active_defense", layer="PD", **shot)["kills"]
    assert calc("active_defense", layer="PD", **shot, wedge=True)["kills"] == plain // 2
    assert calc("active_defense", layer="PD", **shot, nukes=True)["kills"] == 2 * plain


@pytest.mark.rule("sits/C4.133")
def test_fire_control_takes_columns_off():
    shot = {"layer": "CM", "missiles": 60, "mql": 8, "probable_kills": "6", "faces": [4, 1]}
    assert calc("active_defense", **shot, fire_control=2)["column"] == 9


def test_odds_without_dice_are_those_of_all_throws():
    for name, arguments in {
        "ecm_layer": {"missiles": 20, "mql": 8, "ecm": 3},
        "active_defense": {"layer": "PD", "missiles": 20, "mql": 8, "probable_kills": "2 2/3"},
    }.items():
        found = calc(name, **arguments)
        thrown = [
            calc(name, **arguments, faces=[one, other])["left"]
            for one in range(1, 11)
            for other in range(1, 11)
        ]
        assert found["expected"] == pytest.approx(sum(thrown) / 100, abs=0.001)
        assert sum(found["left"].values()) == pytest.approx(1, abs=0.001)


def test_the_whole_card_is_its_layers_one_after_another():
    card = {"missiles": 30, "mql": 8, "ecm": None, "cm": "4", "pd": "3"}
    found = calc("missile_defense", **card)
    left = 30 - calc("ecm_layer", missiles=30, mql=8, ecm=None)["kills"]
    assert found["after_ecm"]["odds"] == {str(left): 1.0}
    past_cm = calc("active_defense", layer="CM", missiles=left, mql=8, probable_kills="4")
    assert found["after_cm"]["odds"] == past_cm["left"]
    pd = [
        calc("active_defense", layer="PD", missiles=int(n), mql=8, probable_kills="3")["expected"] * chance
        for n, chance in past_cm["left"].items()
    ]
    assert found["leakers"]["expected"] == pytest.approx(sum(pd), abs=0.01)


@pytest.mark.rule("sits/C4.123")
def test_a_ship_without_an_ecm_box_has_no_roll():
    found = calc("ship_defenses", ship_class=KNIGHT, mount="port", marked={"ecm": 3})
    assert found["ecm"] is None
    assert (
        "no roll"
        in DESK.good(
            "calc",
            name="ship_defenses",
            arguments={"ship_class": KNIGHT, "mount": "port", "marked": {"ecm": 3}},
        )["steps"][0]
    )


# Missiles and beams


@pytest.mark.rule("sits/C2.151", "sits/C2.15.tac")
def test_fire_control_and_the_tactical_officer_change_the_mql():
    ship = {"ship_class": KNIGHT, "mount": "port", "range": 5}
    plain = calc("missile_salvo", **ship)["mql"]
    assert calc("missile_salvo", **ship, marked={"port.fcon": 3})["mql"] == plain + 3
    assert calc("missile_salvo", **ship, officers={"TAC": "elite"})["mql"] == plain - 2


@pytest.mark.rule("sits/C2.13")
def test_an_empty_magazine_launches_nothing():
    ship = {"ship_class": KNIGHT, "mount": "port", "range": 5, "marked": {"port.magazine": 25}}
    found = calc("missile_salvo", **ship)
    assert (found["magazine"], found["missiles"], found["launchers"]) == (0, 0, 8)


@pytest.mark.rule("sits/C3.122", "sits/C5.1111", "sits/C5.1112")
def test_what_a_beam_does_through_top_depends_on_the_wedge():
    shot = {"ship_class": SAMPLE, "weapon": "port.weapons.1", "range": 2, "axis": "A gu"}
    up, down, base = (
        calc("beam_damage", **shot, target={"ship_class": KNIGHT, **state})
        for state in ({}, {"wedge_up": False}, {"bubble_wall": True})
    )
    assert (up["damage"], up["aspect"]) == (0, "wedge")
    assert (down["damage"], down["doubled"]) == (17, True)
    assert (base["doubled"], base["edge"]) == (False, "forward")


@pytest.mark.rule("sits/C5.341")
def test_dice_of_a_lance_that_show_three_or_more_tear_boxes():
    dice = calc("grav_lance", ship_class=SAMPLE)["dice"]
    faces = [3, 2, 1, 0] + [1] * (dice - 4)
    assert calc("grav_lance", ship_class=SAMPLE, faces=faces)["boxes"] == 2
    assert f"{dice} dice are thrown" in refused("grav_lance", ship_class=SAMPLE, faces=[3])


# Damage


def walked(**walk):
    """The answer for a walk whose pairs show 3 and 1 and whose single dice show 10."""
    dice = []
    while True:
        told = DESK.ask("calc", name="hit_walk", arguments={**walk, "dice": dice})
        if "next throw" not in told.get("error", ""):
            return told
        dice.append([3, 1] if "2d10" in told["error"] else [10])


@pytest.mark.rule("sits/C5.111")
def test_a_facing_that_the_defender_chooses_is_told_with_its_choices():
    target = {"ship_class": KNIGHT}
    found = calc("hit_facing", target=target, weapon="laser head", axis="+ p")
    assert (found["edge"], set(found["choices"])) == (None, set(MOUNTS))
    assert calc("hit_facing", target=target, weapon="graser", axis="+ p")["stopped"]


@pytest.mark.rule("sits/C5.211", "sits/C5.32.nuke", "sits/C5.32.et")
def test_depth_is_halved_for_nukes_and_doubled_for_torpedoes():
    target = {"ship_class": KNIGHT, "marked": {"sidewalls.port": 5}}
    hit = {"target": target, "edge": "port", "damage": 6, "rolls": [4]}
    (plain,) = calc("penetration", **hit)["depths"]
    assert calc("penetration", **hit, weapon="contact nuke")["depths"] == [plain // 2]
    assert calc("penetration", **hit, weapon="energy torpedo")["depths"] == [2 * plain]
    assert calc("penetration", **hit, doubled=True)["depths"] == [2 * plain]
    assert "grav lance" in refused("penetration", **hit, weapon="grav lance").lower()


@pytest.mark.rule("sits/C5.113.reroll")
def test_a_leak_past_the_end_is_rolled_again_on_the_hammerhead():
    found = calc("hit_location", ship_class=KNIGHT, edge="port", roll=5, leak=-10)
    assert (found["location"], found["roll_again"], found["lines"]) == (-5, "forward", [])
    assert calc("hit_location", ship_class=KNIGHT, edge="forward", roll=5, leak=-10)["roll_again"] is None


@pytest.mark.rule("sits/C5.23", "sits/C5.33")
@pytest.mark.parametrize("edge", MOUNTS)
def test_a_walk_marks_what_the_same_hit_marks_in_play(edge):
    walk = {"ship_class": SAMPLE, "edge": edge, "location": 8, "depth": 6}
    target = Target(SAMPLE)
    target.hit(edge, 8, 6, weapon=WeaponKind.LASER_HEAD, C5_411=[2] * 20, C5_433=[2] * 20, C5_4412=[2] * 20)
    assert walked(**walk)["value"]["lost"] == target.lost


@pytest.mark.rule("sits/C5.434")
def test_a_walk_asks_for_the_side_that_loses_a_decoy(monkeypatch):
    monkeypatch.setattr("engine.rulesets.sits.calculators.locations.grid_of", without_blanks)
    walk = {"ship_class": SAMPLE, "edge": "forward", "location": 4, "depth": 3}
    assert "port or starboard" in walked(**walk)["error"]
    assert walked(**walk, decoys="port")["value"]["lost"]["port.decoys"] == 1


def test_a_walk_refuses_a_throw_of_another_size_and_a_class_without_a_table():
    walk = {"ship_class": KNIGHT, "edge": "port", "location": 10, "depth": 3}
    assert "2 dice" in refused("hit_walk", **walk, dice=[[4]])
    assert "C5.433" in refused("hit_walk", **walk)


def test_expected_boxes_take_a_window_or_an_edge_and_not_both():
    hit = {"target": {"ship_class": KNIGHT}, "weapon": "laser head", "damage": 8}
    assert calc("expected_boxes", **hit, edge="port")["expected"] > 0
    assert "either" in refused("expected_boxes", **hit)
    assert "either" in refused("expected_boxes", **hit, edge="port", axis="E/F y")


@pytest.mark.rule("sits/C5.4213", "sits/C5.4214")
def test_structural_integrity_ends_with_the_star():
    found = calc("structural_integrity", ship_class=KNIGHT, hits=40)
    assert (found["boxes"][-1]["shape"], found["survives"]) == ("star", 0.0)
    assert len(found["boxes"]) == found["left"]


# Crews


@pytest.mark.rule("sits/C5.4412")
@pytest.mark.parametrize("face", range(1, 11))
def test_a_casualty_lowers_the_officer_that_the_die_names(face):
    post = officer_hit(face)
    found = calc("bridge_casualty", faces=[9, 1], face=face, officers={post: "elite"})
    assert (found["post"], found["grade"]) == (post, "veteran")


@pytest.mark.rule("sits/C5.4412")
def test_below_six_nobody_is_hurt_and_poor_stays_poor():
    assert calc("bridge_casualty", faces=[6, 1])["hurt"] is False
    post = officer_hit(1)
    found = calc("bridge_casualty", faces=[7, 1], face=1, officers={post: "poor"})
    assert (found["hurt"], found["grade"]) == (True, "poor")


@pytest.mark.rule("sits/C5.441", "sits/C5.4411")
def test_a_bridge_is_checked_once_only_circles_are_left():
    assert calc("bridge_check", ship_class=KNIGHT) == {"needed": False}
    found = calc("bridge_check", ship_class=KNIGHT, marked={"bridge": 1}, face=10)
    assert (found["needed"], found["passed"]) == (True, False)


@pytest.mark.rule("sits/C5.423")
def test_a_ship_without_life_support_owes_a_check():
    assert calc("life_support", ship_class=KNIGHT) == {"needed": False}
    found = calc("life_support", ship_class=KNIGHT, marked={"life": 2}, face=5)
    assert (found["hours"], found["turns"], found["number"], found["passed"]) == (6, 19, 5, True)


@pytest.mark.rule("sits/C6.14", "sits/C6.141")
def test_a_magazine_brings_back_the_lowest_of_three_dice():
    shot = {"ship_class": KNIGHT, "track": "port.magazine", "spent": {"port.magazine": 5}}
    found = calc("repair_attempt", **shot, faces=[2], dots=[4, 7, 9])
    assert (found["success"], found["repairable"]) == (True, 1)
    assert calc("repair_attempt", **shot, faces=[9])["repairable"] == 5
    assert "3d10low" in refused("repair_attempt", **shot, faces=[2])


@pytest.mark.rule("sits/C6.11", "sits/C6.15")
def test_what_can_not_be_mended_in_a_fight_is_refused():
    assert "C6.15" in refused(
        "repair_attempt", ship_class=KNIGHT, marked={"hull": 3}, track="hull", faces=[1]
    )
    assert "no track" in refused("repair_attempt", ship_class=KNIGHT, track="sauna", faces=[1])


@pytest.mark.rule("sits/D2.225")
def test_more_pods_than_were_bought_are_refused():
    assert calc("pod_points", price=10, bought=3, gone=1)["points"] == 4
    assert "D2.225" in refused("pod_points", price=10, bought=3, gone=4)
