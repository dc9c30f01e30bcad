"""The setup panel: how a ship just placed lies and moves before the first turn (D2.12)."""

from dataclasses import replace
from functools import partial
from typing import Final, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QSpinBox, QVBoxLayout, QWidget

from engine.core.view import AttitudeView, TableView
from engine.mechanics.avid import WINDOWS
from engine.rulesets.sits.commands import Deploy, Slot
from gui.attitude.avid_widget import AvidWidget, Touch
from gui.games.sits.plot_desk import PlotDesk
from gui.games.sits.plot_overlay import side_of, viewpoint_of
from gui.qt import BASE, SMALL, button, label, row, scroller, tool
from gui.session.qt_session import QtSession
from gui.theme.style import hub

SLOTS: Final[tuple[Slot, ...]] = ("A", "B", "C", "D", "E", "F", "+", "-")
NAMES: Final = {"+": "up +", "-": "down −"}
FASTEST: Final = 99
"""What can be typed; what is allowed the rules say."""
DEPLOYS: Final = frozenset({"sits.deploy", "sits.undeploy"})


class SetupPanel(QWidget):
    """A click on the AVID turns the nose there, buttons roll, numbers set the velocity: one command each."""

    ruleClicked = Signal(str)

    def __init__(self, desk: PlotDesk, session: QtSession) -> None:
        super().__init__()
        self.desk = desk
        self._session = session
        self._quiet = False
        self._title = label("", "title")
        self._hint = label("", "dim", wrap=True)
        self.avid = AvidWidget()
        self.avid.pressed.connect(self._touched)
        self.nose = QComboBox()
        self.nose.setObjectName("setup-nose")
        self.nose.setAccessibleName("Window of the nose")
        for window in WINDOWS:
            self.nose.addItem(str(window))
        self.nose.activated.connect(lambda index: self._deploy(forward=self.nose.itemText(index)))
        self._roll = label("", "body")
        self.port = button("◂ port", partial(self._turn, -1), tip="Roll 30° to port")
        self.starboard = button("starboard ▸", partial(self._turn, 1), tip="Roll 30° to starboard")
        self.speeds: dict[Slot, QSpinBox] = {}
        self.back = button("Back into the tray", self._take_back)
        self._build()
        self.destroyed.connect(desk.subscribe(self.refresh))
        self.refresh()

    def _build(self) -> None:
        inner = QWidget()
        inner.setObjectName("setup-inside")
        inner.setStyleSheet("QWidget#setup-inside { background: transparent; }")
        column = QVBoxLayout(inner)
        column.setSpacing(BASE)
        column.addWidget(self._title)
        column.addWidget(self._hint)
        column.addWidget(self.avid)
        column.addLayout(row(label("Nose", "dim"), self.nose, None, label("Roll", "dim"), self._roll))
        column.addLayout(row(self.port, self.starboard, None, gap=SMALL))
        column.addWidget(label("STARTING VELOCITY, HEXES A TURN", "section"))
        column.addLayout(self._speed_fields())
        column.addLayout(row(None, self.back))
        column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroller(inner))

    def _speed_fields(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(SMALL)
        large = hub().theme.text_scale > 1.4
        for place, slot in enumerate(SLOTS):
            field = QSpinBox()
            field.setRange(0, FASTEST)
            field.setObjectName(f"setup-speed-{slot}")
            field.setAccessibleName(f"Velocity {NAMES.get(slot, slot)}")
            field.setKeyboardTracking(False)
            field.valueChanged.connect(partial(self._speed, slot))
            self.speeds[slot] = field
            line, half = divmod(place, 1 if large else 2)
            field.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
            field.setAlignment(Qt.AlignmentFlag.AlignCenter)
            field.setMinimumWidth(58)
            less = tool("−", field.stepDown, tip=f"Slower {NAMES.get(slot, slot)}")
            more = tool("+", field.stepUp, tip=f"Faster {NAMES.get(slot, slot)}")
            grid.addWidget(label(NAMES.get(slot, slot), "dim"), line, half * 2)
            grid.addLayout(row(less, field, more, gap=2), line, half * 2 + 1)
        return grid

    # ---- showing

    @staticmethod
    def wanted(view: TableView) -> bool:
        """Whether the viewer sets up now."""
        return any(offer.kind in DEPLOYS for offer in view.offers)

    def refresh(self) -> None:
        """Shows the ship on the desk."""
        attitude = self.desk.attitude
        counter = self.desk.counter(self.desk.selected)
        self._quiet = True
        self._title.setText(counter.title if counter is not None else "No ship chosen")
        self._hint.setText(self._words())
        self.avid.set_attitude(attitude)
        self.avid.set_side(side_of(self.desk))
        self.avid.set_viewpoint(viewpoint_of(self.desk))
        able = self._can_set()
        for widget in (self.nose, self.port, self.starboard, self.back, *self.speeds.values()):
            widget.setEnabled(able)
        if attitude is not None:
            self._show(attitude)
        self._quiet = False

    def _show(self, attitude: AttitudeView) -> None:
        self.nose.setCurrentText(attitude.forward)
        self._roll.setText(f"{attitude.roll * 30}°")
        values = {slot.slot: slot.value for slot in attitude.slots}
        for slot, field in self.speeds.items():
            field.setValue(values.get(slot, 0))

    def _words(self) -> str:
        if self.desk.selected is None:
            return "Choose one of your ships."
        if self._can_set():
            return "Click a window to point the nose there; Shift points into the lower half."
        if self._is_own():
            return "Drag it from the tray onto the map first, or lift it with Enter."
        return "The other side's ship: look, but do not touch."

    def _is_own(self) -> bool:
        counter = self.desk.counter(self.desk.selected)
        view = self.desk.view
        return counter is not None and view is not None and counter.owner == view.viewer

    def _can_set(self) -> bool:
        counter = self.desk.counter(self.desk.selected)
        return self._is_own() and counter is not None and counter.cell is not None

    # ---- doing

    def _touched(self, touch: Touch) -> None:
        if touch.window is not None and self._can_set():
            self._deploy(forward=str(touch.window))

    def _turn(self, step: int) -> None:
        attitude = self.desk.attitude
        if attitude is not None:
            self._deploy(roll=(attitude.roll + step) % 12)

    def _speed(self, slot: Slot, value: int) -> None:
        attitude = self.desk.attitude
        if self._quiet or attitude is None:
            return
        now = {cast("Slot", each.slot): each.value for each in attitude.slots}
        self._deploy(vectors={s: n for s, n in {**now, slot: value}.items() if n})

    def _deploy(
        self,
        *,
        forward: str | None = None,
        roll: int | None = None,
        vectors: dict[Slot, int] | None = None,
    ) -> None:
        counter, attitude = self.desk.counter(self.desk.selected), self.desk.attitude
        if self._quiet or counter is None or counter.cell is None or attitude is None:
            return
        order = Deploy(
            player=self._session.seat,
            ship=counter.id,
            cell=counter.cell,
            level=counter.level,
            forward=attitude.forward,
            roll=attitude.roll,
            vectors={cast("Slot", each.slot): each.value for each in attitude.slots if each.value},
        )
        if forward is not None:
            order = replace(order, forward=forward)
        if roll is not None:
            order = replace(order, roll=roll)
        if vectors is not None:
            order = replace(order, vectors=vectors)
        self._session.give(order)
        self.refresh()

    def _take_back(self) -> None:
        view, piece = self.desk.view, self.desk.selected
        offers = view.offers if view is not None else ()
        for offer in offers:
            if offer.kind == "sits.undeploy" and offer.piece == piece and offer.command is not None:
                self._session.give(offer.command)
                return
