"""Ships from the tray to the map: by the hand's own drag and by key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.core.violation import Violation
from gui.board.binding import bind
from gui.board.board_view import BoardView
from gui.board.tray import Tray
from gui.presenters.board import BoardPresenter
from tests.helpers.board_tables import GREEN, FakeSession, cell, ship, table

ONE = ship("one", GREEN, "ca", None, label="1", facing=2, movable=True)
TWO = ship("two", GREEN, "sd", None, label="2", facing=2, movable=True)
STUCK = ship("stuck", GREEN, "dd", None, label="3", facing=2)
LEFT = Qt.MouseButton.LeftButton


class Setup:
    """A window with a board over a tray."""

    def __init__(self, qtbot, violations=()):
        self.qtbot = qtbot
        self.window = QWidget()
        qtbot.addWidget(self.window)
        layout = QVBoxLayout(self.window)
        self.view = BoardView()
        self.tray = Tray(self.view)
        layout.addWidget(self.view, 1)
        layout.addWidget(self.tray)
        self.session = FakeSession(violations)
        self.presenter = BoardPresenter(self.view, self.session)
        bind(self.view, self.presenter, self.tray)
        self.window.resize(900, 700)
        self.show(ONE, TWO, STUCK)
        self.window.show()
        qtbot.waitExposed(self.window)

    def show(self, *counters):
        view = table(*counters)
        self.presenter.show(view)
        self.tray.show_table(view)

    def card(self, index):
        return self.tray.card_box(index).center().toPoint()

    def over(self, column, row):
        """A hex of the map in the tray's own coordinates."""
        x, y = self.view.board.geometry.centre(cell(column, row))
        on_map = self.view.viewportTransform().map(QPointF(x, y)).toPoint()
        assert self.view.viewport().rect().contains(on_map)
        return self.tray.mapFromGlobal(self.view.viewport().mapToGlobal(on_map))

    def press(self, index):
        self.qtbot.mousePress(self.tray, LEFT, pos=self.card(index))

    def move(self, at):
        self.qtbot.mouseMove(self.tray, at)

    def release(self, at):
        self.qtbot.mouseRelease(self.tray, LEFT, pos=at)


@pytest.fixture
def setup(qtbot):
    return Setup(qtbot)


def test_the_tray_lists_what_is_on_no_cell(setup):
    setup.show(ONE, ship("placed", GREEN, "cl", (3, 3), label="9"))
    assert setup.tray.pieces() == [ONE.id]


def test_a_ship_is_dragged_from_the_tray_onto_the_map(setup):
    setup.press(1)
    setup.move(setup.card(1) + QPoint(0, -20))
    setup.move(setup.over(4, 5))
    assert setup.view.board.ghosts()[0].cell == cell(4, 5)
    setup.release(setup.over(4, 5))
    assert len(setup.session.given) == 1
    gesture = setup.session.proposed[-1]
    assert (gesture.piece, gesture.cell) == (TWO.id, cell(4, 5))


def test_between_tray_and_map_the_ship_is_under_the_pointer(setup):
    setup.press(0)
    at = setup.card(0) + QPoint(0, -25)
    setup.move(at)
    held = setup.tray._held
    assert held.isVisible()
    assert (held.geometry().center() - setup.tray.mapTo(setup.window, at)).manhattanLength() <= 3
    setup.move(setup.over(4, 5))
    assert not held.isVisible()
    setup.release(setup.over(4, 5))
    assert setup.tray._held is None


def test_a_drop_beside_the_map_places_nothing(setup):
    setup.press(0)
    setup.move(setup.over(4, 5))
    setup.move(setup.card(1))
    setup.release(setup.card(1))
    assert setup.session.given == []
    assert not setup.view.tools.carry.active


def test_levels_and_heading_change_while_a_ship_is_dragged_from_the_tray(setup):
    setup.press(0)
    setup.move(setup.over(4, 5))
    for key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageUp, Qt.Key.Key_E):
        setup.qtbot.keyClick(setup.tray, key)
    setup.release(setup.over(4, 5))
    gesture = setup.session.proposed[-1]
    assert (gesture.level, gesture.facing) == (2, 3)


def test_escape_during_a_tray_drag_places_nothing(setup):
    setup.press(0)
    setup.move(setup.over(4, 5))
    setup.qtbot.keyClick(setup.tray, Qt.Key.Key_Escape)
    setup.release(setup.over(4, 5))
    assert setup.session.given == []
    assert setup.view.board.ghosts() == ()


def test_a_refused_place_says_why_while_the_ship_is_over_it(qtbot):
    setup = Setup(qtbot, (Violation("sits/D2.12", "One starts within 5 hexes of its corner, not 7."),))
    setup.press(0)
    setup.move(setup.over(4, 5))
    assert setup.view.bubble.text.endswith("[D2.12]")
    setup.release(setup.over(4, 5))


def test_a_ship_that_may_not_be_placed_stays_in_the_tray(setup):
    setup.press(2)
    setup.move(setup.over(4, 5))
    setup.release(setup.over(4, 5))
    assert setup.session.proposed == []


def test_a_ship_is_placed_by_keys_alone(setup):
    setup.tray.setFocus()
    setup.qtbot.keyClick(setup.tray, Qt.Key.Key_Right)
    assert setup.tray.piece() == TWO.id
    setup.qtbot.keyClick(setup.tray, Qt.Key.Key_Return)
    assert setup.view.tools.carry.piece == TWO.id
    start = setup.view.cursor_cell
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Plus, Qt.Key.Key_Return):
        setup.qtbot.keyClick(setup.view, key)
    assert len(setup.session.given) == 1
    gesture = setup.session.proposed[-1]
    assert gesture.piece == TWO.id
    assert gesture.cell == setup.view.cursor_cell != start
    assert gesture.level == 1


def test_a_click_on_a_card_selects_its_ship(setup):
    setup.qtbot.mouseClick(setup.tray, LEFT, pos=setup.card(1))
    assert setup.presenter.selected == TWO.id


def test_an_empty_tray_has_no_piece(setup):
    setup.show()
    assert setup.tray.piece() is None
    setup.tray.grab()
