"""The setup panel: how a ship just placed lies and moves before the first turn (D2.12)."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import Final, cast

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QResizeEvent,
    QShowEvent,
    QStandardItem,
    QStandardItemModel,
    QWheelEvent,
)
from PySide6.QtWidgets import QComboBox, QGridLayout, QSpinBox, QVBoxLayout, QWidget

from engine.core.view import AttitudeView, TableView
from engine.mechanics.avid import WINDOWS, Site, azimuth, elevation
from engine.rulesets.sits.commands import Deploy, Slot
from gui.attitude.avid_geometry import beside
from gui.attitude.avid_widget import AvidWidget, Touch
from gui.games.sits.plot_desk import PlotDesk
from gui.games.sits.plot_overlay import side_of, viewpoint_of
from gui.panels.calm_wheel import calm_wheel
from gui.qt import BASE, SMALL, TIGHT, button, label, row, scroller, tool
from gui.session.qt_session import QtSession
from gui.speech import tr
from gui.theme.style import hub

SLOTS: Final[tuple[Slot, ...]] = ("A", "B", "C", "D", "E", "F", "+", "-")
NAMES: Final = {"+": tr("up +"), "-": tr("down −")}
FASTEST: Final = 99
"""What can be typed; what is allowed the rules say."""
BARE: Final = """
QSpinBox { padding: 4px 0; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; border: none; }
QSpinBox QLineEdit { border: none; padding: 0; background: transparent; }
"""
"""Fields without arrows of their own; `NoButtons` would leave a styled field one pixel for its figures."""
DEPLOYS: Final = frozenset({"sits.deploy", "sits.undeploy"})


CARD: Final = 280
"""Logical pixels of the card's height where there is little room."""
TURNS: Final[Mapping[Qt.Key, tuple[int, int]]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}
"""Keys that turn the nose: windows clockwise, and upward."""


class SetupPanel(QWidget):
    """A click on the AVID turns the nose there, buttons roll, numbers set the velocity: one command each.

    While the AVID has the keys, arrows and wheel (with Shift up and down) turn the nose by one window.
    """

    ruleClicked = Signal(str)

    def __init__(self, desk: PlotDesk, session: QtSession) -> None:
        super().__init__()
        self.desk = desk
        self._session = session
        self._quiet = False
        self._title = label("", "title")
        self._hint = label("", "dim", wrap=True)
        self.avid = AvidWidget()
        self.avid.set_titled(on=False)
        self.avid.pressed.connect(self._touched)
        self.avid.installEventFilter(self)
        self._bearing = 0.0
        self.nose = QComboBox()
        self.nose.setObjectName("setup-nose")
        self.nose.setAccessibleName(tr("Window of the nose"))
        _fill(self.nose)
        self.nose.activated.connect(lambda index: self._deploy(forward=self.nose.itemData(index)))
        self._roll = label("", "body")
        self.port = button(tr("◂ port"), partial(self._turn, -1), tip=tr("Roll 30° to port"))
        self.starboard = button(tr("starboard ▸"), partial(self._turn, 1), tip=tr("Roll 30° to starboard"))
        self.speeds: dict[Slot, QSpinBox] = {}
        self.back = button(tr("Back into the tray"), self._take_back)
        self._build()
        self.destroyed.connect(desk.subscribe(self.refresh))
        self.refresh()

    def _build(self) -> None:
        inner = QWidget()
        inner.setObjectName("clear")
        column = self._column = QVBoxLayout(inner)
        column.setSpacing(BASE)
        column.addWidget(self._title)
        column.addWidget(self._hint)
        column.addWidget(self.avid)
        column.addLayout(row(label(tr("Nose"), "dim"), self.nose, None))
        column.addLayout(
            row(label(tr("Roll"), "dim"), self.port, self._roll, self.starboard, None, gap=SMALL)
        )
        column.addWidget(label(tr("STARTING VELOCITY, HEXES A TURN"), "section", wrap=True))
        column.addLayout(self._speed_fields())
        column.addLayout(row(None, self.back))
        column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroller(inner, tabbed=False))
        calm_wheel(self.nose, *self.speeds.values())

    def _speed_fields(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(SMALL)
        grid.setVerticalSpacing(TIGHT)
        large = hub().theme.text_scale > 1.4
        for place, slot in enumerate(SLOTS):
            field = QSpinBox()
            field.setRange(0, FASTEST)
            field.setObjectName(f"setup-speed-{slot}")
            field.setAccessibleName(tr("Velocity {slot}", slot=NAMES.get(slot, slot)))
            field.setKeyboardTracking(False)
            field.valueChanged.connect(partial(self._speed, slot))
            self.speeds[slot] = field
            line, half = divmod(place, 1 if large else 2)
            field.setAlignment(Qt.AlignmentFlag.AlignCenter)
            field.setMinimumWidth(round(58 * hub().theme.text_scale))
            field.setStyleSheet(BARE)
            less = tool("−", field.stepDown, tip=tr("Slower {slot}", slot=NAMES.get(slot, slot)))
            more = tool("+", field.stepUp, tip=tr("Faster {slot}", slot=NAMES.get(slot, slot)))
            grid.addWidget(label(NAMES.get(slot, slot), "dim"), line, half * 2)
            grid.addLayout(row(less, field, more, gap=2), line, half * 2 + 1)
        return grid

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shares the height out anew."""
        super().resizeEvent(event)
        self._share()

    def showEvent(self, event: QShowEvent) -> None:
        """How high the fields are is known for certain once they wear the style sheet."""
        super().showEvent(event)
        self._share()

    def _share(self) -> None:
        """The card takes what the fields below it leave, so that all of them are in sight."""
        rest = self._column.sizeHint().height() - self.avid.height()
        most = self.avid.heightForWidth(self.width() - 2 * BASE)
        self.avid.setFixedHeight(max(CARD, min(most, self.height() - rest)))

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
        self._title.setText(counter.title if counter is not None else tr("No ship chosen"))
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
        self.nose.setCurrentIndex(self.nose.findData(attitude.forward))
        if not attitude.forward.endswith(" p"):
            self._bearing = float(azimuth(Site(attitude.forward)))
        self._roll.setText(f"{attitude.roll * 30}°")
        values = {slot.slot: slot.value for slot in attitude.slots}
        for slot, field in self.speeds.items():
            field.setValue(values.get(slot, 0))

    def _words(self) -> str:
        if self.desk.selected is None:
            return tr("Choose one of your ships.")
        if self._can_set():
            return tr("Click a window or use the arrows; Shift + click points below.")
        if self._is_own():
            return tr("Drag it from the tray onto the map first, or lift it with Enter.")
        return tr("The other side's ship: look, but do not touch.")

    def _is_own(self) -> bool:
        counter = self.desk.counter(self.desk.selected)
        view = self.desk.view
        return counter is not None and view is not None and counter.owner == view.viewer

    def _can_set(self) -> bool:
        counter = self.desk.counter(self.desk.selected)
        return self._is_own() and counter is not None and counter.cell is not None

    # ---- doing

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Takes the AVID's arrow keys, and its wheel while it has the keys."""
        if watched is not self.avid:
            return False
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if Qt.Key(event.key()) not in TURNS:
                return False
            self._turn_nose(*TURNS[Qt.Key(event.key())])
            return True
        if isinstance(event, QWheelEvent) and self.avid.hasFocus():
            # With Shift some systems turn the wheel sideways.
            way = 1 if (event.angleDelta().y() or event.angleDelta().x()) > 0 else -1
            upward = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._turn_nose(0 if upward else way, way if upward else 0)
            return True
        return False

    def _turn_nose(self, clockwise: int, upward: int) -> None:
        attitude = self.desk.attitude
        if attitude is not None and self._can_set():
            self._deploy(forward=beside(Site(attitude.forward), clockwise, upward, self._bearing))

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


def slant_words(degrees: int) -> str:
    """How steep a window is, in words."""
    if degrees == 0:
        return tr("level")
    if abs(degrees) == 90:
        return tr("straight up") if degrees > 0 else tr("straight down")
    if degrees > 0:
        return tr("{degrees} degrees up", degrees=degrees)
    return tr("{degrees} degrees down", degrees=-degrees)


def window_words(window: Site) -> str:
    """A window in words: "A/B, 30 degrees up"."""
    slant = slant_words(elevation(window))
    return slant if abs(elevation(window)) == 90 else f"{window.split()[0]}, {slant}"


def _fill(box: QComboBox) -> None:
    """All windows in words, under a heading for each slant, the steepest first."""
    model = QStandardItemModel(box)
    for degrees, windows in groupby(sorted(WINDOWS, key=lambda w: -elevation(w)), key=elevation):
        head = QStandardItem(slant_words(degrees).upper())
        head.setFlags(Qt.ItemFlag.NoItemFlags)
        model.appendRow(head)
        for window in windows:
            item = QStandardItem(window_words(window))
            item.setData(str(window), Qt.ItemDataRole.UserRole)
            model.appendRow(item)
    box.setModel(model)
    box.setMaxVisibleItems(14)
