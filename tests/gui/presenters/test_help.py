"""The dice of a lesson and the help of SITS as data."""

from __future__ import annotations

import re

from engine import library
from gui.board.keys import HELP as MAP_KEYS
from gui.games.sits.help import FIRST_TURN, KEYS, WORDS
from gui.presenters.help import book_throw


def test_the_book_offers_its_next_roll_where_the_game_follows_it():
    script = [{"rule": "C4.123", "faces": [9, 4]}, {"rule": "C4.132", "faces": [5, 2]}]
    assert book_throw(script, 1, "C4.132 CM 2d10-, salvo of Herd") == (5, 2)
    assert book_throw(script, 1, "C5.211 penetration") == ()
    assert book_throw(script, 2, "C4.132 PD") == ()


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
    for wanted in ("salvo", "mql", "ecm", "countermissile", "point defense", "decoy", "leaker", "linked set"):
        assert wanted in terms
    for wanted in ("red-lining", "half hex", "wedge", "sidewall", "hammerhead", "broadside"):
        assert wanted in terms


def test_the_words_stand_in_order():
    assert [word.term.lower() for word in WORDS] == sorted(word.term.lower() for word in WORDS)


def test_a_first_turn_is_told_in_ten_lines_and_a_first_fight_in_four():
    assert len(FIRST_TURN) == 14
    fight = [
        line
        for line in FIRST_TURN
        if any(word in line for word in ("Salvo card", "Done", "Missiles", "beams"))
    ]
    assert len(fight) == 4


def test_the_key_table_knows_every_part_that_takes_keys():
    places = {row.where for row in KEYS}
    plotting = {"Map", "AVID", "Thrust and grids", "3D view", "Setup"}
    fighting = {"Salvo card", "Missile defense", "Beams"}
    assert places == plotting | fighting | {"Hit report", "Damage control"}
    assert {row.keys for row in KEYS if row.where == "Map"} == {keys for keys, _ in MAP_KEYS}
