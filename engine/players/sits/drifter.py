"""A measure for captains: a ship that drifts as it lies and fires all that it can, always."""

from engine.core.command import Command
from engine.core.dice import Picker
from engine.core.ids import PlayerId
from engine.core.violation import blocking
from engine.players.seat import Seat, surveyed
from engine.players.sits.deploying import deployment
from engine.players.sits.mending import repair
from engine.rulesets.sits.answers import answers
from engine.rulesets.sits.b3_movement import coast
from engine.rulesets.sits.book import book
from engine.rulesets.sits.c3_sheet import beam_sheet
from engine.rulesets.sits.combat import MOUNTS, STEPS
from engine.rulesets.sits.combat_commands import Aim, Launch, Survey
from engine.rulesets.sits.commands import Commit, Proceed, Ready
from engine.rulesets.sits.phases import LATE, LAUNCH, MIDDLE, PLOTTING, REPAIRS, SETUP
from engine.rulesets.sits.readiness import fights, launchers
from engine.rulesets.sits.state import Ship, SitsState


class Drifter:
    """Coasts, launches the biggest salvo that bears in every step, fires every beam, takes first answers."""

    strength = "drifter"

    def __init__(self, seed: int) -> None:
        self._picker = Picker(seed)

    def decide(self, seat: Seat) -> Command:
        """The next thing that can be fired, else the end of the step."""
        state, side = surveyed(seat, Survey, SitsState)
        if state.pending:
            found = answers(state, side)
            return found[0].command if found else Proceed(player=side)
        if state.phase == SETUP:
            return deployment(state, side, self._picker) or Ready(player=side)
        if state.phase == PLOTTING:
            waiting = [s for s in state.of_side(side) if fights(s) and s.id not in state.plots]
            return coast(waiting[0]) if waiting else Commit(player=side)
        return self._fire(state, side) or Proceed(player=side)

    def _fire(self, state: SitsState, side: PlayerId) -> Command | None:
        own = [ship for ship in state.of_side(side) if fights(ship)]
        if state.phase == LAUNCH:
            return next((found for ship in own if (found := _launch(state, ship))), None)
        if state.phase in (MIDDLE, LATE):
            return next((aim for ship in own if (aim := _aim(state, ship))), None)
        return repair(state, side) if state.phase == REPAIRS else None


def _launch(state: SitsState, ship: Ship) -> Launch | None:
    enemies = [enemy for enemy in state.ships.values() if enemy.side != ship.side and fights(enemy)]
    mounts = sorted(MOUNTS, key=lambda mount: -launchers(ship, mount))
    for step in STEPS:
        for target in enemies:
            if any((s.ship, s.target, s.step) == (ship.id, target.id, step) for s in state.salvoes.values()):
                continue
            for mount in mounts:
                most = launchers(ship, mount)
                if not most or f"{ship.id}:{mount}:{step}" in state.salvoes:
                    continue
                launch = Launch(
                    player=ship.side, ship=ship.id, target=target.id, mount=mount, step=step, missiles=most
                )
                if not blocking(book.violations(state, launch)):
                    return launch
    return None


def _aim(state: SitsState, ship: Ship) -> Aim | None:
    for line in beam_sheet(state, ship.side, ship.id).lines:
        if line.free and line.damage and not line.aimed and not blocking(line.violations):
            aim = Aim(player=ship.side, ship=ship.id, weapon=line.weapon, target=line.target, count=line.free)
            if not blocking(book.violations(state, aim)):
                return aim
    return None
