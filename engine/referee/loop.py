"""The referee's command line: requests from standard input or arguments, one answer a line."""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO

from engine import __version__, library
from engine.core.errors import shown
from engine.referee.table import Referee
from engine.referee.wire import LONGEST, Unreadable, parse, written

_STOPPED, _HUNG_UP = 130, 1


def arguments() -> argparse.ArgumentParser:
    """What can be said on the command line."""
    parser = argparse.ArgumentParser(
        prog="holotank referee",
        description="Plays and looks up without a window: one JSON object a line in, one answer a line out.",
        epilog='Begin with {"do": "hello"} or {"do": "schema"}. The end of the input ends the referee.',
    )
    parser.add_argument("--version", action="version", version=f"Holotank {__version__}")
    parser.add_argument(
        "--open", action="store_true", help="answer `state`: the whole truth, secrets included"
    )
    parser.add_argument(
        "--house", type=Path, metavar="FOLDER", help="play with the numbers of one's own in this folder"
    )
    parser.add_argument(
        "--once",
        action="append",
        metavar="REQUEST",
        help="answer this request and end (again for more, in order); the status is 1 if one failed",
    )
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the referee; the exit status is 0 at the end of the input."""
    parser = arguments()
    asked = parser.parse_args(argv)
    if asked.house is not None and (problems := library.use_house(asked.house)):
        parser.error(" ".join(problems))
    referee = Referee(open_=asked.open)
    try:
        if asked.once:
            lines = [os.fsencode(line) for line in asked.once]
            well = [_serve(referee, line, sys.stdout.buffer) for line in lines]
            return 0 if all(well) else 1
        serve(referee, sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        return _STOPPED
    except BrokenPipeError:
        # The other side is gone: nobody is left to flush to when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _HUNG_UP
    return 0


def serve(referee: Referee, source: BinaryIO, sink: BinaryIO) -> None:
    """Answers every line until the input ends or somebody says quit; empty lines are skipped."""
    for line in _lines(source):
        if line.strip():
            _serve(referee, line, sink)
        if referee.over:
            return


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """The lines, of an overlong one only so much as shows that it is."""
    while line := source.readline(LONGEST + 1):
        rest = line
        while len(rest) > LONGEST and not rest.endswith(b"\n"):
            rest = source.readline(LONGEST + 1)
        yield line


def _serve(referee: Referee, line: bytes, sink: BinaryIO) -> bool:
    """Answers one line; whether all was well."""
    answer = answered(referee, line)
    try:
        data = written(answer)
    except (ValueError, RecursionError) as error:
        data = written({"id": None, **_fault(error)})
    sink.write(data)
    sink.flush()
    return bool(answer["ok"])


def answered(referee: Referee, line: bytes) -> dict[str, Any]:
    """The answer to a line; nothing that the line says can make it raise."""
    try:
        asked = parse(line)
    except Unreadable as error:
        return {"id": error.id, **error.answer()}
    try:
        return {"id": asked.get("id"), **referee.answer(asked)}
    except Exception as error:  # noqa: BLE001 - a fault of ours must not end somebody's game
        return {"id": asked.get("id"), **_fault(error)}


def _fault(error: Exception) -> dict[str, Any]:
    problem = f"The referee failed over this request ({type(error).__name__}: {shown(error)})."
    return {"ok": False, "error": problem, "fault": True}
