"""Another true state that looks the same to one side: for tests of secrecy."""

from dataclasses import replace

from engine.core.dice import Picker
from engine.core.ids import PlayerId
from engine.mechanics.attitude import half
from engine.mechanics.vector import Vectors
from engine.rulesets.sits.commands import Plot
from engine.rulesets.sits.knowledge import knows_orders
from engine.rulesets.sits.phases import LAUNCH, PLOTTING
from engine.rulesets.sits.sample import any_plot, any_route
from engine.rulesets.sits.state import Ship, SitsState

_ROLLS = range(-12, 13)


def scramble_hidden(state: SitsState, player: PlayerId, rnd: Picker) -> SitsState:
    """The other side's orders replaced by others that the table would not tell apart from the true ones."""
    for key in sorted(state.ships):
        ship = state.ships[key]
        if not knows_orders(ship, player) and ship.place is not None:
            state = _other_orders(state, ship, rnd)
    return state


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
