"""Actions as data: what can be done, by which keys, when, and how."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from gui.speech import either, tr

H = TypeVar("H")


@dataclass(frozen=True, slots=True, kw_only=True)
class Action(Generic[H]):
    """Something that the player can ask of the window."""

    id: str
    title: str
    menu: str
    """Menu it stands in; empty for an action that only has keys."""
    shortcut: tuple[str, ...] = ()
    """Keys as Qt writes them; the first is shown in the menu."""
    when: Callable[[H], str] = lambda _host: ""
    """Empty when it can be done now, else the reason why not."""
    run: Callable[[H], object] = lambda _host: None
    checked: Callable[[H], bool] | None = None
    """For an action that is switched on and off: how it stands."""
    icon: str = ""
    divided: bool = False
    """A line is drawn above it."""


class Registry(Generic[H]):
    """All actions, in the order of menus and key table."""

    def __init__(self, actions: Iterable[Action[H]] = ()) -> None:
        self._actions: dict[str, Action[H]] = {}
        for action in actions:
            self.add(action)

    def add(self, action: Action[H]) -> Callable[[], None]:
        """Takes an action in; returns what takes it out. ValueError for a second one of an id or of a key."""
        if action.id in self._actions:
            raise ValueError(f"There is an action {action.id!r} already.")
        for other in self._actions.values():
            shared = set(other.shortcut) & set(action.shortcut)
            if shared:
                raise ValueError(f"{action.id} and {other.id} both want {', '.join(sorted(shared))}.")
        self._actions[action.id] = action

        def dispose() -> None:
            self._actions.pop(action.id, None)

        return dispose

    def __iter__(self) -> Iterator[Action[H]]:
        return iter(self._actions.values())

    def get(self, name: str) -> Action[H]:
        """The action of an id; KeyError for an unknown one."""
        return self._actions[name]

    def menus(self) -> tuple[str, ...]:
        """Menu names in the order of their first action."""
        return tuple(dict.fromkeys(action.menu for action in self._actions.values() if action.menu))

    def of(self, menu: str) -> tuple[Action[H], ...]:
        """The actions of a menu."""
        return tuple(action for action in self._actions.values() if action.menu == menu)


@dataclass(frozen=True, slots=True)
class KeyRow:
    """A row of the key table."""

    keys: str
    what: str
    where: str


def key_table(actions: Iterable[Action[H]], extra: Iterable[KeyRow] = ()) -> tuple[KeyRow, ...]:
    """Every key and what it does: those of the actions, then those of boards and instruments."""
    rows = [
        KeyRow(either(action.shortcut), action.title.rstrip("…"), action.menu or tr("Anywhere"))
        for action in actions
        if action.shortcut
    ]
    return (*rows, *extra)
