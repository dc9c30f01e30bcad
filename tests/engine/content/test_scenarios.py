from pathlib import Path

import pytest

from engine.content import loader
from engine.content.models import Corner, Scenario
from tests.helpers.content_files import cut, put, refusal, shipped_scenario, written

SHIPPED = {
    "first-flight": 2,
    "simple-setup-duel": 2,
    "pass-in-review": 6,
    "thirty-ships": 30,
    "princess-carol": 2,
    "valiant": 2,
    "dulcinea": 2,
    "destroyer-duel": 2,
    "cruiser-and-battlecruiser": 2,
    "superdreadnought": 3,
    "line-of-battle": 16,
    "defence-lesson": 3,
    "damage-lesson": 2,
    "raking-lesson": 2,
}


def parsed(data: object) -> Scenario:
    return loader.parse_scenario(data, "scenario.json")


def named(name: str) -> Scenario:
    return next(scenario for scenario in loader.load_scenarios() if scenario.id == name)


def test_fourteen_scenarios_are_shipped():
    assert {scenario.id: len(scenario.ships) for scenario in loader.load_scenarios()} == SHIPPED


def test_the_list_shows_titles_and_no_problem():
    listed = loader.list_scenarios()
    assert {entry.id for entry in listed} == set(SHIPPED)
    assert all(entry.title and entry.summary and not entry.problem for entry in listed)


@pytest.mark.parametrize("name", SHIPPED)
def test_every_ship_of_a_scenario_has_a_class_and_boxes_for_its_marks(name: str):
    for ship in named(name).ships:
        assert loader.load_ship_class(ship.class_).slug == ship.class_


@pytest.mark.parametrize("name", SHIPPED)
def test_a_scenario_survives_the_way_through_a_save(name: str):
    scenario = named(name)
    assert parsed(loader.scenario_data(scenario)) == scenario


@pytest.mark.rule("sits/D2.12")
def test_the_simple_setup_has_two_maps_opposite_corners_and_twelve_levels_between_the_sides():
    scenario = named("simple-setup-duel")
    green, red = scenario.sides
    assert (len(scenario.map.maps), scenario.map.arrangement) == (2, "square")
    assert (green.corner, red.corner) == (Corner.BOTTOM_LEFT, Corner.TOP_RIGHT)
    assert abs(green.altitude - red.altitude) == 12
    assert scenario.deploy is not None
    assert (scenario.deploy.radius, scenario.deploy.max_speed) == (5, 5)
    assert all(ship.placed is None for ship in scenario.ships)


def test_the_worked_turns_start_as_the_book_has_them():
    starts = {}
    for name in ("princess-carol", "valiant", "dulcinea"):
        placed = named(name).ships[0].placed
        assert placed is not None
        starts[name] = (placed.forward, placed.roll, dict(placed.vectors))
    assert starts == {
        "princess-carol": ("B y", 2, {"B": 7, "+": 2}),
        "valiant": ("C bu", 0, {"C": 4, "D": 2}),
        "dulcinea": ("B/C y", 0, {"+": 1, "F": 2, "E": 1}),
    }


@pytest.mark.rule("sits/D2.111")
def test_corners_are_the_first_and_last_hexes_of_the_joined_sheets():
    area = named("first-flight").map
    assert area.corner(Corner.TOP_LEFT) == (0, 0)
    assert area.corner(Corner.BOTTOM_LEFT) == (0, 33)
    assert area.corner(Corner.TOP_RIGHT) == (21, -10)
    assert area.corner(Corner.BOTTOM_RIGHT) == (21, 23)
    assert all(area.holds(*area.corner(corner)) for corner in Corner)


@pytest.mark.rule("sits/D2.11")
@pytest.mark.parametrize("hexes", ["large", "small"])
def test_a_scenario_says_which_side_of_the_map_is_up(hexes: str):
    data = shipped_scenario()
    put(data, "/map/hexes", hexes)
    assert parsed(data).map.hexes == hexes


@pytest.mark.rule("sits/D2.112")
def test_the_sides_are_green_and_red():
    data = shipped_scenario()
    assert {side.id for side in parsed(data).sides} == {"Green", "Red"}
    put(data, "/sides/0/id", "Blue")
    assert refusal(lambda: parsed(data)).place == "/sides/0/id"


@pytest.mark.parametrize(
    ("pointer", "value", "place", "expectation"),
    [
        ("/format", "hexsave", "/format", "'holotank-scenario'"),
        ("/version", 2, "/version", "1"),
        ("/ships", [], "/ships", "a list of at least 1 entries"),
        ("/sides/1/id", "Green", "/", "two different sides"),
        ("/ships/1/id", "osprey", "/", "ship osprey with an id and a number of its own"),
        ("/ships/0/placed/forward", "A purple", "/ships/0/placed/forward", "text of the form"),
        ("/ships/0/placed/forward", "A/B gu", "/ships/0/placed/forward", "text of the form"),
        ("/ships/0/placed/roll", 12, "/ships/0/placed/roll", "a number of at most 11"),
        ("/ships/0/placed/vectors", {"G": 1}, "/ships/0/placed/vectors/G", "'A', 'B'"),
        ("/ships/0/placed/vectors", {"A": -1}, "/ships/0/placed/vectors/A", "at least 0"),
        ("/ships/0/placed/hex", "6;23", "/ships/0/placed/hex", "text of the form"),
        ("/ships/0/placed/hex", "90,90", "/", "ship osprey on the map, not in hex 90,90"),
        ("/ships/0/placed/level", 10**6, "/ships/0/placed/level", "a number of at most 999"),
        ("/ships/0/placed", None, "/", "osprey is not placed"),
        ("/ships/0/officers", {"COOK": "elite"}, "/ships/0/officers/COOK", "'TAC'"),
        ("/ships/0/officers", {"HELM": "superb"}, "/ships/0/officers/HELM", "'elite'"),
        ("/ships/0/marked", {"pivot": "one"}, "/ships/0/marked/pivot", "a whole number"),
        ("/ships/0/marked", {"../x": 1}, "/ships/0/marked/..~1x", "text of the form"),
        ("/ships/0/class", "../../x", "/ships/0/class", "text of the form"),
        ("/options/midpoint", "up", "/options/midpoint", "'rule' or 'illustrated'"),
        ("/options/cheat", True, "/options/cheat", "no field of this name"),
        ("/map/rows", 35, "/map", "sheets that fill 22 columns and 35 rows"),
        ("/map/maps/1/id", "blue", "/map", "a different id for every map sheet"),
        ("/map/columns", 10**9, "/map/columns", "a number of at most 400"),
    ],
)
def test_a_wrong_scenario_is_refused_with_place_and_expectation(
    pointer: str, value: object, place: str, expectation: str
):
    data = shipped_scenario()
    put(data, pointer, value)
    error = refusal(lambda: parsed(data))
    assert error.place == place
    assert expectation in error.expectation


@pytest.mark.rule("sits/INT.stacking-limit")
def test_two_ships_in_one_place_are_refused():
    data = shipped_scenario()
    put(data, "/ships/1/placed/hex", data["ships"][0]["placed"]["hex"])
    error = refusal(lambda: parsed(data))
    assert error.expectation == "one ship in hex 6,23 at level 0 (INT.stacking-limit)"


@pytest.mark.rule("sits/INT.stacking-option")
def test_two_ships_in_one_place_are_welcome_when_agreed():
    data = shipped_scenario()
    put(data, "/ships/1/placed/hex", data["ships"][0]["placed"]["hex"])
    put(data, "/options/stacking", "unlimited")
    assert len({ship.placed.hex for ship in parsed(data).ships if ship.placed}) == 1


def test_two_ships_above_each_other_are_welcome():
    data = shipped_scenario()
    put(data, "/ships/1/placed/hex", data["ships"][0]["placed"]["hex"])
    put(data, "/ships/1/placed/level", 1)
    assert len(parsed(data).ships) == 2


@pytest.mark.parametrize("data", [None, [], 3, "x", {"format": "holotank-scenario"}])
def test_something_else_is_refused(data: object):
    assert refusal(lambda: parsed(data)).file == "scenario.json"


def test_a_scenario_without_options_gets_the_defaults():
    data = shipped_scenario()
    cut(data, "/options")
    assert parsed(data).options.midpoint == "rule"


def test_a_flood_of_wrong_ships_is_refused():
    data = shipped_scenario()
    put(data, "/ships", [{}] * 60_000)
    assert refusal(lambda: parsed(data)).expectation == "at most 50,000 values"


def test_a_broken_house_scenario_is_listed_with_its_problem(tmp_path: Path):
    folder = tmp_path / "scenarios" / "sits"
    written(folder / "mine.json", {**shipped_scenario(), "id": "mine", "title": "Mine"})
    (folder / "torn.json").write_text('{"title": "To', encoding="utf-8")
    written(folder / "untitled.json", [1])
    house = {entry.id: entry for entry in loader.list_scenarios(user=tmp_path) if entry.house}
    assert house["mine"].problem == ""
    assert "line 1, column 11" in house["torn"].problem
    assert "/title" in house["untitled"].problem


def test_a_scenario_is_read_from_any_file(tmp_path: Path):
    file = written(tmp_path / "copy.json", shipped_scenario())
    assert loader.load_scenario(file).id == "first-flight"
