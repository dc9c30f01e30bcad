"""The log: what a seat saw happen, line by line, with the rules' numbers."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from engine.core.dice import Roll
from engine.core.event import Note
from engine.core.ids import PieceId, RuleId
from engine.core.session import LogEntry
from engine.core.view import SeatView
from engine.core.violation import Violation
from gui.speech import tr

_READ: Final = re.compile(r"\d+d\d+(-|low)")
"""How a purpose says that dice are read otherwise than by their sum."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LogLine:
    """One line of the log."""

    seq: int
    text: str
    rule: RuleId | None = None
    pieces: tuple[PieceId, ...] = ()
    letter: str = ""
    """Of the side whose command it was; empty on the further lines of a command."""
    colour: str = "neutral"
    kind: str = "event"
    """"event", "roll" or "ruling"."""
    told: str = ""
    """The event's own kind, such as "sits.hit"."""
    part: int = 0
    """Which of the events of its step it is."""

    @property
    def number(self) -> str:
        """The rule's number as printed."""
        return rule_number(self.rule)


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """A broken rule as the refusals panel shows it."""

    rule: RuleId
    number: str
    message: str
    warning: bool
    pieces: tuple[PieceId, ...]
    cells: tuple[str, ...]


def rule_number(rule: RuleId | None) -> str:
    """`B2.24` of `sits/B2.24`."""
    return (rule or "").partition("/")[2]


def log_lines(entries: Iterable[LogEntry], seats: Iterable[SeatView]) -> tuple[LogLine, ...]:
    """The log of one seat, the oldest line first."""
    marks = {seat.id: seat for seat in seats}
    lines: list[LogLine] = []
    for entry in _latest(entries):
        seat = marks.get(entry.player)
        letter, colour = (seat.letter, seat.colour) if seat else ("", "neutral")
        first = True
        for part, event in enumerate(entry.events):
            lines.append(
                LogLine(
                    seq=entry.seq,
                    text=event.text,
                    rule=event.rule,
                    pieces=event.pieces,
                    letter=letter if first else "",
                    colour=colour,
                    kind="ruling" if type(event).__name__ == "Overruled" else "event",
                    told=str(getattr(event, "kind", "")),
                    part=part,
                )
            )
            first = False
        lines.extend(
            LogLine(seq=entry.seq, text=roll_words(roll), colour=colour, kind="roll") for roll in entry.rolls
        )
    return tuple(lines)


def _latest(entries: Iterable[LogEntry]) -> Iterator[LogEntry]:
    """The entries without orders that the next one writes anew: the same event for the same pieces."""
    held: LogEntry | None = None
    for entry in entries:
        if held is not None and not _rewritten(held, entry):
            yield held
        held = entry
    if held is not None:
        yield held


def _rewritten(before: LogEntry, after: LogEntry) -> bool:
    if before.rolls or len(before.events) != 1 or len(after.events) != 1 or before.player != after.player:
        return False
    old, new = before.events[0], after.events[0]
    return type(old) is type(new) is not Note and bool(old.pieces) and old.pieces == new.pieces


def roll_words(roll: Roll) -> str:
    """A roll in words: "compensator check, Fearless: 2d10 = 7 + 2 = 9".

    Where the purpose says how the dice are read, "2d10-" for the difference or "3d10low" for the lowest,
    that is what they come to.
    """
    sides = sorted(set(roll.sides))
    dice = " + ".join(f"{roll.sides.count(each)}d{each}" for each in sides)
    read = _READ.search(roll.purpose)
    if read is not None and len(roll.faces) > 1:
        return f"{roll.purpose}: {_read(roll.faces, read[1])}"
    faces = " + ".join(str(face) for face in roll.faces)
    total = f" = {sum(roll.faces)}" if len(roll.faces) > 1 else ""
    return f"{roll.purpose}: {dice} = {faces}{total}"


def _read(faces: tuple[int, ...], how: str) -> str:
    if how == "low":
        return tr("the lowest of {faces} = {lowest}", faces=", ".join(map(str, faces)), lowest=min(faces))
    high, *others = sorted(faces, reverse=True)
    return f"{' − '.join(map(str, (high, *others)))} = {high - sum(others)}"


def refusals(violations: Iterable[Violation]) -> tuple[Refusal, ...]:
    """Violations for the panel, in the rule set's order."""
    return tuple(
        Refusal(
            rule=each.rule,
            number=rule_number(each.rule),
            message=each.message,
            warning=each.severity.value == "warning",
            pieces=each.pieces,
            cells=each.cells,
        )
        for each in violations
    )
