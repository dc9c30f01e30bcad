"""End to end: real dice, a look back, a bookmark and a what-if in a real window, by mouse and keys only."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit

from gui.dialogs.table_dice import ThrowSheet
from gui.home.cards import GameCard
from tests.helpers.hand import Hand
from tests.helpers.open_window import open_window

pytestmark = pytest.mark.window

ALT = Qt.KeyboardModifier.AltModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def hand(qtbot, tmp_path):
    window = open_window(tmp_path, size=(1440, 900))
    qtbot.addWidget(window)
    assert QTest.qWaitForWindowExposed(window)
    hand = Hand(window)
    hand.settle(150)
    yield hand
    window.close()
    hand.settle(50)


def begin(hand) -> None:
    window = hand.window
    hand.click(next(card for card in window.findChildren(GameCard) if card.game.slug == "star-control"))
    hand.settle(80)
    hand.click(hand.named("scenario-fleet-action"))
    hand.click(hand.named("home-start"))
    box = window.findChild(QComboBox, "option-dice")
    box.setFocus()
    hand.key(Qt.Key.Key_Down)
    assert "real dice" in box.currentText()
    seal = window.findChild(QLabel, "new-game-seal").text().removeprefix("Seal on the dice: ")
    hand.click(hand.named("new-game-start"))
    hand.settle(300)
    assert window.screen_.session.engine.seal == seal.replace(" ", "")


def test_a_player_rolls_by_hand_looks_back_marks_the_moment_and_tries_another_way(hand):
    window = hand.window
    begin(hand)
    screen, game = window.screen_, window.documents.current.game

    hand.click(screen.phases.primary)
    hand.settle(60)
    faces = []
    while window.sheets.busy:
        assert isinstance(window.sheets.top, ThrowSheet)
        if len(faces) % 2:
            hand.type("2")
            hand.key(Qt.Key.Key_Return)
        else:
            hand.click(hand.named("die-0-2"))
            hand.click(hand.named("throw-take"))
        faces.append(2)
        hand.settle(60)
    assert faces
    assert [(roll.faces, roll.by_hand) for roll in game.bus.journal[-1].rolls] == [((2,), True)] * len(faces)

    bar = screen.history
    hand.click(bar.slider, QPointF(bar.slider.x_of(0), bar.slider.height() / 2))
    hand.settle(60)
    assert screen.session.history.at == 0
    assert not screen.phases.undo.isEnabled()
    hand.click(hand.named("history-mark"))
    hand.type("Before the dice")
    hand.key(Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_End, ALT)
    assert screen.session.history.at is None
    hand.key(Qt.Key.Key_B, CTRL | SHIFT)
    hand.click(hand.named("mark-go-0"))
    assert screen.session.history.at == 0

    parent = window.documents.current.name
    hand.key(Qt.Key.Key_B, ALT)
    field = window.findChild(QLineEdit, "branch-name")
    assert field.hasFocus()
    hand.key(Qt.Key.Key_Return)
    hand.settle(300)
    assert window.documents.current.title.startswith("What if: ")
    assert window.documents.current.game.bus.seq == 0
    hand.key(Qt.Key.Key_C, CTRL | SHIFT)
    hand.click(hand.named(f"compare-{parent}"))
    assert window.sheets.top.rows()
    hand.click(hand.named("compare-switch"))
    hand.settle(150)
    assert window.aside is not None
    hand.click(hand.named("aside-back"), QPoint(20, 10))
    assert window.aside is None

    hand.key(Qt.Key.Key_L, CTRL | SHIFT)
    hand.click(hand.named("export-go"))
    hand.settle(60)
    assert [each.suffix for each in window.documents.folders.exports.iterdir()] == [".html"]
