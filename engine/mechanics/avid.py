"""The AVID as games use it: all of its sphere, with counts, shortest paths and pivot routes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from engine.mechanics.avid_sphere import (
    DOWN,
    SITES,
    SPINES,
    UP,
    WINDOWS,
    Colour,
    Ring,
    Site,
    Window,
    azimuth,
    colour,
    diagonals,
    directions,
    edges,
    elevation,
    is_diagonal,
    is_lower,
    is_pole,
    is_spine,
    is_step,
    is_window,
    label,
    neighbours,
    opposite,
    opposite_window,
    parse_site,
    parse_window,
    ring,
    ring_for_elevation,
    rotated,
    rotated_window,
    site_at,
    spine_at,
    touching,
    window_at,
    window_for,
)

__all__ = [
    "DOWN",
    "SITES",
    "SPINES",
    "UP",
    "WINDOWS",
    "Colour",
    "Fault",
    "Ring",
    "Site",
    "Window",
    "azimuth",
    "colour",
    "count",
    "diagonals",
    "directions",
    "edge_count",
    "edges",
    "elevation",
    "is_diagonal",
    "is_lower",
    "is_pole",
    "is_spine",
    "is_step",
    "is_window",
    "label",
    "neighbours",
    "opposite",
    "opposite_window",
    "parse_site",
    "parse_window",
    "reach",
    "ring",
    "ring_for_elevation",
    "rotated",
    "rotated_window",
    "route_diagonals",
    "route_faults",
    "route_length",
    "shortest_path",
    "shortest_route",
    "shortest_routes",
    "site_at",
    "spine_at",
    "touching",
    "uturns",
    "window_at",
    "window_for",
]


class Fault(NamedTuple):
    """Something wrong with a drawn route or a set of markers: a short code and a sentence."""

    code: str
    text: str


@lru_cache(maxsize=256)
def _paths(start: Site, diagonals_allowed: int) -> Mapping[Site, tuple[Site, ...]]:
    """A shortest path to every site. Of equally short ones the path without a diagonal is kept, else the one
    that crosses its corner first, as the rulebook draws both of its slanting pivots (B2.242, B4.311).

    Spines are ends only, never stops on the way (T.avid).
    """
    best: dict[tuple[Site, int], tuple[Site, ...]] = {(start, 0): (start,)}
    frontier = [(start, 0)]
    while frontier:
        found: list[tuple[Site, int]] = []
        for site, used in sorted(frontier, key=lambda reached: -reached[1]):
            if is_spine(site) and site != start:
                continue
            path = best[site, used]
            steps = [(other, used) for other in touching(site)]
            if used < diagonals_allowed:
                steps += [(other, used + 1) for other in (diagonals(Window(site)) if is_window(site) else ())]
            for step in steps:
                if step not in best:
                    best[step] = (*path, step[0])
                    found.append(step)
        frontier = found
    paths: dict[Site, tuple[Site, ...]] = {}
    for (site, _), path in sorted(best.items(), key=lambda item: item[0][1]):
        if site not in paths or len(path) < len(paths[site]):
            paths[site] = path
    return MappingProxyType(paths)


def count(a: Site, b: Site) -> int:
    """Windows from one site to another: the start not counted, the end counted (sits/B2.count).

    The shortest way with at most one diagonal; both ends may be spines.
    """
    return len(_paths(a, 1)[b]) - 1


def edge_count(a: Site, b: Site) -> int:
    """Like `count`, but without any diagonal."""
    return len(_paths(a, 0)[b]) - 1


def shortest_path(a: Site, b: Site) -> tuple[Site, ...]:
    """A shortest way from a to b, both ends included; without a diagonal where that is as short."""
    return _paths(a, 1)[b]


def shortest_route(a: Window, b: Window) -> tuple[Window, ...]:
    """A shortest pivot route between two windows, start included (sits/B2.24)."""
    return tuple(Window(site) for site in _paths(a, 1)[b])


@lru_cache(maxsize=2500)
def shortest_routes(a: Window, b: Window) -> tuple[tuple[Window, ...], ...]:
    """All shortest pivot routes between two windows, start included: they differ in their midpoints."""
    found: list[tuple[Window, ...]] = []
    length = count(a, b)
    unfinished: list[tuple[Window, ...]] = [(a,)]
    while unfinished:
        route = unfinished.pop(0)
        left = length - route_length(route)
        if left == 0:
            found.append(route)
            continue
        here = route[-1]
        # Behind the diagonal only borders may be crossed, so what is left is counted by borders there.
        crossed = route_diagonals(route) > 0
        by_border = edge_count if crossed else count
        unfinished += [(*route, window) for window in edges(here) if by_border(window, b) == left - 1]
        if not crossed:
            slanting = (window for window in diagonals(here) if edge_count(window, b) == left - 1)
            unfinished += [(*route, window) for window in slanting]
    return tuple(found)


def reach(start: Window, limit: int) -> dict[Window, tuple[Window, ...]]:
    """Every window at most `limit` windows away with a shortest route to it, start included in each route."""
    paths = _paths(start, 1)
    return {
        window: tuple(Window(site) for site in paths[window])
        for window in WINDOWS
        if len(paths[window]) - 1 <= limit
    }


def route_length(route: Sequence[Window]) -> int:
    """The windows a route enters: all but the first (sits/B2.24)."""
    return max(len(route) - 1, 0)


def route_diagonals(route: Sequence[Window]) -> int:
    """How many steps of a route cross a corner."""
    return sum(is_diagonal(a, b) for a, b in pairwise(route))


def route_faults(route: Sequence[Window]) -> list[Fault]:
    """What is wrong with a drawn route, start included; an empty list for a legal one.

    Codes: "empty", "unknown" (no AVID window), "unconnected", "start" (comes back to its start), "repeated",
    "diagonal" (AMB.pivot-path).
    """
    if not route:
        return [Fault("empty", "The route is empty; it must begin with the window the ship points through.")]
    unknown = [window for window in route if not is_window(window)]
    if unknown:
        return [Fault("unknown", f"{unknown[0]!r} is no AVID window.")]
    faults = [
        Fault("unconnected", f"{label(b)} does not touch {label(a)}.")
        for a, b in pairwise(route)
        if a == b or not is_step(a, b)
    ]
    entered = route[1:]
    if route[0] in entered and not (len(route) > 1 and route[1] == route[0]):
        faults.append(Fault("start", f"The route comes back to its start {label(route[0])}."))
    for window in dict.fromkeys(w for w in entered if w != route[0] and entered.count(w) > 1):
        faults.append(Fault("repeated", f"The route enters {label(window)} more than once."))
    crossings = route_diagonals(route)
    if crossings > 1:
        faults.append(Fault("diagonal", f"The route crosses {crossings} corners; one is allowed."))
    return faults


def uturns(route: Sequence[Window]) -> tuple[Window, ...]:
    """The yellow windows from which a route passes into the other half (sits/B2.242)."""
    found: list[Window] = []
    half = 0
    for before, here in pairwise(route):
        half = elevation(before) or half
        if elevation(before) == 0 and half * elevation(here) < 0:
            found.append(before)
    return tuple(found)
