"""The tactical view under real mouse and key events."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QToolButton

from engine.core.ids import PieceId
from engine.core.view import SeatView
from gui.presenters.tactical3d import DeskOverlay, nose_line, window_direction, world
from gui.tactical3d.projection import VIEWPOINTS
from gui.tactical3d.tactical_view import TacticalView
from tests.helpers.table3d import RED, fleet, ship, table_of

LEFT = Qt.MouseButton.LeftButton
SEATS = (
    SeatView(id="Green", name="Green", colour="green", letter="G", viewpoint="A"),
    SeatView(id="Red", name="Red", colour="red", letter="R", viewpoint="D"),
)


@pytest.fixture
def view(qtbot):
    view = TacticalView()
    qtbot.addWidget(view)
    view.resize(900, 640)
    view.show_view(table_of(ship("one", "4,4", 3), ship("two", "9,2", owner=RED)))
    view.show_desk(DeskOverlay(selected=PieceId("one")))
    view.show()
    qtbot.waitExposed(view)
    return view


def pixel(view, point):
    x, y, _ = view.canvas.camera.project(np.array([point]))[0]
    spot = QPoint(round(x), round(y))
    assert view.canvas.rect().contains(spot)
    return spot


def test_a_click_selects_the_ship_under_it(view, qtbot):
    with qtbot.waitSignal(view.canvas.pieceClicked) as heard:
        qtbot.mouseClick(view.canvas, LEFT, pos=pixel(view, world("9,2", 0)))
    assert heard.args[0] == "two"


def test_a_click_in_empty_space_selects_nothing(view, qtbot):
    with qtbot.assertNotEmitted(view.canvas.pieceClicked):
        qtbot.mouseClick(view.canvas, LEFT, pos=QPoint(8, 8))


def test_a_drag_turns_the_view_and_selects_nothing(view, qtbot):
    before = view.canvas.camera.bearing
    with qtbot.assertNotEmitted(view.canvas.pieceClicked):
        qtbot.mousePress(view.canvas, LEFT, pos=QPoint(20, 300))
        qtbot.mouseMove(view.canvas, QPoint(120, 300))
        qtbot.mouseRelease(view.canvas, LEFT, pos=QPoint(120, 300))
    assert view.canvas.camera.bearing != before


def test_a_right_drag_moves_the_view(view, qtbot):
    before = view.canvas.camera.focus
    qtbot.mousePress(view.canvas, Qt.MouseButton.RightButton, pos=QPoint(20, 300))
    qtbot.mouseMove(view.canvas, QPoint(120, 330))
    qtbot.mouseRelease(view.canvas, Qt.MouseButton.RightButton, pos=QPoint(120, 330))
    assert view.canvas.camera.focus != before


def test_the_wheel_zooms_and_what_lies_under_the_pointer_stays(view):
    spot = pixel(view, world("9,2", 0))
    before = view.canvas.camera.distance
    event = QWheelEvent(
        QPointF(spot),
        QPointF(view.canvas.mapToGlobal(spot)),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.canvas, event)
    assert view.canvas.camera.distance < before
    after = pixel(view, world("9,2", 0))
    assert (after - spot).manhattanLength() < 40


def drag_nose_to(view, qtbot, name):
    """Drags the handle of a ship that faces A (away from the eye) to a window on the same side."""
    view.canvas.look_at_selected()
    tip = nose_line(table_of(ship("one", "4,4", 3)).counters[0])[1]
    start = pixel(view, tip)
    end = pixel(view, np.array(world("4,4", 3)) + np.array(window_direction(name)) * 2.6)
    qtbot.mousePress(view.canvas, LEFT, pos=start)
    qtbot.mouseMove(view.canvas, QPoint((start.x() + end.x()) // 2, (start.y() + end.y()) // 2))
    qtbot.mouseMove(view.canvas, end)
    return end


def test_dragging_the_nose_plots_a_pivot(view, qtbot):
    dropped = []
    view.canvas.plotDropped.connect(dropped.append)
    end = drag_nose_to(view, qtbot, "A/B bu")
    qtbot.mouseRelease(view.canvas, LEFT, pos=end)
    assert dropped == ["A/B bu"]


def test_passing_over_the_rim_takes_the_nose_to_the_near_side(view, qtbot):
    dragged = []
    view.canvas.plotDragged.connect(dragged.append)
    end = drag_nose_to(view, qtbot, "A bu")
    qtbot.mouseMove(view.canvas, QPoint(end.x(), 2))
    qtbot.mouseMove(view.canvas, end)
    qtbot.mouseRelease(view.canvas, LEFT, pos=end)
    assert dragged[-1] != "A bu"


def test_escape_takes_back_a_pivot_drag(view, qtbot):
    view.canvas.look_at_selected()
    tip = nose_line(table_of(ship("one", "4,4", 3)).counters[0])[1]
    with qtbot.waitSignal(view.canvas.plotCancelled), qtbot.assertNotEmitted(view.canvas.plotDropped):
        qtbot.mousePress(view.canvas, LEFT, pos=pixel(view, tip))
        qtbot.keyClick(view.canvas, Qt.Key.Key_Escape)
        qtbot.mouseRelease(view.canvas, LEFT, pos=pixel(view, tip))


@pytest.mark.parametrize("key", [Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Plus, Qt.Key.Key_2])
def test_the_eye_obeys_the_keyboard(view, qtbot, key):
    before = view.canvas.camera
    qtbot.keyClick(view.canvas, key)
    assert view.canvas.camera != before


def test_fit_brings_every_ship_back_into_sight(view, qtbot):
    view.canvas.set_camera(view.canvas.camera.panned(4000, 0))
    qtbot.keyClick(view.canvas, Qt.Key.Key_F)
    pixel(view, world("9,2", 0))
    pixel(view, world("4,4", 3))


def test_a_fleet_is_drawn_in_the_colours_of_its_sides(view):
    view.show_view(fleet(30))
    image = view.canvas.grab().toImage()
    colours = {image.pixelColor(x, y).name() for x in range(0, 900, 2) for y in range(0, 560, 2)}
    assert len(colours) > 50


def test_the_ship_under_an_enlarged_hull_is_picked_far_away(view, qtbot):
    view.canvas.set_camera(view.canvas.camera.zoomed(3.0))
    with qtbot.waitSignal(view.canvas.pieceClicked) as heard:
        qtbot.mouseClick(view.canvas, LEFT, pos=pixel(view, world("4,4", 3)))
    assert heard.args[0] == "one"


def test_the_viewpoints_are_buttons_where_there_is_room_and_a_menu_where_there_is_none(view, qtbot):
    assert all(button.isVisible() for button in view.tools.viewpoints)
    view.resize(340, 640)
    qtbot.wait(20)
    assert not any(button.isVisible() for button in view.tools.viewpoints)
    for button in view.tools.findChildren(QToolButton):
        if button.isVisible():
            assert button.width() >= button.sizeHint().width(), button.text()
            assert button.geometry().right() < view.tools.width()


def test_the_menu_looks_from_where_it_says(view, qtbot):
    view.resize(340, 640)
    qtbot.wait(20)
    chosen = next(a for a in view.tools.menu_button.menu().actions() if a.text().startswith("From E/F"))
    chosen.trigger()
    assert view.canvas.camera.bearing == VIEWPOINTS["From E/F"][0]


def test_the_table_is_first_seen_from_the_viewers_own_side(qtbot):
    table = table_of(ship("one", "4,4", 3))
    for seat, bearing in (("Green", 180), ("Red", 0)):
        view = TacticalView()
        qtbot.addWidget(view)
        view.show_view(replace(table, viewer=seat, seats=SEATS))
        assert view.canvas.camera.bearing == bearing
