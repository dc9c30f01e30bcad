"""The record of all rolls: sealed, opened, exported and checked by the script in docs."""

from __future__ import annotations

import csv
import hashlib
import io
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.branching import branch
from engine.core.commitment import BITS, commitment, in_groups
from engine.core.dice import NOBODY, Roll, seeded
from engine.core.dice_record import SEALED, opened, seen
from engine.core.session import Session
from tests.helpers.toy import EAST, WEST, Hold, Move
from tests.helpers.toy_battles import open_strip, plot, seats, to_the_end, turn

SCRIPT = Path(__file__).parents[3] / "docs" / "verify_dice.py"
SEED = 2**127 + 12345


def finished(**more):
    game = open_strip(seed=SEED, **more)
    to_the_end(game)
    return game


def _face(command: int) -> int:
    return seeded(SEED, command)("", (6,))[0]


def verify(tmp_path, record, *noted):
    path = tmp_path / "dice.json"
    path.write_bytes(record if isinstance(record, bytes) else json.dumps(record).encode())
    done = subprocess.run(
        [sys.executable, "-I", str(SCRIPT), str(path), *noted], capture_output=True, text=True, check=False
    )
    assert not done.stderr
    return done.returncode, done.stdout


def test_the_commitment_is_a_hash_of_the_seed_that_nobody_can_turn_round():
    assert commitment(1) == hashlib.sha256(b"holotank dice seed 1").hexdigest()
    assert commitment(1) != commitment(2)
    assert BITS >= 128
    assert in_groups("a" * 16) == "aaaaaaaa aaaaaaaa"


def test_the_seal_is_shown_to_every_seat_from_the_start():
    game = open_strip(seed=SEED)
    assert {seat.seal for seat in (*seats(game), Session(game, None))} == {commitment(SEED)}


def test_a_game_that_goes_on_is_not_opened():
    with pytest.raises(ValueError, match=SEALED[:20]):
        opened(open_strip())


def test_the_opened_record_has_every_roll_with_its_purpose_and_the_setups(tmp_path):
    game = finished()
    record = opened(game)
    assert record.rolls[0].command == 0
    assert record.rolls[0].player is None
    assert all(each.roll.purpose for each in record.rolls)
    made = [roll for step in game.bus.journal for roll in step.rolls]
    assert [each.roll for each in record.rolls[1:]] == made
    status, said = verify(tmp_path, record.json(), in_groups(commitment(SEED)))
    assert (status, said) == (0, f"{len(record.rolls)} dice follow from the sealed seed. Other rolls: 0.\n")


@pytest.mark.parametrize("what", ["face", "seed", "commitment", "put in", "noted", "renumbered"])
def test_a_record_that_was_tampered_with_is_found_out(tmp_path, what):
    record = json.loads(opened(finished()).json())
    noted = commitment(SEED)
    row = record["rolls"][2]
    match what:
        case "face":
            row["faces"] = [row["faces"][0] % 6 + 1]
        case "seed":
            record["seeds"][0]["seed"] = str(SEED + 1)
        case "commitment":
            record["seeds"][0]["commitment"] = "0" * 64
        case "put in":
            record["rolls"].insert(2, {**row, "faces": [row["faces"][0] % 6 + 1]})
        case "noted":
            noted = commitment(1)
        case _:
            row["command"] += next(n for n in range(1, 99) if _face(row["command"] + n) != row["faces"][0])
    status, said = verify(tmp_path, record, noted)
    assert status == 1
    assert said


def test_a_record_that_is_not_opened_can_not_be_checked_yet(tmp_path):
    game = open_strip(seed=SEED)
    turn(game)
    west, _ = seats(game)
    record = seen(game, WEST, west.log())
    assert str(SEED).encode() not in record.json()
    status, said = verify(tmp_path, record.json())
    assert status == 1
    assert "not been opened" in said


def test_a_seats_record_holds_what_it_saw_and_counts_as_it_does():
    game = open_strip()
    turn(game)
    west, _ = seats(game)
    record = seen(game, WEST, west.log())
    assert record.seat == WEST
    assert [each.command for each in record.rolls] == [
        entry.seq for entry in west.log() for _roll in entry.rolls
    ]
    hidden = tuple(
        replace(entry, rolls=tuple(r for r in entry.rolls if r.seen_by is None)) for entry in west.log()
    )
    assert seen(game, WEST, hidden).rolls == record.rolls


def test_real_dice_are_marked_and_passed_over(tmp_path):
    game = open_strip(seed=SEED, table_dice=[EAST])
    plot(game)
    while game.bus.state.outcome is None:
        if game.bus.state.phase == "shoot":
            for player in (WEST, EAST):
                game.bus.execute(Hold(player=player), thrown=((6,),))
        elif game.bus.state.phase == "move":
            game.bus.execute(Move(player=game.bus.state.active[0], steps=0))
        else:
            plot(game)
    record = opened(game)
    hand = sum(each.roll.by_hand is True for each in record.rolls)
    assert hand
    status, said = verify(tmp_path, record.json())
    assert (status, said) == (0, f"1 dice follow from the sealed seed. Other rolls: {hand}.\n")


def test_of_a_what_if_only_its_own_dice_are_opened(tmp_path):
    game = open_strip(seed=SEED)
    turn(game)
    turn(game)
    other = branch(game, 12, "What if", by=WEST, seed=5)
    turn_from_move(other)
    to_the_end(other)
    record = opened(other)
    assert [(each.upto, each.seed) for each in record.seeds] == [(12, None), (None, 5)]
    assert all(each.command for each in record.rolls)
    assert str(SEED).encode() not in record.json()
    assert verify(tmp_path, record.json())[0] == 0


def turn_from_move(game):
    while game.bus.state.phase == "move":
        game.bus.execute(Move(player=game.bus.state.active[0], steps=0))
    for player in (WEST, EAST):
        game.bus.execute(Hold(player=player))


def test_the_script_that_checks_dice_has_no_more_than_twenty_lines():
    assert len(SCRIPT.read_text().splitlines()) <= 20


def test_the_table_of_rolls_is_read_by_any_spreadsheet_and_holds_no_formula():
    record = opened(finished())
    first = record.rolls[1]
    bad = replace(first, roll=Roll("=1+1", (6, 6), (1, 2), by_hand=True, side=EAST))
    rows = list(csv.DictReader(io.StringIO(replace(record, rolls=(record.rolls[0], bad)).csv())))
    assert [row["command"] for row in rows] == ["0", str(first.command)]
    assert rows[0]["player"] == ""
    assert (rows[1]["purpose"], rows[1]["sides"], rows[1]["faces"]) == ("'=1+1", "6+6", "1+2")
    assert (rows[1]["total"], rows[1]["by_hand"]) == ("3", "yes")
    assert (rows[1]["player"], rows[1]["side"]) == (first.player, EAST)


def test_a_record_says_whose_each_roll_was_and_that_one_for_all_was_nobodys():
    record = opened(finished())
    other = record.rolls[1]
    told = [
        json.loads(replace(record, rolls=(replace(other, roll=replace(other.roll, side=side)),)).json())
        for side in (None, EAST, NOBODY)
    ]
    assert [row["rolls"][0]["side"] for row in told] == [other.player, EAST, None]
    assert {row["rolls"][0]["player"] for row in told} == {other.player}
