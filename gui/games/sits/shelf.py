"""Lays out instruments and readings in the room there is: what the mode needs is in sight."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from gui.games.sits.modes import Reading
from gui.qt import SMALL, button, column, scroller
from gui.speech import tr
from gui.theme.style import hub

READ: Final = 104
"""Height at 100 % text size below which a reading is not worth its place beside an instrument; it scrolls, so
with larger text it is content with half of what the text grows by."""
ROOMY: Final = 100
"""Height that an instrument keeps beyond its least one where a reading opens without being asked for."""
_SIDE, _TOP, _BOTTOM, _GAP = 10, 2, 4, 4
TITLES: Final = {
    Reading.TARGET: (
        tr("Target"),
        tr("Range and bearing to a ship, what bears on her, and what you see of her"),
    ),
    Reading.TURN: (tr("Turn"), tr("Where the plotted turn leads: midpoint, end, and the vectors after it")),
    Reading.COAST: (
        tr("Coast ahead"),
        tr("Where the ship drifts in the coming turns, and how near it comes to the target"),
    ),
}


class Instrument(QWidget):
    """Something to plot with, that can be drawn in more or less room."""

    def least(self) -> int:
        """Height that it needs to be of use."""
        return self.minimumSizeHint().height()

    def good(self) -> int:
        """Height that it has before another instrument gets room beside it."""
        return self.least()

    def wished(self) -> int:
        """Height beyond which it gains nothing."""
        return self.sizeHint().height()


class Shelf(QWidget):
    """Two instruments, a strip of buttons, and below it one of the readings, or none.

    The instrument of the mode comes first. A reading that was opened stands below it; where there is no room
    for both, it takes the instrument's place until it is closed. What room is left the other instrument gets.
    """

    def __init__(
        self,
        card: Instrument,
        grids: Instrument,
        status: QWidget,
        readings: Mapping[Reading, Callable[[], QWidget]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._card, self._grids, self._status = card, grids, status
        self._make = readings
        self._readings: dict[Reading, QWidget] = {}
        self._grids_first = False
        self._able = True
        self._open: Reading | None = None
        self._chosen = False
        whole = QVBoxLayout(self)
        whole.setContentsMargins(_SIDE, _TOP, _SIDE, _BOTTOM)
        whole.setSpacing(_GAP)
        self.buttons: dict[Reading, QPushButton] = {}
        self._strip = QWidget()
        row = QHBoxLayout(self._strip)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for name, (title, tip) in TITLES.items():
            made = button(title, tip=tip)
            made.setCheckable(True)
            made.setProperty("room", "3 8")
            made.clicked.connect(lambda on, n=name: self.open(n if on else None))
            self.buttons[name] = made
            row.addWidget(made)
        row.addStretch(1)
        self._inner = inner = column(None, gap=0)
        inner.setContentsMargins(0, 2, SMALL, 2)
        inside = QWidget()
        self.area: QScrollArea = scroller(inside, tabbed=False)
        for part in (card, grids, status, self._strip, self.area):
            whole.addWidget(part)
        inside.setLayout(inner)
        whole.setStretchFactor(card, 1)
        whole.addStretch(0)
        hub().changed.connect(self.arrange)
        self.setMinimumHeight(120)

    @property
    def _main(self) -> Instrument:
        return self._grids if self._grids_first and self._able else self._card

    @property
    def reading(self) -> Reading | None:
        """What can be read below the instruments."""
        return self._open

    def open(self, reading: Reading | None) -> None:
        """Opens a reading, or with None closes the open one: the hand has decided."""
        self._chosen = True
        self._show(reading)

    def offer(self, reading: Reading, *, even_over: bool) -> None:
        """Opens a reading unasked, if the hand has not opened another.

        Where there is no room for it beside the instrument it stays closed, unless it may go `even_over` it.
        """
        if self._open is None and (even_over or self._both()):
            self._show(reading)

    def put(self, reading: Reading, made: QWidget) -> None:
        """Takes in a reading that has just been made; they are made when they are first wanted."""
        self._readings[reading] = made
        order = [each for each in TITLES if each in self._readings]
        self._inner.insertWidget(order.index(reading), made)
        made.setVisible(reading is self._open)

    def _show(self, reading: Reading | None) -> None:
        if reading is not None:
            self._make[reading]()
        changed, self._open = reading != self._open, reading
        for name, made in self.buttons.items():
            made.setChecked(name is reading)
        for name, widget in self._readings.items():
            widget.setVisible(name is reading)
        self.arrange()
        if changed:
            self.area.verticalScrollBar().setValue(0)

    def set_mode(self, *, grids: bool) -> None:
        """Puts the grids first, or the card; a reading that stands in the way goes."""
        self._grids_first = grids
        if self._open is not None and not self._both():
            self._show(None)
        else:
            self.arrange()

    def set_grids(self, *, able: bool) -> None:
        """Whether there is anything to plot on the grids."""
        if able != self._able:
            self._able = able
            self.arrange()

    def title(self, reading: Reading, more: str) -> None:
        """Writes a figure behind a button's title."""
        text = TITLES[reading][0] + (f": {more}" if more else "")
        if self.buttons[reading].text() != text:
            self.buttons[reading].setText(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Page up and page down scroll the open reading, wherever on the shelf the keys are."""
        steps = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None or self._open is None:
            super().keyPressEvent(event)
            return
        bar = self.area.verticalScrollBar()
        bar.setValue(bar.value() + step * bar.pageStep())

    # ---- the room there is

    def _room(self) -> int:
        gaps = 5 * _GAP + _TOP + _BOTTOM
        left = self.height() - gaps - self._strip.sizeHint().height()
        if self._cramped():
            return left
        return left - max(self._status.minimumHeight(), self._status.heightForWidth(self.width() - 2 * _SIDE))

    def _cramped(self) -> bool:
        """Whether the instrument would be too small to use over the words that say how it is used.

        It is asked with the height that words always have: what they say now must not move the instrument.
        """
        rest = 5 * _GAP + _TOP + _BOTTOM + self._strip.sizeHint().height() + self._status.minimumHeight()
        return self.height() - rest < self._main.least()

    def _read(self) -> int:
        return round(READ * (max(hub().theme.text_scale, 1.0) + 1) / 2)

    def _both(self) -> bool:
        """Whether the instrument keeps its least height beside a reading."""
        return self._room() - self._read() >= self._main.least()

    def _content(self) -> int:
        """Height that the open reading would like."""
        inner = self._readings[self._open] if self._open is not None else None
        if inner is None:
            return 0
        width = self.width() - 2 * _SIDE - SMALL - self.area.verticalScrollBar().sizeHint().width()
        wished = inner.heightForWidth(width) if inner.hasHeightForWidth() else inner.sizeHint().height()
        return wished + 8

    def arrange(self) -> None:
        """Gives each part its place: the mode's instrument, the open reading, then the other instrument."""
        main, room = self._main, self._room()
        self._status.setVisible(not self._cramped())
        other = self._card if main is self._grids else self._grids
        reading = self._open is not None
        beside = not reading or self._both()
        read = self._read() if reading else 0
        both = beside and (self._able or other is self._card) and main.good() + read + other.least() <= room
        if reading and beside:
            taken = main.wished() + (other.least() if both else 0)
            read = max(read, min(self._content(), room - taken))
        elif reading:
            read = room
        main.setVisible(beside)
        other.setVisible(both)
        self.area.setVisible(reading)
        if reading:
            _fix(self.area, max(read, 40))
        left = room - read
        if both:
            grids = (
                left - self._card.good()
                if main is self._card
                else max(left - self._card.wished(), main.good())
            )
            self._grids.setMaximumHeight(max(self._grids.least(), min(grids, self._grids.wished())))
        else:
            self._grids.setMaximumHeight(max(left, self._grids.least()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arranges the parts anew; the first time, a reading opens where there is room for it."""
        super().resizeEvent(event)
        if not self._chosen and self._open is None and self.isVisible():
            roomy = self._room() - self._read() - ROOMY >= self._main.least()
            if roomy:
                self._show(Reading.TARGET)
        self.arrange()


def _fix(part: QWidget, height: int) -> None:
    part.setMinimumHeight(height)
    part.setMaximumHeight(height)
