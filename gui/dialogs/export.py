"""What a seat saw as a file: its log, its dice, or a stretch of the game as a moving picture."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtWidgets import QComboBox, QFileDialog, QLineEdit, QProgressBar, QSpinBox, QWidget

from gui.dialogs.sheet import Sheet
from gui.qt import holder, label, row
from gui.speech import tr, trn


class ExportSheet(Sheet):
    """Asks for a form and a name. `kinds` are (title, suffix); `write` gets the path and the suffix."""

    def __init__(
        self,
        title: str,
        about: str,
        kinds: Sequence[tuple[str, str]],
        name: str,
        folder: Path,
        write: Callable[[Path, str], object],
    ) -> None:
        super().__init__(title)
        self._kinds = tuple(kinds)
        self._folder = folder
        self._write = write
        self.add_text(about, "dim")
        self.kind = QComboBox()
        self.kind.setObjectName("export-kind")
        self.kind.setAccessibleName(tr("Form of the file"))
        for words, _ in self._kinds:
            self.kind.addItem(words)
        self.name = QLineEdit(name)
        self.name.setObjectName("export-name")
        self.name.setAccessibleName(tr("Name of the file"))
        self.name.selectAll()
        self.kind.setVisible(len(self._kinds) > 1)
        self.body.addWidget(self.kind)
        self.body.addWidget(self.name)
        self.add_text(tr("It is put into {folder}.", folder=folder), "small")
        self.add_button(tr("Elsewhere…"), self._elsewhere)
        self.add_button(tr("Cancel"))
        self.add_button(tr("Export"), self.enter, role="primary", closes=False).setObjectName("export-go")

    def first_focus(self) -> QWidget | None:
        return self.name

    def suffix(self) -> str:
        """Of the form that is chosen."""
        return self._kinds[max(0, self.kind.currentIndex())][1]

    def enter(self) -> None:
        name = "".join(c if c.isalnum() or c in " -_.()," else "-" for c in self.name.text()).strip(" .")
        if name:
            self.close_sheet()
            self._write(self._folder / f"{name[:80]}{self.suffix()}", self.suffix())

    def _elsewhere(self) -> None:
        suffix = self.suffix()
        path, _ = QFileDialog.getSaveFileName(
            self.window(), tr("Export"), f"{self.name.text()}{suffix}", tr("Files (*{suffix})", suffix=suffix)
        )
        if path:
            self._write(Path(path), suffix)


class PictureSheet(Sheet):
    """Asks which moments become a moving picture, and how fast."""

    def __init__(
        self, last: int, start: int, words: Callable[[int], str], make: Callable[[int, int, float], object]
    ) -> None:
        super().__init__(tr("A stretch of the game as a moving picture"))
        self._words = words
        self._make = make
        self.add_text(tr("The board as you saw it, moment by moment, as an animated GIF."), "dim")
        self.first, self.last = QSpinBox(), QSpinBox()
        for box, name, value in ((self.first, "picture-first", start), (self.last, "picture-last", last)):
            box.setObjectName(name)
            box.setRange(0, last)
            box.setValue(value)
            box.valueChanged.connect(self._tell)
        self.first.setAccessibleName(tr("First moment"))
        self.last.setAccessibleName(tr("Last moment"))
        self.pace = QComboBox()
        self.pace.setObjectName("picture-pace")
        self.pace.setAccessibleName(tr("Pace"))
        for title, seconds in ((tr("Quick"), 0.4), (tr("As to be read"), 1.2), (tr("Slow"), 2.5)):
            self.pace.addItem(title, seconds)
        self.pace.setCurrentIndex(1)
        self.body.addLayout(row(label(tr("From")), self.first, label(tr("to")), self.last, None, self.pace))
        self._said = self.add_text("", "small")
        self.add_button(tr("Cancel"))
        self.add_button(tr("Make it…"), self.enter, role="primary", closes=False).setObjectName("picture-go")
        self._tell()

    def first_focus(self) -> QWidget | None:
        return self.first

    def enter(self) -> None:
        first, last = sorted((self.first.value(), self.last.value()))
        self.close_sheet()
        self._make(first, last, float(self.pace.currentData()))

    def _tell(self) -> None:
        first, last = sorted((self.first.value(), self.last.value()))
        self._said.setText(
            trn(
                "{count} picture, from {first} to {last}.",
                "{count} pictures, from {first} to {last}.",
                last - first + 1,
                first=self._words(first),
                last=self._words(last),
            )
        )


class ProgressSheet(Sheet):
    """How far something has got; closing it stops it."""

    def __init__(self, title: str, many: int, stop: Callable[[], object]) -> None:
        super().__init__(title)
        self.bar = QProgressBar()
        self.bar.setRange(0, many)
        self.body.addWidget(holder(row(self.bar)))
        self.closed.connect(stop)
        self.add_button(tr("Stop"))
