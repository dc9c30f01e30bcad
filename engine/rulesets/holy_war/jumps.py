"""Jumps of one level, and extended jumps with their dispersal dice.

Rules: VI.jump, VI.jump.extended, VI.jump.dispersal.
Rulings: AMB.a02, AMB.a52.

Command: Jump. Questions: AskPath, AskReach.
"""

from collections.abc import Iterator, Sequence
from math import comb

from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.ids import PieceId, PlayerId
from engine.core.ruleset import Resolution
from engine.core.violation import Violation
from engine.rulesets.holy_war.book import book, levels, note, rule, units
from engine.rulesets.holy_war.commands import AskPath, AskReach, Jump, Scout
from engine.rulesets.holy_war.dispersal import adrift
from engine.rulesets.holy_war.forces import members
from engine.rulesets.holy_war.movement import arrived, by_warp, counters, start_of, told
from engine.rulesets.holy_war.state import HolyWarState, Moved, Unit
from engine.rulesets.holy_war.tables import DISPERSAL, disperses_from
from engine.rulesets.holy_war.view import GoalView, PathView, ReachView
from engine.rulesets.holy_war.warp import routes

VI_JUMP = rule("VI.jump")
VI_EXTENDED = rule("VI.jump.extended")


def _steps_are_adjacent(state: HolyWarState, command: Jump | Scout) -> Iterator[Violation]:
    """VI.jump, AMB.a02: a jump goes from level to adjacent level."""
    if by_warp(command):
        return
    here = start_of(state, command)
    for level in command.path:
        if not state.board.adjacent(here, level):
            a, b = state.board.name(here), state.board.name(level)
            yield Violation(VI_JUMP, f"{b} is not adjacent to {a}.", cells=(here, level))
        here = level


book.check(Jump)(_steps_are_adjacent)
book.check(Scout)(_steps_are_adjacent)


@book.resolve(Jump)
def jump(state: HolyWarState, command: Jump, dice: Dice) -> Resolution[HolyWarState]:
    """VI.jump, VI.jump.extended: every unit rolls by itself; the dispersed ones are placed by the enemy."""
    side, goal = command.player, command.path[-1]
    words = f"jump {counters(len(command.pieces))}"
    if len(command.path) > 1:
        words = f"{words} {levels(len(command.path))} far"
    events = told(state, side, words, start_of(state, command), goal, VI_JUMP)
    moved = [unit for piece in command.pieces for unit in members(state, side, piece)]
    state = arrived(state, side, command.pieces, goal, Moved.JUMP)
    state, more = rolled(state, side, moved, len(command.path), dice)
    return Resolution(state=state, events=(*events, *more))


def rolled(
    state: HolyWarState, side: PlayerId, jumping: Sequence[Unit], distance: int, dice: Dice
) -> tuple[HolyWarState, tuple[Event, ...]]:
    """VI.jump.dispersal: a die for each unit of an extended jump; those it disperses are adrift."""
    least = disperses_from(distance)
    if least > 6:
        return state, ()
    gone: list[PieceId] = []
    for n, unit in enumerate(jumping, start=1):
        purpose = f"VI.jump.dispersal {levels(distance)}, unit {n} of {len(jumping)}"
        if dice.roll(6, purpose=purpose).total >= least:
            gone.append(unit.id)
    if not gone:
        return state, (note("No unit is dispersed.", DISPERSAL),)
    text = note(f"{units(len(gone))} of {len(jumping)} dispersed, by {least} or more.", DISPERSAL)
    return adrift(state, gone, state.other(side), seen=False), (text,)


def goals(state: HolyWarState, side: PlayerId, start: str, most: int = 6) -> dict[str, tuple[str, ...]]:
    """A shortest open path to each level that a side's unit can jump to (VI.halt)."""
    return state.board.paths(start, state.closed_to(side), most)


# --- questions


def dispersing(distance: int) -> int:
    """How many of the six faces disperse a unit that jumps so far (VI.jump.dispersal)."""
    return max(0, 7 - disperses_from(distance))


def numbers_dispersed(jumping: int, distance: int) -> tuple[int, ...]:
    """Chances in thousandths that none, one, ... all of so many units are dispersed."""
    bad = dispersing(distance)
    ways = (comb(jumping, k) * bad**k * (6 - bad) ** (jumping - k) for k in range(jumping + 1))
    return tuple(round(1000 * way / 6**jumping) for way in ways)


def _asked_units(state: HolyWarState, ask: AskPath | AskReach) -> tuple[Unit, ...]:
    found = tuple(unit for piece in ask.pieces for unit in members(state, ask.player, piece))
    if not found or len({unit.level for unit in found}) != 1 or found[0].level is None:
        raise LookupError("the units of a question are one's own and in one level")
    return found


def path_view(state: HolyWarState, ask: AskPath) -> PathView:
    """How likely a jump disperses its units; LookupError for units that don't stand together."""
    moving, distance = _asked_units(state, ask), len(ask.path)
    bad = dispersing(distance) if distance else 0
    command = Jump(player=ask.player, pieces=ask.pieces, path=ask.path)
    return PathView(
        units=tuple(unit.id for unit in moving),
        path=ask.path,
        distance=distance,
        dispersing_faces=tuple(range(7 - bad, 7)),
        chance=round(1000 * bad / 6),
        all_arrive=numbers_dispersed(len(moving), distance)[0] if distance else 1000,
        numbers=numbers_dispersed(len(moving), distance) if distance else (1000,),
        expected=round(1000 * len(moving) * bad / 6),
        violations=book.violations(state, command),
        rules=(VI_EXTENDED, DISPERSAL),
    )


def reach_view(state: HolyWarState, ask: AskReach) -> ReachView:
    """Where units can go, by shortest open path and by warp; LookupError as for `path_view`."""
    moving = _asked_units(state, ask)
    start, side = moving[0].level or "", ask.player
    fresh = all(unit.moved is None and not unit.is_starguard for unit in moving)
    jumping = goals(state, side, start) if fresh else {}
    warping = routes(state, side, start, {unit.id for unit in moving}) if fresh else {}
    found = tuple(
        GoalView(
            level=level,
            path=jumping.get(level, ()),
            route=warping.get(level, ()),
            chance=round(1000 * dispersing(len(jumping[level])) / 6) if level in jumping else 0,
            attack=state.hostile(side, level),
        )
        for level in state.board.levels
        if level in jumping or level in warping
    )
    return ReachView(units=tuple(unit.id for unit in moving), start=start, goals=found)
