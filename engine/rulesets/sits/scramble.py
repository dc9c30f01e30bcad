"""Another true state that looks the same to one side: for tests of secrecy."""

from dataclasses import replace

from engine.core.command import Command
from engine.core.dice import NoDice, Picker
from engine.core.ids import PlayerId
from engine.core.violation import blocking
from engine.mechanics.attitude import half
from engine.mechanics.vector import Vectors
from engine.rulesets.sits.book import book
from engine.rulesets.sits.c2_salvo import draft_salvo
from engine.rulesets.sits.combat import Hold
from engine.rulesets.sits.commands import Plot
from engine.rulesets.sits.knowledge import knows_orders, without_checks
from engine.rulesets.sits.phases import LATE, LAUNCH, MIDDLE, PLOTTING
from engine.rulesets.sits.readiness import fights
from engine.rulesets.sits.sample import any_plot, any_route
from engine.rulesets.sits.sample_combat import any_beam_aim, any_hold, any_launch
from engine.rulesets.sits.state import Ship, SitsState

_ROLLS = range(-12, 13)


def scramble_hidden(state: SitsState, player: PlayerId, rnd: Picker) -> SitsState:
    """The other side's orders, salvoes and aims replaced by others that the table would not tell apart."""
    for key in sorted(state.ships):
        ship = state.ships[key]
        if not knows_orders(ship, player) and ship.place is not None:
            state = _other_orders(state, ship, rnd)
    for side in state.players:
        if side != player and not state.pending:
            state = _other_fire(state, side, rnd)
    return state


def _other_fire(state: SitsState, side: PlayerId, rnd: Picker) -> SitsState:
    """Other salvoes, held tubes and bridge checks of a side, or other aims, while they are secret."""
    if state.phase == LAUNCH and not state.launched:
        return _other_launches(state, side, rnd)
    return _other_aims(state, side, rnd) if state.phase in (MIDDLE, LATE) else state


def _other_launches(state: SitsState, side: PlayerId, rnd: Picker) -> SitsState:
    own = {ship.id for ship in state.of_side(side)}
    state = replace(
        state.with_ships({key: without_checks(state.ships[key]) for key in own}),
        salvoes={key: salvo for key, salvo in state.salvoes.items() if salvo.ship not in own},
        holds=tuple(hold for hold in state.holds if hold.ship not in own),
    )
    for ship in state.of_side(side):
        for _ in range(rnd.randint(0, 2) if fights(ship) else 0):
            launch = any_launch(state, ship, rnd)
            if launch is not None and _could(state, launch):
                salvo = draft_salvo(state, side, launch)
                if salvo is not None:
                    state = replace(state, salvoes={**state.salvoes, salvo.id: salvo})
        if fights(ship) and rnd.random() < 0.3 and (hold := any_hold(ship, rnd)) and _could(state, hold):
            kept = Hold(ship=ship.id, mount=hold.mount, step=hold.step, tubes=hold.tubes)
            state = replace(state, holds=(*state.holds, kept) if hold.tubes else state.holds)
    return state


def _other_aims(state: SitsState, side: PlayerId, rnd: Picker) -> SitsState:
    own = {ship.id for ship in state.of_side(side)}
    state = replace(state, fire=tuple(fire for fire in state.fire if fire.ship not in own))
    for _ in range(rnd.randint(0, 3)):
        aim = any_beam_aim(state, side, rnd)
        if aim is not None and _could(state, aim):
            state = replace(state, fire=book.apply(state, aim, NoDice()).state.fire)
    return state


def _could(state: SitsState, command: Command) -> bool:
    """Whether a side could give a command if it were not done yet."""
    waiting = replace(state, active=state.players, committed=())
    return not blocking(book.violations(waiting, command))


def _other_orders(state: SitsState, ship: Ship, rnd: Picker) -> SitsState:
    plots = dict(state.plots)
    if state.phase == PLOTTING:
        if rnd.random() < 0.8:
            plots[ship.id] = any_plot(state, ship, rnd)
        else:
            plots.pop(ship.id, None)
    elif state.revealed:
        if ship.id in plots:
            plots[ship.id] = _same_so_far(state, ship, plots[ship.id], rnd)
        # What was thrust is secret until it is added, and so are the half hexes that it leaves.
        thrust = Vectors.of({rnd.choice("ABCDEF"): rnd.randint(0, 4)})
        state = state.with_ship(replace(ship, changes=thrust, halves_next=()))
    return replace(state, plots=plots)


def _same_so_far(state: SitsState, ship: Ship, plot: Plot, rnd: Picker) -> Plot:
    """After the reveal pivots and rolls are hidden until the ship has moved, and then their second halves."""
    if state.phase == LAUNCH:
        return replace(plot, route=any_route(ship, rnd.randint(0, 4), rnd), roll=rnd.choice(_ROLLS))
    rounding = state.options.midpoint
    like = [n for n in _ROLLS if half(n, rounding) == half(plot.roll, rounding)]
    return replace(plot, roll=rnd.choice(like))
