"""The actions of the books: calculators, rule coverage, sources of numbers; for any game, also at home."""

from typing import Any, Protocol

from gui.actions.menu_names import HELP
from gui.actions.registry import Action
from gui.speech import tr


class BookHost(Protocol):
    """What these actions need of the window."""

    def show_calculators(self) -> None: ...
    def show_coverage(self) -> None: ...
    def show_sources(self) -> None: ...


def books() -> tuple[Action[Any], ...]:
    """What can be looked up in the books of a game."""
    return (
        Action(
            id="help.calculators",
            title=tr("Calculators…"),
            menu=HELP,
            shortcut=("Ctrl+Shift+K",),
            run=lambda host: host.show_calculators(),
            divided=True,
        ),
        Action(
            id="help.coverage",
            title=tr("Rule coverage…"),
            menu=HELP,
            run=lambda host: host.show_coverage(),
        ),
        Action(
            id="help.sources",
            title=tr("Where the numbers come from…"),
            menu=HELP,
            run=lambda host: host.show_sources(),
        ),
    )
