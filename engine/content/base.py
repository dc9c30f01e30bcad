"""Ground under the data models: strict scalars, provenance, frozen JSON."""

from collections.abc import Mapping
from enum import StrEnum
from fractions import Fraction
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Self, TypeAlias

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    PlainValidator,
    StringConstraints,
    model_validator,
)

from engine.content.jsonfile import Raw

Json: TypeAlias = "bool | int | str | tuple[Json, ...] | Mapping[str, Json] | None"
"""What a file held, made unchangeable."""

BoxValue: TypeAlias = "int | Fraction | None"
"""What is printed in a box; None for a plain box."""


class Model(BaseModel):
    """A frozen model that refuses fields it does not know."""

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)

    def plain(self) -> dict[str, Raw]:
        """The fields as a file would hold them; validating this again gives an equal model."""
        fields = type(self).model_fields
        return {field.alias or name: _plain(getattr(self, name)) for name, field in fields.items()}


def _plain(value: object) -> Raw:
    if isinstance(value, Model):
        return value.plain()
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if value is None or isinstance(value, bool | int):
        return value
    return str(value)  # text, a StrEnum, or a fraction as "2/3"


def freeze(value: object) -> Json:
    """The same content in tuples and read-only mappings; ValueError for a float."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, list | tuple):
        return tuple(freeze(item) for item in value)
    if isinstance(value, Mapping):
        return MappingProxyType({_key(key): freeze(item) for key, item in value.items()})
    raise ValueError("whole numbers, text, lists and objects only")


def _key(key: object) -> str:
    if isinstance(key, str):
        return key
    raise ValueError("keys that are text")


def _read_only(value: Mapping[str, object]) -> Mapping[str, object]:
    return MappingProxyType(dict(value))


def _box_value(value: object) -> BoxValue:
    if value is None or (isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1000):
        return value
    if isinstance(value, str) and len(value) <= 7:
        above, slash, below = value.partition("/")
        if slash and above.isdecimal() and below.isdecimal() and int(below) > 0:
            return Fraction(int(above), int(below))
    raise ValueError('a whole number below 1000, a fraction such as "2/3", or null')


ReadOnly = AfterValidator(_read_only)
"""Marks a mapping field whose value must not change after validation."""

if TYPE_CHECKING:
    FrozenJson: TypeAlias = Json
    Value: TypeAlias = BoxValue
else:  # pydantic can't look into recursive aliases; these functions are the whole validation
    FrozenJson = Annotated[object, PlainValidator(freeze)]
    Value = Annotated[object, PlainValidator(_box_value)]

Number = Annotated[int, Field(strict=True, ge=-1_000_000, le=1_000_000)]
Count = Annotated[int, Field(strict=True, ge=0, le=1_000_000)]
Flag = Annotated[bool, Field(strict=True)]
Text = Annotated[str, StringConstraints(strict=True, max_length=4_000)]
Name = Annotated[str, StringConstraints(strict=True, min_length=1, max_length=120)]
Slug = Annotated[str, StringConstraints(strict=True, pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=64)]
RuleNumber = Annotated[str, StringConstraints(strict=True, pattern=r"^[A-Z][A-Za-z0-9.\-]{0,39}$")]


class Source(StrEnum):
    """How far a number can be trusted (architecture, provenance)."""

    PRINTED = "printed"
    SECONDARY = "secondary"
    RECONSTRUCTED = "reconstructed"
    MIXED = "mixed"
    HOUSE = "house"


class Provenance(Model):
    """Where a value comes from."""

    kind: Source
    ref: Text
    note: Text | None = None


class CellProvenance(Model):
    """Cells of a table that come from elsewhere than the rest."""

    cells: FrozenJson
    kind: Source
    ref: Text


class TableProvenance(Model):
    """Where a table comes from: one source, or a default with exceptions when kind is "mixed"."""

    kind: Source
    ref: Text | None = None
    note: Text | None = None
    default: Source | None = None
    default_ref: Text | None = None
    cells: tuple[CellProvenance, ...] = ()

    @model_validator(mode="after")
    def _says_where(self) -> Self:
        stated = self.default is not None if self.kind is Source.MIXED else self.ref is not None
        if not stated:
            raise ValueError('"ref", or for kind "mixed" a "default"')
        return self
