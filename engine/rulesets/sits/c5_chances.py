"""Chances of 0, 1, 2 ... boxes as tuples: sums, mixtures, and many hits together."""

from collections.abc import Mapping, Sequence

from engine.mechanics.d10 import D10Roll, distribution
from engine.rulesets.sits.combat_view import Distribution

MINUS: Mapping[int, float] = {k: n / 100 for k, n in distribution(D10Roll.MINUS).items()}
PLUS: Mapping[int, float] = {k: n / 100 for k, n in distribution(D10Roll.PLUS).items()}
CERTAIN: tuple[float, ...] = (1.0,)
"""Nothing, for sure."""
_NOTHING = 1e-12


def mean(chances: Distribution) -> float:
    """The expected value."""
    return sum(value * chance for value, chance in chances.items())


def add(into: list[float], chances: Sequence[float], weight: float, shift: int = 0) -> None:
    """Adds weighted chances to a list, moved up by so many boxes."""
    into.extend([0.0] * (shift + len(chances) - len(into)))
    for n, chance in enumerate(chances, shift):
        into[n] += weight * chance


def joined(one: Sequence[float], other: Sequence[float]) -> tuple[float, ...]:
    """The chances of a sum."""
    found: list[float] = []
    for n, chance in enumerate(one):
        add(found, other, chance, n)
    return tuple(found)


def held(chances: Sequence[float], top: int) -> list[float]:
    """The same chances with all beyond `top` gathered there."""
    found = [0.0] * (top + 1)
    for n, chance in enumerate(chances):
        found[min(n, top)] += chance
    return found


def times(one: Sequence[float], other: Sequence[float], top: int) -> list[float]:
    """The chances of a sum, all beyond `top` gathered there."""
    found = [0.0] * (top + 1)
    tails = [0.0] * (len(other) + 1)
    for m in range(len(other) - 1, -1, -1):
        tails[m] = tails[m + 1] + other[m]
    for n, chance in enumerate(one):
        if chance > _NOTHING:
            room = top - n
            for m, part in enumerate(other[:room], n):
                found[m] += chance * part
            if room < len(other):
                found[top] += chance * tails[room]
    return found


def mixed(one: Sequence[float], other: Sequence[float], share: float) -> list[float]:
    """The chances of one thing or, with a share of it, the other."""
    found: list[float] = []
    add(found, one, 1.0 - share)
    add(found, other, share)
    return found


def as_distribution(chances: Sequence[float]) -> Distribution:
    return {n: chance for n, chance in enumerate(chances) if chance > 0} or {0: 1.0}
