from pathlib import Path

import pytest

from engine.content import loader, paths
from engine.content.models import Source
from tests.helpers.content_files import cut, put, refusal, shipped_ship, shipped_tables, written


@pytest.fixture(autouse=True)
def _fresh():
    loader.forget()
    yield
    loader.forget()


def ships(user: Path) -> Path:
    return user / "rules" / "sits" / "ships"


def test_a_corrected_class_replaces_the_shipped_one(tmp_path: Path):
    data = shipped_ship()
    put(data, "/tracks/pivot/boxes/0/value", 6)
    written(ships(tmp_path) / "warrior-ca.json", data)
    assert loader.load_ship_class("warrior-ca", user=tmp_path).tracks.pivot.boxes[0].value == 6
    assert loader.load_ship_class("warrior-ca").tracks.pivot.boxes[0].value == 5


def test_what_was_corrected_is_marked_as_house_and_nothing_else(tmp_path: Path):
    data = shipped_ship()
    put(data, "/tracks/pivot/boxes/0/value", 6)
    put(data, "/cost", 94)
    written(ships(tmp_path) / "warrior-ca.json", data)
    ship = loader.load_ship_class("warrior-ca", user=tmp_path)
    kinds = {path: ship.provenance_of(path).kind for path in ("tracks.pivot", "cost", "tracks.roll", "scale")}
    assert kinds["tracks.pivot"] is kinds["cost"] is Source.HOUSE
    assert Source.HOUSE not in (kinds["tracks.roll"], kinds["scale"])


def test_a_house_file_can_not_claim_to_be_printed(tmp_path: Path):
    data = shipped_ship()
    put(data, "/cost", 94)
    put(data, "/provenance/cost", {"kind": "printed", "ref": "trust me"})
    written(ships(tmp_path) / "warrior-ca.json", data)
    assert loader.load_ship_class("warrior-ca", user=tmp_path).provenance_of("cost").kind is Source.HOUSE


def test_a_class_of_ones_own_joins_the_list_and_is_all_house(tmp_path: Path):
    data = {**shipped_ship(), "slug": "home-made", "name": "Home Made"}
    cut(data, "/provenance")
    written(ships(tmp_path) / "home-made.json", data)
    entry = loader.list_ship_classes(user=tmp_path)[-1]
    assert (entry.slug, entry.name, entry.house) == ("home-made", "Home Made", True)
    ship = loader.load_ship_class("home-made", user=tmp_path)
    assert {source.kind for source in ship.provenance.values()} == {Source.HOUSE}


def test_a_house_class_is_validated_like_a_shipped_one(tmp_path: Path):
    data = shipped_ship()
    put(data, "/cost", "cheap")
    file = written(ships(tmp_path) / "warrior-ca.json", data)
    error = refusal(lambda: loader.load_ship_class("warrior-ca", user=tmp_path))
    assert (error.file, error.place) == (str(file)[:160], "/cost")


def test_a_house_class_under_another_name_is_refused(tmp_path: Path):
    written(ships(tmp_path) / "other.json", shipped_ship())
    error = refusal(lambda: loader.load_ship_class("other", user=tmp_path))
    assert (error.place, error.expectation) == ("/slug", "'other', the name of the file")


def test_a_house_table_replaces_the_shipped_one_as_house(tmp_path: Path):
    data = shipped_tables()
    data["tables"] = {"map_sheet": data["tables"]["map_sheet"]}
    put(data, "/tables/map_sheet/cells/columns", 30)
    written(tmp_path / "rules" / "sits" / "tables.json", data)
    tables = loader.load_tables(user=tmp_path)
    assert tables["map_sheet"].provenance.kind is Source.HOUSE
    assert tables["map_sheet"].cells["columns"] == 30  # type: ignore[index, call-overload]
    assert tables["ralt"].provenance.kind is not Source.HOUSE


def test_a_broken_house_table_file_is_refused(tmp_path: Path):
    (tmp_path / "rules" / "sits").mkdir(parents=True)
    (tmp_path / "rules" / "sits" / "tables.json").write_text("{", encoding="utf-8")
    assert "line 1" in refusal(lambda: loader.load_tables(user=tmp_path)).place


def test_an_empty_user_folder_changes_nothing(tmp_path: Path):
    assert loader.list_ship_classes(user=tmp_path / "none") == loader.list_ship_classes()
    assert loader.content_hash(user=tmp_path / "none") == loader.content_hash()


def test_reading_house_data_writes_nothing(tmp_path: Path):
    file = written(ships(tmp_path) / "warrior-ca.json", shipped_ship())
    before = file.read_bytes(), sorted(tmp_path.rglob("*"))
    loader.load_ship_class("warrior-ca", user=tmp_path)
    loader.list_ship_classes(user=tmp_path)
    assert (file.read_bytes(), sorted(tmp_path.rglob("*"))) == before


def test_shipped_data_lies_in_the_package_when_it_is_bundled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "engine" / "_bundled" / "rules").mkdir(parents=True)
    monkeypatch.setattr(paths, "_ENGINE", tmp_path / "engine")
    paths.rules_root.cache_clear()
    paths.scenarios_root.cache_clear()
    try:
        assert paths.rules_root() == tmp_path / "engine" / "_bundled" / "rules"
        assert paths.scenarios_root() == tmp_path / "scenarios"
    finally:
        monkeypatch.undo()
        paths.rules_root.cache_clear()
        paths.scenarios_root.cache_clear()


@pytest.mark.parametrize("game", ["", "..", "sits/..", "/etc", "SITS"])
def test_a_game_that_is_no_slug_is_refused(game: str):
    assert refusal(lambda: loader.load_tables(game)).place == "the name"


def test_a_game_without_data_is_refused():
    assert refusal(lambda: loader.load_tables("chess")).expectation == "a file that exists"
