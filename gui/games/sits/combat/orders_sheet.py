"""The written orders of one's ships in the book's notation: to read, to copy, to print (A3.12, A3.13)."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from engine.rulesets.sits.combat_view import OrderSheet
from gui.dialogs.sheet import Sheet
from gui.qt import label
from gui.speech import tr
from gui.theme.style import hub

NOTHING = tr("No ship of yours is on the map: there are no orders.")


class OrdersSheet(Sheet):
    """Every ship's turn on a line: pivot, roll, thrust, salvoes, tubes held, beams."""

    def __init__(self, orders: OrderSheet, title: str, print_it: Callable[[], object] | None) -> None:
        super().__init__(tr("Orders"), width=900)
        self.add_text(title, "dim")
        self._written = "\n".join(text for _ship, text in orders.lines)
        self.text = QPlainTextEdit(self._written or NOTHING)
        self.text.setObjectName("orders-text")
        self.text.setAccessibleName(tr("Orders"))
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        lines = max(6, min(16, 2 * len(orders.lines) + 1))
        self.text.setMinimumHeight(round(lines * 20 * hub().theme.text_scale))
        self.body.addWidget(self.text, 1)
        self.said = label("", "good")
        self.body.addWidget(self.said)
        copy = self.add_button(tr("Copy"), self.copy, closes=False)
        copy.setObjectName("orders-copy")
        copy.setEnabled(bool(self._written))
        if print_it is not None:
            self.add_button(tr("Print\u2026"), print_it).setObjectName("orders-print")
        self.add_button(tr("Good"), role="primary")

    def copy(self) -> None:
        """Puts all orders into the clipboard."""
        QGuiApplication.clipboard().setText(self._written)
        self.said.setText(tr("Copied."))

    def first_focus(self) -> QWidget | None:
        return self.text
