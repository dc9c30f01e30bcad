"""Worked figures of C2: which salvoes a range allows, and the range, MQL and damage of a column."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.rulesets.sits.c2_bands import base_mql, reach, salvoes_at
from engine.rulesets.sits.c2_card import salvo_card
from engine.rulesets.sits.c2_launch import draft_salvo
from engine.rulesets.sits.state import SitsState
from tests.helpers.sits import GREEN, Table, a_ship
from tests.helpers.sits_launch import launch

EXAMPLES = json.loads(Path("tests/data/sits/combat_c2_examples.json").read_text(encoding="utf-8"))
FIGURES = ("range", "mql", "damage")


def apart(ship_class: str, h: int, v: int) -> SitsState:
    """Two ships that do not move, so many hexes and levels apart through D, broadside on."""
    table = Table(
        a_ship("Ship", ship_class=ship_class, hex="5,0", forward="B/C y"),
        a_ship("Foe", side="Red", hex=f"5,{h}", level=v, forward="D y"),
    )
    table.fly()
    return table.state


def proven(example: dict[str, Any]) -> Any:
    return pytest.param(example, id=example["id"], marks=pytest.mark.rule(example["rule"]))


@pytest.mark.parametrize("example", [proven(e) for e in EXAMPLES if "salvoes" in e["expect"]])
def test_the_eot_range_tells_which_salvoes_there_are(example: dict[str, Any]):
    given = example["given"]
    card = salvo_card(apart(example["class"], given["h"], given["v"]), GREEN, "ship", "foe")
    assert [column.step for column in card.columns if column.available] == example["expect"]["salvoes"]


@pytest.mark.parametrize("example", [proven(e) for e in EXAMPLES if "salvoes" not in e["expect"]])
def test_a_column_takes_the_figures_of_its_own_range(example: dict[str, Any]):
    given = example["given"]
    state = apart(example["class"], given["h"], given["v"])
    salvo = draft_salvo(state, GREEN, launch("starboard", given["step"]))
    assert salvo is not None
    found = {name: getattr(salvo, name) for name in FIGURES if name in example["expect"]}
    assert found == example["expect"]


@pytest.mark.rule("sits/A2.66")
def test_a_class_without_missiles_has_no_bands():
    assert salvoes_at("large-freighter-ms", 0) == ()
    assert reach("large-freighter-ms") == -1
    with pytest.raises(ValueError, match="no range bands"):
        base_mql("large-freighter-ms", 1)
