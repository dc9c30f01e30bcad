"""Models of unit counters and of maps made of columns of levels."""

from collections.abc import Iterator, Mapping
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
    RuleNumber,
    Slug,
    Text,
)

ColumnName = Annotated[str, StringConstraints(strict=True, pattern=r"^[A-Z][0-9]{2}$")]
LevelName = Annotated[str, StringConstraints(strict=True, pattern=r"^[A-Z][0-9]{2}/[1-9]$")]
"""Column and height: "C01/1" is the top level of column C01."""
Rating = Annotated[int, Field(strict=True, ge=0, le=99)]
RATINGS = ("crew", "launched", "energy", "psychic")
"""What is printed on a counter, in that order."""


class Unit(Model):
    """One type of unit counter of one side, and where each of its numbers comes from."""

    id: Annotated[str, StringConstraints(strict=True, pattern=r"^[A-Z]\.[A-Z]{1,4}$")]
    side: Name
    code: Annotated[str, StringConstraints(strict=True, pattern=r"^[A-Z]{1,4}$")]
    name: Name
    eltani: Text
    """Its name in the language of the people in the game, or nothing."""
    count: Annotated[int, Field(strict=True, ge=1, le=99)]
    crew: Rating
    """Crew points that activate it."""
    launched: Rating
    energy: Rating
    psychic: Rating
    mobile: Flag
    boardable: Flag
    complement: Text
    mass: Text
    length: Text
    rules: tuple[RuleNumber, ...]
    """Rules of its own."""
    provenance: Annotated[Mapping[Name, Provenance], ReadOnly]
    """For "count" and each of the four ratings."""

    @model_validator(mode="after")
    def _every_number_has_a_source(self) -> Self:
        if set(self.provenance) != {"count", *RATINGS}:
            raise ValueError(f"a source for count, {', '.join(RATINGS)} of {self.id}")
        return self


class UnitFile(Model):
    """All unit counters of a game."""

    format: Literal["holotank-units"]
    version: Literal[1]
    game: Slug
    units: Annotated[tuple[Unit, ...], Field(min_length=1, max_length=200)]

    @model_validator(mode="after")
    def _ids_differ(self) -> Self:
        for unit in self.units:
            if sum(other.id == unit.id for other in self.units) > 1:
                raise ValueError(f"the unit {unit.id} only once")
        return self


class Column(Model):
    """A stack of levels and where it stands, in axial coordinates of the hexagonal packing."""

    id: ColumnName
    q: Annotated[Number, Field(ge=-99, le=99)]
    r: Annotated[Number, Field(ge=-99, le=99)]


class Place(Model):
    """A named level: a solar system or a seam."""

    name: Name
    kind: Literal["system", "seam"]
    column: ColumnName
    level: Annotated[int, Field(strict=True, ge=1, le=9)]
    provenance: Annotated[Mapping[Literal["name", "place"], Provenance], ReadOnly]

    @property
    def at(self) -> str:
        """Its level: "C01/1"."""
        return f"{self.column}/{self.level}"

    @model_validator(mode="after")
    def _says_where_from(self) -> Self:
        if len(self.provenance) != 2:
            raise ValueError(f"a source for name and place of {self.name}")
        return self


class WarpLine(Model):
    """A natural warp line and its two entry levels."""

    id: Annotated[str, StringConstraints(strict=True, pattern=r"^W[0-9]{1,2}$")]
    ends: tuple[LevelName, LevelName]


class Layout(Model):
    """Where systems, seams and warp lines lie on the columns."""

    title: Name
    places: Annotated[tuple[Place, ...], Field(min_length=3, max_length=99)]
    warp_lines: Annotated[tuple[WarpLine, ...], Field(max_length=99)]
    provenance: Provenance
    """Of the whole arrangement, with the method by which it was made."""

    @model_validator(mode="after")
    def _names_and_places_differ(self) -> Self:
        for what in ([p.name for p in self.places], [p.at for p in self.places]):
            for item in what:
                if what.count(item) > 1:
                    raise ValueError(f"{item} only once")
        ids = [line.id for line in self.warp_lines]
        if len(set(ids)) != len(ids) or any(a == b for a, b in (line.ends for line in self.warp_lines)):
            raise ValueError("warp lines with ids of their own, each between two levels")
        return self

    def levels(self) -> Iterator[str]:
        """The levels that it speaks of."""
        yield from (place.at for place in self.places)
        for line in self.warp_lines:
            yield from line.ends


class LevelMap(Model):
    """A map of columns, and the layouts that can be played on it."""

    format: Literal["holotank-levels"]
    version: Literal[1]
    game: Slug
    levels: Annotated[Count, Field(ge=1, le=9)]
    """Levels in each column, 1 on top."""
    columns: Annotated[tuple[Column, ...], Field(min_length=1, max_length=99)]
    layouts: Annotated[Mapping[Slug, Layout], ReadOnly, Field(min_length=1)]

    @model_validator(mode="after")
    def _columns_stand_apart(self) -> Self:
        if len({c.id for c in self.columns}) != len(self.columns):
            raise ValueError("each column only once")
        if len({(c.q, c.r) for c in self.columns}) != len(self.columns):
            raise ValueError("one column at a place")
        return self

    @model_validator(mode="after")
    def _layouts_lie_on_the_columns(self) -> Self:
        known = {f"{c.id}/{level}" for c in self.columns for level in range(1, self.levels + 1)}
        for name, layout in self.layouts.items():
            for level in layout.levels():
                if level not in known:
                    raise ValueError(f"levels that exist in layout {name}, not {level}")
        return self
