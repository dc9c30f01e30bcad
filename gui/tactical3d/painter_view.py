"""Draws a scene with our own projection and QPainter: works on every platform, antialiased and pickable."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import cast

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
    Line,
    Point,
    SceneSpec,
    Sphere,
    Stroke,
)
from gui.theme.style import hub

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
    _draw_lines(painter, scene.lines, camera, look)
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
    border = [Line(points=points, colour="line_strong", width=1.5) for points in scene.ground.border]
    _draw_lines(painter, border, camera, look)


def _draw_lines(painter: QPainter, lines: Sequence[Line], camera: Camera, look: Look) -> None:
    """Lines that share a pen are projected and drawn in one stroke of work."""
    if not lines:
        return
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
    for (colour, width, stroke, alpha), starts in same_pen.items():
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=width > 1.0)
        painter.setPen(_pen(look, colour, width, stroke, alpha))
        begin = np.array(starts)
        draw_segments(painter, segments(camera, points, np.stack([begin, begin + 1], axis=-1)))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if tips:
        flat = camera.project(points)
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
    return QPen(_mixed(look.colour("map"), look.colour(token), strength), width, _PENS[stroke])


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


def _draw_marks(painter: QPainter, scene: SceneSpec, camera: Camera, look: Look) -> None:
    if not scene.marks:
        return
    flat = camera.project(np.array([mark.at for mark in scene.marks])).tolist()
    crowded = len(scene.marks) > CROWD
    panel = look.colour("panel")
    outlines: dict[str, list[tuple[float, float, float, float]]] = {}
    for mark, (x, y, depth) in zip(scene.marks, flat, strict=True):
        if depth <= NEAR:
            continue
        r, sign = mark.radius, _SIGNS.get(mark.shape)
        if sign is not None and crowded:
            spots = [(x + dx * r, y + dy * r) for dx, dy in sign]
            sides = zip(spots, (*spots[1:], spots[0]), strict=True)
            outlines.setdefault(mark.colour, []).extend((*a, *b) for a, b in sides)
            continue
        painter.setPen(QPen(look.colour(mark.colour), 1.0))
        painter.setBrush(look.colour(mark.colour) if mark.shape in ("dot", "handle") else panel)
        if sign is not None:
            painter.drawConvexPolygon(QPolygonF([QPointF(x + dx * r, y + dy * r) for dx, dy in sign]))
        else:
            painter.drawEllipse(QPointF(x, y), r, r)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, lines in outlines.items():
        painter.setPen(QPen(look.colour(colour), 1.0))
        draw_segments(painter, np.array(lines))


def scales(bodies: Sequence[Body], camera: Camera) -> Array:
    """Hull lengths in hexes as drawn: far ships are enlarged to stay visible."""
    at = np.array([body.at for body in bodies])
    depth = camera.project(at)[:, 2]
    lengths = np.array([body.length for body in bodies])
    least: Array = LEAST * np.maximum(depth, NEAR) / camera.focal
    sizes: Array = np.maximum(lengths, least)
    return sizes


def _draw_bodies(painter: QPainter, bodies: Sequence[Body], camera: Camera, look: Look) -> None:
    if not bodies:
        return
    at = np.array([body.at for body in bodies])
    frames = np.array([body.frame for body in bodies])
    size = scales(bodies, camera)
    corners = at[:, None, :] + np.einsum("vk,nkc->nvc", _TEMPLATE, frames) * size[:, None, None]
    flat = camera.project(corners.reshape(-1, 3)).reshape(len(bodies), len(_TEMPLATE), 3)
    depth = camera.project(at)[:, 2]
    on_screen = size * camera.focal / np.maximum(depth, NEAR)
    small = on_screen < SMALL * (1.0 if len(bodies) <= CROWD else 1.6)
    darts = _darts(flat)
    edges: dict[str, list[int]] = {}
    for i in np.argsort(-depth).tolist():
        body = bodies[i]
        if depth[i] <= NEAR * 2:
            continue
        if small[i] and not (body.selected or body.targeted):
            _draw_dart(painter, body, darts[i], look)
            edges.setdefault(body.colour, []).append(i)
        else:
            _draw_body(painter, body, flat[i], float(on_screen[i]), look)
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


def _draw_dart(painter: QPainter, body: Body, dart: _Dart, look: Look) -> None:
    """Light where the ship's top is toward the eye and dark where its bottom is."""
    fill = look.colour(body.colour)
    painter.setPen(QPen(fill, 1.0))
    if body.ghost:
        painter.setBrush(Qt.BrushStyle.NoBrush)
    else:
        painter.setBrush(fill if dart.top_shown else look.colour(body.deep))
    painter.drawConvexPolygon(dart.outline)


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
    painter.setPen(QPen(_mixed(look.colour("map"), main, 0.45 if body.ghost else 0.75), 1.0))
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
        painter.setBrush(_mixed(deep, main, _SHADES[name]))
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
    centres = np.array([window.centre for window in sphere.windows])
    shown = (centres @ (to_eye / distance) > sphere.radius / distance) == near
    for window in (w for w, yes in zip(sphere.windows, shown.tolist(), strict=True) if yes and w.alpha):
        fill = QColor(look.colour(window.colour))
        fill.setAlphaF(window.alpha * (1.0 if near else 0.5))
        flat = camera.project(at + np.array(window.outline) * sphere.radius)
        painter.setBrush(fill)
        painter.setPen(QPen(look.colour(window.colour), 2.0 if near and window.alpha >= PLAIN else 1.0))
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y, _ in flat.tolist()]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    points, pairs, owner = _window_sides(tuple(window.outline for window in sphere.windows))
    for token in dict.fromkeys(window.colour for window in sphere.windows if not window.alpha):
        mine = np.array([w.colour == token and not w.alpha for w in sphere.windows]) & shown
        painter.setPen(_pen(look, token, 1.0, Stroke.SOLID, 0.7 if near else 0.3))
        draw_segments(painter, segments(camera, at + points * sphere.radius, pairs[mine[owner]]))


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
    flat = camera.project(np.array([label.at for label in scene.labels])).tolist()
    fonts = {False: look.font("small", 500), True: look.font("small", 600)}
    faces = {strong: font.toString() for strong, font in fonts.items()}
    ground = QColor(look.colour("space"))
    ground.setAlphaF(0.72)
    taken: dict[int, int] = {}
    for i in sorted(range(len(flat)), key=lambda i: (-scene.labels[i].priority, flat[i][2])):
        label, (x, y, depth) = scene.labels[i], flat[i]
        if depth <= NEAR or not (-40 <= x <= camera.width + 40 and -20 <= y <= camera.height + 20):
            continue
        text, width = _static_text(label.text, faces[label.strong])
        lift = max(label.above * camera.pixels_per_hex(depth), LEAST * 0.5 if label.above else 0.0)
        left, top = x + label.dx - width / 2 - 4, y + label.dy - lift - 9
        if not _claimed(taken, left, top, width + 8) and label.priority < 2:
            continue
        painter.setFont(fonts[label.strong])
        painter.fillRect(QRectF(left, top, width + 8, 18), ground)
        painter.setPen(look.colour(label.colour))
        painter.drawStaticText(QPointF(left + 4, top + 2), text)


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
