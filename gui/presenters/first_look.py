"""Which cells a player wants to see first: where to deploy, or the own ships and the enemy near them."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.core.view import CounterView, TableView
from engine.mechanics.hexgrid import Hex


@dataclass(frozen=True, slots=True)
class FirstLook:
    """Cells that must be in sight, and more in the order in which they are taken in while there is room."""

    must: tuple[str, ...]
    more: tuple[str, ...] = ()


def first_look(view: TableView) -> FirstLook:
    """In setup the zone and what stands in it; then the own ships with their markers and the nearest enemy.

    The enemies further off follow by their distance. For a spectator every side is his own.
    """
    on_map = [counter for counter in view.counters if counter.cell is not None]
    zone = {cell for offer in view.offers for cell in offer.cells}
    own = [counter for counter in on_map if view.viewer is None or counter.owner == view.viewer]
    if zone:
        return FirstLook(tuple(sorted(zone | set(_cells(own)))))
    ships = [counter for counter in own if counter.of is None]
    others = [counter for counter in on_map if counter not in own and counter.of is None]
    if not ships:
        return FirstLook(tuple(_cells(on_map)))
    nearest = sorted(others, key=lambda counter: (_away(counter, ships), counter.id))
    return FirstLook(tuple(_cells((*own, *nearest[:1]))), tuple(_cells(nearest[1:])))


def _cells(counters: Iterable[CounterView]) -> Iterable[str]:
    return dict.fromkeys(counter.cell for counter in counters if counter.cell is not None)


def _away(counter: CounterView, ships: Iterable[CounterView]) -> int:
    here = Hex.parse(counter.cell or "0,0")
    return min(here.distance(Hex.parse(ship.cell or "0,0")) for ship in ships)
