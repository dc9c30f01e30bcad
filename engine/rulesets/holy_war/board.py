"""The map as geometry: columns of levels, what is next to what, named places, and natural warp lines.

A level is named by its column and height: "C05/3" is the third level from the top of column C05, and
height 1 is the top (II.column). All functions take and give such names.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING

from engine.content import loader
from engine.rulesets.holy_war.book import SLUG

if TYPE_CHECKING:
    from engine.content.models import Layout, LevelMap, Place


def column_of(level: str) -> str:
    """ "C05" of "C05/3"."""
    return level.partition("/")[0]


def height_of(level: str) -> int:
    """3 of "C05/3"; ValueError for what is no level's name."""
    return int(level.partition("/")[2])


def level_at(column: str, height: int) -> str:
    """ "C05/3"."""
    return f"{column}/{height}"


@dataclass(frozen=True, kw_only=True)
class Board:
    """One layout of the map. It is no part of a state: `board` makes it from the state's layout."""

    id: str
    title: str
    heights: int
    """Levels in a column (II.column)."""
    axial: Mapping[str, tuple[int, int]]
    """Where each column stands, in axial coordinates of the hexagonal packing (AMB.a01)."""
    places: Mapping[str, "Place"]
    """Systems and seams by level."""
    lines: Mapping[str, tuple[str, str]]
    """Natural warp lines by id, with their two entry levels (II.warp-line)."""

    @cached_property
    def columns(self) -> tuple[str, ...]:
        """The columns, sorted."""
        return tuple(sorted(self.axial))

    @cached_property
    def levels(self) -> tuple[str, ...]:
        """All levels, column by column from the top."""
        return tuple(level_at(c, k) for c in self.columns for k in range(1, self.heights + 1))

    @cached_property
    def column_neighbours(self) -> Mapping[str, tuple[str, ...]]:
        """The columns next to each column: six inside the map."""
        return {a: tuple(b for b in self.columns if self.column_distance(a, b) == 1) for a in self.columns}

    @cached_property
    def _neighbours(self) -> Mapping[str, tuple[str, ...]]:
        return {level: tuple(self._next_to(level)) for level in self.levels}

    def _next_to(self, level: str) -> Iterable[str]:
        column, height = column_of(level), height_of(level)
        heights = [k for k in (height - 1, height, height + 1) if 1 <= k <= self.heights]
        yield from (level_at(column, k) for k in heights if k != height)
        for other in self.column_neighbours[column]:
            yield from (level_at(other, k) for k in heights)

    @cached_property
    def systems(self) -> tuple[str, ...]:
        """The levels of the solar systems, sorted (II.systems)."""
        return tuple(sorted(level for level, place in self.places.items() if place.kind == "system"))

    @cached_property
    def seams(self) -> tuple[str, ...]:
        """The levels of the two seams, sorted (II.seams)."""
        return tuple(sorted(level for level, place in self.places.items() if place.kind == "seam"))

    @cached_property
    def entries(self) -> Mapping[str, tuple[str, ...]]:
        """Where the warp lines that open in a level lead, by entry level (VI.warp.entry-only)."""
        found: dict[str, list[str]] = {}
        for a, b in self.lines.values():
            found.setdefault(a, []).append(b)
            found.setdefault(b, []).append(a)
        return {level: tuple(sorted(ends)) for level, ends in sorted(found.items())}

    def holds(self, level: str) -> bool:
        """Whether there is such a level."""
        return level in self._neighbours

    def column_distance(self, a: str, b: str) -> int:
        """Steps from column to column."""
        (q, r), (p, s) = self.axial[a], self.axial[b]
        return max(abs(q - p), abs(r - s), abs(q + r - p - s))

    def neighbours(self, level: str) -> tuple[str, ...]:
        """The levels next to one: in its column (II.adjacency.vertical) and in the columns beside it, at the
        same height (II.adjacency.horizontal) or one off (II.adjacency.diagonal); KeyError for no level.
        """
        return self._neighbours[level]

    def adjacent(self, a: str, b: str) -> bool:
        """Whether two levels are next to each other; a level is not next to itself."""
        return b in self._neighbours[a]

    def distance(self, a: str, b: str) -> int:
        """Levels to jump from one to the other on an open map."""
        return max(self.column_distance(column_of(a), column_of(b)), abs(height_of(a) - height_of(b)))

    def within(self, level: str, steps: int) -> tuple[str, ...]:
        """The levels up to so many jumps away, itself among them."""
        return tuple(other for other in self.levels if self.distance(level, other) <= steps)

    def paths(self, start: str, closed: Collection[str] = (), most: int = 99) -> dict[str, tuple[str, ...]]:
        """A shortest path of adjacent levels to every level that can be reached in at most so many steps.

        Args:
            start: where it begins; it is not part of the paths.
            closed: levels in which a path may end but that it can't go through (VI.halt).
            most: the longest path wanted.
        """
        found: dict[str, tuple[str, ...]] = {start: ()}
        edge = [start]
        for _ in range(most):
            edge = [
                new
                for level in edge
                if level == start or level not in closed
                for new in self._grow(found, level)
            ]
            if not edge:
                break
        del found[start]
        return found

    def _grow(self, found: dict[str, tuple[str, ...]], level: str) -> Iterable[str]:
        for other in self._neighbours[level]:
            if other not in found:
                found[other] = (*found[level], other)
                yield other

    def name(self, level: str) -> str:
        """ "Talmaf", or "C05/3" where nothing has a name."""
        place = self.places.get(level)
        return place.name if place else level

    def cell(self, level: str) -> str:
        """The column of a level as "q,r", for a view's counters; the height goes with it as `level`."""
        q, r = self.axial[column_of(level)]
        return f"{q},{r}"

    def level_of_cell(self, cell: str, height: int) -> str | None:
        """The level at "q,r" and a height; None where there is none."""
        for column, (q, r) in self.axial.items():
            if f"{q},{r}" == cell and 1 <= height <= self.heights:
                return level_at(column, height)
        return None


@cache
def board(layout: str) -> Board:
    """The map in one of its layouts; KeyError for a layout that is not shipped."""
    chart: LevelMap = loader.load_level_map(SLUG)
    chosen: Layout = chart.layouts[layout]
    return Board(
        id=layout,
        title=chosen.title,
        heights=chart.levels,
        axial={column.id: (column.q, column.r) for column in chart.columns},
        places={place.at: place for place in chosen.places},
        lines={line.id: line.ends for line in chosen.warp_lines},
    )


@cache
def layouts() -> tuple[str, ...]:
    """The layouts that can be played, the one taken by default first."""
    return tuple(loader.load_level_map(SLUG).layouts)
