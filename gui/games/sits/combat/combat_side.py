"""The right side of the screen: plotting, setup or the card of the step; a switch to the AVID and back."""

from collections.abc import Callable

from PySide6.QtWidgets import QButtonGroup, QFrame, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from gui.games.sits.combat.combat_reading import Stage
from gui.games.sits.panel_footer import small
from gui.qt import row
from gui.speech import tr

NAMES = {Stage.LAUNCH: tr("Salvo card"), Stage.DEFENCE: tr("Missile defense"), Stage.BEAMS: tr("Beams")}


class Side(QWidget):
    """A stack of panels; in the steps of the fight two buttons above it choose card or AVID.

    `plot` and `card` bring those two to the front of the stack, `setup` the panel that it is given.
    """

    def __init__(
        self,
        stack: QStackedWidget,
        plot: Callable[[], None],
        card: Callable[[], None],
        setup: Callable[[QWidget], None],
    ) -> None:
        super().__init__()
        self._show_plot, self._show_card, self._show_setup = plot, card, setup
        self._stage: Stage | None = None
        self.card_button: QPushButton = small(tr("Card"), tr("The card of this step"))
        self.avid_button: QPushButton = small("AVID", tr("How the ship lies, and the bearing of its target"))
        self.card_button.setObjectName("side-card")
        self.avid_button.setObjectName("side-avid")
        choice = QButtonGroup(self)
        for each in (self.card_button, self.avid_button):
            each.setCheckable(True)
            choice.addButton(each)
        self.card_button.setChecked(True)
        self.card_button.clicked.connect(self.show_card)
        self.avid_button.clicked.connect(self.show_avid)
        self.switch = QFrame()
        line = row(self.card_button, self.avid_button, None, gap=4)
        line.setContentsMargins(10, 6, 10, 0)
        self.switch.setLayout(line)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.switch)
        whole.addWidget(stack, 1)

    def show_card(self) -> None:
        """Brings the card of the step to the front."""
        self.card_button.setChecked(True)
        self._show_card()

    def show_avid(self) -> None:
        """Brings the AVID to the front: bearings, arcs, attitude."""
        self.avid_button.setChecked(True)
        self._show_plot()

    def take(self, stage: Stage, setup: QWidget | None) -> None:
        """Another step: its card comes to the front; what was chosen within a step stays."""
        self.switch.setVisible(stage is not Stage.PLOT and setup is None)
        if setup is not None:
            self._show_setup(setup)
        elif stage is Stage.PLOT:
            self._show_plot()
        elif stage is not self._stage:
            self.card_button.setText(NAMES[stage])
            self.show_card()
        self._stage = stage if setup is None else None
