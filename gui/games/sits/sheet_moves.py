"""Moving a map sheet to another edge of the table: seldom wanted, so it stands in a menu (BOX.maps)."""

from collections.abc import Callable, Sequence
from typing import Final

from engine.core.command import Command
from engine.core.view import Offer
from gui.dialogs.sheet import Sheet
from gui.panels.wrap_button import WrapButton
from gui.speech import tr

MOVE_SHEET: Final = "sits.move_sheet"


class MapSheetMoves(Sheet):
    """A button for each place that a sheet could go to."""

    def __init__(self, offers: Sequence[Offer], give: Callable[[Command], object]) -> None:
        super().__init__(tr("Move a map sheet"), width=560)
        self.add_text(tr("An empty sheet may be laid to another edge, before ships leave the table."), "dim")
        for offer in offers:
            made = WrapButton(offer.title)
            made.clicked.connect(lambda _checked=False, o=offer: self._do(o, give))
            self.body.addWidget(made)
        self.body.addStretch(1)
        self.add_button(tr("Leave them"), role="primary")

    def _do(self, offer: Offer, give: Callable[[Command], object]) -> None:
        self.close_sheet()
        if offer.command is not None:
            give(offer.command)
