"""Calculators for the AVID: windows, markers, counts, pivots and rolls (chapter B2)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import Field

from engine.core.calculator import Calculator, Worked
from engine.core.violation import Violation
from engine.mechanics.attitude import (
    Attitude,
    Markers,
    MidpointRounding,
    finishing_order,
    half,
    marker_faults,
)
from engine.mechanics.avid import (
    Site,
    Window,
    azimuth,
    count,
    edge_count,
    is_lower,
    is_spine,
    label,
    opposite,
    ring,
    ring_for_elevation,
    route_diagonals,
    route_faults,
    route_length,
    shortest_path,
    shortest_route,
    shortest_routes,
    uturns,
    window_for,
)
from engine.mechanics.wording import listed
from engine.rulesets.sits.b2_avid import B2_24, attitude_after, pivot_faults, roll_faults
from engine.rulesets.sits.book import windows
from engine.rulesets.sits.calculators.base import (
    Arguments,
    Roll,
    ShipArguments,
    SiteName,
    Steps,
    WindowName,
    rules,
    ship_of,
    site,
    window,
    worked,
)
from engine.rulesets.sits.d1_officers import ratings

Degrees = Annotated[int, Field(ge=-90, le=90)]


@dataclass(frozen=True, slots=True, kw_only=True)
class RingArguments(Arguments):
    """An elevation."""

    elevation: Degrees
    """Whole degrees above the map plane; negative below it."""


def _ring(given: RingArguments) -> Worked:
    found = ring_for_elevation(given.elevation)
    low, high = found.band
    value = {
        "ring": found.value,
        "colour": found.colour.value,
        "half": "upper" if found.is_upper else "lower" if found.is_lower else "",
        "band": [low, high],
    }
    name = f"{value['half']} {value['colour']}".strip()
    line = (f"{given.elevation} degrees lies in the {name} ring, {low} to {high} degrees.", "B2.123")
    return worked(value, line)


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowArguments(Arguments):
    """A direction and an elevation."""

    direction: Annotated[str, Field(max_length=40, examples=["A", "A/B"])] = "A"
    """A map direction or the corner between two; of no matter straight up and down."""
    elevation: Degrees = 0
    """Whole degrees above the map plane."""


def _window(given: WindowArguments) -> Worked:
    found = window_for(given.direction, ring_for_elevation(given.elevation))
    line = (f"{given.direction} at {given.elevation} degrees is {label(found)}.", "B2.122", "B2.123")
    return worked({"window": found, **_site_facts(found)}, line)


def _site_facts(where: Site) -> dict[str, Any]:
    return {
        "label": label(where),
        "azimuth": azimuth(where),
        "ring": ring(where).value,
        "circled": is_lower(where),
        "spine": is_spine(where),
        "opposite": opposite(where),
    }


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkersArguments(Arguments):
    """An attitude by its Forward window and roll."""

    forward: WindowName
    """The window that the bow points through."""
    roll: Roll = 0
    """Steps of 30 degrees to starboard from upright."""


def _markers(given: MarkersArguments) -> Worked:
    attitude = Attitude(window(given.forward), given.roll)
    return worked(_marker_values(attitude), *_marker_lines(attitude))


def _marker_values(attitude: Attitude) -> dict[str, Any]:
    return {
        **dict(zip(Markers._fields, attitude.markers(), strict=True)),
        "circled": list(attitude.circled()),
        "roll": attitude.roll,
    }


def _marker_lines(attitude: Attitude) -> tuple[tuple[str, ...], ...]:
    at = attitude.markers()
    circled = attitude.circled()
    return (
        (f"Forward is in {label(at.forward)}, Aft opposite it in {label(at.aft)}.", "B2.132", "B2.133"),
        (
            f"Rolled by {30 * attitude.roll} degrees to starboard, Top is in {label(at.top)}, "
            f"Bottom opposite in {label(at.bottom)}.",
            "B2.135",
            "B2.14",
        ),
        (f"Starboard is in {label(at.starboard)}, Port in {label(at.port)}.", "B2.134"),
        (f"In the lower half and circled: {listed(circled)}.", "B2.133"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class AttitudeArguments(Arguments):
    """An attitude by two of its markers."""

    forward: WindowName
    """Where the Forward marker stands."""
    top: SiteName
    """Where the Top marker stands."""


def _attitude(given: AttitudeArguments) -> Worked:
    forward, top = window(given.forward), site(given.top)
    attitude = Attitude.from_markers(forward, top)
    if attitude is None:
        tops = dict.fromkeys(Attitude(forward, roll).top for roll in range(12))
        raise ValueError(
            f"With Forward in {label(forward)} Top can't be in {label(top)}; it may be in "
            f"{listed(label(where) for where in tops)}."
        )
    line = (f"Forward in {label(forward)} and Top in {label(top)}: roll {attitude.roll}.", "B2.135")
    return worked(_marker_values(attitude), line, *_marker_lines(attitude))


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerCheckArguments(Arguments):
    """Six markers as somebody drew them."""

    forward: SiteName
    aft: SiteName
    top: SiteName
    bottom: SiteName
    port: SiteName
    starboard: SiteName


def _marker_check(given: MarkerCheckArguments) -> Worked:
    at = Markers(*(site(getattr(given, name)) for name in Markers._fields))
    faults = marker_faults(at)
    found = [{"rule": rules(fault.code)[0], "message": fault.text} for fault in faults]
    value = {"legal": not faults, "faults": found}
    if not faults:
        return worked(value, ("The six markers fit each other.", "B2.13", "B2.134", "B2.135", "B2.153"))
    return worked(value, *((fault.text, fault.code) for fault in faults))


@dataclass(frozen=True, slots=True, kw_only=True)
class CountArguments(Arguments):
    """Two sites of the AVID."""

    start: SiteName
    end: SiteName


def _count(given: CountArguments) -> Worked:
    start, end = site(given.start), site(given.end)
    path, counted, by_edges = shortest_path(start, end), count(start, end), edge_count(start, end)
    value = {
        "windows": counted,
        "by_borders": by_edges,
        "path": list(path),
        "diagonal": counted < by_edges,
    }
    way = " - ".join(label(where) for where in path)
    line = (f"{way}: {windows(counted)}, the start not counted, the end counted.", "B2.count")
    return worked(value, line)


@dataclass(frozen=True, slots=True, kw_only=True)
class HalfArguments(Arguments):
    """A pivot or a roll by its length."""

    windows: Steps
    """Negative for a roll to port."""


def _half(given: HalfArguments) -> Worked:
    value = {rounding.value: half(given.windows, rounding) for rounding in MidpointRounding}
    by_rule, drawn = value["rule"], value["illustrated"]
    return worked(
        value,
        (f"Half of {windows(given.windows)}, rounded down, is {by_rule}.", "B2.222"),
        (f"The book's drawings would have it at {drawn}: an option of a new game.", "B2.222"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishingArguments(Arguments):
    """A pivot and a roll of the same turn."""

    pivot: Steps
    """Windows."""
    roll: Steps
    """Windows, of either sign."""


def _finishing(given: FinishingArguments) -> Worked:
    lengths = {"pivot": given.pivot, "roll": given.roll}
    order = [name for name in finishing_order(given.pivot, given.roll) if lengths[name]]
    if not order:
        return worked({"order": []}, ("Neither a pivot nor a roll: nothing to finish.", "B2.26.order"))
    text = (
        f"{windows(abs(given.pivot))} of pivot, {windows(abs(given.roll))} of roll: {' before '.join(order)}."
    )
    return worked({"order": order, "first": order[0]}, (text, "B2.26", "B2.26.order"))


@dataclass(frozen=True, slots=True, kw_only=True)
class PivotArguments(Arguments):
    """A pivot, by its end or by the whole route; with a ship, its rating counts too."""

    start: WindowName
    """Where Forward is now."""
    end: WindowName | None = None
    """Where it shall be: a shortest route is taken."""
    route: Annotated[tuple[WindowName, ...], Field(max_length=60)] | None = None
    """The windows that it enters, in order, the starting window left out; in place of `end`."""
    roll: Roll = 0
    """The ship's roll, which changes only on the way over a pole."""
    ship: ShipArguments | None = None
    """Whose pivot rating limits it."""


def _pivot(given: PivotArguments) -> Worked:
    start = window(given.start)
    if (given.end is None) == (given.route is None):
        raise ValueError("A pivot needs either its end or its route.")
    routes = [tuple(map(window, (start, *given.route)))] if given.route is not None else []
    if given.end is not None:
        end = window(given.end)
        first = shortest_route(start, end)
        routes = [first, *(route for route in shortest_routes(start, end) if route != first)]
    route = routes[0]
    faults = _pivot_faults(route, given.ship)
    length, diagonals, turns = route_length(route), route_diagonals(route), uturns(route)
    value: dict[str, Any] = {
        "windows": length,
        "route": list(route[1:]),
        "diagonals": diagonals,
        "through_equator": list(turns),
        "legal": not faults,
        "faults": [{"rule": fault.rule, "message": fault.message} for fault in faults],
        "other_routes": [list(other[1:]) for other in routes[1:]],
        "midpoint": {},
    }
    if not route_faults(route):
        value |= {"midpoint": _pivot_midpoints(route, given.roll), "end": _after(route, length, given.roll)}
    return worked(value, *_pivot_lines(route, faults))


def _pivot_faults(route: tuple[Window, ...], ship: ShipArguments | None) -> tuple[Violation, ...]:
    if ship is None:
        return tuple(Violation(B2_24, fault.text) for fault in route_faults(route))
    return pivot_faults(ratings(ship_of(ship)), route, ship.helm_bonus)


def _after(route: tuple[Window, ...], steps: int, roll: int) -> Mapping[str, Any]:
    there = attitude_after(Attitude(route[0], roll), route, steps, 0)
    return {"windows": steps, "forward": there.forward, "top": there.top, "roll": there.roll}


def _pivot_midpoints(route: tuple[Window, ...], roll: int) -> dict[str, Mapping[str, Any]]:
    length = route_length(route)
    return {r.value: _after(route, half(length, r), roll) for r in MidpointRounding}


def _pivot_lines(route: tuple[Window, ...], faults: tuple[Violation, ...]) -> list[tuple[str, ...]]:
    length, crossed = route_length(route), route_diagonals(route)
    way = " - ".join(map(label, route))
    corners = "no corner" if not crossed else "1 corner" if crossed == 1 else f"{crossed} corners"
    lines: list[tuple[str, ...]] = [(f"{way}: {windows(length)}, {corners} crossed.", "B2.24", "B2.count")]
    for turn in uturns(route):
        lines.append((f"It passes the yellow window {label(turn)} into the other half.", "B2.242"))
    lines += [(fault.message, fault.rule.partition("/")[2]) for fault in faults]
    if not route_faults(route):
        middle = route[half(length)]
        text = f"Half of {windows(length)}, rounded down, is {half(length)}: midpoint {label(middle)}."
        lines.append((text, "B2.222", "B2.241"))
    return lines


@dataclass(frozen=True, slots=True, kw_only=True)
class RollArguments(Arguments):
    """A roll; with a ship, its rating counts too."""

    forward: WindowName
    """Where Forward is at the moment that counts."""
    roll: Roll = 0
    """The roll before, in steps of 30 degrees to starboard."""
    steps: Steps
    """Windows of roll, positive to starboard."""
    ship: ShipArguments | None = None
    """Whose roll rating limits it."""


def _roll(given: RollArguments) -> Worked:
    start = Attitude(window(given.forward), given.roll)
    faults = (
        roll_faults(ratings(ship_of(given.ship)), given.steps, given.ship.helm_bonus) if given.ship else ()
    )
    path = start.roll_path(given.steps)
    middles = {rounding.value: half(given.steps, rounding) for rounding in MidpointRounding}
    end = start.rolled(given.steps)
    value = {
        "windows": abs(given.steps),
        "path": list(path),
        "midpoint": {
            name: {"windows": abs(done), "top": start.rolled(done).top, "roll": start.rolled(done).roll}
            for name, done in middles.items()
        },
        "end": {"top": end.top, "roll": end.roll},
        "legal": not faults,
        "faults": [{"rule": fault.rule, "message": fault.message} for fault in faults],
    }
    side = "starboard" if given.steps >= 0 else "port"
    middle = start.rolled(middles["rule"])
    return worked(
        value,
        (f"Top goes {' - '.join(map(label, path))}: {windows(abs(given.steps))} to {side}.", "B2.25"),
        (f"At the midpoint, {windows(abs(middles['rule']))} done, Top is in {label(middle.top)}.", "B2.222"),
        *((fault.message, fault.rule.partition("/")[2]) for fault in faults),
    )


CALCULATORS = (
    Calculator(
        name="ring",
        summary="The ring of the AVID that an elevation in degrees lies in.",
        arguments=RingArguments,
        run=_ring,
        rules=rules("B2.123"),
    ),
    Calculator(
        name="window",
        summary="The window in a direction at an elevation.",
        arguments=WindowArguments,
        run=_window,
        rules=rules("B2.122", "B2.123"),
    ),
    Calculator(
        name="markers",
        summary="All six markers of an attitude given by Forward and roll.",
        arguments=MarkersArguments,
        run=_markers,
        rules=rules("B2.13", "B2.132", "B2.133", "B2.134", "B2.135", "B2.14", "Z1.0"),
    ),
    Calculator(
        name="attitude",
        summary="The roll and all six markers of an attitude given by Forward and Top.",
        arguments=AttitudeArguments,
        run=_attitude,
        rules=rules("B2.13", "B2.134", "B2.135", "B2.14", "Z1.0"),
    ),
    Calculator(
        name="marker_check",
        summary="Whether six markers drawn by hand fit each other, and which rule says no.",
        arguments=MarkerCheckArguments,
        run=_marker_check,
        rules=rules("B2.13", "B2.134", "B2.135", "B2.151", "B2.152", "B2.153"),
    ),
    Calculator(
        name="count",
        summary="Windows from one site of the AVID to another.",
        arguments=CountArguments,
        run=_count,
        rules=rules("B2.count"),
    ),
    Calculator(
        name="half",
        summary="How many windows of a pivot or roll are done at its midpoint.",
        arguments=HalfArguments,
        run=_half,
        rules=rules("B2.222"),
    ),
    Calculator(
        name="finishing_order",
        summary="Whether a pivot or a roll of the same turn is finished first.",
        arguments=FinishingArguments,
        run=_finishing,
        rules=rules("B2.26", "B2.26.order"),
    ),
    Calculator(
        name="pivot_path",
        summary="A pivot's windows, diagonals, midpoint under either rounding, and what forbids it.",
        arguments=PivotArguments,
        run=_pivot,
        rules=rules("B2.22", "B2.222", "B2.24", "B2.241", "B2.242", "B2.count"),
    ),
    Calculator(
        name="roll_path",
        summary="A roll's windows, where Top passes, its midpoint under either rounding, what forbids it.",
        arguments=RollArguments,
        run=_roll,
        rules=rules("B2.22", "B2.222", "B2.25"),
    ),
)
