"""The screen of SITS: hex map, tray, 3D view, AVID and plotting grids around one plot desk."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from engine.core.command import Command
from engine.core.ids import PieceId
from engine.core.session import Update
from engine.core.view import TableView
from engine.core.violation import Violation
from engine.rulesets.sits.commands import ReadSheet
from engine.rulesets.sits.view import ShipSheet
from gui.board.binding import bind
from gui.board.board_view import BoardView
from gui.board.glide import Glide
from gui.board.tray import Tray
from gui.dialogs.rule import rule_sheet
from gui.dialogs.sheet import Sheet
from gui.game_screen import GameScreen, Memory
from gui.games.sits.combat.cards_tracks import Tracks
from gui.games.sits.combat.combat_desk import CombatDesk
from gui.games.sits.combat.combat_lines import shots_of, tracks_of
from gui.games.sits.combat.combat_panel import CombatPanel
from gui.games.sits.combat.combat_reading import DECISIONS, QUESTIONS, Stage
from gui.games.sits.combat.combat_side import Side
from gui.games.sits.combat.repair_panel import RepairPanel
from gui.games.sits.combat.report_dock import ReportDock
from gui.games.sits.help import FIRST_TURN, KEYS, WORDS
from gui.games.sits.measure import measurer
from gui.games.sits.opponent import opponent
from gui.games.sits.options import options_for
from gui.games.sits.plot_desk import PlotDesk
from gui.games.sits.plot_memory import PlotMemory
from gui.games.sits.plot_panel import PlotPanel
from gui.games.sits.setup_panel import SetupPanel
from gui.panels.centre import CentreView
from gui.presenters.board import BoardPresenter
from gui.presenters.kinds import is_lost
from gui.session.qt_session import QtSession
from gui.settings.settings import Settings
from gui.speech import tr

if TYPE_CHECKING:
    from gui.games.sits.space import Space
    from gui.paper.printables import Offered

__all__ = [
    "FIRST_TURN",
    "KEYS",
    "WORDS",
    "SitsScreen",
    "build",
    "forces_sheet",
    "opponent",
    "options_for",
    "prints",
]

FLIES: Final = frozenset({"sits.proceed"})
"""Commands that only fly what has been plotted."""
_LEADS_ON: Final = FLIES | {"sits.commit"}
"""Commands of the big button: while results stand on the card it turns to the next of them instead."""


def build(session: QtSession, settings: Settings, memory: Memory) -> GameScreen:
    """The screen of one seat."""
    return SitsScreen(session, settings, memory)


class SitsScreen(GameScreen):
    """Map, AVID, 3D and numbers show one model: the plot desk. A choice in any of them is seen in all."""

    def __init__(self, session: QtSession, settings: Settings, memory: Memory) -> None:
        super().__init__(session, settings, memory, flies=FLIES)
        plots = memory.game.setdefault("plots", PlotMemory())
        self.desk = PlotDesk(session.engine, plots)
        if self.desk.view is not None:
            # Before anything shows the desk: it would be shown twice.
            self.desk.select(self._first_ship(self.desk.view))
        self.board = BoardView()
        if (camera := memory.seat.get("camera")) is not None:
            self.board.expect(camera[0])
        self.tray = Tray(self.board)
        self.glide = Glide(self.board)
        self._flown = False
        self._seated = False
        self.presenter = BoardPresenter(self.board, session, listener=self, measurer=measurer(session))
        bind(self.board, self.presenter, self.tray)
        self.space: Space | None = None
        self.right = QStackedWidget()
        self.combat = CombatDesk(
            self.desk,
            session,
            memory.seat,
            hold_results=self._holds_results,
            peaceful=bool((memory.scenario.get("options") or {}).get("exercise")),
        )
        self.side = Side(
            self.right, self._show_plot, self._show_fight, lambda panel: self.bring(self.right, panel)
        )
        self.tracks = Tracks(self.board, moves=settings.text("motion") == "full")
        self.assemble(CentreView(self.board, self._make_space), self.side, self._tray_frame())
        self.centre.changed.connect(self._look_again)
        # Made where it will stand; the other panels of the stack are made when they are first wanted.
        self.plot = PlotPanel(self.desk, self.right)
        self.right.addWidget(self.plot)
        self._dispose = self.desk.subscribe(self._desk_changed)
        self._shown: object = None
        self.selected.connect(self.desk.select)
        self.target_asked.connect(self._aim)
        self.plot.ruleClicked.connect(self.open_rule)
        self._end_fight = self.combat.subscribe(self._combat_changed)
        self.inspector.offer_sheets()
        self.damage = ReportDock(self)

    @cached_property
    def setup(self) -> SetupPanel:
        """The panel of the setup."""
        made = SetupPanel(self.desk, self.session)
        self.right.addWidget(made)
        return made

    @cached_property
    def fight(self) -> CombatPanel:
        """The panel of the fight."""
        made = CombatPanel(self.combat, self.right)
        self.right.addWidget(made)
        made.ruleClicked.connect(self.open_rule)
        return made

    def _show_plot(self) -> None:
        if not self.damage.mending:
            self.bring(self.right, self.plot)

    def _show_fight(self) -> None:
        self.fight.refresh()  # keys that go on to it come to the card of this step, not of the one before
        self.bring(self.right, self.fight)

    def _setup_wanted(self, view: TableView) -> QWidget | None:
        return self.setup if SetupPanel.wanted(view) else None

    def _tray_frame(self) -> QWidget:
        self.tray.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        return self.tray

    def _make_space(self) -> QWidget:
        # Imported when it is first shown: the 3D modules bring numpy with them.
        from gui.games.sits.space import Space

        self.space = Space(self.desk)
        self.space.target_asked.connect(self._aim)
        self.space.show_view(self.session.view())
        self.space.show_desk()
        return self.space.view

    # ---- showing

    def show_board(self, update: Update) -> None:
        view = update.view
        self.glide.finish()
        before = self.glide.places()
        self.presenter.show(view)
        if self._flown and self.settings.text("motion") == "full":
            self.glide.start(before)
        self._flown = False
        self.tray.show_table(view)
        waiting = [c for c in view.counters if c.kind == "piece" and c.cell is None and not is_lost(c)]
        self.tray.setVisible(any(c.movable or c.owner == view.viewer for c in waiting))
        self.combat.take(update)
        self.side.take(self.combat.stage, self._setup_wanted(view))
        self._flash_beams(update)
        cells = {cell for offer in view.offers for cell in offer.cells}
        self.board.highlight(cells)
        if self.space is not None:
            self.space.show_view(view)
        if self.desk.selected is None:
            self.desk.select(self._first_ship(view))
        elif self._shown is None:
            self._desk_changed()

    def _first_ship(self, view: TableView) -> PieceId | None:
        kept = self.memory.seat.get("selected")
        own = [c.id for c in view.counters if c.kind == "piece" and c.owner == view.viewer]
        return kept if kept in own else next(iter(own), None)

    def _desk_changed(self) -> None:
        piece = self.desk.selected
        if piece != self.presenter.selected:
            self.presenter.select(piece)
            self.tray.select(piece)
        if self.desk.target != self.presenter.targeted:
            self.presenter.target(self.desk.target)
        if piece != self._shown:
            self._shown = piece
            self.show_piece(piece)
        preview, coast = self.desk.preview, self.desk.coast
        ghosts = preview.ghosts if preview is not None else ()
        courses = (preview.courses if preview is not None else ()) + (
            coast.courses if coast is not None else ()
        )
        self.board.overlay(ghosts, courses)
        if self.space is not None:
            self.space.show_desk()

    # ---- the fight

    def _flash_beams(self, update: Update) -> None:
        """Draws the beams that have just fired; for who sits down now, those of the last thing done."""
        if update.cause is not None:
            self.tracks.flash(shots_of(update.events))
        elif not self._seated and update.looking is None:
            self.tracks.flash(shots_of(event for entry in self.session.log()[-1:] for event in entry.events))
        self._seated = True

    def _holds_results(self) -> bool:
        return self.settings.flag("hold_results")

    def _combat_changed(self) -> None:
        """The card turned a page, or another column is looked at."""
        combat = self.combat
        if self.view is not None:
            self.side.take(combat.stage, self._setup_wanted(self.view))
            self.damage.show_repairs()
        self.tracks.show(tracks_of(combat))
        self._show_bar()

    def _take(self, update: Update) -> None:
        # The panel beside the board lists the answers to a question of the defence: not the bar as well.
        self.phases.lists_others = not any(offer.kind in DECISIONS for offer in update.view.offers)
        super()._take(update)

    def _show_bar(self) -> None:
        """While results stand on the card, the big button leads on to what is to be done after them."""
        bar = self._bar
        if bar is None:
            return
        shown = self.combat.shown
        primary = bar.primary
        if shown is not None and primary is not None:
            last = shown >= len(self.combat.stories) - 1
            title = self.combat.words_on if last else tr("Next salvo")
            bar = replace(bar, prompt=self._results(), primary=replace(primary, title=title))
        elif shown is None and (kind := self.combat.question) is not None:
            # The question itself stands on the card, with its odds: once is enough.
            bar = replace(
                bar,
                prompt=tr(
                    "Missiles come in: {question}. Answer on the card, at the right (Ctrl+I).",
                    question=QUESTIONS[kind],
                ),
            )
        self.phases.show_bar(bar, can_fly=self.can_fly())
        self.tell_soon()

    def to_do(self) -> str:
        """Results that nobody has seen yet come before what is to be done after them."""
        if self.combat.shown is not None and self._bar is not None and self._bar.primary is not None:
            return self._results()
        return super().to_do()

    def _results(self) -> str:
        return tr("{story} has come in: look at what became of it.", story=self.combat.story_words)

    def can_fly(self) -> bool:
        """Never over results that nobody has seen, or past something that could be done."""
        waits = self.view is not None and self.view.each_acts
        return super().can_fly() and self.combat.shown is None and not waits

    # ---- BoardListener

    def piece_selected(self, piece: PieceId | None) -> None:
        """The map chose a piece: where the fight is on, an enemy becomes the target."""
        aims = self.combat.stage in (Stage.LAUNCH, Stage.BEAMS) and self.combat.acting
        if aims and self.combat.ship is not None and self.combat.is_enemy(piece):
            self.desk.choose_target(piece)
            self.presenter.select(self.desk.selected)
            return
        self.desk.select(piece)
        self.show_piece(piece)

    def piece_targeted(self, piece: PieceId | None) -> None:
        """The map chose a target."""
        self.desk.choose_target(piece)

    def piece_opened(self, piece: PieceId) -> None:
        """A double click on the map: its sheet comes to the front."""
        self.desk.select(piece)
        self.show_ship_tab()

    def move_refused(self, violations: tuple[Violation, ...]) -> None:
        """The map says it at the pointer; the panel keeps it to be read."""

    def _aim(self, piece: PieceId) -> None:
        self.desk.choose_target(None if piece == self.desk.target else piece)

    def give(self, command: Command) -> None:
        if self.damage.score.asks_first(command):
            return
        if self.combat.shown is not None and getattr(command, "kind", "") in _LEADS_ON:
            self.combat.go_on()
            return
        self._flown = getattr(command, "kind", "") in FLIES
        super().give(command)
        self._flown = False

    # ---- where the map looks

    def prepare(self) -> None:
        super().prepare()
        # The map has its size only once it has been laid out.
        self._first_look()
        self.board.settle()

    def _first_look(self) -> None:
        kept = self.memory.seat.get("camera")
        deploys = self.view is not None and any(offer.cells for offer in self.view.offers)
        if deploys and self.tray.isVisibleTo(self):
            self.show_ships()
        elif kept is not None:
            zoom, middle = kept
            self.board.zoom_by(zoom / self.board.zoom)
            self.board.look_at(middle.x(), middle.y())
        else:
            self.show_ships()

    def _look_again(self, _view: str) -> None:
        QTimer.singleShot(0, self, self.show_ships)

    def show_ships(self) -> None:
        """Comes as near as shows the own ships and the enemy near them; in setup the zone to deploy in."""
        self.board.first_look()

    # ---- the ship's sheet

    def reason_no_ship_sheet(self) -> str:
        return "" if self.desk.selected is not None else tr("Choose a ship first.")

    def open_ship_sheet(self) -> None:
        """The chosen ship's sheet as it stands, over the window; all ships in sight can be paged through."""
        from gui.games.sits.ssd.ship_sheet import ShipSheetSheet

        if self.desk.selected is None or self.view is None:
            return
        ships = [counter.id for counter in self.view.counters if counter.kind == "piece"]
        find = self.session.rule_text
        sheet = ShipSheetSheet(
            ships,
            self.desk.selected,
            self.read_sheet,
            find,
            lambda rule: self.sheet_asked.emit(rule_sheet(find, rule)),
            print_ship=lambda piece: self.print_asked.emit("ships", str(piece)),
        )
        self.changed.connect(sheet.refresh)
        self.sheet_asked.emit(sheet)

    def read_sheet(self, ship: PieceId) -> ShipSheet:
        """A ship's sheet as this seat may see it."""
        answer = self.session.answer(ReadSheet(player=self.session.seat, ship=ship))
        if not isinstance(answer, ShipSheet):
            raise TypeError("the rules answered with something else than a ship's sheet")
        return answer

    # ---- Host's deeds

    def words(self) -> tuple[str, ...]:
        return (*self.presenter.text_twin(), *self.plot.target.exchange.words(), *self.damage.words())

    def open_gl(self) -> str:
        """Opens the OpenGL window; why it can't be, or nothing."""
        if self.space is None:
            self._make_space()
        return self.space.open_gl() if self.space is not None else ""

    def focus_board(self) -> None:
        self.board.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def focus_instruments(self) -> None:
        front = self.right.currentWidget()
        if isinstance(front, CombatPanel):
            front.focus_page()
            return
        if isinstance(front, RepairPanel):
            front.take_keys()
            return
        avid = front.avid if isinstance(front, SetupPanel) else self.plot.avid.avid
        avid.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def fit_view(self) -> None:
        self.board.fit()
        if self.space is not None:
            self.space.fit()

    def step_ship(self, step: int) -> None:
        if self.combat.stage in (Stage.LAUNCH, Stage.BEAMS):
            self.combat.step_ship(step)
        else:
            self.desk.next_ship() if step > 0 else self.desk.previous_ship()

    def remember(self) -> None:
        super().remember()
        self.memory.seat["split-middle"] = self.damage.sizes_without()
        self.memory.seat["selected"] = self.desk.selected
        self.memory.seat["camera"] = (self.board.zoom, self.board.middle())

    def close_screen(self) -> None:
        self._dispose()
        self.damage.close()
        self._end_fight()
        if "fight" in vars(self):
            self.fight.close_panel()
        self.combat.close()
        self.tracks.close()
        self.glide.finish()
        if self.space is not None:
            self.space.close()
        self.desk.close()
        super().close_screen()


def forces_sheet(made: Callable[[Mapping[str, Any]], object]) -> Sheet:
    """Asks for forces of one's own, and hands on the scenario made of them."""
    from gui.games.sits.forces_sheet import ForcesSheet  # needed only when somebody makes a battle

    return ForcesSheet(made)


def prints(screen: GameScreen, facts: Mapping[str, str]) -> "tuple[Offered, ...]":
    """What can be printed of a game in play; `facts` are the options that it was started with."""
    from gui.games.sits.paper.offers import prints  # its drawings are needed only when somebody prints

    return prints(screen, facts) if isinstance(screen, SitsScreen) else ()
