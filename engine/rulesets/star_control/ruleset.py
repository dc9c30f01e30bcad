"""Star Control as a rule set of the kernel: the door through which everything else comes in."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any

from engine.content import loader
from engine.core import table
from engine.core.calculator import Calculator
from engine.core.command import Command, Gesture, Question, Suggestion
from engine.core.dice import Dice, Picker
from engine.core.ids import PieceId, PlayerId, RuleId
from engine.core.ruleset import PhaseSpec, Resolution, RuleText
from engine.core.view import Inspection, TableView
from engine.core.violation import Violation
from engine.rulesets.star_control import (  # noqa: F401 - importing the modules enters their rules in the book
    economy,
    edit,
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

VERSION = 2
"""Raise it when a change makes recorded games replay differently."""


class StarControlRuleset:
    """Star Control: Alliance vs Hierarchy, campaign and battles."""

    slug = SLUG
    title = "Star Control: Alliance vs Hierarchy"
    version = VERSION
    state_type = StarControlState
    if TYPE_CHECKING:
        command_type: Any
    else:

        @property
        def command_type(self) -> object:
            """Told late: pydantic costs a tenth of a second that a list of games does not need."""
            from pydantic import Field

            return Annotated[StarControlCommand, Field(discriminator="kind")]

    def __init__(self) -> None:
        tables = loader.content_hash(SLUG)
        parts = tables.encode() + units.file().read_bytes()
        mine = loader.HOUSE if tables.endswith(loader.HOUSE) or units.house() else ""
        self.content: str = hashlib.sha256(parts).hexdigest()[:16] + mine

    def phases(self) -> Sequence[PhaseSpec]:
        """Setup and the eight phases of a turn (TURN.phases)."""
        return PHASES

    def setup(self, scenario: Mapping[str, Any], options: Mapping[str, Any], dice: Dice) -> StarControlState:
        """The first state; ContentError for a scenario or option that can't be read."""
        return setup.first_state(scenario, options, dice)

    def check(self, state: StarControlState, command: Command) -> tuple[Violation, ...]:
        """Every rule that the command breaks."""
        return book.violations(state, command)

    def apply(self, state: StarControlState, command: Command, dice: Dice) -> Resolution[StarControlState]:
        """Carries out a command that passed `check` or was overruled."""
        return book.apply(state, command, dice)

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

    def rule_text(self, rule: RuleId) -> RuleText | None:
        """A rule in our own words, with the rulings on it."""
        from engine.content.texts import rule_text

        return table.rule_text(rule) or rule_text(SLUG, rule)

    def rule_texts(self) -> Sequence[RuleText]:
        """All rules in our own words, in the order of the rulebook."""
        from engine.content.texts import rule_texts

        return rule_texts(SLUG)

    def calculators(self) -> Mapping[str, Calculator]:
        """Look-ups that a player would do by hand."""
        from engine.rulesets.star_control.calculators import calculators

        return calculators()

    def scenarios(self) -> Sequence[Mapping[str, Any]]:
        """The shipped scenarios as plain data; a broken file is left out."""
        return loader.scenario_facts(SLUG)

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
