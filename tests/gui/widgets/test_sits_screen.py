"""The SITS screen: one desk behind map, AVID, 3D and numbers; setup; flight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSpinBox

from engine.core.command import Gesture
from tests.helpers.hand import Hand
from tests.helpers.open_window import settle, start


def place(window, name: str) -> str:
    """Puts a ship into its corner; returns the cell."""
    screen = window.screen_
    view = screen.session.view()
    ship = next(c for c in view.counters if c.title.startswith(name))
    offer = next(o for o in view.offers if o.kind == "sits.deploy" and o.piece == ship.id)
    cell = offer.cells[len(offer.cells) // 2]
    assert (
        screen.presenter.gesture_dropped(
            Gesture(by=screen.viewer, piece=ship.id, cell=cell, level=ship.level)
        )
        == ()
    )
    settle(60)
    return cell


def commit_both(window) -> None:
    for _ in range(2):
        window.press_primary()
        settle(30)
        if window.sheets.busy:
            window.sheets.top.enter()
        settle(90)


@pytest.mark.rule("sits/D2.12")
def test_a_click_on_the_setup_avid_turns_the_nose_as_one_command(window):
    start(window, "simple-setup-duel")
    place(window, "Intrepid")
    screen, hand = window.screen_, Hand(window)
    avid = screen.setup.avid
    before = len(screen.session.log())
    hand.click(avid, avid.spot("D y"))
    assert screen.desk.attitude.forward == "D y"
    assert len(screen.session.log()) == before + 1


@pytest.mark.rule("sits/D2.12")
def test_a_starting_velocity_beyond_the_limit_is_refused_and_the_field_goes_back(window):
    start(window, "simple-setup-duel")
    place(window, "Intrepid")
    screen = window.screen_
    field = screen.setup.findChild(QSpinBox, "setup-speed-B")
    field.setValue(4)
    assert {s.slot: s.value for s in screen.desk.attitude.slots}["B"] == 4
    field.setValue(9)
    assert field.value() == 4
    assert "D2.12" in {each.number for each in screen.violations.refusals()}


def test_a_way_out_of_a_refusal_is_one_click(window):
    start(window, "simple-setup-duel")
    place(window, "Intrepid")
    screen = window.screen_
    screen.setup.findChild(QSpinBox, "setup-speed-B").setValue(9)
    offered = screen.violations.suggestions()
    assert offered
    screen.violations._do(0)
    settle()
    assert not screen.violations.isVisible()
    assert screen.session.log()[-1].events


def test_the_tray_goes_when_the_last_ship_of_this_side_is_placed(window):
    start(window, "simple-setup-duel")
    assert window.screen_.tray.isVisible()
    place(window, "Intrepid")
    assert not window.screen_.tray.isVisible()


def test_plotting_replaces_the_setup_panel_by_the_plotting_panel(window):
    start(window, "pass-in-review")
    screen = window.screen_
    assert screen.right.currentWidget() is screen.plot


def test_a_pivot_dragged_in_space_is_the_plot_on_the_avid(window):
    start(window, "pass-in-review")
    window.show_centre("both")
    settle(60)
    screen = window.screen_
    canvas = screen.space.view.canvas
    choice = next(c for c in screen.desk.advice.pivots if c.count == 2 and not c.violations)
    canvas.plotStarted.emit()
    canvas.plotDragged.emit(choice.window)
    assert not screen.desk.is_given
    canvas.plotDropped.emit(choice.window)
    assert screen.desk.is_given
    assert screen.desk.given.route[-1] == choice.window


def test_the_scene_shows_the_ghosts_of_the_plotted_turn(window):
    start(window, "pass-in-review")
    window.show_centre("solid")
    screen = window.screen_
    before = sum(body.ghost for body in screen.space.view.canvas.scene.bodies)
    screen.desk.set_thrust(3)
    ghosts = [body for body in screen.space.view.canvas.scene.bodies if body.ghost]
    assert len(ghosts) >= max(1, before)
    assert screen.desk.preview.ghosts


def test_a_double_click_in_the_list_of_ships_aims_the_ship_at_hand(window):
    start(window, "pass-in-review")
    screen = window.screen_
    ships, own = screen.forces._list, screen.desk.selected
    row = next(n for n, c in enumerate(screen.forces._shown) if c.owner == "Red")
    spot, port = ships.visualItemRect(ships.item(row)).center(), ships.viewport()
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseDClick(port, Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=spot)
    settle()
    enemy = screen.forces._shown[row].id
    assert (screen.desk.selected, screen.desk.target) == (own, enemy)
    assert screen.presenter.targeted == enemy


def test_ships_glide_to_their_new_places_and_end_there(window):
    window.settings.override("motion", "full")
    start(window, "first-flight", curtain=False)
    commit_both(window)
    screen = window.screen_
    before = screen.glide.places()
    while not screen.glide.running:
        screen.press_primary()
    assert screen.glide.places() == before
    screen.glide.finish()
    there = {
        c.id: QPointF(*screen.board.board.geometry.centre(c.cell))
        for c in screen.session.view().counters
        if c.kind == "piece"
    }
    assert {p: (q.x(), q.y()) for p, q in screen.glide.places().items()} == {
        p: pytest.approx((q.x(), q.y())) for p, q in there.items()
    }


def test_reduced_motion_shows_each_step_at_once(window):
    start(window, "first-flight", curtain=False)
    commit_both(window)
    screen = window.screen_
    screen.fly_on()
    while screen.flying:
        assert screen._flight.interval() == 0
        assert not screen.glide.running
        settle()
    assert not screen.glide.running
    assert screen.session.view().turn == 2


def test_fly_on_is_offered_only_where_there_is_nothing_to_decide(window):
    start(window, "first-flight", curtain=False)
    assert not window.screen_.phases.fly.isVisible()
    commit_both(window)
    assert window.screen_.phases.fly.isVisible()


def test_the_selected_ship_steps_on_by_key(window):
    start(window, "pass-in-review")
    screen = window.screen_
    first = screen.desk.selected
    Hand(window).key(Qt.Key.Key_F6)
    assert screen.desk.selected != first
