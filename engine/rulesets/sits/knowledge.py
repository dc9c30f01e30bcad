"""What a side may know: its own orders always, the other side's when the ships have moved (A3.12)."""

from dataclasses import replace

from engine.core.ids import PieceId, PlayerId
from engine.mechanics.vector import Vectors
from engine.rulesets.sits.combat import Salvo, SalvoId
from engine.rulesets.sits.commands import Plot
from engine.rulesets.sits.state import Ship, SitsState


def knows_orders(ship: Ship, player: PlayerId | None) -> bool:
    """Whether a viewer may read a ship's orders and pending changes: its own side only."""
    return player is not None and ship.side == player


def orders_known_to(state: SitsState, player: PlayerId | None) -> dict[PieceId, Plot]:
    """The orders that a viewer may read."""
    return {key: plot for key, plot in state.plots.items() if knows_orders(state.ships[key], player)}


def salvoes_known_to(state: SitsState, player: PlayerId | None) -> dict[SalvoId, Salvo]:
    """The salvoes that a viewer may read: once the cards are handed over, all of them (A3.136)."""
    return {
        key: salvo
        for key, salvo in state.salvoes.items()
        if state.launched or knows_orders(state.ships[salvo.ship], player)
    }


def without_checks(ship: Ship) -> Ship:
    """The ship without the bridge checks that tell at whom it means to launch (C5.441)."""
    if not any(word.startswith("launch:") for word in (*ship.barred, *ship.passed)):
        return ship
    barred = tuple(word for word in ship.barred if not word.startswith("launch:"))
    passed = tuple(word for word in ship.passed if not word.startswith("launch:"))
    return replace(ship, barred=barred, passed=passed)


def as_seen_by(state: SitsState, player: PlayerId | None) -> SitsState:
    """The state without what a viewer can't know.

    Left out are the other side's orders and pending changes, its salvoes, held tubes and bridge checks for
    launching until the cards are handed over, and the beams it has aimed until all have. Displaced markers,
    midpoint attitudes, vectors and damage are in the open and stay.
    """
    ships = {}
    for key, ship in state.ships.items():
        known = knows_orders(ship, player)
        ships[key] = ship if known else replace(ship, changes=Vectors.none(), halves_next=())
        if not known and not state.launched:
            ships[key] = without_checks(ships[key])
    own = {key for key, ship in state.ships.items() if knows_orders(ship, player)}
    return replace(
        state,
        ships=ships,
        plots=orders_known_to(state, player),
        salvoes=salvoes_known_to(state, player),
        holds=tuple(hold for hold in state.holds if state.launched or hold.ship in own),
        fire=tuple(fire for fire in state.fire if fire.ship in own),
    )
