"""The Sunthrower victory and its watch over the seams, and what outweighs what.

To implement: II.seams, V.seams-decide, V.sunthrower, V.precedence, XII.PS.victory.
Rulings: AMB.a30.

`kept_watch` after every command; `declared` at the end of Holy Band combat.
"""

from engine.rulesets.holy_war.state import HolyWarState


def kept_watch(state: HolyWarState) -> HolyWarState:
    """The state with only those seams on the watch that still hold a star and a Pressorship.

    Called after every command, so that nothing that leaves and comes back counts as having stayed.
    """
    return state
