"""A page of a game's books on a sheet: searched, narrowed, read line by line."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from gui.dialogs.palette import ACCESSIBLE
from gui.dialogs.sheet import Sheet
from gui.panels.links import LinkedText, coloured, rule_link
from gui.panels.walking import Walking
from gui.presenters.books import BookLine, BookPage
from gui.presenters.log import rule_number
from gui.qt import label, row
from gui.speech import tr
from gui.theme.style import hub

ALL: Final = tr("All")


class BookSheet(Sheet):
    """One page for each game; `stretched` is the column that takes the room."""

    def __init__(
        self,
        title: str,
        games: Sequence[tuple[str, str]],
        game: str,
        page: Callable[[str], BookPage],
        open_rule: Callable[[str, str], object],
        *,
        stretched: int = 1,
    ) -> None:
        super().__init__(title, width=1080)
        self._make = page
        self._stretched = stretched
        self.page: BookPage | None = None
        self.shown: tuple[BookLine, ...] = ()
        self.games = _box("book-game", tr("Game"))
        for slug, name in games:
            self.games.addItem(name, slug)
        self.field = QLineEdit()
        self.field.setObjectName("book-search")
        self.field.setAccessibleName(tr("Search this page"))
        self.field.setPlaceholderText(tr("Words or a rule's number"))
        self.field.setClearButtonEnabled(True)
        self.groups = _box("book-group", tr("Show only"))
        self.summary = label("", "dim", wrap=True)
        self.summary.setObjectName("book-summary")
        self.list = self._tree()
        Walking(self.field, self.list)
        self.detail = LinkedText()
        self.detail.setObjectName("book-detail")
        self.detail.setAccessibleName(tr("More about this line"))
        self.detail.setMinimumHeight(round(130 * max(1.0, hub().theme.text_scale)))
        self.body.addLayout(row(self.games, self.field, self.groups))
        for part in (self.summary, self.list, self.detail):
            self.body.addWidget(part)
        self.add_button(tr("Copy the table"), self._copy, closes=False).setObjectName("book-copy")
        self.add_button(tr("Good"), role="primary")
        self.games.setCurrentIndex(max(0, self.games.findData(game)))
        self._turn()
        self.games.currentIndexChanged.connect(lambda _index: self._turn())
        self.groups.currentIndexChanged.connect(lambda _index: self._narrow())
        self.field.textChanged.connect(lambda _text: self._narrow())
        self.list.currentItemChanged.connect(lambda _now, _before: self._read())
        self.detail.rule_clicked.connect(lambda rule: open_rule(self.game, rule))

    def _tree(self) -> QTreeWidget:
        made = QTreeWidget()
        made.setObjectName("book-list")
        made.setAccessibleName(self.title.text())
        made.setRootIsDecorated(False)
        made.setUniformRowHeights(True)
        made.setMinimumHeight(round(270 * min(1.3, max(1.0, hub().theme.text_scale))))
        made.header().setStretchLastSection(False)
        return made

    @property
    def game(self) -> str:
        """Slug of the chosen game."""
        return str(self.games.currentData())

    def first_focus(self) -> QWidget | None:
        return self.field

    def _turn(self) -> None:
        """Shows the page of the chosen game."""
        self.page = page = self._make(self.game)
        self.summary.setText(page.summary)
        self.groups.blockSignals(True)
        self.groups.clear()
        self.groups.addItems([ALL, *page.groups])
        self.groups.blockSignals(False)
        self.list.setColumnCount(len(page.columns))
        self.list.setHeaderLabels(list(page.columns))
        self._narrow()
        self._fit()

    def _fit(self) -> None:
        head, room = self.list.header(), round(230 * max(1.0, hub().theme.text_scale))
        for column in range(self.list.columnCount()):
            stretched = column == self._stretched
            head.setSectionResizeMode(
                column, QHeaderView.ResizeMode.Stretch if stretched else QHeaderView.ResizeMode.Interactive
            )
            if not stretched:
                self.list.resizeColumnToContents(column)
                head.resizeSection(column, min(room, head.sectionSize(column)))

    def _narrow(self) -> None:
        if self.page is None:
            return
        group = self.groups.currentText()
        self.shown = self.page.narrowed(self.field.text(), "" if group == ALL else group)
        items = []
        for line in self.shown:
            item = QTreeWidgetItem(list(line.cells))
            item.setData(0, ACCESSIBLE, ", ".join(cell for cell in line.cells if cell))
            items.append(item)
        self.list.clear()
        self.list.addTopLevelItems(items)
        if items:
            self.list.setCurrentItem(items[0])
        self._read()

    def line(self) -> BookLine | None:
        """The line that is read."""
        item = self.list.currentItem()
        place = self.list.indexOfTopLevelItem(item) if item is not None else -1
        return self.shown[place] if 0 <= place < len(self.shown) else None

    def _read(self) -> None:
        line = self.line()
        if line is None:
            self.detail.setHtml(tr("Nothing fits.") if not self.shown else "")
            return
        links = " ".join(rule_link(rule) for rule in line.rules)
        heads = [cell for cell in line.cells[:2] if cell not in map(rule_number, line.rules)]
        told = "".join(f"<p>{escape(each)}</p>" for each in line.detail)
        self.detail.setHtml(
            f"<p>{links} {coloured(': '.join(filter(None, heads)), 'text', strong=True)}</p>{told}"
        )
        self.field.setAccessibleDescription(", ".join(cell for cell in line.cells if cell))

    def _copy(self) -> None:
        if self.page is not None:
            rows = [self.page.columns, *(line.cells for line in self.shown)]
            QApplication.clipboard().setText("\n".join("\t".join(cells) for cells in rows))

    def enter(self) -> None:
        """Enter stays on the page: it is read, not answered."""


def _box(name: str, title: str) -> QComboBox:
    made = QComboBox()
    made.setObjectName(name)
    made.setAccessibleName(title)
    return made
