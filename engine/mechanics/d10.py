"""Combinations of ten-sided dice as functions of the faces shown: sums, differences, low, middle, high."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from functools import cache
from itertools import product
from types import MappingProxyType
from typing import Final

FACES: Final = tuple(range(1, 11))
"""The values of one die: a face that shows 0 counts 10 (sits/A1.21)."""


class D10Roll(StrEnum):
    """A named way to roll ten-sided dice (sits/A1.211-A1.216)."""

    D10 = "d10"
    MINUS = "2d10-"
    PLUS = "2d10+"
    LOW = "3d10low"
    MED = "3d10med"
    HI = "3d10hi"

    @property
    def dice(self) -> int:
        """How many dice are thrown."""
        return 1 if self is D10Roll.D10 else int(self.value[0])

    @property
    def sides(self) -> tuple[int, ...]:
        """What to ask of the dice."""
        return (10,) * self.dice


def value(face: int) -> int:
    """The value of one face: 0 counts 10; ValueError for anything but 0 to 10 (sits/A1.21)."""
    if not 0 <= face <= 10:
        raise ValueError(f"A ten-sided die shows 0 to 9, not {face}.")
    return face or 10


def difference(faces: Sequence[int]) -> int:
    """2d10-: the higher less the lower, 0 to 9 (sits/A1.212)."""
    low, high = _values(faces, 2)
    return high - low


def total(faces: Sequence[int]) -> int:
    """2d10+: the sum, 2 to 20 (sits/A1.213)."""
    return sum(_values(faces, 2))


def low(faces: Sequence[int]) -> int:
    """3d10low: the lowest of three (sits/A1.214)."""
    return _values(faces, 3)[0]


def middle(faces: Sequence[int]) -> int:
    """3d10med: the middle one of three (sits/A1.215)."""
    return _values(faces, 3)[1]


def high(faces: Sequence[int]) -> int:
    """3d10hi: the highest of three (sits/A1.216)."""
    return _values(faces, 3)[2]


def single(faces: Sequence[int]) -> int:
    """One d10, 1 to 10 (sits/A1.211)."""
    return _values(faces, 1)[0]


def _values(faces: Sequence[int], dice: int) -> list[int]:
    if len(faces) != dice:
        raise ValueError(f"{len(faces)} faces were given; this roll takes {dice}.")
    return sorted(value(face) for face in faces)


_RESULTS: Final[Mapping[D10Roll, Callable[[Sequence[int]], int]]] = MappingProxyType(
    {
        D10Roll.D10: single,
        D10Roll.MINUS: difference,
        D10Roll.PLUS: total,
        D10Roll.LOW: low,
        D10Roll.MED: middle,
        D10Roll.HI: high,
    }
)


def result(roll: D10Roll, faces: Sequence[int], modifier: int = 0) -> int:
    """The result of a named roll for the faces shown; ValueError for a wrong number of faces.

    The modifier is added last, after the dice are combined (sits/A1.22), and is not held within limits.
    """
    return _RESULTS[roll](faces) + modifier


def rolls_under(face: int, target: int) -> bool:
    """Whether a d10 is equal to or below a target number (sits/A1.211)."""
    return value(face) <= target


def rolls_over(face: int, target: int) -> bool:
    """Whether a d10 is equal to or above a target number (sits/A1.211)."""
    return value(face) >= target


@cache
def distribution(roll: D10Roll) -> Mapping[int, int]:
    """How many of the 10, 100 or 1000 equally likely throws give each result (sits/A1.212.dist)."""
    counts = Counter(result(roll, faces) for faces in product(FACES, repeat=roll.dice))
    return MappingProxyType(dict(sorted(counts.items())))


def chance_under(target: int) -> int:
    """Tenths of a chance to roll equal to or below a target on a d10."""
    return min(max(target, 0), 10)


def chance_over(target: int) -> int:
    """Tenths of a chance to roll equal to or above a target on a d10."""
    return min(max(11 - target, 0), 10)
