"""Menus and shortcuts of a window, made from the registry of actions."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow

from gui.actions.registry import Action, Registry
from gui.icons import icon

H = TypeVar("H")


@dataclass(frozen=True, slots=True)
class _Made(Generic[H]):
    """An action as Qt has it, and what its keys do while it can't be done: they say why."""

    action: Action[H]
    done: QAction
    refused: QShortcut


class Menus(Generic[H]):
    """The menu bar; `refresh` asks every action anew whether it can be done.

    The keys of an action that can't be done now are not silent: `refuse` is told its title and the reason.
    """

    def __init__(
        self, window: QMainWindow, registry: Registry[H], host: H, refuse: Callable[[str, str], object]
    ) -> None:
        self._resting = False
        self._host = host
        self._refuse = refuse
        self._made: list[_Made[H]] = []
        for name in registry.menus():
            menu = window.menuBar().addMenu(name)
            menu.aboutToShow.connect(self.refresh)
            menu.setToolTipsVisible(True)
            for action in registry.of(name):
                if action.divided:
                    menu.addSeparator()
                menu.addAction(self._make(window, action))

    def _make(self, window: QMainWindow, action: Action[H]) -> QAction:
        made = QAction(action.title, window)
        made.setObjectName(action.id)
        made.setShortcuts([QKeySequence(keys) for keys in action.shortcut])
        if action.icon:
            made.setIcon(icon(action.icon, "text_dim"))
        made.setCheckable(action.checked is not None)
        made.triggered.connect(partial(self._run, action))
        # Also on the window itself, so that the keys work while the menu bar is hidden.
        window.addAction(made)
        # Qt gives the keys of an action that is switched off to nobody. Of the two only one is ever on.
        refused = QShortcut(window)
        refused.setKeys(made.shortcuts())
        refused.setEnabled(False)
        refused.activated.connect(partial(self._run, action))
        self._made.append(_Made(action, made, refused))
        return made

    def _run(self, action: Action[H], _checked: bool = False) -> None:  # noqa: FBT001, FBT002 - Qt's
        # Asked again: the shortcut may come before the menu was refreshed.
        if reason := action.when(self._host):
            self._refuse(action.title, reason)
        else:
            action.run(self._host)
        self.refresh()

    def refresh(self) -> None:
        """Brings enabled, checked and reasons up to date, unless all actions rest."""
        if self._resting:
            return
        for each in self._made:
            reason = each.action.when(self._host)
            # The one that goes first: never both at once.
            each.refused.setEnabled(False)
            each.done.setEnabled(not reason)
            each.refused.setEnabled(bool(reason))
            each.done.setToolTip(reason)
            if each.action.checked is not None:
                each.done.setChecked(each.action.checked(self._host))

    def use_keys(self, registry: Registry[H]) -> None:
        """Gives every action the keys that it has in this registry."""
        for each in self._made:
            each.done.setShortcuts([QKeySequence(keys) for keys in registry.get(each.action.id).shortcut])
            each.refused.setKeys(each.done.shortcuts())

    def suspend(self) -> None:
        """Switches every action off, shortcuts included, until `resume`."""
        self._resting = True
        for each in self._made:
            each.done.setEnabled(False)
            each.refused.setEnabled(False)

    def resume(self) -> None:
        """Ends the rest."""
        self._resting = False
        self.refresh()
