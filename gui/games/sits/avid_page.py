"""The AVID with the buttons under it: which moment it shows, and which half of the sphere is pointed at."""

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout

from gui.games.sits.avid_plotter import AvidPlotter
from gui.games.sits.modes import Moment
from gui.games.sits.panel_footer import BIG, small
from gui.games.sits.plot_desk import PlotDesk
from gui.games.sits.shelf import Instrument
from gui.speech import tr
from gui.theme.style import hub

LEAST: Final = 200
"""Logical pixels below which windows of the AVID are hard to hit."""
GOOD: Final = 340
"""Logical pixels at which it is pleasant to use."""
MOMENTS: Final = {
    Moment.NOW: (tr("Now"), tr("Shows how the ship lies now")),
    Moment.MIDPOINT: (tr("Midpoint"), tr("Shows how the ship will lie at the midpoint of the plotted turn")),
    Moment.END: (tr("End"), tr("Shows how the ship will lie at the end of the plotted turn")),
}
NO_TURN: Final = tr("No turn is plotted for this ship now, so there is no other moment to show")
LOWER: Final = tr(
    "Clicks go to the lower half of the sphere: the directions below the map. "
    "Shift does it for one click, a drag over the rim and back does it too."
)
TWO: Final = tr("Draws the upper and the lower half of the sphere side by side instead of one over the other")


class AvidPage(Instrument):
    """Shrinks and grows with the room it gets."""

    def __init__(self, desk: PlotDesk) -> None:
        super().__init__()
        self._desk = desk
        self.plotter = AvidPlotter(desk)
        self.moment_buttons: dict[Moment, QPushButton] = {}
        self.lower_button = small(tr("Lower"), LOWER)
        self.two_button = small(tr("2 discs"), TWO)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(2)
        self._whole.addWidget(self.plotter, 1)
        self._tools = self._row()
        self._whole.addLayout(self._tools)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.plotter.moment_changed.connect(lambda name: self.moment_buttons[Moment(name)].setChecked(True))

    def _row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(2 if hub().theme.text_scale > BIG else 4)
        moments = QButtonGroup(self)
        for moment, (title, tip) in MOMENTS.items():
            button = small(title, tip)
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, m=moment: self.plotter.set_moment(m))
            moments.addButton(button)
            self.moment_buttons[moment] = button
            row.addWidget(button)
        self.moment_buttons[Moment.NOW].setChecked(True)
        row.addStretch(1)
        card = self.plotter.avid
        for button in (self.lower_button, self.two_button):
            button.setCheckable(True)
            row.addWidget(button)
        self.lower_button.toggled.connect(lambda on: card.set_lower_half(on=on))
        card.lower_half_changed.connect(self.lower_button.setChecked)
        self.two_button.toggled.connect(lambda on: self._on_two(on=on))
        return row

    def _on_two(self, *, on: bool) -> None:
        self.plotter.avid.set_two_discs(on=on)
        self.lower_button.setEnabled(not on)

    def refresh(self) -> None:
        """Offers only moments that there are."""
        there = self._desk.preview is not None
        for moment, button in self.moment_buttons.items():
            able = there or moment is Moment.NOW
            button.setEnabled(able)
            button.setToolTip(MOMENTS[moment][1] if able else NO_TURN)

    def least(self) -> int:
        """An AVID whose windows can be hit, and the buttons."""
        return LEAST + self._under()

    def good(self) -> int:
        """An AVID whose windows carry their names, as far as the width allows."""
        return min(self.wished(), GOOD + self._under())

    def wished(self) -> int:
        """The AVID as large as the width allows, and the buttons."""
        return self.plotter.avid.heightForWidth(self.width()) + self._under()

    def _buttons(self) -> tuple[QPushButton, ...]:
        return (*self.moment_buttons.values(), self.lower_button, self.two_button)

    def _under(self) -> int:
        """Height that the buttons take in a row."""
        return max(each.sizeHint().height() for each in self._buttons()) + self._whole.spacing()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Puts the buttons beside the AVID where it would be too small to use above them."""
        super().resizeEvent(event)
        stacked = sum(each.sizeHint().height() + self._tools.spacing() for each in self._buttons())
        beside = stacked <= self.height() < self.least()
        across, down = QHBoxLayout.Direction.LeftToRight, QHBoxLayout.Direction.TopToBottom
        self._whole.setDirection(across if beside else down)
        self._tools.setDirection(down if beside else across)
