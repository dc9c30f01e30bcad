"""From a scenario to the first state: options, the starmap, who begins, and the first Starbases."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.content.errors import ContentError
from engine.content.loader import check_lesson
from engine.core.dice import Dice
from engine.core.ids import PieceId, PlayerId
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.state import Enforcement
from engine.core.violation import Violation
from engine.mechanics.game_options import GameOptions
from engine.mechanics.wording import listed
from engine.rulesets.star_control import tables
from engine.rulesets.star_control.book import book, note, rule
from engine.rulesets.star_control.commands import PlaceStarbase
from engine.rulesets.star_control.fleets import MOST_SHIPS, starting_ships
from engine.rulesets.star_control.galaxy import GAL_MAP, ends_joined, rolled, ways
from engine.rulesets.star_control.hexes import Board, cell_of, cells, column, holds, name_of, place_of
from engine.rulesets.star_control.phases import SETUP
from engine.rulesets.star_control.state import (
    ALLIANCE,
    HIERARCHY,
    SIDES,
    Fleet,
    Installation,
    Kind,
    Options,
    Sector,
    Ship,
    StarControlState,
    World,
)
from engine.rulesets.star_control.turn import begun
from engine.rulesets.star_control.units import code_of, counters, unit, units
from engine.rulesets.star_control.view import OPTIONS

if TYPE_CHECKING:
    from engine.core.event import Event

SET_STARBASE = rule("SET.starbase")
SET_SHIPS = rule("SET.ships")
SET_MONEY = rule("SET.money")

_MAP_LETTERS = {
    ".": Sector(kind=Kind.VOID),
    "*": Sector(kind=Kind.STAR),
    "#": Sector(kind=Kind.HAZARD),
    "m": Sector(kind=Kind.STAR, world=World.MINERAL),
    "l": Sector(kind=Kind.STAR, world=World.LIFE),
    "d": Sector(kind=Kind.STAR, world=World.DEAD),
}
"""What a scenario writes for a hex of a map of its own."""


def first_state(scenario: Mapping[str, Any], options: Mapping[str, Any], dice: Dice) -> StarControlState:
    """The state a game starts in; ContentError for a scenario or an option that can't be read."""
    check_lesson(scenario, "scenario")
    chosen = choosable().chosen(scenario, options)
    settings = _settings(chosen)
    order = _order(chosen, dice)
    drawn = scenario.get("starmap")
    sectors = rolled(settings.galactic, dice) if drawn is None else _drawn(drawn, settings.galactic)
    state = StarControlState(
        players=SIDES,
        turn=0,
        phase=SETUP,
        active=order[:1],
        enforcement=Enforcement(chosen["enforcement"]),
        options=settings,
        title=str(scenario.get("title", "")),
        order=order,
        sectors=sectors,
        money={side: tables.number("start", "starbucks") for side in SIDES},
    )
    start = scenario.get("start")
    return state if start is None else _started(state, start, dice)


def choosable() -> GameOptions:
    """What can be chosen for a new game; a table gives the sizes of the maps."""
    sizes = {
        f"{board}_{way}": number
        for board in ("galactic", "tactical")
        for way, number in zip(("columns", "rows"), tables.size(board), strict=True)
    }
    return GameOptions(OPTIONS, numbers=sizes)


def _settings(chosen: Mapping[str, Any]) -> Options:
    return Options(
        galactic=Board(chosen["galactic_columns"], chosen["galactic_rows"]),
        tactical=Board(chosen["tactical_columns"], chosen["tactical_rows"]),
        fortress_includes_starbase=chosen["fortress_includes_starbase"],
        starbase_limit=chosen["starbase_limit"],
        technology=chosen["technology"],
        lost_ships=chosen["lost_ships"],
        repair=chosen["repair"],
        quiet_turns=chosen["quiet_turns"],
        turn_limit=chosen["turn_limit"],
    )


def _order(chosen: Mapping[str, Any], dice: Dice) -> tuple[PlayerId, PlayerId]:
    """AMB.a19: agreed on, or a die each; the high one takes the left column, places and plays first."""
    first = chosen["first"]
    while first == "roll":
        faces = {side: dice.roll(6, purpose=f"SET.starbase who begins, {side}").total for side in SIDES}
        if faces[ALLIANCE] != faces[HIERARCHY]:
            first = max(SIDES, key=lambda side: faces[side])
    return (ALLIANCE, HIERARCHY) if first == ALLIANCE else (HIERARCHY, ALLIANCE)


# --- what a scenario may fix beforehand


def _drawn(rows: object, board: Board) -> dict[str, Sector]:
    """A starmap that the scenario draws: one text a row, one letter a column."""
    expected = f"{board.rows} texts of {board.columns} letters out of {' '.join(_MAP_LETTERS)}"
    if not isinstance(rows, list | tuple) or len(rows) != board.rows:
        raise ContentError("scenario", "/starmap", expected)
    for n, row in enumerate(rows):
        if not isinstance(row, str) or len(row) != board.columns or set(row) - set(_MAP_LETTERS):
            raise ContentError("scenario", f"/starmap/{n}", expected)
    return {cell: _MAP_LETTERS[rows[place_of(cell)[1] - 1][place_of(cell)[0] - 1]] for cell in cells(board)}


def _started(state: StarControlState, start: object, dice: Dice) -> StarControlState:
    """A game in which Starbases, installations, Fleets and money are given; it begins with turn 1."""
    if not isinstance(start, Mapping) or set(start) != set(SIDES):
        raise ContentError("scenario", "/start", f"an object with {listed(SIDES)}")
    for side in SIDES:
        given = start[side]
        if not isinstance(given, Mapping):
            raise ContentError("scenario", f"/start/{side}", "an object")
        state = _side_started(state, side, given)
    for side in SIDES:
        if not state.installations(side, Installation.STARBASE):
            raise ContentError("scenario", f"/start/{side}/starbases", "a Starbase at least")
    return begun(state, dice).state


def _side_started(state: StarControlState, side: PlayerId, given: Mapping[str, Any]) -> StarControlState:
    money = given.get("money", state.money[side])
    if type(money) is not int or not 0 <= money <= 9999:
        raise ContentError("scenario", f"/start/{side}/money", "a whole number from 0 to 9999")
    state = replace(state, money={**state.money, side: money})
    for kind in Installation:
        key = kind.plural
        for place in given.get(key, ()):
            cell = _place(state.board, place, f"/start/{side}/{key}")
            state = state.with_sector(cell, replace(state.sectors[cell], installation=kind, owner=side))
    for n, fleet in enumerate(given.get("fleets", ())):
        state = _fleet_started(state, side, fleet, f"/start/{side}/fleets/{n}")
    return state


def _fleet_started(state: StarControlState, side: PlayerId, given: object, place: str) -> StarControlState:
    if not isinstance(given, Mapping):
        raise ContentError("scenario", place, "an object with at and ships")
    cell = _place(state.board, given.get("at"), f"{place}/at")
    codes = given.get("ships")
    own = sorted(kind.code for kind in units().values() if kind.side == side and kind.count)
    if not isinstance(codes, list | tuple) or not 0 < len(codes) <= MOST_SHIPS or set(codes) - set(own):
        raise ContentError("scenario", f"{place}/ships", f"1 to {MOST_SHIPS} of {listed(own)}")
    if state.sectors[cell].kind is Kind.HAZARD or state.holder(cell) not in (None, side):
        raise ContentError("scenario", f"{place}/at", "a hex without a Hazard or an enemy")
    members = []
    for code in codes:
        free = (c for c in counters(side) if code_of(c) == code and c not in state.ships)
        counter = next(free, None)
        if counter is None:
            raise ContentError("scenario", f"{place}/ships", f"at most {unit(code).count} of {code}")
        state = state.with_ships(Ship(id=PieceId(counter), code=code))
        members.append(PieceId(counter))
    return state.with_fleet(Fleet(id=state.new_fleet_id(side), owner=side, cell=cell, ships=tuple(members)))


def _place(board: Board, given: object, place: str) -> str:
    match given:
        case [int(column), int(row)] if holds(board, cell_of(column, row)):
            return cell_of(column, row)
    raise ContentError("scenario", place, "a column and a row of the starmap")


# --- the first Starbases


def home_column(state: StarControlState, side: PlayerId) -> int:
    """SET.starbase, AMB.a19: the side that begins has the left end column, the other the right one."""
    return 1 if side == state.order[0] else state.board.columns


def home_sites(state: StarControlState, side: PlayerId) -> tuple[str, ...]:
    """The hexes where a side may place its first Starbase; the second one always has some.

    An overruled placement can shut the other side's end off. Its free Voids will do then, or else its
    free hexes: otherwise a table that has gone back to a referee could never begin.
    """
    end = column(state.board, home_column(state, side))
    free = tuple(cell for cell in end if not _taken(state, side, cell))
    empty = tuple(cell for cell in free if state.sectors[cell].kind is Kind.VOID)
    joined = tuple(cell for cell in empty if _joined(state, side, cell))
    if joined or not state.installations(state.other(side), Installation.STARBASE):
        return joined
    return empty or free


def _taken(state: StarControlState, side: PlayerId, cell: str) -> bool:
    """Whether a Starbase or an enemy Fleet is there, which only overruled commands and set pieces can do."""
    return state.sectors[cell].installation is not None or state.holder(cell) not in (None, side)


def _joined(state: StarControlState, side: PlayerId, cell: str) -> bool:
    """AMB.a01: ships must be able to fly to the other Starbase, or to a place where it can be."""
    bases = state.installations(state.other(side), Installation.STARBASE)
    if bases:
        return bases[0] in ways(state.board, state.sectors, cell)
    return ends_joined(state.board, state.sectors, cell)


@book.check(PlaceStarbase, stage=Stage.FORM)
def site_exists(state: StarControlState, command: PlaceStarbase) -> Iterator[Violation]:
    """GAL.hex-map: a hex of the starmap."""
    if not holds(state.board, command.cell):
        yield Violation(GAL_MAP, f"There is no hex {name_of(command.cell)} on the starmap.")


@book.check(PlaceStarbase)
def site_is_an_empty_space_at_ones_end(
    state: StarControlState, command: PlaceStarbase
) -> Iterator[Violation]:
    """SET.starbase: a Void hex; the two Starbases on opposite sides of the map."""
    cell, where = command.cell, name_of(command.cell)
    home = home_column(state, command.player)
    if _taken(state, command.player, cell):
        yield Violation(SET_STARBASE, f"{where} is taken.", cells=(cell,))
    elif state.sectors[cell].kind is not Kind.VOID and cell not in home_sites(state, command.player):
        yield Violation(SET_STARBASE, f"{where} is no empty space.", cells=(cell,))
    if place_of(cell)[0] != home:
        yield Violation(SET_STARBASE, f"Your end of the map is column {home}, not {where}.", cells=(cell,))


@book.check(PlaceStarbase)
def site_can_be_reached(state: StarControlState, command: PlaceStarbase) -> Iterator[Violation]:
    """AMB.a01: no Hazards shut it off from the enemy's end."""
    joined = _joined(state, command.player, command.cell)
    if not joined and command.cell not in home_sites(state, command.player):
        yield Violation(
            GAL_MAP, f"No way without Hazards leads from {name_of(command.cell)} to the enemy's end."
        )


@book.resolve(PlaceStarbase)
def place_starbase(
    state: StarControlState, command: PlaceStarbase, dice: Dice
) -> Resolution[StarControlState]:
    """SET.starbase, SET.ships: the Starbase stands, and the side's first ships are drawn there."""
    side, cell = command.player, command.cell
    base = replace(state.sectors[cell], installation=Installation.STARBASE, owner=side)
    state = state.with_sector(cell, base)
    events: list[Event] = [note(f"The {side} places its Starbase in {name_of(cell)}.", SET_STARBASE)]
    state = starting_ships(state, side, cell, dice)
    names = listed(unit(ship.code).name for ship in state.ships.values() if unit(ship.code).side == side)
    events.append(note(f"The {side} draws {names}.", SET_SHIPS))
    if side == state.order[0]:
        return Resolution(state=replace(state, active=state.order[1:]), events=tuple(events))
    start = begun(state, dice)
    return replace(start, events=(*events, *start.events))
