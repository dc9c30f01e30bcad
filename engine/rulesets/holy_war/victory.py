"""The Sunthrower victory and its watch over the seams, and what outweighs what.

To implement: II.seams, V.seams-decide, V.sunthrower, V.precedence, XII.PS.victory.
Rulings: AMB.a30.

`watched` is called by `movement.opened`, `kept_watch` by `turn` after every command; to come: `declared` for
the end of Holy Band combat.
"""

from dataclasses import replace

from engine.rulesets.holy_war.state import HolyWarState


def held_seams(state: HolyWarState) -> tuple[str, ...]:
    """The seams with a star and a Pressorship in them, whichever these are (AMB.a30)."""
    return tuple(
        seam
        for seam in state.board.seams
        if state.star_in(seam) and any(unit.code == "PS" for unit in state.units_in(seam))
    )


def watched(state: HolyWarState) -> HolyWarState:
    """V.sunthrower: Holy Band movement begins, and the seams held now are watched."""
    return replace(state, watch=held_seams(state))


def kept_watch(state: HolyWarState) -> HolyWarState:
    """The state with only those seams on the watch that still hold a star and a Pressorship.

    Called after every command, so that nothing that leaves and comes back counts as having stayed.
    """
    if not state.watch:
        return state
    held = held_seams(state)
    return replace(state, watch=tuple(seam for seam in state.watch if seam in held))
