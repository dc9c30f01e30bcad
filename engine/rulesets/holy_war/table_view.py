"""The table as a seat sees it: map, counters, tracks, a sentence what to do, and offers.

To implement: VI.face-down.
Rulings: AMB.a48.

Reads `knowledge`, never the state's units directly.
"""

from engine.core.ids import PlayerId
from engine.core.view import MapView, SeatView, TableView, TrackView
from engine.rulesets.holy_war import tables
from engine.rulesets.holy_war.phases import TITLES
from engine.rulesets.holy_war.state import SIDES, SUNTHROWERS, HolyWarState
from engine.rulesets.holy_war.view import MAP


def view_for(state: HolyWarState, player: PlayerId | None) -> TableView:
    """What a side, or with None a spectator, may see: so far nothing but what is open to everybody."""
    low, high = (tables.number("limits", f"{end} standing") for end in ("lowest", "highest"))
    return TableView(
        viewer=player,
        turn=state.turn,
        phase=state.phase,
        active=state.active,
        prompt=TITLES[state.phase],
        seats=tuple(
            SeatView(
                id=side, name=str(side), colour="red" if side == SUNTHROWERS else "green", letter=side[0]
            )
            for side in SIDES
        ),
        maps=(MapView(id=MAP, kind="hex", title=state.board.title),),
        tracks=tuple(
            TrackView(id=f"standing {side}", title=side, value=state.standing(side), low=low, high=high)
            for side in SIDES
        ),
        outcome=state.outcome,
        enforcement=state.enforcement,
    )
