"""Finding an action by some of its letters."""

from __future__ import annotations

import pytest

from gui.actions.catalogue import catalogue
from gui.actions.matching import ranked, score


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("save", "Save"),
        ("sac", "Save a copy…"),
        ("copy", "Save a copy…"),
        ("bigger", "Bigger text"),
        ("undo", "Undo"),
        ("dice rep", "Dice report…"),
        ("PASS", "Pass the chair"),
    ],
)
def test_what_is_typed_finds_the_action_meant(typed, first):
    titles = [action.title for action in ranked(typed, tuple(catalogue()), lambda a: a.title)]
    assert titles[0] == first


def test_letters_in_the_wrong_order_do_not_fit():
    assert score("odnu", "Undo") is None


def test_nothing_typed_leaves_all_in_their_order():
    assert ranked(" ", ("b", "a"), str) == ("b", "a")


def test_every_typed_word_has_to_be_found():
    assert score("undo blub", "Undo the last step") is None
    assert score("last undo", "Undo the last step") is not None
