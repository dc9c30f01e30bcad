"""Damage control: what the parties of each ship could mend now, and what the last attempt brought (C6)."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.core.ids import PieceId
from engine.core.session import Update
from engine.core.view import TableView
from engine.rulesets.sits.combat_events import RepairTried
from engine.rulesets.sits.combat_view import RepairSheet
from gui.games.sits.combat.repair_line import RepairRow
from gui.panels.happenings_panel import HappeningsPanel
from gui.presenters.happenings import happenings
from gui.qt import BASE, SMALL, button, clear, column, keep_keys, label, row, scroller, tool
from gui.speech import tr, trn
from gui.theme.style import hub

REPAIR: Final = "sits.repair"
STEP: Final = "9 damage control"
"""Id of the step of the turn in which parties go out (A3.33)."""
_RESULT: Final = 96


class RepairPanel(QWidget):
    """One ship at a time, the one that is selected; only own ships have parties to send."""

    repair_asked = Signal(object, str, int)
    """Ship, track, parties."""
    rule_clicked = Signal(str)
    ship_stepped = Signal(int)
    go_on_asked = Signal()

    def __init__(self, sheet_of: Callable[[PieceId], RepairSheet]) -> None:
        super().__init__()
        self.setObjectName("repair-panel")
        self._sheet_of = sheet_of
        self._ship: PieceId | None = None
        self._sheet: RepairSheet | None = None
        self._filled: tuple[PieceId | None, RepairSheet | None, int] | None = None
        """Ship, sheet and number of other ships for which the rows stand."""
        self._rows: list[RepairRow] = []
        self._at = 0
        self.title = label(tr("Damage control"), "title")
        self.parties = label("", "figure")
        self.parties.setObjectName("parties-left")
        self.words = label("", "dim", wrap=True)
        self.previous = tool("\u25c2", lambda: self.ship_stepped.emit(-1), tip=tr("Previous ship"))
        self.next = tool("\u25b8", lambda: self.ship_stepped.emit(1), tip=tr("Next ship"))
        for each in (self.previous, self.next):
            each.setProperty("role", "tool")
        self._lines = QVBoxLayout()
        self._lines.setSpacing(SMALL)
        inner = QWidget()
        inner.setLayout(column(self._lines, None))
        self._area = scroller(inner, name=tr("Damage control"))
        self.result = HappeningsPanel(tr("LAST ATTEMPT"))
        self.result.rule_clicked.connect(self.rule_clicked)
        self.result.hide()
        self.go = button(tr("Go on"), self.go_on_asked.emit, role="primary")
        self.go.setObjectName("repairs-done")
        head = row(self.title, None, self.previous, self.next, gap=SMALL)
        layout = column(
            head,
            self.parties,
            self.words,
            self._area,
            self.result,
            row(None, self.go),
            gap=SMALL,
            margin=BASE,
        )
        layout.setStretch(3, 1)
        self.setLayout(layout)

    @staticmethod
    def wanted(view: TableView) -> bool:
        """Whether it is the step of damage control, for a seat that has parties to send."""
        return view.phase == STEP and any(offer.kind == REPAIR for offer in view.offers)

    @staticmethod
    def able(view: TableView) -> tuple[PieceId, ...]:
        """The ships that could send somebody now."""
        found = (offer.piece for offer in view.offers if offer.kind == REPAIR)
        return tuple(piece for piece in found if piece is not None)

    @property
    def sheet(self) -> RepairSheet | None:
        """What is shown."""
        return self._sheet

    @property
    def rows(self) -> Sequence[RepairRow]:
        """The rows, what can be mended first."""
        return self._rows

    def show_ship(self, view: TableView, ship: PieceId | None) -> None:
        """Shows an own ship; another's or none leaves the last one, or takes the first with work."""
        able = self.able(view)
        own = [c.id for c in view.counters if c.kind == "piece" and c.owner == view.viewer]
        if ship not in own:
            ship = self._ship if self._ship in own else next(iter(able), None)
        self._ship = ship
        self._sheet = self._sheet_of(ship) if ship is not None else None
        name = next((c.title or c.label for c in view.counters if c.id == ship), "")
        self.title.setText(tr("Damage control: {ship}", ship=name) if name else tr("Damage control"))
        others = [piece for piece in able if piece != ship]
        primary = next((offer for offer in view.offers if offer.primary), None)
        self.go.setText(primary.title if primary is not None else tr("Go on"))
        self.go.setEnabled(primary is not None and not primary.violations)
        if (now := (ship, self._sheet, len(others))) != self._filled:
            self._filled = now  # rows made anew would be told anew to who has the keys there
            self._fill(len(others))

    def take(self, update: Update) -> None:
        """Shows the dice of an attempt."""
        if any(isinstance(event, RepairTried) for event in update.events):
            # What came of it first: it is read before the dice.
            self.result.show_lines((*happenings(update.events, ()), *happenings((), update.rolls)))
            self.result.setFixedHeight(round(_RESULT * hub().theme.text_scale))
            self.result.show()
        elif update.view.phase != STEP:
            self.result.hide()

    def _fill(self, others: int) -> None:
        sheet = self._sheet
        keep_keys(self._area)
        had_keys = self._area.hasFocus()
        clear(self._lines)
        self._rows = []
        if sheet is None:
            self.parties.setText("")
            self.words.setText(tr("No ship of yours has anything to mend."))
            return
        self.parties.setText(_wrenches(sheet))
        self.parties.setAccessibleName(
            tr(
                "{left} of {parties} parties left",
                left=sheet.parties_left,
                parties=sheet.parties,
            )
        )
        self.words.setText(_parties_words(sheet, others))
        for line in sorted(sheet.lines, key=lambda each: bool(each.violations)):
            made = RepairRow(line, sheet.parties_left)
            made.sent.connect(self._sent)
            made.rule_clicked.connect(self.rule_clicked)
            made.stepped.connect(self._step)
            self._lines.addWidget(made)
            made.show()  # what was just put into a layout is only shown later, and has no keys till then
            self._rows.append(made)
        self._at = min(self._at, max(0, len(self._rows) - 1))
        if had_keys and self._rows:
            self._rows[self._at].setFocus()

    def _step(self, by: int) -> None:
        here = next((n for n, each in enumerate(self._rows) if each.hasFocus()), self._at)
        self._at = max(0, min(len(self._rows) - 1, here + by))
        self._rows[self._at].setFocus()
        self._area.ensureWidgetVisible(self._rows[self._at])

    def _sent(self, track: str, parties: int) -> None:
        """Has the party sent; the rows are new then, and the keys stay with them."""
        self.repair_asked.emit(self._ship, track, parties)
        self.take_keys()

    def take_keys(self) -> None:
        """Gives the keys to the row at hand."""
        if self._rows:
            self._rows[min(self._at, len(self._rows) - 1)].setFocus()


def _wrenches(sheet: RepairSheet) -> str:
    """A filled sign for each party that is left, an empty one for each that has worked."""
    used = max(0, sheet.parties - sheet.parties_left)
    return " ".join(["\u25cf"] * sheet.parties_left + ["\u25cb"] * used) or tr("no parties")


def _parties_words(sheet: RepairSheet, others: int) -> str:
    """Whom the ship can send, and how many other ships could send somebody."""
    if sheet.parties:
        lines = [
            tr("{left} of {parties} parties left.", left=sheet.parties_left, parties=sheet.parties),
            tr("Each rolls a d10 against the Crew Quality number {number}.", number=sheet.number),
        ]
    else:
        lines = [tr("No wrench is left in the hull: there is nobody to send.")]
    if others:
        lines.append(
            trn(
                "{count} more of your ships could mend something.",
                "{count} more of your ships could mend something.",
                others,
            )
        )
    return " ".join(lines)
