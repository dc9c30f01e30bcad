"""The log panel: what this seat saw happen, with the rules' numbers as links."""

from bisect import bisect_right
from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QFrame, QTextEdit

from gui.announce import say
from gui.panels.links import LinkedText, coloured, deed_link, rule_link
from gui.presenters.log import LogLine
from gui.qt import BASE, SMALL, column, label, tint
from gui.speech import tr, trn
from gui.theme.style import hub

_DICE: Final = "\u2684"
"""Before every roll of dice."""
SPOKEN: Final = 8
"""How many new lines are read out at once."""


class LogPanel(QFrame):
    """The log of a game, the newest line last."""

    rule_clicked = Signal(str)
    line_clicked = Signal(object)
    """A LogLine whose event can be looked at more closely."""

    def __init__(self) -> None:
        super().__init__()
        self.opens: frozenset[str] = frozenset()
        """Kinds of events whose lines can be clicked; set before the first line is shown."""
        self._lines: tuple[LogLine, ...] = ()
        self._begun = False
        self._text = LinkedText()
        self._text.setObjectName("log")
        self._text.setAccessibleName(tr("Log"))
        self._text.rule_clicked.connect(self.rule_clicked)
        self._text.deed_clicked.connect(lambda place: self.line_clicked.emit(self._lines[place]))
        self._text.document().setUndoRedoEnabled(False)
        self._text.setPlaceholderText(tr("Nothing has happened yet."))
        layout = column(label(tr("LOG"), "section"), self._text, gap=2)
        layout.setContentsMargins(BASE, SMALL, SMALL, SMALL)
        self.setLayout(layout)
        hub().changed.connect(self._again)

    def show_lines(self, lines: Sequence[LogLine]) -> None:
        """Shows the whole log; only what is new is written when the rest stands already."""
        lines = tuple(lines)
        old = len(self._lines)
        if lines[:old] == self._lines:
            self._append(lines[old:], old)
            if self._begun:
                say(self, heard(lines[old:]))
        else:
            self._text.clear()
            self._append(lines, 0)
        self._lines = lines
        self._begun = True

    def show_moment(self, number: int | None) -> None:
        """Lights the last line of a moment and brings it into sight; None lights nothing."""
        document = self._text.document()
        place = bisect_right(self._lines, number, key=lambda line: line.seq) - 1 if number else -1
        if not 0 <= place < document.blockCount():
            if self._text.extraSelections():
                self._text.setExtraSelections([])
                self._to_end()
            return
        lit = QTextEdit.ExtraSelection()
        cursor = QTextCursor(document.findBlockByNumber(place))
        setattr(lit, "cursor", cursor)  # noqa: B010 - the binding's stub has them as read-only
        format_ = QTextCharFormat()
        format_.setBackground(tint("warn", 0.3))
        format_.setProperty(QTextCharFormat.Property.FullWidthSelection, True)
        setattr(lit, "format", format_)  # noqa: B010 - as above
        self._text.setExtraSelections([lit])
        at = self._text.cursorRect(cursor).center().y()
        bar = self._text.verticalScrollBar()
        bar.setValue(bar.value() + at - self._text.viewport().height() // 2)

    def lines(self) -> tuple[LogLine, ...]:
        """What is shown."""
        return self._lines

    def _again(self) -> None:
        """Writes all of it in other colours or of another size; nothing of it is news."""
        self._text.clear()
        self._append(self._lines, 0)

    def _append(self, lines: Sequence[LogLine], first: int) -> None:
        if not lines:
            return
        end = QTextCursor(self._text.document())
        end.movePosition(QTextCursor.MoveOperation.End)
        for place, line in enumerate(lines, first):
            if not self._text.document().isEmpty():
                end.insertBlock()
            end.insertHtml(_html(line, place if line.told in self.opens else None))
        self._to_end()

    def _to_end(self) -> None:
        """The newest line at the foot; but where there is little room, its dice rather than the line go."""
        bar = self._text.verticalScrollBar()
        bar.setValue(bar.maximum())
        document = self._text.document()
        told = document.lastBlock()
        while _DICE in told.text() and told.previous().isValid():
            told = told.previous()
        top = self._text.cursorRect(QTextCursor(told)).top()
        if top < 0:
            bar.setValue(bar.value() + top)


def heard(lines: Sequence[LogLine]) -> str:
    """What is spoken of new lines: they tell what came of a command, and of the others' commands."""
    more = len(lines) - SPOKEN
    rest = (trn("{count} more line in the log.", "{count} more lines in the log.", more),) if more > 0 else ()
    return " ".join((*(line.text for line in lines[:SPOKEN]), *rest))


def news(lines: Sequence[LogLine]) -> str:
    """What is spoken of lines that somebody missed: the latest of them, and no single dice."""
    told = [line.text for line in lines if line.kind != "roll"]
    before = len(told) - SPOKEN
    first = (
        (trn("{count} line before in the log.", "{count} lines before in the log.", before),)
        if before > 0
        else ()
    )
    return " ".join((*first, *told[-SPOKEN:]))


def _html(line: LogLine, deed: int | None) -> str:
    mark = coloured(f"{line.letter} ", line.colour, strong=True) if line.letter else "&nbsp;&nbsp; "
    match line.kind:
        case "ruling":
            body = coloured(line.text, "warn")
        case "roll":
            body = coloured(f"{_DICE} {line.text}", "text_dim")
        case _:
            body = escape(line.text) if deed is None else deed_link(deed, f"\u25b8 {line.text}")
    rule = rule_link(line.rule)
    return f"{mark}{body} {f'[{rule}]' if rule else ''}"
