"""The scenario file: map sheets, sides, ships in the tray or in space, options."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Literal, Self

from pydantic import Field, StringConstraints, model_validator

from engine.content.base import Count, Flag, Model, Name, Number, Provenance, ReadOnly, Slug, Text
from engine.content.lesson_models import Lesson
from engine.content.ship_models import Window

Direction = Literal["A", "B", "C", "D", "E", "F", "+", "-"]
Station = Literal["TAC", "EWO", "ATO", "HELM", "ENG", "CREW"]
Grade = Literal["poor", "average", "veteran", "elite"]
SideId = Literal["Green", "Red"]
Viewpoint = Literal["A", "B/C", "D", "E/F"]
"""Map direction at the top of a side's Movement Card (A2.21)."""

HexName = Annotated[str, StringConstraints(strict=True, pattern=r"^-?[0-9]{1,4},-?[0-9]{1,4}$")]
"""Axial "q,r" with A = 0,-1 and C = 1,0."""
TrackName = Annotated[str, StringConstraints(strict=True, pattern=r"^[a-z_]{1,20}(\.[a-z0-9_]{1,20}){0,2}$")]
ShipId = Annotated[str, StringConstraints(strict=True, pattern=r"^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$")]
Level = Annotated[Number, Field(ge=-999, le=999)]
Speed = Annotated[Count, Field(le=999)]
Stock = Annotated[Count, Field(le=999)]
MountName = Literal["forward", "aft", "port", "starboard"]


class Corner(StrEnum):
    """A corner of the playing area as seen with direction A at the top."""

    TOP_LEFT = "top left"
    TOP_RIGHT = "top right"
    BOTTOM_LEFT = "bottom left"
    BOTTOM_RIGHT = "bottom right"


def axial(text: str) -> tuple[int, int]:
    """The two numbers of a hex name."""
    q, _, r = text.partition(",")
    return int(q), int(r)


class MapSheet(Model):
    """One printed map sheet; its hex in column c and row w is q + c, r + w - c // 2."""

    id: Name
    q: Number
    r: Number
    columns: Annotated[Count, Field(ge=1, le=400)]
    rows: Annotated[Count, Field(ge=1, le=400)]

    def holds(self, q: int, r: int) -> bool:
        """Whether a hex lies on this sheet."""
        column = q - self.q
        row = r - self.r + column // 2
        return 0 <= column < self.columns and 0 <= row < self.rows


class Playground(Model):
    """The playing area: its size in hexes and the sheets it is made of (D2.11, D2.111)."""

    columns: Annotated[Count, Field(ge=1, le=400)]
    rows: Annotated[Count, Field(ge=1, le=400)]
    maps: Annotated[tuple[MapSheet, ...], Field(min_length=1, max_length=16)]
    arrangement: Literal["square", "long"]
    """Sheets joined at their long edges ("square") or at their short edges ("long")."""
    hexes: Literal["large", "small"]
    orientation: Viewpoint
    """Direction at the top of a view that belongs to no side."""

    @model_validator(mode="after")
    def _sheets_fill_the_area(self) -> Self:
        if sum(sheet.columns * sheet.rows for sheet in self.maps) != self.columns * self.rows:
            raise ValueError(f"sheets that fill {self.columns} columns and {self.rows} rows")
        ids = [sheet.id for sheet in self.maps]
        if len(set(ids)) != len(ids):
            raise ValueError("a different id for every map sheet")
        return self

    def holds(self, q: int, r: int) -> bool:
        """Whether a hex lies on one of the sheets."""
        return any(sheet.holds(q, r) for sheet in self.maps)

    def corner(self, corner: Corner) -> tuple[int, int]:
        """The axial coordinates of the hex in a corner of the playing area."""
        first = min(self.maps, key=lambda sheet: (sheet.q, sheet.r))
        column = self.columns - 1 if corner in (Corner.TOP_RIGHT, Corner.BOTTOM_RIGHT) else 0
        row = self.rows - 1 if corner in (Corner.BOTTOM_LEFT, Corner.BOTTOM_RIGHT) else 0
        return first.q + column, first.r + row - column // 2


class Options(Model):
    """Defaults for a new game; each can be changed when it is opened."""

    midpoint: Literal["rule", "illustrated"] = "rule"
    """Half of an odd number of windows, ruling AMB.midpoint."""
    stacking: Literal["limit", "unlimited"] = "limit"
    """INT.stacking-limit or INT.stacking-option."""
    enforcement: Literal["referee", "adviser", "free"] = "referee"
    dice: Literal["program", "table"] = "program"
    undo: Literal["standard", "open", "none"] = "standard"
    turn_limit: Annotated[Count, Field(ge=1, le=999)] | None = None
    stops: Literal["always", "needed"] = "always"
    """In which launch, beam and repair steps the table waits."""
    salvoes_per_ship: Flag = False
    """Three salvoes a turn from a ship in all, not at each target, ruling AMB.mounts."""
    duel_reductions: Flag = False
    """C2.131."""
    random_officers: Flag = False
    """Grades are rolled when the game is set up (D1.12)."""
    cowardly_draw: Flag = True
    """D2.draw: ten turns without damage worth the name end the game."""
    exercise: Flag = False
    """Ships only fly: nobody fires."""


class Side(Model):
    """One of the two sides (D2.112) and where it sits at the table."""

    id: SideId
    colour: Literal["green", "red"]
    viewpoint: Viewpoint
    corner: Corner | None = None
    altitude: Level = 0
    """Level on which it deploys (D2.12)."""


class Placed(Model):
    """Where a ship stands, how it lies and how it moves; `roll` in steps of 30 degrees to starboard."""

    hex: HexName
    level: Level = 0
    forward: Window
    roll: Annotated[Count, Field(le=11)] = 0
    vectors: Annotated[Mapping[Direction, Speed], ReadOnly] = Field(default_factory=dict)
    halves: tuple[Direction, ...] = ()
    """Half displacements carried (B3.271)."""


class ScenarioShip(Model):
    """A ship of a side: its class, its officers, earlier damage, and its place or None while in the tray."""

    id: ShipId
    number: Annotated[Count, Field(ge=1, le=999)]
    side: SideId
    class_: Slug = Field(alias="class")
    name: Name
    officers: Annotated[Mapping[Station, Grade], ReadOnly] = Field(default_factory=dict)
    """Stations left out are average."""
    marked: Annotated[Mapping[TrackName, Count], ReadOnly] = Field(default_factory=dict)
    """Boxes already crossed off, from the left."""
    spent: Annotated[Mapping[TrackName, Count], ReadOnly] = Field(default_factory=dict)
    """Magazine dots and decoys already used up."""
    canister: Annotated[Mapping[MountName, Stock], ReadOnly] = Field(default_factory=dict)
    """Canister rounds bought, by mount (C4.152)."""
    wedge_up: Flag = True
    bubble_wall: Flag = False
    """A base in a bubble wall, without a wedge (C5.1112)."""
    placed: Placed | None = None


class Deploy(Model):
    """Limits of setup by hand (D2.12)."""

    radius: Annotated[Count, Field(le=99)] = 5
    max_speed: Speed = 5


class Scenario(Lesson):
    """A game ready to be opened."""

    format: Literal["holotank-scenario"]
    version: Literal[1]
    game: Slug
    id: Slug
    title: Name
    summary: Text
    map: Playground
    options: Options = Options()
    sides: Annotated[tuple[Side, ...], Field(min_length=2, max_length=2)]
    ships: Annotated[tuple[ScenarioShip, ...], Field(min_length=1, max_length=200)]
    deploy: Deploy | None = None
    featured: Flag = True
    """Whether the home screen lists it."""
    provenance: Provenance

    @model_validator(mode="after")
    def _names_are_clear(self) -> Self:
        if len({side.id for side in self.sides}) != len(self.sides):
            raise ValueError("two different sides")
        seen: set[object] = set()
        for ship in self.ships:
            for key in (ship.id, (ship.side, ship.number)):
                if key in seen:
                    raise ValueError(f"ship {ship.id} with an id and a number of its own")
                seen.add(key)
        return self

    @model_validator(mode="after")
    def _everything_can_start(self) -> Self:
        taken: set[tuple[str, int]] = set()
        corners = {side.id: side.corner for side in self.sides}
        for ship in self.ships:
            if ship.placed is None:
                if self.deploy is None or corners[ship.side] is None:
                    raise ValueError(f'"deploy" and a corner for {ship.side}: {ship.id} is not placed')
                continue
            place = (ship.placed.hex, ship.placed.level)
            if not self.map.holds(*axial(ship.placed.hex)):
                raise ValueError(f"ship {ship.id} on the map, not in hex {ship.placed.hex}")
            if place in taken and self.options.stacking == "limit":
                raise ValueError(f"one ship in hex {place[0]} at level {place[1]} (INT.stacking-limit)")
            taken.add(place)
        return self
