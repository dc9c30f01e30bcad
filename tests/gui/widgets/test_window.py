"""The window by mouse and keys: home screen, sheets, game screen, refusals, rules."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QWidget

from engine.core.state import Enforcement
from engine.core.table import SetEnforcement
from gui.home.cards import GameCard
from tests.helpers.open_window import open_window, settle, start

CTRL = Qt.KeyboardModifier.ControlModifier


def test_the_home_screen_shows_five_games_and_says_which_can_be_played(window):
    cards = window.findChildren(GameCard)
    assert len(cards) == 5
    assert [card.game.slug for card in cards if card.isEnabled()] == ["sits", "holy-war", "star-control"]
    assert all("Not in this version" in card.accessibleName() for card in cards if not card.isEnabled())


def test_the_home_screen_is_walked_by_keys_alone(window, hand):
    rows = [w for w in window.findChildren(QWidget) if w.objectName().startswith("scenario-")]
    assert window.focusWidget() is rows[0]
    hand.key(Qt.Key.Key_Down)
    assert window.focusWidget() is rows[1]
    assert rows[1].isChecked()
    hand.key(Qt.Key.Key_Up, times=2)
    assert window.focusWidget() is rows[-1]
    assert window.home.chosen.id == "thirty-ships"


def test_escape_closes_the_new_game_sheet_and_starts_nothing(window, hand):
    hand.click(hand.named("home-start"))
    assert window.sheets.busy
    hand.key(Qt.Key.Key_Escape)
    assert not window.sheets.busy
    assert window.documents.current is None


def test_the_options_chosen_on_the_sheet_are_those_of_the_game(window, hand):
    hand.click(hand.named("home-start"))
    hand.click(hand.named("new-game-more"))
    box = window.findChild(QComboBox, "option-stacking")
    box.setFocus()
    hand.key(Qt.Key.Key_Down)
    seed = window.findChild(QLineEdit, "new-game-seed")
    seed.setFocus()
    seed.selectAll()
    hand.type("12345")
    hand.click(hand.named("new-game-start"))
    header = window.documents.current.game.header
    assert header.options["stacking"] == "unlimited"
    assert header.seed == 12345


def test_a_seed_that_is_no_number_holds_the_start(window, hand):
    hand.click(hand.named("home-start"))
    hand.click(hand.named("new-game-more"))
    seed = window.findChild(QLineEdit, "new-game-seed")
    seed.setFocus()
    seed.selectAll()
    hand.type("x")
    assert not hand.named("new-game-start").isEnabled()


def test_tab_stays_inside_a_sheet(window, hand):
    hand.click(hand.named("home-start"))
    sheet = window.sheets.top
    for _ in range(20):
        hand.key(Qt.Key.Key_Tab)
        assert sheet.isAncestorOf(window.focusWidget())


def test_shortcuts_rest_while_a_sheet_is_open(window, hand):
    start(window, "pass-in-review")
    hand.key(Qt.Key.Key_F1)
    sheet = window.sheets.top
    hand.key(Qt.Key.Key_W, CTRL)
    assert window.sheets.top is sheet
    assert window.screen_ is not None


def test_choosing_a_ship_in_the_list_chooses_it_everywhere(window, hand):
    start(window, "pass-in-review")
    screen = window.screen_
    hand.row(screen.forces._list, 2)
    piece = screen.desk.selected
    assert piece == screen.forces._shown[2].id
    assert screen.presenter.selected == piece
    assert screen.session.inspect(piece).title in window.findChild(QWidget, "inspector-title").text()


def test_a_rule_number_in_the_log_opens_the_rule(window, hand):
    start(window, "pass-in-review")
    screen = window.screen_
    screen.desk.set_roll(1)
    settle(60)
    text = screen.log._text
    at = text.document().find("[")
    box = text.cursorRect(at)
    hand.click(text.viewport(), QPointF(box.right() + 12, box.center().y()))
    assert screen.rules.page() is not None
    assert screen.rules.page().number.startswith("A3.12")
    assert screen.rules.isVisible()


def test_the_rules_are_searched_by_words_and_opened_with_enter(window, hand):
    start(window, "pass-in-review")
    hand.key(Qt.Key.Key_F2)
    hand.type("B2.24")
    hand.key(Qt.Key.Key_Return)
    assert window.screen_.rules.page().number == "B2.24"


def test_undo_and_redo_are_buttons_with_reasons(window, hand):
    start(window, "pass-in-review")
    bar = window.screen_.phases
    assert not bar.undo.isEnabled()
    assert bar.undo.toolTip() == "Nothing to take back."
    window.screen_.desk.set_roll(1)
    settle()
    assert bar.undo.isEnabled()
    hand.click(bar.undo)
    assert bar.redo.isEnabled()
    hand.key(Qt.Key.Key_Y, CTRL)
    assert not bar.redo.isEnabled()


def test_the_free_table_is_loud_and_says_who_agreed(window, hand):
    start(window, "pass-in-review")
    screen = window.screen_
    assert not screen.banner.isVisible()
    hand.click(screen.phases.enforcement)
    hand.key(Qt.Key.Key_Down, times=2)
    agreed = window.findChild(QLineEdit, "enforcement-agreed")
    hand.click(agreed)
    hand.type("both of us")
    hand.press_button("Change it")
    assert screen.enforcement() is Enforcement.FREE
    assert screen.banner.isVisible()
    assert "both of us" in screen.log._text.toPlainText() or settle(60) is None
    assert "both of us" in screen.log._text.toPlainText()


def test_a_change_that_nobody_agreed_to_is_refused_with_its_rule(window, hand):
    start(window, "pass-in-review")
    hand.click(window.screen_.phases.enforcement)
    hand.key(Qt.Key.Key_Down)
    hand.press_button("Change it")
    assert window.screen_.enforcement() is Enforcement.REFEREE
    assert window.screen_.violations.isVisible()


def test_a_risky_command_is_asked_about_and_not_done_without_a_yes(window, hand):
    start(window, "pass-in-review")
    hand.click(window.screen_.phases.primary)
    assert window.sheets.busy
    hand.press_button("Not now")
    assert window.screen_ is not None
    assert window.screen_.session.view().active == ("Green", "Red")


def test_a_broken_file_is_told_and_the_window_goes_on(window, hand, tmp_path):
    path = tmp_path / "bad.hexsave"
    path.write_text("{")
    assert not window.open_path(path)
    assert window.sheets.busy
    hand.key(Qt.Key.Key_Return)
    assert not window.sheets.busy
    assert window.home.isVisible()


def test_map_3d_and_both_are_switched_by_keys_and_buttons(window, hand):
    start(window, "pass-in-review")
    centre = window.screen_.centre
    assert centre.solid is None
    hand.key(Qt.Key.Key_3, CTRL)
    assert centre.now == "both"
    assert centre.solid.isVisible()
    hand.click(window.findChild(QWidget, "centre-solid"))
    assert not window.screen_.board.isVisible()
    hand.key(Qt.Key.Key_1, CTRL)
    assert not centre.solid.isVisible()


def test_light_colours_are_one_key_away(window, hand):
    start(window, "pass-in-review")
    dark = window.grab().toImage().pixelColor(QPoint(5, 740))
    hand.key(Qt.Key.Key_T, CTRL)
    light = window.grab().toImage().pixelColor(QPoint(5, 740))
    assert light.lightness() > dark.lightness() + 100


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720)])
@pytest.mark.parametrize("scale", [100, 150])
def test_every_button_of_the_game_screen_lies_inside_a_small_window(qtbot, tmp_path, size, scale):
    window = open_window(tmp_path, size=size, text_scale=scale)
    qtbot.addWidget(window)
    start(window, "simple-setup-duel")
    assert (window.width(), window.height()) == size
    bar = window.screen_.phases
    for button in bar.findChildren(QPushButton):
        if button.isVisible():
            box = button.rect().translated(button.mapTo(window, QPoint(0, 0)))
            assert window.rect().contains(box), button.text()
            assert button.width() >= button.sizeHint().width(), button.text()
    window.close()


def test_closing_the_window_closes_the_game_cleanly(window, tmp_path):
    start(window, "pass-in-review")
    window.close()
    assert window.documents.recover() == ()
    assert len(window.documents.recent()) == 1


def test_a_screen_that_was_taken_down_hears_nothing_more(window):
    start(window, "pass-in-review", curtain=False)
    first = window.screen_
    heard = []
    first.changed.connect(heard.append)
    window.pass_chair()
    settle(60)
    window.screen_.desk.set_roll(1)
    QTest.qWait(30)
    assert heard == []


# --- edit mode is not forgotten


@pytest.fixture
def loose(window):
    start(window, "fleet-action", curtain=False)
    session = window.screen_.session
    session.give(SetEnforcement(player=session.seat, level=Enforcement.FREE, agreed="both"))
    settle(40)
    assert window.screen_.banner.isVisible()
    return window


def pass_it_on(window):
    first = window.screen_.viewer
    window.pass_chair()
    settle(80)
    assert window.screen_.viewer != first


def test_edit_mode_ends_when_the_chair_is_passed_and_that_is_said_and_written_down(loose):
    pass_it_on(loose)
    screen = loose.screen_
    assert screen.enforcement() is Enforcement.REFEREE
    assert not screen.banner.isVisible()
    assert "edit mode ended" in loose.toast.text()
    assert "chair was passed" in screen.session.log()[-1].events[0].text


def test_edit_mode_stays_where_the_table_wants_to_keep_it_and_its_banner_too(loose):
    loose.settings.override("keep_loose", True)
    pass_it_on(loose)
    assert loose.screen_.enforcement() is Enforcement.FREE
    assert loose.screen_.banner.isVisible()


def test_a_game_that_was_begun_in_free_play_stays_so(window):
    start(window, "pass-in-review", curtain=False, enforcement="free")
    seq = window.documents.current.game.bus.seq
    pass_it_on(window)
    assert window.screen_.enforcement() is Enforcement.FREE
    assert window.documents.current.game.bus.seq == seq


def test_edit_mode_stays_while_the_same_side_sits(loose):
    loose.table.pass_to(loose.screen_.viewer, covered=False)
    settle(60)
    assert loose.screen_.enforcement() is Enforcement.FREE
