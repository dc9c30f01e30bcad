"""How a rule set is written: one function for each rule, registered with the commands that it binds."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from enum import IntEnum
from typing import Any, Generic, TypeAlias, TypeVar

from engine.core.command import Command, TableCommand
from engine.core.dice import Dice
from engine.core.ids import RuleId
from engine.core.ruleset import Resolution
from engine.core.state import GameState
from engine.core.violation import Severity, Violation, blocking

S = TypeVar("S", bound=GameState)
C = TypeVar("C", bound=Command)

Check: TypeAlias = Callable[[S, C], Iterable[Violation]]
Resolve: TypeAlias = Callable[[S, C, Dice], Resolution[S]]


class Stage(IntEnum):
    """The order of checks: a later stage may rely on what the earlier ones made sure of."""

    FORM = 0
    """The command makes sense at all: its pieces exist, its numbers are numbers of this game."""
    TURN = 1
    """Its player may do such a thing now."""
    RULE = 2
    """The printed rules allow it."""


class RuleBook(Generic[S]):
    """The checks and resolvers of one rule set. All its modules share one book."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.rules: set[RuleId] = set()
        """Every rule id that the code names; read by the coverage tool."""
        self._checks: defaultdict[type[Command], list[tuple[Stage, Check[S, Any]]]] = defaultdict(list)
        self._resolvers: dict[type[Command], Resolve[S, Any]] = {}
        self._staged: dict[type[Command], tuple[tuple[Stage, tuple[Check[S, Any], ...]], ...]] = {}

    def rule(self, number: str) -> RuleId:
        """The id of a rule by its printed number, entered in `rules`."""
        rule = RuleId(f"{self.slug}/{number}")
        self.rules.add(rule)
        return rule

    def check(self, *kinds: type[C], stage: Stage = Stage.RULE) -> Callable[[Check[S, C]], Check[S, C]]:
        """Registers what a command must satisfy; a check of `Command` binds all but the table's own."""

        def register(check: Check[S, C]) -> Check[S, C]:
            for kind in kinds:
                self._checks[kind].append((stage, check))
            self._staged.clear()
            return check

        return register

    def resolve(self, kind: type[C]) -> Callable[[Resolve[S, C]], Resolve[S, C]]:
        """Registers the one function that carries out a kind of command; ValueError for a second one."""

        def register(resolve: Resolve[S, C]) -> Resolve[S, C]:
            if kind in self._resolvers:
                raise ValueError(f"{kind.__name__} has a resolver already")
            self._resolvers[kind] = resolve
            return resolve

        return register

    def kinds(self) -> tuple[type[Command], ...]:
        """The commands that can be carried out."""
        return tuple(self._resolvers)

    def violations(self, state: S, command: Command) -> tuple[Violation, ...]:
        """All that is wrong at the first stage that forbids the command, and the warnings up to there."""
        found: list[Violation] = []
        for stage, checks in self._stages(type(command)):
            for check in checks:
                found.extend(check(state, command))
            if blocking(found):
                return tuple(found if stage is Stage.RULE else map(_not_overridable, found))
        return tuple(found)

    def apply(self, state: S, command: Command, dice: Dice) -> Resolution[S]:
        """Carries out a command; LookupError for a kind without a resolver."""
        return self._resolvers[type(command)](state, command, dice)

    def unknown(self, texts: Collection[RuleId]) -> tuple[RuleId, ...]:
        """The ids that the code names and the rule texts don't have: none, if all is well."""
        return tuple(sorted(self.rules.difference(texts)))

    def _stages(self, kind: type[Command]) -> tuple[tuple[Stage, tuple[Check[S, Any], ...]], ...]:
        if kind not in self._staged:
            bases = [base for base in kind.__mro__ if issubclass(base, Command)]
            if issubclass(kind, TableCommand):
                bases.remove(Command)
            bound = [pair for base in reversed(bases) for pair in self._checks.get(base, ())]
            self._staged[kind] = tuple(
                (stage, tuple(check for at, check in bound if at is stage)) for stage in Stage
            )
        return self._staged[kind]


def _not_overridable(violation: Violation) -> Violation:
    if violation.severity is Severity.WARNING:
        return violation
    return replace(violation, overridable=False)
