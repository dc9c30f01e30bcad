"""One of the player's games, not in play: its title, its older generations, copies of it, the trash."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QWidget

from engine.core.errors import SaveError
from gui.dialogs.sheet import Sheet
from gui.qt import button, label, row
from gui.session.documents import SUFFIX, SavedGame
from gui.session.keeping import PICTURE, Keeping
from gui.speech import said, tr


class GameCareSheet(Sheet):
    """Says what was done by `done`, what went wrong in its own words; asks `play` to open a generation."""

    def __init__(
        self,
        saved: SavedGame,
        keeping: Keeping,
        *,
        play: Callable[[SavedGame, int], object],
        done: Callable[[str], object],
        ask: Callable[[Sheet], object],
    ) -> None:
        super().__init__(tr("This game"), width=600)
        self._saved, self._keeping = saved, keeping
        self._play, self._done, self._ask = play, done, ask
        picture = QPixmap(str(saved.path.with_name(PICTURE)))
        if not picture.isNull():
            shown = QLabel()
            shown.setPixmap(picture)
            shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
            shown.setAccessibleName(tr("The board as everybody at the table saw it last"))
            self.body.addWidget(shown)
        self.name = QLineEdit(saved.title)
        self.name.setObjectName("care-name")
        self.name.setAccessibleName(tr("Title of the game"))
        rename = button(tr("Rename"), self._rename)
        rename.setObjectName("care-rename")
        self.body.addLayout(row(self.name, rename))
        self.add_text(saved.words, "dim")
        self._add_deeds()
        self._add_older()
        self.problem = self.add_text("", "bad")
        self.problem.setObjectName("care-problem")
        self.problem.hide()
        self.add_text(str(saved.path.parent), "small")
        self.add_button(tr("Close"))
        self.add_button(tr("Play on"), lambda: self._play(saved, 0), role="primary").setObjectName(
            "care-play"
        )

    def _add_deeds(self) -> None:
        deeds = (
            ("duplicate", tr("Duplicate"), self._duplicate),
            ("export", tr("Export…"), self._export),
            ("folder", tr("Show folder"), self._show),
            ("trash", tr("Move to trash…"), self._ask_trash),
        )
        made = []
        for name, words, run in deeds:
            each = button(words, run)
            each.setObjectName(f"care-{name}")
            made.append(each)
        self.body.addLayout(row(*made, None))

    def _add_older(self) -> None:
        self.body.addWidget(label(tr("Older generations"), "section"))
        try:
            older = self._keeping.older(self._saved)
        except (SaveError, OSError) as problem:
            self.add_text(said(str(problem)), "warn")
            return
        if not older:
            self.add_text(
                tr("There are none yet: one is kept each turn, and each time the game is opened or saved."),
                "dim",
            )
        for each in older:
            back = button(
                tr("Go back to this"),
                partial(self._back, each.generation),
                tip=tr("What you have now is kept."),
            )
            back.setObjectName(f"care-generation-{each.generation}")
            back.setAccessibleName(tr("Go back to this: {words}", words=each.words))
            back.setEnabled(not each.trouble)
            line = row(label(said(each.trouble) or each.words, wrap=True), back)
            line.setStretch(0, 1)  # the words have all the room that the button leaves
            self.body.addLayout(line)

    def first_focus(self) -> QWidget | None:
        return self.findChild(QWidget, "care-play")

    def enter(self) -> None:
        if self.name.hasFocus():
            self._rename()
        else:
            super().enter()

    def _back(self, generation: int) -> None:
        self.close_sheet()
        self._play(self._saved, generation)

    def _try(self, work: Callable[[], str]) -> None:
        """Does something and says so, or says why it could not be done and leaves the sheet open."""
        try:
            words = work()
        except SaveError as problem:
            self._say(problem)
            return
        self.close_sheet()
        self._done(words)

    def _rename(self) -> None:
        title = self.name.text().strip()
        if not title:
            return

        def work() -> str:
            self._keeping.rename(self._saved, title)
            return tr("The game is now called {title}.", title=title)

        self._try(work)

    def _duplicate(self) -> None:
        self._try(
            lambda: tr(
                "{duplicate} stands where this one does.", duplicate=self._keeping.duplicate(self._saved)
            )
        )

    def _export(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self.window(),
            tr("Export this game"),
            self._saved.title + SUFFIX,
            tr("Holotank games (*.hexsave)"),
        )
        if name:
            self._try(
                lambda: tr("A copy is in {export}", export=self._keeping.export(self._saved, Path(name)))
            )

    def _show(self) -> None:
        try:
            self._keeping.show(self._saved)
        except SaveError as problem:
            self._say(problem)

    def _say(self, problem: SaveError) -> None:
        """Says what went wrong, where it is seen: the older generations may fill the sheet."""
        self.problem.setText(said(str(problem)))
        self.problem.show()
        QTimer.singleShot(0, self, lambda: self.bring_into_sight(self.problem))

    def _ask_trash(self) -> None:
        sheet = Sheet(tr("Move this game to the trash?"))
        sheet.add_text(
            tr("{title}, with all its older generations. The trash gives it back.", title=self._saved.title)
        )
        sheet.add_button(tr("Leave it"), role="primary")
        sheet.add_button(tr("Move to trash"), self._throw_away).setObjectName("care-trash-yes")
        self._ask(sheet)

    def _throw_away(self) -> None:
        def work() -> str:
            self._keeping.throw_away(self._saved)
            return tr("{title} is in the trash.", title=self._saved.title)

        self._try(work)
