"""Where the cells of a map lie on the drawing, seen from a side of the table; pure arithmetic."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.core.view import MapView, SheetView
from engine.mechanics.hexgrid import Direction, Hex, Orientation, centre, corners, hex_at, screen_angle

HEX: Final = 96.0
"""Scene units from edge to edge of a hex: at zoom 1 a unit is one logical pixel."""
VIEWPOINTS: Final = ("A", "B/C", "D", "E/F")
_LAY: Final = {
    "A": (Orientation.EDGE_UP, 0),
    "B/C": (Orientation.CORNER_UP, 1),
    "D": (Orientation.EDGE_UP, 3),
    "E/F": (Orientation.CORNER_UP, 4),
}

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle of the scene."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def grown(self, by: float) -> "Box":
        """The box with a margin on every side."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)


class BoardGeometry:
    """Cells, corners and directions of one map from one viewpoint."""

    def __init__(self, board: MapView | None, viewpoint: str = "A") -> None:
        if viewpoint not in _LAY:
            raise ValueError(f"{viewpoint!r} is no viewpoint; expected one of {', '.join(VIEWPOINTS)}.")
        self.board = board
        self.viewpoint = viewpoint
        self._orientation, self._turned = _LAY[viewpoint]
        east, south = self._drawn(Hex(1, 0)), self._drawn(Hex(0, 1))
        self.basis: tuple[float, float, float, float] = (*east, *south)
        self.corner_offsets: tuple[Point, ...] = tuple(
            (x * HEX, y * HEX) for x, y in corners(Hex(0, 0), self._orientation, self._turned)
        )
        self.sheet_of: dict[tuple[int, int], int] = {}
        for index, sheet in enumerate(board.sheets if board is not None else ()):
            for place in _cells(sheet):
                self.sheet_of.setdefault(place, index)
        self.bounds = self._bounds()
        self._centres: dict[str, Point] = {}

    def _drawn(self, place: Hex) -> Point:
        x, y = centre(place, self._orientation, self._turned)
        return x * HEX, y * HEX

    def _bounds(self) -> Box:
        reach = HEX / 3**0.5
        points = [self.at(q, r) for q, r in self.sheet_of] or [(0.0, 0.0)]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return Box(min(xs), min(ys), max(xs), max(ys)).grown(reach)

    def at(self, q: int, r: int) -> Point:
        """The middle of an axial hex in the scene."""
        ax, ay, bx, by = self.basis
        return ax * q + bx * r, ay * q + by * r

    def centre(self, cell: str) -> Point:
        """The middle of a cell in the scene; ValueError for a name that is no hex."""
        found = self._centres.get(cell)
        if found is None:
            place = Hex.parse(cell)
            found = self._centres[cell] = self.at(place.q, place.r)
        return found

    def hex_at(self, x: float, y: float) -> Hex:
        """The hex under a point of the scene, whether or not it is on a sheet."""
        return hex_at(x / HEX, y / HEX, self._orientation, self._turned)

    def cell_at(self, x: float, y: float) -> str | None:
        """The cell under a point of the scene; None off the sheets."""
        place = self.hex_at(x, y)
        return str(place) if (place.q, place.r) in self.sheet_of else None

    def holds(self, cell: str) -> bool:
        """Whether a cell lies on one of the sheets."""
        place = Hex.parse(cell)
        return (place.q, place.r) in self.sheet_of

    def outline(self, cell: str) -> tuple[Point, ...]:
        """The six corners of a cell, clockwise from the corner A/B."""
        x, y = self.centre(cell)
        return tuple((x + dx, y + dy) for dx, dy in self.corner_offsets)

    def cells_in(self, box: Box) -> Iterator[tuple[int, int]]:
        """The hexes on the sheets that a box may show, with those whose rim only it touches."""
        wide = box.grown(HEX * 0.6)
        ax, ay, bx, by = self.basis
        det = ax * by - bx * ay
        edges = [(x, y) for x in (wide.left, wide.right) for y in (wide.top, wide.bottom)]
        qs = [(by * x - bx * y) / det for x, y in edges]
        for q in range(int(min(qs)) - 1, int(max(qs)) + 2):
            low, high = -1e9, 1e9
            for start, step, least, most in (
                (ax * q, bx, wide.left, wide.right),
                (ay * q, by, wide.top, wide.bottom),
            ):
                if abs(step) < 1e-9:
                    if not least <= start <= most:
                        low, high = 1.0, 0.0
                    continue
                ends = sorted(((least - start) / step, (most - start) / step))
                low, high = max(low, ends[0]), min(high, ends[1])
            if low > high:
                continue
            for r in range(int(low // 1), int(high // 1) + 2):
                if (q, r) in self.sheet_of:
                    yield q, r

    def angle(self, facing: int | None) -> float:
        """Degrees clockwise from straight up at which a heading (steps of 30 degrees) is drawn."""
        return float(screen_angle((facing or 0) * 30, self._orientation, self._turned))

    def beside(self, cell: str, dx: int, dy: int, line: float | None = None) -> str | None:
        """The neighbour to the left (dx -1), right, above (dy -1) or below; None at the border.

        Where two neighbours lie that way the one nearer to `line` is taken: the coordinate across the way
        that a run of steps shall keep to, so that going right does not climb.
        """
        place = Hex.parse(cell)
        x, y = self.at(place.q, place.r)
        kept = line if line is not None else (y if dx else x)
        best: tuple[float, str] | None = None
        for direction in Direction:
            there = place.neighbour(direction)
            if (there.q, there.r) not in self.sheet_of:
                continue
            tx, ty = self.at(there.q, there.r)
            forward, across = ((tx - x) * dx, ty) if dx else ((ty - y) * dy, tx)
            if forward < HEX * 0.4:
                continue
            offer = (abs(across - kept) - forward * 0.01, str(there))
            if best is None or offer < best:
                best = offer
        return best[1] if best is not None else None


def _cells(sheet: SheetView) -> Iterator[tuple[int, int]]:
    for column in range(sheet.columns):
        for row in range(sheet.rows):
            yield sheet.q + column, sheet.r + row - column // 2
