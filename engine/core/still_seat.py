"""A seat at one moment of the game, apart from the table: what a playing program thinks on."""

from typing import Any

from engine.core.command import Question
from engine.core.ids import PlayerId
from engine.core.ruleset import Ruleset


class WrongSeat(Exception):
    """A seat was asked to act or answer for another one: a mistake of the program, not of the player."""


def check_seat(viewer: PlayerId | None, player: PlayerId) -> None:
    """WrongSeat unless it is `player` who sits there."""
    if player != viewer:
        raise WrongSeat(f"{player} does not sit at the seat of {viewer or 'a spectator'}")


class StillSeat:
    """Answers the questions of one seat about one moment, whatever happens at the table meanwhile.

    It holds the rules and a frozen state, and nothing that hears of changes: it may be used in any thread.
    The true state never leaves it.
    """

    __slots__ = ("_rules", "_state", "viewer")

    def __init__(self, rules: Ruleset[Any], state: Any, viewer: PlayerId | None) -> None:  # noqa: ANN401 - any state
        self.viewer = viewer
        self._rules = rules
        self._state = state

    def answer(self, question: Question) -> object:
        """The answer to a question of this seat's own; WrongSeat for another's."""
        check_seat(self.viewer, question.player)
        return self._rules.answer(self._state, question)
