"""From a counter moved by hand to the command that was meant.

The board's cells are columns and `Gesture.level` is the height in it; the tool names how: "" or "move" by the
safest way, "jump", "warp", "star", "scout", "force", or "set" at a table without a referee.
"""

from engine.core.command import Command, Gesture
from engine.core.ids import PieceId, PlayerId
from engine.core.state import Enforcement
from engine.rulesets.holy_war.commands import (
    FormForce,
    Jump,
    LeaveForce,
    MoveStar,
    PlaceDispersed,
    Scout,
    SetStar,
    SetUnit,
    Warp,
)
from engine.rulesets.holy_war.forces import letter_of, members
from engine.rulesets.holy_war.jumps import goals
from engine.rulesets.holy_war.knowledge import as_seen_by
from engine.rulesets.holy_war.moves import LETTERS
from engine.rulesets.holy_war.phases import MOVEMENTS, PLACING
from engine.rulesets.holy_war.state import HolyWarState
from engine.rulesets.holy_war.warp import routes


def propose(state: HolyWarState, gesture: Gesture) -> Command | None:
    """The command that a drag means; None where moving this counter means nothing."""
    if state.outcome is not None or gesture.cell is None:
        return None
    seen = as_seen_by(state, gesture.by)
    side, tool = gesture.by, gesture.tool
    if tool == "force":
        return _boxed(seen, side, gesture)
    level = seen.board.level_of_cell(gesture.cell, gesture.level)
    if level is None:
        return None
    if tool == "set" and state.enforcement is not Enforcement.REFEREE:
        if gesture.piece in seen.stars:
            return SetStar(player=side, star=gesture.piece, level=level)
        return SetUnit(player=side, unit=gesture.piece, level=level)
    if seen.pending and seen.pending[-1].kind == PLACING:
        return PlaceDispersed(player=side, level=level)
    moving = members(seen, side, gesture.piece)
    if seen.phase not in MOVEMENTS or not moving or moving[0].level in (None, level):
        return None
    return _move(seen, side, gesture.piece, moving[0].level or "", level, tool)


def _move(
    seen: HolyWarState, side: PlayerId, piece: PieceId, start: str, level: str, tool: str
) -> Command | None:
    """One level by a jump, farther along lines where they lead there, else by the shortest open jump."""
    if tool == "star":
        return MoveStar(player=side, unit=piece, level=level)
    units = {unit.id for unit in members(seen, side, piece)}
    path = goals(seen, side, start).get(level) or seen.board.paths(start).get(level, (level,))
    route = routes(seen, side, start, units).get(level)
    if tool == "scout":
        if route is not None and len(path) > 1:
            return Scout(player=side, unit=piece, path=route, by="warp")
        return Scout(player=side, unit=piece, path=path)
    if tool == "warp" or (tool != "jump" and route is not None and len(path) > 1):
        return Warp(player=side, pieces=(piece,), route=route or (level,))
    return Jump(player=side, pieces=(piece,), path=path)


def _boxed(seen: HolyWarState, side: PlayerId, gesture: Gesture) -> Command | None:
    """A unit dropped on the box of a force, or out of it: the cell is a letter, or "map"."""
    units = tuple(unit.id for unit in members(seen, side, gesture.piece))
    if not units or letter_of(side, gesture.piece) is not None:
        return None
    if gesture.cell == "map":
        return LeaveForce(player=side, units=units)
    letter = next((letter for letter in LETTERS if letter == gesture.cell), None)
    return None if letter is None else FormForce(player=side, letter=letter, units=units)
