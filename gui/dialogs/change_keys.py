"""Changing keys: all actions by menu, a key recorded by pressing it, conflicts said, and the way back."""

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHeaderView, QPushButton, QTreeWidget, QTreeWidgetItem, QWidget

from gui.actions.keymap import bound, canonical, holder_of, shown, unfit
from gui.actions.registry import Action, Registry
from gui.dialogs.sheet import Sheet
from gui.qt import SMALL, button, label, row
from gui.settings.settings import Settings
from gui.speech import tr
from gui.theme.style import hub

ID: Final = Qt.ItemDataRole.UserRole
ACCESSIBLE: Final = Qt.ItemDataRole.AccessibleTextRole
_ALONE: Final = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_Meta,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_CapsLock,
)


class KeyRecorder(QPushButton):
    """A button that takes the next keys pressed, after it was pressed itself."""

    recorded = Signal(str)
    IDLE = tr("New key")
    ARMED = tr("Press the keys (Esc: none)")

    def __init__(self) -> None:
        super().__init__(self.IDLE)
        self.setObjectName("keys-record")
        self.setAccessibleName(tr("Record a new key"))
        self.armed = False
        self.clicked.connect(lambda _checked=False: self._arm(on=True))

    def _arm(self, *, on: bool) -> None:
        self.armed = on
        self.setText(self.ARMED if on else self.IDLE)

    def event(self, event: QEvent) -> bool:
        """While it listens, Tab and shortcuts are keys like any other."""
        if self.armed and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self._take(event)
                return True
        return bool(super().event(event))

    def _take(self, event: QKeyEvent) -> None:
        if event.key() in _ALONE:
            return
        self._arm(on=False)
        if event.key() != Qt.Key.Key_Escape:
            self.recorded.emit(canonical(QKeySequence(event.keyCombination()).toString()))

    def focusOutEvent(self, event: Any) -> None:  # noqa: ANN401 - Qt's event
        self._arm(on=False)
        super().focusOutEvent(event)


class ChangeKeysSheet(Sheet):
    """Every action with its keys. What is changed holds at once."""

    def __init__(self, own: Registry[Any], settings: Settings) -> None:
        super().__init__(tr("Change keys"), width=820)
        self._own = own
        """The actions with the program's own keys."""
        self._settings = settings
        self._wish: tuple[str, str] | None = None
        """An action and the keys wanted for it that another one has."""
        self.list = self._tree()
        self.note = label(tr("Choose an action, then press New key."), "dim", wrap=True)
        self.note.setObjectName("keys-note")
        self.record = KeyRecorder()
        self.record.recorded.connect(self.want)
        self.take = button(tr("Take it from there"), self._take_over)
        self.take.setObjectName("keys-take")
        self.take.hide()
        tools = row(
            self.record,
            button(tr("No key"), self._none),
            button(tr("The program's own"), self._back),
            self.take,
            None,
            gap=SMALL,
        )
        self.body.addWidget(self.list)
        self.body.addLayout(tools)
        self.body.addWidget(self.note)
        self.add_button(tr("Reset all keys"), self.reset, closes=False)
        self.add_button(tr("Good"), role="primary")
        self._fill()
        found = bound(own, settings.keys()).problems
        if found:
            self.note.setText(" ".join(found))

    def _tree(self) -> QTreeWidget:
        made = QTreeWidget()
        made.setObjectName("keys-list")
        made.setAccessibleName(tr("Actions and their keys"))
        made.setColumnCount(2)
        made.setHeaderLabels([tr("Action"), tr("Keys")])
        made.setMinimumHeight(round(340 * min(1.2, hub().theme.text_scale)))
        made.setUniformRowHeights(True)
        made.header().setStretchLastSection(True)
        made.header().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        made.currentItemChanged.connect(self._gone_on)
        return made

    def first_focus(self) -> QWidget | None:
        return self.list

    def _now(self) -> Registry[Any]:
        return bound(self._own, self._settings.keys()).registry

    def _fill(self) -> None:
        chosen = self.chosen()
        changed = self._settings.keys()
        self.list.blockSignals(True)
        self.list.clear()
        now = self._now()
        first: QTreeWidgetItem | None = None
        for menu in now.menus():
            group = QTreeWidgetItem([menu.replace("&", ""), ""])
            group.setFlags(Qt.ItemFlag.ItemIsEnabled)
            self.list.addTopLevelItem(group)
            group.setExpanded(True)
            for action in now.of(menu):
                item = self._item(action, yours=action.id in changed)
                group.addChild(item)
                if first is None or action.id == chosen:
                    first = item
        if first is not None:
            self.list.setCurrentItem(first)
        self.list.blockSignals(False)

    def _item(self, action: Action[Any], *, yours: bool) -> QTreeWidgetItem:
        keys = shown(action.shortcut) or tr("no key")
        item = QTreeWidgetItem([action.title, tr("{keys} (yours)", keys=keys) if yours else keys])
        spoken = tr("{keys}, changed by you", keys=keys) if yours else keys
        item.setData(0, ID, action.id)
        item.setData(0, ACCESSIBLE, f"{action.title}: {spoken}")
        return item

    def chosen(self) -> str:
        """The action whose line is chosen; nothing on a group's line."""
        item = self.list.currentItem()
        return str(item.data(0, ID) or "") if item is not None else ""

    def choose(self, action: str) -> None:
        """Goes to an action's line."""
        for n in range(self.list.topLevelItemCount()):
            group = self.list.topLevelItem(n)
            for k in range(group.childCount() if group is not None else 0):
                item = group.child(k) if group is not None else None
                if item is not None and item.data(0, ID) == action:
                    self.list.setCurrentItem(item)

    def _gone_on(self) -> None:
        self._wish = None
        self.take.hide()

    # ---- changing

    def want(self, keys: str) -> None:
        """Gives the chosen action these keys, unless they are unfit or another action has them."""
        action = self.chosen()
        if not action:
            self.note.setText(tr("Choose an action first."))
            return
        if why := unfit(keys, self._own.menus()):
            self.note.setText(why)
            return
        other = holder_of(self._now(), keys, action)
        if other is not None:
            self._wish = (action, keys)
            self.note.setText(tr("{keys} is for “{title}” already.", keys=shown((keys,)), title=other.title))
            self.take.show()
            return
        self._store(
            {action: (keys,)},
            tr("{keys} is now for “{title}”.", keys=shown((keys,)), title=self._own.get(action).title),
        )

    def _take_over(self) -> None:
        if self._wish is None:
            return
        action, keys = self._wish
        other = holder_of(self._now(), keys, action)
        changes: dict[str, tuple[str, ...]] = {action: (keys,)}
        if other is not None:
            changes[other.id] = tuple(each for each in other.shortcut if each != keys)
        self._store(
            changes,
            tr("{keys} is now for “{title}”.", keys=shown((keys,)), title=self._own.get(action).title),
        )

    def _none(self) -> None:
        if action := self.chosen():
            self._store({action: ()}, tr("“{title}” has no key now.", title=self._own.get(action).title))

    def _back(self) -> None:
        """The chosen action has the program's own keys again, those that another one took excepted."""
        action = self.chosen()
        wishes = {name: keys for name, keys in self._settings.keys().items() if name != action}
        if not action:
            return
        self._settings.set_keys(wishes)
        self._said(tr("“{title}” has its own keys again.", title=self._own.get(action).title))

    def reset(self) -> None:
        """All actions have the program's own keys again."""
        self._settings.set_keys({})
        self._said(tr("All keys are the program's own again."))

    def _store(self, changes: Mapping[str, tuple[str, ...]], words: str) -> None:
        wishes = {**self._settings.keys(), **changes}
        own = {action.id: action.shortcut for action in self._own}
        self._settings.set_keys({name: keys for name, keys in wishes.items() if own.get(name) != keys})
        self._said(words)

    def _said(self, words: str) -> None:
        self._gone_on()
        self._fill()
        self.note.setText(words)
