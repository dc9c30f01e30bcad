"""The plotting panel: dials, AVID, thrust, grids and the numbers of one ship's turn, beside the map."""

from collections.abc import Callable
from functools import cached_property
from itertools import pairwise
from typing import Final, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.announce import say
from gui.games.sits.avid_keys import MODE_KEYS
from gui.games.sits.avid_page import AvidPage
from gui.games.sits.grids_page import GridsPage
from gui.games.sits.modes import Mode, Reading
from gui.games.sits.panel_footer import PanelFooter
from gui.games.sits.panel_header import PanelHeader
from gui.games.sits.plot_desk import PlotDesk
from gui.games.sits.plot_summary import CoastControl, PreviewTable, put, words_label
from gui.games.sits.shelf import Shelf
from gui.games.sits.target_box import TargetBox
from gui.speech import tr
from gui.theme.style import hub

WIDTH: Final = 420
"""The panel's width in logical pixels, so that map and panel fit 1366x768."""
HINTS: Final = {
    Mode.PIVOT: tr("Click a window to pivot there, or drag the Forward triangle to draw the way."),
    Mode.ROLL: tr("Click where the Top star shall be, or drag the star."),
    Mode.THRUST: tr("Choose an amount of thrust first, then a square and a hex."),
}
SPLIT: Final = tr(
    "Click a square for how much goes up or down, then a hex for where the rest goes on the map."
)
NO_SHIP: Final = tr("Choose a ship on the map or in the list.")
SEALED: Final = tr("This order is sealed; only your side can read it. Reopen your plots to change it.")
LOOK: Final = tr("Nothing to plot for this ship now. Choose a target to see its range and bearing.")
R = TypeVar("R", TargetBox, PreviewTable, CoastControl)
SEEN: Final = tr("The range stands in the window that the target is seen through.")


class PlotPanel(QWidget):
    """Shows and changes what lies on a plot desk."""

    ruleClicked = Signal(str)
    """The id of a rule whose text is wanted."""

    def __init__(self, desk: PlotDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.setObjectName("plotPanel")
        self.setMinimumWidth(330)
        self.header = PanelHeader(desk, self.choose_mode)
        self.card = AvidPage(desk)
        self.avid = self.card.plotter
        self.grids = GridsPage(desk)
        self.footer = PanelFooter(desk, self.ruleClicked.emit)
        self.status = words_label("dim")
        self.status.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        readings: dict[Reading, Callable[[], QWidget]] = {
            Reading.TARGET: lambda: self.target,
            Reading.TURN: lambda: self.preview,
            Reading.COAST: lambda: self.coast,
        }
        self.shelf = Shelf(self.card, self.grids, self.status, readings, self)
        self._told = ""
        self._aimed = desk.target
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        for part in (self.header, self.shelf, self.footer):
            whole.addWidget(part)
        whole.setStretchFactor(self.shelf, 1)
        self._connect()
        self._dress()
        self.refresh()

    @cached_property
    def target(self) -> TargetBox:
        """The reading of the target; like the others it is made when it is first wanted."""
        return self._reading(Reading.TARGET, TargetBox(self.desk, self.ruleClicked.emit))

    @cached_property
    def preview(self) -> PreviewTable:
        """The reading of the plotted turn."""
        return self._reading(Reading.TURN, PreviewTable(self.desk))

    @cached_property
    def coast(self) -> CoastControl:
        """The reading of the turns ahead."""
        return self._reading(Reading.COAST, CoastControl(self.desk))

    def _reading(self, reading: Reading, made: R) -> R:
        made.refresh()
        self.shelf.put(reading, made)
        return made

    def _connect(self) -> None:
        plotter, grids = self.avid, self.grids
        self.setFocusProxy(plotter)
        for before, after in pairwise((plotter.avid, grids.thrust, grids.vertical, grids.horizontal)):
            self.setTabOrder(before, after)
        plotter.mode_asked.connect(lambda mode: self.choose_mode(Mode(mode)))
        for source in (plotter, grids.thrust, grids.vertical, grids.horizontal):
            source.status.connect(self._on_status)
        hub().changed.connect(self._dress)
        self.destroyed.connect(self.desk.subscribe(self.refresh))

    def _dress(self) -> None:
        self.status.ensurePolished()
        self.status.setMinimumHeight(2 * self.status.fontMetrics().lineSpacing() + 2)

    # ------------------------------------------------------------------ doing

    def choose_mode(self, mode: Mode) -> None:
        """Chooses what is plotted and brings its instrument into sight."""
        self.header.dials[mode].setChecked(True)
        self.avid.set_mode(mode)
        self.shelf.set_mode(grids=mode is Mode.THRUST)
        (self.grids.thrust if mode is Mode.THRUST else self.avid).setFocus()
        say(self, self.header.dials[mode].accessibleName())
        self._on_status("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """P, L and H choose the mode wherever the keys are in the panel."""
        mode = MODE_KEYS.get(Qt.Key(event.key()))
        if mode is not None and not event.modifiers():
            self.choose_mode(mode)
        else:
            super().keyPressEvent(event)

    def _on_status(self, text: str) -> None:
        self._told = text
        put(self.status, text or self._hint())

    def _hint(self) -> str:
        desk = self.desk
        if desk.selected is None:
            return NO_SHIP
        if desk.draft is not None:
            splits = self.avid.mode is Mode.THRUST and desk.draft.thrust > 0
            return SPLIT if splits else HINTS[self.avid.mode]
        if desk.sealed is not None and desk.advice is not None:
            return SEALED
        return SEEN if desk.shots else LOOK

    # ------------------------------------------------------------------ showing

    def refresh(self) -> None:
        """Shows what lies on the desk."""
        desk = self.desk
        for part in (self.header, self.card, self.grids, self.footer):
            part.refresh()
        for name in ("preview", "target", "coast"):
            if name in vars(self):
                getattr(self, name).refresh()
        self.shelf.set_grids(able=desk.advice is not None)
        now = next((shot for shot in desk.shots if shot.from_point == shot.to_point == "now"), None)
        self.shelf.title(Reading.TARGET, str(now.range) if now else "")
        if desk.target != self._aimed:
            self._aimed = desk.target
            if desk.target is not None:
                self.shelf.offer(Reading.TARGET, even_over=desk.draft is None)
        self._on_status(self._told)
        if not desk.dragging:
            # The card must not grow or shrink under a hand that drags on it.
            self._arrange()

    def _arrange(self) -> None:
        self.footer.limit(self.height())
        self.shelf.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shares the height out anew."""
        super().resizeEvent(event)
        self._arrange()
