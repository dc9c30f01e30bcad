"""The plotting grids and the thrust picker, under a real mouse and real keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.mechanics.attitude import Attitude
from engine.mechanics.avid import parse_window
from gui.games.sits.horizontal_grid import plane_point
from tests.helpers.avid_stage import LEFT, NONE, Stage
from tests.helpers.plot_seat import PlotSeat

KEY = Qt.Key


@pytest.fixture
def stage(qtbot):
    stage = Stage(height=1300)
    stage.desk.set_thrust(4)
    stage.settle()
    yield stage
    stage.close()


def facing(window):
    seat = PlotSeat()
    seat.attitudes["g1"] = Attitude(parse_window(window))
    return seat


def square(stage, h, v):
    return stage.panel.grids.vertical.square_rect(h, v).center().toPoint()


def hexes(stage, legal=True):
    return [i for i, s in enumerate(stage.desk.advice.spreads) if bool(s.violations) != legal]


def press(widget, at):
    assert widget.rect().contains(at)
    QTest.mouseClick(widget, LEFT, NONE, at)


@pytest.mark.rule("sits/B3.242")
def test_a_click_on_a_legal_square_takes_it(stage):
    press(stage.panel.grids.vertical, square(stage, 3, 3))
    assert stage.orders[-1].square == (3, 3)


@pytest.mark.rule("sits/B3.242")
def test_a_refused_square_says_why_and_offers_the_nearest_legal_one(stage):
    before = len(stage.orders)
    press(stage.panel.grids.vertical, square(stage, 7, 3))
    bubble = stage.panel.grids.vertical.bubble
    assert "[B3.242]" in bubble.text
    assert bubble.offer.startswith("Take 4 horizontal")
    assert len(stage.orders) == before
    QTest.mouseClick(bubble.button, LEFT)
    assert stage.desk.draft.square == (4, 2)


def test_pointing_at_a_refused_square_explains_it(stage):
    stage.hover(square(stage, 0, 7), stage.panel.grids.vertical)
    assert "[B3.242]" in stage.panel.grids.vertical.bubble.text
    assert "Nearest legal" in stage.panel.grids.vertical.bubble.text


def test_pointing_at_a_legal_square_tells_what_it_gives(stage):
    stage.hover(square(stage, 3, 3), stage.panel.grids.vertical)
    assert stage.panel.status.text() == "Thrust 4 from blue 30° or green 60°: 3 in the map plane, 3 up"


def test_keys_choose_a_square(stage):
    chosen = stage.desk.advice.completed.square
    assert chosen == (4, 2)
    stage.keys(KEY.Key_Left, KEY.Key_Up, KEY.Key_Return, widget=stage.panel.grids.vertical)
    assert stage.desk.draft.square == (3, 3)


def test_every_square_is_hit_where_it_is_drawn(stage):
    grid = stage.panel.grids.vertical
    for h in range(8):
        for v in range(-7, 8):
            assert grid.square_at(grid.square_rect(h, v).center()) == (h, v)


@pytest.mark.rule("sits/B3.254")
def test_a_click_on_a_legal_hex_takes_its_spread(stage):
    index = next(i for i in hexes(stage) if dict(stage.desk.advice.spreads[i].changes) == {"B": 3, "A": 1})
    press(stage.panel.grids.horizontal, stage.panel.grids.horizontal.hex_centre(index).toPoint())
    assert dict(stage.orders[-1].spread) == {"B": 3, "A": 1}


@pytest.mark.rule("sits/B3.253")
def test_a_refused_hex_says_why_and_offers_the_nearest_legal_one(stage):
    index = hexes(stage, legal=False)[-1]
    press(stage.panel.grids.horizontal, stage.panel.grids.horizontal.hex_centre(index).toPoint())
    bubble = stage.panel.grids.horizontal.bubble
    assert "[B3.253]" in bubble.text
    QTest.mouseClick(bubble.button, LEFT)
    assert sum(stage.desk.draft.spread.values()) == 4


def test_keys_choose_a_hex(stage):
    stage.keys(KEY.Key_Right, widget=stage.panel.grids.horizontal)
    stage.keys(KEY.Key_Left, KEY.Key_Return, widget=stage.panel.grids.horizontal)
    assert dict(stage.desk.draft.spread) == {"B": 3, "A": 1}


def test_every_hex_is_hit_where_it_is_drawn(stage):
    grid = stage.panel.grids.horizontal
    for index in range(len(stage.desk.advice.spreads)):
        assert grid.hex_at(grid.hex_centre(index)) == index


@pytest.mark.rule("sits/B3.254")
def test_on_the_edge_grid_the_direction_points_up_and_its_neighbours_lie_aside():
    assert plane_point({"C": 3}, 120) == pytest.approx((0, 3))
    x, y = plane_point({"C": 2, "B": 1}, 120)
    assert x < 0
    assert y == pytest.approx(2.5)


@pytest.mark.rule("sits/B3.255")
def test_on_the_corner_grid_an_even_split_lies_on_the_line():
    x, y = plane_point({"B": 2, "C": 2}, 90)
    assert x == pytest.approx(0, abs=1e-9)
    assert y > 3


@pytest.mark.rule("sits/B3.251")
def test_from_the_purple_ring_any_of_six_directions_can_be_clicked(qtbot):
    stage = Stage(facing("+ p"), height=1300)
    stage.desk.set_thrust(4)
    stage.desk.set_square(1, 4)
    stage.settle()
    grid = stage.panel.grids.horizontal
    index = next(i for i, s in enumerate(stage.desk.advice.spreads) if "E" in s.changes)
    press(grid, grid.hex_centre(index).toPoint())
    assert dict(stage.desk.draft.spread) == {"E": 1}
    stage.close()


@pytest.mark.rule("sits/B3.22")
def test_a_click_on_a_thrust_box_takes_it(stage):
    picker = stage.panel.grids.thrust
    press(picker, picker.box(2).center().toPoint())
    assert stage.orders[-1].thrust == 2


@pytest.mark.rule("sits/B3.231")
def test_a_red_lined_thrust_names_the_number_to_roll(stage):
    stage.desk.set_thrust(6)
    assert "roll 5 or less on d10" in stage.panel.grids.thrust.words()
    assert "red-lined" in stage.panel.grids.note.text()


def test_keys_choose_a_thrust(stage):
    stage.keys(KEY.Key_Left, widget=stage.panel.grids.thrust)
    assert stage.desk.draft.thrust == 3
    stage.keys(KEY.Key_5, widget=stage.panel.grids.thrust)
    assert stage.desk.draft.thrust == 5


def test_a_refused_thrust_is_explained(stage):
    picker = stage.panel.grids.thrust
    stage.hover(picker.box(7).center().toPoint(), picker)
    assert "[B3.22]" in picker.bubble.text


@pytest.mark.rule("sits/B3.253")
def test_without_an_amount_no_square_and_no_hex_is_offered_instead(stage):
    stage.desk.set_thrust(0)
    stage.settle()
    grids = stage.panel.grids
    press(grids.vertical, square(stage, 3, 3))
    assert grids.vertical.bubble.text
    assert not grids.vertical.bubble.offer
    press(grids.horizontal, grids.horizontal.hex_centre(0).toPoint())
    assert grids.horizontal.bubble.text
    assert not grids.horizontal.bubble.offer
