"""The Sunthrower victory and its watch over the seams, and what outweighs what.

Rules: II.seams, V.seams-decide, V.sunthrower, V.precedence, XII.PS.victory.
Rulings: AMB.a30.

`watched` is called by `movement.opened`, `kept_watch` by `turn` after every command, and `declared` at the
end of Holy Band combat, before anything else can end the game (V.precedence).
"""

from dataclasses import replace

from engine.core.ruleset import Resolution
from engine.core.state import Outcome
from engine.mechanics.wording import listed
from engine.rulesets.holy_war.book import note, rule
from engine.rulesets.holy_war.state import SUNTHROWERS, HolyWarState

V_SUNTHROWER = rule("V.sunthrower")


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


def declared(state: HolyWarState) -> Resolution[HolyWarState]:
    """V.sunthrower: Holy Band combat ends, and a seam watched since its movement began decides the game.

    The Pressorships that did it are shown (AMB.a48).
    """
    state = kept_watch(state)
    if not state.watch:
        return Resolution(state=state)
    there = (unit for seam in state.watch for unit in state.units_in(seam) if unit.code == "PS")
    state = state.with_unit(*(replace(unit, shown=True) for unit in there))
    seams = listed(state.board.name(seam) for seam in state.watch)
    reason = f"Sunthrower victory: a star and a Pressorship have stayed in {seams}."
    outcome = Outcome(winner=SUNTHROWERS, reason=reason, rule=V_SUNTHROWER)
    state = replace(state, outcome=outcome, active=(), pending=())
    return Resolution(state=state, events=(note(reason, V_SUNTHROWER),), reveals=True)
