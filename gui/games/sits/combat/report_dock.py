"""What a seat sees of damage: the hit report under the board, marks on the board, links in the log."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from engine.core.ids import PieceId
from engine.core.session import Update
from engine.rulesets.sits.combat_commands import Score
from engine.rulesets.sits.combat_view import Scoreboard
from engine.rulesets.sits.view import SheetTable
from gui.dialogs.rule import rule_sheet
from gui.dialogs.sheet import Sheet
from gui.games.sits.combat.report_keeper import ReportKeeper
from gui.games.sits.combat.report_marks import BoardMarks
from gui.games.sits.combat.report_model import LINKED
from gui.games.sits.combat.report_panel import HitReport
from gui.theme.style import hub

if TYPE_CHECKING:
    from gui.games.sits.screen import SitsScreen

_TALL: Final = 4000
_SHARE: Final = 0.52
"""Of the height of the middle, what the report takes when it opens."""


class ReportDock(QObject):
    """Joins report, marks and log to a screen of SITS."""

    def __init__(self, screen: "SitsScreen") -> None:
        super().__init__(screen)
        self._screen = screen
        self.panel = HitReport(self._table, calm=self._calm)
        screen.middle.insertWidget(1, self.panel)
        self.keeper = ReportKeeper(
            self.panel, screen.session.log, self._names, lambda: screen.settings.flag("hit_report")
        )
        self.marks = BoardMarks(screen.board)
        self._tables: dict[PieceId, SheetTable | None] = {}
        self._bottom: list[int] | None = None
        screen.log.opens = LINKED
        screen.log.line_clicked.connect(self.keeper.open_line)
        screen.changed.connect(self._take)
        screen.session.rejected.connect(lambda _command, _found: screen.bottom.show())
        self.keeper.opened.connect(self._make_room)
        self.panel.rule_clicked.connect(screen.open_rule)
        self.panel.larger_asked.connect(self.open_large)
        self.panel.left.connect(screen.focus_board)

    def _calm(self) -> bool:
        return self._screen.settings.text("motion") == "reduced"

    def _names(self) -> dict[PieceId, str]:
        view = self._screen.view or self._screen.session.view()
        return {c.id: c.title or c.label for c in view.counters if c.kind == "piece"}

    def _table(self, ship: PieceId) -> SheetTable | None:
        if ship not in self._tables:
            self._tables[ship] = self._screen.read_sheet(ship).table
        return self._tables[ship]

    def score(self) -> Scoreboard:
        """The account as it stands; TypeError when the rules answer with something else."""
        session = self._screen.session
        answer = session.answer(Score(player=session.seat))
        if not isinstance(answer, Scoreboard):
            raise TypeError("the rules answered with something else than the score")
        return answer

    def _take(self, update: Update) -> None:
        self.keeper.take(update)
        self.marks.take(update, self.score(), calm=self._calm())

    def _make_room(self) -> None:
        """The report stands where the log was; refusals bring the lower panels back."""
        screen = self._screen
        open_now = not self.panel.isHidden()
        screen.bottom.setVisible(not open_now or screen.violations.isVisibleTo(screen.bottom))
        sizes = screen.middle.sizes()
        if not open_now:
            return
        whole = sum(sizes)
        place = screen.middle.indexOf(self.panel)
        report = max(
            self.panel.minimumSizeHint().height(),
            round(whole * _SHARE * (1.2 if hub().theme.text_scale > 1.4 else 1)),
        )
        sizes = [each if n != 0 else max(0, whole - report) for n, each in enumerate(sizes)]
        sizes[place] = report
        screen.middle.setSizes(sizes)

    def open_large(self) -> None:
        """The report over the whole window, with every step in words."""
        report = self.panel.report
        if report is None:
            return
        self.panel.player.pause()
        screen = self._screen
        sheet = _LargeReport(HitReport(self._table, calm=self._calm, large=True), screen)
        sheet.report.show_report(report, play=False, walk=self.panel.player.walk)
        screen.sheet_asked.emit(sheet)


class _LargeReport(Sheet):
    def __init__(self, report: HitReport, screen: "SitsScreen") -> None:
        super().__init__("Hit report", width=1240)
        self.report = report
        self.body.addWidget(report, 1)
        find = screen.session.rule_text
        report.rule_clicked.connect(lambda rule: screen.sheet_asked.emit(rule_sheet(find, rule)))
        report.left.connect(self.close_sheet)
        self.add_button("Good", role="primary")

    def first_focus(self) -> QWidget | None:
        return self.report.view

    def natural_height(self, breadth: int) -> int:
        """All the height of the window."""
        return _TALL
