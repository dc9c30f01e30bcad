"""What the rule sets of printed games have in common: their book, their phases, their shipped texts."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Generic, TypeVar

from engine.content import loader
from engine.core import table
from engine.core.command import Command
from engine.core.dice import Dice
from engine.core.ids import RuleId
from engine.core.rulebook import RuleBook
from engine.core.ruleset import PhaseSpec, Resolution, RuleText
from engine.core.state import GameState
from engine.core.violation import Violation

S = TypeVar("S", bound=GameState)


class PrintedGame(Generic[S]):
    """Base of a rule set: its rules stand in a rule book, its texts, tables and scenarios under its slug.

    A game names what is listed here and adds the rest of `core.ruleset.Ruleset`, each method importing its
    module when it is first called: a list of games needs none of them.
    """

    slug: str
    title: str
    version: int
    """Raise it when a change makes recorded games replay differently."""
    state_type: type[S]
    rulebook: RuleBook[S]
    phase_table: Sequence[PhaseSpec]
    commands: Any
    """The union of the game's commands."""

    if TYPE_CHECKING:
        command_type: Any
    else:

        @property
        def command_type(self) -> object:
            """Told late: pydantic costs a tenth of a second that a list of games does not need."""
            from pydantic import Field

            return Annotated[self.commands, Field(discriminator="kind")]

    def __init__(self) -> None:
        self.content: str = loader.content_hash(self.slug)

    def phases(self) -> Sequence[PhaseSpec]:
        """The rows of the phase table."""
        return self.phase_table

    def check(self, state: S, command: Command) -> tuple[Violation, ...]:
        """Every rule that the command breaks."""
        return self.rulebook.violations(state, command)

    def apply(self, state: S, command: Command, dice: Dice) -> Resolution[S]:
        """Carries out a command that passed `check` or was overruled."""
        return self.rulebook.apply(state, command, dice)

    def rule_text(self, rule: RuleId) -> RuleText | None:
        """A rule in our own words, with the rulings on it."""
        from engine.content.texts import rule_text

        return table.rule_text(rule) or rule_text(self.slug, rule)

    def rule_texts(self) -> Sequence[RuleText]:
        """All rules in our own words, in the order of the rulebook."""
        from engine.content.texts import rule_texts

        return rule_texts(self.slug)

    def scenarios(self) -> Sequence[Mapping[str, Any]]:
        """The shipped scenarios as plain data; a broken file is left out."""
        return loader.scenario_facts(self.slug)
