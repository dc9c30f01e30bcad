"""Where a ship drifts in the turns to come, and how near it comes to another (B3.11)."""

from dataclasses import dataclass

from engine.core.ids import PlayerId
from engine.core.view import CourseView
from engine.mechanics.bearing import true_range
from engine.mechanics.hexlevels import Place
from engine.mechanics.vector import Vectors, midpoint
from engine.rulesets.sits.a3_turn import readable
from engine.rulesets.sits.appearance import course
from engine.rulesets.sits.b1_placement import placed
from engine.rulesets.sits.b3_movement import flight
from engine.rulesets.sits.book import rule
from engine.rulesets.sits.commands import CoastAhead, Plot
from engine.rulesets.sits.knowledge import knows_orders
from engine.rulesets.sits.phases import LATE, MIDDLE
from engine.rulesets.sits.state import Ship, SitsState
from engine.rulesets.sits.view import CoastReport, CoastStep

RULES = (rule("B3.11"), rule("B3.12"), rule("B3.121"))
LONGEST = 5
"""Turns that are looked ahead."""


@dataclass(frozen=True, slots=True)
class _Turn:
    """One turn of drift."""

    number: int
    midpoint: Place
    end: Place


def coast_ahead(state: SitsState, question: CoastAhead) -> CoastReport:
    """Drift of a ship and of its target by what the asking side knows; ValueError for one in the tray.

    The turn under way is flown by the draft, or by the orders written for it; after it both coast.
    """
    turns = min(max(question.turns, 1), LONGEST)
    ship = state.ships[question.ship]
    draft = readable(question.draft) if question.draft else None
    own = _drift(state, question.player, ship, draft, turns)
    target = state.ships.get(question.target) if question.target is not None else None
    if target is None or target.place is None:
        steps = tuple(_step(turn.number, turn.end) for turn in own)
        return CoastReport(ship=ship.id, steps=steps, courses=(_course(ship, own),), rules=RULES)
    other = _drift(state, question.player, target, None, turns)
    closest, moment = _closest(own, other)
    pairs = tuple(zip(own, other, strict=True))
    return CoastReport(
        ship=ship.id,
        steps=tuple(_step(a.number, a.end, b.end) for a, b in pairs),
        target=target.id,
        target_steps=tuple(_step(b.number, b.end, a.end) for a, b in pairs),
        closest=closest,
        closest_moment=moment,
        courses=(_course(ship, own), _course(target, other)),
        rules=RULES,
    )


def _course(ship: Ship, turns: list[_Turn]) -> CourseView:
    points, ends = [placed(ship)], [0]
    for turn in turns:
        points += [turn.midpoint, turn.end]
        ends += [0, turn.number]
    return course(ship.id, "coast", tuple(points), tuple(ends))


def _step(turn: int, place: Place, other: Place | None = None) -> CoastStep:
    range_ = None if other is None else true_range(*place.range_components(other))
    return CoastStep(turn=turn, cell=str(place.hex), level=place.level, range=range_)


def _closest(own: list[_Turn], other: list[_Turn]) -> tuple[CoastStep, str]:
    moments = [
        (turn.number, name, mine, theirs)
        for turn, against in zip(own, other, strict=True)
        for name, mine, theirs in (
            ("midpoint", turn.midpoint, against.midpoint),
            ("end", turn.end, against.end),
        )
    ]
    number, name, mine, theirs = min(moments, key=lambda moment: _squared(moment[2], moment[3]))
    return _step(number, mine, theirs), f"turn {number}, {name}"


def _squared(a: Place, b: Place) -> int:
    h, v = a.range_components(b)
    return h * h + v * v


def _drift(state: SitsState, player: PlayerId, ship: Ship, draft: Plot | None, turns: int) -> list[_Turn]:
    first, vectors = _this_turn(state, player, ship, draft)
    found = [first]
    while len(found) < turns:
        start = found[-1].end
        found.append(_Turn(found[-1].number + 1, start.moved(midpoint(vectors)), start.moved(vectors)))
    return found


def _this_turn(state: SitsState, player: PlayerId, ship: Ship, draft: Plot | None) -> tuple[_Turn, Vectors]:
    known = knows_orders(ship, player)
    if state.revealed:
        changes = ship.changes if known else Vectors.none()
        here = placed(ship)
        halfway = here if state.phase in (MIDDLE, LATE) else ship.midpoint or here
        turn = _Turn(state.turn, halfway, ship.eot or here)
    else:
        plot = draft or (state.plots.get(ship.id) if known else None)
        flown = flight(ship, plot, state.options.midpoint)
        changes = flown.changes
        turn = _Turn(state.turn, flown.midpoint, flown.eot)
    return turn, ship.vectors.added(changes).consolidated()
