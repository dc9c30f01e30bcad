"""Keys of the salvo card, for the help; no Qt."""

from typing import Final

from gui.speech import tr

KEYS: Final = (
    (tr("Left, Right"), tr("Choose the column: early, middle, late")),
    ("Enter", tr("Fill the column with the best mount that can; once more: the next mount")),
    ("F", tr("Fill all empty columns with the best legal salvoes")),
    ("+, −", tr("One missile more, one less")),
    ("M, W", tr("Next mount; the other window where two are valid")),
    ("N", tr("Nukes in place of laser heads, or back")),
    ("Delete", tr("Tear the column up")),
    ("B", tr("Turn the card over: what to expect at impact")),
)
