"""The computer's sides: who plays what, thinking beside the window, pace, and undone moments."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from engine.core.bus import UndoPolicy
from engine.core.session import Throw, ThrowAsked
from engine.players.star_control import opponent
from engine.rulesets.star_control.commands import Proceed
from gui.presenters.computer_choice import BOTH
from gui.session.computer import Assignment, Computers, Pace, assignment
from tests.helpers.star_control_seats import ALLIANCE, HIERARCHY, Seats, scenario

SIDES = (ALLIANCE, HIERARCHY)


@pytest.fixture
def seats():
    return Seats(scenario("alliance-vs-hierarchy"))


@pytest.fixture
def both(seats, qtbot):
    made = Computers((seats[side] for side in SIDES), lambda seed: opponent("casual", seed), "casual")
    yield made
    made.close()


def count(seats) -> int:
    return len(seats.game.bus.journal)


@pytest.mark.parametrize(
    ("options", "sides"),
    [
        ({}, ()),
        ({"computer": "nobody"}, ()),
        ({"computer": "Alliance"}, (ALLIANCE,)),
        ({"computer": BOTH, "strength": "strong"}, SIDES),
    ],
)
def test_the_options_of_a_game_say_who_is_played_by_the_computer(options, sides):
    found = assignment(options, SIDES)
    assert found == Assignment(sides=sides, strength=options.get("strength", "casual"))


def test_step_by_step_nothing_happens_before_it_is_asked_for(seats, both, qtbot):
    both.pace = Pace.STEP
    qtbot.waitUntil(lambda: both.waits, timeout=5000)
    qtbot.wait(50)
    assert count(seats) == 0
    both.step()
    qtbot.waitUntil(lambda: count(seats) == 1, timeout=5000)


def test_skipped_both_sides_play_on_by_themselves(seats, both, qtbot):
    both.pace = Pace.SKIP
    qtbot.waitUntil(lambda: count(seats) > 12, timeout=20000)


def test_a_decision_for_a_moment_that_was_undone_is_thrown_away(seats, both, qtbot):
    assert seats.game.bus.policy is UndoPolicy.OPEN
    both.pace = Pace.STEP
    for wanted in (1, 2):
        qtbot.waitUntil(lambda: both.waits, timeout=5000)
        both.step()
        qtbot.waitUntil(lambda n=wanted: count(seats) == n, timeout=5000)
    qtbot.waitUntil(lambda: both.waits, timeout=5000)
    seats[ALLIANCE].undo()
    assert not both.waits
    qtbot.waitUntil(lambda: both.waits, timeout=5000)
    both.step()
    qtbot.waitUntil(lambda: count(seats) >= 2, timeout=5000)


def test_closed_it_gives_nothing_more(seats, both, qtbot):
    both.pace = Pace.STEP
    qtbot.waitUntil(lambda: both.waits, timeout=5000)
    both.close()
    both.step()
    qtbot.wait(50)
    assert count(seats) == 0


def test_a_player_that_fails_is_said_and_stops_nothing_else(seats, qtbot):
    class Broken:
        def decide(self, seat):
            raise RuntimeError("no idea")

    made = Computers((seats[side] for side in SIDES), lambda _seed: Broken(), "casual")
    with qtbot.waitSignal(made.failed, timeout=5000) as heard:
        pass
    assert "no idea" in heard.args[0]
    assert count(seats) == 0
    made.close()


class Dicey:
    """A session whose next step needs a roll, and which counts how often the step was given."""

    viewer = ALLIANCE

    def __init__(self) -> None:
        self.given = []
        self.heard = []

    def subscribe(self, hear):
        self.heard.append(hear)
        return lambda: self.heard.remove(hear)

    def view(self):
        return SimpleNamespace(outcome=None, active=(ALLIANCE,))

    def still(self):
        return SimpleNamespace(viewer=self.viewer)

    def give(self, command, *, thrown=()):
        self.given.append(thrown)
        if not thrown:
            raise ThrowAsked(Throw(command=command, overrule=None, sides=(6,), purpose="a roll"))
        return ()


@pytest.mark.parametrize("happens", ["nothing", "the table changes", "the game is closed"])
def test_faces_count_only_for_the_moment_for_which_they_were_asked(qtbot, happens):
    seat = Dicey()
    chosen = Proceed(player=ALLIANCE)
    player = SimpleNamespace(decide=lambda _seat: chosen)
    made = Computers((seat,), lambda _seed: player, "casual")
    made.pace = Pace.SKIP
    with qtbot.waitSignal(made.dice_asked, timeout=5000) as asked:
        pass
    before = len(seat.given)
    if happens == "the table changes":
        made.pace = Pace.STEP
        seat.heard[0](None)
    if happens == "the game is closed":
        made.close()
    asked.args[1]((4,))
    assert seat.given[before:] == ([((4,),)] if happens == "nothing" else [])
    if happens != "the game is closed":
        made.close()
