"""What there is to read on a plot desk: ship, draft, advice, and the seat's own ships and targets."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, Protocol

from engine.core.bus import Overrule
from engine.core.command import Command, Question, Suggestion
from engine.core.ids import PieceId, PlayerId
from engine.core.session import Update
from engine.core.state import Enforcement
from engine.core.view import AttitudeView, CounterView, TableView
from engine.core.violation import Violation, blocking
from engine.rulesets.sits.combat_commands import Exchange
from engine.rulesets.sits.combat_view import ExchangeForecast
from engine.rulesets.sits.commands import Plot
from engine.rulesets.sits.view import CoastReport, PivotChoice, PlotAdvice, Shot, TurnPreview

if TYPE_CHECKING:
    from gui.games.sits.plot_memory import Kept

PLOT = "sits.plot"
REOPEN = "sits.reopen"
"""Offered to a seat whose plots are sealed while another still plots."""
BADGE = "plotted"
"""A counter's badge that says: this ship of yours has its order."""
MOST_COAST = 5
"""Turns that the coast-ahead control offers."""


class Seat(Protocol):
    """What the desk needs of a session."""

    @property
    def viewer(self) -> PlayerId | None: ...

    def update(self) -> Update: ...

    def subscribe(self, heard: Callable[[Update], None]) -> Callable[[], None]: ...

    def give(self, command: Command, overrule: Overrule | None = None) -> tuple[Violation, ...]: ...

    def answer(self, question: Question) -> object: ...


class ExchangeCase(NamedTuple):
    """Whose fire is exchanged with whom, and on what table."""

    order: Plot
    target: PieceId
    view: TableView

    @property
    def pair(self) -> tuple[PieceId, PieceId]:
        """The two ships."""
        return self.order.ship, self.target


class DeskReading:
    """The reading side of a plot desk; `PlotDesk` is the one that writes."""

    def __init__(self) -> None:
        self._reset()

    def _reset(self) -> None:
        self._session: Seat | None = None
        self._update: Update | None = None
        self._selected: PieceId | None = None
        self._own_before: PieceId | None = None
        self._target: PieceId | None = None
        self._draft: Plot | None = None
        self._given: dict[PieceId, Kept] = {}
        self._plotted: frozenset[PieceId] = frozenset()
        self._advice: PlotAdvice | None = None
        self._coast: CoastReport | None = None
        self._coast_turns = 0
        self._sealed: Plot | None = None
        self._shots: tuple[Shot, ...] = ()
        self._refused: tuple[Violation, ...] = ()
        self._before_drag: Plot | None = None
        self._dragging = False
        self._busy = False
        self._stale = False

    @property
    def view(self) -> TableView | None:
        """The table as this seat sees it; None without a session."""
        return self._update.view if self._update else None

    @property
    def selected(self) -> PieceId | None:
        """The ship on the desk."""
        return self._selected

    @property
    def target(self) -> PieceId | None:
        """The piece that bearings are shot to."""
        return self._target

    @property
    def draft(self) -> Plot | None:
        """The plot as it stands on the desk; None where nothing can be plotted."""
        return self._draft

    @property
    def sealed(self) -> Plot | None:
        """The order of the selected ship, one's own, where it can't be changed; None where there is none."""
        return self._sealed

    @property
    def order(self) -> Plot | None:
        """What the ship does this turn: the draft, or what was sealed."""
        return self._draft or self._sealed

    @property
    def shots(self) -> tuple[Shot, ...]:
        """The bearings to the target that still count, in the order of time, with a draft or without."""
        return self._shots

    @property
    def given(self) -> Plot | None:
        """The order that the selected ship has for this turn."""
        kept = self._given.get(self._selected) if self._selected else None
        return kept.order if kept else None

    @property
    def is_given(self) -> bool:
        """Whether what lies on the desk is the ship's order."""
        kept = self._given.get(self._selected) if self._selected else None
        return kept is not None and (self._draft in kept or self._flyable() == kept.order)

    @property
    def advice(self) -> PlotAdvice | None:
        """What the rules say to the draft."""
        return self._advice

    @property
    def coast(self) -> CoastReport | None:
        """Where the ship drifts in the coming turns, while that is asked for."""
        return self._coast

    @property
    def coast_turns(self) -> int:
        """For how many turns the drift is shown; 0 for none."""
        return self._coast_turns

    @property
    def preview(self) -> TurnPreview | None:
        """The drafted turn flown in thought."""
        return self._advice.preview if self._advice else None

    @property
    def violations(self) -> tuple[Violation, ...]:
        """What is wrong with the draft, and what the last try to give it was refused for."""
        found = self._advice.violations if self._advice and self._draft is not None else ()
        return tuple(dict.fromkeys((*found, *self._refused)))

    @property
    def suggestions(self) -> tuple[Suggestion, ...]:
        """Legal plots near a refused draft."""
        return self._advice.suggestions if self._advice and self._draft is not None else ()

    def exchange_case(self) -> ExchangeCase | None:
        """What the expected exchange of fire hangs on; None where there is none.

        There is one between an own ship whose order is written now, or lies sealed, and an enemy on the map.
        """
        view, order, target = self.view, self._flown(), self._target
        counter = self.counter(target)
        if view is None or order is None or target is None or counter is None:
            return None
        if counter.owner == self._viewer or not (self._on_map(order.ship) and self._on_map(target)):
            return None
        return ExchangeCase(order, target, view)

    def exchange(self, step: str) -> ExchangeForecast | None:
        """Boxes to be expected lost both ways in one step of the turn, the plot on the desk given."""
        case, me = self.exchange_case(), self._viewer
        if case is None or self._session is None or me is None:
            return None
        answer = self._session.answer(
            Exchange(player=me, draft=case.order, target=case.target, steps=(step,))
        )
        return answer if isinstance(answer, ExchangeForecast) else None

    def _flown(self) -> Plot | None:
        return self._flyable() if self._draft is not None else self._sealed

    @property
    def attitude(self) -> AttitudeView | None:
        """The selected piece's AVID."""
        return self.attitude_of(self._selected)

    def attitude_of(self, piece: PieceId | None) -> AttitudeView | None:
        """A piece's AVID, if this seat may see it."""
        view = self.view
        found = (a for a in view.attitudes if a.piece == piece) if view else iter(())
        return next(found, None)

    def counter(self, piece: PieceId | None) -> CounterView | None:
        """A piece's counter."""
        view = self.view
        found = (c for c in view.counters if c.id == piece) if view else iter(())
        return next(found, None)

    def _on_map(self, piece: PieceId) -> bool:
        """Whether a piece is a ship in play, and neither a marker nor in the tray."""
        counter = self.counter(piece)
        return counter is not None and counter.kind == "piece" and counter.cell is not None

    @property
    def ships(self) -> tuple[PieceId, ...]:
        """This seat's own ships on the map."""
        view, me = self.view, self._viewer
        if view is None or me is None:
            return ()
        return tuple(
            c.id for c in view.counters if c.kind == "piece" and c.owner == me and c.cell is not None
        )

    @property
    def targets(self) -> tuple[PieceId, ...]:
        """The other ships on the map, those of other sides first."""
        view, me = self.view, self._viewer
        if view is None:
            return ()
        others = [
            c for c in view.counters if c.kind == "piece" and c.cell is not None and c.id != self._selected
        ]
        return tuple(c.id for c in sorted(others, key=lambda c: c.owner == me))

    @property
    def unplotted(self) -> tuple[PieceId, ...]:
        """Own ships without an order for this turn."""
        return tuple(ship for ship in self.ships if ship not in self._plotted)

    @property
    def can_plot(self) -> bool:
        """Whether the table offers a plot for the selected ship now."""
        return self._offered(self._selected)

    @property
    def plotting(self) -> bool:
        """Whether orders of this seat are written now, or lie sealed."""
        return self._offers(PLOT, REOPEN)

    def _offers(self, *kinds: str) -> bool:
        view = self.view
        return view is not None and any(o.kind in kinds for o in view.offers)

    @property
    def can_edit(self) -> bool:
        """Whether ships may be set by hand."""
        view = self.view
        return view is not None and view.enforcement is not Enforcement.REFEREE and self._selected is not None

    @property
    def can_overrule(self) -> bool:
        """Whether an illegal draft may be given all the same."""
        found = blocking(self.violations)
        return self.can_edit and bool(found) and all(v.overridable for v in found)

    @property
    def dragging(self) -> bool:
        """Whether a drag is under way."""
        return self._dragging

    def _offered(self, ship: PieceId | None) -> bool:
        view = self.view
        if view is None or ship is None or ship not in self.ships:
            return False
        return any(o.kind == PLOT and o.piece in (None, ship) for o in view.offers)

    @property
    def _viewer(self) -> PlayerId | None:
        return self._session.viewer if self._session else None

    def _flyable(self) -> Plot | None:
        return self._advice.completed if self._advice and not blocking(self._advice.violations) else None

    def pivot_choice(self, window: str) -> PivotChoice | None:
        """What the rules say to a pivot that ends in this window."""
        choices = self._advice.pivots if self._advice else ()
        return next((c for c in choices if c.window == window), None)
