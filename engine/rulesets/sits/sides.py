"""The answer to "which side?": one command, sent to the kind of task that asked (C4.141.slide, C5.12)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from engine.core.dice import Dice
from engine.core.flow import answered
from engine.core.ids import RuleId
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.violation import Violation
from engine.mechanics.wording import listed
from engine.rulesets.sits.book import book, rule
from engine.rulesets.sits.combat import MOUNTS, Mount, Task
from engine.rulesets.sits.combat_commands import ChooseSide
from engine.rulesets.sits.phases import TABLE, TURN_SEQUENCE
from engine.rulesets.sits.state import SitsState
from engine.rulesets.sits.work import first, resume

C5_12 = rule("C5.12")

T = TypeVar("T", bound=Task)
"""One kind of task."""


@dataclass(frozen=True, slots=True)
class SideQuestion(Generic[T]):
    """How a kind of task asks for a side."""

    sides: Callable[[SitsState, T], tuple[Mount, ...]]
    """The sides to choose among; () where the task asks nothing now. The task is off the work."""
    take: Callable[[SitsState, T, Mount], T]
    """The task with the answer in it, to be put back in front; any of the four sides may come in."""
    rule: RuleId
    """Whose rule the choice is."""


_questions: dict[type, SideQuestion[Any]] = {}


def asks_side(kind: type[T], question: SideQuestion[T]) -> None:
    """Registers how a kind of task asks for a side; ValueError for a second time."""
    if kind in _questions:
        raise ValueError(f"{kind.__name__} asks for sides already")
    _questions[kind] = question


def _asked(state: SitsState) -> tuple[Task, SideQuestion[Any]] | None:
    task = state.work[0] if state.work else None
    question = _questions.get(type(task)) if task is not None else None
    return (task, question) if task is not None and question is not None else None


def side_choices(state: SitsState) -> tuple[Mount, ...]:
    """The sides that may be named in answer to the task on top of the work; () where none is asked for."""
    asked = _asked(state)
    if asked is None:
        return ()
    task, question = asked
    return question.sides(_without_it(state), task)


def _without_it(state: SitsState) -> SitsState:
    return replace(state, work=state.work[1:])


@book.check(ChooseSide, stage=Stage.TURN)
def a_side_is_asked_for(state: SitsState, _choose: ChooseSide) -> Iterator[Violation]:
    """C5.12: the task under way asks for a side; that an answer is owed is a check of every command."""
    owed = bool(state.pending) and state.pending[-1].kind == "sits.side"
    if owed and not side_choices(state):
        yield Violation(TURN_SEQUENCE, "No side is to be chosen now.")


@book.check(ChooseSide)
def side_is_one_of_the_nearest(state: SitsState, choose: ChooseSide) -> Iterator[Violation]:
    """C4.141.slide, C5.12, C5.434: the choice is among the sides that the rule leaves open."""
    asked, sides = _asked(state), side_choices(state)
    if asked is not None and choose.side not in sides:
        yield Violation(asked[1].rule, f"The choice is between {listed(sides)}, not {choose.side}.")


@book.resolve(ChooseSide)
def side_is_chosen(state: SitsState, choose: ChooseSide, dice: Dice) -> Resolution[SitsState]:
    """C5.12: the answer goes to the task that asked; the work goes on."""
    asked = _asked(state)
    if asked is None or choose.side not in MOUNTS:
        return Resolution(state=state)
    task, question = asked
    left = _without_it(answered(state))
    return resume(TABLE, first(left, question.take(left, task, choose.side)), dice)
