"""The hit location table of a class, ready to be walked, and what weapons do to depth (A2.64, C5.23)."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from engine.content import loader
from engine.rulesets.sits.book import SLUG, rule
from engine.rulesets.sits.combat import MOUNTS, Mount, WeaponKind

for _number in ("A2.64", "A2.673", "C5.23", "C5.23.rows", "C5.23.table", "C5.33", "C5.33.spans", "C5.431"):
    rule(_number)

BROADSIDES: tuple[Mount, Mount] = ("port", "starboard")
FIRST_COLUMN = 2
"""The column at the nose; columns are numbered like the rolls of a broadside edge."""
_COLUMNS = range(FIRST_COLUMN, 21)
_FORWARD = range(2, 4)
_AFT = range(19, 21)
_AMIDSHIPS = 5
"""The row of the keel: it belongs to neither half of the table."""


class Cell(NamedTuple):
    """One cell inside the ship's outline."""

    row: int
    column: int
    code: str
    core: bool
    mount: Mount | None
    """Whose weapons, magazine and fire control it stands for (AMB.hit-mount); None on the keel."""
    side: Mount | None
    """The half of the table, for sidewalls and decoys; None on the keel."""


class Place(NamedTuple):
    """One step of a line: where it is and what is there, None for a blank."""

    row: int
    column: int
    cell: Cell | None


Line = tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """The hit location table of one class, as lines from each edge in the order they are walked."""

    lines: Mapping[Mount, tuple[Line, ...]]
    core: tuple[tuple[Cell, ...], ...]
    """The core cells of each printed column from the starboard edge, for cascades (C5.4212)."""

    def line(self, edge: Mount, roll: int) -> Line:
        """The line that a roll of 2 to 20 finds on an edge, from the struck edge inward (C5.23)."""
        return self.lines[edge][line_of(edge, roll)]

    def span(self, edge: Mount, roll: int, span: int) -> tuple[int, ...]:
        """The lines of a wide hit: the one rolled, then those beside it by turns (C5.33).

        Numbers below 0 and beyond the last one lie off the table; what falls there is lost.
        """
        middle = line_of(edge, roll)
        beside = range(1, span // 2 + 1)
        return (middle, *(middle + step for away in beside for step in (away, -away)))

    def core_of(self, roll: int) -> tuple[Cell, ...]:
        """C5.4212: the core cells of the broadside column of that number."""
        return self.core[roll - FIRST_COLUMN]


@cache
def _frame() -> Any:  # noqa: ANN401 - a table's cells have no common shape
    return loader.load_tables(SLUG)["hit_location_frame"].cells


@cache
def _rows_by_roll() -> Mapping[int, int]:
    return {int(roll): n for n, row in enumerate(_frame()["rows"]) for roll in row["rolls"]}


def line_of(edge: Mount, roll: int) -> int:
    """Which printed column or row a location roll of 2 to 20 finds, counted from 0 (C5.23.rows)."""
    return roll - FIRST_COLUMN if edge in BROADSIDES else _rows_by_roll()[roll]


@cache
def row_labels() -> tuple[str, ...]:
    """What the hammerhead edges print beside the rows, from the starboard edge (C5.23.rows)."""
    return tuple(str(row["label"]) for row in _frame()["rows"])


def line_name(edge: Mount, line: int) -> str:
    """A line in words: "column 10", "row 9-10"."""
    if edge in BROADSIDES:
        return f"column {line + FIRST_COLUMN}"
    labels = row_labels()
    return f"row {labels[line]}" if 0 <= line < len(labels) else "a row off the table"


@cache
def grid_of(ship_class: str) -> Grid | None:
    """The table of a class; None for a class that has none, as LAC squadrons."""
    table = loader.load_ship_class(ship_class).hit_location
    if table is None:
        return None
    rows = []
    for row, label in enumerate(row_labels()):
        printed = dict(zip(table.columns, table.rows.get(label, ()), strict=False))
        found = {
            column: None if cell is None else _cell(row, column, cell.code, core=cell.core)
            for column, cell in printed.items()
        }
        rows.append(tuple(Place(row, column, found.get(column)) for column in _COLUMNS))
    down = tuple(zip(*rows, strict=True))
    lines: dict[Mount, tuple[Line, ...]] = {
        "forward": tuple(rows),
        "aft": tuple(row[::-1] for row in rows),
        "starboard": down,
        "port": tuple(column[::-1] for column in down),
    }
    core = tuple(tuple(at.cell for at in column if at.cell is not None and at.cell.core) for column in down)
    return Grid(MappingProxyType(lines), core)


def _cell(row: int, column: int, code: str, *, core: bool) -> Cell:
    side: Mount | None = None if row == _AMIDSHIPS else "starboard" if row < _AMIDSHIPS else "port"
    mount: Mount | None = "forward" if column in _FORWARD else "aft" if column in _AFT else side
    return Cell(row, column, code, core, mount, side)


class Effect(NamedTuple):
    """What a weapon does with its depth (C5.32, C5.33.spans)."""

    factor: Fraction
    span: int


_NAMES: Mapping[str, WeaponKind] = {
    "Laser Head": WeaponKind.LASER_HEAD,
    "Contact Nuke": WeaponKind.CONTACT_NUKE,
    "Energy Torpedo": WeaponKind.ENERGY_TORPEDO,
    "Laser": WeaponKind.LASER,
    "Graser": WeaponKind.GRASER,
}


@cache
def _effects() -> Mapping[WeaponKind, Effect]:
    found = {_NAMES[cell["weapon"]]: cell for cell in _cells("weapons") if cell["weapon"] in _NAMES}
    return {
        kind: Effect(Fraction(cell["depth"].partition("x")[0]), cell["span"]) for kind, cell in found.items()
    }


def _cells(name: str) -> Any:  # noqa: ANN401 - a table's cells have no common shape
    return loader.load_tables(SLUG)[name].cells


def effect(weapon: WeaponKind) -> Effect | None:
    """Depth factor and span of a weapon; None for grav lances, which have no depth (C5.341)."""
    return _effects().get(weapon)


@cache
def officer_hit(face: int) -> str:
    """C5.4412: the post that a d10 strikes."""
    return str(_cells("officer_hit")[str(face)])


__all__ = [
    "BROADSIDES",
    "MOUNTS",
    "Cell",
    "Effect",
    "Grid",
    "Line",
    "Place",
    "effect",
    "grid_of",
    "line_name",
    "line_of",
    "officer_hit",
    "row_labels",
]
