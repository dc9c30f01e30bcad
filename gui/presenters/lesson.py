"""A lesson beside the game: which of its steps are done, by what the seat's own log tells."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from engine.core.ids import PieceId, RuleId
from engine.core.session import LogEntry


@dataclass(frozen=True, slots=True, kw_only=True)
class Sign:
    """What one entry of the log tells when a step is done; empty parts may be anything."""

    by: str = ""
    rule: str = ""
    piece: str = ""
    says: str = ""
    rolled: str = ""
    """Number of the rule that a roll was made by."""

    def shown_by(self, entry: LogEntry) -> bool:
        """Whether it is in this entry: `rule`, `piece` and `says` in one and the same line."""
        if self.by not in ("", entry.player):
            return False
        if self.rolled and not any(roll.purpose.partition(" ")[0] == self.rolled for roll in entry.rolls):
            return False
        if not (self.rule or self.piece or self.says):
            return True
        return any(
            self.rule in ("", (event.rule or "").partition("/")[2])
            and (not self.piece or self.piece in event.pieces)
            and self.says in event.text
            for event in entry.events
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """A step as the scenario has it."""

    text: str
    rules: tuple[RuleId, ...] = ()
    side: str = ""
    choose: str = ""
    done: Sign | None = None
    otherwise: str = ""

    @property
    def read_only(self) -> bool:
        """Whether there is nothing to do: it is over with the step after it."""
        return self.done is None and not self.choose


class Mark(StrEnum):
    """How a step stands."""

    DONE = "done"
    PASSED = "passed"
    """A later one was done first; it still counts when it is done."""
    NOW = "now"
    LATER = "later"


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """How far a lesson is."""

    marks: tuple[Mark, ...] = ()
    strayed: bool = False
    """Something else has been done since the last step, by the side whose turn it is in the lesson."""
    side: str = ""
    """Who has to do the next step; empty where anybody may, or where nothing is left to do."""
    to_choose: int | None = None
    """The step that waits for a piece to be chosen."""
    over: bool = False
    """Nothing is left to do; what is marked now is only to be read."""

    @property
    def done(self) -> int:
        """How many steps are behind."""
        return sum(mark in (Mark.DONE, Mark.PASSED) for mark in self.marks)


def lesson_steps(scenario: Mapping[str, Any], slug: str) -> tuple[Step, ...]:
    """The steps of a scenario that the rules have accepted; none where it is no lesson."""
    return tuple(_step(step, slug) for step in scenario.get("steps") or ())


def _step(data: Mapping[str, Any], slug: str) -> Step:
    sign = data.get("done")
    return Step(
        text=str(data["text"]),
        rules=tuple(RuleId(f"{slug}/{number}") for number in data.get("rules") or ()),
        side=str(data.get("side") or ""),
        choose=str(data.get("choose") or ""),
        done=Sign(**{name: str(value) for name, value in sign.items() if value}) if sign else None,
        otherwise=str(data.get("otherwise") or ""),
    )


@dataclass(slots=True)
class _Walk:
    """The steps gone through with the log."""

    steps: Sequence[Step]
    chosen: frozenset[int]
    at: int = 0
    seen: set[int] = field(default_factory=set)

    def rest(self) -> None:
        """Goes past what has been chosen in the window."""
        while (here := self.waits()) is not None and here in self.chosen and self.steps[here].choose:
            self.at = here + 1

    def take(self, entry: LogEntry) -> bool:
        """Ticks off the steps that an entry shows: the next one that it fits, or else one passed over.

        A command that does more than that ticks the steps right after it as well, but none asked for twice.
        """
        ahead = range(self.at, len(self.steps))
        behind = (n for n in range(self.at) if n not in self.seen)
        found = next((n for n in (*ahead, *behind) if self._shown(n, entry)), None)
        if found is None:
            return False
        ticked = [self.steps[found].done]
        self._tick(found)
        while (after := self.waits()) is not None and self._shown(after, entry):
            if self.steps[after].done in ticked:
                break
            ticked.append(self.steps[after].done)
            self._tick(after)
        return True

    def _shown(self, n: int, entry: LogEntry) -> bool:
        sign = self.steps[n].done
        return sign is not None and sign.shown_by(entry)

    def _tick(self, n: int) -> None:
        self.seen.add(n)
        self.at = max(self.at, n + 1)
        self.rest()

    def waits(self) -> int | None:
        """The next step in which something is to be done."""
        return next((n for n in range(self.at, len(self.steps)) if not self.steps[n].read_only), None)


def follow(
    steps: Sequence[Step], entries: Iterable[LogEntry], chosen: frozenset[int] = frozenset()
) -> Progress:
    """How far a lesson is by the log of a seat; `chosen` are the steps whose piece was chosen in time.

    What is undone leaves the log, and its step is open again.
    """
    walk = _Walk(steps, chosen)
    walk.rest()
    strayed = False
    for entry in entries:
        taken = walk.take(entry)
        strayed = not taken and (strayed or _side(steps, walk.waits()) in ("", entry.player))
    waits = walk.waits()
    last = len(steps) - 1 if waits is None else waits
    marks = []
    for n, step in enumerate(steps):
        if n < walk.at:
            unseen = step.done is not None and n not in walk.seen
            marks.append(Mark.PASSED if unseen else Mark.DONE)
        else:
            marks.append(Mark.NOW if n <= last else Mark.LATER)
    choosing = waits if waits is not None and steps[waits].choose else None
    return Progress(
        marks=tuple(marks),
        strayed=strayed,
        side=_side(steps, waits),
        to_choose=choosing,
        over=waits is None,
    )


def _side(steps: Sequence[Step], number: int | None) -> str:
    """Who has to do a step; empty for anybody."""
    return "" if number is None else steps[number].side


def chosen_step(steps: Sequence[Step], progress: Progress, piece: PieceId | None) -> int | None:
    """The step that is done now that a piece is chosen; None where that is not what it waits for."""
    here = progress.to_choose
    return here if here is not None and piece is not None and steps[here].choose == piece else None
