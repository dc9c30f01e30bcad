"""A lesson follows the log: what ticks a step off, in which order, and what does not."""

from __future__ import annotations

from engine.core.dice import Roll
from engine.core.event import Note
from engine.core.ids import PieceId, PlayerId, RuleId
from engine.core.session import LogEntry
from gui.presenters.lesson import Mark, Sign, Step, chosen_step, follow, lesson_steps

GREEN, RED = PlayerId("Green"), PlayerId("Red")
MOVE, SHOT, END = Sign(rule="A1.1", says="moves"), Sign(rolled="B2.2"), Sign(by="Green", says="ends")
STEPS = (
    Step(text="Choose the one.", choose="one"),
    Step(text="Move.", done=MOVE),
    Step(text="Look."),
    Step(text="Shoot.", done=SHOT),
    Step(text="End.", done=END),
    Step(text="Well done."),
)


def entry(text: str = "", rule: str = "A1.1", *, player=GREEN, roll: str = "", pieces=("one",)) -> LogEntry:
    note = Note(text=text, rule=RuleId(f"toy/{rule}"), pieces=tuple(map(PieceId, pieces)))
    events = (note,) if text else ()
    rolls = (Roll(purpose=f"{roll} at one", sides=(6,), faces=(3,)),) if roll else ()
    return LogEntry(seq=1, player=player, events=events, rolls=rolls)


MOVED, FIRED, ENDED = entry("one moves"), entry(roll="B2.2"), entry("Green ends", "C")


def marks(*entries: LogEntry, chosen=frozenset()) -> str:
    """How the steps stand, a letter each: done, passed, now, later."""
    return "".join(mark.value[0] for mark in follow(STEPS, entries, chosen).marks)


def test_at_first_the_first_step_is_to_be_done():
    assert marks() == "nlllll"


def test_a_step_is_done_when_the_log_shows_its_sign():
    assert marks(MOVED) == "ddnnll"
    assert marks(MOVED, FIRED) == "ddddnl"
    assert marks(MOVED, FIRED, ENDED) == "dddddn"


def test_what_another_side_does_is_no_straying_from_a_step_of_this_one():
    steps = (Step(text="Move.", side="Green", done=MOVE), Step(text="Shoot.", done=SHOT))
    by_red, by_green = entry("one waits", player=RED), entry("one waits")
    assert not follow(steps, (by_red,)).strayed
    assert follow(steps, (by_green,)).strayed
    assert follow(steps, (by_green, by_red)).strayed
    assert not follow(steps, (by_green, MOVED)).strayed
    assert follow(steps, (MOVED, by_red)).strayed


def test_a_lesson_tells_whose_step_is_next_and_nobodys_at_its_end():
    steps = (Step(text="Move.", side="Green", done=MOVE), Step(text="Look.", side="Red"))
    assert follow(steps, ()).side == "Green"
    assert follow(steps, (MOVED,)).side == ""


def test_choosing_a_piece_is_a_step_done_only_while_it_is_asked_for():
    progress = follow(STEPS, ())
    assert chosen_step(STEPS, progress, PieceId("two")) is None
    assert chosen_step(STEPS, progress, None) is None
    assert chosen_step(STEPS, progress, PieceId("one")) == 0
    assert marks(chosen=frozenset({0})) == "dnllll"
    assert chosen_step(STEPS, follow(STEPS, (MOVED,)), PieceId("one")) is None


def test_what_is_done_too_early_passes_over_the_steps_before_it_and_they_still_count_later():
    assert marks(FIRED) == "dpddnl"
    assert marks(FIRED, MOVED) == "ddddnl"


def test_what_is_taken_back_is_to_be_done_again():
    assert marks(MOVED, FIRED) != marks(MOVED) == "ddnnll"


def test_something_else_done_leaves_the_step_and_says_so():
    assert not follow(STEPS, (MOVED,)).strayed
    assert follow(STEPS, (MOVED, entry("one waits", "Z"))).strayed
    assert not follow(STEPS, (MOVED, entry("one waits", "Z"), FIRED)).strayed


def test_the_end_of_the_last_thing_to_do_is_the_end_of_the_lesson():
    assert not follow(STEPS, (MOVED, FIRED)).over
    assert follow(STEPS, (MOVED, FIRED, ENDED)).over
    assert follow(STEPS, (MOVED, FIRED, ENDED)).done == 5


def test_rule_piece_and_words_must_stand_in_one_line():
    sign = Sign(rule="A1.1", piece="one", says="moves")
    assert sign.shown_by(entry("one moves"))
    assert not sign.shown_by(entry("one moves", pieces=("two",)))
    assert not sign.shown_by(entry("one moves", "A1.2"))
    assert not sign.shown_by(entry("one waits"))
    assert not Sign(by="Red", rule="A1.1").shown_by(entry("one moves"))
    assert not Sign(rolled="B2.2", says="moves").shown_by(FIRED)


def test_the_same_thing_asked_for_twice_is_done_twice():
    twice = (Step(text="Move.", done=MOVE), Step(text="Again.", done=MOVE))
    assert [mark.value for mark in follow(twice, (MOVED,)).marks] == ["done", "now"]
    assert follow(twice, (MOVED, MOVED)).over


def test_one_command_that_does_the_next_thing_as_well_ticks_both():
    both = LogEntry(seq=1, player=GREEN, events=(*MOVED.events, *ENDED.events))
    steps = (Step(text="Move.", done=MOVE), Step(text="End.", done=END))
    assert follow(steps, (both,)).over


def test_the_steps_are_read_from_the_scenario():
    data = {
        "steps": [
            {"text": "Go.", "rules": ["A1"], "side": "Red", "done": {"by": "Red", "says": "goes"}},
            {"text": "See.", "otherwise": "Undo."},
        ]
    }
    first, second = lesson_steps(data, "toy")
    assert first == Step(text="Go.", rules=(RuleId("toy/A1"),), side="Red", done=Sign(by="Red", says="goes"))
    assert second.read_only
    assert second.otherwise == "Undo."
    assert lesson_steps({}, "toy") == ()


def test_a_scenario_without_steps_has_no_progress():
    assert follow((), (MOVED,)).marks == ()


def test_marks_have_four_different_letters():
    assert len({mark.value[0] for mark in Mark}) == 4
