"""How units get from level to level, and what it risks."""

from dataclasses import dataclass
from functools import cached_property

from engine.core.ids import PieceId, PlayerId
from engine.rulesets.holy_war.commands import Jump, Scout, Warp
from engine.rulesets.holy_war.jumps import dispersing
from engine.rulesets.holy_war.state import HolyWarState, Unit
from engine.rulesets.holy_war.warp import GENERATOR, routes

SAFE = 0
FARTHEST = 5
"""Levels beyond which nobody jumps: five faces of six would disperse him."""


@dataclass(frozen=True, slots=True)
class Way:
    """The best way from one level to another for units that go together."""

    risk: int
    """Faces of six that disperse each of them."""
    levels: tuple[str, ...]
    """Path of a jump or route of a warp."""
    warps: bool

    def command(self, side: PlayerId, pieces: tuple[PieceId, ...]) -> Jump | Warp:
        """The order for counters to go it."""
        if self.warps:
            return Warp(player=side, pieces=pieces, route=self.levels)
        return Jump(player=side, pieces=pieces, path=self.levels)

    def scouting(self, side: PlayerId, unit: PieceId) -> Scout:
        """The order for a Probe to look where it leads."""
        return Scout(player=side, unit=unit, path=self.levels, by="warp" if self.warps else "jump")


class Ways:
    """The ways out of one level for some units that stand there."""

    def __init__(self, state: HolyWarState, side: PlayerId, start: str, units: tuple[Unit, ...]) -> None:
        self._state = state
        self._side = side
        self.start = start
        self._units = units

    @cached_property
    def _warps(self) -> dict[str, tuple[str, ...]]:
        # Lines of a generator that may go along are left to nobody of the level: they lead to neighbours,
        # where a jump goes as well.
        own = {unit.id for unit in self._units if unit.code == GENERATOR}
        return routes(self._state, self._side, self.start, own)

    @cached_property
    def _jumps(self) -> dict[str, tuple[str, ...]]:
        return self._state.board.paths(self.start, self._state.closed_to(self._side), FARTHEST)

    def to(self, level: str, most: int = SAFE) -> Way | None:
        """The way to a level that risks least, if it risks no more than `most` faces of six."""
        if level in self._warps:
            return Way(SAFE, self._warps[level], warps=True)
        path = self._jumps.get(level)
        if path is None or dispersing(len(path)) > most:
            return None
        return Way(dispersing(len(path)), path, warps=False)

    def safe(self) -> tuple[str, ...]:
        """The levels that can be reached without any risk, sorted."""
        near = [level for level, path in self._jumps.items() if len(path) == 1]
        return tuple(sorted({*near, *self._warps}))
