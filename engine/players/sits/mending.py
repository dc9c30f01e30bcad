"""Damage control: which box matters most (C6)."""

from engine.core.command import Command
from engine.core.ids import PlayerId
from engine.core.violation import blocking
from engine.rulesets.sits.book import book
from engine.rulesets.sits.c6_damage_control import MOST_PARTIES, damaged_tracks, is_magazine, parties_left
from engine.rulesets.sits.combat_commands import Repair
from engine.rulesets.sits.readiness import fights, left
from engine.rulesets.sits.state import Ship, SitsState

_WORTH = {
    "ecm": 9,
    "bridge": 9,
    "port": 8,
    "starboard": 8,
    "weapons": 7,
    "cm": 6,
    "pd": 6,
    "roll": 5,
    "fcon": 5,
    "pivot": 4,
    "fwd_impeller": 4,
    "aft_impeller": 4,
    "decoys": 3,
    "com": 2,
}
"""What a box of a track is worth to a captain, by the last word of its id; others 1."""
_LAST = 4
"""Added for a track without a box left."""


def repair(state: SitsState, side: PlayerId) -> Command | None:
    """The next party to send out; None when none is left, or nothing to mend."""
    for ship in state.of_side(side):
        if fights(ship) and parties_left(ship):
            tracks = sorted(damaged_tracks(ship), key=lambda track: (-_worth(ship, track), track))
            for track in tracks:
                # Two where there are enough for every track that waits (C6.122).
                both = MOST_PARTIES if parties_left(ship) > len(tracks) and not is_magazine(track) else 1
                for parties in dict.fromkeys((both, 1)):
                    order = Repair(player=side, ship=ship.id, track=track, parties=parties)
                    if not blocking(book.violations(state, order)):
                        return order
    return None


def _worth(ship: Ship, track: str) -> int:
    words = track.split(".")
    kind = "weapons" if "weapons" in words else words[-1]
    if is_magazine(track):
        return 6 if not left(ship, track) else 0
    gone = _LAST if not left(ship, track) else 0
    broadside = words[0] in ("port", "starboard") and len(words) > 1
    return _WORTH.get(kind, 1) + gone + broadside
