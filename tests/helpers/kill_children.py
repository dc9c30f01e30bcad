"""Kills playing programs: each child plays on the shelf and is killed at a random moment of its short life.

Run as a program of its own (a process without threads may fork): folder, number of kills, seed;
"guarded" for sides that have passphrases. Prints one JSON line for each kill: what the child had told was
done, and what the file then held.
"""

from __future__ import annotations

import json
import os
import random
import select
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

from engine.core.bus import UndoPolicy
from engine.core.dice import Picker
from engine.core.save import load
from engine.core.session import new_game, resume_game
from engine.core.store import Shelf
from tests.helpers.conformance import random_command
from tests.helpers.sealed import BOTH, guard
from tests.helpers.toy import LONG_SCENARIO, Toy, rulesets


def play(shelf: Shelf, name: str, seed: int, told: int) -> None:
    """Opens the game and plays until the end of days; tells each command and undo that is done."""
    game = resume_game(shelf, name, rulesets, keys=BOTH)
    rnd = Picker(seed)
    os.write(told, b"%d\n" % game.bus.seq)
    while True:
        if rnd.random() < 0.15 and game.bus.can_undo(game.players[0]):
            game.bus.undo(game.players[0])
        elif rnd.random() < 0.05:
            game.save()
        else:
            command = random_command(game.ruleset, game.bus.state, rnd)
            if command is None:
                raise SystemExit(1)
            game.bus.execute(command)
        os.write(told, b"%d\n" % game.bus.seq)


def die(live: Callable[[int], None], rnd: random.Random, *, waits: bytes = b"") -> tuple[list[bytes], bool]:
    """A child's life: it lives in a process of its own until it is killed. Its lines, and whether it was.

    `live` writes its lines to the pipe that it is given. It is killed anywhere from before its first line to
    some dozens of commands later, or as soon as a line of it ends with what `waits` says.
    """
    reading, telling = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            os.close(reading)
            live(telling)
        finally:
            os._exit(status)
    os.close(telling)
    told = b""
    if rnd.random() < 0.8:
        select.select([reading], [], [], 5)
    until = time.monotonic() + (30 if waits else rnd.uniform(0, 0.02))
    while (left := until - time.monotonic()) > 0 and not (waits and told.endswith(waits)):
        if select.select([reading], [], [], left)[0]:
            told += (new := os.read(reading, 2**16))
            if not new:
                break
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    with open(reading, "rb") as pipe:
        told += pipe.read()
    return told.split(b"\n")[:-1], os.WIFSIGNALED(status)


def kill_one(shelf: Shelf, name: str, seed: int, rnd: random.Random) -> dict[str, object]:
    """One child's life: the numbers of commands that it told of last, and what was found after its death."""
    lines, killed = die(lambda telling: play(shelf, name, seed, telling), rnd)
    before = [game.name for game in shelf.unfinished()]
    path = shelf.folder / name / "game.hexsave"
    bus = load(path, rulesets, keys=BOTH).bus
    return {
        "killed": killed,
        "told": [int(line) for line in lines],
        "found": bus.seq,
        "offered": name in before,
        "sealed": path.read_bytes().count(b'"sealed"'),
    }


def main(folder: Path, kills: int, seed: int, *, guarded: bool) -> None:
    shelf, rnd = Shelf(folder), random.Random(seed)
    name = ""
    for number in range(kills):
        if number % 25 == 0:
            game = new_game(Toy(), LONG_SCENARIO, seed=number, policy=UndoPolicy.OPEN, store=shelf)
            name = game.path.parent.name if game.path else ""
            if guarded:
                guard(game)
            game.close()
        sys.stdout.write(json.dumps(kill_one(shelf, name, number, rnd)) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), guarded="guarded" in sys.argv[4:])
