"""What is printed on cards and maps for everybody: grades, defence tables, weapon effects, sizes of hexes."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from engine.content import loader
from engine.rulesets.sits.book import SLUG, rule
from engine.rulesets.sits.sheet_data import CardTables, LookUp

_EFFECTS: Mapping[str, str] = {
    "mql": "MQL",
    "ecm": "ECM",
    "cm": "CM",
    "pd": "PD",
    "pivot": "pivot",
    "roll": "roll",
}
_WORDS: Mapping[str, str] = {
    "lost": "½ hexes lost",
    "carried": "½ hexes kept",
    "rounded up, may be waived": "½ hexes up",
}


def _cells(name: str) -> Any:  # noqa: ANN401 - a table's cells have no common shape
    return loader.load_tables(SLUG)[name].cells


@cache
def grade_effects(post: str) -> Mapping[str, str]:
    """A2.65: what each grade of a station does, in as few words as the sheet has room for."""
    return {grade: _effect(dict(cell)) for grade, cell in _cells("officers")[post].items()}


def _effect(cell: dict[str, Any]) -> str:
    if "target" in cell:
        return str(cell["target"])
    parts = [f"{name} {_signed(cell[key])}" for key, name in _EFFECTS.items() if key in cell]
    if "pivot" in cell and "roll" in cell:
        parts = [f"pivot, roll {_signed(cell['roll'])}"]
    if "pivot_or_roll" in cell:
        parts.append(f"pivot or roll {_signed(cell['pivot_or_roll'])}")
    if "thrust" in cell:
        parts.append(f"thrust {_signed(cell['thrust'])}")
    if "half_hex" in cell:
        parts.append(_WORDS[cell["half_hex"]])
    return ", ".join(parts) or "–"


def _signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"


@cache
def card_tables() -> CardTables:
    """The tables that blank cards and printed maps carry (A2.4, C4, D2.11)."""
    weapons = tuple((str(cell["weapon"]), _weapon(cell)) for cell in _cells("weapons"))
    return CardTables(
        ecm=_look_up("ecm_layer", "C4.125", "ECM layer: missiles killed"),
        active=_look_up("active_defense", "C4.132", "Active defenses: missiles killed"),
        weapons=weapons,
        canister=tuple((str(size), str(count)) for size, count in _cells("canister").items()),
        hex_mm=tuple((side, float(size)) for side, size in _cells("map_sheet")["hex_mm"].items()),
    )


def _look_up(name: str, number: str, title: str) -> LookUp:
    rows = tuple((str(row), tuple(int(v) for v in values)) for row, values in _cells(name).items())
    return LookUp(title=title, rule=rule(number), rows=rows)


def _weapon(cell: Mapping[str, Any]) -> str:
    parts = []
    if "depth" in cell:
        times, _, rounding = str(cell["depth"]).partition(" ")
        parts.append(f"{times.replace('1/2', '½').replace('x', '×')} depth {rounding}".strip())
    if "span" in cell:
        parts.append(f"span {cell['span']}")
    return ", ".join((*parts, str(cell.get("special", "")))).strip(", ")
