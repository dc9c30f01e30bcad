"""One damaged track in the damage control panel: what a repair gives, its chances, and why not."""

from collections.abc import Callable
from functools import partial
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton

from engine.core.ids import RuleId
from engine.core.violation import blocking
from engine.rulesets.sits.combat_view import RepairLine
from gui.announce import say
from gui.panels.links import SCHEME, rule_link
from gui.qt import SMALL, TIGHT, button, column, label, painting, pen, row
from gui.speech import mark, tr
from gui.theme.style import hub

ONE, TWO = 1, 2


class RepairRow(QFrame):
    """A row that takes keys: 1 and 2 send parties, Up and Down go to the next row."""

    sent = Signal(str, int)
    """Track and number of parties."""
    rule_clicked = Signal(str)
    stepped = Signal(int)
    """To the next row, or with -1 to the one before."""

    def __init__(self, line: RepairLine, parties_left: int) -> None:
        super().__init__()
        self.line = line
        self.setObjectName(f"repair-{line.track}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.able = not blocking(line.violations)
        title = label(line.title, "body", wrap=True)
        title.setStyleSheet("font-weight: 600;")
        head = row(title, None, _gain(line), gap=SMALL)
        head.setStretch(0, 1)
        parts = column(head, label(told(line), "small", wrap=True), gap=1)
        self.buttons: dict[int, QPushButton] = {}
        if self.able:
            parts.addLayout(row(*self._send_buttons(parties_left), gap=SMALL))
        for violation in line.violations:
            parts.addWidget(_reason(str(violation.message), violation.rule, self.rule_clicked.emit))
        parts.setContentsMargins(SMALL, TIGHT, SMALL, TIGHT)
        self.setLayout(parts)
        self.setAccessibleName(f"{line.title}: {told(line)}")
        chances = tr(
            "1 sends one party, {chance}. 2 sends two, {chance_of_two}.",
            chance=percent(line.chance_one),
            chance_of_two=percent(line.chance_two),
        )
        self.setAccessibleDescription(chances if self.able else "; ".join(map(str, line.violations)))

    def _send_buttons(self, left: int) -> list[QPushButton]:
        made = []
        for parties, chance in ((ONE, self.line.chance_one), (TWO, self.line.chance_two)):
            form = mark("1 party \u00b7 {chance}") if parties == ONE else mark("2 parties \u00b7 {chance}")
            words = tr(form, chance=percent(chance))
            each = button(words, partial(self.sent.emit, self.line.track, parties))
            each.setObjectName(f"send-{parties}-{self.line.track}")
            each.setEnabled(left >= parties)
            why = "" if left >= parties else tr("Only {left} left this turn [C6.11]", left=left)
            each.setToolTip(
                why
                or tr("Key {parties}: a d10 for each party, one success is enough [C6.122]", parties=parties)
            )
            each.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            self.buttons[parties] = each
            made.append(each)
        return made

    def send(self, parties: int) -> None:
        """Sends parties, where so many are left."""
        if parties in self.buttons and self.buttons[parties].isEnabled():
            self.sent.emit(self.line.track, parties)
        else:
            made = self.buttons.get(parties)
            say(self, made.toolTip() if made is not None else self.accessibleDescription())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_1 | Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.send(ONE)
            case Qt.Key.Key_2:
                self.send(TWO)
            case Qt.Key.Key_Down:
                self.stepped.emit(1)
            case Qt.Key.Key_Up:
                self.stepped.emit(-1)
            case _:
                super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        super().mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.setBrush(hub().colour("raised") if self.able else Qt.BrushStyle.NoBrush)
            painter.setPen(pen("focus", 2) if self.hasFocus() else pen("line", 1))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), 5, 5)


def _gain(line: RepairLine) -> QLabel:
    """The value now, and after one repair."""
    now, then = (each.replace("-", "\u2212") or "\u2013" for each in (line.now, line.then))
    made = label(f"{now}  \u2192  {then}" if now != then else now, "title")
    made.setToolTip(tr("In force now, and after one repair"))
    return made


def told(line: RepairLine) -> str:
    """What became of the track, in words."""
    if line.destroyed:
        parts = [tr("{destroyed} lost", destroyed=line.destroyed)]
        parts.append(
            tr("{repairable} may be tried", repairable=line.repairable)
            if line.repairable
            else tr("none to be tried")
        )
    else:
        parts = [
            tr("{repairable} used up, to be brought back", repairable=line.repairable)
            if line.repairable
            else tr("nothing lost")
        ]
    if line.rigged:
        turns = ", ".join(str(turn) for turn in line.fails)
        parts.append(
            tr("{rigged} jury-rigged, failing after turn {turns}", rigged=line.rigged, turns=turns)
            if turns
            else tr("{rigged} jury-rigged", rigged=line.rigged)
        )
    return "; ".join(parts)


def percent(chance: float) -> str:
    """A chance as it is spoken of."""
    return f"{100 * chance:.0f} %"


def _reason(words: str, rule: RuleId, open_rule: Callable[[str], object]) -> QLabel:
    made = QLabel(f"{escape(words)} [{rule_link(rule)}]")
    made.setProperty("role", "small")
    made.setWordWrap(True)
    made.setTextFormat(Qt.TextFormat.RichText)
    made.linkActivated.connect(lambda link: open_rule(link.removeprefix(f"{SCHEME}:")))
    return made
