"""The calculators: each against the rulebook's numbers, with its steps, and against the rules themselves."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from engine.content import loader
from engine.mechanics.attitude import Attitude
from engine.mechanics.avid import WINDOWS
from engine.mechanics.plotgrid import thrust_changes
from engine.mechanics.vector import SLOTS, Vectors
from engine.rulesets.sits.b3_thrust import spread_faults, square_faults
from engine.rulesets.sits.calculators import calculators

CALCULATORS = calculators()
ADAPTERS = {name: TypeAdapter(tool.arguments) for name, tool in CALCULATORS.items()}
EXAMPLES = {
    "dice": {"roll": "2d10-", "faces": [7, 3]},
    "ring": {"elevation": 16},
    "window": {"direction": "A/B", "elevation": 30},
    "markers": {"forward": "A y", "roll": 2},
    "attitude": {"forward": "A bu", "top": "D gu"},
    "marker_check": {
        "forward": "A y",
        "aft": "D y",
        "top": "+ p",
        "bottom": "- p",
        "port": "E/F y",
        "starboard": "B/C y",
    },
    "count": {"start": "A y", "end": "D y"},
    "half": {"windows": 3},
    "finishing_order": {"pivot": 3, "roll": 1},
    "pivot_path": {"start": "B y", "end": "C y"},
    "roll_path": {"forward": "A y", "steps": -3},
    "thrust_choices": {"window": "A bu", "thrust": 4},
    "vertical_grid": {"h": 3, "v": 3},
    "horizontal_grid": {"window": "A y", "amount": 4},
    "course": {"vectors": {"A": 7}},
    "displacement": {"changes": {"C": 3}},
    "consolidation": {"vectors": {"A": 7, "D": 8}},
    "tiles": {"level": 18},
    "closest_approach": {
        "own": "0,0@0",
        "own_vectors": {"A": 4},
        "target": "0,-20@3",
        "target_vectors": {"D": 4},
    },
    "ratings": {"ship_class": "star-knight-ca"},
    "compensator": {"ship_class": "star-knight-ca", "thrust": 4},
    "bearing": {"offset": {"B": 4, "C": 3}, "levels": 2},
    "horizontal_bearing": {"own": "0,0@0", "target": "7,-4@1"},
    "range_angle": {"h": 7, "v": 2},
    "reciprocal": {"window": "A y"},
    "ship_window": {"forward": "A bu", "bearing": "B/C bu"},
    "firing_arc": {"forward": "A bu", "bearing": "B/C bu"},
    "range_bands": {"ship_class": "sample-sd", "range": 18},
    "missile_salvo": {"ship_class": "sample-sd", "mount": "port", "range": 18},
    "canister": {"damage": 7, "tubes": 2},
    "ecm_layer": {"missiles": 23, "mql": 8, "ecm": 3, "faces": [6, 1]},
    "active_defense": {"layer": "CM", "missiles": 7, "mql": 8, "probable_kills": "4", "faces": [4, 1]},
    "missile_defense": {"missiles": 23, "mql": 8, "ecm": 3, "cm": "4", "pd": "2 2/3"},
    "ship_defenses": {"ship_class": "star-knight-ca", "mount": "port"},
    "lending": {"target": "0,0@0", "friend": "0,-2@0", "impact": "A/B y"},
    "beam_profile": {"ship_class": "sample-sd", "weapon": "port.weapons.1"},
    "beam_damage": {
        "ship_class": "sample-sd",
        "weapon": "port.weapons.1",
        "range": 3,
        "target": {"ship_class": "star-knight-ca"},
        "axis": "D y",
    },
    "grav_lance": {"ship_class": "sample-sd"},
    "energy_torpedoes": {"launchers": 2},
    "hit_facing": {
        "target": {"ship_class": "star-knight-ca"},
        "weapon": "laser head",
        "axis": "A/B y",
    },
    "penetration": {"target": {"ship_class": "star-knight-ca"}, "edge": "port", "damage": 8, "rolls": [0, 4]},
    "expected_boxes": {
        "target": {"ship_class": "star-knight-ca"},
        "weapon": "laser head",
        "damage": 8,
        "axis": "E/F y",
        "hits": 3,
    },
    "hit_location": {"ship_class": "star-knight-ca", "edge": "port", "roll": 10},
    "hit_walk": {
        "ship_class": "star-knight-ca",
        "edge": "port",
        "location": 10,
        "depth": 3,
        "dice": [[4, 1]],
    },
    "core_cascade": {"ship_class": "sample-sd", "column": 11},
    "structural_integrity": {"ship_class": "star-knight-ca", "hits": 3},
    "bridge_casualty": {"faces": [9, 1], "face": 4},
    "bridge_check": {"ship_class": "star-knight-ca", "marked": {"bridge": 1}, "face": 3},
    "life_support": {"ship_class": "star-knight-ca", "marked": {"life": 2}, "face": 3},
    "crew_quality": {"ship_class": "star-knight-ca", "officers": {"CREW": "elite"}},
    "repair_attempt": {
        "ship_class": "star-knight-ca",
        "marked": {"ecm": 1},
        "track": "ecm",
        "faces": [4],
    },
    "permanent_repair": {
        "ship_class": "star-knight-ca",
        "marked": {"ecm": 1},
        "jobs": [{"track": "ecm", "faces": [4]}],
    },
    "damage_points": {"cost": 36, "boxes": 114, "lost": 41},
    "pod_points": {"price": 10, "bought": 4, "gone": 1},
    "victory_points": {"ship_class": "star-knight-ca", "marked": {"hull": 5}},
    "victory_margin": {"green_points": 13, "green_cost": 42, "red_points": 5, "red_cost": 36},
    "repairs": {"ship_class": "star-knight-ca"},
    "grades": {"faces": {"TAC": [9, 1]}},
}


def work(name, **arguments):
    return CALCULATORS[name].run(ADAPTERS[name].validate_json(json.dumps(arguments), strict=True))


def value(name, **arguments):
    return json.loads(json.dumps(work(name, **arguments).value))


def refused(name, **arguments):
    with pytest.raises(ValueError, match=r".") as caught:
        work(name, **arguments)
    return str(caught.value)


def test_every_calculator_has_an_example_here():
    assert set(EXAMPLES) == set(CALCULATORS)


@pytest.mark.parametrize("name", CALCULATORS)
def test_every_calculator_answers_in_json_with_steps_that_name_rules_of_the_book(name):
    texts = loader.load_rule_texts("sits")
    done = work(name, **EXAMPLES[name])
    assert json.loads(json.dumps(done.value))
    assert done.steps
    assert all(re.match(r"[A-Z]\d\S*(, [A-Z]\d\S*)*: .+\.$", step) for step in done.steps)
    assert {rule.removeprefix("sits/") for rule in (*done.rules, *CALCULATORS[name].rules)} <= set(texts)
    assert CALCULATORS[name].rules


@pytest.mark.parametrize("name", CALCULATORS)
def test_every_calculator_describes_its_arguments(name):
    schema = TypeAdapter(CALCULATORS[name].arguments).json_schema()
    assert schema["additionalProperties"] is False
    assert set(EXAMPLES[name]) <= set(schema["properties"])
    assert CALCULATORS[name].summary.endswith(".")


@pytest.mark.rule("sits/A1.22")
def test_a_modifier_is_added_after_the_dice_are_combined():
    assert value("dice", roll="2d10-", faces=[3, 7], modifier=2)["result"] == 6


@pytest.mark.rule("sits/A1.21")
def test_a_zero_on_a_die_counts_ten():
    assert value("dice", roll="2d10+", faces=[0, 5])["result"] == 15


def test_the_wrong_number_of_dice_is_refused_with_both_numbers():
    assert "2" in refused("dice", roll="2d10-", faces=[3])


@pytest.mark.rule("sits/A1.213", "sits/A1.214", "sits/A1.215", "sits/A1.216")
@pytest.mark.parametrize(
    ("roll", "faces", "result"),
    [("2d10+", [3, 8], 11), ("3d10low", [3, 9, 5], 3), ("3d10med", [3, 9, 5], 5), ("3d10hi", [3, 9, 5], 9)],
)
def test_the_named_rolls_combine_their_dice(roll, faces, result):
    assert value("dice", roll=roll, faces=faces)["result"] == result


@pytest.mark.rule("sits/B2.122")
def test_no_window_lies_at_a_green_corner():
    assert "A/B" in refused("window", direction="A/B", elevation=60)


@pytest.mark.rule("sits/B2.134", "sits/B2.135")
def test_forward_and_top_give_the_roll_that_gives_them():
    for attitude in Attitude.every():
        found = value("attitude", forward=attitude.forward, top=attitude.top)
        assert found["roll"] == attitude.roll
        assert found == value("markers", forward=attitude.forward, roll=attitude.roll)


@pytest.mark.rule("sits/B2.135")
def test_a_top_marker_that_no_roll_reaches_is_refused_with_the_places_it_may_have():
    told = refused("attitude", forward="A y", top="A bu")
    assert "A (blue, upper)" in told
    assert "+ (purple)" in told


@pytest.mark.rule("sits/B2.13")
def test_markers_that_are_not_opposite_are_named_with_the_rule():
    given = {**EXAMPLES["marker_check"], "aft": "C y"}
    found = value("marker_check", **given)
    assert found["legal"] is False
    assert "sits/B2.13" in {fault["rule"] for fault in found["faults"]}


@pytest.mark.rule("sits/B2.151")
def test_a_bow_on_a_spine_is_named_with_the_rule():
    given = {**EXAMPLES["marker_check"], "forward": "A/B gu spine", "aft": "D/E gl spine"}
    assert "sits/B2.151" in {fault["rule"] for fault in value("marker_check", **given)["faults"]}


@pytest.mark.rule("sits/B2.count")
def test_a_right_angle_is_three_windows_and_the_far_side_six():
    assert value("count", start="A y", end="B/C y")["windows"] == 3
    assert value("count", start="A y", end="D y")["windows"] == 6


@pytest.mark.rule("sits/B2.count")
def test_a_count_may_cut_one_corner():
    found = value("count", start="A y", end="B/C bu")
    assert (found["windows"], found["by_borders"], found["diagonal"]) == (3, 4, True)


@pytest.mark.rule("sits/B2.26.order")
def test_of_equal_lengths_the_roll_is_finished_first_and_nothing_is_not_finished():
    assert value("finishing_order", pivot=2, roll=-2)["first"] == "roll"
    assert value("finishing_order", pivot=2, roll=0)["order"] == ["pivot"]
    assert value("finishing_order", pivot=0, roll=0)["order"] == []


@pytest.mark.rule("sits/B2.24")
def test_a_route_over_two_corners_is_told_to_be_illegal():
    found = value("pivot_path", start="A y", route=["A/B bu", "B y"])
    assert found["legal"] is False
    assert found["diagonals"] == 2
    assert found["faults"][0]["rule"] == "sits/B2.24"
    assert "end" not in found


@pytest.mark.rule("sits/B2.22", "sits/B2.231")
def test_a_poor_helm_officer_shortens_the_pivot_by_one():
    ship = {"ship_class": "star-knight-ca"}
    poor = {**ship, "officers": {"HELM": "poor"}}
    limit = value("ratings", **ship)["pivot"]
    route = ["A/B y", "B y", "B/C y", "C y", "C/D y"][:limit]
    assert value("pivot_path", start="A y", route=route, ship=ship)["legal"] is True
    found = value("pivot_path", start="A y", route=route, ship=poor)
    assert [fault["rule"] for fault in found["faults"]] == ["sits/B2.22"]


@pytest.mark.rule("sits/B2.222", "sits/B2.241")
def test_the_midpoint_of_three_windows_is_one_by_the_rule_and_two_as_illustrated():
    middle = value("pivot_path", start="A y", end="B/C y")["midpoint"]
    assert (middle["rule"]["forward"], middle["illustrated"]["forward"]) == ("A/B y", "B y")


def test_a_pivot_needs_either_an_end_or_a_route():
    assert "either" in refused("pivot_path", start="A y")
    assert "either" in refused("pivot_path", start="A y", end="B y", route=["A/B y", "B y"])


@pytest.mark.rule("sits/B2.25")
def test_a_roll_walks_top_window_by_window():
    found = value("roll_path", forward="A y", steps=3)
    assert found["path"] == ["+ p", "B/C gu spine", "B/C bu", "B/C y"]
    assert found["end"]["roll"] == 3


@pytest.mark.rule("sits/B2.22", "sits/B2.232")
def test_a_veteran_helm_officer_adds_one_window_of_roll():
    ship = {"ship_class": "star-knight-ca"}
    limit = value("ratings", **ship)["roll"]
    assert value("roll_path", forward="A y", steps=limit + 1, ship=ship)["legal"] is False
    ship["officers"] = {"HELM": "veteran"}
    assert value("roll_path", forward="A y", steps=limit + 1, ship=ship)["legal"] is True


@pytest.mark.rule("sits/B3.241", "sits/B3.242", "sits/B3.253")
@given(st.sampled_from(WINDOWS), st.integers(0, 7))
def test_every_thrust_choice_is_one_that_the_rules_allow_and_no_other_is_missing(window, thrust):
    choices = value("thrust_choices", window=window, thrust=thrust)["choices"]
    for choice in choices:
        flat = {slot: n for slot, n in choice["changes"].items() if slot not in "+-"}
        square = (choice["h"], choice["v"]) if thrust else None
        assert not square_faults(window, thrust, square)
        assert not spread_faults(window, choice["h"], flat)
    assert {Vectors.of(c["changes"]) for c in choices} == set(thrust_changes(window, thrust))


@pytest.mark.rule("sits/B3.242")
def test_a_split_square_may_be_used_from_both_its_zones():
    assert value("vertical_grid", h=3, v=3)["zones"] == ["blue", "green"]


@pytest.mark.rule("sits/B3.24")
def test_the_squares_of_a_thrust_bear_its_number():
    squares = value("vertical_grid", thrust=5)["squares"]
    assert squares
    assert all(square["thrust"] == 5 for square in squares)
    assert value("vertical_grid", thrust=5, zone="purple")["squares"] == [
        square for square in squares if "purple" in square["zones"]
    ]


def test_half_a_square_is_refused():
    assert "row" in refused("vertical_grid", h=3)
    assert "thrust" in refused("vertical_grid")


@pytest.mark.rule("sits/B3.2541", "sits/A2.232")
def test_the_green_ring_has_the_green_hexes_and_the_yellow_has_not():
    green = value("horizontal_grid", window="A gu", amount=2)["choices"]
    yellow = value("horizontal_grid", window="A y", amount=2)["choices"]
    assert {"A": 1, "B": 1} in green
    assert yellow == [{"A": 2}]


@pytest.mark.rule("sits/B3.331", "sits/B3.332", "sits/B3.33.order")
@given(st.fixed_dictionaries({}, optional={slot: st.integers(0, 30) for slot in SLOTS}))
def test_consolidation_keeps_where_a_ship_goes(vectors):
    found = value("consolidation", vectors=vectors)
    assert Vectors.of(found["final"]).displacement() == Vectors.of(vectors).displacement()
    assert Vectors.of(found["final"]).is_consolidated()


@pytest.mark.rule("sits/B3.32")
def test_changes_are_added_before_consolidating():
    assert value("consolidation", vectors={"D": 5}, changes={"D": 3})["final"] == {"D": 8}


@pytest.mark.rule("sits/B3.271")
def test_an_odd_change_completes_a_half_hex_noted_before():
    found = value("displacement", changes={"C": 3}, halves=["C"])
    assert (found["shift"], found["halves_after"]) == ({"C": 2}, [])


@pytest.mark.rule("sits/B3.27")
def test_a_ship_that_pivots_is_not_displaced():
    found = value("displacement", changes={"C": 4}, pivoted=True, halves=["C"])
    assert (found["shift"], found["halves_after"]) == ({}, [])


@pytest.mark.rule("sits/B3.272.poor")
def test_a_poor_engineer_loses_half_hexes():
    found = value("displacement", changes={"C": 3}, engineer="poor")
    assert (found["shift"], found["halves_after"]) == ({"C": 1}, [])


@pytest.mark.rule("sits/B3.272.veteran", "sits/D1.145")
def test_a_veteran_engineer_rounds_up_unless_it_is_waived():
    rounded = value("displacement", changes={"C": 3}, engineer="veteran")
    waived = value("displacement", changes={"C": 3}, engineer="veteran", waived=["C"])
    assert (rounded["shift"], rounded["waivable"]) == ({"C": 2}, ["C"])
    assert (waived["shift"], waived["halves_after"]) == ({"C": 1}, ["C"])


@pytest.mark.rule("sits/D1.145")
def test_an_average_engineer_has_nothing_to_waive():
    assert "Veteran" in refused("displacement", changes={"C": 3}, waived=["C"])


def test_thrust_does_not_go_up_and_down_at_once():
    assert "both" in refused("displacement", changes={"+": 1, "-": 1})


@pytest.mark.rule("sits/B3.12", "sits/B3.121", "sits/B3.11")
def test_a_course_goes_on_turn_after_turn_and_is_stopped_by_its_reverse():
    found = value("course", place="1,1@5", vectors={"D": 3, "-": 1}, turns=2)
    assert found["midpoint"] == "1,3@4"
    assert [turn["eot"] for turn in found["turns"]] == ["1,4@4", "1,7@3"]
    assert found["to_stop"] == {"A": 3, "+": 1}


def test_a_place_beyond_all_maps_is_refused():
    assert "far" in refused("course", place="99999,0@0", vectors={})
    assert "far" in refused("course", place="0,0@" + "9" * 30, vectors={})
    assert "no place" in refused("course", place="here", vectors={})


@pytest.mark.rule("sits/B3.11", "sits/C1.14")
def test_the_closest_approach_is_the_nearest_of_all_midpoints_and_ends():
    found = value("closest_approach", **EXAMPLES["closest_approach"])
    assert found["range"] == 3
    assert found["moment"] == "turn 3, midpoint"
    assert found["range"] <= min(step["range"] for step in found["own"])
    assert len(found["own"]) == len(found["target"]) == 5


@pytest.mark.rule("sits/B2.233", "sits/D1.144")
def test_an_elite_helm_officers_bonus_goes_where_it_is_put():
    ship = {"ship_class": "star-knight-ca", "officers": {"HELM": "elite"}}
    plain = value("ratings", ship_class="star-knight-ca")
    assert value("ratings", **ship, helm_bonus="pivot")["pivot"] == plain["pivot"] + 1
    assert value("ratings", **ship, helm_bonus="roll")["roll"] == plain["roll"] + 1
    assert value("ratings", **ship)["pivot"] == plain["pivot"]


@pytest.mark.rule("sits/B3.22")
def test_a_marked_box_lowers_the_rating_to_the_next_one():
    track = loader.load_ship_class("star-knight-ca").tracks.thrust.boxes
    found = value("ratings", ship_class="star-knight-ca", marked={"thrust": 1})
    assert found["thrust"] == track[1].value


@pytest.mark.rule("sits/B3.221")
def test_an_elite_engineer_adds_thrust_instead_of_red_lining():
    ship = {"ship_class": "star-knight-ca", "officers": {"ENG": "elite"}}
    found = value("ratings", **ship)
    assert found["thrust"] == found["thrust_limit"]
    assert value("compensator", **ship, thrust=found["thrust"])["needed"] is False


@pytest.mark.rule("sits/B3.23", "sits/B3.231")
def test_red_lining_needs_a_check_against_the_compensator_number():
    ship = {"ship_class": "star-knight-ca"}
    rated = value("ratings", **ship)
    found = value("compensator", **ship, thrust=rated["thrust"] + 1, face=rated["compensator"])
    assert (found["needed"], found["safe"], found["tenths"]) == (True, True, rated["compensator"])
    assert (
        value("compensator", **ship, thrust=rated["thrust"] + 1, face=rated["compensator"] + 1)["safe"]
        is False
    )
    assert value("compensator", **ship, thrust=rated["thrust"])["needed"] is False


@pytest.mark.rule("sits/B3.232")
def test_a_lost_impeller_ring_needs_a_check_for_any_thrust():
    boxes = len(loader.load_ship_class("star-knight-ca").tracks.fwd_impeller.boxes)
    ship = {"ship_class": "star-knight-ca", "marked": {"fwd_impeller": boxes}}
    assert "forward impellers" in value("compensator", **ship, thrust=1)["causes"][0]


@pytest.mark.rule("sits/B3.22")
def test_more_thrust_than_the_ship_has_is_refused_with_the_rating():
    assert "3" in refused("compensator", ship_class="star-knight-ca", thrust=9)


def test_marks_beyond_the_boxes_of_a_class_are_refused():
    assert "no-track" in refused("ratings", ship_class="star-knight-ca", marked={"no-track": 1})
    assert "pivot" in refused("ratings", ship_class="star-knight-ca", marked={"pivot": 99})


@pytest.mark.rule("sits/C1.11", "sits/C1.15b", "sits/C1.16")
def test_a_bearing_by_places_is_the_bearing_by_offset():
    by_places = value("bearing", own="2,2@1", target="9,-2@3")
    by_offset = value("bearing", offset={"B": 4, "C": 3}, levels=2)
    assert by_places == by_offset
    assert (by_offset["windows"], by_offset["impact"]) == (["B/C bu"], ["E/F bl"])


@pytest.mark.rule("sits/C1.225", "sits/C1.coverage")
def test_attitudes_add_the_mounts_that_bear_and_the_side_exposed():
    found = value(
        "bearing",
        offset={"B": 4, "C": 3},
        levels=2,
        own_attitude={"forward": "A bu"},
        target_attitude={"forward": "A y"},
    )
    assert (found["bears"], found["exposed"]) == (["starboard"], "sidewall, port")


@pytest.mark.rule("sits/C1.15b")
def test_at_range_zero_every_window_is_the_attackers_choice():
    found = value("bearing", own="0,0@0", target="0,0@0")
    assert len(found["windows"]) == 50
    assert found["range"] == 0


@pytest.mark.parametrize(
    "arguments",
    [{"own": "0,0@0"}, {"own": "0,0@0", "target": "1,0@0", "levels": 1}, {"offset": {"+": 1}}],
)
def test_a_bearing_of_half_an_offset_or_two_is_refused(arguments):
    assert refused("bearing", **arguments)


@pytest.mark.rule("sits/C1.12", "sits/C1.121")
@pytest.mark.parametrize(
    ("offset", "through", "name"),
    [
        ({"B": 6, "C": 2}, "edge", "B"),
        ({"B": 5, "C": 2}, "corner", "B/C"),
        ({"B": 4}, "edge", "B"),
        ({}, "none", ""),
    ],
)
def test_three_to_one_is_still_an_edge(offset, through, name):
    found = value("horizontal_bearing", offset=offset)
    assert (found["through"], found["direction"]) == (through, name)


@pytest.mark.rule("sits/C1.14", "sits/C1.151", "sits/C1.152", "sits/C1.153")
@pytest.mark.parametrize(
    ("h", "v", "ring", "range_"),
    [(8, 2, "y", 8), (7, 2, "bu", 7), (3, -5, "gl", 5), (1, 4, "+ p", 4), (0, 0, None, 0)],
)
def test_the_range_angle_table_gives_range_and_ring(h, v, ring, range_):
    found = value("range_angle", h=h, v=v)
    assert (found["ring"], found["range"]) == (ring, range_)


@pytest.mark.rule("sits/C1.16")
@given(st.sampled_from(WINDOWS))
def test_the_reciprocal_of_the_reciprocal_is_the_window(window):
    back = value("reciprocal", window=window)["window"]
    assert value("reciprocal", window=back)["window"] == window


@pytest.mark.rule("sits/C1.21", "sits/C1.225")
def test_an_arc_is_black_where_the_mount_does_not_bear():
    (seen,) = value("firing_arc", forward="A bu", bearing="B/C bu")["windows"]
    assert seen["mounts"] == {"forward": "black", "starboard": "grey", "aft": "black", "port": "black"}
    assert value("firing_arc", forward="A y", bearing="A y", mount="forward")["windows"][0]["mounts"] == {
        "forward": "white"
    }


@pytest.mark.rule("sits/C1.coverage")
def test_the_wedge_lets_nothing_out():
    found = value("firing_arc", forward="A y", bearing="+ p")
    assert (found["bears"], found["exposed"]) == ([], ["wedge"])


@pytest.mark.rule("sits/D2.223")
@pytest.mark.rule("sits/D2.224")
def test_a_ship_yields_points_for_boxes_and_for_its_surrender():
    knight = {"ship_class": "star-knight-ca", "officers": {"EWO": "veteran"}}
    assert value("victory_points", **knight, lost=20) == {"cost": 126, "boxes": 203, "points": 13}
    assert value("victory_points", **knight, fate="destroyed")["points"] == 126
    assert value("victory_points", **knight, fate="surrendered")["points"] == 109
    assert value("victory_points", **knight, marked={"hull": 20})["points"] == 13


@pytest.mark.rule("sits/D2.232")
def test_the_margin_tells_who_won_and_a_draw_that_nobody_did():
    told = value("victory_margin", **EXAMPLES["victory_margin"])
    assert (told["margin"], told["winner"]) == ("Minor Victory", "Green")
    level = value("victory_margin", green_points=1, green_cost=50, red_points=1, red_cost=50)
    assert (level["margin"], level["winner"]) == ("Draw", None)
    bonus = value("victory_margin", **EXAMPLES["victory_margin"], red_objectives=36)
    assert bonus["winner"] == "Red"


@pytest.mark.rule("sits/C6.122")
def test_two_parties_are_better_than_one_but_not_twice_as_good():
    told = value("repairs", ship_class="star-knight-ca", marked={"hull": 4}, officers={"CREW": "veteran"})
    assert told == {"parties": 4, "number": 7, "chances": {"1": 0.7, "2": 0.91}, "turns": 10}


@pytest.mark.rule("sits/D1.12")
@pytest.mark.rule("sits/D1.131")
@pytest.mark.rule("sits/D1.135")
def test_grades_come_from_dice_for_new_ships_years_and_victories():
    fresh = value("grades", faces={"TAC": [1, 1], "EWO": [10, 2]}, ship_class="star-knight-ca")
    assert (fresh["grades"]["TAC"], fresh["grades"]["EWO"], fresh["cost"]) == ("poor", "veteran", 120)
    year = value("grades", faces={"TAC": [0, 0], "ENG": [10, 1]}, before={"TAC": "elite"})
    assert (year["grades"]["TAC"], year["grades"]["ENG"]) == ("veteran", "veteran")
    won = value("grades", faces={"TAC": [1, 1], "ENG": [10, 2]}, margin="Overwhelming Victory")
    assert (won["grades"]["TAC"], won["grades"]["ENG"]) == ("average", "veteran")
    assert "brings no new roll" in refused("grades", faces={}, margin="Draw")
