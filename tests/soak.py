"""A long session in one window: games with the computer, scrubbing, what-ifs, exports, other games, settings.

`make soak` runs it for three minutes (HOLOTANK_SOAK names other seconds), watches the memory and how
long the window does not answer, and ends with status 1 if it grew or stood still beyond the limits.
"""

from __future__ import annotations

import faulthandler
import gc
import os
import random
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QTimer

from engine.core.errors import SaveError
from gui.collector import Collector
from gui.program import resident
from gui.session.computer import Pace
from tests.helpers.open_window import open_window, settle, start

SECONDS = float(os.environ.get("HOLOTANK_SOAK", "180"))
GAMES = (("destroyer-duel", "Red"), ("alliance-vs-hierarchy", "Hierarchy"), ("the-war", "both"))
STALL = 200
"""Milliseconds without an answer that are counted."""
WARM = 6
"""Games after which the caches are full and growth is counted."""
GROWN = 25.0
"""Megabytes that the window may have grown since then."""


class Watch:
    """Counts the gaps between two beats of the event loop, by what was being done."""

    def __init__(self) -> None:
        self.doing = "start"
        self.stalls: list[tuple[float, str]] = []
        self._cpu = self._last = 0.0
        self._timer = QTimer()
        self._timer.setInterval(10)
        self._timer.timeout.connect(self._beat)
        self._timer.start()

    def _beat(self) -> None:
        now, cpu = time.perf_counter(), time.process_time()
        # What the processor did for us: where others keep it busy the gap on the wall tells of them.
        gap, ours = (now - self._last) * 1000, (cpu - self._cpu) * 1000
        if self._last and min(gap, ours) > STALL:
            self.stalls.append((min(gap, ours), self.doing))
        self._last, self._cpu = now, cpu


def session(window, watch: Watch, number: int, chance: random.Random) -> None:
    """One game: some steps, some scrubbing, a what-if, an export, a setting, and away."""
    name, side = GAMES[number % len(GAMES)]
    watch.doing = f"start {name}"
    start(window, name, curtain=False, undo="open", seed=number, computer=side)
    window.computers.pace = Pace.SKIP
    for _ in range(12):
        watch.doing = f"play {name}"
        settle(120)
        if window.sheets.busy:
            window.sheets.close_all()  # nobody presses what lies under a sheet
        elif window.screen_ is not None:
            window.screen_.press_primary()
    window.sheets.close_all()
    screen = window.screen_
    if screen is not None:
        last = screen.session.history.last
        watch.doing = f"scrub {name}"
        for step in range(12):
            screen.session.look(last * step // 12)
            settle(10)
        screen.session.look(None)
    document = window.documents.current
    watch.doing = f"export {name}"
    document.game.export(Path(window.documents.folders.home) / "copy.hexsave")
    if document.game.bus.seq > 2:
        watch.doing = f"what if {name}"
        at, by = document.game.bus.seq // 2, document.game.players[0]
        window.open_document(lambda: window.documents.branch(at, "What if", by))
        settle(60)
    watch.doing = "settings"
    window.settings.override("text_scale", chance.choice((100, 120)))
    window.settings.override("theme", chance.choice(("dark", "light")))
    settle(60)
    watch.doing = f"leave {name}"
    window.go_home()
    settle(60)
    for game in window.documents.shelf.games()[8:]:
        window.documents.shelf.remove(game.name)


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    """Plays until the time is over; prints what was seen."""
    faulthandler.enable()
    faults: list[BaseException] = []
    sys.excepthook = lambda _kind, fault, _trace: faults.append(fault)
    chance, began, number, warm = random.Random(1), time.monotonic(), 0, 0.0
    with tempfile.TemporaryDirectory() as folder:
        window = open_window(Path(folder))
        Collector(window)
        watch = Watch()
        while time.monotonic() - began < SECONDS or number <= WARM:
            try:
                session(window, watch, number, chance)
            except SaveError as fault:
                faults.append(fault)
            number += 1
            if number == WARM:
                gc.collect()
                warm = resident()
            if number % len(GAMES) == 0:
                say(f"{number} games, {resident():.0f} MB, {len(watch.stalls)} stalls")
        gc.collect()
        grown = resident() - warm
        window.close()
    for took, doing in sorted(watch.stalls, reverse=True)[:12]:
        say(f"{took:5.0f} ms: {doing}")
    say(f"{number} games; {warm:.0f} MB after {WARM}, grown by {grown:.1f} MB since; {len(faults)} faults")
    for fault in faults[:3]:
        say(repr(fault))
    return 1 if faults or grown > GROWN else 0


if __name__ == "__main__":
    sys.exit(main())
