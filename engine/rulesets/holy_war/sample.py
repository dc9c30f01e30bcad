"""A random legal command: for playouts and tests."""

from engine.core.command import Command
from engine.core.dice import Picker
from engine.core.ids import PlayerId
from engine.rulesets.holy_war.moves import legal
from engine.rulesets.holy_war.state import HolyWarState


def sample(state: HolyWarState, player: PlayerId, rnd: Picker) -> Command | None:
    """A random legal command of a side; None when it has nothing to do."""
    found = list(legal(state, player))
    return rnd.choice(found) if found else None
