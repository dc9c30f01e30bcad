"""Finds places for tags beside what they name, so that no two touch; pure arithmetic in logical pixels."""

import math
from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

Size = tuple[float, float]
Rect = tuple[float, float, float, float]
"""Left, top, right, bottom."""

GAP: Final = 1.5
_BLOCK: Final = 48.0
"""Edge of the squares in which neighbours are looked for."""
_AROUND: Final = ((0, 1), (0, -1), (1, 0), (-1, 0), (0.7, 0.7), (0.7, -0.7), (-0.7, 0.7), (-0.7, -0.7))
"""Where a tag may stand, the best first: below, above, beside, at the corners."""
_POINTED: Final = 2.0
_COVERED: Final = 4.0
"""What it costs to stand before the nose, and to cover a counter."""
_HIDDEN: Final = 1
"""So many counters at most are covered by a tag that could be left out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """A tag that wants a place beside a point."""

    key: Hashable
    x: float
    y: float
    reach: float
    """Radius around the point that stays free."""
    sizes: tuple[Size, ...]
    """Of its forms, the one that says most first."""
    nose: float | None = None
    """Degrees clockwise from up in which something points away from there."""
    must: bool = False
    """Is placed even where it covers another."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a tag's middle stands from its point, in which form, and whether far enough to need a line."""

    dx: float
    dy: float
    form: int = 0
    far: bool = False


class Room:
    """What is taken already: tags, which may not be touched, and counters, which should not be covered."""

    def __init__(self, counters: Iterable[tuple[float, float, float]] = ()) -> None:
        self._tags: dict[tuple[int, int], list[Rect]] = {}
        self._counters: dict[tuple[int, int], list[Rect]] = {}
        for x, y, radius in counters:
            self._enter(self._counters, (x - radius, y - radius, x + radius, y + radius))

    def fork(self) -> "Room":
        """A copy that can be filled further; counters are shared."""
        made = Room()
        made._counters = self._counters
        made._tags = {block: list(rects) for block, rects in self._tags.items()}
        return made

    @staticmethod
    def _enter(blocks: dict[tuple[int, int], list[Rect]], rect: Rect) -> None:
        for block in _blocks(rect):
            blocks.setdefault(block, []).append(rect)

    def take(self, rect: Rect) -> None:
        """A tag stands there now."""
        self._enter(self._tags, rect)

    def free(self, rect: Rect) -> bool:
        """Whether no tag is touched."""
        return not any(_touch(rect, other) for block in _blocks(rect) for other in self._tags.get(block, ()))

    def covered(self, rect: Rect) -> int:
        """How many counters would be covered."""
        found = {
            other for block in _blocks(rect) for other in self._counters.get(block, ()) if _touch(rect, other)
        }
        return len(found)


def lay_out(wishes: Iterable[Wish], room: Room) -> Mapping[Hashable, Spot]:
    """A place for each tag in turn, as long as there is one; those that must be seen get one in any case."""
    spots: dict[Hashable, Spot] = {}
    for wish in wishes:
        spot = _best(wish, room)
        if spot is None and wish.must:
            spot = Spot(0.0, wish.reach + GAP + wish.sizes[-1][1] / 2, len(wish.sizes) - 1)
        if spot is not None:
            room.take(_rect(wish, spot))
            spots[wish.key] = spot
    return spots


def _best(wish: Wish, room: Room) -> Spot | None:
    best: tuple[float, Spot] | None = None
    for far in (False, True):
        for cost, spot in _offers(wish, far=far):
            if best is not None and cost >= best[0]:
                continue
            rect = _rect(wish, spot)
            if not room.free(rect):
                continue
            covered = room.covered(rect)
            if covered > _HIDDEN and not wish.must:
                continue
            cost += _COVERED * covered
            if best is None or cost < best[0]:
                best = (cost, spot)
            if cost == 0:
                return spot
        if best is not None and best[0] < _COVERED:
            break
    return best[1] if best is not None else None


def _offers(wish: Wish, *, far: bool) -> Iterator[tuple[float, Spot]]:
    """Places with what speaks against each, the cheapest first on the whole."""
    for form, (wide, high) in enumerate(wish.sizes):
        reach = wish.reach + GAP + (high * 1.2 if far else 0.0)
        for order, (ax, ay) in enumerate(_AROUND):
            dx = ax * reach + math.copysign(wide / 2, ax) * (ax != 0)
            dy = ay * reach + math.copysign(high / 2, ay) * (ay != 0)
            cost = order * 0.1 + form * 1.0 + far * 1.5
            if wish.nose is not None:
                away = math.degrees(math.atan2(ax, -ay)) - wish.nose
                cost += _POINTED * (abs((away + 180) % 360 - 180) < 35)
            yield cost, Spot(dx, dy, form, far)


def _rect(wish: Wish, spot: Spot) -> Rect:
    wide, high = wish.sizes[spot.form]
    x, y = wish.x + spot.dx, wish.y + spot.dy
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


def _blocks(rect: Rect) -> Iterator[tuple[int, int]]:
    left, top, right, bottom = (int(edge // _BLOCK) for edge in rect)
    for column in range(left, right + 1):
        for row in range(top, bottom + 1):
            yield column, row


def _touch(a: Rect, b: Rect) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
