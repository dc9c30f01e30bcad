"""The computer's captain: it plots, launches, aims, answers and mends from what its seat may know."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.core.command import Command
from engine.core.dice import Picker
from engine.core.ids import PhaseId, PieceId, PlayerId
from engine.core.violation import blocking
from engine.players.seat import Seat, surveyed
from engine.players.sits.answering import answer
from engine.players.sits.deploying import deployment
from engine.players.sits.gunnery import Gunner, is_disarmed
from engine.players.sits.mending import repair
from engine.players.sits.picture import Picture
from engine.players.sits.plotting import Idea, best_plot
from engine.players.sits.posture import posture
from engine.rulesets.sits.b3_movement import coast
from engine.rulesets.sits.book import book
from engine.rulesets.sits.combat_commands import Aim, HoldTubes, Launch, Remark, Surrender, Survey
from engine.rulesets.sits.commands import Commit, Proceed, Ready
from engine.rulesets.sits.phases import LATE, LAUNCH, MIDDLE, PLOTTING, REPAIRS, SETUP
from engine.rulesets.sits.readiness import fights
from engine.rulesets.sits.state import SitsState

if TYPE_CHECKING:
    from engine.mechanics.attitude import Attitude
    from engine.mechanics.vector import Vectors

_DOUBT = 0.6
"""How sure one is that a ship keeps its attitude before one has seen it fly."""


class Captain:
    """One side's captain. `sharp` plays as well as it can; the other picks among the better plots."""

    def __init__(self, strength: str, seed: int, *, sharp: bool) -> None:
        self.strength = strength
        self._sharp = sharp
        self._picker = Picker(seed)
        self._turn = 0
        self._planned: dict[str, list[Command]] = {}
        self._flown: dict[PieceId, Idea] = {}
        self._say = (0, "")
        """The turn that its line is about, and the line: said when that turn lies in the open."""
        self._last: Picture | None = None
        self._attitudes: dict[PieceId, tuple[Attitude, Vectors]] = {}
        self._seen: dict[PieceId, list[bool]] = {}

    def decide(self, seat: Seat) -> Command:
        """The next command; the table is read afresh each time, and plans are kept for a step at most."""
        state, side = surveyed(seat, Survey, SitsState)
        if state.pending:
            return answer(state, side) or Proceed(player=side)
        if state.turn != self._turn and state.phase != SETUP:
            self._begin(state)
        doing = self._steps.get(state.phase)
        return (doing(state, side) if doing else None) or Proceed(player=side)

    @property
    def _steps(self) -> Mapping[PhaseId, Callable[[SitsState, PlayerId], Command | None]]:
        return {
            SETUP: self._set_up,
            PLOTTING: self._plot,
            LAUNCH: self._launch,
            MIDDLE: self._aim,
            LATE: self._aim,
            REPAIRS: repair,
        }

    def _begin(self, state: SitsState) -> None:
        """A new turn, or another moment that was gone back to: nothing that was planned holds any more."""
        onward = state.turn == self._turn + 1
        self._turn, self._planned = state.turn, {}
        for key, ship in state.ships.items():
            before = self._attitudes.get(key)
            if onward and before is not None and fights(ship):
                self._seen.setdefault(key, []).append(before == (ship.attitude, ship.vectors))
            self._attitudes[key] = (ship.attitude, ship.vectors)
        if not onward:
            self._seen, self._say = {}, (state.turn, "")

    def _trust(self) -> dict[PieceId, float]:
        """How sure it is that each ship will keep its attitude, by what it has seen of it."""
        found = {}
        for key, kept in self._seen.items():
            last = kept[-2:]
            found[key] = 1.0 if last and all(last) else (_DOUBT + sum(last)) / (1 + len(last))
        return found

    def _set_up(self, state: SitsState, side: PlayerId) -> Command:
        return deployment(state, side, self._picker, wary=self._sharp) or Ready(player=side)

    def _plot(self, state: SitsState, side: PlayerId) -> Command:
        about, line = self._say
        if line and about < state.turn and side not in state.said:
            return Remark(player=side, text=line)
        if self._sharp and is_hopeless(state, side):
            return Surrender(player=side)
        waiting = [ship for ship in state.of_side(side) if fights(ship) and ship.id not in state.plots]
        if state.options.exercise or not waiting:
            return self._commit(state, side)
        ship = waiting[0]
        idea = best_plot(self._picture(state, side), ship, self._trust(), self._picker, sharp=self._sharp)
        self._flown[ship.id] = idea
        return idea.plot

    def _commit(self, state: SitsState, side: PlayerId) -> Command:
        """Seals; of two plots that would end in one place the displaced ship coasts (INT.stacking-limit)."""
        seal = Commit(player=side)
        refused = blocking(book.violations(state, seal))
        if refused and refused[0].pieces:
            return coast(state.ships[refused[0].pieces[0]])
        if not state.options.exercise:
            self._say = (state.turn, posture(state, side, self._flown))
        return seal

    def _launch(self, state: SitsState, side: PlayerId) -> Command | None:
        for command in self._plan("launch", lambda: self._gunner(state, side).launches()):
            if not _done(state, command):
                alone = replace(command, link="", lead=None) if isinstance(command, Launch) else command
                for each in dict.fromkeys((command, alone)):
                    if not blocking(book.violations(state, each)):
                        return each
        return None

    def _aim(self, state: SitsState, side: PlayerId) -> Command | None:
        plan = self._plan(f"aim {state.phase}", lambda: list(self._gunner(state, side).aims()))
        fits = (c for c in plan if not _done(state, c) and not blocking(book.violations(state, c)))
        return next(fits, None)

    def _picture(self, state: SitsState, side: PlayerId) -> Picture:
        """What is reckoned holds as long as no ship has changed."""
        if self._last is None or self._last.side != side or self._last.state.ships != state.ships:
            self._last = Picture(state, side)
        self._last.state = state
        return self._last

    def _gunner(self, state: SitsState, side: PlayerId) -> Gunner:
        return Gunner(self._picture(state, side), self._trust(), sharp=self._sharp)

    def _plan(self, step: str, make: Callable[[], list[Command]]) -> list[Command]:
        if step not in self._planned:
            self._planned[step] = make()
        return self._planned[step]


def _done(state: SitsState, command: Command) -> bool:
    """Whether an order of a plan stands already: what was decided may have been thrown away ungiven."""
    match command:
        case Launch():
            return f"{command.ship}:{command.mount}:{command.step}" in state.salvoes
        case HoldTubes():
            place = (command.ship, command.mount, command.step)
            return any((hold.ship, hold.mount, hold.step) == place for hold in state.holds)
        case Aim():
            return any((f.ship, f.weapon) == (command.ship, command.weapon) for f in state.fire)
        case _:
            return False


def is_hopeless(state: SitsState, side: PlayerId) -> bool:
    """D2.21: none of one's ships can fire any more, and the enemy can."""
    own = [ship for ship in state.of_side(side) if fights(ship)]
    enemies = [ship for ship in state.ships.values() if ship.side != side and fights(ship)]
    disarmed = bool(own) and all(is_disarmed(ship) for ship in own)
    return disarmed and not all(is_disarmed(ship) for ship in enemies)
