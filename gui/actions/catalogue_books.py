"""The actions of the books: calculators now; each of them also works on the home screen, for any game."""

from typing import Any, Final, Protocol

from gui.actions.registry import Action

MENU: Final = "&Help"


class BookHost(Protocol):
    """What these actions need of the window."""

    def show_calculators(self) -> None: ...


def books() -> tuple[Action[Any], ...]:
    """What can be looked up in the books of a game."""
    return (
        Action(
            id="help.calculators",
            title="Calculators…",
            menu=MENU,
            shortcut=("Ctrl+Shift+K",),
            run=lambda host: host.show_calculators(),
            divided=True,
        ),
    )
