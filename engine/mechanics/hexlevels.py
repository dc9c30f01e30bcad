"""Places on a hex map with altitude levels, and the stacking tiles that show them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from engine.mechanics.hexgrid import Hex

if TYPE_CHECKING:
    from engine.mechanics.vector import Vectors


class Offset(NamedTuple):
    """The way from one place to another: a map offset and a signed change of level."""

    hexes: Hex
    levels: int


class RangeComponents(NamedTuple):
    """A range taken apart: horizontal hexes and the difference of levels, neither negative (sits/C1.13)."""

    h: int
    v: int


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A hex and an altitude level; one level is as high as a hex is wide (sits/B1.14)."""

    hex: Hex
    level: int = 0

    def __str__(self) -> str:
        return f"{self.hex}@{self.level}"

    @classmethod
    def parse(cls, text: str) -> Place:
        """Read "q,r@level" as written by str(); ValueError for anything else."""
        hex_text, _, level_text = text.partition("@")
        try:
            return cls(Hex.parse(hex_text), int(level_text))
        except ValueError:
            raise ValueError(f"{text!r} is no place; expected hex and level like '3,-1@2'.") from None

    def offset_to(self, other: Place) -> Offset:
        """The way from here to another place."""
        return Offset(other.hex - self.hex, other.level - self.level)

    def range_components(self, other: Place) -> RangeComponents:
        """Horizontal hexes and difference of levels to another place (sits/C1.13)."""
        return RangeComponents(self.hex.distance(other.hex), abs(self.level - other.level))

    def moved(self, vectors: Vectors) -> Place:
        """The place after one turn with these vectors (sits/B3.12)."""
        offset, levels = vectors.displacement()
        return Place(self.hex + offset, self.level + levels)


class Tiles(NamedTuple):
    """Stacking tiles: dark blue worth 16 levels, light blue 4, white 1 (sits/A2.13).

    `inverted` marks a negative level (a black tile) or, under a marker, a descent (sits/B1.143).
    """

    dark_blue: int
    light_blue: int
    white: int
    inverted: bool

    @property
    def levels(self) -> int:
        """The level, or the change of level, that the tiles stand for."""
        height = 16 * self.dark_blue + 4 * self.light_blue + self.white
        return -height if self.inverted else height


def tiles(level: int) -> Tiles:
    """The fewest tiles for an altitude level (sits/B1.14)."""
    rest = abs(level)
    dark, rest = divmod(rest, 16)
    light, white = divmod(rest, 4)
    return Tiles(dark, light, white, level < 0)


def marker_tiles(present: int, marked: int) -> Tiles:
    """The tiles under a Midpoint or End of Turn marker: only the difference (sits/B1.142, B1.143)."""
    return tiles(marked - present)
