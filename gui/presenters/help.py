"""Help as data: the words of a game, and the steps of a lesson beside the turn that is played."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.ids import RuleId


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """A word of the game, explained in a sentence."""

    term: str
    text: str
    rules: tuple[RuleId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonStep:
    """A note of the scenario; where it belongs to a turn, that turn's number."""

    turn: int | None
    text: str
    now: bool
    """It is the one to follow in the turn that is played."""


_TURN: Final = re.compile(r"Turn (\d{1,3})\b")


def lesson_steps(notes: Sequence[str], turn: int) -> tuple[LessonStep, ...]:
    """The notes as steps. A note "Turn 3: ..." is for that turn; after the last one comes what follows it."""
    turns = [int(found.group(1)) if (found := _TURN.match(note)) else None for note in notes]
    now = turns.index(turn) if turn in turns else None
    numbered = [place for place, number in enumerate(turns) if number is not None]
    if now is None and numbered and turn > max(number for number in turns if number is not None):
        after = numbered[-1] + 1
        now = after if after < len(notes) and len(numbered) > 1 else None
    return tuple(
        LessonStep(turn=number, text=text, now=place == now)
        for place, (number, text) in enumerate(zip(turns, notes, strict=True))
    )
