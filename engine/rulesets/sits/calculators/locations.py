"""Calculators for the hit location table: lines, walks, cascades, Structural Integrity (C5.2, C5.4)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal

from pydantic import Field

from engine.core.calculator import Calculator, Worked
from engine.mechanics.wording import listed
from engine.rulesets.sits.book import plural
from engine.rulesets.sits.c5_marks import Victim
from engine.rulesets.sits.c5_outcomes import end_chance
from engine.rulesets.sits.c5_penetration import LEAK
from engine.rulesets.sits.c5_systems import SI, cascade_cells
from engine.rulesets.sits.c5_tables import BROADSIDES, Cell, Grid, Place, effect, grid_of, line_name
from engine.rulesets.sits.c5_walk import choices, edge_of, walked
from engine.rulesets.sits.calculators.base import (
    Arguments,
    Face,
    ShipArguments,
    rules,
    ship_of,
    thrown,
    worked,
)
from engine.rulesets.sits.card import load_card
from engine.rulesets.sits.combat import Hit, Mount, Walk, WalkStep, WeaponKind
from engine.rulesets.sits.state import Ship

Location = Annotated[int, Field(ge=2, le=20, description="Result of the 2d10+ location roll.")]


def _grid(ship_class: str) -> Grid:
    grid = grid_of(ship_class)
    if grid is None:
        raise ValueError(f"The {load_card(ship_class).name} class has no hit location table.")
    return grid


def _span(weapon: WeaponKind) -> int:
    known = effect(weapon)
    if known is None:
        raise ValueError("A grav lance places no hit (C5.341).")
    return known.span


@dataclass(frozen=True, slots=True, kw_only=True)
class LocationArguments(Arguments):
    """A location roll on an edge of a class."""

    ship_class: str
    """Its class in the data, for example star-knight-ca."""
    edge: Mount
    """The edge that is struck."""
    roll: Location
    leak: Literal[-10, 0, 10] = 0
    """What a hit beside bow or stern takes off or adds (C5.113)."""
    weapon: WeaponKind = WeaponKind.LASER_HEAD
    """Its span tells how many lines are struck (C5.33)."""


def _location(given: LocationArguments) -> Worked:
    grid = _grid(given.ship_class)
    leak = given.leak if given.edge in BROADSIDES else 0
    location = given.roll + leak
    edge = edge_of(given.edge, location)
    if edge != given.edge:
        text = f"{given.roll} {leak:+d} is {location}, past the end: roll again on the {edge} edge."
        return worked({"location": location, "roll_again": edge, "lines": []}, (text, "C5.113.reroll"))
    span = grid.span(edge, location, _span(given.weapon))
    lines = [_line(grid, edge, line, line - span[0]) for line in span]
    added = f"{given.roll} {leak:+d} is {location}: " if leak else f"{location}: "
    told = [(f"{added}{line_name(edge, span[0])} from the {edge} edge.", "C5.23", *_leaked(leak))]
    if len(span) > 1:
        told.append((f"A {given.weapon.value} is {len(span)} lines wide.", "C5.33"))
    told += [(f"{line['name'].capitalize()}: {_codes(line['cells'])}.", "A2.64") for line in lines]
    return worked({"location": location, "roll_again": None, "edge": edge, "lines": lines}, *told)


def _leaked(leak: int) -> tuple[str, ...]:
    return ("C5.113",) if abs(leak) == LEAK else ()


def _line(grid: Grid, edge: Mount, line: int, offset: int) -> dict[str, Any]:
    places = grid.lines[edge][line] if 0 <= line < len(grid.lines[edge]) else ()
    return {"line": offset, "name": line_name(edge, line), "cells": [_cell(at) for at in places]}


def _cell(at: Place) -> dict[str, Any]:
    found = {"row": at.row, "column": at.column, "code": at.cell.code if at.cell else ""}
    return {**found, "core": at.cell.core if at.cell else False}


def _codes(cells: list[dict[str, Any]]) -> str:
    shown = [f"[{cell['code']}]" if cell["core"] else cell["code"] for cell in cells if cell["code"]]
    return " ".join(shown) or "off the table"


@dataclass(frozen=True, slots=True, kw_only=True)
class WalkArguments(ShipArguments):
    """A penetrating hit on a ship, and every throw on its way."""

    edge: Annotated[Mount, Field(description="The edge on which it is located.")]
    location: Location
    depth: Annotated[int, Field(ge=1, le=99, description="Its depth (C5.211).")]
    weapon: Annotated[WeaponKind, Field(description="Its span counts (C5.33).")] = WeaponKind.LASER_HEAD
    dice: Annotated[
        tuple[Annotated[tuple[Face, ...], Field(max_length=10)], ...],
        Field(
            max_length=400, description="Faces of the throws on the way, in order; a missing one is named."
        ),
    ] = ()
    decoys: Annotated[
        Literal["port", "starboard"] | None, Field(description="The side that loses decoys (C5.434).")
    ] = None


def _walk(given: WalkArguments) -> Worked:
    ship, grid = ship_of(given), _grid(given.ship_class)
    victim = Victim(ship, thrown(given.dice))
    walk = _walked(victim, grid, given)
    after = victim.after()
    value = {
        "steps": [_step(step) for step in walk.steps],
        "lost": _lost(ship, after),
        "officers": dict(after.officers),
        "destroyed": victim.end,
    }
    lines: list[tuple[str, ...]] = [(_where(step), _number(step.rule)) for step in walk.steps]
    if victim.end:
        lines.append((victim.end, _number(victim.end_rule)))
    return worked(value, *lines)


def _number(rule: str) -> str:
    return rule.partition("/")[2]


def _walked(victim: Victim, grid: Grid, given: WalkArguments) -> Walk:
    hit = Hit(
        weapon=given.weapon,
        label="the hit",
        edge=given.edge,
        depth=given.depth,
        roll=0,
        faces=(1, 1),
        modifier=given.depth,
    )
    lines = grid.span(given.edge, given.location, _span(given.weapon))
    walk = walked(victim, grid, Walk(hit=hit, location=given.location, lines=lines, depth=given.depth))
    while walk.lines:
        open_to = choices(victim, grid, walk)
        if given.decoys not in open_to:
            raise ValueError(
                f"The defender must name the side of a decoy hit: {' or '.join(open_to)} (C5.434)."
            )
        walk = walked(victim, grid, replace(walk, side=given.decoys))
    return walk


def _where(step: WalkStep) -> str:
    line = f", line {step.line:+d}" if step.line else ""
    what = step.code or "blank"
    return f"Column {step.column}, row {step.row + 1}{line} ({what}), {step.outcome}: {step.text}."


def _step(step: WalkStep) -> dict[str, Any]:
    return {
        "line": step.line,
        "row": step.row,
        "column": step.column,
        "code": step.code,
        "outcome": step.outcome,
        "text": step.text,
        "rule": step.rule,
        "track": step.track,
        "boxes": step.boxes,
        "depth_left": step.depth_left,
    }


def _lost(before: Ship, after: Ship) -> Mapping[str, int]:
    gone = {track: n - before.marked.get(track, 0) for track, n in sorted(after.marked.items())}
    return {track: boxes for track, boxes in gone.items() if boxes}


@dataclass(frozen=True, slots=True, kw_only=True)
class CascadeArguments(Arguments):
    """A core cascade of a class."""

    ship_class: str
    """Its class in the data, for example sample-sd."""
    column: Annotated[int, Field(ge=2, le=20)] | None = None
    """Result of the 2d10+; left out: every column."""


def _cascade(given: CascadeArguments) -> Worked:
    _grid(given.ship_class)
    columns = range(2, 21) if given.column is None else (given.column,)
    found = {column: [_core(cell) for cell in cascade_cells(given.ship_class, column)] for column in columns}
    value = {"columns": {str(column): cells for column, cells in found.items()}}
    lines = [
        (f"Column {column}: {listed(cell['code'] for cell in cells) or 'no core system'}.", "C5.4212")
        for column, cells in found.items()
    ]
    return worked(value, *lines)


def _core(cell: Cell) -> dict[str, Any]:
    return {"code": cell.code, "row": cell.row, "column": cell.column}


@dataclass(frozen=True, slots=True, kw_only=True)
class IntegrityArguments(ShipArguments):
    """A ship whose Structural Integrity is hit."""

    hits: Annotated[int, Field(ge=1, le=40, description="Boxes that are marked.")] = 1


def _integrity(given: IntegrityArguments) -> Worked:
    ship = ship_of(given)
    row = load_card(ship.ship_class).track(SI)
    start = ship.marked.get(SI, 0)
    boxes = []
    alive = 1.0
    for number in range(start, min(start + given.hits, len(row))):
        ends = end_chance(row, number)
        alive *= 1.0 - ends
        box = {"box": number + 1, "shape": row.shapes[number], "icon": row.icons[number]}
        boxes.append({**box, "number": int(row.values[number] or 0), "chance_of_end": round(ends, 4)})
    value = {"left": len(row) - start, "boxes": boxes, "survives": round(alive, 4)}
    lines = [(f"{plural(len(row) - start, 'box', 'boxes')} of Structural Integrity left.", "C5.4211")]
    lines += [(_box_words(box), _box_rule(box)) for box in boxes]
    return worked(value, *lines, (f"The ship holds with a chance of {alive:.1%}.", "C5.4213"))


def _box_rule(box: Mapping[str, Any]) -> str:
    if box["icon"] == "core":
        return "C5.4212"
    return {"octagon": "C5.4213", "star": "C5.4214"}.get(box["shape"], "C5.4211")


def _box_words(box: Mapping[str, Any]) -> str:
    head = f"Box {box['box']}"
    if box["icon"] == "core":
        return f"{head}: a core, its systems cascade."
    if box["shape"] == "star":
        return f"{head}: the star, the end."
    if box["shape"] == "octagon":
        return f"{head}: an octagon, {box['number']} or more on a d10 or she explodes."
    return f"{head}: nothing follows."


CALCULATORS = (
    Calculator(
        name="hit_location",
        summary="The line or lines of a class's hit location table that a roll on an edge strikes.",
        arguments=LocationArguments,
        run=_location,
        rules=rules("A2.64", "C5.113", "C5.113.reroll", "C5.23", "C5.23.rows", "C5.33"),
    ),
    Calculator(
        name="hit_walk",
        summary="A penetrating hit walked over the hit location table cell by cell, with all that it marks.",
        arguments=WalkArguments,
        run=_walk,
        rules=rules("C5.23", "C5.24", "C5.25", "C5.251", "C5.33", "C5.41", "C5.411", "C5.412", "C5.413"),
    ),
    Calculator(
        name="core_cascade",
        summary="The core systems that a cascade strikes in a column of a class's hit location table.",
        arguments=CascadeArguments,
        run=_cascade,
        rules=rules("C5.4212"),
    ),
    Calculator(
        name="structural_integrity",
        summary="The next Structural Integrity boxes: cascades, octagons, the star, and the odds to hold.",
        arguments=IntegrityArguments,
        run=_integrity,
        rules=rules("C5.4211", "C5.4212", "C5.4213", "C5.4214"),
    ),
)
