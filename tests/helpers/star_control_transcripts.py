"""Short battles that show each ship's power, told line by line; run as a module it writes them anew."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from engine.core.command import Command
from engine.core.dice import RecordingDice, scripted
from engine.core.violation import blocking
from engine.rulesets.star_control.commands import (
    EndBattleTurn,
    Finish,
    Fire,
    Launch,
    MoveShip,
    RaiseShield,
    Reconfigure,
    Retro,
)
from tests.helpers.star_control import ALLIANCE, HIERARCHY, RULES, at, battle

FOLDER = Path(__file__).parents[1] / "data" / "playthroughs" / "star-control"
Line = tuple[Command, Sequence[Sequence[int]]]


def _side(unit: str) -> str:
    return (
        HIERARCHY
        if unit.partition("-")[0] in ("UQ", "UQ.F", "MY", "SP", "AN", "VX", "IL", "UM")
        else ALLIANCE
    )


def fire(unit: str, target: str, *faces: Sequence[int], mode: str = "main") -> Line:
    return Fire(player=_side(unit), unit=unit, target=target, mode=mode), faces


def move(unit: str, column: int, row: int) -> Line:
    return MoveShip(player=_side(unit), unit=unit, cell=at(column, row)), ()


def end(side: str) -> Line:
    return EndBattleTurn(player=side), ()


def launch(unit: str, column: int, row: int) -> Line:
    return Launch(player=_side(unit), unit=unit, cell=at(column, row)), ()


def simple(kind: type, unit: str) -> Line:
    return kind(player=_side(unit), unit=unit), ()


H, A = HIERARCHY, ALLIANCE
Story = tuple[Mapping[str, Any], Sequence[Line]]
STORIES: Mapping[str, Story] = {
    "dreadnaught-fighters": (
        {"places": {"UQ-1": (5, 5), "EA-1": (9, 5)}},
        [
            launch("UQ-1", 5, 4),
            launch("UQ-1", 6, 5),
            fire("UQ-1", "EA-1", [3]),
            move("UQ.F-1", 8, 3),
            fire("UQ.F-1", "EA-1", [7]),
            move("UQ.F-2", 7, 7),
            end(H),
            fire("EA-1", "UQ.F-1", [1]),
            end(A),
            end(H),
            end(A),
            end(H),
            end(A),
            simple(Finish, "UQ.F-2"),
            end(H),
        ],
    ),
    "podship-ranges": (
        {"places": {"MY-1": (5, 5), "MY-2": (5, 7), "MY-3": (8, 4), "EA-1": (9, 5)}},
        [
            fire("MY-1", "EA-1", [6], mode="long"),
            fire("MY-2", "EA-1", [6], mode="extreme"),
            fire("MY-3", "EA-1", [7]),
            end(H),
        ],
    ),
    "discriminator-torpedo": (
        {"places": {"SP-1": (5, 5), "SY-1": (11, 5)}},
        [fire("SP-1", "SY-1", [5]), move("SP-1", 1, 5), end(H)],
    ),
    "guardian-comet": (
        {"places": {"AN-1": (5, 5), "EA-1": (12, 5)}},
        [
            end(H),
            simple(Reconfigure, "AN-1"),
            end(H),
            end(A),
            move("AN-1", 10, 5),
            end(H),
            end(H),
            end(A),
            move("AN-1", 11, 5),
            fire("AN-1", "EA-1", [6]),
            end(H),
            end(H),
        ],
    ),
    "intruder-limpet": (
        {"places": {"VX-1": (5, 5), "VX-2": (5, 6), "EA-1": (10, 5)}},
        [fire("VX-1", "EA-1", [7], mode="limpet"), fire("VX-2", "EA-1", [8], mode="limpet"), end(H)],
    ),
    "avenger-cloak": (
        {"places": {"IL-1": (8, 5), "MY-1": (13, 5), "EA-1": (5, 5)}, "mover": "Alliance"},
        [
            fire("EA-1", "IL-1", mode="laser"),
            fire("EA-1", "IL-1"),
            fire("EA-1", "MY-1", [4]),
            end(A),
            move("IL-1", 6, 5),
            fire("IL-1", "EA-1", [7]),
            end(H),
        ],
    ),
    "drone-cone-and-retro": (
        {"places": {"UM-1": (8, 5), "UM-2": (1, 1), "YE-1": (5, 5)}, "mover": "Alliance"},
        [
            fire("YE-1", "UM-1", [5], [4]),
            fire("YE-1", "UM-1", [5], [3]),
            end(A),
            end(A),
            simple(Retro, "UM-2"),
            move("UM-2", 4, 4),
            fire("UM-2", "YE-1", [5]),
            end(H),
        ],
    ),
    "broodhome-fragments-and-dogi": (
        {"places": {"UQ-1": (10, 5), "VX-1": (15, 2), "CH-1": (1, 5), "CH-2": (4, 5)}, "mover": "Alliance"},
        [
            fire("CH-1", "UQ-1"),
            fire("CH-1", "UQ-1", [7], mode="fragment"),
            fire("CH-2", "UQ-1", [7], mode="dogi"),
            end(A),
        ],
    ),
    "terminator-twin-and-shield": (
        {"places": {"SP-1": (8, 5), "YE-1": (5, 5)}, "mover": "Alliance"},
        [
            fire("YE-1", "SP-1", [3]),
            move("YE-1", 6, 5),
            fire("YE-1", "SP-1", [4]),
            end(A),
            simple(RaiseShield, "YE-1"),
            end(A),
            fire("SP-1", "YE-1", [4]),
            end(H),
            fire("YE-1", "SP-1", [1]),
            fire("YE-1", "SP-1"),
            end(A),
        ],
    ),
    "x-form-and-fighter": (
        {"places": {"SP-1": (8, 5), "MM-1": (5, 5)}, "mover": "Alliance"},
        [
            fire("MM-1", "SP-1", [4]),
            fire("MM-1", "SP-1", [5]),
            end(A),
            simple(Reconfigure, "MM-1"),
            end(A),
            end(H),
            move("MM-1", 2, 5),
            fire("MM-1", "SP-1", [2]),
            end(A),
        ],
    ),
    "skiff-teleport": (
        {"places": {"SP-1": (5, 5), "VX-1": (5, 7), "AR-1": (8, 9), "EA-1": (15, 1)}},
        [
            fire("SP-1", "AR-1", [1], [4], [2], [3]),
            fire("VX-1", "AR-1", [1], [3], mode="limpet"),
            end(H),
        ],
    ),
    "penetrator-song": (
        {"places": {"SY-1": (5, 5), "UQ-1": (7, 5)}, "mover": "Alliance", "damage": {"SY-1": 3}},
        [fire("SY-1", "UQ-1", [7], mode="song"), end(A)],
    ),
    "cruiser-missile-and-laser": (
        {"places": {"EA-1": (5, 5), "EA-2": (11, 6), "UQ-1": (12, 5)}, "mover": "Alliance"},
        [fire("EA-1", "UQ-1", [6]), fire("EA-2", "UQ-1", [7], mode="laser"), end(A)],
    ),
    "scout-glory": (
        {"places": {"SH-1": (5, 5), "SH-2": (6, 4), "UQ-1": (6, 5)}, "mover": "Alliance"},
        [fire("SH-1", "UQ-1", [8], mode="glory"), fire("SH-2", "UQ-1", [10], mode="glory")],
    ),
}


def told(name: str) -> str:
    """A story line by line: each command, the dice it needed, and what happened or why it was refused."""
    given, lines = STORIES[name]
    state = battle(**given)
    text = [f"# {name}", "start: " + ", ".join(f"{unit} {place}" for unit, place in given["places"].items())]
    for command, faces in lines:
        facts = {k: v for k, v in _facts(command).items() if k not in ("player", "kind")}
        words = " ".join(f"{k}={v}" for k, v in facts.items())
        text.append(f"> {command.player} {command.kind.partition('.')[2]} {words}".rstrip())
        broken = blocking(RULES.check(state, command))
        if broken:
            text += [f"  refused: {violation}" for violation in broken]
            continue
        dice = RecordingDice(scripted(*faces))
        result = RULES.apply(state, command, dice)
        text += [f"  dice {roll.purpose}: {' '.join(map(str, roll.faces))}" for roll in dice.tape]
        text += [f"  {event.text} [{(event.rule or '').partition('/')[2]}]" for event in result.events]
        state = result.state
    return "\n".join(text) + "\n"


def _facts(command: Command) -> dict[str, Any]:
    return {field.name: getattr(command, field.name) for field in fields(command)}


if __name__ == "__main__":
    for story in STORIES:
        (FOLDER / f"{story}.txt").write_text(told(story), "utf-8")
        sys.stdout.write(told(story) + "\n")
