"""The generic AVID widget: what it draws and reports."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from engine.mechanics.attitude import Attitude
from engine.mechanics.avid import WINDOWS, is_lower, parse_window
from gui.attitude.avid_card import ANGLES, angle_spot
from gui.attitude.avid_overlay import BearingOverlay, Overlay, PathOverlay
from gui.attitude.avid_widget import AvidWidget
from gui.presenters.twin import attitude_words
from gui.theme.style import hub
from gui.theme.tokens import Theme
from tests.helpers.plot_seat import attitude_view

LEFT, NONE, SHIFT = (
    Qt.MouseButton.LeftButton,
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
)


@pytest.fixture
def avid(qtbot, qapp):
    if hub().theme != Theme() or not qapp.styleSheet():
        hub().use(qapp, Theme())
    widget = AvidWidget()
    qtbot.addWidget(widget)
    widget.resize(400, 412)
    widget.set_side("green")
    widget.set_attitude(attitude_view("g1", "1  HMS Warrior", Attitude(parse_window("A y")), {"A": 7}))
    widget.show()
    return widget


def picture(widget):
    return widget.grab().toImage()


def colours(widget, at, reach=12):
    """How many pixels around a point have each colour name."""
    image, found = picture(widget), {}
    for dx in range(-reach, reach + 1):
        for dy in range(-reach, reach + 1):
            name = image.pixelColor(int(at.x()) + dx, int(at.y()) + dy).name()
            found[name] = found.get(name, 0) + 1
    return found


def test_each_window_is_reported_where_it_is_drawn(avid):
    for window in WINDOWS:
        touch = avid.touch_at(avid.spot(window), shift=is_lower(window))
        assert touch.window == window


def test_a_press_reports_window_and_half(qtbot, avid):
    with qtbot.waitSignal(avid.pressed) as heard:
        QTest.mousePress(avid, LEFT, SHIFT, avid.spot("C bl").toPoint())
    assert heard.args[0].window == "C bl"
    assert heard.args[0].lower


def test_the_lower_half_can_be_the_one_pointed_at(avid):
    avid.set_lower_half(on=True)
    assert avid.touch_at(avid.spot("C bl")).window == "C bl"
    assert avid.touch_at(avid.spot("C bl"), shift=True).window == "C bu"


def test_a_drag_over_the_rim_and_back_comes_in_on_the_other_half(qtbot, avid):
    inside, beyond = avid.spot("A bu").toPoint(), avid.spot("A y").toPoint() - QPoint(0, 26)
    touches = []
    avid.dragged.connect(touches.append)
    QTest.mousePress(avid, LEFT, NONE, inside)
    QTest.mouseMove(avid, beyond)
    QTest.mouseMove(avid, inside)
    QTest.mouseRelease(avid, LEFT, NONE, inside)
    assert [touch.window for touch in touches] == [None, "A bl"]
    assert avid.touch_at(QPointF(inside)).window == "A bu"


@pytest.mark.rule("sits/B2.13")
@pytest.mark.parametrize("name", ["forward", "aft", "top", "bottom", "port", "starboard"])
def test_each_of_the_six_markers_can_be_pointed_at(avid, name):
    assert avid.touch_at(avid.marker_spot(name)).marker == name


@pytest.mark.rule("sits/B2.133")
def test_top_and_bottom_of_a_level_ship_stand_side_by_side_in_the_purple_circle(avid):
    top, bottom = avid.marker_spot("top"), avid.marker_spot("bottom")
    assert (top - bottom).manhattanLength() > 12
    assert avid.touch_at(top).window == "+ p"


@pytest.mark.rule("sits/A2.221")
def test_a_vector_arrow_can_be_pointed_at_and_its_white_part_fills_with_a_value(avid):
    arrow = next(a for a in avid.parts().arrows if a.slot == "A")
    other = next(a for a in avid.parts().arrows if a.slot == "D")
    assert avid.touch_at(QPointF(*arrow.along(0.8))).slot == "A"
    white = hub().colour("text").name()
    assert colours(avid, QPointF(*arrow.along(0.8))).get(white, 0) > 100
    assert colours(avid, QPointF(*other.along(0.8))).get(white, 0) == 0


def test_a_pending_change_is_drawn_in_the_gray_part(avid):
    arrow = next(a for a in avid.parts().arrows if a.slot == "C")
    gray = hub().colour("line_strong").name()
    assert colours(avid, QPointF(*arrow.along(0.25)), 5).get(gray, 0) == 0
    avid.set_overlay(Overlay(changes={"C": 3}))
    assert colours(avid, QPointF(*arrow.along(0.25)), 5).get(gray, 0) > 10


@pytest.mark.rule("sits/B3.271")
def test_a_carried_half_fills_the_small_triangle(avid):
    arrow = next(a for a in avid.parts().arrows if a.slot == "C")
    spot, filled = QPointF(*arrow.along(0.45, 0.31)), hub().colour("focus").name()
    assert colours(avid, spot, 2).get(filled, 0) == 0
    avid.set_overlay(Overlay(halves=("C",)))
    assert colours(avid, spot, 2).get(filled, 0) > 0


@pytest.mark.rule("sits/B2.241")
def test_a_path_is_drawn_over_the_windows_it_enters(avid):
    before = picture(avid)
    path = PathOverlay(marker="forward", sites=("A y", "A bu", "A/B bu"), midpoint="A bu")
    avid.set_overlay(Overlay(paths=(path,)))
    accent = hub().colour("accent").name()
    assert colours(avid, avid.spot("A bu")).get(accent, 0) > 10
    assert before != picture(avid)


def test_windows_beyond_the_rating_are_drawn_as_refused(avid):
    path = PathOverlay(marker="forward", sites=("A y", "A/B y", "B y", "B/C y"), allowed=1)
    avid.set_overlay(Overlay(paths=(path,)))
    bad = hub().colour("bad").name()
    assert colours(avid, avid.spot("B y")).get(bad, 0) > 0
    assert colours(avid, avid.spot("A/B y"), 4).get(bad, 0) == 0


@pytest.mark.rule("sits/C1.15b")
def test_a_bearing_is_drawn_in_its_window(avid):
    avid.set_overlay(Overlay(bearings=(BearingOverlay(window="D bl", text="14", below=True),)))
    pink = hub().colour("target").name()
    assert colours(avid, avid.spot("D bl")).get(pink, 0) > 10


@pytest.mark.parametrize("viewpoint", ["A", "B/C", "D", "E/F"])
def test_from_each_viewpoint_its_direction_is_at_the_top(avid, viewpoint):
    avid.set_viewpoint(viewpoint)
    spot = avid.spot(f"{viewpoint} y")
    assert spot.x() == pytest.approx(200, abs=0.5)
    assert spot.y() < 120


def test_an_unknown_viewpoint_is_refused(avid):
    with pytest.raises(KeyError):
        avid.set_viewpoint("C/D")


def test_in_two_discs_a_window_is_hit_in_its_own_half_without_shift(avid):
    avid.set_two_discs(on=True)
    for window in WINDOWS:
        assert avid.touch_at(avid.spot(window)).window == window


def test_the_still_part_is_drawn_once_for_a_look(avid):
    picture(avid)
    painter = avid._painter
    first = painter.picture(avid.look())
    avid.set_overlay(Overlay(changes={"A": 1}))
    picture(avid)
    assert painter.picture(avid.look()) is first


def test_another_theme_gives_another_picture(avid, qapp):
    dark = picture(avid)
    hub().use(qapp, Theme("light"))
    assert picture(avid) != dark
    hub().use(qapp, Theme())


def test_a_screen_reader_hears_markers_and_vectors(avid):
    words = avid.accessibleDescription()
    assert "forward A (yellow)" in words
    assert "Vectors: 7 A" in words
    assert attitude_words(None) == "No ship selected."


def test_without_a_ship_the_card_is_empty_but_drawn(avid):
    avid.set_attitude(None)
    assert avid.marker_spot("forward") is None
    assert not picture(avid).isNull()


def test_vectors_triangles_directions_and_rings_explain_themselves(avid):
    parts = avid.parts()
    arrow = next(a for a in parts.arrows if a.slot == "A")
    assert "drifts 7 hexes in direction A each turn" in avid.tip_at(*arrow.along(0.8))
    assert "half a hex" in avid.tip_at(*arrow.along(0.48, 0.31))
    up = next(a for a in parts.arrows if a.slot == "+")
    assert "0 levels up" in avid.tip_at(*up.along(0.8))
    disc = parts.discs[0]
    assert avid.tip_at(*disc.point(60, 1.15)).startswith("B: one of the six directions")
    for band, degrees in ANGLES:
        assert f"{degrees}°" in avid.tip_at(*angle_spot(disc, band))


@pytest.mark.parametrize("name", ["forward", "aft", "top", "bottom", "port", "starboard"])
def test_each_marker_explains_itself_in_a_sentence(avid, name):
    spot = avid.marker_spot(name)
    words = avid.tip_at(spot.x(), spot.y())
    assert words.lower().startswith(f"{name}: ")
    assert ("lower half" in words) == (name == "bottom")


def test_the_middle_of_a_window_has_no_tip_unless_it_is_wanted(avid):
    spot = avid.spot("C bu")
    assert avid.tip_at(spot.x(), spot.y()) == ""
    avid.set_tips_everywhere(on=True)
    assert avid.tip_at(spot.x(), spot.y()).startswith("Blue ring")
