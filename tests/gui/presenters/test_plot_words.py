"""Bearings and choices in plain words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.mechanics.avid import WINDOWS
from engine.rulesets.sits.view import Shot
from gui.games.sits.words import bears_words, exposed_words, moment_words, range_words, shot_rules

SHOT = Shot(
    ship="g1",
    target="r1",
    from_point="now",
    to_point="now",
    h=7,
    v=2,
    range=7,
    windows=("B/C bu",),
    below=False,
    impact=("E/F bl",),
    own_axes=("C bl",),
    bears=("starboard",),
    exposed="sidewall, port",
    steps=("C1.12: 4B 3C.", "C1.14: true range 7.", "C1.225: starboard can fire.", "C1.coverage: seen."),
)


def test_range_and_window_come_first():
    assert range_words(SHOT) == "Range 7 in B/C (blue, upper)"


def test_several_windows_are_named_and_at_range_0_any_will_do():
    assert range_words(replace(SHOT, windows=("A y", "B y"))).endswith("A (yellow) or B (yellow)")
    assert range_words(replace(SHOT, range=0, windows=tuple(WINDOWS))) == "Range 0 in any window"


@pytest.mark.parametrize(
    ("bears", "words"),
    [
        (
            ("starboard",),
            "Starboard broadside bears; forward hammerhead, aft hammerhead and port broadside do not bear.",
        ),
        (
            ("forward", "starboard", "port"),
            "Forward hammerhead, starboard broadside and port broadside bear; aft hammerhead does not bear.",
        ),
        ((), "No mount bears."),
    ],
)
def test_mounts_that_bear_and_that_do_not_are_named(bears, words):
    assert bears_words(replace(SHOT, bears=bears)) == words


@pytest.mark.parametrize(
    ("exposed", "words"),
    [
        ("sidewall, port", "her port sidewall"),
        ("open, forward", "her open bow"),
        ("open, aft", "her open stern"),
        ("wedge", "her wedge (no shot)"),
        ("sidewall, port or open, aft", "her port sidewall or her open stern"),
    ],
)
def test_what_is_seen_of_the_target_is_hers(exposed, words):
    told = exposed_words(replace(SHOT, exposed=exposed))
    assert told == f"You see {words}; impact window: E/F (blue, lower)."


def test_a_bearing_to_another_moment_says_whose():
    assert moment_words(SHOT) == "Now"
    assert "her midpoint" in moment_words(replace(SHOT, to_point="midpoint"))
    late = moment_words(replace(SHOT, from_point="midpoint", to_point="eot"))
    assert "your midpoint" in late
    assert "her end of turn" in late


def test_the_rules_on_what_is_said_are_named_and_not_each_step():
    assert shot_rules(SHOT) == ("sits/C1.14", "sits/C1.225", "sits/C1.coverage")
