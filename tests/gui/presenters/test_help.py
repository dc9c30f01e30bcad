"""Lesson steps and the help of SITS as data."""

from __future__ import annotations

import re

import pytest

from engine import library
from gui.board.keys import HELP as MAP_KEYS
from gui.games.sits.help import FIRST_TURN, KEYS, WORDS
from gui.presenters.help import lesson_steps

NOTES = ("Turn 1: drift.", "Turn 2: push.", "Then meet.")


@pytest.mark.parametrize(("turn", "now"), [(1, 0), (2, 1), (3, 2), (9, 2)])
def test_the_step_of_the_turn_is_the_one_to_follow_and_after_the_last_what_comes_then(turn, now):
    assert [step.now for step in lesson_steps(NOTES, turn)] == [place == now for place in range(3)]


def test_remarks_that_belong_to_no_turn_are_never_marked():
    steps = lesson_steps(("Officers differ.", "The lines pass."), 3)
    assert not any(step.now for step in steps)
    assert [step.turn for step in steps] == [None, None]


def test_a_worked_example_of_one_turn_does_not_mark_its_remarks_afterwards():
    assert not any(step.now for step in lesson_steps(("Turn 1: pivot.", "The class was chosen."), 2))


def test_every_word_is_one_sentence_with_rules_that_exist():
    rules = library.create("sits")
    for word in WORDS:
        assert re.fullmatch(r"[A-Z].*[^.]\.", word.text), word.term
        assert word.text.count(". ") == 0, word.term
        assert word.rules, word.term
        assert all(rules.rule_text(rule) is not None for rule in word.rules), word.term


def test_the_words_that_a_newcomer_meets_first_are_explained():
    terms = {word.term.lower() for word in WORDS}
    for wanted in ("avid", "window", "ring", "eot marker", "midpoint", "spine", "pivot", "roll"):
        assert wanted in terms
    for wanted in ("red-lining", "half hex", "wedge", "sidewall", "hammerhead", "broadside"):
        assert wanted in terms


def test_the_words_stand_in_order():
    assert [word.term.lower() for word in WORDS] == sorted(word.term.lower() for word in WORDS)


def test_a_first_turn_is_told_in_ten_lines():
    assert len(FIRST_TURN) == 10


def test_the_key_table_knows_map_avid_grids_3d_and_setup():
    places = {row.where for row in KEYS}
    assert places == {"Map", "AVID", "Thrust and grids", "3D view", "Setup"}
    assert {row.keys for row in KEYS if row.where == "Map"} == {keys for keys, _ in MAP_KEYS}
