"""Thrust on the plotting grids: which amounts, squares and hexes may be chosen, and compensator checks."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.ids import RuleId
from engine.core.violation import Violation
from engine.mechanics.avid import Colour, Window, colour, directions, elevation, label
from engine.mechanics.d10 import D10Roll, rolls_under
from engine.mechanics.hexgrid import Direction
from engine.mechanics.plotgrid import edge_choices, horizontal_choices, square_colours, square_thrust
from engine.mechanics.vector import EngineerRounding
from engine.mechanics.wording import listed
from engine.rulesets.sits.a1_general import throw
from engine.rulesets.sits.b2_avid import at_ship
from engine.rulesets.sits.b3_movement import amounts, thrust_window, waivable
from engine.rulesets.sits.book import book, rule
from engine.rulesets.sits.commands import Plot
from engine.rulesets.sits.d1_officers import B3_22, B3_221, D1_145, Ratings, ratings
from engine.rulesets.sits.state import Ship, SitsState

A2_232 = rule("A2.232")
B3_21 = rule("B3.21")
B3_23 = rule("B3.23")
B3_241 = rule("B3.241")
B3_242 = rule("B3.242")
B3_243 = rule("B3.243")
B3_253 = rule("B3.253")
B3_254 = rule("B3.254")
B3_2541 = rule("B3.2541")
B3_255 = rule("B3.255")
PURPLE = rule("B3.251.purple")

COLUMNS = 8
"""Of the vertical grid: horizontal amounts 0 to 7."""
TOP_ROW = 7
"""Of the vertical grid: vertical changes -7 to +7."""


@lru_cache(maxsize=1024)
def thrust_faults(ratings_: Ratings, thrust: int) -> tuple[Violation, ...]:
    """What forbids an amount of thrust (B3.22, B3.221, B3.231)."""
    limit, box = ratings_.thrust_limit, ratings_.thrust_box
    if thrust <= limit:
        return ()
    if not ratings_.thrust_left:
        return (Violation(B3_22, f"Thrust {thrust} exceeds the rating of 0: no thrust box is left."),)
    if ratings_.engineer == "elite":
        text = (
            f"Thrust {thrust} exceeds {limit}: {box} and the Elite engineer's 1, which rules out red-lining."
        )
        return (Violation(B3_221, text),)
    return (Violation(B3_22, f"Thrust {thrust} exceeds the rating of {box}; red-lining adds only 1."),)


@lru_cache(maxsize=8192)
def square_faults(window: Window, thrust: int, square: tuple[int, int] | None) -> tuple[Violation, ...]:
    """What forbids a square of the vertical grid (B3.241, B3.242); None is no square chosen."""
    if thrust == 0:
        if square in (None, (0, 0)):
            return ()
        text = (
            f"Square {square_name(square)} needs thrust; none is plotted: choose an amount of thrust first."
        )
        return (Violation(B3_242, text),)
    zone = colour(window).value
    if square is None:
        return (
            Violation(B3_242, f"Choose a square numbered {thrust} in the {zone} zone for thrust {thrust}."),
        )
    h, v = square
    if h < 0:
        return (Violation(B3_243, f"The vertical grid has no column {h}."),)
    found = []
    number = square_thrust(h, v)
    if number != thrust:
        text = f"Square {square_name(square)} is numbered {number}; the thrust plotted is {thrust}."
        found.append(Violation(B3_242, text))
    colours = square_colours(h, v)
    if colour(window) not in colours:
        named = listed(name.value for name in colours) if colours else "no"
        text = f"Square {square_name(square)} lies in the {named} zone; thrust accrues in {label(window)}."
        found.append(Violation(B3_241, text))
    elif v * elevation(window) < 0:
        way = "up" if v > 0 else "down"
        text = f"Square {square_name(square)} leads {way}; thrust accrues in {label(window)}."
        found.append(Violation(B3_241, text))
    return tuple(found)


def square_name(square: tuple[int, int] | None) -> str:
    """A square by its column and row: "3, +2"."""
    if square is None:
        return "none"
    h, v = square
    return f"{h}, {v:+d}" if v else f"{h}, 0"


def spread_faults(window: Window, h: int, spread: Mapping[str, int]) -> tuple[Violation, ...]:
    """What forbids a way to spread the horizontal amount over the map (B3.251-B3.255)."""
    wanted = tuple(sorted((slot, n) for slot, n in spread.items() if n))
    return _spread_faults(window, h, wanted)


_NOTHING_TO_SPREAD = (
    "no thrust lies in the map plane. Choose an amount of thrust first, then a square right of column 0."
)


@lru_cache(maxsize=8192)
def _spread_faults(window: Window, h: int, wanted: tuple[tuple[str, int], ...]) -> tuple[Violation, ...]:
    spread = dict(wanted)
    choices = horizontal_choices(window, max(h, 0))
    if spread in choices:
        return ()
    total = sum(spread.values())
    if h == 0:
        return (Violation(B3_253, f"{spread_name(spread)}: {_NOTHING_TO_SPREAD}"),)
    if total != h:
        text = f"The square gives {h} to spread over the map; {total} is spread."
        return (Violation(B3_253, text),)
    if any(spread in edge_choices(way, h, green=True) for way in _heads(window)) and len(_heads(window)) == 1:
        name = spread_name(spread)
        text = f"{name} is a green hex, for a nose in the green ring only, not in {label(window)}."
        return (Violation(A2_232, text),)
    named = listed(spread_name(choice) for choice in choices)
    text = f"{spread_name(spread)} is not on the {_grid_of(window)}; with {h} it offers {named}."
    return (Violation(_grid_rule(window), text),)


def spread_name(spread: Mapping[str, int]) -> str:
    """A spread as it is written: "3A 1B"."""
    return " ".join(f"{n}{slot}" for slot, n in spread.items() if n) or "nothing"


def _heads(window: Window) -> tuple[Direction, ...]:
    return directions(window)


def grid_kind(window: Window) -> str:
    """Which horizontal grid is used: "edge", "corner", or "offset" for the purple ring (B3.251)."""
    if colour(window) is Colour.PURPLE:
        return "offset"
    return "corner" if len(_heads(window)) == 2 else "edge"


def _grid_of(window: Window) -> str:
    kind = grid_kind(window)
    head = "/".join(way.letter for way in _heads(window))
    return f"{kind} grid toward {head}" if head else "purple ring's offset, one map direction"


def _grid_rule(window: Window) -> RuleId:
    if colour(window) is Colour.GREEN:
        return B3_2541
    return {"edge": B3_254, "corner": B3_255, "offset": PURPLE}[grid_kind(window)]


def waiver_faults(ship: Ship, plot: Plot) -> tuple[Violation, ...]:
    """D1.145: only an officer who rounds up can waive it, and only where there is a half to round."""
    if not plot.keep_halves:
        return ()
    rated = ratings(ship)
    if rated.rounding is not EngineerRounding.ROUNDED_UP:
        text = f"Only a Veteran or Elite engineer's rounding up can be waived; this one is {rated.engineer}."
        return (Violation(D1_145, text),)
    wrong = [slot for slot in plot.keep_halves if slot not in waivable(ship, plot)]
    if not wrong:
        return ()
    return (Violation(D1_145, f"There is no half hex to round up in {listed(wrong)}."),)


@book.check(Plot)
def thrust_is_within_limits(state: SitsState, plot: Plot) -> Iterator[Violation]:
    """B3.22: thrust up to the rating, one more by red-lining or an Elite engineer."""
    ship = state.ships[plot.ship]
    yield from at_ship(thrust_faults(ratings(ship), plot.thrust), ship)


@book.check(Plot)
def square_is_in_the_zone(state: SitsState, plot: Plot) -> Iterator[Violation]:
    """B3.241, B3.242: a square of the thrust's number in the zone of the ring it accrues in (B3.21)."""
    ship = state.ships[plot.ship]
    window = thrust_window(ship, plot.route, state.options.midpoint)
    yield from at_ship(square_faults(window, plot.thrust, plot.square), ship)


@book.check(Plot)
def spread_is_on_the_grid(state: SitsState, plot: Plot) -> Iterator[Violation]:
    """B3.251-B3.255: the square's horizontal amount goes to a hex of the grid for the thrust's direction."""
    ship = state.ships[plot.ship]
    window = thrust_window(ship, plot.route, state.options.midpoint)
    h = plot.square[0] if plot.square and plot.thrust else 0
    yield from at_ship(spread_faults(window, h, amounts(plot.spread)), ship)


@book.check(Plot)
def waiver_is_the_engineers(state: SitsState, plot: Plot) -> Iterator[Violation]:
    """D1.145: a Veteran's or Elite's rounding up may be waived in a direction."""
    ship = state.ships[plot.ship]
    yield from at_ship(waiver_faults(ship, plot), ship)


@dataclass(frozen=True, slots=True, kw_only=True)
class CompensatorCheck(Event):
    """A compensator check rolled for."""

    kind: Literal["sits.compensator"] = "sits.compensator"

    number: int
    face: int
    safe: bool


def compensator_check(ship: Ship, thrust: int, dice: Dice) -> CompensatorCheck | None:
    """B3.23: one check for all causes of the turn; None when none is due. The damage is the caller's."""
    rated = ratings(ship)
    causes = rated.check_causes(thrust)
    if not causes:
        return None
    purpose = f"B3.23 compensator check, {ship.name}: {listed(causes)}"
    face = throw(dice, D10Roll.D10, purpose)
    safe = rolls_under(face, rated.compensator)
    outcome = "hold" if safe else "fail: one Structural Integrity box is marked"
    why = f"compensator check for {listed(causes)}"
    return CompensatorCheck(
        text=f"{ship.name}: {why}, {face} against {rated.compensator}: they {outcome}.",
        rule=B3_23,
        pieces=(ship.id,),
        number=rated.compensator,
        face=face,
        safe=safe,
    )
