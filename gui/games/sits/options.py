"""The options of a new SITS game, as the new-game sheet offers them."""

from typing import Final

from engine.core.ids import RuleId
from gui.presenters.new_game import Choice, OptionSpec

OPTIONS: Final = (
    OptionSpec(
        name="midpoint",
        title="Midpoint of an odd turn",
        rule=RuleId("sits/B2.26"),
        default="rule",
        choices=(
            Choice(value="rule", title="As the rule says", tip="The text of the rule decides."),
            Choice(value="illustrated", title="As the picture shows", tip="The book's illustration decides."),
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
