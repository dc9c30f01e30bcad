"""Silhouettes of the ship types from above: half outlines as data, bow up, in scene units."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

Outline = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Hull:
    """A type's shape: the starboard half from bow to stern, and where its drive rings sit."""

    half: Outline
    rings: tuple[float, ...] = ()
    """Distances from the middle, bow negative; each ring spans the hull there."""

    @property
    def outline(self) -> Outline:
        """Both halves, clockwise from the bow."""
        return self.half + tuple((-x, y) for x, y in reversed(self.half))

    @property
    def reach(self) -> float:
        """From the middle to the bow."""
        return -self.half[0][1]


def _warship(length: float, beam: float, hammer: float, *, waist: float = 0.6, head: float = 0.15) -> Hull:
    """The double-ended spindle with a hammerhead at each end that all impeller warships share."""
    end, neck, flare = length / 2, beam * waist, length * head
    half = (
        (hammer * 0.72, -end),
        (hammer, -end + flare * 0.42),
        (hammer * 0.92, -end + flare * 0.8),
        (neck, -end + flare * 1.15),
        (beam * 0.9, -end * 0.26),
        (beam, end * 0.04),
        (beam * 0.88, end * 0.36),
        (neck, end - flare * 1.1),
        (hammer * 0.84, end - flare * 0.72),
        (hammer * 0.9, end - flare * 0.3),
        (hammer * 0.6, end),
    )
    ring = end - flare * 1.35
    return Hull(half, (-ring, ring))


HULLS: Final = MappingProxyType(
    {
        "dd": _warship(46, 4.6, 5.2, head=0.16),
        "cl": _warship(50, 5.6, 6.2, head=0.15),
        "ca": _warship(55, 6.8, 7.5, head=0.14),
        "amc": Hull(
            (
                (4, -25),
                (7, -22),
                (5, -17),
                (8.5, -14),
                (8.5, 14),
                (5, 17),
                (6.6, 20),
                (5, 25),
            ),
            (-15.5, 15.5),
        ),
        "bc": _warship(60, 7.8, 8.7, head=0.135),
        "bb": _warship(62, 9.8, 10.6, waist=0.7, head=0.13),
        "dn": _warship(64, 11.2, 11.9, waist=0.72, head=0.13),
        "sd": _warship(66, 12.6, 13.0, waist=0.74, head=0.13),
        "ms": Hull(
            (
                (3.5, -25),
                (8, -21),
                (9.6, -15),
                (9.6, 16),
                (6.4, 20),
                (6.4, 25),
            ),
            (-12, -3, 6, 15),
        ),
        "lac": Hull(((1.6, -13), (4.4, -8), (5.6, 0), (4.6, 7), (6.4, 11), (3, 13)), (6,)),
        "pod": Hull(((3, -9), (5, -5), (5, 7), (3, 9)), ()),
    }
)
_ALIASES: Final = MappingProxyType(
    {"freighter": "ms", "merchant": "ms", "ff": "dd", "cv": "bb", "clac": "bb"}
)


def hull(art: str) -> Hull:
    """The hull for a counter's art; a type that has none is drawn as a heavy cruiser."""
    key = art.lower()
    return HULLS.get(_ALIASES.get(key, key), HULLS["ca"])
