"""Which key and which movement of the hand mean what in the 3D view, for the window's help."""

from typing import Final

HELP: Final = (
    ("Arrows, left drag", "Turn the table"),
    ("Shift + arrows, right drag", "Shift the table"),
    ("Plus and minus, wheel", "Nearer and farther"),
    ("1 to 7", "Three-quarter, above, from A, B/C, D, E/F, below"),
    ("F, Home", "All ships in sight"),
    ("Click, Ctrl + click", "Select a ship, make it the target"),
    ("Double click", "Go to a ship"),
    ("Drag the nose, with Shift", "Pivot, with the far half of the rings"),
    ("Escape", "Give up a drag of the nose"),
)
