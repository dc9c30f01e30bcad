"""Other secrets under the same table: here there are none, the unknown has not been rolled yet."""

from engine.core.dice import Picker
from engine.core.ids import PlayerId
from engine.rulesets.star_control.state import StarControlState


def scramble_hidden(state: StarControlState, _player: PlayerId, _rnd: Picker) -> StarControlState:
    """The state as it is: worlds, relics and draws are decided by the dice of the command (AMB.a42)."""
    return state
