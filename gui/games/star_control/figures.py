"""The silhouettes of the seventeen ship types, of Fleets and of what is built, each known by its outline."""

from collections.abc import Mapping
from typing import Final

from gui.board.figures import Figure

SHIPS: Final[Mapping[str, Figure]] = {
    # --- Hierarchy
    # A long slab with a forked head and engine blocks: the biggest thing in the fleet.
    "sc-uq": Figure(
        halves=(
            "M0,-20 L4,-22 L6,-29 L10,-26 L10,-10 L15,-4 L15,12 L20,16 L20,26 L12,28 L11,21 L5,21"
            " L4,27 L0,27",
        ),
        lines=("M0,-14 L0,20", "M-10,-2 L-10,12", "M10,-2 L10,12", "M-15,4 L15,4"),
        lamps=((0, -17), (-16, 22), (16, 22)),
    ),
    # A seed pod: a swollen body with thorns all round.
    "sc-my": Figure(
        halves=("M0,-27 L4,-18 Q10,-17 13,-12 L23,-17 L18,-6 Q20,0 18,6 L27,12 L15,14 Q11,19 5,20 L0,29",),
        lines=("M-8,-6 Q0,-14 8,-6", "M-10,3 Q0,-3 10,3", "M-8,11 Q0,7 8,11"),
        lamps=((0, 15),),
    ),
    # A ball with four struts and the torpedo tube at its stern.
    "sc-sp": Figure(
        halves=(
            "M0,-15 Q8,-15 11,-10 L20,-23 L24,-20 L15,-4 Q16,2 14,6 L25,18 L21,22"
            " L10,11 Q7,14 4,15 L4,28 L0,28",
        ),
        lines=("M-9,-4 Q0,-10 9,-4", "M0,6 L0,26", "M-9,4 Q0,9 9,4"),
        lamps=((0, -1),),
    ),
    # A horned crescent, open to the front.
    "sc-an": Figure(
        halves=("M0,-4 Q9,-6 10,-26 Q26,-14 24,6 Q20,22 6,25 L5,18 L0,18",),
        lines=("M-17,-8 Q-18,10 -6,15", "M17,-8 Q18,10 6,15"),
        lamps=((0, 8),),
    ),
    # The same ship as a burning head with three tails.
    "sc-an-c": Figure(
        halves=("M0,-27 Q15,-25 16,-10 Q16,2 11,8 L14,24 L6,13 L0,29",),
        lines=("M-9,-12 Q0,-22 9,-12", "M-5,0 L-6,10", "M5,0 L6,10"),
        lamps=((0, -11),),
    ),
    # Two pincers at the end of a narrow body.
    "sc-vx": Figure(
        halves=("M0,-6 L4,-9 L6,-27 L22,-29 L25,-12 L18,-20 L12,-19 L10,-4 L7,2 L7,20 L12,27 L0,23",),
        lines=("M0,-4 L0,20", "M-7,6 L7,6", "M-7,13 L7,13"),
        lamps=((0, 0), (-15, -24), (15, -24)),
    ),
    # A mantle of bat wings with a dagger in its middle.
    "sc-il": Figure(
        halves=("M0,-28 L4,-12 Q14,-18 27,-10 Q19,-3 22,6 Q13,4 12,14 Q7,12 6,22 L0,28",),
        lines=("M4,-8 L20,-8", "M-4,-8 L-20,-8", "M4,0 L17,3", "M-4,0 L-17,3", "M0,-20 L0,24"),
        lamps=((0, -14),),
    ),
    # A broad cone, its mouth to the front, and a small tail.
    "sc-um": Figure(
        halves=("M0,-16 Q14,-15 26,-24 L26,-17 Q16,2 9,8 L9,20 Q5,26 0,26",),
        lines=("M-19,-14 Q0,-4 19,-14", "M-13,-4 Q0,4 13,-4", "M-9,10 L9,10"),
        lamps=((0, 17),),
    ),
    # Three darts in formation.
    "sc-uq-f": Figure(
        halves=("M0,-26 L8,-4 L3,-6 L0,-2",),
        wholes=(
            "M15,-2 L23,22 L18,20 L15,24 L12,20 L7,22",
            "M-15,-2 L-7,22 L-12,20 L-15,24 L-18,20 L-23,22",
        ),
        lamps=((0, -14), (15, 10), (-15, 10)),
    ),
    # --- Alliance
    # A bundle of crystals.
    "sc-ch": Figure(
        halves=("M0,-30 L6,-18 L6,-6 L12,-20 L17,-16 L15,0 L26,-5 L24,6 L13,14 L14,24 L6,20 L4,28 L0,28",),
        lines=("M0,-26 L0,24", "M6,-6 L3,18", "M-6,-6 L-3,18", "M15,0 L5,14", "M-15,0 L-5,14"),
        lamps=((0, 10),),
    ),
    # A bird with its wings swept forward.
    "sc-ye": Figure(
        halves=("M0,-18 L5,-13 L6,-2 L16,-10 L19,-29 L26,-10 L22,10 L8,13 L5,22 L0,26",),
        lines=("M6,4 L19,0", "M-6,4 L-19,0", "M0,-12 L0,20"),
        lamps=((0, -7), (-20, -18), (20, -18)),
    ),
    # A cross of four arms.
    "sc-mm": Figure(
        halves=("M0,-11 L5,-12 L20,-28 L26,-22 L12,-5 L12,6 L26,22 L20,28 L5,13 L0,12",),
        lines=("M-7,-7 L7,8", "M7,-7 L-7,8"),
        lamps=((0, 0), (-21, -23), (21, -23)),
    ),
    # The same ship folded to a needle with a forked stern.
    "sc-mm-f": Figure(
        halves=("M0,-31 L4,-18 L5,0 L12,10 L13,29 L8,25 L6,12 L0,16",),
        lines=("M0,-20 L0,12", "M5,0 L-5,0"),
        lamps=((0, -8),),
    ),
    # A saucer: a ring with a hub.
    "sc-ar": Figure(
        wholes=(
            "M0,-24 C13,-24 24,-13 24,0 C24,13 13,24 0,24 C-13,24 -24,13 -24,0 C-24,-13 -13,-24 0,-24 Z"
            " M0,-15 C-8,-15 -15,-8 -15,0 C-15,8 -8,15 0,15 C8,15 15,8 15,0 C15,-8 8,-15 0,-15",
            "M0,-8 C5,-8 8,-5 8,0 C8,5 5,8 0,8 C-5,8 -8,5 -8,0 C-8,-5 -5,-8 0,-8",
        ),
        lines=("M0,-15 L0,-8", "M13,7 L7,4", "M-13,7 L-7,4"),
        lamps=((0, 0), (0, -19.5), (17, 10), (-17, 10)),
    ),
    # A slim rocket with four fins.
    "sc-sy": Figure(
        halves=("M0,-31 Q7,-22 7,-8 L7,6 Q18,10 19,28 L10,22 L7,21 L5,27 L0,25",),
        lines=("M-7,-8 Q0,-4 7,-8", "M-7,6 Q0,10 7,6", "M0,10 L0,22"),
        lamps=((0, -16),),
    ),
    # A broad-shouldered cruiser: head, spine, and two long engines.
    "sc-ea": Figure(
        halves=(
            "M0,-30 L5,-28 L8,-20 L5,-14 L5,-4 L14,-4 L14,-12 L20,-14 L23,-8 L23,22"
            " L20,27 L15,24 L14,8 L5,8 L5,18 L0,22",
        ),
        lines=("M0,-20 L0,16", "M5,2 L14,2", "M-5,2 L-14,2"),
        lamps=((0, -23), (-19, 24), (19, 24)),
    ),
    # A small kite with a sun on its back.
    "sc-sh": Figure(
        halves=("M0,-22 L17,10 L9,8 L6,20 L0,14",),
        lines=("M-6,2 Q0,-6 6,2", "M0,-10 L0,-4"),
        lamps=((0, 4),),
    ),
}
"""By the art of the counters; bow up."""

FLEET: Final = Figure(
    halves=("M0,-25 L12,2 L0,-5",),
    wholes=("M16,-6 L27,20 L16,13 L5,20", "M-16,-6 L-5,20 L-16,13 L-27,20"),
)
"""Three hulls in formation."""

FIGURES: Final[Mapping[str, Figure]] = {**SHIPS, "fleet": FLEET}
