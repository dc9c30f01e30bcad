"""Access for everyone: names for screen readers, the table in words, big text, the size of a finger, calm."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt, QVariantAnimation
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QToolButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import delete

import gui.announce
from engine.core.state import Outcome
from gui.announce import Voice, caption
from gui.board.tray import Tray
from gui.dialogs.game_care import GameCareSheet
from gui.dialogs.sheet import Sheet
from gui.home.cards import RowCard
from gui.panels.wrap_button import WrapButton
from gui.presenters.phases import phase_bar
from gui.program import find_scenario
from gui.qt import Scroller, button, in_order, tool
from gui.theme.tokens import TOUCH
from gui.theme.touch import PRESS, TOUCH_DRAG
from gui.window import _size_of
from tests.helpers.damage_window import begin, drive, hits
from tests.helpers.hand import Hand
from tests.helpers.measure import cut_buttons, cut_labels, small
from tests.helpers.open_window import open_window, settle, start
from tests.helpers.reader import focusable, spoken, unnamed
from tests.helpers.sits_battles import a_melee

GUI = Path(gui.announce.__file__).parent
SCENARIOS = ("simple-setup-duel", "destroyer-duel", "fleet-action")
STEPS = 10
"""Presses of the big button: from plotting over launch and impact into the next turn."""
LEAVE = (
    "game.home",
    "game.quit",
    "game.open",
    "game.log",
    "game.picture",
    "view.gl",
    "view.full",
    "turn.chair",
)
"""Actions that end the game, or open a window of the system."""


def go_on(window) -> None:
    """The big button; a question that it raises is answered with yes."""
    window.screen_.press_primary()
    settle(20)
    if window.sheets.busy:
        window.sheets.top.enter()
    settle(40)


def places(window):
    """The home screen, then the first steps of a game of each kind, one after the other."""
    yield "home"
    for scenario in SCENARIOS:
        start(window, scenario, curtain=False)
        settle(60)
        yield scenario
        if scenario == "destroyer-duel":
            for step in range(STEPS):
                go_on(window)
                yield f"{scenario}, step {step}"


@pytest.fixture
def opened(qtbot, tmp_path):
    """Opens windows with settings of a test's own, and closes them again."""
    made = []

    def open_one(**settings):
        window = open_window(tmp_path, **settings)
        qtbot.addWidget(window)
        made.append(window)
        return window

    yield open_one
    for window in made:
        window.close()
    settle()


def test_everything_that_can_have_the_keys_has_a_name_on_every_screen(window):
    nameless = {where: found for where in places(window) if (found := unnamed(window))}
    assert nameless == {}


@pytest.mark.parametrize("scenario", ["simple-setup-duel", "fleet-action"])
def test_everything_that_can_have_the_keys_has_a_name_on_every_sheet(window, scenario):
    window.set_up(find_scenario(scenario))
    nameless = {"new game": unnamed(window.sheets)}
    window.sheets.close_all()
    start(window, scenario, curtain=False)
    opened = 0
    for action in tuple(window.actions_):
        if action.id in LEAVE or action.id.startswith(("turn.", "history.p")) or action.when(window):
            continue
        action.run(window)
        settle(10)
        if window.sheets.busy:
            opened += 1
            nameless[action.id] = unnamed(window.sheets)
            window.sheets.close_all()
    assert {where: found for where, found in nameless.items() if found} == {}
    assert opened >= 12


def test_tab_reaches_the_map_the_list_the_instruments_and_the_big_button(window):
    start(window, "simple-setup-duel", curtain=False)
    reached: list[QWidget] = []
    for _ in range(120):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        if now in reached:
            break
        reached.append(now)
    names = {spoken(each) for each in reached}
    assert {"Map", "AVID", "Tray"} <= names
    able = {each for each in focusable(window.screen_) if each.focusPolicy() & Qt.FocusPolicy.TabFocus}
    assert len(reached) >= len(able) // 2


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_table_in_words_tells_places_and_offers_of_every_game(window, scenario):
    start(window, scenario, curtain=False)
    parts = {part.title: part.lines for part in window.screen_.twin()}
    view = window.screen_.view
    told = "\n".join(parts["What lies where"])
    assert all((c.title or c.label or c.kind) in told for c in view.counters)
    assert len(parts["What you can do"]) == len(view.offers)
    assert len(parts.get("Attitudes", ())) == len(view.attitudes)
    assert len(parts.get("Courses", ())) == len(view.courses)
    assert parts["The table"]


def test_the_table_in_words_can_be_walked_by_caret(window, hand):
    start(window, "destroyer-duel", curtain=False)
    hand.key(Qt.Key.Key_F4)
    text = window.focusWidget()
    assert isinstance(text, QPlainTextEdit)
    assert text.isReadOnly()
    hand.key(Qt.Key.Key_Down, times=3)
    assert text.textCursor().blockNumber() == 3
    assert "WHAT YOU CAN DO" in text.toPlainText()


def test_the_cursor_of_the_map_is_announced(window, hand, heard):
    start(window, "destroyer-duel", curtain=False)
    window.screen_.focus_board()
    heard.clear()
    hand.key(Qt.Key.Key_Right)
    assert window.screen_.board.accessibleDescription().startswith("Hex ")
    assert [words for _, words in heard if words.startswith("Hex ")] == [
        window.screen_.board.accessibleDescription()
    ]


def test_the_cursor_of_the_avid_is_announced(window, hand, heard):
    start(window, "destroyer-duel", curtain=False)
    window.screen_.focus_instruments()
    heard.clear()
    hand.key(Qt.Key.Key_Right)
    assert any(words.startswith("Window ") for _, words in heard)


def test_what_is_refused_is_spoken(window, heard):
    start(window, "destroyer-duel", curtain=False)
    heard.clear()
    window.screen_.say_trouble("the disk is full")
    assert any(words.startswith("Not saved.") and "the disk is full" in words for _, words in heard)


def test_whoever_sits_down_hears_whose_turn_it_is_and_what_to_do(window, heard):
    start(window, "destroyer-duel", curtain=False)
    side = window.screen_.standing().partition(",")[0]
    assert side in ("Green", "Red")
    assert any(words == f"{side}, turn 1, Plotting. {window.screen_.bar.prompt}" for _, words in heard)


def test_what_is_plotted_is_spoken(window, hand, heard):
    start(window, "destroyer-duel", curtain=False)
    window.screen_.focus_instruments()
    hand.key(Qt.Key.Key_Right, times=2)
    heard.clear()
    hand.key(Qt.Key.Key_Return)
    settle(60)
    assert any(words.startswith("Pivot to ") for _, words in heard)


def test_new_lines_of_the_log_are_spoken_and_old_ones_are_not(window, heard):
    start(window, "fleet-action", curtain=False)
    settle(60)
    heard.clear()
    window.screen_.press_primary()
    settle(60)
    new = [line.text for line in window.screen_.log.lines()]
    assert new
    assert sum(new[-1] in words for _, words in heard) == 1
    heard.clear()
    window.screen_.log.show_lines(window.screen_.log.lines())
    assert heard == []


def test_a_hint_at_the_hand_is_spoken_but_what_the_cursor_told_is_not_said_twice(window, heard):
    start(window, "destroyer-duel", curtain=False)
    heard.clear()
    window.screen_.board.notes.say("Too far.", "bad")
    window.screen_.board.notes.about.say("Hex 01/01: empty.", window.screen_.board.notes.place(), "plain")
    assert [words for _, words in heard] == ["Too far."]


@pytest.mark.parametrize("kind", [button, tool])
def test_enter_presses_the_button_that_has_the_keys(qtbot, kind):
    pressed = []
    sheet = Sheet("Which?")
    qtbot.addWidget(sheet)
    sheet.body.addWidget(kind("This", lambda: pressed.append("this")))
    sheet.add_button("That", lambda: pressed.append("that"), role="primary")
    sheet.show()
    this = next(each for each in sheet.findChildren(QAbstractButton) if each.text() == "This")
    this.setFocus()
    QTest.keyClick(this, Qt.Key.Key_Return)
    assert pressed == ["this"]


def test_a_choice_is_labelled_by_its_name_for_readers_that_hear_the_choice_in_its_place(qtbot):
    place = QWidget()
    qtbot.addWidget(place)
    combo = QComboBox(place)
    combo.setAccessibleName("Target")
    for _ in range(2):
        caption(combo)
    labels = [each for each in place.findChildren(QLabel) if each.buddy() is combo]
    assert [each.text() for each in labels] == ["Target"]
    assert labels[0].isHidden()


def test_what_draws_itself_and_takes_keys_is_more_to_a_reader_than_a_place(window):
    start(window, "destroyer-duel", curtain=False)
    screen = window.screen_
    roles = {
        type(part).__name__: part_role(part)
        for part in (screen.board, screen.plot.avid.avid, screen.plot.grids.thrust, window.curtain)
    }
    assert set(roles.values()) == {QAccessible.Role.Canvas}
    assert part_role(Sheet("Sheet")) is QAccessible.Role.Dialog
    assert part_role(QLabel()) is None


def part_role(part):
    """The role that the program gives a part, None where it leaves that to Qt."""
    found = gui.announce._spoken_as("", part)
    return found.role() if found is not None else None


def test_what_was_said_is_forgotten_when_the_chair_is_passed(window, monkeypatch):
    monkeypatch.setattr(gui.announce, "NOTIFIED", ("offscreen",))
    monkeypatch.setattr(gui.announce.QAccessible, "isActive", lambda: True)
    start(window, "destroyer-duel", curtain=True)
    window.screen_.say_trouble("the disk is full")
    assert any("the disk is full" in each.accessibleName() for each in window.findChildren(Voice))
    window.pass_chair()
    settle()
    assert window.findChildren(Voice) == []


@pytest.mark.parametrize("scale", [100, 200])
def test_a_sheet_is_wide_enough_for_the_words_on_its_buttons(opened, scale):
    window = opened(text_scale=scale)
    sheet = Sheet("Which?", width=400)
    for words in ("Let it roll all the rest", "Let it roll this one", "Leave it for later", "Take"):
        sheet.add_button(words)
    window.open_sheet(sheet)
    settle()
    made = sheet.findChildren(QPushButton)
    assert [each.text() for each in made if each.width() < each.sizeHint().width()] == []


def test_a_new_prompt_is_spoken_but_not_behind_the_curtain(window, heard):
    start(window, "destroyer-duel", curtain=True)
    heard.clear()
    go_on(window)
    assert window.pages.currentWidget() is window.curtain
    prompts = [words for _, words in heard if words.startswith("Plot pivot")]
    assert prompts == []


def running(window) -> list[str]:
    """What moves by itself just now."""
    return [
        type(each.parent()).__name__
        for each in window.findChildren(QVariantAnimation)
        if each.state() == QVariantAnimation.State.Running
    ]


@pytest.mark.parametrize(("motion", "moves"), [("full", True), ("reduced", False)])
def test_with_reduced_motion_nothing_moves_by_itself(opened, motion, moves):
    window = opened(motion=motion)
    seen: list[str] = []
    start(window, "destroyer-duel", curtain=False)
    for _ in range(STEPS):
        window.screen_.press_primary()
        for _ in range(4):
            settle(8)
            seen += running(window)
        if window.sheets.busy:
            window.sheets.top.enter()
            settle(30)
    assert bool(seen) == moves


def test_no_label_and_no_button_is_cut_at_twice_the_text_on_a_small_screen(opened):
    window = opened(text_scale=200)
    assert (window.width(), window.height()) == (1366, 768)
    cut = {where: found for where in places(window) if (found := cut_labels(window) + cut_buttons(window))}
    assert cut == {}


def test_in_touch_size_every_control_has_the_size_of_a_finger(opened):
    window = opened(touch=True)
    least = QSize(TOUCH, TOUCH)
    found = {where: each for where in places(window) if (each := small(window, least))}
    assert found == {}
    assert QApplication.startDragDistance() == TOUCH_DRAG
    assert window.screen_.galaxy.hand.threshold == TOUCH_DRAG


def test_enter_presses_a_button_whose_words_wrap(qtbot):
    made = WrapButton("Words that go on in the next line")
    qtbot.addWidget(made)
    made.show()
    made.setFocus()
    with qtbot.waitSignal(made.clicked):
        qtbot.keyClick(made, Qt.Key.Key_Return)


def test_touch_size_goes_as_it_came(opened):
    window = opened()
    before = window.findChild(QPushButton, "home-start").height()
    window.settings.set("touch", True)
    settle()
    assert window.findChild(QPushButton, "home-start").height() >= TOUCH
    window.settings.set("touch", False)
    settle()
    assert window.findChild(QPushButton, "home-start").height() == before
    assert QApplication.startDragDistance() < TOUCH_DRAG


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_a_long_press_shows_the_tip_and_presses_nothing(opened):
    window = opened(touch=True)
    start(window, "simple-setup-duel", curtain=False)
    home = next(each for each in window.screen_.findChildren(QWidget) if each.objectName() == "bar-home")
    QTest.mousePress(home, Qt.MouseButton.LeftButton)
    settle(PRESS + 150)
    assert QToolTip.text() == home.toolTip() != ""
    QTest.mouseRelease(home, Qt.MouseButton.LeftButton)
    assert window.screen_ is not None
    QToolTip.hideText()


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_a_long_press_on_a_game_of_the_list_opens_what_the_right_button_opens(opened):
    window = opened(touch=True)
    start(window, "pass-in-review", curtain=False)
    window.go_home()
    settle(60)
    row = next(row for row in window.home.findChildren(RowCard) if row.objectName().startswith("recent-"))
    QTest.mousePress(row, Qt.MouseButton.LeftButton)
    settle(PRESS + 150)
    assert isinstance(window.sheets.top, GameCareSheet)
    QTest.mouseRelease(row, Qt.MouseButton.LeftButton)
    settle()
    assert window.documents.current is None


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_long_press_in_a_field_opens_its_menu(opened):
    window = opened(touch=True)
    field = QLineEdit("words", window)
    field.setGeometry(200, 200, 200, 40)
    field.show()
    QTest.mousePress(field, Qt.MouseButton.LeftButton)
    settle(PRESS + 150)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.close()


# ---- nothing that is asked for is silent


@pytest.mark.parametrize("where", ["home", "game"])
def test_the_keys_of_every_action_that_can_not_be_done_say_why(window, heard, where):
    if where == "game":
        start(window, "destroyer-duel", curtain=False)
        window.screen_.focus_board()
    refused = [each for each in window.actions_ if each.shortcut and each.when(window)]
    assert len(refused) >= 5
    silent = []
    for action in refused:
        for keys in action.shortcut:
            reason = action.when(window)
            heard.clear()
            window.toast.hide()
            QTest.keySequence(window.windowHandle(), QKeySequence(keys))
            if not any(reason in words for _, words in heard) or reason not in window.toast.text():
                silent.append((action.id, keys))
    assert silent == []


def test_a_key_whose_action_can_be_done_by_now_does_it_and_says_no_reason(window, hand, heard):
    start(window, "fleet-action", curtain=False)
    hand.key(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert any(words.startswith("One step back: not now.") for _, words in heard)
    go_on(window)
    heard.clear()
    hand.key(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert window.screen_.session.history.at == 0
    assert [words for _, words in heard if "not now" in words] == []


def test_a_line_of_the_palette_that_can_not_be_done_says_why_when_it_is_asked_for(window, hand, heard):
    hand.key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    hand.type("undo")
    heard.clear()
    hand.key(Qt.Key.Key_Return)
    assert any(window.reason_no_undo() in words for _, words in heard)
    assert window.reason_no_undo() in window.toast.text()
    assert window.toast.isVisible()


def test_the_edge_of_the_map_is_told(window, hand, heard):
    start(window, "first-battle", curtain=False)
    window.screen_.focus_board()
    hand.key(Qt.Key.Key_Up, times=40)
    assert any(words == "The map ends here." for _, words in heard)


def test_the_marked_ship_of_the_tray_is_told_and_what_is_lifted_and_put_back(window, hand, heard):
    start(window, "simple-setup-duel", curtain=False)
    tray = window.screen_.findChild(Tray)
    tray.setFocus()
    assert tray.accessibleDescription().startswith("Marked: ")
    hand.key(Qt.Key.Key_Return)
    assert any(words.startswith("In hand: ") for _, words in heard)
    heard.clear()
    hand.key(Qt.Key.Key_Escape)
    assert any(words == "Put back." for _, words in heard)


def test_an_earlier_moment_is_told_when_the_keys_go_there(window, hand, heard):
    start(window, "fleet-action", curtain=False)
    go_on(window)
    heard.clear()
    hand.key(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert any(words.startswith("Turn 1, ") for _, words in heard)
    hand.key(Qt.Key.Key_End, Qt.KeyboardModifier.AltModifier)
    assert any(words == "Now." for _, words in heard)


def test_the_seal_of_the_dice_is_told_in_short_and_stands_whole_in_the_dice_report(window):
    start(window, "destroyer-duel", curtain=False)
    seal = window.screen_.session.engine.seal
    told = window.screen_.history.slider.accessibleDescription()
    assert "The dice are sealed" in told
    assert seal[:8] not in told + window.screen_.history.where.accessibleName()
    window.show_dice_report()
    whole = window.sheets.top.findChild(QLabel, "dice-seal")
    assert whole.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert spoken(whole).replace(" ", "").replace("\n", "") == seal


def test_a_scrolled_part_tells_what_is_written_in_it_and_tab_goes_through_it_from_the_top(window, hand):
    start(window, "first-war-turn", curtain=False)
    screen = window.screen_
    for _ in range(2):
        screen.focus_instruments()
    field = QApplication.focusWidget()
    assert isinstance(field, Scroller)
    assert part_role(field) is QAccessible.Role.Section
    assert "20 crew points" in field.accessibleDescription()
    walked = []
    for _ in range(4):
        hand.key(Qt.Key.Key_Tab)
        walked.append(QApplication.focusWidget())
    assert all(field.isAncestorOf(each) for each in walked)
    tops = [each.mapTo(field.widget(), each.rect().topLeft()) for each in walked]
    assert [(at.y(), at.x()) for at in tops] == sorted((at.y(), at.x()) for at in tops)


def test_a_button_that_is_built_anew_by_its_own_press_has_the_keys_again(window, hand):
    start(window, "first-war-turn", curtain=False)
    for _ in range(2):
        window.screen_.focus_instruments()
    hand.key(Qt.Key.Key_Tab)
    before = spoken(QApplication.focusWidget())
    hand.key(Qt.Key.Key_Space)
    settle(60)
    now = QApplication.focusWidget()
    assert spoken(now) == before
    assert now.isChecked()


# ---- leaving a game


def test_no_sheet_stays_when_a_game_is_left(window):
    start(window, "destroyer-duel", curtain=False)
    window.show_keys()
    window.go_home()
    settle()
    assert window.pages.currentWidget() is window.home
    assert not window.sheets.busy
    assert window.actions_.get("game.settings").when(window) == ""
    window.show_settings()
    assert window.sheets.busy


def test_a_sheet_that_must_be_answered_holds_the_game_until_it_is(window, heard):
    start(window, "destroyer-duel", curtain=False)
    asked = Sheet("Roll for Green", closable=False)
    answered = []
    asked.add_button("Take these", lambda: answered.append(1), role="primary")
    window.open_sheet(asked)
    heard.clear()
    window.go_home()
    assert window.sheets.top is asked
    assert window.screen_ is not None
    assert any("First answer: Roll for Green." in words for _, words in heard)
    asked.enter()
    assert answered == [1]
    window.go_home()
    assert window.pages.currentWidget() is window.home


def test_an_alarm_that_nobody_has_read_follows_to_the_home_screen(window):
    start(window, "destroyer-duel", curtain=False)
    window._alarm("Green's orders of turn 1 do not fit their seal.")
    window.go_home()
    settle()
    assert window.sheets.busy
    assert "do not fit their seal" in "\n".join(
        each.text() for each in window.sheets.top.findChildren(QLabel)
    )
    window.sheets.top.enter()
    window.show_home()
    assert not window.sheets.busy


# ---- what a fight comes to


def test_the_hits_of_a_report_are_told_as_it_opens_and_as_it_is_walked(window, heard):
    begin(window, a_melee(), seed=11)
    heard.clear()
    drive(window, lambda screen: hits(screen) >= 2)
    told = [words for _, words in heard if words.startswith("Hit report: ")]
    assert told
    assert "hit 1 of " in told[-1]


@pytest.mark.parametrize("scenario", ["destroyer-duel", "first-battle", "first-war-fight"])
def test_the_end_of_a_game_is_spoken_in_every_game(window, heard, scenario):
    start(window, scenario, curtain=False)
    screen = window.screen_
    update = screen.session.update()
    over = replace(
        update, view=replace(update.view, outcome=Outcome(winner=None, reason="The last ship is gone."))
    )
    heard.clear()
    screen.phases.show_bar(phase_bar(over, screen.session.phases()))
    screen.tell_soon()
    settle(60)
    assert any(words == "The last ship is gone." for _, words in heard)


def lines_of(box: QComboBox) -> list[int]:
    """Heights that the lines of a list of choices take when it opens."""
    return [box.view().sizeHintForRow(row) for row in range(box.count())]


def test_the_lines_of_a_list_of_choices_are_as_high_as_a_finger_too(window):
    """They stayed 24 pixels high: Qt's own lines do not ask the style sheet."""
    window.show_settings()
    settle(60)
    box = window.findChild(QComboBox, "setting-motion")
    small = lines_of(box)
    window.settings.set("touch", True)
    settle(60)
    assert min(lines_of(box)) >= 44
    window.sheets.close_all()
    window.set_up(find_scenario("destroyer-duel"))
    settle(60)
    assert min(lines_of(window.findChild(QComboBox, "option-computer"))) >= 44
    window.sheets.close_all()
    window.settings.set("touch", False)
    window.show_settings()
    settle(60)
    assert lines_of(window.findChild(QComboBox, "setting-motion")) == small


def fitted(window) -> bool:
    """Whether the screen of the game is built for the size that was chosen."""
    return not window._size_settles.isActive() and window._fitted == _size_of(window.settings)


def until(comes) -> None:
    for _ in range(100):
        if comes():
            return
        settle(50)
    raise AssertionError("it did not come")


@pytest.mark.parametrize(("name", "value"), [("text_scale", 200), ("touch", True)])
def test_another_size_chosen_in_a_game_cuts_nothing_and_loses_nothing(window, name, value):
    """Buttons made for small text were cut till the chair was passed."""
    start(window, "first-flight")
    hand, first = Hand(window), window.screen_
    first.desk.set_thrust(2)
    window.show_settings()
    window.settings.set(name, value)
    settle(400)
    assert window.screen_ is first, "under the sheet it stays"
    hand.key(Qt.Key.Key_Escape)
    until(lambda: fitted(window))
    screen = window.screen_
    assert screen is not first
    assert screen.viewer == "Green"
    assert screen.desk.draft.thrust == 2
    assert cut_buttons(window) == []
    assert window.pages.currentWidget() is screen
    assert window.focusWidget() is not None


def test_a_side_with_a_passphrase_is_not_asked_for_it_by_another_size_of_text(window):
    start(window, "first-flight")
    window.documents.current.guard("Green", "haven")
    window.settings.set("text_scale", 150)
    until(lambda: fitted(window))
    assert window.screen_.viewer == "Green"
    assert window.pages.currentWidget() is window.screen_


def test_the_chair_is_passed_also_when_the_text_grows_just_as_a_turn_ends(window):
    start(window, "first-flight")
    screen = window.screen_
    commit = next(o.command for o in screen.view.offers if o.kind == "sits.commit")
    screen.session.confirm(commit)
    window.table.sit_anew()
    settle(60)
    assert window.table.waiting_for == "Red"
    assert window.pages.currentWidget() is window.curtain


def test_an_earlier_moment_stays_in_sight_when_the_text_grows(window):
    start(window, "first-flight", curtain=False)
    window.press_primary()
    settle(60)
    window.sheets.close_all()
    window.screen_.session.confirm(
        next(o.command for o in window.screen_.view.offers if o.kind == "sits.commit")
    )
    settle(80)
    screen = window.screen_
    screen.session.history.look(0)
    settle(60)
    window.settings.set("text_scale", 130)
    until(lambda: fitted(window))
    assert window.screen_ is screen
    assert screen.session.history.at == 0


def test_the_cross_that_empties_a_field_stays_within_it_at_touch_size(window):
    """It stuck out of the field at its lower corner."""
    start(window, "first-flight")
    window.settings.set("touch", True)
    until(lambda: fitted(window))
    window.search_rules()
    field = window.screen_.rules.field
    Hand(window).type("B3")
    settle(60)
    for cross in field.findChildren(QToolButton):
        assert field.rect().contains(cross.geometry())
        assert abs(cross.geometry().center().y() - field.rect().center().y()) <= 2
    window.settings.set("touch", False)


def test_what_lies_in_a_layout_is_found_also_where_qt_reuses_the_memory_of_what_lay_there(qapp):
    """The binding took new widgets for items that were gone: the program fell over it."""
    place = QWidget()
    layout = QVBoxLayout(place)
    for _ in range(200):
        gone = QLabel("gone")
        layout.addWidget(gone)
        assert list(in_order(place)) == [gone]
        delete(gone)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok)
        assert [type(each) for each in in_order(box)] == [QPushButton]


def test_nothing_asks_a_layout_what_lies_in_a_place():
    asking = [path.name for path in GUI.rglob("*.py") if ".itemAt(" in path.read_text(encoding="utf-8")]
    assert asking == []
