"""The panel of the fight: ship and target above, the card of the step below, and how to go on."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QFrame, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from gui.games.sits.combat.beams_panel import BeamsPanel
from gui.games.sits.combat.cards_panel import SalvoPanel
from gui.games.sits.combat.cards_sheet import written_words
from gui.games.sits.combat.combat_desk import CombatDesk
from gui.games.sits.combat.combat_reading import Stage
from gui.games.sits.combat.defence_panel import DefencePanel
from gui.games.sits.panel_footer import BIG
from gui.panels.calm_wheel import calm_wheel
from gui.qt import SMALL, TIGHT, Elided, button, column, label, let_go, row, set_role, tool
from gui.speech import tr, trn
from gui.theme.style import hub

if TYPE_CHECKING:
    from engine.core.ids import PieceId

FIRST = {
    Stage.LAUNCH: tr(
        "Grey figures are a proposal: “Write” takes it, “Fill all” writes every open column. "
        "Click another enemy to aim at that one."
    ),
    Stage.BEAMS: tr("Click a ship of yours, then an enemy. “Aim all that hurt” does the rest."),
}
HELD = tr("Done: nobody sees it until all are done. The button below opens it again.")


class CombatHeader(QFrame):
    """Which ship, at whom, and how far it is."""

    def __init__(self, desk: CombatDesk) -> None:
        super().__init__()
        self._desk = desk
        self._listed: tuple[tuple[PieceId, str], ...] = ()
        self.title = Elided("", "title")
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.state = label("")
        self.previous = tool("◂", lambda: desk.step_ship(-1), tip=tr("Previous ship (Shift+Tab on the map)"))
        self.next = tool("▸", lambda: desk.step_ship(1), tip=tr("Next ship that has done nothing yet"))
        for each in (self.previous, self.next):
            each.setProperty("role", "tool")
        self.target = QComboBox()
        self.target.setObjectName("combat-target")
        self.target.setAccessibleName(tr("Target"))
        self.target.setToolTip(tr("The enemy that the card is for; a click on the map chooses too"))
        self.target.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.target.activated.connect(lambda index: desk.plots.choose_target(self.target.itemData(index)))
        calm_wheel(self.target)
        self._at = label(tr("at"), "dim")
        inside = column(
            row(self.title, self.state, self.previous, self.next, gap=SMALL),
            row(self._at, self.target, gap=SMALL),
            gap=TIGHT,
        )
        inside.setContentsMargins(10, 8, 10, 4)
        self.setLayout(inside)

    def refresh(self) -> None:
        """Shows ship and target."""
        desk = self._desk
        self.title.say(desk.name(desk.ship) if desk.ship is not None else tr("Choose a ship of yours"))
        role, words = self._state()
        self.state.setText(words)
        set_role(self.state, role)
        ships = desk.able or desk.plots.ships
        for each in (self.previous, self.next):
            each.setEnabled(len(ships) > 1 or (bool(ships) and desk.ship not in ships))
        listed = tuple((piece, desk.name(piece)) for piece in desk.enemies())
        if desk.target is not None and desk.target not in [piece for piece, _ in listed]:
            listed = (*listed, (desk.target, tr("{ship} (out of reach)", ship=desk.name(desk.target))))
        with QSignalBlocker(self.target):
            if listed != self._listed:
                self._listed = listed
                self.target.clear()
                for piece, name in listed:
                    self.target.addItem(name, piece)
            pieces = [piece for piece, _ in listed]
            self.target.setCurrentIndex(pieces.index(desk.target) if desk.target in pieces else -1)

    def _state(self) -> tuple[str, str]:
        desk = self._desk
        if desk.done:
            return "good", tr("✓ done")
        if desk.step_stage is Stage.LAUNCH:
            return "dim", written_words(desk)
        sheet = desk.beams
        aimed = sum(line.aimed for line in sheet.lines) if sheet is not None else 0
        return (
            ("good", trn("✓ {count} beam aimed", "✓ {count} beams aimed", aimed))
            if aimed
            else ("dim", tr("nothing aimed"))
        )


class CombatPanel(QWidget):
    """One page for each step: salvo card, defence card, beams."""

    ruleClicked = Signal(str)

    def __init__(self, desk: CombatDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.setObjectName("combatPanel")
        self.setMinimumWidth(330)
        self.header = CombatHeader(desk)
        self.cards = SalvoPanel(desk, self.ruleClicked.emit)
        self.defence = DefencePanel(desk, self.ruleClicked.emit)
        self.beams = BeamsPanel(desk, self.ruleClicked.emit)
        self.pages = QStackedWidget()
        for page in (self.cards, self.defence, self.beams):
            self.pages.addWidget(page)
        self.said = label("", "dim", wrap=True)
        self.next_ship = button(tr("Next ship"), lambda: desk.step_ship(1))
        self.next_ship.setObjectName("combat-next")
        self.done = button(tr("Done"), self._done)
        self.done.setObjectName("combat-done")
        for each in (self.next_ship, self.done):
            each.setProperty("room", "4 2" if hub().theme.text_scale > BIG else "4 8")
        self.foot = QFrame()
        self.foot.setObjectName("panel")
        foot = column(self.said, row(None, self.next_ship, self.done, gap=SMALL), gap=TIGHT)
        foot.setContentsMargins(10, 6, 10, 8)
        self.foot.setLayout(foot)
        middle = QVBoxLayout()
        middle.setContentsMargins(10, 4, 4, 4)
        middle.addWidget(self.pages)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.header)
        whole.addLayout(middle, 1)
        whole.addWidget(self.foot)
        self._dispose: Callable[[], None] = desk.subscribe(self.refresh)
        self.refresh()

    def close_panel(self) -> None:
        """Hears the desk no more."""
        self._dispose()

    def _done(self) -> None:
        way = self.desk.way_on
        if way is not None and way.command is not None:
            self.desk.give(way.command)

    def focus_page(self) -> None:
        """Gives the keys to the card in sight."""
        page = self.pages.currentWidget()
        if page is not None:
            page.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Page up and down go from ship to ship, with Shift from enemy to enemy."""
        way = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}.get(Qt.Key(event.key()))
        if way is None:
            super().keyPressEvent(event)
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.desk.step_target(way)
        else:
            self.desk.step_ship(way)

    def refresh(self) -> None:
        """Shows the card of the step; only that one is worked out."""
        desk = self.desk
        stage = desk.stage
        page = self._page(stage)
        if stage is Stage.PLOT:
            return
        at_cards = stage is not Stage.DEFENCE
        had = self.pages.currentWidget() is not page and let_go(self.pages)
        had = (not at_cards and self._keys_in_frame()) or had
        # First filled, then given the keys: a reader is told what stands there when they come.
        page.refresh()
        self.pages.setCurrentWidget(page)
        if had:
            page.setFocus(Qt.FocusReason.OtherFocusReason)
        self.header.setVisible(at_cards)
        self.foot.setVisible(at_cards)
        if at_cards:
            self.header.refresh()
            self._show_foot(stage)

    def _keys_in_frame(self) -> bool:
        """The keys are in head or foot: hidden, they would go to the window's first button."""
        focus = self.window().focusWidget()
        return any(part.isAncestorOf(focus) for part in (self.header, self.foot))

    def _page(self, stage: Stage) -> SalvoPanel | DefencePanel | BeamsPanel:
        if stage is Stage.DEFENCE:
            return self.defence
        return self.beams if stage is Stage.BEAMS else self.cards

    def _hint(self, stage: Stage) -> str:
        in_hand = self.desk.column_of(self.desk.column) if stage is Stage.LAUNCH else None
        if in_hand is not None and in_hand.written is not None:
            return tr("Written. Nobody else sees it before all are done; change it as you like.")
        return FIRST.get(stage, "")

    def _show_foot(self, stage: Stage) -> None:
        desk = self.desk
        hint = HELD if desk.done else self._hint(stage) if desk.acting else ""
        self.said.setText(desk.said or hint)
        self.said.setVisible(bool(self.said.text()))
        left = len([ship for ship in desk.undone if ship != desk.ship])
        whole = tr("Next ship ({left})", left=left) if left else tr("Next ship")
        self.next_ship.setAccessibleName(whole)
        if hub().theme.text_scale > BIG:
            whole = tr("Next ({left})", left=left) if left else tr("Next")
        self.next_ship.setText(whole)
        self.next_ship.setEnabled(len(desk.able) > 1)
        self.next_ship.setVisible(desk.acting)
        way = desk.way_on
        self.done.setVisible(way is not None)
        self.done.setText(way.title if way is not None else "")
