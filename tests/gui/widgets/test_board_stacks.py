"""Counters that share a hex: fanned out by hover and key, listed by name, picked without moving another."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from gui.board import stacking
from gui.board.binding import bind
from gui.board.board_view import BoardView
from gui.presenters.board import BoardPresenter
from tests.helpers.board_tables import GREEN, FakeSession, cell, marker, ship, table

LOW = ship("low", GREEN, "dd", (6, 6), label="1", level=-2, movable=True, facing=0)
MID = ship("mid", GREEN, "ca", (6, 6), label="2", level=1, movable=True, facing=0)
TOP = ship("top", GREEN, "sd", (6, 6), label="3", level=9, movable=True, facing=0)


@pytest.fixture
def view(qtbot):
    view = BoardView()
    qtbot.addWidget(view)
    presenter = BoardPresenter(view, FakeSession())
    bind(view, presenter)
    view.presenter = presenter
    view.resize(900, 640)
    presenter.show(table(LOW, MID, TOP))
    view.show()
    qtbot.waitExposed(view)
    return view


def spot(view, x, y):
    return view.viewportTransform().map(QPointF(x, y)).toPoint()


def hover(view, at):
    QTest.mouseMove(view.window().windowHandle(), view.viewport().mapTo(view.window(), at))


def middle(view):
    return spot(view, *view.board.geometry.centre(cell(6, 6)))


def test_the_higher_ship_lies_on_top(view):
    assert [counter.id for counter in view.board.counters_at(cell(6, 6))] == ["top", "mid", "low"]


def test_a_stack_fans_out_when_the_hand_rests_on_it(view, qtbot):
    hover(view, QPoint(20, 20))
    hover(view, middle(view))
    qtbot.waitUntil(lambda: view.board.fan_cell == cell(6, 6))
    assert view.stack_list.isVisible()
    assert view.stack_list.pieces() == ["top", "mid", "low"]


def test_a_fan_closes_when_the_hand_leaves(view, qtbot):
    view.open_fan(cell(6, 6))
    hover(view, middle(view))
    hover(view, QPoint(30, 30))
    qtbot.waitUntil(lambda: view.board.fan_cell is None)
    assert not view.stack_list.isVisible()


def test_in_a_fan_each_counter_can_be_clicked(view, qtbot):
    for piece in ("low", "mid", "top"):
        view.open_fan(cell(6, 6))
        where = spot(view, *view.board.place_of(piece))
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=where)
        assert view.presenter.selected == piece
        view.tools.escape()


def test_tab_walks_through_the_stack(view, qtbot):
    view.setFocus()
    view.put_cursor(cell(6, 6))
    chosen = []
    for _ in range(3):
        qtbot.keyClick(view, Qt.Key.Key_Tab)
        chosen.append(view.presenter.selected)
    assert chosen == ["top", "mid", "low"]
    assert view.board.fan_cell == cell(6, 6)
    qtbot.keyClick(view, Qt.Key.Key_Tab)
    assert view.board.fan_cell is None


def test_number_keys_pick_from_the_stack(view, qtbot):
    view.put_cursor(cell(6, 6))
    qtbot.keyClick(view, Qt.Key.Key_2)
    assert view.presenter.selected == "mid"
    qtbot.keyClick(view, Qt.Key.Key_3)
    assert view.presenter.selected == "low"


def test_a_click_in_the_list_picks(view, qtbot):
    view.open_fan(cell(6, 6))
    qtbot.mouseClick(view.stack_list, Qt.MouseButton.LeftButton, pos=QPoint(100, 8 + 34 + 10))
    assert view.presenter.selected == "mid"
    assert not view.stack_list.isVisible()


def test_dragging_one_counter_leaves_the_others_where_they_are(view, qtbot):
    view.open_fan(cell(6, 6))
    start = spot(view, *view.board.place_of("low"))
    end = spot(view, *view.board.geometry.centre(cell(9, 4)))
    qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(view.viewport(), end)
    qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=end)
    session = view.presenter.session
    assert {gesture.piece for gesture in session.proposed} == {"low"}
    assert len(session.given) == 1


def test_a_fan_has_its_counters_apart():
    places, radius = stacking.fanned([LOW, MID, TOP])
    points = list(places.values())
    for a in points:
        for b in points:
            assert a == b or (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 > 60**2
    assert radius > 50


def test_a_marker_under_a_ship_stays_in_sight():
    eot = marker("eot", MID, (6, 6), 1)
    places = stacking.at_rest([MID, eot])
    assert places[MID.id] == (0.0, 0.0)
    assert places[eot.id] != (0.0, 0.0)
