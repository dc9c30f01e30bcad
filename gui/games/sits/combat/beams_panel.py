"""Beams beside the board: every weapon of the ship against the target, what it would do, how to aim it."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QComboBox, QFrame, QLabel, QVBoxLayout, QWidget

from engine.core.violation import blocking
from engine.rulesets.sits.combat_view import BeamLine
from gui.games.sits.combat.arc_globe import ArcGlobe
from gui.games.sits.combat.beams_desk import expected, useful
from gui.games.sits.combat.cards_editor import rich
from gui.games.sits.combat.combat_desk import CombatDesk
from gui.games.sits.combat.combat_words import SHORT, mount_words, reasons_html, reasons_plain, window_words
from gui.games.sits.combat.flow_row import FlowRow
from gui.games.sits.combat.odds_chart import OddsChart
from gui.games.sits.combat.scrolled import scrolled
from gui.games.sits.combat.stepper import Stepper
from gui.games.sits.words import bears_words, exposed_words, range_words
from gui.panels.calm_wheel import calm_wheel
from gui.panels.links import coloured
from gui.qt import SMALL, TIGHT, column, label, row, tool
from gui.speech import tr
from gui.theme.style import hub


class BeamRow(QFrame):
    """One weapon: what it is, what it would do, and how many of it are aimed."""

    pressed = Signal(str)
    aimed = Signal(str, int)

    def __init__(self, on_rule: Callable[[str], None]) -> None:
        super().__init__()
        self.line: BeamLine | None = None
        self.setObjectName("beam-row")
        self._name = QLabel()
        self._deals = QLabel()
        self._deals.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._told = rich(on_rule, "small")
        self._told.installEventFilter(self)
        self.count = Stepper("aim", tr("Beams aimed"))
        self.count.changed.connect(self._changed)
        inside = column(FlowRow(self._name, self._deals, self.count, gap=SMALL), self._told, gap=1)
        inside.setContentsMargins(8, 5, 8, 5)
        self.setLayout(inside)

    def _changed(self, number: int) -> None:
        if self.line is not None:
            self.aimed.emit(self.line.weapon, number)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click on the words beside a rule's number chooses the row too."""
        if event.type() == QEvent.Type.MouseButtonPress and self.line is not None:
            self.pressed.emit(self.line.weapon)
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.line is not None and event.button() is Qt.MouseButton.LeftButton:
            self.pressed.emit(self.line.weapon)

    def show_line(self, line: BeamLine, *, chosen: bool, acting: bool, elsewhere: str) -> None:
        """Another weapon, or the same with other aims."""
        self.line = line
        can = useful(line)
        self.setToolTip(reasons_plain(line.violations))
        name = f"{SHORT[line.mount]} {line.label}"
        self._name.setText(name)
        self._name.setStyleSheet(
            "font-weight: 600;" if can else f"color: {hub().theme.colour('text_faint')};"
        )
        mean = expected(line.hits)
        self._deals.setText(tr("{boxes:.1f} boxes each", boxes=mean) if can else "")
        self._told.setText(_told(line, elsewhere))
        self.count.name(f"aim-{line.weapon}", tr("Beams of {weapon} aimed", weapon=name))
        self.count.show_number(line.aimed, 0, line.aimed + line.free, f" {tr('of {left}', left=line.left)}")
        self.count.setVisible(can or line.aimed > 0)
        self.count.setEnabled(acting)
        self.setAccessibleName(
            tr(
                "{weapon}: {harm}, {aimed} aimed",
                weapon=name,
                harm=self._deals.text() or tr("no harm"),
                aimed=line.aimed,
            )
        )
        edge = "accent" if chosen else "good" if line.aimed else "line"
        ground = "hover" if chosen else "raised"
        theme = hub().theme
        self.setStyleSheet(
            f"QFrame#beam-row {{ background: {theme.colour(ground)}; "
            f"border: {2 if chosen else 1}px solid {theme.colour(edge)}; border-radius: 6px; }}"
        )


def _told(line: BeamLine, elsewhere: str) -> str:
    """Range, what the target turns there, damage; or why not."""
    if blocking(line.violations):
        return reasons_html(line.violations)
    if not line.left:
        return coloured(tr("none left"), "text_dim")
    ranges = (
        tr("range {range}", range=line.range)
        if line.effective_range == line.range
        else tr("range {range}, as {effective}", range=line.range, effective=line.effective_range)
    )
    window = window_words(line.windows[0]) if line.windows else tr("no window")
    hurt = tr("damage {damage}", damage=line.damage) if line.damage else tr("no damage at this range")
    words = coloured(
        tr(
            "{ranges} · {exposed} through {window} · {hurt}",
            ranges=ranges,
            exposed=line.exposed,
            window=window,
            hurt=hurt,
        ),
        "text_dim",
    )
    return f"{words} {coloured(elsewhere, 'warn')}" if elsewhere else words


class BeamsPanel(QWidget):
    """Rows are kept and filled anew: most deeds change only what they say."""

    def __init__(self, desk: CombatDesk, on_rule: Callable[[str], None]) -> None:
        super().__init__()
        self._desk = desk
        self._on_rule = on_rule
        self._pool: list[BeamRow] = []
        self._others: list[BeamRow] = []
        self.all = tool(
            tr("Aim all that hurt"), desk.aim_all, tip=tr("Each free beam where it hurts most (A)")
        )
        self.none = tool(tr("Take all back"), self._none, tip=tr("No beam of this ship is aimed"))
        self.all.setObjectName("beams-all")
        for each in (self.all, self.none):
            each.setProperty("role", "tool")
        self._rows, self._idle = QVBoxLayout(), QVBoxLayout()
        self._rows.setSpacing(TIGHT)
        self._idle.setSpacing(TIGHT)
        self.idle_title = label(tr("CAN'T HURT HER NOW"), "section")
        self.empty = label("", "dim", wrap=True)
        self.window_choice = QComboBox()
        self.window_choice.setAccessibleName(tr("Window that the beams go through"))
        self.window_choice.activated.connect(self._take_way)
        calm_wheel(self.window_choice)
        self.chart = OddsChart(tr("boxes from one"), "bad")
        self.globe = ArcGlobe()
        self.bearing = label("", "small", wrap=True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        inside = column(
            FlowRow(self.all, self.none, gap=TIGHT),
            self.empty,
            self._rows,
            self.window_choice,
            self.chart,
            row(self.globe, self.bearing, gap=SMALL),
            self.idle_title,
            self._idle,
            None,
            gap=SMALL,
        )
        self.area = scrolled(self, inside)
        self.refresh()

    # ---- doing

    def row(self, weapon: str) -> BeamRow:
        """A weapon's row; KeyError for one that is not shown."""
        for each in (*self._pool, *self._others):
            if each.line is not None and each.line.weapon == weapon and not each.isHidden():
                return each
        raise KeyError(weapon)

    def _line(self, weapon: str) -> BeamLine | None:
        return next((line for line in self._desk.lines() if line.weapon == weapon), None)

    def _aim(self, weapon: str, number: int) -> None:
        line = self._line(weapon)
        if line is not None and number != line.aimed and not self._desk.aim(line, number):
            self.refresh()

    def _none(self) -> None:
        sheet = self._desk.beams
        for line in sheet.lines if sheet is not None else ():
            if line.aimed:
                self._desk.aim(line, 0)

    def _take_way(self, index: int) -> None:
        line, way = self._desk.beam, self.window_choice.itemData(index)
        if line is not None and way is not None:
            window, axis = way
            self._desk.aim(line, line.aimed or line.free, window=window, axis=axis)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        desk, line = self._desk, self._desk.beam
        lines = desk.lines()
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_A and desk.acting:
            desk.aim_all()
        elif line is None:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            at = lines.index(line) + (1 if key == Qt.Key.Key_Down else -1)
            if 0 <= at < len(lines):
                desk.choose_beam(lines[at].weapon)
                self.area.ensureWidgetVisible(self.row(lines[at].weapon))
        elif not desk.acting:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            desk.aim(line, 0 if line.aimed else line.free)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal) and line.free:
            desk.aim(line, line.aimed + 1)
        elif key == Qt.Key.Key_Minus and line.aimed:
            desk.aim(line, line.aimed - 1)
        elif key == Qt.Key.Key_W and self.window_choice.count() > 1:
            self.window_choice.setCurrentIndex(
                (self.window_choice.currentIndex() + 1) % self.window_choice.count()
            )
            self._take_way(self.window_choice.currentIndex())
        else:
            super().keyPressEvent(event)

    # ---- showing

    def refresh(self) -> None:
        """Shows the ship's beams against the target."""
        desk = self._desk
        lines, chosen = desk.lines(), desk.beam
        able = [line for line in lines if useful(line)]
        idle = [line for line in lines if not useful(line)]
        self._fill(self._pool, self._rows, able)
        self._fill(self._others, self._idle, idle)
        self.idle_title.setVisible(bool(idle))
        self.empty.setText(_empty(desk) if not lines else "")
        self.empty.setVisible(not lines)
        self.all.setEnabled(desk.acting and bool(lines))
        self.none.setEnabled(desk.acting and any(line.aimed for line in lines))
        self._show_ways(chosen)
        self._show_chosen(chosen)

    def _fill(self, pool: list[BeamRow], into: QVBoxLayout, lines: list[BeamLine]) -> None:
        desk, chosen = self._desk, self._desk.beam
        while len(pool) < len(lines):
            made = BeamRow(self._on_rule)
            made.pressed.connect(desk.choose_beam)
            made.aimed.connect(self._aim)
            pool.append(made)
            into.addWidget(made)
        for place, each in enumerate(pool):
            each.setVisible(place < len(lines))
            if place < len(lines):
                line = lines[place]
                lit, elsewhere = line == chosen, _elsewhere(desk, line)
                each.show_line(line, chosen=lit, acting=desk.acting, elsewhere=elsewhere)

    def _show_ways(self, line: BeamLine | None) -> None:
        ways: list[tuple[str, str]] = []
        if line is not None and not blocking(line.violations):
            ways = [(window, "") for window in line.windows]
            if len(line.axes) > 1:
                ways = [(line.windows[0], axis) for axis in line.axes] + [(w, "") for w in line.windows[1:]]
        self.window_choice.setVisible(len(ways) > 1 and self._desk.acting)
        data = [self.window_choice.itemData(place) for place in range(self.window_choice.count())]
        if data == ways:
            return
        with QSignalBlocker(self.window_choice):
            self.window_choice.clear()
            for window, axis in ways:
                through = window_words(window)
                words = (
                    tr("through {window}, on her {axis}", window=through, axis=window_words(axis))
                    if axis
                    else tr("through {window}", window=through)
                )
                self.window_choice.addItem(words, (window, axis))

    def _show_chosen(self, line: BeamLine | None) -> None:
        shot = self._desk.sight()
        self.chart.setVisible(line is not None and bool(line.hits))
        if line is not None and line.hits:
            self.chart.show_odds(line.hits, title=f"{SHORT[line.mount]} {line.label}")
        words = f"{range_words(shot)}. {bears_words(shot)} {exposed_words(shot)}" if shot is not None else ""
        self.bearing.setText(words)
        self.bearing.setVisible(bool(words))
        arc = self._desk.arc(line.mount) if line is not None else None
        title = (
            tr("Firing arc of the {mount}; framed: the target", mount=mount_words(line.mount))
            if line is not None
            else ""
        )
        self.globe.show_arc(arc, frozenset(shot.own_axes) if shot is not None else frozenset(), title)


def _elsewhere(desk: CombatDesk, line: BeamLine) -> str:
    """Aims of the same weapon at others."""
    sheet = desk.beams
    others = [
        tr("{aimed} at {ship}", aimed=each.aimed, ship=desk.name(each.target))
        for each in (sheet.lines if sheet is not None else ())
        if each.weapon == line.weapon and each.target != line.target and each.aimed
    ]
    return ", ".join(others)


def _empty(desk: CombatDesk) -> str:
    if desk.ship is None:
        return tr("Choose a ship of yours on the map or in the list.")
    if desk.target is None:
        return tr("Choose an enemy: click it on the map.")
    return tr(
        "No beam of {ship} reaches {target} now.", ship=desk.name(desk.ship), target=desk.name(desk.target)
    )
