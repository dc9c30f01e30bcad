"""The table as one seat sees it: counters, cards, courses, a sentence what to do, and offers."""

from engine.core.flow import may_act
from engine.core.ids import PieceId, PlayerId
from engine.core.state import Enforcement
from engine.core.view import (
    AttitudeView,
    CounterView,
    CourseView,
    MapView,
    Offer,
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
from engine.rulesets.sits.b1_placement import sheet_moves
from engine.rulesets.sits.b3_movement import Flight, flight
from engine.rulesets.sits.book import book, listed, ships
from engine.rulesets.sits.commands import Commit, MoveSheet, Plot, Proceed, Ready, Reopen, Undeploy
from engine.rulesets.sits.knowledge import knows_orders
from engine.rulesets.sits.phases import LATE, LAUNCH, MIDDLE, PLOTTING, SETUP
from engine.rulesets.sits.setup import corner_as_seated, tray, zone
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
                badges=("plotted",) if flown is not None and state.phase == PLOTTING else (),
            )
        )
        counters += _markers(ship, flown)
        courses += _courses(ship, flown)
        attitudes.append(_card(state, player, ship, flown))
    return TableView(
        viewer=player,
        turn=state.turn,
        phase=state.phase,
        active=state.active,
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
    )


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
    if player is None or state.outcome is not None:
        return False
    if state.enforcement is not Enforcement.REFEREE:
        return True
    return state.phase == SETUP and ship.side == player and player in state.active


def _seat(state: SitsState, seat: Seat) -> SeatView:
    waiting = state.phase in (SETUP, PLOTTING) and seat.id not in state.active
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
    if limit is None:
        return ()
    return (TrackView(id="turn", title=f"Turn {state.turn} of {limit}", value=state.turn, low=1, high=limit),)


def prompt(state: SitsState, player: PlayerId | None) -> str:
    """One sentence that tells even a newcomer what happens now and what to do."""
    if state.outcome is not None:
        return f"The game is over: {state.outcome.reason}"
    if player is None or not may_act(state, player):
        return _waiting(state, player)
    if state.phase == SETUP:
        return _setup_prompt(state, player)
    if state.phase == PLOTTING:
        return _plotting_prompt(state, player)
    return _STOP_PROMPTS.get(state.phase, f"{state.phase}.")


_GO_ON = {
    LAUNCH: "Go on: to the midpoint",
    MIDDLE: "Go on: to the end of turn",
    LATE: "Go on: to the next turn",
}
_STOP_PROMPTS = {
    LAUNCH: "All plots are sealed and EoT markers displaced. Look around, then go on: to the midpoints.",
    MIDDLE: "The ships are at their midpoints. Check bearings and ranges, then go on: to the EoT markers.",
    LATE: "The ships are at the end of their turn. Go on: thrust is added to the vectors "
    "and the next turn begins.",
}


def _waiting(state: SitsState, player: PlayerId | None) -> str:
    names = listed(side for side in state.active if side != player)
    if player is not None and player in state.committed:
        return f"Your plots are sealed. Waiting for {names}; until then you can reopen them."
    doing = {SETUP: "to set up", PLOTTING: "to plot"}.get(state.phase, "to go on")
    return f"Waiting for {names} {doing}."


def _setup_prompt(state: SitsState, player: PlayerId) -> str:
    left = tray(state, player)
    if not left:
        return "All your ships are on the map. Turn or move them as you like, then say that you are ready."
    seat = state.seat(player)
    where = ""
    if state.deploy is not None and seat is not None and seat.corner:
        where = (
            f" within {state.deploy.radius} hexes of your corner, {corner_as_seated(seat)} as you sit,"
            f" at level {seat.altitude}"
        )
    return (
        f"Drag your ships from the tray onto the map{where}: {ships(len(left))} to go, {left[0].name} next."
    )


def _plotting_prompt(state: SitsState, player: PlayerId) -> str:
    left = [ship for ship in state.of_side(player) if ship.place is not None and ship.id not in state.plots]
    if not left:
        return "Every ship has its orders. Change them as you like, or commit to seal them."
    name = left[0].name
    return (
        f"Plot pivot, roll and thrust for {ships(len(left))}, {name} next, on the AVID; "
        "a ship without orders coasts. Then commit."
    )


def offers(state: SitsState, player: PlayerId | None) -> tuple[Offer, ...]:
    """What the viewer could do now, the step that moves the game on first."""
    if player is None or state.outcome is not None:
        return ()
    found = []
    if state.phase == SETUP:
        found += _setup_offers(state, player)
    elif state.phase == PLOTTING:
        found += _plotting_offers(state, player)
    else:
        going_on = Proceed(player=player)
        found.append(_offer(state, going_on, _GO_ON.get(state.phase, "Go on"), primary=True))
    if player in state.active:
        found += [_sheet_offer(move) for move in sheet_moves(state, player)]
    if state.enforcement is not Enforcement.REFEREE:
        for ship in state.ships.values():
            found.append(Offer(kind="sits.set_ship", title=f"Set {ship.name} by hand", piece=ship.id))
            if state.phase != SETUP and ship.place is None:
                found.append(Offer(kind="sits.deploy", title=f"Place {ship.name}", piece=ship.id))
    return tuple(found)


def _sheet_offer(move: MoveSheet) -> Offer:
    title = f"Move map sheet {move.sheet} to the {move.edge} edge of sheet {move.onto}"
    return Offer(kind=move.kind, title=title, command=move)


def _offer(
    state: SitsState,
    command: Ready | Commit | Reopen | Proceed | Undeploy | Plot,
    title: str,
    *,
    piece: PieceId | None = None,
    primary: bool = False,
) -> Offer:
    return Offer(
        kind=command.kind,
        title=title,
        piece=piece,
        violations=book.violations(state, command),
        primary=primary,
        command=command,
    )


def _setup_offers(state: SitsState, player: PlayerId) -> list[Offer]:
    if player not in state.active:
        return []
    found = [_offer(state, Ready(player=player), "Ready", primary=True)]
    cells = zone(state, player)
    for ship in state.of_side(player):
        if ship.place is None:
            found.append(Offer(kind="sits.deploy", title=f"Place {ship.name}", piece=ship.id, cells=cells))
        else:
            back = Undeploy(player=player, ship=ship.id)
            found.append(_offer(state, back, f"Take {ship.name} back", piece=ship.id))
    return found


def _plotting_offers(state: SitsState, player: PlayerId) -> list[Offer]:
    if player in state.committed:
        return [_offer(state, Reopen(player=player), "Reopen my plots", primary=True)]
    if player not in state.active:
        return []
    found = [_offer(state, Commit(player=player), "Commit", primary=True)]
    for ship in state.of_side(player):
        if ship.place is not None:
            title = f"Change {ship.name}'s plot" if ship.id in state.plots else f"Plot {ship.name}"
            given = state.plots.get(ship.id)
            found.append(Offer(kind="sits.plot", title=title, piece=ship.id, command=given))
    return found
