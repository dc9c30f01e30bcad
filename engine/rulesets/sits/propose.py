"""What a hand that moves a counter wants done."""

from engine.core.command import Command, Gesture
from engine.core.state import Enforcement
from engine.mechanics.avid import Colour, ring, window_at
from engine.mechanics.hexgrid import Hex
from engine.rulesets.sits.b3_movement import by_slot
from engine.rulesets.sits.combat import Fate
from engine.rulesets.sits.commands import Deploy, SetShip, Undeploy
from engine.rulesets.sits.phases import SETUP
from engine.rulesets.sits.state import Ship, SitsState


def propose(state: SitsState, gesture: Gesture) -> Command | None:
    """In setup a ship is placed, moved or taken back; at a table without a referee it is set by hand.

    A ship's plot is never made by moving its miniature: None then, and for markers, ghosts, lost ships and
    drops that change nothing.
    """
    ship = state.ships.get(gesture.piece)
    if ship is None or ship.fate is not Fate.FIGHTING:
        return None
    if state.phase == SETUP and state.outcome is None:
        return _setup(ship, gesture)
    if state.enforcement is Enforcement.REFEREE or gesture.cell is None:
        return None
    return _set(ship, gesture)


def _setup(ship: Ship, gesture: Gesture) -> Command | None:
    if gesture.cell is None:
        return Undeploy(player=gesture.by, ship=ship.id) if ship.place else None
    forward = _turned(ship, gesture)
    if _stays(ship, gesture, forward):
        return None
    return Deploy(
        player=gesture.by,
        ship=ship.id,
        cell=gesture.cell,
        level=gesture.level,
        forward=forward,
        roll=ship.attitude.roll,
        vectors=by_slot(ship.vectors),
    )


def _set(ship: Ship, gesture: Gesture) -> Command | None:
    forward = _turned(ship, gesture)
    if _stays(ship, gesture, forward):
        return None
    return SetShip(
        player=gesture.by,
        ship=ship.id,
        cell=gesture.cell,
        level=gesture.level,
        forward=None if forward == ship.attitude.forward else forward,
    )


def _stays(ship: Ship, gesture: Gesture, forward: str) -> bool:
    """A drop where the drag began is no command."""
    if ship.place is None or gesture.cell is None or forward != ship.attitude.forward:
        return False
    try:
        return (Hex.parse(gesture.cell), gesture.level) == (ship.place.hex, ship.place.level)
    except ValueError:
        return False


def _turned(ship: Ship, gesture: Gesture) -> str:
    """The window for the heading that the hand gave the miniature, at the pitch it had (GLO.hex-facing)."""
    forward = ship.attitude.forward
    if gesture.facing is None:
        return forward
    ring_, azimuth = ring(forward), gesture.facing % 12 * 30
    if ring_.colour is Colour.PURPLE:
        return forward
    if ring_.colour is Colour.GREEN:
        azimuth -= azimuth % 60
    return window_at(azimuth, ring_)
