"""Keys of the Missile Defense Card, for the help; no Qt."""

from typing import Final

KEYS: Final = (
    ("Enter", "On to the next salvo, or to what is to be done now"),
    ("Page up and down", "The salvo before, the next one"),
    ("D, X", "Spend a decoy; spend none"),
    ("Arrows", "Name the side that is struck"),
    ("+, −, Enter", "Tubes that fire canister"),
)
