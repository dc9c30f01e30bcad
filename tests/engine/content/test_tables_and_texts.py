import json
from pathlib import Path

import pytest

from engine.content import loader, paths
from engine.content.jsonfile import read_json
from engine.content.models import RuleTextFile, RulingFile, Source, TableFile
from engine.content.validation import validated
from tests.helpers.content_files import cut, put, refusal, shipped_tables

ROOT = Path(paths.__file__).parents[2]
FOLDERS = (ROOT / "resources" / "rules", ROOT / "scenarios")
SHIPPED = sorted(file for root in FOLDERS for file in root.rglob("*.json") if file.name != "proof.json")
"""All but the summaries of passing tests, which hold nothing of a game."""


def plain_file(name: str) -> object:
    return read_json(paths.rules_folder("sits") / name)


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)
def test_every_shipped_file_states_provenance(file: Path):
    assert '"provenance"' in file.read_text(encoding="utf-8")


def test_every_table_states_its_source():
    for name, table in loader.load_tables().items():
        stated = table.provenance.default if table.provenance.kind is Source.MIXED else table.provenance.kind
        assert stated is not None, name
        assert table.provenance.ref or table.provenance.default_ref, name


def test_cells_are_read_only():
    cells = loader.load_tables()["dice_2d10minus"].cells
    with pytest.raises(TypeError):
        cells["0"] = 11  # type: ignore[index, call-overload]


def test_the_odds_of_2d10_minus_are_all_hundred_throws():
    cells = loader.load_tables()["dice_2d10minus"].cells
    assert sum(dict(cells).values()) == 100  # type: ignore[arg-type]


def test_the_map_sheet_is_marked_as_assumed():
    sheet = loader.load_tables()["map_sheet"]
    assert sheet.provenance.default is Source.RECONSTRUCTED
    assert (sheet.cells["columns"], sheet.cells["rows"]) == (22, 17)  # type: ignore[index, call-overload]


@pytest.mark.parametrize(
    ("pointer", "value", "place"),
    [
        ("/version", 2, "/version"),
        ("/tables/rings/provenance", "printed", "/tables/rings/provenance"),
        ("/tables/rings/provenance", {"kind": "printed"}, "/tables/rings/provenance"),
        ("/tables/rings/provenance", {"kind": "mixed", "ref": "x"}, "/tables/rings/provenance"),
        ("/tables/rings/cells", 1.5, "/tables/rings/cells"),
        ("/tables/rings/axes", ["ring"], "/tables/rings/axes"),
        ("/tables/rings/rule", "rule 5", "/tables/rings/rule"),
    ],
)
def test_a_wrong_table_is_refused(pointer: str, value: object, place: str):
    data = shipped_tables()
    put(data, pointer, value)
    assert refusal(lambda: validated(TableFile, data, "tables.json")).place == place


def test_there_is_a_text_for_each_of_the_556_rules():
    texts = loader.load_rule_texts()
    assert len(texts) == 556
    assert texts["B2.22"].title == "How far in one turn"
    assert set(loader.load_chapters()) == {text.chapter for text in texts.values()}


def test_rule_texts_point_to_tables_that_exist():
    tables = loader.load_tables()
    named = {text.table for text in loader.load_rule_texts().values() if text.table}
    assert named <= set(tables)
    assert loader.load_rule_texts()["C1.14"].table == "ralt"


def test_rule_texts_are_short_enough_for_the_panel():
    assert max(len(text.text) for text in loader.load_rule_texts().values()) < 500


def test_a_link_to_no_rule_is_refused():
    data = plain_file("rules.json")
    put(data, "/rules/B2.22/see", ["B9.9"])
    error = refusal(lambda: validated(RuleTextFile, data, "rules.json"))
    assert "B2.22, not B9.9" in error.expectation


def test_a_rule_of_no_chapter_is_refused():
    data = plain_file("rules.json")
    put(data, "/rules/B2.22/chapter", "Q7")
    assert "not Q7" in refusal(lambda: validated(RuleTextFile, data, "rules.json")).expectation


def test_an_empty_rule_text_is_refused():
    data = plain_file("rules.json")
    put(data, "/rules/B2.22/text", "")
    assert refusal(lambda: validated(RuleTextFile, data, "rules.json")).place == "/rules/B2.22/text"


def test_every_ruling_is_about_rules_that_exist():
    texts = loader.load_rule_texts()
    for ruling in loader.load_rulings():
        assert set(ruling.rules) <= set(texts), ruling.id
        assert ruling.alternatives, ruling.id


def test_rulings_with_an_option_name_it():
    options = {ruling.id: ruling.option for ruling in loader.load_rulings() if ruling.option}
    assert options == {
        "AMB.midpoint": "midpoint",
        "AMB.stack-enemy": "stacking",
        "AMB.mounts": "salvoes_per_ship",
    }


def test_a_ruling_given_twice_is_refused():
    data = plain_file("rulings.json")
    put(data, "/rulings/1/id", "AMB.stack-enemy")
    assert "only once" in refusal(lambda: validated(RulingFile, data, "rulings.json")).expectation


def test_a_ruling_without_a_reason_is_refused():
    data = plain_file("rulings.json")
    cut(data, "/rulings/0/why")
    assert refusal(lambda: validated(RulingFile, data, "rulings.json")).place == "/rulings/0/why"


def test_the_content_hash_changes_with_the_content(tmp_path: Path):
    assert len(loader.content_hash()) == 16
    (tmp_path / "rules" / "sits").mkdir(parents=True)
    tables = shipped_tables()
    put(tables, "/tables/rings/title", "Rings of the house")
    (tmp_path / "rules" / "sits" / "tables.json").write_text(json.dumps(tables), encoding="utf-8")
    assert loader.content_hash(user=tmp_path) != loader.content_hash()
