"""Pivots and rolls on the AVID: what may be plotted, and where nose and Top are at midpoint and end."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from engine.core.violation import Violation
from engine.mechanics.attitude import Attitude, MidpointRounding, half
from engine.mechanics.attitude import finishing_order as finishing
from engine.mechanics.avid import (
    Window,
    diagonals,
    edges,
    label,
    parse_window,
    route_diagonals,
    route_faults,
)
from engine.rulesets.sits.book import book, rule, windows
from engine.rulesets.sits.commands import Plot
from engine.rulesets.sits.d1_officers import B2_22, B2_233, Ratings, ratings
from engine.rulesets.sits.state import Ship, SitsState

B2_24 = rule("B2.24")


def full_route(ship: Ship, route: Sequence[str]) -> tuple[Window, ...]:
    """A plotted route with the window that the nose is in put before it."""
    return (ship.attitude.forward, *(parse_window(window) for window in route))


def midpoint_attitude(ship: Ship, plot: Plot, rounding: MidpointRounding) -> Attitude:
    """Nose and roll on reaching the midpoint: both at their own midpoints (A3.22, B2.222, B2.26)."""
    return attitude_after(
        ship.attitude,
        full_route(ship, plot.route),
        half(len(plot.route), rounding),
        half(plot.roll, rounding),
    )


def end_attitude(ship: Ship, plot: Plot) -> Attitude:
    """Nose and roll at the end of the turn (A3.24)."""
    return attitude_after(ship.attitude, full_route(ship, plot.route), len(plot.route), plot.roll)


def attitude_after(start: Attitude, route: Sequence[Window], steps: int, roll: int) -> Attitude:
    """After `steps` windows of a route and `roll` windows of roll; the order of the two is no matter."""
    return start.pivoted(route[: steps + 1]).rolled(roll)


def finishing_order(pivot: int, roll: int) -> tuple[str, ...]:
    """Changes under way, the one done first in front: the shorter, of equals the roll (B2.26.order).

    Lengths in windows, signs ignored; a change of length 0 is left out.
    """
    lengths = {"pivot": pivot, "roll": roll}
    return tuple(name for name in finishing(pivot, roll) if lengths[name])


def next_windows(route: Sequence[Window], rating: int) -> tuple[Window, ...]:
    """The windows that a route drawn by hand may enter next (B2.24)."""
    if len(route) > rating:
        return ()
    here = route[-1]
    steps = edges(here) if route_diagonals(route) else edges(here) + diagonals(here)
    return tuple(window for window in steps if window not in route)


def pivot_faults(ratings_: Ratings, route: Sequence[Window], bonus: str | None) -> tuple[Violation, ...]:
    """What forbids a pivot along a route, its start included."""
    found = [Violation(B2_24, fault.text) for fault in route_faults(route)]
    length, rating = len(route) - 1, ratings_.pivot(bonus)
    if length > rating:
        found.append(Violation(B2_22, _too_far("pivot", length, rating, ratings_)))
    return tuple(found)


@lru_cache(maxsize=4096)
def roll_faults(ratings_: Ratings, roll: int, bonus: str | None) -> tuple[Violation, ...]:
    """What forbids a roll, positive to starboard."""
    rating = ratings_.roll(bonus)
    if abs(roll) <= rating:
        return ()
    return (Violation(B2_22, _too_far("roll", abs(roll), rating, ratings_)),)


def _too_far(what: str, length: int, rating: int, ratings_: Ratings) -> str:
    text = f"A {what} of {windows(length)} exceeds the {what} rating of {rating}"
    box, left = (
        (ratings_.pivot_box, ratings_.pivot_left)
        if what == "pivot"
        else (ratings_.roll_box, ratings_.roll_left)
    )
    if not left:
        return f"{text}: no {what} box is left."
    if rating < box:
        return f"{text} ({box} less 1 for the Poor helm officer)."
    if rating > box:
        return f"{text} ({box} and 1 for the {ratings_.helm.capitalize()} helm officer)."
    if ratings_.helm == "elite" and length == rating + 1:
        return f"{text}; the Elite helm officer's +1 is not put to the {what}."
    return f"{text}."


def bonus_faults(ratings_: Ratings, bonus: str | None) -> tuple[Violation, ...]:
    """B2.233: only an Elite helm officer has a +1 to give."""
    if bonus is None or ratings_.helm == "elite":
        return ()
    text = f"Only an Elite helm officer adds 1 to the {bonus}; this one is {ratings_.helm}."
    return (Violation(B2_233, text),)


@book.check(Plot)
def pivot_is_within_limits(state: SitsState, plot: Plot) -> Iterator[Violation]:
    """B2.22, B2.24: a pivot follows a connected route, with one diagonal at most, within the rating."""
    ship = state.ships[plot.ship]
    yield from at_ship(pivot_faults(ratings(ship), full_route(ship, plot.route), plot.helm_bonus), ship)


@book.check(Plot)
def roll_is_within_limits(state: SitsState, plot: Plot) -> Iterator[Violation]:
    """B2.22, B2.25: a roll to either side within the rating."""
    ship = state.ships[plot.ship]
    yield from at_ship(roll_faults(ratings(ship), plot.roll, plot.helm_bonus), ship)


@book.check(Plot)
def helm_bonus_is_the_officers(state: SitsState, plot: Plot) -> Iterator[Violation]:
    """B2.233: the +1 for pivot or roll is an Elite helm officer's."""
    ship = state.ships[plot.ship]
    yield from at_ship(bonus_faults(ratings(ship), plot.helm_bonus), ship)


def at_ship(found: Sequence[Violation], ship: Ship) -> Iterator[Violation]:
    """The same violations, pointing at a ship."""
    for v in found:
        yield replace(v, pieces=(ship.id,))


def pivot_words(route: Sequence[Window], rounding: MidpointRounding) -> str:
    """A plotted pivot in words, its midpoint marked (A3.121)."""
    length = len(route) - 1
    if not length:
        return "no pivot"
    middle = route[half(length, rounding)]
    return f"pivot of {windows(length)} to {label(route[-1])}, midpoint {label(middle)}"


def roll_words(ship: Ship, plot: Plot, rounding: MidpointRounding) -> str:
    """A plotted roll in words, its midpoint marked (A3.121)."""
    if not plot.roll:
        return "no roll"
    side = "starboard" if plot.roll > 0 else "port"
    halfway = midpoint_attitude(ship, plot, rounding)
    return f"roll of {windows(abs(plot.roll))} to {side}, midpoint with Top in {label(halfway.top)}"
