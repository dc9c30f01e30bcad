"""The register of games."""

from __future__ import annotations

import sys
import types

import pytest

from engine import library
from tests.helpers.toy import Toy


def test_five_games_are_listed_and_those_without_rules_cannot_be_made():
    assert [game.slug for game in library.games()] == [
        "sits",
        "battlefleet-mars",
        "star-blazers",
        "holy-war",
        "star-control",
    ]
    assert all(game.title and game.printed and game.summary for game in library.games())
    for slug in [game.slug for game in library.games() if not game.available] + ["chess"]:
        with pytest.raises(LookupError):
            library.create(slug)


def test_a_rule_set_is_made_once_by_its_own_module(monkeypatch):
    module = types.ModuleType("toy_rules")
    module.create = Toy
    monkeypatch.setitem(sys.modules, "toy_rules", module)
    entry = library.GameEntry(slug="toy", title="t", printed="p", summary="s", factory="toy_rules")
    monkeypatch.setattr(library, "_GAMES", (entry,))
    monkeypatch.setattr(library, "_made", {})
    assert entry.available
    assert library.create("toy") is library.create("toy")
    assert [scenario["id"] for scenario in library.scenarios("toy")] == ["strip", "long"]
