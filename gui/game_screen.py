"""A game's screen: phases above, ships and sheet at the left, the board in the middle, instruments right."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QSplitter, QStackedWidget, QTabWidget, QVBoxLayout, QWidget

from engine.core.command import Command
from engine.core.ids import PieceId, PlayerId, RuleId
from engine.core.session import Update
from engine.core.state import Enforcement
from engine.core.view import CounterView, TableView
from engine.core.violation import Violation
from gui.extra import Extras
from gui.games.registry import next_in_course
from gui.panels.centre import CentreView
from gui.panels.forces import ForcesPanel
from gui.panels.history_bar import HistoryBar
from gui.panels.inspector import InspectorPanel
from gui.panels.lesson import LessonPanel
from gui.panels.log_panel import LogPanel, news
from gui.panels.pace_bar import PaceBar
from gui.panels.phase_bar import Banner, PhaseBarPanel
from gui.panels.rule_panel import RulePanel
from gui.panels.violations import ViolationsPanel
from gui.presenters.inspector import sheet
from gui.presenters.lesson import lesson_steps
from gui.presenters.log import LogLine, log_lines, refusals
from gui.presenters.phases import PhaseBar, phase_bar
from gui.presenters.twin import Section, sections
from gui.qt import column, let_go
from gui.session.computer import Computers
from gui.session.qt_session import QtSession
from gui.settings.settings import Settings
from gui.speech import tr
from gui.theme.style import hub

FLY_PAUSE = 850
"""Milliseconds between the steps of "Fly on"; none with reduced motion."""


@dataclass(slots=True)
class Memory:
    """What a seat finds again when it sits down anew. No seat is given another's."""

    seat: dict[str, Any] = field(default_factory=dict)
    game: dict[str, Any] = field(default_factory=dict)
    """Shared by all seats of the game: nothing secret may go in here unguarded."""
    scenario: Mapping[str, Any] = field(default_factory=dict)
    """The scenario's file, which every seat may read."""
    place: QWidget | None = None
    """What the screen will stand in: made as its child, it need not be moved there whole afterwards."""


class GameScreen(QWidget):
    """What all games share. A game's own screen hands in its board and instruments and hears `selected`."""

    changed = Signal(object)
    """An Update, after everything has been drawn."""
    enforcement_asked = Signal()
    home_asked = Signal()
    chair_asked = Signal()
    """The chair shall be passed to the other side."""
    lesson_asked = Signal(object)
    """The next lesson is wanted: its ScenarioCard."""
    selected = Signal(object)
    """A PieceId or None, chosen in the list of ships."""
    target_asked = Signal(object)
    rule_opened = Signal(str)
    sheet_asked = Signal(object)
    """A Sheet to be laid over the window."""
    print_asked = Signal(str, str)
    """A print of that id is wanted, of that piece."""

    def __init__(
        self,
        session: QtSession,
        settings: Settings,
        memory: Memory,
        *,
        flies: frozenset[str] = frozenset(),
    ) -> None:
        super().__init__(memory.place)
        self.session = session
        self.settings = settings
        self.memory = memory
        self._flies = flies
        self.view: TableView | None = None
        self._bar: PhaseBar | None = None
        self._chosen: PieceId | None = None
        self.extras = Extras()
        self.place_of: Callable[[CounterView], str] | None = None
        """Where a counter lies, in words; set by a game whose places are no hexes by their numbers."""
        self._log_stale = False
        self._telling = QTimer(self)
        self._telling.setSingleShot(True)
        self._telling.timeout.connect(self._tell)
        self._flight = QTimer(self)
        self._flight.setSingleShot(True)
        self._flight.timeout.connect(self._fly_step)
        self.phases = PhaseBarPanel()
        self.banner = Banner()
        self.forces = ForcesPanel()
        self.inspector = InspectorPanel()
        self.rules = RulePanel(session.rule_text, session.rule_texts)
        self.log = LogPanel()
        self.violations = ViolationsPanel()
        self.history = HistoryBar(session, looked=memory.seat.get("looked"))
        self.lesson = self._lesson()
        self._connect()

    # ---- building

    def _lesson(self) -> LessonPanel | None:
        """The scenario's lesson, or what it has to say else."""
        scenario = self.memory.scenario
        steps, notes = lesson_steps(scenario, self.session.ruleset), scenario.get("notes") or ()
        kept = self.memory.seat.get("lesson") or ()
        if not steps and not notes:
            return None
        made = LessonPanel(steps, notes, kept, seat=self.viewer or "", after=lambda: next_in_course(scenario))
        made.told = self.memory.seat.get("lesson-told", "")
        return made

    def _connect(self) -> None:
        self.phases.offer_pressed.connect(self.give)
        self.phases.undo_pressed.connect(self.undo)
        self.phases.redo_pressed.connect(self.redo)
        self.phases.fly_pressed.connect(self.fly_on)
        self.phases.home_pressed.connect(self.home_asked)
        self.phases.chair_asked.connect(self.chair_asked)
        self.phases.enforcement_pressed.connect(self.enforcement_asked)
        self.banner.back_pressed.connect(self.enforcement_asked)
        for part in (self.phases, self.inspector, self.log, self.violations):
            part.rule_clicked.connect(self.open_rule)
        if self.lesson is not None:
            self.lesson.rule_clicked.connect(self.open_rule)
            self.lesson.moved.connect(self.tell_soon)
            self.lesson.chair_asked.connect(self.chair_asked)
            self.lesson.next_asked.connect(self.lesson_asked)
        self.inspector.sheet_asked.connect(self.open_ship_sheet)
        self.forces.chosen.connect(self.selected)
        self.forces.target_asked.connect(self.target_asked)
        self.session.updated.connect(self._take)
        self.session.rejected.connect(self._refused)

    def assemble(
        self,
        centre: CentreView,
        right: QWidget | None,
        under: QWidget | None = None,
        *,
        over: QWidget | None = None,
    ) -> None:
        """Puts the screen together: the board, the instruments, what lies under the board and over it all."""
        # From the outside in: a part that moves takes the style sheet through all that it holds once more.
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self.whole = _splitter(Qt.Orientation.Horizontal)
        for bar in (self.phases, self.banner, over):
            if bar is not None:
                layout.addWidget(bar)
        layout.addWidget(self.whole, 1)
        self.centre = centre
        self.phases.add_switch(centre.switch)
        self.left = _splitter(Qt.Orientation.Vertical)
        self.middle = _splitter(Qt.Orientation.Vertical)
        self.bottom = _splitter(Qt.Orientation.Horizontal)
        self._tabs = QTabWidget()
        board = QWidget()
        wider = min(1.2, max(1.0, hub().theme.text_scale))
        wide = (round(244 * wider), 700, round(400 * wider))
        _part(self.whole, self.left, self.middle, right, sizes=wide)
        # Who learns reads more than he looks for ships.
        _part(self.left, self.forces, self._tabs, sizes=(110, 490) if self._learning() else (210, 390))
        high = (600, 110, 120) if under is not None else (600, 128)
        _part(self.middle, board, under, self.bottom, sizes=high)
        _part(self.bottom, self.log, self.violations, sizes=(500, 400))
        board.setLayout(column(centre, self.history, gap=0))
        self._fill_tabs()
        self.whole.setStretchFactor(0, 0)
        self.whole.setStretchFactor(1, 1)
        if right is not None:
            self.whole.setStretchFactor(2, 0)
        self.log.setMinimumHeight(round(64 * max(1.0, hub().theme.text_scale)))
        self._restore()

    def _fill_tabs(self) -> None:
        self._tabs.setAccessibleName(tr("Ship, rules and notes"))
        self._tabs.setDocumentMode(True)
        self._tabs.tabBar().setDrawBase(False)
        self._tabs.addTab(self.inspector, tr("Ship"))
        self._tabs.addTab(self.rules, tr("Rules"))
        if self.lesson is not None:
            self._tabs.addTab(self.lesson, tr("Lesson") if self._learning() else tr("Notes"))

    def _learning(self) -> bool:
        """Whether the scenario is a lesson."""
        return bool(self.memory.scenario.get("steps"))

    def _splitters(self) -> Mapping[str, QSplitter]:
        return {"left": self.left, "middle": self.middle, "whole": self.whole, "bottom": self.bottom}

    def _restore(self) -> None:
        kept = self.memory.seat
        self.centre.show_view(str(kept.get("centre", self.settings.text("centre_view"))))
        first = 2 if self._learning() else 0
        self._tabs.setCurrentIndex(int(kept.get("tab", first)))

    def prepare(self) -> None:
        """Lays the screen out unseen, so that it is whole when it is first shown."""
        # Only now: a part that is not wanted in this step, as the tray, would have taken others' room.
        for name, splitter in self._splitters().items():
            if isinstance(sizes := self.memory.seat.get(f"split-{name}"), list):
                splitter.setSizes(sizes)
        # A picture of one pixel: the layouts are carried out, and next to nothing is drawn.
        self.grab(QRect(0, 0, 1, 1))

    def remember(self) -> None:
        """Notes in the seat's memory how the screen stood, before it is taken down."""
        kept = self.memory.seat
        for name, splitter in self._splitters().items():
            kept[f"split-{name}"] = splitter.sizes()
        kept["looked"] = self.session.history.last
        kept["told"] = self.log.lines()
        kept["centre"] = self.centre.now
        kept["tab"] = self._tabs.currentIndex()
        if self.lesson is not None:
            kept["lesson"] = self.lesson.chosen
            kept["lesson-told"] = self.lesson.told

    # ---- showing

    def start(self) -> None:
        """Shows the table as it stands."""
        self._take(self.session.update())

    def take_computers(self, computers: Computers) -> None:
        """The computer plays too: its pace can be chosen, and what stops it is said."""
        self.phases.add_left(PaceBar(computers))
        computers.failed.connect(self._computer_failed)

    def _computer_failed(self, why: str) -> None:
        self.violations.show_refusals(
            refusals((Violation(RuleId("table/computer"), why),)), title=tr("THE COMPUTER STOPPED")
        )

    @property
    def viewer(self) -> PlayerId | None:
        """Whose screen it is."""
        return self.session.viewer

    @property
    def bar(self) -> PhaseBar | None:
        """What the phase bar shows."""
        return self._bar

    def _take(self, update: Update) -> None:
        view = update.view
        self.view = view
        keys = QApplication.focusWidget()
        self._bar = phase_bar(update, self.session.phases())
        self.phases.show_bar(self._bar, can_fly=self.can_fly())
        self.banner.show_level(view.enforcement)
        if self.lesson is not None:
            self.lesson.show_log(self.session.heard())
        self.forces.show_view(self.listed(view))
        self.show_board(update)
        self.show_piece(self._chosen)
        if update.cause is not None:
            self.violations.dismiss()
        if update.trouble:
            self.say_trouble(update.trouble)
        self._show_history(update)
        if keys is not None and self.isVisible():
            if QApplication.focusWidget() is None:
                self.focus_board()  # who had them has let go, and nobody has taken them
            elif self.isAncestorOf(keys) and not keys.isVisible():
                self._keys_gone(keys)
        self.changed.emit(update)

    def _keys_gone(self, keys: QWidget) -> None:
        """What had the keys is gone: unless its own panel has taken them on, they go to the board.

        The window would hand them to whatever comes next.
        """
        panel = keys.parentWidget()
        while panel is not None and not panel.isVisible():
            panel = panel.parentWidget()
        now = QApplication.focusWidget()
        if now is None or panel is None or panel is self or not panel.isAncestorOf(now):
            self.focus_board()

    def _show_history(self, update: Update) -> None:
        entries = self.session.log() if update.cause is not None else ()
        if entries and entries[-1].player == self.viewer:
            self.history.know_all()
        self.history.show_view(update.view)
        self._log_stale = self._log_stale or update.looking is None or update.cause is not None
        self.tell_soon()
        self.log.show_moment(update.looking)

    def listed(self, view: TableView) -> TableView:
        """What the list at the left shows of a view; a game with several maps lists one of them."""
        return view

    def show_board(self, update: Update) -> None:
        """A game's own board and instruments show an update."""

    def has_secrets(self) -> bool:
        """Whether the other side may not look at this screen now: then a curtain falls between the sides."""
        return True

    def show_piece(self, piece: PieceId | None) -> None:
        """Shows a piece's sheet and lights its row."""
        view = self.view
        if view is not None and piece not in {counter.id for counter in view.counters}:
            piece = None  # it was lost, or is no more to be seen
        self._chosen = piece
        self.note_choice(piece)
        self.forces.select(piece)
        self.inspector.show_sheet(sheet(self.session.inspect(piece)) if piece is not None else None)

    def note_choice(self, piece: PieceId | None) -> None:
        """A lesson may have waited for this piece, or this place of the map, to be chosen."""
        if self.lesson is not None:
            self.lesson.choose(piece)

    def tell_soon(self) -> None:
        """Has what is new spoken, once all of it is there; who leaves the chair before that hears nothing."""
        self._telling.start(0)

    def _tell(self) -> None:
        """In the order in which it helps: what has happened, what is to be done, and what the lesson says."""
        if self._log_stale:
            self._log_stale = False
            self.log.show_lines(self._log_lines())
        self.phases.speak()
        if self.lesson is not None:
            self.lesson.speak()

    def _log_lines(self) -> tuple[LogLine, ...]:
        return tuple(log_lines(self.session.log(), self.view.seats if self.view is not None else ()))

    def _meanwhile(self) -> str:
        """What the log has that this seat has not been told yet."""
        known: tuple[LogLine, ...] | None = self.memory.seat.get("told")
        lines = self._log_lines()
        if known is None:
            # It has not sat here since the program was started, or never: what was done is news, no setup.
            looked = self.memory.seat.get("looked") or 0
            return news([line for line in lines if line.seq > looked])
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(known, lines, strict=False)))
        return news(lines[same:])

    def say_trouble(self, trouble: str) -> None:
        """Says that the game could not be written to disk."""
        self.violations.show_refusals(
            refusals((Violation(RuleId("table/disk"), tr("Not on disk: {trouble}", trouble=trouble)),)),
            title=tr("NOT SAVED"),
        )

    def _refused(self, command: Command, found: tuple[Violation, ...]) -> None:
        self.show_refusal(found, command)

    def show_refusal(self, found: tuple[Violation, ...], command: Command | None = None) -> None:
        """Shows why something was not done, and what could be done instead."""
        suggestions = self.session.suggest(command) if command is not None else ()
        self.violations.show_refusals(refusals(found), suggestions, self.give)

    def open_rule(self, rule: str) -> None:
        """Opens a rule in the rule panel."""
        self.rules.open(RuleId(rule))
        self._tabs.setCurrentWidget(self.rules)
        self.rule_opened.emit(rule)

    def search_rules(self) -> None:
        """Puts the keys into the search of the rules."""
        self._tabs.setCurrentWidget(self.rules)
        self.rules.focus_search()

    def show_ship_tab(self) -> None:
        """Brings the ship's sheet to the front."""
        self._tabs.setCurrentWidget(self.inspector)

    # ---- doing

    def give(self, command: Command) -> None:
        """Gives a command of an offer or a suggestion."""
        self.session.give(command)

    def undo(self) -> None:
        """Takes back the last command, if it may be."""
        self.stop_flying()
        if self.session.update().can_undo:
            self.session.undo()

    def redo(self) -> None:
        """Brings back what was undone, if it may be."""
        if self.session.update().can_redo:
            self.session.redo()

    def click_primary(self) -> None:
        """The big button, pressed by hand."""
        self.phases.click_primary()

    def press_primary(self) -> None:
        """Does what the big button does."""
        self.phases.press_primary()

    def can_fly(self) -> bool:
        """Whether the next step only flies what has been decided."""
        primary = self._bar.primary if self._bar else None
        return primary is not None and primary.ready and primary.kind in self._flies

    @property
    def flying(self) -> bool:
        """Whether "Fly on" is under way."""
        return self._flight.isActive()

    def fly_on(self) -> None:
        """Runs the remaining steps one after another, until somebody has to decide something."""
        if self.can_fly():
            self._fly_step()

    def _fly_step(self) -> None:
        if not self.can_fly():
            return
        self.press_primary()
        if self.can_fly() and self.session.throwing is None:
            self._flight.start(0 if self.settings.text("motion") == "reduced" else FLY_PAUSE)

    def stop_flying(self) -> None:
        """Ends "Fly on" where it is."""
        self._flight.stop()

    def enforcement(self) -> Enforcement:
        """How strictly the table plays."""
        return self._bar.enforcement if self._bar else Enforcement.REFEREE

    def standing(self) -> str:
        """Who sits here, when, and what is to be done: what a side hears when it sits down."""
        bar, view = self._bar, self.view
        if bar is None or view is None:
            return ""
        side = next((seat.name for seat in view.seats if seat.id == self.viewer), "")
        turn = tr("turn {turn}", turn=view.turn)
        head = f"{', '.join(part for part in (side, turn, bar.now) if part)}."
        missed = self._meanwhile()
        told = (tr("Meanwhile: {news}", news=missed),) if missed else ()
        return " ".join((head, *told, self.to_do()))

    def to_do(self) -> str:
        """What is to be done now, as it is spoken; when the game is over how it ended."""
        return (self._bar.over or self._bar.prompt) if self._bar is not None else ""

    def bring(self, stack: QStackedWidget, panel: QWidget) -> None:
        """Brings a panel beside the board to the front; keys that were in the one before go on to it."""
        if stack.currentWidget() is panel:
            return
        had = let_go(stack)
        stack.setCurrentWidget(panel)
        if had:
            self.focus_instruments()

    def words(self) -> tuple[str, ...]:
        """The pieces in words, line by line; games add what only they have."""
        return ()

    def twin(self) -> tuple[Section, ...]:
        """The whole table in words: pieces, places, courses, attitudes, tracks and what can be done."""
        rest = sections(self.view, self.place_of) if self.view is not None else ()
        return tuple(part for part in (Section(tr("The table"), self.words()), *rest) if part.lines)

    def open_gl(self) -> str:
        """Opens the OpenGL window of games that have one; why it can't be, or nothing."""
        return tr("This game has no view of that kind.")

    def reason_no_ship_sheet(self) -> str:
        """Why no ship's sheet can be shown; games with sheets of boxes say more."""
        return tr("This game has no ship sheets.")

    def open_ship_sheet(self) -> None:
        """Asks for the chosen ship's sheet over the window; games with sheets of boxes do it."""

    def focus_board(self) -> None:
        """Gives the keys to the board."""

    def focus_instruments(self) -> None:
        """Gives the keys to the instruments beside the board; asked again, to the next of them."""

    def focus_next(self, *parts: QWidget) -> None:
        """Gives the keys to the first of these parts in sight, or to the one after that which has them."""
        keys = QApplication.focusWidget()
        seen = [each for each in parts if each.isVisible()] or parts
        have = [
            place for place, each in enumerate(seen) if keys and (keys is each or each.isAncestorOf(keys))
        ]
        seen[(have[0] + 1) % len(seen) if have else 0].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_ships(self) -> None:
        """Comes as near as lets every piece be seen; a game's own board does it."""

    def fit_view(self) -> None:
        """Brings everything into view; a game's own board does it."""

    def step_ship(self, step: int) -> None:
        """Goes to the next or previous ship; a game's own screen does it."""

    def close_screen(self) -> None:
        """Lets go of the session: nothing more is heard or drawn."""
        self.stop_flying()
        self._telling.stop()
        self.session.close()


def _splitter(way: Qt.Orientation) -> QSplitter:
    made = QSplitter(way)
    made.setHandleWidth(3)
    made.setChildrenCollapsible(False)
    return made


def _part(splitter: QSplitter, *parts: QWidget | None, sizes: tuple[int, ...]) -> None:
    """Fills a splitter."""
    for part in parts:
        if part is not None:
            splitter.addWidget(part)
    splitter.setSizes(list(sizes))
