"""The ruling ledger in words, without Qt."""

from __future__ import annotations

from engine.core.bus import Overruled
from engine.core.event import Note
from engine.core.ids import PlayerId, RuleId
from engine.core.session import LogEntry, Ruling
from engine.core.view import SeatView
from engine.core.violation import Violation
from engine.library import RulingEntry
from gui.presenters.ledger import UNSEEN, ledger_lines, ledger_text, ruling_summary

GREEN = PlayerId("Green")
SEATS = (SeatView(id=GREEN, name="Green", colour="green", letter="G"),)
BROKEN = Violation(RuleId("sits/B3.22"), "Thrust 5 exceeds 3.")
TOLD = Overruled(text="Against the rules: Thrust 5 exceeds 3.", rule=BROKEN.rule)
PLOTTED = Note(text="One: thrust 5.")


def lines(*, reason="", agreed="", events=(TOLD, PLOTTED)):
    ruling = Ruling(seq=9, player=GREEN, violations=(BROKEN,), reason=reason, agreed=agreed)
    log = (LogEntry(seq=9, player=GREEN, events=events),)
    return ledger_lines((ruling,), log, SEATS, {9: 4}.__getitem__)


def test_a_line_names_number_turn_side_command_rule_reason_and_who_agreed():
    text = ledger_text(lines(reason="The chart was wrong", agreed="both"))
    assert "1. Turn 4, Green: One: thrust 5." in text
    assert "Thrust 5 exceeds 3. [B3.22]" in text
    assert "Reason: The chart was wrong. Agreed: both." in text


def test_without_a_reason_the_line_says_so():
    assert "Reason: no reason given." in ledger_text(lines())


def test_a_reason_of_blanks_is_none():
    assert lines(reason="  ")[0].reason_words == "no reason given"


def test_a_command_of_which_the_seat_heard_nothing_is_not_told():
    assert lines(events=(TOLD,))[0].done == UNSEEN


def test_an_empty_ledger_is_empty_text():
    assert ledger_text(()) == ""


def test_the_summary_of_rulings_names_question_answer_and_reason():
    ruling = RulingEntry(id="AMB.a", rules=("A1", "A2"), question="What?", ruling="This.", why="So.")
    assert ruling_summary((ruling,)) == "AMB.a (A1, A2)\nWhat?\nThis.\nWhy: So."
