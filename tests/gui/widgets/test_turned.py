"""Things turned towards a player at another side of a flat screen, with real mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton

from gui.dialogs.seating import SeatingSheet
from gui.dialogs.table_dice import ThrowSheet
from gui.turned import Turned
from tests.helpers.hand import Hand
from tests.helpers.open_window import settle, start

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Across(Hand):
    """A hand that reaches the parts of what is turned."""

    @property
    def turned(self) -> Turned:
        return next(each for each in self.window.findChildren(Turned) if each.isVisible())

    def part(self, kind, name):
        found = self.turned.inner.findChild(kind, name)
        assert found is not None
        return found

    def click_part(self, widget, at: QPoint | None = None) -> None:
        there = self.turned.mapTo(self.window, self.turned.place_of(widget, at))
        assert self.window.rect().contains(there)
        QTest.mouseMove(self.handle, there)
        QTest.mouseClick(self.handle, LEFT, NONE, there)
        self.settle()


@pytest.fixture
def across(window):
    return Across(window)


def sit(window, angle: int) -> None:
    document = window.documents.current
    document.turn(dict.fromkeys(document.game.players, angle))


@pytest.mark.parametrize("angle", [90, 180, 270])
def test_a_roll_is_asked_for_towards_its_side_and_answered_by_mouse_and_keys(window, across, angle):
    start(window, "fleet-action", curtain=False, dice="people")
    sit(window, angle)
    game, before = window.documents.current.game, window.documents.current.game.bus.seq
    window.press_primary()
    settle(60)
    asked = 0
    while window.sheets.busy:
        sheet = window.sheets.top
        assert isinstance(sheet, ThrowSheet)
        assert across.turned.inner is sheet
        assert across.turned.angle == angle
        if asked == 0:
            across.type("2")
            across.key(Qt.Key.Key_Return)
        else:
            across.click_part(across.part(QPushButton, "die-0-2"))
            across.click_part(across.part(QPushButton, "throw-take"))
        settle(40)
        asked += 1
        assert asked < 40
    assert game.bus.seq == before + 1
    assert {roll.faces for roll in game.bus.journal[-1].rolls} == {(2,)}


def test_a_turned_sheet_stands_upside_down_where_it_would_stand(window, across):
    start(window, "fleet-action", curtain=False)
    window.show_dice_report()
    settle(60)
    upright = window.sheets.top.geometry()
    top = window.sheets.top.title.mapTo(window.sheets, QPoint(0, 0)).y()
    window.sheets.close_all()
    sit(window, 180)
    window.show_dice_report()
    settle(60)
    assert across.turned.geometry() == upright
    title = across.turned.mapTo(window.sheets, across.turned.place_of(window.sheets.top.title)).y()
    assert top < window.height() / 2 < title


def test_tab_and_escape_work_in_a_turned_sheet_and_the_keys_go_back_to_the_board(window, across):
    start(window, "fleet-action", curtain=False)
    sit(window, 180)
    before = window.focusWidget()
    window.change_enforcement()
    settle(60)
    first = window.sheets.top.focusWidget()
    across.key(Qt.Key.Key_Tab)
    assert window.sheets.top.focusWidget() not in {None, first}
    across.key(Qt.Key.Key_Escape)
    assert not window.sheets.busy
    assert window.focusWidget() is before


@pytest.mark.parametrize("angle", [90, 180, 270])
@pytest.mark.parametrize("way", ["key", "click"])
def test_the_curtain_is_turned_towards_the_side_that_it_asks_and_lifts(window, across, angle, way):
    start(window, "pass-in-review")
    sit(window, angle)
    first = window.screen_.viewer
    window.pass_chair()
    settle(60)
    assert window.curtain.turned.angle == angle
    if way == "key":
        across.key(Qt.Key.Key_Return)
    else:
        across.click(window.curtain.turned)
    settle(80)
    assert window.screen_ is not None
    assert window.screen_.viewer != first


def test_a_passphrase_is_typed_at_a_turned_curtain(window, across):
    start(window, "pass-in-review")
    document = window.documents.current
    other = next(player for player in document.game.players if player != window.screen_.viewer)
    document.guard(other, "open sesame")
    sit(window, 180)
    window.pass_chair()
    settle(60)
    across.click(window.curtain.turned)
    assert window.screen_ is None
    across.click_part(across.part(QLineEdit, "curtain-passphrase"))
    across.type("open sesame")
    across.key(Qt.Key.Key_Return)
    settle(80)
    assert window.screen_ is not None
    assert window.screen_.viewer == other


def test_a_curtain_that_was_turned_stands_upright_again_for_the_next_side(window):
    start(window, "pass-in-review")
    document = window.documents.current
    first, second = document.game.players[:2]
    document.turn({second: 180})
    window.pass_chair()
    settle(60)
    assert window.curtain.turned is not None
    window.table.pass_to(first, covered=True)
    settle(60)
    assert window.curtain.turned is None
    Hand(window).key(Qt.Key.Key_Return)
    assert window.screen_.viewer == first


def test_where_the_sides_sit_is_chosen_on_a_sheet_and_kept_with_the_game(window, hand):
    start(window, "fleet-action", curtain=False)
    window.show_seating()
    settle(40)
    assert isinstance(window.sheets.top, SeatingSheet)
    side = window.documents.current.game.players[1]
    choice = window.sheets.top.findChild(QComboBox, f"seating-{side}")
    choice.setFocus()
    hand.key(Qt.Key.Key_Down)
    hand.click(hand.named("seating-go"))
    document = window.documents.current
    assert document.turned(side) == 180
    assert document.turned(document.game.players[0]) == 0
    window.go_home()
    window.resume(window.documents.recent()[0])
    settle(60)
    assert window.documents.current.turned(side) == 180
