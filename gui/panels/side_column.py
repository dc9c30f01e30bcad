"""What stands at the right of a flat game's maps: the panel of the moment, and under it the last step."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QStackedWidget, QWidget

from engine.core.session import Update
from gui.panels.happenings_panel import HappeningsPanel
from gui.presenters.happenings import Happening, happenings


class SideColumn(QSplitter):
    """Panels of which one is in front, over what the last command brought about."""

    def __init__(self, *panels: QWidget, sizes: tuple[int, int]) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self.setHandleWidth(3)
        self.setChildrenCollapsible(False)
        self.stack = QStackedWidget()
        for panel in panels:
            self.stack.addWidget(panel)
        self.happenings = HappeningsPanel()
        self.addWidget(self.stack)
        self.addWidget(self.happenings)
        self.setSizes(list(sizes))
        self.setMinimumWidth(310)
        self._rolled: tuple[Happening, ...] = ()

    def show_step(self, update: Update) -> None:
        """What was rolled stays until something else is rolled, under what has happened since."""
        now = happenings(update.events, update.rolls)
        self._rolled = now if update.rolls else self._rolled
        self.happenings.show_lines(now if update.rolls else (*now, *self._rolled))
