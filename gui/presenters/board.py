"""Stands between session and board: shows views, turns gestures into commands, tells the board in words."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Protocol, runtime_checkable

from engine.core.command import Command, Gesture
from engine.core.ids import PieceId, PlayerId
from engine.core.state import Enforcement
from engine.core.view import CounterView, CourseView, Inspection, SeatView, TableView
from engine.core.violation import Violation, blocking
from gui.presenters.about import MARKERS, about_marker, about_piece, attitude_words, velocity
from gui.presenters.hexes import cell_name, signed, way_words
from gui.presenters.kinds import has_level, is_lost, is_piece
from gui.speech import said, tr, trn


class BoardScreen(Protocol):
    """What the presenter needs of the board; the widget behind it is gui.board.board_view.BoardView."""

    viewpoint: str
    """Map direction at the top: "A", "B/C", "D" or "E/F"."""

    def show_table(self, view: TableView) -> None:
        """Draws a new view; what did not change is left alone."""
        ...

    def select(self, piece: PieceId | None) -> None: ...

    def target(self, piece: PieceId | None) -> None: ...

    def overlay(self, ghosts: tuple[CounterView, ...], courses: tuple[CourseView, ...]) -> None:
        """Draws a plotted turn over the table; two empty tuples take it away."""
        ...

    def show_ghost(self, counters: tuple[CounterView, ...], legal: bool, reason: str) -> None:  # noqa: FBT001
        """Draws where the counter in hand would come to stand, and at the pointer what speaks against it."""
        ...

    def clear_ghost(self) -> None: ...

    def show_refusal(self, reason: str) -> None:
        """Says at the pointer why a move was not made."""
        ...

    def highlight(self, cells: Iterable[str]) -> None: ...


class BoardPeek(Protocol):
    """What the presenter reads of a session's Peek."""

    @property
    def violations(self) -> tuple[Violation, ...]: ...
    @property
    def view(self) -> TableView | None: ...


class BoardSession(Protocol):
    """What the presenter asks of the session."""

    def propose(self, gesture: Gesture) -> Command | None: ...
    def peek(self, command: Command) -> BoardPeek: ...
    def give(self, command: Command) -> tuple[Violation, ...]: ...


@runtime_checkable
class Inspecting(Protocol):
    """A session that also knows pieces by name and class."""

    def inspect(self, piece: PieceId) -> Inspection: ...


class BoardListener(Protocol):
    """Who hears what was chosen on the board: the window, which tells the other views."""

    def piece_selected(self, piece: PieceId | None) -> None: ...
    def piece_targeted(self, piece: PieceId | None) -> None: ...
    def piece_opened(self, piece: PieceId) -> None:
        """A double click: show all of it."""
        ...

    def move_refused(self, violations: tuple[Violation, ...]) -> None: ...


Ask = Callable[[tuple[Violation, ...]], bool]
"""Asks the player whether to do something that draws warnings."""
Measurer = Callable[[str, int, str, int], str]
"""Words for the way between two places: (cell, level) to (cell, level)."""

NO_COMMAND = tr("This counter can't be moved there now.")


class BoardPresenter:
    """Holds the shown view, the selection and the target; it asks the session and decides nothing itself."""

    def __init__(
        self,
        screen: BoardScreen,
        session: BoardSession | None = None,
        *,
        listener: BoardListener | None = None,
        ask: Ask | None = None,
        measurer: Measurer | None = None,
    ) -> None:
        self.screen = screen
        self.session = session
        self.listener = listener
        self.ask = ask
        self.measurer = measurer
        self.view: TableView | None = None
        self.selected: PieceId | None = None
        self.targeted: PieceId | None = None
        self._peeked: Gesture | None = None

    # ---- showing

    def show(self, view: TableView) -> None:
        """Shows a view; a selected or targeted piece that it no longer holds is let go."""
        turned = self.view is None or self.view.viewer != view.viewer
        self.view = view
        self._peeked = None
        seat = self.seat(view.viewer)
        if turned and seat is not None:
            self.screen.viewpoint = seat.viewpoint
        self.screen.clear_ghost()
        self.screen.show_table(view)
        known = {counter.id for counter in view.counters}
        if self.selected is not None and self.selected not in known:
            self.choose(None)
        if self.targeted is not None and self.targeted not in known:
            self.aim(None)

    def select(self, piece: PieceId | None) -> None:
        """Marks a piece as selected because another view chose it: the listener is not told."""
        self.selected = piece
        self.screen.select(piece)

    def target(self, piece: PieceId | None) -> None:
        """Marks a piece as the target because another view chose it: the listener is not told."""
        self.targeted = piece
        self.screen.target(piece)

    def counter(self, piece: PieceId | None) -> CounterView | None:
        """The shown counter with this id."""
        if self.view is None or piece is None:
            return None
        return next((counter for counter in self.view.counters if counter.id == piece), None)

    def seat(self, player: PlayerId | None) -> SeatView | None:
        """The seat of a player."""
        if self.view is None or player is None:
            return None
        return next((seat for seat in self.view.seats if seat.id == player), None)

    # ---- choosing

    def choose(self, piece: PieceId | None) -> None:
        """Selects a piece here and tells the listener."""
        self.select(piece)
        if self.listener is not None:
            self.listener.piece_selected(piece)

    def aim(self, piece: PieceId | None) -> None:
        """Makes a piece the target here and tells the listener."""
        self.target(piece)
        if self.listener is not None:
            self.listener.piece_targeted(piece)

    def piece_clicked(self, piece: PieceId, *, aims: bool = False) -> None:
        """A click selects, a click with Ctrl (or the right button) aims; on a marker both mean its ship."""
        counter = self.counter(piece)
        meant = piece if counter is None or counter.of is None else counter.of
        if aims:
            self.aim(None if meant == self.targeted else meant)
        else:
            self.choose(meant)

    def cell_clicked(self, cell: str) -> None:
        """A click on an empty hex lets the selection be: the plot in hand is not lost by a slip."""

    def piece_opened(self, piece: PieceId) -> None:
        """A double click."""
        if self.listener is not None:
            self.listener.piece_opened(piece)

    # ---- moving by hand

    def gesture_moved(self, gesture: Gesture) -> None:
        """Shows what a drop here would do; the session is asked once for each place, level and heading."""
        if gesture == self._peeked:
            return
        self._peeked = gesture
        counter = self.counter(gesture.piece)
        if counter is None:
            return
        if not self._moves(counter, gesture):
            self.screen.show_ghost((self._put(counter, gesture),), True, "")
            return
        command = self.session.propose(gesture) if self.session is not None else None
        if self.session is None or command is None:
            self.screen.show_ghost((self._put(counter, gesture),), False, NO_COMMAND)
            return
        peek = self.session.peek(command)
        ghosts = self._ghosts(counter, gesture, peek.view)
        self.screen.show_ghost(ghosts, not blocking(peek.violations), self.told(peek.violations))

    def gesture_dropped(self, gesture: Gesture) -> tuple[Violation, ...]:
        """Gives the one command that the gesture means; returns what speaks against it if it was not done."""
        self._peeked = None
        self.screen.clear_ghost()
        counter = self.counter(gesture.piece)
        if counter is None or self.session is None or not self._moves(counter, gesture):
            return ()
        command = self.session.propose(gesture)
        if command is None:
            self.screen.show_refusal(NO_COMMAND)
            return ()
        return self._give(self.session, command)

    def gesture_cancelled(self) -> None:
        """The counter goes back: nothing happened."""
        self._peeked = None
        self.screen.clear_ghost()

    def level_nudged(self, piece: PieceId, steps: int) -> tuple[Violation, ...]:
        """One level up or down where the piece stands, as one command."""
        counter = self.counter(piece)
        if counter is None or counter.cell is None or not has_level(counter):
            return ()
        return self.gesture_dropped(self._gesture(counter, counter.level + steps))

    def told(self, violations: tuple[Violation, ...]) -> str:
        """Violations as the pointer shows them, one a line: "message [rule]"."""
        lines = [str(violation) for violation in violations]
        if self.view is not None and lines and blocking(violations):
            if self.view.enforcement is Enforcement.ADVISER:
                lines.append(tr("Adviser: it will be done and noted in the log."))
            elif self.view.enforcement is Enforcement.FREE:
                lines.append(tr("Free table: it will be done."))
        return "\n".join(lines)

    def _give(self, session: BoardSession, command: Command) -> tuple[Violation, ...]:
        if self.ask is not None:
            expected = session.peek(command).violations
            if expected and not blocking(expected) and not self.ask(expected):
                return ()
        broken = session.give(command)
        if broken:
            self.screen.show_refusal("\n".join(str(violation) for violation in broken))
            if self.listener is not None:
                self.listener.move_refused(broken)
        return broken

    def _gesture(self, counter: CounterView, level: int) -> Gesture:
        by = (self.view.viewer if self.view is not None else None) or counter.owner or PlayerId("")
        return Gesture(
            by=by, piece=counter.id, map=counter.map, cell=counter.cell, level=level, facing=counter.facing
        )

    @staticmethod
    def _moves(counter: CounterView, gesture: Gesture) -> bool:
        now = (counter.cell, counter.level, counter.facing)
        if gesture.cell is None:
            return counter.cell is not None
        return now != (gesture.cell, gesture.level, gesture.facing) or gesture.onto is not None

    @staticmethod
    def _put(counter: CounterView, gesture: Gesture) -> CounterView:
        return replace(counter, cell=gesture.cell, level=gesture.level, facing=gesture.facing)

    def _ghosts(
        self, counter: CounterView, gesture: Gesture, after: TableView | None
    ) -> tuple[CounterView, ...]:
        """What the move changes: the piece and the markers that go with it."""
        if after is None:
            return (self._put(counter, gesture),)
        now = set(self.view.counters) if self.view is not None else set()
        changed = tuple(
            c for c in after.counters if counter.id in (c.id, c.of) and c.cell is not None and c not in now
        )
        return changed or (self._put(counter, gesture),)

    # ---- words

    def measure(self, start: str, end: str) -> str:
        """The way between two hexes in words: between ships with the difference of their levels.

        Of several ships in a hex the selected one counts, else the topmost; a hex without one is taken to be
        as high as the other end.
        """
        low, high = self._level(start), self._level(end)
        levels = None if low is None or high is None else high - low
        below = low if low is not None else high or 0
        return self._way(start, below, end, below + (levels or 0), levels)

    def _way(self, start: str, low: int, end: str, high: int, levels: int | None) -> str:
        if self.measurer is not None:
            return self.measurer(start, low, end, high)
        return way_words(start, end, levels)

    def _level(self, cell: str) -> int | None:
        here = [c for c in self._counters() if c.cell == cell and is_piece(c) and has_level(c)]
        chosen = [c.level for c in here if c.id == self.selected]
        return max(chosen or [c.level for c in here], default=None)

    def _counters(self) -> tuple[CounterView, ...]:
        return self.view.counters if self.view is not None else ()

    def about(self, piece: PieceId | None, cell: str | None = None) -> str:
        """The note beside a counter, or beside the topmost one of a hex, a line for each thing to know."""
        counter = self.counter(piece)
        here = [c for c in self._counters() if c.cell == cell and cell is not None]
        if counter is None and here:
            counter = max(here, key=lambda c: (is_piece(c), c.level, c.id))
        if counter is None or self.view is None:
            return ""
        if counter.kind in MARKERS:
            return "\n".join(about_marker(counter, self.view))
        lines = about_piece(counter, self.view, self._title(counter))
        return "\n".join(line for line in (*lines, self._from_selected(counter)) if line)

    def _title(self, counter: CounterView) -> str:
        if counter.face_down or not isinstance(self.session, Inspecting):
            return ""
        return self.session.inspect(counter.id).title

    def text_twin(self) -> tuple[str, ...]:
        """The board read out: every counter with place, level and attitude, one side after the other."""
        if self.view is None:
            return ()
        lines = [tr("Turn {turn}. {prompt}", turn=self.view.turn, prompt=self.view.prompt).strip()]
        for seat in self.view.seats:
            pieces = [c for c in self.view.counters if c.owner == seat.id and is_piece(c)]
            lines.append(trn("{side}: {count} ship.", "{side}: {count} ships.", len(pieces), side=seat.name))
            lines += [self.describe(c) for c in sorted(pieces, key=lambda c: c.id)]
        strangers = [c for c in self.view.counters if c.owner is None and is_piece(c)]
        return tuple(lines + [self.describe(c) for c in sorted(strangers, key=lambda c: c.id)])

    def describe_cell(self, cell: str) -> str:
        """A hex in words for whoever walks over it: its name and the counters in it."""
        here = [c for c in self._counters() if c.cell == cell]
        words = [
            self.describe(c) if is_piece(c) else f"{c.title or MARKERS.get(c.kind, c.label)}."
            for c in sorted(here, key=lambda c: (not is_piece(c), -c.level, c.id))
        ]
        words += [f"{self._from_selected(c)}." for c in here if is_piece(c) and self._from_selected(c)]
        return tr("Hex {cell}: {counters}", cell=cell_name(cell), counters=" ".join(words) or tr("empty."))

    def _from_selected(self, counter: CounterView) -> str:
        """The way from the selected ship; nothing for itself or where one of the two is not on the map."""
        chosen = self.counter(self.selected)
        if chosen is None or chosen.id == counter.id or chosen.cell is None or counter.cell is None:
            return ""
        levels = counter.level - chosen.level if has_level(counter) else None
        way = self._way(chosen.cell, chosen.level, counter.cell, counter.level, levels)
        return tr("From {ship}: {way}", ship=chosen.title or chosen.label, way=way)

    def describe(self, counter: CounterView) -> str:
        """One counter in a sentence."""
        name = counter.title or counter.label or counter.id
        if counter.label and counter.label != name:
            name = f"{name} ({counter.label})"
        if is_lost(counter):
            return tr("{name}: {lost}, off the table.", name=name, lost=", ".join(map(said, counter.badges)))
        if counter.cell is None:
            return tr("{name}: in the tray, not placed.", name=name)
        if has_level(counter):
            parts = [
                tr(
                    "{name}: hex {cell}, level {level}",
                    name=name,
                    cell=cell_name(counter.cell),
                    level=signed(counter.level),
                )
            ]
            parts += [attitude_words(counter), *velocity(counter, self.view)]
        else:
            parts = [tr("{name}: hex {cell}", name=name, cell=cell_name(counter.cell))]
        parts += [
            tr(
                "{marker} at hex {cell}, level {level}",
                marker=MARKERS[marker.kind],
                cell=cell_name(marker.cell),
                level=signed(marker.level),
            )
            for marker in self._counters()
            if marker.of == counter.id and marker.kind in MARKERS and marker.cell is not None
        ]
        # A bare number counts what the title names one by one.
        parts += [said(badge) for badge in counter.badges if not badge.isdigit()]
        known = ((tr("selected"), self.selected), (tr("target"), self.targeted))
        marks = [words for words, piece in known if piece == counter.id]
        return ", ".join(part for part in parts + marks if part) + "."
