"""The player's own keys: which keys can be shortcuts, and the actions with those that were changed."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

from gui.actions.registry import Action, Registry
from gui.speech import either, tr

H = TypeVar("H")

_PORTABLE: Final = QKeySequence.SequenceFormat.PortableText
_HELD: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
_RESERVED: Final = {
    "Alt+F4": tr("Alt+F4 closes the window everywhere."),
    "Ctrl+C": tr("Ctrl+C copies everywhere."),
    "Ctrl+V": tr("Ctrl+V inserts everywhere."),
    "Ctrl+X": tr("Ctrl+X cuts everywhere."),
}


def _chord(keys: QKeySequence) -> QKeyCombination:
    found: QKeyCombination = keys[0]  # type: ignore[index]  # the stubs leave it out
    return found


def canonical(keys: str) -> str:
    """Keys as Qt writes them, such as "Ctrl+Shift+S"; nothing for what is no key."""
    found = QKeySequence.fromString(keys, _PORTABLE)
    if found.count() != 1 or _chord(found).key() == Qt.Key.Key_unknown:
        return ""
    return found.toString(_PORTABLE)


def unfit(keys: str, menus: Iterable[str] = ()) -> str:
    """Why keys can't be a shortcut of the window; nothing when they can.

    Letters, digits, arrows, Enter and Escape alone belong to the map and the instruments. `menus` are the
    menu names, whose letters open them with Alt.
    """
    name = canonical(keys)
    if not name:
        return tr("'{keys}' is no key.", keys=keys)
    chord = _chord(QKeySequence.fromString(name, _PORTABLE))
    function = Qt.Key.Key_F1 <= chord.key() <= Qt.Key.Key_F35
    if not (function or chord.keyboardModifiers() & _HELD):
        return tr(
            "{keys} is for the map and the instruments: hold Ctrl or Alt too, or take a function key.",
            keys=name,
        )
    if name in _RESERVED:
        return _RESERVED[name]
    for menu in menus:
        _, _, rest = menu.partition("&")
        if rest and name == f"Alt+{rest[0].upper()}":
            return tr("{keys} opens the menu {menu}.", keys=name, menu=menu.replace("&", ""))
    return ""


@dataclass(frozen=True, slots=True)
class Bound:
    """Actions with the player's keys, and what of his wishes could not be met."""

    registry: Registry[Any]
    problems: tuple[str, ...] = ()


def bound(actions: Registry[H], wishes: Mapping[str, tuple[str, ...]]) -> Bound:
    """The actions with changed keys: the player's win over the program's own, of two equal the first one."""
    menus, known = actions.menus(), {action.id for action in actions}
    problems = [tr("There is no action '{name}'.", name=name) for name in wishes if name not in known]
    taken: dict[str, str] = {}
    chosen: dict[str, tuple[str, ...]] = {}
    for action in actions:
        if action.id in wishes:
            chosen[action.id] = _fitting(action, wishes[action.id], menus, taken, problems)
    made = Registry[H]()
    for action in actions:
        kept = chosen.get(action.id)
        if kept is None:
            kept = tuple(keys for keys in action.shortcut if keys not in taken)
        made.add(replace(action, shortcut=kept))
    return Bound(made, tuple(problems))


def _fitting(
    action: Action[H],
    wished: tuple[str, ...],
    menus: tuple[str, ...],
    taken: dict[str, str],
    problems: list[str],
) -> tuple[str, ...]:
    kept = []
    for each in wished:
        name = canonical(each)
        why = unfit(each, menus)
        if not why and name in taken:
            why = tr("{keys} is for “{title}” already.", keys=name, title=taken[name])
        if why:
            problems.append(f"{action.title}: {why}")
        else:
            taken[name] = action.title
            kept.append(name)
    return tuple(kept)


def holder_of(registry: Registry[H], keys: str, but: str = "") -> Action[H] | None:
    """The action that has these keys now, other than `but`."""
    name = canonical(keys)
    return next((each for each in registry if each.id != but and name in each.shortcut), None)


def shown(keys: Iterable[str]) -> str:
    """Keys as a player reads them."""
    words = either(tuple(keys))
    return words.replace("Return", "Enter").replace("PgDown", "PageDown").replace("PgUp", "PageUp")
