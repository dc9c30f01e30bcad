"""Hexes, levels, sheets and markers: where things stand and where a ship's vectors carry it."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.core.dice import Dice
from engine.core.event import Note
from engine.core.ids import PieceId, PlayerId
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.violation import Violation
from engine.mechanics.hexgrid import Hex
from engine.mechanics.hexlevels import Place, marker_tiles, tiles
from engine.mechanics.vector import Vectors, midpoint
from engine.mechanics.wording import listed
from engine.rulesets.sits.book import book, rule
from engine.rulesets.sits.commands import Edge, MoveSheet
from engine.rulesets.sits.state import Sheet, Ship, SitsState

MAPS = rule("BOX.maps")
SPACE = rule("INT.space")
A3_11 = rule("A3.11")
B1_11 = rule("B1.11")
HEX_FACING = rule("GLO.hex-facing")

_SETUP = "setup"
_EDGES: tuple[Edge, ...] = ("top", "bottom", "left", "right")
_TOP = frozenset(("top left", "top right"))
_LEFT = frozenset(("top left", "bottom left"))


def placed(ship: Ship) -> Place:
    """Where a ship stands; ValueError for one that is still in the tray."""
    if ship.place is None:
        raise ValueError(f"{ship.name} is not on the map.")
    return ship.place


def with_markers(ship: Ship) -> Ship:
    """The ship with its EoT and midpoint markers where its vectors carry it (A3.11, B3.12, B3.121)."""
    place = placed(ship)
    return replace(ship, midpoint=place.moved(midpoint(ship.vectors)), eot=place.moved(ship.vectors))


def shifted(place: Place, by: Vectors) -> Place:
    """A place moved by a displacement (B3.27)."""
    return place.moved(by)


def altitude_words(level: int) -> str:
    """An altitude with its stacking tiles (A2.13, B1.14): "18 (1 dark blue, 2 white)"."""
    return f"{level} ({tile_words(tiles(level), negative='1 black')})"


def marker_words(ship: Ship, marked: Place) -> str:
    """The tiles under a marker: only the difference from the ship's altitude (B1.142, B1.143)."""
    shown = marker_tiles(placed(ship).level, marked.level)
    if not shown.levels:
        return "at the ship's altitude"
    way = "down" if shown.inverted else "up"
    return f"{abs(shown.levels)} {way} ({tile_words(shown)})"


def tile_words(shown: tuple[int, int, int, bool], *, negative: str = "inverted") -> str:
    """Tiles in words, the dark ones first, which lie lowest (B1.141).

    `negative` is how a negative number shows: inverted tiles under a marker (B1.143), a black tile on top of
    a ship's altitude (A2.13).
    """
    dark, light, white, inverted = shown
    named = ((dark, "dark blue"), (light, "light blue"), (white, "white"))
    words = [f"{n} {colour}" for n, colour in named if n]
    if inverted:
        words.append(negative)
    return ", ".join(words) or "no tile"


def holds(sheet: Sheet, hex_: Hex) -> bool:
    """Whether a hex is printed on a sheet."""
    column = hex_.q - sheet.q
    row = hex_.r - sheet.r + column // 2
    return 0 <= column < sheet.columns and 0 <= row < sheet.rows


def sheet_under(sheets: Iterable[Sheet], hex_: Hex) -> Sheet | None:
    """The sheet that holds a hex; None beyond all of them."""
    return next((sheet for sheet in sheets if holds(sheet, hex_)), None)


def corner_hex(sheets: Iterable[Sheet], corner: str) -> Hex:
    """The hex in a corner of the playing area, seen with direction A at the top (D2.12)."""
    corners = [hex_ for sheet in sheets for hex_ in _corners(sheet)]
    sideways = 1 if corner in _LEFT else -1
    downwards = 1 if corner in _TOP else -1
    # Twice the height on the screen: r counts whole hexes, every column to the right sinks by half a hex.
    return min(corners, key=lambda hex_: (sideways * hex_.q, downwards * (2 * hex_.r + hex_.q)))


def _corners(sheet: Sheet) -> tuple[Hex, ...]:
    last, low = sheet.columns - 1, sheet.rows - 1
    return tuple(Hex(sheet.q + c, sheet.r + w - c // 2) for c in (0, last) for w in (0, low))


def bordering(moved: Sheet, onto: Sheet, edge: str) -> Sheet:
    """A sheet laid against an edge of another; direction A keeps pointing the same way (D2.111)."""
    q, r = onto.q, onto.r
    if edge == "top":
        r -= moved.rows
    elif edge == "bottom":
        r += onto.rows
    elif edge == "right":
        q, r = q + onto.columns, r - onto.columns // 2
    else:
        q, r = q - moved.columns, r + moved.columns // 2
    return replace(moved, q=q, r=r)


def overlapping(a: Sheet, b: Sheet) -> bool:
    """Whether two sheets would lie on top of each other."""
    first = max(a.q, b.q)
    end = min(a.q + a.columns, b.q + b.columns)
    # Columns sink by half a hex each: how two sheets lie to each other is the same in every other column.
    return any(
        max(_top(a, q), _top(b, q)) < min(_top(a, q) + a.rows, _top(b, q) + b.rows)
        for q in range(first, min(first + 2, end))
    )


def _top(sheet: Sheet, q: int) -> int:
    """The r of a sheet's first hex in a column."""
    return sheet.r - (q - sheet.q) // 2


def _found(state: SitsState, name: str) -> Sheet | None:
    return next((sheet for sheet in state.sheets if sheet.id == name), None)


@book.check(MoveSheet, stage=Stage.FORM)
def sheets_are_on_the_table(state: SitsState, move: MoveSheet) -> Iterator[Violation]:
    """BOX.maps: a sheet of this game is laid against another one of it."""
    for name in (move.sheet, move.onto):
        if _found(state, name) is None:
            yield Violation(MAPS, f"There is no map sheet {name!r} on the table.")
    if move.sheet == move.onto:
        yield Violation(MAPS, "A map sheet can't be laid against itself.")
    if move.edge not in _EDGES:
        yield Violation(MAPS, f"{move.edge!r} is no edge of a map sheet; expected {listed(_EDGES)}.")


@book.check(MoveSheet, stage=Stage.TURN)
def play_is_under_way(state: SitsState, _move: MoveSheet) -> Iterator[Violation]:
    """D2.111, BOX.maps: the scenario lays the sheets for setup; they are moved in play."""
    if state.phase == _SETUP:
        yield Violation(MAPS, "The sheets lie as the scenario has them until play begins.")


@book.check(MoveSheet)
def sheet_is_empty(state: SitsState, move: MoveSheet) -> Iterator[Violation]:
    """BOX.maps: a sheet is moved once play has left it wholly, markers included."""
    sheet = _found(state, move.sheet)
    if sheet is None:
        return
    on_it = tuple(key for key, ship in sorted(state.ships.items()) if _stands_on(ship, sheet))
    if on_it:
        names = ", ".join(state.ships[key].name for key in on_it)
        yield Violation(MAPS, f"Sheet {sheet.id} is in use: {names} (or a marker) stands on it.", on_it)


def _stands_on(ship: Ship, sheet: Sheet) -> bool:
    places = (ship.place, ship.midpoint, ship.eot)
    return any(place is not None and holds(sheet, place.hex) for place in places)


@book.check(MoveSheet)
def sheet_finds_room(state: SitsState, move: MoveSheet) -> Iterator[Violation]:
    """BOX.maps: the sheet goes to a free edge, another one than it lies at now."""
    sheet, onto = _found(state, move.sheet), _found(state, move.onto)
    if sheet is None or onto is None:
        return
    there = bordering(sheet, onto, move.edge)
    if there == sheet:
        yield Violation(MAPS, f"Sheet {sheet.id} lies at the {move.edge} edge of sheet {onto.id} already.")
    for other in state.sheets:
        if other.id != sheet.id and overlapping(there, other):
            yield Violation(MAPS, f"Sheet {other.id} lies in the way.")


def sheet_moves(state: SitsState, player: PlayerId) -> tuple[MoveSheet, ...]:
    """Every way to leapfrog an empty sheet now (BOX.maps)."""
    if state.phase == _SETUP:
        return ()
    found: list[MoveSheet] = []
    for sheet in state.sheets:
        if len(state.sheets) > 1 and not any(_stands_on(ship, sheet) for ship in state.ships.values()):
            others = [other.id for other in state.sheets if other.id != sheet.id]
            moves = (
                MoveSheet(player=player, sheet=sheet.id, onto=onto, edge=edge)
                for onto in others
                for edge in _EDGES
            )
            found += [move for move in moves if not any(sheet_finds_room(state, move))]
    return tuple(found)


@book.resolve(MoveSheet)
def move_sheet(state: SitsState, move: MoveSheet, _dice: Dice) -> Resolution[SitsState]:
    """BOX.maps: the empty sheet extends the table at another edge."""
    sheets = {sheet.id: sheet for sheet in state.sheets}
    sheets[move.sheet] = bordering(sheets[move.sheet], sheets[move.onto], move.edge)
    text = f"Map sheet {move.sheet} now lies at the {move.edge} edge of sheet {move.onto}."
    state = replace(state, sheets=tuple(sheets.values()))
    return Resolution(state=state, events=(Note(text=text, rule=MAPS),))


def occupant(state: SitsState, place: Place, but: PieceId) -> Ship | None:
    """Another ship that stands in a hex and level, if there is one (INT.space)."""
    for key in sorted(state.ships):
        ship = state.ships[key]
        if key != but and ship.place == place:
            return ship
    return None
