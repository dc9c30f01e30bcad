"""The calculators in the window: found by a word, filled in by hand, read with their reasons and rules."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QComboBox, QLineEdit

from engine import library
from gui.dialogs.calculators import KEPT, CalculatorsSheet
from gui.presenters.calculators import fields_of, tools, value_lines, work_out
from tests.helpers.hand import visible_text
from tests.helpers.open_window import settle, start

CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
GAMES = ("sits", "star-control")


def every(game):
    return library.create(game).calculators()


def open_sheet(window, hand) -> CalculatorsSheet:
    hand.key(Qt.Key.Key_K, CTRL_SHIFT)
    sheet = window.sheets.top
    assert isinstance(sheet, CalculatorsSheet)
    settle(40)
    return sheet


def fill(hand, name: str, text: str) -> None:
    hand.click(hand.named(f"calc-{name}"))
    hand.type(text)


def anchor(text, start: str) -> QPointF:
    """A point of a reader that lies on a link."""
    for y in range(0, text.viewport().height(), 3):
        for x in range(0, text.viewport().width(), 3):
            spot = QPointF(x, y)
            if text.anchorAt(spot.toPoint()).startswith(start):
                return spot
    raise AssertionError(f"no link {start}")


@pytest.mark.parametrize("game", GAMES)
def test_every_calculator_of_a_game_makes_a_form(game):
    for tool in tools(every(game)):
        names = [each.name for each in fields_of(tool.calculator)]
        assert len(names) == len(set(names))
        assert tool.summary


def answer(tool) -> str:
    try:
        return " ".join(name + text for name, text in value_lines(work_out(tool.calculator, {}).value))
    except ValueError as problem:
        return str(problem)


@pytest.mark.parametrize("game", GAMES)
def test_every_calculator_answers_an_empty_form_with_a_result_or_a_sentence(game):
    for tool in tools(every(game)):
        assert answer(tool)


@pytest.mark.parametrize(
    ("name", "typed", "steps"),
    [
        ("dice", {"roll": "2d10-", "faces": "3 0"}, "7"),
        ("displacement", {"changes": "A: 3, +: 4", "halves": "A, +"}, ""),
        ("grades", {"faces": "TAC: 3 4, CREW: 9 1"}, ""),
        ("ratings", {"ship_class": "star-knight-ca", "officers": "HELM: elite", "helm_bonus": "pivot"}, ""),
        ("ecm_layer", {"missiles": "20", "mql": "3", "ecm": "", "faces": ""}, ""),
        ("pivot_path", {"start": "A y", "end": "B y", "ship.ship_class": "star-knight-ca"}, ""),
    ],
)
def test_typed_text_becomes_arguments(name, typed, steps):
    worked = work_out(every("sits")[name], typed)
    assert worked.steps
    assert steps in " ".join(worked.steps)
    assert value_lines(worked.value)


@pytest.mark.parametrize(
    ("name", "typed", "words"),
    [
        ("dice", {}, "Roll has to be filled in."),
        ("dice", {"roll": "2d12"}, "one of d10"),
        ("dice", {"roll": "d10", "faces": "x"}, "whole number"),
        ("displacement", {"changes": "A 3"}, "name: value"),
        ("permanent_repair", {"ship_class": "star-knight-ca", "jobs": "[[["}, "no list in JSON"),
        ("ratings", {"ship_class": "no-such-ship"}, "no-such-ship"),
        ("ecm_layer", {"missiles": "999", "mql": "3"}, "300"),
    ],
)
def test_what_cant_be_read_is_said_in_a_sentence(name, typed, words):
    with pytest.raises(ValueError, match=re.escape(words)):
        work_out(every("sits")[name], typed)


def test_a_calculator_is_found_filled_in_and_worked_out_on_the_home_screen(window, hand):
    sheet = open_sheet(window, hand)
    hand.type("named roll")
    assert sheet.tool.calculator.name == "dice"
    box = window.findChild(QComboBox, "calc-roll")
    box.setFocus()
    hand.key(Qt.Key.Key_Down)
    assert box.currentText() == "2d10-"
    fill(hand, "faces", "3 8")
    hand.key(Qt.Key.Key_Return)
    assert "5" in sheet.answer.toPlainText()
    assert "A1.212" in sheet.answer.toPlainText()


def test_another_game_is_chosen_without_opening_one(window, hand):
    sheet = open_sheet(window, hand)
    sheet.games.setFocus()
    hand.key(Qt.Key.Key_Down)
    assert sheet.game == "holy-war"
    hand.key(Qt.Key.Key_Down)
    assert sheet.game == "star-control"
    hand.click(sheet.field)
    hand.type("income")
    fill(hand, "mines", "2")
    hand.click(hand.named("calc-go"))
    assert "INC." in sheet.answer.toPlainText()


def test_a_calculator_is_found_by_a_rules_number(window, hand):
    sheet = open_sheet(window, hand)
    hand.type("C4.125")
    assert sheet.tool.calculator.name == "ecm_layer"


def test_the_list_is_walked_while_the_keys_stay_in_the_search(window, hand):
    sheet = open_sheet(window, hand)
    first = sheet.tool
    hand.key(Qt.Key.Key_Down)
    assert sheet.tool != first
    assert sheet.field.hasFocus()


def test_a_rule_of_the_result_opens(window, hand):
    sheet = open_sheet(window, hand)
    hand.type("the window in a direction")
    hand.click(hand.named("calc-go"))
    hand.click(sheet.answer.viewport(), anchor(sheet.answer, "rule:"))
    assert window.sheets.top.title.text() == "Rule"


def test_an_earlier_result_comes_back_with_what_was_typed(window, hand):
    sheet = open_sheet(window, hand)
    hand.type("the window in a direction")
    field = window.findChild(QLineEdit, "calc-elevation")
    hand.click(field)
    field.selectAll()
    hand.type("30")
    hand.key(Qt.Key.Key_Return)
    hand.click(sheet.field)
    sheet.field.selectAll()
    hand.type("named roll")
    hand.click(sheet.past.viewport(), anchor(sheet.past, "do:"))
    assert sheet.tool.calculator.name == "window"
    assert window.findChild(QLineEdit, "calc-elevation").text() == "30"
    assert sheet.answer.toPlainText()


def test_a_dozen_results_are_kept(window, hand):
    sheet = open_sheet(window, hand)
    hand.type("the window in a direction")
    for degrees in range(KEPT + 3):
        window.findChild(QLineEdit, "calc-elevation").setText(str(degrees))
        sheet.work()
    assert len(window._past_results()) == KEPT


def test_what_one_side_worked_out_the_other_does_not_find(window, hand):
    start(window, "pass-in-review", curtain=False)
    sheet = open_sheet(window, hand)
    assert sheet.game == "sits"
    hand.type("the window in a direction")
    hand.click(hand.named("calc-go"))
    sheet.close_sheet()
    window.pass_chair()
    settle(60)
    sheet = open_sheet(window, hand)
    assert "Nothing has been worked out yet." in visible_text(sheet)


def test_a_wrong_entry_is_said_on_the_sheet(window, hand):
    sheet = open_sheet(window, hand)
    hand.type("the window in a direction")
    field = window.findChild(QLineEdit, "calc-elevation")
    hand.click(field)
    field.selectAll()
    hand.type("steep")
    hand.key(Qt.Key.Key_Return)
    assert "Elevation: a whole number is expected" in sheet.answer.toPlainText()
    assert window._past_results() == []


def test_choices_are_shown_in_german_and_asked_by_their_own_names(qtbot):
    from gui import language
    from gui.dialogs.calculators import _fill, _text, _widget
    from gui.presenters.calculators import fields_of

    language.use("de")
    try:
        calculator = library.create("sits").calculators()["missile_salvo"]
        field = next(each for each in fields_of(calculator) if each.name == "mount")
        box = _widget(field)
        qtbot.addWidget(box)
        _fill(box, "aft")
        assert (box.currentText(), _text(box)) == ("achtern", "aft")
    finally:
        language.use(language.ENGLISH)
