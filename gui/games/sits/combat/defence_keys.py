"""Keys of the Missile Defense Card, for the help; no Qt."""

from typing import Final

from gui.speech import tr

KEYS: Final = (
    ("Enter", tr("On to the next salvo, or to what is to be done now")),
    (tr("Page up and down"), tr("The salvo before, the next one")),
    ("D, X", tr("Spend a decoy; spend none")),
    (tr("Arrows"), tr("Name the side that is struck")),
    (tr("+, −, Enter"), tr("Tubes that fire canister")),
)
