"""One hit of a known depth, walked to every location: chances of the boxes that it costs.

The walk is that of c5_walk under dice that leave nothing to chance; hull boxes, octagons and cascades are
worked in afterwards (C5.411, C5.4212, C5.4213).
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from engine.core.dice import Roll
from engine.core.ids import PieceId, PlayerId
from engine.mechanics.attitude import Attitude
from engine.mechanics.avid import parse_window
from engine.mechanics.d10 import chance_over
from engine.mechanics.vector import Vectors
from engine.rulesets.sits.c5_chances import CERTAIN, MINUS, PLUS, add, joined
from engine.rulesets.sits.c5_marks import Victim
from engine.rulesets.sits.c5_systems import HULL, SI, cascade_cells, strike
from engine.rulesets.sits.c5_tables import BROADSIDES, Grid, grid_of
from engine.rulesets.sits.c5_walk import choices, edge_of, walked
from engine.rulesets.sits.card import CardTrack, load_card
from engine.rulesets.sits.combat import Hit, Mount, Walk, WalkStep, WeaponKind
from engine.rulesets.sits.state import Ship

_MOST_ROLLED = max(MINUS)
_NOTHING = 1e-11
"""A chance too small to follow any further."""
_HULL_ROLLS = tuple(MINUS.items())
_BEYOND = tuple(sum(c for roll, c in MINUS.items() if roll > room) for room in range(_MOST_ROLLED + 1))
"""Chance that a hull hit wants more than so many boxes."""


class Boxes(NamedTuple):
    """What one hit does: chances of 0, 1, 2 ... boxes lost, and of so many of them on the SI track."""

    lost: tuple[float, ...]
    si: tuple[float, ...]
    """Explosions left out of account."""
    hulls: float = 0.0
    """The mean number of hull hits."""
    squares: float = 0.0
    """The mean of its square."""


class State(NamedTuple):
    """What a walk depends on: the class, and the boxes gone."""

    ship_class: str
    marked: tuple[tuple[str, int], ...]
    spent: tuple[tuple[str, int], ...]


class _Neutral:
    """Dice that leave nothing to chance: no hull box, no casualty, no core in reach; octagons hold."""

    def roll(
        self,
        *sides: int,
        purpose: str,
        seen_by: tuple[PlayerId, ...] | None = None,
        side: PlayerId | None = None,
    ) -> Roll:
        faces = (10,) if len(sides) == 1 else (1,) * len(sides)
        return Roll(purpose, sides, faces, seen_by, side=side)


@lru_cache(maxsize=16384)
def at_depth(
    state: State,
    edge: Mount,
    leak: int,
    span: int,
    deep: int,
    zero: bool,  # noqa: FBT001
) -> Boxes:
    """One hit of a depth, over its location; `zero` for the natural zero's box at the end."""
    ship, grid = _ship(state), grid_of(state.ship_class)
    end = (_zero(ship, edge),) if zero else ()
    if grid is None or not deep:
        return _outcome(state, end)
    lost: list[float] = []
    si: list[float] = []
    hulls = squares = 0.0
    for (side, location), chance in _locations(edge, leak).items():
        boxes = _outcome(state, (*_events(ship, grid, side, location, span, deep), *end))
        add(lost, boxes.lost, chance)
        add(si, boxes.si, chance)
        hulls += chance * boxes.hulls
        squares += chance * boxes.squares
    return Boxes(tuple(lost), tuple(si), hulls, squares)


@lru_cache(maxsize=8192)
def _outcome(state: State, events: tuple[int, ...]) -> Boxes:
    """What such a walk costs; deep hits often meet the same cells."""
    account = _Account(state)
    account.enter(events)
    return account.result()


def _zero(ship: Ship, edge: Mount) -> int:
    """C5.213: what a natural zero costs at the end of the step."""
    victim = Victim(ship, _Neutral())
    return 1 if edge in BROADSIDES and victim.room(f"sidewalls.{edge}") else _SI


@lru_cache(maxsize=64)
def _locations(edge: Mount, leak: int) -> Mapping[tuple[Mount, int], float]:
    """C5.23, C5.113: chances of edge and location, re-rolls included."""
    found: defaultdict[tuple[Mount, int], float] = defaultdict(float)
    for roll, chance in PLUS.items():
        location = roll + (leak if edge in BROADSIDES else 0)
        side = edge_of(edge, location)
        if side == edge:
            found[side, location] += chance
        else:
            for again, then in PLUS.items():
                found[side, again] += chance * then
    return dict(found)


_HULL, _SI = -1, -2
"""Events of a walk whose boxes are rolled for; any other is a number of boxes."""


def _events(ship: Ship, grid: Grid, edge: Mount, location: int, span: int, deep: int) -> list[int]:
    """What a hit meets, in order: numbers of boxes, hull hits and Structural Integrity hits."""
    victim = Victim(ship, _Neutral())
    hit = Hit(weapon=WeaponKind.LASER_HEAD, label="", edge=edge, depth=deep, roll=0, faces=(1, 1), modifier=0)
    lines = grid.span(edge, location, span)
    walk = walked(victim, grid, Walk(hit=hit, location=location, lines=lines, depth=deep))
    while walk.lines:
        side = next(iter(choices(victim, grid, walk)))
        walk = walked(victim, grid, replace(walk, side=side))
    found: list[int] = []
    for event in map(_event, walk.steps):
        if event > 0 and found and found[-1] > 0:
            found[-1] += event
        elif event:
            found.append(event)
    return found


def _event(step: WalkStep) -> int:
    if step.outcome == "hit" and step.code == "hull":
        return _HULL
    if step.outcome == "hit" and step.code == "SI":
        return _SI
    if step.track == SI or step.track.endswith(".magazine"):
        return 0
    return step.boxes


_Rows = dict[int, list[float]]
"""Chances by Structural Integrity boxes marked, then by hull boxes marked: explosions left out of account."""


class _Account:
    """Sums up the ways of a walk: each ends with boxes for sure, hull rolls to come, and cascades."""

    def __init__(self, state: State) -> None:
        ship = _ship(state)
        card = load_card(state.ship_class)
        self._si = card.by_id.get(SI)
        self._start = min(len(self._si or ()), ship.marked.get(SI, 0))
        self._hull = Victim(ship, _Neutral()).room(HULL)
        self._state = state
        self._ends: defaultdict[tuple[int, int, int], float] = defaultdict(float)
        """By boxes for sure, hull hits to roll, and cascades; these below 0 where their hull hits are in."""
        self._marks: defaultdict[int, float] = defaultdict(float)
        self._hulls = 0
        self._alive = [1.0]
        """Chance to have outlived so many marks of Structural Integrity."""
        self._cores = [0]
        """Cascades among so many marks."""
        for box in range(self._start, len(self._si or ())):
            self._alive.append(self._alive[-1] * (1.0 - end_chance(self._si, box)))
            self._cores.append(self._cores[-1] + (self._si is not None and self._si.icons[box] == "core"))

    def enter(self, events: Sequence[int]) -> None:
        """A walk that meets this."""
        self._hulls = hull_hits = events.count(_HULL)
        may_run_out = (hull_hits + events.count(_SI)) * _MOST_ROLLED > self._hull
        # Hull hits are counted, and spread out over hull boxes only when these could run out.
        rows: _Rows = {0: [1.0]}
        tight = False
        sure = hulls = 0
        for event in events:
            if may_run_out and not tight and self._strains(event, hulls, rows):
                rows, hulls, tight = _spread(rows, hulls), 0, True
            if event == _SI:
                rows = self._si_hit(rows, sure, hulls, tight=tight)
            elif event != _HULL:
                sure += event
            elif tight:
                rows = self._hull_hit(rows, sure)
            else:
                hulls += 1
        for si, row in rows.items():
            self._marks[si] += sum(row)
            self._end(si, row, self._alive[si], sure, hulls, tight=tight)

    def _strains(self, event: int, hulls: int, rows: _Rows) -> bool:
        """Whether an event could take the last hull box: one hull hit more, or a cascade."""
        if event == _HULL:
            return (hulls + 1) * _MOST_ROLLED > self._hull
        boxes = (self._start + si for si in rows)
        return event == _SI and any(self._si and self._si.icons[box : box + 1] == ("core",) for box in boxes)

    def _end(
        self, si: int, row: Sequence[float], weight: float, sure: int, hulls: int, *, tight: bool
    ) -> None:
        """Walks that end here, each in its own sum."""
        if weight <= 0.0:
            return
        # Where the hull may run out, the hull hits of a cascade are among the rows already.
        cores = -self._cores[si] if tight else self._cores[si]
        for hull, chance in enumerate(row):
            if chance:
                self._ends[sure + si + hull, hulls, cores] += chance * weight

    def _hull_hit(self, rows: _Rows, sure: int) -> _Rows:
        """C5.422: a hull hit where the hull may run out: what is left of it costs one SI box."""
        after: _Rows = {}
        over: _Rows = {}
        for si, row in rows.items():
            held = [0.0] * (self._hull + 1)
            beyond = 0.0
            for hull, chance in enumerate(row):
                if chance < _NOTHING:
                    beyond += chance
                elif hull < self._hull:
                    room = self._hull - hull
                    for roll, part in _HULL_ROLLS[: room + 1]:
                        held[hull + roll] += chance * part
                    beyond += chance * _BEYOND[min(room, _MOST_ROLLED)]
                else:
                    beyond += chance
            after[si] = held
            if beyond > 0.0:
                over[si] = [0.0] * self._hull + [beyond]
        return _merged(after, self._si_hit(over, sure, 0, tight=True)) if over else after

    def _si_hit(self, rows: _Rows, sure: int, hulls: int, *, tight: bool) -> _Rows:
        """C5.421: the next Structural Integrity box; where the ship ends the walk ends."""
        after: _Rows = {}
        for si, row in rows.items():
            box = self._start + si
            if self._si is None or box >= len(self._si):
                after = _merged(after, {si: row})
                continue
            ends = end_chance(self._si, box)
            if ends:
                self._end(si + 1, row, self._alive[si] * ends, sure, hulls, tight=tight)
            on: _Rows = {si + 1: row}
            if tight and self._si.icons[box] == "core":
                share = _cascade(self._state).hull
                struck = self._hull_hit({si + 1: [chance * share for chance in row]}, sure)
                on = _merged({si + 1: [chance * (1.0 - share) for chance in row]}, struck)
            after = _merged(after, on)
        return after

    def result(self) -> Boxes:
        """The sums."""
        lost: list[float] = []
        cascade = _cascade(self._state)
        for (sure, hulls, cores), weight in self._ends.items():
            rolled = _hulls(hulls)
            for _ in range(abs(cores)):
                rolled = joined(rolled, cascade.boxes if cores > 0 else cascade.without_hull)
            add(lost, rolled, weight, sure)
        si = [0.0] * (max(self._marks, default=0) + 1)
        for marks, weight in self._marks.items():
            si[marks] += weight
        return Boxes(tuple(lost), tuple(si), float(self._hulls), float(self._hulls**2))


def _spread(rows: _Rows, hulls: int) -> _Rows:
    return {si: [row[0] * chance for chance in _hulls(hulls)] for si, row in rows.items()}


def _merged(one: _Rows, other: _Rows) -> _Rows:
    found = dict(one)
    for si, row in other.items():
        mine = found.get(si)
        if mine is None:
            found[si] = row
        else:
            short, long_ = sorted((mine, row), key=len)
            found[si] = [*map(float.__add__, short, long_), *long_[len(short) :]]
    return found


def end_chance(row: CardTrack | None, box: int) -> float:
    """C5.4213, C5.4214: the chance that marking this box destroys the ship."""
    if row is None:
        return 0.0
    if row.shapes[box] == "star":
        return 1.0
    return 1.0 - chance_over(int(row.values[box] or 0)) / 10 if row.shapes[box] == "octagon" else 0.0


class _Cascade(NamedTuple):
    """A core cascade, over its column."""

    boxes: tuple[float, ...]
    without_hull: tuple[float, ...]
    hull: float
    """How likely its column has a hull cell."""


@lru_cache(maxsize=512)
def _cascade(state: State) -> _Cascade:
    """C5.4212: boxes of a core cascade, over its column."""
    ship = _ship(state)
    found: list[float] = []
    bare: list[float] = []
    hull = 0.0
    for column, chance in PLUS.items():
        victim = Victim(ship, _Neutral())
        sure = hulls = 0
        for cell in cascade_cells(state.ship_class, column):
            marks = strike(victim, cell, "starboard")
            if cell.code == "hull":
                hulls += 1
            else:
                sure += sum(mark.boxes for mark in marks if not mark.track.endswith(".magazine"))
        add(found, _hulls(hulls), chance, sure)
        add(bare, CERTAIN, chance, sure)
        hull += chance * hulls
    return _Cascade(tuple(found), tuple(bare), hull)


@lru_cache(maxsize=64)
def _hulls(hits: int) -> tuple[float, ...]:
    """C5.411: chances of 0, 1, 2 ... boxes from so many hull hits."""
    if not hits:
        return CERTAIN
    return joined(_hulls(hits - 1), tuple(MINUS[roll] for roll in range(_MOST_ROLLED + 1)))


@lru_cache(maxsize=64)
def _ship(state: State) -> Ship:
    """A ship with these boxes gone; nothing else of it matters to a hit."""
    return Ship(
        id=PieceId("target"),
        number=0,
        side=PlayerId(""),
        ship_class=state.ship_class,
        name="",
        marked=dict(state.marked),
        spent=dict(state.spent),
        attitude=Attitude(parse_window("A y"), 0),
        vectors=Vectors.none(),
    )
