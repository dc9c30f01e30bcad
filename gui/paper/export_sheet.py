"""The sheet "Print and export": what there is, how it shall be, and into which file it goes."""

from collections.abc import Callable, MutableMapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from gui.dialogs import ask
from gui.dialogs.sheet import Sheet
from gui.paper.pages import PAPERS, Page, Paper, make_pdf, page_image
from gui.paper.printables import Choice, Offered, Printable, filled
from gui.paper.writing import file_name, free_path, reachable, usual_folder, with_suffix, write
from gui.qt import SMALL, WIDE, button, clear, column, holder, label, painting, row
from gui.speech import tr, trn
from gui.theme.style import hub

_DOTS: Final = 60.0
"""Dots to the inch of the small picture of the first page."""
Remembered = MutableMapping[str, str]


class ExportSheet(Sheet):
    """Offers what a game can print; `remembered` keeps the choices for the next time."""

    def __init__(
        self,
        offered: Sequence[Offered],
        title: str,
        remembered: Remembered,
        open_sheet: Callable[[Sheet], object],
        *,
        first: str = "",
    ) -> None:
        super().__init__(tr("Print and export"), width=980)
        self._offered = list(offered)
        self._game = title
        self._kept = remembered
        self._open_sheet = open_sheet
        self._typed = False
        self._pages: Sequence[Page] = ()
        self.list = QListWidget()
        self.list.setObjectName("export-list")
        self.list.setAccessibleName(tr("What to print or keep as a picture"))
        self.list.setMinimumHeight(240)
        for each in self._offered:
            self.list.addItem(QListWidgetItem(each.title))
        self.about = label("", "dim", wrap=True)
        self.about.setObjectName("export-about")
        self.paper = QComboBox()
        self.paper.setObjectName("export-paper")
        self.paper.setAccessibleName(tr("Paper"))
        self.paper.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for paper in PAPERS.values():
            self.paper.addItem(paper.title, paper.id)
        kept = self.paper.findData(remembered.get("paper", "a4"))
        self.paper.setCurrentIndex(max(0, kept))
        self._size = holder(row(label(tr("Paper")), self.paper))
        self._form = QVBoxLayout()
        self._form.setSpacing(SMALL)
        self._combos: dict[str, QComboBox] = {}
        self.preview = _Preview()
        self.file = QLineEdit()
        self.file.setObjectName("export-file")
        self.file.setAccessibleName(tr("File"))
        self.file.textEdited.connect(self._typed_in)
        self.said = label("", "small", wrap=True)
        self.said.setObjectName("export-said")
        self._put_together()
        self.list.currentRowChanged.connect(lambda _row: self._show())
        self.paper.currentIndexChanged.connect(lambda _index: self._refresh())
        ids = [each.id for each in self._offered]
        wanted = first if first in ids else remembered.get("last", "")
        self.list.setCurrentRow(ids.index(wanted) if wanted in ids else 0)

    def _put_together(self) -> None:
        right = QVBoxLayout()
        right.setSpacing(SMALL)
        right.addWidget(self.about)
        right.addWidget(self._size)
        right.addLayout(self._form)
        right.addWidget(self.preview, 1)
        both = row(self.list, right, gap=WIDE)
        both.setStretch(0, 2)
        both.setStretch(1, 3)
        self.body.addLayout(both, 1)
        self.body.addLayout(
            column(label(tr("File"), "section"), row(self.file, button(tr("Elsewhere…"), self._elsewhere)))
        )
        # Beside the buttons: in large type the body scrolls, and what happened must be seen.
        self.buttons.insertWidget(0, self.said, 1)
        self.add_button(tr("Done"))
        self.save = self.add_button(tr("Write the file"), self._write, role="primary", closes=False)
        self.save.setObjectName("export-write")

    def first_focus(self) -> QWidget | None:
        return self.list

    def natural_height(self, breadth: int) -> int:
        return max(super().natural_height(breadth), round(700 * hub().theme.text_scale))

    # ---- what is chosen

    @property
    def offered(self) -> Offered:
        """What is to be made."""
        return self._offered[max(0, self.list.currentRow())]

    def page_size(self) -> Paper:
        """The paper chosen."""
        return PAPERS[str(self.paper.currentData())]

    def chosen(self) -> dict[str, str]:
        """A value for each choice of what is to be made."""
        return filled(self.offered, {name: str(combo.currentData()) for name, combo in self._combos.items()})

    def _show(self) -> None:
        offered = self.offered
        self._kept["last"] = offered.id
        self.about.setText(offered.words)
        self.said.setText("")
        clear(self._form)
        self._combos = {}
        self._size.setVisible(isinstance(offered, Printable))
        for choice in offered.choices:
            combo = self._combo(offered, choice)
            self._combos[choice.id] = combo
            self._form.addLayout(row(label(choice.title), combo))
        self._typed = False
        self._refresh()

    def _combo(self, offered: Offered, choice: Choice) -> QComboBox:
        combo = QComboBox()
        combo.setObjectName(f"export-{choice.id}")
        combo.setAccessibleName(choice.title)
        for value, name in choice.values:
            combo.addItem(name, value)
        combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        kept = combo.findData(self._kept.get(f"{offered.id}.{choice.id}", choice.first()))
        combo.setCurrentIndex(max(0, kept))
        combo.currentIndexChanged.connect(lambda _index: self._refresh())
        return combo

    def _refresh(self) -> None:
        """Works the pages out, shows the first one, and names a file that is free."""
        offered = self.offered
        self._kept["paper"] = self.page_size().id
        for name, value in self.chosen().items():
            self._kept[f"{offered.id}.{name}"] = value
        if isinstance(offered, Printable):
            self._pages = offered.pages(self.page_size(), self.chosen())
            self.preview.show_pages(self._pages, self.page_size())
        else:
            self._pages = ()
            self.preview.show_pages((), self.page_size())
        nothing = isinstance(offered, Printable) and not self._pages
        self.save.setEnabled(not nothing)
        self.said.setText(tr("There is nothing of that kind on this table.") if nothing else "")
        if not self._typed:
            folder = Path(self._kept.get("folder", "") or usual_folder())
            name = file_name(f"{self._game}, {offered.title}")
            self.file.setText(str(free_path(folder / f"{name}{self._suffix()}")))
            self.file.setCursorPosition(0)

    def _suffix(self) -> str:
        return ".pdf" if isinstance(self.offered, Printable) else f".{self.chosen().get('format', 'png')}"

    def _typed_in(self) -> None:
        self._typed = True
        self.said.setText("")

    def _elsewhere(self) -> None:
        suffix = self._suffix()
        path, _ = QFileDialog.getSaveFileName(
            self.window(),
            tr("Write to"),
            str(reachable(Path(self.file.text()).expanduser())),
            f"{suffix[1:].upper()} (*{suffix})",
            options=QFileDialog.Option.DontConfirmOverwrite,  # asked here, whichever way the name came
        )
        if path:
            self.file.setText(path)
            self._typed = True

    # ---- writing

    def _write(self) -> None:
        words = self.file.text().strip()
        if not words:
            self._say(tr("Say which file it shall be."), "bad")
            return
        path = with_suffix(Path(words).expanduser(), self._suffix())
        if not path.is_absolute():
            path = usual_folder() / path
        if path.is_file():
            self._open_sheet(
                ask.confirm(
                    tr("There is a file of that name"),
                    tr("{path} is there already. Shall it be replaced?", path=path),
                    tr("Replace it"),
                    partial(self._put, path, replace=True),
                )
            )
            return
        self._put(path, replace=False)

    def _put(self, path: Path, *, replace: bool) -> None:
        try:
            data = self._data()
        except ValueError as problem:
            self._say(str(problem), "bad")
            return
        trouble = write(path, data, replace=replace)
        if trouble:
            self._say(trouble, "bad")
            return
        self._kept["folder"] = str(path.parent)
        count = len(self._pages)
        self._say(
            trn("{count} page written to {path}", "{count} pages written to {path}", count, path=path)
            if count
            else tr("Written to {path}", path=path),
            "good",
        )

    def _data(self) -> bytes:
        offered = self.offered
        if isinstance(offered, Printable):
            return make_pdf(self._pages, self.page_size(), f"{self._game}, {offered.title}")
        return offered.make(self.chosen().get("format", "png"), self.chosen())

    def _say(self, words: str, role: str) -> None:
        self.said.setText(words)
        self.said.setProperty("role", role)
        self.said.style().unpolish(self.said)
        self.said.style().polish(self.said)
        self.said.setAccessibleName(words)


class _Preview(QWidget):
    """The first page, small, and how many there are."""

    def __init__(self) -> None:
        super().__init__()
        self._image: QImage | None = None
        self._count = 0
        self.setMinimumHeight(150)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_pages(self, pages: Sequence[Page], paper: Paper) -> None:
        """Draws the first of these pages."""
        self._count = len(pages)
        self._image = page_image(pages[0], paper, _DOTS * self.devicePixelRatioF()) if pages else None
        words = trn("{count} page", "{count} pages", self._count) if pages else ""
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    @property
    def count(self) -> int:
        """Pages to be printed."""
        return self._count

    def sizeHint(self) -> QSize:
        return QSize(360, 300)

    def paintEvent(self, event: QPaintEvent) -> None:
        image = self._image
        if image is None:
            return
        with painting(self) as painter:
            line = painter.fontMetrics().height() + 10
            room = self.height() - line
            scale = min(room / image.height(), self.width() / image.width(), 1.0)
            wide, high = image.width() * scale, image.height() * scale
            box = QRectF((self.width() - wide) / 2, 0, wide, high)
            self._pile(painter, box)
            painter.drawImage(box, image)
            painter.setPen(hub().colour("line_strong"))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box)
            painter.setFont(hub().font("small"))
            painter.setPen(hub().colour("text_dim"))
            foot = QRectF(0, high + 8, self.width(), line)
            words = trn("{count} page", "{count} pages", self._count)
            painter.drawText(foot, Qt.AlignmentFlag.AlignHCenter, words)

    def _pile(self, painter: QPainter, box: QRectF) -> None:
        for back in range(min(2, self._count - 1), 0, -1):
            under = box.translated(4.0 * back, 4.0 * back)
            painter.setPen(hub().colour("line_strong"))
            painter.setBrush(hub().colour("raised"))
            painter.drawRect(under)
