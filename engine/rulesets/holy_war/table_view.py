"""The table as a seat sees it: map, counters, tracks, a sentence what to do, and offers.

Rules: VI.face-down.
Rulings: AMB.a48.

Reads `knowledge`, never the state's units directly.
"""

from collections.abc import Iterator

from engine.core.flow import may_act
from engine.core.ids import PlayerId
from engine.core.view import MapView, SeatView, TableView, TrackView
from engine.mechanics.wording import listed
from engine.rulesets.holy_war import tables
from engine.rulesets.holy_war.appearance import counters
from engine.rulesets.holy_war.book import points, units
from engine.rulesets.holy_war.knowledge import as_seen_by
from engine.rulesets.holy_war.movement import movable
from engine.rulesets.holy_war.neutrals import attempts_left
from engine.rulesets.holy_war.offers import offers
from engine.rulesets.holy_war.phases import ACTIVATION, COMBATS, JUDGMENT, MOVEMENTS, SYSTEMS, TITLES
from engine.rulesets.holy_war.state import SIDES, SUNTHROWERS, HolyWarState
from engine.rulesets.holy_war.view import MAP


def view_for(state: HolyWarState, player: PlayerId | None) -> TableView:
    """What a side, or with None a spectator, may see and do."""
    seen = as_seen_by(state, player)
    return TableView(
        viewer=player,
        turn=state.turn,
        phase=state.phase,
        active=_awaited(seen),
        prompt=prompt(seen, player),
        seats=tuple(
            SeatView(
                id=side,
                name=str(side),
                colour="red" if side == SUNTHROWERS else "green",
                letter=side[0],
                ready=seen.phase == ACTIVATION and seen.outcome is None and side not in seen.active,
            )
            for side in SIDES
        ),
        maps=(MapView(id=MAP, kind="hex", title=state.board.title),),
        counters=tuple(counters(seen, player)),
        tracks=tuple(_tracks(seen, player)),
        offers=offers(seen, player),
        outcome=state.outcome,
        enforcement=state.enforcement,
    )


def _awaited(seen: HolyWarState) -> tuple[PlayerId, ...]:
    """Whom the table waits for: who owes a decision comes before whose phase it is."""
    if seen.outcome is not None:
        return ()
    return (seen.pending[-1].owner,) if seen.pending else seen.active


def _tracks(seen: HolyWarState, player: PlayerId | None) -> Iterator[TrackView]:
    low, high = (tables.number("limits", f"{end} standing") for end in ("lowest", "highest"))
    for side in SIDES:
        yield TrackView(id=f"standing {side}", title=side, value=seen.standing(side), low=low, high=high)
    if player is not None:
        crew = seen.crew[player]
        yield TrackView(id=f"crew {player}", title="Crew points", value=crew, low=0, high=max(20, crew))
    last = tables.number("limits", "turns")
    yield TrackView(id="turn", title=f"Turn {seen.turn} of {last}", value=seen.turn, low=0, high=last)


# --- what to do


def prompt(seen: HolyWarState, player: PlayerId | None) -> str:
    """One sentence or two that tell even a newcomer what happens now and what to do."""
    if seen.outcome is not None:
        return f"The war is over: {seen.outcome.reason}"
    if player is None or not may_act(seen, player):
        return _waiting(seen)
    if seen.pending:
        return _decision(seen)
    return _phase(seen, player)


def _waiting(seen: HolyWarState) -> str:
    who = listed(_awaited(seen))
    if seen.pending:
        doing = {
            "placing": "place dispersed units",
            "denial": "say whether they withdraw",
            "flights": "form their Flights in secret",
            "reveal": "reveal a Flight",
            "boarding": "board or fire",
            "luck": "decide about the Luckship",
            "starguard": "place or decline a StarGuard",
            "extension": "say whether they play on",
        }.get(seen.pending[-1].kind, "decide")
        return f"Waiting for the {who} to {doing}."
    return f"Waiting for the {who}: {TITLES[seen.phase]}, turn {seen.turn}."


def _decision(seen: HolyWarState) -> str:
    asked = seen.pending[-1]
    hint = {
        "placing": "Every empty level is lit; units dispersed together go to different levels.",
        "denial": "Withdraw with all mobile units now, or not at all.",
        "flights": "Up to four units a Flight; nobody sees them before they are revealed.",
        "reveal": "A Flight that is revealed stays in the combat to its end.",
        "boarding": "Boarding takes the place of your roll; each ship may split its psychic strength.",
        "luck": "The die lies on the table: the Luckship may add 1 to it.",
    }.get(asked.kind, "")
    return f"{asked.prompt} {hint}".strip()


def _phase(seen: HolyWarState, player: PlayerId) -> str:
    if seen.phase == SYSTEMS:
        wanted = tables.number("start", "systems")
        return (
            f"Mark a solar system as yours: {len(seen.starguards(player))} of {wanted} are. "
            "What nobody marks is neutral."
        )
    if seen.phase == ACTIVATION:
        return (
            f"You have {points(seen.crew[player])}. Buy units for your systems; the other side sees "
            "them only as face-down counters, and what you don't spend is saved."
        )
    if seen.phase in MOVEMENTS:
        left = len(movable(seen, player))
        if not left:
            return f"None of your units can move any more: end {TITLES[seen.phase]}."
        able = f"{units(left)} can move"
        return f"{able}: one level is safe, a longer jump risks dispersal, warp lines are free. Then end it."
    if seen.phase in COMBATS:
        levels = listed(seen.board.name(level) for level in seen.contested)
        return f"Choose where to fight next: {levels}."
    if seen.phase == JUDGMENT:
        left = attempts_left(seen, player)
        return (
            f"You may seek {left} alliance{'s' if left != 1 else ''} with neutral systems: an even die wins."
        )
    return TITLES[seen.phase]
