"""The options of a new game of Star Control, as the new-game sheet offers them."""

from collections.abc import Mapping
from typing import Any, Final

from engine.core.ids import RuleId
from gui.presenters.computer_choice import computer_options
from gui.presenters.new_game import Choice, OptionSpec
from gui.speech import tr, trn


def _size(kind: str, columns: int, rows: int, title: str) -> Choice:
    gives = {f"{kind}_columns": columns, f"{kind}_rows": rows}
    return Choice(value=f"{columns}x{rows}", title=title, gives=gives)


AS_GIVEN: Final = Choice(
    value="scenario",
    title=tr("As the scenario says"),
    tip=tr("The scenario decides, else the default."),
    gives={},
)

OPTIONS: Final = (
    *computer_options((("Alliance", tr("the Alliance")), ("Hierarchy", tr("the Hierarchy")))),
    OptionSpec(
        name="galactic",
        title=tr("Galactic starmap"),
        rule=RuleId("star-control/GAL.hex-map"),
        default="scenario",
        choices=(
            AS_GIVEN,
            _size("galactic", 6, 5, tr("6 × 5, an evening")),
            _size("galactic", 9, 7, "9 × 7"),
            _size("galactic", 13, 9, "13 × 9"),
            _size("galactic", 17, 11, tr("17 × 11, a long war")),
        ),
    ),
    OptionSpec(
        name="tactical",
        title=tr("Tactical solarmap"),
        rule=RuleId("star-control/TAC.map"),
        default="scenario",
        choices=(
            AS_GIVEN,
            _size("tactical", 11, 7, tr("11 × 7, close")),
            _size("tactical", 15, 11, "15 × 11"),
            _size("tactical", 21, 15, tr("21 × 15, wide")),
        ),
    ),
    OptionSpec(
        name="first",
        title=tr("Who begins"),
        rule=RuleId("star-control/SET.starbase"),
        default="roll",
        choices=(
            Choice(
                value="roll", title=tr("The higher die"), tip=tr("A die each; who begins has the left end.")
            ),
            Choice(value="Alliance", title=tr("The Alliance")),
            Choice(value="Hierarchy", title=tr("The Hierarchy")),
        ),
    ),
    OptionSpec(
        name="fortress_includes_starbase",
        title=tr("A Fortress is"),
        rule=RuleId("star-control/MOV.fortress-entry"),
        default="no",
        choices=(
            Choice(
                value="no",
                title=tr("a Fortification"),
                tip=tr("Starbases can be entered and taken while nobody defends them."),
                gives={"fortress_includes_starbase": False},
            ),
            Choice(
                value="yes",
                title=tr("a Starbase as well"),
                tip=tr("Starbases close their hex and watch the hexes around."),
                gives={"fortress_includes_starbase": True},
            ),
        ),
    ),
    OptionSpec(
        name="starbase_limit",
        title=tr("Support for Starbases"),
        rule=RuleId("star-control/CON.starbase-limit"),
        default="together",
        choices=(
            Choice(value="together", title=tr("Colonies and Mines in one"), tip=tr("Added up.")),
            Choice(
                value="separately", title=tr("Each kind by itself"), tip=tr("As many of each as Starbases.")
            ),
        ),
    ),
    OptionSpec(
        name="technology",
        title=tr("A Precursor technology helps"),
        rule=RuleId("star-control/EXP.technology"),
        default="once",
        choices=(
            Choice(
                value="once", title=tr("once"), tip=tr("One advance more in the turn in which it was found.")
            ),
            Choice(value="every turn", title=tr("in every turn"), tip=tr("One advance more from then on.")),
        ),
    ),
    OptionSpec(
        name="lost_ships",
        title=tr("Lost ships"),
        rule=RuleId("star-control/PILE.def"),
        default="return",
        choices=(
            Choice(value="return", title=tr("return to the pile"), tip=tr("They can be drawn again.")),
            Choice(value="stay lost", title=tr("stay lost"), tip=tr("They are out of the game.")),
        ),
    ),
    OptionSpec(
        name="repair",
        title=tr("Repaired after a battle phase"),
        rule=RuleId("star-control/BAT.repair"),
        default="own",
        choices=(
            Choice(value="own", title=tr("The ships of whose phase it is")),
            Choice(value="all", title=tr("The ships of both sides")),
        ),
    ),
    OptionSpec(
        name="quiet_turns",
        title=tr("Quiet turns that stop a battle"),
        rule=RuleId("star-control/BAT.turns"),
        default="scenario",
        choices=(
            AS_GIVEN,
            *(
                Choice(value=str(n), title=tr("{count} of each side", count=n), gives={"quiet_turns": n})
                for n in (3, 5, 10, 20)
            ),
        ),
    ),
    OptionSpec(
        name="turn_limit",
        title=tr("The war ends after"),
        default="scenario",
        choices=(
            AS_GIVEN,
            Choice(value="none", title=tr("a side's last Starbase"), gives={"turn_limit": None}),
            *(
                Choice(
                    value=str(n),
                    title=trn("{count} turn", "{count} turns", n),
                    tip=tr("A house rule: then the side with more Starbases wins."),
                    gives={"turn_limit": n},
                )
                for n in (20, 40, 60)
            ),
        ),
    ),
)


def options_for(_scenario: Mapping[str, Any]) -> tuple[OptionSpec, ...]:
    """What can be chosen for one scenario: the same for all."""
    return OPTIONS
