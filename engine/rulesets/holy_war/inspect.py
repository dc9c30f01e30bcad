"""What is known of one counter, a level or a star, with the provenance of every number.

To implement: II.counter-format, XII.general.

Reconstructed values are marked "reconstructed" with their method (Unit.provenance).
"""

from engine.core.ids import PieceId, PlayerId
from engine.core.view import Inspection
from engine.rulesets.holy_war.state import HolyWarState


def inspect(_state: HolyWarState, _player: PlayerId | None, piece: PieceId) -> Inspection:
    """What a seat may know of a counter; KeyError for none of this game."""
    raise KeyError(piece)
