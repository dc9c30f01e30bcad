"""Where a note finds room beside a point: inside the view and clear of what lies over it."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize

EDGE: Final = 4
_RIGHT, _BELOW = 22, 18
_SIDES: Final = ((1, 1), (-1, 1), (1, -1), (-1, -1), (0, 1), (0, -1), (1, 0), (-1, 0))


def beside(at: QPoint, size: QSize, room: QRect, taken: Iterable[QRect] = ()) -> QPoint:
    """The upper left corner of a note beside a point; where nothing is free the place that covers least."""
    inner = room.adjusted(EDGE, EDGE, -EDGE, -EDGE)
    kept = list(taken)
    best: tuple[int, QPoint] | None = None
    for order, box in enumerate((*_offers(at, size), *_along(at, size, kept))):
        moved = _inside(box, inner)
        away = _distance(at, moved)
        # The pointer itself stays free: a note under it would hide what it speaks of.
        covered = sum(_area(moved & each) for each in (*kept, QRect(at, QSize(1, 1)).adjusted(-8, -8, 8, 8)))
        cost = covered * 100 + away * 10 + order
        if best is None or cost < best[0]:
            best = (cost, moved.topLeft())
    return best[1] if best is not None else at


def _offers(at: QPoint, size: QSize) -> Iterable[QRect]:
    wide, high = size.width(), size.height()
    for far in (1, 3):
        for across, down in _SIDES:
            x = at.x() + (_RIGHT * far if across > 0 else -_RIGHT * far - wide if across < 0 else -wide // 2)
            y = at.y() + (_BELOW * far if down > 0 else -_BELOW * far - high if down < 0 else -high // 2)
            yield QRect(QPoint(x, y), size)


def _along(at: QPoint, size: QSize, taken: Iterable[QRect]) -> Iterable[QRect]:
    """Beside and over what lies in the way, as near to the point as can be."""
    wide, high = size.width(), size.height()
    for each in taken:
        for x in (each.left() - wide - EDGE, each.right() + EDGE):
            yield QRect(QPoint(x, at.y() + _BELOW), size)
            yield QRect(QPoint(x, at.y() - _BELOW - high), size)
        for y in (each.top() - high - EDGE, each.bottom() + EDGE):
            yield QRect(QPoint(at.x() + _RIGHT, y), size)
            yield QRect(QPoint(at.x() - _RIGHT - wide, y), size)


def _inside(box: QRect, room: QRect) -> QRect:
    x = max(room.left(), min(box.left(), room.right() - box.width() + 1))
    y = max(room.top(), min(box.top(), room.bottom() - box.height() + 1))
    return QRect(QPoint(x, y), box.size())


def _distance(at: QPoint, box: QRect) -> int:
    across = max(box.left() - at.x(), 0, at.x() - box.right())
    return across + max(box.top() - at.y(), 0, at.y() - box.bottom())


def _area(box: QRect) -> int:
    return box.width() * box.height() if not box.isEmpty() else 0
