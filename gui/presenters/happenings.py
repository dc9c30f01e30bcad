"""What the last command brought about: its events and its dice, ready to be shown at a glance."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.core.dice import Roll
from engine.core.event import Event
from engine.core.ids import RuleId
from gui.speech import tr


@dataclass(frozen=True, slots=True, kw_only=True)
class Die:
    """A die that was rolled."""

    sides: int
    face: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Happening:
    """A line: dice with what they were for, or a sentence."""

    text: str
    dice: tuple[Die, ...] = ()
    rule: RuleId | None = None

    @property
    def words(self) -> str:
        """The line read aloud."""
        faces = ", ".join(tr("{face} on a d{sides}", face=die.face, sides=die.sides) for die in self.dice)
        return f"{self.text}: {faces}" if faces else self.text


def happenings(events: Iterable[Event], rolls: Iterable[Roll]) -> tuple[Happening, ...]:
    """The dice first, as they lie on the table, then what came of them."""
    lines = [
        Happening(
            text=purpose(roll.purpose),
            dice=tuple(Die(sides=s, face=f) for s, f in zip(roll.sides, roll.faces, strict=True)),
        )
        for roll in rolls
    ]
    return (*lines, *(Happening(text=event.text, rule=event.rule) for event in events))


def purpose(text: str) -> str:
    """What a roll was for, without the number of its rule: "BAT.hit Cruiser 1" is "Cruiser 1"."""
    first, _, rest = text.partition(" ")
    return rest[:1].upper() + rest[1:] if "." in first and rest else text
