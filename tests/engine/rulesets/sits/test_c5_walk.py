"""A hit on its way: depth spent cell by cell, core armour, blanks, spans, the far side (C5.2, C5.33)."""

from dataclasses import replace

import pytest

from engine.rulesets.sits.c5_walk import is_on_the_table
from engine.rulesets.sits.combat import Walk, WeaponKind
from engine.rulesets.sits.readiness import left
from tests.helpers.sits_damage import HAVOC, KNIGHT, SAMPLE, SULTAN, Target, a_hit, outcomes, struck


def by_outcome(steps, outcome):
    return [step for step in steps if step.outcome == outcome]


@pytest.mark.rule("sits/C5.23", "sits/C5.41")
def test_each_point_of_depth_marks_one_box_of_the_next_cell():
    target = Target()
    steps = target.hit("starboard", 9, 2)
    assert struck(steps) == ["M", "PD"]
    assert target.lost == {"starboard.weapons.0": 1, "starboard.pd": 1}
    assert [step.depth_left for step in steps] == [1, 0]


@pytest.mark.rule("sits/C5.41", "sits/A2.672")
def test_boxes_are_marked_from_the_left_and_the_next_one_counts():
    target = Target(marked={"starboard.pd": 1})
    assert left(target.ship, "starboard.pd") == 27
    target.hit("starboard", 9, 2)
    assert target.ship.marked["starboard.pd"] == 2
    assert left(target.ship, "starboard.pd") == 26


@pytest.mark.rule("sits/C5.24")
@pytest.mark.parametrize(
    ("depth", "codes", "ends"),
    [
        (5, ["M", "CM", "mag", "hull"], "stopped"),
        (7, ["M", "CM", "mag", "hull"], "stopped"),
        (8, ["M", "CM", "mag", "hull", "SI"], "hit"),
    ],
)
def test_core_armour_is_paid_on_the_way_in_or_stops_the_hit(depth, codes, ends):
    target = Target()
    steps = target.hit("starboard", 10, depth, C5_433=[0], C5_411=[0])
    assert struck(steps) == codes
    assert steps[-1].outcome == ends
    assert bool(by_outcome(steps, "armour in")) == (ends == "hit")


@pytest.mark.rule("sits/C5.24")
def test_what_is_stopped_by_the_armour_marks_nothing_inside():
    target = Target()
    steps = target.hit("starboard", 10, 7, C5_433=[0], C5_411=[0])
    assert (steps[-1].depth_left, steps[-1].rule) == (3, "sits/C5.24")
    assert "si" not in target.lost


@pytest.mark.rule("sits/C5.25")
def test_core_armour_is_paid_again_on_the_way_out():
    target = Target(HAVOC, marked={"si": 0})
    steps = target.hit("starboard", 9, 10, C5_411=[0] * 9, C5_433=[0] * 9, C5_4213=[10] * 9, C5_4412=[0] * 9)
    assert [step.outcome for step in steps if "armour" in step.outcome] == ["armour in", "armour out"]
    spent = {step.outcome: 1 for step in steps if "armour" in step.outcome}
    assert len(struck(steps)) + sum(spent.values()) == 10


@pytest.mark.rule("sits/C5.25")
def test_a_hit_too_weak_to_leave_the_core_stops_inside():
    target = Target(SULTAN)
    steps = target.hit("starboard", 10, 11, C5_411=[0] * 9, C5_433=[0] * 9, C5_4213=[10] * 9)
    assert steps[-1].outcome == "stopped"
    assert steps[-1].rule == "sits/C5.25"
    assert steps[-1].depth_left == 2


@pytest.mark.rule("sits/C5.25")
def test_depth_left_on_the_far_side_is_lost():
    target = Target(HAVOC)
    steps = target.hit("port", 9, 40, C5_411=[0] * 9, C5_433=[0] * 9, C5_4213=[10] * 9, C5_4412=[0] * 9)
    assert steps[-1].outcome == "lost"
    assert steps[-1].depth_left == 40 - 2 - 11


@pytest.mark.rule("sits/C5.251")
def test_a_blank_after_the_first_cell_ends_the_hit():
    target = Target()
    steps = target.hit("aft", 17, 5, C5_411=[0])
    assert struck(steps) == ["hull"]
    assert (steps[-1].outcome, steps[-1].depth_left) == ("left", 4)


@pytest.mark.rule("sits/C5.251")
def test_blanks_before_the_first_cell_cost_nothing():
    target = Target()
    steps = target.hit("port", 7, 1)
    assert outcomes(steps) == ["blank", "hit"]
    assert struck(steps) == ["fcon"]


@pytest.mark.rule("sits/C5.33")
def test_a_graser_goes_its_whole_depth_down_three_lines_the_rolled_one_first():
    target = Target()
    steps = target.hit("starboard", 10, 2, weapon=WeaponKind.GRASER)
    assert list(dict.fromkeys(step.line for step in steps)) == [0, 1, -1]
    assert [len(struck(steps, line)) for line in (-1, 0, 1)] == [2, 2, 2]


@pytest.mark.rule("sits/C5.33")
def test_an_energy_torpedo_goes_down_five_lines():
    target = Target()
    steps = target.hit("starboard", 10, 1, weapon=WeaponKind.ENERGY_TORPEDO)
    assert [struck(steps, line) for line in (-2, -1, 0, 1, 2)] == [["G"], ["M"], ["M"], ["ET"], ["G"]]


@pytest.mark.rule("sits/C5.33")
@pytest.mark.parametrize(("edge", "location"), [("starboard", 2), ("port", 20), ("forward", 2), ("aft", 20)])
def test_what_of_a_span_lies_off_the_table_is_lost(edge, location):
    target = Target()
    steps = target.hit(edge, location, 1, weapon=WeaponKind.GRASER, C5_411=[0] * 3, C5_433=[0] * 3)
    off = [step for step in by_outcome(steps, "lost") if step.rule == "sits/C5.33"]
    assert len(off) == 1
    assert abs(off[0].line) == 1
    assert len({step.line for step in steps}) == 3


@pytest.mark.rule("sits/C5.33")
def test_a_laser_keeps_to_its_line():
    assert {step.line for step in Target().hit("starboard", 10, 3, C5_433=[0])} == {0}


@pytest.mark.rule("sits/C5.413")
def test_a_system_without_boxes_is_skipped_and_the_point_goes_on():
    target = Target(marked={"starboard.weapons.0": 32})
    steps = target.hit("starboard", 9, 2, C5_433=[0])
    assert outcomes(steps) == ["skipped", "hit", "hit"]
    assert struck(steps) == ["PD", "mag"]


@pytest.mark.rule("sits/C5.413")
def test_a_spent_magazine_is_skipped_too():
    target = Target()
    target.set(spent={"starboard.magazine": 120})
    steps = target.hit("starboard", 9, 3, C5_411=[0])
    assert outcomes(steps) == ["hit", "hit", "skipped", "hit"]


@pytest.mark.rule("sits/C5.413")
def test_hull_is_never_skipped_while_structural_integrity_stands():
    target = Target(marked={"hull": 99})
    steps = target.hit("starboard", 3, 2)
    assert struck(steps) == ["fcon", "hull"]
    assert target.lost == {"forward.fcon": 1, "si": 1}


@pytest.mark.rule("sits/C5.412")
@pytest.mark.parametrize(
    ("edge", "location", "depth", "track"),
    [
        ("starboard", 10, 1, "starboard.weapons.0"),
        ("port", 10, 1, "port.weapons.0"),
        ("port", 3, 1, "forward.fcon"),
        ("starboard", 19, 1, "aft.fcon"),
        ("forward", 11, 1, "forward.weapons.0"),
        ("aft", 11, 1, "aft.weapons.0"),
    ],
)
def test_a_cell_strikes_the_mount_of_its_side_of_the_table(edge, location, depth, track):
    target = Target()
    target.hit(edge, location, depth)
    assert target.lost == {track: 1}


@pytest.mark.rule("sits/C5.412")
def test_a_hit_from_astern_reaches_the_port_magazine():
    target = Target()
    steps = target.hit("aft", 15, 7, C5_433=[2, 3, 4], C5_411=[0])
    assert struck(steps)[-1] == "mag"
    assert target.lost["aft.magazine"] == 5
    assert target.lost["port.magazine"] == 4


def test_every_step_tells_where_it_was_and_what_it_left():
    steps = Target(SAMPLE).hit("port", 10, 3, C5_433=[3])
    assert [(s.row, s.column, s.code, s.boxes, s.depth_left) for s in steps] == [
        (10, 10, "M", 1, 2),
        (9, 10, "CM", 1, 1),
        (8, 10, "mag", 3, 0),
    ]
    assert steps[0].text == "16M: 31 left, port broadside"
    assert all(step.rule.startswith("sits/") for step in steps)


def test_a_walk_counts_all_of_its_depth():
    steps = Target(KNIGHT).hit("starboard", 10, 4, C5_433=[0], C5_411=[0])
    assert len(struck(steps)) == 4
    assert steps[-1].depth_left == 0


WAITING = Walk(hit=a_hit("aft", 4, WeaponKind.GRASER), location=20, lines=(10, 11, 9), position=3, depth=2)


@pytest.mark.parametrize(
    ("changed", "stands"),
    [
        ({}, True),
        ({"lines": (9,)}, True),
        ({"lines": ()}, False),
        ({"lines": (8, 9)}, False),
        ({"location": 21}, False),
        ({"position": 19}, False),
        ({"depth": 0}, False),
        ({"depth": 5}, False),
    ],
)
def test_a_walk_from_a_file_must_stand_on_its_own_lines(changed, stands):
    assert is_on_the_table(SAMPLE, replace(WAITING, **changed)) == stands


def test_no_walk_stands_where_there_is_no_table():
    assert not is_on_the_table("lac-squadron", WAITING)
