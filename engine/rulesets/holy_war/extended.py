"""The end of turns: seven of them, the minor victory, playing on, and the Amtik rolls.

To implement: IV.minimum-turns, V.hb-minor, V.hb-extend, V.amtik-roll, V.amtik-repeat, V.amtik-contact,
V.amtik-six-alone, V.minor-stands, XII.EP.contact.
Rulings: AMB.a33.

Command: PlayOn.
"""

from engine.core.dice import Dice
from engine.core.ruleset import Resolution
from engine.rulesets.holy_war.state import HolyWarState


def turn_ended(state: HolyWarState, _dice: Dice) -> Resolution[HolyWarState]:
    """A turn ends: the Holy Band is asked after turn 7, and Amtik rolls from turn 8 on."""
    return Resolution(state=state)
