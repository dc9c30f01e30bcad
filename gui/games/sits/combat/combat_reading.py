"""What there is to read on a combat desk: the step, ship and target, cards, beams, what became of salvoes."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any, Final, Protocol, TypeVar

from engine.core.bus import Overrule
from engine.core.command import Command, Question
from engine.core.ids import PieceId, PlayerId
from engine.core.ruleset import PhaseSpec
from engine.core.session import LogEntry, Update
from engine.core.view import Offer, TableView
from engine.core.violation import Violation
from engine.rulesets.sits.combat import Salvo, Step
from engine.rulesets.sits.combat_commands import (
    BeamTable,
    DefenceCardNow,
    Launch,
    SalvoCardFor,
    SalvoesNow,
    SalvoOdds,
)
from engine.rulesets.sits.combat_view import (
    BeamSheet,
    DefenceCard,
    SalvoCard,
    SalvoForecast,
)
from engine.rulesets.sits.commands import ReadSheet
from engine.rulesets.sits.view import SheetMount, ShipSheet, Shot
from gui.games.sits.combat.defence_story import Story
from gui.games.sits.plot_desk import PlotDesk
from gui.speech import tr

T = TypeVar("T")

REOPEN: Final = "sits.reopen"
PROCEED: Final = "sits.proceed"
SEEN: Final = "combat-seen"
"""Key in a seat's memory: a turn, and how many of its salvoes' results the seat has been shown."""


class Stage(StrEnum):
    """What a seat does in a step, as far as the panel beside the board is concerned."""

    PLOT = "plot"
    """Setup, plotting, and all steps in which nothing of the fight is done."""
    LAUNCH = "launch"
    DEFENCE = "defence"
    BEAMS = "beams"


_STEPS: Final = {"sits/A3.13": Stage.LAUNCH, "sits/A3.23": Stage.BEAMS, "sits/A3.25": Stage.BEAMS}
"""Which stage a step is, by the rule of its row in the turn sequence."""
QUESTIONS: Final = {
    "sits.choose_side": tr("choose the side that it strikes"),
    "sits.fire_canister": tr("fire canister or keep it"),
    "sits.spend_decoy": tr("spend a decoy or keep it"),
    "sits.choose_kills": tr("name the missiles that die"),
}
"""What the offers that answer a decision of the defence come to."""
DECISIONS: Final = frozenset(QUESTIONS)
"""Offers that answer a decision of the defence."""


SPANS: Final[dict[Step, tuple[str, str]]] = {
    "early": ("now", "now"),
    "middle": ("now", "midpoint"),
    "late": ("midpoint", "eot"),
}
"""From when to when the bearing of a salvo is taken (C2.14)."""


class Table(Protocol):
    """What the desk needs of a session."""

    @property
    def viewer(self) -> PlayerId | None: ...

    def update(self) -> Update: ...

    def phases(self) -> Sequence[PhaseSpec]: ...

    def log(self) -> tuple[LogEntry, ...]: ...

    def answer(self, question: Question) -> object: ...

    def give(self, command: Command, overrule: Overrule | None = None) -> tuple[Violation, ...]: ...


class CombatReading:
    """The reading side; answers are asked for when they are read, once for each state of the game."""

    def __init__(
        self,
        plots: PlotDesk,
        table: Table,
        memory: dict[str, Any],
        *,
        hold_results: Callable[[], bool] = lambda: True,
        peaceful: bool = False,
    ) -> None:
        """`peaceful`: an exercise, whose steps of fire are empty (A3.0) and want no card."""
        self.plots = plots
        self._table = table
        self._memory = memory
        self._hold_results = hold_results
        self._peaceful = peaceful
        self._heard: list[Callable[[], None]] = []
        self._asked: dict[object, object] = {}
        self._column: Step = "early"
        self._hovered: Step | None = None
        self._beam: str | None = None
        self._stories: tuple[Story, ...] = ()
        self._shown: int | None = None
        self._told_turn = 0
        self._before: object = None
        self._view: TableView | None = None
        self.said = ""
        """What the last deed came to, in a sentence; empty again with the next change."""
        self._dispose = plots.subscribe(self._plots_changed)

    def close(self) -> None:
        """Stops listening to the plot desk."""
        self._dispose()

    def subscribe(self, heard: Callable[[], None]) -> Callable[[], None]:
        """Calls `heard` after every change; returns the way to stop it."""
        self._heard.append(heard)
        return lambda: self._heard.remove(heard) if heard in self._heard else None

    def _tell(self) -> None:
        for heard in tuple(self._heard):
            heard()

    def _plots_changed(self) -> None:
        now = (self.plots.selected, self.plots.target, self.plots.view)
        if now != self._before:
            self._before = now
            self._tell()

    # ------------------------------------------------------------------ the table

    @property
    def view(self) -> TableView | None:
        """The table as the seat sees it."""
        return self._view

    @property
    def me(self) -> PlayerId | None:
        """Whose desk it is."""
        return self._table.viewer

    @property
    def step_stage(self) -> Stage:
        """The stage of the step under way, decisions and results left aside."""
        view = None if self._peaceful else self._view
        spec = next((s for s in self._table.phases() if view is not None and s.id == view.phase), None)
        return _STEPS.get(spec.rule, Stage.PLOT) if spec is not None else Stage.PLOT

    @property
    def stage(self) -> Stage:
        """What the panel beside the board is for now."""
        if self._view is None:
            return Stage.PLOT
        if self.defence is not None or self.deciding or self._shown is not None:
            return Stage.DEFENCE
        return self.step_stage if self._view.outcome is None and self.at_stop else Stage.PLOT

    @property
    def at_stop(self) -> bool:
        """Whether somebody may write salvoes or aim now, or take it back: not while missiles come in."""
        return self._offer(PROCEED) is not None or self._offer(REOPEN) is not None

    @property
    def acting(self) -> bool:
        """Whether this seat may write salvoes, aim or answer now."""
        return self._view is not None and self.me in self._view.active

    @property
    def deciding(self) -> bool:
        """Whether this seat owes an answer of the defence."""
        return self.question is not None

    @property
    def question(self) -> str | None:
        """Kind of the answer that this seat owes the defence."""
        offers = self._view.offers if self._view is not None else ()
        return next((o.kind for o in offers if o.kind in DECISIONS), None)

    @property
    def done(self) -> bool:
        """Whether this seat has gone on and may still go back."""
        return self._offer(REOPEN) is not None

    def _offer(self, kind: str) -> Offer | None:
        offers = self._view.offers if self._view is not None else ()
        return next((o for o in offers if o.kind == kind and o.command is not None), None)

    @property
    def way_on(self) -> Offer | None:
        """The offer that ends the step for this seat, or opens it again."""
        return self._offer(REOPEN) or self._offer(PROCEED)

    def offered(self, kind: str, ship: PieceId | None) -> bool:
        """Whether a thing is offered for a ship."""
        offers = self._view.offers if self._view is not None else ()
        return any(o.kind == kind and o.piece == ship for o in offers)

    # ------------------------------------------------------------------ asking

    def _ask(self, question: Question, kind: type[T]) -> T | None:
        """An answer, asked once for each state of the game; None where there is none for such ships."""
        key = repr(question)
        if key not in self._asked:
            try:
                self._asked[key] = self._table.answer(question)
            except (KeyError, ValueError):
                self._asked[key] = None  # a ship that is gone, or has no such mount
        found = self._asked[key]
        return found if isinstance(found, kind) else None

    @property
    def ship(self) -> PieceId | None:
        """The own ship whose card or beams are in hand."""
        chosen = self.plots.selected
        return chosen if chosen in self.plots.ships else None

    @property
    def target(self) -> PieceId | None:
        """The enemy that it is about."""
        chosen = self.plots.target
        if chosen is None or chosen in self.plots.ships:
            return None
        return chosen if chosen in self.plots.targets else None

    def name(self, piece: PieceId | None) -> str:
        """A ship as the players call it: its title without its number."""
        counter = self.plots.counter(piece)
        title = (
            " ".join((counter.title or counter.label).split()) if counter is not None else str(piece or "")
        )
        number, _, rest = title.partition(" ")
        return rest if number.isdigit() and rest else title

    @property
    def card(self) -> SalvoCard | None:
        """The salvo card of ship and target."""
        if self.me is None or self.ship is None or self.target is None:
            return None
        return self._ask(SalvoCardFor(player=self.me, ship=self.ship, target=self.target), SalvoCard)

    @property
    def beams(self) -> BeamSheet | None:
        """The beams of the ship."""
        if self.me is None or self.ship is None:
            return None
        return self._ask(BeamTable(player=self.me, ship=self.ship), BeamSheet)

    @property
    def defence(self) -> DefenceCard | None:
        """The Missile Defense Card of what is coming in now."""
        return self._ask(DefenceCardNow(player=self.me), DefenceCard) if self.me is not None else None

    @property
    def salvoes(self) -> tuple[Salvo, ...]:
        """The salvoes that this seat knows of: its own, later all that are in flight."""
        if self.me is None:
            return ()
        found = self._ask(SalvoesNow(player=self.me), tuple)
        return found or ()

    def arc(self, mount: str) -> SheetMount | None:
        """The firing arc of a mount of the ship."""
        if self.me is None or self.ship is None:
            return None
        sheet = self._ask(ReadSheet(player=self.me, ship=self.ship), ShipSheet)
        return next((each for each in sheet.mounts if each.id == mount), None) if sheet is not None else None

    def sight(self, step: Step | None = None) -> Shot | None:
        """The bearing that counts for missiles of a step; with no step that of now, for beams."""
        ends = SPANS[step] if step is not None else ("now", "now")
        return next((s for s in self.plots.shots if (s.from_point, s.to_point) == ends), None)

    def odds(self, draft: Launch | None) -> SalvoForecast | None:
        """What a salvo may be expected to do."""
        if draft is None or self.me is None:
            return None
        return self._ask(SalvoOdds(player=self.me, draft=draft), SalvoForecast)

    # ------------------------------------------------------------------ ships and salvoes

    @property
    def able(self) -> tuple[PieceId, ...]:
        """Own ships that could do something in this step."""
        kind = "sits.launch" if self.step_stage is Stage.LAUNCH else "sits.aim"
        return tuple(ship for ship in self.plots.ships if self.offered(kind, ship))

    @property
    def undone(self) -> tuple[PieceId, ...]:
        """Of them those that have written and aimed nothing yet."""
        badge = "salvo" if self.step_stage is Stage.LAUNCH else "aimed"
        ready = {c.id for c in (self._view.counters if self._view else ()) if badge in c.badges}
        return tuple(ship for ship in self.able if ship not in ready)

    def enemies(self) -> tuple[PieceId, ...]:
        """Enemies within reach of the ship in this step, the nearest first; else all on the map."""
        foes = tuple(piece for piece in self.plots.targets if self.is_enemy(piece))
        if self.step_stage is Stage.LAUNCH and self.me is not None and self.ship is not None and foes:
            card = self._ask(SalvoCardFor(player=self.me, ship=self.ship, target=foes[0]), SalvoCard)
            return (card.targets if card is not None else ()) or foes
        if self.beams is not None and self.beams.lines:
            return tuple(dict.fromkeys(line.target for line in self.beams.lines))
        return foes

    def is_enemy(self, piece: PieceId | None) -> bool:
        """Whether a piece is another side's ship."""
        counter = self.plots.counter(piece)
        return counter is not None and counter.kind == "piece" and counter.owner != self.me

    @property
    def stories(self) -> tuple[Story, ...]:
        """What became of the salvoes of this turn so far, in order."""
        return self._stories

    @property
    def shown(self) -> int | None:
        """Which of them stands on the card; None where the one under way does, or none."""
        return self._shown
