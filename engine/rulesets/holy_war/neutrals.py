"""The Neutral Judgment Phase: alliances sought and won.

To implement: IX.marker-start, IX.alliance.eligibility, IX.alliance.declare, IX.alliance.even,
IX.alliance.replace, IX.alliance.order, IX.alliance.once, IX.chart.
Rulings: AMB.a24, AMB.a26, AMB.a51.

Command: SeekAlliance.
"""

from dataclasses import replace

from engine.core.dice import Dice
from engine.core.ids import PlayerId
from engine.core.ruleset import Resolution
from engine.rulesets.holy_war.state import HolyWarState


def opened(state: HolyWarState, _dice: Dice) -> Resolution[HolyWarState]:
    """The phase begins: the Holy Band before the Sunthrowers, each if it may seek an alliance."""
    return Resolution(state=replace(state, active=()))


def passed(state: HolyWarState, _player: PlayerId, _dice: Dice) -> Resolution[HolyWarState]:
    """A side seeks no more alliances; the other one's turn comes, or the phase is over."""
    return Resolution(state=replace(state, active=()))
