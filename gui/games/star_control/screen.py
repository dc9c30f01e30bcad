"""The screen of Star Control: the starmap, and beside or in place of it the battle that is being fought."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtGui import QPolygonF
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from engine.core.command import Command
from engine.core.ids import PieceId
from engine.core.session import Update
from engine.core.state import Enforcement
from engine.core.view import CounterView, TableView
from engine.core.violation import Violation
from engine.rulesets.star_control.view import BATTLE, GALAXY
from gui.board.binding import bind
from gui.board.board_view import BoardView
from gui.board.glide import Glide
from gui.board.tray import Tray
from gui.game_screen import GameScreen, Memory
from gui.games.star_control.battle_desk import BattleDesk
from gui.games.star_control.battle_panel import BattlePanel
from gui.games.star_control.drawer import FleetDrawer
from gui.games.star_control.economy import advances, orders, strips
from gui.games.star_control.fleet_cards import drawer, scuttle, transfer
from gui.games.star_control.galaxy_desk import GalaxyDesk
from gui.games.star_control.help import FIRST_TURN, KEYS, WORDS
from gui.games.star_control.ledger_strip import LedgerStrip
from gui.games.star_control.open_table import open_table
from gui.games.star_control.opponent import opponent
from gui.games.star_control.options import options_for
from gui.games.star_control.orders_panel import OrdersPanel
from gui.games.star_control.pictures import enter_figures
from gui.games.star_control.words import Note, reasons
from gui.panels.centre import CentreView
from gui.panels.side_column import SideColumn
from gui.presenters.hexes import cell_name
from gui.presenters.map_clicks import ClickingPresenter
from gui.presenters.maps import map_ids, on_map, owned
from gui.session.qt_session import QtSession
from gui.settings.settings import Settings
from gui.speech import tr

if TYPE_CHECKING:
    from gui.paper.printables import Offered

__all__ = [
    "FIRST_TURN",
    "KEYS",
    "SECRETS",
    "WORDS",
    "StarControlScreen",
    "build",
    "open_table",
    "opponent",
    "options_for",
    "prints",
]

SECRETS: Final = False
"""Both sides may see everything: no curtain falls unless it is asked for."""
CENTRES: Final = {"map": tr("Galaxy"), "solid": tr("Battle"), "both": tr("Both")}
ROOM: Final = 90.0


def build(session: QtSession, settings: Settings, memory: Memory) -> GameScreen:
    """The screen of one seat."""
    return StarControlScreen(session, settings, memory)


class _Chooser:
    """Hears a board's presenter and tells a desk."""

    def __init__(self, screen: "StarControlScreen", which: str) -> None:
        self._screen, self._which = screen, which

    def piece_selected(self, piece: PieceId | None) -> None:
        """The map chose a counter."""
        self._screen.choose(self._which, piece)

    def piece_targeted(self, piece: PieceId | None) -> None:
        """Aiming is done by the weapon in hand: there is nothing more to do."""

    def piece_opened(self, piece: PieceId) -> None:
        """A double click: its sheet comes to the front."""
        self._screen.choose(self._which, piece)
        self._screen.show_ship_tab()

    def move_refused(self, violations: tuple[Violation, ...]) -> None:
        """The map says it at the pointer; the panel keeps it to be read."""


class StarControlScreen(GameScreen):
    """Galaxy and battle are two boards with a desk each; what is chosen on one is shown beside it."""

    def __init__(self, session: QtSession, settings: Settings, memory: Memory) -> None:
        enter_figures()
        super().__init__(session, settings, memory)
        self.galaxy_desk = GalaxyDesk(session.engine)
        self.battle_desk = BattleDesk(session.engine)
        self.galaxy = BoardView()
        self.galaxy.small = True
        self.galaxy.setAccessibleName(tr("Galactic starmap"))
        self.galaxy_presenter = self._presenter(self.galaxy, GALAXY)
        bind(self.galaxy, self.galaxy_presenter)
        self.galaxy.hovered.connect(self._hover_galaxy)
        self.battle = BoardView()
        self.battle.small = True
        self.battle.setAccessibleName(tr("Tactical solarmap"))
        self.tray = Tray(self.battle)
        self.tray.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.tray.setMaximumHeight(240)
        self.battle_presenter = self._presenter(self.battle, BATTLE)
        bind(self.battle, self.battle_presenter, self.tray)
        self.tray.widened.connect(self._tray_widened)
        self.battle.hovered.connect(self._hover_battle)
        self.glides = {GALAXY: Glide(self.galaxy), BATTLE: Glide(self.battle)}
        self.drawer = FleetDrawer()
        self.strip = LedgerStrip()
        self.orders = OrdersPanel()
        self.battle_panel = BattlePanel(self.battle_desk, session.engine)
        self._fighting = False
        self.phases.lists_others = False
        self._put_together()
        self._hear()

    def _presenter(self, board: BoardView, which: str) -> ClickingPresenter:
        return ClickingPresenter(
            board,
            self.session,
            listener=_Chooser(self, which),
            use=lambda piece, cell: self._use(which, piece, cell),
            ground=lambda cell: self._ground(which, cell),
            tool=lambda: self._tool(which),
            noted=lambda piece, cell: self._note(which, piece, cell) is not None,
        )

    def _put_together(self) -> None:
        self.under = QStackedWidget()
        self.under.addWidget(self.drawer)
        self.under.addWidget(self.tray)
        self.right = SideColumn(self.orders, self.battle_panel, sizes=(540, 170))
        self.side, self.happenings = self.right.stack, self.right.happenings
        centre = CentreView(self.galaxy, lambda: self.battle, CENTRES)
        self.forces.title.setText(tr("FLEETS"))
        self.forces.name = _called
        self.assemble(centre, self.right, self.under, over=self.strip)
        self.middle.setSizes([570, 156, 112])
        centre.offer(False)
        centre.changed.connect(self._view_changed)

    def _hear(self) -> None:
        self.galaxy_desk.subscribe(self._galaxy_changed)
        self.battle_desk.subscribe(self._battle_changed)
        self.selected.connect(self._listed_chosen)
        self.drawer.moved.connect(self._transfer)
        self.drawer.scuttled.connect(self._scuttle)
        self.drawer.chosen.connect(self.show_piece)
        self.drawer.fleet_chosen.connect(self.galaxy_desk.select)
        self.drawer.field.judge = self._judge
        self.orders.given.connect(self.give)
        self.orders.pointed.connect(self._point_cells)
        self.orders.piece_asked.connect(self.galaxy_desk.select)
        self.battle_panel.given.connect(self.give)
        self.battle_panel.aimed.connect(self._aim_row)
        self.battle_panel.fired.connect(self._fire_row)
        for part in (self.orders, self.battle_panel, self.happenings):
            part.rule_clicked.connect(self.open_rule)

    # ---- showing

    def words(self) -> tuple[str, ...]:
        here = self.battle_presenter.text_twin() if self._fighting else ()
        return (*self.galaxy_presenter.text_twin(), *here)

    def listed(self, view: TableView) -> TableView:
        return on_map(view, BATTLE if BATTLE in map_ids(view) else GALAXY)

    def show_board(self, update: Update) -> None:
        view = update.view
        places = {name: glide.places() for name, glide in self.glides.items()}
        for glide in self.glides.values():
            glide.finish()
        fighting = BATTLE in map_ids(view)
        self.galaxy_desk.show(view)
        self.galaxy_presenter.show(on_map(view, GALAXY))
        self._galaxy_changed()
        if fighting:
            self.battle_desk.show(view)
            self.battle_presenter.show(on_map(view, BATTLE))
            waited = self.tray.pieces()
            self.tray.show_table(owned(on_map(view, BATTLE), view.viewer))
            self._take_next(waited)
            self._battle_changed()
            self.battle_panel.refresh()
        if fighting != self._fighting:
            self._change_place(fighting)
        self._fighting = fighting
        self.strip.show_strips(strips(view))
        phase = next((p.title for p in self.session.phases() if p.id == view.phase), str(view.phase))
        self.orders.show_orders(view, phase, orders(self.session.engine, view), advances(self.session.engine))
        self._show_under(view, fighting)
        if update.cause is not None:
            self.right.show_step(update)
            if self.settings.text("motion") == "full":
                for name, glide in self.glides.items():
                    glide.start(places[name])

    def _change_place(self, fighting: bool) -> None:  # noqa: FBT001 - which of two places
        self.centre.offer(fighting)
        self.centre.show_view("solid" if fighting else "map")
        self.bring(self.side, self.battle_panel if fighting else self.orders)
        self.forces.title.setText(tr("SHIPS IN THE BATTLE") if fighting else tr("FLEETS"))
        QTimer.singleShot(0, self, self.show_ships)

    def _show_under(self, view: TableView, fighting: bool) -> None:  # noqa: FBT001 - which of two places
        waiting = [c for c in view.counters if c.map == BATTLE and c.kind == "ship" and c.cell is None]
        deploying = fighting and any(c.owner == view.viewer for c in waiting)
        self.bring(self.under, self.tray if deploying else self.drawer)
        # All cards are seen at once, as many rows as that takes; the map does not jump when a row is done.
        if not deploying:
            self.tray.setMinimumHeight(0)
        elif self.tray.laid_out:
            self.tray.setMinimumHeight(max(self.tray.minimumHeight(), self._rows_height()))
        self.under.setVisible(deploying or not fighting)

    def _rows_height(self) -> int:
        return min(232, self.tray.sizeHint().height())

    def _tray_widened(self) -> None:
        """How many rows the cards take is known only when the tray has its width."""
        if self.under.currentWidget() is self.tray:
            self.tray.setMinimumHeight(self._rows_height())

    def _view_changed(self, now: str) -> None:
        if not self._fighting and BATTLE not in map_ids(self.session.view()):
            return
        self.bring(self.side, self.orders if now == "map" else self.battle_panel)

    # ---- galaxy

    def _galaxy_changed(self) -> None:
        desk = self.galaxy_desk
        if desk.selected != self.galaxy_presenter.selected:
            self.galaxy_presenter.select(desk.selected)
        self._light_galaxy()
        view = desk.view
        if view is not None:
            cell = desk.cell
            self.drawer.show_drawer(drawer(self.session.engine, view, cell), cell_name(cell) if cell else "")
        if not self._fighting:
            self.show_piece(desk.selected)

    def _light_galaxy(self) -> None:
        desk = self.galaxy_desk
        aims = {cell for cell, goal in desk.goals.items() if goal.deed in ("attack", "besiege")}
        ways = {cell for cell in desk.goals if cell not in aims}
        self.galaxy.highlight(ways or (() if aims else desk.hints()))
        self.galaxy.board.paint_cells("aims", aims)
        self.galaxy.board.paint_cells("refused", desk.refused)

    def _hover_galaxy(self, _piece: PieceId | None, cell: str | None) -> None:
        _say(self.galaxy, self._note(GALAXY, None, cell))

    def _note(self, which: str, piece: PieceId | None, cell: str | None) -> Note | None:
        """What a click there would do, or why it can't be done."""
        return self.galaxy_desk.note(cell) if which == GALAXY else self.battle_desk.note(piece, cell)

    def _point_cells(self, cells: tuple[str, ...]) -> None:
        if cells:
            self.galaxy.highlight(cells)
        else:
            self._light_galaxy()

    # ---- battle

    def _take_next(self, waited: list[PieceId]) -> None:
        """A ship has left the tray: the one now marked there is in hand, so that clicks set up one by one."""
        left = self.tray.pieces()
        if left and self.battle_desk.selected in waited and self.battle_desk.selected not in left:
            self.battle_desk.select(self.tray.piece())

    def _battle_changed(self) -> None:
        desk = self.battle_desk
        if desk.selected != self.battle_presenter.selected:
            self.battle_presenter.select(desk.selected)
            self.tray.select(desk.selected)
        self.battle.highlight(desk.lit())
        self.battle.board.paint_cells("aims", desk.aims())
        self.battle.target(None)
        self.show_piece(desk.selected)

    def _hover_battle(self, piece: PieceId | None, cell: str | None) -> None:
        _say(self.battle, self._note(BATTLE, piece, cell))
        aimed = piece if self.battle_desk.shot(piece) is not None else None
        self.battle.target(aimed)
        self.battle_panel.point(aimed)

    def _aim_row(self, piece: PieceId | None) -> None:
        self.battle.target(piece)

    def _fire_row(self, piece: PieceId) -> None:
        self._use(BATTLE, piece, None)

    # ---- what the hand does

    def _use(self, which: str, piece: PieceId | None, cell: str | None) -> bool:
        if which == BATTLE:
            command = self.battle_desk.click(piece, cell)
        else:
            own = self.galaxy_desk.counter(piece)
            mine = own is not None and own.owner == self.viewer
            command = None if mine or cell is None else self.galaxy_desk.click(cell)
        board = self.battle if which == BATTLE else self.galaxy
        if command is None:
            note = self._note(which, None, cell) if piece is None else None
            if note is not None and note.tone == "bad":
                board.show_refusal(note.text)
            return False
        self._give_on(board, command)
        return True

    def _tool(self, which: str) -> str:
        """At a free table counters are set; in a battle a ship is dragged with its weapon in hand."""
        if self.view is not None and self.view.enforcement is Enforcement.FREE:
            return "set"
        if which == BATTLE:
            return self.battle_desk.tool or self.battle_desk.mode or ""
        return ""

    def _give_on(self, board: BoardView, command: Command) -> None:
        refused = self.session.give(command)
        if refused:
            board.show_refusal(reasons(refused))

    def _ground(self, which: str, cell: str) -> PieceId | None:
        if which == BATTLE:
            return None
        ground = self.galaxy_desk.ground(cell)
        return ground.id if ground is not None else None

    def choose(self, which: str, piece: PieceId | None) -> None:
        """A board chose a counter."""
        if which == BATTLE:
            self.battle_desk.select(piece)
        else:
            self.galaxy_desk.select(piece)

    def _listed_chosen(self, piece: PieceId) -> None:
        self.choose(
            BATTLE if self.battle_desk.counter(piece) is not None and self._fighting else GALAXY, piece
        )

    def _judge(self, ships: tuple[PieceId, ...], fleet: PieceId | None) -> str:
        found = self.session.peek(transfer(self.session.seat, ships, fleet)).violations
        return " ".join(each.message for each in found)

    def _transfer(self, ships: tuple[PieceId, ...], fleet: PieceId | None) -> None:
        self.give(transfer(self.session.seat, ships, fleet))

    def _scuttle(self, ships: tuple[PieceId, ...]) -> None:
        self.give(scuttle(self.session.seat, ships))

    # ---- where the maps look

    def start(self) -> None:
        super().start()
        if self.galaxy_desk.selected is None:
            kept = self.memory.seat.get("selected")
            self.galaxy_desk.select(PieceId(kept) if isinstance(kept, str) else None)
            if self.galaxy_desk.fleet is None and not self._fighting:
                self.galaxy_desk.next_fleet(1)
        QTimer.singleShot(0, self, self.show_ships)

    def show_ships(self) -> None:
        """The starmap whole; in a battle as near as lets every ship be seen."""
        self.galaxy.fit()
        self.battle.fit()
        if not self._fighting or self.battle_desk.deploying:
            return
        items = self.battle.board.items_by_id.values()
        places = [item.pos() for item in items if item.counter.kind == "ship"]
        if len(places) < 2:
            return
        box = QPolygonF([QPointF(p) for p in places]).boundingRect().adjusted(-ROOM, -ROOM, ROOM, ROOM)
        seen = self.battle.seen()
        near = min(seen.width() / box.width(), seen.height() / box.height(), 1.1 / self.battle.zoom)
        if near > 1.0:
            self.battle.zoom_by(near)
            self.battle.look_at(box.center().x(), box.center().y())

    # ---- Host's deeds

    def _board(self) -> BoardView:
        return self.battle if self._fighting and self.centre.now != "map" else self.galaxy

    def focus_board(self) -> None:
        self._board().setFocus(Qt.FocusReason.ShortcutFocusReason)

    def focus_instruments(self) -> None:
        cards: QWidget = self.tray if self.under.currentWidget() is self.tray else self.drawer.field
        first, second = (self.battle_panel, cards) if self._fighting else (cards, self.orders)
        self.focus_next(*((second, first) if self.tray.pieces() and self._fighting else (first, second)))

    def fit_view(self) -> None:
        self.galaxy.fit()
        self.battle.fit()

    def step_ship(self, step: int) -> None:
        if self._fighting:
            self.battle_desk.next_ship(step)
        else:
            self.galaxy_desk.next_fleet(step)

    def remember(self) -> None:
        super().remember()
        self.memory.seat["selected"] = self.galaxy_desk.selected
        self.memory.seat["centre"] = "map"

    def close_screen(self) -> None:
        self.galaxy_desk.close()
        self.battle_desk.close()
        for glide in self.glides.values():
            glide.finish()
        super().close_screen()


def _say(board: BoardView, note: Note | None) -> None:
    if board.tools.carry.active:
        return
    if note is None:
        board.hush()
    else:
        board.note(note.text, note.tone)


def _called(counter: CounterView) -> str:
    """A Fleet by its name alone: its side stands beside it, and its ships below the map."""
    return (
        tr("Fleet {fleet}", fleet=counter.label)
        if counter.kind == "fleet"
        else counter.title or counter.label
    )


def prints(screen: GameScreen, facts: Mapping[str, str]) -> "tuple[Offered, ...]":
    """What can be printed of a game in play; `facts` are the options that it was started with."""
    from gui.games.star_control.paper import prints  # its drawings are needed only when somebody prints

    return prints(screen, facts) if isinstance(screen, StarControlScreen) else ()
