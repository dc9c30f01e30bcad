"""The state of a SITS game: ships in hexes and levels, their attitudes, vectors, plots and markers."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Self

from engine.core.ids import PieceId, PlayerId
from engine.core.state import GameState
from engine.mechanics.attitude import Attitude, MidpointRounding
from engine.mechanics.hexlevels import Place
from engine.mechanics.vector import Vectors
from engine.rulesets.sits.commands import Plot, Slot


class Stacking(StrEnum):
    """How many ships may share a hex and level (INT.stacking-limit, INT.stacking-option)."""

    LIMIT = "limit"
    UNLIMITED = "unlimited"


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Options of a new game."""

    midpoint: MidpointRounding = MidpointRounding.RULE
    stacking: Stacking = Stacking.LIMIT
    turn_limit: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """A side: Green or Red (D2.112)."""

    id: PlayerId
    viewpoint: str = "A"
    corner: str = ""
    altitude: int = 0
    """Level at which it deploys (D2.12)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A printed map sheet lying on the table, its first hex at axial (q, r) (D2.111)."""

    id: str
    q: int
    r: int
    columns: int
    rows: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DeployRule:
    """The limits of setup (D2.12)."""

    radius: int = 5
    max_speed: int = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Ship:
    """A ship in play; `place` None while it is in the tray."""

    id: PieceId
    number: int
    side: PlayerId
    ship_class: str
    """Slug of its class."""
    name: str
    officers: Mapping[str, str] = field(default_factory=dict)
    """Grades that are not average, by post: {"HELM": "veteran"}."""
    marked: Mapping[str, int] = field(default_factory=dict)
    """Boxes marked from the left, by track (A2.672)."""
    place: Place | None = None
    attitude: Attitude
    vectors: Vectors
    """The white values."""
    halves: tuple[Slot, ...] = ()
    """Half-displacement triangles filled in (B3.271)."""
    midpoint: Place | None = None
    eot: Place | None = None
    """The End of Turn marker, displaced once the plots are revealed (B3.27)."""
    trail: tuple[Place, ...] = ()
    """Where it stood at the start of each past turn and at its midpoints."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SitsState(GameState):
    """Everything on the table, hidden plots included."""

    options: Options
    seats: tuple[Seat, ...]
    sheets: tuple[Sheet, ...]
    deploy: DeployRule | None = None
    ships: Mapping[PieceId, Ship]
    plots: Mapping[PieceId, Plot] = field(default_factory=dict)
    """Orders of this turn; secret until `revealed`."""
    committed: tuple[PlayerId, ...] = ()
    revealed: bool = False

    def with_ship(self, ship: Ship) -> Self:
        """This state with one ship changed."""
        return replace(self, ships={**self.ships, ship.id: ship})
