"""A long sitting of random keys and clicks: nothing may break, and the game on disk is the game in play."""

from __future__ import annotations

import gc
import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine import library
from engine.core.game import load_game
from tests.helpers.hand import Hand
from tests.helpers.open_window import open_window, settle, start

KEYS = (
    *(
        Qt.Key.Key_Right,
        Qt.Key.Key_Left,
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Return,
        Qt.Key.Key_Escape,
    ),
    *(
        Qt.Key.Key_R,
        Qt.Key.Key_T,
        Qt.Key.Key_P,
        Qt.Key.Key_L,
        Qt.Key.Key_H,
        Qt.Key.Key_N,
        Qt.Key.Key_Backspace,
    ),
    *(Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_C, Qt.Key.Key_V, Qt.Key.Key_Tab),
)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_long_sitting_breaks_nothing(qtbot, tmp_path, seed):
    window = open_window(tmp_path)
    qtbot.addWidget(window)
    start(window, "pass-in-review", undo="open")
    hand, chance = Hand(window), random.Random(seed)
    deeds = (
        *((lambda: window.step_ship(1)),) * 4,
        *(
            window.press_primary,
            window.fly_on,
            window.undo,
            window.redo,
            window.pass_chair,
            window.toggle_theme,
        ),
        *((lambda: window.show_centre(chance.choice(("map", "solid", "both")))),) * 2,
    )
    threshold = gc.get_threshold()
    gc.set_threshold(200, 5, 5)
    try:
        for _ in range(260):
            if window.screen_ is None:
                hand.key(Qt.Key.Key_Return)
            elif window.sheets.busy:
                window.sheets.top.enter()
            elif chance.random() < 0.2:
                chance.choice(deeds)()
            else:
                chance.choice((window.focus_instruments, window.focus_board))()
                QTest.keyClick(hand.handle, chance.choice(KEYS))
            QTest.qWait(1)
    finally:
        gc.set_threshold(*threshold)
    game = window.documents.current.game
    assert game.trouble == ""
    assert load_game(game.path, library.create).bus.state == game.bus.state
    window.close()
    settle()
