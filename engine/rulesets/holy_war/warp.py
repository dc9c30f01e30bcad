"""Movement along warp lines, natural ones and those of generators, as one network for each side.

Rules: II.warp-line, VI.warp.move, VI.warp.entry-only, VI.warp.chain, VI.warp.stop, VI.warp.block,
VI.wlg.project, VI.wlg.friendly, VI.wlg.use, VI.wlg.lifetime, VI.wlg.not-self, XII.WLG.
Rulings: AMB.a04, AMB.a05.

Command: Warp. Question: AskNeighbours. `network` and `routes` also serve denial. A generator's level is a
hub with a line to each adjacent level; the lines follow from where generators stand, so no state keeps them.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping

from engine.core.dice import Dice
from engine.core.ids import PieceId, PlayerId
from engine.core.ruleset import Resolution
from engine.core.violation import Violation
from engine.rulesets.holy_war.book import book, rule
from engine.rulesets.holy_war.commands import AskNeighbours, Scout, Warp
from engine.rulesets.holy_war.movement import (
    arrived,
    by_warp,
    counters,
    moving,
    path_of,
    start_of,
    told,
)
from engine.rulesets.holy_war.state import HolyWarState, Moved, Unit
from engine.rulesets.holy_war.view import NeighbourView

WARP_MOVE = rule("VI.warp.move")
WARP_ENTRY = rule("VI.warp.entry-only")
WLG_SELF = rule("VI.wlg.not-self")
GENERATOR = "WLG"


def generators(state: HolyWarState, side: PlayerId) -> tuple[Unit, ...]:
    """A side's Warp Line Generators that stand in a level (VI.wlg.lifetime)."""
    return tuple(unit for unit in state.of_side(side) if unit.code == GENERATOR and unit.level)


def network(
    state: HolyWarState, side: PlayerId, units: Collection[PieceId] = ()
) -> Mapping[str, tuple[str, ...]]:
    """Where the warp lines that a side may use lead from each level: natural ones and its generators'.

    Args:
        state: the position.
        side: whose generators count (VI.wlg.friendly).
        units: units that move together; lines of generators among them are left out (VI.wlg.not-self).
    """
    found = {level: {*ends} for level, ends in state.board.entries.items()}
    for generator in generators(state, side):
        hub = generator.level or ""
        if generator.id in units:
            continue
        for level in state.board.neighbours(hub):
            found.setdefault(hub, set()).add(level)
            found.setdefault(level, set()).add(hub)
    return {level: tuple(sorted(ends)) for level, ends in found.items()}


def routes(
    state: HolyWarState, side: PlayerId, start: str, units: Collection[PieceId] = ()
) -> dict[str, tuple[str, ...]]:
    """A route of fewest lines from a level to each that a side can warp to, stopping where it must
    (VI.warp.chain, VI.warp.block); the start is in none.
    """
    lines, closed = network(state, side, units), state.closed_to(side)
    found: dict[str, tuple[str, ...]] = {start: ()}
    edge = [start]
    while edge:
        later = []
        for level in edge:
            if level != start and level in closed:
                continue
            for end in lines.get(level, ()):
                if end not in found:
                    found[end] = (*found[level], end)
                    later.append(end)
        edge = later
    del found[start]
    return found


def is_natural(state: HolyWarState, start: str, route: Iterable[str]) -> bool:
    """Whether a route keeps to the lines of the map (AMB.a48: others are announced as artificial)."""
    for level in route:
        if level not in state.board.entries.get(start, ()):
            return False
        start = level
    return True


def _lines_lead_there(state: HolyWarState, command: Warp | Scout) -> Iterator[Violation]:
    """VI.warp.move, VI.warp.entry-only, VI.wlg.not-self: each leg is a line that the units may use."""
    if not by_warp(command):
        return
    side, here = command.player, start_of(state, command)
    units = {unit.id for unit in moving(state, command)}
    lines, all_lines = network(state, side, units), network(state, side)
    for n, level in enumerate(path_of(command)):
        if level not in lines.get(here, ()):
            yield _no_line(state, here, level, first=n == 0, own=level in all_lines.get(here, ()))
            return
        here = level


def _no_line(state: HolyWarState, here: str, level: str, *, first: bool, own: bool) -> Violation:
    a, b = state.board.name(here), state.board.name(level)
    if own:
        text = f"A Warp Line Generator doesn't move along its own line from {a} to {b}."
        return Violation(WLG_SELF, text, cells=(here, level))
    text = f"No warp line that you may use joins {a} and {b}."
    return Violation(WARP_MOVE if first else WARP_ENTRY, text, cells=(here, level))


book.check(Warp)(_lines_lead_there)
book.check(Scout)(_lines_lead_there)


@book.resolve(Warp)
def warp(state: HolyWarState, command: Warp, _dice: Dice) -> Resolution[HolyWarState]:
    """VI.warp.move: the counters are at the end of the route, at once."""
    side, goal = command.player, command.route[-1]
    start = start_of(state, command)
    lines = "warp lines" if is_natural(state, start, command.route) else "lines of a Warp Line Generator"
    words = f"move {counters(len(command.pieces))} along {lines}"
    events = told(state, side, words, start, goal, WARP_MOVE)
    return Resolution(state=arrived(state, side, command.pieces, goal, Moved.WARP), events=events)


def neighbour_view(state: HolyWarState, ask: AskNeighbours) -> NeighbourView:
    """What is next to a level, and where lines lead from it; KeyError for no level."""
    found = routes(state, ask.player, ask.level)
    return NeighbourView(
        level=ask.level,
        neighbours=state.board.neighbours(ask.level),
        lines=state.board.entries.get(ask.level, ()),
        routes=tuple(found[level] for level in sorted(found)),
    )
