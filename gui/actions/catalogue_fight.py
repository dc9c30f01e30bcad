"""The actions of the fight: the hit report, damage control, the score, written orders, surrender."""

from collections.abc import Callable
from typing import Any, Protocol

from gui.actions.menu_names import FIGHT
from gui.actions.registry import Action
from gui.speech import tr


class FightHost(Protocol):
    """What these actions need of the window."""

    def reason_no_extra(self, name: str) -> str: ...
    def run_extra(self, name: str) -> None: ...


def fight() -> tuple[Action[Any], ...]:
    """The menu of the fight; games without these things say so."""
    return (
        _action("report", tr("Hit report"), "F7"),
        _action("report_large", tr("Hit report over the window\u2026"), "Shift+F7"),
        _action("orders", tr("Orders in the book's notation\u2026"), "F9", divided=True),
        _action("score", tr("Score\u2026"), "F8"),
        _action("position", tr("Position from the table\u2026"), "F10", divided=True),
        _action("map_sheets", tr("Move a map sheet\u2026"), ""),
        _action("surrender", tr("Surrender\u2026"), "", divided=True),
    )


def _action(name: str, title: str, keys: str, *, divided: bool = False) -> Action[Any]:
    return Action(
        id=f"fight.{name}",
        title=title,
        menu=FIGHT,
        shortcut=(keys,) if keys else (),
        when=_reason(name),
        run=lambda host: host.run_extra(name),
        divided=divided,
    )


def _reason(name: str) -> Callable[[FightHost], str]:
    return lambda host: host.reason_no_extra(name)
