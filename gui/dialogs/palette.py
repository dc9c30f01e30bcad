"""The command palette: type some letters, see what fits, Enter does it, or says why it can't be done."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QLineEdit, QTreeWidget, QTreeWidgetItem, QWidget

from engine.core.view import Offer
from engine.core.violation import blocking
from gui.actions.keymap import shown
from gui.actions.matching import ranked
from gui.actions.registry import Registry
from gui.announce import put
from gui.dialogs.sheet import Sheet
from gui.game_screen import GameScreen
from gui.panels.walking import Walking
from gui.qt import label
from gui.speech import tr
from gui.theme.style import hub

H = TypeVar("H")
ACCESSIBLE: Final = Qt.ItemDataRole.AccessibleTextRole


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the palette."""

    title: str
    where: str
    keys: str
    reason: str
    """Why it can't be done now; nothing where it can."""
    run: Callable[[], object]

    @property
    def words(self) -> str:
        """What is searched."""
        return f"{self.title} {self.where} {self.keys}"


def of_actions(registry: Registry[H], host: H) -> tuple[Entry, ...]:
    """Every action of the window, with why it can't be done now."""
    return tuple(
        Entry(
            action.title,
            action.menu.replace("&", ""),
            shown(action.shortcut[:1]),
            action.when(host),
            partial(action.run, host),
        )
        for action in registry
    )


def of_offers(screen: GameScreen | None) -> tuple[Entry, ...]:
    """What the game offers this seat now; what needs a choice on the map leads there."""
    view = screen.view if screen is not None else None
    if screen is None or view is None or screen.session.update().looking is not None:
        return ()
    titles = {counter.id: counter.title or counter.label for counter in view.counters}
    return tuple(
        Entry(
            offer.title,
            tr("Now: {ship}", ship=titles[offer.piece]) if offer.piece in titles else tr("Now"),
            "",
            " ".join(str(each) for each in blocking(offer.violations)),
            partial(_do, screen, offer),
        )
        for offer in view.offers
    )


def _do(screen: GameScreen, offer: Offer) -> None:
    if offer.primary:
        screen.click_primary()
    elif offer.command is not None:
        screen.give(offer.command)
    else:
        screen.selected.emit(offer.piece)
        screen.focus_board()


class PaletteSheet(Sheet):
    """A field to type in and the fitting lines under it; the keys stay in the field."""

    def __init__(self, entries: Iterable[Entry], refuse: Callable[[str, str], object]) -> None:
        """`refuse` is told title and reason of a line that is asked for and can't be done now."""
        super().__init__(tr("Find an action"), width=820)
        self._refuse = refuse
        self._entries = tuple(entries)
        self._shown: Sequence[Entry] = ()
        self.field = QLineEdit()
        self.field.setObjectName("palette-field")
        self.field.setPlaceholderText(tr("Some letters of what you want to do"))
        self.field.setAccessibleName(tr("Find an action"))
        self.field.setAccessibleDescription(tr("Type some letters, walk with up and down, Enter does it."))
        self.field.textChanged.connect(self.narrow)
        self.list = self._tree()
        Walking(self.field, self.list)
        self.note = label("", "dim", wrap=True)
        self.note.setObjectName("palette-note")
        # Room for two lines, so that nothing jumps while walking.
        self.note.setMinimumHeight(2 * self.note.fontMetrics().lineSpacing() + 2)
        for part in (self.field, self.list, self.note):
            self.body.addWidget(part)
        self.narrow("")

    def _tree(self) -> QTreeWidget:
        made = QTreeWidget()
        made.setObjectName("palette-list")
        made.setAccessibleName(tr("Actions that fit"))
        made.setColumnCount(3)
        made.setHeaderLabels([tr("Action"), tr("Where, or why not now"), tr("Keys")])
        made.setRootIsDecorated(False)
        made.setUniformRowHeights(True)
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.setMinimumHeight(round(300 * min(1.3, hub().theme.text_scale)))
        head = made.header()
        head.setStretchLastSection(False)
        for column, mode in enumerate((QHeaderView.ResizeMode.Stretch,) * 2):
            head.setSectionResizeMode(column, mode)
        head.setSectionResizeMode(2, QHeaderView.ResizeMode.Fixed)
        head.resizeSection(2, made.fontMetrics().horizontalAdvance("Ctrl+Shift+Enter") + 24)
        made.currentItemChanged.connect(self._walked)
        made.itemClicked.connect(lambda _item, _column: self.enter())
        return made

    def first_focus(self) -> QWidget | None:
        return self.field

    @property
    def fitting(self) -> Sequence[Entry]:
        """The lines that fit what is typed, best first."""
        return self._shown

    def narrow(self, wanted: str) -> None:
        """Shows what fits; what can be done now stands before what can't."""
        found = ranked(wanted, self._entries, lambda entry: entry.words)
        self._shown = found if wanted.strip() else sorted(found, key=lambda entry: bool(entry.reason))
        dim = hub().colour("text_dim")
        items = []
        for entry in self._shown:
            item = QTreeWidgetItem([entry.title, entry.reason or entry.where, entry.keys])
            item.setData(0, ACCESSIBLE, ", ".join(_said(entry)))
            item.setToolTip(1, entry.reason)
            if entry.reason:
                for column in range(3):
                    item.setForeground(column, dim)
            items.append(item)
        self.list.clear()
        self.list.addTopLevelItems(items)
        if items:
            self.list.setCurrentItem(items[0])
        else:
            put(self.note, tr("Nothing fits."))

    def _chosen(self) -> Entry | None:
        item = self.list.currentItem()
        place = self.list.indexOfTopLevelItem(item) if item is not None else -1
        return self._shown[place] if 0 <= place < len(self._shown) else None

    def _walked(self) -> None:
        entry = self._chosen()
        words = (
            ""
            if entry is None
            else tr("Not now: {reason}", reason=entry.reason)
            if entry.reason
            else entry.title
        )
        self.note.setText(words)
        if entry is not None:
            self.field.setAccessibleDescription(", ".join(_said(entry)))

    def enter(self) -> None:
        """Does the chosen line, or says why it can't be done and keeps its reason in sight."""
        entry = self._chosen()
        if entry is None:
            return
        if entry.reason:
            self._refuse(entry.title, entry.reason)
            return
        self.close_sheet()
        entry.run()


def _said(entry: Entry) -> tuple[str, ...]:
    words = (
        entry.title,
        entry.where,
        entry.keys,
        tr("not now: {reason}", reason=entry.reason) if entry.reason else "",
    )
    return tuple(word for word in words if word)
