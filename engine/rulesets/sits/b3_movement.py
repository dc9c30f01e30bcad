"""Flying a plotted turn: thrust direction, changes of vectors, displacement, midpoint and end."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from engine.mechanics.attitude import Attitude, MidpointRounding, half
from engine.mechanics.avid import Window
from engine.mechanics.hexlevels import Place
from engine.mechanics.vector import EngineerRounding, Vectors, displaced, midpoint
from engine.rulesets.sits.b1_placement import placed
from engine.rulesets.sits.b2_avid import end_attitude, full_route, midpoint_attitude
from engine.rulesets.sits.commands import Plot, Slot
from engine.rulesets.sits.d1_officers import ratings
from engine.rulesets.sits.state import Ship

_NONE = Vectors.none()
_SLOTS: tuple[Slot, ...] = ("A", "B", "C", "D", "E", "F", "+", "-")


@dataclass(frozen=True, slots=True)
class Flight:
    """A ship's turn by its plot, from its start to the end of turn."""

    ship: Ship
    """As it stands before the turn."""
    plot: Plot
    window: Window
    """In which thrust accrues (B3.21)."""
    changes: Vectors
    """Thrust as written in the gray halves (B3.26)."""
    shift: Vectors
    """By which the EoT marker is displaced (B3.27)."""
    halves: tuple[Slot, ...]
    """Triangles filled in afterwards (B3.271)."""
    middle: Attitude
    end: Attitude
    midpoint: Place
    eot: Place

    @property
    def displaced(self) -> bool:
        """Whether the EoT marker moves."""
        return bool(self.shift)


def coast(ship: Ship) -> Plot:
    """The order of a ship without one: no pivot, no roll, no thrust (B3.11)."""
    return Plot(player=ship.side, ship=ship.id)


def flight(ship: Ship, plot: Plot | None, rounding: MidpointRounding) -> Flight:
    """The turn of a ship that is on the map; None for a plot is coasting."""
    plot = plot or coast(ship)
    here = placed(ship)
    changes = changes_of(plot)
    shift, halves = displacement(ship, plot, changes)
    drift = here.moved(ship.vectors)
    return Flight(
        ship=ship,
        plot=plot,
        window=thrust_window(ship, plot.route, rounding),
        changes=changes,
        shift=shift,
        halves=halves,
        middle=midpoint_attitude(ship, plot, rounding),
        end=end_attitude(ship, plot),
        midpoint=here.moved(midpoint(ship.vectors)),
        eot=drift.moved(shift) if shift else drift,
    )


def planned_eot(ship: Ship, plot: Plot | None) -> Place:
    """Where a ship on the map will be at the end of turn, its displacement included (B3.12, B3.27)."""
    drift = placed(ship).moved(ship.vectors)
    if plot is None or plot.thrust == 0 or plot.route:
        return drift
    return drift.moved(displacement(ship, plot, changes_of(plot))[0])


def thrust_window(ship: Ship, route: tuple[str, ...], rounding: MidpointRounding) -> Window:
    """B3.21, B2.241: the window of the pivot's midpoint, or of the nose where there is no pivot."""
    if not route:
        return ship.attitude.forward
    return full_route(ship, route)[half(len(route), rounding)]


def changes_of(plot: Plot) -> Vectors:
    """B3.26: the plotted thrust in the eight slots, map part and vertical part."""
    if plot.thrust == 0:
        return _NONE
    changes = amounts(plot.spread)
    vertical = plot.square[1] if plot.square else 0
    if vertical:
        changes["+" if vertical > 0 else "-"] = abs(vertical)
    return Vectors.of(changes)


def displacement(ship: Ship, plot: Plot, changes: Vectors) -> tuple[Vectors, tuple[Slot, ...]]:
    """B3.27: half the change, for a ship that thrust and did not pivot, and the half hexes noted after it."""
    if plot.thrust == 0 or plot.route:
        return _NONE, ()
    shift, halves = displaced(changes, ship.halves, ratings(ship).rounding, plot.keep_halves)
    return shift, slots(halves)


def waivable(ship: Ship, plot: Plot) -> tuple[Slot, ...]:
    """D1.145: directions in which a rounding officer would round a half hex up and need not."""
    if plot.thrust == 0 or plot.route or ratings(ship).rounding is not EngineerRounding.ROUNDED_UP:
        return ()
    return slots(slot for slot, n in changes_of(plot).items() if n % 2 and slot not in ship.halves)


def slots(names: Iterable[str]) -> tuple[Slot, ...]:
    """Slot names as the command types know them; unknown ones are dropped."""
    wanted = frozenset(names)
    return tuple(slot for slot in _SLOTS if slot in wanted)


def amounts(by_slot_: Mapping[Slot, int]) -> dict[str, int]:
    """A command's or a file's vectors as plain text and numbers, zeros left out."""
    return {slot: n for slot, n in by_slot_.items() if n}


def by_slot(vectors: Vectors) -> Mapping[Slot, int]:
    """Vectors as a mapping of the slots that are not zero."""
    return {slot: n for slot, n in zip(_SLOTS, vectors.amounts, strict=True) if n}


def revealed(done: Flight) -> Ship:
    """The ship once plots are sealed: gray values written, EoT marker displaced (A3.123, A3.124)."""
    return replace(
        done.ship,
        changes=done.changes,
        halves_next=done.halves,
        midpoint=done.midpoint,
        eot=done.eot,
    )


def at_midpoint(ship: Ship, plot: Plot | None, rounding: MidpointRounding) -> Ship:
    """A3.22: the ship moves to its midpoint marker and takes its midpoint attitude."""
    middle = midpoint_attitude(ship, plot, rounding) if plot else ship.attitude
    return replace(
        ship,
        place=ship.midpoint or ship.place,
        midpoint=None,
        attitude=middle,
        trail=(*ship.trail, placed(ship)),
    )


def at_end(ship: Ship, plot: Plot | None, rounding: MidpointRounding) -> Ship:
    """A3.24: from the midpoint to the EoT marker, the rest of pivot and roll completed (B3.13)."""
    attitude = ship.attitude
    if plot is not None:
        done = half(len(plot.route), rounding)
        rest = full_route(ship, plot.route[done:])
        attitude = attitude.pivoted(rest).rolled(plot.roll - half(plot.roll, rounding))
    return replace(
        ship,
        place=ship.eot or ship.place,
        eot=None,
        attitude=attitude,
        trail=(*ship.trail, placed(ship)),
    )


def recorded(ship: Ship) -> Ship:
    """A3.31, A3.32: thrust added to the vectors, the sum consolidated, half hexes noted."""
    return replace(
        ship,
        vectors=ship.vectors.added(ship.changes).consolidated(),
        changes=_NONE,
        halves=ship.halves_next,
        halves_next=(),
    )
