"""Victory points, ratios, margins, surrender and the end of the game (D2.2)."""

from dataclasses import replace

from engine.core.dice import Dice
from engine.core.event import Note
from engine.core.ruleset import Resolution
from engine.core.state import Outcome
from engine.rulesets.sits.phases import TURN_SEQUENCE, WRAP, entering
from engine.rulesets.sits.state import SitsState


@entering(WRAP)
def turns_agreed_on_are_over(state: SitsState, _dice: Dice) -> Resolution[SitsState]:
    """A3.0: a turn limit of the scenario ends the game."""
    limit = state.options.turn_limit
    if limit is None or not 0 < limit <= state.turn:
        return Resolution(state=state)
    over = f"The {limit} turns agreed on are over." if limit > 1 else "The one turn agreed on is over."
    ended = replace(state, outcome=Outcome(winner=None, reason=over, rule=TURN_SEQUENCE))
    return Resolution(state=ended, events=(Note(text=over, rule=TURN_SEQUENCE),))
