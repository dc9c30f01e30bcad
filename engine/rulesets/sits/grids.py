"""The two plotting grids and the AVID's choices, drawn up for the plotting instruments and kept ready."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

from engine.core.violation import Violation
from engine.mechanics.attitude import Attitude, MidpointRounding, half
from engine.mechanics.avid import (
    WINDOWS,
    Colour,
    Site,
    Window,
    colour,
    directions,
    elevation,
    is_diagonal,
    shortest_route,
)
from engine.mechanics.plotgrid import (
    corner_choices,
    edge_choices,
    horizontal_choices,
    signed_squares,
    square_colours,
    square_thrust,
)
from engine.rulesets.sits.b2_avid import pivot_faults, roll_faults
from engine.rulesets.sits.b3_movement import slots
from engine.rulesets.sits.b3_thrust import COLUMNS, TOP_ROW, spread_faults, square_faults, thrust_faults
from engine.rulesets.sits.commands import Slot
from engine.rulesets.sits.d1_officers import Ratings
from engine.rulesets.sits.view import PivotChoice, RollChoice, SpreadView, SquareView, ThrustChoice

ROLLS = range(-6, 7)
_SLOPES = {Colour.YELLOW: (0, 1), Colour.BLUE: (577, 1000), Colour.GREEN: (1000, 577), Colour.PURPLE: (1, 0)}
"""Rise and run of the rings' middles: good enough to pick a default, which no rule depends on."""


@lru_cache(maxsize=2048)
def pivot_choices(
    ratings_: Ratings, start: Window, bonus: str | None, rounding: MidpointRounding
) -> tuple[PivotChoice, ...]:
    """All 50 windows as ends of a pivot, by a shortest route each (B2.24, B2.241)."""
    return tuple(_pivot_choice(ratings_, shortest_route(start, w), bonus, rounding) for w in WINDOWS)


def _pivot_choice(
    ratings_: Ratings, route: tuple[Window, ...], bonus: str | None, rounding: MidpointRounding
) -> PivotChoice:
    return PivotChoice(
        window=route[-1],
        route=route[1:],
        count=len(route) - 1,
        diagonal=diagonal_of(route),
        midpoint=route[half(len(route) - 1, rounding)],
        violations=pivot_faults(ratings_, route, bonus),
    )


def diagonal_of(route: tuple[Window, ...]) -> int | None:
    """Which of the windows entered is entered through a corner; None if none is."""
    return next((index for index, (a, b) in enumerate(pairwise(route)) if is_diagonal(a, b)), None)


@lru_cache(maxsize=4096)
def roll_choices(
    ratings_: Ratings,
    attitude: Attitude,
    route: tuple[Window, ...],
    bonus: str | None,
    rounding: MidpointRounding,
) -> tuple[RollChoice, ...]:
    """Rolls of up to six windows to either side (B2.25) for a nose that follows `route`, its start included.

    Roll and pivot reach midpoint and end together (A3.121, B4.112): Top is drawn for the nose of the moment.
    """
    middle = half(len(route) - 1, rounding)
    return tuple(
        RollChoice(
            steps=steps,
            top_path=_top_path(attitude, route, steps, rounding),
            top_midpoint=attitude.pivoted(route[: middle + 1]).rolled(half(steps, rounding)).top,
            top_end=attitude.pivoted(route).rolled(steps).top,
            violations=roll_faults(ratings_, steps, bonus),
        )
        for steps in ROLLS
    )


def _top_path(
    attitude: Attitude, route: tuple[Window, ...], steps: int, rounding: MidpointRounding
) -> tuple[Site, ...]:
    """Top before a roll and after each of its windows, the nose as far along as the roll is in each half."""
    sign, count, length = (1 if steps >= 0 else -1), abs(steps), len(route) - 1
    turn, pivot = half(count, rounding), half(length, rounding)
    path = []
    for k in range(count + 1):
        if k <= turn:
            along = pivot * k // turn if turn else 0
        else:
            along = pivot + (length - pivot) * (k - turn) // (count - turn)
        path.append(attitude.pivoted(route[: along + 1]).rolled(sign * k).top)
    return tuple(path)


@lru_cache(maxsize=512)
def thrust_choices(ratings_: Ratings) -> tuple[ThrustChoice, ...]:
    """Every amount of thrust, red-lining included, and the first one beyond (B3.22, B3.231)."""
    return tuple(
        ThrustChoice(
            thrust=thrust,
            redline=ratings_.redlined(thrust),
            check=ratings_.compensator if ratings_.check_causes(thrust) else None,
            violations=thrust_faults(ratings_, thrust),
        )
        for thrust in range(ratings_.thrust_limit + 2)
    )


def squares(window: Window, thrust: int, chosen: tuple[int, int] | None) -> tuple[SquareView, ...]:
    """The vertical grid, row by row from +7 down, with the chosen square marked (B3.24)."""
    grid = _squares(window, thrust)
    if chosen is None:
        return grid
    return tuple(replace(s, chosen=True) if (s.h, s.v) == chosen else s for s in grid)


@lru_cache(maxsize=512)
def _squares(window: Window, thrust: int) -> tuple[SquareView, ...]:
    return tuple(
        SquareView(
            h=h,
            v=v,
            number=square_thrust(h, v),
            zones=tuple(zone.value for zone in square_colours(h, v)),
            violations=square_faults(window, thrust, (h, v)),
        )
        for v in range(TOP_ROW, -TOP_ROW - 1, -1)
        for h in range(COLUMNS)
    )


def spreads(window: Window, h: int, chosen: dict[str, int]) -> tuple[SpreadView, ...]:
    """The horizontal grid for a window, its hexes numbered 1 to 7, with the chosen hex marked (B3.253)."""
    return tuple(replace(s, chosen=True) if s.changes == chosen else s for s in _spreads(window, h))


@lru_cache(maxsize=512)
def _spreads(window: Window, h: int) -> tuple[SpreadView, ...]:
    found: list[SpreadView] = []
    numbers = (1,) if colour(window) is Colour.PURPLE else range(1, COLUMNS)
    for number in numbers:
        found += _row(window, number, h)
    return tuple(found)


def _row(window: Window, number: int, h: int) -> list[SpreadView]:
    heads = directions(window)
    if not heads:
        all_ = horizontal_choices(window, number)
        offsets = list(range(len(all_)))
    elif len(heads) == 2:
        all_ = corner_choices(heads[0], heads[1], number)
        offsets = _corner_offsets(len(all_))
    else:
        all_ = edge_choices(heads[0], number, green=True)
        offsets = [index - len(all_) // 2 for index in range(len(all_))]
    plain = () if len(heads) != 1 else edge_choices(heads[0], number)
    return [
        SpreadView(
            changes=_slotted(changes),
            number=number,
            offset=offset,
            green=len(heads) == 1 and changes not in plain,
            violations=spread_faults(window, h, changes),
        )
        for changes, offset in zip(all_, offsets, strict=True)
    ]


def _corner_offsets(count: int) -> list[int]:
    """Hexes left and right of the centre line; an odd amount has no hex on the line itself."""
    middle = count // 2
    if count % 2:
        return [index - middle for index in range(count)]
    return [index - middle if index < middle else index - middle + 1 for index in range(count)]


def _slotted(items: Mapping[str, int]) -> dict[Slot, int]:
    return {slot: items[slot] for slot in slots(items)}


def square_order(window: Window, thrust: int) -> tuple[tuple[int, int], ...]:
    """The squares for a thrust, the one nearest to the ring's own slope first: the default choice."""
    rise, run = _SLOPES[colour(window)]
    sign = -1 if elevation(window) < 0 else 1

    def off_slope(square: tuple[int, int]) -> tuple[int, int]:
        h, v = square
        return abs(v * sign * run - h * rise), -(h * h + v * v)

    return tuple(sorted(((s.h, s.v) for s in signed_squares(window, thrust)), key=off_slope))


def spread_order(window: Window, h: int) -> tuple[dict[Slot, int], ...]:
    """The ways to spread an amount, the one in the middle of the grid first: the default choice."""
    all_ = horizontal_choices(window, h)
    if not directions(window):
        return tuple(_slotted(changes) for changes in all_)
    ranked = sorted(range(len(all_)), key=lambda index: abs(2 * index - len(all_) + 1))
    return tuple(_slotted(all_[index]) for index in ranked)


def with_violations(view: SpreadView, more: tuple[Violation, ...]) -> SpreadView:
    """The same hex with further violations."""
    return replace(view, violations=view.violations + more) if more else view
