"""What each thing on the AVID is, in one sentence for somebody who sees it for the first time."""

import math
from collections.abc import Iterator
from typing import Final

from engine.core.view import AttitudeView
from engine.mechanics.avid import Colour, colour
from gui.attitude.avid_card import ANGLES, angle_spot
from gui.attitude.avid_geometry import BAND_END, FOOT, HEXAGON, MAP_SLOTS, Arrow, Disc, Layout, Point
from gui.attitude.avid_overlay import Overlay, PathOverlay
from gui.attitude.avid_painter import place_all
from gui.attitude.path_drawing import path_points
from gui.attitude.site_words import site_words
from gui.speech import mark, tr, trn

MARKERS: Final = {
    "forward": tr("Forward: the nose of the ship points this way."),
    "aft": tr("Aft: the stern of the ship points this way."),
    "top": tr("Top: the roof of the ship's wedge looks this way; nothing can shoot through it."),
    "bottom": tr("Bottom: the floor of the ship's wedge looks this way; nothing can shoot through it."),
    "port": tr("Port: the ship's left side looks this way."),
    "starboard": tr("Starboard: the ship's right side looks this way."),
}
RINGS: Final = {
    Colour.YELLOW: tr("Yellow ring, 0°: directions level with the map."),
    Colour.BLUE: tr("Blue ring, 30°: directions that rise from the map, or sink below it, by 30 degrees."),
    Colour.GREEN: tr("Green ring, 60°: directions that rise steeply from the map, or sink below it, by 60°."),
    Colour.PURPLE: tr("Purple circle, 90°: straight up from the map, or straight down."),
}
CIRCLED: Final = tr("The circle says that it lies in the lower half, below the map.")
_TRIANGLES: Final = {
    ("+", True): tr("Small triangle: filled for half a level of displacement up that is carried over."),
    ("+", False): tr(
        "Small triangle: filled for half a level of displacement up that is carried over, which there is not."
    ),
    ("-", True): tr("Small triangle: filled for half a level of displacement down that is carried over."),
    ("-", False): tr(
        "Small triangle: filled for half a level of displacement down that is carried over, "
        "which there is not."
    ),
    ("", True): mark(
        "Small triangle: filled for half a hex of displacement in direction {slot} that is carried over."
    ),
    ("", False): mark(
        "Small triangle: filled for half a hex of displacement in direction {slot} that is carried over, "
        "which there is not."
    ),
}
_PARTS: Final = tr("The outer part holds that speed, the inner part what thrust adds this turn.")
_REACH: Final = 0.085
"""How near a number of a path has to be, the disc's radius being 1."""


def tip(
    parts: Layout, attitude: AttitudeView | None, overlay: Overlay, at: Point, *, everywhere: bool = False
) -> str:
    """The sentence for what lies at a point; empty where nothing does, as in the middle of a window.

    `everywhere` explains a ring there too.
    """
    disc = next((disc for disc in parts.discs if disc.polar(*at)[0] <= FOOT), None)
    if disc is None:
        arrow = parts.arrow_at(*at)
        return _arrow(arrow, attitude, at) if arrow is not None else ""
    found = next(_things(disc, attitude, overlay, at), "")
    if found or not everywhere:
        return found
    window = disc.window_at(*at)
    return RINGS[colour(window)] if window is not None else ""


def _things(disc: Disc, attitude: AttitudeView | None, overlay: Overlay, at: Point) -> Iterator[str]:
    placed = place_all(disc, attitude, overlay)
    for index, bearing in enumerate(overlay.bearings):
        spot = placed.get(("bearing", str(index)))
        if spot is not None and math.dist((spot.x, spot.y), at) <= spot.size * 1.3:
            yield _sentences(
                tr(
                    "Range {range} to the target, which is seen through {window}.",
                    range=bearing.text,
                    window=site_words(bearing.window),
                ),
                tr("The circle says that it is below.") if bearing.below else "",
            )
    for path in reversed(overlay.paths):
        yield from _path(disc, path, at)
    circled = {m.name for m in attitude.markers if m.circled} if attitude else set()
    for (kind, name), spot in placed.items():
        if kind != "bearing" and math.dist((spot.x, spot.y), at) <= spot.size * 1.2:
            yield _sentences(MARKERS[name], CIRCLED if name in circled and kind == "marker" else "")
    for index, slot in enumerate(MAP_SLOTS):
        if math.dist(disc.point(60 * index, (HEXAGON + FOOT) / 2), at) <= disc.radius * 0.1:
            yield tr("{slot}: one of the six directions of the map.", slot=slot)
    for band, _ in ANGLES:
        if math.dist(angle_spot(disc, band), at) <= max(disc.radius * 0.1, 10.0):
            yield RINGS[band]


def _path(disc: Disc, path: PathOverlay, at: Point) -> Iterator[str]:
    pivots = path.marker == "forward"
    spots = [(index, (spot.x(), spot.y())) for index, spot in path_points(disc, path.sites)]
    where = dict(spots)
    if path.diagonal is not None and {path.diagonal, path.diagonal - 1} <= where.keys():
        (ax, ay), (bx, by) = where[path.diagonal - 1], where[path.diagonal]
        if math.dist(((ax + bx) / 2, (ay + by) / 2), at) <= disc.radius * 0.07:
            yield tr("Diamond: the pivot crosses a corner here, which it may do once.")
    for index, spot in spots:
        if index and math.dist(spot, at) <= disc.radius * _REACH:
            count = len(path.sites) - 1
            yield _sentences(
                tr("{index}: window {index} of {count} that the pivot enters.", index=index, count=count)
                if pivots
                else tr("{index}: window {index} of {count} that the roll enters.", index=index, count=count),
                _halfway(pivots=pivots) if path.sites[index] == path.midpoint else "",
            )


def _halfway(*, pivots: bool) -> str:
    return (
        tr("Two strokes: here the nose is at the midpoint of the turn.")
        if pivots
        else tr("Two strokes: here the Top is at the midpoint of the turn.")
    )


def _sentences(*several: str) -> str:
    return " ".join(each for each in several if each)


def _arrow(arrow: Arrow, attitude: AttitudeView | None, at: Point) -> str:
    slots = attitude.slots if attitude else ()
    slot = next((s for s in slots if s.slot == arrow.slot), None)
    value = slot.value if slot else 0
    triangle = arrow.along(BAND_END, 0.31)
    if math.dist(triangle, at) <= arrow.size * 0.16:
        upright, half = arrow.slot if arrow.slot in ("+", "-") else "", bool(slot and slot.half)
        told = _TRIANGLES[upright, half]
        return told if upright else tr(told, slot=arrow.slot)
    return _sentences(_drift(arrow.slot, value), _PARTS)


def _drift(slot: str, value: int) -> str:
    if slot == "+":
        return trn(
            "Vector up: the ship drifts {count} level up each turn.",
            "Vector up: the ship drifts {count} levels up each turn.",
            value,
        )
    if slot == "-":
        return trn(
            "Vector down: the ship drifts {count} level down each turn.",
            "Vector down: the ship drifts {count} levels down each turn.",
            value,
        )
    return trn(
        "Vector in direction {slot}: the ship drifts {count} hex in direction {slot} each turn.",
        "Vector in direction {slot}: the ship drifts {count} hexes in direction {slot} each turn.",
        value,
        slot=slot,
    )
