"""The computer's players of Star Control, loaded when one is wanted."""

from gui.session.thinker import Player


def opponent(strength: str, seed: int) -> Player:
    """A player, "casual" or "strong"; LookupError for another strength."""
    from engine.players.star_control import opponent as made

    player: Player = made(strength, seed)
    return player
