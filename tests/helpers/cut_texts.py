"""What is cut off on the screens and sheets of the window: `LANGUAGE PERCENT FOLDER` are the words."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

SCENARIOS = ("destroyer-duel", "fleet-action")
LEAVE = ("game.home", "game.quit", "game.open", "view.gl", "view.full", "turn.chair")
LOOKS = ("view.bigger", "view.smaller", "view.light", "view.theme")


def look_round(window: Any) -> dict[str, list[str]]:
    """Every place with labels or buttons that are not wholly to be read."""
    from gui.program import find_scenario
    from tests.helpers.measure import cut_buttons, cut_labels
    from tests.helpers.open_window import settle, start

    found: dict[str, list[str]] = {}

    def look(place: str) -> None:
        settle()
        if cut := cut_labels(window) + cut_buttons(window):
            found[place] = cut

    look("home")
    for scenario in SCENARIOS:
        window.set_up(find_scenario(scenario))
        look(f"{scenario}, new game")
        window.sheets.close_all()
        start(window, scenario, curtain=False)
        look(scenario)
        for action in tuple(window.actions_):
            if action.id in (*LEAVE, *LOOKS) or action.when(window):
                continue
            action.run(window)
            settle(10)
            if window.sheets.busy:
                look(f"{scenario}, {action.id}")
                window.sheets.close_all()
    return found


def main() -> int:
    from gui import language

    language.use(sys.argv[1])
    from tests.helpers.open_window import open_window

    window = open_window(Path(sys.argv[3]), text_scale=int(sys.argv[2]))
    found = look_round(window)
    window.close()
    print(json.dumps(found))  # noqa: T201 - the answer
    return 0


if __name__ == "__main__":
    sys.exit(main())
