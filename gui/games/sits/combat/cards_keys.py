"""Keys of the salvo card, for the help; no Qt."""

from typing import Final

KEYS: Final = (
    ("Left, Right", "Choose the column: early, middle, late"),
    ("Enter", "Fill the column with the best mount that can; once more: the next mount"),
    ("F", "Fill all empty columns with the best legal salvoes"),
    ("+, −", "One missile more, one less"),
    ("M, W", "Next mount; the other window where two are valid"),
    ("N", "Nukes in place of laser heads, or back"),
    ("Delete", "Tear the column up"),
    ("B", "Turn the card over: what to expect at impact"),
)
