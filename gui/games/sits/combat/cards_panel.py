"""The salvo card beside the board: the card, the column in hand, and what to expect of it."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from engine.rulesets.sits.combat import Step
from gui.games.sits.combat.arc_globe import ArcGlobe
from gui.games.sits.combat.cards_editor import ColumnEditor, rich
from gui.games.sits.combat.cards_sheet import back, front
from gui.games.sits.combat.cards_view import CardView
from gui.games.sits.combat.combat_desk import CombatDesk
from gui.games.sits.combat.combat_words import STEP_WORDS, mount_words, percent
from gui.games.sits.combat.flow_row import FlowRow, Pair
from gui.games.sits.combat.odds_chart import OddsChart
from gui.games.sits.combat.scrolled import scrolled
from gui.games.sits.words import bears_words, exposed_words, range_words
from gui.panels.links import coloured
from gui.qt import SMALL, TIGHT, column, label, row, tool
from gui.speech import tr, trn


class SalvoPanel(QWidget):
    """Holds no rule: every figure, choice and reason comes with the card."""

    def __init__(self, desk: CombatDesk, on_rule: Callable[[str], None]) -> None:
        super().__init__()
        self._desk = desk
        self._turned = False
        self.view = CardView()
        self.editor = ColumnEditor(desk, on_rule)
        self.leakers = OddsChart(tr("leakers"))
        self.boxes = OddsChart(tr("boxes lost"), "bad")
        self.globe = ArcGlobe()
        self.bearing = label("", "small", wrap=True)
        self.odds_words = rich(on_rule)
        self.assumptions = label("", "small", wrap=True)
        self.assumptions.setProperty("role", "small")
        self.flip = tool(tr("⇄ Back"), self.turn_over, tip=tr("Turn the card over (B)"))
        self.fill = tool(
            tr("Fill all"), desk.fill_all, tip=tr("The best legal salvo in every empty column (F)")
        )
        self.put = tool(
            tr("Write"), self._fill_column, tip=tr("Writes the salvo in grey into this column (Enter)")
        )
        self.put.setObjectName("card-write")
        self.tear = tool(tr("Tear up"), desk.scrap, tip=tr("Tear up the column in hand (Delete)"))
        self.fill.setObjectName("card-fill")
        self.tear.setObjectName("card-tear")
        for each in (self.flip, self.put, self.fill, self.tear):
            each.setProperty("role", "tool")
        self._build()
        self.setFocusProxy(self.view)
        self.view.column_chosen.connect(lambda step: desk.choose_column(step))
        self.view.column_hovered.connect(desk.hover)
        self.view.nuke_pressed.connect(self._toggle_nuke)
        self.view.key_pressed.connect(self._key)
        self.refresh()

    def _build(self) -> None:
        charts = Pair(self.leakers, self.boxes, least=150)
        inside = column(
            self.view,
            FlowRow(self.editor.title, self.put, self.tear, self.fill, self.flip, gap=TIGHT),
            self.editor,
            self.odds_words,
            charts,
            row(self.globe, self.bearing, gap=SMALL),
            self.editor.reason,
            self.assumptions,
            None,
            gap=SMALL,
        )
        self.area = scrolled(self, inside)

    # ---- doing

    def turn_over(self) -> None:
        """Shows the other side of the card."""
        self._turned = not self._turned
        self.refresh()

    def _toggle_nuke(self, step: Step) -> None:
        self._desk.choose_column(step)
        draft = self._desk.draft(step)
        if draft is not None and self._desk.acting:
            self._desk.change(nuke=not draft.nuke)

    def _key(self, event: QKeyEvent) -> None:
        deed = self._deed(Qt.Key(event.key()))
        plain = (
            event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
            == Qt.KeyboardModifier.NoModifier
        )
        if deed is None or not plain:
            return
        event.accept()
        before = self.view.sheet
        if self._desk.acting or deed == self.turn_over:
            deed()
        if self.view.sheet == before:
            self.view.tell_again()

    def _deed(self, key: Qt.Key) -> Callable[[], object] | None:
        desk, editor = self._desk, self.editor
        deeds: dict[Qt.Key, Callable[[], object]] = {
            Qt.Key.Key_Return: self._fill_column,
            Qt.Key.Key_Enter: self._fill_column,
            Qt.Key.Key_Space: self._fill_column,
            Qt.Key.Key_F: desk.fill_all,
            Qt.Key.Key_Plus: lambda: self._more(1),
            Qt.Key.Key_Equal: lambda: self._more(1),
            Qt.Key.Key_Minus: lambda: self._more(-1),
            Qt.Key.Key_M: editor.next_mount,
            Qt.Key.Key_W: editor.next_window,
            Qt.Key.Key_N: lambda: self._toggle_nuke(desk.column),
            Qt.Key.Key_Delete: desk.scrap,
            Qt.Key.Key_Backspace: desk.scrap,
            Qt.Key.Key_B: self.turn_over,
        }
        return deeds.get(key)

    def _fill_column(self) -> None:
        desk = self._desk
        in_hand = desk.column_of(desk.column)
        if in_hand is not None and in_hand.written is not None:
            self.editor.next_mount()
        elif (best := desk.best(desk.column)) is not None:
            desk.write(best)

    def _more(self, way: int) -> None:
        draft, option = self._desk.draft(self._desk.column), self._desk.option(self._desk.column)
        if draft is not None and option is not None and 1 <= draft.missiles + way <= option.launchers:
            self._desk.change(missiles=draft.missiles + way)

    # ---- showing

    def refresh(self) -> None:
        """Shows the card of ship and target."""
        desk = self._desk
        self.view.show_sheet(back(desk) if self._turned else front(desk), desk.column)
        self.flip.setText(tr("⇄ Front") if self._turned else tr("⇄ Back"))
        self.editor.refresh()
        self.fill.setEnabled(desk.acting and desk.card is not None)
        in_hand = desk.column_of(desk.column)
        written = in_hand is not None and in_hand.written is not None
        self.tear.setEnabled(desk.acting and written)
        self.tear.setVisible(written)
        self.put.setEnabled(desk.acting and not written and desk.best(desk.column) is not None)
        self.put.setVisible(not written)
        self._show_odds(desk.looked_at)

    def _show_odds(self, step: Step) -> None:
        desk = self._desk
        draft = desk.draft(step)
        odds = desk.odds(draft)
        for part in (self.leakers, self.boxes, self.odds_words, self.assumptions):
            part.setVisible(odds is not None)
        self._show_bearing(step)
        if draft is None or odds is None:
            return
        self.leakers.show_odds(odds.leakers)
        self.boxes.show_odds(odds.boxes)
        missiles = trn(
            "{step}: {count} missile", "{step}: {count} missiles", draft.missiles, step=STEP_WORDS[step]
        )
        through = tr(
            "strike {facing}; about {leakers:.1f} get through and cost",
            facing=odds.facing,
            leakers=odds.expected_leakers,
        )
        boxes = tr("{boxes:.1f} boxes", boxes=odds.expected_boxes)
        kill = odds.chance_to_kill
        words = (
            f"{coloured(missiles, 'text', strong=True)} {coloured(through, 'text_dim')} "
            f"{coloured(boxes, 'text', strong=True)}"
        )
        if kill >= 0.005:
            words += coloured(f"; {tr('destroys her in {chance}', chance=percent(kill))}", "warn")
        self.odds_words.setText(words)
        self.assumptions.setText(
            tr("Taken for granted: {assumptions}", assumptions=" ".join(odds.assumptions))
        )

    def _show_bearing(self, step: Step) -> None:
        desk = self._desk
        shot, draft = desk.sight(step), desk.draft(step)
        mount = draft.mount if draft is not None else None
        words = ""
        if shot is not None:
            words = f"{STEP_WORDS[step]}: {range_words(shot)}. {bears_words(shot)} {exposed_words(shot)}"
        self.bearing.setText(words)
        self.bearing.setVisible(bool(words))
        arc = desk.arc(mount) if mount is not None else None
        title = (
            tr("Firing arc of the {mount}; framed: where the target is seen", mount=mount_words(mount))
            if mount
            else ""
        )
        self.globe.show_arc(arc, frozenset(shot.own_axes) if shot is not None else frozenset(), title)
