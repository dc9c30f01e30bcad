"""What each system loses, and what comes with it: hull, magazines, bridge, drives, SI (C5.4)."""

import pytest

from engine.core.codec import codec_for
from engine.rulesets.sits.card import leftmost, load_card
from engine.rulesets.sits.combat import Fate
from engine.rulesets.sits.combat_commands import ChooseSide
from engine.rulesets.sits.d1_officers import ratings
from engine.rulesets.sits.readiness import communicates, fire_control, left, value, wall
from engine.rulesets.sits.sides import side_choices
from tests.helpers.sits import GREEN, RULES
from tests.helpers.sits_damage import HAVOC, KNIGHT, SAMPLE, SULTAN, Target, outcomes, struck, without_blanks

SI_CORE, SI_OCTAGON = 6, 11
"""Marks of the Sample class before its first core circle and before its first octagon."""


# --- Multiples: hull and magazines. ---


@pytest.mark.rule("sits/C5.411", "sits/C5.433")
@pytest.mark.parametrize("dots", [0, 3, 9])
def test_a_magazine_hit_takes_a_roll_of_salvoes(dots):
    target = Target()
    steps = target.hit("starboard", 9, 3, C5_433=[dots])
    assert steps[-1].boxes == dots
    assert target.lost.get("starboard.magazine", 0) == dots


@pytest.mark.rule("sits/C5.433")
def test_no_more_salvoes_are_lost_than_there_are():
    target = Target(marked={"starboard.magazine": 110})
    target.set(spent={"starboard.magazine": 6})
    target.hit("starboard", 9, 3, C5_433=[9])
    assert target.lost["starboard.magazine"] == 4


@pytest.mark.rule("sits/C5.411")
@pytest.mark.parametrize("boxes", [0, 5])
def test_a_hull_hit_takes_a_roll_of_boxes(boxes):
    target = Target()
    target.hit("starboard", 3, 2, C5_411=[boxes])
    assert target.lost.get("hull", 0) == boxes


@pytest.mark.rule("sits/C5.422.cascade")
def test_what_a_hull_roll_finds_no_box_for_is_one_structural_hit():
    target = Target(marked={"hull": 97})
    target.hit("starboard", 3, 2, C5_411=[9])
    assert target.lost == {"forward.fcon": 1, "hull": 2, "si": 1}


@pytest.mark.rule("sits/C5.422.cascade")
def test_a_hull_roll_that_just_fits_costs_no_structural_integrity():
    target = Target(marked={"hull": 97})
    target.hit("starboard", 3, 2, C5_411=[2])
    assert target.lost == {"forward.fcon": 1, "hull": 2}


@pytest.mark.rule("sits/C5.422.cascade")
def test_without_hull_boxes_every_hull_hit_is_one_structural_hit_without_a_roll():
    target = Target(marked={"hull": 99})
    target.hit("starboard", 3, 2)
    assert target.lost["si"] == 1
    assert [roll.purpose for roll in target.rolls if "C5.411" in roll.purpose] == []


# --- Structural Integrity. ---


@pytest.mark.rule("sits/C5.4211")
def test_a_square_structural_box_has_no_effect():
    target = Target(marked={"hull": 99})
    target.hit("starboard", 3, 2)
    assert target.lost == {"forward.fcon": 1, "si": 1}
    assert target.ship.fate is Fate.FIGHTING


@pytest.mark.rule("sits/C5.4212")
def test_a_core_circle_strikes_each_core_system_of_a_column_once():
    target = Target(marked={"si": SI_CORE, "hull": 99})
    steps = target.hit("starboard", 3, 2, C5_4212=[9])
    cells = [step.code for step in steps if step.outcome == "cascade" and step.track]
    assert target.lost == {
        "forward.fcon": 2,
        "aft.fcon": 1,
        "port.fcon": 1,
        "starboard.fcon": 1,
        "si": 2,
    }
    assert cells.count("CIC") == 4
    assert cells.count("hull") == 1


@pytest.mark.rule("sits/C5.4212")
@pytest.mark.parametrize("column", [2, 3, 19, 20])
def test_a_cascade_in_an_end_column_has_no_effect(column):
    target = Target(marked={"si": SI_CORE, "hull": 99})
    target.hit("starboard", 3, 2, C5_4212=[column])
    assert target.lost == {"forward.fcon": 1, "si": 1}


@pytest.mark.rule("sits/C5.4212")
def test_a_cascade_takes_no_structural_integrity_by_itself():
    target = Target(marked={"si": SI_CORE, "hull": 90})
    target.hit("starboard", 3, 2, C5_411=[9, 0], C5_4212=[5])
    assert "si" not in target.lost
    target.hit("starboard", 3, 2, C5_4212=[5])
    assert target.lost["si"] == 1


@pytest.mark.rule("sits/C5.4213", "sits/A2.675")
@pytest.mark.parametrize(("face", "sunk"), [(3, True), (4, False), (10, False)])
def test_an_octagon_wants_its_number_or_more(face, sunk):
    target = Target(marked={"si": SI_OCTAGON, "hull": 99})
    target.hit("starboard", 3, 2, C5_4213=[face])
    assert target.sunk == sunk
    assert (target.ship.fate is Fate.DESTROYED) == sunk
    assert target.lost["si"] == 1


@pytest.mark.rule("sits/C5.4214")
def test_the_star_destroys_the_ship():
    target = Target(marked={"si": 26, "hull": 99})
    target.hit("starboard", 3, 2)
    assert target.sunk
    assert target.ship.place is None
    assert target.rolls[-1].purpose.startswith("C5.23")


@pytest.mark.rule("sits/C5.4214")
def test_the_box_before_the_star_still_holds():
    target = Target(marked={"si": 25, "hull": 99})
    target.hit("starboard", 3, 2, C5_4213=[10])
    assert not target.sunk


# --- Mounts. ---


@pytest.mark.rule("sits/C5.432")
@pytest.mark.parametrize(("lost", "penalty"), [(0, 0), (1, 0), (2, 1), (3, 3)])
def test_fire_control_hits_move_on_to_the_next_penalty(lost, penalty):
    target = Target()
    for _ in range(lost):
        target.hit("starboard", 3, 1)
    assert target.lost.get("forward.fcon", 0) == lost
    assert fire_control(target.ship, "forward") == penalty


@pytest.mark.rule("sits/C5.443", "sits/C5.432")
def test_a_cic_hit_is_a_fire_control_hit_on_each_mount():
    target = Target()
    steps = target.hit("starboard", 9, 9, C5_433=[0], C5_411=[0, 0])
    assert struck(steps)[-1] == "CIC"
    fcon = {track: boxes for track, boxes in target.lost.items() if track.endswith("fcon")}
    assert fcon == {f"{mount}.fcon": 1 for mount in ("forward", "aft", "port", "starboard")}
    assert steps[-1].depth_left == 0


@pytest.mark.rule("sits/C5.443")
def test_a_cic_hit_spends_no_point_when_no_fire_control_is_left():
    marked = {"forward.fcon": 4, "aft.fcon": 4, "port.fcon": 7, "starboard.fcon": 7}
    steps = Target(marked=marked).hit("starboard", 9, 9, C5_433=[0], C5_411=[0, 0, 0])
    assert [step.outcome for step in steps if step.code == "CIC"] == ["skipped"]


@pytest.mark.rule("sits/C5.431", "sits/A2.673")
@pytest.mark.parametrize(
    ("location", "track"),
    [(8, "weapons.2"), (9, "weapons.0"), (11, "weapons.3"), (14, "weapons.1")],
)
def test_a_weapon_letter_strikes_the_weapons_of_that_letter(location, track):
    target = Target()
    (step,) = target.hit("starboard", location, 1)
    assert target.lost == {f"starboard.{track}": 1}
    assert load_card(SAMPLE).track(step.track).code == step.code


@pytest.mark.rule("sits/A2.673")
def test_the_code_before_a_track_is_the_code_of_its_cells():
    target = Target()
    steps = target.hit("port", 7, 2)
    assert [(s.code, load_card(SAMPLE).track(s.track).code) for s in steps if s.track] == [
        ("fcon", "fcon"),
        ("ECM", "ECM"),
    ]


@pytest.mark.rule("sits/C5.434")
@pytest.mark.parametrize("side", ["port", "starboard"])
def test_a_decoy_hit_takes_one_of_the_struck_broadside(side):
    target = Target()
    target.hit(side, 6, 1)
    assert target.lost == {f"{side}.decoys": 1}
    assert target.state.pending == ()


@pytest.fixture
def solid_table(monkeypatch):
    monkeypatch.setattr("engine.rulesets.sits.c5_damage.grid_of", without_blanks)


@pytest.mark.rule("sits/C5.434")
@pytest.mark.parametrize(("edge", "location"), [("forward", 4), ("aft", 17)])
@pytest.mark.parametrize("side", ["port", "starboard"])
@pytest.mark.usefixtures("solid_table")
def test_from_fore_or_aft_the_defender_names_the_side(edge, location, side):
    target = Target()
    target.hit(edge, location, 3, C5_411=[0, 0])
    (asked,) = target.state.pending
    assert (asked.kind, asked.owner) == ("sits.side", "Green")
    assert set(side_choices(target.state)) == {"port", "starboard"}
    assert target.lost == {}
    steps = target.answer(side)
    assert target.lost == {f"{side}.decoys": 1, "port.fcon" if edge == "aft" else "starboard.fcon": 1}
    assert struck(steps) == ["hull", "dcy", "fcon"]


@pytest.mark.rule("sits/C5.434")
@pytest.mark.usefixtures("solid_table")
def test_only_a_broadside_may_be_named_for_a_decoy():
    target = Target()
    target.hit("forward", 4, 2, C5_411=[0])
    refused = RULES.check(target.state, ChooseSide(player=GREEN, side="forward"))
    assert [v.rule for v in refused] == ["sits/C5.434"]
    assert RULES.check(target.state, ChooseSide(player=GREEN, side="port")) == ()


@pytest.mark.rule("sits/C5.434")
@pytest.mark.parametrize(("empty", "other"), [("port", "starboard"), ("starboard", "port")])
@pytest.mark.usefixtures("solid_table")
def test_nobody_is_asked_when_one_side_only_has_decoys(empty, other):
    target = Target(marked={f"{empty}.decoys": 10})
    target.hit("forward", 4, 2, C5_411=[0])
    assert target.state.pending == ()
    assert target.lost == {f"{other}.decoys": 1}


@pytest.mark.rule("sits/C5.434")
@pytest.mark.usefixtures("solid_table")
def test_without_decoys_on_either_side_the_cell_is_skipped():
    target = Target(marked={"port.decoys": 10, "starboard.decoys": 10})
    steps = target.hit("forward", 4, 2, C5_411=[0])
    assert struck(steps) == ["hull", "fcon"]


@pytest.mark.usefixtures("solid_table")
def test_a_game_saved_in_the_middle_of_a_walk_goes_on_as_if_nothing_had_been():
    target = Target()
    target.hit("forward", 4, 3, C5_411=[0])
    codec = codec_for(RULES)
    saved = codec.state(codec.text(target.state))
    assert saved == target.state
    straight = target.answer("port")
    target.state = saved
    assert target.answer("port") == straight


@pytest.mark.rule("sits/C5.444")
def test_a_ship_without_communications_cannot_link_or_lend():
    assert communicates(Target(marked={"com": 4}).ship)
    assert not communicates(Target(marked={"com": 5}).ship)


# --- Command. ---


@pytest.mark.rule("sits/C5.4412")
@pytest.mark.parametrize(
    ("grade", "face", "post", "now"),
    [
        ("elite", 1, "TAC", "veteran"),
        ("veteran", 4, "EWO", "average"),
        ("average", 5, "ATO", "poor"),
        ("poor", 8, "HELM", "poor"),
        ("elite", 10, "ENG", "veteran"),
    ],
)
def test_a_bridge_hit_of_six_lowers_an_officer_a_grade(grade, face, post, now):
    target = bridge_hit(officers={post: grade} if grade != "average" else {}, C5_4412=[6, face])
    assert target.ship.officers.get(post, "average") == now
    assert target.ship.lowered.get(post, 0) == (0 if grade == "poor" else 1)


def bridge_hit(officers=None, **shown):
    """A hit that goes through to the bridge cell of column 8."""
    target = Target(officers=officers or {"TAC": "elite"})
    steps = target.hit("starboard", 8, 8, C5_433=[0, 0], **shown)
    assert struck(steps)[-1] == "brg"
    return target


@pytest.mark.rule("sits/C5.4412")
def test_a_bridge_hit_of_five_hurts_nobody():
    target = bridge_hit(C5_4412=[5])
    assert target.ship.officers == {"TAC": "elite"}
    assert target.lost["bridge"] == 1


@pytest.mark.rule("sits/C5.4412")
def test_no_bridge_hit_lowers_the_crew():
    for face in range(1, 11):
        target = bridge_hit(officers={"CREW": "veteran"}, C5_4412=[9, face])
        assert target.ship.officers["CREW"] == "veteran"


@pytest.mark.rule("sits/C5.41", "sits/C5.444", "sits/C5.464", "sits/C5.45")
@pytest.mark.parametrize(
    ("edge", "location", "depth", "track"),
    [
        ("starboard", 7, 2, "ecm"),
        ("starboard", 6, 6, "com"),
        ("starboard", 7, 6, "life"),
        ("forward", 9, 3, "pivot"),
        ("forward", 9, 4, "roll"),
    ],
)
def test_single_systems_lose_the_box_that_was_struck(edge, location, depth, track):
    target = Target(HAVOC)
    steps = target.hit(edge, location, depth, C5_411=[0] * 3, C5_433=[0], C5_4213=[10])
    assert (steps[-1].track, steps[-1].outcome) == (track, "hit")
    assert target.lost[track] == 1


@pytest.mark.rule("sits/C5.464")
def test_pivot_and_roll_ratings_fall_with_their_boxes():
    target = Target(HAVOC)
    before = ratings(target.ship)
    target.hit("forward", 9, 4, C5_433=[0])
    after = ratings(target.ship)
    assert (before.pivot_box, before.roll_box) == (6, 6)
    assert (after.pivot_box, after.roll_box) == (4, 4)


@pytest.mark.rule("sits/C5.45")
def test_ecm_and_sidewalls_are_worth_their_leftmost_box():
    target = Target(KNIGHT)
    assert (value(target.ship, "ecm"), wall(target.ship, "starboard")) == (3, -4)
    target.hit("starboard", 7, 2)
    target.hit("starboard", 8, 2)
    assert target.lost["ecm"] == 1
    assert target.lost["sidewalls.starboard"] == 1
    assert (value(target.ship, "ecm"), wall(target.ship, "starboard")) == (2, -3)


@pytest.mark.rule("sits/C5.463")
def test_a_lost_hyper_generator_takes_nothing_else_with_it():
    target = Target(HAVOC)
    steps = target.hit("starboard", 11, 7, C5_411=[0, 0, 0])
    assert struck(steps)[-1] == "hyp"
    assert (left(target.ship, "hyper"), target.sunk) == (0, False)
    assert steps[-1].track == "hyper"


# --- Drives. ---


@pytest.mark.rule("sits/C5.461")
def test_an_impeller_box_costs_a_thrust_box():
    target = Target()
    steps = target.hit("starboard", 4, 1)
    assert target.lost == {"fwd_impeller": 1, "thrust": 1}
    assert outcomes(steps)[-2:] == ["hit", "cascade"]


@pytest.mark.rule("sits/C5.461")
def test_without_a_thrust_box_an_impeller_box_goes_alone():
    target = Target(marked={"thrust": 18})
    target.hit("starboard", 4, 1)
    assert target.lost == {"fwd_impeller": 1}


@pytest.mark.rule("sits/C5.462")
def test_a_double_impeller_hit_takes_the_sail_and_a_box_for_one_point():
    target, steps = sail_hit({})
    assert target.lost == {"fwd_impeller": 2, "thrust": 2}
    assert target.ship.sails == ("fwd_impeller",)
    assert struck(steps).count("2fwd") == 1


def sail_hit(marked):
    target = Target(marked={"forward.weapons.0": 8, "hull": 0, **marked})
    steps = target.hit("forward", 11, 5, C5_411=[0])
    return target, steps


@pytest.mark.rule("sits/C5.462")
def test_with_the_sail_gone_it_takes_two_ordinary_boxes():
    target, _ = sail_hit({})
    target.hit("forward", 11, 5, C5_411=[0])
    assert target.lost == {"fwd_impeller": 4, "thrust": 4}
    assert target.ship.sails == ("fwd_impeller",)


@pytest.mark.rule("sits/C5.462")
def test_the_last_box_alone_is_one_box():
    target, steps = sail_hit({"fwd_impeller": 8})
    assert target.lost == {"fwd_impeller": 1, "thrust": 1}
    assert target.ship.sails == ()
    assert "2fwd" in struck(steps)


@pytest.mark.rule("sits/C5.465")
def test_all_impellers_of_a_ring_gone_makes_thrust_a_risk():
    assert not ratings(Target(SULTAN, marked={"fwd_impeller": 7}).ship).check_causes(1)
    assert ratings(Target(SULTAN, marked={"fwd_impeller": 8}).ship).check_causes(1)


@pytest.mark.rule("sits/C5.465")
def test_thrust_down_to_circles_is_a_risk_and_its_number_falls_with_structural_integrity():
    rated = ratings(Target(KNIGHT, marked={"thrust": 9, "si": 2}).ship)
    assert (bool(rated.check_causes(1)), rated.compensator) == (True, 5 - 2)


# --- Boxes as such. ---


@pytest.mark.rule("sits/GLO.destroyed-disabled", "sits/A2.676")
def test_a_circled_box_is_out_of_use_but_can_still_be_destroyed():
    target = Target(KNIGHT)
    target.set(disabled={"forward.fcon": 2})
    assert left(target.ship, "forward.fcon") == 0
    target.hit("starboard", 3, 1)
    assert target.lost == {"forward.fcon": 1}
    target.set(disabled={})
    assert left(target.ship, "forward.fcon") == 1


@pytest.mark.rule("sits/A2.671")
def test_the_leftmost_unmarked_box_is_the_value_in_force():
    card = load_card(KNIGHT)
    assert [leftmost(card, "ecm", {"ecm": n}) for n in range(4)] == [3, 2, 0, None]
