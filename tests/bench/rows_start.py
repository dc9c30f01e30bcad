"""From the start of the process to a window that can be used, and the memory that it then holds.

With HOLOTANK_BENCH set to home, game or game3d the program opens that, prints `ready <seconds> rss <MB>` when
it has painted it, and ends. The time is taken here, from before the process is made.
"""

from __future__ import annotations

import functools
import os
import subprocess
import sys
import time

from tests.bench.harness import Bench

REPEATS = 9


def start(mode: str) -> tuple[float, float]:
    """Starts the program once; gives seconds until ready, and its resident memory then in MB.

    Raises RuntimeError when it ends without getting ready.
    """
    env = {**os.environ, "HOLOTANK_BENCH": mode}
    began = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-m", "gui"], env=env, stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        for line in program.stdout:
            if line.startswith("ready"):
                seconds = time.perf_counter() - began
                memory = float(line.split()[3])
                break
        else:
            raise RuntimeError(f"ended with status {program.wait()} before it was ready")
        status = program.wait(timeout=20)
    if status != 0:
        raise RuntimeError(f"was ready, but ended with status {status}")
    return seconds, memory


@functools.cache
def starts(mode: str) -> tuple[tuple[float, float], ...]:
    """So many starts of one kind, after one that fills the disk's cache."""
    start(mode)
    return tuple(start(mode) for _ in range(REPEATS))


def seconds(mode: str) -> list[float]:
    """Seconds of each start."""
    return [took for took, _ in starts(mode)]


def memory(mode: str) -> list[float]:
    """Megabytes at each start."""
    return [used for _, used in starts(mode)]


BENCHES = (
    Bench("process start to usable home screen", 0.8, None, "s", lambda: seconds("home")),
    Bench("process start to a game in play", 1.5, None, "s", lambda: seconds("game")),
    Bench("memory (RSS) in play, 3D closed", 150, None, "MB", lambda: memory("game")),
    Bench("memory (RSS) in play, 3D open", 250, None, "MB", lambda: memory("game3d")),
)
