"""Positions of Star Control laid out by hand, and commands given in them with chosen dice."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.core.command import Command
from engine.core.dice import RecordingDice, scripted, seeded
from engine.core.ids import PieceId, PlayerId
from engine.core.ruleset import Resolution
from engine.core.violation import Severity, blocking
from engine.rulesets.star_control.commands import Attack
from engine.rulesets.star_control.hexes import cell_of
from engine.rulesets.star_control.ruleset import create
from engine.rulesets.star_control.state import Stage, StarControlState, Unit
from engine.rulesets.star_control.units import unit

RULES = create()
ALLIANCE, HIERARCHY = PlayerId("Alliance"), PlayerId("Hierarchy")
EMPTY = [".........", ".........", ".........", ".........", ".........", ".........", "........."]


def at(column: int, row: int) -> str:
    """A cell by its printed column and row."""
    return cell_of(column, row)


def table(
    *,
    rows: Sequence[str] = EMPTY,
    first: str = "Hierarchy",
    hierarchy: Mapping[str, Any] | None = None,
    alliance: Mapping[str, Any] | None = None,
    **options: Any,
) -> StarControlState:
    """A game in the movement phase of its first turn; Starbases in 01/04 and 09/04 unless given."""
    scenario = {
        "title": "a test",
        "starmap": list(rows),
        "options": {
            "first": first,
            "galactic_columns": len(rows[0]),
            "galactic_rows": len(rows),
            **options,
        },
        "start": {
            "Hierarchy": {"starbases": [[1, 4]], **(hierarchy or {})},
            "Alliance": {"starbases": [[len(rows[0]), 4]], **(alliance or {})},
        },
    }
    return RULES.setup(scenario, {}, RecordingDice(seeded(1, 0)))


def fleet(column: int, row: int, *ships: str) -> dict[str, Any]:
    """A Fleet as a scenario writes it."""
    return {"at": [column, row], "ships": list(ships)}


def in_phase(state: StarControlState, phase: str) -> StarControlState:
    """The same position in another phase of the mover's turn."""
    return replace(state, phase=phase, active=(state.mover,))


def do(state: StarControlState, command: Command, *faces: Sequence[int]) -> StarControlState:
    """The position after a legal command; each group of faces is one throw."""
    return led_to(state, command, *faces).state


def led_to(state: StarControlState, command: Command, *faces: Sequence[int]) -> Resolution[StarControlState]:
    """All that a legal command led to."""
    broken = blocking(RULES.check(state, command))
    assert not broken, [str(v) for v in broken]
    return RULES.apply(state, command, RecordingDice(scripted(*faces)))


def any_dice(state: StarControlState, command: Command, seed: int = 1) -> StarControlState:
    """The position after a legal command, with whatever dice."""
    assert not blocking(RULES.check(state, command))
    return RULES.apply(state, command, RecordingDice(seeded(seed, 1))).state


def broken(state: StarControlState, command: Command) -> set[str]:
    """Numbers of the rules that forbid a command."""
    return {v.rule.partition("/")[2] for v in blocking(RULES.check(state, command))}


def warned(state: StarControlState, command: Command) -> set[str]:
    """Numbers of the rules that a command is questioned for."""
    found = RULES.check(state, command)
    return {v.rule.partition("/")[2] for v in found if v.severity is Severity.WARNING}


def battle(
    places: Mapping[str, tuple[int, int]],
    *,
    rows: Sequence[str] = EMPTY,
    mover: str = "Hierarchy",
    damage: Mapping[str, int] | None = None,
    turn: int = 1,
    cell: tuple[int, int] = (4, 3),
    defender: Mapping[str, Any] | None = None,
    **options: Any,
) -> StarControlState:
    """A battle in its action stage: the mover attacked, each ship ("UQ-1") in its column and row."""
    sides: dict[str, list[str]] = {"Hierarchy": [], "Alliance": []}
    for ship in sorted(places):
        code = ship.partition("-")[0]
        sides[unit(code).side].append(code)
    ours, theirs = (3, 3), cell
    spot = {mover: ours, ("Alliance" if mover == "Hierarchy" else "Hierarchy"): theirs}
    state = table(
        rows=rows,
        first=mover,
        hierarchy={
            "fleets": [fleet(*spot["Hierarchy"], *sides["Hierarchy"])],
            **((defender or {}) if mover != "Hierarchy" else {}),
        },
        alliance={
            "fleets": [fleet(*spot["Alliance"], *sides["Alliance"])],
            **((defender or {}) if mover == "Hierarchy" else {}),
        },
        **options,
    )
    state = in_phase(state, "battle")
    mine, other = ("HF1", "AF1") if mover == "Hierarchy" else ("AF1", "HF1")
    state = do(state, Attack(player=PlayerId(mover), fleet=PieceId(mine), target=PieceId(other)))
    fought = state.battle
    assert fought is not None
    assert set(fought.units) == set(places), "name the counters from 1 on"
    members = {
        key: replace(member, cell=at(*places[key]), damage=(damage or {}).get(key, 0))
        for key, member in fought.units.items()
    }
    fought = replace(fought, stage=Stage.ACTION, turn=turn, mover=PlayerId(mover), units=members)
    return replace(state, battle=fought, active=(PlayerId(mover),))


def member(state: StarControlState, key: str) -> Unit:
    """A ship of the battle."""
    assert state.battle is not None
    return state.battle.units[PieceId(key)]


def with_member(state: StarControlState, key: str, **changes: Any) -> StarControlState:
    """The position with a ship of the battle changed."""
    assert state.battle is not None
    return replace(state, battle=state.battle.with_unit(replace(member(state, key), **changes)))


def researched(state: StarControlState, race: str, **levels: int) -> StarControlState:
    """The position with research done."""
    return replace(state, advances={**state.advances, race: levels})
