"""The map, the counters and the tables as a window shows them, each number with its source.

Rules: II.column, II.counter-format, XII.mix.
Rulings: AMB.a01, AMB.a41.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING

from engine.content import loader
from engine.rulesets.holy_war.board import Board, board, column_of, height_of
from engine.rulesets.holy_war.book import SLUG
from engine.rulesets.holy_war.table_views import ChartView, LevelView, Source, TableSheet, TypeView
from engine.rulesets.holy_war.units import kinds

if TYPE_CHECKING:
    from engine.content.models import Provenance, Table

RATINGS = (("Crew", "crew"), ("LW", "launched"), ("EW", "energy"), ("PW", "psychic"))
"""What a counter prints: its name here and in the data (II.counter-format)."""


@cache
def chart(layout: str) -> ChartView:
    """The open parts of a game on one layout; KeyError for a layout that is not shipped."""
    here = board(layout)
    chosen = loader.load_level_map(SLUG).layouts[layout]
    return ChartView(
        title=here.title,
        source=source(chosen.provenance),
        levels=tuple(_levels(here)),
        lines=tuple((key, *ends) for key, ends in sorted(here.lines.items())),
        types=types(),
        tables=tuple(_sheet(key, table) for key, table in loader.load_tables(SLUG).items()),
    )


def source(given: "Provenance") -> Source:
    """A source in the form of a view."""
    return Source(kind=given.kind.value, ref=given.ref)


def _levels(here: Board) -> Iterator[LevelView]:
    for level in here.levels:
        place = here.places.get(level)
        q, r = here.axial[column_of(level)]
        yield LevelView(
            id=level,
            column=column_of(level),
            height=height_of(level),
            q=q,
            r=r,
            name=place.name if place else "",
            kind=place.kind if place else "",
            neighbours=here.neighbours(level),
            source=source(place.provenance["place"]) if place else None,
        )


@cache
def types() -> tuple[TypeView, ...]:
    """All types of counter, in the order of the counter list."""
    return tuple(
        TypeView(
            id=kind.id,
            side=kind.side,
            code=kind.code,
            name=kind.name,
            eltani=kind.eltani,
            count=kind.count,
            ratings=tuple(
                (name, int(getattr(kind, field)), source(kind.provenance[field])) for name, field in RATINGS
            ),
            mobile=kind.mobile,
            boardable=kind.boardable,
            facts=tuple(
                (name, fact)
                for name, fact in (
                    ("Complement", kind.complement),
                    ("Mass", kind.mass),
                    ("Length", kind.length),
                )
                if fact
            ),
            rules=tuple(kind.rules),
        )
        for kind in kinds().values()
    )


def _sheet(key: str, table: "Table") -> TableSheet:
    cells = table.cells if isinstance(table.cells, Mapping) else {}
    columns: tuple[str, ...] = ()
    rows = []
    for row, value in cells.items():
        if isinstance(value, Mapping):
            columns = columns or tuple(value)
            rows.append((str(row), tuple(str(value.get(column, "")) for column in columns)))
        else:
            rows.append((str(row), (str(value),)))
    given = table.provenance
    odd = frozenset(
        (row, column)
        for entry in given.cells
        if entry.kind != "printed"
        for row, column in _places(entry.cells, columns)
    )
    note = given.note or given.ref or given.default_ref or ""
    return TableSheet(
        id=key,
        title=table.title,
        rule=table.rule,
        columns=columns,
        rows=tuple(rows),
        made_up=odd,
        source=Source(kind=given.kind.value, ref=note),
    )


def _places(cells: object, columns: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Cells of a provenance as rows and columns; a row alone stands for all of its columns."""
    for cell in cells if isinstance(cells, list | tuple) else ():
        parts = [str(part) for part in cell] if isinstance(cell, list | tuple) else [str(cell)]
        if len(parts) > 1:
            yield parts[0], parts[1]
        else:
            yield from ((parts[0], column) for column in columns or ("",))
