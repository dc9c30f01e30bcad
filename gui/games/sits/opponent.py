"""The computer's captains of SITS, loaded when one is wanted."""

from gui.session.thinker import Player


def opponent(strength: str, seed: int) -> Player:
    """A captain, "casual" or "strong"; LookupError for another strength."""
    from engine.players.sits import opponent as made

    player: Player = made(strength, seed)
    return player
