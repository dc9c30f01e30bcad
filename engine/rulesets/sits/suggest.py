"""Legal commands near a refused one: the same wish, as far as the rules allow it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice

from engine.core.command import Command, Suggestion
from engine.core.violation import blocking
from engine.mechanics.avid import (
    Window,
    count,
    label,
    reach,
    route_faults,
    shortest_route,
)
from engine.mechanics.hexgrid import Hex
from engine.mechanics.vector import SLOTS, Vectors
from engine.rulesets.sits.a3_turn import readable
from engine.rulesets.sits.b2_avid import full_route
from engine.rulesets.sits.b3_movement import amounts, by_slot, thrust_window, waivable
from engine.rulesets.sits.b3_thrust import spread_faults, spread_name, square_faults, square_name
from engine.rulesets.sits.book import book, height, windows
from engine.rulesets.sits.combat_commands import Aim, HoldTubes, Launch, Repair
from engine.rulesets.sits.commands import Bonus, Deploy, Plot, Slot
from engine.rulesets.sits.d1_officers import Ratings, ratings
from engine.rulesets.sits.grids import spread_order, square_order
from engine.rulesets.sits.setup import zone
from engine.rulesets.sits.state import Ship, SitsState
from engine.rulesets.sits.suggest_combat import combat_ideas

MOST = 4
"""Suggestions that are made."""
_WIDEST = 12


def suggest(state: SitsState, command: Command) -> tuple[Suggestion, ...]:
    """The nearest legal commands, the nearest first; nothing where none is near."""
    match command:
        case Plot() if command.ship in state.ships:
            ideas = _plots(state, command)
        case Deploy() if command.ship in state.ships:
            ideas = _deployments(state, command)
        case Launch() | HoldTubes() | Aim() | Repair() if command.ship in state.ships:
            ideas = combat_ideas(state, command)
        case _:
            return ()
    found: dict[str, Suggestion] = {}
    for idea in ideas:
        if idea.command != command and not blocking(book.violations(state, idea.command)):
            found.setdefault(idea.text, idea)
        if len(found) == MOST:
            break
    return tuple(found.values())


@dataclass(frozen=True, slots=True)
class _Part:
    """One part of an order put right: in words, and the order with only that changed."""

    text: str
    plot: Plot


def _plots(state: SitsState, plot: Plot) -> Iterator[Suggestion]:
    ship = state.ships[plot.ship]
    if ship.place is None or ship.side != plot.player:
        return
    plot = readable(plot)
    rated = ratings(ship)
    pivots = list(_pivots(rated, ship, plot))
    rolls = list(_rolls(rated, pivots[0].plot))
    thrusts = list(_thrusts(rated, rolls[0].plot))
    # One part is varied at a time, with the nearest choice for all others.
    chains = [(pivot, roll, next(_thrusts(rated, roll.plot)), 1) for pivot, roll in _rolled(rated, pivots)]
    chains += [(pivots[0], roll, next(_thrusts(rated, roll.plot)), 1) for roll in rolls[1:]]
    chains += [(pivots[0], rolls[0], thrust, 1) for thrust in thrusts[1:]]
    chains.append((pivots[0], rolls[0], thrusts[0], MOST))
    found = False
    for pivot, roll, thrust, most in chains:
        for suggestion in _finished(state, ship, (pivot, roll, thrust), most):
            found = True
            yield suggestion
    if not found:
        # Where friends' markers leave no room for any thrust, there is always room to drift.
        idle = _Part("no thrust", replace(rolls[0].plot, thrust=0))
        yield from _finished(state, ship, (pivots[0], rolls[0], idle), 1)


def _rolled(rated: Ratings, pivots: list[_Part]) -> Iterator[tuple[_Part, _Part]]:
    for pivot in pivots:
        yield pivot, next(_rolls(rated, pivot.plot))


def _finished(
    state: SitsState, ship: Ship, parts: tuple[_Part, _Part, _Part], most: int
) -> Iterator[Suggestion]:
    """Orders put right in pivot, roll and thrust, with the nearest squares and spreads that are legal."""
    finals = (
        final
        for final in _grids(state, ship, parts[2].plot)
        if not blocking(book.violations(state, final.plot))
    )
    for final in islice(finals, most):
        text = "; ".join(part.text for part in (*parts, final) if part.text)
        text = text or "the order without what has no place in it"
        yield Suggestion(text[:1].upper() + text[1:] + ".", final.plot)


def _pivots(rated: Ratings, ship: Ship, plot: Plot) -> Iterator[_Part]:
    """The pivot as it is, or cut short, or along a better route, or to a window in reach."""
    if plot.helm_bonus is not None and rated.helm != "elite":
        plot = replace(plot, helm_bonus=None)
    route = full_route(ship, plot.route)
    rating = rated.pivot(plot.helm_bonus)
    if not route_faults(route) and len(route) - 1 <= rating:
        yield _Part("", plot)
        return
    wanted = route[-1]
    if rated.helm == "elite" and len(route) - 1 == rated.pivot("pivot") and not route_faults(route):
        bonus: Bonus = "pivot"
        yield _Part("put the Elite helm officer's 1 to the pivot", replace(plot, helm_bonus=bonus))
    direct = shortest_route(route[0], wanted)
    if len(direct) - 1 <= rating:
        length = windows(len(direct) - 1)
        text = f"pivot by a legal route of {length} to {label(wanted)}" if direct[1:] else "no pivot"
        yield _Part(text, replace(plot, route=tuple(direct[1:])))
        return
    cut = _longest_legal(route, rating)
    if cut:
        text = f"pivot {windows(len(cut))} along the route, to {label(cut[-1])}"
        yield _Part(text, replace(plot, route=tuple(cut)))
    nearest = _nearest(route[0], wanted, rating)
    if nearest[1:] != cut:
        end = f"to {label(nearest[-1])}" if len(nearest) > 1 else "not at all"
        yield _Part(f"pivot {windows(len(nearest) - 1)} {end}", replace(plot, route=tuple(nearest[1:])))
    yield _Part("no pivot", replace(plot, route=()))


def _longest_legal(route: tuple[Window, ...], rating: int) -> tuple[Window, ...]:
    lengths = range(min(rating, len(route) - 1), 0, -1)
    return next((route[1 : n + 1] for n in lengths if not route_faults(route[: n + 1])), ())


def _nearest(start: Window, wanted: Window, rating: int) -> tuple[Window, ...]:
    routes = reach(start, rating)
    best = min(routes, key=lambda window: (count(window, wanted), len(routes[window]), window))
    return tuple(routes[best])


def _rolls(rated: Ratings, plot: Plot) -> Iterator[_Part]:
    rating = rated.roll(plot.helm_bonus)
    if abs(plot.roll) <= rating:
        yield _Part("", plot)
        return
    if rated.helm == "elite" and plot.helm_bonus is None and abs(plot.roll) == rated.roll("roll"):
        bonus: Bonus = "roll"
        yield _Part("put the Elite helm officer's 1 to the roll", replace(plot, helm_bonus=bonus))
    other_way = (plot.roll % 12) - (12 if plot.roll > 0 else 0)
    if abs(other_way) <= rating:
        text = f"roll {windows(abs(other_way))} to {_side(other_way)}, which ends the same"
        yield _Part(text, replace(plot, roll=other_way))
    most = rating if plot.roll > 0 else -rating
    text = f"roll {windows(rating)} to {_side(plot.roll)}" if rating else "no roll"
    yield _Part(text, replace(plot, roll=most))


def _side(roll: int) -> str:
    return "starboard" if roll > 0 else "port"


def _thrusts(rated: Ratings, plot: Plot) -> Iterator[_Part]:
    limit = rated.thrust_limit
    if plot.thrust <= limit:
        yield _Part("", plot)
        return
    for thrust in dict.fromkeys((limit, rated.thrust)):
        risk = ", red-lining the compensators" if rated.redlined(thrust) else ""
        text = f"thrust {thrust}{risk}" if thrust else "no thrust"
        yield _Part(text, replace(plot, thrust=thrust))


def _grids(state: SitsState, ship: Ship, plot: Plot) -> Iterator[_Part]:
    """Square and spread as they are, or the nearest ones that fit thrust and window."""
    kept = tuple(slot for slot in plot.keep_halves if slot in waivable(ship, plot))
    plot = plot if kept == plot.keep_halves else replace(plot, keep_halves=kept)
    if plot.thrust == 0:
        yield _Part("", replace(plot, square=None, spread={}))
        return
    window = thrust_window(ship, plot.route, state.options.midpoint)
    if not square_faults(window, plot.thrust, plot.square) and plot.square is not None:
        if not spread_faults(window, plot.square[0], amounts(plot.spread)):
            yield _Part("", plot)
        yield from _spreads(window, plot, plot.square, "")
    for square in _squares_near(window, plot):
        if square != plot.square:
            yield from _spreads(window, plot, square, f"square {square_name(square)}")


def _squares_near(window: Window, plot: Plot) -> list[tuple[int, int]]:
    if plot.thrust > _WIDEST:
        return []
    order = square_order(window, plot.thrust)
    wanted = plot.square
    if wanted is None:
        return list(order)
    return sorted(order, key=lambda s: abs(s[0] - wanted[0]) + abs(s[1] - wanted[1]))


def _spreads(window: Window, plot: Plot, square: tuple[int, int], text: str) -> Iterator[_Part]:
    wanted = amounts(plot.spread)

    def away(spread: Mapping[Slot, int]) -> int:
        return sum(abs(spread.get(slot, 0) - wanted.get(slot, 0)) for slot in by_slot(_ALL))

    for spread in sorted(spread_order(window, square[0]), key=away):
        if square == plot.square and amounts(spread) == wanted:
            continue
        named = f"{spread_name(amounts(spread))} over the map" if spread else ""
        words = ", ".join(part for part in (text, named) if part)
        yield _Part(words, replace(plot, square=square, spread=spread))


_ALL = Vectors(*(1 for _ in SLOTS))


def _deployments(state: SitsState, deploy: Deploy) -> Iterator[Suggestion]:
    """The nearest free hex of the side's corner, its altitude, a velocity within the limit."""
    ship = state.ships[deploy.ship]
    seat = state.seat(ship.side)
    try:
        wanted = Hex.parse(deploy.cell)
        vectors = Vectors.of(amounts(deploy.vectors)).consolidated()
    except ValueError:
        return
    if seat is None or state.deploy is None:
        return
    slowed = _slowed(vectors, state.deploy.max_speed)
    cells = sorted(zone(state, ship.side), key=lambda cell: (Hex.parse(cell).distance(wanted), cell))
    for cell in cells:
        at = f"hex {Hex.parse(cell).name} at {height(seat.altitude)}"
        speed = f", velocity {slowed}" if slowed != vectors else ""
        nearby = replace(deploy, cell=cell, level=seat.altitude, vectors=by_slot(slowed))
        yield Suggestion(f"Place {ship.name} in {at}{speed}.", nearby)


def _slowed(vectors: Vectors, limit: int) -> Vectors:
    while vectors.total > limit:
        slot, amount = max(vectors.items(), key=lambda item: item[1])
        vectors = vectors.with_amount(slot, min(amount - 1, limit))
    return vectors
