"""The session as Qt hears it."""

from __future__ import annotations

import gc
import weakref

import pytest

from engine import library
from engine.core.game import new_game
from engine.core.session import Session
from engine.rulesets.sits.commands import Commit, Plot, Proceed
from gui.session.qt_session import QtSession


@pytest.fixture
def game():
    data = next(each for each in library.scenarios("sits") if each["id"] == "pass-in-review")
    return new_game(library.create("sits"), data, {}, seed=1)


def a_plot(game, **fields):
    ship = next(
        c.id for c in Session(game, "Green").view().counters if c.owner == "Green" and c.kind == "piece"
    )
    return Plot(player="Green", ship=ship, **fields)


def test_a_command_that_was_done_is_heard_as_an_update(game, qtbot):
    session = QtSession(Session(game, "Green"))
    with qtbot.waitSignal(session.updated) as heard:
        assert session.give(a_plot(game)) == ()
    assert "plotted" in str(heard.args[0].view.counters)
    session.close()


def test_a_refused_command_is_heard_with_its_rules(game, qtbot):
    session = QtSession(Session(game, "Green"))
    with qtbot.waitSignal(session.rejected) as heard:
        found = session.give(Proceed(player="Green"))
    assert found
    assert heard.args == [Proceed(player="Green"), found]
    session.close()


def test_a_risky_command_waits_for_a_yes(game, qtbot):
    session = QtSession(Session(game, "Green"))
    with qtbot.waitSignal(session.asked) as heard:
        assert session.give(Commit(player="Green")) == ()
    assert "coast" in str(heard.args[1][0])
    assert session.view().active == ("Green", "Red")
    session.confirm(Commit(player="Green"))
    assert session.view().active == ("Red",)
    session.close()


def test_a_player_who_does_not_want_to_be_asked_is_not_asked(game, qtbot):
    session = QtSession(Session(game, "Green"), ask=False)
    with qtbot.assertNotEmitted(session.asked):
        session.give(Commit(player="Green"))
    assert session.view().active == ("Red",)
    session.close()


def test_a_closed_session_hears_nothing_and_can_be_forgotten(game, qtbot):
    session = QtSession(Session(game, "Green"))
    heard = []
    session.updated.connect(heard.append)
    session.close()
    Session(game, "Green").give(a_plot(game))
    assert heard == []
    gone = weakref.ref(session)
    del session
    gc.collect()
    assert gone() is None
