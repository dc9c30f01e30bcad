"""Strikes a ship's wedge or concedes the game: never by one press (D2.21, D2.224)."""

from collections.abc import Callable, Sequence
from functools import partial

from engine.core.command import Command
from engine.core.view import Offer
from gui.dialogs.sheet import Sheet
from gui.qt import button, label, row
from gui.speech import tr

SURRENDER = "sits.surrender"


def surrenders(offers: Sequence[Offer]) -> tuple[Offer, ...]:
    """What of the offers strikes a wedge or ends the game."""
    return tuple(offer for offer in offers if offer.kind == SURRENDER and offer.command is not None)


class SurrenderSheet(Sheet):
    """Which ship, or the whole game; a press here only asks."""

    def __init__(self, offers: Sequence[Offer], ask: Callable[[Offer], object]) -> None:
        super().__init__(tr("Surrender"), width=620)
        self.add_text(
            tr(
                "A ship that strikes its wedge leaves the table; the enemy scores its "
                "cost, less a little for the"
                " crew. With its last ship, or when it concedes, a side loses the game [D2.21, D2.224]."
            ),
            "dim",
        )
        for offer in offers:
            made = button(f"{offer.title}\u2026", partial(self._chosen, offer, ask))
            made.setEnabled(not offer.violations)
            why = label("; ".join(str(each) for each in offer.violations), "small", wrap=True)
            why.setVisible(bool(offer.violations))
            made.setObjectName(f"surrender-{offer.piece or 'game'}")
            line = row(made, why)
            line.setStretch(1, 1)
            self.body.addLayout(line)
        self.body.addStretch(1)
        self.add_button(tr("Fight on"), role="primary")

    def _chosen(self, offer: Offer, ask: Callable[[Offer], object]) -> None:
        self.close_sheet()
        ask(offer)


class ConfirmSurrender(Sheet):
    """The second question; the safe answer has the keys."""

    def __init__(self, offer: Offer, worth: str, give: Callable[[Command], object]) -> None:
        super().__init__(f"{offer.title}?")
        self.add_text(worth)
        self.add_text(tr("An undo brings it back only where the table allows it."), "dim")
        command = offer.command
        made = self.add_button(offer.title, lambda: give(command) if command is not None else None)
        made.setObjectName("surrender-yes")
        self.add_button(tr("Fight on"), role="primary")
