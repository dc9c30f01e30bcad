"""The work of a step: tasks that are done one after another until a player must be asked or none is left.

A task is frozen data on `SitsState.work`, the first one first, so that a game saved in the middle of a salvo
goes on where it was. A handler is given the state with its task taken off; it may put tasks in front
(`first`) and may ask a player (`flow.ask`) after putting its own task back with what it knows by now. The
resolver of the answer takes the decision off, puts the answer into the first task and calls `resume`.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias, TypeVar

from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.flow import PhaseTable
from engine.core.ruleset import Resolution
from engine.rulesets.sits.combat import Task
from engine.rulesets.sits.state import SitsState

T = TypeVar("T")
Handler: TypeAlias = Callable[[SitsState, T, Dice], Resolution[SitsState]]

_handlers: "dict[type, Handler[object]]" = {}


def handles(kind: type[T]) -> Callable[[Handler[T]], Handler[T]]:
    """Registers the one function that does a kind of task; ValueError for a second one."""

    def register(handler: Handler[T]) -> Handler[T]:
        if kind in _handlers:
            raise ValueError(f"{kind.__name__} has a handler already")
        _handlers[kind] = handler  # type: ignore[assignment]  # the key is the type of what it is given
        return handler

    return register


def first(state: SitsState, *tasks: Task) -> SitsState:
    """The state with tasks to be done before all others, in the order given."""
    return replace(state, work=(*tasks, *state.work))


def then(state: SitsState, *tasks: Task) -> SitsState:
    """The state with tasks to be done after all others."""
    return replace(state, work=(*state.work, *tasks))


def run(state: SitsState, dice: Dice) -> Resolution[SitsState]:
    """Does the work until it is done, somebody is asked, or the game is over."""
    events: list[Event] = []
    reveals = False
    while state.work and not state.pending and state.outcome is None:
        task = state.work[0]
        result = _handlers[type(task)](replace(state, work=state.work[1:]), task, dice)
        state, reveals = result.state, reveals or result.reveals
        events += result.events
    return Resolution(state=state, events=tuple(events), reveals=reveals)


def resume(
    table: PhaseTable[SitsState], state: SitsState, dice: Dice, *events: Event
) -> Resolution[SitsState]:
    """Goes on after an answer: the rest of the work, then the turn sequence."""
    done = run(state, dice)
    together = Resolution(state=done.state, events=(*events, *done.events), reveals=done.reveals)
    return table.settle(together, dice)
