"""The hot seat beyond the curtain: passphrases, clipboard, seals, the board for all."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from engine.core.bus import Cause
from engine.core.ids import PlayerId
from engine.core.session import Session
from gui.public_board import small_picture
from gui.table_deeds import ALTERED
from tests.helpers.at_rest import at_rest
from tests.helpers.hand import Hand, visible_text
from tests.helpers.open_window import settle, start

GREEN, RED = PlayerId("Green"), PlayerId("Red")


def guard(window, player, passphrase="haven"):
    window.documents.current.guard(player, passphrase)


def plotted_by_red(window):
    """Red has given three orders that Green may not know."""
    game = window.documents.current.game
    red, picker = Session(game, RED), random.Random(5)
    while sum(step.command.player == RED for step in game.bus.journal) < 3:
        command = game.ruleset.sample(game.bus.state, RED, picker)
        if command is not None and command.kind == "sits.plot":
            red.give(command)
    return game


def scramble(game, viewer=GREEN):
    other = game.ruleset.scramble_hidden(game.bus.state, viewer, random.Random(11))
    assert other != game.bus.state
    game.bus._state = other


def commit(game, player):
    offer = next(o for o in Session(game, player).view().offers if o.kind == "sits.commit")
    assert Session(game, player).give(offer.command) == ()


# ---- passphrases


def test_a_guarded_seat_opens_with_its_passphrase_and_with_no_other(window):
    start(window, "pass-in-review", curtain=False)
    guard(window, RED)
    window.pass_chair()
    settle(60)
    assert window.pages.currentWidget() is window.curtain
    hand = Hand(window)
    hand.key(Qt.Key.Key_Return)
    assert window.screen_ is None
    hand.type("manticore")
    hand.key(Qt.Key.Key_Return)
    assert window.screen_ is None
    assert "another passphrase" in visible_text(window)
    hand.type("haven")
    hand.key(Qt.Key.Key_Return)
    settle(60)
    assert window.screen_.viewer == RED
    assert window.curtain.passphrase.text() == ""


def test_a_click_does_not_lift_the_curtain_of_a_guarded_seat(window):
    start(window, "pass-in-review")
    guard(window, RED)
    window.pass_chair()
    settle(60)
    Hand(window).click(window.curtain, window.curtain.rect().topLeft() + window.curtain.rect().center() / 3)
    assert window.screen_ is None


def test_after_a_click_beside_the_field_the_passphrase_can_still_be_typed(window):
    start(window, "pass-in-review")
    guard(window, RED)
    window.pass_chair()
    settle(60)
    hand = Hand(window)
    hand.click(window.curtain, window.curtain.rect().topLeft() + window.curtain.rect().center() / 3)
    hand.type("haven")
    hand.key(Qt.Key.Key_Return)
    settle(60)
    assert window.screen_.viewer == RED


def test_a_seat_without_a_passphrase_is_asked_for_none(window):
    start(window, "pass-in-review")
    guard(window, RED)
    window.pass_chair()
    window.table.lift("haven")
    settle(30)
    window.pass_chair()
    settle(60)
    assert not window.curtain.passphrase.isVisible()
    Hand(window).key(Qt.Key.Key_Return)
    assert window.screen_.viewer == GREEN


def test_a_passphrase_is_set_from_the_menu_and_typed_twice(window):
    start(window, "pass-in-review")
    window.set_passphrase()
    sheet = window.sheets.top
    sheet.first.setText("grayson")
    sheet.second.setText("other")
    sheet.enter()
    assert window.sheets.top is sheet
    assert "Both must be the same." in visible_text(window)
    sheet.second.setText("grayson")
    sheet.enter()
    settle(30)
    assert not window.sheets.busy
    assert window.documents.current.opens(GREEN, "grayson")
    assert not window.documents.current.opens(GREEN, "")


def test_who_goes_on_without_a_lost_passphrase_is_seen_by_all(window):
    start(window, "pass-in-review")
    guard(window, RED)
    window.pass_chair()
    settle(60)
    window.curtain.lost.click()
    settle(30)
    window.sheets.top.findChild(QPushButton, "lost-go-on").click()
    settle(60)
    assert window.screen_.viewer == RED
    game = window.documents.current.game
    (mark,) = [each for each in game.header.bookmarks if each.seen_by(GREEN)]
    assert "without the passphrase" in mark.text
    assert not window.documents.current.guarded(RED)


# ---- what else could carry a secret across the curtain


def test_what_a_side_copied_is_warned_of_and_can_be_taken_away(window):
    QApplication.clipboard().setText("before")
    start(window, "pass-in-review")
    QApplication.clipboard().setText("my plan")
    window.pass_chair()
    settle(60)
    assert window.curtain.empty.isVisible()
    assert "my plan" not in visible_text(window)
    assert "Green copied" in visible_text(window)
    window.curtain.empty.click()
    settle(30)
    assert QApplication.clipboard().text() == ""
    assert not window.curtain.empty.isVisible()


def test_what_lay_on_the_clipboard_before_is_nobodys(window):
    QApplication.clipboard().setText("before")
    start(window, "pass-in-review")
    window.pass_chair()
    settle(60)
    assert not window.curtain.empty.isVisible()


def test_the_list_of_games_says_nothing_of_a_sides_orders(window):
    start(window, "pass-in-review", curtain=False, undo="open")
    game = plotted_by_red(window)
    stands = small_picture(game)
    scramble(game)
    assert small_picture(game) == stands
    window.go_home()
    settle(60)
    said = visible_text(window.home)
    assert "Red" in said or "Green" in said
    assert not any(step.command.kind in said for step in game.bus.journal)


# ---- seals


def test_the_curtain_shows_the_seal_of_a_committed_side_for_the_other_to_note(window):
    start(window, "pass-in-review")
    window.press_primary()
    settle(30)
    window.sheets.top.enter()
    settle(60)
    assert "Seal of Green's orders" in window.curtain.seals.text()


def test_orders_that_were_changed_after_they_were_sealed_are_told(window):
    start(window, "pass-in-review", curtain=False, undo="open")
    game = plotted_by_red(window)
    commit(game, GREEN)
    settle(30)
    commit(game, RED)
    settle(60)
    assert not window.sheets.busy
    document = window.documents.current
    document._seals = dict.fromkeys(document._seals, "0" * 64)
    window.show_seals()
    assert f"{ALTERED}!" in visible_text(window)


def test_the_curtain_does_not_hide_that_orders_were_changed(window):
    start(window, "pass-in-review", undo="open")
    game = plotted_by_red(window)
    commit(game, GREEN)
    commit(game, RED)
    settle(60)
    window.sheets.close_all()
    document = window.documents.current
    document._seals = dict.fromkeys(document._seals, "0" * 64)
    window.table.pass_to(GREEN, covered=False)
    settle(60)
    window.check_seals(replace(window.screen_.session.update(), cause=Cause.EXECUTE))
    assert window.sheets.busy
    window.pass_chair()
    settle(60)
    assert window.pages.currentWidget() is window.curtain
    assert ALTERED in visible_text(window)
    window.sheets.top.enter()
    settle(30)
    window.table.lift()
    window.pass_chair()
    settle(30)
    assert not window.sheets.busy


def test_the_seals_are_listed_as_opened_when_they_fit(window):
    start(window, "pass-in-review", curtain=False, undo="open")
    game = window.documents.current.game
    commit(game, GREEN)
    commit(game, RED)
    settle(60)
    window.show_seals()
    assert visible_text(window).count("opened, as sealed") == 2
    assert "Green, turn 1, Plotting: opened" in visible_text(window)


# ---- the board for all


@pytest.fixture
def public(window):
    start(window, "pass-in-review", curtain=False, undo="open")
    window.toggle_public_board()
    settle(200)
    yield window.public_board
    window.close_public_board()


def test_the_board_for_all_is_a_window_of_its_own_that_sits_at_no_seat(window, public):
    assert public.isWindow()
    assert public.session.viewer is None
    assert public.boards
    assert all(board.isVisible() for board in public.boards.values())


def test_what_a_side_plots_changes_nothing_on_the_board_for_all(window, public):
    before, words = at_rest(public), visible_text(public)
    game = plotted_by_red(window)
    settle(100)
    after = at_rest(public)
    assert visible_text(public) == words
    assert after == before
    scramble(game)
    public._take(public.session.update())
    assert at_rest(public) == before


def test_the_board_for_all_stays_when_the_curtain_falls_and_goes_with_the_game(window, public):
    window.documents.current.curtain = True
    window.pass_chair()
    settle(60)
    assert public.isVisible()
    assert not [w for w in public.findChildren(QWidget) if "plot" in w.objectName()]
    window.go_home()
    settle(60)
    assert window.public_board is None


def test_the_board_for_all_follows_the_game(window, public):
    before = public.where.text()
    game = window.documents.current.game
    commit(game, GREEN)
    commit(game, RED)
    settle(60)
    assert public.where.text() != before


def test_closing_the_board_for_all_unticks_its_action(window, public):
    public.close()
    settle(30)
    assert window.public_board is None
    assert not window.public_board_open()
