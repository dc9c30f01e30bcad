"""Fights of SITS for tests: close enough that missiles, beams, decoys and repairs all come up soon."""

from typing import Any

from tests.helpers.sits import HAVOC, a_scenario, a_ship

BATTLECRUISER, CRUISER = "reliant-bc", "star-knight-ca"
CLASSES = (BATTLECRUISER, CRUISER, HAVOC)


def a_battle(**options: Any) -> dict[str, Any]:
    """Three ships a side that close with one another, next to their friends so that they can link and lend.

    Officers of every grade, a bridge down to its circles, canister in stock, and a destroyer badly hurt.
    """
    stock = {"port": 24, "starboard": 24, "forward": 8}
    ace = {"TAC": "elite", "EWO": "veteran", "ATO": "elite", "CREW": "veteran"}
    raw = {"TAC": "poor", "EWO": "poor", "ATO": "poor", "CREW": "poor"}
    green = (
        a_ship("Anvil", ship_class=BATTLECRUISER, hex="5,14", forward="B y", canister=stock, officers=ace),
        a_ship("Bellows", ship_class=CRUISER, hex="5,15", forward="A/B y", canister=stock),
        a_ship("Crucible", hex="6,14", forward="B bu", marked={"bridge": 1, "hull": 3, "port.cm": 1}),
    )
    red = (
        a_ship("Rook", side="Red", ship_class=BATTLECRUISER, hex="10,10", forward="E y", canister=stock),
        a_ship("Squire", side="Red", ship_class=CRUISER, hex="10,9", forward="F y", officers=raw),
        a_ship("Tower", side="Red", hex="11,9", forward="E y", roll=2, marked={"ecm": 1, "si": 2}),
    )
    ships = [{**ship, "placed": {**ship["placed"], "vectors": {"B": 2}}} for ship in green]
    ships += [{**ship, "placed": {**ship["placed"], "vectors": {"E": 2}}} for ship in red]
    return a_scenario(*ships, **options)


def a_melee() -> dict[str, Any]:
    """Two against two at arm's length, where beams of every kind bear and no stop waits in vain."""
    ships = (
        a_ship("Axe", ship_class=BATTLECRUISER, hex="8,10", forward="B y", vectors={"B": 1}),
        a_ship("Bill", ship_class=CRUISER, hex="8,11", forward="B y", vectors={"B": 1}),
        a_ship("Rapier", side="Red", ship_class=BATTLECRUISER, hex="9,9", forward="E y", vectors={"F": 1}),
        a_ship("Sabre", side="Red", ship_class=CRUISER, hex="9,10", level=1, forward="A y", vectors={"E": 1}),
    )
    return a_scenario(*ships, stops="needed")
