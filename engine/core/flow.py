"""The walk through a phase table: automatic phases at once, simultaneous commitment, a stack of decisions."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Generic, TypeAlias, TypeVar

from engine.core.dice import Dice
from engine.core.ids import PhaseId, PlayerId, RuleId
from engine.core.ruleset import PhaseSpec, Resolution
from engine.core.state import Decision, GameState
from engine.core.violation import Violation

S = TypeVar("S", bound=GameState)

Enter: TypeAlias = Callable[[S, Dice], Resolution[S]]
"""What happens when a phase begins. An automatic phase does all its work here."""


class PhaseTable(Generic[S]):
    """A rule set's phases in order, with what each does on entry. After the last one a new turn begins."""

    def __init__(self, phases: Sequence[PhaseSpec], enter: Mapping[PhaseId, Enter[S]] | None = None) -> None:
        self.phases = tuple(phases)
        self._enter = dict(enter or {})
        self._index = {spec.id: index for index, spec in enumerate(self.phases)}

    def spec(self, phase: PhaseId) -> PhaseSpec:
        """A phase's row; KeyError for an unknown one."""
        return self.phases[self._index[phase]]

    def settle(self, resolution: Resolution[S], dice: Dice) -> Resolution[S]:
        """What a command led to, and every phase that it brought to an end and begun.

        Walks on while the game isn't over, nobody owes a decision and nobody is left to act. RuntimeError if
        a whole round of the table gives nobody anything to do: the game would never come to rest.
        """
        state, events, reveals = resolution.state, resolution.events, resolution.reveals
        entered = 0
        while state.outcome is None and not state.pending and not state.active:
            entered += 1
            if entered > 2 * len(self.phases):
                raise RuntimeError(f"no phase of the table waits for a player (turn {state.turn})")
            result = self._next(state, dice)
            state, reveals = result.state, reveals or result.reveals
            events += result.events
        return Resolution(state=state, events=events, reveals=reveals)

    def _next(self, state: S, dice: Dice) -> Resolution[S]:
        index = self._index[state.phase] + 1
        turn = state.turn
        if index == len(self.phases):
            index, turn = 0, turn + 1
        spec = self.phases[index]
        state = replace(state, phase=spec.id, turn=turn, active=_actors(spec, state.players))
        enter = self._enter.get(spec.id)
        return enter(state, dice) if enter else Resolution(state=state)


def _actors(spec: PhaseSpec, players: tuple[PlayerId, ...]) -> tuple[PlayerId, ...]:
    """Who acts in a phase unless its entry says otherwise: nobody, everybody, or the first player."""
    if spec.automatic:
        return ()
    return players if spec.simultaneous else players[:1]


def commit(state: S, player: PlayerId) -> S:
    """The player has done what this phase asks of him."""
    return replace(state, active=tuple(p for p in state.active if p != player))


def reopen(state: S, player: PlayerId) -> S:
    """The player takes his commitment back; the others' stand."""
    return replace(state, active=tuple(p for p in state.players if p in state.active or p == player))


def pass_on(state: S, player: PlayerId) -> S:
    """The next player in order acts; after the last one nobody."""
    following = state.players[state.players.index(player) + 1 :]
    return replace(state, active=following[:1])


def ask(state: S, *decisions: Decision) -> S:
    """Lays decisions on the stack; the last one given must be answered first."""
    return replace(state, pending=(*state.pending, *decisions))


def answered(state: S) -> S:
    """Takes the decision just answered off the stack."""
    return replace(state, pending=state.pending[:-1])


def may_act(state: GameState, player: PlayerId) -> bool:
    """Whether it is for `player` to act now, by decision or by phase."""
    if state.outcome is not None:
        return False
    if state.pending:
        return state.pending[-1].owner == player
    return player in state.active


def out_of_turn(
    state: GameState, player: PlayerId, rule: RuleId, *, answers: str | None = None
) -> Iterator[Violation]:
    """Why `player` can't act now, if he can't; for checks at stage TURN.

    `answers` is the kind of decision that the command answers: such a command needs that decision on top of
    the stack, and any other command an empty one.
    """
    top = state.pending[-1] if state.pending else None
    if state.outcome is not None:
        yield Violation(rule, f"The game is over: {state.outcome.reason}")
    elif top is not None and top.owner != player:
        yield Violation(rule, f"The table waits for {top.owner}: {top.prompt}")
    elif top is not None and top.kind != answers:
        yield Violation(rule, f"This must be decided first: {top.prompt}")
    elif top is None and answers is not None:
        yield Violation(rule, "There is no such decision to make now.")
    elif top is None and player not in state.active:
        waiting = " and ".join(state.active) or "nobody"
        yield Violation(rule, f"It is not {player}'s turn to act; the table waits for {waiting}.")
