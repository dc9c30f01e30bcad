"""Answers to what a player asks while he plots: choices with reasons, previews, coasting, bearings."""

from collections.abc import Mapping
from dataclasses import replace

from engine.core.command import Question, Suggestion
from engine.core.violation import Violation, blocking
from engine.mechanics.attitude import half
from engine.mechanics.avid import Window, directions
from engine.mechanics.hexlevels import Place
from engine.rulesets.sits.a3_turn import readable
from engine.rulesets.sits.b2_avid import full_route, next_windows
from engine.rulesets.sits.b3_movement import amounts, flight, thrust_window, waivable
from engine.rulesets.sits.b3_thrust import grid_kind, spread_faults
from engine.rulesets.sits.book import book
from engine.rulesets.sits.c1_bearings import bearings, shot, standing
from engine.rulesets.sits.card_tables import card_tables
from engine.rulesets.sits.coasting import coast_ahead
from engine.rulesets.sits.commands import (
    Bearings,
    CoastAhead,
    PlanPlot,
    PlanPosition,
    Plot,
    ReadCards,
    ReadSheet,
    Shoot,
    Slot,
    Written,
)
from engine.rulesets.sits.d1_officers import pivot_breakdown, ratings, roll_breakdown, thrust_breakdown
from engine.rulesets.sits.grids import (
    diagonal_of,
    pivot_choices,
    roll_choices,
    spread_order,
    spreads,
    square_order,
    squares,
    thrust_choices,
    with_violations,
)
from engine.rulesets.sits.knowledge import knows_orders
from engine.rulesets.sits.preview import preview
from engine.rulesets.sits.sheet import ship_sheet
from engine.rulesets.sits.stacking import displacement_faults, friendly_ends, limited
from engine.rulesets.sits.state import Ship, SitsState
from engine.rulesets.sits.view import PlotAdvice, Shot, SpreadView, SquareView, ThrustChoice

Ends = Mapping[Place, Ship]
_REACH = 6
"""Hexes or levels that no displacement exceeds."""
_WIDEST = 12
"""Horizontal amounts beyond this are on no grid, and are not spread by default."""


def answer(state: SitsState, question: Question) -> object:
    """PlotAdvice for PlanPlot, CoastReport for CoastAhead, Shot for Shoot, a tuple of them for Bearings, Plot
    or None for Written, ShipSheet for ReadSheet, CardTables for ReadCards, PositionPlan for PlanPosition; see
    advise_combat for the fight.

    LookupError for another question or a ship that is not in the game, ValueError for one in the tray.
    """
    match question:
        case PlanPlot():
            return advise(state, question)
        case CoastAhead():
            return coast_ahead(state, question)
        case Shoot():
            return bearing(state, question)
        case Bearings():
            return bearings(state, question.player, state.ships[question.ship], state.ships[question.target])
        case Written():
            ship = state.ships[question.ship]
            return state.plots.get(ship.id) if knows_orders(ship, question.player) else None
        case ReadSheet():
            return ship_sheet(state.ships[question.ship])
        case ReadCards():
            return card_tables()
        case PlanPosition():
            from engine.rulesets.sits.position import plan_position

            return plan_position(state, question)
        case _:
            from engine.rulesets.sits.advise_combat import answer_in_combat

            return answer_in_combat(state, question)


def bearing(state: SitsState, question: Shoot) -> Shot:
    """C1.11: a bearing between two ships, each at a point of the turn."""
    own, target = state.ships[question.ship], state.ships[question.target]
    at = standing(state, question.player, own, question.from_point)
    to = standing(state, question.player, target, question.to_point)
    return shot(own, target, (question.from_point, question.to_point), at, to)


def advise(state: SitsState, question: PlanPlot) -> PlotAdvice:
    """All that the plotting instruments draw for one draft."""
    ship = state.ships[question.draft.ship]
    # Asked as the asker, whatever the draft says: of the other side's ships he learns what all can see.
    draft = replace(readable(question.draft), player=question.player)
    rated, rounding, bonus = ratings(ship), state.options.midpoint, draft.helm_bonus
    route = full_route(ship, draft.route)
    window = route[half(len(route) - 1, rounding)]
    own = knows_orders(ship, question.player)
    ends = friendly_ends(state, ship.side, ship.id) if own and limited(state) else {}
    full = completed(state, ship, draft, ends)
    violations = book.violations(state, full)
    return PlotAdvice(
        draft=question.draft,
        pivot_rating=pivot_breakdown(rated, bonus),
        roll_rating=roll_breakdown(rated, bonus),
        thrust_rating=thrust_breakdown(rated),
        helm_choice=rated.helm == "elite",
        start=ship.attitude.forward,
        route=draft.route,
        route_count=len(route) - 1,
        route_diagonal=diagonal_of(route),
        pivot_midpoint=window,
        next_windows=next_windows(route, rated.pivot(bonus)),
        pivots=pivot_choices(rated, ship.attitude.forward, bonus, rounding),
        rolls=roll_choices(rated, ship.attitude, route, bonus, rounding),
        thrusts=_thrusts(state, ship, full, ends),
        thrust_window=window,
        squares=_squares(state, ship, full, ends),
        spreads=_spreads(state, ship, full, ends),
        grid=grid_kind(window),
        grid_directions=tuple(way.letter for way in directions(window)),
        waivable=waivable(ship, full),
        violations=violations,
        suggestions=_suggestions(state, full, violations),
        completed=full,
        preview=preview(state, full, question.player, question.target) if ship.place else None,
    )


def _suggestions(state: SitsState, plot: Plot, violations: tuple[Violation, ...]) -> tuple[Suggestion, ...]:
    if not blocking(violations):
        return ()
    from engine.rulesets.sits.suggest import suggest

    return suggest(state, plot)


def completed(state: SitsState, ship: Ship, draft: Plot, ends: Ends) -> Plot:
    """The draft with a square and a spread chosen where it leaves them open, clear of friends if possible."""
    if draft.thrust == 0 or (draft.square is not None and (draft.spread or draft.square[0] <= 0)):
        return draft
    window = thrust_window(ship, draft.route, state.options.midpoint)
    first: Plot | None = None
    for square in _open_squares(draft, window):
        for spread in _open_spreads(draft, window, square[0]):
            full = replace(draft, square=square, spread=spread)
            if not _stacked(state, ship, full, ends):
                return full
            first = first or full
    return first or draft


def _open_squares(draft: Plot, window: Window) -> tuple[tuple[int, int], ...]:
    if draft.square is not None:
        return (draft.square,)
    order = square_order(window, draft.thrust) if draft.thrust <= _WIDEST else ()
    if not draft.spread:
        return order
    spread = amounts(draft.spread)
    return tuple(sorted(order, key=lambda square: bool(spread_faults(window, square[0], spread))))


def _open_spreads(draft: Plot, window: Window, h: int) -> tuple[Mapping[Slot, int], ...]:
    if draft.spread:
        return (draft.spread,)
    return spread_order(window, h) if 0 <= h <= _WIDEST else ({},)


def _stacked(state: SitsState, ship: Ship, plot: Plot, ends: Ends) -> tuple[Violation, ...]:
    if plot.route or not ends or ship.place is None:
        return ()
    return displacement_faults(flight(ship, plot, state.options.midpoint), ends)


def _crowded(ship: Ship, draft: Plot, ends: Ends) -> bool:
    """Whether a friend's EoT marker is near enough for a displacement to reach it."""
    if draft.route or ship.place is None:
        return False
    drift = ship.place.moved(ship.vectors)
    return any(max(drift.range_components(end)) <= _REACH for end in ends)


def _thrusts(state: SitsState, ship: Ship, full: Plot, ends: Ends) -> tuple[ThrustChoice, ...]:
    choices = thrust_choices(ratings(ship))
    if not _crowded(ship, full, ends):
        return choices
    found = []
    for choice in choices:
        wish = replace(full, thrust=choice.thrust, square=None, spread={})
        faults = () if choice.violations else _no_room(state, ship, wish, ends)
        found.append(replace(choice, violations=faults) if faults else choice)
    return tuple(found)


def _squares(state: SitsState, ship: Ship, full: Plot, ends: Ends) -> tuple[SquareView, ...]:
    window = thrust_window(ship, full.route, state.options.midpoint)
    shown = squares(window, full.thrust, full.square)
    if not full.thrust or not _crowded(ship, full, ends):
        return shown
    found = []
    for view in shown:
        wish = replace(full, square=(view.h, view.v), spread={})
        faults = () if view.violations else _no_room(state, ship, wish, ends)
        found.append(replace(view, violations=faults) if faults else view)
    return tuple(found)


def _no_room(state: SitsState, ship: Ship, wish: Plot, ends: Ends) -> tuple[Violation, ...]:
    """Why a choice can't be completed clear of friends' EoT markers, if it can't (INT.stacking-limit)."""
    return _stacked(state, ship, completed(state, ship, wish, ends), ends)


def _spreads(state: SitsState, ship: Ship, full: Plot, ends: Ends) -> tuple[SpreadView, ...]:
    window = thrust_window(ship, full.route, state.options.midpoint)
    h = full.square[0] if full.square and full.thrust else 0
    shown = spreads(window, h, amounts(full.spread))
    if full.route or not ends or not h:
        return shown
    return tuple(
        with_violations(view, _stacked(state, ship, replace(full, spread=view.changes), ends))
        if view.number == h
        else view
        for view in shown
    )
