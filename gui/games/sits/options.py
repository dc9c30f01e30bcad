"""The options of a new SITS game, as the new-game sheet offers them."""

from collections.abc import Mapping
from typing import Any, Final

from engine.core.ids import RuleId
from gui.presenters.new_game import Choice, OptionSpec
from gui.session.computer import BOTH, NOBODY

OPTIONS: Final = (
    OptionSpec(
        name="midpoint",
        title="Midpoint of an odd turn",
        rule=RuleId("sits/B2.26"),
        default="rule",
        choices=(
            Choice(value="rule", title="As the rule says", tip="The nose is halfway where the text puts it."),
            Choice(
                value="illustrated",
                title="As the picture shows",
                tip="The nose is halfway where the picture shows it.",
            ),
        ),
    ),
    OptionSpec(
        name="stacking",
        title="Ships in one hex and level",
        rule=RuleId("sits/INT.stacking-limit"),
        default="limit",
        choices=(
            Choice(value="limit", title="One", tip="Two ships never end in the same hex and level."),
            Choice(value="unlimited", title="Any number", tip="The optional rule: space is big."),
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
        title="The table waits",
        rule=RuleId("sits/A3.0"),
        default="always",
        choices=(
            Choice(
                value="always",
                title="In every step",
                tip="Launch, beams and damage control: both sides go on by hand; haste tells nothing.",
            ),
            Choice(
                value="needed",
                title="Where somebody can act",
                tip="Steps in which no side could do anything pass by themselves: faster.",
            ),
        ),
    ),
    _switch(
        "salvoes_per_ship",
        "Salvoes of a ship",
        "AMB.mounts",
        ("Three at each target", "Early, middle and late for every target, as far as its mounts go."),
        ("Three in all", "The stricter reading: one early, one middle and one late salvo a turn."),
    ),
    _switch(
        "duel_reductions",
        "Launchers lost after launch",
        "C2.131",
        ("Change nothing", "A salvo that has left its tubes flies on whole."),
        ("Thin the salvo", "For duels: launchers lost before it arrives take their missiles along."),
    ),
    _switch(
        "random_officers",
        "Officers",
        "D1.12",
        ("As the scenario says", "Posts that it does not name are held by average officers."),
        ("By lot", "Grades are rolled when the game begins; they change what a ship costs."),
    ),
)
"""What concerns the fight; exercises have none of it."""


CAPTAINS: Final = (
    OptionSpec(
        name="computer",
        title="The computer plays",
        default=NOBODY,
        choices=(
            Choice(value=NOBODY, title="nobody", tip="Two players at this screen."),
            Choice(value="Green", title="Green"),
            Choice(value="Red", title="Red"),
            Choice(value=BOTH, title="both sides", tip="You watch."),
        ),
    ),
    OptionSpec(
        name="strength",
        title="How well",
        default="casual",
        choices=(
            Choice(value="casual", title="casually", tip="A captain who picks one of the better plots."),
            Choice(value="strong", title="as well as it can", tip="A captain who picks the best."),
        ),
    ),
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
        Choice(value=side, title=side, tip=f"{side} starts at level {top}, the other side at level {low}.")
        for side in levels
    )
    roll = Choice(value="roll", title="Roll for it", tip="A ten-sided die a side; the higher starts high.")
    high = OptionSpec(
        name="high",
        title="Who starts high",
        rule=RuleId("sits/D2.12"),
        default=max(levels, key=lambda side: levels[side]),
        choices=(*sides, roll),
    )
    return (high, *every)
