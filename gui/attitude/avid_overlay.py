"""What may be laid over an AVID: tinted windows, paths, bearings and a cursor; plain data, no Qt."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.core.view import MarkerView

Tint = Literal["reachable", "next", "refused", "chosen", "thrust"]
"""How a window is marked: can be reached, can be entered next by hand, is refused, is the end of the path,
or is where thrust falls."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PathOverlay:
    """The way a marker goes this turn."""

    marker: str
    """"forward" or "top"."""
    sites: tuple[str, ...]
    """Starting site included."""
    midpoint: str = ""
    """The site that gets the double dash (B2.241); empty for none."""
    diagonal: int | None = None
    """Index in `sites` of the one entered over a corner."""
    allowed: int | None = None
    """How many windows the rating allows: those beyond are drawn as refused."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BearingOverlay:
    """A bearing to a target: the range in its window, circled when the target is below (C1.114)."""

    window: str
    text: str
    below: bool = False
    faint: bool = False
    """From or to another moment than now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Overlay:
    """Everything laid over the card at once."""

    tints: Mapping[str, Tint] = field(default_factory=dict)
    thrust: str | None = None
    """The window in which thrust accrues."""
    paths: tuple[PathOverlay, ...] = ()
    bearings: tuple[BearingOverlay, ...] = ()
    ghosts: tuple[MarkerView, ...] = ()
    """Markers as they will be."""
    changes: Mapping[str, int] = field(default_factory=dict)
    """Pending vector changes that the attitude does not hold yet."""
    halves: tuple[str, ...] | None = None
    """Half-displacement triangles as they will be; None leaves them as they are."""
    cursor: str | None = None
    """The window that the keys point at."""


NOTHING = Overlay()
