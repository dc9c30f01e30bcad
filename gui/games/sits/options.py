"""The options of a new SITS game, as the new-game sheet offers them."""

from collections.abc import Mapping
from typing import Any, Final

from engine.core.ids import RuleId
from gui.presenters.computer_choice import computer_options
from gui.presenters.new_game import Choice, OptionSpec
from gui.speech import said, tr

OPTIONS: Final = (
    OptionSpec(
        name="midpoint",
        title=tr("Midpoint of an odd turn"),
        rule=RuleId("sits/B2.26"),
        default="rule",
        choices=(
            Choice(
                value="rule",
                title=tr("As the rule says"),
                tip=tr("The nose is halfway where the text puts it."),
            ),
            Choice(
                value="illustrated",
                title=tr("As the picture shows"),
                tip=tr("The nose is halfway where the picture shows it."),
            ),
        ),
    ),
    OptionSpec(
        name="stacking",
        title=tr("Ships in one hex and level"),
        rule=RuleId("sits/INT.stacking-limit"),
        default="limit",
        choices=(
            Choice(value="limit", title=tr("One"), tip=tr("Two ships never end in the same hex and level.")),
            Choice(value="unlimited", title=tr("Any number"), tip=tr("The optional rule: space is big.")),
        ),
    ),
)


def _switch(name: str, title: str, rule: str, off: tuple[str, str], on: tuple[str, str]) -> OptionSpec:
    """A rule that is off or on; each with its short name and what it means."""
    return OptionSpec(
        name=name,
        title=title,
        rule=RuleId(f"sits/{rule}"),
        default="off",
        choices=(
            Choice(value="off", title=off[0], tip=off[1], gives={name: False}),
            Choice(value="on", title=on[0], tip=on[1], gives={name: True}),
        ),
    )


COMBAT: Final = (
    OptionSpec(
        name="stops",
        title=tr("The table waits"),
        rule=RuleId("sits/A3.0"),
        default="always",
        choices=(
            Choice(
                value="always",
                title=tr("In every step"),
                tip=tr("Launch, beams and damage control: both sides go on by hand; haste tells nothing."),
            ),
            Choice(
                value="needed",
                title=tr("Where somebody can act"),
                tip=tr("Steps in which no side could do anything pass by themselves: faster."),
            ),
        ),
    ),
    _switch(
        "salvoes_per_ship",
        tr("Salvoes of a ship"),
        "AMB.mounts",
        (tr("Three at each target"), tr("Early, middle and late for every target, as far as its mounts go.")),
        (tr("Three in all"), tr("The stricter reading: one early, one middle and one late salvo a turn.")),
    ),
    _switch(
        "duel_reductions",
        tr("Launchers lost after launch"),
        "C2.131",
        (tr("Change nothing"), tr("A salvo that has left its tubes flies on whole.")),
        (tr("Thin the salvo"), tr("For duels: launchers lost before it arrives take their missiles along.")),
    ),
    _switch(
        "random_officers",
        tr("Officers"),
        "D1.12",
        (tr("As the scenario says"), tr("Posts that it does not name are held by average officers.")),
        (tr("By lot"), tr("Grades are rolled when the game begins; they change what a ship costs.")),
    ),
)
"""What concerns the fight; exercises have none of it."""


CAPTAINS: Final = computer_options(
    (("Green", tr("Green")), ("Red", tr("Red"))),
    casual=tr("A captain who picks one of the better plots."),
    strong=tr("A captain who picks the best."),
)
"""Who plays a side, and how well (D2.112); exercises are flown by hand."""


def options_for(scenario: Mapping[str, Any]) -> tuple[OptionSpec, ...]:
    """What can be chosen for one scenario: where ships are deployed, also who starts high (D2.12)."""
    exercise = (scenario.get("options") or {}).get("exercise")
    every = OPTIONS if exercise else (*CAPTAINS, *OPTIONS, *COMBAT)
    levels = {str(side["id"]): int(side.get("altitude", 0)) for side in scenario.get("sides") or ()}
    if not scenario.get("deploy") or len(set(levels.values())) != 2:
        return every
    low, top = sorted(levels.values())
    sides = tuple(
        Choice(
            value=side,
            title=said(side),
            tip=tr(
                "{side} starts at level {top}, the other side at level {low}.",
                side=said(side),
                top=top,
                low=low,
            ),
        )
        for side in levels
    )
    roll = Choice(
        value="roll", title=tr("Roll for it"), tip=tr("A ten-sided die a side; the higher starts high.")
    )
    high = OptionSpec(
        name="high",
        title=tr("Who starts high"),
        often=True,
        rule=RuleId("sits/D2.12"),
        default=max(levels, key=lambda side: levels[side]),
        choices=(*sides, roll),
    )
    return (high, *every)
