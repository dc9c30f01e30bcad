"""The options of a new SITS game, as the new-game sheet offers them."""

from collections.abc import Mapping
from typing import Any, Final

from engine.core.ids import RuleId
from gui.presenters.new_game import Choice, OptionSpec

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


def options_for(scenario: Mapping[str, Any]) -> tuple[OptionSpec, ...]:
    """What can be chosen for one scenario: where ships are deployed, also who starts high (D2.12)."""
    levels = {str(side["id"]): int(side.get("altitude", 0)) for side in scenario.get("sides") or ()}
    if not scenario.get("deploy") or len(set(levels.values())) != 2:
        return OPTIONS
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
    return (high, *OPTIONS)
