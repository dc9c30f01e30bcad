import json
import subprocess
import sys
import time
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from engine.content import loader, paths
from engine.content.jsonfile import read_json
from engine.content.models import ShipClass, Source
from engine.content.validation import validated
from tests.helpers.content_files import cut, put, refusal, shipped_ship

SLUGS = sorted(file.stem for file in (paths.rules_folder("sits") / "ships").glob("*-*.json"))


def read_from(data: object) -> ShipClass:
    return validated(ShipClass, data, "ship.json")


def test_twenty_one_classes_are_shipped():
    assert len(SLUGS) == 21
    assert sorted(loader.load_ship_classes()) == SLUGS


@pytest.mark.parametrize("slug", SLUGS)
def test_every_shipped_class_says_where_each_number_comes_from(slug: str):
    ship = loader.load_ship_class(slug)
    for path in ("cost", "scale", "tracks.pivot", "tracks.thrust", "mounts.port.weapons", "sidewalls.port"):
        assert ship.provenance_of(path).ref
        assert ship.provenance_of(path).kind is not Source.HOUSE


@pytest.mark.parametrize("slug", SLUGS)
def test_every_shipped_class_survives_the_way_through_plain_data(slug: str):
    ship = loader.load_ship_class(slug)
    assert read_from(json.loads(json.dumps(ship.plain()))) == ship


def test_the_index_agrees_with_the_ship_files():
    listed = {entry.slug: entry for entry in loader.list_ship_classes()}
    assert sorted(listed) == SLUGS
    for slug, ship in loader.load_ship_classes().items():
        entry = listed[slug]
        assert (entry.name, entry.nation, entry.nation_code) == (ship.name, ship.nation, ship.nation_code)
        assert (entry.class_type, entry.cost, entry.scale) == (ship.class_type, ship.cost, ship.scale)
        assert entry.complete == ship.complete
        assert not entry.house


def test_listing_the_classes_does_not_import_pydantic():
    script = (
        "import sys\n"
        "from engine.content import loader\n"
        "assert len(loader.list_ship_classes()) == 21\n"
        "assert loader.list_scenarios()\n"
        "assert 'pydantic' not in sys.modules\n"
    )
    root = Path(paths.__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=root, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_one_class_loads_in_five_milliseconds():
    file = paths.rules_folder("sits") / "ships" / "star-knight-ca.json"
    times = []
    for _ in range(10):
        begun = time.perf_counter()
        validated(ShipClass, read_json(file), file)
        times.append(time.perf_counter() - begun)
    assert min(times) < 0.005


def test_a_class_is_read_once():
    assert loader.load_ship_class("sultan-bc") is loader.load_ship_class("sultan-bc")


def test_fractions_are_exact():
    track = loader.load_ship_class("star-knight-ca").mounts.forward.pd
    assert [box.value for box in track.boxes][-2:] == [Fraction(2, 3), Fraction(1, 3)]


def test_a_loaded_class_can_not_be_changed():
    ship = loader.load_ship_class("warrior-ca")
    with pytest.raises(ValidationError):
        ship.cost = 1
    with pytest.raises(TypeError):
        ship.provenance["cost"] = ship.provenance["scale"]  # type: ignore[index]


def test_the_longest_stated_path_gives_the_source():
    ship = loader.load_ship_class("lac-squadron")
    assert ship.provenance_of("mounts.starboard.weapons.0").kind is Source.PRINTED
    assert ship.provenance_of("mounts.forward.cm").kind is Source.RECONSTRUCTED


def test_a_path_without_a_source_is_a_key_error():
    with pytest.raises(KeyError):
        loader.load_ship_class("warrior-ca").provenance_of("colour")


@pytest.mark.parametrize(
    ("pointer", "value", "place", "expectation"),
    [
        ("/cost", "93", "/cost", "a whole number"),
        ("/cost", True, "/cost", "a whole number"),
        ("/cost", None, "/cost", "a whole number"),
        ("/cost", -1, "/cost", "a number of at least 0"),
        ("/cost", 10**12, "/cost", "a number of at most 1000000"),
        ("/complete", 1, "/complete", "true or false"),
        ("/name", "", "/name", "text of at least 1 characters"),
        ("/name", 5, "/name", "text"),
        ("/name", "x" * 200, "/name", "text of at most 120 characters"),
        ("/name", "\ud800", "/name", "text without broken characters"),
        ("/schema", "holotank-ship/2", "/schema", "'holotank-ship/1'"),
        ("/colour", "red", "/colour", "no field of this name"),
        ("/tracks/pivot/colour", "red", "/tracks/pivot/colour", "no field of this name"),
        ("/mounts/port", [], "/mounts/port", "an object"),
        ("/tracks/roll/boxes", {}, "/tracks/roll/boxes", "a list"),
        ("/tracks/roll/boxes/0/shape", "oval", "/tracks/roll/boxes/0/shape", "'octagon' or 'star'"),
        ("/tracks/roll/boxes/0/value", "1/0", "/tracks/roll/boxes/0/value", "a fraction"),
        ("/tracks/roll/boxes/0/value", "x", "/tracks/roll/boxes/0/value", "a fraction"),
        ("/tracks/roll/boxes/0/value", True, "/tracks/roll/boxes/0/value", "a whole number"),
        ("/tracks/pivot/delays", [1], "/tracks/pivot", "as many delays as pivot boxes"),
        ("/tracks/hull/rows", [1, 2], "/tracks/hull", "rows that add up to"),
        ("/tracks/hull/wrenches", 99, "/tracks/hull", "wrenches, the number of boxes so marked"),
        ("/hit_location/columns", [2, 3], "/hit_location", "2 cells in row"),
        ("/mounts/port/arcs/grey/0", "G y", "/mounts/port/arcs/grey/0", "text of the form"),
        ("/provenance/cost/kind", "rumour", "/provenance/cost/kind", "'reconstructed'"),
        ("/range_bands/0/salvoes", ["soon"], "/range_bands/0/salvoes/0", "'early', 'middle' or 'late'"),
    ],
)
def test_a_wrong_value_is_refused_with_place_and_expectation(
    pointer: str, value: object, place: str, expectation: str
):
    data = shipped_ship()
    put(data, pointer, value)
    error = refusal(lambda: read_from(data))
    assert (error.file, error.place) == ("ship.json", place)
    assert expectation in error.expectation


@pytest.mark.parametrize("pointer", ["/cost", "/tracks/si", "/mounts/aft/arcs", "/officers/ENG/elite"])
def test_a_missing_field_is_named(pointer: str):
    data = shipped_ship()
    cut(data, pointer)
    error = refusal(lambda: read_from(data))
    assert error.place == pointer
    assert f"the field '{pointer.rpartition('/')[2]}'" in error.expectation


def test_a_number_without_a_source_is_refused():
    data = shipped_ship()
    cut(data, "/provenance/cost")
    assert refusal(lambda: read_from(data)).expectation == 'an entry "cost" in "provenance"'


@pytest.mark.parametrize("data", [[], None, "ship", 5, {}])
def test_a_file_of_another_kind_is_refused(data: object):
    assert refusal(lambda: read_from(data)).file == "ship.json"


def test_further_wrong_places_are_counted():
    data = shipped_ship()
    put(data, "/cost", "a")
    put(data, "/scale", "b")
    assert refusal(lambda: read_from(data)).expectation == "a whole number (1 more place is wrong)"


@pytest.mark.parametrize("slug", ["../secret", "a/b", "", "x" * 100, "UPPER", "a.b", "\0", "é"])
def test_a_name_that_is_no_slug_is_refused(slug: str):
    assert "lower-case letters" in refusal(lambda: loader.load_ship_class(slug)).expectation


def test_an_unknown_class_is_refused():
    assert refusal(lambda: loader.load_ship_class("no-such-ship")).expectation == "a file that exists"


@pytest.mark.parametrize(
    ("spoil", "place"),
    [
        (lambda data: put(data, "/ships", {}), "/ships"),
        (lambda data: put(data, "/ships/1", 5), "/ships/1"),
        (lambda data: put(data, "/ships/1/cost", True), "/ships/1/cost"),
        (lambda data: cut(data, "/ships/2/name"), "/ships/2/name"),
    ],
)
def test_a_broken_index_is_refused(
    spoil: Callable[[Any], None], place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    data = read_json(paths.rules_folder("sits") / "ships" / "index.json")
    spoil(data)
    (tmp_path / "sits" / "ships").mkdir(parents=True)
    (tmp_path / "sits" / "ships" / "index.json").write_text(json.dumps(data), encoding="utf-8")
    monkeypatch.setattr(paths, "rules_root", lambda: tmp_path)
    loader.forget()
    try:
        assert refusal(loader.list_ship_classes).place == place
    finally:
        loader.forget()
