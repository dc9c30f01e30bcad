"""Firing arcs of mounts and cover of the hull, both as windows in the axes of the ship."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from engine.mechanics.avid import WINDOWS, Colour, Ring, Window, azimuth, colour, count, window_at


class Facing(StrEnum):
    """A side of the ship: where mounts look out and where hits come in."""

    FORWARD = "forward"
    STARBOARD = "starboard"
    AFT = "aft"
    PORT = "port"

    @property
    def centre(self) -> Window:
        """The middle window of this side in ship axes."""
        return window_at(90 * list(Facing).index(self), Ring.YELLOW)

    @property
    def opposite(self) -> Facing:
        """The side on the other end or beam."""
        sides = list(Facing)
        return sides[(sides.index(self) + 2) % 4]


class ArcColour(StrEnum):
    """The fill of a window in a firing arc diagram (sits/C1.225)."""

    BLACK = "black"
    """The mount cannot fire there."""
    GREY = "grey"
    """It can, and the window is covered by a sidewall."""
    WHITE = "white"
    """It can, and only a bow or stern wall covers the window."""


class Coverage(StrEnum):
    """What covers a window of the ship (T.coverage)."""

    WEDGE = "wedge"
    SIDEWALL = "sidewall"
    OPEN = "open"


_BLOCK_RINGS: Final = (Ring.BLUE_UPPER, Ring.YELLOW, Ring.BLUE_LOWER)
_BESIDE_BOW: Final = {30: Facing.STARBOARD, 330: Facing.PORT}
_BESIDE_STERN: Final = {150: Facing.STARBOARD, 210: Facing.PORT}


def _block(mount: Facing) -> tuple[Window, ...]:
    middle = azimuth(mount.centre)
    return tuple(
        window_at((middle + turn) % 360, ring_) for ring_ in _BLOCK_RINGS for turn in (-60, -30, 0, 30, 60)
    )


_BLOCKS: Final[Mapping[Facing, tuple[Window, ...]]] = {mount: _block(mount) for mount in Facing}


def block(mount: Facing) -> tuple[Window, ...]:
    """The 15 windows into which a mount fires: five columns of the yellow and blue rows (sits/C1.21)."""
    return _BLOCKS[mount]


def bears(mount: Facing, window: Window) -> bool:
    """Whether a mount fires through a window of the ship's axes (sits/C1.225)."""
    return window in _BLOCKS[mount]


def bearing_mounts(window: Window) -> tuple[Facing, ...]:
    """The sides whose mounts fire through a window: up to two, none through the wedge."""
    return tuple(mount for mount in Facing if bears(mount, window))


def arc_colour(mount: Facing, window: Window) -> ArcColour:
    """The fill of a window in a mount's firing arc diagram (sits/C1.225; T.arcs)."""
    if not bears(mount, window):
        return ArcColour.BLACK
    return ArcColour.WHITE if coverage(window) is Coverage.OPEN else ArcColour.GREY


def coverage(window: Window) -> Coverage:
    """What covers a window in ship axes (sits/C1.coverage; AMB.coverage)."""
    if colour(window) in (Colour.GREEN, Colour.PURPLE):
        return Coverage.WEDGE
    return Coverage.OPEN if azimuth(window) in (0, 180) else Coverage.SIDEWALL


def hit_edge(window: Window) -> Facing | None:
    """The edge of the hull behind a window of the yellow and blue rows; None behind the wedge."""
    if coverage(window) is Coverage.WEDGE:
        return None
    if azimuth(window) in (0, 180):
        return Facing.FORWARD if azimuth(window) == 0 else Facing.AFT
    return Facing.STARBOARD if azimuth(window) < 180 else Facing.PORT


def leak_beside_bow(window: Window) -> Facing | None:
    """The side whose -10 modifier a window takes: the column beside the bow (sits/C5.113); else None."""
    return None if coverage(window) is Coverage.WEDGE else _BESIDE_BOW.get(azimuth(window))


def leak_beside_stern(window: Window) -> Facing | None:
    """The side whose +10 modifier a window takes: the column beside the stern (sits/C5.113); else None."""
    return None if coverage(window) is Coverage.WEDGE else _BESIDE_STERN.get(azimuth(window))


def slides_to(window: Window) -> tuple[Facing, ...]:
    """The facings to which a missile slides from a wedge window; the defender picks (sits/C5.111).

    The nearest facings by counting windows; every other window gives an empty tuple.
    """
    if coverage(window) is not Coverage.WEDGE:
        return ()
    counts = {facing: count(window, facing.centre) for facing in Facing}
    least = min(counts.values())
    return tuple(facing for facing in Facing if counts[facing] == least)


def windows_of(kind: Coverage) -> tuple[Window, ...]:
    """All windows with that cover."""
    return tuple(window for window in WINDOWS if coverage(window) is kind)
