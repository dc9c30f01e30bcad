"""Exercises: scenarios in which ships only fly."""

from collections.abc import Iterator

from engine.core.rulebook import Stage
from engine.core.violation import Violation
from engine.rulesets.sits.book import book
from engine.rulesets.sits.combat_commands import Aim, HoldTubes, Launch
from engine.rulesets.sits.phases import TURN_SEQUENCE
from engine.rulesets.sits.state import SitsState


def nobody_fires(state: SitsState, _command: Launch | HoldTubes | Aim) -> Iterator[Violation]:
    """A3.0: the scenario leaves the steps of fire empty."""
    if state.options.exercise and state.outcome is None:
        yield Violation(TURN_SEQUENCE, "This is an exercise: the ships fly, and nobody fires.")


book.check(Launch, stage=Stage.TURN)(nobody_fires)
book.check(HoldTubes, stage=Stage.TURN)(nobody_fires)
book.check(Aim, stage=Stage.TURN)(nobody_fires)
