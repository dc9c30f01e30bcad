"""End to end: a newcomer takes lessons of Star Control and Holy War in a real window, by mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from gui.dialogs.table_dice import ThrowSheet
from gui.home.cards import GameCard
from gui.presenters.lesson import Mark
from tests.gui.test_fight_a_battle import Fight
from tests.gui.test_fight_holy_war import War
from tests.helpers.open_window import open_window

pytestmark = pytest.mark.window


@pytest.fixture
def window(qtbot, tmp_path):
    window = open_window(tmp_path, size=(1440, 900))
    qtbot.addWidget(window)
    assert QTest.qWaitForWindowExposed(window)
    QTest.qWait(150)
    yield window
    window.close()
    QTest.qWait(50)


def begin(player, game: str, scenario: str) -> None:
    """From the home screen by the game's card, the scenario's row and the keys."""
    hand, window = player.hand, player.window
    hand.click(next(card for card in window.findChildren(GameCard) if card.game.slug == game))
    hand.settle(80)
    hand.click(hand.named(f"scenario-{scenario}"))
    hand.key(Qt.Key.Key_Return)
    hand.settle(60)
    assert "steps" in hand.named("new-game-lesson").text()
    if hand.named("new-game-curtain").isChecked():
        hand.click(hand.named("new-game-curtain"))
    hand.key(Qt.Key.Key_Return)
    hand.settle(300)


def step(player) -> int:
    """The number of the step that the card marks, counted from 1, and the card shows it to be read."""
    lesson = player.screen.lesson
    assert lesson.isVisible()
    shown = [part for part in lesson.findChildren(QLabel, "lesson-now") if not part.visibleRegion().isEmpty()]
    assert shown, "the step to do is out of sight"
    return 1 + lesson.progress.marks.index(Mark.NOW)


def take_dice(player) -> int:
    """Takes the book's dice as long as some are asked for; how many throws there were."""
    thrown = 0
    player.hand.settle(60)
    while player.window.sheets.busy and isinstance(player.window.sheets.top, ThrowSheet):
        player.hand.click(player.hand.named("throw-as-in-book"))
        player.hand.settle(60)
        thrown += 1
    return thrown


def test_the_first_battle_is_learnt_by_mouse_and_keys(window):
    fight = Fight(window)
    hand = fight.hand
    begin(fight, "star-control", "first-battle")
    assert step(fight) == 1
    fight.press_big_button()
    assert step(fight) == 2
    screen = fight.screen
    hand.click(screen.galaxy.viewport(), fight.over(screen.galaxy, fight.fleet("Hierarchy")))
    hand.click(screen.galaxy.viewport(), fight.over(screen.galaxy, fight.fleet("Alliance")))
    assert step(fight) == 3
    fight.set_up()
    hand.settle(100)
    assert fight.screen.viewer == "Alliance"
    assert step(fight) == 4
    fight.set_up()
    hand.settle(150)
    fight.screen.fit_view()
    hand.settle(60)
    assert step(fight) == 5
    where = {c.id: c.cell for c in fight.view.counters if c.map == "battle"}
    if fight.screen.battle_desk.selected == "UQ-1":
        hand.key(Qt.Key.Key_Escape)
    hand.click(fight.screen.battle.viewport(), fight.over(fight.screen.battle, where["UQ-1"]))
    assert step(fight) == 6
    fight.step()
    assert step(fight) == 7
    hand.click(fight.screen.battle_panel.row("EA-1"))
    fight.answer()
    assert step(fight) == 8
    fight.launch()
    assert step(fight) == 9
    fight.take("SP-1", where["SP-1"])
    fight.step()
    assert step(fight) == 10
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    hand.settle(60)
    assert step(fight) == 9, "what is taken back is to be done again"
    fight.take("SP-1", where["SP-1"])
    fight.step()
    fight.press_big_button()
    hand.settle(100)
    assert fight.screen.viewer == "Alliance"
    assert step(fight) == 11


def test_the_boarding_example_is_learnt_by_mouse_with_the_dice_of_the_book(window):
    war = War(window)
    hand = war.hand
    begin(war, "holy-war", "boarding-lesson")
    assert step(war) == 1
    war.big()
    hand.settle(100)
    assert war.screen.viewer == "Holy Band"
    assert step(war) == 2
    war.click("C08/4")
    war.click("C08/5")
    assert step(war) == 3
    war.big()
    hand.settle(60)
    assert step(war) == 4
    war.click("C08/5")
    hand.settle(100)
    assert war.screen.viewer == "Sunthrowers"
    assert step(war) == 5
    war.big()
    hand.settle(100)
    assert step(war) == 6
    war.big()
    assert take_dice(war) == 1
    hand.settle(100)
    assert step(war) == 7
    board(war, "R", "PS")
    assert step(war) == 8
    board(war, "PKS", "JS")
    hand.settle(100)
    assert step(war) == 9
    assert "captured" in " ".join(line.text for line in war.screen.log.lines())


def board(war: War, boarder: str, target: str) -> None:
    """Takes both cards under the map in hand and presses Board."""
    field = war.screen.drawer.field
    for code in (boarder, target):
        card = next(c for lane in field.lanes() for c in lane.cards if c.code == code)
        war.hand.click(field, field.card_box(card.id).center())
        war.hand.settle(30)
    war.hand.click(war.screen.findChild(QPushButton, "board"))
    assert take_dice(war) == 1
