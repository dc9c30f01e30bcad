"""`make bench`: takes every figure of tests/bench/rows_*.py and prints it beside its budget."""

from __future__ import annotations

import argparse
import dataclasses
import importlib
import json
import pathlib
import subprocess
import sys
import tempfile

from tests.bench.harness import Figure, measure, table
from tools.run_tests import ROOT, environment, screen

HERE = pathlib.Path(__file__).resolve().parent

REQUIRED = (
    "process start to usable home screen",
    "process start to a game in play",
    "memory (RSS) in play, 3D closed",
    "memory (RSS) in play, 3D open",
    "pan frame, 300 counters on 60x60, all visible",
    "zoom frame, same map",
    "drag of one counter, same map",
    "AVID re-plot (pointer move to repaint)",
    "preview of a full plotted turn, 30 ships",
    "engine: check and apply of a plot",
    "engine: undo of a plot",
    "engine: full turn of 30 ships",
    "save and reload a game of 5,000 commands",
    "3D frame, 30 ships, labels, 60x60 grid, 1280x800",
    "3D frame, 200 ships, labels, 60x60 grid, 1280x800",
    "command palette: key to drawn sheet, 30 ships",
)
"""The figures that the program is held to; other rows may stand beside them, none of these may be missing."""


def modules() -> list[str]:
    """The modules of figures, by name."""
    return sorted(path.stem for path in HERE.glob("rows_*.py"))


def measure_here(module: str, words: str, answer: pathlib.Path) -> None:
    """In a process of its own: the figures of one module, written as JSON."""
    benches = importlib.import_module(f"tests.bench.{module}").BENCHES
    figures = [dataclasses.asdict(measure(bench)) for bench in benches if words in bench.name]
    answer.write_text(json.dumps(figures), "utf-8")


def measure_there(module: str, words: str, display: str) -> list[Figure]:
    """Starts such a process on the screen named, and reads its figures."""
    env = environment(DISPLAY=display, WAYLAND_DISPLAY=None, QT_QPA_PLATFORM="xcb")
    with tempfile.TemporaryDirectory() as folder:
        env.update({f"XDG_{kind}_HOME": folder for kind in ("CONFIG", "DATA", "CACHE", "STATE")})
        answer = pathlib.Path(folder, "figures.json")
        command = [sys.executable, "-m", "tests.bench", "--module", module, "--answer", str(answer), words]
        status = subprocess.run(command, cwd=ROOT, env=env, check=False).returncode
        if status != 0:
            return [Figure(module, 0, None, "", problem=f"ended with status {status}")]
        return [
            Figure(**{**row, "samples": tuple(row["samples"])})
            for row in json.loads(answer.read_text("utf-8"))
        ]


def main() -> int:
    """Exit status 1 when a figure is over its budget or could not be taken."""
    parser = argparse.ArgumentParser(prog="tests.bench", description=__doc__)
    parser.add_argument("words", nargs="*", help="only figures whose name holds these words")
    parser.add_argument("--module", choices=modules(), help=argparse.SUPPRESS)
    parser.add_argument("--answer", type=pathlib.Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    words = " ".join(asked.words)
    if asked.module:
        measure_here(asked.module, words, asked.answer)
        return 0
    figures: list[Figure] = []
    with screen() as display:
        for module in modules():
            print(f"measuring {module.removeprefix('rows_')} ...", flush=True)
            figures += measure_there(module, words, display)
    print(f"\n{table(figures)}\n")
    over = sum(not figure.within for figure in figures)
    print(f"{len(figures) - over} of {len(figures)} figures within their budget")
    missing = [] if words else [name for name in REQUIRED if name not in {row.name for row in figures}]
    for name in missing:
        print(f"missing: {name}")
    return 1 if over or missing else 0


if __name__ == "__main__":
    sys.exit(main())
