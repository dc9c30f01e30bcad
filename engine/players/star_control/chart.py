"""A side's chart of the starmap: where its Fleets can go, and how far everything is."""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import pairwise

from engine.core.ids import PlayerId
from engine.rulesets.star_control.galaxy import enemy_fortresses, hazards, zone
from engine.rulesets.star_control.hexes import Board, neighbours
from engine.rulesets.star_control.state import StarControlState


@dataclass(frozen=True, slots=True)
class Chart:
    """The hexes that a side's Fleets may not enter, and those that enemy Fortresses watch."""

    board: Board
    closed: frozenset[str]
    watched: frozenset[str]
    _far: dict[str, dict[str, int]] = field(default_factory=dict)

    def steps(self, cell: str) -> Iterable[str]:
        """Where a Fleet may step to from a hex (MOV.fortress-entry, MOV.fortress-zone, GAL.hazard)."""
        near = (c for c in neighbours(self.board, cell) if c not in self.closed)
        return [c for c in near if c not in self.watched] if cell in self.watched else near

    def distances(self, cell: str) -> dict[str, int]:
        """Hexes from a hex to every other that can be come to."""
        if cell not in self._far:
            self._far[cell] = self._search(cell)
        return self._far[cell]

    def _search(self, cell: str) -> dict[str, int]:
        found, waiting = {cell: 0}, deque([cell])
        while waiting:
            here = waiting.popleft()
            for there in self.steps(here):
                if there not in found:
                    found[there] = found[here] + 1
                    waiting.append(there)
        return found

    def route(self, start: str, goals: Iterable[str]) -> tuple[str, ...]:
        """A shortest way to the nearest goal, the start left out; empty when there is none."""
        far = self.distances(start)
        reached = [goal for goal in goals if goal in far and goal != start]
        if not reached:
            return ()
        path = [min(reached, key=lambda goal: (far[goal], goal))]
        while far[path[-1]] > 1:
            here = path[-1]
            back = (c for c in neighbours(self.board, here) if far.get(c) == far[here] - 1)
            path.append(next(c for c in back if here in set(self.steps(c))))
        return tuple(reversed(path))

    def march(
        self, start: str, route: tuple[str, ...], length: int, safe: Callable[[str], bool]
    ) -> tuple[str, ...]:
        """The longest legal beginning of a route, at most `length` hexes, that ends in a safe hex."""
        legal = 0
        for here, there in pairwise((start, *route[:length])):
            if there not in set(self.steps(here)):
                break
            legal += 1
        return next((route[:n] for n in range(legal, 0, -1) if safe(route[n - 1])), ())


def chart(state: StarControlState, side: PlayerId) -> Chart:
    """The chart as it is now: enemy Fleets close their hexes as well (FLEET.stack)."""
    fortresses = enemy_fortresses(state, side)
    enemies = frozenset(fleet.cell for fleet in state.fleets.values() if fleet.owner != side)
    return Chart(state.board, hazards(state.sectors) | fortresses | enemies, zone(state.board, fortresses))


def open_chart(state: StarControlState) -> Chart:
    """The chart as it would be without enemies: for ways that have to be fought free."""
    return Chart(state.board, hazards(state.sectors), frozenset())
