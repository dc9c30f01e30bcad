"""The silhouettes of Holy War's units, each known by its outline, with the code as its second name."""

from collections.abc import Mapping
from typing import Final

from gui.board.figures import Figure

FIGURES: Final[Mapping[str, Figure]] = {
    # The biggest warship: a long keel with two pairs of batteries.
    "hw-sc": Figure(
        halves=("M0,-31 L5,-24 L6,-12 L16,-6 L16,2 L7,0 L7,8 L20,14 L20,24 L8,20 L6,29 L0,27",),
        lines=("M0,-22 L0,22", "M-6,-8 L6,-8", "M-7,12 L7,12"),
        lamps=((0, -18), (-17, 20), (17, 20)),
    ),
    # A quick escort: a dart with raked wings.
    "hw-r": Figure(
        halves=("M0,-27 L5,-14 L6,0 L21,16 L20,23 L7,15 L5,24 L0,21",),
        lines=("M0,-16 L0,16", "M5,2 L-5,2"),
        lamps=((0, -8),),
    ),
    # A command ship among its drones.
    "hw-mp": Figure(
        halves=("M0,-18 L6,-8 L6,12 L0,18",),
        wholes=(
            "M14,-22 L19,-12 L14,-8 L9,-12",
            "M-14,-22 L-9,-12 L-14,-8 L-19,-12",
            "M19,2 L24,12 L19,16 L14,12",
            "M-19,2 L-14,12 L-19,16 L-24,12",
            "M12,18 L16,25 L12,28 L8,25",
            "M-12,18 L-8,25 L-12,28 L-16,25",
        ),
        lamps=((0, 0),),
    ),
    # A hull that carries a bowed field before it.
    "hw-fgs": Figure(
        halves=("M0,-12 L7,-8 L8,18 L14,26 L0,24",),
        wholes=("M-27,-6 Q0,-42 27,-6 L23,-4 Q0,-32 -23,-4",),
        lines=("M0,-8 L0,20", "M-8,4 L8,4"),
        lamps=((0, -2), (-25, -5), (25, -5)),
    ),
    # Landing craft: a broad shield over three pods.
    "hw-gst": Figure(
        halves=("M0,-20 L22,-8 L22,0 L0,-6",),
        wholes=("M-16,4 L-8,4 L-8,22 L-16,22", "M-4,2 L4,2 L4,26 L-4,26", "M8,4 L16,4 L16,22 L8,22"),
        lines=("M-22,-4 L22,-4",),
        lamps=((0, -12),),
    ),
    # A small eye on a stalk.
    "hw-p": Figure(
        wholes=("M0,-20 C9,-20 15,-13 15,-5 C15,3 9,9 0,9 C-9,9 -15,3 -15,-5 C-15,-13 -9,-20 0,-20 Z",),
        halves=("M0,9 L3,9 L3,22 L9,27 L0,27",),
        lines=("M-9,-5 Q0,-14 9,-5 Q0,4 -9,-5",),
        lamps=((0, -5),),
    ),
    # A ring with six spokes: the hub of six lines.
    "hw-wlg": Figure(
        wholes=(
            "M0,-21 C12,-21 21,-12 21,0 C21,12 12,21 0,21 C-12,21 -21,12 -21,0 C-21,-12 -12,-21 0,-21 Z"
            " M0,-14 C-8,-14 -14,-8 -14,0 C-14,8 -8,14 0,14 C8,14 14,8 14,0 C14,-8 8,-14 0,-14",
        ),
        lines=("M0,-30 L0,30", "M-26,-15 L26,15", "M-26,15 L26,-15"),
        lamps=((0, 0), (0, -30), (26, -15), (26, 15), (0, 30), (-26, 15), (-26, -15)),
    ),
    # A swarm of small hulls.
    "hw-js": Figure(
        wholes=tuple(
            f"M{x},{y - 6} L{x + 5},{y} L{x},{y + 6} L{x - 5},{y}"
            for x, y in ((0, 0), (-14, -10), (14, -10), (-14, 10), (14, 10), (0, -20), (0, 20))
        ),
        lines=("M-14,-10 L14,10", "M14,-10 L-14,10", "M0,-20 L0,20"),
    ),
    # Knobs in a hexagon.
    "hw-ls": Figure(
        halves=("M0,-26 L22,-13 L22,13 L0,26",),
        lines=("M0,-12 L10,-6 L10,6 L0,12 L-10,6 L-10,-6 L0,-12",),
        lamps=((0, 0), (0, -18), (15, -9), (15, 9), (0, 18), (-15, 9), (-15, -9)),
    ),
    # Two jaws that hold a star.
    "hw-ps": Figure(
        wholes=(
            "M4,-26 Q26,-22 26,0 Q26,22 4,26 L4,17 Q17,13 17,0 Q17,-13 4,-17",
            "M-4,-26 L-4,-17 Q-17,-13 -17,0 Q-17,13 -4,17 L-4,26 Q-26,22 -26,0 Q-26,-22 -4,-26",
        ),
        lines=("M-6,0 L6,0", "M0,-6 L0,6", "M-4,-4 L4,4", "M4,-4 L-4,4"),
        lamps=((0, 0),),
    ),
    # A fortress: a shield in a hexagon.
    "hw-sg": Figure(
        halves=("M0,-27 L23,-14 L23,8 Q20,20 0,29",),
        lines=("M0,-20 L0,22", "M-16,-4 L16,-4"),
        lamps=((0, -4),),
    ),
    # A lance with a broken star at its head.
    "hw-sb": Figure(
        halves=("M0,-30 L4,-20 L14,-24 L9,-14 L19,-9 L8,-6 L4,-2 L4,20 L10,28 L0,25",),
        lines=("M0,-14 L0,20",),
        lamps=((0, -13),),
    ),
    # Hands that reach up: an arch with a flame.
    "hw-ep": Figure(
        halves=("M0,-30 Q10,-16 6,-8 L16,-14 Q22,8 10,24 L6,14 L0,18",),
        lines=("M0,-20 L0,8", "M-9,4 Q0,-6 9,4"),
        lamps=((0, -14),),
    ),
    # An open eye with rays.
    "hw-pks": Figure(
        wholes=("M-28,0 Q0,-24 28,0 Q0,24 -28,0",),
        lines=("M0,-26 L0,-18", "M-16,-22 L-11,-15", "M16,-22 L11,-15", "M-8,0 Q0,-9 8,0 Q0,9 -8,0"),
        lamps=((0, 0),),
    ),
    "fleet": Figure(
        halves=("M0,-25 L12,2 L0,-5",),
        wholes=("M16,-6 L27,20 L16,13 L5,20", "M-16,-6 L-5,20 L-16,13 L-27,20"),
    ),
}
"""By the art of the counters; bow up."""
