"""What happened in the fight, with the facts that an animation or a report needs."""

from dataclasses import dataclass
from typing import Literal

from engine.core.event import Event
from engine.core.ids import PieceId
from engine.core.view import Breakdown
from engine.rulesets.sits.combat import Hit, LayerResult, Mount, Salvo, SalvoId, WalkStep, WeaponKind


@dataclass(frozen=True, slots=True, kw_only=True)
class Launched(Event):
    """A salvo left its tubes: told to all when the cards are handed over (A3.136)."""

    kind: Literal["sits.launched"] = "sits.launched"
    salvo: Salvo


@dataclass(frozen=True, slots=True, kw_only=True)
class LayerFought(Event):
    """A layer of the Missile Defense Card was worked through (C4.1)."""

    kind: Literal["sits.layer"] = "sits.layer"
    target: PieceId
    result: LayerResult
    left: int
    salvoes: tuple[SalvoId, ...] = ()
    """What came in, for the card; several for a linked set (C2.17)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BeamsFired(Event):
    """Beams of one kind out of one mount (C3.1)."""

    kind: Literal["sits.beams"] = "sits.beams"
    ship: PieceId
    target: PieceId
    mount: Mount
    weapon: WeaponKind
    count: int
    range: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Penetrations(Event):
    """The batch of penetration rolls of one damage step (C5.22), those deflected included."""

    kind: Literal["sits.penetrations"] = "sits.penetrations"
    target: PieceId
    weapon: WeaponKind
    hits: tuple[Hit, ...]
    deflected: int
    zeros: int
    modifiers: tuple[Breakdown, ...] = ()
    """How the depth modifier of each burst came about (C5.21), titled with the burst's label."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HitPlaced(Event):
    """One hit was walked to its end on the hit location table (C5.23): the whole walk, cell by cell."""

    kind: Literal["sits.hit"] = "sits.hit"
    target: PieceId
    hit: Hit
    location: int
    location_faces: tuple[int, ...]
    steps: tuple[WalkStep, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxesLost(Event):
    """Boxes were marked for another reason than a walk: natural zeros, cascades, lances (C5.213, C5.4212)."""

    kind: Literal["sits.boxes"] = "sits.boxes"
    target: PieceId
    track: str
    boxes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipLost(Event):
    """A ship was destroyed or struck its wedge."""

    kind: Literal["sits.ship_lost"] = "sits.ship_lost"
    ship: PieceId
    fate: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RepairTried(Event):
    """Parties tried to mend a box (C6.12)."""

    kind: Literal["sits.repair_tried"] = "sits.repair_tried"
    ship: PieceId
    track: str
    parties: int
    success: bool
