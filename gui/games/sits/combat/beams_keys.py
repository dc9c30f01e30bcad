"""Keys of the beams panel, for the help; no Qt."""

from typing import Final

from gui.speech import tr

KEYS: Final = (
    (tr("Up, Down"), tr("Choose the weapon")),
    (tr("Enter, Space"), tr("Aim all of it at the target, or take the aim back")),
    ("+, −", tr("Aim one beam more, one less")),
    ("A", tr("Aim all beams that hurt, each where it hurts most")),
    ("W", tr("The other window where several are valid")),
)
