"""Real dice in the window: asked for, entered by mouse and keys, dropped, and left to the program."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QLineEdit, QPushButton

from engine.core.command import Command
from engine.core.dice_opening import given_up
from engine.core.session import Throw
from engine.core.throw import LIES
from gui.dialogs.new_game import NewGameSheet
from gui.dialogs.table_dice import ThrowSheet
from tests.helpers.hand import LEFT, NONE
from tests.helpers.open_window import settle, start
from tests.helpers.time_table import HIERARCHY

WAR = "the-war"
SCRIPT = Path(__file__).parents[3] / "docs" / "verify_dice.py"
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def throw(*sides: int, stands: str = "", thrown=()) -> Throw:
    return Throw(
        command=Command(player=HIERARCHY),
        overrule=None,
        purpose="BAT.hit Cruiser 1 at Dreadnought 2",
        sides=sides,
        stands=stands,
        thrown=thrown,
    )


@pytest.fixture
def asked(window):
    start(window, "fleet-action", curtain=False)
    answers: list[object] = []

    def ask(*sides: int, **more) -> list[object]:
        window.open_sheet(
            ThrowSheet(throw(*sides, **more), HIERARCHY, answers.append, lambda: answers.append("dropped"))
        )
        settle(40)
        return answers

    return ask


def field(window) -> QLineEdit:
    found = window.findChild(QLineEdit, "throw-field")
    assert found is not None
    return found


def test_a_roll_is_asked_for_with_its_purpose_its_dice_and_their_range(asked, window):
    asked(10, 10)
    assert window.findChild(QLabel, "throw-purpose").text() == "Cruiser 1 at Dreadnought 2"
    assert window.findChild(QLabel, "throw-dice").text() == (
        "2d10: 2 numbers, each from 1 to 10 (a 0 counts as 10)."
    )


def test_faces_are_typed_and_taken_with_enter_a_nought_being_a_ten(asked, hand):
    answers = asked(10, 10)
    hand.type("7 0")
    hand.key(Qt.Key.Key_Return)
    assert answers == [(7, 10)]


def test_faces_are_clicked(asked, hand):
    answers = asked(6, 6)
    for name in ("die-0-5", "die-1-2", "die-1-3"):
        hand.click(hand.named(name))
    hand.click(hand.named("throw-take"))
    assert answers == [(5, 3)]


@pytest.mark.parametrize("typed", ["7", "0", "3 3", "x", ""])
def test_what_a_die_cant_show_is_not_taken(asked, hand, window, typed):
    answers = asked(6)
    hand.type(typed)
    assert not hand.named("throw-take").isEnabled()
    hand.key(Qt.Key.Key_Return)
    assert answers == []
    assert window.sheets.busy


def test_the_reason_is_said(asked, hand, window):
    asked(6)
    hand.type("7")
    assert window.findChild(QLabel, "throw-problem").text() == "The die shows 1 to 6, not 7."


def test_a_draw_from_a_pile_is_typed(asked, hand, window):
    answers = asked(37)
    assert window.findChild(QLabel, "throw-dice").text() == "A draw: one number from 1 to 37."
    assert window.findChild(QLabel, "die-0-1") is None
    hand.type("36")
    hand.key(Qt.Key.Key_Return)
    assert answers == [(36,)]


def test_one_roll_may_be_left_to_the_program(asked, hand):
    answers = asked(6)
    hand.click(hand.named("throw-program"))
    assert answers == [None]


@pytest.mark.parametrize("name", ["throw-program", "throw-cancel"])
def test_two_quick_clicks_answer_one_question_and_not_the_next(window, hand, name):
    start(window, "fleet-action", curtain=False)
    answers: list[object] = []

    def ask() -> None:
        window.open_sheet(ThrowSheet(throw(6), HIERARCHY, took, lambda: took("dropped")))

    def took(answer) -> None:
        answers.append(answer)
        ask()

    ask()
    settle(40)
    QTest.mouseDClick(hand.handle, LEFT, NONE, hand.place(hand.named(name)))
    settle(40)
    assert len(answers) == 1
    settle(QApplication.doubleClickInterval())
    (button,) = [each for each in window.sheets.top.findChildren(QPushButton) if each.objectName() == name]
    hand.click(button)
    assert len(answers) == 2


def test_a_step_is_dropped_by_escape_while_that_is_legal(asked, hand, window):
    answers = asked(6)
    hand.key(Qt.Key.Key_Escape)
    assert answers == ["dropped"]
    assert not window.sheets.busy


def test_a_step_that_stands_has_no_way_out(asked, hand, window):
    answers = asked(6, stands=LIES, thrown=((3,),))
    hand.key(Qt.Key.Key_Escape)
    assert window.sheets.busy
    assert answers == []
    assert window.findChild(QLabel, "throw-problem").text()
    assert "throw-cancel" not in {each.objectName() for each in window.sheets.top.findChildren(object)}


def test_who_rolls_is_changed_in_the_open_and_asked_for_from_then_on(window, hand):
    start(window, "fleet-action", curtain=False, undo="open")
    screen = window.screen_
    hand.key(Qt.Key.Key_D, CTRL | SHIFT)
    box = window.findChild(QCheckBox, f"dice-of-{screen.viewer}")
    hand.click(box, QPoint(10, box.height() // 2))
    agreed = window.findChild(QLineEdit, "dice-agreed")
    agreed.setFocus()
    hand.type("both of us")
    hand.click(hand.named("dice-change"))
    assert screen.session.engine.table_dice == (screen.viewer,)
    assert "both of us" in screen.session.log()[-1].events[0].text


def test_a_whole_phase_is_rolled_by_hand_and_stands_so_in_the_record(window, hand):
    start(window, "fleet-action", curtain=False, dice="people")
    game = window.documents.current.game
    screen = window.screen_
    seat = screen.viewer
    before = game.bus.seq
    window.press_primary()
    settle(60)
    rolled = 0
    while window.sheets.busy:
        sheet = window.sheets.top
        assert isinstance(sheet, ThrowSheet)
        assert game.bus.seq == before
        hand.type("1")
        hand.key(Qt.Key.Key_Return)
        settle(40)
        rolled += 1
    assert rolled
    assert game.bus.seq == before + 1
    assert [roll.faces for roll in game.bus.journal[-1].rolls] == [(1,)] * rolled
    assert all(roll.by_hand for roll in game.bus.journal[-1].rolls)
    assert game.bus.journal[-1].command.player == seat


def test_while_dice_are_waited_for_no_other_step_is_taken_and_dropping_changes_nothing(window, hand):
    start(window, "fleet-action", curtain=False, dice="people")
    game, session = window.documents.current.game, window.screen_.session
    before = game.bus.state
    window.press_primary()
    settle(60)
    assert session.throwing is not None
    assert session.confirm(session.throwing.command) == ()
    assert game.bus.state == before
    hand.click(hand.named("throw-cancel"))
    assert session.throwing is None
    assert game.bus.state == before


def test_a_roll_is_asked_for_no_more_once_the_seat_is_left(window):
    start(window, "fleet-action", curtain=False, dice="people")
    first = window.screen_.viewer
    window.press_primary()
    settle(60)
    assert isinstance(window.sheets.top, ThrowSheet)
    window.pass_chair()
    settle(60)
    assert window.screen_.viewer != first
    assert not window.sheets.busy


def test_a_new_game_says_who_rolls_and_shows_its_seal(window, hand):
    hand.click(hand.named("home-start"))
    hand.click(hand.named("new-game-more"))
    seal = window.findChild(QLabel, "new-game-seal").text()
    assert seal.startswith("Seal on the dice: ")
    field_ = window.findChild(QLineEdit, "new-game-seed")
    assert field_.text() == ""
    field_.setFocus()
    hand.type("12345")
    assert window.findChild(QLabel, "new-game-seal").text() != seal
    field_.selectAll()
    hand.key(Qt.Key.Key_Backspace)
    assert window.findChild(QLabel, "new-game-seal").text() == seal


# --- leaving a roll, and the setup


def test_a_step_that_stands_says_why_and_is_left_to_the_program(asked, hand, window):
    answers = asked(6, stands=LIES, thrown=((3,),))
    told = window.findChild(QLabel, "throw-stands").text()
    assert LIES in told
    hand.key(Qt.Key.Key_Escape)
    assert window.findChild(QLabel, "throw-problem").text() == told
    hand.click(hand.named("throw-program"))
    assert answers == [None]


def test_a_roll_left_for_later_leaves_the_game_as_it_was_and_says_so(window, hand):
    start(window, "fleet-action", curtain=False, dice="people")
    game, before = window.documents.current.game, window.documents.current.game.bus.state
    window.press_primary()
    settle(60)
    hand.key(Qt.Key.Key_Escape)
    assert not window.sheets.busy
    assert game.bus.state == before
    assert "as before" in window.toast.text()


def set_up_by_hand(window, hand) -> None:
    """Holy War, whose setup has rolls, with real dice for both sides."""
    start(window, WAR, curtain=False, dice="people")
    assert isinstance(window.sheets.top, ThrowSheet)
    assert window.screen_ is None


def test_the_rolls_of_the_setup_are_typed_before_the_game_begins(window, hand):
    set_up_by_hand(window, hand)
    for typed in ("6", "1"):
        assert window.screen_ is None
        hand.type(typed)
        hand.key(Qt.Key.Key_Return)
        settle(60)
    header = window.documents.current.game.header
    assert header.setup_throws == ((6,), (1,))
    window.show_dice_report()
    settle(40)
    assert window.findChild(QLabel, "dice-setup").text().startswith("2 rolls of the setup")


def test_the_rest_of_the_setup_may_be_left_to_the_program(window, hand):
    set_up_by_hand(window, hand)
    hand.type("6")
    hand.key(Qt.Key.Key_Return)
    hand.click(hand.named("throw-rest"))
    settle(80)
    assert window.screen_ is not None
    throws = window.documents.current.game.header.setup_throws
    assert throws[0] == (6,)
    assert set(throws[1:]) <= {None}


def test_a_setup_left_for_later_goes_back_to_the_choices_of_the_new_game(window, hand):
    set_up_by_hand(window, hand)
    hand.key(Qt.Key.Key_Escape)
    assert isinstance(window.sheets.top, NewGameSheet)
    assert window.documents.current is None


# --- a game given up


def test_a_game_is_given_up_for_good_and_its_record_then_verifies(window, hand, tmp_path):
    start(window, "fleet-action", curtain=False, undo="open", seed=4711)
    window.press_primary()
    settle(60)
    window.show_dice_report()
    hand.click(hand.named("dice-give-up"))
    hand.key(Qt.Key.Key_Return)
    assert window.documents.current.game.bus.state.outcome is None
    assert not hand.named("open-dice-go").isEnabled()
    hand.type("both of us")
    hand.click(hand.named("open-dice-go"))
    game = window.documents.current.game
    assert given_up(game.bus.state)
    assert window.reason_no_undo()
    hand.click(hand.named("dice-export"))
    hand.click(hand.named("export-go"))
    (file,) = window.documents.folders.exports.glob("*.json")
    seal = window.screen_.session.engine.seal
    done = subprocess.run(
        [sys.executable, "-I", str(SCRIPT), str(file), seal], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "follow from the sealed seed" in done.stdout


def test_a_game_is_not_given_up_by_mistake(window, hand):
    start(window, "fleet-action", curtain=False)
    window.show_dice_report()
    hand.click(hand.named("dice-give-up"))
    hand.key(Qt.Key.Key_Escape)
    assert window.documents.current.game.bus.state.outcome is None
