"""A newcomer's first minutes: the home screen by keys, sheets that hold the keys, the lesson, the help."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QScrollArea, QWidget

from gui.dialogs.help import FirstTurnSheet, KeySheet, WordsSheet
from gui.dialogs.new_game import NewGameSheet
from gui.home.cards import RowCard
from gui.program import find_scenario, open_named, scenario_names
from tests.helpers.at_rest import come_to_rest
from tests.helpers.hand import Hand, visible_text
from tests.helpers.open_window import open_window, settle, start

SHIFT = Qt.KeyboardModifier.ShiftModifier


def rows(window) -> list[RowCard]:
    return [row for row in window.findChildren(RowCard) if row.objectName().startswith("scenario-")]


# ---- home


def test_first_flight_is_first_chosen_marked_and_holds_the_keys(window):
    first = rows(window)[0]
    assert first.objectName() == "scenario-first-flight"
    assert first.isChecked()
    assert first.hasFocus()
    assert "Start here" in first.accessibleName()
    assert window.home.chosen.id == "first-flight"


def test_enter_on_a_scenario_opens_its_set_up(window, hand):
    hand.key(Qt.Key.Key_Down)
    hand.key(Qt.Key.Key_Return)
    assert isinstance(window.sheets.top, NewGameSheet)
    assert window.sheets.top.choice().card.id == "princess-carol"
    hand.key(Qt.Key.Key_Escape)
    assert rows(window)[1].hasFocus()


def test_tab_goes_from_the_scenarios_to_the_set_up_and_to_the_waiting_games(window, hand):
    start(window, "pass-in-review")
    window.go_home()
    settle(60)
    assert rows(window)[0].hasFocus()
    hand.key(Qt.Key.Key_Tab)
    assert window.focusWidget().objectName() == "home-start"
    hand.key(Qt.Key.Key_Tab)
    assert window.focusWidget().objectName().startswith("recent-")
    hand.key(Qt.Key.Key_Tab)
    assert window.focusWidget().objectName() == "home-open"
    hand.key(Qt.Key.Key_Backtab, times=3)
    assert window.focusWidget() is rows(window)[0]


def test_tab_comes_back_to_the_scenario_that_was_walked_to(window, hand):
    hand.key(Qt.Key.Key_Down, times=3)
    hand.key(Qt.Key.Key_Tab)
    hand.key(Qt.Key.Key_Backtab)
    assert window.focusWidget() is rows(window)[3]


def test_every_tab_stop_of_the_home_screen_shows_that_it_has_the_keys(window, hand):
    seen = set()
    for _ in range(12):
        hand.key(Qt.Key.Key_Tab)
        here = window.focusWidget()
        seen.add(here.objectName())
        assert here.visibleRegion().boundingRect().width() > 0
        focused = here.grab().toImage()
        here.clearFocus()
        settle()
        assert here.grab().toImage() != focused, here.objectName()
        here.setFocus()
    assert {"home-start", "home-open", "home-settings", "game-sits"} <= seen


@pytest.mark.parametrize("scale", [100, 150])
def test_the_scenarios_card_keeps_all_of_it_in_sight_whatever_is_clicked(qtbot, tmp_path, scale):
    window = open_window(tmp_path, text_scale=scale)
    qtbot.addWidget(window)
    hand = Hand(window)
    detail = window.home._detail
    area = detail.findChild(QScrollArea)
    heights = {}
    for _ in range(2):
        for name in ("first-flight", "thirty-ships", "valiant", "first-flight"):
            hand.click(hand.named(f"scenario-{name}"))
            settle(40)
            assert not area.verticalScrollBar().isVisible(), name
            assert heights.setdefault(name, detail.height()) == detail.height()
            shown = [part for part in detail.findChildren(QLabel) if part.isVisible() and part.text()]
            assert all(part.visibleRegion().boundingRect() == part.rect() for part in shown), name
    window.close()


def test_your_games_are_told_apart_by_name_and_by_where_they_stand(window):
    start(window, "first-flight")
    window.go_home()
    start(window, "first-flight")
    window.go_home()
    settle(60)
    words = [r.accessibleName() for r in window.findChildren(RowCard) if "recent-" in r.objectName()]
    assert len(set(words)) == 2
    assert sorted(word.split(".")[0] for word in words) == ["First Flight", "First Flight 2"]
    assert all("Turn 1, Plotting: Green and Red to act" in word for word in words)


# ---- sheets asked for on the command line


def a_new_window(qtbot, tmp_path, name: str):
    """A window as the command line opens it: the sheet comes before the window was ever painted."""
    window = open_window(tmp_path)
    window.close()
    window = type(window)(window.documents, window.settings)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    problem = open_named(window, name)
    if problem:
        window.tell("That can't be opened", problem)
    settle(150)
    return window, problem


def test_a_scenario_of_the_command_line_is_started_by_enter(qtbot, tmp_path):
    window, _ = a_new_window(qtbot, tmp_path, "first-flight")
    assert window.sheets.top.isAncestorOf(window.focusWidget())
    Hand(window).key(Qt.Key.Key_Return)
    settle(100)
    assert window.screen_ is not None
    window.close()


def test_a_scenario_of_the_command_line_is_closed_by_escape_and_walked_by_tab(qtbot, tmp_path):
    window, _ = a_new_window(qtbot, tmp_path, "first-flight")
    sheet, hand = window.sheets.top, Hand(window)
    for _ in range(6):
        hand.key(Qt.Key.Key_Tab)
        assert sheet.isAncestorOf(window.focusWidget())
    hand.key(Qt.Key.Key_Escape)
    assert not window.sheets.busy
    assert rows(window)[0].hasFocus()
    window.close()


def test_a_window_that_wakes_up_gives_the_keys_to_its_sheet(qtbot, tmp_path):
    window, _ = a_new_window(qtbot, tmp_path, "first-flight")
    other = QPushButton("elsewhere")
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    rows(window)[2].setFocus()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    settle(60)
    assert window.sheets.top.isAncestorOf(QApplication.focusWidget())
    window.close()


def test_an_unknown_scenario_is_answered_with_those_that_exist(qtbot, tmp_path):
    window, problem = a_new_window(qtbot, tmp_path, "frist-flight")
    assert scenario_names()[0] == "first-flight"
    assert all(name in problem for name in scenario_names())
    assert "simple-setup-duel" in visible_text(window)
    Hand(window).key(Qt.Key.Key_Return)
    assert not window.sheets.busy
    window.close()


def test_a_lesson_that_was_broken_off_is_gone_on_with_where_it_was_found(window, hand):
    """Who chose it again was only offered to set it up anew."""
    assert not hand.named("home-go-on").isVisible()
    start(window, "first-flight", curtain=False)
    window.screen_.desk.set_thrust(2)
    settle()
    window.go_home()
    settle(80)
    assert window.home.chosen.id == "first-flight"
    go_on = hand.named("home-go-on")
    assert go_on.toolTip().startswith("Turn 1, Plotting")
    hand.key(Qt.Key.Key_Down)
    assert not go_on.isVisible()
    hand.key(Qt.Key.Key_Up)
    hand.click(go_on)
    settle(120)
    if window.screen_ is None:
        hand.key(Qt.Key.Key_Return)
        settle(120)
    assert window.screen_.desk.draft.thrust == 2


@pytest.mark.parametrize("scale", [100, 200])
def test_the_card_of_a_scenario_under_way_cuts_nothing(window, hand, scale):
    start(window, "first-flight", curtain=False)
    window.go_home()
    window.settings.set("text_scale", scale)
    settle(120)
    detail = window.home.findChild(QPushButton, "home-start").parentWidget()
    for name in ("home-start", "home-go-on"):
        part = hand.named(name)
        assert part.visibleRegion().boundingRect() == part.rect()
        assert detail.rect().contains(part.geometry())


# ---- the new-game sheet


@pytest.mark.rule("sits/D2.12")
def test_who_starts_high_is_chosen_explained_and_played(window, hand):
    window.set_up(find_scenario("simple-setup-duel"))
    box = window.findChild(QComboBox, "option-high")
    words = window.findChild(QLabel, "explains-high")
    assert words.isVisible()
    assert words.text() == "Red starts at level 12, the other side at level 0."
    box.setFocus()
    hand.key(Qt.Key.Key_Up)
    assert words.text() == "Green starts at level 12, the other side at level 0."
    hand.click(hand.named("new-game-start"))
    settle(80)
    levels = {c.owner: c.level for c in window.screen_.session.view().counters}
    assert levels == {"Green": 12, "Red": 0}


def test_every_option_is_explained_under_its_chooser(window, hand):
    window.set_up(find_scenario("first-flight"))
    hand.click(hand.named("new-game-more"))
    sheet = window.sheets.top
    for spec in sheet.choice().specs:
        words = sheet.findChild(QLabel, f"explains-{spec.name}")
        box = sheet.findChild(QComboBox, f"option-{spec.name}")
        assert words.isVisible()
        assert words.text() == spec.choices[box.currentIndex()].tip
        assert words.mapTo(sheet, QPointF(0, 0)).y() > box.mapTo(sheet, QPointF(0, 0)).y()


def choosers(window) -> set[str]:
    """The names of the options whose choosers can be seen."""
    boxes = window.sheets.top.findChildren(QComboBox)
    return {box.objectName().removeprefix("option-") for box in boxes if box.isVisible()}


@pytest.mark.parametrize("lesson", ["first-flight", "first-battle", "first-war-turn"])
def test_a_lesson_is_begun_without_choosing_anything(window, hand, lesson):
    """First Battle laid fifteen choices before a lesson of four ships."""
    window.set_up(find_scenario(lesson))
    settle()
    assert choosers(window) == set()
    assert hand.named("new-game-start").text() == "Start the lesson"
    assert "Seal" not in visible_text(window)
    hand.key(Qt.Key.Key_Return)
    settle(80)
    assert window.screen_.lesson.progress.marks


@pytest.mark.parametrize("scenario", ["destroyer-duel", "small-cluster", "the-war"])
def test_of_a_game_only_who_plays_and_who_rolls_is_asked_at_first(window, hand, scenario):
    window.set_up(find_scenario(scenario))
    settle()
    sheet = window.sheets.top
    assert choosers(window) == {"computer", "strength", "dice"}
    more = hand.named("new-game-more")
    assert more.text().endswith(f"{len(sheet.choice().specs) - 3} more choices")
    hand.click(more)
    assert choosers(window) == {spec.name for spec in sheet.choice().specs}
    assert more.text().endswith("Fewer choices")
    hand.click(more)
    assert choosers(window) == {"computer", "strength", "dice"}


def test_the_choices_unfold_by_keys(window, hand):
    window.set_up(find_scenario("destroyer-duel"))
    hand.named("new-game-more").setFocus()
    hand.key(Qt.Key.Key_Return)
    assert "stops" in choosers(window)
    assert window.sheets.busy


def test_a_choice_that_was_changed_is_never_folded_away(window):
    window.set_up(find_scenario("destroyer-duel"))
    game = window.sheets.top.choice()
    window.sheets.close_all()
    window._offer(game.with_choice("stops", "needed" if game.chosen["stops"] == "always" else "always"))
    settle()
    assert "stops" in choosers(window)


def test_first_flight_is_set_up_with_the_standard_undo(window):
    window.set_up(find_scenario("first-flight"))
    assert window.sheets.top.choice().undo == "standard"


# ---- the lesson


def test_the_lesson_is_in_front_and_marks_the_step_of_the_turn(window):
    start(window, "first-flight", curtain=False)
    screen = window.screen_
    assert screen.lesson.isVisible()
    assert screen.lesson.findChild(QLabel, "lesson-now").accessibleName().startswith("Now: Green: Turn 1:")
    for _ in range(2):
        screen = window.screen_
        screen.session.confirm(next(o.command for o in screen.view.offers if o.kind == "sits.commit"))
        settle(60)
    window.screen_.fly_on()
    while window.screen_.flying:
        settle()
    come_to_rest(window)
    screen = window.screen_
    assert screen.view.turn == 2
    assert screen.lesson.findChild(QLabel, "lesson-now").accessibleName().startswith("Now: Green: Turn 2:")


def test_the_second_step_of_the_lesson_does_what_it_says(window):
    start(window, "first-flight")
    desk = window.screen_.desk
    before = next(c for c in window.screen_.view.counters if c.kind == "eot" and c.of == desk.selected)
    desk.set_thrust(2)
    settle()
    after = next(c for c in window.screen_.view.counters if c.kind == "eot" and c.of == desk.selected)
    assert desk.is_given
    q, r = (int(part) for part in before.cell.split(","))
    assert after.cell == f"{q},{r - 1}"


def test_a_seat_finds_its_tab_again(window, hand):
    start(window, "first-flight", curtain=False)
    window.screen_.show_ship_tab()
    window.pass_chair()
    settle(60)
    assert window.screen_.lesson.isVisible()
    window.pass_chair()
    settle(60)
    assert window.screen_.inspector.isVisible()


def test_notes_that_are_no_lesson_wait_behind_the_ship(window):
    start(window, "pass-in-review")
    screen = window.screen_
    assert screen.inspector.isVisible()
    assert [screen._tabs.tabText(k) for k in range(screen._tabs.count())] == ["Ship", "Rules", "Notes"]


# ---- help


def test_the_help_sheets_open_by_key_at_home_and_in_a_game(window, hand):
    for _ in range(2):
        hand.key(Qt.Key.Key_F1, SHIFT)
        assert isinstance(window.sheets.top, FirstTurnSheet)
        hand.key(Qt.Key.Key_Escape)
        hand.key(Qt.Key.Key_F3)
        assert isinstance(window.sheets.top, WordsSheet)
        hand.key(Qt.Key.Key_Escape)
        start(window, "first-flight")


def test_a_rule_of_a_word_opens_over_the_words_and_closes_to_them(window, hand):
    window.show_words()
    words = window.sheets.top
    link = window.findChild(QLabel, "word-Altitude")
    hand.click(link, QPointF(8, link.height() / 2))
    assert window.sheets.top is not words
    assert "B1.14" in visible_text(window)
    hand.key(Qt.Key.Key_Escape)
    assert window.sheets.top is words


def test_the_keys_are_listed_by_place(window, hand):
    hand.key(Qt.Key.Key_F1)
    assert isinstance(window.sheets.top, KeySheet)
    words = visible_text(window)
    for place in ("Map", "AVID", "Thrust and grids", "3D view", "Setup"):
        assert place in words.split("\n")
    assert "Ctrl+Enter" in words


def test_a_long_sheet_is_scrolled_by_keys(window, hand):
    window.show_keys()
    bar = window.sheets.top.findChild(QScrollArea).verticalScrollBar()
    assert bar.maximum() > 0
    hand.key(Qt.Key.Key_PageDown)
    assert bar.value() > 0
    hand.key(Qt.Key.Key_PageUp, times=3)
    assert bar.value() == 0


def test_no_scroll_area_of_a_sheet_is_a_tab_stop_without_a_frame(window):
    window.show_words()
    sheet = window.sheets.top
    QApplication.sendEvent(sheet, QEvent(QEvent.Type.Polish))
    stops = [w for w in sheet.findChildren(QWidget) if w.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert not any(isinstance(stop, QScrollArea) for stop in stops)


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_no_sheet_is_wider_than_what_it_shows_of_itself(qtbot, tmp_path, scale):
    window = open_window(tmp_path, text_scale=scale)
    qtbot.addWidget(window)
    for show in (
        lambda: window.set_up(find_scenario("simple-setup-duel")),
        window.show_keys,
        window.show_words,
        window.show_first_turn,
        window.show_settings,
    ):
        show()
        settle(40)
        sheet = window.sheets.top
        area = sheet.findChild(QScrollArea)
        assert area.widget().width() <= area.viewport().width(), sheet.accessibleName()
        assert window.sheets.rect().contains(sheet.geometry())
        window.sheets.close_all()
    window.close()
