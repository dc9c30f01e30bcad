"""Every model of a data file, under one name."""

from collections.abc import Mapping
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from engine.content.base import (
    BoxValue,
    CellProvenance,
    FrozenJson,
    Json,
    Model,
    Name,
    Provenance,
    ReadOnly,
    RuleNumber,
    Slug,
    Source,
    TableProvenance,
    Text,
)
from engine.content.lesson_models import BookThrow, Lesson, LessonStep, Sign
from engine.content.level_models import Column, Layout, LevelMap, Place, Unit, UnitFile, WarpLine
from engine.content.scenario_models import (
    Corner,
    Deploy,
    MapSheet,
    Options,
    Placed,
    Playground,
    Scenario,
    ScenarioShip,
    Side,
)
from engine.content.ship_models import Box, Mount, ShipClass, Track, Weapon

__all__ = [
    "BookThrow",
    "Box",
    "BoxValue",
    "CellProvenance",
    "Column",
    "Corner",
    "Deploy",
    "Json",
    "Layout",
    "Lesson",
    "LessonStep",
    "LevelMap",
    "MapSheet",
    "Mount",
    "Options",
    "Place",
    "Placed",
    "Playground",
    "Provenance",
    "RuleText",
    "RuleTextFile",
    "Ruling",
    "RulingFile",
    "Scenario",
    "ScenarioShip",
    "ShipClass",
    "Side",
    "Sign",
    "Source",
    "Table",
    "TableFile",
    "TableProvenance",
    "Track",
    "Unit",
    "UnitFile",
    "WarpLine",
    "Weapon",
]


class Table(Model):
    """One table of the rules: what it is for, what its axes mean, its cells and their sources."""

    rule: RuleNumber
    title: Name
    axes: Annotated[Mapping[Name, Text], ReadOnly]
    cells: FrozenJson
    provenance: TableProvenance
    note: Text = ""
    extra: FrozenJson = None


class TableFile(Model):
    """All tables of a game."""

    format: Literal["holotank-tables"]
    version: Literal[1]
    game: Slug
    about: FrozenJson
    tables: Annotated[Mapping[Name, Table], ReadOnly]


class Ruling(Model):
    """How an unclear or lost rule is played, and why."""

    id: Annotated[str, Field(strict=True, pattern=r"^AMB\.[a-z0-9-]+$")]
    rules: Annotated[tuple[RuleNumber, ...], Field(min_length=1)]
    question: Text
    ruling: Text
    why: Text
    alternatives: tuple[Text, ...]
    option: Annotated[str, Field(strict=True, pattern=r"^[a-z][a-z_]{0,39}$")] | None
    """The option of a new game that changes this ruling."""


class RulingFile(Model):
    """All rulings of a game."""

    format: Literal["holotank-rulings"]
    version: Literal[1]
    game: Slug
    provenance: Provenance
    rulings: tuple[Ruling, ...]

    @model_validator(mode="after")
    def _ids_differ(self) -> Self:
        seen: set[str] = set()
        for ruling in self.rulings:
            if ruling.id in seen:
                raise ValueError(f"the ruling {ruling.id} only once")
            seen.add(ruling.id)
        return self


class RuleText(Model):
    """A rule in a player's words, as the rule text panel shows it."""

    title: Name
    text: Annotated[str, Field(strict=True, min_length=10, max_length=1_200)]
    kind: Literal["mechanic", "table", "setup", "victory", "option", "definition", "example", "note"]
    module: Literal["core", "advanced", "optional", "campaign"]
    chapter: Name
    see: tuple[RuleNumber, ...]
    table: Name | None
    """Id of the table in tables.json that holds its numbers."""
    provenance: Provenance


class RuleTextFile(Model):
    """All rule texts of a game, by rule number."""

    format: Literal["holotank-rules"]
    version: Literal[1]
    game: Slug
    chapters: Annotated[Mapping[Name, Text], ReadOnly]
    rules: Annotated[Mapping[RuleNumber, RuleText], ReadOnly]

    @model_validator(mode="after")
    def _links_lead_somewhere(self) -> Self:
        for number, rule in self.rules.items():
            if rule.chapter not in self.chapters:
                raise ValueError(f"a chapter that exists in rule {number}, not {rule.chapter}")
            for link in rule.see:
                if link not in self.rules:
                    raise ValueError(f"links to rules that exist in rule {number}, not {link}")
        return self
