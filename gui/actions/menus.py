"""Menus and shortcuts of a window, made from the registry of actions."""

from functools import partial
from typing import TypeVar

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow

from gui.actions.registry import Action, Registry
from gui.icons import icon

H = TypeVar("H")


class Menus:
    """The menu bar; `refresh` asks every action anew whether it can be done."""

    def __init__(self, window: QMainWindow, registry: Registry[H], host: H) -> None:
        self._resting = False
        self._made: list[tuple[QAction, partial[str], partial[bool] | None]] = []
        for name in registry.menus():
            menu = window.menuBar().addMenu(name)
            menu.aboutToShow.connect(self.refresh)
            menu.setToolTipsVisible(True)
            for action in registry.of(name):
                if action.divided:
                    menu.addSeparator()
                menu.addAction(self._make(window, action, host))

    def _make(self, window: QMainWindow, action: Action[H], host: H) -> QAction:
        made = QAction(action.title, window)
        made.setObjectName(action.id)
        made.setShortcuts([QKeySequence(keys) for keys in action.shortcut])
        if action.icon:
            made.setIcon(icon(action.icon, "text_dim"))
        made.setCheckable(action.checked is not None)
        made.triggered.connect(partial(self._run, action, host))
        # Also on the window itself, so that the keys work while the menu bar is hidden.
        window.addAction(made)
        checked = partial(action.checked, host) if action.checked is not None else None
        self._made.append((made, partial(action.when, host), checked))
        return made

    def _run(self, action: Action[H], host: H, _checked: bool = False) -> None:  # noqa: FBT001, FBT002 - Qt's
        # Asked again: the shortcut may come before the menu was refreshed.
        if not action.when(host):
            action.run(host)
        self.refresh()

    def refresh(self) -> None:
        """Brings enabled, checked and reasons up to date, unless all actions rest."""
        if self._resting:
            return
        for made, when, checked in self._made:
            reason = when()
            made.setEnabled(not reason)
            made.setToolTip(reason)
            if checked is not None:
                made.setChecked(checked())

    def use_keys(self, registry: Registry[H]) -> None:
        """Gives every action the keys that it has in this registry."""
        for made, _, _ in self._made:
            made.setShortcuts([QKeySequence(keys) for keys in registry.get(made.objectName()).shortcut])

    def suspend(self) -> None:
        """Switches every action off, shortcuts included, until `resume`."""
        self._resting = True
        for made, _, _ in self._made:
            made.setEnabled(False)

    def resume(self) -> None:
        """Ends the rest."""
        self._resting = False
        self.refresh()
