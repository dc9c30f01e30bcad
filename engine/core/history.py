"""The earlier moments of a game, as one seat saw them: to be looked at, not to be changed."""

from dataclasses import dataclass, replace
from typing import Any

from engine.core.bookmark import Bookmark, problem
from engine.core.bus import Step
from engine.core.game import Game
from engine.core.ids import PhaseId, PlayerId, RuleId
from engine.core.seat_log import SeatLog
from engine.core.view import TableView
from engine.core.violation import Violation

LOOKING = RuleId("table/history")
REFUSAL = Violation(
    LOOKING, "You look at an earlier moment; go back to now to do something.", overridable=False
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """A moment that a seat can look at: the table after an entry of its log."""

    number: int
    """Of the log entry; 0 is the table as it was set up."""
    turn: int
    phase: PhaseId
    player: PlayerId | None = None
    """Whose command led to it."""
    text: str = ""
    """What this seat heard happen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Marked:
    """A bookmark as a seat finds it."""

    number: int
    """The moment that it marks, counted as this seat counts."""
    bookmark: Bookmark


class History:
    """One seat's way through the moments of a game.

    States are frozen and shared by the journal's steps, so that every moment is there without being replayed.
    A seat stops only where it saw something happen: what others do in secret makes no moment of its own.
    """

    def __init__(self, game: Game, log: SeatLog, viewer: PlayerId | None, *, watching: bool = False) -> None:
        self._game = game
        self._watching = watching
        self._log = log
        self._viewer = viewer
        self._at: int | None = None
        self._turns: list[tuple[Step[Any], int, int]] = []
        # The view drawn last, with the state that it shows: a table asks for it several times.
        self._drawn: tuple[object, int, int, TableView] | None = None

    @property
    def last(self) -> int:
        """The number of the youngest moment: that is now."""
        return len(self._log.entries())

    @property
    def at(self) -> int | None:
        """The moment that is looked at; None for now. Who only watches looks at the last moment instead."""
        if self._watching:
            return self.last if self._at is None else min(self._at, self.last)
        if self._at is not None and self._at >= self.last:
            self._at = None  # what was looked at has been taken back, and now comes first
        return self._at

    def look(self, number: int | None) -> None:
        """Looks at a moment; None or the last one is now. Numbers beyond the ends are the ends."""
        self._at = None if number is None or number >= self.last else max(0, number)

    @property
    def state(self) -> Any:  # noqa: ANN401 - a rule set's own state
        """The state that is looked at, or the present one. For the kernel: it holds all secrets."""
        at = self.at
        return self._game.bus.state if at is None else self.state_at(at)

    def state_at(self, number: int) -> Any:  # noqa: ANN401 - a rule set's own state
        """The state after a log entry. For the kernel: it holds all secrets."""
        steps = self._log.steps()
        if number >= len(steps):
            return self._game.bus.state
        return steps[number - 1].after if number > 0 else self._game.bus.initial

    def command_at(self, number: int) -> int:
        """The number of the command after which a moment lies."""
        steps, bus = self._log.steps(), self._game.bus
        if number >= len(steps):
            return bus.seq
        return steps[number - 1].seq if number > 0 else bus.first - 1

    def after(self, command: int) -> int:
        """The moment that this seat had reached after a command, seen or not."""
        return self._log.upto(command)

    def view_at(self, number: int) -> TableView:
        """The table as this seat saw it then; nothing on it can be moved or done."""
        state, drawn = self.state_at(number), self._drawn
        if drawn is not None and drawn[0] is state and drawn[1:3] == (number, self.last):
            return drawn[3]
        view = self._game.ruleset.view_for(state, self._viewer)
        counters = tuple(replace(c, movable=False) if c.movable else c for c in view.counters)
        when = "An earlier moment" if number < self.last else "The last moment"
        prompt = f"{when}: {number} of {self.last}. Nothing can be changed here."
        view = replace(view, active=(), offers=(), counters=counters, prompt=prompt)
        self._drawn = (state, number, self.last, view)
        return view

    def moment(self, number: int) -> Moment:
        """What a moment is about; IndexError for one that there isn't."""
        if not 0 <= number <= self.last:
            raise IndexError(f"there is no moment {number}")
        state = self.state_at(number)
        if number == 0:
            return Moment(number=0, turn=state.turn, phase=state.phase, text="The table is set up.")
        entry = self._log.entries()[number - 1]
        told = [event.text for event in entry.events] or [roll.purpose for roll in entry.rolls]
        return Moment(
            number=number, turn=state.turn, phase=state.phase, player=entry.player, text=" ".join(told)
        )

    def turns(self) -> tuple[tuple[int, int], ...]:
        """For each turn its number and the first moment that lies in it."""
        steps = self._log.steps()
        while self._turns and not _holds(steps, self._turns[-1]):
            self._turns.pop()
        known = self._turns[-1] if self._turns else None
        turn = known[1] if known else self._game.bus.initial.turn
        for number in range(known[2] if known else 0, len(steps)):
            step = steps[number]
            if step.after.turn != turn:
                turn = step.after.turn
                self._turns.append((step, turn, number + 1))
        return ((self._game.bus.initial.turn, 0), *((turn, number) for _, turn, number in self._turns))

    def others_since(self, looked: int) -> int:
        """How many steps of other sides this seat saw since it had `looked` at so many moments."""
        return sum(entry.player != self._viewer for entry in self._log.entries()[max(0, looked) :])

    # bookmarks

    def bookmarks(self) -> tuple[Marked, ...]:
        """The bookmarks that this seat may read, by moment."""
        return tuple(
            Marked(number=self._log.upto(mark.at), bookmark=mark)
            for mark in self._game.header.bookmarks
            if mark.seen_by(self._viewer)
        )

    def mark(self, text: str, *, private: bool = False) -> str:
        """Puts a bookmark at the moment that is looked at; else a sentence why it can't be kept."""
        if self._viewer is None:
            return "A spectator keeps no bookmarks."
        kept = self._game.header.bookmarks
        if found := problem(text, kept):
            return found
        at = self.command_at(self.last if self.at is None else self.at)
        new = Bookmark(at=at, by=self._viewer, text=text.strip(), private=private)
        self._game.keep_bookmarks((*kept, new))
        return ""

    def unmark(self, mark: Bookmark) -> None:
        """Takes one of this seat's own bookmarks away; nothing where it has none such."""
        if mark.by == self._viewer:
            self._game.keep_bookmarks(each for each in self._game.header.bookmarks if each != mark)


def _holds(steps: Any, known: tuple[Step[Any], int, int]) -> bool:  # noqa: ANN401 - a sequence of any steps
    step, _, number = known
    return number <= len(steps) and steps[number - 1] is step
