"""Another true state that looks the same to one side: for tests of secrecy.

To implement: VI.face-down.
Rulings: AMB.a48.

`scramble_hidden`: other types of the same count in the same levels, other Flights, purchases, crew
points.
"""

from engine.core.dice import Picker
from engine.core.ids import PlayerId
from engine.rulesets.holy_war.state import HolyWarState


def scramble_hidden(state: HolyWarState, _player: PlayerId, _rnd: Picker) -> HolyWarState:
    """The state as it is, until there are secrets to change."""
    return state
