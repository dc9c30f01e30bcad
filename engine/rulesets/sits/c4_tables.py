"""The two tables of the Missile Defense Card: rows split and added, columns held to the print (C4.125)."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any

from engine.content import loader
from engine.mechanics.table import Axis, Cell, Outside, Source, Table
from engine.rulesets.sits.book import SLUG, rule

A1_23 = rule("A1.23")
A2_411 = rule("A2.411")
C4_125 = rule("C4.125")
C4_15_SIZE = rule("C4.15.size")
C4_ECM = rule("C4.ecm")
C4_AD = rule("C4.ad")
C4_13_ROWS = rule("C4.13.rows")

_THIRDS = 3


@dataclass(frozen=True, slots=True)
class Reading:
    """What a layer's table says for a row and a column."""

    kills: int
    """The sum over the rows; not yet held to the missiles that are there (C4.113)."""
    column: int
    """The column that counted, held within the table (A1.23)."""
    cells: tuple[Cell[int], ...]
    """One for each row read, with its source; none for a row of 0."""
    row: str
    """"23 = 20 + 3", "6"."""

    @property
    def sources(self) -> tuple[Source, ...]:
        """Where the cells read come from, each source once."""
        return tuple(dict.fromkeys(cell.source for cell in self.cells))


@cache
def ecm_table() -> Table[int]:
    """C4.ecm: missiles killed, by incoming missiles and final ECM quality."""
    return _table("ecm_layer", C4_ECM, "incoming missiles", int)


@cache
def active_table() -> Table[int]:
    """C4.ad: missiles killed, by probable kills in thirds and final active defense quality."""
    return _table("active_defense", C4_AD, "thirds of a probable kill", _in_thirds)


def _in_thirds(printed: str) -> int:
    return int(Fraction(printed) * _THIRDS)


def _table(name: str, number: str, title: str, key: Any) -> Table[int]:  # noqa: ANN401 - str to int
    stored = loader.load_tables(SLUG)[name]
    cells: Any = stored.cells
    sourced: Any = stored.provenance.cells
    rows = {key(row): tuple(values) for row, values in cells.items()}
    columns = tuple(range(1, len(next(iter(rows.values()))) + 1))
    exceptions = {
        (key(str(row)), int(column)): Source(each.kind) for each in sourced for row, column in each.cells
    }
    return Table(
        rule=number,
        title=stored.title,
        rows=Axis(title, tuple(sorted(rows)), Outside.REFUSE),
        columns=Axis("column", columns),
        cells=tuple(rows[row] for row in sorted(rows)),
        source=Source(str(stored.provenance.default)),
        exceptions=MappingProxyType(exceptions),
    )


@cache
def ecm_rows(missiles: int) -> tuple[int, ...]:
    """C4.125, AMB.ecm: full hundreds, tens and units as rows of their own; () for no missile."""
    hundreds, rest = divmod(max(missiles, 0), 100)
    tens, units = rest // 10 * 10, rest % 10
    return (100,) * hundreds + tuple(row for row in (tens, units) if row)


@cache
def active_rows(thirds: int) -> tuple[int, ...]:
    """C4.13.rows: 30s, a 20 or a 10, units and thirds as rows of their own, all in thirds."""
    found: list[int] = []
    left = max(thirds, 0)
    for tens in (90, 60, 30):
        found += [tens] * (left // tens)
        left %= tens
    units, rest = left // _THIRDS * _THIRDS, left % _THIRDS
    return (*found, *(row for row in (units, rest) if row))


@lru_cache(maxsize=4096)
def ecm_reading(missiles: int, column: int) -> Reading:
    """C4.125: what the ECM layer kills of so many missiles at a column."""
    rows = ecm_rows(missiles)
    return _reading(ecm_table(), rows, column, str(missiles), tuple(map(str, rows)))


@lru_cache(maxsize=4096)
def active_reading(probable: Fraction, column: int) -> Reading:
    """C4.132: what countermissiles or point defence with so many probable kills do at a column.

    ValueError for probable kills that are no thirds.
    """
    thirds = probable * _THIRDS
    if thirds.denominator != 1:
        raise ValueError(f"Probable kills come in thirds, not {probable}.")
    rows = active_rows(int(thirds))
    return _reading(active_table(), rows, column, mixed(probable), tuple(mixed(Fraction(r, 3)) for r in rows))


def _reading(
    table: Table[int], rows: tuple[int, ...], column: int, amount: str, names: tuple[str, ...]
) -> Reading:
    cells = tuple(table.look_up(row, column) for row in rows)
    sum_ = f"{amount} = {' + '.join(names)}" if len(names) > 1 else amount
    return Reading(sum(cell.value for cell in cells), table.columns.clamped(column), cells, sum_)


def mixed(number: Fraction) -> str:
    """A mixed number as the sheets print it: "4 2/3", "1/3", "6"."""
    whole, part = divmod(number, 1)
    if not part:
        return str(whole)
    return f"{whole} {part}" if whole else str(part)


@cache
def doubtful_cells(name: str) -> frozenset[tuple[str, int]]:
    """Cells (row as printed, column) of a stored table that break its law and are kept as they were read."""
    extra: Any = loader.load_tables(SLUG)[name].extra or {}
    return frozenset((str(row), int(column)) for row, column in extra.get("doubtful", ()))


@cache
def _canister_steps() -> Mapping[int, int]:
    cells: Any = loader.load_tables(SLUG)["canister"].cells
    return {int(sizes.partition("-")[0].rstrip("+")): int(count) for sizes, count in cells.items()}


def canisters_each(damage: int) -> int:
    """C4.15.size: canisters that one tube fires in place of a missile of this damage; 0 below 1M."""
    return max((count for least, count in _canister_steps().items() if damage >= least), default=0)
