"""Help as data: the words of a game, and the steps of a lesson beside the turn that is played."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

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


_TURN: Final = re.compile(r"Turn (\d{1,3})(?:, ([a-z ]{3,30}))?:")


@dataclass(frozen=True, slots=True)
class _Anchor:
    """The moment that a note is for: a turn, and in it a step named by words of its title."""

    turn: int
    step: str


def lesson_steps(notes: Sequence[str], turn: int, step: str = "") -> tuple[LessonStep, ...]:
    """The notes as steps; those of the turn and the step that are played are marked.

    "Turn 3: ..." is for that turn, "Turn 3, late impact: ..." for the step of it whose title says so. After
    the last turn comes what follows it.
    """
    anchors = [_anchor(note) for note in notes]
    now = _now(anchors, turn, step.lower())
    return tuple(
        LessonStep(turn=anchor.turn if anchor is not None else None, text=note, now=place in now)
        for place, (anchor, note) in enumerate(zip(anchors, notes, strict=True))
    )


def _anchor(note: str) -> _Anchor | None:
    found = _TURN.match(note)
    return _Anchor(int(found.group(1)), found.group(2) or "") if found else None


def _now(anchors: Sequence[_Anchor | None], turn: int, step: str) -> set[int]:
    """The places of the notes to follow now."""
    of_turn = {n: anchor for n, anchor in enumerate(anchors) if anchor is not None and anchor.turn == turn}
    exact = {n for n, anchor in of_turn.items() if anchor.step and anchor.step in step}
    if of_turn:
        return exact or {n for n, anchor in of_turn.items() if not anchor.step}
    numbered = [n for n, anchor in enumerate(anchors) if anchor is not None]
    turns = {anchor.turn for anchor in anchors if anchor is not None}
    if numbered and turn > max(turns) and len(numbered) > 1 and numbered[-1] + 1 < len(anchors):
        return {numbered[-1] + 1}
    return set()


def book_throw(script: Sequence[Mapping[str, Any]], made: int, purpose: str) -> tuple[int, ...]:
    """The faces that a lesson's book shows for its next roll; nothing where the game went another way.

    `made` counts the rolls of the game so far; `purpose` begins with the number of the rule rolled for.
    """
    if not 0 <= made < len(script) or script[made].get("rule") != purpose.partition(" ")[0]:
        return ()
    return tuple(int(face) for face in script[made].get("faces", ()))
