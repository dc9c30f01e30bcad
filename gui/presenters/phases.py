"""The phase bar: where the turn stands, who is to act, and what moves the game on."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.bus import Barrier
from engine.core.command import Command
from engine.core.ids import PhaseId, PlayerId, RuleId
from engine.core.ruleset import PhaseSpec
from engine.core.session import Update
from engine.core.state import Enforcement
from engine.core.view import Offer, SeatView, TableView
from engine.core.violation import Violation, blocking
from gui.speech import both, either, said, tr


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseStep:
    """One phase in the bar."""

    id: PhaseId
    title: str
    rule: RuleId
    current: bool
    done: bool
    """Lies behind in this turn."""
    simultaneous: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatMark:
    """A side's badge: who looks, who is ready, who is waited for."""

    id: PlayerId
    name: str
    letter: str
    colour: str
    viewer: bool
    ready: bool
    waited_for: bool
    either: bool = False
    """Waited for, but any other side may do it as well."""
    result: str | None = None
    """How it came out of a game that is over; None while it goes on."""

    @property
    def state(self) -> str:
        """What the side has to do, in a word or two; when the game is over how it came out."""
        if self.result is not None:
            return self.result
        if self.ready:
            return tr("ready")
        if self.either:
            return tr("may go on")
        return tr("to act") if self.waited_for else tr("waits")

    @property
    def words(self) -> str:
        """The badge in words."""
        state = self.state or tr("the game is over")
        if self.viewer:
            return tr("{side}: {state} (you)", side=self.name, state=state)
        return f"{self.name}: {state}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Primary:
    """The big button."""

    kind: str
    title: str
    command: Command | None = None
    reasons: tuple[Violation, ...] = ()
    """Why it can't be pressed yet."""

    @property
    def ready(self) -> bool:
        """Whether it can be pressed."""
        return not self.reasons and self.command is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """Undo or redo: whether it may be done, and what it does or why not."""

    enabled: bool
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """Where a game stands, kept beside it in English: it is told in the language of whoever looks later."""

    turn: int
    phase: str
    sides: tuple[str, ...]
    """Whom the game waits for."""
    how: str
    """"act", "either" where any of them may go on, or "over"."""

    @property
    def words(self) -> str:
        """In a line that holds no secret."""
        if self.how == "over":
            return tr("Turn {turn}, over", turn=self.turn)
        phase, names = said(self.phase), [said(side) for side in self.sides]
        if not names:
            return tr("Turn {turn}, {phase}", turn=self.turn, phase=phase)
        if self.how == "either":
            sides = either(names)
            return tr("Turn {turn}, {phase}: {sides} may go on", turn=self.turn, phase=phase, sides=sides)
        return tr("Turn {turn}, {phase}: {sides} to act", turn=self.turn, phase=phase, sides=both(names))

    def facts(self) -> dict[str, object]:
        """As a file keeps it."""
        return {"turn": self.turn, "phase": self.phase, "sides": list(self.sides), "how": self.how}

    @staticmethod
    def read(facts: object) -> "Standing | None":
        """What a file kept; None for anything else."""
        match facts:
            case {"turn": int(turn), "phase": str(phase), "sides": [*sides], "how": str(how)}:
                made = Standing(turn=turn, phase=phase, sides=tuple(sides), how=how)
                return made if all(isinstance(side, str) for side in sides) else None
            case _:
                return None


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseBar:
    """All that the bar shows."""

    turn: int
    steps: tuple[PhaseStep, ...]
    prompt: str
    seats: tuple[SeatMark, ...]
    primary: Primary | None
    others: tuple[Offer, ...]
    """Further offers of the moment that concern no single piece, such as taking a commitment back."""
    enforcement: Enforcement
    undo: Step
    redo: Step
    over: str = ""
    """How the game ended."""

    @property
    def stands(self) -> str:
        """Turn, phase and whose step it is, in a line that holds no secret."""
        if self.over:
            return tr("Turn {turn}, over", turn=self.turn)
        phase = next((step.title for step in self.steps if step.current), "")
        names = [seat.name for seat in self.seats if seat.waited_for]
        if not names:
            return tr("Turn {turn}, {phase}", turn=self.turn, phase=phase)
        if self.either:
            sides = either(names)
            return tr("Turn {turn}, {phase}: {sides} may go on", turn=self.turn, phase=phase, sides=sides)
        return tr("Turn {turn}, {phase}: {sides} to act", turn=self.turn, phase=phase, sides=both(names))

    def standing(self, phase: str) -> "Standing":
        """The same as `stands`, to be kept; `phase` is the title of the step as the rules have it."""
        how = "over" if self.over else "either" if self.either else "act"
        waited = tuple(str(seat.id) for seat in self.seats if seat.waited_for)
        return Standing(turn=self.turn, phase=phase, sides=waited, how=how)

    @property
    def flight(self) -> str:
        """How much "Fly on" flies from here."""
        here = next((place for place, step in enumerate(self.steps) if step.current), 0)
        return (
            tr("the whole turn") if here and self.steps[here - 1].simultaneous else tr("the rest of the turn")
        )

    @property
    def either(self) -> str:
        """Said once for all sides where any of them may go on; else nothing."""
        free = sum(seat.either for seat in self.seats)
        return "" if not free else tr("either may go on") if free == 2 else tr("any side may go on")

    @property
    def now(self) -> str:
        """Title of the step under way."""
        return next((step.title for step in self.steps if step.current), "")


BARRIERS: dict[Barrier, str] = {
    Barrier.DICE: tr("No undo past a roll of the dice."),
    Barrier.REVEAL: tr("No undo past the moment when hidden things became known."),
    Barrier.OTHER_PLAYER: tr("The last step is another side's: only that side may take it back."),
    Barrier.POLICY: tr("This game is played without undo."),
}
LOOKING_BACK = tr("You look at an earlier moment; go back to now first.")

ENFORCEMENT_WORDS: dict[Enforcement, tuple[str, str]] = {
    Enforcement.REFEREE: (tr("Referee"), tr("What breaks a rule is refused, and the rule is named.")),
    Enforcement.ADVISER: (
        tr("Adviser"),
        tr("What breaks a rule is done all the same; the log names the rule."),
    ),
    Enforcement.FREE: (
        tr("Free table"),
        tr("Pieces are set by hand as the table has them; the log names the rules."),
    ),
}


def phase_bar(update: Update, phases: Sequence[PhaseSpec]) -> PhaseBar:
    """The bar for one update."""
    view = update.view
    steps = _steps(view, phases)
    at_once = view.each_acts or any(step.current and step.simultaneous for step in steps)
    either = len(view.active) > 1 and not at_once
    return PhaseBar(
        turn=view.turn,
        steps=steps,
        prompt=view.prompt,
        seats=tuple(_seat(seat, view, either=either) for seat in view.seats),
        primary=_primary(view),
        others=tuple(
            offer
            for offer in view.offers
            if offer.piece is None and offer.command is not None and not offer.primary and not offer.aside
        ),
        enforcement=view.enforcement,
        undo=_undo(update),
        redo=_redo(update),
        over=view.outcome.reason if view.outcome else "",
    )


def _steps(view: TableView, phases: Sequence[PhaseSpec]) -> tuple[PhaseStep, ...]:
    ids = [phase.id for phase in phases]
    here = ids.index(view.phase) if view.phase in ids else -1
    return tuple(
        PhaseStep(
            id=phase.id,
            title=phase.title,
            rule=phase.rule,
            current=place == here,
            done=place < here,
            simultaneous=phase.simultaneous,
        )
        for place, phase in enumerate(phases)
    )


def _seat(seat: SeatView, view: TableView, *, either: bool) -> SeatMark:
    return SeatMark(
        id=seat.id,
        name=seat.name,
        letter=seat.letter,
        colour=seat.colour,
        viewer=seat.id == view.viewer,
        ready=seat.ready,
        waited_for=seat.id in view.active,
        either=either and seat.id in view.active,
        result=_result(seat, view),
    )


def _result(seat: SeatView, view: TableView) -> str | None:
    if view.outcome is None:
        return None
    return tr("wins") if view.outcome.winner == seat.id else ""


def _primary(view: TableView) -> Primary | None:
    for offer in view.offers:
        if offer.primary:
            return Primary(
                kind=offer.kind, title=offer.title, command=offer.command, reasons=blocking(offer.violations)
            )
    return None


def _undo(update: Update) -> Step:
    if update.can_undo:
        what = update.undo_label
        return Step(enabled=True, words=tr("Take back: {step}", step=what) if what else tr("Take back"))
    if update.looking is not None:
        return Step(enabled=False, words=LOOKING_BACK)
    if update.undo_barrier is None:
        return Step(enabled=False, words=tr("Nothing to take back."))
    return Step(enabled=False, words=BARRIERS[update.undo_barrier])


def _redo(update: Update) -> Step:
    if update.can_redo:
        return Step(enabled=True, words=tr("Do it again"))
    if update.looking is not None:
        return Step(enabled=False, words=LOOKING_BACK)
    if update.redo_barrier is not None:
        return Step(enabled=False, words=tr("What was undone is another side's: only that side may redo it."))
    return Step(enabled=False, words=tr("Nothing was undone."))


def next_chair(view: TableView) -> PlayerId | None:
    """The side that is waited for while the viewer has nothing to do; None while he has, or nobody has."""
    if view.outcome is not None or view.viewer in view.active or not view.active:
        return None
    return view.active[0]
