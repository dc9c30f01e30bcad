"""Dice: seeded, recorded, replayed, scripted, and absent."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter

import pytest

from engine.core.dice import (
    NOBODY,
    DiceNeeded,
    NoDice,
    RecordingDice,
    ReplayMismatch,
    Roll,
    TableDice,
    of_side,
    replayed,
    scripted,
    seeded,
)


def test_a_seed_and_a_command_number_give_the_same_faces_everywhere():
    """Pinned: recorded games depend on these very faces."""
    dice = RecordingDice(seeded(2024, 7))
    assert dice.roll(6, 10, 20, purpose="a").faces == seeded(2024, 7)("b", (6, 10, 20))
    code = (
        "from engine.core.dice import seeded; s = seeded(2024, 7); print(s('a', (6, 10, 20)), s('b', (100,)))"
    )
    shown = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "77")
    ]
    assert shown == ["(5, 2, 15) (27,)\n"] * 2


def test_another_command_or_another_seed_has_other_faces():
    many = (1000,) * 5
    assert len({seeded(seed, seq)("", many) for seed in (1, 2) for seq in (1, 2)}) == 4


def test_rolls_of_one_command_follow_each_other():
    source = seeded(1, 1)
    assert source("a", (1000, 1000)) + source("b", (1000,)) == seeded(1, 1)("c", (1000, 1000, 1000))


def test_every_face_comes_up_about_equally_often():
    counts = Counter(face for seq in range(600) for face in seeded(5, seq)("", (6,) * 10))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert all(850 < count < 1150 for count in counts.values())


def test_a_roll_knows_its_total():
    assert Roll("x", (10, 10), (7, 2)).total == 9


def test_recording_dice_keep_purpose_sides_faces_and_readers_in_order():
    dice = RecordingDice(scripted((3,), (1, 9)))
    dice.roll(6, purpose="first")
    dice.roll(10, 10, purpose="second", seen_by=("west",))
    assert dice.tape == [Roll("first", (6,), (3,)), Roll("second", (10, 10), (1, 9), ("west",))]


@pytest.mark.parametrize(
    "dice",
    [RecordingDice(scripted((3,), (4,))), TableDice([(3,), None], scripted((4,)), "west")],
    ids=["program", "real"],
)
def test_dice_in_the_hand_of_a_side_roll_for_it_unless_another_is_named(dice):
    own = of_side(dice, "east")
    own.roll(6, purpose="a", seen_by=("west",))
    own.roll(6, purpose="b", side=NOBODY)
    assert [(roll.faces, roll.seen_by, roll.side) for roll in dice.tape] == [
        ((3,), ("west",), "east"),
        ((4,), None, NOBODY),
    ]


@pytest.mark.parametrize("faces", [(0,), (7,), (1, 2), ()])
def test_faces_that_the_dice_do_not_have_are_refused(faces):
    with pytest.raises(ReplayMismatch):
        RecordingDice(scripted(faces)).roll(6, purpose="x")


def test_no_dice_say_what_would_be_rolled():
    with pytest.raises(DiceNeeded) as needed:
        NoDice().roll(10, 10, purpose="C3.2 hit")
    assert (needed.value.purpose, needed.value.sides) == ("C3.2 hit", (10, 10))
    assert str(needed.value) == "C3.2 hit: needs d10+d10"


def test_a_replay_gives_the_recorded_faces():
    source = replayed([Roll("a", (6,), (4,)), Roll("b", (10,), (9,))])
    assert (source("a", (6,)), source("b", (10,))) == ((4,), (9,))


@pytest.mark.parametrize(("purpose", "sides"), [("b", (6,)), ("a", (10,)), ("a", (6, 6))])
def test_a_replay_that_wants_other_dice_is_a_mismatch(purpose, sides):
    with pytest.raises(ReplayMismatch):
        replayed([Roll("a", (6,), (4,))])(purpose, sides)


def test_a_replay_that_wants_more_dice_is_a_mismatch():
    with pytest.raises(ReplayMismatch):
        replayed([])("a", (6,))


def test_a_script_that_runs_out_is_a_mismatch():
    with pytest.raises(ReplayMismatch):
        scripted()("a", (6,))
