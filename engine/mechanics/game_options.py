"""The options of a new game: what a scenario and the players chose, and what holds where nobody did."""

from collections.abc import Iterable, Mapping
from typing import Any

from engine.content.errors import ContentError
from engine.core.state import Enforcement
from engine.core.view import NewGameOption
from engine.mechanics.wording import listed


class GameOptions:
    """What can be chosen for a new game of one rule set, and how strictly the table plays.

    Args:
        options: as the rule set's `view` lists them for the sheet that asks.
        words: choices that the shipped data gives in place of those listed, the default first.
        numbers: defaults that the shipped data gives for numbers listed without one.
    """

    def __init__(
        self,
        options: Iterable[NewGameOption],
        *,
        words: Mapping[str, tuple[str, ...]] | None = None,
        numbers: Mapping[str, int] | None = None,
    ) -> None:
        given = tuple(options)
        self.choices: Mapping[str, tuple[str, ...]] = {
            **{option.name: option.choices for option in given if option.choices},
            **(words or {}),
            "enforcement": tuple(level.value for level in Enforcement),
        }
        """Options that are one of a few words; the first is the default."""
        self.numbers: Mapping[str, NewGameOption] = {option.name: option for option in given if option.high}
        """Options that are whole numbers, or are left out where nothing gives a default."""
        self.flags: Mapping[str, bool] = {
            option.name: option.default for option in given if isinstance(option.default, bool)
        }
        """Options that are yes or no, with their default."""
        self._numbers = {name: option.default for name, option in self.numbers.items()} | dict(numbers or {})

    def defaults(self) -> dict[str, Any]:
        """Every option with the value that it has when nobody chooses; None for a number left out."""
        return {**{name: words[0] for name, words in self.choices.items()}, **self._numbers, **self.flags}

    def chosen(self, scenario: Mapping[str, Any], options: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value: the player's choice, else the scenario's, else the default.

        ContentError for a value that an option can't have. Options of the table itself (dice, undo) are none
        of the rules' business and pass.
        """
        own = scenario.get("options", {})
        if not isinstance(own, Mapping):
            raise ContentError("scenario", "/options", "an object")
        chosen = {**self.defaults(), **own, **options}
        for name, value in chosen.items():
            self._check(name, value)
        for name in (name for name, option in self.numbers.items() if option.odd):
            if chosen[name] % 2 == 0:
                wanted = f"an odd number (a centre hex is needed), not {chosen[name]}"
                raise ContentError("options", f"/{name}", wanted)
        return chosen

    def _check(self, name: str, value: object) -> None:
        if name in self.choices and value not in self.choices[name]:
            raise ContentError("options", f"/{name}", f"one of {listed(self.choices[name])}, not {value}")
        if name in self.flags and not isinstance(value, bool):
            raise ContentError("options", f"/{name}", f"true or false, not {value}")
        if name in self.numbers and not (value is None and self._numbers[name] is None):
            low, high = self.numbers[name].low, self.numbers[name].high
            if type(value) is not int or not low <= value <= high:
                wanted = f"a whole number from {low} to {high}, not {value}"
                raise ContentError("options", f"/{name}", wanted)
