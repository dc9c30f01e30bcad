"""Builds the 3D scene from what a seat may see and from the plot on its desk."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from engine.core.ids import PieceId, PlayerId
from engine.core.view import AttitudeView, CounterView, CourseView, SheetView, TableView
from engine.mechanics import hexgrid
from engine.mechanics.avid import WINDOWS
from engine.mechanics.avid import Window as WindowName
from engine.mechanics.hexgrid import Hex
from gui.tactical3d.scene_spec import (
    BANDS,
    Body,
    Frame,
    Ground,
    Label,
    Line,
    Mark,
    Point,
    SceneSpec,
    Sphere,
    Stroke,
    Window,
    along,
)

LENGTHS: Mapping[str, float] = {
    "sd": 1.25,
    "bb": 1.15,
    "bc": 1.05,
    "ca": 0.95,
    "cl": 0.85,
    "dd": 0.75,
    "lac": 0.4,
}
"""Hull length in hexes by silhouette: larger than life, in the order of the classes."""
CROWD = 60
"""With more ships than this the small signs are left out."""
SPHERE_RADIUS = 2.6
AXES: Frame = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
RIM: tuple[Point, ...] = tuple((sign * x, sign * y, sign * z) for x, y, z in AXES for sign in (1.0, -1.0))
"""Points of the unit sphere that the eye keeps in sight about the chosen ship."""
RING_COLOURS = {"y": "ring_yellow", "b": "ring_blue", "g": "ring_green", "p": "ring_purple"}
COURSE_STYLES: Mapping[str, tuple[Stroke, float, float]] = {
    "trail": (Stroke.DOT, 1.2, 0.55),
    "course": (Stroke.SOLID, 1.6, 0.9),
    "plotted": (Stroke.DASH, 2.2, 1.0),
    "coast": (Stroke.DOT, 1.6, 0.8),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskOverlay:
    """What the plot adds to the table: ghosts, courses and marked AVID windows."""

    selected: PieceId | None = None
    target: PieceId | None = None
    ghosts: tuple[CounterView, ...] = ()
    courses: tuple[CourseView, ...] = ()
    windows: Mapping[str, tuple[str, float]] = field(default_factory=dict)
    """Palette token and strength of marked windows: the route, its midpoint, what can be reached."""
    show_sphere: bool = True


def world(cell: str, level: float) -> Point:
    """The place in space of a cell "q,r" at a level."""
    x, y = hexgrid.centre(Hex.parse(cell))
    return (x, -y, float(level))


def frame_of(facing: int | None, pitch: int, roll: int) -> Frame:
    """Unit vectors forward, top and starboard of a counter; all three in steps of 30 degrees."""
    azimuth, height, bank = (math.radians(30.0 * step) for step in (facing or 0, pitch, roll))
    sa, ca, se, ce = math.sin(azimuth), math.cos(azimuth), math.sin(height), math.cos(height)
    forward = (ce * sa, ce * ca, se)
    up = (-se * sa, -se * ca, ce)
    right = (ca, -sa, 0.0)
    sb, cb = math.sin(bank), math.cos(bank)
    top = (cb * up[0] + sb * right[0], cb * up[1] + sb * right[1], cb * up[2] + sb * right[2])
    starboard = (cb * right[0] - sb * up[0], cb * right[1] - sb * up[1], cb * right[2] - sb * up[2])
    return forward, top, starboard


def build_scene(view: TableView, desk: DeskOverlay | None = None) -> SceneSpec:
    """The scene of a whole table; counters still in the tray are left out."""
    desk = desk or DeskOverlay()
    colours = {seat.id: seat.colour for seat in view.seats}
    placed = [counter for counter in view.counters if counter.cell is not None]
    ships = [counter for counter in placed if counter.kind == "piece"]
    bodies = [_body(counter, desk, colours) for counter in ships]
    bodies += [_body(ghost, desk, colours) for ghost in desk.ghosts if ghost.cell is not None]
    attitudes = {attitude.piece: attitude for attitude in view.attitudes}
    lines = [
        *_stems(bodies),
        *_courses(view.courses, colours, ships, desk),
        *_courses(desk.courses, colours, ships, desk),
    ]
    lines += _vectors(ships, attitudes, colours)
    marks = _feet(bodies) if len(bodies) <= CROWD else []
    marks += [
        mark for counter in placed if counter.kind in ("midpoint", "eot") for mark in _mark(counter, colours)
    ]
    chosen = next((ship for ship in ships if ship.id == desk.selected), None)
    ground = _ground(tuple(sheet for board in view.maps for sheet in board.sheets))
    spots = tuple(body.at for body in bodies) or tuple(point for border in ground.border for point in border)
    if chosen and desk.show_sphere:
        tail, tip = nose_line(chosen)
        lines.append(Line(points=(tail, tip), colour="focus", width=2.0))
        marks.append(Mark(at=tip, shape="handle", colour="focus", radius=6.0))
        spots += tuple(along(AXES, tail, *(SPHERE_RADIUS * part for part in way)) for way in RIM)
    return SceneSpec(
        ground=ground,
        bodies=tuple(bodies),
        lines=tuple(lines),
        marks=tuple(marks),
        labels=tuple(_labels(ships, desk, colours)),
        sphere=_sphere(chosen, desk) if chosen and desk.show_sphere else None,
        spots=spots + tuple(mark.at for mark in marks),
    )


def _body(counter: CounterView, desk: DeskOverlay, colours: Mapping[PlayerId, str]) -> Body:
    colour = colours.get(counter.owner, "neutral") if counter.owner else "neutral"
    return Body(
        piece=counter.of or counter.id,
        at=world(counter.cell or "0,0", counter.level),
        frame=frame_of(counter.facing, counter.pitch, counter.roll),
        colour=colour,
        deep=f"{colour}_deep" if colour in ("green", "red") else "line_strong",
        length=LENGTHS.get(counter.art.rpartition("/")[2], 0.8),
        ghost=counter.kind == "ghost",
        selected=counter.kind == "piece" and counter.id == desk.selected,
        targeted=counter.kind == "piece" and counter.id == desk.target,
        wedge="ms" not in counter.art,
        text=counter.label,
    )


def _stems(bodies: Iterable[Body]) -> list[Line]:
    """A line from each ship to the map plane: its altitude."""
    return [
        Line(
            points=(body.at, (body.at[0], body.at[1], 0.0)),
            colour=body.colour,
            width=1.0,
            stroke=Stroke.DASH if body.ghost else Stroke.SOLID,
            alpha=0.45,
        )
        for body in bodies
        if body.at[2]
    ]


def _feet(bodies: Iterable[Body]) -> list[Mark]:
    """Where each stem meets the map plane."""
    return [
        Mark(at=(body.at[0], body.at[1], 0.0), shape="ring", colour=body.colour, radius=3.0)
        for body in bodies
        if body.at[2]
    ]


def _courses(
    courses: Iterable[CourseView],
    colours: Mapping[PlayerId, str],
    ships: Iterable[CounterView],
    desk: DeskOverlay,
) -> list[Line]:
    """Courses; only those of the selected ship and its target are broad, which keeps a fleet quick."""
    owners = {ship.id: ship.owner for ship in ships}
    lines = []
    for course in courses:
        owner = owners.get(course.piece)
        stroke, width, alpha = COURSE_STYLES.get(course.kind, COURSE_STYLES["course"])
        chosen = course.piece in (desk.selected, desk.target)
        if len(course.points) > 1:
            lines.append(
                Line(
                    points=tuple(world(cell, level) for cell, level in course.points),
                    colour=colours.get(owner, "neutral") if owner else "neutral",
                    width=width if chosen else 1.0,
                    stroke=stroke,
                    alpha=alpha,
                    arrow=course.kind in ("plotted", "coast"),
                )
            )
    return lines


_SLOT_STEPS: Mapping[str, Point] = {
    **{
        direction.letter: (
            math.sin(math.radians(direction.azimuth)),
            math.cos(math.radians(direction.azimuth)),
            0.0,
        )
        for direction in hexgrid.Direction
    },
    "+": (0.0, 0.0, 1.0),
    "-": (0.0, 0.0, -1.0),
}


def _vectors(
    ships: Iterable[CounterView], attitudes: Mapping[PieceId, AttitudeView], colours: Mapping[PlayerId, str]
) -> list[Line]:
    """The pending change of velocity as an arrow from the hull."""
    lines = []
    for ship in ships:
        attitude = attitudes.get(ship.id)
        if attitude is None or ship.cell is None:
            continue
        x = y = z = 0.0
        for slot in attitude.slots:
            sx, sy, sz = _SLOT_STEPS[slot.slot]
            x, y, z = x + sx * slot.change, y + sy * slot.change, z + sz * slot.change
        if x or y or z:
            at = world(ship.cell, ship.level)
            lines.append(
                Line(points=(at, (at[0] + x, at[1] + y, at[2] + z)), colour="focus", width=2.5, arrow=True)
            )
    return lines


def _mark(counter: CounterView, colours: Mapping[PlayerId, str]) -> list[Mark]:
    colour = colours.get(counter.owner, "neutral") if counter.owner else "neutral"
    shape = "tent" if counter.kind == "eot" else "diamond"
    at = world(counter.cell or "0,0", counter.level)
    return [Mark(at=at, shape=shape, colour=colour, radius=6.0 if shape == "tent" else 4.0, pick=counter.of)]


def _labels(
    ships: Iterable[CounterView], desk: DeskOverlay, colours: Mapping[PlayerId, str]
) -> Iterable[Label]:
    for ship in ships:
        chosen = ship.id in (desk.selected, desk.target)
        name = ship.title or ship.label
        level = f"{ship.level:+d}" if ship.level else "0"
        yield Label(
            at=world(ship.cell or "0,0", ship.level),
            text=f"{ship.label} {name}  {level}" if ship.label and ship.label != name else f"{name}  {level}",
            colour="target"
            if ship.id == desk.target
            else colours.get(ship.owner, "text")
            if ship.owner
            else "text",
            dy=-12.0,
            above=LENGTHS.get(ship.art.rpartition("/")[2], 0.8) * 0.7,
            strong=chosen,
            priority=2 if chosen else 1,
        )


def _ground(sheets: tuple[SheetView, ...]) -> Ground:
    return Ground(centres=_sheet_centres(sheets), border=tuple(_border(sheet) for sheet in sheets))


@lru_cache(maxsize=8)
def _sheet_centres(sheets: tuple[SheetView, ...]) -> tuple[tuple[float, float], ...]:
    cells = {cell for sheet in sheets for cell in sheet_cells(sheet)}
    return tuple((x, -y) for x, y in (hexgrid.centre(cell) for cell in sorted(cells)))


def sheet_cells(sheet: SheetView) -> Iterable[Hex]:
    """The hexes of a printed sheet, column by column; every other column lies half a hex lower."""
    for column in range(sheet.columns):
        for row in range(sheet.rows):
            yield Hex(sheet.q + column, sheet.r + row - column // 2)


def _border(sheet: SheetView) -> tuple[Point, ...]:
    x0, y0 = hexgrid.centre(Hex(sheet.q, sheet.r))
    last = Hex(sheet.q + sheet.columns - 1, sheet.r - (sheet.columns - 1) // 2)
    x1 = hexgrid.centre(last)[0]
    y1 = y0 + sheet.rows
    left, right, top, bottom = x0 - 0.58, x1 + 0.58, -(y0 - 0.5), -y1
    corners = ((left, top), (right, top), (right, bottom), (left, bottom), (left, top))
    return tuple((x, y, 0.0) for x, y in corners)


@lru_cache(maxsize=1)
def _windows() -> tuple[Window, ...]:
    """The 50 windows' outlines on the unit sphere."""
    return tuple(_window(str(name)) for name in WINDOWS)


def _window(name: str) -> Window:
    place, _, ring = name.rpartition(" ")
    colour = RING_COLOURS[ring[0]]
    if ring == "p":
        sign = 1.0 if place == "+" else -1.0
        outline = tuple(_direction(step * 15.0, sign * BANDS[2]) for step in range(24))
        return Window(name=name, outline=outline, centre=(0.0, 0.0, sign), colour=colour)
    azimuth = hexgrid.parse_azimuth(place)
    half_width = 30.0 if ring[0] == "g" else 15.0
    low, high = {"y": (-BANDS[0], BANDS[0]), "b": (BANDS[0], BANDS[1]), "g": (BANDS[1], BANDS[2])}[ring[0]]
    if ring.endswith("l"):
        low, high = -high, -low
    steps = [azimuth - half_width + half_width * 2 * k / 6 for k in range(7)]
    outline = (*(_direction(a, low) for a in steps), *(_direction(a, high) for a in reversed(steps)))
    return Window(name=name, outline=outline, centre=_direction(azimuth, (low + high) / 2), colour=colour)


def _direction(azimuth: float, height: float) -> Point:
    a, e = math.radians(azimuth), math.radians(height)
    return (math.cos(e) * math.sin(a), math.cos(e) * math.cos(a), math.sin(e))


def window_direction(name: WindowName | str) -> Point:
    """The direction of a window's middle."""
    return next(window.centre for window in _windows() if window.name == name)


def _sphere(ship: CounterView, desk: DeskOverlay) -> Sphere:
    marked = tuple(
        Window(
            name=window.name,
            outline=window.outline,
            centre=window.centre,
            colour=desk.windows[window.name][0] if window.name in desk.windows else window.colour,
            alpha=desk.windows[window.name][1] if window.name in desk.windows else 0.0,
        )
        for window in _windows()
    )
    return Sphere(
        piece=ship.id, at=world(ship.cell or "0,0", ship.level), radius=SPHERE_RADIUS, windows=marked
    )


def nose_line(ship: CounterView, radius: float = SPHERE_RADIUS) -> tuple[Point, Point]:
    """From a ship's middle to where its nose points on the sphere."""
    at = world(ship.cell or "0,0", ship.level)
    return at, along(frame_of(ship.facing, ship.pitch, ship.roll), at, radius, 0.0, 0.0)
