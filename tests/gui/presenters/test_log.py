"""The log and the refusals, without Qt."""

from __future__ import annotations

import pytest

from engine.core.dice import Roll
from engine.core.event import Event, Note
from engine.core.ids import PieceId, PlayerId, RuleId
from engine.core.session import LogEntry
from engine.core.view import SeatView
from engine.core.violation import Severity, Violation
from gui.presenters.log import log_lines, refusals, roll_words, rule_number

GREEN = PlayerId("Green")
SEATS = (SeatView(id=GREEN, name="Green", colour="green", letter="G"),)
BROKEN = Violation(RuleId("sits/B3.22"), "Thrust 5 exceeds 3.")


def test_a_rule_is_shown_by_its_printed_number():
    assert rule_number(RuleId("sits/B2.24")) == "B2.24"
    assert rule_number(None) == ""


def test_the_side_stands_before_the_first_line_of_its_command_only():
    events = (Note(text="One."), Note(text="Two.", rule=RuleId("sits/A3.0")))
    lines = log_lines((LogEntry(seq=1, player=GREEN, events=events),), SEATS)
    assert [(line.letter, line.text, line.number) for line in lines] == [
        ("G", "One.", ""),
        ("", "Two.", "A3.0"),
    ]


class Plotted(Event):
    """An order written down."""


def plotted(seq, text, piece="one", player=GREEN):
    return LogEntry(seq=seq, player=player, events=(Plotted(text=text, pieces=(PieceId(piece),)),))


def test_an_order_written_anew_takes_the_place_of_the_one_before():
    entries = (plotted(1, "Pivot."), plotted(2, "Pivot and roll."), plotted(3, "Coast.", piece="two"))
    assert [line.text for line in log_lines(entries, SEATS)] == ["Pivot and roll.", "Coast."]


def test_what_was_noted_twice_stays_twice():
    entries = tuple(
        LogEntry(seq=n, player=GREEN, events=(Note(text=f"{n}", pieces=(PieceId("one"),)),)) for n in (1, 2)
    )
    assert [line.text for line in log_lines(entries, SEATS)] == ["1", "2"]


def test_a_roll_shows_its_dice_faces_and_total():
    assert roll_words(Roll(purpose="check", sides=(10, 10), faces=(7, 2))) == "check: 2d10 = 7 + 2 = 9"
    assert roll_words(Roll(purpose="hit", sides=(6,), faces=(4,))) == "hit: 1d6 = 4"


@pytest.mark.parametrize(
    ("purpose", "faces", "words"),
    [
        ("C4.123 ECM 2d10-, salvo", (2, 10), "C4.123 ECM 2d10-, salvo: 10 − 2 = 8"),
        ("C5.23 hit 2d10+, Stern", (2, 10), "C5.23 hit 2d10+, Stern: 2d10 = 2 + 10 = 12"),
        ("C6.14 3d10low dots", (4, 2, 9), "C6.14 3d10low dots: the lowest of 4, 2, 9 = 2"),
    ],
)
def test_dice_are_counted_as_their_purpose_reads_them(purpose, faces, words):
    assert roll_words(Roll(purpose=purpose, sides=(10,) * len(faces), faces=faces)) == words


def test_rolls_follow_the_events_of_their_command():
    roll = Roll(purpose="check", sides=(10,), faces=(3,))
    lines = log_lines((LogEntry(seq=4, player=GREEN, events=(Note(text="Done."),), rolls=(roll,)),), SEATS)
    assert [line.kind for line in lines] == ["event", "roll"]


def test_refusals_keep_number_message_and_severity():
    warning = Violation(RuleId("sits/A3.12"), "It will coast.", severity=Severity.WARNING)
    found = refusals((BROKEN, warning))
    assert [(each.number, each.warning) for each in found] == [("B3.22", False), ("A3.12", True)]
