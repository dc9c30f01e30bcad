"""What the display grants (A2.6), the steps of a turn (A3.2, A3.3), officers in the fight (D1.14)."""

from dataclasses import replace
from fractions import Fraction

import pytest

from engine.content import loader
from engine.core.ids import PieceId
from engine.rulesets.sits import phases, readiness
from engine.rulesets.sits.card import load_card
from engine.rulesets.sits.combat import MOUNTS, Hold
from engine.rulesets.sits.commands import Proceed
from engine.rulesets.sits.d1_officers import ratings
from engine.rulesets.sits.sheet import ship_sheet
from tests.helpers.sits import GREEN, Table, a_ship

CLASSES = [entry.slug for entry in loader.list_ship_classes() if entry.class_type != "LAC"]
WARSHIPS = [slug for slug in CLASSES if load_card(slug).class_type != "MS"]
KNIGHT = "star-knight-ca"


def ship(**fields: object):
    return Table(a_ship("Ship", **{"ship_class": KNIGHT, **fields})).ship()


@pytest.mark.rule("sits/A2.63")
@pytest.mark.parametrize("slug", CLASSES)
def test_every_ship_has_four_mounts(slug: str):
    assert tuple(mount.id for mount in ship_sheet(ship(ship_class=slug)).mounts) == MOUNTS


@pytest.mark.rule("sits/A2.631")
@pytest.mark.parametrize("slug", WARSHIPS)
def test_a_mount_has_fire_control_and_arcs_and_decoys_are_in_broadsides_only(slug: str):
    card = load_card(slug)
    for mount in ship_sheet(ship(ship_class=slug)).mounts:
        assert mount.fcon is not None
        assert mount.arcs
        assert (len(card.track(f"{mount.id}.decoys")) > 0) <= (mount.id in ("port", "starboard"))


@pytest.mark.rule("sits/A2.632")
@pytest.mark.parametrize(("marked", "left"), [(0, 8), (3, 5), (8, 0)])
def test_the_leftmost_open_weapon_box_counts_the_weapons_that_are_left(marked: int, left: int):
    hurt = ship(marked={"port.weapons.0": marked})
    assert (readiness.launchers(hurt, "port"), readiness.value(hurt, "port.weapons.0")) == (left, left)


@pytest.mark.rule("sits/A2.633")
@pytest.mark.parametrize(("marked", "kills"), [(0, 4), (2, 3), (7, Fraction(1, 3)), (8, 0)])
def test_the_leftmost_open_defense_box_is_the_probable_kills(marked: int, kills: Fraction):
    assert readiness.countermissiles(ship(marked={"port.cm": marked}), "port") == kills


@pytest.mark.rule("sits/A2.634")
def test_a_dot_of_the_magazine_is_a_salvo_fired_or_lost():
    table = Table(a_ship("Ship", ship_class=KNIGHT, marked={"port.magazine": 2}))
    table.set("ship", spent={"port.magazine": 3})
    assert readiness.salvoes_left(table.ship(), "port") == 20


@pytest.mark.rule("sits/A2.671")
@pytest.mark.rule("sits/A2.672")
@pytest.mark.rule("sits/A2.676")
def test_circled_boxes_are_out_of_use_but_come_back():
    table = Table(a_ship("Ship", ship_class=KNIGHT, marked={"ecm": 1}))
    assert readiness.value(table.ship(), "ecm") == 2
    table.set("ship", disabled={"ecm": 1})
    assert readiness.value(table.ship(), "ecm") == 0
    table.set("ship", disabled={})
    assert readiness.value(table.ship(), "ecm") == 2


@pytest.mark.rule("sits/A2.673")
@pytest.mark.parametrize("slug", WARSHIPS)
def test_every_code_of_the_hit_location_table_names_a_track(slug: str):
    table = ship_sheet(ship(ship_class=slug)).table
    assert table is not None
    codes = {track.code for track in load_card(slug).tracks} | {"2fwd", "2aft", "CIC"}
    assert {cell.code for row in table.cells for cell in row if cell} <= codes


@pytest.mark.rule("sits/A2.674")
@pytest.mark.rule("sits/C5.465")
@pytest.mark.parametrize(("marked", "checks"), [(8, False), (9, True), (11, True)])
def test_a_track_down_to_circles_works_only_under_a_check(marked: int, checks: bool):
    causes = ratings(ship(marked={"thrust": marked})).check_causes(1)
    assert any("circles" in cause for cause in causes) is checks


@pytest.mark.rule("sits/A3.21")
@pytest.mark.rule("sits/A3.23")
@pytest.mark.rule("sits/A3.25")
@pytest.mark.rule("sits/A3.33")
@pytest.mark.rule("sits/A1.26")
def test_the_steps_of_a_turn_come_in_the_order_of_the_card():
    order = [spec.rule for spec in phases.PHASES]
    numbers = [
        "A3.11",
        "A3.12",
        "A3.13",
        "A3.21",
        "A3.22",
        "A3.23",
        "A3.24",
        "A3.25",
        "A3.31",
        "A3.33",
        "A3.34",
    ]
    assert [rule for rule in order if rule != "sits/D2.12"] == [f"sits/{number}" for number in numbers]


@pytest.mark.rule("sits/A3.34")
def test_the_last_step_clears_the_table_for_the_next_turn():
    table = Table(a_ship("Ship", ship_class=KNIGHT, hex="0,33"))
    hold = Hold(ship=PieceId("ship"), mount="port", step="late", tubes=1)
    table.fly()
    table.state = replace(table.state, holds=(hold,))
    table.set("ship", parties_used=2, tried={"ecm": 1}, barred=("thrust",))
    turn = table.state.turn
    while table.state.turn == turn:
        table.give(Proceed(player=table.state.active[0]))
    fresh = table.ship()
    assert (table.state.holds, fresh.parties_used, fresh.tried, fresh.barred) == ((), 0, {}, ())
    assert table.state.active == (GREEN, "Red")


@pytest.mark.rule("sits/D1.142")
@pytest.mark.parametrize(("grade", "value"), [("poor", 2), ("average", 3), ("veteran", 4), ("elite", 5)])
def test_the_electronic_warfare_officer_counts_while_an_ecm_box_is_left(grade: str, value: int):
    assert readiness.ecm(ship(officers={"EWO": grade})) == value
    assert readiness.ecm(ship(officers={"EWO": grade}, marked={"ecm": 3})) is None


@pytest.mark.rule("sits/D1.143")
@pytest.mark.parametrize(
    ("grade", "cm", "pd"), [("poor", 3, 3), ("average", 4, 3), ("veteran", 5, 3), ("elite", 5, 4)]
)
def test_the_assistant_tactical_officer_works_the_defenses(grade: str, cm: int, pd: int):
    manned = ship(officers={"ATO": grade})
    assert (readiness.countermissiles(manned, "port"), readiness.point_defence(manned, "port")) == (cm, pd)


@pytest.mark.rule("sits/D1.143")
@pytest.mark.parametrize(("marked", "kills"), [(5, 1), (6, 1), (7, Fraction(1, 3)), (8, 0)])
def test_a_poor_assistant_never_brings_countermissiles_below_one(marked: int, kills: Fraction):
    poor = ship(officers={"ATO": "poor"}, marked={"port.cm": marked})
    assert readiness.countermissiles(poor, "port") == kills


@pytest.mark.rule("sits/D1.143")
def test_an_elite_assistant_needs_an_array_to_work_with():
    elite = ship(officers={"ATO": "elite"}, marked={"port.cm": 8, "port.pd": 8})
    assert (readiness.countermissiles(elite, "port"), readiness.point_defence(elite, "port")) == (0, 0)
