"""Beams as they fire: order of types, both sides at once, what is lost before its turn, special weapons."""

from collections.abc import Iterable

import pytest

from engine.core.dice import NoDice, RecordingDice, scripted
from engine.core.ruleset import Resolution
from engine.rulesets.sits.c3_aspect import aspects, bearing_windows
from engine.rulesets.sits.c3_beams import beams_are_fired, beams_strike
from engine.rulesets.sits.c4_situation import named, struck
from engine.rulesets.sits.c5_penetration import facing
from engine.rulesets.sits.card import load_card
from engine.rulesets.sits.combat import BeamType, Fate, Volley, WeaponKind
from engine.rulesets.sits.state import SitsState
from tests.helpers.sits import RED, Table, a_ship
from tests.helpers.sits_launch import a_duel, aim, all_go_on, met

LASERS, GRASERS, TORPEDOES, LANCE = (f"starboard.weapons.{n}" for n in (1, 2, 3, 4))
SAMPLE = {"ship_class": "sample-sd"}
TURNED = {"forward": "C y"}
"""Foe's stern toward Ship: an open aspect."""


def first_beams(*more, **foe) -> Table:
    """Two Sample class ships at the first beams; Foe, one hex away through C, shows its starboard side."""
    table = a_duel(*more, ship=SAMPLE, foe={**SAMPLE, "hex": "6,5", **foe})
    all_go_on(table)
    return table


def fired(table: Table, kind: WeaponKind, *rolls: Iterable[int]) -> Resolution[SitsState]:
    """What comes of the beams of a kind; each roll shows the faces given."""
    return beams_strike(table.state, BeamType(weapon=kind), RecordingDice(scripted(*rolls)))


def volleys(done: Resolution[SitsState]) -> list[Volley]:
    return [task for task in done.state.work if isinstance(task, Volley)]


@pytest.mark.rule("sits/C5.311")
@pytest.mark.rule("sits/A2.413")
def test_beams_fire_by_type_lances_torpedoes_lasers_grasers():
    table = met(first_beams())
    for weapon in (GRASERS, LANCE, LASERS, TORPEDOES):
        table.give(aim(weapon))
    work = beams_are_fired(table.state, NoDice()).state.work
    assert [task.weapon.value for task in work] == ["grav lance", "energy torpedo", "laser", "graser"]


@pytest.mark.rule("sits/C5.311")
def test_a_type_that_nobody_aims_is_left_out():
    table = first_beams()
    assert beams_are_fired(table.state, NoDice()).state.work == ()
    table.give(aim(GRASERS))
    done = beams_are_fired(table.state, NoDice())
    assert [task.weapon for task in done.state.work] == [WeaponKind.GRASER]
    assert done.reveals


@pytest.mark.rule("sits/C5.311")
def test_weapons_lost_before_their_turn_do_not_fire():
    table = first_beams()
    table.give(aim(LASERS, 19))
    table.set("ship", marked={LASERS: 15})
    done = fired(table, WeaponKind.LASER)
    assert [burst.count for burst in volleys(done)[0].bursts] == [4]
    assert "has lost 15 lasers to starboard" in done.events[0].text


@pytest.mark.rule("sits/C5.311")
def test_of_beams_aimed_at_several_targets_those_aimed_first_are_kept():
    table = first_beams(a_ship("Other", side="Red", hex="6,6", **SAMPLE))
    table.give(aim(LASERS, 10))
    table.give(aim(LASERS, 9, target="other"))
    table.set("ship", marked={LASERS: 7})
    done = fired(table, WeaponKind.LASER)
    assert [(v.target, v.bursts[0].count) for v in volleys(done)] == [("foe", 10), ("other", 2)]


@pytest.mark.rule("sits/C5.311")
def test_a_ship_lost_before_its_turn_does_not_fire():
    table = first_beams()
    table.give(aim(LASERS, 3))
    table.set("ship", fate=Fate.DESTROYED, place=None)
    done = fired(table, WeaponKind.LASER)
    assert volleys(done) == []
    assert "before their turn" in done.events[0].text


@pytest.mark.rule("sits/C3.11")
def test_beams_at_a_ship_already_lost_are_not_fired():
    table = first_beams()
    table.give(aim(LASERS, 3))
    table.set("foe", fate=Fate.DESTROYED, place=None)
    done = fired(table, WeaponKind.LASER)
    assert volleys(done) == []
    assert "Foe is gone" in done.events[0].text


@pytest.mark.rule("sits/C5.312")
def test_both_sides_beams_of_a_type_are_worked_out_before_any_strikes():
    table = first_beams()
    table.give(aim(LASERS, 2))
    table.give(aim("starboard.weapons.1", 3, ship="foe", target="ship", player=RED))
    done = fired(table, WeaponKind.LASER)
    assert [(v.target, v.bursts[0].ship, v.bursts[0].count) for v in volleys(done)] == [
        ("foe", "ship", 2),
        ("ship", "foe", 3),
    ]


@pytest.mark.rule("sits/C5.312")
def test_all_hits_of_a_type_on_a_target_are_one_volley():
    table = first_beams(a_ship("Mate", hex="5,6", **SAMPLE))
    table.give(aim(LASERS, 2))
    table.give(aim("aft.weapons.1", 3))
    table.give(aim(LASERS, 4, ship="mate"))
    (volley,) = volleys(fired(table, WeaponKind.LASER))
    assert [(burst.ship, burst.count, burst.damage) for burst in volley.bursts] == [
        ("ship", 2, 17),
        ("ship", 3, 19),
        ("mate", 4, 17),
    ]


@pytest.mark.rule("sits/C3.121")
@pytest.mark.rule("sits/C3.111")
@pytest.mark.parametrize(("range_", "damage"), [(1, 17), (2, 11), (3, 7), (4, 5)])
def test_damage_against_a_sidewall_is_that_of_the_true_range(range_, damage):
    table = first_beams(hex=f"{5 + range_},5")
    table.give(aim(LASERS))
    burst = volleys(fired(table, WeaponKind.LASER))[0].bursts[0]
    assert (burst.damage, burst.doubled) == (damage, False)


@pytest.mark.rule("sits/C3.123")
@pytest.mark.parametrize(("range_", "damage"), [(1, 17), (3, 17), (4, 11), (5, 11), (6, 7), (9, 5)])
def test_damage_against_an_open_aspect_is_that_of_half_the_range(range_, damage):
    table = first_beams(hex=f"{5 + range_},5", **TURNED)
    table.give(aim(LASERS))
    assert volleys(fired(table, WeaponKind.LASER))[0].bursts[0].damage == damage


@pytest.mark.rule("sits/C3.122")
def test_beams_that_a_table_fires_at_a_wedge_do_nothing():
    table = first_beams(roll=3)
    table.force(aim(LASERS))
    done = fired(table, WeaponKind.LASER)
    assert volleys(done) == []
    assert "No effect" in done.events[-1].text


@pytest.mark.rule("sits/C3.11")
def test_beams_that_a_table_fires_against_their_arc_strike_all_the_same():
    table = first_beams()
    table.force(aim("port.weapons.1", 99))
    (volley,) = volleys(fired(table, WeaponKind.LASER))
    assert volley.bursts[0].count == 19


@pytest.mark.rule("sits/C5.32.top")
def test_beams_through_a_lowered_wedge_are_doubled():
    table = first_beams(roll=3)
    table.set("foe", wedge_up=False)
    table.give(aim(LASERS))
    burst = volleys(fired(table, WeaponKind.LASER))[0].bursts[0]
    assert (burst.doubled, burst.damage) == (True, 17)


@pytest.mark.rule("sits/C5.11", "sits/C5.1111", "sits/C5.1112")
@pytest.mark.parametrize("open_top", [{"wedge_up": False}, {"bubble_wall": True}], ids=["lowered", "bubble"])
@pytest.mark.parametrize("roll", range(12))
@pytest.mark.parametrize("forward", ["A y", "B/C y", "C bu", "E gl", "- p"])
def test_beams_and_missiles_find_the_same_facing_where_the_wedge_would_be(forward, roll, open_top):
    table = first_beams(forward=forward, roll=roll)
    table.set("foe", **open_top)
    foe = table.ship("foe")
    table.force(aim(LASERS))
    burst = volleys(fired(table, WeaponKind.LASER))[0].bursts[0]
    near = struck(foe.attitude, named(burst.window))
    if not near.covered:
        assert not facing(foe, WeaponKind.LASER, burst).choices
        return
    found = facing(foe, WeaponKind.LASER, burst)
    assert (found.choices or (found.edge,)) == near.sides


@pytest.mark.rule("sits/C5.1112")
def test_beams_through_the_top_of_a_bubble_wall_are_not_doubled():
    table = first_beams(roll=3)
    table.set("foe", bubble_wall=True)
    table.give(aim(LASERS))
    burst = volleys(fired(table, WeaponKind.LASER))[0].bursts[0]
    assert (burst.doubled, burst.edge) == (False, None)


@pytest.mark.rule("sits/C3.11")
def test_what_was_fired_is_off_the_list():
    table = first_beams()
    table.give(aim(LASERS))
    table.give(aim(GRASERS))
    assert [fire.weapon for fire in fired(table, WeaponKind.LASER).state.fire] == [GRASERS]


@pytest.mark.rule("sits/C3.11")
def test_beams_fire_in_both_beam_steps():
    table = first_beams()
    steps = []
    for _ in range(2):
        steps.append(table.state.phase[:1])
        assert not table.refusals(aim(LASERS))
        all_go_on(table)
    assert steps == ["6", "8"]


# --- Energy torpedoes ---


@pytest.mark.rule("sits/C5.3421")
def test_each_launcher_scores_the_lowest_of_three_dice():
    table = first_beams(**TURNED)
    table.give(aim(TORPEDOES, 2))
    done = fired(table, WeaponKind.ENERGY_TORPEDO, (4, 9, 7), (10, 2, 5))
    (volley,) = volleys(done)
    assert [(burst.count, burst.damage) for burst in volley.bursts] == [(4 + 2, 7)]
    assert "2 launchers of Ship score 6 energy torpedo hits" in done.events[-1].text


@pytest.mark.rule("sits/C5.342")
def test_energy_torpedoes_do_nothing_to_an_intact_sidewall():
    table = first_beams()
    table.give(aim(TORPEDOES, 2))
    done = fired(table, WeaponKind.ENERGY_TORPEDO)
    assert volleys(done) == []
    assert "sidewall is intact" in done.events[-1].text


@pytest.mark.rule("sits/C5.342")
@pytest.mark.rule("sits/C5.341")
def test_energy_torpedoes_strike_where_a_lance_has_torn_the_sidewall_down():
    table = met(first_beams())
    window, axis = side_on(table)
    table.give(aim(LANCE, window=window, axis=axis))
    table.give(aim(TORPEDOES, window=window, axis=axis))
    boxes = len(load_card("sample-sd").track("thrust"))
    table.set("foe", marked={"sidewalls.starboard": 4})
    torn = fired(table, WeaponKind.GRAV_LANCE, [10] * boxes).state
    thrown = RecordingDice(scripted((3, 3, 3)))
    (volley,) = volleys(beams_strike(torn, BeamType(weapon=WeaponKind.ENERGY_TORPEDO), thrown))
    assert volley.bursts[0].count == 3


def side_on(table: Table) -> tuple[str, str]:
    """A window of Ship's starboard arc through which Foe shows its starboard side."""
    ways = aspects(table.ship("foe"), bearing_windows(table.ship(), table.ship("foe"), "starboard"))
    way = next(way for way in ways if way.edge == "starboard" and way.kind == "sidewall")
    return way.window, way.axis


# --- Grav lances ---


def lanced(table: Table, *rolls: Iterable[int]) -> Resolution[SitsState]:
    window, axis = side_on(table)
    table.give(aim(LANCE, window=window, axis=axis))
    return fired(table, WeaponKind.GRAV_LANCE, *rolls)


@pytest.mark.rule("sits/C5.341")
def test_a_lance_rolls_a_die_for_each_thrust_box_and_each_three_takes_a_sidewall_box():
    table = met(first_beams())
    boxes = len(load_card("sample-sd").track("thrust"))
    done = lanced(table, [3, 2, 10] + [1] * (boxes - 3))
    assert done.state.ships["foe"].marked == {"sidewalls.starboard": 2}
    assert [event.kind for event in done.events] == ["sits.beams", "sits.boxes"]
    assert done.events[-1].boxes == 2


@pytest.mark.rule("sits/C5.341")
def test_circles_give_dice_and_destroyed_and_disabled_boxes_give_none():
    table = met(first_beams())
    boxes = len(load_card("sample-sd").track("thrust"))
    table.set("ship", marked={"thrust": boxes - 3}, disabled={"thrust": 1})
    assert lanced(table, [9, 9]).state.ships["foe"].marked == {"sidewalls.starboard": 2}


@pytest.mark.rule("sits/C5.341")
def test_no_more_boxes_are_torn_off_than_there_are():
    table = met(first_beams())
    walls = len(load_card("sample-sd").track("sidewalls.starboard"))
    table.set("foe", marked={"sidewalls.starboard": walls - 1})
    boxes = len(load_card("sample-sd").track("thrust"))
    done = lanced(table, [10] * boxes)
    assert done.state.ships["foe"].marked["sidewalls.starboard"] == walls
    assert done.events[-1].boxes == 1


@pytest.mark.rule("sits/C5.341")
def test_a_lance_without_thrust_boxes_tears_nothing():
    table = met(first_beams())
    table.set("ship", marked={"thrust": 99})
    assert not lanced(table).state.ships["foe"].marked.get("sidewalls.starboard")


@pytest.mark.rule("sits/C5.341")
def test_an_open_aspect_has_nothing_to_lose_to_a_lance():
    table = met(first_beams())
    table.set("foe", marked={"sidewalls.port": 99, "sidewalls.starboard": 99})
    table.give(aim(LANCE))
    done = fired(table, WeaponKind.GRAV_LANCE)
    assert "no sidewall there" in done.events[-1].text


@pytest.mark.rule("sits/C5.341.range")
def test_a_lance_that_a_table_fires_beyond_range_zero_does_nothing():
    table = first_beams()
    table.force(aim(LANCE))
    done = fired(table, WeaponKind.GRAV_LANCE)
    assert "beyond range 0" in done.events[-1].text
    assert not done.state.ships["foe"].marked


@pytest.mark.rule("sits/C5.312")
def test_two_lances_tear_at_one_wall_together():
    table = met(first_beams(a_ship("Mate", hex="5,6", **SAMPLE)))
    here = table.ship().place
    table.set("mate", place=here, midpoint=here, eot=here, marked={"thrust": 99})
    table.set("ship", marked={"thrust": len(load_card("sample-sd").track("thrust")) - 1})
    table.set("mate", marked={"thrust": len(load_card("sample-sd").track("thrust")) - 1})
    window, axis = side_on(table)
    table.give(aim(LANCE, window=window, axis=axis))
    table.give(aim(LANCE, ship="mate", window=window, axis=axis))
    done = fired(table, WeaponKind.GRAV_LANCE, [5], [5])
    assert done.state.ships["foe"].marked == {"sidewalls.starboard": 2}
