"""Rule coverage and sources of numbers as pages in the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from engine.coverage import Standing, coverage
from gui.dialogs.books import BookSheet
from gui.presenters.books import STANDING
from tests.helpers.open_window import settle, start

CTRL = Qt.KeyboardModifier.ControlModifier


def by_palette(window, hand, words: str) -> BookSheet:
    """Opens a page as a player does: by some letters of its name."""
    hand.key(Qt.Key.Key_K, CTRL)
    hand.type(words)
    hand.key(Qt.Key.Key_Return)
    settle(40)
    assert isinstance(window.sheets.top, BookSheet)
    return window.sheets.top


def test_rule_coverage_opens_on_the_home_screen_and_counts_every_rule(window, hand):
    sheet = by_palette(window, hand, "rule coverage")
    rules = coverage("sits")
    assert len(sheet.shown) == len(rules)
    gaps = sum(each.standing is Standing.GAP for each in rules)
    assert f"{len(rules)} rules" in sheet.summary.text()
    assert f"{gaps} gap" in sheet.summary.text()


def test_an_implemented_rule_names_the_tests_that_prove_it(window, hand):
    sheet = by_palette(window, hand, "rule coverage")
    hand.type("B2.123")
    assert sheet.line().cells[:3] == ("B2.123", sheet.line().cells[1], "Implemented")
    assert "test_" in sheet.detail.toPlainText()


@pytest.mark.parametrize("standing", list(Standing))
def test_the_page_is_narrowed_to_one_standing(window, hand, standing):
    window.show_coverage()
    sheet = window.sheets.top
    sheet.groups.setFocus()
    while sheet.groups.currentText() != STANDING[standing]:
        hand.key(Qt.Key.Key_Down)
    assert sheet.shown
    assert {line.cells[2] for line in sheet.shown} == {STANDING[standing]}


def test_the_rule_of_a_line_opens_by_its_link(window, hand):
    sheet = by_palette(window, hand, "rule coverage")
    settle(60)
    text = sheet.detail
    spots = (QPointF(x, y) for y in range(0, 60, 3) for x in range(0, 160, 3))
    spot = next(each for each in spots if text.anchorAt(each.toPoint()).startswith("rule:"))
    hand.click(text.viewport(), spot)
    assert window.sheets.top.title.text() == "Rule"


def test_arrows_walk_the_lines_while_the_keys_stay_in_the_search(window, hand):
    sheet = by_palette(window, hand, "rule coverage")
    hand.key(Qt.Key.Key_Down, times=2)
    assert sheet.line() == sheet.shown[2]
    assert sheet.field.hasFocus()


def test_a_click_on_a_line_reads_it(window, hand):
    sheet = by_palette(window, hand, "rule coverage")
    item = sheet.list.topLevelItem(3)
    hand.click(sheet.list.viewport(), QPointF(sheet.list.visualItemRect(item).center()))
    assert sheet.line() == sheet.shown[3]
    assert sheet.shown[3].detail[0] in sheet.detail.toPlainText()


def test_nothing_that_fits_is_said(window, hand):
    sheet = by_palette(window, hand, "rule coverage")
    hand.type("zzzz")
    assert sheet.detail.toPlainText() == "Nothing fits."


def test_the_sources_page_tells_a_number_its_source_and_its_method(window, hand):
    sheet = by_palette(window, hand, "numbers come from")
    hand.type("star knight core armor")
    line = sheet.line()
    assert line.cells[:3] == ("Star Knight", "core armor", "secondary")
    told = sheet.detail.toPlainText()
    assert f"Method: {line.cells[3]}" in told
    assert "Numbers: " in told


def test_the_game_in_play_comes_first_and_another_can_be_chosen(window, hand):
    start(window, "fleet-action")
    sheet = by_palette(window, hand, "numbers come from")
    assert sheet.game == "star-control"
    sheet.games.setFocus()
    hand.key(Qt.Key.Key_Up)
    assert sheet.game == "holy-war"
    hand.key(Qt.Key.Key_Up)
    assert sheet.game == "sits"
    assert "secondary" in sheet.summary.text()


def test_what_is_shown_can_be_copied_as_a_table(window, hand):
    sheet = by_palette(window, hand, "rule coverage")
    hand.type("B2.123")
    hand.click(hand.named("book-copy"))
    rows = QApplication.clipboard().text().splitlines()
    assert rows[0].split("\t")[:3] == ["Rule", "Title", "Stands"]
    assert len(rows) == len(sheet.shown) + 1
