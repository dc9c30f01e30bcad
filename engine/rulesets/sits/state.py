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
from engine.rulesets.sits.combat import BeamFire, Fate, Hold, Rig, Salvo, SalvoId, Task
from engine.rulesets.sits.commands import Plot, Slot


class Stacking(StrEnum):
    """How many ships may share a hex and level (INT.stacking-limit, INT.stacking-option)."""

    LIMIT = "limit"
    UNLIMITED = "unlimited"


class Stops(StrEnum):
    """In which launch, beam and repair steps the table waits."""

    ALWAYS = "always"
    """In each: time to look around and to measure."""
    NEEDED = "needed"
    """Where somebody can do something."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Options of a new game."""

    midpoint: MidpointRounding = MidpointRounding.RULE
    stacking: Stacking = Stacking.LIMIT
    turn_limit: int | None = None
    stops: Stops = Stops.ALWAYS
    salvoes_per_ship: bool = False
    """At most three salvoes a turn from a ship in all, not at each target (AMB.mounts)."""
    duel_reductions: bool = False
    """C2.131: later salvoes suffer from damage of earlier steps of the turn."""
    random_officers: bool = False
    """Grades were rolled when the game was set up (D1.12)."""
    cowardly_draw: bool = True
    """D2.draw: ten turns without damage worth the name end the game."""
    exercise: bool = False
    """Ships only fly: nobody fires, and no step waits for anybody who could."""


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
    disabled: Mapping[str, int] = field(default_factory=dict)
    """Boxes circled, by track: of no use while the cause lasts, but no damage (GLO.destroyed-disabled)."""
    spent: Mapping[str, int] = field(default_factory=dict)
    """Magazine dots and decoys used up, by track: gone like damaged ones, but no damage (A2.634, C4.124)."""
    canister: Mapping[str, int] = field(default_factory=dict)
    """Canister rounds bought and left, by mount (C4.152)."""
    sails: tuple[str, ...] = ()
    """Impeller tracks whose last box, the sail, went before its turn; it is one of `marked` (C5.462)."""
    lowered: Mapping[str, int] = field(default_factory=dict)
    """Grades lost to bridge hits, by post: what `officers` no longer shows, and still costs (C5.4412)."""
    rigged: tuple[Rig, ...] = ()
    """Jury-rigged boxes: no longer in `marked`, still damage for the score (C6.13, AMB.boxes-lost)."""
    beyond: Mapping[str, int] = field(default_factory=dict)
    """Of `marked`, boxes that no party may try again in this fight, by track (C6.13.once)."""
    parties_used: int = 0
    """Damage control parties that have tried something this turn (C6.11)."""
    tried: Mapping[str, int] = field(default_factory=dict)
    """Attempts of this turn that a second party may join no more, by track (C6.122)."""
    barred: tuple[str, ...] = ()
    """What failed bridge checks forbid this turn: "facing", "thrust", "launch:<ship>" (C5.441)."""
    passed: tuple[str, ...] = ()
    """What passed bridge checks allow this turn, in the same words."""
    scars: int = 0
    """Boxes that were crossed off before the game: they score for nobody (AMB.boxes-lost)."""
    wedge_up: bool = True
    bubble_wall: bool = False
    """Walls all round and no wedge, as bases have: Top and Bottom are hit through the facings (C5.1112)."""
    fate: Fate = Fate.FIGHTING
    place: Place | None = None
    attitude: Attitude
    vectors: Vectors
    """The white values."""
    changes: Vectors = field(default_factory=Vectors.none)
    """The gray values: thrust plotted this turn, from the reveal until it is added (B3.26)."""
    halves: tuple[Slot, ...] = ()
    """Half-displacement triangles filled in (B3.271)."""
    halves_next: tuple[Slot, ...] = ()
    """The triangles that this turn's thrust leaves, from the reveal until the records are kept."""
    midpoint: Place | None = None
    eot: Place | None = None
    """The End of Turn marker, displaced once the plots are revealed (B3.27)."""
    trail: tuple[Place, ...] = ()
    """Where it stood at the start of each past turn and at its midpoints."""

    @property
    def unusable(self) -> Mapping[str, int]:
        """Boxes that are of no use although not destroyed: circled ones, and dots and decoys used up."""
        if not self.spent:
            return self.disabled
        keys = {*self.disabled, *self.spent}
        return {key: self.disabled.get(key, 0) + self.spent.get(key, 0) for key in sorted(keys)}


@dataclass(frozen=True, slots=True, kw_only=True)
class SitsState(GameState):
    """Everything on the table, hidden plots included."""

    options: Options
    seats: tuple[Seat, ...]
    sheets: tuple[Sheet, ...]
    deploy: DeployRule | None = None
    hexes: str = "large"
    """Side of the sheets in use: "large" or "small" hexes (D2.11)."""
    arrangement: str = "square"
    """Sheets joined at their long edges ("square") or short edges ("long") (D2.111)."""
    title: str = ""
    """Of the scenario."""
    ships: Mapping[PieceId, Ship]
    plots: Mapping[PieceId, Plot] = field(default_factory=dict)
    """Orders of this turn; secret until `revealed`."""
    committed: tuple[PlayerId, ...] = ()
    """Sides that have sealed their plots, or are done with the launch, beam or repair step under way."""
    revealed: bool = False
    salvoes: Mapping[SalvoId, Salvo] = field(default_factory=dict)
    """Those of this turn, in the order of launching; the other side's are secret until `launched`."""
    holds: tuple[Hold, ...] = ()
    """Tubes held for canister this turn; as secret as the salvoes."""
    launched: bool = False
    """The salvo cards have been handed over (A3.136)."""
    fire: tuple[BeamFire, ...] = ()
    """Beams aimed in this beam step; secret until all have aimed."""
    said: tuple[PlayerId, ...] = ()
    """Sides that have made their remark of this turn."""
    work: tuple[Task, ...] = ()
    """What the step has still to do, the first task first (work.py)."""

    def with_ship(self, ship: Ship) -> Self:
        """This state with one ship changed."""
        return replace(self, ships={**self.ships, ship.id: ship})

    def with_ships(self, ships: Mapping[PieceId, Ship]) -> Self:
        """This state with several ships changed."""
        return replace(self, ships={**self.ships, **ships})

    def with_plot(self, plot: Plot) -> Self:
        """This state with one ship's order set."""
        return replace(self, plots={**self.plots, plot.ship: plot})

    def of_side(self, side: PlayerId) -> tuple[Ship, ...]:
        """A side's ships in the order of their ids."""
        return tuple(self.ships[key] for key in sorted(self.ships) if self.ships[key].side == side)

    def seat(self, side: PlayerId) -> Seat | None:
        """Where a side sits; None for a spectator."""
        return next((seat for seat in self.seats if seat.id == side), None)
