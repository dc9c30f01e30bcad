"""Keys of the beams panel, for the help; no Qt."""

from typing import Final

KEYS: Final = (
    ("Up, Down", "Choose the weapon"),
    ("Enter, Space", "Aim all of it at the target, or take the aim back"),
    ("+, −", "Aim one beam more, one less"),
    ("A", "Aim all beams that hurt, each where it hurts most"),
    ("W", "The other window where several are valid"),
)
