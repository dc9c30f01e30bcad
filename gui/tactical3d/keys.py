"""Which key and which movement of the hand mean what in the 3D view, for the window's help."""

from typing import Final

from gui.speech import tr

HELP: Final = (
    (tr("Arrows, left drag"), tr("Turn the table")),
    (tr("Shift + arrows, right drag"), tr("Shift the table")),
    (tr("Plus and minus, wheel"), tr("Nearer and farther")),
    (tr("1 to 7"), tr("Three-quarter, above, from A, B/C, D, E/F, below")),
    (tr("F, Home"), tr("All ships in sight")),
    (tr("Click, Ctrl + click"), tr("Select a ship, make it the target")),
    (tr("Double click"), tr("Go to a ship")),
    (tr("Drag the nose, with Shift"), tr("Pivot, with the far half of the rings")),
    (tr("Escape"), tr("Give up a drag of the nose")),
)
