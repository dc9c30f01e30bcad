"""End to end: a newcomer looks things up in a real window, by mouse and keys only."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication, QComboBox

from tests.helpers.hand import Hand
from tests.helpers.open_window import open_window, settle, start

pytestmark = pytest.mark.window

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(qtbot, tmp_path):
    made = open_window(tmp_path)
    qtbot.addWidget(made)
    yield made
    made.close()
    settle()


@pytest.fixture
def hand(window):
    return Hand(window)


def choose(hand, box: QComboBox, words: str) -> None:
    """Picks an entry from the opened list of a box by mouse."""
    hand.click(box)
    settle(150)
    view = box.view()
    index = box.model().index(box.findText(words), 0)
    popup = Hand(view.window())
    popup.click(view.viewport(), QPointF(view.visualRect(index).center()))
    settle(100)
    assert box.currentText() == words


def test_a_sum_of_another_game_is_worked_out_on_the_home_screen(window, hand):
    hand.key(Qt.Key.Key_K, CTRL | SHIFT)
    sheet = window.sheets.top
    choose(hand, sheet.games, "Star Control: Alliance vs Hierarchy")
    hand.click(sheet.field)
    hand.type("income")
    hand.click(hand.named("calc-mines"))
    hand.key(Qt.Key.Key_A, CTRL)
    hand.type("3")
    hand.click(hand.named("calc-go"))
    assert "INC." in sheet.answer.toPlainText()
    assert "mines 3" in sheet.past.toPlainText()


def test_the_gaps_of_a_game_are_listed_and_copied(window, hand):
    start(window, "pass-in-review")
    hand.key(Qt.Key.Key_K, CTRL)
    hand.type("rule coverage")
    hand.key(Qt.Key.Key_Return)
    settle(60)
    sheet = window.sheets.top
    choose(hand, sheet.groups, "Gap")
    hand.click(hand.named("book-copy"))
    rows = QApplication.clipboard().text().splitlines()
    assert len(rows) == len(sheet.shown) + 1
    assert all(row.split("\t")[2] == "Gap" for row in rows[1:])
