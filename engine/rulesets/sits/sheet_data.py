"""What a ship's printed sheet holds, section by section, as plain data for a drawing (A2.6)."""

from dataclasses import dataclass
from typing import Literal

from engine.core.ids import PieceId, RuleId

BoxNow = Literal["open", "destroyed", "spent", "disabled", "repaired"]
"""Unmarked; crossed off; used up (A2.634); circled in pencil (A2.676); jury-rigged after damage (C6.13)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetBox:
    """One box as it is printed, and what has become of it."""

    value: str
    """What is printed in it, a fraction as "2/3"; empty for a plain box."""
    shape: str
    """"square", "circle", "octagon", "star" or "dot"."""
    icon: str
    """"wrench", "core", "sail", or empty."""
    state: BoxNow
    current: bool
    """The leftmost usable box: its value counts (A2.671)."""
    under: str = ""
    """Printed below it: the evolution delay of a pivot box (C5.4641)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetTrack:
    """A row of boxes in marking order, broken as it is printed (A2.672)."""

    id: str
    title: str
    code: str
    """Hit location code, printed in square brackets (A2.673); empty for none."""
    rule: RuleId
    rows: tuple[tuple[SheetBox, ...], ...]
    left: int
    total: int
    worth: str
    """The value in force, or how many boxes are left."""
    exhausted: str
    """Printed at the end of the track: what counts once every box is marked; empty for nothing."""
    source: str
    """"printed", "secondary", "reconstructed" or "house"."""
    source_ref: str
    grey: bool = False
    """Printed on gray: a track of the defences (A2.633)."""
    detail: str = ""
    """What else its listing tells: damage by range and span of a weapon."""

    def boxes(self) -> tuple[SheetBox, ...]:
        """All boxes in marking order."""
        return tuple(box for row in self.rows for box in row)


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetArc:
    """A window that a mount fires through; every other is black (C1.225)."""

    window: str
    """In the ship's axes, written in AVID names (C1.21)."""
    fill: Literal["grey", "white"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetMount:
    """One of the four weapon mounts (A2.63); tracks without boxes are left out."""

    id: str
    """"forward", "aft", "port" or "starboard"."""
    title: str
    centre: str
    """The window that its firing arc diagram is centred on."""
    arcs: tuple[SheetArc, ...]
    fcon: SheetTrack | None
    magazine: SheetTrack | None
    weapons: tuple[SheetTrack, ...]
    defences: tuple[SheetTrack, ...]
    """Countermissiles, point defense, decoys."""

    def tracks(self) -> tuple[SheetTrack, ...]:
        """All its tracks."""
        return tuple(t for t in (self.fcon, self.magazine) if t is not None) + self.weapons + self.defences


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetOfficer:
    """A line of the officers and crew box (A2.65): poor, average, veteran, elite."""

    post: str
    title: str
    rule: RuleId
    grade: str
    """The grade aboard this ship."""
    effects: tuple[str, str, str, str]
    costs: tuple[int, int, int, int]
    """What the grade adds to the base cost (D1.112)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetBand:
    """A range band: which salvoes it allows, and its base MQL (A2.66)."""

    low: int
    high: int
    mql: int
    salvoes: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetCell:
    """A cell of the hit location table."""

    code: str
    core: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetTable:
    """The hit location table: the ship from above, bow to the left, starboard at the top (A2.64, C5.23)."""

    columns: tuple[str, ...]
    """Rolls of the Starboard and Port edges, from the bow."""
    rows: tuple[str, ...]
    """Rolls of the Forward and Aft edges, from starboard."""
    cells: tuple[tuple[SheetCell | None, ...], ...]
    """Row by row; None lies outside the ship."""
    scale: int
    core_armor: int
    forward_armor: int
    """What the Forward edge has for a sidewall (C5.214.hammer)."""
    aft_armor: int
    source: str
    source_ref: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetLacs:
    """The rows of a squadron: one LAC each, all alike (C7.32)."""

    letters: tuple[str, ...]
    row: tuple[SheetBox, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipSheet:
    """A ship's sheet as it stands now; answered to `commands.ReadSheet`."""

    piece: PieceId
    nation: str
    class_name: str
    class_type: str
    ship_class: str
    """Slug of the class."""
    number: int
    name: str
    side: str
    base_cost: int
    cost: int
    """Base cost with what the officers aboard add (D1.112)."""
    box_count: int
    crew: tuple[tuple[str, str], ...]
    """Heads, boats and drones by name."""
    service: str
    officers: tuple[SheetOfficer, ...]
    missile: str
    bands: tuple[SheetBand, ...]
    mounts: tuple[SheetMount, ...]
    """Forward, Aft, Port, Starboard."""
    internals: tuple[SheetTrack, ...]
    sidewalls: tuple[SheetTrack, ...]
    """Port, then Starboard."""
    table: SheetTable | None
    lacs: SheetLacs | None
    sources: tuple[str, ...]
    """Where figures come from that are not read off the printed sheet, a sentence each."""

    def tracks(self) -> tuple[SheetTrack, ...]:
        """Every track with boxes, in the order in which they are read."""
        return tuple(t for mount in self.mounts for t in mount.tracks()) + self.internals + self.sidewalls


@dataclass(frozen=True, slots=True, kw_only=True)
class LookUp:
    """A table of the cards: rows by name, columns counted from 1."""

    title: str
    rule: RuleId
    rows: tuple[tuple[str, tuple[int, ...]], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardTables:
    """What is printed on blank cards and maps; answered to `commands.ReadCards`."""

    ecm: LookUp
    active: LookUp
    weapons: tuple[tuple[str, str], ...]
    """Weapon and effect in order of resolution (A2.413)."""
    canister: tuple[tuple[str, str], ...]
    """Missile damage and canisters in its place (C4.15)."""
    hex_mm: tuple[tuple[str, float], ...]
    """Edge to edge of a hex by the side of the map sheet (D2.11)."""
