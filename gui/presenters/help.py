"""Help as data: the words of a game, and the dice that a lesson offers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.ids import RuleId


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """A word of the game, explained in a sentence."""

    term: str
    text: str
    rules: tuple[RuleId, ...]


def book_throw(script: Sequence[Mapping[str, Any]], made: int, purpose: str) -> tuple[int, ...]:
    """The faces that a lesson's book shows for its next roll; nothing where the game went another way.

    `made` counts the rolls of the game so far; `purpose` begins with the number of the rule rolled for.
    """
    if not 0 <= made < len(script) or script[made].get("rule") != purpose.partition(" ")[0]:
        return ()
    return tuple(int(face) for face in script[made].get("faces", ()))
