"""The seal on a game's dice: a hash shown before the first roll, from which the seed can't be guessed."""

import hashlib

BITS = 128
"""Of a seed that the program draws: too many to try all of them against the hash."""
_WHAT = "holotank dice seed "


def commitment(seed: int) -> str:
    """The hash that binds a game to its seed: SHA-256 of "holotank dice seed <seed>", 64 hex digits."""
    return hashlib.sha256(f"{_WHAT}{seed}".encode()).hexdigest()


def in_groups(text: str) -> str:
    """A hash in groups of eight, to be read out and compared."""
    return " ".join(text[start : start + 8] for start in range(0, len(text), 8))
