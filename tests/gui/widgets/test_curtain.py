"""The hot seat keeps secrets: what the other side has plotted changes nothing that this side can see."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from engine.core.ids import PlayerId
from engine.core.session import Session
from gui.hot_seat import HotSeat
from tests.helpers.at_rest import at_rest
from tests.helpers.hand import Hand, top_windows, visible_text
from tests.helpers.open_window import settle, start

VIEWS = ("map", "solid", "both")


def test_nothing_of_the_game_is_shown_while_the_curtain_is_down(window):
    start(window, "pass-in-review")
    words = window.screen_.forces._shown
    window.pass_chair()
    settle(60)
    assert window.pages.currentWidget() is window.curtain
    assert window.curtain.geometry() == window.pages.rect()
    assert not window.menuBar().isVisible()
    assert window.windowTitle() == "Holotank"
    assert top_windows() == [window]
    said = visible_text(window)
    assert not any(counter.title in said for counter in words)


def test_the_screen_behind_the_curtain_does_not_exist(window):
    start(window, "pass-in-review")
    screen = window.screen_
    gone = []
    screen.destroyed.connect(lambda: gone.append(True))
    window.pass_chair()
    settle(60)
    assert window.screen_ is None
    assert gone == [True]


def test_keys_do_nothing_behind_the_curtain_but_lift_it(window):
    start(window, "pass-in-review")
    window.pass_chair()
    settle(60)
    hand = Hand(window)
    for key in (Qt.Key.Key_Z, Qt.Key.Key_S, Qt.Key.Key_F, Qt.Key.Key_W):
        hand.key(key, Qt.KeyboardModifier.ControlModifier)
    hand.key(Qt.Key.Key_F1)
    assert window.pages.currentWidget() is window.curtain
    assert not window.sheets.busy
    hand.key(Qt.Key.Key_Return)
    assert window.screen_.viewer == "Red"


def test_an_open_sheet_goes_when_the_curtain_falls(window):
    start(window, "pass-in-review")
    window.show_ledger()
    window.pass_chair()
    settle(60)
    assert not window.sheets.isVisible()


def test_a_side_finds_its_own_order_again_when_it_comes_back(window):
    start(window, "pass-in-review", curtain=False)
    desk = window.screen_.desk
    desk.set_roll(2)
    ship, plot = desk.selected, desk.given
    window.pass_chair()
    window.pass_chair()
    settle(60)
    desk = window.screen_.desk
    assert window.screen_.viewer == "Green"
    assert desk.selected == ship
    assert desk.given == plot


def test_a_side_finds_its_own_view_again_and_not_the_other_sides(window):
    start(window, "pass-in-review", curtain=False)
    window.show_centre("both")
    settle(60)
    window.screen_.board.zoom_by(1.5)
    zoom = window.screen_.board.zoom
    window.pass_chair()
    settle(60)
    assert window.screen_.centre.now == "map"
    assert window.screen_.board.zoom != zoom
    window.pass_chair()
    settle(60)
    assert window.screen_.centre.now == "both"
    assert window.screen_.board.zoom == pytest.approx(zoom)


def test_a_game_opened_from_disk_starts_behind_the_curtain(window):
    start(window, "pass-in-review")
    path = window.documents.current.game.path
    window.go_home()
    assert window.open_path(path)
    settle(60)
    assert window.pages.currentWidget() is window.curtain


def test_the_home_screen_filled_late_does_not_take_the_keys_from_the_curtain(window):
    start(window, "pass-in-review")
    path = window.documents.current.game.path
    window.go_home()
    window.chosen_game = ""
    window.show_home()
    assert window.open_path(path)
    settle(60)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    settle(60)
    assert not window.sheets.busy
    assert window.screen_ is not None


def test_without_the_curtain_the_other_side_sits_down_at_once(window):
    start(window, "pass-in-review", curtain=False)
    window.press_primary()
    settle(30)
    window.sheets.top.enter()
    settle(60)
    assert window.screen_.viewer == "Red"


def test_a_committed_side_may_reopen_its_plots_until_the_last_side_commits(window):
    start(window, "pass-in-review", curtain=False)
    window.press_primary()
    settle(30)
    window.sheets.top.enter()
    settle(60)
    window.pass_chair()
    settle(60)
    screen = window.screen_
    assert screen.viewer == "Green"
    assert "Reopen" in screen.phases.primary.text()
    window.press_primary()
    settle(60)
    assert set(screen.session.view().active) == {"Green", "Red"}


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("moment", ["plotting", "revealed"])
def test_the_other_sides_secrets_change_no_pixel_and_no_word(window, view, moment):
    """Two games that differ only in what Green may not know are drawn alike for Green."""
    start(window, "pass-in-review", curtain=False, undo="open")
    game = window.documents.current.game
    red = Session(game, PlayerId("Red"))
    picker = random.Random(5)
    for _ in range(3):
        command = game.ruleset.sample(game.bus.state, PlayerId("Red"), picker)
        if command is not None and command.kind == "sits.plot":
            red.give(command)
    if moment == "revealed":
        for player in ("Green", "Red"):
            kind = next(o.command for o in Session(game, player).view().offers if o.kind == "sits.commit")
            Session(game, player).give(kind)
    first = _picture(window, view)
    scrambled = game.ruleset.scramble_hidden(game.bus.state, PlayerId("Green"), random.Random(11))
    assert scrambled != game.bus.state
    game.bus._state = scrambled
    assert game.bus.state == scrambled
    second = _picture(window, view)
    assert first[1] == second[1]
    assert first[0] == second[0]


def _picture(window, view: str):
    """All that Green sees, drawn from a session and widgets of their own."""
    assert isinstance(window.table, HotSeat)
    window.table._seat_memory.clear()
    window.table._game_memory.clear()
    window.table.pass_to(PlayerId("Green"), covered=False)
    window.show_centre(view)
    settle(120)
    focus = window.focusWidget()
    if focus is not None:
        focus.clearFocus()
    screen = window.screen_
    shots = [at_rest(window)]
    for row in range(len(screen.forces._shown)):
        screen.forces._list.setCurrentRow(row)
        shots.append(at_rest(window))
    words = visible_text(window) + "\n".join(child.objectName() for child in screen.findChildren(QWidget))
    return shots, words
