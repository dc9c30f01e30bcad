"""Settings, a game that the rules have left behind, the ledger, and copying by name."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QScrollArea, QSlider

from engine.core.bus import Overrule
from engine.core.errors import Diverged
from engine.core.save import Choice
from engine.core.state import Enforcement
from engine.core.table import SetEnforcement
from engine.rulesets.sits.commands import Plot
from gui.dialogs.sheet import Sheet
from gui.theme.style import hub
from tests.helpers.hand import Hand
from tests.helpers.open_window import settle, start


def test_a_setting_takes_effect_at_once_and_is_kept(window, tmp_path):
    window.show_settings()
    box = window.findChild(QComboBox, "setting-theme")
    box.setFocus()
    Hand(window).key(Qt.Key.Key_Down)
    assert hub().theme.name == "light"
    assert '"theme": "light"' in (tmp_path / "settings.json").read_text()


def test_the_text_size_follows_the_slider_by_key(window):
    window.show_settings()
    slider = window.findChild(QSlider, "setting-text_scale")
    slider.setFocus()
    Hand(window).key(Qt.Key.Key_Right, times=2)
    assert window.settings.number("text_scale") == 120
    assert hub().theme.text_scale == pytest.approx(1.2)


def test_a_player_may_choose_not_to_be_asked(window):
    window.show_settings()
    window.findChild(QCheckBox, "setting-ask_warnings").setFocus()
    hand = Hand(window)
    hand.key(Qt.Key.Key_Space)
    hand.key(Qt.Key.Key_Escape)
    start(window, "pass-in-review")
    window.press_primary()
    settle(60)
    assert window.pages.currentWidget() is window.curtain


def test_a_game_of_other_rules_asks_what_to_keep_and_touches_nothing(window, tmp_path, monkeypatch):
    path = tmp_path / "old.hexsave"
    path.write_text("kept as it is")
    asked = []

    def open_file(_path, *, choice, curtain, keys):
        asked.append(choice)
        raise Diverged("old.hexsave", "Another result.", at=9, keeps_to=8, snapshot=5)

    monkeypatch.setattr(window.documents, "open_file", open_file)
    assert not window.open_path(path)
    hand = Hand(window)
    hand.press_button("Keep the first 8 commands")
    hand.press_button("Go on from the saved position")
    hand.press_button("Leave it")
    assert asked == [Choice.ASK, Choice.KEEP, Choice.SNAPSHOT]
    assert path.read_text() == "kept as it is"


def test_the_ledger_lists_what_was_done_against_the_rules_and_can_be_copied(window):
    start(window, "pass-in-review")
    session = window.screen_.session
    session.give(SetEnforcement(player="Green", level=Enforcement.ADVISER, agreed="both"))
    ship = window.screen_.desk.selected
    assert session.give(Plot(player="Green", ship=ship, roll=60), Overrule(agreed="both")) == ()
    window.show_ledger()
    Hand(window).press_button("Copy")
    copied = QApplication.clipboard().text()
    assert "Green" in copied
    assert "[B2." in copied


def test_the_table_can_be_read_in_words(window):
    start(window, "pass-in-review")
    words = [line for part in window.screen_.twin() for line in part.lines]
    assert words[0].startswith("Turn 1.")
    assert any("Advance" in line and "level" in line for line in words)
    assert any(line.startswith("You can:") for line in words)


def test_a_name_with_no_letters_saves_nothing(window, tmp_path):
    start(window, "pass-in-review")
    window.save_copy()
    sheet = window.sheets.top
    sheet.name.setText("   ")
    sheet.enter()
    assert window.sheets.busy
    assert not (tmp_path / "games").exists()


def test_a_sheet_has_the_keys_again_when_the_one_above_it_goes(window):
    pressed = []
    under = Sheet("Under")
    under.add_button("Good", lambda: pressed.append("under"), role="primary")
    over = Sheet("Over")
    over.add_button("Good", lambda: pressed.append("over"), role="primary")
    for sheet in (under, over):
        window.open_sheet(sheet)
        settle(60)
    hand = Hand(window)
    hand.key(Qt.Key.Key_Escape)
    settle(400)
    assert window.sheets.top is under
    hand.key(Qt.Key.Key_Return)
    settle(60)
    assert pressed == ["under"]


def test_a_sheet_opened_together_with_another_has_the_keys_when_that_goes(window):
    pressed = []
    under = Sheet("Under")
    under.add_button("Good", lambda: pressed.append("under"), role="primary")
    window.open_sheet(under)
    over = Sheet("Over")
    over.add_button("Later")
    window.open_sheet(over)
    settle(60)
    hand = Hand(window)
    hand.key(Qt.Key.Key_Escape)
    settle(400)
    hand.key(Qt.Key.Key_Return)
    settle(60)
    assert pressed == ["under"]


def test_what_a_sheet_comes_to_say_is_in_sight_without_scrolling(window):
    """A sheet grows with what it holds: a passphrase typed in two ways was answered out of sight."""
    start(window, "pass-in-review")
    window.set_passphrase()
    hand, sheet = Hand(window), window.sheets.top
    hand.type("haven")
    hand.key(Qt.Key.Key_Tab)
    hand.type("heaven")
    hand.key(Qt.Key.Key_Return)
    settle(60)
    assert window.sheets.top is sheet
    said = sheet.problem
    assert said.text() == "Both must be the same."
    assert said.visibleRegion().boundingRect() == said.rect()
    assert sheet.findChild(QScrollArea).verticalScrollBar().maximum() == 0


def test_a_sheet_that_grows_moves_no_button_from_under_the_mouse_that_presses_it(window):
    pressed = []
    sheet = Sheet("Bids")
    words = sheet.add_text("")
    words.hide()
    bid = sheet.add_button("Bid", lambda: pressed.append("bid"), closes=False)
    window.open_sheet(sheet)
    hand = Hand(window)
    hand.settle()

    def grow() -> None:
        words.setText("A line.\n" * 8)
        words.show()

    bid.pressed.connect(grow)
    at = hand.place(bid)
    QTest.mousePress(hand.handle, Qt.MouseButton.LeftButton, pos=at)
    settle(100)
    assert hand.place(bid) == at
    QTest.mouseRelease(hand.handle, Qt.MouseButton.LeftButton, pos=at)
    assert pressed == ["bid"]
    hand.settle()
    settle(60)
    assert hand.place(bid) != at
