"""A little of each game, played in the window in a language, and saved: `LANGUAGE FOLDER` are the words.

Prints for each game what was given, by kind, where it was saved, and the headings of the table in words.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

WANTED = {
    "pass-in-review": "sits.plot",
    "fleet-action": "star-control.move",
    "the-war": "holy-war.jump",
}
"""Scenarios, and the command that is waited for in each."""
MOST = 300
"""Commands that are given in a game at most."""


def play(window: Any, scenario: str) -> list[str]:
    """Gives what the computer would for both sides until the command that is waited for; the kinds given."""
    from gui.games.registry import screen_module
    from gui.program import start_scenario
    from tests.helpers.open_window import settle

    assert start_scenario(window, scenario)
    slug, wanted = window.documents.current.slug, WANTED[scenario]
    players = {
        each: screen_module(slug).opponent("casual", 1) for each in window.documents.current.game.players
    }
    given: list[str] = []
    while wanted not in given and len(given) < MOST:
        settle(2)
        while window.screen_ is None:
            window.curtain.lifted.emit()
            settle(2)
        screen = window.screen_
        command = players[screen.viewer].decide(screen.session)
        before = window.documents.current.game.bus.seq
        screen.give(command)
        if window.sheets.busy:
            window.sheets.top.enter()
        assert window.documents.current.game.bus.seq > before, command
        given.append(command.kind)
        settle(2)
        if window.screen_ is not None and window.screen_.viewer not in window.screen_.session.view().active:
            window.pass_chair()
    return given


def main() -> int:
    from gui import language

    language.use(sys.argv[1])
    from tests.helpers.open_window import open_window, settle

    window = open_window(Path(sys.argv[2]))
    told = {}
    for scenario in WANTED:
        given = play(window, scenario)
        window.save()
        settle(20)
        saved = window.documents.current.game.path
        shown = [part.title for part in window.screen_.twin()]
        window.go_home()
        settle(20)
        opened = window.open_path(saved)
        told[scenario] = {"given": given, "path": str(saved), "opened": opened, "shown": shown}
        window.go_home()
        settle(20)
    window.close()
    print(json.dumps(told))  # noqa: T201 - the answer
    return 0


if __name__ == "__main__":
    sys.exit(main())
