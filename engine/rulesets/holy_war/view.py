"""What the rule set answers to questions, the names of its maps, and the options of a new game.

To come here, for `advise` to fill (plain frozen data, chances in thousandths): NeighbourView, ReachView with
the dispersal risk of each level, PathView, StarView, DenialView, RoundView, FightView, BoardingView,
IncomeView, ActivationView and StarBusterView, one for each question in `commands`.
"""

from engine.core.view import NewGameOption

MAP = "levels"
"""Id of the map: cells are columns as "q,r", a counter's `level` is its height in the column, 1 on top."""
FLIGHTS = "flights"
"""Id of the drawer whose cells are the Flights of the combat being fought: "Sunthrowers 0"."""
FORCES = "forces"
"""Id of the drawer with the boxes of one's own force counters: cells "A" to "F"."""

OPTIONS: tuple[NewGameOption, ...] = (
    NewGameOption(
        name="layout",
        title="Layout of the lost map",
        tip="Near stars: nine systems two levels from a seam. Far stars: ten of them three levels away.",
        choices=("near-stars", "far-stars"),
        ruling="AMB.a01",
    ),
    NewGameOption(
        name="first_choice",
        title="Who marks the first system",
        tip="The side that rolls low, or one that was agreed on.",
        choices=("roll", "Sunthrowers", "Holy Band"),
        ruling="AMB.a42",
    ),
    NewGameOption(
        name="force_counters",
        title="Force counters",
        tip="Optional rule X: a counter may stand for a group of units.",
        default=False,
    ),
    NewGameOption(
        name="probe_detection",
        title="Probes look into levels",
        tip="Optional rule: a Probe may ask for Starcruisers and Field Generator Ships in a level.",
        default=False,
    ),
    NewGameOption(
        name="boarding_round_fire",
        title="In a round of boarding fires",
        tip="Nobody, or the weaker side on its column of the Combat Results Table.",
        choices=("nobody", "weaker side"),
        ruling="AMB.a16",
    ),
    NewGameOption(
        name="flight_order",
        title="The order of Flights",
        tip="Chosen when they are revealed, or fixed when they are formed.",
        choices=("free", "fixed"),
        ruling="AMB.a46",
    ),
    NewGameOption(
        name="psycheship_from",
        title="The Psycheship can be activated from turn",
        tip="In the history of the war it was there from the fourth day on.",
        low=1,
        high=7,
        default=1,
        ruling="AMB.a36",
    ),
    NewGameOption(
        name="extension",
        title="After seven turns",
        tip="The Holy Band may play on for a major victory, or (a house rule) the game is over.",
        choices=("offered", "never"),
    ),
)
"""The options of a new game, for the sheet that asks for them."""
