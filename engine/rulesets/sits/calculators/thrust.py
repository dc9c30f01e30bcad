"""Calculators for the plotting grids (B3.24, B3.25)."""

from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import Field

from engine.core.calculator import Calculator, Worked
from engine.mechanics.avid import Colour, Window, colour, directions, label
from engine.mechanics.plotgrid import (
    ThrustPlot,
    horizontal_choices,
    signed_squares,
    square_colours,
    square_thrust,
    thrust_plots,
    vertical_squares,
)
from engine.mechanics.wording import listed
from engine.rulesets.sits.b3_thrust import COLUMNS, TOP_ROW, grid_kind, spread_name, square_name
from engine.rulesets.sits.calculators.base import Arguments, Level, Thrust, WindowName, rules, window, worked

_GRID_RULES = {"edge": "B3.254", "corner": "B3.255", "offset": "B3.251.purple"}


@dataclass(frozen=True, slots=True, kw_only=True)
class ThrustArguments(Arguments):
    """A thrust and the window that it goes through."""

    window: WindowName
    """Where the thrust accrues: Forward, or the midpoint of the pivot (B3.21)."""
    thrust: Thrust


def _thrust_choices(given: ThrustArguments) -> Worked:
    heading = window(given.window)
    plots = thrust_plots(heading, given.thrust)
    squares = signed_squares(heading, given.thrust) if given.thrust else ()
    spreads = {square: [plot for plot in plots if (plot.h, plot.v) == square] for square in squares}
    value = {
        "zone": colour(heading).value,
        "grid": grid_kind(heading),
        "squares": [
            {"h": h, "v": v, "spreads": [_flat(plot) for plot in found]} for (h, v), found in spreads.items()
        ],
        "choices": [{"h": plot.h, "v": plot.v, "changes": plot.changes.as_dict()} for plot in plots],
    }
    zone = colour(heading).value
    if not given.thrust:
        return worked(value, ("No thrust, no change.", "B3.22"))
    named = listed(f"({square_name(square)})" for square in squares)
    return worked(
        value,
        (f"Thrust through {label(heading)} uses the {zone} zone.", "B3.21", "B3.241"),
        (f"The squares numbered {given.thrust} there: {named}.", "B3.242", "B3.243"),
        (_grid_words(heading), "B3.251", _grid_rule(heading)),
    )


def _flat(plot: ThrustPlot) -> dict[str, int]:
    return {slot: n for slot, n in plot.changes.items() if slot not in ("+", "-")}


def _grid_rule(heading: Window) -> str:
    return "B3.2541" if colour(heading) is Colour.GREEN else _GRID_RULES[grid_kind(heading)]


def _grid_words(heading: Window) -> str:
    kind = grid_kind(heading)
    if kind == "offset":
        return "From the pole the horizontal amount goes to any one map direction."
    head = "/".join(way.letter for way in directions(heading))
    green = ", green hexes included" if colour(heading) is Colour.GREEN else ""
    return f"The horizontal amount goes on the {kind} grid toward {head}{green}."


@dataclass(frozen=True, slots=True, kw_only=True)
class VerticalArguments(Arguments):
    """A square of the vertical grid, or a thrust and a zone."""

    h: Thrust | None = None
    """Column: hexes of horizontal change."""
    v: Annotated[Level, Field(ge=-99, le=99)] | None = None
    """Row: levels of vertical change."""
    thrust: Thrust | None = None
    """List the squares that bear this number."""
    zone: Colour | None = None
    """Only those of this colour."""


def _vertical(given: VerticalArguments) -> Worked:
    if given.h is not None and given.v is not None:
        return _one_square(given.h, given.v)
    if given.h is not None or given.v is not None:
        raise ValueError("A square needs both its column h and its row v.")
    if given.thrust is None:
        raise ValueError("Name a square by h and v, or a thrust.")
    zones = (given.zone,) if given.zone else tuple(Colour)
    found = {zone: vertical_squares(zone, given.thrust) for zone in zones}
    squares = dict.fromkeys(square for each in found.values() for square in each)
    value = {"squares": [_square_value(h, v) for h, v in squares]}
    lines = [
        (
            f"Thrust {given.thrust}, {zone.value} zone: {listed(f'({square_name(s)})' for s in each)}.",
            "B3.242",
        )
        for zone, each in found.items()
    ]
    return worked(value, *lines)


def _one_square(h: int, v: int) -> Worked:
    value = _square_value(h, v)
    zones = listed(value["zones"])
    return worked(
        value,
        (f"Square {square_name((h, v))} is numbered {value['thrust']}.", "B3.24", "B3.243"),
        (f"It may be used from: {zones}.", "B3.241", "B3.242"),
    )


def _square_value(h: int, v: int) -> dict[str, Any]:
    zones = [each.value for each in square_colours(h, v)]
    printed = h < COLUMNS and abs(v) <= TOP_ROW
    return {"h": h, "v": v, "thrust": square_thrust(h, v), "zones": zones, "printed": printed}


@dataclass(frozen=True, slots=True, kw_only=True)
class HorizontalArguments(Arguments):
    """A horizontal amount and the window that its thrust goes through."""

    window: WindowName
    amount: Thrust
    """The column of the square chosen on the vertical grid."""


def _horizontal(given: HorizontalArguments) -> Worked:
    heading = window(given.window)
    choices = horizontal_choices(heading, given.amount)
    value = {
        "grid": grid_kind(heading),
        "directions": [way.letter for way in directions(heading)],
        "choices": [dict(choice) for choice in choices],
    }
    named = listed(spread_name(choice) for choice in choices)
    return worked(
        value,
        (_grid_words(heading), "B3.251", _grid_rule(heading)),
        (f"With {given.amount} it offers, left to right: {named}.", "B3.253"),
    )


CALCULATORS = (
    Calculator(
        name="thrust_choices",
        summary="Every square and spread that a thrust through a window may take, with the vector changes.",
        arguments=ThrustArguments,
        run=_thrust_choices,
        rules=rules("B3.21", "B3.24", "B3.241", "B3.242", "B3.243", "B3.251", "B3.253", "B3.254", "B3.255"),
    ),
    Calculator(
        name="vertical_grid",
        summary="The number and zones of a square of the vertical grid, or the squares of a thrust.",
        arguments=VerticalArguments,
        run=_vertical,
        rules=rules("B3.24", "B3.241", "B3.242", "B3.243"),
    ),
    Calculator(
        name="horizontal_grid",
        summary="The hexes of the edge or corner grid that a horizontal amount may take.",
        arguments=HorizontalArguments,
        run=_horizontal,
        rules=rules("B3.251", "B3.251.purple", "B3.253", "B3.254", "B3.2541", "B3.255"),
    ),
)
