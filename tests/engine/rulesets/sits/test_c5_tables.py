"""The hit location table: edges, rows, core, what belongs to which mount, spans (A2.64, C5.23, C5.33)."""

import pytest

from engine.content import loader
from engine.rulesets.sits.c5_systems import cascade_cells
from engine.rulesets.sits.c5_tables import effect, grid_of, line_of, officer_hit, row_labels
from engine.rulesets.sits.card import load_card
from engine.rulesets.sits.combat import MOUNTS, WeaponKind
from engine.rulesets.sits.readiness import weapons
from tests.helpers.sits_damage import SAMPLE, Target, struck

CLASSES = tuple(entry.slug for entry in loader.list_ship_classes())
WITH_TABLE = tuple(slug for slug in CLASSES if grid_of(slug) is not None)


def grid(ship_class=SAMPLE):
    found = grid_of(ship_class)
    assert found is not None
    return found


def codes(line):
    return [at.cell.code if at.cell else None for at in line]


@pytest.mark.rule("sits/C5.23")
@pytest.mark.parametrize(
    ("edge", "roll", "first"),
    [
        ("starboard", 10, ["M", "CM", "mag", "hull", "SI"]),
        ("port", 10, ["M", "CM", "mag", "hull", "SI"]),
        ("forward", 8, ["L", "hull", "hull", "hull", "fwd"]),
        ("aft", 8, ["L", "hull", "hull", "hull", "aft"]),
    ],
)
def test_each_edge_is_read_from_its_own_side_inward(edge, roll, first):
    assert codes(grid().line(edge, roll))[:5] == first


@pytest.mark.rule("sits/C5.23")
@pytest.mark.parametrize(
    ("edge", "start"), [("starboard", (0, 12)), ("port", (10, 12)), ("forward", (7, 2)), ("aft", (7, 20))]
)
def test_a_line_begins_at_the_struck_edge(edge, start):
    roll = 12 if edge in ("starboard", "port") else 14
    at = grid().line(edge, roll)[0]
    assert (at.row, at.column) == start


@pytest.mark.rule("sits/C5.23.rows")
def test_hammerhead_edges_have_eleven_rows_for_two_to_twenty():
    assert row_labels() == (
        *("2-3", "4-5", "6-7", "8", "9-10", "11"),
        *("12-13", "14", "15-16", "17-18", "19-20"),
    )
    assert [line_of("aft", roll) for roll in range(2, 21)] == [
        *(0, 0, 1, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 9, 10, 10),
    ]


@pytest.mark.rule("sits/C5.23.rows")
def test_broadside_edges_have_a_column_for_each_number():
    assert [line_of("port", roll) for roll in range(2, 21)] == list(range(19))


@pytest.mark.rule("sits/C5.23.table")
def test_the_sample_class_has_its_printed_cells():
    top = grid().line("forward", 2)
    printed = {3: "fcon", 8: "G", 9: "M", 10: "M", 11: "ET"}
    assert {at.column: at.cell.code for at in top if at.column in printed and at.cell} == printed
    keel = {at.column: at.cell for at in grid().line("forward", 11)}
    assert {n: keel[n].code for n in (4, 5, 17, 18)} == {4: "2fwd", 5: "SI", 17: "SI", 18: "2aft"}


@pytest.mark.rule("sits/C5.23.table")
def test_the_core_of_the_sample_class_has_its_printed_outline():
    core = {
        (at.row, at.column) for line in grid().lines["forward"] for at in line if at.cell and at.cell.core
    }
    block = {(row, column) for row in (4, 5, 6) for column in range(6, 17)}
    assert core == block | {(5, column) for column in (4, 5, 17, 18)}


@pytest.mark.rule("sits/A2.64")
@pytest.mark.parametrize("slug", WITH_TABLE)
def test_every_code_of_a_table_names_a_track_of_the_card(slug):
    card = load_card(slug)
    tracks = {track.code for track in card.tracks}
    weapon_codes = {weapon.code for mount in MOUNTS for _, weapon in weapons(slug, mount)}
    known = tracks | weapon_codes | {"CIC", "2fwd", "2aft"}
    assert {at.cell.code for line in grid(slug).lines["forward"] for at in line if at.cell} <= known


@pytest.mark.rule("sits/A2.64", "sits/C5.45")
def test_a_sidewall_cell_marks_the_sidewall_and_no_cell():
    target = Target()
    steps = target.hit("starboard", 8, 2, C5_411=[0])
    assert struck(steps) == ["G", "sdwl"]
    assert target.lost == {"starboard.weapons.2": 1, "sidewalls.starboard": 1}


@pytest.mark.rule("sits/C5.412")
@pytest.mark.parametrize(
    ("row", "column", "mount", "side"),
    [
        (4, 2, "forward", "starboard"),
        (8, 3, "forward", "port"),
        (0, 19, "aft", "starboard"),
        (5, 20, "aft", None),
        (0, 10, "starboard", "starboard"),
        (4, 4, "starboard", "starboard"),
        (6, 18, "port", "port"),
        (5, 10, None, None),
    ],
)
def test_a_cell_belongs_to_the_mount_of_its_part_of_the_table(row, column, mount, side):
    cell = grid().lines["forward"][row][column - 2].cell
    assert cell is not None
    assert (cell.mount, cell.side) == (mount, side)


@pytest.mark.rule("sits/C5.33.spans")
@pytest.mark.parametrize(
    ("weapon", "span"),
    [
        (WeaponKind.LASER_HEAD, 1),
        (WeaponKind.LASER, 1),
        (WeaponKind.GRASER, 3),
        (WeaponKind.ENERGY_TORPEDO, 5),
        (WeaponKind.CONTACT_NUKE, 5),
    ],
)
def test_weapons_have_the_printed_span(weapon, span):
    known = effect(weapon)
    assert known is not None
    assert known.span == span


@pytest.mark.rule("sits/C5.33.spans")
def test_a_grav_lance_places_no_hit():
    assert effect(WeaponKind.GRAV_LANCE) is None


@pytest.mark.rule("sits/C5.33")
def test_printed_rows_are_neighbours_whatever_numbers_they_carry():
    assert grid().span("aft", 10, 3) == (4, 5, 3)
    assert {row_labels()[line] for line in grid().span("forward", 10, 3)} == {"8", "9-10", "11"}


@pytest.mark.rule("sits/C5.4412")
def test_the_officer_table_has_two_faces_for_each_post():
    assert [officer_hit(face) for face in range(1, 11)] == [
        *("TAC", "TAC", "EWO", "EWO", "ATO", "ATO", "HELM", "HELM", "ENG", "ENG"),
    ]


@pytest.mark.rule("sits/C5.4212")
@pytest.mark.parametrize("slug", WITH_TABLE)
def test_a_cascade_strikes_no_code_twice_and_no_structural_integrity(slug):
    for column in range(2, 21):
        found = [cell.code for cell in cascade_cells(slug, column)]
        assert len(found) == len(set(found))
        assert "SI" not in found
        assert bool(found) <= (4 <= column <= 18)


@pytest.mark.rule("sits/C5.tracks")
def test_the_sample_class_has_its_printed_internal_tracks():
    card = load_card(SAMPLE)
    bridge = card.track("bridge")
    assert (bridge.values, bridge.exhausted) == ((None, None, None, None, 0, -1), -2)
    assert bridge.shapes == ("square",) * 4 + ("circle",) * 2
    assert card.track("flag").values == (7, 6, 5, 4, 3, 2, 1)
    assert card.track("ecm").values == (5, 4, 4, 3, 3, 2, 1, 1, 0)
    assert card.track("pivot").values == (3, 3, 2, 2, 2, 1)
    assert card.track("roll").values == (4, 3, 3, 2, 2, 1)
    assert card.track("thrust").values == (2,) * 9 + (1,) * 9
    assert card.track("fwd_impeller").icons[-1] == "sail"
    si = card.track("si")
    assert [value for value in si.values if value is not None] == [4, 5, 6, 7, 8, 9, 10]
    assert si.icons.count("core") == 2
    assert si.shapes[-1] == "star"


def test_a_class_without_a_table_has_no_grid():
    assert grid_of("lac-squadron") is None
