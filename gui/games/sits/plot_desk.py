"""The one model of a ship's plot that the map, the AVID, the grids, the 3D view and the numbers share."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Literal

from engine.core.bus import Overrule
from engine.core.command import Suggestion
from engine.core.ids import PieceId, PlayerId
from engine.core.session import Update
from engine.core.violation import Violation
from engine.rulesets.sits.commands import Bearings, CoastAhead, PlanPlot, Plot, Slot, Written
from engine.rulesets.sits.view import CoastReport, PlotAdvice, Shot
from gui.games.sits.desk_editing import DeskEditing
from gui.games.sits.desk_reading import BADGE, MOST_COAST, REOPEN, Seat
from gui.games.sits.plot_memory import Kept, PlotMemory


class PlotDesk(DeskEditing):
    """A seat's plotting: which ship, which target, what is drafted, what the rules say to it.

    Every change asks for advice once and tells all who subscribed. A finished action (a click, a key, the end
    of a drag) gives the plot as one command if it is legal; otherwise it stays a draft, with its violations,
    until it is mended, reverted or, where the table allows it, given all the same.
    """

    def __init__(self, session: Seat | None = None, memory: PlotMemory | None = None) -> None:
        self._heard: list[Callable[[], None]] = []
        self._memory = memory if memory is not None else PlotMemory()
        self._dispose: Callable[[], None] | None = None
        super().__init__()
        if session is not None:
            self.set_session(session)

    # ------------------------------------------------------------------ listening

    def subscribe(self, heard: Callable[[], None]) -> Callable[[], None]:
        """Calls `heard` after every change; returns the way to stop it."""
        self._heard.append(heard)

        def dispose() -> None:
            if heard in self._heard:
                self._heard.remove(heard)

        return dispose

    def set_session(self, session: Seat | None) -> None:
        """Sits down at another seat, or gets up: nothing of the seat before stays on the desk."""
        if self._dispose is not None:
            self._dispose()
            self._dispose = None
        self._reset()
        self._session = session
        if session is not None:
            self._dispose = session.subscribe(self._on_update)
            self._take(session.update())
        self._tell()

    def close(self) -> None:
        """Stops listening to the session, and telling anybody of it."""
        self._heard.clear()
        self.set_session(None)

    def _on_update(self, update: Update) -> None:
        if self._busy:
            # Our own command: the caller asks for advice once, when it is done.
            self._update = update
            self._stale = True
            return
        self._take(update)
        self._tell()

    def _take(self, update: Update) -> None:
        self._update = update
        self._recall()
        if self._selected is not None and self.counter(self._selected) is None:
            self._selected = None
        if self._target is not None and self.counter(self._target) is None:
            self._target = None
        if not self._dragging:
            self._draft = self._opening_draft()
            self._refused = ()
        self._consult()

    def _recall(self) -> None:
        view, me = self.view, self._viewer
        if view is None or me is None:
            self._given, self._plotted = {}, frozenset()
            return
        # An offer to plot may carry the ship's order. Where it does not, the counter's badge says whether
        # there is one, and the memory what it was: an undo takes the badge away.
        told = {o.command.ship: o.command for o in view.offers if isinstance(o.command, Plot)}
        plotted = {c.id for c in view.counters if BADGE in c.badges}
        kept = self._memory.given(me, view.turn)
        self._given = {ship: order for ship, order in kept.items() if ship in plotted}
        for ship, plot in told.items():
            if ship not in self._given or self._given[ship].order != plot:
                self._given[ship] = Kept(plot, plot)
        self._plotted = frozenset(plotted | self._given.keys())

    def _opening_draft(self) -> Plot | None:
        if self._selected is None or self._viewer is None or not self._offered(self._selected):
            return None
        kept = self._given.get(self._selected)
        return kept.drawn if kept else Plot(player=self._viewer, ship=self._selected)

    def _tell(self) -> None:
        for heard in tuple(self._heard):
            heard()

    def _consult(self) -> None:
        """Asks the rules about the draft: the one place where it is done."""
        self._advice, self._coast, self._sealed, self._shots = None, None, None, ()
        session, me, ship = self._session, self._viewer, self._selected
        if session is None:
            return
        plot = self._draft
        if plot is None and ship is not None and ship in self.ships and me is not None:
            written = session.answer(Written(player=me, ship=ship))
            self._sealed = written if isinstance(written, Plot) else None
            # Only while nothing has moved: later the plot would be flown again from where the ships are.
            if self._offers(REOPEN) and self._on_map(ship):
                # A ship sealed without an order coasts.
                self._sealed = plot = self._sealed or Plot(player=me, ship=ship)
        if plot is not None:
            answer = session.answer(PlanPlot(player=plot.player, draft=plot, target=self._target))
            self._advice = answer if isinstance(answer, PlotAdvice) else None
        if ship is None or me is None or not self._on_map(ship):
            return
        if self._coast_turns:
            report = session.answer(
                CoastAhead(
                    player=me,
                    ship=ship,
                    turns=self._coast_turns,
                    target=self._target,
                    draft=self._flyable(),
                )
            )
            self._coast = report if isinstance(report, CoastReport) else None
        self._shots = self._shoot(session, me, ship)

    def _shoot(self, session: Seat, me: PlayerId, ship: PieceId) -> tuple[Shot, ...]:
        if self.preview is not None:
            return self.preview.shots
        if self._target is None or not self._on_map(self._target):
            return ()
        found = session.answer(Bearings(player=me, ship=ship, target=self._target))
        return found if isinstance(found, tuple) else ()

    # ------------------------------------------------------------------ choosing ship and target

    def select(self, piece: PieceId | None) -> None:
        """Puts another piece on the desk; an unfinished draft of the last one is dropped."""
        if piece == self._selected:
            return
        if self._selected in self.ships:
            self._own_before = self._selected
        self._selected = piece
        self._dragging = False
        self._refused = ()
        if self._target == piece:
            self._target = None
        self._draft = self._opening_draft()
        self._consult()
        self._tell()

    def choose_target(self, piece: PieceId | None) -> None:
        """Shoots all bearings to this piece.

        When it is itself on the desk (the first half of a double click put it there), the own ship that was
        there before comes back and aims at it.
        """
        if piece is not None and piece == self._selected:
            if self._own_before in (None, piece) or self._own_before not in self.ships:
                return
            self.select(self._own_before)
        if piece == self._target:
            return
        self._target = piece
        self._consult()
        self._tell()

    def next_ship(self) -> None:
        """Goes to the next own ship without an order; if all have one, to the next."""
        self._step(1)

    def previous_ship(self) -> None:
        """Goes back likewise."""
        self._step(-1)

    def _step(self, way: int) -> None:
        ships = self.ships
        if not ships:
            return
        start = ships.index(self._selected) if self._selected in ships else (-1 if way > 0 else 0)
        order = [ships[(start + way * k) % len(ships)] for k in range(1, len(ships) + 1)]
        open_ones = [ship for ship in order if ship not in self._plotted and ship != self._selected]
        self.select(open_ones[0] if open_ones else order[0])

    # ------------------------------------------------------------------ plotting

    def set_pivot(self, window: str) -> None:
        """Pivots to a window by a shortest route."""
        choice = self.pivot_choice(window)
        if choice is not None:
            self._reroute(choice.route, choice.midpoint)

    def extend_route(self, window: str) -> None:
        """Draws the pivot one window further by hand; a window of the route cuts it back to there."""
        if self._draft is None or self._advice is None:
            return
        route = self._draft.route
        if window == self._advice.start:
            self._reroute((), self._advice.start)
        elif window in route:
            self._reroute(route[: route.index(window) + 1])
        elif window in self._advice.next_windows:
            self._reroute((*route, window))

    def set_route(self, route: tuple[str, ...]) -> None:
        """Draws the whole pivot by hand, the starting window left out."""
        self._reroute(route)

    def clear_pivot(self) -> None:
        """Keeps the nose where it is."""
        self._reroute((), self._advice.start if self._advice else None)

    def _reroute(self, route: tuple[str, ...], midpoint: str | None = None) -> None:
        # Thrust falls in the midpoint's window: a square chosen for another one is left to the rules again.
        stays = self._advice is not None and midpoint == self._advice.thrust_window
        if stays:
            self._change(route=route)
        else:
            self._change(route=route, square=None, spread={})

    def set_roll(self, steps: int) -> None:
        """Rolls by so many windows, positive to starboard."""
        self._change(roll=steps)

    def set_thrust(self, thrust: int) -> None:
        """Uses so much thrust; how it splits is left to the rules' default until it is chosen."""
        if self._draft is not None and thrust != self._draft.thrust:
            self._change(thrust=thrust, square=None, spread={})

    def set_square(self, h: int, v: int) -> None:
        """Takes a square of the vertical grid."""
        self._change(square=(h, v), spread={})

    def set_spread(self, changes: Mapping[Slot, int]) -> None:
        """Takes a hex of the horizontal grid; the square shown is taken with it."""
        square = self._advice.completed.square if self._advice else None
        self._change(square=square, spread=dict(changes))

    def set_helm_bonus(self, bonus: Literal["pivot", "roll"] | None) -> None:
        """Puts an Elite helm officer's +1 on the pivot or the roll (B2.233)."""
        self._change(helm_bonus=bonus)

    def toggle_keep_half(self, slot: Slot) -> None:
        """Waives, or takes back, the rounding up of a half hex (D1.145)."""
        if self._draft is not None:
            kept = self._draft.keep_halves
            self._change(keep_halves=tuple(s for s in kept if s != slot) if slot in kept else (*kept, slot))

    def _change(self, **fields: object) -> None:
        if self._draft is None:
            return
        changed: Plot = replace(self._draft, **fields)  # type: ignore[arg-type]
        if changed == self._draft:
            return
        self._draft = changed
        self._refused = ()
        self._consult()
        if not self._dragging:
            self._settle()
        self._tell()

    # ------------------------------------------------------------------ drags and giving

    def begin_drag(self) -> None:
        """From here on changes stay on the desk until `end_drag`."""
        if not self._dragging and self._draft is not None:
            self._dragging = True
            self._before_drag = self._draft

    def end_drag(self, *, cancel: bool = False) -> None:
        """Ends a drag: the plot is given if it is legal and new, or put back as it was."""
        if not self._dragging:
            return
        self._dragging = False
        before, self._before_drag = self._before_drag, None
        if cancel:
            if self._draft != before:
                self._draft = before
                self._consult()
        elif self._draft != before:
            self._settle()
        self._tell()

    def give(self, overrule: Overrule | None = None) -> tuple[Violation, ...]:
        """Gives what lies on the desk, legal or not; what it was refused for comes back."""
        found = self._give(overrule)
        self._tell()
        return found

    def _settle(self) -> None:
        if self._flyable() is not None and not self.is_given:
            self._give()

    def _give(self, overrule: Overrule | None = None) -> tuple[Violation, ...]:
        if self._session is None or self._draft is None or self._update is None:
            return ()
        order = self._flyable() or self._draft
        with self._own_command():
            refused = self._session.give(order, overrule)
        self._refused = refused
        if not refused:
            # The draft is kept as drawn: what was left open stays open when the plot is changed again.
            self._memory.keep(self._update.view.turn, self._draft, order)
        if self._stale:
            self._stale = False
            self._recall()
            self._consult_if_moved()
        return refused

    @contextmanager
    def _own_command(self) -> Iterator[None]:
        self._busy = True
        try:
            yield
        finally:
            self._busy = False

    def _consult_if_moved(self) -> None:
        # A plot changes nothing that the advice was built on, but it may end the phase.
        if self._draft is not None and not self._offered(self._selected):
            self._draft = self._opening_draft()
            self._consult()

    def adopt(self, suggestion: Suggestion) -> None:
        """Takes one of the suggested plots and gives it."""
        command = suggestion.command
        if self._draft is None or not isinstance(command, Plot) or command.ship != self._draft.ship:
            return
        self._draft = command
        self._refused = ()
        self._consult()
        self._settle()
        self._tell()

    def revert(self) -> None:
        """Puts the ship's order back on the desk, or a plot to coast where it has none."""
        before = self._draft
        self._draft = self._opening_draft()
        self._refused = ()
        self._dragging = False
        if self._draft != before:
            self._consult()
        self._tell()

    def clear_plot(self) -> None:
        """Plots to coast: no pivot, no roll, no thrust."""
        if self._draft is not None:
            coasting = Plot(
                player=self._draft.player, ship=self._draft.ship, helm_bonus=self._draft.helm_bonus
            )
            self._replace(coasting)

    @property
    def can_repeat(self) -> bool:
        """Whether the ship has an order of an earlier turn to repeat."""
        return self._earlier() is not None

    def repeat_last_plot(self) -> None:
        """Plots what the ship did in its latest turn with an order."""
        if (earlier := self._earlier()) is not None:
            self._replace(earlier)

    def _earlier(self) -> Plot | None:
        if self._draft is None or self.view is None:
            return None
        return self._memory.before(self._draft.player, self._draft.ship, self.view.turn)

    def _replace(self, plot: Plot) -> None:
        self._draft = plot
        self._refused = ()
        self._consult()
        self._settle()
        self._tell()

    def coast_ahead(self, turns: int) -> None:
        """Shows the drift of the coming turns (at most five), 0 for none."""
        turns = max(0, min(MOST_COAST, turns))
        if turns != self._coast_turns:
            self._coast_turns = turns
            self._consult()
            self._tell()
