"""Another true state that looks the same to one side: for tests of secrecy."""

from dataclasses import replace

from engine.core.dice import Picker
from engine.core.ids import PlayerId
from engine.mechanics.attitude import half
from engine.rulesets.sits.commands import Plot
from engine.rulesets.sits.knowledge import knows_orders
from engine.rulesets.sits.phases import MIDDLE, PLOTTING
from engine.rulesets.sits.sample import any_plot
from engine.rulesets.sits.state import Ship, SitsState


def scramble_hidden(state: SitsState, player: PlayerId, rnd: Picker) -> SitsState:
    """The other side's orders replaced by others that the table would not tell apart from the true ones."""
    plots = dict(state.plots)
    for key in sorted(state.ships):
        ship = state.ships[key]
        if knows_orders(ship, player) or ship.place is None:
            continue
        if state.phase == PLOTTING:
            other = any_plot(state, ship, rnd) if rnd.random() < 0.8 else None
            if other is not None:
                plots[key] = other
            else:
                plots.pop(key, None)
        elif state.revealed and key in plots:
            plots[key] = _same_so_far(state, ship, plots[key], rnd)
    return replace(state, plots=plots)


def _same_so_far(state: SitsState, ship: Ship, plot: Plot, rnd: Picker) -> Plot:
    """After the reveal pivots and rolls are hidden until the ship has moved, and then their second halves."""
    roll = rnd.randint(-6, 6)
    if state.phase == MIDDLE:
        rounding = state.options.midpoint
        like = [n for n in range(-12, 13) if half(n, rounding) == half(plot.roll, rounding)]
        roll = rnd.choice(like)
    return replace(plot, roll=roll)
