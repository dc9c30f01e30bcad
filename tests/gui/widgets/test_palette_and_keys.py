"""The command palette and the sheet that changes keys, by hand."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton

from gui.dialogs.change_keys import ChangeKeysSheet
from gui.dialogs.palette import PaletteSheet
from tests.helpers.hand import Hand
from tests.helpers.open_window import open_window, settle, start

CTRL = Qt.KeyboardModifier.ControlModifier


def palette(window, hand) -> PaletteSheet:
    hand.key(Qt.Key.Key_K, CTRL)
    sheet = window.sheets.top
    assert isinstance(sheet, PaletteSheet)
    return sheet


def test_one_key_opens_the_palette_with_the_keys_in_its_field(window, hand):
    sheet = palette(window, hand)
    assert window.focusWidget() is sheet.findChild(QLineEdit, "palette-field")


def test_the_palette_lists_every_action_of_the_window(window, hand):
    sheet = palette(window, hand)
    titles = {entry.title for entry in sheet.fitting}
    assert {action.title for action in window.actions_} <= titles


def test_typing_and_enter_does_it(window, hand):
    palette(window, hand)
    hand.type("bigger")
    hand.key(Qt.Key.Key_Return)
    assert window.settings.number("text_scale") == 110
    assert not window.sheets.busy


def test_what_can_not_be_done_says_why_and_stays_open(window, hand):
    sheet = palette(window, hand)
    hand.type("undo")
    note = sheet.findChild(QLabel, "palette-note").text()
    assert note.startswith("Not now: ")
    assert note.endswith(window.reason_no_undo())
    hand.key(Qt.Key.Key_Return)
    assert window.sheets.top is sheet


def test_down_walks_while_the_keys_stay_in_the_field(window, hand):
    sheet = palette(window, hand)
    before = sheet.list.currentItem().text(0)
    hand.key(Qt.Key.Key_Down)
    assert sheet.list.currentItem().text(0) != before
    assert window.focusWidget() is sheet.field
    assert sheet.list.currentItem().text(0) in sheet.field.accessibleDescription()


@pytest.mark.parametrize("scenario", ["simple-setup-duel", "fleet-action"])
def test_the_offers_of_the_game_stand_in_the_palette(window, hand, scenario):
    start(window, scenario)
    sheet = palette(window, hand)
    offers = window.screen_.view.offers
    assert offers
    titles = {entry.title for entry in sheet.fitting if entry.where.startswith("Now")}
    assert titles == {offer.title for offer in offers}


def test_the_player_s_key_works_and_is_kept(window, hand, tmp_path):
    window.change_keys()
    sheet = window.sheets.top
    assert isinstance(sheet, ChangeKeysSheet)
    sheet.choose("view.bigger")
    hand.click(sheet.record)
    hand.key(Qt.Key.Key_J, CTRL)
    hand.key(Qt.Key.Key_Escape)
    hand.key(Qt.Key.Key_J, CTRL)
    assert window.settings.number("text_scale") == 110
    hand.key(Qt.Key.Key_BracketRight, CTRL)
    assert window.settings.number("text_scale") == 110
    assert json.loads((tmp_path / "settings.json").read_text())["keys"] == {"view.bigger": ["Ctrl+J"]}


def test_a_key_of_another_action_is_said_and_taken_only_when_asked(window, hand):
    window.change_keys()
    sheet = window.sheets.top
    sheet.choose("view.bigger")
    hand.click(sheet.record)
    hand.key(Qt.Key.Key_S, CTRL)
    assert sheet.findChild(QLabel, "keys-note").text() == "Ctrl+S is for “Save” already."
    assert window.settings.keys() == {}
    hand.click(sheet.findChild(QPushButton, "keys-take"))
    assert window.actions_.get("view.bigger").shortcut == ("Ctrl+S",)
    assert window.actions_.get("game.save").shortcut == ()


def test_a_letter_alone_is_refused_as_a_key_of_the_map(window, hand):
    window.change_keys()
    sheet = window.sheets.top
    sheet.choose("view.bigger")
    hand.click(sheet.record)
    hand.key(Qt.Key.Key_N)
    assert "map and the instruments" in sheet.findChild(QLabel, "keys-note").text()
    assert window.settings.keys() == {}


def test_reset_brings_all_keys_back(window):
    window.settings.set_keys({"view.bigger": ("Ctrl+J",), "game.save": ()})
    assert window.actions_.get("game.save").shortcut == ()
    window.change_keys()
    window.sheets.top.reset()
    assert window.settings.keys() == {}
    assert window.actions_.get("game.save").shortcut == ("Ctrl+S",)


def test_a_broken_settings_file_is_said_in_the_window(qtbot, tmp_path):
    (tmp_path / "settings.json").write_text("{")
    window = open_window(tmp_path)
    qtbot.addWidget(window)
    settle(50)
    words = " ".join(each.text() for each in window.sheets.top.findChildren(QLabel))
    assert "settings.broken.json" in words
    Hand(window).key(Qt.Key.Key_Escape)
    assert not window.sheets.busy
    window.close()
