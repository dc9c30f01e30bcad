"""Figures that counters carry: outlines as short path texts, entered by name by the games that own them."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

Point = tuple[float, float]
Segment = tuple[str, tuple[Point, ...]]
"""A letter of a path and its points: M and L one, Q two, C three, Z none."""

_POINTS: Final = {"M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0}
_WORD: Final = re.compile(r"([MLQCZ])|(-?\d+(?:\.\d+)?)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A silhouette seen from above, its head up, in units of a counter whose plate has a radius of 33.

    Paths are written like "M0,-28 L6,10 Q3,14 0,14": absolute points, M, L, Q, C and Z.
    """

    halves: tuple[str, ...] = ()
    """Right halves, from top to bottom along the middle line; the left halves are their mirror images."""
    wholes: tuple[str, ...] = ()
    """Closed outlines that are no mirror image of themselves."""
    lines: tuple[str, ...] = ()
    """Lines upon it, drawn once there is room for them."""
    lamps: tuple[Point, ...] = ()
    """Small lights."""


@cache
def segments(path: str) -> tuple[Segment, ...]:
    """A path text taken apart; ValueError for one that is not well written."""
    words = _words(path)
    found: list[Segment] = []
    letter = ""
    while words:
        if words[0] in _POINTS:
            letter = words.pop(0)
        count = _POINTS.get(letter, -1)
        if count < 0 or len(words) < 2 * count:
            raise ValueError(f"{path!r} is no path.")
        numbers = [float(words.pop(0)) for _ in range(2 * count)]
        found.append((letter, tuple(zip(numbers[::2], numbers[1::2], strict=True))))
        if letter == "Z" and words and words[0] not in _POINTS:
            raise ValueError(f"{path!r} goes on after its end.")
    if not found or found[0][0] != "M":
        raise ValueError(f"{path!r} does not begin with M.")
    return tuple(found)


def _words(path: str) -> list[str]:
    if _WORD.sub("", path).strip(" ,"):
        raise ValueError(f"{path!r} holds more than letters and numbers.")
    return ["".join(pair) for pair in _WORD.findall(path)]


@cache
def mirrored(half: str) -> tuple[Segment, ...]:
    """A right half and its mirror image as one closed outline."""
    right = segments(half)
    points = [right[0][1][-1]]
    for _, ends in right[1:]:
        points.append(ends[-1])
    back: list[Segment] = []
    for index in range(len(right) - 1, 0, -1):
        letter, ends = right[index]
        inner = tuple((-x, y) for x, y in reversed(ends[:-1]))
        x, y = points[index - 1]
        back.append((letter, (*inner, (-x, y))))
    x, y = points[-1]
    return (*right, ("L", ((-x, y),)), *back, ("Z", ()))


def outlines(figure: Figure) -> Iterator[tuple[Segment, ...]]:
    """All closed outlines of a figure."""
    for half in figure.halves:
        yield mirrored(half)
    for whole in figure.wholes:
        yield (*segments(whole), ("Z", ()))


_FIGURES: dict[str, Figure] = {}


def enter(figures: Mapping[str, Figure]) -> None:
    """Makes figures known by their names; a game does it when its screen is loaded."""
    _FIGURES.update(figures)


def figure(art: str) -> Figure | None:
    """The figure of a counter's art; None where no game has entered one."""
    return _FIGURES.get(art)
