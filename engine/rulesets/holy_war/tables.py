"""The tables of the game as the rules read them, from the shipped data."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from engine.content import loader
from engine.content.errors import ContentError
from engine.rulesets.holy_war.book import SLUG, rule

DISPERSAL = rule("VI.jump.dispersal")
WEAPON = rule("VIII.3.weapon")
COLUMNS = rule("VIII.5.columns")
RESULTS = rule("VIII.crt")
ODDS = rule("VIII.board.odds")
BOARDING = rule("VIII.board.table")
CHART = rule("IX.chart")

NE, DISP, DE = "NE", "DISP", "DE"
"""Results of combat: no effect, dispersed, destroyed; any other is one or two weapon systems."""
CAPTURED = "C"
_UPPER_LIMITS = ((-4, "-4 down"), (-1, "-1 to -3"), (0, "0"), (3, "1 to 3"), (6, "4 to 6"), (9, "7 to 9"))
_HIGHEST = "10 up"
COMBAT_COLUMNS = (*(name for _, name in _UPPER_LIMITS), _HIGHEST)
"""The columns of the Combat Results Table, from left to right."""
_RATIOS = ((5, "5-1 and up"), (4, "4-1"), (3, "3-1"), (2, "2-1"), (1, "1-1"))
ODDS_COLUMNS = ("1-2", *(name for _, name in reversed(_RATIOS)))
"""The columns of the Boarding Table, from left to right."""


@cache
def _cells(name: str) -> Mapping[str, Any]:
    table = loader.load_tables(SLUG).get(name)
    if table is None or not isinstance(table.cells, Mapping):
        raise ContentError("tables.json", f"/tables/{name}/cells", "an object")
    return table.cells


@cache
def number(table: str, row: str) -> int:
    """A number of a table; ContentError for a row that it does not have."""
    found = _cells(table).get(row)
    if not isinstance(found, int):
        raise ContentError("tables.json", f"/tables/{table}/cells/{row}", "a whole number")
    return found


@cache
def word(table: str, row: str, column: str | None = None) -> str:
    """A word of a table; ContentError for a cell that it does not have."""
    found = _cells(table).get(row)
    if column is not None:
        found = found.get(column) if isinstance(found, Mapping) else None
    if not isinstance(found, str):
        raise ContentError("tables.json", f"/tables/{table}/cells/{row}/{column or ''}", "a word")
    return found


def disperses_from(levels: int) -> int:
    """VI.jump.dispersal: the lowest die that disperses a unit jumping so far; 7: it needs no roll."""
    return number("dispersal", str(min(levels, 6)))


def weapon_of(die: int) -> str:
    """VIII.3.weapon: "LW", "EW" or "PW"."""
    return word("weapon", str(die))


def combat_column(differential: int) -> str:
    """VIII.5.columns: the column for a side's own Differential."""
    if differential < 0:
        return "-4 down" if differential <= -4 else "-1 to -3"
    return next((name for limit, name in _UPPER_LIMITS[2:] if differential <= limit), _HIGHEST)


def combat_result(differential: int, die: int) -> str:
    """VIII.crt: a cell as it is written, "LW/EW" for example; a 7 counts as 6 (AMB.a13)."""
    return word("combat", str(min(die, 6)), combat_column(differential))


def damage_of(result: str) -> tuple[str, ...]:
    """VIII.6.markers: the weapon systems that a result damages; none for NE, DISP and DE."""
    return () if result in (NE, DISP, DE) else tuple(result.split("/"))


def odds_column(strength: int, target: int) -> str | None:
    """VIII.board.odds: the column for a boarder's strength against a PW; None below 1-2 (AMB.a18)."""
    if strength < 1:
        return None
    if target < 1:
        return _RATIOS[0][1]
    found = next((name for ratio, name in _RATIOS if strength >= ratio * target), None)
    return found or ("1-2" if 2 * strength >= target else None)


def captures(column: str, die: int) -> bool:
    """VIII.board.table: whether a die, 7 with a Luckship's help (AMB.a13), captures."""
    return word("boarding", str(min(die, 7)), column) == CAPTURED


def attempts(standing: int) -> int:
    """IX.chart: alliances that a player with this standing may seek in a turn (AMB.a24)."""
    return number("neutrals", str(standing))
