"""The options of a new game of Holy War, as the new-game sheet offers them."""

from collections.abc import Mapping
from typing import Any, Final

from engine.core.ids import RuleId
from engine.rulesets.holy_war.view import OPTIONS as GIVEN
from gui.presenters.computer_choice import computer_options
from gui.presenters.new_game import Choice, OptionSpec
from gui.speech import said, tr

_RULES: Final[Mapping[str, str]] = {
    "layout": "II.systems",
    "first_choice": "III.first-choice",
    "force_counters": "X.optional",
    "probe_detection": "XII.P.detect",
    "boarding_round_fire": "VIII.3.boarding-round",
    "flight_order": "VIII.4.order",
    "psycheship_from": "XII.mix",
    "extension": "V.hb-extend",
}
_TITLES: Final[Mapping[str, str]] = {
    "near-stars": tr("Near stars"),
    "far-stars": tr("Far stars"),
    "roll": tr("The lower die"),
    "Sunthrowers": tr("the Sunthrowers"),
    "Holy Band": tr("the Holy Band"),
    "nobody": tr("nobody"),
    "weaker side": tr("the weaker side"),
    "free": tr("when revealed"),
    "fixed": tr("when formed"),
    "offered": tr("play may go on"),
    "never": tr("it is over"),
}

COMPUTER: Final = computer_options(
    (("Sunthrowers", tr("the Sunthrowers")), ("Holy Band", tr("the Holy Band")))
)


def _spec(name: str) -> OptionSpec:
    given = next(option for option in GIVEN if option.name == name)
    tips = [said(given.tip)]
    tips += [tr("The printed map is lost: both are reconstructed.")] if name == "layout" else []
    rule = RuleId(f"holy-war/{_RULES[name]}")
    if given.choices:
        choices = tuple(
            Choice(value=word, title=_TITLES.get(word, word), tip=" ".join(tips), gives={name: word})
            for word in given.choices
        )
        return OptionSpec(
            name=name, title=said(given.title), choices=choices, default=given.choices[0], rule=rule
        )
    if given.high:
        choices = tuple(
            Choice(value=str(n), title=str(n), tip=said(given.tip), gives={name: n})
            for n in range(given.low, given.high + 1)
        )
        return OptionSpec(
            name=name, title=said(given.title), choices=choices, default=str(given.default), rule=rule
        )
    choices = (
        Choice(value="no", title=tr("No"), tip=said(given.tip), gives={name: False}),
        Choice(value="yes", title=tr("Yes"), tip=said(given.tip), gives={name: True}),
    )
    return OptionSpec(
        name=name,
        title=said(given.title),
        choices=choices,
        default="yes" if given.default else "no",
        rule=rule,
    )


OPTIONS: Final = (*COMPUTER, *(_spec(name) for name in _RULES))


def options_for(_scenario: Mapping[str, Any]) -> tuple[OptionSpec, ...]:
    """What can be chosen for one scenario: the same for all."""
    return OPTIONS
