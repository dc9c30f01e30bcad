"""How near a view comes to show a part of the map beside what lies over it; pure arithmetic."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from gui.board.hex_geometry import HEX, Box, Point

ROOM: Final = 76.0
"""Scene units around the middle of a cell that its counter and hex need."""
TAG: Final = 34.0
"""Logical pixels around it for its tag."""
NEAREST: Final = 0.62
"""Zoom that a first look does not exceed."""
READABLE: Final = 26.0
"""Logical pixels of a hex down to which more is taken in."""
_WIDER: Final = 0.7
"""So much smaller everything may get for the sake of the rest, if it is not readable anyway."""

Rect = tuple[float, float, float, float]
"""Left, top, right, bottom in logical pixels of the view."""


class Look(NamedTuple):
    """A zoom and the point of the scene in the middle of the view."""

    zoom: float
    x: float
    y: float


def look(points: Sequence[Point], size: tuple[float, float], taken: Sequence[Rect]) -> Look | None:
    """The nearest look that shows all points clear of what is taken; None without points."""
    if not points:
        return None
    offers = [_into(points, free, size) for free in _frees(size, taken)]
    clear = [each for each in offers if _is_clear(each, points, size, taken)]
    return max(clear or offers)


def look_with_more(
    must: Sequence[Point], more: Iterable[Point], size: tuple[float, float], taken: Sequence[Rect]
) -> Look | None:
    """Takes in more points one by one as long as the hexes stay readable, or hardly get smaller."""
    best, seen = look(must, size, taken), list(must)
    if best is None:
        return None
    least = min(READABLE / HEX, best.zoom * _WIDER)
    for point in more:
        seen.append(point)
        wider = look(seen, size, taken)
        if wider is None or wider.zoom < least:
            break
        best = wider
    return best


def _frees(size: tuple[float, float], taken: Sequence[Rect]) -> Iterator[Rect]:
    """Parts of the view to show the points in: all of it, beside and above what is taken."""
    wide, high = size
    yield 0.0, 0.0, wide, high
    lefts = [right for left, _, right, _ in taken if (left + right) / 2 < wide / 2]
    rights = [left for left, _, right, _ in taken if (left + right) / 2 >= wide / 2]
    left, right = max(lefts, default=0.0), min(rights, default=wide)
    tops = [top for _, top, _, bottom in taken if (top + bottom) / 2 >= high / 2]
    yield left, 0.0, wide, high
    yield 0.0, 0.0, right, high
    yield left, 0.0, right, high
    yield 0.0, 0.0, wide, min(tops, default=high)


def _into(points: Sequence[Point], free: Rect, size: tuple[float, float]) -> Look:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    box = Box(min(xs), min(ys), max(xs), max(ys)).grown(ROOM)
    wide, high = free[2] - free[0] - 2 * TAG, free[3] - free[1] - 2 * TAG
    zoom = min(max(wide, 40.0) / box.width, max(high, 40.0) / box.height, NEAREST)
    across, down = (free[0] + free[2] - size[0]) / 2, (free[1] + free[3] - size[1]) / 2
    return Look(zoom, (box.left + box.right) / 2 - across / zoom, (box.top + box.bottom) / 2 - down / zoom)


def _is_clear(at: Look, points: Sequence[Point], size: tuple[float, float], taken: Sequence[Rect]) -> bool:
    for x, y in points:
        px, py = (x - at.x) * at.zoom + size[0] / 2, (y - at.y) * at.zoom + size[1] / 2
        if any(
            left - TAG < px < right + TAG and top - TAG < py < bottom + TAG
            for left, top, right, bottom in taken
        ):
            return False
    return True
