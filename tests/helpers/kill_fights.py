"""Kills programs in the middle of a fight: at every question that it asks, and anywhere between.

Run as a program of its own (a process without threads may fork): folder, game, number of kills, seed. Prints
one JSON line for each kill: how the table stood as the child told it last, and as it was found afterwards.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.core.bus import CommandBus, UndoPolicy
from engine.core.codec import state_hash
from engine.core.dice import Picker
from engine.core.save import load
from engine.core.session import Game, new_game, resume_game
from engine.core.store import Shelf
from tests.helpers.conformance import find_ruleset, random_command
from tests.helpers.kill_children import die
from tests.helpers.stored_fight import FOLDER

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

LIVES = 16
"""Kills in one game."""
LONGEST = 60
"""Commands after which a life ends that finds no moment of a new kind."""
RARE: Mapping[str, tuple[str, ...]] = {"sits": ("sits.kills", "sits.side"), "holy-war": ("placing",)}
"""Questions that few random fights come to: at these the first games of each begin."""
MARCH = 1500
"""Commands at most until the sides have met."""
WAITS = b"waits\n"
Known = frozenset[tuple[str, str, str]]


def _sits() -> Mapping[str, Any]:
    from tests.helpers.sits_battles import a_battle

    return a_battle(stops="needed")


def _holy_war() -> Mapping[str, Any]:
    from tests.helpers.holy_war import SYSTEMS_OF

    return {"systems": SYSTEMS_OF}


def _star_control() -> Mapping[str, Any]:
    return next(each for each in find_ruleset("star-control").scenarios() if "start" in each)


SCENARIOS: Mapping[str, Callable[[], Mapping[str, Any]]] = {
    "sits": _sits,
    "holy-war": _holy_war,
    "star-control": _star_control,
}


def fighting(state: Any) -> bool:
    """Whether a fight is under way: salvoes in flight, beams aimed, hits walked; a combat; a battle."""
    if state.outcome is not None:
        return False
    if hasattr(state, "salvoes"):
        return bool(
            state.pending or state.work or state.salvoes or state.fire or state.phase == "9 damage control"
        )
    return getattr(state, "combat", None) is not None or getattr(state, "battle", None) is not None


def moment(bus: CommandBus[Any]) -> tuple[str, str, str]:
    """Of what kind a moment is: the phase, and the question that is asked there or else the last command."""
    state = bus.state
    if state.pending:
        return state.phase, state.pending[-1].kind, ""
    return state.phase, "", bus.journal[-1].command.kind if bus.journal else ""


def stands(bus: CommandBus[Any]) -> dict[str, object]:
    """How the table stands: the last command, the whole position, and what each side is asked and offered."""
    state = bus.state
    owners = [state.pending[-1].owner] if state.pending else list(state.active)
    views = [bus.ruleset.view_for(state, player) for player in owners]
    return {
        "seq": bus.seq,
        "position": state_hash(bus.ruleset, state),
        "moment": moment(bus),
        "question": [[each.owner, each.kind, each.prompt] for each in state.pending],
        "offers": [[view.prompt, *(offer.title for offer in view.offers)] for view in views],
        "fighting": fighting(state),
    }


def forward(game: Game, rnd: Picker) -> bool:
    """A random step forward or, now and then, back; False when there is none."""
    last = game.bus.journal[-1].command.player if game.bus.journal else None
    if last and rnd.random() < 0.05 and game.bus.can_undo(last):
        game.bus.undo(last)
        return True
    command = random_command(game.ruleset, game.bus.state, rnd)
    if command is None:
        return False
    game.bus.execute(command)
    return True


def play(shelf: Shelf, name: str, seed: int, told: int, *, known: Known | None) -> None:
    """Opens the game and plays; tells how it stands after each step.

    Where `known` is given, waits to be killed at the first moment of the fight of a kind not among them.
    """
    game = resume_game(shelf, name, find_ruleset)
    rnd, steps = Picker(seed), 0
    while True:
        now = stands(game.bus)
        os.write(told, json.dumps(now).encode() + b"\n")
        new = known is not None and now["fighting"] and now["moment"] not in known
        if new or steps == LONGEST or game.bus.state.outcome is not None:
            os.write(told, WAITS)
            time.sleep(60)
        steps += 1
        if not forward(game, rnd):
            raise SystemExit(1)


def asking(shelf: Shelf, kind: str) -> str:
    """The stored fight of SITS where a question of that kind was first asked; its name on the shelf.

    Random fights seldom come to these.
    """
    stored = load(FOLDER / f"sits-{find_ruleset('sits').version}.hexsave", find_ruleset)
    at = next(s.seq for s in stored.bus.journal if s.after.pending and s.after.pending[-1].kind == kind)
    bus = stored.bus.branched(at - 1, seed=stored.header.seed)
    game = Game(stored.header, bus, shelf.create(kind))
    bus.execute(stored.bus.journal[at - 1].command)
    name = game.path.parent.name if game.path else ""
    game.close()
    return name


def begin(shelf: Shelf, slug: str, seed: int, kind: str = "") -> str:
    """A new game in which the sides have met, and that question is asked; its name on the shelf."""
    game = new_game(
        find_ruleset(slug), SCENARIOS[slug](), {}, seed=seed, policy=UndoPolicy.OPEN, store=shelf, title=slug
    )
    rnd = Picker(seed)
    while not fighting(game.bus.state) or kind not in ("", moment(game.bus)[1]):
        if game.bus.state.outcome is not None or game.bus.seq > MARCH or not forward(game, rnd):
            game.close()
            return begin(shelf, slug, seed + 1000, kind)
    name = game.path.parent.name if game.path else ""
    game.close()
    return name


def kill_one(
    shelf: Shelf,
    name: str,
    seed: int,
    rnd: random.Random,
    *,
    known: Known | None,
    story: dict[int, dict[str, Any]],
) -> dict[str, Any]:
    """One child's life and what was found after its death; where `known` is given it dies at a question.

    `story` is how this game stood after each command when that was last told; it is brought up to date.
    """
    lines, killed = die(
        lambda telling: play(shelf, name, seed, telling, known=known),
        rnd,
        waits=WAITS if known is not None else b"",
    )
    told = [json.loads(line) for line in lines if line + b"\n" != WAITS]
    story |= {each["seq"]: each for each in told}
    bus = load(shelf.folder / name / "game.hexsave", find_ruleset).bus
    found = json.loads(json.dumps(stands(bus)))
    last = told[-1]["seq"] if told else None
    # The command in flight may have come to the disk untold; what is told of its number is of another then.
    flown = last is not None and found["seq"] == last + 1
    same = None if flown or found["seq"] not in story else story[found["seq"]] == found
    before = state_hash(bus.ruleset, bus.journal[-1].before) if bus.journal else ""
    story[found["seq"]] = found
    return {
        "game": name,
        "killed": killed,
        "commands": len(told),
        "last": last,
        "found": found,
        "same": same,
        "before": before == story[found["seq"] - 1]["position"] if flown else None,
        "offered": name in [game.name for game in shelf.unfinished()] or not told,
    }


def main(folder: Path, slug: str, kills: int, seed: int) -> None:
    """Two games of three are killed at their questions, at moments that are always the same; one anywhere."""
    shelf, rnd = Shelf(folder), random.Random(seed)
    known: Known = frozenset()
    story: dict[int, dict[str, Any]] = {}
    name, left, games = "", 0, -1
    for number in range(kills):
        if left == 0:
            left, known, games, story = LIVES, frozenset(), games + 1, {}
            rare = dict(enumerate(RARE.get(slug, ()))).get(games, "")
            stored = rare and slug == "sits"
            name = asking(shelf, rare) if stored else begin(shelf, slug, seed + number, rare)
        left -= 1
        life = kill_one(shelf, name, seed + number, rnd, known=known if games % 3 < 2 else None, story=story)
        if life["found"]["fighting"]:
            known |= {tuple(life["found"]["moment"])}
        else:
            left = 0
        sys.stdout.write(json.dumps(life) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
