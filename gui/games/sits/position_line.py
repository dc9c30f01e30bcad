"""One ship's line of a position being typed: its name, the field, and what is wrong with it."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QInputMethodEvent,
    QKeyEvent,
    QKeySequence,
    QTextCharFormat,
)
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from engine.rulesets.sits.view import ShipLine
from gui.announce import announce
from gui.qt import SMALL, label, row, set_role
from gui.speech import said, tr
from gui.theme.style import hub

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
LONGEST: Final = 1000
"""Characters that can be typed; how many make sense the rules say."""
NAME_WIDTH: Final = 150
"""Logical pixels for the names of ships."""


class PositionField(QLineEdit):
    """A line edit whose Enter leads on, and whose mistake is underlined where it stands."""

    stepped = Signal(int)
    """To the next line (1) or the one before (-1)."""
    finished = Signal()
    """Ctrl+Enter: set them all."""
    entered = Signal()
    many_pasted = Signal(str)
    """A text of several lines, which one field can't hold."""

    def event(self, event: QEvent) -> bool:
        """Ctrl+Enter is for the whole position here, whatever the window does with it elsewhere."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() in ENTER
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ENTER:
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.finished.emit()
            else:
                self.stepped.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif key in STEPS:
            self.stepped.emit(STEPS[key])
        elif (
            event.matches(QKeySequence.StandardKey.Paste)
            and "\n" in QGuiApplication.clipboard().text().strip()
        ):
            self.many_pasted.emit(QGuiApplication.clipboard().text())
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.OtherFocusReason, Qt.FocusReason.TabFocusReason):
            # What is typed first takes the line's place, and what it leaves out stays as it is.
            self.selectAll()
        self.entered.emit()

    def underline(self, start: int, end: int) -> None:
        """Marks characters as wrong; nothing where both are the same."""
        # A line edit takes formats for its text only the way that input methods give them.
        marks = []
        if end > start:
            look = QTextCharFormat()
            look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
            look.setUnderlineColor(hub().colour("bad"))
            kind = QInputMethodEvent.AttributeType.TextFormat
            at = start - self.cursorPosition()
            marks.append(QInputMethodEvent.Attribute(kind, at, end - start, look))
        QCoreApplication.sendEvent(self, QInputMethodEvent("", marks))


class PositionLine(QWidget):
    """Name, field, and under it a sentence where something is wrong."""

    changed = Signal()

    def __init__(self, line: ShipLine, text: str) -> None:
        super().__init__()
        self.setObjectName("clear")
        self.ship = line.ship
        self._before = line.now
        self.name = label(line.name, "body")
        self.name.setFixedWidth(round(NAME_WIDTH * hub().theme.text_scale))
        self.name.setToolTip(f"{line.name}, {said(line.owner)}")
        self.field = PositionField(text)
        self.field.setObjectName(f"position-{line.ship}")
        self.field.setMaxLength(LONGEST)
        self.field.setAccessibleName(f"{line.name}, {said(line.owner)}")
        self.field.textChanged.connect(lambda _text: self.changed.emit())
        self.mark = label("", "dim")
        self.mark.setFixedWidth(round(18 * hub().theme.text_scale))
        self.said = label("", "warn", wrap=True)
        self.said.setObjectName(f"position-said-{line.ship}")
        self.said.hide()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(2)
        whole.addLayout(row(self.name, self.field, self.mark, gap=SMALL))
        whole.addWidget(self.said)

    @property
    def text(self) -> str:
        """What was typed."""
        return self.field.text()

    @property
    def touched(self) -> bool:
        """Whether somebody typed something else than the program had written there."""
        return self.text != self._before

    def show_line(self, line: ShipLine) -> None:
        """Tells what the rules say to the line."""
        part = self.text[slice(*line.span)]
        words = (
            tr("At “{part}”: {fault}", part=part, fault=line.fault)
            if line.fault and part.strip()
            else line.fault
        )
        self.said.setText(f"{words} ({line.rule.rpartition('/')[2]})" if line.rule else words)
        self.said.setVisible(bool(line.fault))
        self.mark.setText("!" if line.fault else "\u2713" if line.changed else "")
        set_role(self.mark, "warn" if line.fault else "good")
        becomes = tr("Becomes {then}.", then=line.then) if line.changed else tr("As it is.")
        self.field.setToolTip(becomes)
        announce(self.field, line.fault or becomes)
        self.field.underline(*line.span)
