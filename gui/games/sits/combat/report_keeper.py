"""Opens the hit report when a step did damage, finds it again for any line of the log, and lets it go."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QObject, Signal

from engine.core.bus import Cause
from engine.core.event import Event
from engine.core.ids import PieceId
from engine.core.session import LogEntry, Update
from engine.rulesets.sits.combat_events import HitPlaced
from gui.games.sits.combat.report_model import LINKED, Report, reports
from gui.games.sits.combat.report_panel import HitReport
from gui.presenters.log import LogLine
from gui.speech import tr

NEVER: Final = tr("No hit has been placed in this game yet.")


class ReportKeeper(QObject):
    """Knows every report of the game that a seat plays, and which one the panel shows."""

    opened = Signal()
    """The panel has been opened, or closed."""

    def __init__(
        self,
        make: Callable[[], HitReport],
        parent: QObject,
        log: Callable[[], tuple[LogEntry, ...]],
        names: Callable[[], Mapping[PieceId, str]],
        opens: Callable[[], bool],
    ) -> None:
        super().__init__(parent)
        self._make = make
        self._made: HitReport | None = None
        self._log = log
        self._names = names
        self._opens = opens
        self._step: tuple[int, str] | None = None

    @property
    def panel(self) -> HitReport:
        """The panel, made hidden when it is first wanted."""
        if self._made is None:
            self._made = self._make()
            self._made.hide()
            self._made.closed.connect(self.close_report)
        return self._made

    @property
    def made(self) -> HitReport | None:
        """The panel if there has been a report to show."""
        return self._made

    @property
    def seen(self) -> HitReport | None:
        """The panel while it is open."""
        return self._made if self._made is not None and not self._made.isHidden() else None

    # ---- what there is

    def all(self) -> dict[int, Report]:
        """Every report by its moment."""
        return reports(self._log(), self._names())

    def last(self) -> Report | None:
        """The youngest report in which a ship lost something, else the youngest."""
        found = list(self.all().values())
        hurt = [report for report in found if report.hurt]
        return (hurt or found)[-1] if found else None

    def reason_none(self) -> str:
        """Why there is no report to be opened; nothing where there is one."""
        return "" if any(_struck(event) for entry in self._log() for event in entry.events) else NEVER

    # ---- what happens

    def take(self, update: Update) -> None:
        """Hears of the game: a step that did damage opens the report, unless that is switched off."""
        if update.looking is not None:
            self._look(update.looking)
            return
        if update.cause is Cause.UNDO:
            self._forget_undone()
        struck = any(_struck(event) for event in update.events)
        if struck and update.cause in (Cause.EXECUTE, Cause.REDO):
            self._struck_now()
        elif update.cause is not None:
            self._gone_on(update)
        self._step = (update.view.turn, str(update.view.phase))

    def _struck_now(self) -> None:
        report = self.all().get(len(self._log()))
        if report is None or not report.hurt:
            return
        if self._opens() or self.seen is not None:
            self.show(report, play=True)

    def _gone_on(self, update: Update) -> None:
        """A later step without damage closes a report that is not pinned."""
        now = (update.view.turn, str(update.view.phase))
        panel = self.seen
        if panel is not None and self._step is not None and now != self._step and not panel.pin.isChecked():
            self.close_report()

    def _look(self, moment: int) -> None:
        if self.seen is None:
            return
        found = self.all().get(moment)
        if found is not None:
            self.show(found, play=False)

    def _forget_undone(self) -> None:
        report = self._made.report if self._made is not None else None
        if report is not None and report.moment > len(self._log()):
            self.close_report()

    # ---- what a player asks

    def show(self, report: Report, *, play: bool, walk: int = 0) -> None:
        """Shows a report in the panel."""
        panel = self.panel
        hidden = panel.isHidden()
        panel.setVisible(True)
        panel.show_report(report, play=play, walk=walk)
        if hidden:
            self.opened.emit()

    def close_report(self) -> None:
        """Puts the panel away; the log opens it again."""
        if (panel := self.seen) is not None:
            panel.player.pause()
            panel.hide()
            self.opened.emit()

    def toggle(self) -> None:
        """Opens the youngest report and gives it the keys, or puts it away."""
        if self.seen is not None:
            self.close_report()
        elif (report := self.last()) is not None:
            self.show(report, play=False)
            self.panel.view.setFocus()

    def open_line(self, line: LogLine) -> None:
        """Opens the report that a line of the log belongs to, at its own hit."""
        report = self.all().get(line.seq)
        if report is not None:
            self.show(report, play=False, walk=self._walk_of(line))

    def _walk_of(self, line: LogLine) -> int:
        """How many hits of the step stand before a line."""
        entry = next((entry for entry in self._log() if entry.seq == line.seq), None)
        before = entry.events[: line.part] if entry is not None else ()
        return sum(isinstance(event, HitPlaced) for event in before)


def _struck(event: Event) -> bool:
    return getattr(event, "kind", "") in LINKED
