"""The table in words as a text to walk through: each line can be read by the caret of a screen reader."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget

from gui.dialogs.sheet import Sheet
from gui.presenters.twin import Section
from gui.speech import tr
from gui.theme.style import hub

CARET: Final = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard


class TwinSheet(Sheet):
    """Parts with headings, one line for each thing; arrows walk, Ctrl+A and Ctrl+C copy."""

    def __init__(self, parts: Iterable[Section]) -> None:
        super().__init__(tr("The table in words"), width=820)
        self.text = QPlainTextEdit("\n\n".join(_written(part) for part in parts))
        self.text.setObjectName("table-in-words")
        self.text.setReadOnly(True)
        # With a caret, by which a screen reader goes from line to line.
        self.text.setTextInteractionFlags(CARET)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(tr("The table in words"))
        self.text.setMinimumHeight(round(380 * min(1.2, hub().theme.text_scale)))
        self.body.addWidget(self.text)
        self.add_button(
            tr("Copy"), lambda: QApplication.clipboard().setText(self.text.toPlainText()), closes=False
        )
        self.add_button(tr("Good"), role="primary")

    def first_focus(self) -> QWidget | None:
        return self.text


def _written(part: Section) -> str:
    return "\n".join((part.title.upper(), *part.lines))
