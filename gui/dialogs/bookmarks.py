"""Bookmarks: one is put at a moment, and all are listed to go to."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QWidget

from engine.core.bookmark import Bookmark
from gui.dialogs.sheet import Sheet
from gui.icons import icon
from gui.presenters.history import BookmarkLine
from gui.qt import SMALL, button, column, label, row, tool
from gui.speech import tr


class MarkSheet(Sheet):
    """Asks for the words of a bookmark; `keep` gives back why it can't be kept."""

    def __init__(self, where: str, keep: Callable[[str, bool], str]) -> None:
        super().__init__(tr("Bookmark this moment"))
        self._keep = keep
        self.add_text(where, "dim")
        self.words = QLineEdit()
        self.words.setObjectName("mark-words")
        self.words.setAccessibleName(tr("Words of the bookmark"))
        self.words.setPlaceholderText(tr("What is worth remembering?"))
        self.private = QCheckBox(tr("For my eyes only"))
        self.private.setObjectName("mark-private")
        self.private.setToolTip(tr("Without this every side finds the bookmark in its own list."))
        self.private.setChecked(True)
        self.body.addWidget(self.words)
        self.body.addWidget(self.private)
        self._problem = self.add_text("", "bad")
        self.add_button(tr("Cancel"))
        self.add_button(tr("Keep it"), self.enter, role="primary", closes=False).setObjectName("mark-keep")

    def first_focus(self) -> QWidget | None:
        return self.words

    def enter(self) -> None:
        problem = self._keep(self.words.text(), self.private.isChecked())
        self._problem.setText(problem)
        if not problem:
            self.close_sheet()


class BookmarksSheet(Sheet):
    """All bookmarks that a seat may read, by moment."""

    def __init__(
        self,
        lines: Sequence[BookmarkLine],
        go: Callable[[int], object],
        drop: Callable[[Bookmark], object],
    ) -> None:
        super().__init__(tr("Bookmarks"), width=640)
        if not lines:
            self.add_text(tr("There are none yet. Ctrl+B puts one at the moment that you look at."), "dim")
        for place, line in enumerate(lines):
            self.body.addLayout(self._row(place, line, go, drop))
        self.body.addStretch(1)
        self.add_button(tr("Good"), role="primary")

    def _row(
        self,
        place: int,
        line: BookmarkLine,
        go: Callable[[int], object],
        drop: Callable[[Bookmark], object],
    ) -> QHBoxLayout:
        words = column(label(line.title, wrap=True), label(line.where, "small", wrap=True), gap=2)
        there = button(tr("Go there"), partial(self._then, partial(go, line.marked.number)))
        there.setObjectName(f"mark-go-{place}")
        there.setAccessibleName(tr("Go to {title}", title=line.title))
        laid = row(words, there, gap=SMALL)
        laid.setStretch(0, 1)
        if line.own:
            gone = tool("", partial(self._then, partial(drop, line.marked.bookmark)), tip=tr("Remove it"))
            gone.setIcon(icon("close", "text_dim"))
            gone.setObjectName(f"mark-drop-{place}")
            laid.addWidget(gone)
        return laid

    def _then(self, run: Callable[[], object]) -> None:
        self.close_sheet()
        run()
