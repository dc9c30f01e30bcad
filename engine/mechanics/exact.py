"""Exact arithmetic for steps of 30 degrees: numbers a + b * sqrt(3) with whole a and b."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Surd:
    """The number a + b * sqrt(3); compared by sign() without any rounding."""

    a: int
    b: int = 0

    def __add__(self, other: Surd) -> Surd:
        return Surd(self.a + other.a, self.b + other.b)

    def __sub__(self, other: Surd) -> Surd:
        return Surd(self.a - other.a, self.b - other.b)

    def __neg__(self) -> Surd:
        return Surd(-self.a, -self.b)

    def __mul__(self, other: Surd) -> Surd:
        return Surd(self.a * other.a + 3 * self.b * other.b, self.a * other.b + self.b * other.a)

    def sign(self) -> int:
        """-1, 0 or 1."""
        a, b = self.a, self.b
        if a == 0 or b == 0 or (a > 0) == (b > 0):
            return _sign(a or b)
        # Opposite signs: the larger of a * a and 3 * b * b decides; they are never equal.
        return _sign(a) if a * a > 3 * b * b else _sign(b)


def _sign(n: int) -> int:
    return (n > 0) - (n < 0)


ZERO: Final = Surd(0)

# Twice the sine of 0, 30, ... 90 degrees.
_SINES: Final = (Surd(0), Surd(1), Surd(0, 1), Surd(2))


def sine(degrees: int) -> Surd:
    """Twice the sine of a multiple of 30 degrees; ValueError for any other angle."""
    if degrees % 30:
        raise ValueError(f"{degrees} degrees is not a whole step of 30 degrees.")
    step = degrees // 30 % 12
    size = _SINES[min(step % 6, 6 - step % 6)]
    return size if step < 6 else -size


def cosine(degrees: int) -> Surd:
    """Twice the cosine of a multiple of 30 degrees; ValueError for any other angle."""
    return sine(degrees + 90)
