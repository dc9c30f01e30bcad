"""A plotted turn flown in thought: where the ship will be, how it will lie, what it will see."""

from engine.core.ids import PieceId, PlayerId
from engine.core.view import AttitudeView, CounterView, CourseView
from engine.mechanics.hexlevels import Place
from engine.mechanics.vector import ConsolidationStep, Vectors, consolidation, midpoint
from engine.rulesets.sits.appearance import attitude_view, course, ghost_counter
from engine.rulesets.sits.b1_placement import placed
from engine.rulesets.sits.b3_movement import Flight, by_slot, flight
from engine.rulesets.sits.c1_bearings import OF_A_TURN, POINTS, Standing, shot, standing
from engine.rulesets.sits.commands import Plot, Point
from engine.rulesets.sits.state import Ship, SitsState
from engine.rulesets.sits.view import Pose, Shot, TurnPreview


def preview(
    state: SitsState, plot: Plot, player: PlayerId | None, target: PieceId | None = None
) -> TurnPreview:
    """The turn by a plot, with bearings to a target; ValueError for a ship in the tray."""
    ship = state.ships[plot.ship]
    flown = flight(ship, plot, state.options.midpoint)
    here = placed(ship)
    total = ship.vectors.added(flown.changes)
    done = consolidation(total)
    after = done.final
    next_midpoint, next_eot = flown.eot.moved(midpoint(after)), flown.eot.moved(after)
    undisplaced = here.moved(ship.vectors)
    return TurnPreview(
        poses=(
            _pose("now", here, attitude_view(ship, changes=flown.changes)),
            _pose("midpoint", flown.midpoint, attitude_view(ship, flown.middle, changes=flown.changes)),
            _pose("eot", flown.eot, attitude_view(ship, flown.end, vectors=after, halves=flown.halves)),
        ),
        eot_undisplaced=_at(undisplaced),
        displacement=by_slot(flown.shift),
        halves_after=flown.halves,
        changes=by_slot(flown.changes),
        vectors_after=by_slot(after),
        consolidation=consolidation_words(ship.vectors, flown.changes),
        next_midpoint=_at(next_midpoint),
        next_eot=_at(next_eot),
        shots=_shots(state, flown, player, target),
        ghosts=_ghosts(flown),
        courses=_courses(flown, next_midpoint, next_eot, state.turn + 1),
    )


def _pose(point: Point, place: Place, attitude: AttitudeView) -> Pose:
    return Pose(point=point, cell=str(place.hex), level=place.level, attitude=attitude)


def _at(place: Place) -> tuple[str, int]:
    return str(place.hex), place.level


def _ghosts(flown: Flight) -> tuple[CounterView, ...]:
    ship = flown.ship
    return (
        ghost_counter(ship, "midpoint-ghost", flown.midpoint, flown.middle, f"{ship.name} at its midpoint"),
        ghost_counter(ship, "eot-ghost", flown.eot, flown.end, f"{ship.name} at the end of turn"),
    )


def _courses(flown: Flight, next_midpoint: Place, next_eot: Place, turn: int) -> tuple[CourseView, ...]:
    ship = flown.ship
    return (
        course(ship.id, "plotted", (placed(ship), flown.midpoint, flown.eot)),
        course(ship.id, "coast", (flown.eot, next_midpoint, next_eot), (0, 0, turn)),
    )


def consolidation_words(vectors: Vectors, changes: Vectors) -> tuple[str, ...]:
    """Adding thrust and consolidating, step by step in words (B3.32-B3.332)."""
    total = vectors.added(changes)
    words = [f"B3.32: {vectors} and {changes} make {total}."] if changes else []
    words += [_step_words(step) for step in consolidation(total).steps]
    return tuple(words)


def _step_words(step: ConsolidationStep) -> str:
    n = step.amount
    if step.into is None:
        return f"B3.331: {n}{step.smaller} and {n}{step.larger} cancel, which leaves {step.result}."
    pair = f"{n}{step.smaller} and {n}{step.larger}"
    return f"B3.332: {pair} become {n}{step.into}, which makes {step.result}."


def _shots(
    state: SitsState, flown: Flight, player: PlayerId | None, target: PieceId | None
) -> tuple[Shot, ...]:
    other = _target(state, flown.ship, target)
    if other is None:
        return ()
    own = {
        "now": Standing(placed(flown.ship), flown.ship.attitude),
        "midpoint": Standing(flown.midpoint, flown.middle),
        "eot": Standing(flown.eot, flown.end),
    }
    theirs = {point: standing(state, player, other, point) for point in POINTS}
    return tuple(shot(flown.ship, other, points, own[points[0]], theirs[points[1]]) for points in OF_A_TURN)


def _target(state: SitsState, ship: Ship, target: PieceId | None) -> Ship | None:
    other = state.ships.get(target) if target is not None and target != ship.id else None
    return other if other is not None and other.place is not None else None
