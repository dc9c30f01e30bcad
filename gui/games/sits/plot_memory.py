"""The orders each seat gave, kept so that a seat finds its own again and no other sees them."""

from collections.abc import Mapping
from typing import NamedTuple

from engine.core.ids import PieceId, PlayerId
from engine.rulesets.sits.commands import Plot


class Kept(NamedTuple):
    """An order as it was drawn, with what was left open, and as it was given."""

    drawn: Plot
    order: Plot


class PlotMemory:
    """A drawer for each seat. The plot desk opens its own seat's drawer only."""

    def __init__(self) -> None:
        self._drawers: dict[PlayerId, dict[PieceId, dict[int, Kept]]] = {}

    def keep(self, turn: int, drawn: Plot, order: Plot) -> None:
        """Remembers the order that its player gave in a turn."""
        drawer = self._drawers.setdefault(order.player, {})
        drawer.setdefault(order.ship, {})[turn] = Kept(drawn, order)

    def given(self, player: PlayerId, turn: int) -> Mapping[PieceId, Kept]:
        """The orders of a turn that this player gave, by ship."""
        drawer = self._drawers.get(player, {})
        return {ship: turns[turn] for ship, turns in drawer.items() if turn in turns}

    def before(self, player: PlayerId, ship: PieceId, turn: int) -> Plot | None:
        """The ship's latest order of an earlier turn."""
        turns = self._drawers.get(player, {}).get(ship, {})
        earlier = [number for number in turns if number < turn]
        return turns[max(earlier)].order if earlier else None

    def clear(self) -> None:
        """Forgets everything: another game was opened."""
        self._drawers.clear()
