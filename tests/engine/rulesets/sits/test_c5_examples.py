"""The worked examples of C5, with the readings that the rulings give."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from engine.rulesets.sits.a1_general import rounded
from engine.rulesets.sits.c5_penetration import depth, depth_modifier
from engine.rulesets.sits.c5_systems import cascade_cells
from engine.rulesets.sits.c5_tables import FIRST_COLUMN, grid_of
from engine.rulesets.sits.combat import WeaponKind
from engine.rulesets.sits.combat_events import Penetrations
from engine.rulesets.sits.readiness import weapons
from tests.helpers.sits_damage import Target, a_burst, struck

EXAMPLES = json.loads(Path("tests/data/sits/combat_c5_examples.json").read_text(encoding="utf-8"))


def of_kind(kind: str) -> Any:
    found = [e for e in EXAMPLES if e["kind"] == kind]
    params = [pytest.param(e, id=e["id"], marks=pytest.mark.rule(e["rule"])) for e in found]
    return pytest.mark.parametrize("example", params)


@of_kind("penetration")
def test_a_batch_goes_as_deep_as_the_book_says(example: dict[str, Any]):
    given, expect = example["given"], example["expect"]
    edge = given["edge"]
    target = Target(
        given["class"], marked={f"sidewalls.{edge}": given["walls_lost"]} if edge == "port" else {}
    )
    assert depth_modifier(target.ship, given["damage"], edge) == expect["modifier"]
    placed = sum(found >= 1 for found in expect["depths"])
    target.volley(
        a_burst(len(given["rolls"]), given["damage"], edge=edge),
        C5_211=given["rolls"],
        C5_23=[11] * placed,
        C5_411=[0] * 20,
        C5_433=[0] * 20,
    )
    (batch,) = [event for event in target.events if isinstance(event, Penetrations)]
    assert [hit.depth for hit in batch.hits] == expect["depths"]
    assert batch.deflected == expect["deflected"]
    zeros = target.boxes_events()
    walls = sum(event.boxes for event in zeros if event.track.startswith("sidewalls"))
    assert walls == expect["walls"]
    assert sum(event.boxes for event in zeros if event.track == "si") == expect.get("si", 0)


@of_kind("walk")
def test_a_hit_strikes_what_the_book_says(example: dict[str, Any]):
    given, expect = example["given"], example["expect"]
    target = Target(given["class"])
    steps = target.hit(
        given["edge"],
        given["location"],
        given["depth"],
        weapon=WeaponKind(given["weapon"]),
        **{rule.replace(".", "_"): values for rule, values in given["rolls"].items()},
    )
    assert {line: struck(steps, int(line)) for line in expect["lines"]} == expect["lines"]
    assert target.lost == expect["lost"]
    for outcome in ("stopped", "left"):
        ended = {str(step.line): step.depth_left for step in steps if step.outcome == outcome}
        assert ended == expect.get(outcome, {})


@of_kind("beam")
def test_a_beam_from_astern_counts_the_hammerhead(example: dict[str, Any]):
    given, expect = example["given"], example["expect"]
    target = Target(given["class"])
    (graser,) = [w for _, w in weapons(given["class"], "port") if w.label == given["weapon"]]
    nearer = rounded(Fraction(given["range"], 2), more_is_better=False)
    damage = graser.damage_by_range[str(nearer)]
    assert (nearer, damage) == (expect["adjusted_range"], expect["damage"])
    modifier = depth_modifier(target.ship, damage, given["edge"])
    assert modifier == expect["modifier"]
    assert depth(WeaponKind.GRASER, 0, modifier) == expect["modifier"]


@of_kind("span")
def test_a_wide_hit_lies_across_the_place_rolled(example: dict[str, Any]):
    given = example["given"]
    grid = grid_of(given["class"])
    assert grid is not None
    lines = grid.span(given["edge"], given["location"], given["span"])
    assert sorted(line + FIRST_COLUMN for line in lines) == example["expect"]["columns"]


@of_kind("core")
def test_the_end_columns_have_no_core(example: dict[str, Any]):
    given = example["given"]
    codes = [cell.code for column in given["columns"] for cell in cascade_cells(given["class"], column)]
    assert codes == example["expect"]["codes"]
