"""Calculators for vectors: courses, displacement, consolidation, tiles and drift (B1.14, B3, B4)."""

from dataclasses import dataclass, field, replace
from typing import Annotated, Any

from pydantic import Field

from engine.core.calculator import Calculator, Worked
from engine.core.ids import PhaseId, PieceId
from engine.mechanics.hexlevels import Place, Tiles, marker_tiles, tiles
from engine.mechanics.vector import Vectors, consolidation, midpoint
from engine.mechanics.wording import listed
from engine.rulesets.sits.b1_placement import tile_words, with_markers
from engine.rulesets.sits.b3_movement import displacement, slots, waivable
from engine.rulesets.sits.b3_thrust import waiver_faults
from engine.rulesets.sits.calculators.base import (
    Amounts,
    Arguments,
    Grade,
    Level,
    Line,
    PlaceName,
    place,
    rules,
    stand_in,
    vectors,
    worked,
)
from engine.rulesets.sits.coasting import LONGEST, coast_ahead
from engine.rulesets.sits.commands import CoastAhead, Plot, Slot
from engine.rulesets.sits.preview import consolidation_words
from engine.rulesets.sits.state import Options, Ship, SitsState
from engine.rulesets.sits.view import CoastStep

Turns = Annotated[int, Field(ge=1, le=LONGEST)]


@dataclass(frozen=True, slots=True, kw_only=True)
class ConsolidationArguments(Arguments):
    """Vectors, and the changes to add to them first."""

    vectors: Amounts
    changes: Amounts = field(default_factory=dict)
    """This turn's thrust, if it is still to be added (B3.32)."""


def _consolidation(given: ConsolidationArguments) -> Worked:
    start, changes = vectors(given.vectors), vectors(given.changes)
    done = consolidation(start.added(changes))
    value = {
        "sum": done.start.as_dict(),
        "after_180": done.after_180.as_dict(),
        "steps": [
            {
                "angle": step.angle,
                "smaller": step.smaller,
                "larger": step.larger,
                "amount": step.amount,
                "into": step.into,
                "result": step.result.as_dict(),
            }
            for step in done.steps
        ],
        "final": done.final.as_dict(),
        "speed": done.final.total,
    }
    words = consolidation_words(start, changes)
    end = f"B3.33.order: {done.final}; nothing is left to consolidate."
    return Worked(value=value, steps=(*words, end), rules=_CONSOLIDATING)


_CONSOLIDATING = rules("B3.32", "B3.33.order", "B3.331", "B3.332")


@dataclass(frozen=True, slots=True, kw_only=True)
class DisplacementArguments(Arguments):
    """This turn's thrust, and what becomes of its half hexes."""

    changes: Amounts
    """As written in the gray halves of the arrows (B3.26)."""
    pivoted: bool = False
    """Whether the ship pivots in the same turn."""
    halves: tuple[Slot, ...] = ()
    """Triangles filled in before (B3.271)."""
    engineer: Grade = "average"
    """The engineering officer (D1.145)."""
    waived: tuple[Slot, ...] = ()
    """Directions in which a Veteran or Elite engineer does not round up."""


def _displacement(given: DisplacementArguments) -> Worked:
    changes = vectors(given.changes)
    ship = replace(stand_in(), halves=slots(given.halves), officers={"ENG": given.engineer})
    plot = _plot_for(ship, changes, given)
    faults = waiver_faults(ship, plot)
    if faults:
        raise ValueError(faults[0].message)
    shift, after = displacement(ship, plot, changes)
    value = {
        "shift": shift.as_dict(),
        "halves_after": list(after),
        "waivable": list(waivable(ship, replace(plot, keep_halves=()))),
    }
    return worked(value, *_displacement_lines(given, changes, shift, after))


def _plot_for(ship: Ship, changes: Vectors, given: DisplacementArguments) -> Plot:
    """An order that writes these changes; its thrust and route are there or not, and matter no further."""
    level = changes.up - changes.down
    if changes.up and changes.down:
        raise ValueError("A thrust goes up or down, not both.")
    flat: dict[Slot, int] = {slot: changes[slot] for slot in slots("ABCDEF") if changes[slot]}
    return Plot(
        player=ship.side,
        ship=ship.id,
        route=(ship.attitude.forward,) if given.pivoted else (),
        thrust=max(1, changes.total) if changes else 0,
        square=(sum(flat.values()), level) if changes else None,
        spread=flat,
        keep_halves=given.waived,
    )


def _displacement_lines(
    given: DisplacementArguments, changes: Vectors, shift: Vectors, after: tuple[Slot, ...]
) -> list[tuple[str, ...]]:
    if given.pivoted or not changes:
        why = "A ship that pivots" if given.pivoted else "A ship without thrust"
        return [(f"{why} is not displaced, and its half hexes are lost.", "B3.27", "B3.271")]
    odd = listed(slot for slot, n in changes.items() if n % 2)
    rule = {"average": "B3.271", "poor": "B3.272.poor"}.get(given.engineer, "B3.272.veteran")
    lines: list[tuple[str, ...]] = [(f"Half of {changes} shifts the EoT marker by {shift}.", "B3.27")]
    if any(n % 2 for _, n in changes.items()):
        kept = f"noted for the next turn: {listed(after)}" if after else "none is noted"
        text = f"Half hexes in {odd}, {given.engineer.capitalize()} engineering officer: {kept}."
        lines.append((text, rule, "D1.145"))
    elif after:
        lines.append((f"Noted half hexes stay in {listed(after)}.", "B3.271"))
    return lines


@dataclass(frozen=True, slots=True, kw_only=True)
class CourseArguments(Arguments):
    """A place and a velocity."""

    place: PlaceName = "0,0@0"
    vectors: Amounts
    turns: Turns = 1
    """How many turns to coast."""


def _course(given: CourseArguments) -> Worked:
    here, velocity = place(given.place), vectors(given.vectors)
    turns = []
    for number in range(1, given.turns + 1):
        marked = with_markers(stand_in(at=here, velocity=velocity))
        there = marked.eot or here
        h, v = here.range_components(there)
        turns.append(
            {"turn": number, "midpoint": str(marked.midpoint), "eot": str(there), "hexes": h, "levels": v}
        )
        here = there
    value = {
        "midpoint": turns[0]["midpoint"],
        "eot": turns[0]["eot"],
        "midpoint_vectors": midpoint(velocity).as_dict(),
        "eot_vectors": velocity.as_dict(),
        "turns": turns,
        "to_stop": velocity.reversed().as_dict(),
    }
    return worked(
        value,
        (f"By {velocity} the EoT marker goes to {turns[0]['eot']}.", "B3.12"),
        (f"Half of each vector, rounded up, is {midpoint(velocity)}: {turns[0]['midpoint']}.", "B3.121"),
        (f"To come to rest takes {velocity.reversed()}.", "B3.11"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class TilesArguments(Arguments):
    """An altitude, or a ship's and its marker's."""

    level: Level
    """The altitude of the ship."""
    marker: Level | None = None
    """The altitude of its midpoint or EoT marker: then the tiles that go under the marker."""


def _tiles(given: TilesArguments) -> Worked:
    if given.marker is None:
        found = tiles(given.level)
        words = tile_words(found, negative="1 black")
        line: Line = (f"Level {given.level} is shown by {words}.", "B1.14", "A2.13")
    else:
        found = marker_tiles(given.level, given.marker)
        rule = "B1.143" if found.inverted else "B1.142"
        line = (f"From {given.level} to {given.marker}: {tile_words(found)} under the marker.", rule)
    return worked(_tile_values(found), line)


def _tile_values(found: Tiles) -> dict[str, Any]:
    dark, light, white, inverted = found
    return {
        "dark_blue": dark,
        "light_blue": light,
        "white": white,
        "inverted": inverted,
        "levels": found.levels,
    }


@dataclass(frozen=True, slots=True, kw_only=True)
class ApproachArguments(Arguments):
    """Two courses."""

    own: PlaceName
    own_vectors: Amounts
    target: PlaceName
    target_vectors: Amounts
    turns: Turns = LONGEST
    """How many turns both coast."""


def _approach(given: ApproachArguments) -> Worked:
    one, two = PieceId("own"), PieceId("target")
    ships = {
        one: _coasting(one, place(given.own), vectors(given.own_vectors)),
        two: _coasting(two, place(given.target), vectors(given.target_vectors)),
    }
    side = ships[one].side
    table = SitsState(
        players=(side,),
        turn=1,
        phase=PhaseId(""),
        active=(),
        options=Options(),
        seats=(),
        sheets=(),
        ships=ships,
    )
    report = coast_ahead(table, CoastAhead(player=side, ship=one, target=two, turns=given.turns))
    closest = report.closest
    if closest is None:
        raise ValueError("There is no approach without a course.")
    value = {
        "range": closest.range,
        "moment": report.closest_moment,
        "place": f"{closest.cell}@{closest.level}",
        "own": [_step_value(step) for step in report.steps],
        "target": [_step_value(step) for step in report.target_steps],
    }
    line = (
        f"Coasting, they are nearest at {report.closest_moment}: range {closest.range}.",
        "B3.11",
        "C1.14",
    )
    return worked(value, line)


def _coasting(name: PieceId, at: Place, velocity: Vectors) -> Ship:
    return replace(stand_in(at=at, velocity=velocity), id=name)


def _step_value(step: CoastStep) -> dict[str, Any]:
    return {"turn": step.turn, "place": f"{step.cell}@{step.level}", "range": step.range}


CALCULATORS = (
    Calculator(
        name="course",
        summary="Where a velocity carries a ship: midpoint and EoT markers, coming turns, how to stop.",
        arguments=CourseArguments,
        run=_course,
        rules=rules("A3.11", "B3.11", "B3.12", "B3.121", "B4.22"),
    ),
    Calculator(
        name="displacement",
        summary="How far this turn's thrust shifts the EoT marker, and which half hexes are noted.",
        arguments=DisplacementArguments,
        run=_displacement,
        rules=rules("B3.27", "B3.271", "B3.272.poor", "B3.272.veteran", "D1.145"),
    ),
    Calculator(
        name="consolidation",
        summary="Thrust added to vectors, and the sum consolidated step by step.",
        arguments=ConsolidationArguments,
        run=_consolidation,
        rules=_CONSOLIDATING,
    ),
    Calculator(
        name="tiles",
        summary="The stacking tiles for an altitude, or those under a marker.",
        arguments=TilesArguments,
        run=_tiles,
        rules=rules("A2.13", "B1.14", "B1.142", "B1.143"),
    ),
    Calculator(
        name="closest_approach",
        summary="Two courses coasted for some turns, and the moment at which the ships are nearest.",
        arguments=ApproachArguments,
        run=_approach,
        rules=rules("B3.11", "B3.12", "B3.121", "C1.14"),
    ),
)
