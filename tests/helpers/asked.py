"""Questions and commands of what lies on a table, sensible or not: for tests that listen to the answers."""

from __future__ import annotations

import contextlib
import types
import typing
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields, replace
from typing import Any

from engine.core.ids import PieceId, PlayerId
from engine.referee import data

if typing.TYPE_CHECKING:
    from engine.core.command import Command
    from engine.core.dice import Picker
    from engine.core.state import GameState
    from engine.core.view import TableView
    from tests.helpers.conformance import Setting

TRIES = 3
"""Questions of each kind in one position."""


class Pool:
    """What can stand in the fields of a command or a question in one position."""

    def __init__(self, view: TableView, state: GameState, commands: list[Command], rnd: Picker) -> None:
        self.rnd = rnd
        self.commands = commands
        self.players = list(state.players)
        self.pieces = [counter.id for counter in view.counters]
        self.cells = [counter.cell for counter in view.counters if getattr(counter, "cell", None)]

    def fill(self, hint: Any, name: str = "") -> Any:
        """A value for a field of this type; LookupError where there is none."""
        origin, inner = typing.get_origin(hint), typing.get_args(hint)
        if origin is typing.Annotated:
            return self.fill(inner[0], name)
        if origin is typing.Literal:
            return self.rnd.choice(inner)
        if origin in (typing.Union, types.UnionType):
            return self.fill(self.rnd.choice(inner), name)
        if origin is tuple:
            kinds = inner[:1] * self.rnd.randint(0, 3) if inner[-1:] == (Ellipsis,) else inner
            return tuple(self.fill(each, name) for each in kinds)
        if origin is not None and issubclass(origin, Mapping):
            return {self.fill(inner[0], name): self.fill(inner[1], name)}
        return self._single(hint, name)

    def _single(self, hint: Any, name: str) -> Any:
        if hint in (None, type(None)):
            return None
        if hint is PlayerId:
            return self.rnd.choice(self.players)
        if hint is PieceId:
            return self.rnd.choice(self.pieces)
        if hint is bool:
            return self.rnd.choice((False, True))
        if hint is int:
            return self.rnd.choice((-1, 0, 1, 2, 3, 5, 12, 99))
        if hint is str:
            return self._word(name)
        return self.rnd.choice([each for each in self.commands if isinstance(each, hint)])

    def _word(self, name: str) -> str:
        """A text that stands under this name in a command, or a cell or a piece."""
        given = [getattr(each, name, None) for each in self.commands]
        return self.rnd.choice(
            [each for each in given if isinstance(each, str)] or self.cells or self.pieces or ["nothing"]
        )


def questions(setting: Setting, pool: Pool, player: PlayerId) -> Iterator[Any]:
    """Some questions of every kind that the rule set answers."""
    for kind in data.question_kinds(setting.ruleset).values():
        hints = typing.get_type_hints(kind, include_extras=True)
        for _ in range(TRIES):
            given: dict[str, Any] = {"player": player}
            with contextlib.suppress(LookupError):
                for each in fields(kind):
                    if each.name == "player" or (_has_default(each) and pool.rnd.random() < 0.5):
                        continue
                    given[each.name] = pool.fill(hints[each.name], each.name)
                yield kind(**given)


def _has_default(each: Any) -> bool:
    return each.default is not MISSING or each.default_factory is not MISSING


def spoilt(commands: list[Command], pool: Pool) -> Iterator[Command]:
    """Commands that the table hardly allows: one field of each is another position's, or none's."""
    for command in commands:
        hints = typing.get_type_hints(type(command), include_extras=True)
        names = [each.name for each in fields(command) if each.init and each.name not in ("kind", "player")]
        for name in names:
            with contextlib.suppress(LookupError):
                yield replace(command, **{name: pool.fill(hints[name], name)})
        other = [each for each in pool.players if each != command.player]
        if other:
            yield replace(command, player=pool.rnd.choice(other))
