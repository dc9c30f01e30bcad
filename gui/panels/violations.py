"""The refusals panel: why something was not done, by rule and number, and what could be done instead."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from engine.core.command import Command, Suggestion
from gui.announce import say
from gui.icons import icon
from gui.panels.links import LinkedText, coloured, deed_link, rule_link
from gui.presenters.log import Refusal
from gui.qt import BASE, SMALL, column, label, row, tool
from gui.speech import tr
from gui.theme.style import hub

OFFERED = 3
"""How many ways out are offered."""


class ViolationsPanel(QFrame):
    """Shows itself while there is something to say."""

    rule_clicked = Signal(str)
    dismissed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("violations")
        self._shown: tuple[Refusal, ...] = ()
        self._suggestions: tuple[Suggestion, ...] = ()
        self._take: Callable[[Command], object] | None = None
        self._text: LinkedText | None = None
        self.setMinimumWidth(200)
        self.hide()
        hub().changed.connect(self._write)

    def _fill(self) -> None:
        """What it consists of, made when there is first something to say."""
        self._title = label("", "section")
        self._text = LinkedText()
        self._text.setObjectName("refusals")
        self._text.setAccessibleName(tr("Why it was not done"))
        self._text.rule_clicked.connect(self.rule_clicked)
        self._text.deed_clicked.connect(self._do)
        cross = tool("", self.dismiss, tip=tr("Dismiss"))
        cross.setIcon(icon("close", "text_dim"))
        layout = column(row(self._title, None, cross), self._text, gap=2)
        layout.setContentsMargins(BASE, 2, SMALL, SMALL)
        self.setLayout(layout)

    def show_refusals(
        self,
        refusals: Sequence[Refusal],
        suggestions: Sequence[Suggestion] = (),
        take: Callable[[Command], object] | None = None,
        title: str = tr("NOT DONE"),
    ) -> None:
        """Shows why; an empty list takes the panel away."""
        self._shown = tuple(refusals)
        self._take = take
        self._suggestions = tuple(suggestions)[:OFFERED] if take is not None else ()
        if self._shown and self._text is None:
            self._fill()
        if self._text is not None:
            self._title.setText(title)
        self._write()
        self.setVisible(bool(self._shown))
        ways = (tr("Instead: {way}.", way=each.text.rstrip(".")) for each in self._suggestions)
        say(self, " ".join((title.capitalize() + ".", *(each.message for each in self._shown), *ways)))

    def refusals(self) -> tuple[Refusal, ...]:
        """What is shown."""
        return self._shown

    def suggestions(self) -> tuple[Suggestion, ...]:
        """The ways out that are offered."""
        return self._suggestions

    def dismiss(self) -> None:
        """Takes the panel away."""
        self.show_refusals(())
        self.dismissed.emit()

    def _do(self, number: int) -> None:
        take, command = self._take, self._suggestions[number].command
        self.dismiss()
        if take is not None:
            take(command)

    def _write(self) -> None:
        if self._text is None:
            return
        rows = []
        for each in self._shown:
            token = "warn" if each.warning else "bad"
            rows.append(f"{coloured(each.message, token)} [{rule_link(each.rule)}]")
        for number, suggestion in enumerate(self._suggestions):
            rows.append(f"{coloured(tr('Instead:'), 'text_dim')} {deed_link(number, suggestion.text)}")
        self._text.setHtml("<br>".join(rows))
