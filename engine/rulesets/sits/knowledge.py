"""What a side may know: its own orders always, the other side's when the ships have moved (A3.12)."""

from dataclasses import replace

from engine.core.ids import PieceId, PlayerId
from engine.mechanics.vector import Vectors
from engine.rulesets.sits.commands import Plot
from engine.rulesets.sits.state import Ship, SitsState


def knows_orders(ship: Ship, player: PlayerId | None) -> bool:
    """Whether a viewer may read a ship's orders and pending changes: its own side only."""
    return player is not None and ship.side == player


def orders_known_to(state: SitsState, player: PlayerId | None) -> dict[PieceId, Plot]:
    """The orders that a viewer may read."""
    return {key: plot for key, plot in state.plots.items() if knows_orders(state.ships[key], player)}


def as_seen_by(state: SitsState, player: PlayerId | None) -> SitsState:
    """The state without what a viewer can't know: the other side's orders and pending changes.

    Displaced markers, midpoint attitudes and vectors are in the open and stay.
    """
    ships = {}
    for key, ship in state.ships.items():
        known = knows_orders(ship, player)
        ships[key] = ship if known else replace(ship, changes=Vectors.none(), halves_next=())
    return replace(state, ships=ships, plots=orders_known_to(state, player))
