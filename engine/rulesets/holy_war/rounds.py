"""Steps 3, 5 and 6: the weapon system, both rolls, and results on all enemy ships.

To implement: VIII.3.weapon, VIII.3.common, VIII.3.boarding-round, VIII.6.rolls, VIII.6.all-enemy,
VIII.6.markers, VIII.crt, VIII.result.ne, VIII.result.de, VIII.result.damage, VIII.result.repeat-damage,
VIII.note2.third-damage, VIII.note2.dispersal-not-damage.
Rulings: AMB.a09, AMB.a11, AMB.a12, AMB.a45.

`begun`, `resumed`: on from wherever the combat stands until somebody owes a decision.
"""

from engine.core.dice import Dice
from engine.core.ruleset import Resolution
from engine.rulesets.holy_war.state import HolyWarState


def resumed(state: HolyWarState, _dice: Dice) -> Resolution[HolyWarState]:
    """The combat goes on when its dispersed units are placed."""
    return Resolution(state=state)
