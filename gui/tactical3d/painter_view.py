"""Draws a scene with our own projection and QPainter: works on every platform, antialiased and pickable."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, TypeVar, cast

import numpy as np
import shiboken6
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF, QStaticText

from gui.tactical3d.projection import NEAR, Array, Camera, Indices, segments
from gui.tactical3d.scene_spec import (
    HULL,
    HULL_FACES,
    NOSE,
    WEDGE,
    WEDGE_FACES,
    Body,
    Ground,
    Label,
    Line,
    Mark,
    Point,
    SceneSpec,
    Sphere,
    Stroke,
)
from gui.theme.style import hub

P = TypeVar("P")
R = TypeVar("R")
SMALL = 30.0
"""A hull shorter than this on screen (logical pixels) is drawn as a plain arrowhead."""
PLAIN = 0.3
"""AVID windows filled less strongly than this (what can be reached, say) get a thin outline."""
CROWD = 60
"""With more ships than this the plain arrowhead is used sooner."""
LEAST = 16.0
"""Hulls never shrink below this length on screen."""
_PENS = {
    Stroke.SOLID: Qt.PenStyle.SolidLine,
    Stroke.DASH: Qt.PenStyle.DashLine,
    Stroke.DOT: Qt.PenStyle.DotLine,
}
_TEMPLATE = np.array([*HULL, *WEDGE, *NOSE])
_WEDGE_AT, _NOSE_AT = len(HULL), len(HULL) + len(WEDGE)
_SHADES = {"bow": 1.0, "stern": 0.45, "top": 0.85, "bottom": 0.35, "starboard": 0.65, "port": 0.65}


@dataclass(frozen=True, slots=True)
class Look:
    """Colours and type that the renderer takes from the theme."""

    colour: Callable[[str], QColor]
    font: Callable[[str, int], QFont]
    stars: bool = True
    """Whether there is a sky: on a light ground its points would look like dirt."""
    kept: dict[str, tuple[object, Any]] = field(default_factory=dict, compare=False, repr=False)
    mixtures: dict[tuple[str, str, float], QColor] = field(default_factory=dict, compare=False, repr=False)

    def once(self, name: str, part: P, work: Callable[[P], R]) -> R:
        """What is worked out of a part of the scene alone: anew for another one, not when the eye moves."""
        found = self.kept.get(name)
        if found is None or found[0] is not part:
            found = self.kept[name] = (part, work(part))
        made: R = found[1]
        return made

    def mixed(self, one: str, other: str, share: float) -> QColor:
        """A colour between two; asked for again and again, and worked out once."""
        found = self.mixtures.get((one, other, share))
        if found is None:
            found = self.mixtures[one, other, share] = _mixed(self.colour(one), self.colour(other), share)
        return found


def look_now() -> Look:
    """Colours and type of the theme as it is now; each is asked for once."""
    return Look(cache(hub().colour), cache(hub().font), stars=hub().theme.name == "dark")


@lru_cache(maxsize=4)
def ground_edges(centres: tuple[tuple[float, float], ...]) -> tuple[Array, Indices]:
    """The corners of all hexes at level 0, (n, 3), and each hexside once as a pair of them, (m, 2)."""
    if not centres:
        return np.empty((0, 3)), np.empty((0, 2), dtype=np.intp)
    radius = 1 / math.sqrt(3)
    turns = [math.radians(60 * k + 30) for k in range(6)]
    around = np.array([[radius * math.sin(a), radius * math.cos(a)] for a in turns])
    corners = (np.array(centres)[:, None, :] + around[None, :, :]).reshape(-1, 2)
    _, first, number = np.unique(np.round(corners * 512), axis=0, return_index=True, return_inverse=True)
    six = number.reshape(-1, 6)
    sides = np.stack([six, np.roll(six, -1, axis=1)], axis=-1).reshape(-1, 2)
    return np.hstack([corners[first], np.zeros((len(first), 1))]), np.unique(np.sort(sides, axis=1), axis=0)


def draw(painter: QPainter, scene: SceneSpec, camera: Camera, look: Look) -> None:
    """Draws the whole scene, far things first."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    if look.stars:
        _draw_stars(painter, camera, look)
    _draw_ground(painter, scene, camera, look)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if scene.sphere is not None:
        _draw_sphere(painter, scene.sphere, camera, look, near=False)
    _draw_lines(painter, scene.lines, camera, look, "lines")
    _draw_marks(painter, scene, camera, look)
    _draw_bodies(painter, scene.bodies, camera, look)
    if scene.sphere is not None:
        _draw_sphere(painter, scene.sphere, camera, look, near=True)
    _draw_labels(painter, scene, camera, look)


@lru_cache(maxsize=1)
def _stars() -> Array:
    """Far points spread evenly over the sky by the golden angle: the same sky every time."""
    count = 360
    k = np.arange(count)
    z = 1.0 - 2.0 * (k + 0.5) / count
    turn = k * math.pi * (3.0 - math.sqrt(5.0)) + np.sin(k * 12.9898) * 0.7
    flat = np.sqrt(1.0 - z * z)
    return np.stack([flat * np.cos(turn), flat * np.sin(turn), z], axis=-1) * 1e5


def _draw_stars(painter: QPainter, camera: Camera, look: Look) -> None:
    flat = camera.project(_stars())
    seen = flat[flat[:, 2] > NEAR][:, :2]
    for start, token, size in ((0, "grid_strong", 1.0), (1, "line_strong", 1.5), (2, "text_faint", 2.0)):
        part = np.ascontiguousarray(seen[start::3])
        if len(part):
            painter.setPen(QPen(look.colour(token), size))
            painter.drawPoints(_as_points(part), len(part))


def _draw_ground(painter: QPainter, scene: SceneSpec, camera: Camera, look: Look) -> None:
    corners, sides = ground_edges(scene.ground.centres)
    if len(sides):
        painter.setPen(QPen(look.colour("grid_strong"), 0))
        draw_segments(painter, segments(camera, corners, sides))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw_lines(painter, look.once("border", scene.ground, _border), camera, look, "border-pens")


def _border(ground: Ground) -> tuple[Line, ...]:
    return tuple(Line(points=points, colour="line_strong", width=1.5) for points in ground.border)


_SamePen = dict[tuple[str, float, Stroke, float], Indices]
"""Segments, as pairs of points, by the colour, width, stroke and strength of their pen."""


def _by_pen(lines: Sequence[Line]) -> tuple[Array, _SamePen, list[tuple[int, str]]]:
    """All points, the segments between them by their pens, and where arrows end in which colour."""
    points = np.array([point for line in lines for point in line.points])
    first = 0
    same_pen: dict[tuple[str, float, Stroke, float], list[int]] = {}
    tips: list[tuple[int, str]] = []
    for line in lines:
        last = first + len(line.points) - 1
        same_pen.setdefault((line.colour, line.width, line.stroke, line.alpha), []).extend(range(first, last))
        if line.arrow:
            tips.append((last, line.colour))
        first = last + 1
    begins = {pen: np.array(starts, dtype=np.intp) for pen, starts in same_pen.items()}
    return points, {pen: np.stack([begin, begin + 1], axis=-1) for pen, begin in begins.items()}, tips


def _draw_lines(painter: QPainter, lines: Sequence[Line], camera: Camera, look: Look, name: str) -> None:
    """Lines that share a pen are drawn in one stroke of work, all of them are projected in one."""
    if not lines:
        return
    points, same_pen, tips = look.once(name, lines, _by_pen)
    flat = camera.project(points)
    for (colour, width, stroke, alpha), pairs in same_pen.items():
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=width > 1.0)
        painter.setPen(_pen(look, colour, width, stroke, alpha))
        draw_segments(painter, segments(camera, points, pairs, flat))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for at, colour in tips:
        if flat[at - 1, 2] > NEAR and flat[at, 2] > NEAR:
            _draw_arrow(painter, flat[at - 1, :2].tolist(), flat[at, :2].tolist(), look.colour(colour))


def draw_segments(painter: QPainter, flat: Array) -> None:
    """Draws (n, 4) x1 y1 x2 y2 rows; the painter reads the array's memory as QLineF values."""
    if len(flat):
        first = cast("QLineF", shiboken6.wrapInstance(flat.ctypes.data, QLineF))
        painter.drawLines(first, len(flat))


def _as_points(flat: Array) -> QPointF:
    return cast("QPointF", shiboken6.wrapInstance(flat.ctypes.data, QPointF))


def _pen(look: Look, token: str, width: float, stroke: Stroke, strength: float) -> QPen:
    """A pen of a colour mixed with the ground: opaque lines are drawn far faster than translucent ones."""
    return QPen(look.mixed("map", token, strength), width, _PENS[stroke])


def _draw_arrow(painter: QPainter, tail: Sequence[float], tip: Sequence[float], colour: QColor) -> None:
    dx, dy = tip[0] - tail[0], tip[1] - tail[1]
    length = math.hypot(dx, dy)
    if length < 8.0:
        return
    ux, uy = dx / length * 9.0, dy / length * 9.0
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    left = QPointF(tip[0] - ux - uy * 0.45, tip[1] - uy + ux * 0.45)
    right = QPointF(tip[0] - ux + uy * 0.45, tip[1] - uy - ux * 0.45)
    painter.drawConvexPolygon(QPolygonF([QPointF(*tip), left, right]))
    painter.setBrush(Qt.BrushStyle.NoBrush)


_SIGNS: dict[str, tuple[tuple[float, float], ...]] = {
    "tent": ((0.0, -1.0), (1.0, 0.7), (-1.0, 0.7)),
    "diamond": ((0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)),
}
"""Outlines of the angular marks, in radii about their point."""


def _crowd_of(marks: Sequence[Mark]) -> tuple[Array, list[tuple[str, Indices, Array]], list[int]]:
    """Where all marks are; of a crowd outlines by colour: numbers of marks, and corners; the rest alone."""
    at = np.array([mark.at for mark in marks])
    alike: dict[tuple[str, str], list[int]] = {}
    alone: list[int] = []
    for i, mark in enumerate(marks):
        if mark.shape in _SIGNS and len(marks) > CROWD:
            alike.setdefault((mark.colour, mark.shape), []).append(i)
        else:
            alone.append(i)
    crowd = [
        (
            colour,
            np.array(members, dtype=np.intp),
            np.array(_SIGNS[shape])[None] * np.array([marks[i].radius for i in members])[:, None, None],
        )
        for (colour, shape), members in alike.items()
    ]
    return at, crowd, alone


def _draw_marks(painter: QPainter, scene: SceneSpec, camera: Camera, look: Look) -> None:
    if not scene.marks:
        return
    at, crowd, alone = look.once("marks", scene.marks, _crowd_of)
    flat = camera.project(at)
    panel = look.colour("panel")
    for i, (x, y, depth) in zip(alone, flat[alone].tolist(), strict=True):
        if depth <= NEAR:
            continue
        mark = scene.marks[i]
        r, sign = mark.radius, _SIGNS.get(mark.shape)
        painter.setPen(QPen(look.colour(mark.colour), 1.0))
        painter.setBrush(look.colour(mark.colour) if mark.shape in ("dot", "handle") else panel)
        if sign is not None:
            painter.drawConvexPolygon(QPolygonF([QPointF(x + dx * r, y + dy * r) for dx, dy in sign]))
        else:
            painter.drawEllipse(QPointF(x, y), r, r)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, members, corners in crowd:
        seen = flat[members, 2] > NEAR
        spots = flat[members[seen], None, :2] + corners[seen]
        sides = np.concatenate([spots, np.roll(spots, -1, axis=1)], axis=-1).reshape(-1, 4)
        painter.setPen(QPen(look.colour(colour), 1.0))
        draw_segments(painter, np.ascontiguousarray(sides))


def scales(lengths: Array, depth: Array, camera: Camera) -> Array:
    """Hull lengths in hexes as drawn, of ships so deep before the eye: far ones are enlarged to be seen."""
    least: Array = LEAST * np.maximum(depth, NEAR) / camera.focal
    sizes: Array = np.maximum(lengths, least)
    return sizes


def _poses(bodies: Sequence[Body]) -> tuple[Array, Array, Array]:
    """Places, frames and lengths of ships."""
    frames = np.array([body.frame for body in bodies])
    return np.array([body.at for body in bodies]), frames, np.array([body.length for body in bodies])


def _draw_bodies(painter: QPainter, bodies: Sequence[Body], camera: Camera, look: Look) -> None:
    if not bodies:
        return
    at, frames, lengths = look.once("bodies", bodies, _poses)
    depth = camera.project(at)[:, 2]
    size = scales(lengths, depth, camera)
    corners = at[:, None, :] + np.einsum("vk,nkc->nvc", _TEMPLATE, frames) * size[:, None, None]
    flat = camera.project(corners.reshape(-1, 3)).reshape(len(bodies), len(_TEMPLATE), 3)
    on_screen = size * camera.focal / np.maximum(depth, NEAR)
    small = on_screen < SMALL * (1.0 if len(bodies) <= CROWD else 1.6)
    darts = _darts(flat)
    edges: dict[str, list[int]] = {}
    dipped: object = None
    for i in np.argsort(-depth).tolist():
        body = bodies[i]
        if depth[i] <= NEAR * 2:
            continue
        if small[i] and not (body.selected or body.targeted):
            colours = (body.colour, body.deep, body.ghost, darts[i].top_shown)
            if colours != dipped:
                _dip_for_dart(painter, body, darts[i], look)
                dipped = colours
            painter.drawConvexPolygon(darts[i].outline)
            edges.setdefault(body.colour, []).append(i)
        else:
            _draw_body(painter, body, flat[i], float(on_screen[i]), look)
            dipped = None
    for colour, members in edges.items():
        _draw_wedge_edges(painter, flat[members], _pen(look, colour, 0.0, Stroke.SOLID, 0.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)


@dataclass(frozen=True, slots=True)
class _Dart:
    """A far ship on the screen: one flat arrowhead."""

    outline: QPolygonF
    top_shown: bool


def _darts(flat: Array) -> list[_Dart]:
    """The arrowheads of all ships from their projected corners."""
    bow = flat[:, 0:4, :2].mean(axis=1)
    left, right = flat[:, 5, :2], flat[:, 7, :2]
    (ax, ay), (bx, by) = (left - bow).T, (right - bow).T
    shown = (ax * by - ay * bx < 0).tolist()
    rows = np.concatenate([bow, left, right], axis=1).tolist()
    return [
        _Dart(QPolygonF([QPointF(a, b), QPointF(c, d), QPointF(e, f)]), top)
        for (a, b, c, d, e, f), top in zip(rows, shown, strict=True)
    ]


def _dip_for_dart(painter: QPainter, body: Body, dart: _Dart, look: Look) -> None:
    """Light where the ship's top is toward the eye and dark where its bottom is."""
    fill = look.colour(body.colour)
    painter.setPen(QPen(fill, 1.0))
    if body.ghost:
        painter.setBrush(Qt.BrushStyle.NoBrush)
    else:
        painter.setBrush(fill if dart.top_shown else look.colour(body.deep))


def _draw_wedge_edges(painter: QPainter, flat: Array, pen: QPen) -> None:
    """The long sides of far wedges, all at once."""
    planes = flat[:, _WEDGE_AT : _WEDGE_AT + 8, :2]
    ends = [planes[:, (a, b)].reshape(-1, 4) for a, b in ((0, 3), (1, 2), (4, 7), (5, 6))]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.setPen(pen)
    draw_segments(painter, np.ascontiguousarray(np.concatenate(ends)))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _draw_body(painter: QPainter, body: Body, flat: Array, on_screen: float, look: Look) -> None:
    points = [QPointF(x, y) for x, y in flat[:, :2].tolist()]
    depths = flat[:, 2]
    if body.wedge:
        order = sorted(range(2), key=lambda k: -sum(float(depths[_WEDGE_AT + j]) for j in WEDGE_FACES[k]))
        _draw_wedge(painter, points, order[0], body, look)
        _draw_hull(painter, points, body, look)
        _draw_wedge(painter, points, order[1], body, look)
    else:
        _draw_hull(painter, points, body, look)
    if body.selected or body.targeted:
        middle = (points[0] + points[2] + points[4] + points[6]) / 4.0
        radius = max(12.0, on_screen * 0.75)
        colour = look.colour("target" if body.targeted else "focus")
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, 2.0, Qt.PenStyle.DashLine if body.targeted else Qt.PenStyle.SolidLine))
        painter.drawEllipse(middle, radius, radius)


def _draw_wedge(painter: QPainter, points: list[QPointF], face: int, body: Body, look: Look) -> None:
    """A translucent plane: filled without antialiasing, which is far quicker, under an antialiased edge."""
    plane = QPolygonF([points[_WEDGE_AT + k] for k in WEDGE_FACES[face]])
    main = look.colour(body.colour)
    fill = QColor(main)
    fill.setAlphaF(0.12 if body.ghost else 0.22)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawConvexPolygon(plane)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look.mixed("map", body.colour, 0.45 if body.ghost else 0.75), 1.0))
    painter.drawConvexPolygon(plane)


def _draw_hull(painter: QPainter, points: list[QPointF], body: Body, look: Look) -> None:
    main, deep = look.colour(body.colour), look.colour(body.deep)
    ground = look.colour("map")
    if body.ghost:
        main, deep = _mixed(ground, main, 0.6), _mixed(ground, deep, 0.5)
    painter.setPen(QPen(main, 1.0, Qt.PenStyle.DashLine if body.ghost else Qt.PenStyle.SolidLine))
    top_shown = False
    for face, name in HULL_FACES:
        corners = [points[k] for k in face]
        if _turns_left(corners):
            continue
        plain = look.mixed(body.deep, body.colour, _SHADES[name])
        painter.setBrush(_mixed(deep, main, _SHADES[name]) if body.ghost else plain)
        painter.drawConvexPolygon(QPolygonF(corners))
        top_shown = top_shown or name == "top"
    if top_shown:
        painter.setBrush(look.colour("space") if body.ghost else QColor("white"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawConvexPolygon(QPolygonF(points[_NOSE_AT : _NOSE_AT + 3]))


def _turns_left(corners: list[QPointF]) -> bool:
    """Whether the outline runs counter-clockwise on the screen: then its face looks away."""
    a, b, c = corners[0], corners[1], corners[2]
    return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x()) < 0


def _mixed(a: QColor, b: QColor, share: float) -> QColor:
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
    )


def _draw_sphere(painter: QPainter, sphere: Sphere, camera: Camera, look: Look, *, near: bool) -> None:
    """One half of the window rings: the far half before the ship is drawn, the near half after it."""
    at = np.asarray(sphere.at)
    to_eye = camera.eye() - at
    distance = float(np.linalg.norm(to_eye))
    if distance <= sphere.radius + NEAR:
        return
    centres, points, pairs, owner, tokens = look.once("sphere", sphere, _rings)
    shown = (centres @ (to_eye / distance) > sphere.radius / distance) == near
    for window in (w for w, yes in zip(sphere.windows, shown.tolist(), strict=True) if yes and w.alpha):
        fill = QColor(look.colour(window.colour))
        fill.setAlphaF(window.alpha * (1.0 if near else 0.5))
        flat = camera.project(at + np.array(window.outline) * sphere.radius)
        painter.setBrush(fill)
        painter.setPen(QPen(look.colour(window.colour), 2.0 if near and window.alpha >= PLAIN else 1.0))
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y, _ in flat.tolist()]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    spots = at + points * sphere.radius
    flat = camera.project(spots)
    for token, mine in tokens.items():
        painter.setPen(_pen(look, token, 1.0, Stroke.SOLID, 0.7 if near else 0.3))
        draw_segments(painter, segments(camera, spots, pairs[(mine & shown)[owner]], flat))


def _rings(sphere: Sphere) -> tuple[Array, Array, Indices, Indices, dict[str, Indices]]:
    """Middles of the windows, their sides as `_window_sides`, and by colour which of them are only lines."""
    points, pairs, owner = _window_sides(tuple(window.outline for window in sphere.windows))
    tokens = dict.fromkeys(window.colour for window in sphere.windows if not window.alpha)
    lines = {t: np.array([w.colour == t and not w.alpha for w in sphere.windows]) for t in tokens}
    return np.array([window.centre for window in sphere.windows]), points, pairs, owner, lines


@lru_cache(maxsize=2)
def _window_sides(outlines: tuple[tuple[Point, ...], ...]) -> tuple[Array, Indices, Indices]:
    """All outlines' points, their sides as pairs of points, and whose side each is."""
    points = np.array([point for outline in outlines for point in outline])
    pairs: list[tuple[int, int]] = []
    owner: list[int] = []
    first = 0
    for number, outline in enumerate(outlines):
        count = len(outline)
        pairs += [(first + k, first + (k + 1) % count) for k in range(count)]
        owner += [number] * count
        first += count
    return points, np.array(pairs, dtype=np.intp), np.array(owner, dtype=np.intp)


def _draw_labels(painter: QPainter, scene: SceneSpec, camera: Camera, look: Look) -> None:
    """Texts, the important ones first; a lesser one that would cover another is left out."""
    if not scene.labels:
        return
    fonts = {False: look.font("small", 500), True: look.font("small", 600)}
    faces = {strong: font.toString() for strong, font in fonts.items()}
    texts = look.once(
        "texts", scene.labels, lambda labels: [_static_text(each.text, faces[each.strong]) for each in labels]
    )
    at, above, aside, down, priority = look.once("labels", scene.labels, _label_columns)
    x, y, depth = camera.project(at).T
    seen = (depth > NEAR) & (x >= -40) & (x <= camera.width + 40) & (y >= -20) & (y <= camera.height + 20)
    lift = np.maximum(
        above * (camera.focal / np.maximum(depth, NEAR)), np.where(above != 0, LEAST * 0.5, 0.0)
    )
    middles, tops = (x + aside).tolist(), (y + down - lift - 9).tolist()
    ground = QColor(look.colour("space"))
    ground.setAlphaF(0.72)
    taken: dict[int, int] = {}
    order = np.lexsort((depth, -priority))
    for i in order[seen[order]].tolist():
        label, (text, width) = scene.labels[i], texts[i]
        left, top = middles[i] - width / 2 - 4, tops[i]
        if not _claimed(taken, left, top, width + 8) and label.priority < 2:
            continue
        painter.setFont(fonts[label.strong])
        painter.fillRect(QRectF(left, top, width + 8, 18), ground)
        painter.setPen(look.colour(label.colour))
        painter.drawStaticText(QPointF(left + 4, top + 2), text)


def _label_columns(labels: Sequence[Label]) -> tuple[Array, Array, Array, Array, Array]:
    """Of all labels: places, heights above them in hexes, shifts aside and down in pixels, priorities."""
    rest = np.array([(each.above, each.dx, each.dy, each.priority) for each in labels], dtype=float).T
    return np.array([each.at for each in labels]), rest[0], rest[1], rest[2], rest[3]


def _claimed(taken: dict[int, int], left: float, top: float, width: float) -> bool:
    """Claims a label's strip of the window, unless it is taken: rows of 9 pixels, 16 pixels to a bit."""
    first = max(0, int(left) // 16 + 64)
    bits = ((1 << (int(width) // 16 + 2)) - 1) << first
    rows = range(int(top) // 9, int(top + 18) // 9 + 1)
    if any(taken.get(row, 0) & bits for row in rows):
        return False
    for row in rows:
        taken[row] = taken.get(row, 0) | bits
    return True


@lru_cache(maxsize=2048)
def _static_text(text: str, font: str) -> tuple[QStaticText, float]:
    """A text laid out once, and its width in logical pixels."""
    face = QFont()
    face.fromString(font)
    laid = QStaticText(text)
    laid.setTextFormat(Qt.TextFormat.PlainText)
    laid.prepare(font=face)
    return laid, QFontMetricsF(face).horizontalAdvance(text)
