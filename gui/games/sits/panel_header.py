"""The head of the plotting panel: which ship, whether it has its order, and the dials of its ratings."""

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from gui.games.sits.dials import RatingDial
from gui.games.sits.modes import Mode
from gui.games.sits.plot_desk import PlotDesk
from gui.games.sits.plot_summary import put
from gui.qt import label, set_role, tool
from gui.speech import mark, tr


class PanelHeader(QWidget):
    """Title and state of the ship; a dial for each mode; whom an Elite helm officer helps."""

    def __init__(self, desk: PlotDesk, choose_mode: Callable[[Mode], None]) -> None:
        super().__init__()
        self._desk = desk
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 4)
        column.setSpacing(6)
        self.title = label("", "title")
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.state = label("")
        self.previous = tool("◂", desk.previous_ship, tip=tr("Previous ship"))
        self.next = tool("▸", desk.next_ship, tip=tr("Next ship"))
        for button in (self.previous, self.next):
            button.setProperty("role", "tool")
        row = QHBoxLayout()
        row.addWidget(self.title, 1)
        for part in (self.state, self.previous, self.next):
            row.addWidget(part)
        column.addLayout(row)
        self.dials = {
            Mode.PIVOT: RatingDial(tr("Pivot"), mark("{used} of {total} windows"), tr("P: click a window")),
            Mode.ROLL: RatingDial(
                tr("Roll"), mark("{used} of {total} windows"), tr("L: click where the Top shall be")
            ),
            Mode.THRUST: RatingDial(tr("Thrust"), mark("{used} of {total}"), tr("H: boxes and grids")),
        }
        self._dials = QWidget()
        dials = QHBoxLayout(self._dials)
        dials.setContentsMargins(0, 0, 0, 0)
        dials.setSpacing(6)
        for mode, dial in self.dials.items():
            dial.clicked.connect(lambda _=False, m=mode: choose_mode(m))
            dials.addWidget(dial)
        self.dials[Mode.PIVOT].setChecked(True)
        column.addWidget(self._dials)
        self.helm = QWidget()
        self._helm_row()
        column.addWidget(self.helm)

    def _helm_row(self) -> None:
        row = QHBoxLayout(self.helm)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(QLabel(tr("Elite helm +1 to")))
        self.helm_pivot, self.helm_roll = QPushButton(tr("Pivot")), QPushButton(tr("Roll"))
        for button in (self.helm_pivot, self.helm_roll):
            button.setCheckable(True)
            button.setAutoDefault(True)
            row.addWidget(button)
        self.helm_pivot.clicked.connect(lambda on: self._desk.set_helm_bonus("pivot" if on else None))
        self.helm_roll.clicked.connect(lambda on: self._desk.set_helm_bonus("roll" if on else None))
        row.addStretch(1)

    def refresh(self) -> None:
        """Shows the ship on the desk."""
        desk = self._desk
        attitude, advice, draft = desk.attitude, desk.advice, desk.draft
        put(self.title, " ".join(attitude.title.split()) if attitude else tr("No ship selected"))
        role, text = self._state()
        put(self.state, text)
        set_role(self.state, role)
        self._show_dials()
        self._dials.setVisible(desk.plotting)
        self.helm.setVisible(draft is not None and advice is not None and advice.helm_choice)
        self.helm_pivot.setChecked(draft is not None and draft.helm_bonus == "pivot")
        self.helm_roll.setChecked(draft is not None and draft.helm_bonus == "roll")
        others = bool(desk.ships) and (len(desk.ships) > 1 or desk.selected not in desk.ships)
        self.previous.setEnabled(others)
        self.next.setEnabled(others)

    def _state(self) -> tuple[str, str]:
        desk = self._desk
        if desk.draft is None:
            return ("good", tr("✓ sealed")) if desk.sealed and desk.advice else ("dim", "")
        if desk.is_given:
            return "good", tr("✓ ordered")
        if desk.violations:
            return "bad", tr("⊘ not legal")
        return "dim", tr("draft") if desk.dragging else tr("no order yet")

    def _show_dials(self) -> None:
        advice = self._desk.advice
        if advice is None:
            for dial in self.dials.values():
                dial.set_use(0, None)
            return
        extra = sum(1 for t in advice.thrusts if t.redline and not t.violations)
        self.dials[Mode.PIVOT].set_use(advice.route_count, advice.pivot_rating)
        self.dials[Mode.ROLL].set_use(abs(advice.draft.roll), advice.roll_rating)
        self.dials[Mode.THRUST].set_use(advice.draft.thrust, advice.thrust_rating, extra)
