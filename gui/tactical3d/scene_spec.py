"""The 3D scene as data, in hexes (one level is one hex): x east, y toward A, z up."""

from dataclasses import dataclass, field
from enum import StrEnum

from engine.core.ids import PieceId

Point = tuple[float, float, float]
Frame = tuple[Point, Point, Point]
"""Unit vectors forward, top, starboard."""
BANDS = (15.0, 45.0, 75.0)
"""Elevations in degrees at which the AVID's rings meet (B2.123)."""


class Stroke(StrEnum):
    """How a line is drawn."""

    SOLID = "solid"
    DASH = "dash"
    DOT = "dot"


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A polyline."""

    points: tuple[Point, ...]
    colour: str
    """Token of the palette."""
    width: float = 1.5
    stroke: Stroke = Stroke.SOLID
    alpha: float = 1.0
    arrow: bool = False
    """An arrowhead at the last point."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """A flat convex polygon."""

    points: tuple[Point, ...]
    fill: str
    alpha: float = 1.0
    outline: str | None = None
    width: float = 1.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Label:
    """A text that always faces the eye."""

    at: Point
    text: str
    colour: str = "text"
    dx: float = 0.0
    """Offset on screen in logical pixels."""
    dy: float = 0.0
    above: float = 0.0
    """Further up on screen by this many hexes."""
    strong: bool = False
    priority: int = 0
    """Where labels collide the higher one stays."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """A small flat sign at a point: "dot", "ring", "diamond", "tent" or "handle" (to be dragged)."""

    at: Point
    shape: str
    colour: str
    radius: float = 4.0
    """Logical pixels."""
    pick: PieceId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Body:
    """A ship: an oriented box between the two planes of its wedge."""

    piece: PieceId
    at: Point
    frame: Frame
    colour: str
    deep: str
    """Token of the shaded side."""
    length: float = 0.9
    ghost: bool = False
    selected: bool = False
    targeted: bool = False
    wedge: bool = True
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Window:
    """An AVID window on the sphere about the selected ship."""

    name: str
    outline: tuple[Point, ...]
    """On the unit sphere."""
    centre: Point
    colour: str
    alpha: float = 0.0
    """Fill; 0 draws the outline only."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sphere:
    """The AVID's window rings about a ship."""

    piece: PieceId
    at: Point
    radius: float
    windows: tuple[Window, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Ground:
    """The map plane: the hexes whose centres lie here are outlined at level 0."""

    centres: tuple[tuple[float, float], ...] = ()
    border: tuple[tuple[Point, ...], ...] = ()
    """Outlines of the printed sheets."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SceneSpec:
    """A whole scene. Equal specs draw the same picture."""

    ground: Ground = field(default_factory=Ground)
    bodies: tuple[Body, ...] = ()
    lines: tuple[Line, ...] = ()
    faces: tuple[Face, ...] = ()
    marks: tuple[Mark, ...] = ()
    labels: tuple[Label, ...] = ()
    sphere: Sphere | None = None
    spots: tuple[Point, ...] = ()
    """What the eye keeps in sight by itself."""


def along(frame: Frame, at: Point, f: float, t: float, s: float) -> Point:
    """The world point f forward, t toward the top and s to starboard of `at`."""
    (fx, fy, fz), (tx, ty, tz), (sx, sy, sz) = frame
    return (
        at[0] + f * fx + t * tx + s * sx,
        at[1] + f * fy + t * ty + s * sy,
        at[2] + f * fz + t * tz + s * sz,
    )


# Corners of a hull in its own axes (forward, top, starboard), in hull lengths: a slim box, narrow at the bow.
HULL: tuple[Point, ...] = (
    (0.50, 0.07, 0.09),
    (0.50, 0.07, -0.09),
    (0.50, -0.07, -0.09),
    (0.50, -0.07, 0.09),
    (-0.50, 0.10, 0.13),
    (-0.50, 0.10, -0.13),
    (-0.50, -0.10, -0.13),
    (-0.50, -0.10, 0.13),
)
HULL_FACES: tuple[tuple[tuple[int, ...], str], ...] = (
    ((0, 1, 2, 3), "bow"),
    ((4, 7, 6, 5), "stern"),
    ((0, 4, 5, 1), "top"),
    ((3, 2, 6, 7), "bottom"),
    ((0, 3, 7, 4), "starboard"),
    ((1, 5, 6, 2), "port"),
)
# The two planes of the wedge, open wider at the bow than at the stern.
WEDGE: tuple[Point, ...] = (
    (0.62, 0.42, 0.48),
    (0.62, 0.42, -0.48),
    (-0.55, 0.22, -0.40),
    (-0.55, 0.22, 0.40),
    (0.62, -0.42, 0.48),
    (0.62, -0.42, -0.48),
    (-0.55, -0.22, -0.40),
    (-0.55, -0.22, 0.40),
)
WEDGE_FACES: tuple[tuple[int, ...], ...] = ((0, 1, 2, 3), (4, 7, 6, 5))
# The triangle toward the nose on the hull's top (A2.11).
NOSE: tuple[Point, ...] = ((0.44, 0.085, 0.0), (0.05, 0.088, 0.075), (0.05, 0.088, -0.075))
