"""A line that a player says for all to hear: why the computer's captain flew as it did."""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.dice import Dice
from engine.core.event import Note
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.violation import Violation
from engine.rulesets.sits.book import book
from engine.rulesets.sits.combat_commands import Remark
from engine.rulesets.sits.phases import SETUP, TURN_SEQUENCE
from engine.rulesets.sits.state import SitsState

LONGEST = 240
"""Letters of a remark."""


@book.check(Remark, stage=Stage.FORM)
def remark_is_a_line(_state: SitsState, remark: Remark) -> Iterator[Violation]:
    """A3.0: one line of text, neither empty nor a page."""
    if not remark.text.strip() or len(remark.text) > LONGEST or not remark.text.isprintable():
        yield Violation(TURN_SEQUENCE, f"A remark is one line of 1 to {LONGEST} letters.")


@book.check(Remark, stage=Stage.TURN)
def there_is_something_to_remark_on(state: SitsState, remark: Remark) -> Iterator[Violation]:
    """A3.0: once the ships are on the map, by a side that is to act, and once a turn."""
    if state.outcome is None and state.phase == SETUP:
        yield Violation(TURN_SEQUENCE, "The game has not begun; there is nothing to remark on.")
    elif remark.player in state.said:
        yield Violation(TURN_SEQUENCE, f"{remark.player} has had its say this turn.")


@book.resolve(Remark)
def remark_is_heard(state: SitsState, remark: Remark, _dice: Dice) -> Resolution[SitsState]:
    """A3.0: all hear it, and nothing else happens."""
    ships = tuple(ship.id for ship in state.of_side(remark.player) if ship.place is not None)
    event = Note(text=f"{remark.player}: {remark.text}", rule=TURN_SEQUENCE, pieces=ships)
    return Resolution(state=replace(state, said=(*state.said, remark.player)), events=(event,))
