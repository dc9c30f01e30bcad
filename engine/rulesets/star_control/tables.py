"""The printed tables as the rules read them, from the shipped data."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from engine.content import loader
from engine.content.errors import ContentError

_SLUG = "star-control"


@cache
def _cells(name: str) -> Mapping[str, Any]:
    table = loader.load_tables(_SLUG).get(name)
    if table is None or not isinstance(table.cells, Mapping):
        raise ContentError("tables.json", f"/tables/{name}/cells", "an object")
    return table.cells


def cell(table: str, row: object) -> str:
    """A word of a table; ContentError for a row that it does not have."""
    found = _cells(table).get(str(row))
    if not isinstance(found, str):
        raise ContentError("tables.json", f"/tables/{table}/cells/{row}", "a word")
    return found


def number(table: str, row: str) -> int:
    """A number of a table; ContentError for a row that it does not have."""
    found = _cells(table).get(row)
    if not isinstance(found, int):
        raise ContentError("tables.json", f"/tables/{table}/cells/{row}", "a whole number")
    return found


def race(side: str, die: int) -> str | None:
    """RES.race: the race for a die, or None where the table says to roll again."""
    row = _cells("race").get(str(die))
    return str(row[side]) if isinstance(row, Mapping) else None


def size(map_: str) -> tuple[int, int]:
    """Columns and rows of one of the two maps (AMB.a01)."""
    row = _cells("maps")[map_]
    return int(row["columns"]), int(row["rows"])
