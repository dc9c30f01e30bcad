"""The command `holotank`: reads the command line, makes sure that a window can be opened, and opens it."""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from engine import __version__
from gui.qt_guard import display_problem, qt_problem, spare_reading

STARTED = time.perf_counter()
"""When this module was loaded; the figures of `make bench` count from the start of the process."""


def arguments() -> argparse.ArgumentParser:
    """What can be said on the command line."""
    parser = argparse.ArgumentParser(
        prog="holotank",
        description="A computer table for printed space-combat board games.",
        epilog="Without a window: `holotank referee` plays by JSON Lines on standard input and output, "
        "`holotank selfplay GAME` lets programs play each other.",
    )
    parser.add_argument("--version", action="version", version=f"Holotank {__version__}")
    parser.add_argument(
        "--self-test", action="store_true", help="open the window unseen, deal a game, draw it, and report"
    )
    parser.add_argument("--scale", type=int, metavar="PERCENT", help="text size, 80 to 200")
    parser.add_argument("--theme", choices=("dark", "light"), help="colours of this run")
    parser.add_argument(
        "--language",
        choices=("system", "en", "de", "trial"),
        help="language of this run; trial sets every text in brackets, for translators",
    )
    parser.add_argument("--folder", type=Path, metavar="PATH", help="keep games and settings there")
    parser.add_argument(
        "game", nargs="?", metavar="SCENARIO|SAVE", help="a scenario's name, or a saved game's file"
    )
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Runs Holotank; the exit status is 0 when all went well, 2 when it could not start."""
    words = list(sys.argv[1:] if argv is None else argv)
    if words[:1] == ["referee"]:
        from engine.referee import main as referee

        return referee(words[1:])
    if words[:1] == ["selfplay"]:
        from engine.selfplay import main as selfplay

        return selfplay(words[1:])
    parser = arguments()
    asked = parser.parse_args(words)
    if asked.scale is not None and not 80 <= asked.scale <= 200:
        parser.error(f"--scale takes 80 to 200, not {asked.scale}")
    if asked.self_test:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    problem = display_problem(os.environ) or qt_problem()
    if problem:
        print(problem, file=sys.stderr)  # noqa: T201 - there is no window to say it in
        return 2
    spare_reading()
    from gui.language import begin
    from gui.session.folders import find_folders
    from gui.settings.settings import Settings

    # Read once: a broken file is set aside by who reads it first, and the window shall tell of it.
    settings = Settings(find_folders(asked.folder).settings)
    # Before the window's modules: their tables of texts are made when they are loaded.
    begin(asked.language, settings)
    from gui.program import run

    return run(asked, settings)
