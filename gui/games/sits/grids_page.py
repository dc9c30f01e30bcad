"""The instruments for thrust: the amount, and how it splits on the vertical and the horizontal grid."""

from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.rulesets.sits.commands import Slot
from gui.games.sits.horizontal_grid import HorizontalGrid
from gui.games.sits.plot_desk import PlotDesk
from gui.games.sits.plot_summary import put, words_label
from gui.games.sits.shelf import Instrument
from gui.games.sits.thrust_picker import ThrustPicker
from gui.games.sits.vertical_grid import VerticalGrid
from gui.speech import tr


class GridsPage(Instrument):
    """Amount first, grids below it."""

    def __init__(self, desk: PlotDesk) -> None:
        super().__init__()
        self._desk = desk
        self.thrust = ThrustPicker(desk)
        self.vertical = VerticalGrid(desk)
        self.horizontal = HorizontalGrid(desk)
        self.note = words_label("small")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.thrust)
        column.addWidget(self.note)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.vertical, 1)
        row.addWidget(self.horizontal, 1)
        column.addLayout(row, 1)
        self.halves = QWidget()
        self._halves_row = QHBoxLayout(self.halves)
        self._halves_row.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.halves)
        self.half_boxes: dict[str, QCheckBox] = {}
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def refresh(self) -> None:
        """Shows what the amount costs, and the halves that may be kept; sealed thrust can't be touched."""
        put(self.note, self.thrust.risk())
        self.note.setVisible(bool(self.note.text()))
        self._show_halves()
        for part in (self.thrust, self.vertical, self.horizontal, self.halves):
            part.setEnabled(self._desk.draft is not None)

    def _show_halves(self) -> None:
        advice, order = self._desk.advice, self._desk.order
        waivable = advice.waivable if advice else ()
        if tuple(self.half_boxes) != tuple(waivable):
            for box in self.half_boxes.values():
                box.hide()
                box.deleteLater()
            self.half_boxes = {}
            for slot in waivable:
                box = QCheckBox(tr("Keep the half in {slot}", slot=slot))
                box.setToolTip(
                    tr(
                        "The engineer would round the half hex in {slot} up; checked, it stays a half",
                        slot=slot,
                    )
                )
                box.clicked.connect(lambda _=False, s=slot: self._toggle_half(s))
                self._halves_row.addWidget(box)
                self.half_boxes[slot] = box
        for name, box in self.half_boxes.items():
            box.setChecked(order is not None and name in order.keep_halves)
        self.halves.setVisible(bool(waivable))

    def _toggle_half(self, slot: Slot) -> None:
        self._desk.toggle_keep_half(slot)
