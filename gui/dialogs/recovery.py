"""At the start after a crash or a power cut: which games were cut off, and how much of them is there."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

from gui.dialogs.sheet import Sheet
from gui.presenters.recovery import CutOff
from gui.qt import BASE, SMALL, button, column, label, row
from gui.session.documents import SavedGame
from gui.session.keeping import PICTURE
from gui.speech import tr, trn

THUMB = (168, 94)
"""Logical pixels of a game's small picture, at most."""
LARGE = (640, 300)

Read = Callable[[SavedGame], CutOff | None]
"""What a spectator may know of a game; None where it can't be read without asking somebody."""


class RecoverySheet(Sheet):
    """Each game that was cut off, with "Go on" and "Look first"; "Later" leaves them in the list.

    Where a game's file can't be read, the way to its older generations stands in their place.
    """

    def __init__(
        self,
        games: Sequence[SavedGame],
        read: Read,
        go_on: Callable[[SavedGame], object],
        look: Callable[[SavedGame], object],
        care: Callable[[SavedGame], object],
    ) -> None:
        super().__init__(
            trn("A game was cut off", "{count} games were cut off", len(games)),
            width=720,
        )
        self._read = read
        self._due = list(games)
        self._told: dict[str, QLabel] = {}
        self._first: QPushButton | None = None
        self.add_text(
            tr(
                "The program or the machine stopped while they were played. Every command is on disk as soon"
                " as it is given, so at most the one in flight is missing."
            ),
            "dim",
        )
        for each in games:
            self.body.addWidget(self._unread(each, care) if each.trouble else self._plate(each, go_on, look))
        self.body.addStretch(1)
        self.add_button(tr("Later")).setObjectName("recovery-later")
        # After the first painting: to read a game takes its time.
        QTimer.singleShot(0, self, self._read_next)

    def first_focus(self) -> QWidget | None:
        return self._first

    def _plate(
        self, saved: SavedGame, go_on: Callable[[SavedGame], object], look: Callable[[SavedGame], object]
    ) -> QFrame:
        there = trn("{count} command is saved.", "{count} commands are saved.", saved.commands)
        go = button(tr("Go on"), partial(self._leave, go_on, saved), role="primary")
        go.setObjectName(f"recovery-go-{saved.shelf}")
        go.setAccessibleDescription(saved.title)
        first = button(tr("Look first"), partial(look, saved))
        first.setObjectName(f"recovery-look-{saved.shelf}")
        first.setAccessibleDescription(saved.title)
        self._first = self._first or go
        return self._framed(saved, f"{saved.stands}. {there}", first, go)

    def _unread(self, saved: SavedGame, care: Callable[[SavedGame], object]) -> QFrame:
        """A game whose file can't be read: the way to its older generations, whole files of their own."""
        older = button(tr("Older generations…"), partial(self._leave, care, saved), role="primary")
        older.setObjectName(f"recovery-older-{saved.shelf}")
        older.setAccessibleDescription(saved.title)
        self._first = self._first or older
        return self._framed(saved, saved.trouble, older)

    def _framed(self, saved: SavedGame, words: str, *buttons: QPushButton) -> QFrame:
        plate = QFrame()
        plate.setObjectName("panel")
        told = label(words, "dim", wrap=True)
        told.setObjectName(f"recovery-told-{saved.shelf}")
        self._told[saved.shelf] = told
        facts = column(
            label(saved.title, "section", wrap=True), told, label(saved.when, "small"), gap=SMALL // 2
        )
        inside = row(facts, *buttons, gap=BASE)
        inside.setStretch(0, 1)
        if (picture := small_picture(saved, THUMB)) is not None:
            inside.insertWidget(0, picture)
        inside.setContentsMargins(BASE, SMALL, BASE, SMALL)
        plate.setLayout(inside)
        return plate

    def _leave(self, go_on: Callable[[SavedGame], object], saved: SavedGame) -> None:
        self.close_sheet()
        go_on(saved)

    def _read_next(self) -> None:
        if not self._due:
            return
        saved = self._due.pop(0)
        found = None if saved.trouble else self._read(saved)
        if found is not None:
            there = trn("{count} command is saved.", "{count} commands are saved.", saved.commands)
            text = f"{found.where}. {there}"
            if found.last:
                text = tr("{standing} The last that all may read: {last}", standing=text, last=found.last)
            self._told[saved.shelf].setText(text)
        QTimer.singleShot(0, self, self._read_next)


def small_picture(saved: SavedGame, most: tuple[int, int]) -> QLabel | None:
    """The board that all may see, as it was kept beside the game; None where there is none."""
    picture = QPixmap(str(saved.path.with_name(PICTURE)))
    if picture.isNull():
        return None
    shown = QLabel()
    shown.setAccessibleName(tr("The board that all may see"))
    shown.setPixmap(
        picture.scaled(*most, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
    )
    return shown


def look_first(
    saved: SavedGame, found: CutOff | None, go_on: Callable[[SavedGame], object], *, why: str = ""
) -> Sheet:
    """What all may see of a game before somebody goes on with it; nothing is changed by it.

    `why` says, where nothing was found, what stands against it.
    """
    sheet = Sheet(tr("{title}, as it was cut off", title=saved.title), width=720)
    if (picture := small_picture(saved, LARGE)) is not None:
        sheet.body.addWidget(picture)
    if found is None:
        sheet.add_text(saved.stands, "section")
        sheet.add_text(trn("{count} command is saved.", "{count} commands are saved.", saved.commands))
        sheet.add_text(why, "dim")
    else:
        sheet.add_text(found.where, "section")
        for line in found.lines:
            sheet.add_text(line)
    sheet.body.addStretch(1)
    sheet.add_button(tr("Back")).setObjectName("recovery-back")

    def leave() -> None:
        go_on(saved)

    sheet.add_button(tr("Go on"), leave, role="primary").setObjectName("recovery-go")
    return sheet
