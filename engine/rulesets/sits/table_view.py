"""The table as one seat sees it: counters, cards, courses, a sentence what to do, and offers."""

from engine.core.ids import PieceId, PlayerId
from engine.core.state import Enforcement
from engine.core.view import (
    AttitudeView,
    CounterView,
    CourseView,
    MapView,
    SeatView,
    SheetView,
    TableView,
    TrackView,
)
from engine.rulesets.sits.appearance import (
    MAP,
    attitude_view,
    course,
    marker_counter,
    ship_counter,
)
from engine.rulesets.sits.b3_movement import Flight, flight
from engine.rulesets.sits.badges import badges
from engine.rulesets.sits.book import plural
from engine.rulesets.sits.combat import Fate
from engine.rulesets.sits.combat_view import Scoreboard, SideScore
from engine.rulesets.sits.d2_points import scoreboard
from engine.rulesets.sits.knowledge import knows_orders
from engine.rulesets.sits.offers import offers
from engine.rulesets.sits.phases import PLOTTING, SETUP, STOPS
from engine.rulesets.sits.prompts import able_as_known, prompt
from engine.rulesets.sits.state import Seat, Ship, SitsState


def view_for(state: SitsState, player: PlayerId | None) -> TableView:
    """What a side, or with None a spectator, may see and do."""
    flights = _own_flights(state, player)
    levels = {seat.id: seat.altitude for seat in state.seats}
    counters: list[CounterView] = []
    courses: list[CourseView] = []
    attitudes: list[AttitudeView] = []
    for key in sorted(state.ships):
        ship = state.ships[key]
        flown = flights.get(key)
        counters.append(
            ship_counter(
                ship,
                movable=_movable(state, player, ship),
                tray_level=levels.get(ship.side, 0),
                badges=badges(state, player, ship, plotted=flown is not None),
            )
        )
        counters += _markers(ship, flown)
        courses += _courses(ship, flown)
        attitudes.append(_card(state, player, ship, flown))
    return TableView(
        viewer=player,
        turn=state.turn,
        phase=state.phase,
        active=_waited_for(state),
        prompt=prompt(state, player),
        seats=tuple(_seat(state, seat) for seat in state.seats),
        maps=(_map(state),),
        counters=tuple(counters),
        courses=tuple(courses),
        attitudes=tuple(attitudes),
        tracks=_tracks(state),
        offers=offers(state, player),
        outcome=state.outcome,
        enforcement=state.enforcement,
        each_acts=state.phase in STOPS and not state.pending and bool(able_as_known(state, player)),
    )


def _waited_for(state: SitsState) -> tuple[PlayerId, ...]:
    """Who is to act: whoever owes a decision, before all others."""
    return (state.pending[-1].owner,) if state.pending else state.active


def _own_flights(state: SitsState, player: PlayerId | None) -> dict[PieceId, Flight]:
    """While plots are made, each side sees what its own would do (A3.123, A3.124)."""
    if state.phase != PLOTTING:
        return {}
    rounding = state.options.midpoint
    return {
        key: flight(state.ships[key], plot, rounding)
        for key, plot in state.plots.items()
        if knows_orders(state.ships[key], player) and state.ships[key].place is not None
    }


def _markers(ship: Ship, flown: Flight | None) -> list[CounterView]:
    found = []
    if ship.midpoint is not None:
        found.append(marker_counter(ship, "midpoint", ship.midpoint))
    if ship.eot is not None:
        found.append(marker_counter(ship, "eot", flown.eot if flown else ship.eot))
    return found


def _courses(ship: Ship, flown: Flight | None) -> list[CourseView]:
    if ship.place is None:
        return []
    found = [course(ship.id, "trail", (*ship.trail, ship.place))] if ship.trail else []
    eot = flown.eot if flown else ship.eot
    places = tuple(place for place in (ship.place, ship.midpoint, eot) if place is not None)
    if len(places) > 1:
        found.append(course(ship.id, "course", places))
    return found


def _card(state: SitsState, player: PlayerId | None, ship: Ship, flown: Flight | None) -> AttitudeView:
    if flown is not None:
        return attitude_view(ship, changes=flown.changes, halves=flown.halves)
    if state.revealed and knows_orders(ship, player):
        return attitude_view(ship, changes=ship.changes, halves=ship.halves_next)
    return attitude_view(ship)


def _movable(state: SitsState, player: PlayerId | None, ship: Ship) -> bool:
    """Whether the viewer may pick the miniature up: in setup, and at a table without a referee."""
    if player is None or state.outcome is not None or ship.fate is not Fate.FIGHTING:
        return False
    if state.enforcement is not Enforcement.REFEREE:
        return True
    return state.phase == SETUP and ship.side == player and player in state.active


def _seat(state: SitsState, seat: Seat) -> SeatView:
    together = state.phase in (SETUP, PLOTTING) or (state.phase in STOPS and not state.pending)
    waiting = together and bool(state.active) and seat.id not in state.active
    return SeatView(
        id=seat.id,
        name=str(seat.id),
        colour=str(seat.id).lower(),
        letter=str(seat.id)[:1].upper(),
        viewpoint=seat.viewpoint,
        ready=waiting,
    )


def _map(state: SitsState) -> MapView:
    sheets = tuple(
        SheetView(id=sheet.id, q=sheet.q, r=sheet.r, columns=sheet.columns, rows=sheet.rows)
        for sheet in state.sheets
    )
    return MapView(id=MAP, kind="hex", title=f"{state.hexes} hexes, {state.arrangement} map", sheets=sheets)


def _tracks(state: SitsState) -> tuple[TrackView, ...]:
    limit = state.options.turn_limit
    title = f"Turn {state.turn} of {limit}" if limit is not None else ""
    turns = (TrackView(id="turn", title=title, value=state.turn, low=1, high=limit),) if limit else ()
    board = scoreboard(state)
    return (*turns, *(_score(board, side) for side in board.sides))


def _score(board: Scoreboard, side: SideScore) -> TrackView:
    """Victory points of a side, of all that the enemy's ships are worth (D2.223)."""
    return TrackView(
        id=f"score.{side.side}",
        title=f"{side.side}: {plural(side.points, 'victory point')}",
        value=side.points,
        low=0,
        high=max(side.points, sum(ship.cost for ship in board.ships if ship.side != side.side)),
    )
