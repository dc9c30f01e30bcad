"""A game that is given up, so that its dice may be opened and checked."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal, TypeVar

from engine.core.command import Command, FinalCommand
from engine.core.dice import Dice
from engine.core.event import Note
from engine.core.ids import RuleId
from engine.core.rulebook import RuleBook, Stage
from engine.core.ruleset import Resolution, RuleText
from engine.core.state import GameState, Outcome
from engine.core.table_dice import consent
from engine.core.violation import Violation

S = TypeVar("S", bound=GameState)

OPENING = RuleId("table/opened")
TEXT = RuleText.of_table(
    OPENING,
    "Dice opened",
    "A game that nobody wants to finish can be given up to have its dice opened: then the seed is shown "
    "and every roll can be checked. As the seed foretells all rolls to come, this ends the game for good "
    "and is never taken back. It needs everybody's consent; who gave it is written down.",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenDice(FinalCommand):
    """Give the game up for good, so that its seed may be known."""

    kind: Literal["table.open_dice"] = "table.open_dice"
    agreed: str
    """Who agreed, in the players' own words."""


def given_up(state: GameState) -> bool:
    """Whether the game was given up to open its dice."""
    return state.outcome is not None and state.outcome.rule == OPENING


def install(book: RuleBook[S]) -> None:
    """Gives a rule set the command."""
    book.rules.add(OPENING)

    @book.check(OpenDice, stage=Stage.FORM)
    def somebody_agreed_to_end_it(state: S, command: OpenDice) -> Iterator[Violation]:
        """The end says who agreed to it, and comes from a player."""
        yield from consent(OPENING, state, command.player, command.agreed)

    @book.check(OpenDice, stage=Stage.TURN)
    def game_goes_on(state: S, _command: OpenDice) -> Iterator[Violation]:
        """What is over needs no giving up: its dice can be opened already."""
        if state.outcome is not None:
            yield Violation(OPENING, "The game is over: its dice can be opened as it is.")

    @book.check(Command, stage=Stage.TURN)
    def dice_are_sealed(state: S, _command: Command) -> Iterator[Violation]:
        """Nothing is played with dice that are known."""
        if given_up(state):
            yield Violation(OPENING, "The dice of this game have been opened: it is over for good.")

    @book.resolve(OpenDice)
    def open_dice(state: S, command: OpenDice, _dice: Dice) -> Resolution[S]:
        """The game is over, and nobody has won."""
        text = f"The game is given up and its dice are opened (agreed: {command.agreed.strip()})."
        over = Outcome(winner=None, reason="The game was given up to open its dice.", rule=OPENING)
        return Resolution(
            state=replace(state, outcome=over, active=(), pending=()),
            events=(Note(text=text, rule=OPENING),),
            reveals=True,
        )
