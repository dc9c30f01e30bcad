"""Kills playing programs: each child plays on the shelf and is killed at a random moment of its short life.

Run as a program of its own (a process without threads may fork): folder, number of kills, seed. Prints one
JSON line for each kill: what the child had told was done, and what the file then held.
"""

from __future__ import annotations

import json
import os
import random
import select
import signal
import sys
import time
from pathlib import Path

from engine.core.bus import UndoPolicy
from engine.core.dice import Picker
from engine.core.save import load
from engine.core.session import new_game, resume_game
from engine.core.store import Shelf
from tests.helpers.conformance import random_command
from tests.helpers.toy import LONG_SCENARIO, Toy, rulesets


def play(shelf: Shelf, name: str, seed: int, told: int) -> None:
    """Opens the game and plays until the end of days; tells each command and undo that is done."""
    game = resume_game(shelf, name, rulesets)
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


def kill_one(shelf: Shelf, name: str, seed: int, rnd: random.Random) -> dict[str, object]:
    """One child's life: the numbers of commands that it told of last, and what was found after its death."""
    reading, telling = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            os.close(reading)
            play(shelf, name, seed, telling)
        finally:
            os._exit(status)
    os.close(telling)
    # It is killed anywhere from before it has opened the game to some dozens of commands later.
    if rnd.random() < 0.8:
        select.select([reading], [], [], 5)
    time.sleep(rnd.uniform(0, 0.02))
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    with open(reading, "rb") as pipe:
        told = [int(line) for line in pipe.read().split(b"\n")[:-1]]
    before = [game.name for game in shelf.unfinished()]
    bus = load(shelf.folder / name / "game.hexsave", rulesets).bus
    return {
        "killed": os.WIFSIGNALED(status),
        "told": told,
        "found": bus.seq,
        "offered": name in before,
    }


def main(folder: Path, kills: int, seed: int) -> None:
    shelf, rnd = Shelf(folder), random.Random(seed)
    name = ""
    for number in range(kills):
        if number % 25 == 0:
            game = new_game(Toy(), LONG_SCENARIO, seed=number, policy=UndoPolicy.OPEN, store=shelf)
            name = game.path.parent.name if game.path else ""
            game.close()
        sys.stdout.write(json.dumps(kill_one(shelf, name, number, rnd)) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
