"""From a scenario to the first state, and deployment by hand (D2.1)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.content import loader
from engine.content.errors import ContentError
from engine.core.dice import Dice
from engine.core.event import Note
from engine.core.flow import reopen
from engine.core.ids import PieceId, PlayerId
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.state import Enforcement
from engine.core.violation import Violation
from engine.mechanics.attitude import Attitude, MidpointRounding
from engine.mechanics.avid import is_window, label, parse_window
from engine.mechanics.d10 import D10Roll
from engine.mechanics.hexgrid import Hex
from engine.mechanics.hexlevels import Place
from engine.mechanics.vector import SLOTS, Vectors
from engine.mechanics.wording import listed
from engine.rulesets.sits.a1_general import throw
from engine.rulesets.sits.b1_placement import B1_11, HEX_FACING, corner_hex, sheet_under
from engine.rulesets.sits.b3_movement import amounts
from engine.rulesets.sits.book import book, height, rule
from engine.rulesets.sits.combat import Fate
from engine.rulesets.sits.commands import Deploy, Ready, Undeploy
from engine.rulesets.sits.generator import with_forces
from engine.rulesets.sits.phases import SETUP, begun
from engine.rulesets.sits.setup_ships import manned, ship_of
from engine.rulesets.sits.stacking import limited, place_faults
from engine.rulesets.sits.state import (
    DeployRule,
    Options,
    Seat,
    Sheet,
    Ship,
    SitsState,
    Stacking,
    Stops,
)

if TYPE_CHECKING:
    from engine.content.models import MapSheet, Scenario, Side

D2_11 = rule("D2.11")
D2_111 = rule("D2.111")
D2_112 = rule("D2.112")
D2_12 = rule("D2.12")
A2_221 = rule("A2.221")

CARDS = {"Green": ("A", "B/C"), "Red": ("D", "E/F")}
"""Map directions at the top of each side's Movement Cards: edge-up first, then corner-up (A2.21)."""
LEVEL_LIMIT = 9999
"""Hexes and levels beyond this are a slip of the keyboard."""


def first_state(scenario: Mapping[str, Any], options: Mapping[str, Any], dice: Dice) -> SitsState:
    """The state a game starts in; ContentError for a scenario or an option that can't be read."""
    read = loader.parse_scenario(with_forces(scenario, options, dice), "scenario")
    seats = _seats(read, options, dice)
    state = SitsState(
        players=tuple(seat.id for seat in seats),
        turn=1,
        phase=SETUP,
        active=(),
        enforcement=_enforcement(read, options),
        options=_options(read, options),
        seats=seats,
        sheets=tuple(_sheet(sheet) for sheet in read.map.maps),
        hexes=read.map.hexes,
        arrangement=read.map.arrangement,
        title=read.title,
        deploy=DeployRule(radius=read.deploy.radius, max_speed=read.deploy.max_speed)
        if read.deploy
        else None,
        ships={PieceId(ship.id): ship_of(ship, seats) for ship in sorted(read.ships, key=lambda s: s.id)},
    )
    if state.options.random_officers:
        state = state.with_ships({key: manned(ship, dice) for key, ship in state.ships.items()})
    _refuse_a_crowd(state)
    return begun(state, dice).state


def _refuse_a_crowd(state: SitsState) -> None:
    """ContentError where the tray can't be emptied, so that setup would never end (INT.stacking-limit)."""
    taken = {ship.place for ship in state.ships.values()}
    waiting = {seat.id: len(tray(state, seat.id)) for seat in state.seats}
    free = {
        seat.id: {
            place
            for cell in (zone(state, seat.id) if waiting[seat.id] else ())
            if (place := Place(Hex.parse(cell), seat.altitude)) not in taken and not any(cell_faults(cell))
        }
        for seat in state.seats
    }
    # Each side alone, and both together where their zones overlap.
    for sides in (*((side,) for side in state.players), state.players):
        ships = sum(waiting[side] for side in sides)
        places = len(frozenset[Place]().union(*(free[side] for side in sides)))
        if places < (ships if limited(state) else min(1, ships)):
            wanted = (
                f"a place for every ship to deploy; {listed(sides)} has {ships} in the tray, {places} free"
            )
            raise ContentError("scenario", "/deploy/radius", wanted)


def _sheet(sheet: "MapSheet") -> Sheet:
    return Sheet(id=sheet.id, q=sheet.q, r=sheet.r, columns=sheet.columns, rows=sheet.rows)


def _seats(scenario: "Scenario", options: Mapping[str, Any], dice: Dice) -> tuple[Seat, ...]:
    sides = scenario.sides
    levels = {side.id: side.altitude for side in sides}
    wish = options.get("high")
    if wish is not None:
        high = _who_is_high(str(wish), [side.id for side in sides], dice)
        low, top = sorted(levels.values())
        levels = {side.id: top if side.id == high else low for side in sides}
    return tuple(_seat(side, levels[side.id]) for side in sides)


def _seat(side: "Side", level: int) -> Seat:
    printed = CARDS[side.id]
    if side.viewpoint not in printed:
        wanted = f"{' or '.join(printed)}, the directions at the top of {side.id}'s Movement Cards (A2.21)"
        raise ContentError("scenario", f"/sides/{side.id}/viewpoint", f"{wanted}, not {side.viewpoint}")
    corner = side.corner.value if side.corner else ""
    return Seat(id=PlayerId(side.id), viewpoint=side.viewpoint, corner=corner, altitude=level)


def _who_is_high(wish: str, sides: list[str], dice: Dice) -> str:
    """D2.12, AMB.simple-high: agreed on, or each side rolls a d10 and the higher one starts high."""
    if wish in sides:
        return wish
    if wish != "roll":
        raise ContentError("options", "/high", f'"roll" or one of {listed(sides)}, not {wish}')
    while True:
        faces = {side: throw(dice, D10Roll.D10, f"D2.12 who starts high, {side}") for side in sides}
        best = max(faces.values())
        winners = [side for side, face in faces.items() if face == best]
        if len(winners) == 1:
            return winners[0]


def _options(scenario: "Scenario", options: Mapping[str, Any]) -> Options:
    names = ("midpoint", "stacking", "stops")
    chosen = {name: options.get(name, getattr(scenario.options, name)) for name in names}
    limit = options.get("turn_limit", scenario.options.turn_limit)
    if limit is not None and (type(limit) is not int or limit < 1):
        raise ContentError("options", "/turn_limit", f"a whole number of turns or null, not {limit}")
    try:
        midpoint, stacking = MidpointRounding(chosen["midpoint"]), Stacking(chosen["stacking"])
        stops = Stops(chosen["stops"])
    except ValueError as error:
        places = " or ".join(f"/{name}" for name in names)
        raise ContentError("options", places, f"a known choice: {error}") from None
    return Options(
        midpoint=midpoint,
        stacking=stacking,
        turn_limit=limit,
        stops=stops,
        salvoes_per_ship=_switch("salvoes_per_ship", scenario, options),
        duel_reductions=_switch("duel_reductions", scenario, options),
        random_officers=_switch("random_officers", scenario, options),
        cowardly_draw=_switch("cowardly_draw", scenario, options),
        exercise=_switch("exercise", scenario, options),
    )


def _switch(name: str, scenario: "Scenario", options: Mapping[str, Any]) -> bool:
    wish = options.get(name, getattr(scenario.options, name))
    if not isinstance(wish, bool):
        raise ContentError("options", f"/{name}", f"true or false, not {wish}")
    return wish


def _enforcement(scenario: "Scenario", options: Mapping[str, Any]) -> Enforcement:
    wish = options.get("enforcement", scenario.options.enforcement)
    try:
        return Enforcement(wish)
    except ValueError:
        raise ContentError("options", "/enforcement", f"referee, adviser or free, not {wish}") from None


def tray(state: SitsState, side: PlayerId) -> tuple[Ship, ...]:
    """A side's ships that have no place yet; those lost have none any more."""
    return tuple(ship for ship in state.of_side(side) if ship.place is None and ship.fate is Fate.FIGHTING)


def corner_as_seated(seat: Seat) -> str:
    """Where a side's corner lies for whoever sits at the table as its card does (A2.21): "bottom left"."""
    up = ("A", "B/C", "D", "E/F").index(seat.viewpoint)
    # Each quarter that the table is turned moves every corner one on, against the clock.
    place = (_AGAINST_THE_CLOCK.index(seat.corner) + up) % 4
    return _AGAINST_THE_CLOCK[place]


_AGAINST_THE_CLOCK = ("top right", "top left", "bottom left", "bottom right")


def zone(state: SitsState, side: PlayerId) -> tuple[str, ...]:
    """The hexes in which a side may deploy (D2.12); nothing without limits."""
    seat = state.seat(side)
    if state.deploy is None or seat is None or not seat.corner:
        return ()
    corner = corner_hex(state.sheets, seat.corner)
    return tuple(str(h) for h in corner.spiral(state.deploy.radius) if sheet_under(state.sheets, h))


@book.check(Deploy, stage=Stage.FORM)
def deployment_is_readable(_state: SitsState, deploy: Deploy) -> Iterator[Violation]:
    """B1.11, GLO.hex-facing, A2.221: a hex, a level, a window to point through, vectors that exist."""
    yield from cell_faults(deploy.cell)
    yield from level_faults(deploy.level)
    yield from attitude_faults(deploy.forward, deploy.roll)
    yield from vector_faults(deploy.vectors)


def cell_faults(cell: str) -> Iterator[Violation]:
    """B1.11: ships stand in hexes, never on the lines between them."""
    try:
        hex_ = Hex.parse(cell)
    except ValueError as error:
        yield Violation(B1_11, f"A ship stands in a hex: {error}")
        return
    if hex_.length > LEVEL_LIMIT:
        yield Violation(
            B1_11, f"Hex {cell} is too far away; hexes up to {LEVEL_LIMIT} from the middle exist."
        )


def level_faults(level: int) -> Iterator[Violation]:
    """INT.space: levels are whole numbers of any sign, within reason."""
    if abs(level) > LEVEL_LIMIT:
        yield Violation(B1_11, f"Level {level} is beyond {LEVEL_LIMIT}.")


def attitude_faults(forward: str, roll: int) -> Iterator[Violation]:
    """GLO.hex-facing: the nose points through a window: toward an edge or a corner, level or tilted."""
    if not is_window(forward):
        yield Violation(HEX_FACING, f"{forward!r} is no AVID window that a nose can point through.")
    if not 0 <= roll < 12:
        yield Violation(HEX_FACING, f"Roll is {roll}; expected 0 to 11 steps of 30 degrees to starboard.")


def vector_faults(vectors: Mapping[Any, int]) -> Iterator[Violation]:
    """A2.221: vectors lie on the eight arrows and are never negative."""
    for slot, amount in vectors.items():
        if slot not in SLOTS:
            yield Violation(A2_221, f"{slot!r} is no vector; expected one of {' '.join(SLOTS)}.")
        elif not 0 <= amount <= LEVEL_LIMIT:
            yield Violation(A2_221, f"Vector {slot} is {amount}; expected 0 to {LEVEL_LIMIT}.")


def setup_is_under_way(state: SitsState, command: Deploy | Undeploy) -> Iterator[Violation]:
    """D2.12: ships are deployed before the first turn; latecomers only without a referee."""
    if state.phase == SETUP and state.outcome is None:
        return
    ship = state.ships[command.ship]
    if isinstance(command, Undeploy) or state.enforcement is Enforcement.REFEREE:
        yield Violation(D2_12, "Setup is over; ships stay on the map.", (ship.id,))
    elif ship.place is not None:
        yield Violation(
            D2_12, f"Setup is over; {ship.name} is on the map and can be set by hand.", (ship.id,)
        )


def fleet_is_ones_own(state: SitsState, command: Deploy | Undeploy) -> Iterator[Violation]:
    """D2.112: each side sets up its own ships."""
    ship = state.ships[command.ship]
    if ship.side != command.player and state.enforcement is Enforcement.REFEREE:
        yield Violation(D2_112, f"{ship.name} belongs to {ship.side}, not to {command.player}.", (ship.id,))
    if isinstance(command, Undeploy) and ship.place is None:
        yield Violation(D2_12, f"{ship.name} is in the tray already.", (ship.id,))


for _check in (setup_is_under_way, fleet_is_ones_own):
    book.check(Deploy, stage=Stage.TURN)(_check)
    book.check(Undeploy, stage=Stage.TURN)(_check)


@book.check(Deploy)
def deployment_is_in_the_zone(state: SitsState, deploy: Deploy) -> Iterator[Violation]:
    """D2.12: near one's own corner of the sheets, at the side's altitude."""
    ship = state.ships[deploy.ship]
    seat = state.seat(ship.side)
    if state.phase != SETUP or state.deploy is None or seat is None:
        return
    here = Hex.parse(deploy.cell)
    at = (ship.id,)
    if sheet_under(state.sheets, here) is None:
        yield Violation(D2_12, f"Hex {here.name} lies beyond the map sheets.", at, (deploy.cell,))
    if seat.corner:
        away = here.distance(corner_hex(state.sheets, seat.corner))
        if away > state.deploy.radius:
            text = (
                f"Hex {here.name} is {away} hexes from {seat.id}'s corner, "
                f"{corner_as_seated(seat)} as {seat.id} sits; {state.deploy.radius} are allowed."
            )
            yield Violation(D2_12, text, at, (deploy.cell,))
    if deploy.level != seat.altitude:
        text = f"{ship.side} starts at {height(seat.altitude)}, not at {height(deploy.level)}."
        yield Violation(D2_12, text, at)


@book.check(Deploy)
def starting_speed_is_allowed(state: SitsState, deploy: Deploy) -> Iterator[Violation]:
    """D2.12: a limited velocity in any direction."""
    if state.phase != SETUP or state.deploy is None:
        return
    speed = Vectors.of(amounts(deploy.vectors)).speed
    if speed > state.deploy.max_speed:
        text = f"A starting velocity of {speed} hexes a turn exceeds {state.deploy.max_speed}."
        yield Violation(D2_12, text, (deploy.ship,))


@book.check(Deploy)
def hex_is_free(state: SitsState, deploy: Deploy) -> Iterator[Violation]:
    """INT.stacking-limit: one ship to a hex and level."""
    yield from place_faults(state, state.ships[deploy.ship], Place(Hex.parse(deploy.cell), deploy.level))


@book.check(Ready)
def every_ship_is_deployed(state: SitsState, ready: Ready) -> Iterator[Violation]:
    """D2.12: a side is ready when its tray is empty."""
    left = tray(state, ready.player)
    if left:
        text = f"Still in the tray: {listed(ship.name for ship in left)}."
        yield Violation(D2_12, text, tuple(ship.id for ship in left))


@book.resolve(Deploy)
def ship_is_deployed(state: SitsState, deploy: Deploy, _dice: Dice) -> Resolution[SitsState]:
    """D2.12: the ship stands on the map, its facing and velocity chosen."""
    from engine.rulesets.sits.edit import with_markers_again

    ship = replace(
        state.ships[deploy.ship],
        place=Place(Hex.parse(deploy.cell), deploy.level),
        attitude=Attitude(parse_window(deploy.forward), deploy.roll),
        vectors=Vectors.of(amounts(deploy.vectors)).consolidated(),
        halves=(),
    )
    text = (
        f"{ship.name} is placed in hex {Hex.parse(deploy.cell).name} at {height(deploy.level)}, "
        f"nose through {label(ship.attitude.forward)}, velocity {ship.vectors}."
    )
    state = state.with_ship(with_markers_again(state, ship))
    return Resolution(state=state, events=(Note(text=text, rule=D2_12, pieces=(ship.id,)),))


@book.resolve(Undeploy)
def ship_is_taken_back(state: SitsState, undeploy: Undeploy, _dice: Dice) -> Resolution[SitsState]:
    """D2.12: the ship lies in the tray again, and its side has to set up again if it was ready."""
    ship = replace(state.ships[undeploy.ship], place=None, midpoint=None, eot=None)
    event = Note(text=f"{ship.name} is taken back into the tray.", rule=D2_12, pieces=(ship.id,))
    return Resolution(state=reopen(state.with_ship(ship), ship.side), events=(event,))
