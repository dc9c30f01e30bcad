"""The actions of time and dice: earlier moments, bookmarks, what-ifs, the dice report."""

from collections.abc import Callable
from typing import Any, Protocol

from gui.actions.menu_names import HISTORY
from gui.actions.registry import Action
from gui.speech import tr


class HistoryHost(Protocol):
    """What these actions need of the window."""

    def reason_no_past(self) -> str: ...
    def reason_not_looking(self) -> str: ...
    def reason_no_replay(self) -> str: ...
    def reason_no_family(self) -> str: ...
    def history_shown(self) -> bool: ...
    def toggle_history(self) -> None: ...
    def step_history(self, step: int) -> None: ...
    def history_start(self) -> None: ...
    def history_now(self) -> None: ...
    def play_history(self) -> None: ...
    def replay_others(self) -> None: ...
    def mark_moment(self) -> None: ...
    def show_bookmarks(self) -> None: ...
    def branch(self) -> None: ...
    def show_relatives(self) -> None: ...
    def show_dice_report(self) -> None: ...
    def change_dice(self) -> None: ...
    def export_log(self) -> None: ...
    def export_picture(self) -> None: ...


def history(when: Callable[[Any], str]) -> tuple[Action[Any], ...]:
    """The menu of time and dice; `when` says why what needs a game can't be done."""
    return (*_moments(when), *_marks(when), *_others(when))


def _moments(when: Callable[[Any], str]) -> tuple[Action[Any], ...]:
    return (
        _action("back", tr("One step back"), "Alt+Left", lambda host: host.step_history(-1), _past),
        _action("on", tr("One step on"), "Alt+Right", lambda host: host.step_history(1), _looking),
        _action("first", tr("To the set-up table"), "Alt+Home", lambda host: host.history_start(), _past),
        _action("now", tr("Back to now"), "Alt+End", lambda host: host.history_now(), _looking),
        _action(
            "play",
            tr("Play from here, or stop"),
            "Alt+P",
            lambda host: host.play_history(),
            _past,
            divided=True,
        ),
        _action(
            "replay",
            tr("Replay what others did"),
            "Alt+R",
            lambda host: host.replay_others(),
            lambda host: host.reason_no_replay(),
        ),
        Action(
            id="history.bar",
            title=tr("History bar"),
            menu=HISTORY,
            shortcut=("Ctrl+H",),
            when=when,
            checked=lambda host: host.history_shown(),
            run=lambda host: host.toggle_history(),
        ),
    )


def _marks(when: Callable[[Any], str]) -> tuple[Action[Any], ...]:
    return (
        _action(
            "mark", tr("Bookmark this moment…"), "Ctrl+B", lambda host: host.mark_moment(), when, divided=True
        ),
        _action("marks", tr("Bookmarks…"), "Ctrl+Shift+B", lambda host: host.show_bookmarks(), when),
    )


def _others(when: Callable[[Any], str]) -> tuple[Action[Any], ...]:
    return (
        _action("branch", tr("What if…"), "Alt+B", lambda host: host.branch(), when, divided=True),
        _action(
            "family",
            tr("Compare with a “what if”…"),
            "Ctrl+Shift+C",
            lambda host: host.show_relatives(),
            lambda host: host.reason_no_family(),
        ),
        _action(
            "dice", tr("Dice report…"), "Ctrl+D", lambda host: host.show_dice_report(), when, divided=True
        ),
    )


def _past(host: HistoryHost) -> str:
    return host.reason_no_past()


def _looking(host: HistoryHost) -> str:
    return host.reason_not_looking()


def _action(
    name: str,
    title: str,
    keys: str,
    run: Callable[[Any], object],
    when: Callable[[Any], str],
    *,
    divided: bool = False,
) -> Action[Any]:
    return Action(
        id=f"history.{name}",
        title=title,
        menu=HISTORY,
        shortcut=(keys,),
        run=run,
        when=when,
        divided=divided,
    )
