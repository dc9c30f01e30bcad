"""A roll with real dice: what the table is asked for before a command or the setup can be done."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.core.bus import CommandBus, Overrule, UndoPolicy
from engine.core.command import Command
from engine.core.dice import DiceNeeded, misfit

Faces = tuple[int, ...]

LIES = "A die of this step lies on the table: the step has to be made."
TOLD = "That this roll is needed told you something: the step has to be made."


@dataclass(frozen=True, slots=True, kw_only=True)
class RollAsked:
    """The next roll that waits for real dice."""

    purpose: str
    sides: tuple[int, ...]
    thrown: tuple[Faces | None, ...] = ()
    """The rolls before it that were answered already; None where the program rolled."""
    stands: str = ""
    """Why what needs the roll can't be dropped any more, as a sentence; empty where it can."""

    @property
    def may_cancel(self) -> bool:
        """Whether it may be dropped."""
        return not self.stands

    def problem(self, faces: Sequence[int]) -> str:
        """Why the dice can't show these faces, as a sentence; empty when they can."""
        return misfit(self.sides, faces)

    def answered(self, faces: Faces | None) -> tuple[Faces | None, ...]:
        """All rolls with this one: its faces, or None to have the program roll it."""
        return (*self.thrown, faces)


@dataclass(frozen=True, slots=True, kw_only=True)
class Throw(RollAsked):
    """The next roll of a command that waits for real dice."""

    command: Command
    overrule: Overrule | None


def setup_throw(thrown: Sequence[Faces | None], needed: DiceNeeded) -> RollAsked:
    """What to ask the table for, after the setup of a game stopped for want of dice.

    A game that has not begun may be dropped whatever was thrown: nothing was played yet.
    """
    return RollAsked(purpose=needed.purpose, sides=needed.sides, thrown=tuple(thrown))


def next_throw(
    bus: CommandBus[Any],
    command: Command,
    overrule: Overrule | None,
    thrown: Sequence[Faces | None],
    needed: DiceNeeded,
) -> Throw:
    """What to ask the table for, after a command stopped for want of dice."""
    throw = Throw(
        command=command,
        overrule=overrule,
        purpose=needed.purpose,
        sides=needed.sides,
        thrown=tuple(thrown),
    )
    return replace(throw, stands=_stands(bus, throw))


def _stands(bus: CommandBus[Any], throw: Throw) -> str:
    """Once a die lies on the table the command stands; and a roll that comes as a surprise told something."""
    if bus.policy is UndoPolicy.OPEN:
        return ""
    if throw.thrown:
        return LIES
    foreseen = bus.preview(throw.command).needs_dice
    expected = foreseen is not None and (foreseen.purpose, foreseen.sides) == (throw.purpose, throw.sides)
    return "" if expected else TOLD
