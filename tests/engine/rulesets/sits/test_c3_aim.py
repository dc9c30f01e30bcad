"""Aiming beams: arcs, range, aspect, free weapons, and what each weapon wants (C3.1, C5.34)."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.core.violation import Severity
from engine.mechanics.avid import WINDOWS
from engine.rulesets.sits.c3_aspect import aspects, beam, damage_at, effective_range
from engine.rulesets.sits.c3_beams import can_fire
from engine.rulesets.sits.combat import Fate, WeaponKind
from engine.rulesets.sits.knowledge import as_seen_by
from tests.helpers.sits import GREEN, RED, RULES, Table, a_ship
from tests.helpers.sits_launch import a_duel, aim, all_go_on, met

EXAMPLES = json.loads(Path("tests/data/sits/combat_c3_examples.json").read_text(encoding="utf-8"))
LASERS, GRASERS, TORPEDOES, LANCE = (f"starboard.weapons.{n}" for n in (1, 2, 3, 4))
"""Of the Sample class: 17/11/7/5L, 18/10/6G, 7ET and a grav lance."""
SAMPLE = {"ship_class": "sample-sd"}


def first_beams(*more: dict[str, Any], **given: Any) -> Table:
    """A duel of two Sample class ships at the first beam step; Foe is one hex away through C."""
    ship = {**SAMPLE, **given.pop("ship", {})}
    foe = {**SAMPLE, "hex": "6,5", **given.pop("foe", {})}
    table = a_duel(*more, ship=ship, foe=foe, **given)
    all_go_on(table)
    assert table.state.phase == "6 middle impact and first beams"
    return table


def nearby(range_: int, **foe: Any) -> Table:
    return first_beams(foe={"hex": f"{5 + range_},5", **foe})


def warnings(table: Table, command) -> list[str]:
    return [str(v.rule) for v in table.check(command) if v.severity is Severity.WARNING]


# --- Profile ---


@pytest.mark.parametrize(
    "example",
    [pytest.param(e, id=e["id"], marks=pytest.mark.rule(e["rule"])) for e in EXAMPLES],
)
def test_a_beam_does_what_its_label_says_for_each_range(example: dict[str, Any]):
    table = Table(a_ship("Ship", ship_class=example["class"]))
    found = beam(table.ship(), example["weapon"])
    assert found is not None
    assert found.printed.label == example["label"]
    assert {r: found.damage(int(r)) for r in example["damage"]} == example["damage"]


# --- When, who, at whom ---


@pytest.mark.rule("sits/C3.11")
def test_beams_are_aimed_in_the_two_beam_steps():
    table = first_beams()
    assert not table.refusals(aim(LASERS))
    all_go_on(table)
    assert table.state.phase == "8 late impact and second beams"
    assert not table.refusals(aim(LASERS))
    launching = a_duel(ship=SAMPLE)
    assert "C3.11" in launching.refusals(aim(LASERS))


@pytest.mark.rule("sits/C3.11")
@pytest.mark.parametrize(
    "command",
    [
        aim(LASERS, ship="nobody"),
        aim(LASERS, target="nobody"),
        aim("starboard.weapons.0"),
        aim("keel.weapons.1"),
        aim(LASERS, -1),
        aim(LASERS, ship="foe", target="ship"),
        aim(LASERS, target="ship"),
    ],
)
def test_an_aim_names_a_beam_of_ones_own_and_an_enemy(command):
    assert list(first_beams().refusals(command)) == ["C3.11"]


@pytest.mark.rule("sits/C3.11")
def test_a_ship_that_struck_its_wedge_is_no_target():
    table = first_beams()
    table.set("foe", fate=Fate.SURRENDERED)
    assert "C3.11" in table.refusals(aim(LASERS))


@pytest.mark.rule("sits/C1.225")
@pytest.mark.rule("sits/C3.11")
def test_a_mount_that_does_not_bear_is_not_aimed():
    table = first_beams()
    assert not table.refusals(aim("aft.weapons.1"))
    assert "to port do not bear" in table.refusals(aim("port.weapons.1"))["C1.225"]


@pytest.mark.rule("sits/C3.11")
def test_fire_control_damage_does_not_hinder_beams():
    table = first_beams(ship={"marked": {"starboard.fcon": 7}})
    assert not table.refusals(aim(LASERS))


# --- Range and aspect ---


@pytest.mark.rule("sits/C3.111")
@pytest.mark.rule("sits/C3.121")
def test_against_a_sidewall_the_true_range_counts():
    assert not nearby(4).refusals(aim(LASERS))
    assert "range 5; 17/11/7/5L reaches 4" in nearby(5).refusals(aim(LASERS))["C3.111"]


@pytest.mark.rule("sits/C3.123")
def test_against_an_open_aspect_the_range_is_halved_in_the_attackers_favour():
    assert not nearby(9, forward="C y").refusals(aim(LASERS))
    assert "range 10, halved to 5" in nearby(10, forward="C y").refusals(aim(LASERS))["C3.111"]


@pytest.mark.rule("sits/C3.123")
def test_a_side_without_a_sidewall_box_is_an_open_aspect():
    table = nearby(5)
    assert "C3.111" in table.refusals(aim(LASERS))
    table.set("foe", marked={"sidewalls.starboard": 99, "sidewalls.port": 99})
    assert not table.refusals(aim(LASERS))


@pytest.mark.rule("sits/C3.122")
def test_a_wedge_stops_beams_until_it_is_down():
    table = nearby(2, forward="A y", roll=3)
    assert "shows its wedge" in table.refusals(aim(LASERS))["C3.122"]
    table.set("foe", wedge_up=False)
    assert not table.refusals(aim(LASERS))


@pytest.mark.rule("sits/C3.11")
def test_only_what_was_aimed_there_can_be_taken_back():
    table = nearby(2)
    assert "nothing of that weapon" in table.refusals(aim(LASERS, 0))["C3.11"]
    table.give(aim(LASERS, 3))
    assert not table.refusals(aim(LASERS, 0))
    assert "C3.11" in table.refusals(aim(GRASERS, 0))


@pytest.mark.rule("sits/C3.11")
def test_a_side_whose_beams_reach_nobody_may_take_back_what_its_table_let_it_aim():
    table = first_beams(ship={"hex": "5,5"}, foe={"hex": "5,6", "forward": "A y", "roll": 3})
    table.force(aim(LASERS, 1))
    assert not table.refusals(aim(LASERS, 0))
    assert can_fire(table.state, GREEN)


@pytest.mark.rule("sits/C5.1112")
def test_a_base_in_a_bubble_wall_has_no_wedge_to_hide_behind():
    table = nearby(2, forward="A y", roll=3)
    assert "C3.122" in table.refusals(aim(LASERS))
    table.set("foe", bubble_wall=True)
    assert not table.refusals(aim(LASERS))


@pytest.mark.rule("sits/C3.124")
@pytest.mark.parametrize(
    ("weapon", "kind", "effective"),
    [
        (LASERS, "laser", 1),
        (GRASERS, "graser", 1),
        (TORPEDOES, "energy torpedo", 3),
        (LANCE, "grav lance", 3),
    ],
)
def test_only_lasers_and_grasers_halve_the_range(weapon, kind, effective):
    table = nearby(3, forward="C y")
    found = beam(table.ship(), weapon)
    (way,) = aspects(table.ship("foe"), ("F y",))
    assert (found.kind.value, way.kind) == (kind, "open")
    assert effective_range(found.kind, way, 3) == effective


@pytest.mark.rule("sits/C3.121")
@pytest.mark.rule("sits/C3.122")
@pytest.mark.rule("sits/C3.123")
def test_each_window_shows_wedge_sidewall_or_an_open_end():
    target = first_beams().ship("foe")
    shown = {way.axis: way.kind for way in aspects(target, WINDOWS)}
    assert shown["A y"] == shown["D bl"] == "open"
    assert shown["B y"] == shown["E/F bu"] == "sidewall"
    assert shown["A gu"] == shown["- p"] == "wedge"


# --- How many ---


@pytest.mark.rule("sits/A2.632")
def test_no_more_weapons_are_aimed_than_work():
    table = first_beams(ship={"marked": {LASERS: 9}})
    assert not table.refusals(aim(LASERS, 10))
    assert "10 working lasers" in table.refusals(aim(LASERS, 11))["A2.632"]


@pytest.mark.rule("sits/A2.632")
def test_each_beam_may_name_its_own_target_but_fires_once():
    table = first_beams(a_ship("Other", side="Red", hex="6,6", **SAMPLE))
    table.give(aim(LASERS, 12))
    assert not table.refusals(aim(LASERS, 7, target="other"))
    assert "12 of them aimed elsewhere" in table.refusals(aim(LASERS, 8, target="other"))["A2.632"]
    assert not table.refusals(aim(LASERS, 19))


@pytest.mark.rule("sits/C3.11")
def test_an_aim_is_changed_and_taken_back():
    table = first_beams()
    table.give(aim(LASERS, 12))
    table.give(aim(LASERS, 3))
    assert [fire.count for fire in table.state.fire] == [3]
    table.give(aim(LASERS, 0))
    assert table.state.fire == ()


@pytest.mark.rule("sits/C3.11")
def test_aims_are_secret_until_all_have_aimed():
    table = first_beams()
    told = table.give(aim(LASERS, 12))
    assert [event.seen_by for event in told] == [(GREEN,)]
    assert as_seen_by(table.state, RED).fire == as_seen_by(table.state, None).fire == ()
    assert as_seen_by(table.state, GREEN).fire == table.state.fire
    before = first_beams()
    assert RULES.view_for(table.state, RED) == RULES.view_for(before.state, RED)


# --- Choices ---


@pytest.mark.rule("sits/C1.15b")
@pytest.mark.rule("sits/C5.12")
def test_where_several_windows_are_valid_the_attacker_chooses():
    table = met(first_beams())
    table.give(aim(LASERS, 1, window="F y"))
    assert "C1.15b" in table.refusals(aim(LASERS, window="C y"))
    assert "C1.15b" in table.refusals(aim(LASERS, window="Q"))
    assert "C5.12" in table.refusals(aim(LASERS, window="F y", axis="A y"))


@pytest.mark.rule("sits/C5.12")
def test_left_to_itself_a_beam_takes_the_window_that_hurts_most():
    table = met(first_beams())
    found = beam(table.ship(), LASERS)
    ways = aspects(table.ship("foe"), WINDOWS)
    assert {way.kind for way in ways} == {"open", "sidewall", "wedge"}
    assert damage_at(found, next(way for way in ways if way.kind == "wedge"), 0) == 0
    assert not table.refusals(aim(LASERS))


# --- Grav lances and energy torpedoes ---


@pytest.mark.rule("sits/C5.341.range")
@pytest.mark.rule("sits/C5.341")
def test_a_grav_lance_works_at_range_zero_only():
    assert not met(first_beams()).refusals(aim(LANCE))
    assert "range 0 only; Foe is at range 1" in first_beams().refusals(aim(LANCE))["C5.341.range"]


@pytest.mark.rule("sits/C5.341")
def test_a_mount_fires_one_grav_lance_in_a_beam_step():
    table = met(first_beams(a_ship("Other", side="Red", hex="6,6", **SAMPLE)))
    met(table, "other")
    assert "expected 0 to 1" in table.refusals(aim(LANCE, 2))["C3.11"]
    table.give(aim(LANCE))
    assert "C5.341" in table.refusals(aim(LANCE, target="other"))
    assert not table.refusals(aim(LANCE))
    assert not table.refusals(aim("port.weapons.4", target="other"))


@pytest.mark.rule("sits/C5.341")
def test_a_lance_at_a_side_without_a_wall_is_worth_a_question():
    table = met(first_beams())
    assert warnings(table, aim(LANCE)) == []
    table.set("foe", marked={"sidewalls.starboard": 99, "sidewalls.port": 99})
    assert warnings(table, aim(LANCE)) == ["sits/C5.341"]


@pytest.mark.rule("sits/C5.342")
def test_energy_torpedoes_at_an_intact_sidewall_are_worth_a_question():
    table = first_beams()
    assert warnings(table, aim(TORPEDOES)) == ["sits/C5.342"]
    table.set("foe", marked={"sidewalls.starboard": 99, "sidewalls.port": 99})
    assert warnings(table, aim(TORPEDOES)) == []


@pytest.mark.rule("sits/C5.342")
@pytest.mark.rule("sits/A2.413")
def test_energy_torpedoes_need_an_open_aspect_within_their_printed_range():
    table = nearby(1, forward="C y")
    found = beam(table.ship(), TORPEDOES)
    (way,) = aspects(table.ship("foe"), ("F y",))
    assert (found.kind, damage_at(found, way, 1)) == (WeaponKind.ENERGY_TORPEDO, 7)
    assert "7ET reaches 1" in nearby(2, forward="C y").refusals(aim(TORPEDOES))["C3.111"]


# --- Who is waited for ---


@pytest.mark.rule("sits/C3.11")
def test_only_sides_with_a_beam_that_can_hurt_are_waited_for():
    assert first_beams().state.active == (GREEN, RED)
    assert first_beams(foe={"ship_class": "large-freighter-ms"}).state.active == (GREEN,)


@pytest.mark.rule("sits/C3.122")
def test_a_wedge_between_two_ships_leaves_nobody_to_wait_for():
    table = a_duel(ship={**SAMPLE, "roll": 3}, foe={**SAMPLE, "hex": "6,5", "roll": 3}, stops="needed")
    all_go_on(table)
    assert table.state.phase == "2 plotting"
