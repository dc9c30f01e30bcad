"""The plotting panel: dials, AVID, thrust, grids and the numbers of one ship's turn, beside the map."""

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.core.bus import Overrule
from engine.rulesets.sits.commands import Slot
from gui.games.sits.avid_plotter import AvidPlotter
from gui.games.sits.dials import RatingDial
from gui.games.sits.horizontal_grid import HorizontalGrid
from gui.games.sits.modes import Mode, Moment
from gui.games.sits.plot_desk import PlotDesk
from gui.games.sits.plot_summary import (
    CoastControl,
    PreviewTable,
    TargetBox,
    ViolationList,
    put,
    section,
    words_label,
)
from gui.games.sits.thrust_picker import ThrustPicker
from gui.games.sits.vertical_grid import VerticalGrid
from gui.games.sits.words import order_words

WIDTH = 420
"""The panel's width in logical pixels, so that map and panel fit 1366x768."""


class PlotPanel(QWidget):
    """Shows and changes what lies on a plot desk."""

    ruleClicked = Signal(str)
    """The id of a rule whose text is wanted."""

    def __init__(self, desk: PlotDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.setObjectName("plotPanel")
        self.setMinimumWidth(330)
        self.avid = AvidPlotter(desk)
        self.thrust = ThrustPicker(desk)
        self.vertical = VerticalGrid(desk)
        self.horizontal = HorizontalGrid(desk)
        self.violations = ViolationList(desk, self.ruleClicked.emit)
        self.preview = PreviewTable(desk)
        self.target = TargetBox(desk)
        self.coast = CoastControl(desk)
        self._build()
        self.setFocusProxy(self.avid)
        for before, after in pairwise((self.avid.avid, self.thrust, self.vertical, self.horizontal)):
            self.setTabOrder(before, after)
        self.avid.moment_changed.connect(lambda name: self.moment_buttons[Moment(name)].setChecked(True))
        self.avid.mode_asked.connect(lambda mode: self.choose_mode(Mode(mode)))
        for source in (self.avid, self.thrust, self.vertical, self.horizontal):
            source.status.connect(self._on_status)
        self.destroyed.connect(desk.subscribe(self.refresh))
        self.refresh()

    # ------------------------------------------------------------------ layout

    def _build(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._header())
        self.scroll_area = QScrollArea()
        self.scroll_area.setWidgetResizable(True)
        self.scroll_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroll_area.setFrameShape(QFrame.Shape.NoFrame)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(10, 6, 10, 10)
        column.setSpacing(8)
        column.addWidget(self.avid)
        column.addLayout(self._card_tools())
        self.status = words_label("dim")
        self.status.setMinimumHeight(34)
        self.status.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.status)
        column.addWidget(self._thrust_block())
        column.addWidget(self.target)
        column.addWidget(self.preview)
        column.addWidget(self.coast)
        column.addStretch(1)
        self.scroll_area.setWidget(inner)
        whole.addWidget(self.scroll_area, 1)
        whole.addWidget(self._footer())

    def _header(self) -> QWidget:
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(10, 8, 10, 4)
        column.setSpacing(6)
        row = QHBoxLayout()
        self.title = QLabel()
        self.title.setProperty("role", "title")
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.state = QLabel()
        self.previous = _tool("◂", "Previous ship", self.desk.previous_ship)
        self.next = _tool("▸", "Next ship", self.desk.next_ship)
        row.addWidget(self.title, 1)
        row.addWidget(self.state)
        row.addWidget(self.previous)
        row.addWidget(self.next)
        column.addLayout(row)
        column.addLayout(self._dials())
        self.helm = QWidget()
        self._helm_row(self.helm)
        column.addWidget(self.helm)
        return box

    def _dials(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        self.dials = {
            Mode.PIVOT: RatingDial("Pivot", "windows", "P: click a window"),
            Mode.ROLL: RatingDial("Roll", "windows", "L: click where the Top shall be"),
            Mode.THRUST: RatingDial("Thrust", "", "H: boxes and grids below"),
        }
        for mode, dial in self.dials.items():
            dial.clicked.connect(lambda _=False, m=mode: self.choose_mode(m))
            row.addWidget(dial)
        self.dials[Mode.PIVOT].setChecked(True)
        return row

    def _helm_row(self, box: QWidget) -> None:
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(QLabel("Elite helm +1 to"))
        self.helm_pivot, self.helm_roll = QPushButton("Pivot"), QPushButton("Roll")
        for button in (self.helm_pivot, self.helm_roll):
            button.setCheckable(True)
            row.addWidget(button)
        self.helm_pivot.clicked.connect(lambda on: self.desk.set_helm_bonus("pivot" if on else None))
        self.helm_roll.clicked.connect(lambda on: self.desk.set_helm_bonus("roll" if on else None))
        row.addStretch(1)

    def _card_tools(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        self.moments = QButtonGroup(self)
        titles = {Moment.NOW: "Now", Moment.MIDPOINT: "Midpoint", Moment.END: "End"}
        self.moment_buttons: dict[Moment, QPushButton] = {}
        for moment, title in titles.items():
            button = _small(title, f"Show the ship: {title.lower()}")
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, m=moment: self.avid.set_moment(m))
            self.moments.addButton(button)
            self.moment_buttons[moment] = button
            row.addWidget(button)
        self.moment_buttons[Moment.NOW].setChecked(True)
        row.addStretch(1)
        card = self.avid.avid
        self.lower_button = _small("Lower", "A click points at the lower half; Shift does it for one click")
        self.lower_button.setCheckable(True)
        self.lower_button.toggled.connect(lambda on: card.set_lower_half(on=on))
        card.lower_half_changed.connect(self.lower_button.setChecked)
        self.two = _small("2 discs", "Upper and lower half side by side")
        self.two.setCheckable(True)
        self.two.toggled.connect(lambda on: self._on_two_discs(on=on))
        row.addWidget(self.lower_button)
        row.addWidget(self.two)
        return row

    def _thrust_block(self) -> QWidget:
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self.thrust_title = section("Thrust")
        column.addWidget(self.thrust_title)
        column.addWidget(self.thrust)
        self.thrust_note = words_label("small")
        column.addWidget(self.thrust_note)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.vertical, 1)
        row.addWidget(self.horizontal, 1)
        column.addLayout(row)
        self.halves = QWidget()
        self._halves_row = QHBoxLayout(self.halves)
        self._halves_row.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.halves)
        self._half_boxes: dict[str, QCheckBox] = {}
        self.thrust_block = box
        return box

    def _footer(self) -> QWidget:
        box = QFrame()
        box.setObjectName("panel")
        column = QVBoxLayout(box)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(6)
        self.order = words_label()
        self.order.setMinimumHeight(2 * self.order.fontMetrics().lineSpacing())
        column.addWidget(self.order)
        column.addWidget(self.violations)
        mend = QHBoxLayout()
        mend.setSpacing(6)
        self.revert = _small("Revert", "Back to the order that was given", self.desk.revert)
        self.overrule = _small(
            "Do it anyway", "The table lets it pass; the log names the rule", self._overrule
        )
        mend.addWidget(self.revert)
        mend.addWidget(self.overrule)
        mend.addStretch(1)
        column.addLayout(mend)
        row = QHBoxLayout()
        row.setSpacing(6)
        self.repeat = _small(
            "Repeat last", "Plot what this ship did in its last turn", self.desk.repeat_last_plot
        )
        self.clear = _small("Clear plot", "Plot to coast", self.desk.clear_plot)
        self.next_ship = QPushButton("Next ship")
        self.next_ship.setProperty("role", "primary")
        self.next_ship.clicked.connect(lambda: self.desk.next_ship())
        row.addWidget(self.repeat)
        row.addWidget(self.clear)
        row.addStretch(1)
        row.addWidget(self.next_ship)
        column.addLayout(row)
        return box

    # ------------------------------------------------------------------ doing

    def choose_mode(self, mode: Mode) -> None:
        """Chooses what is plotted and brings its instrument into sight."""
        self.dials[mode].setChecked(True)
        self.avid.set_mode(mode)
        part = self.thrust_block if mode is Mode.THRUST else self.avid
        self.scroll_area.verticalScrollBar().setValue(max(0, part.y() - 4))
        (self.thrust if mode is Mode.THRUST else self.avid).setFocus()
        self._on_status("")

    def _on_two_discs(self, *, on: bool) -> None:
        self.avid.avid.set_two_discs(on=on)
        self.lower_button.setEnabled(not on)

    def _on_status(self, text: str) -> None:
        put(self.status, text or self._hint())

    def _overrule(self) -> None:
        self.desk.give(Overrule(reason="", agreed=""))

    def _hint(self) -> str:
        if self.desk.selected is None:
            return "Choose a ship on the map, or go to the next one."
        if self.desk.draft is None:
            return "This ship's card; nothing to plot for it now."
        hints = {
            Mode.PIVOT: "Click a window to pivot there, or drag the Forward triangle to draw the way.",
            Mode.ROLL: "Click where the Top star shall be, or drag the star.",
            Mode.THRUST: "Choose an amount of thrust, then a square and a hex.",
        }
        return hints[self.avid.mode]

    # ------------------------------------------------------------------ showing

    def refresh(self) -> None:
        """Shows what lies on the desk."""
        desk = self.desk
        attitude, advice, draft = desk.attitude, desk.advice, desk.draft
        put(self.title, " ".join(attitude.title.split()) if attitude else "No ship selected")
        self._show_state()
        self._show_dials()
        self.helm.setVisible(advice is not None and advice.helm_choice)
        self.helm_pivot.setChecked(draft is not None and draft.helm_bonus == "pivot")
        self.helm_roll.setChecked(draft is not None and draft.helm_bonus == "roll")
        self.thrust_block.setVisible(advice is not None)
        self._show_thrust()
        self._show_halves()
        put(self.order, order_words(draft, advice) if draft else "")
        self.order.setVisible(draft is not None)
        for part in (self.violations, self.preview, self.target, self.coast):
            part.refresh()
        self.target.setVisible(desk.selected is not None)
        self.coast.setVisible(desk.selected is not None)
        self._show_buttons()
        if not self.avid.avid.underMouse():
            self._on_status("")

    def _show_state(self) -> None:
        desk = self.desk
        if desk.draft is None:
            role, text = "dim", ""
        elif desk.is_given:
            role, text = "good", "✓ ordered"
        elif desk.violations:
            role, text = "bad", "⊘ not legal"
        else:
            role, text = "dim", "draft" if desk.dragging else "no order yet"
        put(self.state, text)
        if self.state.property("role") != role:
            self.state.setProperty("role", role)
            self.state.style().unpolish(self.state)
            self.state.style().polish(self.state)

    def _show_dials(self) -> None:
        advice = self.desk.advice
        if advice is None:
            for dial in self.dials.values():
                dial.set_use(0, None)
            return
        extra = sum(1 for t in advice.thrusts if t.redline and not t.violations)
        self.dials[Mode.PIVOT].set_use(advice.route_count, advice.pivot_rating)
        self.dials[Mode.ROLL].set_use(abs(advice.draft.roll), advice.roll_rating)
        self.dials[Mode.THRUST].set_use(advice.draft.thrust, advice.thrust_rating, extra)

    def _show_thrust(self) -> None:
        advice = self.desk.advice
        if advice is None:
            return
        parts = [f"{p.label} {p.value} [{rule_number_of(p.rule)}]" for p in advice.thrust_rating.parts]
        words = self.thrust.words()
        put(self.thrust_note, " · ".join([*([words] if advice.draft.thrust else []), *parts]))

    def _show_halves(self) -> None:
        advice, draft = self.desk.advice, self.desk.draft
        waivable = advice.waivable if advice else ()
        if tuple(self._half_boxes) != tuple(waivable):
            for box in self._half_boxes.values():
                box.hide()
                box.deleteLater()
            self._half_boxes = {}
            for slot in waivable:
                box = QCheckBox(f"Keep the half in {slot} (do not round up)")
                box.clicked.connect(lambda _=False, s=slot: self._toggle_half(s))
                self._halves_row.addWidget(box)
                self._half_boxes[slot] = box
        for name, box in self._half_boxes.items():
            box.setChecked(draft is not None and name in draft.keep_halves)
        self.halves.setVisible(bool(waivable))

    def _toggle_half(self, slot: Slot) -> None:
        self.desk.toggle_keep_half(slot)

    def _show_buttons(self) -> None:
        desk = self.desk
        plotting = desk.draft is not None
        self.repeat.setEnabled(desk.can_repeat)
        self.clear.setEnabled(plotting)
        self.revert.setVisible(plotting and bool(desk.violations) and not desk.is_given)
        self.overrule.setVisible(desk.can_overrule and not desk.is_given)
        several = len(desk.ships) > 1 or desk.selected not in desk.ships
        self.next_ship.setEnabled(bool(desk.ships) and several)
        self.previous.setEnabled(bool(desk.ships) and several)
        self.next.setEnabled(bool(desk.ships) and several)
        left = len(desk.unplotted)
        self.next_ship.setToolTip(f"{left} without an order" if left else "All ships have their orders")
        put_button(self.next_ship, f"Next ship ({left})" if left and plotting else "Next ship")


def rule_number_of(rule: str) -> str:
    """A rule id without the game's name."""
    return rule.partition("/")[2] or rule


def put_button(button: QPushButton, text: str) -> None:
    """Sets a button's text, if it is another one."""
    if button.text() != text:
        button.setText(text)


def _small(text: str, tip: str, done: Callable[[], None] | None = None) -> QPushButton:
    button = QPushButton(text)
    button.setToolTip(tip)
    button.setStyleSheet("padding: 4px 8px;")
    if done is not None:
        button.clicked.connect(lambda: done())
    return button


def _tool(text: str, tip: str, done: Callable[[], None]) -> QToolButton:
    button = QToolButton()
    button.setText(text)
    button.setToolTip(tip)
    button.setAccessibleName(tip)
    button.clicked.connect(lambda: done())
    return button
