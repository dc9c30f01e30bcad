"""The lesson of a scenario: its steps, what shows each of them done, and the dice that the book shows."""

from typing import Annotated, Self

from pydantic import Field, StringConstraints, model_validator

from engine.content.base import Count, Model, Name, RuleNumber, Text

Piece = Annotated[str, StringConstraints(strict=True, pattern=r"^[A-Za-z0-9][A-Za-z0-9 ._/-]{0,39}$")]
"""A counter by its id; in Holy War also a place of the map: "level C05/4"."""


class BookThrow(Model):
    """A roll of a worked example: what it is for, and the faces that the book shows."""

    rule: Annotated[str, Field(min_length=2, max_length=24)]
    """Number of the rule that the roll is made by: the first word of its purpose."""
    faces: Annotated[tuple[Annotated[Count, Field(ge=1, le=20)], ...], Field(min_length=1, max_length=4)]


class Sign(Model):
    """What a side's log tells of one command when a step is done; all that is named must hold."""

    by: Name | None = None
    """The side that gave the command."""
    rule: RuleNumber | None = None
    """Of something that happened."""
    piece: Piece | None = None
    """What it happened to; told by the same line of the log as `rule` and `says`."""
    says: Text | None = None
    """Words of that line."""
    rolled: RuleNumber | None = None
    """The rule that a roll was made by: the first word of its purpose."""

    @model_validator(mode="after")
    def _something_happened(self) -> Self:
        if self.rule is None and self.piece is None and self.says is None and self.rolled is None:
            raise ValueError('"rule", "piece", "says" or "rolled": what happened')
        return self


class LessonStep(Model):
    """Something to do, why, and how it is known to be done."""

    text: Text
    rules: Annotated[tuple[RuleNumber, ...], Field(max_length=8)] = ()
    """Where the rulebook speaks of it."""
    side: Name | None = None
    """Whose step it is; None for anybody's."""
    choose: Piece | None = None
    """The piece that is to be chosen in the window."""
    done: Sign | None = None
    """None, and nothing to choose: something to read, done with the next step."""
    otherwise: Text | None = None
    """What to do after something else was done."""

    @model_validator(mode="after")
    def _done_in_one_way(self) -> Self:
        if self.choose is not None and self.done is not None:
            raise ValueError('"choose" or "done", not both')
        return self


class Lesson(Model):
    """What any game's scenario may have for those who learn from it."""

    lesson: Annotated[Count, Field(ge=1, le=99)] | None = None
    """Its place in the course that a newcomer takes."""
    steps: Annotated[tuple[LessonStep, ...], Field(max_length=60)] = ()
    notes: Annotated[tuple[Text, ...], Field(max_length=60)] = ()
    """Remarks beside the game."""
    throws: Annotated[tuple[BookThrow, ...], Field(max_length=200)] = ()
    """The rolls of a lesson in their order, to be offered where real dice are entered."""
