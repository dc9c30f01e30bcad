"""Bearings from ship or marker to another: window, range, impact window, mounts that bear, side exposed."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.core.ids import PlayerId
from engine.mechanics.attitude import Attitude
from engine.mechanics.avid import Colour, Window, colour, label
from engine.mechanics.bearing import Bearing, ShipBearing, horizontal, reciprocal, ship_window, shoot
from engine.mechanics.firing_arcs import Coverage, Facing, bearing_mounts, coverage, hit_edge
from engine.mechanics.hexgrid import Hex
from engine.mechanics.hexlevels import Place
from engine.mechanics.wording import listed
from engine.rulesets.sits.b1_placement import placed, with_markers
from engine.rulesets.sits.b3_movement import at_end, flight
from engine.rulesets.sits.book import plural, rule, windows
from engine.rulesets.sits.commands import Plot, Point
from engine.rulesets.sits.knowledge import knows_orders
from engine.rulesets.sits.phases import LATE, MIDDLE, SETUP
from engine.rulesets.sits.state import Ship, SitsState
from engine.rulesets.sits.view import Shot

for _number in ("C1.11", "C1.12", "C1.13", "C1.14", "C1.15b", "C1.16", "C1.17", "C1.225", "C1.coverage"):
    rule(_number)

_RING_RULES = {
    Colour.YELLOW: "C1.151",
    Colour.PURPLE: "C1.151",
    Colour.GREEN: "C1.152",
    Colour.BLUE: "C1.153",
}
POINTS: tuple[Point, ...] = ("now", "midpoint", "eot")
OF_A_TURN: tuple[tuple[Point, Point], ...] = (
    ("now", "now"),
    ("now", "midpoint"),
    ("midpoint", "midpoint"),
    ("midpoint", "eot"),
    ("eot", "eot"),
)
"""C1.17, in the order of time: early, middle and late missiles, with first and second beams between them."""
_LEFT: Mapping[str, tuple[tuple[Point, Point], ...]] = {
    SETUP: OF_A_TURN[:1],
    MIDDLE: (OF_A_TURN[0], OF_A_TURN[-1]),
    LATE: OF_A_TURN[:1],
}
"""Those that still count in a step; all of them in any other."""
_MANY = 4
"""So many windows at most are named one by one."""
_TOP_COVER = {False: "wedge", True: "bubble wall"}
"""What covers Top and Bottom, by `Ship.bubble_wall`."""


class Standing(NamedTuple):
    """Where and how a ship is at a point of the turn, as far as the asking side can know."""

    place: Place
    attitude: Attitude


def standing(
    state: SitsState, player: PlayerId | None, ship: Ship, point: Point, plot: Plot | None = None
) -> Standing:
    """A ship at a point of the turn (C1.17); ValueError for one in the tray.

    `plot` is an order to try in place of the written one. Of the other side's ships only the markers are
    known and no turn of the nose; a point that lies in the past is where the ship stands now.
    """
    here = placed(ship)
    if point == "now" or state.phase == LATE:
        return Standing(here, ship.attitude)
    orders = plot or (state.plots.get(ship.id) if knows_orders(ship, player) else None)
    if state.phase == MIDDLE:
        if point == "midpoint":
            return Standing(here, ship.attitude)
        known = orders if plot is None else None
        return Standing(ship.eot or here, at_end(ship, known, state.options.midpoint).attitude)
    marked = ship if ship.eot is not None and ship.midpoint is not None else with_markers(ship)
    if orders is None:
        there = marked.midpoint if point == "midpoint" else marked.eot
        return Standing(there or here, ship.attitude)
    flown = flight(ship, orders, state.options.midpoint)
    if point == "midpoint":
        return Standing(flown.midpoint, flown.middle)
    return Standing((marked.eot if state.revealed else None) or flown.eot, flown.end)


def shot(own: Ship, target: Ship, points: tuple[Point, Point], at: Standing, to: Standing) -> Shot:
    """The bearing from one standing to another, worked out (C1.11-C1.225)."""
    offset, levels = at.place.offset_to(to.place)
    facts = _facts(offset, levels, at.attitude, to.attitude, _TOP_COVER[target.bubble_wall])
    return Shot(
        ship=own.id,
        target=target.id,
        from_point=points[0],
        to_point=points[1],
        h=facts.bearing.h,
        v=facts.bearing.v,
        range=facts.bearing.range,
        windows=facts.bearing.windows,
        below=facts.bearing.below,
        impact=facts.impact,
        own_axes=facts.own_axes,
        bears=facts.bears,
        exposed=facts.exposed,
        steps=facts.steps,
    )


def bearings(state: SitsState, player: PlayerId | None, own: Ship, target: Ship) -> tuple[Shot, ...]:
    """C1.17: the bearings that still count this turn, in the order of time; ValueError from the tray."""
    here = {point: standing(state, player, own, point) for point in POINTS}
    there = {point: standing(state, player, target, point) for point in POINTS}
    pairs = _LEFT.get(state.phase, OF_A_TURN)
    return tuple(shot(own, target, pair, here[pair[0]], there[pair[1]]) for pair in pairs)


class _Facts(NamedTuple):
    bearing: Bearing
    impact: tuple[Window, ...]
    own_axes: tuple[Window, ...]
    bears: tuple[str, ...]
    exposed: str
    steps: tuple[str, ...]


@lru_cache(maxsize=8192)
def _facts(offset: Hex, levels: int, own: Attitude, target: Attitude, top: str) -> _Facts:
    bearing = shoot(Place(Hex(0, 0), 0), Place(offset, levels))
    impact = tuple(reciprocal(window) for window in bearing.windows)
    seen = [ship_window(own, window) for window in bearing.windows]
    own_axes = tuple(dict.fromkeys(axis for view in seen for axis in view.choices))
    mounts = {mount for axis in own_axes for mount in bearing_mounts(axis)}
    bears = tuple(mount.value for mount in Facing if mount in mounts)
    sides = tuple(dict.fromkeys(side for window in impact for side in exposed_sides(target, window, top)))
    exposed = " or ".join(sides)
    steps = (
        *_bearing_steps(bearing, offset, levels, impact),
        *_arc_steps(seen, own_axes, bears),
        f"C1.coverage: the target turns {exposed} to the shooter.",
    )
    return _Facts(bearing, impact, own_axes, bears, exposed, steps)


def exposed_sides(target: Attitude, impact: Window, top: str = _TOP_COVER[False]) -> tuple[str, ...]:
    """C1.coverage: what a ship turns to a window it is seen through; several where the attacker chooses.

    `top` is what covers its Top and Bottom.
    """
    return tuple(dict.fromkeys(_cover(axis, top) for axis in ship_window(target, impact).choices))


def _cover(axis: Window, top: str) -> str:
    kind = coverage(axis)
    if kind is Coverage.WEDGE:
        return top
    edge = hit_edge(axis)
    return f"{kind.value}, {edge.value}" if edge else kind.value


def _bearing_steps(bearing: Bearing, offset: Hex, levels: int, impact: tuple[Window, ...]) -> list[str]:
    slice_ = horizontal(offset)
    if slice_.through == "none":
        steps = ["C1.12: the target is in the same hex and has no map direction."]
    else:
        parts = " ".join(f"{n}{way.letter}" for way, n in offset.components().items())
        larger, smaller = slice_.components
        ratio = "at least" if slice_.through == "edge" else "less than"
        steps = [
            f"C1.12: {parts}: {larger} is {ratio} three times {smaller}, "
            f"so the target is seen through the {slice_.through} {slice_.name}."
        ]
    way = "down" if levels < 0 else "up" if levels > 0 else "between them"
    steps.append(f"C1.13: {plural(bearing.h, 'hex', 'hexes')} away, {plural(bearing.v, 'level')} {way}.")
    steps.append(f"C1.14: true range {bearing.range}.")
    if len(bearing.windows) > _MANY:
        steps.append("C1.15b: at range 0 the attacker picks the window.")
        return steps
    tone = colour(bearing.window)
    named = " or ".join(label(window) for window in bearing.windows)
    circled = ", the range circled because it is below" if bearing.below else ""
    steps.append(f"{_RING_RULES[tone]}: {tone.value} ring.")
    steps.append(f"C1.15b: window {named}{circled}.")
    steps.append(f"C1.16: the target is hit through {' or '.join(label(window) for window in impact)}.")
    return steps


def _arc_steps(seen: list[ShipBearing], own_axes: tuple[Window, ...], bears: tuple[str, ...]) -> list[str]:
    steps: list[str] = []
    if len(seen) <= _MANY:
        for view in seen:
            nearest = " or ".join(name.value.capitalize() for name in view.nearest)
            steps.append(f"C1.221: {windows(view.rows)} from {view.pole.value.capitalize()}.")
            steps.append(f"C1.222: {windows(view.windows_from_marker)} from {nearest}.")
        named = " or ".join(label(axis) for axis in own_axes)
        steps.append(f"C1.224: in the ship's own axes {named}.")
    firing = f"{listed(bears)} can fire" if bears else "no mount can fire"
    steps.append(f"C1.225: {firing}.")
    return steps
