"""The ship class file: every box of a Ship Systems Display with its provenance."""

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Literal, Self

from pydantic import Field, StringConstraints, model_validator

from engine.content.base import (
    Count,
    Flag,
    Model,
    Name,
    Number,
    Provenance,
    ReadOnly,
    Slug,
    Text,
    Value,
)

WINDOW_PATTERN = r"^(?:[A-F] (?:y|bu|bl|gu|gl)|(?:A/B|B/C|C/D|D/E|E/F|F/A) (?:y|bu|bl)|[+-] p)$"
Window = Annotated[str, StringConstraints(strict=True, pattern=WINDOW_PATTERN)]
"""One of the fifty AVID windows (B2.122)."""

Shape = Literal["square", "circle", "octagon", "star"]
Mark = Literal["wrench", "core", "sail"]
Salvo = Literal["early", "middle", "late"]


class Box(Model):
    """One box of a damage track (A2.67)."""

    value: Value
    shape: Shape
    mark: Mark | None


class Track(Model):
    """Boxes in marking order, left to right and row by row (A2.672)."""

    boxes: Annotated[tuple[Box, ...], Field(max_length=400)]
    exhausted: Number | None
    """The value once every box is marked; None where the track then gives nothing."""


class PivotTrack(Track):
    """The pivot track with the evolution delays printed under it (B2.221)."""

    delays: tuple[Count, ...]

    @model_validator(mode="after")
    def _one_delay_a_box(self) -> Self:
        if len(self.delays) != len(self.boxes):
            raise ValueError(f"as many delays as pivot boxes ({len(self.boxes)})")
        return self


class HullTrack(Track):
    """The hull boxes: their printed rows and damage control parties."""

    rows: tuple[Count, ...]
    wrenches: Count

    @model_validator(mode="after")
    def _rows_and_wrenches_agree(self) -> Self:
        if sum(self.rows) != len(self.boxes):
            raise ValueError(f"rows that add up to the {len(self.boxes)} hull boxes")
        marked = sum(box.mark == "wrench" for box in self.boxes)
        if marked != self.wrenches:
            raise ValueError(f"{marked} wrenches, the number of boxes so marked")
        return self


class DefenceTrack(Track):
    """Countermissiles or point defense; `per_lac` when the boxes repeat on every LAC."""

    per_lac: Flag = False


class Weapon(Model):
    """One weapon listing of a mount; `count` boxes, numbered by what remains (A2.632)."""

    kind: Literal["missile", "laser", "graser", "energy_torpedo", "grav_lance"]
    code: Name | None
    label: Name
    count: Count
    span: Count | None
    damage_by_range: Annotated[Mapping[Name, Count], ReadOnly]
    """By range in hexes; "any" for missiles."""
    box_launcher: Annotated[Mapping[Literal["missiles", "per_lac"], Count], ReadOnly] | None = None
    per_lac: Count | None = None


class Arcs(Model):
    """Windows a mount bears on, in ship axes written in AVID names (C1.21); the rest is black."""

    grey: tuple[Window, ...]
    white: tuple[Window, ...]


class Mount(Model):
    """One of the four weapon mounts (A2.63); the magazine counts salvoes."""

    kind: Literal["hammerhead", "broadside"]
    fcon: Track
    magazine: Count
    weapons: tuple[Weapon, ...]
    cm: DefenceTrack
    pd: DefenceTrack
    decoys: Track
    arcs: Arcs


class Mounts(Model):
    """The four mounts by facing."""

    forward: Mount
    aft: Mount
    port: Mount
    starboard: Mount


class Tracks(Model):
    """The internals (A2.67)."""

    bridge: Track
    flag: Track
    life: Track
    com: Track
    ecm: Track
    pivot: PivotTrack
    roll: Track
    fwd_impeller: Track
    aft_impeller: Track
    thrust: Track
    hyper: Track
    hull: HullTrack
    si: Track


class Sidewalls(Model):
    """The sidewall tracks."""

    port: Track
    starboard: Track


class Hammerheads(Model):
    """Armor of nose and stern."""

    forward: Count
    aft: Count


class Service(Model):
    """First and last year in service."""

    from_: Count | None = Field(alias="from")
    to: Count | None


class Crew(Model):
    """Heads aboard."""

    officers: Count
    enlisted: Count
    marines: Count


class SmallCraft(Model):
    """Boats aboard."""

    cutters: Count
    pinnaces: Count
    assault_shuttles: Count


class Grades(Model):
    """A number for each grade: Crew Quality targets or cost changes (A2.65)."""

    poor: Number
    average: Number
    veteran: Number
    elite: Number


class Officers(Model):
    """Cost of each station's grade."""

    TAC: Grades
    EWO: Grades
    ATO: Grades
    HELM: Grades
    ENG: Grades
    CREW: Grades


class RangeBand(Model):
    """One line of the range bands: upper limit, base MQL, salvoes possible (A2.66)."""

    max: Count
    mql: Count
    salvoes: tuple[Salvo, ...]


class HitCell(Model):
    """One cell of the hit location table."""

    code: Name
    core: Flag


class HitLocation(Model):
    """The hit location table; None outside the ship's outline (C5.23)."""

    rows: Annotated[Mapping[Name, tuple[HitCell | None, ...]], ReadOnly]
    columns: tuple[Count, ...]

    @model_validator(mode="after")
    def _every_row_is_full(self) -> Self:
        for name, cells in self.rows.items():
            if len(cells) != len(self.columns):
                raise ValueError(f"{len(self.columns)} cells in row {name}")
        return self


class LacBox(Model):
    """One box of a LAC's damage row: a number, or the letter of a system."""

    value: Count | Literal["M", "L", "P"] | None
    shape: Shape
    mark: Mark | None


class Lac(Model):
    """The squadron's rows (C7.32)."""

    letters: tuple[Name, ...]
    cost_each: Count
    row: tuple[LacBox, ...]
    damage_control_parties: Count
    crew_quality: Count


class Alternate(Model):
    """A reading that was considered and not used."""

    path: Text
    value: Number | Text
    source: Text
    why_rejected: Text


class ShipClass(Model):
    """A ship class as its file gives it."""

    schema_: Literal["holotank-ship/1"] = Field(alias="schema")
    slug: Slug
    name: Name
    nation: Name
    nation_code: Name
    class_type: Name
    complete: Flag
    """Whether every number was read off the printed card."""
    cost: Count
    boxes: Count
    boxes_counted: Count
    scale: Count
    core_armor: Count
    hammerhead_armor: Hammerheads
    bow_wall: Track | None
    stern_wall: Track | None
    service: Service
    mass_tons: Count | None
    crew: Crew
    small_craft: SmallCraft
    recon_drones: Count
    crew_quality: Grades
    officers: Officers
    missile: Name | None
    range_bands: tuple[RangeBand, ...]
    mounts: Mounts
    sidewalls: Sidewalls
    tracks: Tracks
    hit_location: HitLocation | None
    lac: Lac | None
    alternates: tuple[Alternate, ...]
    provenance: Annotated[Mapping[str, Provenance], ReadOnly]
    notes: tuple[Text, ...]

    @model_validator(mode="after")
    def _everything_has_a_source(self) -> Self:
        sourced = {path.partition(".")[0] for path in self.provenance}
        for name, field in type(self).model_fields.items():
            path = field.alias or name
            if path != "provenance" and path not in sourced:
                raise ValueError(f'an entry "{path}" in "provenance"')
        return self

    @cached_property
    def _paths(self) -> tuple[str, ...]:
        return tuple(sorted(self.provenance, key=len, reverse=True))

    def provenance_of(self, path: str) -> Provenance:
        """Source of the value at a dotted path ("tracks.pivot"): the longest stated prefix applies.

        KeyError for a path that names no field of a ship class.
        """
        for stated in self._paths:
            if path == stated or path.startswith(stated + "."):
                return self.provenance[stated]
        raise KeyError(path)
