"""A hit on its way over the hit location table, cell by cell (C5.23-C5.25, C5.33)."""

from dataclasses import replace
from typing import Final

from engine.core.ids import RuleId
from engine.mechanics.d10 import D10Roll, total
from engine.rulesets.sits.book import rule
from engine.rulesets.sits.c5_marks import Mark, Victim
from engine.rulesets.sits.c5_systems import decoy_choices, strike
from engine.rulesets.sits.c5_tables import (
    BROADSIDES,
    FIRST_COLUMN,
    Cell,
    Grid,
    Line,
    Place,
    effect,
    grid_of,
    line_name,
)
from engine.rulesets.sits.card import load_card
from engine.rulesets.sits.combat import Hit, Mount, Walk, WalkStep

C5_113_REROLL: Final = rule("C5.113.reroll")
C5_23: Final = rule("C5.23")
C5_24: Final = rule("C5.24")
C5_25: Final = rule("C5.25")
C5_251: Final = rule("C5.251")
C5_33: Final = rule("C5.33")
C5_413: Final = rule("C5.413")
_LOWEST, _HIGHEST = 2, 20


def edge_of(edge: Mount, location: int) -> Mount:
    """C5.113.reroll: the edge on which a location is found; Forward below 2, Aft above 20."""
    if location < _LOWEST:
        return "forward"
    return "aft" if location > _HIGHEST else edge


def located(victim: Victim, grid: Grid, hit: Hit) -> Walk:
    """C5.23, C5.113: rolls where a hit falls, again on the bow or stern edge if it leaks past the end.

    The depth stays what it is (AMB.edge-reroll). The hit of the walk has the edge on which it came to lie.
    """
    faces = _thrown(victim, f"C5.23 hit location 2d10+, {hit.edge} edge")
    location = total(faces) + (hit.leak if hit.edge in BROADSIDES else 0)
    edge = edge_of(hit.edge, location)
    if edge != hit.edge:
        again = _thrown(victim, f"C5.113 hit location again 2d10+, {edge} edge")
        faces, location = faces + again, total(again)
        hit = replace(hit, edge=edge)
    known = effect(hit.weapon)
    lines = grid.span(edge, location, known.span if known else 1)
    return Walk(hit=hit, location=location, faces=faces, lines=lines, depth=hit.depth)


def _thrown(victim: Victim, purpose: str) -> tuple[int, ...]:
    return victim.dice.roll(*D10Roll.PLUS.sides, purpose=f"{purpose}, {victim.name}").faces


def walked(victim: Victim, grid: Grid, walk: Walk) -> Walk:
    """Walks on until every line is done, the ship is lost, or the defender must name a side (C5.434).

    A walk that is done has no lines left; one that waits stands at the decoy cell.
    """
    pace = _Pace(victim, grid, walk)
    while pace.lines and not victim.end:
        if not pace.along(pace.lines[0]):
            return pace.halted()
        pace.next_line()
    return replace(walk, lines=(), side=None, depth=0, steps=tuple(pace.steps))


def choices(victim: Victim, grid: Grid, walk: Walk) -> tuple[Mount, ...]:
    """C5.434: the sides that the defender may name for the decoy cell at which a walk waits; else nothing."""
    places = _places(grid, walk.hit.edge, walk.lines[0]) if walk.lines else ()
    if walk.side is not None or not walk.position < len(places):
        return ()
    cell = places[walk.position].cell
    return decoy_choices(victim, cell, walk.hit.edge) if cell else ()


def is_on_the_table(ship_class: str, walk: Walk) -> bool:
    """Whether a walk read from a file stands where one could: on its own lines, with depth left to spend."""
    grid, known = grid_of(ship_class), effect(walk.hit.weapon)
    if grid is None or known is None or not _LOWEST <= walk.location <= _HIGHEST or not walk.lines:
        return False
    span = grid.span(walk.hit.edge, walk.location, known.span)
    here = _places(grid, walk.hit.edge, walk.lines[0])
    return (
        walk.lines == span[-len(walk.lines) :]
        and 0 <= walk.position < len(here)
        and 0 < walk.depth <= walk.hit.depth
    )


def _places(grid: Grid, edge: Mount, line: int) -> Line:
    lines = grid.lines[edge]
    return lines[line] if 0 <= line < len(lines) else ()


class _Pace:
    """A walk under way, in variables."""

    __slots__ = (
        "armour",
        "depth",
        "edge",
        "entered",
        "grid",
        "hit",
        "inside",
        "lines",
        "middle",
        "position",
        "side",
        "start",
        "steps",
        "victim",
    )

    def __init__(self, victim: Victim, grid: Grid, walk: Walk) -> None:
        self.victim, self.grid = victim, grid
        self.start = walk
        self.hit, self.edge = walk.hit, walk.hit.edge
        self.lines, self.position, self.depth = walk.lines, walk.position, walk.depth
        self.inside, self.entered, self.side = walk.inside, walk.entered, walk.side
        self.steps = list(walk.steps)
        self.armour = load_card(victim.ship_class).core_armor
        self.middle = grid.span(self.edge, walk.location, 1)[0]

    def halted(self) -> Walk:
        """Where it stands."""
        return replace(
            self.start,
            lines=self.lines,
            position=self.position,
            depth=self.depth,
            inside=self.inside,
            entered=self.entered,
            side=None,
            steps=tuple(self.steps),
        )

    def next_line(self) -> None:
        """The next line of the span, with the whole depth again (C5.33)."""
        self.lines = self.lines[1:]
        self.position, self.depth, self.inside, self.entered = 0, self.hit.depth, False, False

    def along(self, line: int) -> bool:
        """Walks one line to its end; False when it stops for an answer."""
        places = _places(self.grid, self.edge, line)
        if not places:
            self._off_table(line)
            return True
        while self.depth and not self.victim.end:
            if self.position == len(places):
                self._step(places[-1], "lost", "Straight through the ship", C5_25)
                return True
            at = places[self.position]
            if at.cell is None:
                if self.entered:
                    self._step(at, "left", "Out of the ship's outline", C5_251)
                    return True
                self._step(at, "blank", "Empty space, still outside the hull", C5_251)
            else:
                if not self._crossed(at, at.cell):
                    return True
                if self.side is None and decoy_choices(self.victim, at.cell, self.edge):
                    return False
                self._struck(at, at.cell)
            self.position += 1
        return True

    def _crossed(self, at: Place, cell: Cell) -> bool:
        """C5.24, C5.25: pays for the core armour where the line crosses it; False where it can't."""
        self.entered = True
        if cell.core == self.inside:
            return True
        way, number = ("in", C5_24) if cell.core else ("out", C5_25)
        if self.depth <= self.armour:
            self._step(at, "stopped", f"Stopped by core armour {self.armour}, {way}ward", number)
            return False
        self.inside = cell.core
        self.depth -= self.armour
        if self.armour:
            self._step(at, f"armour {way}", f"Core armour {self.armour}, {way}ward", number)
        return True

    def _struck(self, at: Place, cell: Cell) -> None:
        """C5.41, C5.413: one point on the cell, or on to the next one if its system is used up."""
        marks = strike(self.victim, cell, self.edge, self.side)
        self.side = None
        if not marks:
            self._step(at, "skipped", f"{cell.code}: none left, skipped", C5_413)
            return
        self.depth -= 1
        self._marked(at, marks[0], "hit")
        for mark in marks[1:]:
            self._marked(mark.cell or at, mark, "cascade")

    def _off_table(self, line: int) -> None:
        if self.edge in BROADSIDES:
            at = Place(0 if self.edge == "starboard" else 10, line + FIRST_COLUMN, None)
        else:
            at = Place(line, FIRST_COLUMN if self.edge == "forward" else _HIGHEST, None)
        self._step(at, "lost", f"{line_name(self.edge, line).capitalize()} lies off the table", C5_33)

    def _marked(self, at: Place | Cell, mark: Mark, outcome: str) -> None:
        cell = at if isinstance(at, Cell) else at.cell
        self.steps.append(
            WalkStep(
                row=at.row,
                column=at.column,
                line=self._offset(),
                code=cell.code if cell else "",
                outcome=outcome,
                text=mark.text,
                rule=mark.rule,
                track=mark.track,
                boxes=mark.boxes,
                depth_left=self.depth,
            )
        )

    def _step(self, at: Place, outcome: str, text: str, number: RuleId) -> None:
        self.steps.append(
            WalkStep(
                row=at.row,
                column=at.column,
                line=self._offset(),
                code=at.cell.code if at.cell else "",
                outcome=outcome,
                text=text,
                rule=number,
                depth_left=self.depth,
            )
        )

    def _offset(self) -> int:
        return self.lines[0] - self.middle
