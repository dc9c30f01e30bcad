"""Dice: the only door by which chance enters the engine, and the record of what was rolled."""

import hashlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random as Picker
from typing import Literal, Protocol, TypeAlias

from engine.core.ids import PlayerId

__all__ = [
    "NOBODY",
    "Dice",
    "DiceNeeded",
    "NoDice",
    "Picker",
    "RecordingDice",
    "ReplayMismatch",
    "Roll",
    "Source",
    "TableDice",
    "misfit",
    "of_side",
    "replayed",
    "scripted",
    "seeded",
]


NOBODY = PlayerId("")
"""Whose a roll is that is made for all."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice thrown together, for one purpose."""

    purpose: str
    """Rule and occasion: "C3.2 beam hit, Scimitar at Fearless"."""
    sides: tuple[int, ...]
    faces: tuple[int, ...]
    seen_by: tuple[PlayerId, ...] | None = None
    """Who may see it. None: whoever may see all that came of the command."""
    by_hand: Literal[True] | None = None
    """True: thrown with real dice on the table and typed in. None: thrown by the program."""
    side: PlayerId | None = None
    """Whose roll it is by the rules, NOBODY for all; None: of whoever gave the command. Not in saves: a
    replay finds it again.
    """

    @property
    def total(self) -> int:
        """The sum of the faces."""
        return sum(self.faces)


class Dice(Protocol):
    """What a rule rolls with."""

    def roll(
        self,
        *sides: int,
        purpose: str,
        seen_by: tuple[PlayerId, ...] | None = None,
        side: PlayerId | None = None,
    ) -> Roll:
        """Throws one die for each number of sides; `side` says whose roll it is, as in Roll."""
        ...


@dataclass(frozen=True, slots=True)
class _OfSide:
    dice: Dice
    owner: PlayerId

    def roll(
        self,
        *sides: int,
        purpose: str,
        seen_by: tuple[PlayerId, ...] | None = None,
        side: PlayerId | None = None,
    ) -> Roll:
        return self.dice.roll(
            *sides, purpose=purpose, seen_by=seen_by, side=self.owner if side is None else side
        )


def of_side(dice: Dice, side: PlayerId) -> Dice:
    """The same dice in the hand of a side: all that is rolled with them is its own."""
    return _OfSide(dice, side)


Source: TypeAlias = Callable[[str, tuple[int, ...]], tuple[int, ...]]
"""Where faces come from: purpose and sides in, one face for each die out."""


class DiceNeeded(Exception):
    """A rule wants dice where there are none."""

    def __init__(self, purpose: str, sides: tuple[int, ...]) -> None:
        super().__init__(f"{purpose}: needs {'+'.join(f'd{n}' for n in sides)}")
        self.purpose = purpose
        self.sides = sides


class ReplayMismatch(Exception):
    """A recorded game asks for other dice than when it was played, or its record holds what no die shows."""


class RecordingDice:
    """Dice whose rolls are kept on `tape`."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self.tape: list[Roll] = []

    def roll(
        self,
        *sides: int,
        purpose: str,
        seen_by: tuple[PlayerId, ...] | None = None,
        side: PlayerId | None = None,
    ) -> Roll:
        """Throws the dice; ReplayMismatch when the source gives what these dice can't show."""
        faces = self._source(purpose, sides)
        if len(faces) != len(sides) or not all(1 <= face <= n for face, n in zip(faces, sides, strict=True)):
            raise ReplayMismatch(f"{purpose}: dice with {sides} sides can't show {faces}")
        roll = Roll(purpose, sides, faces, seen_by, side=side)
        self.tape.append(roll)
        return roll


class TableDice:
    """Real dice: the faces that were typed in so far, then DiceNeeded for the next roll.

    `thrown` holds one entry a roll, None where the table leaves a roll to `program`. A roll that `player` may
    not see is the program's too: nobody at the table may read it. At the setup there is no player (None).
    Rolls are kept on `tape`.
    """

    def __init__(
        self, thrown: Iterable[tuple[int, ...] | None], program: Source, player: PlayerId | None
    ) -> None:
        self._thrown = iter(thrown)
        self._program = program
        self._player = player
        self.tape: list[Roll] = []

    def roll(
        self,
        *sides: int,
        purpose: str,
        seen_by: tuple[PlayerId, ...] | None = None,
        side: PlayerId | None = None,
    ) -> Roll:
        """The faces typed in for this roll; ValueError for faces that these dice can't show."""
        faces: tuple[int, ...] | None = None
        if seen_by is None or self._player in seen_by:
            try:
                faces = next(self._thrown)
            except StopIteration:
                raise DiceNeeded(purpose, sides) from None
        if faces is None:
            roll = Roll(purpose, sides, self._program(purpose, sides), seen_by, side=side)
        elif problem := misfit(sides, faces):
            raise ValueError(f"{purpose}: {problem}")
        else:
            roll = Roll(purpose, sides, faces, seen_by, by_hand=True, side=side)
        self.tape.append(roll)
        return roll


def misfit(sides: Sequence[int], faces: Sequence[int]) -> str:
    """Why dice with so many sides can't show these faces, as a sentence; empty when they can."""
    if len(faces) != len(sides):
        return f"{len(sides)} dice show {len(sides)} numbers, not {len(faces)}."
    for number, (face, most) in enumerate(zip(faces, sides, strict=True), 1):
        if not 1 <= face <= most:
            which = f"Die {number}" if len(sides) > 1 else "The die"
            return f"{which} shows 1 to {most}, not {face}."
    return ""


class NoDice:
    """Stands where nothing may be rolled: checks, views, previews."""

    def roll(
        self,
        *sides: int,
        purpose: str,
        seen_by: tuple[PlayerId, ...] | None = None,
        side: PlayerId | None = None,
    ) -> Roll:
        """Raises DiceNeeded."""
        raise DiceNeeded(purpose, sides)


def seeded(seed: int, seq: int) -> Source:
    """Faces that depend only on the game's seed, the command's number and the order of rolls within it."""
    thrown = 0

    def faces(_purpose: str, sides: tuple[int, ...]) -> tuple[int, ...]:
        nonlocal thrown
        shown = []
        for n in sides:
            digest = hashlib.sha256(f"{seed}:{seq}:{thrown}".encode()).digest()
            # 128 bits against a few dozen sides: no game could ever show the bias of the remainder.
            shown.append(int.from_bytes(digest[:16], "big") % n + 1)
            thrown += 1
        return tuple(shown)

    return faces


def replayed(tape: Iterable[Roll]) -> Source:
    """The recorded faces again; ReplayMismatch when another purpose or other dice are asked for."""
    rest = iter(tape)

    def faces(purpose: str, sides: tuple[int, ...]) -> tuple[int, ...]:
        roll = next(rest, None)
        if roll is None:
            raise ReplayMismatch(f"{purpose}: no roll was recorded here")
        if (roll.purpose, roll.sides) != (purpose, sides):
            raise ReplayMismatch(f"{purpose} {sides}: the record has {roll.purpose} {roll.sides}")
        return roll.faces

    return faces


def scripted(*faces: Iterable[int]) -> Source:
    """The given faces, one group for each roll: for tests."""
    rest = iter(faces)

    def shown(purpose: str, _sides: tuple[int, ...]) -> tuple[int, ...]:
        group = next(rest, None)
        if group is None:
            raise ReplayMismatch(f"{purpose}: the script has no more rolls")
        return tuple(group)

    return shown
