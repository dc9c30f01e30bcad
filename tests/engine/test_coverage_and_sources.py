"""Rule coverage and the sources of numbers, out of the shipped files."""

from __future__ import annotations

import json

import pytest

from engine.content import loader, paths
from engine.content.proof import load_proof
from engine.coverage import Standing, coverage
from engine.sources import unprinted
from tools.rule_proof import overclaimed, summary

GAMES = ("sits", "star-control")


@pytest.fixture
def toy_game(tmp_path, monkeypatch):
    """A folder of rules data of one small game."""
    folder = tmp_path / "toy"
    folder.mkdir()
    monkeypatch.setattr(paths, "rules_root", lambda: tmp_path)
    loader.forget()
    load_proof.cache_clear()
    yield folder
    loader.forget()
    load_proof.cache_clear()


def text(kind: str) -> dict[str, object]:
    return {
        "title": "A rule",
        "text": "What it says in a few words.",
        "kind": kind,
        "module": "core",
        "chapter": "A",
        "see": [],
        "table": None,
        "provenance": {"kind": "printed", "ref": "book"},
    }


def ruling(number: str) -> dict[str, object]:
    return {
        "id": "AMB.a",
        "rules": [number],
        "question": "What?",
        "ruling": "This.",
        "why": "So.",
        "alternatives": [],
        "option": None,
    }


def write(folder, name: str, **parts) -> None:
    kind = {"rules": "holotank-rules", "rulings": "holotank-rulings", "proof": "holotank-proof"}[name]
    whole = {"format": kind, "version": 1, "game": "toy", **parts}
    (folder / f"{name}.json").write_text(json.dumps(whole), "utf-8")


def write_rules(folder) -> None:
    rules = {"A1": text("mechanic"), "A2": text("mechanic"), "A3": text("mechanic"), "A4": text("note")}
    write(folder, "rules", chapters={"A": "Chapter"}, rules=rules)
    write(folder, "rulings", provenance={"kind": "house", "ref": "us"}, rulings=[ruling("A2")])


def test_a_rule_is_implemented_a_ruling_a_gap_or_a_text(toy_game):
    write_rules(toy_game)
    write(toy_game, "proof", about="a run", rules={"A1": {"count": 2, "tests": ["t.py::test_it"]}})
    assert [each.standing for each in coverage("toy")] == [
        Standing.IMPLEMENTED,
        Standing.RULING,
        Standing.GAP,
        Standing.TEXT,
    ]


def test_without_a_summary_of_the_tests_nothing_is_called_implemented(toy_game):
    write_rules(toy_game)
    assert Standing.IMPLEMENTED not in {each.standing for each in coverage("toy")}


def test_a_broken_summary_is_a_sentence_with_the_files_name(toy_game):
    write_rules(toy_game)
    write(toy_game, "proof", about="a run", rules={"A1": {"count": 0, "tests": []}})
    with pytest.raises(loader.ContentError, match=r"proof\.json"):
        coverage("toy")


def test_all_but_printed_numbers_are_listed_with_their_method(toy_game):
    parts = {
        "name": "Ship",
        "speed": 4,
        "cost": 7,
        "tracks": {"hull": [{"value": 3, "shape": "square"}]},
        "provenance": {
            "speed": {"kind": "reconstructed", "ref": "twice the other one", "note": "a guess"},
            "cost": {"kind": "printed", "ref": "book"},
            "tracks.hull": {"kind": "secondary", "ref": "a list"},
        },
    }
    (toy_game / "ship.json").write_text(json.dumps(parts), "utf-8")
    speed, hull = unprinted("toy")
    assert (speed.where, speed.part, speed.kind, speed.method, speed.note, speed.numbers) == (
        "Ship",
        "speed",
        "reconstructed",
        "twice the other one",
        "a guess",
        "4",
    )
    assert hull.numbers == "[3]"


def test_of_a_mixed_table_the_default_and_the_cells_that_differ_are_told_apart(toy_game):
    table = {
        "title": "Table",
        "rule": "A1",
        "cells": {"1": [1, 2]},
        "provenance": {
            "kind": "mixed",
            "default": "secondary",
            "default_ref": "a list",
            "cells": [
                {"cells": [["1", 1]], "kind": "printed", "ref": "book"},
                {"cells": [["1", 2]], "kind": "house", "ref": "us"},
            ],
        },
    }
    (toy_game / "tables.json").write_text(json.dumps({"tables": {"t": table}}), "utf-8")
    found = [(each.kind, each.part, each.rule) for each in unprinted("toy")]
    assert found == [
        ("secondary", "all but the cells named elsewhere", "A1"),
        ("house", "cells [[1, 2]]", "A1"),
    ]


def test_an_abbreviated_source_is_told_in_full():
    found = [each for each in unprinted("sits") if each.method.startswith("ST ")]
    assert found
    assert all(any(full.startswith("ST: ") for full in each.sources) for each in found)


@pytest.mark.parametrize("game", GAMES)
def test_every_listed_number_of_a_shipped_game_has_a_method(game):
    found = unprinted(game)
    assert found
    assert all(each.method for each in found)
    assert {each.kind for each in found} <= {"secondary", "reconstructed", "house"}


@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_summary_names_rules_of_the_book_only(game):
    assert load_proof(game)
    assert set(load_proof(game)) <= set(loader.load_rule_texts(game))


def test_every_ship_class_states_each_unprinted_number_of_its_file():
    found = {(each.where, each.part) for each in unprinted("sits")}
    for ship in loader.load_ship_classes("sits").values():
        for part, source in ship.provenance.items():
            if source.kind.value != "printed" and part in ("cost", "core_armor", "tracks", "mounts"):
                assert (ship.name, part) in found


def test_the_summary_counts_cases_and_names_functions():
    evidence = {"toy/A1": ["tests/a.py::test_x[1]", "tests/a.py::test_x[2]"], "other/B1": ["tests/b.py::t"]}
    assert summary("toy", evidence)["rules"] == {"A1": {"count": 2, "tests": ["a.py::test_x"]}}


def test_a_summary_that_claims_more_than_the_evidence_is_found_out():
    assert overclaimed({"toy": ["A1", "A2"]}, {"toy/A1": ["t"]}) == ("toy/A2",)
