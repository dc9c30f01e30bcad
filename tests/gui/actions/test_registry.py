"""Actions as data."""

from __future__ import annotations

import pytest

from gui.actions.catalogue import catalogue
from gui.actions.registry import Action, KeyRow, Registry, key_table


def test_a_second_action_of_the_same_name_is_refused():
    registry = Registry([Action(id="a", title="A", menu="")])
    with pytest.raises(ValueError, match="an action 'a' already"):
        registry.add(Action(id="a", title="B", menu=""))


def test_a_key_can_mean_one_thing_only():
    registry = Registry([Action(id="a", title="A", menu="", shortcut=("F1",))])
    with pytest.raises(ValueError, match="both want F1"):
        registry.add(Action(id="b", title="B", menu="", shortcut=("F2", "F1")))


def test_taking_an_action_out_frees_its_key():
    registry = Registry()
    dispose = registry.add(Action(id="a", title="A", menu="", shortcut=("F1",)))
    dispose()
    registry.add(Action(id="b", title="B", menu="", shortcut=("F1",)))
    assert [action.id for action in registry] == ["b"]


def test_every_action_of_the_window_has_a_menu():
    assert all(action.menu for action in catalogue())


def test_the_key_table_lists_every_shortcut_and_the_keys_of_the_board():
    table = key_table(catalogue(), (KeyRow("N", "Next counter", "Map"),))
    with_keys = [action for action in catalogue() if action.shortcut]
    assert len(table) == len(with_keys) + 1
    assert table[-1].keys == "N"
