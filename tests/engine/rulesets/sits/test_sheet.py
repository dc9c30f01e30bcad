"""The whole sheet of a ship as plain data: what is printed on it, and what has been marked (A2.6)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from engine.content import loader
from engine.core.ids import PieceId, PlayerId
from engine.rulesets.sits.advise import answer
from engine.rulesets.sits.card import load_card
from engine.rulesets.sits.card_tables import card_tables, grade_effects
from engine.rulesets.sits.combat import Rig
from engine.rulesets.sits.commands import ReadCards, ReadSheet
from engine.rulesets.sits.sheet import ship_sheet
from tests.helpers.sits import a_bus, a_scenario, a_ship

if TYPE_CHECKING:
    from engine.rulesets.sits.view import ShipSheet

STATE = a_bus(a_scenario(a_ship("Nike"))).state
CLASSES = tuple(entry.slug for entry in loader.list_ship_classes())


def sheet_of(ship_class: str = "sample-sd", **changes) -> ShipSheet:
    ship = STATE.ships[PieceId("nike")]
    return ship_sheet(replace(ship, ship_class=ship_class, **changes))


def track(sheet: ShipSheet, name: str):
    return next(each for each in sheet.tracks() if each.id == name)


def values(sheet: ShipSheet, name: str) -> list[str]:
    return [box.value for box in track(sheet, name).boxes()]


def test_the_heading_names_nation_class_number_and_ship():
    sheet = sheet_of("reliant-bc", name="Nike", number=4)
    assert (sheet.nation, sheet.class_name, sheet.number, sheet.name) == (
        "Royal Manticoran Navy",
        "Reliant",
        4,
        "Nike",
    )


def test_there_are_four_mounts_and_only_the_broadsides_carry_decoys():
    sheet = sheet_of()
    assert [mount.id for mount in sheet.mounts] == ["forward", "aft", "port", "starboard"]
    carried = [any(each.code == "dcy" for each in mount.defences) for mount in sheet.mounts]
    assert carried == [False, False, True, True]


@pytest.mark.rule("sits/A2.632")
def test_the_first_unmarked_weapon_box_says_how_many_remain():
    sheet = sheet_of(marked={"port.weapons.0": 5})
    missiles = track(sheet, "port.weapons.0")
    assert missiles.boxes()[0].value == "32"
    assert next(box.value for box in missiles.boxes() if box.current) == "27"
    assert missiles.left == 27


@pytest.mark.rule("sits/A2.633")
def test_the_defences_are_gray_and_their_first_unmarked_box_is_the_probable_kills():
    sheet = sheet_of("star-knight-ca", marked={"port.cm": 1})
    kills = track(sheet, "port.cm")
    assert kills.grey
    assert kills.worth == kills.boxes()[1].value
    assert not track(sheet, "port.weapons.0").grey


@pytest.mark.rule("sits/A2.671")
def test_the_value_in_force_is_in_the_first_box_that_can_be_used():
    sheet = sheet_of("reliant-bc", marked={"pivot": 1}, disabled={"pivot": 2})
    assert [box.state for box in track(sheet, "pivot").boxes()] == [
        "destroyed",
        "disabled",
        "disabled",
        "open",
        "open",
    ]
    assert [box.current for box in track(sheet, "pivot").boxes()] == [False, False, False, True, False]


@pytest.mark.rule("sits/A2.672")
def test_marks_go_from_left_to_right_and_row_by_row():
    sheet = sheet_of("reliant-bc", marked={"hull": 13})
    rows = track(sheet, "hull").rows
    assert [len(row) for row in rows] == [10, 10, 10, 4]
    crossed = [[box.state == "destroyed" for box in row] for row in rows]
    assert crossed == [[True] * 10, [True] * 3 + [False] * 7, [False] * 10, [False] * 4]


def test_a_track_carries_its_hit_location_code():
    sheet = sheet_of()
    codes = {
        name: track(sheet, name).code for name in ("bridge", "hull", "si", "port.fcon", "port.weapons.3")
    }
    assert codes == {
        "bridge": "brg",
        "hull": "hull",
        "si": "SI",
        "port.fcon": "fcon",
        "port.weapons.3": "ET",
    }


@pytest.mark.rule("sits/GLO.destroyed-disabled")
def test_a_disabled_box_is_circled_and_not_crossed_off():
    ecm = track(sheet_of(disabled={"ecm": 1}), "ecm").boxes()
    assert (ecm[0].state, ecm[1].state, ecm[1].current) == ("disabled", "open", True)


def test_a_jury_rigged_box_can_be_used_again_and_shows_it():
    sheet = sheet_of(marked={"thrust": 2}, rigged=(Rig(track="thrust", until=12),))
    boxes = track(sheet, "thrust").boxes()
    assert [box.state for box in boxes[:4]] == ["destroyed", "destroyed", "repaired", "open"]
    assert boxes[2].current


def test_a_salvo_that_was_fired_is_used_up_and_no_damage():
    sheet = sheet_of("havoc-dd", marked={"port.magazine": 2}, spent={"port.magazine": 3})
    magazine = track(sheet, "port.magazine")
    assert [box.state for box in magazine.boxes()[:6]] == ["destroyed"] * 2 + ["spent"] * 3 + ["open"]
    assert magazine.left == magazine.total - 5


def test_marks_beyond_a_track_cross_off_all_of_it_and_no_more():
    boxes = track(sheet_of("havoc-dd", marked={"pivot": 99}, disabled={"pivot": 3}), "pivot").boxes()
    assert [box.state for box in boxes] == ["destroyed"] * 3


def test_shapes_and_signs_are_those_of_the_illustrated_tracks():
    sheet = sheet_of()
    si = track(sheet, "si").boxes()
    assert [box.value for box in si if box.shape == "octagon"] == ["4", "5", "6", "7", "8", "9", "10"]
    assert sum(box.icon == "core" for box in si) == 2
    assert si[-1].shape == "star"
    assert [box.shape for box in track(sheet, "thrust").boxes()][-3:] == ["circle"] * 3
    assert track(sheet, "fwd_impeller").boxes()[-1].icon == "sail"
    assert values(sheet, "bridge") == ["", "", "", "", "0", "-1"]
    assert track(sheet, "bridge").exhausted == "-2"


def test_the_evolution_delays_stand_under_the_pivot_track():
    boxes = track(sheet_of(), "pivot").boxes()
    assert [(box.value, box.under) for box in boxes] == [
        ("3", "4"),
        ("3", "4"),
        ("2", "6"),
        ("2", "6"),
        ("2", "6"),
        ("1", "12"),
    ]


def test_the_figure_at_the_end_of_a_sidewall_is_what_counts_without_it():
    walls = sheet_of(marked={"sidewalls.port": 17}).sidewalls
    assert [wall.exhausted for wall in walls] == ["+3", "+3"]
    assert walls[0].left == 0


def test_the_range_bands_are_those_of_the_illustration():
    bands = sheet_of().bands
    assert [(band.low, band.high, band.mql) for band in bands] == [
        (0, 1, 4),
        (2, 4, 2),
        (5, 7, 3),
        (8, 11, 4),
        (12, 15, 5),
        (16, 20, 6),
        (21, 25, 7),
        (26, 29, 8),
    ]
    assert bands[-1].salvoes == ("late",)


def test_officers_aboard_change_the_cost_of_the_ship():
    # The example of D1.12: a Star Knight of 124 points with a Veteran electronic warfare officer.
    sheet = sheet_of("star-knight-ca", officers={"EWO": "veteran"})
    assert (sheet.base_cost, sheet.cost) == (124, 126)
    line = next(each for each in sheet.officers if each.post == "EWO")
    assert (line.grade, line.effects[2], line.costs[2]) == ("veteran", "ECM +1", 2)


def test_an_officer_lost_in_battle_is_still_paid_for():
    sheet = sheet_of("star-knight-ca", officers={"EWO": "average"}, lowered={"EWO": 1})
    assert sheet.cost == 126
    assert next(each.grade for each in sheet.officers if each.post == "EWO") == "average"


def test_each_grade_says_what_it_does_in_a_few_words():
    assert grade_effects("HELM")["elite"] == "pivot or roll +1"
    assert grade_effects("ENG")["elite"] == "thrust +1, ½ hexes up"
    assert grade_effects("ATO")["average"] == "–"


def test_the_hit_location_table_is_a_ship_from_above_with_its_core():
    table = sheet_of().table
    assert table is not None
    assert (len(table.rows), len(table.columns)) == (11, 19)
    assert (table.scale, table.core_armor, table.forward_armor, table.aft_armor) == (15, 3, 1, 1)
    middle = table.cells[5]
    assert [cell.code for cell in middle[:4]] == ["M", "hull", "2fwd", "SI"]
    assert [cell.core for cell in middle] == [False, False, *[True] * 15, False, False]
    assert table.cells[0][0] is None


@pytest.mark.parametrize("slug", CLASSES)
def test_every_class_has_a_sheet_with_all_its_boxes(slug):
    sheet = sheet_of(slug)
    assert {each.id: each.total for each in sheet.tracks()} == {
        each.id: len(each) for each in load_card(slug).tracks if len(each)
    }


def test_the_arcs_of_a_hammerhead_are_uncovered_in_the_middle_only():
    forward = sheet_of().mounts[0]
    assert [arc.window for arc in forward.arcs if arc.fill == "white"] == ["A bu", "A y", "A bl"]
    assert len(forward.arcs) == 15
    assert forward.centre == "A y"


def test_a_seat_reads_a_ships_sheet_and_the_tables_of_the_cards():
    state, ship, player = STATE, PieceId("nike"), PlayerId("Green")
    assert answer(state, ReadSheet(player=player, ship=ship)) == ship_sheet(state.ships[ship])
    assert answer(state, ReadCards(player=player)) is card_tables()
    with pytest.raises(LookupError):
        answer(state, ReadSheet(player=player, ship=PieceId("nobody")))


def test_the_tables_of_the_cards_have_the_printed_sizes():
    tables = card_tables()
    assert {len(cells) for _, cells in tables.ecm.rows} == {25}
    assert {len(cells) for _, cells in tables.active.rows} == {19}
    assert dict(tables.ecm.rows)["20"][19] == 14  # the example of C4.125
    assert dict(tables.hex_mm) == {"large": 35.5, "small": 19.0}
    assert [name for name, _ in tables.weapons][:2] == ["Laser Head", "Contact Nuke"]
