"""Where a burst strikes, how deep it goes, and the batch of a damage step (C5.1, C5.2, C5.32)."""

import pytest

from engine.mechanics.avid import WINDOWS
from engine.mechanics.firing_arcs import Coverage, coverage
from engine.rulesets.sits.c5_penetration import depth, depth_modifier, facing
from engine.rulesets.sits.combat import WeaponKind
from engine.rulesets.sits.combat_commands import ChooseSide
from engine.rulesets.sits.combat_events import HitPlaced, Penetrations
from engine.rulesets.sits.sides import side_choices
from tests.helpers.sits import GREEN, RULES
from tests.helpers.sits_damage import HAVOC, KNIGHT, SAMPLE, Target, a_burst

ET, NUKE, HEAD, LASER = (
    WeaponKind.ENERGY_TORPEDO,
    WeaponKind.CONTACT_NUKE,
    WeaponKind.LASER_HEAD,
    WeaponKind.LASER,
)


def strikes(axis, weapon=LASER, target=None, **burst):
    return facing((target or Target()).ship, weapon, a_burst(1, 10, axis, **burst))


@pytest.mark.rule("sits/C5.11")
@pytest.mark.parametrize(
    ("axis", "edge"), [("B/C y", "starboard"), ("E bu", "port"), ("C bl", "starboard"), ("F y", "port")]
)
def test_the_impact_window_tells_the_edge(axis, edge):
    found = strikes(axis)
    assert (found.edge, found.leak) == (edge, 0)


@pytest.mark.rule("sits/C5.112")
@pytest.mark.parametrize(
    ("axis", "edge"),
    [("A y", "forward"), ("A bu", "forward"), ("A bl", "forward"), ("D y", "aft"), ("D bu", "aft")],
)
def test_nose_and_stern_windows_strike_the_hammerheads(axis, edge):
    found = strikes(axis)
    assert (found.edge, found.leak) == (edge, 0)


@pytest.mark.rule("sits/C5.113")
@pytest.mark.parametrize(
    ("axis", "edge", "leak"),
    [
        ("A/B y", "starboard", -10),
        ("F/A bu", "port", -10),
        ("C/D y", "starboard", 10),
        ("D/E bl", "port", 10),
    ],
)
def test_beside_bow_and_stern_the_location_is_shifted(axis, edge, leak):
    found = strikes(axis)
    assert (found.edge, found.leak) == (edge, leak)


@pytest.mark.rule("sits/C5.113")
def test_a_shifted_location_is_read_on_the_broadside():
    target = Target()
    steps = target.hit("starboard", 15, 1, leak=-10)
    assert (target.events[-1].location, target.events[-1].hit.edge) == (5, "starboard")
    assert steps[-1].column == 5


@pytest.mark.rule("sits/C5.113.reroll")
@pytest.mark.parametrize(("leak", "location", "edge"), [(-10, 11, "forward"), (10, 11, "aft")])
def test_a_location_past_the_end_is_rolled_again_on_the_hammerhead(leak, location, edge):
    target = Target()
    target.hit("port", location, 2, leak=leak, C5_113=[8], C5_411=[0])
    placed = target.events[-1]
    assert isinstance(placed, HitPlaced)
    assert (placed.hit.edge, placed.location, placed.hit.depth) == (edge, 8, 2)
    assert len(placed.location_faces) == 4


@pytest.mark.rule("sits/C5.113.reroll")
@pytest.mark.parametrize(("leak", "location", "column"), [(-10, 12, 2), (10, 10, 20)])
def test_a_location_on_the_last_column_stands(leak, location, column):
    target = Target()
    steps = target.hit("port", location, 1, leak=leak, C5_433=[0])
    assert target.events[-1].hit.edge == "port"
    assert {step.column for step in steps} == {column}


@pytest.mark.rule("sits/C5.111")
@pytest.mark.parametrize("axis", [w for w in WINDOWS if coverage(w) is Coverage.WEDGE])
def test_the_wedge_stops_every_beam(axis):
    assert strikes(axis).edge is None
    assert strikes(axis).rule == "sits/C5.111"


@pytest.mark.rule("sits/C5.111")
def test_a_beam_at_the_wedge_rolls_nothing():
    target = Target()
    target.volley(a_burst(3, 20, "+ p"), weapon=LASER)
    assert (target.rolls, target.lost) == ([], {})
    assert target.events[0].rule == "sits/C5.111"


@pytest.mark.rule("sits/C5.111")
def test_missiles_slide_from_the_wedge_to_the_nearest_facing():
    found = strikes("A gu", HEAD)
    assert (found.edge, found.leak, found.doubled) == ("forward", 0, False)


@pytest.mark.rule("sits/C5.111", "sits/C5.1111")
@pytest.mark.parametrize(("up", "number"), [(True, "C5.111"), (False, "C5.1111")])
def test_the_defender_chooses_among_facings_equally_near(up, number):
    target = Target(KNIGHT)
    target.set(wedge_up=up)
    target.volley(a_burst(1, 9, "+ p"), weapon=HEAD)
    (asked,) = target.state.pending
    assert (asked.kind, asked.owner) == ("sits.side", "Green")
    assert set(side_choices(target.state)) == {"forward", "aft", "port", "starboard"}
    assert strikes("+ p", HEAD, target).rule == f"sits/{number}"


@pytest.mark.rule("sits/C5.111")
def test_the_chosen_side_is_struck_and_no_other_may_be_named():
    target = Target(KNIGHT)
    nearest = next(w for w in WINDOWS if len(strikes(w, HEAD).choices) == 2)
    target.volley(a_burst(1, 1, nearest), weapon=HEAD)
    offered = side_choices(target.state)
    other = next(side for side in ("forward", "aft", "port", "starboard") if side not in offered)
    refused = RULES.check(target.state, ChooseSide(player=GREEN, side=other))
    assert [v.rule for v in refused] == ["sits/C5.111"]
    allowed = ChooseSide(player=GREEN, side=offered[1])
    assert RULES.check(target.state, allowed) == ()
    answered = RULES.apply(target.state, allowed, _dice())
    (batch,) = [e for e in answered.events if isinstance(e, Penetrations)]
    assert {hit.edge for hit in batch.hits} == {offered[1]}


def _dice():
    from tests.helpers.sits_damage import results

    return results({"C5.211": [1]})


@pytest.mark.rule("sits/C5.1111")
@pytest.mark.rule("sits/C5.32.top")
@pytest.mark.parametrize(("weapon", "doubled"), [(LASER, True), (HEAD, True), (NUKE, True), (ET, False)])
def test_through_a_lowered_wedge_depth_is_doubled_but_for_torpedoes(weapon, doubled):
    target = Target(marked={"sidewalls.port": 17, "sidewalls.starboard": 17})
    target.set(wedge_up=False)
    found = strikes("A gu", weapon, target)
    assert (found.edge, found.doubled) == ("forward", doubled)


@pytest.mark.rule("sits/C5.32.top")
def test_a_lowered_wedge_doubles_once_and_elsewhere_not_at_all():
    target = Target()
    target.set(wedge_up=False)
    assert depth(LASER, 3, 2, doubled=strikes("A gu", LASER, target, doubled=True).doubled) == 10
    assert not strikes("B/C y", LASER, target).doubled


@pytest.mark.rule("sits/C5.21")
@pytest.mark.parametrize(("lost", "modifier"), [(0, -3), (2, -2), (9, 1), (16, 4)])
def test_the_depth_modifier_is_damage_less_scale_plus_sidewall(lost, modifier):
    target = Target(marked={"sidewalls.port": lost})
    assert depth_modifier(target.ship, 16, "port") == modifier


@pytest.mark.rule("sits/C5.214")
def test_without_a_sidewall_the_number_after_the_track_counts():
    target = Target(marked={"sidewalls.port": 17})
    assert depth_modifier(target.ship, 16, "port") == 16 - 15 + 3


@pytest.mark.rule("sits/C5.214.hammer")
def test_on_the_hammerheads_the_number_at_the_edge_counts():
    target = Target(marked={"sidewalls.port": 17})
    assert [depth_modifier(target.ship, 18, edge) for edge in ("forward", "aft")] == [4, 4]
    assert depth_modifier(Target("astra-amc").ship, 7, "aft") == 2


@pytest.mark.rule("sits/C5.214.hammer")
def test_a_leak_keeps_the_sidewall_of_its_broadside():
    target = Target()
    target.volley(a_burst(1, 16, "A/B y"), C5_211=[5], C5_23=[11], C5_113=[8], C5_411=[0])
    (batch,) = [e for e in target.events if isinstance(e, Penetrations)]
    assert [hit.modifier for hit in batch.hits] == [-3]


@pytest.mark.rule("sits/C5.211")
def test_each_hit_rolls_two_dice_apart_and_adds_the_modifier():
    target = Target()
    target.volley(a_burst(2, 16, "B/C y"), C5_211=[9, 4], C5_23=[10, 10], C5_433=[0], C5_411=[0])
    first, second = [roll for roll in target.rolls if roll.purpose.startswith("C5.211")]
    assert (first.faces, second.sides) == ((10, 1), (10, 10))
    (batch,) = [e for e in target.events if isinstance(e, Penetrations)]
    assert [(hit.roll, hit.depth) for hit in batch.hits] == [(9, 6), (4, 1)]


@pytest.mark.rule("sits/C5.212")
@pytest.mark.parametrize(("roll", "placed"), [(3, 0), (4, 1)])
def test_a_depth_below_one_is_deflected(roll, placed):
    target = Target()
    target.volley(a_burst(1, 16, "B/C y"), C5_211=[roll], C5_23=[10])
    assert sum(isinstance(event, HitPlaced) for event in target.events) == placed


@pytest.mark.rule("sits/C5.22", "sits/C5.0")
def test_all_penetrations_are_rolled_first_and_the_deepest_hit_is_placed_first():
    target = Target(HAVOC)
    target.volley(
        a_burst(4, 4, "B/C y"), C5_211=[3, 1, 7, 3], C5_23=[12, 12, 12], C5_411=[0] * 9, C5_433=[0] * 9
    )
    purposes = [roll.purpose.partition(" ")[0] for roll in target.rolls]
    assert purposes[:4] == ["C5.211"] * 4
    placed = [event.hit.depth for event in target.events if isinstance(event, HitPlaced)]
    assert placed == sorted(placed, reverse=True)
    (batch,) = [e for e in target.events if isinstance(e, Penetrations)]
    assert batch.deflected + len(placed) == 4


@pytest.mark.rule("sits/C5.32.nuke")
@pytest.mark.parametrize(
    ("roll", "doubled", "deep"), [(5, False, 2), (1, False, 0), (5, True, 5), (0, True, 0)]
)
def test_contact_nukes_go_half_as_deep_rounded_down_at_the_last(roll, doubled, deep):
    assert depth(NUKE, roll, 0, doubled=doubled) == deep


@pytest.mark.rule("sits/C5.32.et")
@pytest.mark.parametrize(("roll", "modifier", "deep"), [(3, 2, 10), (0, 1, 2), (1, -1, 0)])
def test_energy_torpedoes_double_roll_and_modifier_together(roll, modifier, deep):
    assert depth(ET, roll, modifier) == deep


@pytest.mark.rule("sits/C5.342")
@pytest.mark.parametrize(("lost", "edge"), [(16, None), (17, "port")])
def test_energy_torpedoes_need_the_sidewall_gone(lost, edge):
    assert strikes("E/F y", ET, Target(marked={"sidewalls.port": lost})).edge == edge


@pytest.mark.rule("sits/C5.342")
def test_nose_and_stern_are_open_to_energy_torpedoes():
    assert strikes("A y", ET).edge == "forward"


def test_a_volley_at_a_ship_that_is_gone_is_wasted():
    from engine.rulesets.sits.combat import Fate

    target = Target(SAMPLE)
    target.set(fate=Fate.DESTROYED, place=None)
    target.volley(a_burst(4, 16, "B/C y"))
    assert "wasted" in target.events[0].text
    assert target.rolls == []


def test_a_class_without_a_table_takes_no_placed_hit():
    target = Target("lac-squadron")
    target.volley(a_burst(1, 10, "A y"), C5_211=[3])
    assert target.lost == {}
    assert target.events[-1].rule == "sits/C5.23.table"


@pytest.mark.rule("sits/C5.21")
@pytest.mark.rule("sits/C5.214")
def test_the_batch_of_rolls_tells_how_the_modifier_came_about():
    target = Target(KNIGHT)
    burst = a_burst(2, damage=8, axis="E bu")
    target.volley(burst, C5_211=[0, 0])
    told = next(event for event in target.events if isinstance(event, Penetrations))
    (parts,) = told.modifiers
    assert [part.value for part in parts.parts] == [8, -5, -4]
    assert parts.total == sum(part.value for part in parts.parts) == told.hits[0].modifier


# --- Bubble walls (C5.1112). ---


def a_base(**fields):
    target = Target(KNIGHT)
    target.set(bubble_wall=True, **fields)
    return target


@pytest.mark.rule("sits/C5.1112")
@pytest.mark.parametrize("weapon", [HEAD, NUKE, LASER])
@pytest.mark.parametrize("up", [True, False])
def test_through_the_top_of_a_bubble_wall_everything_strikes_the_closest_facing_undoubled(weapon, up):
    found = strikes("A gu", weapon, a_base(wedge_up=up))
    assert (found.edge, found.leak, found.doubled) == ("forward", 0, False)
    assert strikes("A gu", LASER).edge is None


@pytest.mark.rule("sits/C5.1112")
def test_the_defender_of_a_bubble_wall_chooses_among_facings_equally_close():
    target = a_base()
    target.volley(a_burst(1, 1, "+ p"), weapon=LASER)
    (asked,) = target.state.pending
    assert (asked.kind, asked.owner) == ("sits.side", "Green")
    assert "through the bubble wall" in asked.prompt
    assert strikes("+ p", LASER, target).rule == "sits/C5.1112"
    refused = RULES.check(target.state, ChooseSide(player="Red", side="port"))
    assert refused
    answered = RULES.apply(target.state, ChooseSide(player=GREEN, side="port"), _dice())
    (batch,) = [event for event in answered.events if isinstance(event, Penetrations)]
    assert {hit.edge for hit in batch.hits} == {"port"}


@pytest.mark.rule("sits/C5.1112", "sits/C5.342")
def test_a_bubble_wall_stops_torpedoes_where_the_sidewall_behind_it_stands():
    assert "port" in strikes("F gu", ET, a_base()).choices
    assert strikes("F gu", ET, a_base(), edge="port").rule == "sits/C5.342"
    found = strikes("F gu", ET, a_base(marked={"sidewalls.port": 17}), edge="port")
    assert (found.edge, found.doubled) == ("port", False)


@pytest.mark.rule("sits/C5.1112")
def test_elsewhere_a_base_is_struck_like_any_ship():
    assert strikes("B/C y", LASER, a_base()) == strikes("B/C y", LASER)
