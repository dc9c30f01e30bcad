"""The catalogue's worked examples of missile defence, in the readings that we follow."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from engine.core.ids import PieceId
from engine.mechanics.avid import Window
from engine.mechanics.bearing import shoot
from engine.mechanics.hexgrid import Hex
from engine.mechanics.hexlevels import Place
from engine.rulesets.sits.c4_layers import Battery, Defences, Flight, active_layer, ecm_layer
from engine.rulesets.sits.c4_situation import lent_at
from engine.rulesets.sits.c4_tables import canisters_each, ecm_reading
from tests.helpers.sits_salvoes import Attack, a_salvo, friend, rolls

EXAMPLES = json.loads((Path(__file__).parents[3] / "data/sits/combat_c4_examples.json").read_text())
CHECKS: dict[str, Any] = {}


def example(*ids: str):
    def register(function: Any) -> Any:
        CHECKS.update(dict.fromkeys(ids, function))
        return function

    return register


def flight(given: dict[str, Any]) -> tuple[Flight]:
    return (Flight("a", given["mql"], 16, False, given["missiles"]),)


@example("E.number-words")
def _(given: dict[str, Any], patch: pytest.MonkeyPatch) -> dict[str, Any]:
    bare = {"ecm": 3, "starboard.decoys": 6, "starboard.cm": 8, "starboard.pd": 8}
    salvo = a_salvo(given["missiles"], damage=given["damage"], mql=-9)
    battle = Attack(patch, salvo, sirius={"marked": bare})
    battle.begin()
    (burst,) = battle.volleys[0].bursts
    assert burst.label == "7 laser heads of Raider (middle)"
    return {"hits": burst.count, "damage_each": burst.damage}


@example("E.c4.ecm")
def _(given: dict[str, Any], _patch: pytest.MonkeyPatch) -> dict[str, Any]:
    defences = Defences(given["ecm"], given["wedge"], (), ())
    (before,) = ecm_layer(flight(given), defences, given["roll"]).lines
    (line,) = ecm_layer(flight(given), defences, given["roll"], given["decoy_shift"]).lines
    assert before.kills == line.kills - 3
    return {
        "column_before_decoy": before.reading.column,
        "column": line.reading.column,
        "kills_20": line.reading.cells[0].value,
        "kills_3": line.reading.cells[1].value,
        "kills": line.kills,
        "left": given["missiles"] - line.kills,
    }


@example("E.c4.split")
def _(given: dict[str, Any], _patch: pytest.MonkeyPatch) -> dict[str, Any]:
    reading = ecm_reading(given["missiles"], given["column"])
    return {
        "rows": [str(cell.row) for cell in reading.cells],
        "kills": reading.kills,
        "left": given["missiles"] - reading.kills,
    }


@example("E.c4.cm", "E.c4.pd")
def _(given: dict[str, Any], _patch: pytest.MonkeyPatch) -> dict[str, Any]:
    array = Battery(PieceId("sirius"), "Sirius", "starboard", Fraction(given["probable_kills"]), 0)
    defences = Defences(None, False, (array,), (array,))
    shown = rolls(given["roll"])[0]
    done = {layer: active_layer(layer, flight(given), defences, lambda _: shown) for layer in ("CM", "PD")}
    assert done["CM"] == done["PD"]
    return {
        "column": done["CM"].shots[0].reading.column,
        "kills": done["CM"].kills,
        "left": given["missiles"] - done["CM"].kills,
    }


def friends_at(range_: int, patch: pytest.MonkeyPatch) -> list[tuple[tuple[Window, ...], Any]]:
    """Every place at a range with the windows in which Sirius sees it, and a friend there."""
    battle = Attack(patch, a_salvo(20), ships=[friend()])
    here = battle.ship("sirius").place
    assert here is not None
    found = []
    for q, r, level in product(range(-3, 4), repeat=3):
        place = Place(Hex(here.hex.q + q, here.hex.r + r), here.level + level)
        seen = shoot(here, place)
        if seen.range == range_:
            battle.set("friend", place=place)
            found.append((seen.windows, battle.ship("friend")))
    return [(windows, (battle.ship("sirius"), ship)) for windows, ship in found]


@example("E.c4.lend2")
def _(given: dict[str, Any], patch: pytest.MonkeyPatch) -> dict[str, Any]:
    window = Window(given["impact_window"])
    lending, idle, lent = set(), set(), set()
    for windows, (target, ship) in friends_at(given["range"], patch):
        layers = lent_at(target, ship, window)
        (lending if layers else idle).update(windows)
        lent.update(layers)
    assert not lending & idle
    return {"friend_may_be_seen_in": sorted(lending), "lends": sorted(lent)}


@example("E.c4.lend1")
def _(given: dict[str, Any], patch: pytest.MonkeyPatch) -> dict[str, Any]:
    window = Window(given["impact_window"])
    found = {lent_at(target, ship, window) for _, (target, ship) in friends_at(given["range"], patch)}
    (layers,) = found
    return {"bearing": "any", "lends": list(layers)}


@example("E.c4.canister")
def _(given: dict[str, Any], _patch: pytest.MonkeyPatch) -> dict[str, Any]:
    return {"canisters": [canisters_each(size) for size in given["missiles"]]}


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=case["id"], marks=pytest.mark.rule(case["rule"])) for case in EXAMPLES]
)
def test_the_example_comes_out_as_printed(case: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    found = CHECKS[case["id"]](case["given"], monkeypatch)
    expect = dict(case["expect"])
    if "friend_may_be_seen_in" in expect:
        expect["friend_may_be_seen_in"] = sorted(expect["friend_may_be_seen_in"])
    assert found == expect
