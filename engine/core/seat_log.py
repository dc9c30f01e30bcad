"""What one seat saw happen: its log and its part of the ruling ledger, kept up to date with the journal."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.bus import CommandBus, Step
from engine.core.dice import Roll
from engine.core.event import Event
from engine.core.ids import PlayerId
from engine.core.violation import Violation


@dataclass(frozen=True, slots=True, kw_only=True)
class LogEntry:
    """What a seat saw of one command."""

    seq: int
    """Counted from 1 over what this seat saw: gaps would tell it how much it did not see."""
    player: PlayerId
    events: tuple[Event, ...]
    rolls: tuple[Roll, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """An entry of the ruling ledger: what was done against the rules, why, and who agreed."""

    seq: int
    """Of the log entry that it belongs to."""
    player: PlayerId
    violations: tuple[Violation, ...]
    reason: str = ""
    agreed: str = ""


class SeatLog:
    """The log of one seat, or of a spectator (None). It works through new commands when it is asked."""

    def __init__(self, bus: CommandBus[Any], viewer: PlayerId | None) -> None:
        self._bus = bus
        self._viewer = viewer
        # The log so far, the step that each of its entries tells of, the steps of the journal that it covers,
        # and how long it was after each of them.
        self._told: list[LogEntry] = []
        self._told_of: list[Step[Any]] = []
        self._steps: list[Step[Any]] = []
        self._upto: list[int] = []

    def entries(self) -> Sequence[LogEntry]:
        """All entries, oldest first; it grows and shrinks with the game and is not for changing."""
        self._catch_up()
        return self._told

    def steps(self) -> Sequence[Step[Any]]:
        """The step that each entry tells of, with all that is secret about it."""
        self._catch_up()
        return self._told_of

    def upto(self, seq: int) -> int:
        """How many entries there were after the journal's command of that number."""
        self._catch_up()
        place = min(seq - self._bus.first, len(self._upto) - 1)
        return self._upto[place] if place >= 0 else 0

    def rulings(self) -> tuple[Ruling, ...]:
        """The ruling ledger, as far as this seat may read it."""
        self._catch_up()
        entries = (
            self._ruling(step, upto)
            for step, upto in zip(self._steps, self._upto, strict=True)
            if step.overruled
        )
        return tuple(entry for entry in entries if entry.violations)

    def visible(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """The events that this seat may hear of."""
        return tuple(event for event in events if self._sees(event.seen_by))

    def entry(self, step: Step[Any], seq: int = 0) -> LogEntry:
        """What this seat may know of a step. A roll that doesn't say is as secret as the whole step."""
        events = self.visible(step.events)
        # That a rule was broken may be secret where what came of the command is not.
        open_to_us = all(self._sees(event.seen_by) for event in step.events[len(step.overruled) :])
        rolls = tuple(
            roll for roll in step.rolls if (open_to_us if roll.seen_by is None else self._sees(roll.seen_by))
        )
        return LogEntry(seq=seq, player=step.command.player, events=events, rolls=rolls)

    def _sees(self, seen_by: tuple[PlayerId, ...] | None) -> bool:
        return seen_by is None or self._viewer in seen_by

    def _catch_up(self) -> None:
        """Brings the log to the journal's end: undone steps leave it, new ones join."""
        journal = self._bus.journal
        while self._steps and (
            len(self._steps) > len(journal) or self._steps[-1] is not journal[len(self._steps) - 1]
        ):
            self._steps.pop()
            self._upto.pop()
        told = self._upto[-1] if self._upto else 0
        del self._told[told:], self._told_of[told:]
        for step in journal[len(self._steps) :]:
            entry = self.entry(step, len(self._told) + 1)
            if entry.events or entry.rolls:
                self._told.append(entry)
                self._told_of.append(step)
            self._steps.append(step)
            self._upto.append(len(self._told))

    def _ruling(self, step: Step[Any], seq: int) -> Ruling:
        """What this seat may read of a ruling: a step's first events tell of its broken rules, one each."""
        told = zip(step.overruled, step.events, strict=False)
        return Ruling(
            seq=seq,
            player=step.command.player,
            violations=tuple(broken for broken, event in told if self._sees(event.seen_by)),
            reason=step.overrule.reason if step.overrule else "",
            agreed=step.overrule.agreed if step.overrule else "",
        )
