"""Velocities on eight vector arrows: adding, consolidating, midpoints and displacement by thrust."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Final

from engine.mechanics.hexgrid import Direction, Hex

SLOTS: Final = ("A", "B", "C", "D", "E", "F", "+", "-")
"""The eight vector arrows in the order of the movement card (sits/B3.15)."""

_FIELD: Final = dict(zip(SLOTS, ("a", "b", "c", "d", "e", "f", "up", "down"), strict=True))
_OPPOSITES: Final = (("A", "D"), ("B", "E"), ("C", "F"), ("+", "-"))


@dataclass(frozen=True, slots=True)
class Vectors:
    """Hexes (or levels) per turn on each of the eight arrows; never negative (sits/B3.11, B3.15)."""

    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0
    e: int = 0
    f: int = 0
    up: int = 0
    down: int = 0

    def __post_init__(self) -> None:
        if min(self.amounts) >= 0:
            return
        for slot, amount in zip(SLOTS, self.amounts, strict=True):
            if amount < 0:
                raise ValueError(f"Vector {slot} is {amount}; a vector is never negative.")

    @classmethod
    def none(cls) -> Vectors:
        """No velocity at all."""
        return _NONE

    @classmethod
    def of(cls, amounts: Mapping[str, int]) -> Vectors:
        """Vectors from slot names, e.g. {"A": 3, "+": 1}; ValueError for an unknown slot."""
        unknown = [slot for slot in amounts if slot not in _FIELD]
        if unknown:
            raise ValueError(f"{unknown[0]!r} is no vector; expected one of {' '.join(SLOTS)}.")
        return cls(**{_FIELD[slot]: amount for slot, amount in amounts.items()})

    @classmethod
    def between(cls, offset: Hex, levels: int) -> Vectors:
        """The consolidated vectors that carry a ship over `offset` and `levels` in one turn."""
        amounts = {direction.letter: n for direction, n in offset.components().items()}
        if levels:
            amounts["+" if levels > 0 else "-"] = abs(levels)
        return cls.of(amounts)

    @property
    def amounts(self) -> tuple[int, int, int, int, int, int, int, int]:
        """The eight amounts in the order of SLOTS."""
        return self.a, self.b, self.c, self.d, self.e, self.f, self.up, self.down

    def __getitem__(self, slot: str) -> int:
        amount: int = getattr(self, _FIELD[slot])
        return amount

    def __bool__(self) -> bool:
        return any(self.amounts)

    def __str__(self) -> str:
        return " ".join(f"{amount}{slot}" for slot, amount in self.items()) or "0"

    def items(self) -> tuple[tuple[str, int], ...]:
        """The arrows that are not zero, as (slot, amount)."""
        return tuple((slot, n) for slot, n in zip(SLOTS, self.amounts, strict=True) if n)

    def as_dict(self) -> dict[str, int]:
        """The arrows that are not zero."""
        return dict(self.items())

    def added(self, other: Vectors) -> Vectors:
        """Both velocities on the same arrows, not yet consolidated (sits/B3.32)."""
        return Vectors(*(x + y for x, y in zip(self.amounts, other.amounts, strict=True)))

    def with_amount(self, slot: str, amount: int) -> Vectors:
        """The same vectors with one arrow set to `amount`."""
        return Vectors.of({**self.as_dict(), slot: amount})

    @property
    def total(self) -> int:
        """The sum of all arrows as written."""
        return sum(self.amounts)

    @property
    def speed(self) -> int:
        """Hexes and levels per turn once consolidated."""
        return self.consolidated().total

    def displacement(self) -> tuple[Hex, int]:
        """How far one turn carries the ship: the map offset and the change of level (sits/B3.12)."""
        # The six unit offsets of the map directions, added up.
        q = self.b + self.c - self.e - self.f
        r = self.d + self.e - self.a - self.b
        return Hex(q, r), self.up - self.down

    def reversed(self) -> Vectors:
        """The velocity that would cancel this one (sits/B3.11)."""
        a, b, c, d, e, f, up, down = self.amounts
        return Vectors(d, e, f, a, b, c, down, up)

    def cancelled(self) -> Vectors:
        """After the 180 degree step: of each opposite pair only the difference is left (sits/B3.331)."""
        result = self
        for step in _cancelling(self):
            result = step.result
        return result

    def combined(self) -> Vectors:
        """After one pass of the 120 degree step (sits/B3.332)."""
        result = self
        for step in _combining(self):
            result = step.result
        return result

    def consolidated(self) -> Vectors:
        """The fewest vectors for the same movement: two adjacent map arrows and one vertical at most.

        The outcome of `consolidation` is unique (AMB.consolidate), so it can be had without the steps.
        """
        return self if self.is_consolidated() else Vectors.between(*self.displacement())

    def is_consolidated(self) -> bool:
        """Whether two adjacent map directions and one vertical direction at most remain (B3.33.order)."""
        used = [direction for direction, n in zip(Direction, self.amounts[:6], strict=True) if n]
        adjacent = len(used) < 2 or (len(used) == 2 and (used[1] - used[0]) in (1, 5))
        return adjacent and not (self.up and self.down)


_NONE: Final = Vectors()


@dataclass(frozen=True, slots=True)
class ConsolidationStep:
    """One subtraction: `amount` is taken from both arrows and, at 120 degrees, added to the one between."""

    angle: int
    """180 or 120 degrees."""
    smaller: str
    larger: str
    amount: int
    into: str | None
    """The arrow that gains the amount; None when opposite arrows cancel."""
    result: Vectors
    """The vectors after this step."""


@dataclass(frozen=True, slots=True)
class Consolidation:
    """A consolidation with its working (sits/B3.33)."""

    start: Vectors
    after_180: Vectors
    """After the first pass over opposite pairs."""
    steps: tuple[ConsolidationStep, ...]
    final: Vectors


def consolidation(vectors: Vectors) -> Consolidation:
    """Consolidate: 180 degree pairs first, then 120 degree pairs, until nothing is left to do.

    Implements sits/B3.331, B3.332 and B3.33.order. Every step keeps the net movement and shortens the
    sum of the arrows, so it always ends.
    """
    steps = list(_cancelling(vectors))
    after_180 = current = steps[-1].result if steps else vectors
    while not current.is_consolidated():
        for round_ in (_combining, _cancelling):
            new = round_(current)
            steps.extend(new)
            current = new[-1].result if new else current
    return Consolidation(vectors, after_180, tuple(steps), current)


def _cancelling(vectors: Vectors) -> list[ConsolidationStep]:
    steps: list[ConsolidationStep] = []
    for first, second in _OPPOSITES:
        amount = min(vectors[first], vectors[second])
        if amount:
            vectors = _less(vectors, first, second, amount)
            small, large = _by_size(vectors, first, second)
            steps.append(ConsolidationStep(180, small, large, amount, None, vectors))
    return steps


def _combining(vectors: Vectors) -> list[ConsolidationStep]:
    steps: list[ConsolidationStep] = []
    for direction in Direction:
        first, between, second = (direction.turned(k).letter for k in range(3))
        amount = min(vectors[first], vectors[second])
        if amount:
            vectors = _less(vectors, first, second, amount)
            small, large = _by_size(vectors, first, second)
            vectors = vectors.with_amount(between, vectors[between] + amount)
            steps.append(ConsolidationStep(120, small, large, amount, between, vectors))
    return steps


def _less(vectors: Vectors, first: str, second: str, amount: int) -> Vectors:
    taken = {first: vectors[first] - amount, second: vectors[second] - amount}
    return Vectors.of({**vectors.as_dict(), **taken})


def _by_size(vectors: Vectors, first: str, second: str) -> tuple[str, str]:
    """Which of the two was smaller, told by what is left; of equals the first is called smaller."""
    return (second, first) if vectors[first] else (first, second)


def midpoint(vectors: Vectors) -> Vectors:
    """The way to the midpoint marker: half of each vector, each rounded up (sits/B3.121, B4.22)."""
    return Vectors(*((n + 1) // 2 for n in vectors.amounts))


class EngineerRounding(StrEnum):
    """What the engineering officer makes of half hexes of displacement (sits/B3.271, B3.272)."""

    LOST = "lost"
    CARRIED = "carried"
    ROUNDED_UP = "rounded up"


def displaced(
    changes: Vectors,
    halves_before: Collection[str] = (),
    grade: EngineerRounding = EngineerRounding.CARRIED,
    waived: Collection[str] = (),
) -> tuple[Vectors, tuple[str, ...]]:
    """The shift of the End of Turn marker by this turn's thrust, and the half hexes noted after it.

    For a ship that thrust and did not pivot (sits/B3.27); for any other ship both results are empty, so do
    not call this. An odd change completes a noted half or notes a new one; an even change keeps a noted
    half; a direction without change loses it (B3.271). `waived` names the directions in which a rounding
    officer notes the half instead of rounding it up (B3.272.veteran).
    """
    shift: dict[str, int] = {}
    halves: list[str] = []
    for slot, change in changes.items():
        noted = slot in halves_before and grade is not EngineerRounding.LOST
        whole, odd = divmod(change, 2)
        rounds_up = grade is EngineerRounding.ROUNDED_UP and slot not in waived
        shift[slot] = whole + (1 if odd and (noted or rounds_up) else 0)
        kept = noted if not odd else not noted and not rounds_up and grade is not EngineerRounding.LOST
        if kept:
            halves.append(slot)
    return Vectors.of(shift), tuple(halves)


def vector_fields() -> tuple[str, ...]:
    """The field names of Vectors in the order of SLOTS, for savers and forms."""
    return tuple(field.name for field in fields(Vectors))
