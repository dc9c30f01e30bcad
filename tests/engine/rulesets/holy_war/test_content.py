"""Holy War's data: units, tables, texts and rulings, and where every reconstructed number comes from."""

from __future__ import annotations

import json

import pytest

from engine.content import loader
from engine.content.errors import ContentError
from engine.content.models import LevelMap, Source, UnitFile
from engine.content.paths import rules_folder
from engine.content.validation import validated
from engine.rulesets.holy_war import tables, units
from engine.rulesets.holy_war.book import book
from tests.helpers.holy_war import RULES

GAME = "holy-war"
MIX = {
    "Sunthrowers": "FGS 2, MP 5, GST 3, R 6, SC 4, P 1, WLG 3, JS 1, LS 1, PS 3, SG 10",
    "Holy Band": "FGS 2, MP 3, GST 3, R 8, SC 3, P 1, WLG 3, SB 1, LS 1, EP 3, PKS 1, SG 10",
}


@pytest.mark.rule("holy-war/XII.mix")
@pytest.mark.parametrize("side", MIX)
def test_each_side_has_the_counters_of_the_list(side):
    expected = dict(entry.split() for entry in MIX[side].split(", "))
    assert {code: str(len(units.counters(side, code))) for code in units.codes(side)} == expected
    cells = loader.load_tables(GAME)["mix"].cells
    assert {code: str(n) for code, row in cells.items() if (n := row[side])} == expected


@pytest.mark.parametrize(
    ("unit", "field", "value"),
    [
        ("S.PS", "crew", 8),
        ("S.PS", "psychic", 2),
        ("H.R", "psychic", 5),
        ("S.R", "psychic", 4),
        ("S.JS", "psychic", 1),
        ("H.PKS", "psychic", 7),
        ("S.SG", "crew", 0),
    ],
)
def test_numbers_that_the_rulebook_gives_are_marked_as_printed(unit, field, value):
    kind = units.kinds()[unit]
    assert getattr(kind, field) == value
    assert kind.provenance[field].kind is Source.PRINTED


def test_all_other_ratings_are_marked_as_reconstructed_with_their_method():
    rebuilt = [
        (kind.id, field)
        for kind in units.kinds().values()
        for field, source in kind.provenance.items()
        if source.kind is Source.RECONSTRUCTED and len(source.ref) > 20
    ]
    printed = sum(
        source.kind is Source.PRINTED
        for kind in units.kinds().values()
        for source in kind.provenance.values()
    )
    assert len(rebuilt) + printed == 24 * 5
    assert printed == 23 + 3 + 6  # counts, StarGuards free of cost, worked examples
    assert ("H.PKS", "count") in rebuilt


def test_the_positions_on_the_map_are_marked_and_talmaf_alone_is_printed():
    for layout in loader.load_level_map(GAME).layouts.values():
        assert layout.provenance.kind is Source.RECONSTRUCTED
        printed = [p.name for p in layout.places if p.provenance["place"].kind is Source.PRINTED]
        assert printed == ["Talmaf"]


@pytest.mark.parametrize(("table", "count"), [("combat", 20), ("boarding", 13)])
def test_lost_cells_of_a_table_are_listed_one_by_one(table, count):
    found = loader.load_tables(GAME)[table]
    rebuilt = [cell for cell in found.provenance.cells[0].cells if cell[0] != "7"]
    assert len(rebuilt) == count
    assert found.provenance.cells[0].kind is Source.RECONSTRUCTED
    assert all(column in found.cells[row] for row, column in rebuilt)


def test_every_rule_and_ruling_has_its_text():
    texts = loader.load_rule_texts(GAME)
    assert len(texts) == 174
    assert [
        number for number in book.unknown([text.id for text in RULES.rule_texts()]) if number.startswith(GAME)
    ] == []
    assert {text.table for text in texts.values()} - {None} <= set(loader.load_tables(GAME))
    rulings = loader.load_rulings(GAME)
    assert [ruling.id for ruling in rulings] == [f"AMB.a{n:02}" for n in range(1, 53)]
    assert all(number in texts for ruling in rulings for number in ruling.rules)
    assert not [number for number, text in texts.items() if "HW." in text.text or "k = " in text.text]


def test_every_unit_names_rules_that_exist():
    texts = loader.load_rule_texts(GAME)
    assert all(number in texts for kind in units.kinds().values() for number in kind.rules)


def raw(name: str):
    return json.loads((rules_folder(GAME) / name).read_text(encoding="utf-8"))


def test_a_unit_without_a_source_for_a_number_is_refused():
    data = raw("units.json")
    del data["units"][0]["provenance"]["crew"]
    with pytest.raises(ContentError, match=r"a source for count, crew"):
        validated(UnitFile, data, "units.json")


def test_a_unit_given_twice_is_refused():
    data = raw("units.json")
    data["units"].append(data["units"][0])
    with pytest.raises(ContentError, match="only once"):
        validated(UnitFile, data, "units.json")


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda m: m["layouts"]["far-stars"]["places"][0].update(level=9), "levels that exist"),
        (lambda m: m["layouts"]["far-stars"]["places"][0].update(name="Dar Re"), "only once"),
        (lambda m: m["layouts"]["far-stars"]["warp_lines"][0].update(ends=["C01/1", "C01/1"]), "two levels"),
        (lambda m: m["columns"].append({"id": "C18", "q": 0, "r": 0}), "one column at a place"),
        (lambda m: m["columns"].append({"id": "C01", "q": 9, "r": 9}), "each column only once"),
    ],
)
def test_a_map_that_cannot_be_is_refused(change, expected):
    data = raw("map.json")
    change(data)
    with pytest.raises(ContentError, match=expected):
        validated(LevelMap, data, "map.json")


def test_a_player_who_owns_the_game_replaces_numbers_by_his_own(tmp_path):
    folder = tmp_path / "rules" / GAME
    folder.mkdir(parents=True)
    data = raw("units.json")
    mine = next(unit for unit in data["units"] if unit["id"] == "S.SC")
    mine["launched"] = 12
    (folder / "units.json").write_text(json.dumps({**data, "units": [mine]}), encoding="utf-8")
    found = loader.load_units(GAME, user=tmp_path)
    assert found["S.SC"].launched == 12
    assert found["S.SC"].provenance["launched"].kind is Source.HOUSE
    assert found["S.SC"].provenance["energy"] == units.kinds()["S.SC"].provenance["energy"]
    assert found["H.SC"] == units.kinds()["H.SC"]
    assert loader.content_hash(GAME, user=tmp_path) != loader.content_hash(GAME)


# --- the tables as the rules read them


@pytest.mark.rule("holy-war/VI.jump.dispersal")
@pytest.mark.parametrize(("levels", "die"), [(1, 7), (2, 6), (3, 5), (4, 4), (5, 3), (6, 2), (11, 2)])
def test_the_dispersal_table(levels, die):
    assert tables.disperses_from(levels) == die


@pytest.mark.rule("holy-war/VIII.3.weapon")
def test_the_weapon_system_table():
    assert [tables.weapon_of(die) for die in range(1, 7)] == ["LW", "LW", "EW", "EW", "PW", "PW"]


@pytest.mark.rule("holy-war/VIII.5.columns")
@pytest.mark.parametrize(
    ("differential", "column"),
    [
        (-40, "-4 down"),
        (-4, "-4 down"),
        (-3, "-1 to -3"),
        (-1, "-1 to -3"),
        (0, "0"),
        (1, "1 to 3"),
        (3, "1 to 3"),
        (4, "4 to 6"),
        (6, "4 to 6"),
        (7, "7 to 9"),
        (9, "7 to 9"),
        (10, "10 up"),
        (99, "10 up"),
    ],
)
def test_the_column_holds_a_sides_own_differential(differential, column):
    assert tables.combat_column(differential) == column
    assert column in tables.COMBAT_COLUMNS


@pytest.mark.rule("holy-war/VIII.crt")
@pytest.mark.parametrize(
    ("differential", "die", "result"),
    [
        (3, 4, "LW/EW"),
        (8, 3, "PW/EW"),
        (-5, 3, "NE"),
        (0, 3, "DISP"),
        (12, 3, "DE"),
        (5, 2, "DISP"),
        (5, 7, "DE"),
        (-1, 6, "PW"),
    ],
)
def test_the_combat_results_table(differential, die, result):
    assert tables.combat_result(differential, die) == result


@pytest.mark.parametrize(
    ("result", "damage"), [("NE", ()), ("DISP", ()), ("DE", ()), ("PW", ("PW",)), ("LW/EW", ("LW", "EW"))]
)
def test_a_result_damages_the_weapon_systems_that_it_names(result, damage):
    assert tables.damage_of(result) == damage


@pytest.mark.rule("holy-war/VIII.board.odds")
@pytest.mark.parametrize(
    ("strength", "target", "column"),
    [
        (5, 2, "2-1"),
        (7, 1, "5-1 and up"),
        (7, 4, "1-1"),
        (4, 7, "1-2"),
        (3, 7, None),
        (2, 1, "2-1"),
        (1, 0, "5-1 and up"),
        (0, 0, None),
    ],
)
def test_odds_are_rounded_down_to_a_column(strength, target, column):
    assert tables.odds_column(strength, target) == column
    assert column is None or column in tables.ODDS_COLUMNS


@pytest.mark.rule("holy-war/VIII.board.table")
@pytest.mark.parametrize(
    ("column", "die", "captured"),
    [
        ("2-1", 5, True),
        ("3-1", 5, True),
        ("5-1 and up", 2, True),
        ("1-1", 4, False),
        ("1-2", 6, False),
        ("1-2", 7, True),
        ("5-1 and up", 1, False),
    ],
)
def test_the_boarding_table(column, die, captured):
    assert tables.captures(column, die) is captured


@pytest.mark.rule("holy-war/IX.chart")
def test_the_neutrals_chart_gives_no_attempt_one_or_two():
    assert [tables.attempts(standing) for standing in range(-2, 6)] == [0, 0, 0, 1, 1, 1, 2, 2]


def test_a_row_that_a_table_does_not_have_is_an_error_of_the_content():
    with pytest.raises(ContentError):
        tables.word("weapon", "7")
    with pytest.raises(ContentError):
        tables.number("limits", "nothing")
