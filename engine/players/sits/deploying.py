"""Setting up (D2.12): near the corner, side by side, a broadside toward the enemy, closing."""

from engine.core.command import Command
from engine.core.dice import Picker
from engine.core.ids import PlayerId
from engine.core.violation import blocking
from engine.mechanics.attitude import Attitude
from engine.mechanics.avid import WINDOWS, count, elevation
from engine.mechanics.bearing import shoot
from engine.mechanics.hexgrid import Direction, Hex
from engine.mechanics.hexlevels import Place
from engine.mechanics.vector import Vectors
from engine.rulesets.sits.b1_placement import corner_hex
from engine.rulesets.sits.b3_movement import by_slot
from engine.rulesets.sits.book import book
from engine.rulesets.sits.c1_bearings import exposed_sides
from engine.rulesets.sits.commands import Deploy
from engine.rulesets.sits.d2_points import cost_of
from engine.rulesets.sits.setup import tray, zone
from engine.rulesets.sits.state import SitsState

SPEED = 3
"""Hexes a turn at the start, where the rules allow as many."""
_QUARTER = 3
"""Windows from the nose to a broadside."""
_WEAK = 0.8
_ROOM = 8
"""Hexes round its corner in which a side without a zone looks for room."""


def deployment(state: SitsState, side: PlayerId, picker: Picker, *, wary: bool = False) -> Command | None:
    """Where the next ship from the tray goes; None with an empty tray, or where nothing is free.

    A wary side that is the weaker one stays back and waits.
    """
    waiting = tray(state, side)
    if not waiting:
        return None
    seat = state.seat(side)
    level = seat.altitude if seat else 0
    goal = _enemy_place(state, side)
    back = wary and is_weaker(state, side)
    speed = 0 if back else min(SPEED, state.deploy.max_speed if state.deploy else SPEED)
    for cell in _cells(state, side, goal.hex, back=back):
        at = Place(cell, level)
        attitude = picker.choice(broadsides(at, goal))
        ahead = min(Direction, key=lambda way: (cell + way.unit).distance(goal.hex))
        order = Deploy(
            player=side,
            ship=waiting[0].id,
            cell=str(cell),
            level=level,
            forward=attitude.forward,
            roll=attitude.roll,
            vectors=by_slot(Vectors.of({ahead.letter: speed})) if speed else {},
        )
        if not blocking(book.violations(state, order)):
            return order
    return None


def is_weaker(state: SitsState, side: PlayerId) -> bool:
    """Whether a side's ships cost less than the enemy's by more than a fifth (D1.112)."""
    own = sum(cost_of(ship) for ship in state.ships.values() if ship.side == side)
    theirs = sum(cost_of(ship) for ship in state.ships.values() if ship.side != side)
    return own < _WEAK * theirs


def _cells(state: SitsState, side: PlayerId, goal: Hex, *, back: bool) -> list[Hex]:
    """Free or not: those nearest to the enemy first, or last, and beside ships that are placed already."""
    cells = [Hex.parse(cell) for cell in zone(state, side)] or list(_corner(state, side).spiral(_ROOM))
    placed = [ship.place.hex for ship in state.of_side(side) if ship.place is not None]
    first = max if back else min
    anchor = placed[0] if placed else first(cells, key=lambda cell: (cell.distance(goal), cell.q, cell.r))
    return sorted(cells, key=lambda cell: (cell.distance(anchor), cell.distance(goal), cell.q, cell.r))


def _enemy_place(state: SitsState, side: PlayerId) -> Place:
    """An enemy that is on the map, else the corner that the other side has."""
    for ship in state.ships.values():
        if ship.side != side and ship.place is not None:
            return ship.place
    other = next((seat for seat in state.seats if seat.id != side), None)
    if other is None:
        return Place(Hex(0, 0), 0)
    return Place(_corner(state, other.id), other.altitude)


def _corner(state: SitsState, side: PlayerId) -> Hex:
    seat = state.seat(side)
    return corner_hex(state.sheets, seat.corner) if seat and seat.corner and state.sheets else Hex(0, 0)


def broadsides(at: Place, goal: Place) -> list[Attitude]:
    """The level attitudes that turn a sidewall to a place (C1.225)."""
    window = shoot(at, goal).windows[0]
    level = [each for each in WINDOWS if elevation(each) == 0 and count(each, window) == _QUARTER]
    turned = [Attitude(nose, roll) for nose in level for roll in (0, 1, 11)]
    shown = [
        each for each in turned if all(side.startswith("sidewall") for side in exposed_sides(each, window))
    ]
    return shown or turned or [Attitude(WINDOWS[0])]
