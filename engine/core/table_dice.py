"""Real dice at the table: which sides roll them, and the command that changes it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeVar

from engine.core.command import TableCommand
from engine.core.dice import Dice, RecordingDice, Roll, TableDice, seeded
from engine.core.event import Event
from engine.core.ids import PlayerId, RuleId
from engine.core.rulebook import RuleBook, Stage
from engine.core.ruleset import Resolution, Ruleset, RuleText
from engine.core.state import GameState
from engine.core.violation import Violation

S = TypeVar("S", bound=GameState)

OPTION = "table_dice"
"""The option of a new game: a list of the sides that roll real dice, or "all"."""
DICE = RuleId("table/dice")
TEXT = RuleText.of_table(
    DICE,
    "Real dice",
    "A side may roll real dice. Whenever one of its commands needs a roll, the program says what for and "
    "which dice, and waits for the faces; they are marked as thrown by hand in the record. "
    "A change needs everybody's consent; it is public, and who gave it is written down.",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class SetDice(TableCommand):
    """Have other sides than so far roll real dice."""

    kind: Literal["table.dice"] = "table.dice"
    seats: tuple[PlayerId, ...]
    """All sides that roll real dice from now on."""
    agreed: str
    """Who agreed, in the players' own words."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceSet(Event):
    """From here on these sides roll real dice."""

    kind: Literal["table.dice"] = "table.dice"
    seats: tuple[PlayerId, ...]


def consent(rule: RuleId, state: GameState, player: PlayerId, agreed: str) -> Iterator[Violation]:
    """Why a change of the table's manners can't be written down: no player asks for it, or nobody agreed."""
    if player not in state.players:
        yield Violation(rule, f"{player} has no seat at this table.")
    if not agreed.strip():
        yield Violation(rule, "Say who agreed to the change.")
    elif any("\ud800" <= c <= "\udfff" for c in agreed):
        yield Violation(rule, "Who agreed can't be written down: it holds half a character.")


def set_up(
    ruleset: Ruleset[S],
    scenario: Mapping[str, Any],
    options: Mapping[str, Any],
    *,
    seed: int,
    thrown: Sequence[tuple[int, ...] | None] | None = None,
) -> tuple[S, tuple[Roll, ...]]:
    """The first state of a game, the table's own option included, and what was rolled for it.

    `thrown` are the real dice of the setup, roll by roll as TableDice takes them; DiceNeeded asks for the
    next. None: the program rolls them all, as command 0 of `seed`. Raises what `Ruleset.setup` raises, and
    ValueError for real dice in the hands of sides that aren't there, for faces that the dice can't show, and
    for more rolls than the setup has.
    """
    source = seeded(seed, 0)
    dice = RecordingDice(source) if thrown is None else TableDice(thrown, source, None)
    # A rule set knows only its own options.
    state = ruleset.setup(scenario, {k: v for k, v in options.items() if k != OPTION}, dice)
    rolls = tuple(dice.tape)
    asked = sum(roll.seen_by is None for roll in rolls)
    if thrown is not None and len(thrown) > asked:
        raise ValueError(f"the setup has {asked} rolls for the table, not {len(thrown)}")
    wish = options.get(OPTION, ())
    if wish == "all":
        return replace(state, table_dice=state.players), rolls
    if not isinstance(wish, (list, tuple)) or not all(side in state.players for side in wish):
        raise ValueError(f'"{OPTION}" must be "all" or a list of sides out of {", ".join(state.players)}')
    return (replace(state, table_dice=_in_order(state, wish)) if wish else state), rolls


def install(book: RuleBook[S]) -> None:
    """Gives a rule set the command."""
    book.rules.add(DICE)

    @book.check(SetDice, stage=Stage.FORM)
    def somebody_agreed_to_the_dice(state: S, command: SetDice) -> Iterator[Violation]:
        """The change says who agreed to it, comes from a player, and names sides of this game."""
        yield from consent(DICE, state, command.player, command.agreed)
        for side in command.seats:
            if side not in state.players:
                yield Violation(DICE, f"{side} has no seat at this table.")

    @book.check(SetDice, stage=Stage.TURN)
    def dice_are_new(state: S, command: SetDice) -> Iterator[Violation]:
        """A change changes something."""
        if _in_order(state, command.seats) == state.table_dice:
            yield Violation(DICE, f"That is so already: {_words(state.table_dice, state)}")

    @book.resolve(SetDice)
    def set_dice(state: S, command: SetDice, _dice: Dice) -> Resolution[S]:
        """The dice are rolled so from the next command on."""
        seats = _in_order(state, command.seats)
        text = f"{_words(seats, state).rstrip('.')} from now on (agreed: {command.agreed.strip()})."
        return Resolution(
            state=replace(state, table_dice=seats), events=(DiceSet(seats=seats, text=text, rule=DICE),)
        )


def _in_order(state: GameState, seats: tuple[PlayerId, ...] | list[PlayerId]) -> tuple[PlayerId, ...]:
    return tuple(side for side in state.players if side in seats)


def _words(seats: tuple[PlayerId, ...], state: GameState) -> str:
    if not seats:
        return "The program rolls all dice."
    if seats == state.players:
        return "All sides roll real dice."
    return f"{' and '.join(seats)} roll{'s' if len(seats) == 1 else ''} real dice."
