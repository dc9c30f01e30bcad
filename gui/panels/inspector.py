"""The inspector: what is known of the chosen piece, its figures with their parts, and its sheet of boxes."""

from html import escape
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from gui.panels.links import SCHEME, coloured, rule_link
from gui.panels.ship_display import TrackColumn
from gui.panels.wrap_button import WrapButton
from gui.presenters.inspector import FigureLine, Sheet
from gui.qt import BASE, SMALL, clear, column, label, scroller
from gui.speech import tr
from gui.theme.style import hub

STACKED_FROM: Final = 1.2
"""Text scale above which names and values stand one under the other."""


class InspectorPanel(QFrame):
    """Shows one piece, or says that none is chosen; what stays the same is kept as it stands."""

    rule_clicked = Signal(str)
    sheet_asked = Signal()
    """The whole of the piece's printed sheet is wanted."""

    def __init__(self) -> None:
        super().__init__()
        self._sheet: Sheet | None = None
        self._named: list[str] = []
        self._values: list[QLabel] = []
        self._lines: list[QLabel] = []
        self._title = label("", "title", wrap=True)
        self._title.setObjectName("inspector-title")
        self._open = WrapButton(tr("Ship sheet (F5)"))
        self._open.clicked.connect(self.sheet_asked.emit)
        self._open.setObjectName("open-ship-sheet")
        self._open.hide()
        self._opens = False
        self._facts = QVBoxLayout()
        self._figures = QVBoxLayout()
        self._boxes = TrackColumn()
        self._boxes.rule_clicked.connect(self.rule_clicked)
        self._foot = QVBoxLayout()
        inside = QVBoxLayout()
        inside.setSpacing(SMALL)
        inside.setContentsMargins(0, 0, 6, BASE)
        for part in (self._facts, self._figures, self._foot):
            part.setSpacing(SMALL)
            inside.addLayout(part)
        inside.insertWidget(2, self._boxes)
        inside.addStretch(1)
        inner = QWidget()
        inner.setObjectName("clear")
        inner.setLayout(inside)
        layout = column(self._title, self._open, scroller(inner, name=tr("Facts of the piece")), gap=SMALL)
        layout.setContentsMargins(BASE, BASE, SMALL, 0)
        self.setLayout(layout)
        self._write(None)
        hub().changed.connect(self._again)

    def minimumSizeHint(self) -> QSize:
        return QSize(180, 120)

    def show_sheet(self, sheet: Sheet | None) -> None:
        """Shows a piece's sheet."""
        if sheet != self._sheet:
            self._write(sheet)

    def offer_sheets(self) -> None:
        """From now on pieces have a printed sheet that can be opened."""
        self._opens = True
        self._open.setVisible(self._sheet is not None)

    def _again(self) -> None:
        sheet, self._sheet = self._sheet, None
        self._named = []  # names stand otherwise with another text size
        self._write(sheet)

    def _write(self, sheet: Sheet | None) -> None:
        before, self._sheet = self._sheet, sheet
        self._open.setVisible(self._opens and sheet is not None)
        if sheet is None:
            for part in (self._facts, self._figures, self._foot):
                clear(part)
            self._boxes.show_rows(())
            self._named, self._values, self._lines = [], [], []
            self._title.setText(tr("No ship chosen"))
            self._facts.addWidget(label(tr("Click a ship on the map or in the list."), "dim", wrap=True))
            return
        self._title.setText(sheet.title)
        if before is None or before.rows != sheet.rows:
            self._show_rows(sheet.rows)
        if before is None or before.figures != sheet.figures:
            self._show_figures(sheet.figures)
        self._boxes.show_rows(sheet.tracks)
        if before is None or before.rules != sheet.rules:
            clear(self._foot)
            if sheet.rules:
                rules = " · ".join(rule_link(rule) for rule in sheet.rules)
                self._foot.addWidget(self._rich(f"{coloured(tr('Rules'), 'text_dim')} {rules}"))

    def _show_rows(self, rows: tuple[tuple[str, str], ...]) -> None:
        """Facts of the same names keep their labels: only what has changed is written."""
        names = [name for name, _ in rows]
        if names != self._named:
            clear(self._facts)
            self._facts.addLayout(self._rows(rows))
            self._named = names
        for made, (_, value) in zip(self._values, rows, strict=True):
            made.setText(value)

    def _show_figures(self, figures: tuple[FigureLine, ...]) -> None:
        if len(figures) != self._figures.count():
            clear(self._figures)
            self._lines = [self._rich("") for _ in figures]
            for made in self._lines:
                self._figures.addWidget(made)
        for made, figure in zip(self._lines, figures, strict=True):
            made.setText(_figure(figure))

    def _rows(self, rows: tuple[tuple[str, str], ...]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(BASE)
        grid.setVerticalSpacing(2)
        # With big text the column is too narrow for two: the value stands under its name.
        stacked = hub().theme.text_scale > STACKED_FROM
        if not stacked:
            grid.setColumnStretch(0, 2)
            grid.setColumnStretch(1, 3)
            # No word of a name is cut: in another language they are longer.
            metrics = QFontMetrics(hub().font("small"))
            longest = (metrics.horizontalAdvance(word) for name, _ in rows for word in name.split())
            grid.setColumnMinimumWidth(0, max(longest, default=0) + 2)
        top = Qt.AlignmentFlag.AlignTop
        self._values = []
        for place, (name, value) in enumerate(rows):
            for part, made in enumerate((label(name, "small", wrap=True), label(value, "body", wrap=True))):
                # Ignored: a long word must not make the sheet wider than its column.
                made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
                made.setAlignment(top)
                grid.addWidget(made, 2 * place + part if stacked else place, 0 if stacked else part)
                if part:
                    self._values.append(made)
        return grid

    def _rich(self, html: str) -> QLabel:
        made = QLabel(html)
        made.setWordWrap(True)
        made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        made.linkActivated.connect(lambda link: self.rule_clicked.emit(link.removeprefix(f"{SCHEME}:")))
        return made


def _figure(figure: FigureLine) -> str:
    rules = " ".join(rule_link(rule) for rule in figure.rules)
    size = hub().theme.size("small")
    parts = f'<span style="font-size:{size}px; color:{hub().theme.colour("text_dim")}">'
    if not figure.sum:
        return f"{escape(figure.title)} <b>{figure.total}</b> {rules}"
    return f"{escape(figure.title)} <b>{figure.total}</b><br>{parts}= {escape(figure.sum)}</span> {rules}"
