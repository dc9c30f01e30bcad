"""A whole position set as one deed (SetPosition), to be taken back as one."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from engine.core.dice import Dice, NoDice
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.table import ENFORCEMENT
from engine.core.violation import Violation, blocking
from engine.rulesets.sits.book import book
from engine.rulesets.sits.commands import SetPosition
from engine.rulesets.sits.state import SitsState

if TYPE_CHECKING:
    from engine.core.event import Event

MOST_EDITS: Final = 300
"""Edits of one deed: twice a hundred ships and some set aside; beyond this it is no table's position."""


@book.check(SetPosition, stage=Stage.FORM)
def position_is_readable(_state: SitsState, position: SetPosition) -> Iterator[Violation]:
    """A position sets something, and is one player's own deed."""
    if not 0 < len(position.edits) <= MOST_EDITS:
        text = f"A position sets 1 to {MOST_EDITS} ships at once, not {len(position.edits)}."
        yield Violation(ENFORCEMENT, text)
    if any(each.player != position.player for each in position.edits):
        yield Violation(ENFORCEMENT, "A side sets a position in its own name only.")


@book.check(SetPosition)
def every_ship_can_be_set(state: SitsState, position: SetPosition) -> Iterator[Violation]:
    """Each edit must be allowed where those before it are done."""
    for each in position.edits:
        found = book.violations(state, each)
        yield from found
        if any(not violation.overridable for violation in blocking(found)):
            return
        state = book.apply(state, each, NoDice()).state


@book.resolve(SetPosition)
def position_is_set(state: SitsState, position: SetPosition, dice: Dice) -> Resolution[SitsState]:
    """All of it, one after another."""
    events: list[Event] = []
    reveals = False
    for each in position.edits:
        done = book.apply(state, each, dice)
        state = done.state
        events.extend(done.events)
        reveals = reveals or done.reveals
    return Resolution(state=state, events=tuple(events), reveals=reveals)
