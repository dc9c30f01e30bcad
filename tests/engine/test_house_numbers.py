"""Numbers of the player's own reach play in every game, change its content hash, and a save tells of them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine import library
from engine.content import loader, paths

ROOT = Path(__file__).resolve().parents[2]


def plain(game: str, name: str):
    return json.loads((paths.rules_folder(game) / name).read_text("utf-8"))


def put(folder: Path, game: str, name: str, data) -> None:
    file = folder / "rules" / game / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(data), "utf-8")


def table(game: str, name: str, change):
    """The table file of a game with one table in it, changed."""
    data = plain(game, "tables.json")
    data["tables"] = {name: data["tables"][name]}
    change(data["tables"][name]["cells"])
    return data


def asked(folder: Path | None, *requests):
    """The answers of a referee of its own process, which reads its numbers once."""
    words = [word for request in requests for word in ("--once", json.dumps(request))]
    house = [] if folder is None else ["--house", str(folder)]
    command = [sys.executable, "-m", "engine.referee", *house, *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return [json.loads(line) for line in done.stdout.splitlines()], done


WAR = {"do": "new", "game": "holy-war", "scenario": "the-war", "seed": 1}


@pytest.fixture
def richer(tmp_path):
    """A house in which the colonies give 17 crew points and a Ranger of the Sunthrowers costs 1."""
    put(
        tmp_path, "holy-war", "tables.json", table("holy-war", "income", lambda c: c.update({"at large": 17}))
    )
    units = plain("holy-war", "units.json")
    units["units"] = [unit for unit in units["units"] if unit["id"] == "S.R"]
    units["units"][0]["crew"] = 1
    put(tmp_path, "holy-war", "units.json", units)
    return tmp_path


def test_numbers_of_ones_own_are_what_the_rules_play_with(richer):
    income = {"do": "ask", "seat": "Sunthrowers", "question": {"kind": "ask_income"}}
    chart = {"do": "ask", "seat": "Sunthrowers", "question": {"kind": "ask_chart"}}
    for folder, base, cost in ((richer, 17, 1), (None, 10, 5)):
        (new, told, types), _ = asked(folder, WAR, income, chart)
        assert new["ok"]
        assert told["answer"]["items"][0] == ["at large", base]
        ranger = next(t for t in types["answer"]["types"] if t["id"] == "S.R")
        assert ranger["ratings"][0][1] == cost


def test_a_save_says_with_which_numbers_it_was_played(richer):
    file = str(richer / "game.hexsave")
    (_, saved), _ = asked(richer, WAR, {"do": "save", "path": file})
    assert saved["ok"]
    header = json.loads(Path(file).read_text("utf-8").splitlines()[0])
    assert header["content"].endswith(loader.HOUSE)
    load = {"do": "load", "path": file}
    (again,), _ = asked(richer, load)
    assert again["notes"] == []
    (shipped,), _ = asked(None, load)
    assert "numbers of the player's own" in shipped["notes"][0]
    assert "goes on with shipped numbers" in shipped["notes"][0]


def test_ships_of_star_control_can_be_replaced_too(tmp_path):
    ships = plain("star-control", "ships.json")
    ships["units"][0]["crew"] += 5
    put(tmp_path, "star-control", "ships.json", ships)
    (before,), _ = asked(None, {"do": "games"})
    assert before["ok"]
    new = {"do": "new", "game": "star-control", "scenario": "fleet-action", "seed": 1}
    file = str(tmp_path / "game.hexsave")
    asked(tmp_path, new, {"do": "save", "path": file})
    assert json.loads(Path(file).read_text("utf-8").splitlines()[0])["content"].endswith(loader.HOUSE)


def test_scenarios_of_ones_own_are_on_the_list(tmp_path):
    data = json.loads((paths.scenarios_folder("holy-war") / "the-war.json").read_text("utf-8"))
    file = tmp_path / "scenarios" / "holy-war" / "mine.json"
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps({**data, "id": "mine", "title": "Mine"}), "utf-8")
    (listed,), _ = asked(tmp_path, {"do": "scenarios", "game": "holy-war"})
    assert "mine" in [scenario["id"] for scenario in listed["scenarios"]]


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda cells: cells.pop("at large"), "/tables/income/cells"),
        (lambda cells: cells.update({"at large": "many"}), "/tables/income/cells/at large"),
    ],
)
def test_a_table_of_another_shape_is_a_sentence_and_nothing_is_played(tmp_path, change, place):
    put(tmp_path, "holy-war", "tables.json", table("holy-war", "income", change))
    _, done = asked(tmp_path, WAR)
    assert done.returncode == 2
    assert f"tables.json: at {place}, expected" in done.stderr


def test_self_play_takes_the_same_folder_and_is_as_particular(tmp_path):
    put(tmp_path, "holy-war", "tables.json", table("holy-war", "income", lambda c: c.pop("emergency")))
    words = [sys.executable, "-m", "engine.selfplay", "holy-war", "--games", "1", "--house", str(tmp_path)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "/tables/income/cells, expected the same entries" in done.stderr


def test_a_result_that_no_table_has_is_refused(tmp_path):
    put(
        tmp_path,
        "holy-war",
        "tables.json",
        table("holy-war", "combat", lambda c: c["1"].update({"0": "ZAP"})),
    )
    _, done = asked(tmp_path, WAR)
    assert "/tables/combat/cells/1/0, expected words of the shipped table" in done.stderr


def test_after_rules_have_been_loaded_the_numbers_stay(tmp_path):
    library.create("holy-war")
    with pytest.raises(RuntimeError, match="before its rules are loaded"):
        library.use_house(tmp_path)
    assert library.use_house(None) == ()


def test_without_house_files_nothing_changes(tmp_path):
    assert loader.content_hash("holy-war", user=tmp_path) == loader.content_hash("holy-war")
    assert loader.house_problems("holy-war") == ()
