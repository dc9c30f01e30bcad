"""Where the sides sit around a flat screen: what asks a side is turned towards it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtWidgets import QComboBox, QWidget

from engine.core.ids import PlayerId
from engine.core.view import SeatView
from gui.dialogs.sheet import Sheet
from gui.qt import label
from gui.speech import tr

PLACES: Final[Mapping[int, str]] = {
    0: tr("In front of the screen"),
    180: tr("Opposite"),
    90: tr("At its left side"),
    270: tr("At its right side"),
}
"""Where a side can sit, by the degrees clockwise that things are turned for it."""


class SeatingSheet(Sheet):
    """One choice a side; `give` takes the degrees of each."""

    def __init__(
        self,
        seats: Sequence[SeatView],
        now: Callable[[PlayerId], int],
        give: Callable[[Mapping[PlayerId, int]], object],
    ) -> None:
        super().__init__(tr("Where do the sides sit?"))
        self._give = give
        self.add_text(
            tr(
                "On a screen that lies on the table, the curtain and every sheet are turned towards the side"
                " that they ask. The board stays as it is for all."
            ),
            "dim",
        )
        self.choices: dict[PlayerId, QComboBox] = {}
        for seat in seats:
            choice = QComboBox()
            choice.setObjectName(f"seating-{seat.id}")
            choice.setAccessibleName(tr("{side} sits", side=seat.name))
            for angle, words in PLACES.items():
                choice.addItem(words, angle)
            choice.setCurrentIndex(max(0, choice.findData(now(seat.id))))
            self.choices[seat.id] = choice
            self.body.addWidget(label(seat.name, "small"))
            self.body.addWidget(choice)
        self.add_button(tr("Cancel"))
        self.add_button(tr("Sit so"), self._done, role="primary").setObjectName("seating-go")

    def first_focus(self) -> QWidget | None:
        return next(iter(self.choices.values()), None)

    def _done(self) -> None:
        self._give({side: int(choice.currentData()) for side, choice in self.choices.items()})
