"""Older save formats brought up to date, one schema at a time, on plain dicts."""

from collections.abc import Callable
from typing import Any, TypeAlias

SCHEMA = 1
"""The save format that this program writes for a game in which no side has a passphrase."""
GUARDED = 2
"""The format of a game in which one has: lines of its journal may be sealed. All else is as in SCHEMA."""
NOTED = 3
"""The format of a game in which private bookmarks of such a side are sealed. All else is as in GUARDED."""

Header: TypeAlias = dict[str, Any]
Body: TypeAlias = list[dict[str, Any]]
Migration: TypeAlias = Callable[[Header, Body], tuple[Header, Body]]

_migrations: dict[int, Migration] = {}


def migration(from_schema: int) -> Callable[[Migration], Migration]:
    """Registers the step from one schema to the next."""

    def register(step: Migration) -> Migration:
        _migrations[from_schema] = step
        return step

    return register


def migrate(header: Header, body: Body) -> tuple[Header, Body]:
    """A save as the current schema has it; LookupError, TypeError or ValueError when it is no such save."""
    while header["schema"] < SCHEMA:
        schema = header["schema"]
        header, body = _migrations[schema](header, body)
        header = {**header, "schema": schema + 1}
    return header, body


@migration(0)
def name_the_faces(header: Header, body: Body) -> tuple[Header, Body]:
    """Schema 0, of the trial games: a roll was [purpose, [[sides, face], ...]], undo a flag."""
    header = {key: value for key, value in header.items() if key != "undo"} | {
        "policy": "open" if header["undo"] else "standard"
    }
    return header, [
        {**line, "rolls": [_roll(*roll) for roll in line["rolls"]]} if "n" in line else line for line in body
    ]


def _roll(purpose: str, dice: list[list[int]]) -> dict[str, Any]:
    return {"purpose": purpose, "sides": [sides for sides, _ in dice], "faces": [face for _, face in dice]}
