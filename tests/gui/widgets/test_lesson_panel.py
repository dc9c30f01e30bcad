"""The lesson beside the board: what it marks, what it opens, and that nothing of it is cut off."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea

from engine.core.session import LogEntry
from engine.rulesets.star_control.commands import MoveFleet, Proceed
from gui.dialogs.new_game import NewGameSheet
from gui.games.registry import next_in_course, overview, screen_module
from gui.panels.lesson import BREAK, SIGNS, LessonPanel
from gui.presenters.lesson import Mark, lesson_steps
from gui.presenters.new_game import new_game
from gui.program import find_scenario
from tests.helpers.lessons import GAMES, lessons
from tests.helpers.open_window import open_window, settle, start
from tests.helpers.star_control_seats import HF1, HIERARCHY, cell

LESSONS = [data["id"] for game in GAMES for data in lessons(game)]


def shown(lesson: LessonPanel, name: str) -> list[QLabel]:
    return [part for part in lesson.findChildren(QLabel, name) if part.isVisible()]


def give(window, command) -> None:
    window.screen_.give(command)
    settle(60)


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_lies_in_front_and_its_first_step_is_marked_and_in_sight(window, name):
    start(window, name, curtain=False)
    settle(60)
    lesson = window.screen_.lesson
    assert lesson.isVisible()
    now = shown(lesson, "lesson-now")
    assert now
    assert not now[0].visibleRegion().isEmpty()
    assert now[0].accessibleName().startswith("Now: ")
    assert len(now) + len(shown(lesson, "lesson-step")) == len(lesson.progress.marks)


def test_a_lesson_leaves_the_keys_to_the_window(window):
    start(window, "first-battle", curtain=False)
    settle(60)
    assert window.isActiveWindow()
    assert window.focusWidget() is not None
    assert [each for each in QApplication.topLevelWidgets() if each.isVisible()] == [window]


def test_a_step_done_is_ticked_the_next_one_marked_and_undo_takes_the_tick_away(window):
    start(window, "first-battle", curtain=False, undo="open")
    lesson = window.screen_.lesson
    give(window, Proceed(player=HIERARCHY))
    assert lesson.progress.marks[:2] == (Mark.DONE, Mark.NOW)
    assert SIGNS[Mark.DONE] in [part.text() for part in lesson.findChildren(QLabel)]
    assert shown(lesson, "lesson-head")[0].text() == "1 of 14 steps done"
    window.screen_.undo()
    settle(60)
    assert lesson.progress.marks[0] is Mark.NOW


def test_who_did_something_else_is_told_the_way_back(window):
    start(window, "first-battle", curtain=False, undo="open")
    lesson = window.screen_.lesson
    assert "Undo" not in shown(lesson, "lesson-now")[0].text()
    give(window, MoveFleet(player=HIERARCHY, fleet=HF1, path=(cell(2, 3),)))
    assert "Undo (Ctrl+Z) until it stands beside AF1 again." in shown(lesson, "lesson-now")[0].text()
    window.screen_.undo()
    settle(60)
    assert "Undo" not in shown(lesson, "lesson-now")[0].text()


def test_the_number_of_a_rule_in_a_step_opens_the_rule(window):
    start(window, "first-battle", curtain=False)
    opened = []
    window.screen_.rule_opened.connect(opened.append)
    words = shown(window.screen_.lesson, "lesson-now")[0]
    words.linkActivated.emit("rule:star-control/BAT.attack")
    assert opened == ["star-control/BAT.attack"]
    assert 'href="rule:star-control/BAT.attack"' in words.text()


def test_remarks_of_a_scenario_without_lesson_stand_as_notes(window):
    start(window, "pass-in-review", curtain=False)
    screen = window.screen_
    assert [part.text() for part in screen.lesson.findChildren(QLabel, "lesson-note")]
    assert [screen._tabs.tabText(n) for n in range(screen._tabs.count())][2] == "Notes"
    assert not screen.lesson.isVisible()


def test_what_a_seat_chose_is_remembered_when_it_sits_down_again(qtbot):
    data = next(each for each in lessons("holy-war") if each["id"] == "first-war-fight")
    panel = LessonPanel(lesson_steps(data, "holy-war"), ())
    qtbot.addWidget(panel)
    panel.choose("level C08/4")
    assert panel.chosen == (0,)
    again = LessonPanel(lesson_steps(data, "holy-war"), (), panel.chosen)
    qtbot.addWidget(again)
    assert again.progress.marks[:2] == (Mark.DONE, Mark.NOW)
    again.show_log((LogEntry(seq=1, player="Sunthrowers", events=()),))
    assert again.progress.strayed


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("scale", [100, 200])
def test_no_word_of_a_lesson_is_cut_off_at_any_size_of_text(qtbot, tmp_path, scale, theme):
    window = open_window(tmp_path, text_scale=scale, theme=theme)
    qtbot.addWidget(window)
    for name in ("first-battle", "first-war-turn", "boarding-lesson", "damage-lesson"):
        start(window, name, curtain=False)
        settle(80)
        lesson = window.screen_.lesson
        room = lesson.findChild(QScrollArea).viewport().width()
        for part in (*shown(lesson, "lesson-now"), *shown(lesson, "lesson-step")):
            left = part.mapTo(lesson.findChild(QScrollArea).widget(), QPoint(0, 0)).x()
            assert left + part.width() <= room, (name, part.text())
            assert part.height() >= part.heightForWidth(part.width()), (name, part.text())
            longest = max(
                part.fontMetrics().horizontalAdvance(word)
                for word in part.accessibleName().replace("-", "- ").replace(":", ": ").split()
            )
            assert longest <= part.width() + 4, (name, part.accessibleName())
        window.go_home()
        settle(40)
    window.close()


@pytest.mark.parametrize("scale", [100, 200])
def test_the_step_to_do_begins_in_sight_when_its_time_comes(qtbot, tmp_path, scale):
    window = open_window(tmp_path, text_scale=scale)
    qtbot.addWidget(window)
    start(window, "siege-lesson", curtain=False, undo="open", dice="program")
    for _ in range(3):
        give(window, Proceed(player=HIERARCHY))
        QTest.qWait(60)
        now = shown(window.screen_.lesson, "lesson-now")[0]
        assert now.visibleRegion().boundingRect().top() == 0
        assert now.visibleRegion().boundingRect().height() > 40
    assert window.screen_.lesson.findChild(QScrollArea).verticalScrollBar().value() > 0
    window.close()


HAS_THE_CHAIR = "Red has the chair. Green sits down by “Pass the chair” in the menu Turn."


def test_a_step_of_the_side_that_has_not_the_chair_says_how_it_gets_it(window):
    start(window, "first-flight", curtain=False)
    settle(60)
    assert "has the chair" not in shown(window.screen_.lesson, "lesson-now")[0].text()
    window.pass_chair()
    settle(60)
    now = shown(window.screen_.lesson, "lesson-now")[0]
    assert HAS_THE_CHAIR in re.sub(r"<[^<>]+>", "", now.text())
    assert now.accessibleName().endswith(HAS_THE_CHAIR)


def test_a_rules_number_is_broken_only_where_it_is_long(window):
    start(window, "first-flight", curtain=False)
    settle(60)
    assert not any(BREAK in part.text() for part in window.screen_.lesson.findChildren(QLabel))


# ---- the chair and the end


def click_link(hand, words: QLabel, link: str) -> None:
    """Clicks the middle of a link in a label: where the hand over it becomes a pointing one."""
    for y in range(2, words.height(), 4):
        for x in range(2, words.width(), 4):
            there = hand.place(words, QPoint(x, y))
            QTest.mouseMove(hand.handle, there)
            settle(1)
            if words.cursor().shape() is Qt.CursorShape.PointingHandCursor and link == hovered(words):
                QTest.mouseClick(hand.handle, Qt.MouseButton.LeftButton, pos=there)
                settle(60)
                return
    raise AssertionError(f"no link {link} to be hit")


def hovered(words: QLabel) -> str:
    return words.property("link-under-hand") or ""


def watch_links(words: QLabel) -> None:
    words.linkHovered.connect(lambda link: words.setProperty("link-under-hand", link))


def test_a_step_of_the_other_side_passes_the_chair_by_a_click_on_its_words(window, hand):
    start(window, "first-battle", curtain=False)
    window.pass_chair()
    settle(60)
    assert window.screen_.viewer != HIERARCHY
    now = shown(window.screen_.lesson, "lesson-now")[0]
    watch_links(now)
    click_link(hand, now, "chair:")
    assert window.screen_.viewer == HIERARCHY


def start_with_steps(window, name: str, **changes) -> None:
    """Starts a shipped lesson with other steps."""
    card = find_scenario(name)
    data = {**card.data, **changes}
    made = overview(card.game, data)
    assert window.start_game(
        new_game(made, screen_module(card.game).options_for(data), seed=7, curtain=False)
    )
    settle(80)


def test_the_end_of_a_lesson_leads_to_the_next_one(window, hand):
    """It named "the next one" and led nowhere."""
    start_with_steps(window, "first-flight", steps=[{"text": "Click the Kestrel.", "choose": "kestrel"}])
    lesson = window.screen_.lesson
    assert not lesson.next.isVisible()
    window.screen_.show_piece("kestrel")
    settle(60)
    assert shown(lesson, "lesson-head")[0].text().startswith("The lesson is done.")
    assert lesson.next.text() == "Next: The Princess Carol Turns"
    hand.click(lesson.next)
    settle(80)
    assert isinstance(window.sheets.top, NewGameSheet)
    assert window.sheets.top.choice().card.id == "princess-carol"
    hand.key(Qt.Key.Key_Return)
    settle(100)
    assert window.documents.current.game.header.title == "The Princess Carol Turns"
    assert "first-flight" in {game.shelf for game in window.documents.recent()}


def test_after_the_last_lesson_there_is_none_to_be_taken(window):
    last = max(lessons("sits"), key=lambda data: data["lesson"])["id"]
    piece = find_scenario(last).data["ships"][1]["id"]
    start_with_steps(window, last, steps=[{"text": "Click the other ship.", "choose": piece}])
    window.screen_.show_piece(piece)
    settle(60)
    lesson = window.screen_.lesson
    assert shown(lesson, "lesson-head")[0].text() == "The lesson is done. Play on as you like."
    assert not lesson.next.isVisible()


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_but_the_last_of_a_game_has_one_after_it(game):
    course = lessons(game)
    after = [next_in_course(data) for data in course]
    assert [card.id for card in after[:-1]] == [data["id"] for data in course[1:]]
    assert after[-1] is None or after[-1].tag == "A whole game"
