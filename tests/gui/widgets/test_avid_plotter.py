"""The AVID as an instrument, under a real mouse and real keys."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.core.state import Enforcement
from engine.mechanics import avid
from engine.rulesets.sits.commands import SetShip
from gui.attitude.avid_painter import place_all
from gui.attitude.path_drawing import path_points
from gui.games.sits.modes import Mode, Moment
from tests.helpers.avid_stage import LEFT, NONE, SHIFT, Stage
from tests.helpers.plot_seat import PlotSeat

KEY = Qt.Key


@pytest.fixture
def stage(qtbot):
    stage = Stage()
    yield stage
    stage.close()


def test_a_click_on_a_window_plots_the_shortest_pivot_to_it(stage):
    stage.click("C bu")
    assert [order.route for order in stage.orders] == [("B/C bu", "C bu")]
    assert stage.avid.overlay.paths[0].sites == ("B bu", "B/C bu", "C bu")


def test_a_click_with_shift_pivots_to_the_lower_half(stage):
    stage.click("B bl", SHIFT)
    assert stage.desk.draft.route[-1] == "B bl"


def test_a_click_on_the_forward_marker_keeps_the_nose_where_it_is(stage):
    stage.desk.set_pivot("C bu")
    stage.click(stage.marker("forward"))
    assert stage.orders[-1].route == ()


def test_a_drag_plots_while_it_goes_and_gives_one_order_at_its_end(stage):
    stage.drag("B/C bu", "C bu", "C/D bu", release=False)
    assert stage.desk.draft.route[-1] == "C/D bu"
    assert stage.orders == []
    QTest.mouseRelease(stage.avid, LEFT, NONE, stage.at("C/D bu"))
    assert len(stage.orders) == 1


def test_a_drag_from_the_forward_marker_draws_the_route_by_hand(stage):
    stage.drag(stage.marker("forward"), "A/B bu", "A/B y", "B y")
    assert stage.orders[-1].route == ("A/B bu", "A/B y", "B y")


def test_drawing_back_takes_windows_off_the_route(stage):
    stage.drag(stage.marker("forward"), "A/B bu", "A bu", "A/B bu")
    assert stage.orders[-1].route == ("A/B bu",)


def test_the_windows_that_may_be_entered_next_show_while_a_route_is_drawn(stage):
    stage.drag(stage.marker("forward"), "A/B bu", release=False)
    following = {site for site, tint in stage.avid.overlay.tints.items() if tint == "next"}
    assert "A bu" in following
    assert "D bu" not in following
    stage.plotter.cancel()


def test_escape_gives_up_a_drag(stage):
    stage.drag("B/C bu", "C bu", release=False)
    stage.keys(KEY.Key_Escape)
    assert stage.desk.draft.route == ()
    assert stage.orders == []


def test_a_drag_from_the_top_marker_rolls(stage):
    roll = next(r for r in stage.desk.advice.rolls if r.steps == 2)
    stage.drag(stage.marker("top"), roll.top_path[1], roll.top_end)
    assert stage.orders[-1].roll == 2
    assert stage.orders[-1].route == ()


def test_in_roll_mode_a_click_brings_the_top_to_the_window(stage):
    stage.panel.choose_mode(Mode.ROLL)
    stage.settle()
    roll = next(r for r in stage.desk.advice.rolls if r.steps == -3)
    stage.click(roll.top_end)
    assert stage.orders[-1].roll == -3


def test_the_roll_path_is_drawn_for_the_top(stage):
    stage.desk.set_roll(3)
    path = stage.avid.overlay.paths[0]
    assert path.marker == "top"
    assert len(path.sites) == 4


def test_windows_beyond_the_rating_are_marked_as_refused(stage):
    tints = stage.avid.overlay.tints
    assert tints["C bu"] == "reachable"
    assert tints["E bl"] == "refused"


@pytest.mark.rule("sits/B2.24")
def test_a_refused_window_says_rule_number_and_nearest_legal_one_at_the_pointer(stage):
    stage.hover("E y")
    text = stage.plotter.bubble.text
    assert "[B2.24]" in text
    assert "rating is 4" in text
    assert "Nearest legal:" in text


def test_a_click_on_a_refused_window_keeps_a_draft_and_offers_the_nearest_legal_one(stage):
    stage.click("E y")
    assert stage.orders == []
    assert len(stage.desk.draft.route) == 5
    assert stage.plotter.bubble.offer
    QTest.mouseClick(stage.plotter.bubble.button, LEFT)
    assert len(stage.orders[-1].route) == 4
    assert not stage.plotter.bubble.isVisible()


def test_a_legal_window_is_explained_in_the_status_line(stage):
    heard = []
    stage.plotter.status.connect(heard.append)
    stage.hover("C y")
    assert "2 of 4 windows" in heard[-1]
    assert "one diagonal" in heard[-1]


def test_arrows_move_a_cursor_and_enter_plots(stage):
    stage.keys(KEY.Key_Right, KEY.Key_Right)
    assert stage.plotter.cursor_window == "C bu"
    stage.keys(KEY.Key_Return)
    assert stage.orders[-1].route == ("B/C bu", "C bu")


def test_the_cursor_goes_down_into_the_lower_half(stage):
    stage.keys(KEY.Key_Down, KEY.Key_Down)
    assert stage.plotter.cursor_window == "B bl"


def test_shift_and_enter_draw_the_route_on_by_hand(stage):
    stage.keys(KEY.Key_Right)
    stage.keys(KEY.Key_Return, modifier=SHIFT)
    stage.keys(KEY.Key_Right)
    stage.keys(KEY.Key_Return, modifier=SHIFT)
    assert stage.desk.draft.route == ("B/C bu", "C bu")


def test_r_and_shift_r_roll_to_starboard_and_port(stage):
    stage.keys(KEY.Key_R, KEY.Key_R)
    assert stage.desk.draft.roll == 2
    stage.keys(KEY.Key_R, KEY.Key_R, KEY.Key_R, modifier=SHIFT)
    assert stage.desk.draft.roll == -1


def test_t_and_shift_t_change_the_thrust(stage):
    stage.keys(KEY.Key_T, KEY.Key_T, KEY.Key_T)
    stage.keys(KEY.Key_T, modifier=SHIFT)
    assert stage.desk.draft.thrust == 2


def test_backspace_takes_back_a_window_then_the_roll_then_the_thrust(stage):
    stage.desk.set_pivot("C bu")
    stage.desk.set_roll(-1)
    stage.desk.set_thrust(1)
    stage.keys(KEY.Key_Backspace)
    assert stage.desk.draft.route == ("B/C bu",)
    stage.keys(KEY.Key_Backspace, KEY.Key_Backspace)
    assert stage.desk.draft.roll == 0
    assert stage.desk.draft.thrust == 1
    stage.keys(KEY.Key_Backspace)
    assert stage.desk.draft.thrust == 0


def test_p_l_and_h_choose_the_mode(stage):
    stage.keys(KEY.Key_L)
    assert stage.plotter.mode is Mode.ROLL
    assert stage.panel.header.dials[Mode.ROLL].isChecked()
    stage.keys(KEY.Key_P)
    assert stage.plotter.mode is Mode.PIVOT
    stage.keys(KEY.Key_H)
    assert stage.plotter.mode is Mode.THRUST


@pytest.mark.rule("sits/B3.21")
def test_with_thrust_the_window_it_falls_in_is_marked(stage):
    stage.desk.set_pivot("C bu")
    stage.desk.set_thrust(2)
    assert stage.avid.overlay.thrust == "B/C bu"


def test_the_card_shows_the_ship_at_midpoint_and_end(stage):
    stage.desk.set_pivot("C bu")
    stage.plotter.set_moment(Moment.END)
    assert stage.avid.attitude.forward == "C bu"
    assert stage.avid.overlay.paths == ()
    stage.plotter.set_moment(Moment.MIDPOINT)
    assert stage.avid.attitude.forward == "B/C bu"


def test_the_bearing_to_the_target_is_laid_over_the_card(stage):
    stage.desk.choose_target("r1")
    bearing = stage.avid.overlay.bearings[0]
    assert (bearing.window, bearing.text, bearing.below) == ("D bl", "10", True)


def test_a_ship_of_the_other_side_is_shown_but_not_plotted(stage):
    stage.desk.select("r1")
    stage.click("C bu")
    assert stage.seat.given == []
    assert stage.avid.attitude.title == "1  PNS Sultan"


def test_the_seat_of_red_sees_its_card_from_its_own_side(qtbot):
    from tests.helpers.plot_seat import RED

    stage = Stage(PlotSeat(viewer=RED), ship="r1")
    assert stage.avid.viewpoint == "D"
    stage.close()


def test_in_free_play_the_wheel_over_an_arrow_sets_a_vector(qtbot):
    stage = Stage(PlotSeat(enforcement=Enforcement.FREE))
    arrow = next(a for a in stage.avid.parts().arrows if a.slot == "C")
    at = QPointF(*arrow.along(0.8))
    wheel = QWheelEvent(
        at,
        stage.avid.mapToGlobal(at),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        NONE,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(stage.avid, wheel)
    command = stage.seat.given[-1]
    assert isinstance(command, SetShip)
    assert command.vectors["C"] == 5
    stage.close()


def test_when_the_card_is_hidden_no_note_of_it_stays_on_the_screen(stage):
    stage.click("E y")
    assert stage.plotter.bubble.isVisible()
    stage.panel.shelf.hide()
    assert not stage.plotter.bubble.isVisible()


def test_when_the_seat_changes_no_note_of_the_first_seat_stays(stage):
    stage.click("E y")
    stage.desk.set_session(None)
    assert not stage.plotter.bubble.isVisible()
    assert stage.avid.attitude is None
    assert stage.avid.overlay.paths == ()


# ---- what is said, and what is out of date


def test_after_a_drag_the_status_tells_the_pivot_and_not_what_was_there_before(stage):
    stage.hover("B bu")
    assert stage.panel.status.text().endswith("the nose is here")
    stage.drag(stage.marker("forward"), "B/C bu", "C bu")
    assert "the nose is here" not in stage.panel.status.text()
    assert "C (blue, upper) · 2 of 4 windows" in stage.panel.status.text()


def test_while_a_route_is_drawn_by_hand_its_windows_are_counted(stage):
    stage.drag(stage.marker("forward"), "A/B bu", "A/B y", "B y", release=False)
    assert stage.panel.status.text() == "B (yellow) · 3 of 4 windows, drawn by hand"
    QTest.mouseRelease(stage.avid, LEFT, NONE, stage.at("B y"))


def test_another_ship_under_the_resting_pointer_is_told_of_anew(stage):
    stage.hover("B bu")
    stage.desk.select("g2")
    stage.settle()
    assert "the nose is here" not in stage.panel.status.text()


# ---- the roll's band


def beside_the_band(stage):
    """A window that the Top cannot be brought to, in the half that is in hand."""
    lit = {r.top_end for r in stage.desk.advice.rolls}
    spots = [stage.avid.spot(site) for site in lit]

    def away(window):
        spot = stage.avid.spot(window)
        return min((spot - other).manhattanLength() for other in spots)

    return max((w for w in avid.WINDOWS if w not in lit and not avid.is_lower(w)), key=away)


@pytest.mark.rule("sits/B2.25")
def test_a_click_beside_the_lit_band_says_where_the_top_snaps_to(stage):
    stage.panel.choose_mode(Mode.ROLL)
    stage.settle()
    window = beside_the_band(stage)
    stage.hover(stage.marker("aft"))
    stage.hover(window)
    assert "lit band" in stage.panel.status.text()
    stage.click(window)
    roll = stage.desk.draft.roll
    end = next(r.top_end for r in stage.desk.advice.rolls if r.steps == roll)
    note = stage.plotter.bubble.text
    assert "lit band" in note
    assert "[B2.25]" in note
    if roll:
        assert avid.label(end) in note


@pytest.mark.rule("sits/B2.25")
def test_enter_beside_the_lit_band_says_so_too(stage):
    stage.panel.choose_mode(Mode.ROLL)
    stage.settle()
    stage.plotter.keys.cursor = beside_the_band(stage)
    stage.keys(KEY.Key_Return)
    assert "lit band" in stage.plotter.bubble.text


def test_a_click_on_the_lit_band_rolls_without_a_word(stage):
    stage.panel.choose_mode(Mode.ROLL)
    stage.settle()
    roll = next(r for r in stage.desk.advice.rolls if r.steps == -3)
    stage.click(roll.top_end)
    assert stage.desk.draft.roll == -3
    assert not stage.plotter.bubble.text


# ---- marks that keep clear of one another, and what they are


@pytest.mark.parametrize("end", ["C bu", "D bl", "D y", "C/D y", "E/F bu"])
@pytest.mark.parametrize("width", [300, 420])
def test_the_range_covers_no_number_and_no_stroke_of_a_path(qtbot, end, width):
    stage = Stage(width=width)
    stage.desk.choose_target("r1")
    stage.desk.set_pivot(end)
    stage.desk.set_roll(2)
    disc = stage.avid.parts().discs[0]
    overlay = stage.avid.overlay
    bearing = place_all(disc, stage.avid.attitude, overlay)["bearing", "0"]
    assert disc.window_at(bearing.x, bearing.y, lower=True) == "D bl"
    for path in overlay.paths:
        for index, spot in path_points(disc, path.sites):
            if index:
                apart = math.hypot(spot.x() - bearing.x, spot.y() - bearing.y)
                assert apart >= bearing.size + 0.062 * disc.radius
    stage.close()


def tip(stage, point):
    return stage.avid.tip_at(point.x(), point.y())


def test_each_mark_of_a_pivot_explains_itself(stage):
    stage.desk.set_pivot("C y")
    stage.settle()
    disc, path = stage.avid.parts().discs[0], stage.avid.overlay.paths[0]
    where = dict(path_points(disc, path.sites))
    middle = path.sites.index(path.midpoint)
    assert "at the midpoint of the turn" in tip(stage, where[middle])
    assert tip(stage, where[len(path.sites) - 1]).startswith("2: window 2 of 2 that the pivot enters")
    crossed = (where[path.diagonal - 1] + where[path.diagonal]) / 2
    assert "crosses a corner" in tip(stage, crossed)


def test_the_range_explains_itself(stage):
    stage.desk.choose_target("r1")
    spot = place_all(stage.avid.parts().discs[0], stage.avid.attitude, stage.avid.overlay)["bearing", "0"]
    words = stage.avid.tip_at(spot.x, spot.y)
    assert words.startswith("Range 10 to the target")
    assert "below" in words


def test_the_tip_of_a_marker_shows_under_a_resting_pointer(stage):
    stage.hover(stage.marker("top"))
    assert stage.avid.toolTip().startswith("Top: ")
    stage.hover("D y")
    assert stage.avid.toolTip() == ""


def test_a_ring_explains_itself_wherever_nothing_is_plotted(stage):
    stage.desk.select("r1")
    stage.hover("B/C bu")
    assert stage.avid.toolTip().startswith("Blue ring, 30°")
