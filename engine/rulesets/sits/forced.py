"""What a forced end means in SITS: the command of a side that chooses nothing, in each step.

Whatever a side has written and not committed is taken back, so that nobody learns of it: it coasts, launches
and aims nothing. What had been committed, and salvoes that are under way, go on by the rules.
"""

from collections.abc import Iterator, Mapping

from engine.core import force
from engine.core.command import Command
from engine.core.ids import PlayerId
from engine.core.violation import blocking
from engine.rulesets.sits.answers import ideas
from engine.rulesets.sits.b3_movement import coast
from engine.rulesets.sits.book import book
from engine.rulesets.sits.combat_commands import (
    Aim,
    ChooseKills,
    ChooseSide,
    FireCanister,
    HoldTubes,
    Scrap,
    SpendDecoy,
)
from engine.rulesets.sits.commands import Commit, Deploy, Proceed, Ready
from engine.rulesets.sits.phases import LATE, LAUNCH, MIDDLE, PHASES, PLOTTING, SETUP
from engine.rulesets.sits.setup import tray, zone
from engine.rulesets.sits.state import SitsState

QUESTIONS: Mapping[str, str] = {
    "sits.side": "The first side of the ship that the rules allow is struck.",
    "sits.canister": "No canister is fired.",
    "sits.decoy": "No decoy is spent.",
    "sits.kills": "The missiles die in the order in which their salvoes were launched.",
}
"""How a question is answered for a side that chooses nothing."""


def choose(state: SitsState, side: PlayerId) -> Command:
    """The command of a side that chooses nothing."""
    if state.pending:
        return _answer(state, side)
    if state.phase == SETUP:
        return next(_placings(state, side), Ready(player=side))
    if state.phase == PLOTTING:
        own = (state.ships[plot.ship] for plot in state.plots.values())
        written = (coast(ship) for ship in own if ship.side == side)
        return next((plot for plot in written if plot != state.plots[plot.ship]), Commit(player=side))
    if state.phase == LAUNCH:
        return next(_taken_back(state, side), Proceed(player=side))
    if state.phase in (MIDDLE, LATE):
        return next(_unaimed(state, side), Proceed(player=side))
    return Proceed(player=side)


def _answer(state: SitsState, side: PlayerId) -> Command:
    """What spends and chooses nothing, else the first answer that is legal, else the first one at all."""
    kind = state.pending[-1].kind
    if kind == "sits.canister":
        return FireCanister(player=side, tubes=0)
    if kind == "sits.decoy":
        return SpendDecoy(player=side)
    found = [idea.command for idea in ideas(state, side)]
    fine = (command for command in found if not blocking(book.violations(state, command)))
    nothing = ChooseKills(player=side) if kind == "sits.kills" else ChooseSide(player=side, side="forward")
    return next(fine, nothing)


def _placings(state: SitsState, side: PlayerId) -> Iterator[Command]:
    """Legal places for the ships that have none, hex by hex."""
    seat = state.seat(side)
    level = seat.altitude if seat else 0
    for ship in tray(state, side):
        for cell in zone(state, side):
            placed = Deploy(player=side, ship=ship.id, cell=cell, level=level)
            if not blocking(book.violations(state, placed)):
                yield placed


def _taken_back(state: SitsState, side: PlayerId) -> Iterator[Command]:
    for salvo in state.salvoes.values():
        if state.ships[salvo.ship].side == side:
            yield Scrap(player=side, salvo=salvo.id)
    for hold in state.holds:
        if state.ships[hold.ship].side == side:
            yield HoldTubes(player=side, ship=hold.ship, mount=hold.mount, step=hold.step, tubes=0)


def _unaimed(state: SitsState, side: PlayerId) -> Iterator[Command]:
    for fire in state.fire:
        if state.ships[fire.ship].side == side:
            yield Aim(player=side, ship=fire.ship, weapon=fire.weapon, target=fire.target, count=0)


force.install(book, force.Neutral(phases=PHASES, questions=QUESTIONS, choose=choose, carry_out=book.apply))
