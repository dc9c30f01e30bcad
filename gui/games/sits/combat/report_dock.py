"""What a seat sees of damage: the hit report under the board, marks on the board, links in the log."""

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, QTimer
from PySide6.QtWidgets import QWidget

from engine.core.ids import PieceId
from engine.core.session import Update
from engine.core.view import Offer, TableView
from engine.rulesets.sits.combat_commands import Repair, Repairs
from engine.rulesets.sits.combat_view import RepairSheet
from engine.rulesets.sits.view import SheetTable
from gui.dialogs.rule import rule_sheet
from gui.dialogs.sheet import Sheet
from gui.extra import Extra
from gui.games.sits.combat.combat_reading import Stage
from gui.games.sits.combat.repair_panel import STEP, RepairPanel
from gui.games.sits.combat.report_keeper import ReportKeeper
from gui.games.sits.combat.report_marks import BoardMarks
from gui.games.sits.combat.report_model import LINKED
from gui.games.sits.combat.report_panel import HitReport
from gui.games.sits.combat.score_deeds import ScoreDeeds
from gui.games.sits.position_deeds import PositionDeeds
from gui.games.sits.sheet_moves import MOVE_SHEET, MapSheetMoves
from gui.speech import tr
from gui.theme.style import hub

if TYPE_CHECKING:
    from gui.games.sits.screen import SitsScreen

_TALL: Final = 4000
_NEAR: Final = 60
"""Logical pixels from the edge of the board within which a ship is not well seen."""
_SHARE: Final = 0.52
"""Of the height of the middle, what the report takes when it opens."""


class ReportDock(QObject):
    """Joins report, marks and log to a screen of SITS."""

    def __init__(self, screen: "SitsScreen") -> None:
        super().__init__(screen)
        self._screen = screen
        self.keeper = ReportKeeper(
            self._make_panel,
            self,
            screen.session.log,
            self._names,
            lambda: screen.settings.flag("hit_report"),
        )
        self.marks = BoardMarks(screen.board)
        self._tables: dict[PieceId, SheetTable | None] = {}
        screen.log.opens = LINKED
        screen.log.line_clicked.connect(self.keeper.open_line)
        screen.changed.connect(self._take)
        screen.session.rejected.connect(lambda _command, _found: screen.bottom.show())
        self.keeper.opened.connect(self._make_room)
        self.score = ScoreDeeds(screen)
        self.position = PositionDeeds(screen)
        self._mending = False
        self._looked: tuple[float, QPointF] | None = None
        self._dispose = screen.desk.subscribe(self.show_repairs)
        screen.extras |= {
            "report": Extra(self.keeper.reason_none, self.keeper.toggle),
            "report_large": Extra(self.keeper.reason_none, self.open_large),
            "map_sheets": Extra(self._reason_no_sheet, self._ask_sheet),
        }

    def _make_panel(self) -> HitReport:
        screen = self._screen
        made = HitReport(self._table, calm=self._calm)
        screen.middle.insertWidget(1, made)
        made.rule_clicked.connect(screen.open_rule)
        made.larger_asked.connect(self.open_large)
        made.left.connect(screen.focus_board)
        return made

    @property
    def panel(self) -> HitReport:
        """The hit report under the board, made when it is first wanted."""
        return self.keeper.panel

    def sizes_without(self) -> list[int]:
        """The heights of the middle as they are where there is no report yet."""
        middle, panel = self._screen.middle, self.keeper.made
        sizes = middle.sizes()
        if panel is not None:
            del sizes[middle.indexOf(panel)]
        return sizes

    @cached_property
    def repairs(self) -> RepairPanel:
        """The panel of damage control, made when the step first comes."""
        made = RepairPanel(self._repairs_of)
        made.repair_asked.connect(self._send)
        made.rule_clicked.connect(self._screen.open_rule)
        made.ship_stepped.connect(self._screen.step_ship)
        made.go_on_asked.connect(self._screen.click_primary)
        self._screen.right.addWidget(made)
        return made

    def _repairs_shown(self) -> bool:
        return "repairs" in self.__dict__ and self._screen.right.currentWidget() is self.repairs

    def _calm(self) -> bool:
        return self._screen.settings.text("motion") == "reduced"

    def _names(self) -> dict[PieceId, str]:
        view = self._screen.view or self._screen.session.view()
        return {c.id: c.title or c.label for c in view.counters if c.kind == "piece"}

    def _table(self, ship: PieceId) -> SheetTable | None:
        if ship not in self._tables:
            self._tables[ship] = self._screen.read_sheet(ship).table
        return self._tables[ship]

    def _take(self, update: Update) -> None:
        self.keeper.take(update)
        seated = self._screen.viewer is not None
        self.marks.take(update, self.score.score() if seated else None, calm=self._calm())
        if "repairs" in self.__dict__:
            self.repairs.take(update)
        self.show_repairs()

    # ---- damage control

    def _repairs_of(self, ship: PieceId) -> RepairSheet:
        session = self._screen.session
        answer = session.answer(Repairs(player=session.seat, ship=ship))
        if not isinstance(answer, RepairSheet):
            raise TypeError("the rules answered with something else than the repairs")
        return answer

    @property
    def mending(self) -> bool:
        """Whether the panel of damage control belongs beside the board now: once results were seen."""
        view = self._screen.view
        if view is None or self._screen.combat.shown is not None:
            return False
        # The panel that has sent the last party out stays for the step: what came of it stands there.
        return RepairPanel.wanted(view) or (self._mending and view.phase == STEP)

    def show_repairs(self) -> None:
        """In the step of damage control its panel stands where orders are plotted."""
        screen = self._screen
        view, right = screen.view, screen.right
        if view is None or not self.mending:
            self._mending = False
            if self._repairs_shown():
                screen.bring(right, screen.plot if screen.combat.stage is Stage.PLOT else screen.fight)
            return
        if not self._mending:
            self._mending = True
            self._choose_who_can(view)
        self.repairs.show_ship(view, screen.desk.selected)
        screen.bring(right, self.repairs)

    def _choose_who_can(self, view: TableView) -> None:
        """The step begins with a ship that has somebody to send."""
        able = RepairPanel.able(view)
        if able and self._screen.desk.selected not in able:
            self._screen.desk.select(able[0])

    def _send(self, ship: PieceId, track: str, parties: int) -> None:
        session = self._screen.session
        self._screen.give(Repair(player=session.seat, ship=ship, track=track, parties=parties))

    # ---- map sheets

    def _sheet_moves(self) -> tuple[Offer, ...]:
        view = self._screen.view
        return tuple(offer for offer in view.offers if offer.kind == MOVE_SHEET) if view is not None else ()

    def _reason_no_sheet(self) -> str:
        return "" if self._sheet_moves() else tr("No map sheet is empty and free to be moved now.")

    def _ask_sheet(self) -> None:
        self._screen.sheet_asked.emit(MapSheetMoves(self._sheet_moves(), self._screen.give))

    def words(self) -> tuple[str, ...]:
        """The last damage and the score, for the table in words."""
        last = self.keeper.last()
        return (*self.score.words(), *(last.words() if last is not None else ()))

    def close(self) -> None:
        """Hears nothing more of the desk."""
        self._dispose()

    # ---- the hit report

    def _make_room(self) -> None:
        """The report stands where the log was; refusals bring the lower panels back."""
        screen = self._screen
        open_now = not self.panel.isHidden()
        screen.bottom.setVisible(not open_now or screen.violations.isVisibleTo(screen.bottom))
        sizes = screen.middle.sizes()
        if not open_now:
            QTimer.singleShot(0, self, self._look_back)
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
        QTimer.singleShot(0, self, self._see_struck)

    def _see_struck(self) -> None:
        """The smaller board still shows the ship that was struck."""
        batch, board = self.panel.batch(), self._screen.board
        place = board.board.place_of(batch.target) if batch is not None else None
        if batch is None or place is None or self.panel.isHidden():
            return
        at = board.mapFromScene(*place)
        if not board.viewport().rect().adjusted(_NEAR, _NEAR, -_NEAR, -_NEAR).contains(at):
            self._looked = self._looked or (board.zoom, board.middle())
            board.centre_on(batch.target)

    def _look_back(self) -> None:
        """The report is gone: the board looks where it looked before, unless it was zoomed since."""
        looked, self._looked = self._looked, None
        board = self._screen.board
        if looked is not None and looked[0] == board.zoom:
            board.look_at(looked[1].x(), looked[1].y())

    def open_large(self) -> None:
        """The report over the whole window, with every step in words."""
        shown = self.keeper.seen
        report = (shown.report if shown is not None else None) or self.keeper.last()
        if report is None:
            return
        if shown is not None:
            shown.player.pause()
        screen = self._screen
        sheet = _LargeReport(HitReport(self._table, calm=self._calm, large=True), screen)
        here = shown.player.walk if shown is not None and report is shown.report else 0
        sheet.report.show_report(report, play=False, walk=here)
        screen.sheet_asked.emit(sheet)


class _LargeReport(Sheet):
    def __init__(self, report: HitReport, screen: "SitsScreen") -> None:
        super().__init__(tr("Hit report"), width=1240)
        self.report = report
        self.body.addWidget(report, 1)
        find = screen.session.rule_text
        report.rule_clicked.connect(lambda rule: screen.sheet_asked.emit(rule_sheet(find, rule)))
        report.left.connect(self.close_sheet)
        self.add_button(tr("Good"), role="primary")

    def first_focus(self) -> QWidget | None:
        return self.report.view

    def natural_height(self, breadth: int) -> int:
        """All the height of the window."""
        return _TALL
