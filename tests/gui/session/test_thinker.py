"""The thread in which the computer thinks holds nothing of Qt, and can be left at any time."""

from __future__ import annotations

import gc
import sys
import threading
import time
import weakref
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject
from shiboken6 import Shiboken, isValid

from engine.core.state import GameState
from engine.core.still_seat import StillSeat
from engine.rulesets.star_control.commands import Proceed, Survey
from gui.session.computer import Computers, Pace
from gui.session.thinker import Thinker
from tests.helpers.open_window import open_window, settle, start
from tests.helpers.reach import reached, way
from tests.helpers.star_control_seats import ALLIANCE, Seats, scenario

GAMES = {"destroyer-duel": "Red", "alliance-vs-hierarchy": "Hierarchy", "the-war": "Blue"}


class Slow:
    """A program that thinks until it is let go, and asks its seat a question before and after."""

    def __init__(self, *questions) -> None:
        self.questions = questions
        self.thinks = threading.Event()
        self.let_go = threading.Event()
        self.ended = threading.Event()

    def decide(self, seat):
        try:
            for question in self.questions[:1]:
                seat.answer(question)
            self.thinks.set()
            self.let_go.wait(20)
            for question in self.questions[1:]:
                seat.answer(question)
            return Proceed(player=ALLIANCE)
        finally:
            self.ended.set()


def frames_of(name: str):
    """The frames of the threads whose name begins so, innermost first."""
    running = sys._current_frames()
    for thread in threading.enumerate():
        frame = running.get(thread.ident) if thread.name.startswith(name) else None
        while frame is not None:
            yield frame
            frame = frame.f_back


def of_qt(thing) -> bool:
    return isinstance(thing, Shiboken.Object)


@pytest.fixture
def slow():
    made = Slow()
    yield made
    made.let_go.set()


@pytest.fixture
def thinker(slow):
    made = Thinker(slow)
    yield made
    made.close()


@pytest.fixture
def still():
    return StillSeat(SimpleNamespace(answer=lambda state, question: state), "a state", ALLIANCE)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_the_thinking_thread_can_reach_is_of_qt(name, tmp_path, qtbot, monkeypatch, slow):
    """In a real window, with the seat's screen listening to the same game."""
    from gui.games.registry import screen_module
    from gui.program import find_scenario

    module = screen_module(find_scenario(name).game)
    real = module.opponent
    made = []

    def opponent(strength, seed):
        slow.real = real(strength, seed)
        made.append(slow)
        return slow

    monkeypatch.setattr(module, "opponent", opponent)
    window = open_window(tmp_path)
    start(window, name, curtain=False, computer="both")
    qtbot.waitUntil(slow.thinks.is_set, timeout=10_000)
    frames = list(frames_of("computer"))
    assert any("decide" in frame.f_code.co_name for frame in frames)
    found = [thing for thing in reached(*frames) if of_qt(thing)]
    assert not found, [way(frame, found[0]) for frame in frames]
    assert any(isinstance(thing, GameState) for thing in reached(*frames)), "the walk stopped too soon"
    slow.let_go.set()
    window.close()


def test_the_walk_finds_an_object_of_qt_behind_a_cycle_and_a_closure():
    hidden = QObject()

    def ask():
        return hidden

    knot = SimpleNamespace(ask=ask)
    knot.me = knot
    assert hidden in [thing for thing in reached(knot) if of_qt(thing)]
    assert way(knot, hidden)[-1] == "QObject"


def test_an_answer_is_taken_once(thinker, slow, still):
    thinker.ask(still)
    assert thinker.busy
    assert thinker.take() is None
    slow.let_go.set()
    deadline = time.monotonic() + 5
    while (found := thinker.take()) is None and time.monotonic() < deadline:
        time.sleep(0.005)
    assert found == Proceed(player=ALLIANCE)
    assert not thinker.busy
    assert thinker.take() is None


def test_a_program_is_asked_one_thing_at_a_time(thinker, still):
    thinker.ask(still)
    with pytest.raises(RuntimeError):
        thinker.ask(still)


def test_closed_it_ends_the_thinking_at_the_next_question(still):
    slow = Slow(Survey(player=ALLIANCE), Survey(player=ALLIANCE))
    thinker = Thinker(slow)
    thinker.ask(still)
    assert slow.thinks.wait(5)
    thinker.close()
    slow.let_go.set()
    assert slow.ended.wait(5)
    assert thinker.take() is None
    assert not thinker.busy


def test_closed_the_parts_in_qt_are_gone_while_the_thread_still_thinks(qtbot, slow):
    seats = Seats(scenario("alliance-vs-hierarchy"))
    made = Computers((seats[ALLIANCE],), lambda _seed: slow, "casual")
    made.pace = Pace.SKIP
    qtbot.waitUntil(slow.thinks.is_set, timeout=5000)
    parts = [made, *made.findChildren(QObject)]
    assert len(parts) > 1
    made.close()
    made.close()
    qtbot.waitUntil(lambda: not any(isValid(part) for part in parts), timeout=2000)
    assert not slow.ended.is_set()


def test_closed_the_computers_are_in_no_cycle(qtbot, slow):
    seats = Seats(scenario("alliance-vs-hierarchy"))
    made = Computers((seats[ALLIANCE],), lambda _seed: slow, "casual")
    qtbot.waitUntil(slow.thinks.is_set, timeout=5000)
    gone = weakref.ref(made)
    gc.collect()
    gc.disable()
    try:
        made.close()
        del made
        settle(30)
        assert gone() is None
    finally:
        gc.enable()
