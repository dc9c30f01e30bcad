"""The camera: where the eye is, and how points of space fall on the screen. Pure maths on numpy arrays."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Self

import numpy as np
import numpy.typing as npt

from gui.speech import mark
from gui.tactical3d.scene_spec import Point

Array = npt.NDArray[np.float64]
Indices = npt.NDArray[np.intp]

NEAR = 0.2
"""Nothing nearer to the eye than this (in hexes) is drawn."""
VIEWPOINTS: dict[str, tuple[float, float]] = {
    mark("Three-quarter"): (205.0, 32.0),
    mark("From above"): (180.0, 89.9),
    mark("From A"): (0.0, 8.0),
    mark("From B/C"): (90.0, 8.0),
    mark("From D"): (180.0, 8.0),
    mark("From E/F"): (270.0, 8.0),
    mark("From below"): (180.0, -60.0),
}
"""Named places of the eye: compass bearing from the focus to the eye, and elevation, in degrees.

Those that name no direction are told for a seat that has A at its top.
"""
SEATS: dict[str, float] = {"A": 180.0, "B/C": 270.0, "D": 0.0, "E/F": 90.0}
"""Compass bearing from the table to a seat, by the direction at the top of its view."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Camera:
    """An eye that looks at `focus` from `distance` hexes away."""

    focus: Point = (0.0, 0.0, 0.0)
    distance: float = 30.0
    bearing: float = 205.0
    """Compass degrees from the focus to the eye; 0 is direction A."""
    elevation: float = 32.0
    """Degrees above (+) or below (-) the map plane."""
    width: int = 800
    height: int = 600
    seat: float = SEATS["A"]
    """Compass degrees from the table to the seat that looks at it."""
    field: float = 38.0
    """Vertical field of view in degrees."""

    def sized(self, width: int, height: int) -> Self:
        """The same eye before a window of another size (logical pixels)."""
        return replace(self, width=max(1, width), height=max(1, height))

    def orbited(self, dx: float, dy: float) -> Self:
        """Turned about the focus by a mouse move in pixels."""
        elevation = min(89.9, max(-89.9, self.elevation + dy * 0.35))
        return replace(self, bearing=(self.bearing + dx * 0.35) % 360.0, elevation=elevation)

    def zoomed(self, factor: float) -> Self:
        """Nearer (factor below 1) or farther."""
        return replace(self, distance=min(400.0, max(1.5, self.distance * factor)))

    def panned(self, dx: float, dy: float) -> Self:
        """Focus moved so that the scene follows a mouse move in pixels."""
        scale = self.distance / self.focal
        right, up, _ = self.axes()
        moved = np.asarray(self.focus) - right * (dx * scale) + up * (dy * scale)
        return replace(self, focus=(float(moved[0]), float(moved[1]), float(moved[2])))

    def seen_from(self, name: str) -> Self:
        """At one of the named viewpoints, as far as it names no direction from the seat; or KeyError."""
        bearing, elevation = VIEWPOINTS[name]
        if name.removeprefix("From ") not in SEATS:
            bearing = (bearing + self.seat - SEATS["A"]) % 360.0
        return replace(self, bearing=bearing, elevation=elevation)

    def seated(self, top: str) -> Self:
        """Behind the seat that has a direction at its top; KeyError for none of A, B/C, D and E/F."""
        return replace(self, seat=SEATS[top], bearing=SEATS[top])

    @property
    def focal(self) -> float:
        """Pixels for one unit at unit distance."""
        return self.height / (2.0 * math.tan(math.radians(self.field) / 2.0))

    def axes(self) -> tuple[Array, Array, Array]:
        """Unit vectors right, up and toward the eye, in the world."""
        return _axes(self.bearing, self.elevation)

    def eye(self) -> Array:
        """The eye's place in the world."""
        return np.asarray(self.focus) + self.axes()[2] * self.distance

    def project(self, points: Array) -> Array:
        """(n, 3) world points to (n, 3): x, y in logical pixels and the depth before the eye in hexes.

        Points nearer than NEAR have a depth below NEAR and x, y without meaning.
        """
        right, up, back = self.axes()
        out = (points - self.eye()) @ np.stack([right, -up, -back], axis=-1)
        out[:, :2] *= (self.focal / np.maximum(out[:, 2], NEAR))[:, None]
        out[:, 0] += self.width / 2.0
        out[:, 1] += self.height / 2.0
        return out

    def pixels_per_hex(self, depth: float) -> float:
        """Size on screen of one hex at a depth."""
        return self.focal / max(depth, NEAR)

    def ray(self, x: float, y: float) -> tuple[Array, Array]:
        """The line of sight through a pixel: the eye and a unit vector."""
        right, up, back = self.axes()
        way = right * (x - self.width / 2.0) + up * (self.height / 2.0 - y) - back * self.focal
        return self.eye(), way / np.linalg.norm(way)

    def framed(self, focus: Point, extent: float) -> Self:
        """The same direction of sight with a ball of radius `extent` about `focus` filling the window."""
        half = math.radians(self.field) / 2.0
        narrow = min(1.0, self.width / max(1, self.height))
        return replace(self, focus=focus, distance=max(4.0, extent / (math.sin(half) * narrow)))

    def fitted(self, points: Sequence[Point], fill: float = 0.86) -> Self:
        """The same direction of sight with all points in the middle of the window, filling `fill` of it.

        Each edge of that part of the window is a plane through the eye, whose slope is known: so the two
        planes that face each other are moved up to the outermost points, and the eye is where they meet.
        Around the points a hex is kept free, for what is drawn there.
        """
        if not points:
            return self
        spots = np.array(points)
        right, up, back = self.axes()
        middle, near = spots.mean(axis=0), spots @ back
        deep = float((near.min() + near.max()) / 2.0)
        toward = near - deep
        across, wide = _between((spots - middle) @ right, toward, fill * self.width / 2.0 / self.focal)
        along, high = _between((spots - middle) @ up, toward, fill * self.height / 2.0 / self.focal)
        focus = right * (float(middle @ right) + across) + up * (float(middle @ up) + along) + back * deep
        distance = max(6.0, wide, high)
        return replace(self, focus=(float(focus[0]), float(focus[1]), float(focus[2])), distance=distance)


def _between(off: Array, toward: Array, slope: float) -> tuple[float, float]:
    """Where between two facing planes the eye is, and how far back, for points so far off and toward it."""
    low = float((slope * toward - off + 1.0).max())
    high = float((slope * toward + off + 1.0).max())
    return (high - low) / 2.0, (high + low) / (2.0 * slope)


@lru_cache(maxsize=16)
def _axes(bearing: float, elevation: float) -> tuple[Array, Array, Array]:
    b, e = math.radians(bearing), math.radians(elevation)
    sb, cb, se, ce = math.sin(b), math.cos(b), math.sin(e), math.cos(e)
    right = np.array([-cb, sb, 0.0])
    up = np.array([-se * sb, -se * cb, ce])
    return right, up, np.array([ce * sb, ce * cb, se])


def segments(camera: Camera, points: Array, pairs: Indices, flat: Array | None = None) -> Array:
    """Projects line segments at once: (k, 4) x1 y1 x2 y2 of those that may touch the window.

    `points` is (n, 3), `pairs` (m, 2) the two ends of each. One that passes the near plane is cut there.
    `flat` is what `camera.project` makes of the points, where that is known already.
    """
    if flat is None:
        flat = camera.project(points)
    near = flat[:, 2] <= NEAR
    if not near.any():
        return _in_window(camera, flat[pairs][:, :, :2].reshape(-1, 4))
    behind = near[pairs]
    whole = flat[pairs[~behind.any(axis=1)]][:, :, :2].reshape(-1, 4)
    crossing = points[pairs[behind[:, 0] != behind[:, 1]]]
    cut = _cut(camera, crossing[:, 0], crossing[:, 1])
    return _in_window(camera, np.concatenate([whole, cut]))


def _cut(camera: Camera, starts: Array, ends: Array) -> Array:
    """Segments with one end behind the near plane, shortened to the part before it."""
    if not len(starts):
        return np.empty((0, 4))
    back = camera.axes()[2]
    eye = camera.eye()
    first, last = -((starts - eye) @ back), -((ends - eye) @ back)
    share = ((NEAR * 1.01 - first) / (last - first))[:, None]
    middle = starts + (ends - starts) * share
    a = camera.project(np.where((first > NEAR)[:, None], starts, middle))
    b = camera.project(np.where((last > NEAR)[:, None], ends, middle))
    return np.concatenate([a[:, :2], b[:, :2]], axis=1)


def _in_window(camera: Camera, flat: Array) -> Array:
    if len(flat) and flat.min() >= 0:
        wide, high = flat.reshape(-1, 2).max(axis=0)
        if wide <= camera.width and high <= camera.height:
            return np.ascontiguousarray(flat)
    x1, y1, x2, y2 = flat.T
    inside = (np.maximum(x1, x2) >= 0) & (np.minimum(x1, x2) <= camera.width)
    inside &= (np.maximum(y1, y2) >= 0) & (np.minimum(y1, y2) <= camera.height)
    return np.ascontiguousarray(flat[inside])
