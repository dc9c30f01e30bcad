"""Chances of 0, 1, 2 ... boxes as tuples: sums, mixtures, and many hits together."""

from collections.abc import Mapping, Sequence

from engine.mechanics.d10 import D10Roll, distribution
from engine.rulesets.sits.combat_view import Distribution

MINUS: Mapping[int, float] = {k: n / 100 for k, n in distribution(D10Roll.MINUS).items()}
PLUS: Mapping[int, float] = {k: n / 100 for k, n in distribution(D10Roll.PLUS).items()}
CERTAIN: tuple[float, ...] = (1.0,)
"""Nothing, for sure."""


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


def many(one: Sequence[float], leakers: Distribution, top: int) -> list[float]:
    """The sum over as many hits as there are, by Horner's rule; what goes beyond `top` is gathered there."""
    most = max((n for n, chance in leakers.items() if chance > 0), default=0)
    single = _held(one, top)
    found = [0.0] * (top + 1)
    for hits in range(most, -1, -1):
        found = _times(found, single, top)
        found[0] += leakers.get(hits, 0.0)
    return found


def _held(chances: Sequence[float], top: int) -> list[float]:
    found = [0.0] * (top + 1)
    for n, chance in enumerate(chances):
        found[min(n, top)] += chance
    return found


def _times(one: list[float], single: list[float], top: int) -> list[float]:
    found = [0.0] * (top + 1)
    for n, chance in enumerate(one):
        if chance > 0:
            room = top - n
            for m, other in enumerate(single[:room]):
                found[n + m] += chance * other
            found[top] += chance * sum(single[room:])
    return found


def as_distribution(chances: Sequence[float]) -> Distribution:
    return {n: chance for n, chance in enumerate(chances) if chance > 0} or {0: 1.0}
