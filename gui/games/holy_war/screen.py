"""The screen of Holy War: the map of levels, flat and in space, the cards under it, and both panels."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QWidget

from engine.core.command import Command, Gesture
from engine.core.ids import PieceId
from engine.core.session import Update
from engine.core.state import Enforcement
from engine.core.view import CounterView
from engine.rulesets.holy_war.commands import Jump, Warp
from engine.rulesets.holy_war.view import MAP
from gui.announce import say
from gui.game_screen import GameScreen, Memory
from gui.games.holy_war.combat_desk import CombatDesk
from gui.games.holy_war.combat_panel import CombatPanel
from gui.games.holy_war.desk import WarDesk
from gui.games.holy_war.drawer import UnitDrawer
from gui.games.holy_war.help import FIRST_TURN, KEYS, WORDS
from gui.games.holy_war.map_ground import Ground
from gui.games.holy_war.map_keys import MapKeys
from gui.games.holy_war.map_tokens import Show
from gui.games.holy_war.map_view import LevelMap
from gui.games.holy_war.odds_parts import path_html
from gui.games.holy_war.open_table import open_table
from gui.games.holy_war.opponent import opponent
from gui.games.holy_war.options import options_for
from gui.games.holy_war.pictures import enter_figures
from gui.games.holy_war.solid import SolidMap
from gui.games.holy_war.story import last_round, missed
from gui.games.holy_war.strip import WarStrip
from gui.games.holy_war.table_show import ground_of, show_of
from gui.games.holy_war.war_panel import TOOLS, WarPanel
from gui.panels.centre import CentreView
from gui.panels.side_column import SideColumn
from gui.session.qt_session import QtSession
from gui.settings.settings import Settings
from gui.speech import tr, trn
from gui.theme.style import hub

if TYPE_CHECKING:
    from gui.paper.printables import Offered

__all__ = [
    "FIRST_TURN",
    "KEYS",
    "SECRETS",
    "WORDS",
    "HolyWarScreen",
    "build",
    "open_table",
    "opponent",
    "options_for",
    "prints",
]

SECRETS: Final = True
"""Counters lie face down and purchases are sealed: a curtain falls between the sides."""
CENTRES: Final = {"map": tr("Map"), "solid": tr("In space"), "both": tr("Both")}
_LEVEL: Final = "level "


def build(session: QtSession, settings: Settings, memory: Memory) -> GameScreen:
    """The screen of one seat."""
    return HolyWarScreen(session, settings, memory)


class HolyWarScreen(GameScreen):
    """One desk for map and space, one for the combat; what is chosen in one view is chosen in all."""

    def __init__(self, session: QtSession, settings: Settings, memory: Memory) -> None:
        enter_figures()
        super().__init__(session, settings, memory)
        self.desk = WarDesk(session.engine)
        self.combat_desk = CombatDesk(self.desk)
        self.map = LevelMap(self.desk.chart)
        self.solid: SolidMap | None = None
        self.strip = WarStrip()
        self.drawer = UnitDrawer(self.desk, self.combat_desk)
        self.war_panel = WarPanel(self.desk)
        self.combat_panel = CombatPanel(self.combat_desk)
        self._fighting = False
        self._pointed: tuple[str, ...] = ()
        self._told = ""
        self._ground, self._over = Ground(), Show()
        self._put_together()
        self._hear()

    def _put_together(self) -> None:
        self.right = SideColumn(self.war_panel, self.combat_panel, sizes=(560, 150))
        self.side, self.happenings = self.right.stack, self.right.happenings
        centre = CentreView(self.map, self._make_solid, CENTRES)
        self.forces.title.setText(tr("COUNTERS"))
        self.forces.place = self.place_of = self._place_words
        self.phases.lists_others = False
        self.assemble(centre, self.right, self.drawer, over=self.strip)
        self.middle.setSizes([600, 128, 84])

    def _make_solid(self) -> QWidget:
        self.solid = SolidMap(self.desk.chart)
        self.solid.clicked.connect(self._clicked)
        self.solid.show_scene(self._ground, self._over)
        return self.solid

    def _hear(self) -> None:
        self.desk.subscribe(self._desk_changed)
        self.selected.connect(self._listed_chosen)
        self.map.clicked.connect(self._clicked)
        self.map.opened.connect(self._opened)
        self.map.dropped.connect(self._dropped)
        self.map.hovered.connect(self._hovered)
        self.map.rested.connect(self._rested)
        self.map.words_of = self._words_of
        self._keys = MapKeys(self.map, self.desk, self.combat_desk, self.step_ship)
        self.drawer.given.connect(self.give)
        self.drawer.pointed.connect(self._card_pointed)
        for panel in (self.war_panel, self.combat_panel):
            panel.given.connect(self.give)
            panel.pointed.connect(self._point)
            panel.rule_clicked.connect(self.open_rule)
        self.happenings.rule_clicked.connect(self.open_rule)

    # ---- showing

    def show_board(self, update: Update) -> None:
        view = update.view
        self.desk.show(view)
        self.combat_desk.show()
        fighting = self.desk.combat is not None
        if fighting != self._fighting:
            self._change_place(fighting)
        log = self.session.log()
        self.war_panel.ended = last_round(log, view.viewer) if not fighting else ()
        self.war_panel.refresh()
        self.combat_panel.refresh()
        self.drawer.refresh()
        self.strip.show_war(view, self.desk.standings)
        self._draw()
        if update.cause is not None:
            self.right.show_step(update)
        elif not self.happenings.lines():
            self.happenings.show_lines(missed(log, view.viewer))

    def has_secrets(self) -> bool:
        """While systems are chosen everything lies open."""
        return self.view is None or self.view.phase != "systems"

    def _change_place(self, fighting: bool) -> None:  # noqa: FBT001 - which of two places
        """In a combat the cards get the room that the Flights of both sides take, and the map shows where."""
        self._fighting = fighting
        self.bring(self.side, self.combat_panel if fighting else self.war_panel)
        high = max(1, sum(self.middle.sizes()))
        under = round((196 if fighting else 128) * min(1.35, hub().theme.text_scale))
        log = 84
        self.middle.setSizes([max(200, high - under - log), under, log])
        QTimer.singleShot(0, self, self._aim_map)

    def _aim_map(self) -> None:
        """The columns around a combat while it is fought, else the whole map."""
        self.map.fit()
        if self.desk.combat is not None:
            self.map.close_up(self.desk.combat.level)

    def _place_words(self, counter: CounterView) -> str:
        level = self.desk.level_of(counter) if counter.cell is not None else None
        if level is not None:
            return self.desk.chart.full(level)
        return (
            tr("waits to be placed")
            if counter.cell is None
            else tr("under force {letter}", letter=counter.cell)
        )

    def _desk_changed(self) -> None:
        self._draw()
        self.show_piece(self._inspected())
        words = self._hand_words()
        if words != self._told:
            self._told = words
            say(self.map, words)

    def _hand_words(self) -> str:
        """What is in hand, how it would move, how a jump that is laid out stands: for who hears the map."""
        desk = self.desk
        if (plan := desk.path_odds()) is not None:
            return QTextDocumentFragment.fromHtml(path_html(desk.chart, plan)).toPlainText()
        if desk.level is None:
            return ""
        way = next(name for tool, name, _, _ in TOOLS if tool == desk.tool)
        there = trn(
            "{place}: {count} unit in hand. {way}.",
            "{place}: {count} units in hand. {way}.",
            len(desk.picked),
            place=desk.chart.full(desk.level),
            way=way,
        )
        return there if desk.own(desk.level) else ""

    def _inspected(self) -> PieceId | None:
        """One unit in hand is told of by its sheet, else the level."""
        if len(self.desk.picked) == 1:
            return self.desk.picked[0]
        return PieceId(f"{_LEVEL}{self.desk.level}") if self.desk.level is not None else None

    def show_piece(self, piece: PieceId | None) -> None:
        if piece is not None and piece.startswith(_LEVEL):
            self._show_level(piece)
            return
        super().show_piece(piece)

    def _show_level(self, piece: PieceId) -> None:
        """A level is no counter of the view, but it can be inspected like one."""
        from gui.presenters.inspector import sheet

        self._chosen = piece
        self.note_choice(piece)
        self.forces.select(None)
        self.inspector.show_sheet(sheet(self.session.inspect(piece)))

    def _draw(self) -> None:
        self._ground = ground_of(self.desk)
        self._over = show_of(self.desk, self._pointed)
        self.map.show_ground(self._ground)
        self.map.show_over(self._over)
        if self.solid is not None and self.centre.now != "map":
            self.solid.show_scene(self._ground, self._over)

    def _point(self, levels: tuple[str, ...]) -> None:
        self._pointed = levels
        self._draw()

    # ---- the hand

    def _clicked(self, level: str, modifiers: Qt.KeyboardModifier) -> None:
        if modifiers & Qt.KeyboardModifier.ShiftModifier and self.desk.go_on(level):
            return
        command = self.desk.click(level)
        if command is not None:
            self._give_here(command)
        elif not self.desk.plan or self.desk.plan[-1] != level:
            self.desk.select(level)

    def _opened(self, level: str) -> None:
        if level not in self.desk.goals:
            self.show_ship_tab()

    def _dropped(self, _start: str, level: str) -> None:
        """What is in hand was let go over a level: it acts as a click, or at a free table is set there."""
        view, place = self.view, self.desk.chart.level(level)
        if view is None or place is None or view.viewer is None:
            return
        if view.enforcement is Enforcement.FREE and level not in self.desk.goals:
            for piece in self.desk.picked:
                gesture = Gesture(
                    by=view.viewer,
                    piece=piece,
                    map=MAP,
                    cell=f"{place.q},{place.r}",
                    level=place.height,
                    tool="set",
                )
                command = self.session.propose(gesture)
                if command is not None:
                    self._give_here(command)
            return
        goal = self.desk.goals.get(level)
        if goal is None:
            found = self.desk.refusal(level)
            if found:
                self.map.note("\n".join(map(str, found)), "bad")
            return
        self._clicked(level, Qt.KeyboardModifier.NoModifier)

    def _give_here(self, command: Command) -> None:
        """Gives what a click on the map means; the choice goes along with what has moved."""
        moved = command.path[-1] if isinstance(command, Jump) else None
        moved = command.route[-1] if isinstance(command, Warp) else moved
        refused = self.session.give(command)
        if refused:
            self.map.note("\n".join(map(str, refused)), "bad")
            return
        self.map.note("", "")
        if moved is not None and not self.desk.own(self.desk.level):
            self.desk.select(moved)

    def _hovered(self, level: str | None) -> None:
        note = self.desk.note(level)
        self.map.note(note.text if note is not None else "", note.tone if note is not None else "")

    def _rested(self, level: str) -> None:
        """What lies under the resting hand: the level's place and what it holds."""
        if level == self.desk.level and self._inspected() == self._chosen:
            return  # The sheet at the left tells the same already.
        self.map.tell("\n".join(self._told_of(level)))

    def _told_of(self, level: str) -> list[str]:
        found = self.session.inspect(PieceId(f"{_LEVEL}{level}"))
        rows = [f"{name}: {value}" for name, value in found.rows]
        made = next((t.provenance for t in found.tracks if t.provenance != "printed"), "")
        rows += [tr("R  its place on the map is reconstructed")] if made else []
        return [found.title, *rows]

    def _words_of(self, level: str) -> str:
        """What the keys hear of a level: all that the hand is shown when it rests there."""
        return ". ".join(self._told_of(level))

    def _card_pointed(self, piece: PieceId) -> None:
        self.show_piece(piece)

    def _listed_chosen(self, piece: PieceId) -> None:
        self.desk.select_piece(piece)
        if self.desk.level is not None:
            self.map.look_at(self.desk.level)
        self.show_piece(piece)

    # ---- Host's deeds

    def start(self) -> None:
        super().start()
        kept = self.memory.seat.get("level")
        if isinstance(kept, str):
            self.desk.select(kept)
        elif self.desk.offers("jump"):
            self.desk.next_stack(1)
        QTimer.singleShot(0, self, self._aim_map)

    def focus_board(self) -> None:
        self.map.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def focus_instruments(self) -> None:
        front = self.side.currentWidget()
        self.focus_next(self.drawer.field, *((front,) if front is not None else ()))

    def fit_view(self) -> None:
        self.map.fit()
        if self.solid is not None:
            self.solid.canvas.fit()

    def show_ships(self) -> None:
        self.fit_view()

    def step_ship(self, step: int) -> None:
        self.desk.next_stack(step)
        if self.desk.level is not None:
            self.map.walk_to(self.desk.level)

    def remember(self) -> None:
        super().remember()
        self.memory.seat["level"] = self.desk.level

    def close_screen(self) -> None:
        self.desk.close()
        self.combat_desk.close()
        super().close_screen()


def prints(screen: GameScreen, facts: Mapping[str, str]) -> "tuple[Offered, ...]":
    """What can be printed or kept as a picture of a game in play; `facts` are the options of the game."""
    from gui.games.holy_war.paper import prints  # its drawings are needed only when somebody prints

    return prints(screen, facts) if isinstance(screen, HolyWarScreen) else ()
