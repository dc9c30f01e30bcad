"""What the calculators share: kinds of arguments, readers of places and windows, steps with rule numbers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from engine.content import loader
from engine.core.calculator import Worked
from engine.core.dice import RecordingDice
from engine.core.ids import PieceId, PlayerId, RuleId
from engine.mechanics.attitude import Attitude
from engine.mechanics.avid import Site, Window, parse_site, parse_window
from engine.mechanics.hexlevels import Place
from engine.mechanics.vector import Vectors
from engine.rulesets.sits import card
from engine.rulesets.sits.book import SLUG
from engine.rulesets.sits.commands import Bonus, Slot
from engine.rulesets.sits.d1_officers import GRADES, POSTS
from engine.rulesets.sits.state import Ship

FAR = 9999
"""Hexes, levels and velocities beyond this are a slip of the keyboard."""

Amount: TypeAlias = Annotated[int, Field(ge=0, le=FAR)]
Level: TypeAlias = Annotated[int, Field(ge=-FAR, le=FAR)]
Steps: TypeAlias = Annotated[int, Field(ge=-99, le=99)]
Roll: TypeAlias = Annotated[int, Field(ge=0, le=11)]
Thrust: TypeAlias = Annotated[int, Field(ge=0, le=99)]
Amounts: TypeAlias = Mapping[Slot, Amount]
WindowName: TypeAlias = Annotated[str, Field(max_length=40, examples=["A y", "A/B bu", "C gl", "+ p"])]
SiteName: TypeAlias = Annotated[str, Field(max_length=40, examples=["A y", "A/B gu spine"])]
PlaceName: TypeAlias = Annotated[str, Field(max_length=40, examples=["3,-1@2"])]
Grade: TypeAlias = Literal["poor", "average", "veteran", "elite"]
Face: TypeAlias = Annotated[int, Field(ge=0, le=10)]
"""What a ten-sided die shows; 0 counts 10."""
Post: TypeAlias = Literal["TAC", "EWO", "ATO", "HELM", "ENG", "CREW"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Arguments:
    """Base of all arguments."""

    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid", "use_attribute_docstrings": True}


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipArguments(Arguments):
    """A ship as far as its ratings go."""

    # Described by Field, as pydantic does not find the docstrings of inherited fields.
    ship_class: Annotated[str, Field(description="Its class in the data, for example star-knight-ca.")]
    marked: Annotated[
        Mapping[str, Amount], Field(description="Boxes marked from the left, by track (A2.672).")
    ] = field(default_factory=dict)
    disabled: Annotated[Mapping[str, Amount], Field(description="Boxes circled, by track.")] = field(
        default_factory=dict
    )
    officers: Annotated[
        Mapping[Post, Grade], Field(description="Grades that are not average, by post (D1.14).")
    ] = field(default_factory=dict)
    helm_bonus: Annotated[
        Bonus | None, Field(description="What an Elite helm officer's +1 goes to (B2.233).")
    ] = None


Line: TypeAlias = tuple[str, ...]
"""A line of working: the sentence, then the numbers of the rules that it follows."""
_SHIP, _SIDE = PieceId("ship"), PlayerId("side")


def worked(value: Mapping[str, Any], *lines: Line) -> Worked:
    """A result whose steps name their rules."""
    numbers = dict.fromkeys(number for line in lines for number in line[1:])
    return Worked(
        value=value,
        steps=tuple(f"{', '.join(line[1:])}: {line[0]}" for line in lines),
        rules=rules(*numbers),
    )


def rules(*numbers: str) -> tuple[RuleId, ...]:
    """Rule ids by their printed numbers."""
    return tuple(RuleId(f"{SLUG}/{number}") for number in numbers)


def window(text: str) -> Window:
    """An AVID window; ValueError for any other text."""
    return parse_window(text)


def site(text: str) -> Site:
    """A window or a green spine; ValueError for any other text."""
    return parse_site(text)


def place(text: str) -> Place:
    """A place like "3,-1@2"; ValueError for any other text and for one beyond all maps."""
    found = Place.parse(text)
    if max(found.hex.length, abs(found.level)) > FAR:
        raise ValueError(f"{text!r} is too far away; hexes and levels up to {FAR} exist.")
    return found


def vectors(amounts: Mapping[Any, int]) -> Vectors:
    """Vectors from an argument; ValueError for an unknown arrow or a negative amount."""
    return Vectors.of(dict(amounts))


def thrown(groups: Sequence[Sequence[int]]) -> RecordingDice:
    """Dice that show what was thrown at the table, one group of faces for each throw.

    They raise a ValueError naming the throw that comes next when its group is missing or of another size.
    """
    rest = iter(groups)

    def shown(purpose: str, sides: tuple[int, ...]) -> tuple[int, ...]:
        group = next(rest, None)
        dice = "1 die" if len(sides) == 1 else f"{len(sides)} dice"
        if group is None:
            raise ValueError(f"The next throw is {purpose}: give the faces of {dice} more.")
        if len(group) != len(sides):
            raise ValueError(f"{purpose} takes {dice}, not {len(group)}.")
        return tuple(face or 10 for face in group)

    return RecordingDice(shown)


def ship_of(given: ShipArguments) -> Ship:
    """A ship with these boxes and officers and nothing else; ValueError for boxes that the class lacks.

    ContentError for a class that there is not.
    """
    sheet = card.load_card(given.ship_class)
    for marks in (given.marked, given.disabled):
        for track in card.too_many_marks(sheet, marks):
            boxes = len(sheet.track(track)) if track in sheet.by_id else 0
            raise ValueError(f"{sheet.name} has {boxes} boxes on the track {track!r}, not {marks[track]}.")
    for post, grade in given.officers.items():
        if post not in POSTS or grade not in GRADES:
            raise ValueError(
                f"{post}: {grade} is no officer; expected {'/'.join(POSTS)}: {'/'.join(GRADES)}."
            )
    return replace(
        stand_in(given.ship_class),
        name=sheet.name,
        officers={str(post): str(grade) for post, grade in given.officers.items()},
        marked=given.marked,
        disabled=given.disabled,
    )


def stand_in(ship_class: str = "", at: Place | None = None, velocity: Vectors | None = None) -> Ship:
    """A ship for rules that ask for one where only some facts of it matter; any class, if none is named."""
    return Ship(
        id=_SHIP,
        number=1,
        side=_SIDE,
        ship_class=ship_class or loader.list_ship_classes(SLUG)[0].slug,
        name="The ship",
        place=at,
        attitude=Attitude(parse_window("A y")),
        vectors=velocity or Vectors.none(),
    )
