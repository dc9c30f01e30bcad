"""Printed tables: look-up by row and column with clamping, a rule number and the source of each cell."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Generic, NamedTuple, TypeVar

V = TypeVar("V")


class Source(StrEnum):
    """Where a cell comes from."""

    PRINTED = "printed"
    SECONDARY = "secondary"
    RECONSTRUCTED = "reconstructed"


class Outside(StrEnum):
    """What a key beyond an axis does."""

    CLAMP = "clamp"
    """The last column or row counts, however large the shift (sits/A1.23)."""
    REFUSE = "refuse"
    """It is a mistake: ValueError."""


class Between(StrEnum):
    """Which key of an axis counts for a value between two keys."""

    EXACT = "exact"
    """None: ValueError."""
    LOWER = "lower"
    """The next lower key, as where a row begins at its number."""
    UPPER = "upper"
    """The next higher key, as where a column is named by its upper limit."""


@dataclass(frozen=True, slots=True)
class Axis:
    """The keys of a table along one side, ascending."""

    name: str
    keys: tuple[int, ...]
    outside: Outside = Outside.CLAMP
    between: Between = Between.EXACT

    def __post_init__(self) -> None:
        if not self.keys or list(self.keys) != sorted(set(self.keys)):
            raise ValueError(f"Axis {self.name}: the keys must rise and there must be one at least.")

    def index(self, value: int) -> int:
        """The position of the key that counts for a value."""
        if not self.keys[0] <= value <= self.keys[-1]:
            if self.outside is Outside.REFUSE:
                raise ValueError(f"{self.name} {value} is outside {self.keys[0]} to {self.keys[-1]}.")
            return 0 if value < self.keys[0] else len(self.keys) - 1
        if self.between is Between.LOWER:
            return bisect_right(self.keys, value) - 1
        found = bisect_left(self.keys, value)
        if self.between is Between.EXACT and self.keys[found] != value:
            raise ValueError(f"{self.name} {value} is no key of the table.")
        return found

    def clamped(self, value: int) -> int:
        """The key that counts for a value."""
        return self.keys[self.index(value)]

    def shifted(self, value: int, shift: int) -> int:
        """The key after a column shift: positive to the right, stopping at the end (sits/A1.23)."""
        return self.keys[min(max(self.index(value) + shift, 0), len(self.keys) - 1)]


class Cell(NamedTuple, Generic[V]):
    """A looked-up value with the keys that counted, its rule and its source."""

    value: V
    row: int
    column: int
    rule: str
    source: Source
    clamped: bool
    """Whether a key lay beyond the table and the last row or column was used."""


@dataclass(frozen=True, slots=True)
class Table(Generic[V]):
    """A printed table: `cells[row index][column index]`."""

    rule: str
    """The rule id, e.g. "sits/C4.ecm"."""
    title: str
    rows: Axis
    columns: Axis
    cells: tuple[tuple[V, ...], ...]
    source: Source = Source.PRINTED
    exceptions: Mapping[tuple[int, int], Source] = field(default_factory=lambda: MappingProxyType({}))
    """The source of single cells, by (row key, column key), where it differs."""

    def __post_init__(self) -> None:
        if len(self.cells) != len(self.rows.keys):
            raise ValueError(f"{self.title}: {len(self.cells)} rows of cells for {len(self.rows.keys)} keys.")
        for key, row in zip(self.rows.keys, self.cells, strict=True):
            if len(row) != len(self.columns.keys):
                raise ValueError(f"{self.title}, row {key}: {len(row)} cells, not {len(self.columns.keys)}.")

    @classmethod
    def of(
        cls,
        rule: str,
        title: str,
        rows: Axis,
        columns: Axis,
        cells: Mapping[int, Sequence[V]],
        source: Source = Source.PRINTED,
    ) -> Table[V]:
        """A table from rows keyed by row number; ValueError when a row is missing or too short."""
        missing = [key for key in rows.keys if key not in cells]
        if missing:
            raise ValueError(f"{title}: row {missing[0]} is missing.")
        return cls(rule, title, rows, columns, tuple(tuple(cells[key]) for key in rows.keys), source)

    def look_up(self, row: int, column: int) -> Cell[V]:
        """The cell for a row and a column; beyond the edge as the axis says (sits/A1.23)."""
        i, j = self.rows.index(row), self.columns.index(column)
        row_key, column_key = self.rows.keys[i], self.columns.keys[j]
        source = self.exceptions.get((row_key, column_key), self.source)
        clamped = not self._inside(row, column)
        return Cell(self.cells[i][j], row_key, column_key, self.rule, source, clamped)

    def __getitem__(self, keys: tuple[int, int]) -> V:
        return self.look_up(*keys).value

    def _inside(self, row: int, column: int) -> bool:
        rows, columns = self.rows.keys, self.columns.keys
        return rows[0] <= row <= rows[-1] and columns[0] <= column <= columns[-1]
