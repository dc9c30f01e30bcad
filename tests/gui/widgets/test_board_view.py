"""The board under a real hand: mouse, wheel and keys on the viewport."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.core.violation import Violation
from gui.board.navigation import LEAST, MOST
from gui.theme.style import hub
from gui.theme.tokens import Theme
from gui.theme.touch import PRESS, apply_touch
from tests.helpers.board_desk import desk_of
from tests.helpers.board_tables import GREEN, RED, board, cell, fight, marker, ship, table

STAR = ship("star", GREEN, "ca", (5, 5), label="1", facing=2, level=5, movable=True)
FOE = ship("foe", RED, "bc", (10, 6), label="1", facing=8)
LEFT = Qt.MouseButton.LeftButton
FAR = Violation("sits/D2.12", "Star starts within 5 hexes of its corner, not 7.")


@pytest.fixture
def desk(qtbot):
    return desk_of(qtbot, STAR, FOE)


# ---- choosing


def test_a_click_selects_the_counter(desk):
    desk.click(desk.at(5, 5))
    assert desk.presenter.selected == STAR.id
    assert desk.view.board.marks["selected"].isVisible()


def test_a_click_with_ctrl_or_the_right_button_aims(desk):
    desk.click(desk.at(10, 6), Qt.KeyboardModifier.ControlModifier)
    assert desk.presenter.targeted == FOE.id
    desk.click(desk.at(10, 6), button=Qt.MouseButton.RightButton)
    assert desk.presenter.targeted is None


@pytest.fixture
def finger():
    """Touch size: presses may rest."""
    app = QApplication.instance()
    apply_touch(app, on=True)
    yield
    apply_touch(app, on=False)


def test_a_long_press_of_a_finger_aims_as_the_right_button_does(desk, finger):
    desk.press(desk.at(10, 6))
    QTest.qWait(PRESS + 150)
    desk.release(desk.at(10, 6))
    assert desk.presenter.targeted == FOE.id
    assert desk.presenter.selected is None


def test_a_short_press_of_a_finger_is_a_click(desk, finger):
    desk.click(desk.at(5, 5))
    assert desk.presenter.selected == STAR.id
    assert desk.presenter.targeted is None


def test_a_press_that_rested_can_still_be_dragged(desk, finger):
    desk.press(desk.at(5, 5))
    QTest.qWait(PRESS + 150)
    for there in ((6, 5), (7, 5), (8, 5)):
        desk.move(desk.at(*there))
    assert desk.view.tools.carry.active
    desk.release(desk.at(8, 5))
    assert desk.presenter.targeted is None


def test_a_click_on_an_empty_hex_names_it(desk):
    with desk.qtbot.waitSignal(desk.view.cellClicked) as heard:
        desk.click(desk.at(3, 8))
    assert heard.args == [cell(3, 8)]


def test_a_double_click_opens_and_moves_nothing(desk):
    with desk.qtbot.waitSignal(desk.view.pieceDoubleClicked) as heard:
        desk.click(desk.at(5, 5))
        desk.qtbot.mouseDClick(desk.vp, LEFT, pos=desk.at(5, 5))
        desk.release(desk.at(5, 5))  # QTest's double click leaves the button down
    assert heard.args == [STAR.id]
    assert not desk.view.tools.carry.active
    assert desk.session.given == []


def test_hovering_names_piece_and_cell(desk):
    desk.hover(desk.at(3, 8))
    with desk.qtbot.waitSignal(desk.view.hovered) as heard:
        desk.hover(desk.at(10, 6))
    assert heard.args == [FOE.id, cell(10, 6)]


# ---- dragging


def test_a_drag_is_one_command_where_the_button_was_let_go(desk):
    desk.drag(desk.at(5, 5), desk.at(8, 7))
    assert len(desk.session.given) == 1
    assert desk.session.proposed[-1].cell == cell(8, 7)


def test_a_small_shake_of_the_hand_is_a_click(desk):
    start = desk.at(5, 5)
    desk.press(start)
    desk.move(start + QPoint(3, 2))
    desk.release(start + QPoint(3, 2))
    assert desk.session.proposed == []
    assert desk.presenter.selected == STAR.id


def test_the_ghost_stands_under_the_pointer_while_dragging(desk):
    desk.press(desk.at(5, 5))
    desk.move(desk.at(7, 6))
    assert desk.ghost.cell == cell(7, 6)
    assert desk.view.board.items_by_id[STAR.id].opacity() < 1
    desk.release(desk.at(7, 6))
    assert desk.ghost is None
    assert desk.view.board.items_by_id[STAR.id].opacity() == 1


def test_a_refused_place_says_why_at_the_pointer(qtbot):
    desk = desk_of(qtbot, STAR, violations=(FAR,))
    desk.press(desk.at(5, 5))
    desk.move(desk.at(7, 6))
    assert desk.view.bubble.text == "Star starts within 5 hexes of its corner, not 7. [D2.12]"
    assert desk.view.board._ghosts[0].spec.illegal
    desk.release(desk.at(7, 6))
    assert "[D2.12]" in desk.view.bubble.text


def test_escape_puts_the_counter_back(desk):
    desk.press(desk.at(5, 5))
    desk.move(desk.at(8, 7))
    with desk.qtbot.waitSignal(desk.view.gestureCancelled):
        desk.key(Qt.Key.Key_Escape)
    desk.release(desk.at(8, 7))
    assert desk.session.given == []
    assert desk.ghost is None


def test_the_wheel_changes_the_level_while_dragging(desk):
    zoom = desk.view.zoom
    desk.press(desk.at(5, 5))
    desk.move(desk.at(7, 6))
    desk.wheel(desk.at(7, 6), 2)
    desk.key(Qt.Key.Key_PageDown)
    desk.release(desk.at(7, 6))
    assert desk.session.proposed[-1].level == STAR.level + 1
    assert desk.view.zoom == zoom


def test_keys_turn_the_counter_in_hand_by_30_degrees(desk):
    desk.press(desk.at(5, 5))
    desk.move(desk.at(7, 6))
    desk.key(Qt.Key.Key_E)
    desk.key(Qt.Key.Key_BracketRight)
    desk.key(Qt.Key.Key_Q)
    desk.release(desk.at(7, 6))
    assert desk.session.proposed[-1].facing == STAR.facing + 1


def test_a_drag_off_the_map_asks_for_the_tray(desk):
    desk.press(desk.at(5, 5))
    desk.move(desk.at(6, 5))
    desk.move(QPoint(-30, 100))
    desk.release(QPoint(-30, 100))
    assert desk.session.proposed[-1].cell is None


def test_a_counter_that_may_not_be_moved_is_not_dragged(desk):
    middle = desk.view.middle()
    desk.view.zoom_by(1.6)
    start = desk.at(10, 6)
    desk.drag(start, start + QPoint(-60, -20))
    assert desk.session.proposed == []
    assert desk.view.middle() != middle


def test_the_session_is_asked_once_for_each_hex_of_a_drag(desk):
    desk.press(desk.at(5, 5))
    for step in range(5):
        desk.move(desk.at(7, 6) + QPoint(step, 0))
    desk.release(desk.at(7, 6))
    assert len(desk.session.peeked) == 1
    assert len(desk.session.given) == 1


def test_picking_up_with_a_second_click_and_putting_down_with_a_third(desk):
    desk.click(desk.at(5, 5))
    QTest.qWait(QApplication.doubleClickInterval() + 20)
    desk.click(desk.at(5, 5))
    assert desk.view.tools.carry.active
    desk.move(desk.at(6, 8))
    assert desk.ghost.cell == cell(6, 8)
    desk.click(desk.at(6, 8))
    assert len(desk.session.given) == 1
    assert desk.session.proposed[-1].cell == cell(6, 8)


def test_a_game_that_changes_underneath_takes_the_counter_from_the_hand(desk):
    desk.press(desk.at(5, 5))
    desk.move(desk.at(7, 6))
    desk.presenter.show(table(replace(STAR, level=6), FOE))
    desk.release(desk.at(7, 6))
    assert not desk.view.tools.carry.active
    assert desk.ghost is None


# ---- keyboard


def test_a_ship_is_moved_by_keys_alone(desk):
    desk.view.setFocus()
    desk.key(Qt.Key.Key_N)
    assert desk.presenter.selected == STAR.id
    desk.key(Qt.Key.Key_Return)
    assert desk.view.tools.carry.active
    desk.key(Qt.Key.Key_Down)
    desk.key(Qt.Key.Key_Down)
    desk.key(Qt.Key.Key_PageUp)
    desk.key(Qt.Key.Key_Return)
    assert len(desk.session.given) == 1
    gesture = desk.session.proposed[-1]
    assert (gesture.cell, gesture.level) == (cell(5, 7), STAR.level + 1)


def test_walking_right_along_a_row_does_not_climb(desk):
    desk.view.put_cursor(cell(3, 5))
    for _ in range(6):
        desk.key(Qt.Key.Key_Right)
    assert desk.view.cursor_cell == cell(9, 5)


def test_the_cursor_stops_at_the_border(desk):
    desk.view.put_cursor(cell(1, 1))
    desk.key(Qt.Key.Key_Up)
    desk.key(Qt.Key.Key_Left)
    assert desk.view.cursor_cell == cell(1, 1)


def test_plus_and_minus_nudge_the_selected_ship(desk):
    desk.presenter.choose(STAR.id)
    desk.key(Qt.Key.Key_Plus)
    assert desk.session.proposed[-1].level == STAR.level + 1
    desk.key(Qt.Key.Key_Minus)
    assert desk.session.proposed[-1].level == STAR.level - 1
    assert len(desk.session.given) == 2


def test_t_aims_at_the_counter_under_the_cursor(desk):
    desk.view.put_cursor(cell(10, 6))
    desk.key(Qt.Key.Key_T)
    assert desk.presenter.targeted == FOE.id


def test_board_keys_are_not_shortcuts_of_the_window_while_the_board_has_the_focus(desk, qtbot):
    fired = []
    desk.view.addAction("q", Qt.Key.Key_Q, lambda: fired.append(1))
    desk.view.setFocus()
    desk.presenter.choose(STAR.id)
    desk.view.lift(STAR.id)
    QTest.keyClick(desk.view.window().windowHandle(), Qt.Key.Key_Q)
    assert fired == []
    assert desk.ghost.facing == STAR.facing - 1


# ---- map


def test_the_wheel_zooms_to_the_pointer(desk):
    at = desk.at(14, 4)
    before = desk.view.scene_at(at)
    desk.wheel(at, 3)
    after = desk.view.scene_at(at)
    assert desk.view.zoom > 0
    assert before == pytest.approx(after, abs=2 / desk.view.zoom)


def test_zoom_stays_within_its_limits(desk):
    for _ in range(60):
        desk.view.zoom_by(1.5)
    assert desk.view.zoom == MOST
    for _ in range(90):
        desk.view.zoom_by(0.7)
    assert desk.view.zoom == LEAST


def test_ctrl_plus_and_minus_zoom_and_f_fits(desk):
    fitted = desk.view.zoom
    desk.key(Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert desk.view.zoom > fitted
    desk.key(Qt.Key.Key_F)
    assert desk.view.zoom == pytest.approx(fitted)


def test_the_middle_button_pans(desk):
    desk.view.zoom_by(2)
    before = desk.view.middle()
    middle = Qt.MouseButton.MiddleButton
    desk.qtbot.mousePress(desk.vp, middle, pos=QPoint(400, 300))
    desk.move(QPoint(350, 280))
    desk.qtbot.mouseRelease(desk.vp, middle, pos=QPoint(350, 280))
    moved = desk.view.middle() - before
    assert moved.x() == pytest.approx(50 / desk.view.zoom, abs=1.5)
    assert moved.y() == pytest.approx(20 / desk.view.zoom, abs=1.5)


def test_space_and_drag_pans_instead_of_moving_a_ship(desk):
    desk.view.zoom_by(1.5)
    desk.qtbot.keyPress(desk.view, Qt.Key.Key_Space)
    desk.drag(desk.at(5, 5), desk.at(5, 5) + QPoint(40, 0))
    desk.qtbot.keyRelease(desk.view, Qt.Key.Key_Space)
    assert desk.session.proposed == []


def test_the_overview_brings_another_part_to_the_middle(desk):
    desk.view.zoom_by(2.5)
    overview = desk.view.overview
    x, y = desk.view.board.geometry.centre(cell(16, 10))
    desk.qtbot.mouseClick(overview, LEFT, pos=overview.point_of(x, y).toPoint())
    middle = desk.view.middle()
    assert (middle.x(), middle.y()) == pytest.approx((x, y), abs=20)


@pytest.mark.parametrize("viewpoint", ["A", "B/C", "D", "E/F"])
def test_every_viewpoint_puts_its_direction_at_the_top(desk, viewpoint):
    desk.view.viewpoint = viewpoint
    geometry = desk.view.board.geometry
    steps = {"A": 0, "B/C": 3, "D": 6, "E/F": 9}
    assert geometry.angle(steps[viewpoint]) == 0
    assert geometry.cell_at(*geometry.centre(cell(4, 7))) == cell(4, 7)
    item = desk.view.board.items_by_id[STAR.id]
    assert (item.pos().x(), item.pos().y()) == pytest.approx(geometry.centre(STAR.cell))


def test_v_turns_the_table_and_keeps_what_was_in_the_middle(desk):
    desk.view.zoom_by(2)
    desk.view.look_at(*desk.view.board.geometry.centre(cell(8, 8)))
    desk.key(Qt.Key.Key_V)
    assert desk.view.viewpoint == "B/C"
    middle = desk.view.middle()
    assert desk.view.board.geometry.cell_at(middle.x(), middle.y()) == cell(8, 8)


def test_measuring_shows_the_words_of_the_presenter(desk):
    desk.key(Qt.Key.Key_R)
    desk.press(desk.at(5, 5))
    desk.move(desk.at(8, 5))
    desk.release(desk.at(8, 5))
    assert desk.view.bubble.text.startswith("3 hexes")
    assert desk.view.board.marks["ruler"].isVisible()
    desk.key(Qt.Key.Key_Escape)
    assert not desk.view.board.marks["ruler"].isVisible()
    assert desk.view.tools.used == "select"


def test_what_did_not_change_keeps_its_item(desk):
    star = desk.view.board.items_by_id[STAR.id]
    desk.presenter.show(table(STAR, replace(FOE, cell=cell(9, 6))))
    assert desk.view.board.items_by_id[STAR.id] is star
    desk.presenter.show(table(STAR))
    assert list(desk.view.board.items_by_id) == [STAR.id]


def test_a_theme_change_redraws_the_board(desk):
    desk.view.settle()
    dark = desk.view.grab().toImage().pixelColor(desk.at(2, 9))
    hub().use(QApplication.instance(), Theme("light"))
    try:
        desk.view.settle()
        light = desk.view.grab().toImage().pixelColor(desk.at(2, 9))
    finally:
        hub().use(QApplication.instance(), Theme())
    assert dark.lightness() < 70
    assert light.lightness() > 200


def test_a_rich_table_is_drawn_and_cleared(qtbot):
    desk = desk_of(qtbot, STAR, FOE)
    view, plotted = fight()
    desk.presenter.show(view)
    desk.view.overlay(*plotted)
    desk.view.highlight([cell(2, 2), cell(2, 3)])
    desk.view.viewpoint = "E/F"
    desk.view.settle()
    assert len(desk.view.board._courses) == len(view.courses)
    desk.view.overlay((), ())
    desk.presenter.show(table(maps=board()))
    assert desk.view.board.items_by_id == {}
    assert desk.view.board._courses == {}


def test_marker_levels_are_told_as_differences(qtbot):
    eot = marker("eot", STAR, (8, 4), 7)
    desk = desk_of(qtbot, STAR, eot)
    assert desk.view.board.items_by_id[eot.id].spec.level == 2


def test_a_screen_reader_hears_what_is_under_the_cursor(desk):
    desk.view.put_cursor(cell(5, 5))
    assert desk.view.accessibleDescription().startswith("Hex 05/05: Star (1)")


def test_the_board_comes_to_rest_after_a_zoom(desk, qtbot):
    desk.view.zoom_by(1.7)
    assert desk.view.board.map_item.held
    qtbot.waitUntil(lambda: not desk.view.board.map_item.held and not desk.view.board.unfinished)
    item = desk.view.board.items_by_id[STAR.id]
    assert item.is_drawn(desk.view.zoom, desk.view.devicePixelRatioF())


def test_zooming_out_and_in_draws_only_a_bounded_number_of_tiles(desk, qtbot):
    for factor in (3, 0.2, 2, 4, 0.1, 3):
        desk.view.zoom_by(factor)
        desk.view.settle()
    tiles = desk.view.board.map_item._tiles
    assert tiles.size <= tiles.limit


def test_picking_up_by_click_can_be_switched_off(desk):
    desk.view.hand.click_carries = False
    desk.presenter.choose(STAR.id)
    desk.click(desk.at(5, 5))
    assert not desk.view.tools.carry.active


def test_the_threshold_of_a_drag_is_a_habit_of_the_hand(desk):
    desk.view.hand.threshold = 60
    start = desk.at(5, 5)
    desk.press(start)
    desk.move(start + QPoint(40, 0))
    assert desk.ghost is None
    desk.release(start + QPoint(40, 0))
    assert desk.session.proposed == []


# ---- painting


@pytest.mark.parametrize("zoom", [0.11722796437097698, 0.2131, 0.307, 0.4441, 0.7, 1.013, 1.37])
def test_nothing_of_what_was_there_before_shows_through_the_board_at_any_zoom(desk, zoom):
    view = desk.view
    for wide, high in ((876, 430), (875, 431), (701, 399)):
        view.resize(wide, high)
        view.zoom_by(zoom / view.zoom)
        view.settle()
        drawn = []
        for before in ("#ff0000", "#0000ff"):
            image = QImage(view.viewport().size(), QImage.Format.Format_RGB32)
            image.fill(QColor(before))
            view.viewport().render(image)
            drawn.append(image)
        assert drawn[0] == drawn[1], (wide, high)
