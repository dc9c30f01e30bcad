"""What a forced end means in Holy War: the command of a side that chooses nothing, in each phase and to each
question.

Purchases of a side that is not done are taken back, so that nobody learns of them. A combat can't be left
once it has begun (VIII.1.committed): it is fought to its end, and nobody chooses anything in it.
"""

from collections.abc import Callable, Mapping

from engine.core import force
from engine.core.command import Command
from engine.core.dice import Dice
from engine.core.ids import PlayerId
from engine.core.ruleset import Resolution
from engine.rulesets.holy_war import starguards
from engine.rulesets.holy_war.book import book
from engine.rulesets.holy_war.commands import (
    AnswerStarGuard,
    BeginCombat,
    EndBoarding,
    PlaceDispersed,
    PlayOn,
    Proceed,
    Reveal,
    Stand,
    Unactivate,
    UseLuck,
)
from engine.rulesets.holy_war.dispersal import free_levels
from engine.rulesets.holy_war.flights import to_reveal
from engine.rulesets.holy_war.moves import arranged, choices
from engine.rulesets.holy_war.phases import (
    ACTIVATION,
    BOARDING,
    COMBATS,
    DENIAL,
    EXTENSION,
    FLIGHTS,
    LUCK,
    PHASES,
    PLACING,
    REVEAL,
    STARGUARD,
    SYSTEMS,
)
from engine.rulesets.holy_war.state import HolyWarState, Sealed
from engine.rulesets.holy_war.strength import fighters
from engine.rulesets.holy_war.turn import settled
from engine.rulesets.holy_war.units import STARGUARD as GUARD
from engine.rulesets.holy_war.units import code_of

QUESTIONS: Mapping[str, str] = {
    PLACING: "The dispersed unit is placed in the first free level.",
    DENIAL: "The side that is asked stands.",
    FLIGHTS: "The Flights are formed in the order of the counters.",
    REVEAL: "The first Flight that may come is revealed.",
    BOARDING: "Nobody boards.",
    LUCK: "No luck is used.",
    STARGUARD: "The StarGuard is declined.",
    EXTENSION: "The Holy Band do not play on.",
}
"""How a question is answered for a side that chooses nothing."""


def choose(state: HolyWarState, side: PlayerId) -> Command:
    """The command of a side that chooses nothing."""
    if state.pending:
        return _ANSWERS[state.pending[-1].kind](state, side)
    if state.phase == SYSTEMS:
        return next(choices(state, side))
    if state.phase == ACTIVATION:
        return _activation(state, side)
    if state.phase in COMBATS and state.contested:
        return BeginCombat(player=side, level=state.contested[0])
    return Proceed(player=side)


def _activation(state: HolyWarState, side: PlayerId) -> Command:
    sealed = state.sealed.get(side, Sealed())
    for purchase in sealed.purchases:
        return Unactivate(player=side, code=code_of(purchase.unit), level=purchase.level)
    for level in sealed.starguards:
        return Unactivate(player=side, code=GUARD, level=level)
    return Proceed(player=side)


def _placed(state: HolyWarState, side: PlayerId) -> Command:
    """In the first level that is free, else in one that is not: nothing stays adrift."""
    return PlaceDispersed(player=side, level=(*free_levels(state), *state.board.levels)[0])


def _formed(state: HolyWarState, side: PlayerId) -> Command:
    keys = sorted(unit.id for unit in fighters(state, state.combat, side)) if state.combat else []
    return arranged(state, side, keys)


def _revealed(state: HolyWarState, side: PlayerId) -> Command:
    numbers = to_reveal(state, state.combat, side) if state.combat else ()
    return Reveal(player=side, flight=(*numbers, 0)[0])


_ANSWERS: Mapping[str, Callable[[HolyWarState, PlayerId], Command]] = {
    PLACING: _placed,
    DENIAL: lambda _state, side: Stand(player=side),
    FLIGHTS: _formed,
    REVEAL: _revealed,
    BOARDING: lambda _state, side: EndBoarding(player=side),
    LUCK: lambda _state, side: UseLuck(player=side, use=False),
    STARGUARD: lambda state, side: AnswerStarGuard(
        player=side, level=starguards.due(state, side)[0], place=False
    ),
    EXTENSION: lambda _state, side: PlayOn(player=side, on=False),
}


def _carried_out(state: HolyWarState, command: Command, dice: Dice) -> Resolution[HolyWarState]:
    return settled(book.apply(state, command, dice), dice)


force.install(
    book,
    force.Neutral(phases=PHASES, questions=QUESTIONS, choose=choose, carry_out=_carried_out),
)
