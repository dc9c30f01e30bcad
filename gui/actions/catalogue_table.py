"""The actions of the table: ends by force, passphrases, seals of orders, the board for all in a window."""

from typing import Any, Protocol

from engine.core.force import What
from gui.actions.menu_names import TURN, VIEW
from gui.actions.registry import Action
from gui.speech import tr


class TableHost(Protocol):
    """What these actions need of the window."""

    def reason_no_seat(self) -> str: ...
    def set_passphrase(self) -> None: ...
    def show_seals(self) -> None: ...
    def show_seating(self) -> None: ...
    def reason_no_force(self) -> str: ...
    def end_by_force(self, what: What) -> None: ...
    def reason_no_public_board(self) -> str: ...
    def public_board_open(self) -> bool: ...
    def toggle_public_board(self) -> None: ...


def table() -> tuple[Action[Any], ...]:
    """What concerns the seats and who may see what."""
    return (
        Action(
            id="turn.force_step",
            title=tr("End this step by force…"),
            menu=TURN,
            when=lambda host: host.reason_no_force(),
            run=lambda host: host.end_by_force("step"),
            divided=True,
        ),
        Action(
            id="turn.force_phase",
            title=tr("End the whole phase by force…"),
            menu=TURN,
            when=lambda host: host.reason_no_force(),
            run=lambda host: host.end_by_force("phase"),
        ),
        Action(
            id="turn.passphrase",
            title=tr("Passphrase of this seat…"),
            menu=TURN,
            when=lambda host: host.reason_no_seat(),
            run=lambda host: host.set_passphrase(),
        ),
        Action(
            id="turn.seals",
            title=tr("Seals of the orders…"),
            menu=TURN,
            when=lambda host: host.reason_no_seat(),
            run=lambda host: host.show_seals(),
        ),
        Action(
            id="turn.seating",
            title=tr("Where the sides sit…"),
            menu=TURN,
            when=lambda host: host.reason_no_seat(),
            run=lambda host: host.show_seating(),
        ),
        Action(
            id="view.public",
            title=tr("Board for all in a window of its own"),
            menu=VIEW,
            shortcut=("Shift+F11",),
            when=lambda host: host.reason_no_public_board(),
            checked=lambda host: host.public_board_open(),
            run=lambda host: host.toggle_public_board(),
            divided=True,
        ),
    )
