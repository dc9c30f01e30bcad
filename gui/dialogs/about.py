"""The about sheet and the key table."""

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout

from engine import __version__
from gui.actions.registry import KeyRow
from gui.dialogs.sheet import Sheet
from gui.qt import SMALL, WIDE, label


def about() -> Sheet:
    """What this program is."""
    sheet = Sheet(f"Holotank {__version__}")
    sheet.add_text("A computer table for printed space-combat board games, played by their printed rules.")
    sheet.add_text(
        "The printed games belong to their publishers; you need your own copy to play. "
        "Holotank makes no use of any network."
    )
    sheet.add_text("Typeface: Inter, under the SIL Open Font Licence.", "small")
    sheet.add_button("Good", role="primary")
    return sheet


class KeySheet(Sheet):
    """Every key and what it does."""

    def __init__(self, rows: Sequence[KeyRow]) -> None:
        super().__init__("Keys", width=1120)
        grid = QGridLayout()
        grid.setHorizontalSpacing(WIDE)
        grid.setVerticalSpacing(SMALL // 2)
        half = (len(rows) + 1) // 2
        for place, row in enumerate(rows):
            side, line = divmod(place, half)
            keys = label(row.keys.replace("Return", "Enter"), wrap=True)
            keys.setMinimumWidth(190)
            keys.setStyleSheet("font-weight: 600;")
            grid.addWidget(keys, line, side * 3)
            grid.addWidget(label(row.what, wrap=True), line, side * 3 + 1)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(4, 1)
        grid.setColumnMinimumWidth(2, WIDE)
        self.body.addLayout(grid)
        self.add_button("Good", role="primary")
