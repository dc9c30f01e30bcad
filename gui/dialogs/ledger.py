"""The ruling ledger, and the question for a reason before something is done against the rules."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Protocol, runtime_checkable

from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from engine.core.bus import Overrule
from engine.core.violation import Violation
from gui.dialogs.sheet import Sheet
from gui.panels.links import LinkedText, coloured, rule_link
from gui.presenters.ledger import NOTHING, LedgerLine, ledger_text
from gui.qt import label
from gui.speech import tr
from gui.theme.style import hub

MOST = 400
"""Letters of a reason: a sentence or two, not a letter."""


class LedgerSheet(Sheet):
    """Every ruling that a seat may know of; its rules are links."""

    def __init__(
        self,
        lines: Sequence[LedgerLine],
        *,
        open_rule: Callable[[str], object],
        export: Callable[[], object],
        print_it: Callable[[], object] | None,
    ) -> None:
        super().__init__(tr("Ruling ledger"), width=820)
        self.lines = tuple(lines)
        self.text = LinkedText()
        self.text.setObjectName("ledger-text")
        self.text.setAccessibleName(tr("Ruling ledger"))
        self.text.setHtml("".join(_block(n, line) for n, line in enumerate(lines, 1)) or escape(NOTHING))
        self.text.setMinimumHeight(round((300 if lines else 60) * max(1.0, hub().theme.text_scale)))
        self.text.rule_clicked.connect(open_rule)
        self.add_text(
            tr("What was done against the rules with the table's consent, as this seat may know it.")
        )
        self.body.addWidget(self.text)
        self.add_button(tr("Copy"), self._copy, closes=False)
        if print_it is not None:
            self.add_button(tr("Print with the rulings…"), print_it).setObjectName("ledger-print")
        self.add_button(tr("Export…"), export).setObjectName("ledger-export")
        self.add_button(tr("Good"), role="primary")

    def _copy(self) -> None:
        QApplication.clipboard().setText(ledger_text(self.lines) or NOTHING)


def _block(number: int, line: LedgerLine) -> str:
    head = coloured(
        tr("{number}. Turn {turn}, {side}", number=number, turn=line.turn, side=line.who), "text", strong=True
    )
    broken = "".join(f"<br>{rule_link(rule)} {escape(message)}" for rule, message in line.broken)
    reason = coloured(
        tr("Reason: {reason}.", reason=line.reason_words), "text_dim" if line.reason else "warn"
    )
    agreed = f" {escape(tr('Agreed: {names}.', names=line.agreed))}" if line.agreed else ""
    return f"<p>{head}<br>{escape(line.done)}{broken}<br>{reason}{agreed}</p>"


class OverruleSheet(Sheet):
    """Names the rules that would be broken and asks for a reason, which may stay empty."""

    def __init__(self, broken: Sequence[Violation], give: Callable[[Overrule], object]) -> None:
        super().__init__(tr("Against the rules"))
        self._give = give
        for each in broken:
            self.add_text(str(each), "warn")
        self.reason = _line(
            "overrule-reason", tr("Reason"), tr("Why does the table let it pass? May stay empty.")
        )
        self.agreed = _line("overrule-agreed", tr("Who agreed"), tr("For example: both of us"))
        for field in (self.reason, self.agreed):
            self.body.addWidget(label(field.accessibleName(), "small"))
            self.body.addWidget(field)
        self.add_text(tr("Both are written into the ruling ledger (Game menu)."), "small")
        self.add_button(tr("Not now")).setObjectName("overrule-cancel")
        self.add_button(tr("Do it anyway"), self._done, role="primary").setObjectName("overrule-go")

    def first_focus(self) -> QWidget | None:
        return self.reason

    def _done(self) -> None:
        self._give(Overrule(reason=self.reason.text().strip(), agreed=self.agreed.text().strip()))


def _line(name: str, title: str, hint: str) -> QLineEdit:
    made = QLineEdit()
    made.setObjectName(name)
    made.setAccessibleName(title)
    made.setPlaceholderText(hint)
    made.setMaxLength(MOST)
    return made


@runtime_checkable
class OpensSheets(Protocol):
    """A window that lays sheets over itself."""

    def open_sheet(self, sheet: Sheet) -> None: ...


def ask_reason(asker: QWidget, broken: Sequence[Violation], give: Callable[[Overrule], object]) -> None:
    """Asks for the reason on a sheet of the asker's window; one without sheets does it without a reason."""
    window = asker.window()
    if isinstance(window, OpensSheets):
        window.open_sheet(OverruleSheet(broken, give))
    else:
        give(Overrule())
