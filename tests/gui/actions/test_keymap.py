"""The player's own keys."""

from __future__ import annotations

import pytest

from gui.actions.catalogue import catalogue
from gui.actions.keymap import bound, canonical, holder_of, unfit
from gui.actions.registry import Action, Registry

OWN = Registry(
    [
        Action(id="a", title="A", menu="&Game", shortcut=("Ctrl+A",)),
        Action(id="b", title="B", menu="&Game", shortcut=("Ctrl+B", "F2")),
        Action(id="c", title="C", menu="&View"),
    ]
)


def keys_of(wishes):
    return {action.id: action.shortcut for action in bound(OWN, wishes).registry}


def test_without_wishes_every_action_has_its_own_keys():
    assert keys_of({}) == {"a": ("Ctrl+A",), "b": ("Ctrl+B", "F2"), "c": ()}


def test_a_changed_key_is_taken_from_the_action_that_had_it():
    found = bound(OWN, {"c": ("F2",)})
    assert {a.id: a.shortcut for a in found.registry} == {"a": ("Ctrl+A",), "b": ("Ctrl+B",), "c": ("F2",)}
    assert found.problems == ()


def test_an_action_can_be_left_without_a_key():
    assert keys_of({"b": ()})["b"] == ()


def test_of_two_wishes_for_one_key_the_first_is_met_and_the_second_is_said():
    found = bound(OWN, {"a": ("Ctrl+J",), "c": ("ctrl+j",)})
    assert [action.shortcut for action in found.registry] == [("Ctrl+J",), ("Ctrl+B", "F2"), ()]
    assert found.problems == ("C: Ctrl+J is for “A” already.",)


def test_wishes_of_a_file_that_make_no_sense_are_said_and_harm_nothing():
    found = bound(OWN, {"zz": ("F3",), "a": ("Blub+Q",)})
    assert "There is no action 'zz'." in found.problems
    assert any("is no key" in each for each in found.problems)


@pytest.mark.parametrize("keys", ["N", "Shift+N", "Return", "Esc", "Left", "5"])
def test_keys_of_the_map_and_the_instruments_are_refused(keys):
    assert "map and the instruments" in unfit(keys)


@pytest.mark.parametrize("keys", ["Ctrl+J", "Alt+Shift+J", "F12", "Shift+F12", "Ctrl+PgDown"])
def test_keys_held_with_ctrl_or_alt_and_function_keys_fit(keys):
    assert unfit(keys) == ""


def test_the_key_that_opens_a_menu_is_refused():
    assert unfit("Alt+G", ("&Game",)) == "Alt+G opens the menu Game."


def test_every_key_of_the_program_is_one_that_could_be_recorded():
    own = catalogue()
    wrong = [
        (action.id, keys, unfit(keys, own.menus()))
        for action in own
        for keys in action.shortcut
        if unfit(keys, own.menus()) or canonical(keys) != keys
    ]
    assert wrong == []


def test_who_has_a_key_is_found_however_it_is_written():
    found = holder_of(OWN, "ctrl+a")
    assert found is not None
    assert found.id == "a"
    assert holder_of(OWN, "Ctrl+A", but="a") is None
