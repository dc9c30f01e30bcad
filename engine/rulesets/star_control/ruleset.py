"""Star Control as a rule set of the kernel: the door through which everything else comes in."""

import hashlib
from collections.abc import Mapping
from typing import Any

from engine.content import loader
from engine.core.calculator import Calculator
from engine.core.command import Command, Gesture, Question, Suggestion
from engine.core.dice import Dice, Picker
from engine.core.ids import PieceId, PlayerId
from engine.core.view import Inspection, TableView
from engine.mechanics.printed_game import PrintedGame
from engine.rulesets.star_control import (  # noqa: F401 - importing the modules enters their rules in the book
    economy,
    edit,
    forced,
    movement,
    setup,
    siege,
    turn,
    units,
)
from engine.rulesets.star_control.battle import (  # noqa: F401 - as above
    action,
    attack,
    challenge,
    course,
    powers,
)
from engine.rulesets.star_control.book import SLUG, book
from engine.rulesets.star_control.commands import StarControlCommand
from engine.rulesets.star_control.phases import PHASES
from engine.rulesets.star_control.state import StarControlState


class StarControlRuleset(PrintedGame[StarControlState]):
    """Star Control: Alliance vs Hierarchy, campaign and battles."""

    slug = SLUG
    title = "Star Control: Alliance vs Hierarchy"
    version = 2
    state_type = StarControlState
    rulebook = book
    phase_table = PHASES
    commands = StarControlCommand

    def __init__(self) -> None:
        super().__init__()
        parts = self.content.encode() + units.file().read_bytes()
        mine = loader.HOUSE if self.content.endswith(loader.HOUSE) or units.house() else ""
        self.content = hashlib.sha256(parts).hexdigest()[:16] + mine

    def setup(self, scenario: Mapping[str, Any], options: Mapping[str, Any], dice: Dice) -> StarControlState:
        """The first state; ContentError for a scenario or option that can't be read."""
        return setup.first_state(scenario, options, dice)

    def view_for(self, state: StarControlState, player: PlayerId | None) -> TableView:
        """The table as a seat sees it."""
        from engine.rulesets.star_control.table_view import view_for

        return view_for(state, player)

    def vet(self, state: StarControlState) -> str:
        """What of a position from a file no game leads to; empty for one to play on."""
        from engine.rulesets.star_control.vetting import vet

        return vet(state)

    def inspect(self, state: StarControlState, player: PlayerId | None, piece: PieceId) -> Inspection:
        """What is known of a counter; KeyError for none of this game."""
        from engine.rulesets.star_control.inspect import inspect

        return inspect(state, piece)

    def propose(self, state: StarControlState, gesture: Gesture) -> Command | None:
        """What a hand that moved a counter wants done; None where moving a counter means nothing."""
        from engine.rulesets.star_control.propose import propose

        return propose(state, gesture)

    def suggest(self, state: StarControlState, command: Command) -> tuple[Suggestion, ...]:
        """Legal commands near a refused one."""
        from engine.rulesets.star_control.suggest import suggest

        return suggest(state, command)

    def answer(self, state: StarControlState, question: Question) -> object:
        """The state for Survey, and the view named alike for AskReach, AskShot, AskWeapons and AskSiege."""
        from engine.rulesets.star_control.advise import answer

        return answer(state, question)

    def calculators(self) -> Mapping[str, Calculator]:
        """Look-ups that a player would do by hand."""
        from engine.rulesets.star_control.calculators import calculators

        return calculators()

    def sample(self, state: StarControlState, player: PlayerId, rnd: Picker) -> Command | None:
        """A random legal command of a side; None when it has nothing to do."""
        from engine.rulesets.star_control.sample import sample

        return sample(state, player, rnd)

    def scramble_hidden(self, state: StarControlState, player: PlayerId, rnd: Picker) -> StarControlState:
        """The same state: nothing in it is hidden; for tests."""
        from engine.rulesets.star_control.scramble import scramble_hidden

        return scramble_hidden(state, player, rnd)


def create() -> StarControlRuleset:
    """The rule set."""
    return StarControlRuleset()
