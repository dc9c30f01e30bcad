"""The seventeen ship types with their statistics and weapons, from the shipped data."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from engine.content import paths
from engine.content.errors import ContentError
from engine.content.jsonfile import Raw, read_json

STATS = ("crew", "range", "speed", "turn", "damage", "aim")
"""STAT.six, in the order of the printed lists."""
MAIN = "main"
"""The mode of a ship's own weapon."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mode:
    """Another way to attack: with values of its own, or changes to the ship's statistics."""

    mode: str
    name: str
    fixed: bool
    """The three numbers are the attack's own; else they are added to the statistics."""
    range: int
    damage: int
    aim: int
    missile: bool
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitType:
    """A ship type or special ship as it is printed."""

    code: str
    side: str
    race: str
    name: str
    crew: int
    range: int
    speed: int
    turn: int
    damage: int
    aim: int
    count: int
    """Counters in the set; 0 for special ships."""
    form_of: str | None
    """The ship whose other form this is."""
    weapon: str
    weapon_rule: str
    missile: bool
    attacks: int
    """Attacks in one battle turn."""
    rules: tuple[str, ...]
    modes: tuple[Mode, ...]

    @property
    def title(self) -> str:
        """ "Ur-Quan Dreadnaught"."""
        return f"{self.race} {self.name}"

    def mode(self, name: str) -> Mode | None:
        """A secondary mode by name; None for the main weapon or one that this ship hasn't."""
        return next((mode for mode in self.modes if mode.mode == name), None)


def file() -> Path:
    """Where the statistics are kept: a ships.json of the player's own takes the place of the shipped one."""
    return house() or paths.rules_folder("star-control") / "ships.json"


def house() -> Path | None:
    """The player's own file, if there is one in use."""
    user = paths.in_use(None)
    mine = paths.house_rules(user, "star-control") / "ships.json" if user else None
    return mine if mine is not None and mine.is_file() else None


@cache
def units() -> Mapping[str, UnitType]:
    """All types by code, in printed order; ContentError for a bad file."""
    raw = read_json(file())
    rows = raw.get("units") if isinstance(raw, dict) else None
    if not isinstance(rows, list):
        raise ContentError(file(), "/units", "a list")
    found = [_unit(row, f"/units/{n}") for n, row in enumerate(rows)]
    return {unit.code: unit for unit in found}


def unit(code: str) -> UnitType:
    """One type; KeyError for no such code."""
    return units()[code]


@cache
def counters(side: str) -> tuple[str, ...]:
    """A side's full set of counters (PILE.set): "UQ-1", "UQ-2", ..."""
    ships = (u for u in units().values() if u.side == side)
    return tuple(f"{u.code}-{n}" for u in ships for n in range(1, u.count + 1))


@cache
def code_of(counter: str) -> str:
    """The ship type of a counter: "UQ" for "UQ-3"."""
    return counter.partition("-")[0]


@cache
def races(side: str) -> tuple[str, ...]:
    """The seven races of a side."""
    return tuple(dict.fromkeys(u.race for u in units().values() if u.side == side))


def _unit(row: Raw, place: str) -> UnitType:
    fields = _fields(row, place, UnitType.__annotations__)
    modes = fields["modes"]
    if not isinstance(modes, list) or not isinstance(fields["rules"], list):
        raise ContentError(file(), f"{place}/modes and rules", "lists")
    read = tuple(
        Mode(**_fields(mode, f"{place}/modes/{n}", Mode.__annotations__)) for n, mode in enumerate(modes)
    )
    return UnitType(**{**fields, "modes": read, "rules": tuple(fields["rules"])})


def _fields(row: Raw, place: str, kinds: Mapping[str, Any]) -> dict[str, Any]:
    if not isinstance(row, dict) or set(row) != set(kinds):
        raise ContentError(file(), place, f"exactly the fields {', '.join(kinds)}")
    for name, kind in kinds.items():
        if kind in (int, str, bool) and type(row[name]) is not kind:
            raise ContentError(file(), f"{place}/{name}", f"a value of kind {kind.__name__}")
    return dict(row)
