"""The position of a physical table typed in: quick, checked as it is typed, seen on a map."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from engine.mechanics.hexgrid import Hex
from engine.rulesets.sits.commands import SetShip
from tests.helpers.hand import Hand
from tests.helpers.open_window import settle, start

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
KEYSTROKE, CLICK, THOUGHT = 0.28, 1.1, 1.35
"""Seconds by the keystroke-level model: a key of an average typist, a click, a moment to prepare."""
LAID = {
    "12/28 +2 a/b u1 v4a2b": "12/28 +2 A/B u1 v4A2B",
    "13/28 +1 b u2 v3b1-": "13/28 +1 B u2 v3B1-",
    "14/27 -1 a/bbu u6 v5a": "14/27 -1 A/Bbu u6 v5A",
    "15/27 +3 b u11 v2b3c": "15/27 +3 B u11 v2B3C",
    "16/26 -3 f u5 v4f1+": "16/26 -3 F u5 v4F1+",
    "17/26 -2 agu u3 v1a": "17/26 -2 Agu u3 v1A",
    "18/25 +4 c/d u7 v3c2d": "18/25 +4 C/D u7 v3C2D",
    "19/25 +1 +p u9 v2+": "19/25 +1 +p u9 v2+",
}
"""Eight ships of which everything differs from the program's table: the dearest case."""


class CountingHand(Hand):
    """Counts keystrokes, a modifier as one more, and clicks."""

    keys = clicks = 0

    def key(self, key, modifiers=Qt.KeyboardModifier.NoModifier, times=1):
        for held in (CTRL, SHIFT):
            self.keys += times if modifiers & held else 0
        self.keys += times
        super().key(key, modifiers, times)

    def type(self, text):
        self.keys += len(text) + sum(letter.isupper() or letter in '+:"' for letter in text)
        super().type(text)

    def click(self, *args, **more):
        self.clicks += 1
        super().click(*args, **more)

    @property
    def seconds(self) -> float:
        return self.keys * KEYSTROKE + self.clicks * CLICK


@pytest.fixture
def table(window):
    start(window, "line-of-battle", enforcement="free")
    return window


def opened(window, hand):
    hand.key(Qt.Key.Key_F10)
    settle(60)
    return window.sheets.top


def ships(window):
    return {line.ship: line for line in window.screen_.damage.position.plan({}).lines}


def test_eight_ships_of_which_all_differs_are_entered_in_under_90_seconds(table):
    hand = CountingHand(table)
    sheet = opened(table, hand)
    eight = sheet.plan.lines[:8]
    for place, text in enumerate(LAID):
        hand.type(text)
        if place < 7:
            hand.key(Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_Return, CTRL)
    settle(60)
    assert not table.sheets.busy
    now = ships(table)
    assert [now[line.ship].now for line in eight] == list(LAID.values())
    for line in eight:
        assert not set(line.now.split()) & set(now[line.ship].now.split()), "every part differs"
    assert (hand.keys <= 185, hand.clicks) == (True, 0)
    assert hand.seconds < 90
    # Also with a moment of thought before each ship, as the model has it.
    assert hand.seconds + 8 * THOUGHT < 90


def test_what_is_not_typed_stays_as_it_is(table):
    hand = Hand(table)
    sheet = opened(table, hand)
    ship = sheet.lines[0].ship
    before = sheet.plan.lines[0].now.split()
    entries = len(table.screen_.session.log())
    hand.type("+5")
    hand.key(Qt.Key.Key_Return, CTRL)
    assert ships(table)[ship].now.split() == [before[0], "+5", *before[2:]]
    assert len(table.screen_.session.log()) == entries + 1


def test_tab_goes_from_ship_to_ship_with_the_line_chosen_and_back(table):
    hand = Hand(table)
    sheet = opened(table, hand)
    hand.key(Qt.Key.Key_Tab)
    second = sheet.lines[1].field
    assert second.hasFocus()
    assert second.selectedText() == second.text() == sheet.plan.lines[1].now
    hand.key(Qt.Key.Key_Backtab, SHIFT)
    assert sheet.lines[0].field.hasFocus()


def test_a_mistake_is_told_at_once_with_its_place_and_nothing_is_set(table):
    hand = Hand(table)
    sheet = opened(table, hand)
    entries = len(table.screen_.session.log())
    hand.type("12/28 a/c")
    settle(120)
    said = sheet.lines[0].said
    assert said.isVisible()
    assert "At \u201ca/c\u201d" in said.text()
    assert not sheet.go.isEnabled()
    hand.key(Qt.Key.Key_Return, CTRL)
    assert table.sheets.top is sheet
    assert len(table.screen_.session.log()) == entries
    assert sheet.lines[0].field.selectedText() == "a/c"
    hand.type("a/b")
    settle(120)
    assert not said.isVisible()
    assert sheet.go.text() == "Set 1 ship"


def test_two_ships_in_one_place_are_told_with_the_rule(table):
    hand = Hand(table)
    sheet = opened(table, hand)
    hand.type(sheet.plan.lines[1].now[:8])
    settle(120)
    assert "INT.stacking-limit" in sheet.lines[0].said.text()


def test_the_map_shows_the_position_while_it_is_typed_and_the_game_waits(table):
    hand = Hand(table)
    sheet = opened(table, hand)
    ship = sheet.lines[0].ship
    hand.type("12/20 +7")
    settle(120)
    assert sheet.map.counter(ship).level == 7
    assert table.screen_.board.counter(ship).level != 7


def test_a_whole_position_is_copied_and_pasted_as_text(table):
    hand = Hand(table)
    sheet = opened(table, hand)
    hand.press_button("Copy all")
    text = QGuiApplication.clipboard().text()
    assert len(text.splitlines()) == 16
    first = sheet.plan.lines[0]
    QGuiApplication.clipboard().setText(
        "# turn 3\n" + text.replace(first.full, f"{first.full} u9") + "\nNobody 01/01"
    )
    hand.key(Qt.Key.Key_Escape)
    sheet = opened(table, hand)
    hand.key(Qt.Key.Key_V, CTRL)
    settle(120)
    assert "line 18 of the text" in sheet.told.text()
    assert sheet.go.text() == "Set 1 ship"
    hand.press_button("Set 1 ship")
    assert " u9 " in ships(table)[first.ship].now


def test_what_was_typed_is_there_again_after_escape_and_gone_after_cancel(table):
    hand = Hand(table)
    opened(table, hand)
    hand.type("12/28 +3")
    settle(120)
    hand.key(Qt.Key.Key_Escape)
    sheet = opened(table, hand)
    assert sheet.lines[0].text == "12/28 +3"
    hand.press_button("Cancel")
    sheet = opened(table, hand)
    assert sheet.lines[0].text == sheet.plan.lines[0].now


def test_a_ship_that_nobody_touched_is_not_set_back_when_the_table_changes_meanwhile(table):
    hand = Hand(table)
    sheet = opened(table, hand)
    first, second = sheet.lines[0].ship, sheet.lines[1].ship
    table.screen_.session.confirm(SetShip(player=table.screen_.viewer, ship=second, level=9))
    hand.type("+5")
    hand.key(Qt.Key.Key_Return, CTRL)
    now = ships(table)
    assert (now[first].now.split()[1], now[second].now.split()[1]) == ("+5", "+9")


def test_nothing_typed_sets_nothing(table):
    hand = Hand(table)
    sheet = opened(table, hand)
    assert not sheet.go.isEnabled()
    assert sheet.told.text() == "Everything is as it was."


def test_as_referee_the_menu_says_why_not(window):
    start(window, "line-of-battle")
    assert "referee" in window.reason_no_extra("position")


def test_in_setup_the_ships_in_the_tray_are_placed_by_their_lines(window):
    start(window, "simple-setup-duel")
    hand = Hand(window)
    zone = next(o for o in window.screen_.session.view().offers if o.kind == "sits.deploy").cells
    sheet = opened(window, hand)
    assert len(sheet.lines) == 1
    hand.type(f"{Hex.parse(zone[0]).name} b/c u1 v2b")
    hand.key(Qt.Key.Key_Return, CTRL)
    settle(60)
    assert not window.screen_.tray.isVisible()


def test_a_position_of_several_ships_is_taken_back_by_one_undo_and_brought_back_by_one_redo(table):
    hand = Hand(table)
    before, seq = ships(table), table.documents.current.game.bus.seq
    opened(table, hand)
    for text in ("12/28 +2 a/b", "13/28 +1 b", "14/27 -1 f"):
        hand.type(text)
        hand.key(Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_Return, CTRL)
    settle(60)
    after = ships(table)
    assert after != before
    assert table.documents.current.game.bus.seq == seq + 1
    hand.key(Qt.Key.Key_Z, CTRL)
    assert ships(table) == before
    hand.key(Qt.Key.Key_Z, CTRL | SHIFT)
    assert ships(table) == after
