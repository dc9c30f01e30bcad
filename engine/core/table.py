"""The table's own commands, the same in every game: how strictly the rules are held to."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal, TypeVar

from engine.core import dice_opening, force, table_dice
from engine.core.command import TableCommand
from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.ids import RuleId
from engine.core.rulebook import RuleBook, Stage
from engine.core.ruleset import Resolution, RuleText
from engine.core.state import Enforcement, GameState
from engine.core.violation import Violation

S = TypeVar("S", bound=GameState)

ENFORCEMENT = RuleId("table/enforcement")

_TEXTS: Mapping[RuleId, RuleText] = {
    ENFORCEMENT: RuleText.of_table(
        ENFORCEMENT,
        "How strictly the table plays",
        "As referee the program refuses what breaks a rule. As adviser it does it and names the broken "
        "rule in the log. In free play the pieces are set as the table has them, and the log still names "
        "the rules. A change needs everybody's consent; who gave it is written down.",
    ),
    table_dice.DICE: table_dice.TEXT,
    dice_opening.OPENING: dice_opening.TEXT,
    force.FORCE: force.TEXT,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class SetEnforcement(TableCommand):
    """Hold the table to the rules as referee, as adviser or not at all."""

    kind: Literal["table.enforcement"] = "table.enforcement"
    level: Enforcement
    agreed: str
    """Who agreed, in the players' own words."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EnforcementSet(Event):
    """From here on the table plays at another level."""

    kind: Literal["table.enforcement"] = "table.enforcement"
    level: Enforcement


def rule_text(rule: RuleId) -> RuleText | None:
    """The text of one of the table's own rules."""
    return _TEXTS.get(rule)


def install(book: RuleBook[S]) -> None:
    """Gives a rule set the table's commands; SetEnforcement belongs in its `command_type` too."""
    book.rules.add(ENFORCEMENT)
    table_dice.install(book)
    dice_opening.install(book)

    @book.check(SetEnforcement, stage=Stage.FORM)
    def somebody_agreed(state: S, command: SetEnforcement) -> Iterator[Violation]:
        """A change of the table's manners says who agreed to it, and comes from a player."""
        yield from table_dice.consent(ENFORCEMENT, state, command.player, command.agreed)

    @book.check(SetEnforcement, stage=Stage.TURN)
    def level_is_new(state: S, command: SetEnforcement) -> Iterator[Violation]:
        """A change changes something."""
        if command.level is state.enforcement:
            yield Violation(ENFORCEMENT, f"The table plays as {command.level.value} already.")

    @book.resolve(SetEnforcement)
    def set_enforcement(state: S, command: SetEnforcement, _dice: Dice) -> Resolution[S]:
        """The level holds from the next command on."""
        event = EnforcementSet(
            level=command.level,
            text=f"The table now plays as {command.level.value} (agreed: {command.agreed.strip()}).",
            rule=ENFORCEMENT,
        )
        return Resolution(state=replace(state, enforcement=command.level), events=(event,))
