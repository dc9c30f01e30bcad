"""A roll that a side makes with real dice: what the table is asked for before a command can be done."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.core.bus import CommandBus, Overrule, UndoPolicy
from engine.core.command import Command
from engine.core.dice import DiceNeeded, misfit

Faces = tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Throw:
    """The next roll of a command that waits for real dice."""

    command: Command
    overrule: Overrule | None
    purpose: str
    sides: tuple[int, ...]
    thrown: tuple[Faces | None, ...] = ()
    """The rolls of the command that were answered already; None where the program rolled."""
    may_cancel: bool = False
    """The command may be dropped: nothing was thrown for it, and its player knew that it needs this roll."""

    def problem(self, faces: Sequence[int]) -> str:
        """Why the dice can't show these faces, as a sentence; empty when they can."""
        return misfit(self.sides, faces)

    def answered(self, faces: Faces | None) -> tuple[Faces | None, ...]:
        """All rolls with this one: its faces, or None to have the program roll it."""
        return (*self.thrown, faces)


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
    return replace(throw, may_cancel=_may_cancel(bus, throw))


def _may_cancel(bus: CommandBus[Any], throw: Throw) -> bool:
    """Once a die lies on the table the command stands; and a roll that comes as a surprise told something."""
    if bus.policy is UndoPolicy.OPEN:
        return True
    if throw.thrown:
        return False
    foreseen = bus.preview(throw.command).needs_dice
    return foreseen is not None and (foreseen.purpose, foreseen.sides) == (throw.purpose, throw.sides)
